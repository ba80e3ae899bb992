"""The entries of a table's log, and the row that lists read.

Everything that happens at a table is an entry. `Table.rebuild` makes the table in memory from its entries; the row is
derived from it and written in the same commit.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from pydantic_core import to_json

BYTES_OF_AN_ENTRY = 200  # on disk, without its data
BYTES_OF_A_ROW = 1_200  # of a new table in the lists, with its members


class Kind(StrEnum):
    """What an entry of the log says."""

    OPENED = "opened"
    RESIZED = "resized"  # a free seat more or less
    SAT = "sat"
    RENAMED = "renamed"
    LEFT = "left"
    FILLED = "filled"
    DISMISSED = "dismissed"
    CALLED = "called"  # to start as soon as the game is prepared
    STARTED = "started"
    PLAYED = "played"
    UNDONE = "undone"
    STOOD_IN = "stood-in"
    RETURNED = "returned"
    MOVED = "moved"  # of old: a link gave the seat away
    LINKED = "linked"
    UNLINKED = "unlinked"
    JOINED = "joined"
    AWAY = "away"  # a holiday of a player's own, or its end
    CHATTED = "chatted"
    REACTED = "reacted"  # to a line of chat
    HUSHED = "hushed"  # by the host, or allowed to speak again
    REMATCHED = "rematched"
    RESUMED = "resumed"
    UNSEALED = "unsealed"  # no other table plays the same deal any more
    CLOSED = "closed"


QUIET = (Kind.PLAYED, Kind.UNDONE)  # moves: they change no seat, and no list shows them


@dataclass(slots=True)
class Draft:
    """An entry that is not stored yet."""

    kind: Kind
    data: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)  # frozen ones take three times as long to make
class LogEntry:
    """An entry of a table's log; `guest` and `command` name the command that caused it, if one did. To be read only."""

    table: str
    seq: int
    kind: Kind
    data: dict[str, Any]
    at: float
    guest: str | None = None
    command: str | None = None

    @property
    def size(self) -> int:
        """About how many bytes it takes on disk, with its place in the index."""
        return BYTES_OF_AN_ENTRY + len(str(self.data))

    def row(self) -> tuple[str, int, str, str, float, str | None, str | None]:
        """The entry as the columns of the log."""
        return (self.table, self.seq, str(self.kind), to_json(self.data).decode(), self.at, self.guest, self.command)

    @classmethod
    def from_row(cls, row: Sequence[Any]) -> LogEntry:
        """The entry of a row of the log."""
        table, seq, kind, data, at, guest, command = row
        return cls(table, seq, Kind(kind), json.loads(data), at, guest, command)


@dataclass(frozen=True, slots=True)
class TableRow:
    """What lists need of a table, and when it next needs attention (`due`, None for never)."""

    id: str
    seq: int
    game: str
    public: bool
    stage: str
    about: str  # JSON of messages.TableLine
    updated: float
    due: float | None
    opener: str | None = None
    source: str | None = None  # from which network it was opened, in a form that tells nobody which
    sitters: str = ""  # from which other networks people sit at it while it waits for players, separated by spaces
    deal: str | None = None  # the first table of the deal that it plays again
    awaited: str | None = None  # guests who must choose, each with the entry that the turn began with: `guest.12`

    def columns(self) -> tuple[Any, ...]:
        """The row as the columns of `tables`."""
        return (
            self.id, self.seq, self.game, int(self.public), self.stage, self.about, self.updated, self.due,
            self.opener, self.source, self.sitters, self.deal, self.awaited,
        )  # fmt: skip


Changes = tuple[str, Sequence[Sequence[Any]]]  # a query that writes, and the rows that it is done for
Guard = tuple[str, Sequence[Any]]  # a query and its values; it must find a row, or change one and return it


@dataclass(slots=True)
class Commit:
    """What one table writes at once: all of it or nothing."""

    table: str
    entries: list[LogEntry] = field(default_factory=list)
    row: TableRow | None = None  # None while the stored one will do
    members: list[str] = field(default_factory=list)  # guests for whom the table is one of their own from now on
    notifications: list[tuple[Any, ...]] = field(default_factory=list)  # that follow from the entries
    changes: list[Changes] = field(default_factory=list)  # rows of others in the same transaction; none for moves
    guard: Guard | None = None  # comes first
