"""What happens at a Bakschisch table, as events for animation and log; words are made where they are shown.

All see every event but `fist`, which is for the seat itself until the reveal.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from serai.engine.compiler.plain import interpreted
from serai.engine.declarations.position import Position
from serai.engine.rulebook import Draw, Entry, Event
from serai.games.bakschisch import rules
from serai.games.bakschisch.box import PERSONS, PersonName
from serai.games.bakschisch.steps import DEEDS, THIEF, coins_in
from serai.games.bakschisch.view import Where, where

_FromTo = TypedDict("_FromTo", {"from": int, "to": int})


class Card(TypedDict):
    """The card of a bribe is turned up."""

    event: Literal["card"]
    bribe: int
    person: PersonName


class Chose(TypedDict):
    """A fist closes."""

    event: Literal["chose"]
    seat: int


class Fist(TypedDict):
    """What the seat's own fist holds."""

    event: Literal["fist"]
    seat: int
    step: str


class Reveal(TypedDict):
    """All fists open: a step of each seat, and the coins that it shows, which leave its bag."""

    event: Literal["reveal"]
    fists: list[str]
    coins: list[int]


class Walk(_FromTo):
    """A pawn moves: for the most coins forward, for the least back."""

    event: Literal["walk"]
    seat: int
    by: Annotated[int, "Less than nothing: back."]
    where: Where


class Steal(TypedDict):
    """A thief's part of the coins that were shown."""

    event: Literal["steal"]
    seat: int
    coins: int


class Pot(TypedDict):
    """What the bribe adds to the pot."""

    event: Literal["pot"]
    coins: int


class ThiefOut(TypedDict):
    """A thief is set aside: it was shown, or its pawn has come to the palace."""

    event: Literal["thief-out"]
    seat: int
    why: Literal["shown", "palace"]


class Share(TypedDict):
    """The pot is shared after the fifth bribe: each seat's part, and what stays."""

    event: Literal["share"]
    coins: int
    pot: int


class ThiefBack(TypedDict):
    """A thief comes home for the next round."""

    event: Literal["thief-back"]
    seat: int


class Shuffle(TypedDict):
    """All cards make a new pile."""

    event: Literal["shuffle"]


class Round(TypedDict):
    """A round begins."""

    event: Literal["round"]
    round: int


class End(TypedDict):
    """The game is over: a pawn is on the throne, or the last round is played."""

    event: Literal["end"]
    why: Literal["throne", "rounds"]
    ranking: list[int]


GameEvent = (
    Card | Chose | Fist | Reveal | Walk | Steal | Pot | ThiefOut | Share | ThiefBack | Shuffle | Round | End
)  # fmt: skip

_part, _thief_stays_out = interpreted(rules.part), interpreted(rules.thief_stays_out)


def events(before: Position, entry: Entry, after: Position) -> list[Event]:
    """What this step or draw did."""
    if isinstance(entry, Draw):
        return [Event(Card(event="card", bribe=before.plain.bribe + 1, person=PERSONS[entry.outcome]))]
    chose = Chose(event="chose", seat=entry.seat)
    fist = Fist(event="fist", seat=entry.seat, step=DEEDS.names[entry.action])
    made = [Event(chose), Event(fist, seats=(entry.seat,))]
    if after.pending:
        return made
    fists = [*before.plain.fist[: before.game.players]]
    fists[entry.seat] = entry.action
    return made + [Event(told) for told in _reveal(before, fists, after)]


def _reveal(before: Position, fists: list[int], after: Position) -> list[GameEvent]:
    b, a, seats = before.plain, after.plain, range(before.game.players)
    shown = [coins_in(fist) for fist in fists]
    told: list[GameEvent] = [Reveal(event="reveal", fists=[DEEDS.names[fist] for fist in fists], coins=shown)]
    walkers = [seat for seat in seats if b.space[seat] != a.space[seat]]
    for seat in walkers:
        here, there = b.space[seat], a.space[seat]
        walk: Walk = {
            "event": "walk", "seat": seat, "from": here, "to": there, "by": there - here, "where": where(a, there),
        }  # fmt: skip
        told.append(walk)
    thieves = fists.count(THIEF)
    loot = _part(sum(shown), thieves)
    for seat in seats:
        if fists[seat] == THIEF:
            told.append(Steal(event="steal", seat=seat, coins=loot))
            told.append(ThiefOut(event="thief-out", seat=seat, why="shown"))
        elif b.thief[seat] and seat in walkers and _thief_stays_out(a, a.space[seat]):
            told.append(ThiefOut(event="thief-out", seat=seat, why="palace"))
    to_pot = sum(shown) - loot * thieves
    if to_pot:
        told.append(Pot(event="pot", coins=to_pot))
    return told + _round_end(before, after, b.pot + to_pot, fists) if b.bribe == b.bribes - 1 else told


def _round_end(before: Position, after: Position, pot: int, fists: list[int]) -> list[GameEvent]:
    b, a, seats = before.plain, after.plain, range(before.game.players)
    told: list[GameEvent] = [Share(event="share", coins=_part(pot, before.game.players), pot=a.pot)]
    for seat in seats:
        if a.thief[seat] and (not b.thief[seat] or fists[seat] == THIEF):
            told.append(ThiefBack(event="thief-back", seat=seat))
    if after.over:
        throne = any(a.space[seat] == a.throne for seat in seats)
        return [*told, End(event="end", why="throne" if throne else "rounds", ranking=list(after.ranking))]
    if a.rounds % a.deck_rounds == 0:
        told.append(Shuffle(event="shuffle"))
    return [*told, Round(event="round", round=a.rounds + 1)]
