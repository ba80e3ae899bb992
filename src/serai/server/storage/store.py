"""The interface of a database: what stores logs and all else. `sqlite` and `postgres` implement it."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from enum import StrEnum
from typing import Any

from serai.server.storage.entries import LogEntry, TableRow

MOST_TRIES = 20  # of writing, after as many conflicts with other processes in a row


class Unstored(Exception):
    """The database cannot be reached, or cannot write: nothing was stored, and trying again later may help."""


class Conflict(Exception):
    """Somebody else wrote that entry of the log first: read it and decide again."""


class TableQuery(StrEnum):
    """The lists of tables."""

    MINE = "mine"
    PUBLIC = "public"
    FINISHED = "finished"


Changes = tuple[str, Sequence[Sequence[Any]]]  # a query and the rows that it is done for
Listener = Callable[[str, int], None]  # table and its latest entry, as another process has written it
GuestListener = Callable[[str, str, frozenset[str]], None]  # table, process and the guests connected to it there


class Store(ABC):
    """Where logs are kept. An `append` that returns is on disk."""

    shared = False  # whether several server processes may use it at once
    observe: Callable[[float], None] = staticmethod(lambda _seconds: None)  # hears how long a commit took

    async def retell(self, table: str) -> None:  # noqa: B027 - nothing, where there are no other processes
        """Tell other processes that the log of a table was written anew."""

    def __init__(self) -> None:
        self._appending: set[asyncio.Task[None]] = set()

    @abstractmethod
    async def open(self, listener: Listener, guest_listener: GuestListener | None = None) -> None:
        """Connect; `listener` hears of entries that other processes write, the other one of guests that they have."""

    @abstractmethod
    async def close(self) -> None:
        """Write what waits and let go."""

    @abstractmethod
    def append(
        self,
        entries: Sequence[LogEntry],
        row: TableRow | None,
        members: Sequence[str] = (),
        notifications: Sequence[tuple[Any, ...]] = (),
    ) -> Awaitable[None]:
        """Store entries of one table with its new row, if it has one, and the notifications that follow from them.

        All or nothing; Conflict if one of the entries exists.
        """

    def append_then(
        self,
        entries: Sequence[LogEntry],
        row: TableRow | None,
        members: Sequence[str],
        notifications: Sequence[tuple[Any, ...]],
        then: Callable[[Exception | None], None],
    ) -> None:
        """As `append`; somebody is called when all is on disk, or with why it is not."""

        async def append() -> None:
            failure: Exception | None = None
            try:
                await self.append(entries, row, members, notifications)
            except Exception as error:
                failure = error
            then(failure)

        task = asyncio.create_task(append())
        self._appending.add(task)
        task.add_done_callback(self._appending.discard)

    @abstractmethod
    async def read(self, table: str, after: int = 0) -> list[LogEntry]:
        """The entries of a table after a sequence number; empty for a table that does not exist."""

    @abstractmethod
    async def tables(self, query: TableQuery, guest: str, limit: int) -> list[str]:
        """The `about` of tables, the latest first."""

    @abstractmethod
    async def about(self, table: str) -> str | None:
        """The `about` of one table; None for a table that does not exist."""

    @abstractmethod
    async def unfinished(self, guest: str) -> int:
        """How many tables of a guest are open or playing."""

    @abstractmethod
    async def unfinished_of(self, source: str) -> int:
        """How many tables that were opened from a network are open or playing."""

    @abstractmethod
    async def public_of(self, source: str) -> int:
        """How many public tables that were opened from a network wait for players."""

    @abstractmethod
    async def waits_of(self, source: str) -> int:
        """At how many public tables of others somebody of a network sits and waits."""

    @abstractmethod
    async def guest_name(self, guest: str) -> str | None:
        """The display name of a guest, None for one never seen."""

    @abstractmethod
    async def name_guest(self, guest: str, name: str, now: float) -> None:
        """Store a guest's display name."""

    @abstractmethod
    async def saw(self, guests: Sequence[str], now: float) -> None:
        """Note that guests are here now."""

    @abstractmethod
    async def last_seen(self, guests: Sequence[str]) -> dict[str, float]:
        """When guests were last here."""

    @abstractmethod
    async def announce(self, table: str, process: str, guests: Sequence[str]) -> None:
        """Tell other processes which guests are connected to this one at a table."""

    @abstractmethod
    async def claim(self, table: str, owner: str, now: float, seconds: float) -> bool:
        """Lease one table's bots and clocks; False if another process has them."""

    @abstractmethod
    async def claim_due(
        self, owner: str, now: float, seconds: float, limit: int, busy: Sequence[str] = ()
    ) -> list[str]:
        """Lease tables that need attention now and that nobody looks after, not even this process."""

    @abstractmethod
    async def postpone(self, table: str, due: float | None, seen: int | None = None) -> None:
        """Note when the table next needs attention; nothing if it has entries that whoever says so has not seen."""

    @abstractmethod
    def every_table(self) -> AsyncIterator[str]:
        """The ids of all tables, for checks and backups."""

    @abstractmethod
    async def public(self, guest: str) -> int:
        """How many public tables that a guest has opened wait for players."""

    @abstractmethod
    async def beat(self, process: str, now: float) -> None:
        """Note that a server process is up: a write, so that it fails where writing fails."""

    @abstractmethod
    async def last_beat(self) -> float | None:
        """When a server process was last up; None for a new database."""

    @abstractmethod
    async def add_gap(self, began: float, ended: float) -> None:
        """Note that no server process was up, or could be reached yet."""

    @abstractmethod
    async def gaps(self, since: float) -> list[tuple[float, float]]:
        """When no server process was up."""

    @abstractmethod
    async def answer_puzzle(self, puzzle: str, visitor: str, solved: bool, most: int) -> None:
        """Store a visitor's first answer to a puzzle; later ones count for nothing, nor what comes after so many."""

    @abstractmethod
    async def puzzle_tally(self, puzzle: str) -> tuple[int, int]:
        """How many visitors have answered a puzzle, and how many of them were right at first."""

    @abstractmethod
    async def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a query of `schema` or of a shelf of its own finds; values are numbered `$1`, `$2`."""

    @abstractmethod
    async def together(self, changes: Sequence[Changes], guard: tuple[str, Sequence[Any]] | None = None) -> None:
        """Do queries that write, each for all its rows, all or nothing; Conflict if the guard's query finds nothing.

        The guard comes first: it changes and returns a row that tells whether what was read before still holds.
        """

    @abstractmethod
    async def change(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Do a query that writes, and what it returns; Conflict if there is such a row already."""
