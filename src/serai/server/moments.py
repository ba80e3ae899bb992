"""Moments: every position of a game that people can look back at, with what led to it.

Moment 0 is the deal; each step, with the draws that it causes, makes one more. A step that is taken back takes its
moment with it, and a secret choice that is changed keeps its place and its time, so that nobody sees the change.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from serai.server.reasons import Refused, Why

if TYPE_CHECKING:
    from serai.engine.match import Match
    from serai.engine.rulebook import Event


@dataclass(slots=True)
class Moment:
    """When something was done, what happened, and after how many steps and draws of the match that is."""

    at: float
    events: list[Event]
    entries: int


class Moments:
    """The moments of one game, kept in step with its match."""

    def __init__(self) -> None:
        self._moments: list[Moment] = []

    def __len__(self) -> int:
        """How many there are."""
        return len(self._moments)

    def add(self, at: float, events: list[Event], entries: int) -> None:
        """The game has gone on: `entries` steps and draws have been made."""
        self._moments.append(Moment(at, events, entries))

    def change(self, entry: int, events: list[Event]) -> None:
        """The secret choice at that place of the history is another one now."""
        self._moments[self._after(entry)].events = events

    def take_back(self, entry: int) -> None:
        """The step at that place of the history was taken back."""
        gone = self._after(entry)
        for later in self._moments[gone + 1 :]:
            later.entries -= 1
        del self._moments[gone]

    def _after(self, entry: int) -> int:
        return next(number for number, moment in enumerate(self._moments) if moment.entries > entry)

    def lines(self, seat: int | None, *, open_all: bool = False) -> list[dict[str, Any]]:
        """The log from the deal on as a seat (None: a spectator) may know it: each a messages.MomentLine."""
        return [
            {"moment": number, "at": round(moment.at, 3), "events": _told(moment.events, seat, open_all)}
            for number, moment in enumerate(self._moments)
        ]

    def show(self, match: Match, number: int, seat: int | None, *, open_all: bool = False) -> dict[str, Any]:
        """One moment as a seat (None: a spectator) may know it, or with everything open: a messages.Moment."""
        if not 0 <= number < len(self._moments):
            raise Refused(Why.NO_MOMENT(number=number, last=len(self._moments) - 1))
        moment = self._moments[number]
        state = match.states[moment.entries]
        return {
            "moment": number,
            "count": len(self._moments),
            "view": state.open_view() if open_all else state.view(seat),
            "legal": [],
            "events": _told(moment.events, seat, open_all),
        }


def _told(events: Iterable[Event], seat: int | None, open_all: bool) -> list[dict[str, Any]]:
    return [event.to_json() for event in events if open_all or event.visible_to(seat)]
