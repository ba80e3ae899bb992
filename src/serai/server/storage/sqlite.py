"""SQLite: one writer thread with group commit. Whatever waits when it looks goes to disk in one commit.

What comes in one turn of the event loop is handed over together: each hand-over wakes the writer, which takes the
interpreter from the event loop.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import queue
import sqlite3
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from serai.engine.errors import SeraiError
from serai.server.base.errors import Conflict, GuardFailed, Unstored
from serai.server.storage import queries
from serai.server.storage.entries import Changes, Commit, Guard
from serai.server.storage.store import Driver

T = TypeVar("T")
MOST_PER_COMMIT = 512
READERS = 2
BUSY_SECONDS = 30.0
ENTRIES_AT_ONCE = 64  # in one statement; each statement hands over to other threads
SPELLED = 500  # queries that are kept as SQLite spells them
JOBS_PER_CHECKPOINT = 1000  # after which what is in the log of SQLite goes into the file itself


@functools.lru_cache(SPELLED)
def spelled(query: str) -> str:
    """The query as SQLite spells it."""
    return query.replace("$", "?")


_Rows = list[tuple[Any, ...]]


@dataclass(slots=True, eq=False)
class _Job:
    work: Callable[[sqlite3.Connection], Any]
    future: asyncio.Future[Any]  # of whoever waits for it
    rows: _Rows  # all that there is to do, if it is nothing but entries of the log


_Outcome = tuple[_Job, Any, Exception | None]


class SqliteDriver(Driver):
    """A database file for one server process; a lock file beside it keeps a second one out."""

    shared = False

    def __init__(self, path: Path) -> None:
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

    async def open(self, hear: Callable[[str, str], None], observe: Callable[[float], None]) -> None:
        """Lock the file and start the writer; nobody else writes here, so there is nothing to hear."""
        self._observe = observe
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
                self._observe(time.perf_counter() - begun)
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
        self._coming.append(_Job(work, future, rows or []))
        if len(self._coming) == 1:
            self._loop.call_soon(self._hand_over)
        return future

    def _hand_over(self) -> None:
        """Let the writer have what has come in this turn of the event loop."""
        if self._coming:
            self._jobs.put(self._coming)
            self._coming = []

    def _read(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        try:
            if not hasattr(self._local, "connection"):
                self._local.connection = self._connect()
            rows: list[Any] = self._local.connection.execute(query, values).fetchall()
        except sqlite3.OperationalError as error:
            raise Unstored(str(error)) from None
        return rows

    # ------------------------------------------------------------------ what the store asks for

    async def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a query finds, read in another thread."""
        assert self._loop is not None
        return await self._loop.run_in_executor(self._readers, self._read, spelled(query), values)

    async def change(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Do a query that writes with the next commit."""

        def work(connection: sqlite3.Connection) -> list[tuple[Any, ...]]:
            try:
                return connection.execute(spelled(query), values).fetchall()
            except sqlite3.IntegrityError:
                raise Conflict from None

        return await self._put(work)

    async def together(self, changes: Sequence[Changes], guard: Guard | None) -> None:
        """Do queries that write with the next commit."""
        await self._put(_changing(changes, guard))

    def append(self, commit: Commit) -> Awaitable[None]:
        """Store what a table writes with the next commit."""
        entries = [entry.row() for entry in commit.entries]
        changes: list[Changes] = [(queries.INSERT_ENTRY, entries)]
        if commit.row is not None:
            changes.append((queries.PUT_TABLE, [commit.row.columns()]))
        if commit.members:
            changes.append((queries.PUT_MEMBER, [(guest, commit.table) for guest in commit.members]))
        if commit.notifications:
            changes.append((queries.ADD_CALL, commit.notifications))
        changes += commit.changes
        alone = len(changes) == 1 and commit.guard is None
        return self._put(_changing(changes, commit.guard), entries if alone else [])


def _changing(changes: Sequence[Changes], guard: Guard | None) -> Callable[[sqlite3.Connection], None]:
    """What the writer does for these changes: all of them or, within a savepoint, nothing."""

    def work(connection: sqlite3.Connection) -> None:
        try:
            if guard is not None and not connection.execute(spelled(guard[0]), guard[1]).fetchall():
                raise GuardFailed
            for query, rows in changes:
                connection.executemany(spelled(query), rows).close()  # no cursor leaves the writer's thread
        except sqlite3.IntegrityError:
            raise Conflict from None

    return work


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
    head, _, values = queries.INSERT_ENTRY.partition(" VALUES ")
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
    """Let those who wait know; they may have been cancelled."""
    for job, result, failure in outcomes:
        if job.future.done():
            continue
        if failure is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(failure)


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
