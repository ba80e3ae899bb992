"""SQLite: one writer thread with group commit. Whatever waits when it looks goes to disk in one commit.

What comes in one turn of the event loop is handed over together: each hand-over wakes the writer, which takes the
interpreter from the event loop.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import queue
import sqlite3
import sys
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from serai.engine.errors import SeraiError
from serai.server.storage import queries
from serai.server.storage.entries import LogEntry, TableRow
from serai.server.storage.store import Changes, Conflict, GuestListener, Listener, Store, TableQuery, Unstored

T = TypeVar("T")
MOST_PER_COMMIT = 512
READERS = 2
BUSY_SECONDS = 30.0
PAGE_OF_IDS = 500
ENTRIES_AT_ONCE = 64  # in one statement; each statement hands over to other threads
JOBS_PER_CHECKPOINT = 1000  # after which what is in the log of SQLite goes into the file itself
log = logging.getLogger("serai.server")


def spelled(query: str) -> str:
    """The query as SQLite spells it."""
    return query.replace("$", "?")


class _Job:
    __slots__ = ("rows", "then", "work")

    def __init__(
        self, work: Callable[[sqlite3.Connection], Any], then: Callable[[Any, Exception | None], None], rows: _Rows
    ) -> None:
        self.work = work
        self.then = then  # is called with the result, or with what went wrong
        self.rows = rows  # all that there is to do, if it is nothing but entries of the log


_Rows = list[tuple[Any, ...]]
_Outcome = tuple[_Job, Any, Exception | None]


class SqliteStore(Store):
    """A database file for one server process; a lock file beside it keeps a second one out."""

    shared = False

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._coming: list[_Job] = []  # in this turn of the event loop
        self._writer: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-read")
        self._checkpoints = ThreadPoolExecutor(1, thread_name_prefix="sqlite-checkpoint")
        self._checkpoint: Future[None] | None = None
        self._jobs_since = 0  # the last checkpoint
        self._local = threading.local()
        self._lock: Any = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, timeout=BUSY_SECONDS, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    async def open(self, listener: Listener, guest_listener: GuestListener | None = None) -> None:
        """Lock the file and start the writer; nobody else writes here, so the listeners hear nothing."""
        self._loop = asyncio.get_running_loop()
        self._lock = only_one(self.path)
        ready: asyncio.Future[None] = self._loop.create_future()
        self._writer = threading.Thread(target=self._write, args=(ready,), name="sqlite-write", daemon=True)
        self._writer.start()
        await ready

    async def close(self) -> None:
        """Write what waits and let go of the file."""
        self._hand_over()
        self._jobs.put(None)
        if self._writer is not None:
            await asyncio.to_thread(self._writer.join)
        self._readers.shutdown(wait=True)
        self._checkpoints.shutdown(wait=True)
        if self._lock is not None:
            self._lock.close()

    # ------------------------------------------------------------------ the writer thread

    def _write(self, ready: asyncio.Future[None]) -> None:
        assert self._loop is not None
        try:
            connection = self._connect()
            connection.execute("PRAGMA wal_autocheckpoint = 0")  # a move would wait until all of the file is on disk
        except sqlite3.Error as error:
            self._loop.call_soon_threadsafe(ready.set_exception, SeraiError(f"{self.path} cannot be opened: {error}."))
            return
        self._loop.call_soon_threadsafe(ready.set_result, None)
        last = False
        while not last:
            jobs: list[_Job] = []
            while not last and len(jobs) < MOST_PER_COMMIT and not (jobs and self._jobs.empty()):
                come = self._jobs.get()
                last = come is None
                jobs += come or []
            begun = time.perf_counter()
            self._commit(connection, jobs)
            if jobs:
                self.observe(time.perf_counter() - begun)
            self._jobs_since += len(jobs)
            if self._checkpoint is None and self._jobs_since >= JOBS_PER_CHECKPOINT:
                self._jobs_since, self._checkpoint = 0, self._checkpoints.submit(self._move_to_file)
            elif self._checkpoint is not None and self._checkpoint.done():
                self._checkpoint = None
                _checkpoint(connection)  # the little that came meanwhile: only a whole log is begun from its start
        connection.close()

    def _move_to_file(self) -> None:
        """Copy what the log of SQLite holds into the file, in a thread of its own while the writer goes on."""
        with contextlib.closing(self._connect()) as connection:
            _checkpoint(connection)

    def _commit(self, connection: sqlite3.Connection, jobs: list[_Job]) -> None:
        """All jobs in one commit; one that fails leaves no trace and does not touch the others."""
        if not jobs:
            return
        try:
            rows = [row for job in jobs for row in job.rows]
            if len(rows) <= ENTRIES_AT_ONCE and all(job.rows for job in jobs):
                _store(connection, rows)  # a statement alone is a commit
                outcomes: list[_Outcome] = [(job, None, None) for job in jobs]
            else:
                outcomes = self._together(connection, jobs, _do_all)
        except Exception:  # seldom: one of them failed, and each is done again in a bracket of its own
            try:
                outcomes = self._together(connection, jobs, _do_each)
            except sqlite3.Error as error:  # a full disk, say: nothing of this commit is stored
                outcomes = [(job, None, Unstored(str(error))) for job in jobs]
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(_tell, outcomes)
        except RuntimeError:  # the server is gone; what was stored is stored
            return

    def _together(
        self, connection: sqlite3.Connection, jobs: list[_Job], do: Callable[..., list[_Outcome]]
    ) -> list[_Outcome]:
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = do(connection, jobs)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return outcomes

    def _put(self, work: Callable[[sqlite3.Connection], T], rows: _Rows | None = None) -> asyncio.Future[T]:
        assert self._loop is not None
        future: asyncio.Future[T] = self._loop.create_future()
        self._add(_Job(work, functools.partial(_settle, future), rows or []))
        return future

    def _add(self, job: _Job) -> None:
        assert self._loop is not None
        self._coming.append(job)
        if len(self._coming) == 1:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """Let the writer have what has come in this turn of the event loop."""
        if self._coming:
            self._jobs.put(self._coming)
            self._coming = []

    async def _do(self, query: str, rows: list[tuple[Any, ...]]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.executemany(spelled(query), rows).close()  # no cursor leaves the writer's thread

        await self._put(work)

    async def _query(self, query: str, *values: Any) -> list[Any]:
        assert self._loop is not None
        return await self._loop.run_in_executor(self._readers, self._read, spelled(query), values)

    def _read_log(self, table: str, after: int) -> list[LogEntry]:
        return [LogEntry.from_row(row) for row in self._read(spelled(queries.READ_LOG), (table, after))]

    def _read(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        try:
            if not hasattr(self._local, "connection"):
                self._local.connection = self._connect()
            rows: list[Any] = self._local.connection.execute(query, values).fetchall()
        except sqlite3.OperationalError as error:
            raise Unstored(str(error)) from None
        return rows

    # ------------------------------------------------------------------ the interface

    def append(
        self,
        entries: Sequence[LogEntry],
        row: TableRow | None,
        members: Sequence[str] = (),
        notifications: Sequence[tuple[Any, ...]] = (),
    ) -> Awaitable[None]:
        """Store entries with the next commit."""
        return self._put(*_appending(entries, row, members, notifications))

    def append_then(
        self,
        entries: Sequence[LogEntry],
        row: TableRow | None,
        members: Sequence[str],
        notifications: Sequence[tuple[Any, ...]],
        then: Callable[[Exception | None], None],
    ) -> None:
        """Store entries with the next commit, and call somebody then."""
        work, rows = _appending(entries, row, members, notifications)
        self._add(_Job(work, lambda _, failure: then(failure), rows))

    async def read(self, table: str, after: int = 0) -> list[LogEntry]:
        """The entries of a table."""
        assert self._loop is not None
        return await self._loop.run_in_executor(self._readers, self._read_log, table, after)

    async def tables(self, query: TableQuery, guest: str, limit: int) -> list[str]:
        """The tables of a list."""
        values = (limit,) if query is TableQuery.PUBLIC else (guest, limit)
        rows = await self._query(queries.LISTS[query], *values)
        return [row[0] for row in rows]

    async def about(self, table: str) -> str | None:
        """What lists show of one table."""
        rows = await self._query(queries.ABOUT, table)
        return rows[0][0] if rows else None

    async def unfinished(self, guest: str) -> int:
        """How many tables of a guest are not over."""
        return int((await self._query(queries.COUNT_UNFINISHED, guest))[0][0])

    async def unfinished_of(self, source: str) -> int:
        """How many tables of a network are not over."""
        return int((await self._query(queries.COUNT_UNFINISHED_OF, source))[0][0])

    async def public_of(self, source: str) -> int:
        """How many public tables of a network wait for players."""
        return int((await self._query(queries.COUNT_PUBLIC_OF, source))[0][0])

    async def waits_of(self, source: str) -> int:
        """At how many tables of others a network waits."""
        return int((await self._query(queries.COUNT_WAITS_OF, source))[0][0])

    async def guest_name(self, guest: str) -> str | None:
        """The display name of a guest."""
        rows = await self._query(queries.GUEST_NAME, guest)
        return rows[0][0] if rows else None

    async def name_guest(self, guest: str, name: str, now: float) -> None:
        """Store a display name."""
        await self._do(queries.NAME_GUEST, [(guest, name, now)])

    async def saw(self, guests: Sequence[str], now: float) -> None:
        """Note who is here."""
        await self._do(queries.SAW_GUEST, [(guest, now) for guest in guests])

    async def last_seen(self, guests: Sequence[str]) -> dict[str, float]:
        """When guests were here."""
        found = {guest: await self._query(queries.LAST_SEEN, guest) for guest in guests}
        return {guest: rows[0][0] for guest, rows in found.items() if rows}

    async def announce(self, table: str, process: str, guests: Sequence[str]) -> None:
        """There is nobody to tell."""

    async def claim(self, table: str, owner: str, now: float, seconds: float) -> bool:
        """This process is the only one: every table is its own."""
        return True

    async def claim_due(
        self, owner: str, now: float, seconds: float, limit: int, busy: Sequence[str] = ()
    ) -> list[str]:
        """The tables that need attention now."""
        rows = await self._query(
            "SELECT id FROM tables WHERE due <= $1 AND stage IN ('open', 'playing') ORDER BY due LIMIT $2",
            now,
            limit + len(busy),
        )
        known = set(busy)
        return [row[0] for row in rows if row[0] not in known][:limit]

    async def postpone(self, table: str, due: float | None, seen: int | None = None) -> None:
        """Note when the table next needs attention."""
        if seen is None:
            await self._do(queries.POSTPONE, [(table, due)])
        else:
            await self._do(queries.POSTPONE_IF_SEEN, [(table, due, seen)])

    async def every_table(self) -> AsyncIterator[str]:
        """All ids, in pages."""
        last = ""
        while rows := await self._query(queries.TABLE_IDS, last, PAGE_OF_IDS):
            for (last,) in rows:
                yield last

    async def public(self, guest: str) -> int:
        """How many public tables of a guest wait for players."""
        return int((await self._query(queries.COUNT_PUBLIC, guest))[0][0])

    async def beat(self, process: str, now: float) -> None:
        """Note that this process is up; the only one, so others of before are forgotten."""
        await self._do(queries.BEAT, [(process, now)])
        await self._do(queries.FORGET_BEATS, [(now,)])

    async def last_beat(self) -> float | None:
        """When a server was last up."""
        found: float | None = (await self._query(queries.LAST_BEAT))[0][0]
        return found

    async def add_gap(self, began: float, ended: float) -> None:
        """Note that no server was up."""
        await self._do(queries.ADD_GAP, [(began, ended)])

    async def gaps(self, since: float) -> list[tuple[float, float]]:
        """When no server was up."""
        return [(began, ended) for began, ended in await self._query(queries.GAPS_SINCE, since)]

    async def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a query finds."""
        return await self._query(query, *values)

    async def together(self, changes: Sequence[Changes], guard: tuple[str, Sequence[Any]] | None = None) -> None:
        """Do queries that write with the next commit."""

        def work(connection: sqlite3.Connection) -> None:
            try:
                if guard is not None and not connection.execute(spelled(guard[0]), guard[1]).fetchall():
                    raise Conflict
                for query, rows in changes:
                    connection.executemany(spelled(query), rows).close()
            except sqlite3.IntegrityError:
                raise Conflict from None

        await self._put(work)

    async def change(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Do a query that writes."""

        def work(connection: sqlite3.Connection) -> list[tuple[Any, ...]]:
            try:
                return connection.execute(spelled(query), values).fetchall()
            except sqlite3.IntegrityError:
                raise Conflict from None

        return await self._put(work)

    async def answer_puzzle(self, puzzle: str, visitor: str, solved: bool, most: int) -> None:
        """Store a visitor's first answer."""
        await self._do(queries.ANSWER_PUZZLE, [(puzzle, visitor, int(solved), most)])

    async def puzzle_tally(self, puzzle: str) -> tuple[int, int]:
        """How many have answered, and how many were right."""
        tried, solved = (await self._query(queries.PUZZLE_TALLY, puzzle))[0]
        return int(tried), int(solved)


_INSERT_ENTRY, _PUT_TABLE = spelled(queries.INSERT_ENTRY), spelled(queries.PUT_TABLE)
_PUT_MEMBER, _ADD_CALL = spelled(queries.PUT_MEMBER), spelled(queries.ADD_CALL)


def _appending(
    entries: Sequence[LogEntry], row: TableRow | None, members: Sequence[str], notifications: Sequence[tuple[Any, ...]]
) -> tuple[Callable[[sqlite3.Connection], None], _Rows]:
    """What there is to do to append, and the rows if these are all."""
    rows: _Rows = [entry.row() for entry in entries]
    columns = None if row is None else row.columns()

    def work(connection: sqlite3.Connection) -> None:
        try:
            connection.executemany(_INSERT_ENTRY, rows).close()
            if columns is not None:
                connection.execute(_PUT_TABLE, columns)
        except sqlite3.IntegrityError:
            raise Conflict from None
        if members:
            connection.executemany(_PUT_MEMBER, [(guest, rows[0][0]) for guest in members])
        if notifications:
            connection.executemany(_ADD_CALL, notifications).close()

    return work, rows if columns is None and not members and not notifications else []


def _do_all(connection: sqlite3.Connection, jobs: list[_Job]) -> list[_Outcome]:
    """All jobs, or none if one fails."""
    rows = [row for job in jobs for row in job.rows]
    for first in range(0, len(rows), ENTRIES_AT_ONCE):
        _store(connection, rows[first : first + ENTRIES_AT_ONCE])
    return [(job, None if job.rows else job.work(connection), None) for job in jobs]


def _store(connection: sqlite3.Connection, rows: _Rows) -> None:
    """Entries of the log in one statement."""
    connection.execute(_insert(len(rows)), [value for row in rows for value in row])


@functools.cache
def _insert(number: int) -> str:
    """The query that stores so many entries."""
    head, _, values = _INSERT_ENTRY.partition(" VALUES ")
    places = f"({', '.join('?' * (values.count(',') + 1))})"
    return f"{head} VALUES {', '.join([places] * number)}"


def _do_each(connection: sqlite3.Connection, jobs: list[_Job]) -> list[_Outcome]:
    """All jobs that can be done."""
    outcomes: list[_Outcome] = []
    for job in jobs:
        connection.execute("SAVEPOINT job")
        try:
            outcomes.append((job, job.work(connection), None))
            connection.execute("RELEASE job")
        except Exception as error:
            connection.execute("ROLLBACK TO job")
            connection.execute("RELEASE job")
            outcomes.append((job, None, Unstored(str(error)) if isinstance(error, sqlite3.OperationalError) else error))
    return outcomes


def _tell(outcomes: list[_Outcome]) -> None:
    for job, result, failure in outcomes:
        try:
            job.then(result, failure)
        except Exception:
            log.exception("What was stored could not be told.")


def _settle(future: asyncio.Future[Any], result: Any, failure: Exception | None) -> None:
    """Let whoever waits know; they may have been cancelled."""
    if future.done():
        return
    if failure is None:
        future.set_result(result)
    else:
        future.set_exception(failure)


def _checkpoint(connection: sqlite3.Connection) -> None:
    with contextlib.suppress(sqlite3.Error):  # what is not copied stays in the log, and the next one tries again
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def only_one(path: Path) -> Any:
    """A locked file beside the database, held until it is closed or the process ends."""
    lock = open(f"{path}.lock", "a+")  # noqa: SIM115 - held as long as the store
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise SeraiError(
            f"Another server uses {path}. Several servers on one database need PostgreSQL: set SERAI_DATABASE_URL."
        ) from None
    return lock
