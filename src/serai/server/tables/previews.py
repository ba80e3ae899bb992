"""Previews: what some steps would lead to, computed in private from the seat's knowledge alone.

The steps are played in worlds that the seat cannot tell from the true one, so the answer cannot tell more than the
seat knows. A preview goes as far as the seat can know the outcome: it ends before a draw, before secret choices come
out and before any step after which the seat would see what it cannot know now. A list of steps that is played goes no
further, so that nothing is learned from a list that is refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from serai.engine.chance import generator
from serai.engine.errors import IllegalMove
from serai.engine.lookahead import WORLDS, Lookahead, look_ahead, worlds_of
from serai.engine.rulebook import Step
from serai.server.base.errors import Refused, Why

if TYPE_CHECKING:
    from serai.engine.game import Knowledge, Match, State


MOST_CHOICES = 12  # of a turn that the coach looks at


def preview_each(worlds: list[State], seat: int, steps: Sequence[str]) -> Iterator[Lookahead]:
    """Each step as far as the seat can know its outcome; a list that goes on after that is refused."""
    ended = False
    for number, step in enumerate(steps):
        if ended:
            raise Refused(Why.PAST_KNOWLEDGE(), place=f"After {steps[number - 1]!r}: ")
        try:
            outcome = look_ahead(worlds, seat, step)
        except IllegalMove as error:
            raise refused_step(error, number, steps) from None
        ended, worlds = outcome.ended, outcome.after
        yield outcome


def refused_step(error: IllegalMove, number: int, steps: Sequence[str]) -> Refused:
    """The refusal of one step of a list, with its place if there are several."""
    place = f"Step {number + 1} of {len(steps)}, {steps[number]!r}: " if len(steps) > 1 else ""
    return Refused(error.refusal, place=place)


def require_known_outcomes(state: State, seat: int, steps: Sequence[str]) -> None:
    """Refuse a list of steps that goes on after something that the seat cannot know now."""
    if len(steps) > 1:
        known = state.imagine(seat, generator(0))
        worlds = [known.imagine(seat, generator(number)) for number in range(WORLDS)]
        for _ in preview_each(worlds, seat, steps):
            pass


def preview_steps(knowledge: Knowledge, steps: Sequence[str]) -> dict[str, Any]:
    """The seat's view after the steps, what it could do then, and what happened: a messages.Trial without its id."""
    seat = knowledge.seat
    worlds = worlds_of(knowledge)
    ended = not worlds[0].legal_actions(seat)
    events: list[dict[str, Any]] = []
    for outcome in preview_each(worlds, seat, steps):
        ended = outcome.ended
        if outcome.known:
            before, worlds = outcome.before[0], outcome.after
            made = Step(seat, before.game.action(outcome.step))
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


def last_choices(match: Match, seat: int, steps: Sequence[str]) -> list[tuple[Knowledge, str]]:
    """The last steps of a seat, each with what it knew before it; refused if these are not the last ones."""
    own = [index for index, entry in enumerate(match.history) if isinstance(entry, Step) and entry.seat == seat]
    made = own[-len(steps) :]
    names = [match.game.steps[entry.action] for index in made if isinstance(entry := match.history[index], Step)]
    if names != list(steps):
        raise Refused(Why.STALE())
    chosen = list(zip(made, names, strict=True))[:MOST_CHOICES]
    return [(match.states[index].knowledge(seat), name) for index, name in chosen]
