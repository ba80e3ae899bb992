"""PostgreSQL: any number of server processes on one database.

The key (table, seq) of the log decides who was first; LISTEN/NOTIFY tells the others; a lease with SKIP LOCKED decides
which process looks after a table's bots and clocks.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any

from serai.engine.errors import SeraiError
from serai.server.base.errors import Conflict, GuardFailed, Unstored
from serai.server.storage import queries
from serai.server.storage.entries import Changes, Commit, Guard
from serai.server.storage.store import ENTRIES, GUESTS, PEOPLE, Driver

CHANNELS = (ENTRIES, GUESTS, PEOPLE)
POOL = 8
RECONNECT_SECONDS = 0.5
ANSWER_SECONDS = 20.0
ROWS_PER_ANSWER = 1_000  # of a change of many rows, such as a recount: for each so many there is as much time again
DOWN = ("08", "25", "53", "57", "58")  # classes of errors: no connection, read-only, full, stopping, the system's own

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
SELECT pg_notify('{ENTRIES}', $1::text || ' ' || ($2::bigint)::text)"""
CALLED = f""", called AS (
    INSERT INTO calls ({queries.CALL_COLUMNS})
    SELECT * FROM unnest($21::text[], $22::text[], $23::text[], $24::text[], $25::bigint[], $26::text[], $27::text[],
    $28::bigint[], $29::float8[]) ON CONFLICT DO NOTHING
)"""
APPEND, APPEND_AND_CALL = APPENDING.format(more=""), APPENDING.format(more=CALLED)
log = logging.getLogger("serai.server")


def _lost(errors: Any, *further: Any) -> tuple[type[Exception], ...]:
    """What is raised if a connection is gone; by asyncpg the second if that is noticed while the pool takes it back."""
    return OSError, TimeoutError, errors.InterfaceError, errors.InternalClientError, *further


class PostgresDriver(Driver):
    """A database that several server processes share."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: Any = None
        self._listening: asyncio.Task[None] | None = None
        self._errors: Any = None

    async def open(self, hear: Callable[[str, str], None], observe: Callable[[float], None]) -> None:
        """Connect, and listen to what other processes tell."""
        try:
            asyncpg: Any = import_module("asyncpg")  # it comes without types
        except ImportError:
            raise SeraiError("PostgreSQL needs the package asyncpg: pip install 'serai[postgresql]'.") from None
        self._errors, self._observe = asyncpg, observe
        try:
            self._pool = await asyncpg.create_pool(self.url, min_size=0, max_size=POOL)  # 1 would be kept up by force
            await self._pool.fetchval("SELECT 1")
        except (OSError, asyncpg.PostgresError) as error:
            raise SeraiError(f"The database cannot be reached: {error}.") from None
        heard = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(hear, heard))
        await heard.wait()

    async def close(self) -> None:
        """Hang up."""
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        if self._pool is not None:
            await self._pool.close()

    async def _listen(self, hear: Callable[[str, str], None], heard: asyncio.Event) -> None:
        """Listen for ever. After a lost connection everything may have changed: each channel gets an empty payload."""
        while True:
            try:
                connection = await self._errors.connect(self.url)
                try:
                    gone = asyncio.Event()
                    connection.add_termination_listener(lambda _: gone.set())  # noqa: B023 - called in this round
                    for channel in CHANNELS:
                        await connection.add_listener(channel, lambda _, _pid, *told: hear(*told))
                    if heard.is_set():
                        for channel in CHANNELS:
                            hear(channel, "")
                    heard.set()
                    await gone.wait()
                finally:
                    await connection.close(timeout=1)
            except _lost(self._errors, self._errors.PostgresError):
                log.warning("The connection that listens to the database was lost; trying again.")
            await asyncio.sleep(RECONNECT_SECONDS)

    @contextlib.contextmanager
    def _asking(self) -> Iterator[None]:
        """What fails because the database is down, stopping or full says so in one way."""
        try:
            yield
        except self._errors.UniqueViolationError:
            raise Conflict from None
        except _lost(self._errors) as error:
            raise Unstored(str(error) or "no answer") from None
        except self._errors.PostgresError as error:
            if str(error.sqlstate or "")[:2] in DOWN:
                raise Unstored(str(error)) from None
            raise

    # ------------------------------------------------------------------ what the store asks for

    async def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a query finds."""
        with self._asking():
            return [tuple(row) for row in await self._pool.fetch(query, *values, timeout=ANSWER_SECONDS)]

    async def change(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Do a query that writes; a statement alone is a commit."""
        return await self.rows(query, *values)

    async def together(self, changes: Sequence[Changes], guard: Guard | None) -> None:
        """Do queries that write in one transaction."""
        with self._asking():
            async with self._pool.acquire(timeout=ANSWER_SECONDS) as connection, connection.transaction():
                if guard is not None and not await connection.fetch(guard[0], *guard[1], timeout=ANSWER_SECONDS):
                    raise GuardFailed
                for query, rows in changes:
                    seconds = ANSWER_SECONDS * (1 + len(rows) // ROWS_PER_ANSWER)
                    await connection.executemany(query, rows, timeout=seconds)

    async def append(self, commit: Commit) -> None:
        """Store what a table writes in one statement; with changes of others, or a guard, in one transaction."""
        assert commit.row is not None  # with several processes it is always written: none knows what the others wrote
        begun = time.perf_counter()
        columns = zip(*(entry.row()[1:] for entry in commit.entries), strict=True)
        called = zip(*commit.notifications, strict=True)
        query = APPEND_AND_CALL if commit.notifications else APPEND
        values = (*commit.row.columns(), *columns, commit.members, *called)
        if commit.changes or commit.guard is not None:
            await self.together([(query, [values]), *commit.changes], commit.guard)
        else:
            with self._asking():
                await self._pool.execute(query, *values, timeout=ANSWER_SECONDS)
        self._observe(time.perf_counter() - begun)
