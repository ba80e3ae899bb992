"""What the server stores: logs of tables and all else. `Store` has the queries, a `Driver` speaks to the database."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from serai.server.storage import queries
from serai.server.storage.entries import Changes, Commit, Guard, LogEntry

MOST_TRIES = 20  # of writing, after as many conflicts with other processes in a row
ENTRIES, GUESTS, PEOPLE = "serai", "serai_guests", "serai_people"  # channels: what processes tell each other
MOST_ANNOUNCED = 250  # guests of one table: what fits into a notification
FORGOTTEN_SECONDS = 86_400.0  # after which a silent process is gone
PAGE_OF_IDS = 500
FEW_ROWS = 20  # of a log; more are taken apart in a worker thread


class TableQuery(StrEnum):
    """The lists of tables."""

    MINE = "mine"
    PUBLIC = "public"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class Remote:
    """Who hears what other processes tell. An empty name means that anything may have changed."""

    entries: Callable[[str, int], None] = lambda table, seq: None  # its latest entry; 0 for all of its log
    guests: Callable[[str, str, frozenset[str]], None] = lambda table, process, guests: None  # who is connected there
    people: Callable[[str], None] = lambda guest: None  # something about this one has changed


class Driver(ABC):
    """One kind of database. What it cannot reach or write is `Unstored`, what is there already a `Conflict`."""

    shared: bool  # whether several server processes may use it at once

    @abstractmethod
    async def open(self, hear: Callable[[str, str], None], observe: Callable[[float], None]) -> None:
        """Connect; `hear` gets channel and payload of what processes tell, `observe` how long each commit took.

        After a lost connection every channel has an empty payload.
        """

    @abstractmethod
    async def close(self) -> None:
        """Write what waits and let go."""

    @abstractmethod
    async def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a query finds."""

    @abstractmethod
    async def change(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Do a query that writes, and what it returns."""

    @abstractmethod
    async def together(self, changes: Sequence[Changes], guard: Guard | None) -> None:
        """Do queries that write, all or nothing; the guard comes first."""

    @abstractmethod
    def append(self, commit: Commit) -> Awaitable[None]:
        """Store what a table writes, all or nothing."""


class Store:
    """Where logs are kept. An `append` that returns is on disk."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.shared = driver.shared  # whether several server processes may use it at once
        self.observe: Callable[[float], None] = lambda _seconds: None  # hears how long commits take; for `open`

    async def open(self, remote: Remote | None = None) -> None:
        """Connect; `remote` hears what other processes tell."""
        self._remote = remote or Remote()
        await self.driver.open(self._hear, self.observe)

    async def close(self) -> None:
        """Write what waits and let go."""
        await self.driver.close()

    # ------------------------------------------------------------------ any query

    async def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a query of `queries` or of a repository finds; values are numbered `$1`, `$2`."""
        return await self.driver.rows(query, *values)

    async def change(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Do a query that writes, and what it returns; Conflict if there is such a row already."""
        return await self.driver.change(query, *values)

    async def together(self, changes: Sequence[Changes], guard: Guard | None = None) -> None:
        """Do queries that write, each for all its rows, all or nothing; GuardFailed if the guard finds nothing.

        The guard comes first: it changes and returns a row that tells whether what was read before still holds. Who
        comes second waits for the first there.
        """
        await self.driver.together(changes, guard)

    async def _count(self, query: str, *values: Any) -> int:
        return int((await self.rows(query, *values))[0][0])

    async def _first(self, query: str, *values: Any) -> Any:
        found = await self.rows(query, *values)
        return found[0][0] if found else None

    # ------------------------------------------------------------------ logs

    def append(self, commit: Commit) -> Awaitable[None]:
        """Store entries of one table with all that belongs to them, all or nothing.

        Conflict if one of the entries exists, GuardFailed if the guard finds nothing.
        """
        return self.driver.append(commit)

    async def read(self, table: str, after: int = 0) -> list[LogEntry]:
        """The entries of a table after a sequence number; empty for a table that does not exist."""
        rows = await self.rows(queries.READ_LOG, table, after)
        return _entries(rows) if len(rows) <= FEW_ROWS else await asyncio.to_thread(_entries, rows)

    # ------------------------------------------------------------------ what processes tell each other

    async def retell(self, table: str) -> None:
        """Tell other processes that the log of a table was written anew."""
        await self._tell(ENTRIES, f"{table} 0")

    async def announce(self, table: str, process: str, guests: Sequence[str]) -> None:
        """Tell other processes which guests are connected to this one at a table."""
        await self._tell(GUESTS, f"{table} {process} {','.join(guests[:MOST_ANNOUNCED])}")

    async def tell_people(self, guest: str) -> None:
        """Tell all processes, this one too, that something about a guest has changed; SQLite has nobody to tell."""
        await self._tell(PEOPLE, guest)

    async def _tell(self, channel: str, payload: str) -> None:
        if self.shared:
            await self.rows(queries.NOTIFY, channel, payload)

    def _hear(self, channel: str, payload: str) -> None:
        if channel == ENTRIES:
            table, _, seq = payload.partition(" ")
            self._remote.entries(table, int(seq or 0))
        elif channel == PEOPLE:
            self._remote.people(payload)
        elif payload:
            table, process, guests = payload.split(" ")
            self._remote.guests(table, process, frozenset(guests.split(",")) - {""})

    # ------------------------------------------------------------------ tables

    async def tables(self, query: TableQuery, guest: str, limit: int) -> list[str]:
        """The `about` of tables, the latest first."""
        values = (limit,) if query is TableQuery.PUBLIC else (guest, limit)
        return [about for (about,) in await self.rows(queries.LISTS[query], *values)]

    async def about(self, table: str) -> str | None:
        """The `about` of one table; None for a table that does not exist."""
        found: str | None = await self._first(queries.ABOUT, table)
        return found

    async def every_table(self) -> AsyncIterator[str]:
        """The ids of all tables, for checks and backups."""
        last = ""
        while rows := await self.rows(queries.TABLE_IDS, last, PAGE_OF_IDS):
            for (last,) in rows:
                yield last

    async def unfinished(self, guest: str) -> int:
        """How many tables of a guest are open or playing."""
        return await self._count(queries.COUNT_UNFINISHED, guest)

    async def unfinished_of(self, source: str) -> int:
        """How many tables that were opened from a network are open or playing."""
        return await self._count(queries.COUNT_UNFINISHED_OF, source)

    async def public(self, guest: str) -> int:
        """How many public tables that a guest has opened wait for players."""
        return await self._count(queries.COUNT_PUBLIC, guest)

    async def public_of(self, source: str) -> int:
        """How many public tables that were opened from a network wait for players."""
        return await self._count(queries.COUNT_PUBLIC_OF, source)

    async def waits_of(self, source: str) -> int:
        """At how many public tables of others somebody of a network sits and waits."""
        return await self._count(queries.COUNT_WAITS_OF, source)

    async def claim(self, table: str, owner: str, now: float, seconds: float) -> bool:
        """Lease one table's bots and clocks; False if another process has them."""
        return not self.shared or bool(await self.change(queries.CLAIM, table, owner, now, now + seconds))

    async def claim_due(
        self, owner: str, now: float, seconds: float, limit: int, busy: Sequence[str] = ()
    ) -> list[str]:
        """Lease tables that need attention now and that nobody looks after, not even this process."""
        if self.shared:  # those that another process is about to lease are skipped
            rows = await self.change(queries.CLAIM_DUE, owner, now, now + seconds, limit, list(busy))
        else:
            rows = await self.rows(queries.DUE, now, limit + len(busy))
        known = set(busy)
        return [id for (id,) in rows if id not in known][:limit]

    async def postpone(self, table: str, due: float | None, seen: int | None = None) -> None:
        """Note when the table next needs attention; nothing if it has entries that whoever says so has not seen."""
        if seen is None:
            await self.change(queries.POSTPONE, table, due)
        else:
            await self.change(queries.POSTPONE_IF_SEEN, table, due, seen)

    # ------------------------------------------------------------------ guests

    async def guest_name(self, guest: str) -> str | None:
        """The display name of a guest, None for one never seen."""
        found: str | None = await self._first(queries.GUEST_NAME, guest)
        return found

    async def name_guest(self, guest: str, name: str, now: float) -> None:
        """Store a guest's display name."""
        await self.change(queries.NAME_GUEST, guest, name, now)

    async def saw(self, guests: Sequence[str], now: float) -> None:
        """Note that guests are here now; in one order, so that two processes do not wait for each other."""
        await self.together([(queries.SAW_GUEST, [(guest, now) for guest in sorted(guests)])])

    async def last_seen(self, guests: Sequence[str]) -> dict[str, float]:
        """When guests were last here."""
        if not guests:
            return {}
        ids = ", ".join(f"${number}" for number in range(1, len(guests) + 1))
        return dict(await self.rows(queries.LAST_SEEN.format(ids=ids), *guests))

    async def answer_puzzle(self, puzzle: str, visitor: str, solved: bool, most: int) -> None:
        """Store a visitor's first answer to a puzzle; later ones count for nothing, nor what comes after so many."""
        await self.change(queries.ANSWER_PUZZLE, puzzle, visitor, int(solved), most)

    async def puzzle_tally(self, puzzle: str) -> tuple[int, int]:
        """How many visitors have answered a puzzle, and how many of them were right at first."""
        ((tried, solved),) = await self.rows(queries.PUZZLE_TALLY, puzzle)
        return int(tried), int(solved)

    # ------------------------------------------------------------------ the server

    async def beat(self, process: str, now: float) -> None:
        """Note that a server process is up: a write, so that it fails where writing fails. Those gone are forgotten."""
        await self.change(queries.BEAT, process, now)
        await self.change(queries.FORGET_BEATS, now - FORGOTTEN_SECONDS if self.shared else now)

    async def last_beat(self) -> float | None:
        """When a server process was last up; None for a new database."""
        found: float | None = await self._first(queries.LAST_BEAT)
        return found

    async def add_gap(self, began: float, ended: float) -> None:
        """Note that no server process was up, or could be reached yet."""
        await self.change(queries.ADD_GAP, began, ended)

    async def gaps(self, since: float) -> list[tuple[float, float]]:
        """When no server process was up."""
        return [(began, ended) for began, ended in await self.rows(queries.GAPS_SINCE, since)]


def _entries(rows: Sequence[tuple[Any, ...]]) -> list[LogEntry]:
    return [LogEntry.from_row(row) for row in rows]
