"""Reasons: why a turn is worth thinking about, told from the parts that a position is judged by.

Each game's own module (`parts.reasons` of its rulebook) finds what a turn changes, in worlds that fit what the seat
knows: nothing in a reason can tell what is hidden. Where it finds nothing, the chances tell: how a step stands against
the other steps at a glance.

A game's module has `find(outcome)`, which gives reasons with a weight each, and `WORDS`, the English words of its codes
for the terminal; the web client has its own in `web/src/words`.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from serai.bots.searcher import chances
from serai.engine.declarations.parts import find_part
from serai.engine.lookahead import look_ahead, worlds_of

if TYPE_CHECKING:
    from serai.engine.game import Game, Knowledge, State

MOST = 3  # reasons of a turn
LEAST_GAIN = 1  # percent of the victory: less is not worth a word
PERCENT = 100
Words = Callable[["Reason", Callable[[int], str]], str]  # a reason and the name of each seat


@dataclass(frozen=True)
class Reason:
    """What a turn brings: a code, how much of it, and what else its words need (a seat, a palace, a Djinn)."""

    code: str
    amount: float
    args: Mapping[str, int | str] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """As data."""
        return {"code": self.code, "amount": self.amount, "args": dict(self.args)}


@dataclass(frozen=True)
class Outcome:
    """A turn as far as its seat can foresee it: what it knows, the position before it and the one after it."""

    knowledge: Knowledge
    turn: Sequence[str]
    before: State
    after: State

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.knowledge.seat


def foresee(knowledge: Knowledge, turn: Sequence[str]) -> Outcome:
    """What a turn leads to; it ends before a step after which the seat would see what it cannot know now."""
    worlds = worlds_of(knowledge)
    before = after = worlds[0]
    for step in turn:
        foreseen = look_ahead(worlds, knowledge.seat, step)
        if not foreseen.known:
            break
        worlds, after = foreseen.after, foreseen.after[0]
        if foreseen.ended:
            break
    return Outcome(knowledge, turn, before, after)


def explain(knowledge: Knowledge, turn: Sequence[str]) -> tuple[Reason, ...]:
    """Up to three reasons for a turn, the weightiest first; at least one."""
    place = knowledge.game.rulebook.parts.reasons
    outcome = foresee(knowledge, turn)
    found: list[tuple[float, Reason]] = find_part(place).find(outcome) if place else []
    found.sort(key=lambda one: -one[0])
    return tuple(reason for _, reason in found[:MOST]) or (by_chances(outcome),)


def by_chances(outcome: Outcome) -> Reason:
    """The chances to win at a glance: against the other steps, or if that tells nothing as they are."""
    knowledge, seat = outcome.knowledge, outcome.seat
    legal = knowledge.legal()
    if len(legal) == 1:
        return Reason("only", 1)
    worlds = worlds_of(knowledge)

    def glance(step: str) -> float:
        return statistics.fmean(chances(world.after(seat, step))[seat] for world in worlds)

    own = glance(outcome.turn[0])
    others = statistics.fmean(glance(step) for step in legal if step != outcome.turn[0])
    gain = round(PERCENT * (own - others))
    return Reason("better", gain) if gain >= LEAST_GAIN else Reason("chances", round(PERCENT * own))


# ---------------------------------------------------------------- in English


WORDS: Mapping[str, Words] = {
    "only": lambda reason, name: "it is the only legal step",
    "better": lambda reason, name: f"{reason.amount} % more of the victory than the other steps at a glance",
    "chances": lambda reason, name: f"leaves about {reason.amount} % of the victory",
}


def words_of(game: Game) -> Mapping[str, Words]:
    """The English words of all codes that reasons of a game can have."""
    place = game.rulebook.parts.reasons
    return {**WORDS, **(find_part(place).WORDS if place else {})}


def in_words(game: Game, reasons: Sequence[Reason], name: Callable[[int], str] = "seat {}".format) -> str:
    """Reasons as a clause: '+4 gold; 2 viziers more'."""
    known = words_of(game)
    return "; ".join(known[reason.code](reason, name) for reason in reasons)


def count(number: float, one: str, many: str) -> str:
    """A number of things."""
    return f"{number:g} {one if number == 1 else many}"
