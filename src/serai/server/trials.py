"""Trials: what some steps would lead to, found out in private and from the seat's knowledge alone.

The steps are played in worlds that the seat cannot tell from the true one, so the answer cannot tell more than the
seat knows. A trial goes as far as the seat can know the outcome: it ends before a draw, before secret choices come out
and before any step after which the seat would see what it cannot know now. A list of steps that is played goes no
further, so that nothing is learned from a list that is refused.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from serai.engine.chance import generator
from serai.engine.errors import IllegalMove
from serai.engine.rulebook import Step
from serai.server.reasons import Refused, Why

if TYPE_CHECKING:
    from serai.engine.knowledge import Knowledge
    from serai.engine.state import State

MOST_STEPS = 40  # of a turn that is foreseen
TURN_ENDS = {"turn", "round", "end"}  # events after which another turn begins, though the same seat may have it
WORLDS = 3  # what looks the same in all of them is taken for certain


@dataclass(frozen=True, slots=True)
class Foreseen:
    """One step in all worlds. `known`: nothing comes out by it; `ended`: the list cannot go on after it."""

    before: list[State]
    after: list[State]
    step: str
    known: bool
    ended: bool


def foresee(worlds: list[State], seat: int, steps: Sequence[str]) -> Iterator[Foreseen]:
    """Each step as far as the seat can know its outcome; a list that goes on after that is refused."""
    ended = False
    for number, step in enumerate(steps):
        if ended:
            raise Refused(Why.PAST_KNOWLEDGE(), place=f"After {steps[number - 1]!r}: ")
        try:
            after = [world.after(seat, step) for world in worlds]
        except IllegalMove as error:
            raise refused_step(error, number, steps) from None
        known = not _reveals(worlds, after, seat)
        ended = not known or seat not in after[0].to_act
        yield Foreseen(worlds, after, step, known, ended)
        worlds = after


def refused_step(error: IllegalMove, number: int, steps: Sequence[str]) -> Refused:
    """The refusal of one step of a list, with its place if there are several."""
    place = f"Step {number + 1} of {len(steps)}, {steps[number]!r}: " if len(steps) > 1 else ""
    return Refused(error.refusal, place=place)


def require_foreseeable(state: State, seat: int, steps: Sequence[str]) -> None:
    """Refuse a list of steps that goes on after something that the seat cannot know now."""
    if len(steps) > 1:
        known = state.imagine(seat, generator(0))
        worlds = [known.imagine(seat, generator(number)) for number in range(WORLDS)]
        for _ in foresee(worlds, seat, steps):
            pass


def try_steps(knowledge: Knowledge, steps: Sequence[str]) -> dict[str, Any]:
    """The seat's view after the steps, what it could do then, and what happened: a messages.Trial without its id."""
    seat = knowledge.seat
    worlds = [knowledge.imagine(generator(number)) for number in range(WORLDS)]
    ended = not worlds[0].legal_actions(seat)
    events: list[dict[str, Any]] = []
    for foreseen in foresee(worlds, seat, steps):
        ended = foreseen.ended
        if foreseen.known:
            before, worlds = foreseen.before[0], foreseen.after
            made = Step(seat, before.game.action(foreseen.step))
            told = before.rulebook.events(before, made, worlds[0])
            events += [event.to_json() for event in told if event.visible_to(seat)]
    legal, sets = ([], []) if ended else worlds[0].choices(seat)
    return {
        "view": worlds[0].view(seat),
        "legal": legal,
        "sets": sets,
        "events": events,
        "ended": ended,
    }


def whole_turn(knowledge: Knowledge, step: str, choose: Callable[[Knowledge], int]) -> list[str]:
    """The turn that begins with a step; the further ones are chosen from what the seat would know, as far as it can."""
    seat, steps = knowledge.seat, [step]
    worlds = [knowledge.imagine(generator(number)) for number in range(WORLDS)]
    while len(steps) < MOST_STEPS:
        foreseen = next(foresee(worlds, seat, steps[-1:]))
        before, worlds = foreseen.before[0], foreseen.after
        if foreseen.ended:
            break
        made = Step(seat, before.game.action(steps[-1]))
        if any(event.id in TURN_ENDS for event in before.rulebook.events(before, made, worlds[0])):
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
