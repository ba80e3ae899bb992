"""Looking back: every earlier position of a game, with what led to it. They follow from the match.

Moment 0 is the deal; each step, with the draws that it causes, makes one more. A step that is taken back takes its
moment with it, and a secret choice that is changed keeps its place and its time, so that nobody sees the change.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import TYPE_CHECKING, Any

from serai.engine.rulebook import Step
from serai.server.base.errors import Refused, Why

if TYPE_CHECKING:
    from serai.engine.game import Match
    from serai.engine.rulebook import Event


def count(match: Match) -> int:
    """How many there are; the last one is now."""
    return match.steps + 1


def lines(match: Match, seat: int | None, *, since: int = 0, open_all: bool = False) -> list[dict[str, Any]]:
    """The log from a moment on as a seat (None: a spectator) may know it: each a messages.MomentLine."""
    times = match.times
    places = [0, *(index for index, entry in enumerate(match.history) if isinstance(entry, Step))]
    if since >= len(places):
        return []
    first = places[since]
    times_of = [match.began, *(times[index] for index in places[1:])]
    found: list[dict[str, Any]] = [_line(since, times_of[since])]
    for number, (entry, events) in enumerate(match.told(first)):
        if isinstance(entry, Step) and (number or not since):
            found.append(_line(len(found) + since, times_of[len(found) + since]))
        found[-1]["events"] += _told(events, seat, open_all)
    return found


def show(match: Match, number: int, seat: int | None, *, open_all: bool = False) -> dict[str, Any]:
    """One moment as a seat (None: a spectator) may know it, or with everything open: a messages.Moment."""
    if not 0 <= number < count(match):
        raise Refused(Why.NO_MOMENT(number=number, last=count(match) - 1))
    steps = [index for index, entry in enumerate(match.history) if isinstance(entry, Step)]
    first, end = [0, *steps][number], [*steps, match.length][number]
    state = match.states[end]
    told = (event for _, events in islice(match.told(first), end - first) for event in events)
    return {
        "moment": number,
        "count": count(match),
        "view": state.open_view() if open_all else state.view(seat),
        "legal": [],
        "events": _told(told, seat, open_all),
    }


def _line(number: int, at: float | None) -> dict[str, Any]:
    return {"moment": number, "at": round(at or 0.0, 3), "events": []}


def _told(events: Iterable[Event], seat: int | None, open_all: bool) -> list[dict[str, Any]]:
    return [event.to_json() for event in events if open_all or event.visible_to(seat)]
