"""Trials: what some steps would lead to, found out in private and from the seat's knowledge alone.

The steps are played in worlds that the seat cannot tell from the true one, so the answer cannot tell more than the
seat knows. A trial goes as far as the seat can know the outcome: it ends before a draw, before secret choices come out
and before any step after which the seat would see what it cannot know now.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from serai.engine.chance import generator
from serai.engine.errors import IllegalMove
from serai.engine.rulebook import Step
from serai.server.stages import Refused

if TYPE_CHECKING:
    from serai.engine.knowledge import Knowledge
    from serai.engine.state import State

WORLDS = 3  # what looks the same in all of them is taken for certain


def try_steps(knowledge: Knowledge, steps: Sequence[str]) -> dict[str, Any]:
    """The seat's view after the steps, what it could do then, and what happened: a messages.Trial without its id."""
    seat = knowledge.seat
    worlds = [knowledge.imagine(generator(number)) for number in range(WORLDS)]
    ended = not worlds[0].legal_actions(seat)
    events: list[dict[str, Any]] = []
    for number, step in enumerate(steps):
        if ended and number:
            raise Refused("trial-over", "What comes after these steps cannot be known: the turn passes on.")
        try:
            after = [world.after(seat, step) for world in worlds]
        except IllegalMove as error:
            raise Refused(error.code, str(error), rule=error.rule) from None
        if _reveals(worlds, after, seat):
            ended = True
            continue
        made = Step(seat, worlds[0].game.action(step))
        told = worlds[0].rulebook.events(worlds[0], made, after[0])
        events += [event.to_json() for event in told if event.visible_to(seat)]
        worlds = after
        ended = seat not in worlds[0].to_act
    return {
        "view": worlds[0].view(seat),
        "legal": [] if ended else worlds[0].legal(seat),
        "events": events,
        "ended": ended,
    }


def _reveals(before: Sequence[State], after: Sequence[State], seat: int) -> bool:
    """Whether the step would show the seat something: others' secret choices, or what differs between the worlds."""
    if any(other != seat for other in before[0].pending) and seat not in after[0].pending:
        return True
    return len({_knowable(world, seat) for world in after}) > 1


def _knowable(world: State, seat: int) -> bytes | str:
    """Something that is equal for worlds that the seat cannot tell apart."""
    return json.dumps(world.view(seat)) if world.over else world.imagine(seat, generator(0)).key()
