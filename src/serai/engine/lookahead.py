"""Lookahead: what a step would lead to, as far as the seat that makes it can know.

A step is made in worlds that the seat cannot tell from the true one, so nothing that is found out can tell more than
the seat knows. A lookahead ends before a draw, before secret choices are revealed, and before any step after which the
seat would see what it cannot know now.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from serai.engine.chance import generator
from serai.engine.rulebook import Step

if TYPE_CHECKING:
    from serai.engine.game import Knowledge, State

MOST_STEPS = 40  # of a turn that is looked at
WORLDS = 3  # what looks the same in all of them is taken for certain


@dataclass(frozen=True, slots=True)
class Lookahead:
    """One step in all worlds. `known`: nothing comes out by it; `ended`: the list cannot go on after it."""

    before: list[State]
    after: list[State]
    step: str
    known: bool
    ended: bool


def worlds_of(knowledge: Knowledge) -> list[State]:
    """Worlds that fit what a seat knows; the same ones whatever is really hidden."""
    return [knowledge.imagine(generator(number)) for number in range(WORLDS)]


def look_ahead(worlds: list[State], seat: int, step: str) -> Lookahead:
    """One step in all worlds; IllegalMove if it cannot be made."""
    after = [world.after(seat, step) for world in worlds]
    known = not _reveals(worlds, after, seat)
    return Lookahead(worlds, after, step, known, not known or seat not in after[0].to_act)


def whole_turn(knowledge: Knowledge, step: str, choose: Callable[[Knowledge], int]) -> list[str]:
    """The turn that begins with a step; the further ones are chosen from what the seat would know, as far as it can."""
    seat, steps, worlds = knowledge.seat, [step], worlds_of(knowledge)
    while len(steps) < MOST_STEPS:
        lookahead = look_ahead(worlds, seat, steps[-1])
        before, worlds = lookahead.before[0], lookahead.after
        if lookahead.ended:
            break
        made = Step(seat, before.game.action(steps[-1]))
        book = before.rulebook
        if any(event.id in book.turn_ends for event in book.events(before, made, worlds[0])):
            break
        steps.append(before.game.steps[choose(worlds[0].knowledge(seat))])
    return steps


def _reveals(before: Sequence[State], after: Sequence[State], seat: int) -> bool:
    """Whether the step would show the seat something: others' secret choices, or what differs between the worlds."""
    if any(other != seat for other in before[0].pending) and seat not in after[0].pending:
        return True
    return len({_knowable(world, seat) for world in after}) > 1


def _knowable(world: State, seat: int) -> bytes | str:
    """Something that is equal for worlds that the seat cannot tell apart."""
    return json.dumps(world.view(seat)) if world.over else world.imagine(seat, generator(0)).key()
