"""PostgreSQL: any number of server processes on one database.

The key (table, seq) of the log decides who was first; LISTEN/NOTIFY tells the others; a lease with SKIP LOCKED decides
which process looks after a table's bots and clocks.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Iterator, Sequence
from importlib import import_module
from typing import Any

from serai.engine.errors import SeraiError
from serai.server.storage import queries
from serai.server.storage.entries import LogEntry, TableRow
from serai.server.storage.store import Changes, Conflict, GuestListener, Listener, Store, TableQuery, Unstored

CHANNEL, GUEST_CHANNEL = "serai", "serai_guests"
POOL = 8
FORGOTTEN_SECONDS = 86_400.0
RECONNECT_SECONDS = 0.5
PAGE_OF_IDS = 500
ANSWER_SECONDS = 20.0
DOWN = ("08", "25", "53", "57", "58")  # classes of errors: no connection, read-only, full, stopping, the system's own
MOST_ANNOUNCED = 250  # guests of one table: what fits into a notification

APPENDING = f"""
WITH entries AS (
    INSERT INTO log ({queries.ENTRY_COLUMNS})
    SELECT $1::text, * FROM unnest($14::bigint[], $15::text[], $16::text[], $17::float8[], $18::text[], $19::text[])
), here AS (
    {queries.PUT_TABLE.strip()}
), sat AS (
    INSERT INTO members (guest, table_id)
    SELECT guest, $1::text FROM unnest($20::text[]) AS guest ON CONFLICT DO NOTHING
){{more}}
SELECT pg_notify('{CHANNEL}', $1::text || ' ' || ($2::bigint)::text)"""
CALLED = f""", called AS (
    INSERT INTO calls ({queries.CALL_COLUMNS})
    SELECT * FROM unnest($21::text[], $22::text[], $23::text[], $24::text[], $25::bigint[], $26::text[], $27::text[],
    $28::bigint[], $29::float8[]) ON CONFLICT DO NOTHING
)"""
APPEND, APPEND_AND_CALL = APPENDING.format(more=""), APPENDING.format(more=CALLED)
CLAIM_DUE = """
UPDATE tables SET lease_owner = $1, lease_until = $3 WHERE id IN (
    SELECT id FROM tables WHERE due <= $2 AND stage IN ('open', 'playing')
    AND (lease_owner IS NULL OR lease_owner = $1 OR lease_until < $2) AND id <> ALL($5::text[])
    ORDER BY due LIMIT $4 FOR UPDATE SKIP LOCKED
) RETURNING id"""
FEW_ROWS = 50  # of a log; more are taken apart in a worker thread
log = logging.getLogger("serai.server")


def _entries(rows: Sequence[Any]) -> list[LogEntry]:
    return [LogEntry.from_row(tuple(row)) for row in rows]


def _lost(errors: Any, *further: Any) -> tuple[type[Exception], ...]:
    """What is raised if a connection is gone; by asyncpg the second if that is noticed while the pool takes it back."""
    return OSError, TimeoutError, errors.InterfaceError, errors.InternalClientError, *further


class _Reach:
    """The pool; what fails because the database is down, stopping or full says so in one way."""

    def __init__(self, pool: Any, errors: Any) -> None:
        self._pool = pool
        self._errors = errors

    def __getattr__(self, name: str) -> Any:
        ask = getattr(self._pool, name)

        async def asked(*values: Any) -> Any:
            with self._reaching():
                return await ask(*values, timeout=ANSWER_SECONDS)

        return asked

    @contextlib.contextmanager
    def _reaching(self) -> Iterator[None]:
        try:
            yield
        except _lost(self._errors) as error:
            raise Unstored(str(error) or "no answer") from None
        except self._errors.PostgresError as error:
            if str(error.sqlstate or "")[:2] in DOWN:
                raise Unstored(str(error)) from None
            raise

    async def transaction(self, changes: Sequence[Changes], guard: tuple[str, Sequence[Any]] | None) -> None:
        """Do queries all or nothing; Conflict if the guard finds nothing, or there is such a row already."""
        try:
            with self._reaching():
                async with self._pool.acquire(timeout=ANSWER_SECONDS) as connection, connection.transaction():
                    if guard is not None and not await connection.fetch(guard[0], *guard[1], timeout=ANSWER_SECONDS):
                        raise Conflict
                    for query, rows in changes:
                        await connection.executemany(query, rows)
        except self._errors.UniqueViolationError:
            raise Conflict from None


class PostgresStore(Store):
    """A database that several server processes share."""

    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self._pool: Any = None
        self._listening: asyncio.Task[None] | None = None
        self._errors: Any = None

    async def open(self, listener: Listener, guest_listener: GuestListener | None = None) -> None:
        """Connect, and listen to what other processes write and whom they have."""
        try:
            asyncpg: Any = import_module("asyncpg")  # it comes without types
        except ImportError:
            raise SeraiError("PostgreSQL needs the package asyncpg: pip install 'serai[postgresql]'.") from None
        self._errors = asyncpg
        try:
            self._pool = await asyncpg.create_pool(self.url, min_size=0, max_size=POOL)  # 1 would be kept up by force
            await self._pool.fetchval("SELECT 1")
        except (OSError, asyncpg.PostgresError) as error:
            raise SeraiError(f"The database cannot be reached: {error}.") from None
        heard = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(listener, guest_listener, heard))
        await heard.wait()

    async def close(self) -> None:
        """Hang up."""
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        if self._pool is not None:
            await self._pool.close()

    async def _listen(self, listener: Listener, guest_listener: GuestListener | None, heard: asyncio.Event) -> None:
        """Listen for ever. After a lost connection everything may have changed: `listener` gets an empty name."""

        def hear(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            table, seq = payload.split(" ")
            listener(table, int(seq))

        def on_guests(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            table, process, guests = payload.split(" ")
            if guest_listener is not None:
                guest_listener(table, process, frozenset(guests.split(",")) - {""})

        while True:
            try:
                connection = await self._errors.connect(self.url)
                try:
                    gone = asyncio.Event()
                    connection.add_termination_listener(lambda _: gone.set())  # noqa: B023 - called in this round
                    await connection.add_listener(CHANNEL, hear)
                    await connection.add_listener(GUEST_CHANNEL, on_guests)
                    if heard.is_set():
                        listener("", 0)
                    heard.set()
                    await gone.wait()
                finally:
                    await connection.close(timeout=1)
            except _lost(self._errors, self._errors.PostgresError):
                log.warning("The connection that listens to the database was lost; trying again.")
            await asyncio.sleep(RECONNECT_SECONDS)

    @property
    def _db(self) -> _Reach:
        if self._pool is None:
            raise SeraiError("The database is not open.")
        return _Reach(self._pool, self._errors)

    # ------------------------------------------------------------------ the interface

    def append(
        self,
        entries: Sequence[LogEntry],
        row: TableRow | None,
        members: Sequence[str] = (),
        notifications: Sequence[tuple[Any, ...]] = (),
    ) -> Awaitable[None]:
        """Store entries in one statement, which is one commit."""
        return self._append(entries, row, members, notifications)

    async def _append(
        self,
        entries: Sequence[LogEntry],
        row: TableRow | None,
        members: Sequence[str],
        notifications: Sequence[tuple[Any, ...]],
    ) -> None:
        assert row is not None  # with several processes the row is always written: none knows what the others wrote
        columns, begun = list(zip(*(entry.row()[1:] for entry in entries), strict=True)), time.perf_counter()
        try:
            query, called = (APPEND_AND_CALL, zip(*notifications, strict=True)) if notifications else (APPEND, ())
            await self._db.execute(query, *row.columns(), *columns, list(members), *called)
        except self._errors.UniqueViolationError:
            raise Conflict from None
        self.observe(time.perf_counter() - begun)

    async def retell(self, table: str) -> None:
        """Tell those who listen; entry 0 stands for all of the log."""
        await self._db.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{table} 0")

    async def read(self, table: str, after: int = 0) -> list[LogEntry]:
        """The entries of a table."""
        rows = await self._db.fetch(queries.READ_LOG, table, after)
        return _entries(rows) if len(rows) <= FEW_ROWS else await asyncio.to_thread(_entries, rows)

    async def tables(self, query: TableQuery, guest: str, limit: int) -> list[str]:
        """The tables of a list."""
        values = (limit,) if query is TableQuery.PUBLIC else (guest, limit)
        rows = await self._db.fetch(queries.LISTS[query], *values)
        return [row[0] for row in rows]

    async def about(self, table: str) -> str | None:
        """What lists show of one table."""
        found: str | None = await self._db.fetchval(queries.ABOUT, table)
        return found

    async def unfinished(self, guest: str) -> int:
        """How many tables of a guest are not over."""
        return int(await self._db.fetchval(queries.COUNT_UNFINISHED, guest))

    async def unfinished_of(self, source: str) -> int:
        """How many tables of a network are not over."""
        return int(await self._db.fetchval(queries.COUNT_UNFINISHED_OF, source))

    async def public_of(self, source: str) -> int:
        """How many public tables of a network wait for players."""
        return int(await self._db.fetchval(queries.COUNT_PUBLIC_OF, source))

    async def waits_of(self, source: str) -> int:
        """At how many tables of others a network waits."""
        return int(await self._db.fetchval(queries.COUNT_WAITS_OF, source))

    async def guest_name(self, guest: str) -> str | None:
        """The display name of a guest."""
        name: str | None = await self._db.fetchval(queries.GUEST_NAME, guest)
        return name

    async def name_guest(self, guest: str, name: str, now: float) -> None:
        """Store a display name."""
        await self._db.execute(queries.NAME_GUEST, guest, name, now)

    async def saw(self, guests: Sequence[str], now: float) -> None:
        """Note who is here; in one order, so that two processes do not wait for each other."""
        await self._db.executemany(queries.SAW_GUEST, [(guest, now) for guest in sorted(guests)])

    async def last_seen(self, guests: Sequence[str]) -> dict[str, float]:
        """When guests were here."""
        rows = await self._db.fetch("SELECT id, seen FROM guests WHERE id = ANY($1::text[])", list(guests))
        return {row[0]: row[1] for row in rows}

    async def announce(self, table: str, process: str, guests: Sequence[str]) -> None:
        """Tell those who listen."""
        told = ",".join(guests[:MOST_ANNOUNCED])
        await self._db.execute("SELECT pg_notify($1, $2)", GUEST_CHANNEL, f"{table} {process} {told}")

    async def claim(self, table: str, owner: str, now: float, seconds: float) -> bool:
        """Lease one table."""
        return await self._db.fetchval(queries.CLAIM, table, owner, now, now + seconds) is not None

    async def claim_due(
        self, owner: str, now: float, seconds: float, limit: int, busy: Sequence[str] = ()
    ) -> list[str]:
        """Lease tables that need attention; those that another process is about to lease are skipped."""
        return [row[0] for row in await self._db.fetch(CLAIM_DUE, owner, now, now + seconds, limit, list(busy))]

    async def postpone(self, table: str, due: float | None, seen: int | None = None) -> None:
        """Note when the table next needs attention."""
        if seen is None:
            await self._db.execute(queries.POSTPONE, table, due)
        else:
            await self._db.execute(queries.POSTPONE_IF_SEEN, table, due, seen)

    async def every_table(self) -> AsyncIterator[str]:
        """All ids, in pages."""
        last = ""
        while rows := await self._db.fetch(queries.TABLE_IDS, last, PAGE_OF_IDS):
            for row in rows:
                last = row[0]
                yield last

    async def public(self, guest: str) -> int:
        """How many public tables of a guest wait for players."""
        return int(await self._db.fetchval(queries.COUNT_PUBLIC, guest))

    async def beat(self, process: str, now: float) -> None:
        """Note that this process is up; those that have been silent for a day are forgotten."""
        await self._db.execute(queries.BEAT, process, now)
        await self._db.execute(queries.FORGET_BEATS, now - FORGOTTEN_SECONDS)

    async def last_beat(self) -> float | None:
        """When a server process was last up."""
        found: float | None = await self._db.fetchval(queries.LAST_BEAT)
        return found

    async def add_gap(self, began: float, ended: float) -> None:
        """Note that no server process was up."""
        await self._db.execute(queries.ADD_GAP, began, ended)

    async def gaps(self, since: float) -> list[tuple[float, float]]:
        """When no server process was up."""
        return [(row[0], row[1]) for row in await self._db.fetch(queries.GAPS_SINCE, since)]

    async def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a query finds."""
        return [tuple(row) for row in await self._db.fetch(query, *values)]

    async def together(self, changes: Sequence[Changes], guard: tuple[str, Sequence[Any]] | None = None) -> None:
        """Do queries that write in one transaction; who comes second waits for the first at the guard."""
        await self._db.transaction(changes, guard)

    async def change(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Do a query that writes."""
        try:
            return await self.rows(query, *values)
        except self._errors.UniqueViolationError:
            raise Conflict from None

    async def answer_puzzle(self, puzzle: str, visitor: str, solved: bool, most: int) -> None:
        """Store a visitor's first answer."""
        await self._db.execute(queries.ANSWER_PUZZLE, puzzle, visitor, int(solved), most)

    async def puzzle_tally(self, puzzle: str) -> tuple[int, int]:
        """How many have answered, and how many were right."""
        row = (await self._db.fetch(queries.PUZZLE_TALLY, puzzle))[0]
        return int(row[0]), int(row[1])
