"""The recent history of a table, as far as a client may still catch up with it.

A viewer's version counts what that viewer may know of, so that not even a gap in the numbers tells of a secret choice
that was changed. What is too old for anybody to catch up with is forgotten here; the log has it.
"""

from __future__ import annotations

import functools
import itertools
from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from pydantic_core import to_json

from serai.server.storage.entries import QUIET, Kind, LogEntry

if TYPE_CHECKING:
    from serai.engine.rulebook import Event
    from serai.server.tables.chat import ChatLine

MOST_CAUGHT_UP = 200  # happenings; a client further behind gets a snapshot
CHAT_IN_SNAPSHOT = 50
REMOVED = "removed"  # why somebody left whom the host sent away
BYTES_OF_A_MOVE, BYTES_OF_AN_ITEM = 300, 1_600  # in memory, as measured in the tests
MOST_AUDIENCES = 1024
MOST_KEPT = 3 * MOST_CAUGHT_UP  # happenings, those that only some may know of included

Audiences = tuple[frozenset[int] | None, ...]  # who may see runs of events; None: everybody
Viewer = tuple[int, ...]  # the seats that somebody holds; () for a spectator
NOTHING: dict[str, Any] = {}
WATCHERS = (-1,)  # the audience of those who hold no seat


def sees(viewer: Iterable[int], audience: tuple[int, ...] | None) -> bool:
    """Whether somebody on these seats (none: a spectator) is of an audience (None: everybody)."""
    if audience is None:
        return True
    seats = tuple(viewer)
    return any(seat in audience for seat in seats) if seats else audience == WATCHERS


def audience_of(entry: LogEntry) -> tuple[int, ...] | None:
    """Who may know of a line of chat or a reaction: everybody, or those who watch."""
    return WATCHERS if entry.data.get("apart") else None


@functools.lru_cache(MOST_AUDIENCES)
def _audiences(runs: tuple[tuple[int, ...] | None, ...]) -> Audiences:
    """Who may see runs of events; those of nearly all moves are the same few."""
    return tuple(None if seats is None else frozenset(seats) for seats in runs)


@dataclass(slots=True)
class HistoryItem:
    """An entry after it was applied: what there is to tell, and to whom."""

    entry: LogEntry
    seat: int | None = None
    runs: tuple[str, ...] = ()  # its events, those that the same seats may see together, as JSON without brackets
    audiences: Audiences = ()  # who may see each of these
    audience: tuple[int, ...] | None = None  # None: everybody
    moments: int = 0  # of the game that it made
    said: ChatLine | None = None  # what was said, or reacted to
    pending_events: Callable[[], list[Event]] | None = (
        None  # finds the events out; most of a long log are never asked for
    )

    def render(self) -> None:
        """Find out what there is to tell."""
        if self.pending_events is not None:
            self._write(self.pending_events())
            self.pending_events = None
        entry = self.entry
        if entry.kind in QUIET:  # the match has its steps, and the events tell of them
            self.entry = LogEntry(entry.table, entry.seq, entry.kind, NOTHING, entry.at, entry.guest, entry.command)

    def _write(self, events: Iterable[Event]) -> None:
        """Keep events as text: hundreds are kept for each table, and texts take less room and nothing to collect."""
        runs, seats = [], []
        for audience, run in itertools.groupby(events, attrgetter("seats")):
            seats.append(audience)
            runs.append(to_json([event.told for event in run])[1:-1].decode())
        self.runs, self.audiences = tuple(runs), _audiences(tuple(seats))

    def seen(self, viewer: Viewer) -> str:
        """The events of it that a viewer may see, as JSON without brackets."""
        return ",".join(
            [
                run
                for run, audience in zip(self.runs, self.audiences, strict=True)
                if audience is None or not audience.isdisjoint(viewer)
            ]
        )

    def visible_to(self, seats: Iterable[int]) -> bool:
        """Whether somebody on these seats (none: a spectator) may learn that it happened at all."""
        return sees(seats, self.audience)


class TableHistory:
    """What has happened at one table. Entries are numbered from 1, without a gap."""

    def __init__(self) -> None:
        self.count = 0  # the number of the last entry
        self.public_at = 0.0  # when the last entry was that everybody may know of
        self._recent: deque[HistoryItem] = deque()  # at least the last MOST_CAUGHT_UP of any viewer
        self._open = 0  # how many of those everybody may know of
        self._moves = 0  # how many of those are moves
        self._chats: deque[HistoryItem] = deque(maxlen=CHAT_IN_SNAPSHOT)
        self._asides: deque[HistoryItem] = deque(
            maxlen=CHAT_IN_SNAPSHOT
        )  # of those who watch: they displace no player's
        self._secret: list[tuple[int, tuple[int, ...]]] = []  # numbers that only some may know of, and who
        self._hidden: dict[Viewer, list[int]] = {}  # the numbers that a viewer may not know of, as far as asked for

    def add(self, item: HistoryItem) -> None:
        """Something has happened."""
        self.count += 1
        self._recent.append(item)
        self._moves += item.entry.kind in QUIET
        if item.audience is None:
            self.public_at = item.entry.at
            self._open += 1
        else:
            self._secret.append((self.count, item.audience))
            for viewer, hidden in self._hidden.items():
                if not item.visible_to(viewer):
                    hidden.append(self.count)
        kind = item.entry.kind
        if kind in (Kind.CHATTED, Kind.CLOSED) or item.entry.data.get("why") == REMOVED:
            (self._chats if item.audience is None else self._asides).append(item)
        # a viewer knows of all that everybody knows of, so that is enough for all
        while self._open > MOST_CAUGHT_UP or len(self._recent) > MOST_KEPT:
            oldest = self._recent.popleft()
            self._open -= oldest.audience is None
            self._moves -= oldest.entry.kind in QUIET

    @property
    def weight(self) -> int:
        """About how many bytes of memory they take."""
        return self._moves * BYTES_OF_A_MOVE + (len(self._recent) - self._moves) * BYTES_OF_AN_ITEM

    def render(self) -> None:
        """Find out what there is to tell of all that somebody may still be told of."""
        for item in self._recent:
            item.render()

    @property
    def last(self) -> LogEntry:
        """The last entry."""
        return self._recent[-1].entry

    def _hidden_from(self, viewer: Viewer) -> list[int]:
        if viewer not in self._hidden:
            self._hidden[viewer] = [number for number, who in self._secret if not sees(viewer, who)]
        return self._hidden[viewer]

    def version(self, viewer: Viewer, number: int | None = None) -> int:
        """How many entries a viewer may know of, up to the one of that number or in all."""
        upto, hidden = self.count if number is None else number, self._hidden.get(viewer)
        if hidden is None:
            hidden = self._hidden_from(viewer)
        return upto - bisect_right(hidden, upto) if hidden else upto

    def reach(self, viewer: Viewer, version: int) -> bool:
        """Whether all that a viewer may know of after one of its versions can still be told."""
        if not 0 <= self.version(viewer) - version <= MOST_CAUGHT_UP:
            return False
        return version >= self.version(viewer, self.count - len(self._recent))

    def since(self, viewer: Viewer, version: int) -> list[tuple[int, HistoryItem]]:
        """What a viewer may know of after one of its versions that these reach, with the versions."""
        now = self.version(viewer)
        items: list[tuple[int, HistoryItem]] = []
        for item in reversed(self._recent):
            if now <= version:
                break
            if item.audience is None or item.visible_to(viewer):
                items.append((now, item))
                now -= 1
        return items[::-1]

    def chats(self, viewer: Viewer) -> list[tuple[int, HistoryItem]]:
        """What was said last and who was sent away, as far as the viewer may know of it, with the viewer's versions.

        Who is sent away gets a snapshot, for their seats are others, and must learn why.
        """
        hidden = self._hidden_from(viewer)
        said = [*self._chats, *(aside for aside in self._asides if aside.visible_to(viewer))]
        said.sort(key=lambda item: item.entry.seq)
        return [(one.entry.seq - bisect_left(hidden, one.entry.seq), one) for one in said]
