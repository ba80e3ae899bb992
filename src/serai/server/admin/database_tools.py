"""The commands for a database: replay every game, back up, restore. A backup is always an SQLite file."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

import serai
from serai.engine.errors import SeraiError
from serai.server.base.signing import keep_secret, kept_secret
from serai.server.base.stages import TableStage
from serai.server.protocol.messages import TableLine
from serai.server.storage import queries
from serai.server.storage.database import is_postgres, migrate, sqlite_path
from serai.server.storage.entries import LogEntry
from serai.server.storage.schema import STORED
from serai.server.storage.sqlite import only_one, spelled
from serai.server.tables.table import Table

BATCH = 1000  # rows
AWAY_SECONDS = 1800.0  # for the time when a repaired table next needs attention; a server sets it right
SECRETS = "secrets"  # the table of a backup that holds the server's secret


@dataclass
class Report:
    """What a check has found."""

    tables: int = 0
    entries: int = 0
    finished: int = 0
    faults: list[str] = field(default_factory=list)

    def summary(self) -> str:
        """One sentence for the host."""
        wrong = f"{len(self.faults)} faults" if self.faults else "no fault"
        return f"{self.tables} tables with {self.entries} entries replayed, {self.finished} of them finished: {wrong}."


def check(url: str) -> Report:
    """Replay the log of every table and compare it with its row and its record."""
    return asyncio.run(_check(url))


async def _check(url: str) -> Report:
    report = Report()
    rows = {row[0]: row[1:] async for row in read_rows(url, "SELECT id, seq, stage, about FROM tables ORDER BY id")}
    async for id, log in read_logs(url):
        _check_table(report, id, rows.pop(id, None), log)
    report.faults += [f"Table {table} is listed but has no log." for table in rows]
    return report


async def read_logs(url: str) -> AsyncIterator[tuple[str, list[Sequence[Any]]]]:
    """The rows of the log, table by table."""
    found: list[Sequence[Any]] = []
    async for row in read_rows(url, f"SELECT {queries.ENTRY_COLUMNS} FROM log ORDER BY table_id, seq"):
        if found and found[0][0] != row[0]:
            yield str(found[0][0]), found
            found = []
        found.append(row)
    if found:
        yield str(found[0][0]), found


def sound_part(log: Sequence[Sequence[Any]]) -> tuple[Table | None, str | None]:
    """The table that the good entries at the beginning of a log add up to, and what is wrong with the next one."""
    table: Table | None = None
    for row in log:
        try:
            entry = LogEntry.from_row(row)
            if table is None:
                table = Table(entry)
            else:
                table.apply(entry)
        except Exception as error:  # whatever a damaged entry leads to
            if table is not None:  # it may be half applied
                table = Table.rebuild([LogEntry.from_row(good) for good in log[: table.seq]])
            what = str(error) or type(error).__name__
            return table, f"entry {row[1]} does not follow: {what.rstrip('.')}."
    return table, None


def _check_table(report: Report, id: str, listed: Sequence[Any] | None, log: Sequence[Sequence[Any]]) -> None:
    report.tables += 1
    report.entries += len(log)
    table, wrong = sound_part(log)
    if wrong is not None or table is None:
        report.faults.append(f"Table {id}: {wrong}")
        return
    if listed is None or listed[0] > table.seq or listed[1] != table.stage:
        found = None if listed is None else tuple(listed[:2])
        report.faults.append(f"Table {id}: the list says {found}, its log {(table.seq, str(table.stage))}.")
    elif not _is_line(listed[2]):
        report.faults.append(f"Table {id}: its row in the list cannot be read.")
    if table.stage is TableStage.OVER and table.match is not None:
        report.finished += 1
        try:
            same = serai.replay(table.match.record()).state == table.match.state
        except (SeraiError, LookupError, TypeError, ValueError) as error:
            report.faults.append(f"Table {id}: its record does not replay: {error}")
        else:
            if not same:
                report.faults.append(f"Table {id}: its record tells another game.")


def _fits(table: Table, listed: Sequence[Any] | None) -> bool:
    """Whether the row of a table in the list can be true."""
    return listed is not None and listed[0] <= table.seq and listed[1] == table.stage and _is_line(listed[2])


def _is_line(about: str) -> bool:
    try:
        TableLine.model_validate_json(about)
    except ValueError:
        return False
    return True


def repair(url: str, copies: Path) -> list[str]:
    """Cut every damaged log after its last good entry, with a copy of all of it, and write its row anew."""
    if is_postgres(url):
        return asyncio.run(_repair(url, copies))
    with closing(only_one(sqlite_path(url))):  # no server may have the tables in memory meanwhile
        return asyncio.run(_repair(url, copies))


async def _repair(url: str, copies: Path) -> list[str]:
    told: list[str] = []
    rows = {row[0]: row[1:] async for row in read_rows(url, "SELECT id, seq, stage, about FROM tables ORDER BY id")}
    async for id, log in read_logs(url):
        table, wrong = sound_part(log)
        listed = rows.pop(id, None)
        if wrong is None and table is not None and _fits(table, listed):
            continue
        copy = _copy_log(copies, id, log)
        good = 0 if table is None else table.seq
        await _rewrite(url, id, good, None if table is None else table.row(AWAY_SECONDS).columns())
        told.append(f"Table {id}: {good} of {len(log)} entries are kept; all of them as they were are in {copy}.")
    for id in rows:
        await _rewrite(url, id, 0, None)
        told.append(f"Table {id}: it had no log and is listed no more.")
    return told


def _copy_log(copies: Path, id: str, log: Sequence[Sequence[Any]]) -> Path:
    """The log of a table as a new file of mode 600: one JSON list for each row."""
    copies.mkdir(parents=True, exist_ok=True, mode=0o700)
    safe = "".join(c if c.isalnum() or c in "-_" else "_" for c in id)[:60]
    for number in count():
        path = copies / f"damaged-{safe}{f'-{number}' if number else ''}.jsonl"
        with contextlib.suppress(FileExistsError):
            descriptor = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
            with os.fdopen(descriptor, "w", encoding="utf-8") as file:
                file.writelines(json.dumps(list(row), default=repr) + "\n" for row in log)
                file.flush()
                os.fsync(file.fileno())
            return path
    raise AssertionError


async def _rewrite(url: str, id: str, good: int, row: Sequence[Any] | None) -> None:
    """Drop what follows the good entries of a table, and write its row or drop that too."""
    cut, drop = "DELETE FROM log WHERE table_id = $1 AND seq > $2", "DELETE FROM tables WHERE id = $1"
    if is_postgres(url):
        connection: Any = await import_module("asyncpg").connect(url)
        try:
            async with connection.transaction():
                await connection.execute(cut, id, good)
                await (connection.execute(drop, id) if row is None else connection.execute(queries.PUT_TABLE, *row))
        finally:
            await connection.close()
        return
    with closing(sqlite3.connect(sqlite_path(url))) as file, file:
        file.execute(spelled(cut), (id, good))
        file.execute(spelled(drop), (id,)) if row is None else file.execute(spelled(queries.PUT_TABLE), tuple(row))


async def read_rows(url: str, query: str) -> AsyncIterator[Sequence[Any]]:
    """The rows of one query, from one moment."""
    if not is_postgres(url):
        path = sqlite_path(url)
        if not path.is_file():
            raise SeraiError(f"There is no database {path}.")
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as file:
            for row in file.execute(query):
                yield row
        return
    connection: Any = await import_module("asyncpg").connect(url)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            async for row in connection.cursor(query, prefetch=BATCH):
                yield tuple(row)
    finally:
        await connection.close()


def backup(url: str, path: Path) -> str:
    """Copy everything to a new SQLite file with mode 600; one sentence that says how much."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    if is_postgres(url):
        migrate(f"sqlite:///{path}")
        asyncio.run(_copy(url, path))
    else:
        source = sqlite_path(url)
        if not source.is_file():
            path.unlink()
            raise SeraiError(f"There is no database {source}.")
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(path)) as new:
            old.backup(new)
    secret = None if os.environ.get("SERAI_SECRET") else kept_secret()
    with closing(sqlite3.connect(path)) as copy:
        if secret is not None:
            with copy:
                copy.execute(f"CREATE TABLE {SECRETS} (secret TEXT NOT NULL)")
                copy.execute(f"INSERT INTO {SECRETS} VALUES (?)", (secret.decode(),))
        tables = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
        entries = copy.execute("SELECT count(*) FROM log").fetchone()[0]
    told = f"{tables} tables with {entries} entries are in {path}."
    if secret is None:
        return f"{told} The secret that signs identities is not: keep your SERAI_SECRET with it."
    return f"{told} So is the secret that signs identities: keep it from others."


async def _copy(url: str, path: Path) -> None:
    """All rows of one moment from PostgreSQL to an SQLite file."""
    connection: Any = await import_module("asyncpg").connect(url)
    try:
        with closing(sqlite3.connect(path)) as copy:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                for table in STORED:
                    names = ", ".join(column.name for column in table.columns)
                    marks = ", ".join("?" for _ in table.columns)
                    batch = []
                    async for row in connection.cursor(f"SELECT {names} FROM {table.name}", prefetch=BATCH):
                        batch.append(tuple(row))
                    copy.executemany(f"INSERT INTO {table.name} ({names}) VALUES ({marks})", batch)
            copy.commit()
    finally:
        await connection.close()


def restore(url: str, path: Path) -> str:
    """Fill an empty database, of either kind, from a backup."""
    migrate(url)
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as copy:
        try:
            count = asyncio.run(_fill_postgres(url, copy)) if is_postgres(url) else _fill_sqlite(url, copy)
        except sqlite3.DatabaseError as error:
            raise SeraiError(f"{path} is no backup: {error}.") from None
        secret = _secret_of(copy)
    told = f"{count} entries are restored."
    if secret is None:
        return (
            f"{told} The backup holds no secret: set SERAI_SECRET to that of the old server, or visitors are strangers."
        )
    if os.environ.get("SERAI_SECRET"):
        return told if os.environ["SERAI_SECRET"].encode() == secret else f"{told} {OTHER_SECRET}"
    return f"{told} So is the secret that signs identities." if keep_secret(secret) else f"{told} {OTHER_SECRET}"


OTHER_SECRET = (
    "This server has another secret than the backup: visitors of the old one are strangers here "
    "until you remove this one's and restore again into a new database."
)


def _secret_of(copy: sqlite3.Connection) -> bytes | None:
    """The secret in a backup; those of before had none."""
    try:
        found = copy.execute(f"SELECT secret FROM {SECRETS}").fetchone()
    except sqlite3.OperationalError:
        return None
    return None if found is None else str(found[0]).encode()


def _statement(copy: sqlite3.Connection, table: Any, mark: str) -> tuple[str, str]:
    """How to read a table of a backup, which may be older than this Serai, and how to write it."""
    there = {row[1] for row in copy.execute(f"PRAGMA table_info({table.name})")}
    known = [column.name for column in table.columns if column.name in there]
    if not known:  # a table that the backup does not know: nothing is read from it
        return "SELECT 1 WHERE 0", f"DELETE FROM {table.name} WHERE 1 = 0"
    names, marks = ", ".join(known), ", ".join(f"{mark}{number}" for number, _ in enumerate(known, 1))
    return f"SELECT {names} FROM {table.name}", f"INSERT INTO {table.name} ({names}) VALUES ({marks})"


NOT_EMPTY = "The database is not empty: a backup is restored into a new one."


def _fill_sqlite(url: str, copy: sqlite3.Connection) -> int:
    with closing(sqlite3.connect(sqlite_path(url))) as new:
        if new.execute("SELECT count(*) FROM log").fetchone()[0]:
            raise SeraiError(NOT_EMPTY)
        for table in STORED:
            select, insert = _statement(copy, table, "?")
            new.executemany(insert, copy.execute(select))
        new.commit()
        return int(new.execute("SELECT count(*) FROM log").fetchone()[0])


async def _fill_postgres(url: str, copy: sqlite3.Connection) -> int:
    connection: Any = await import_module("asyncpg").connect(url)
    try:
        async with connection.transaction():
            if await connection.fetchval("SELECT count(*) FROM log"):
                raise SeraiError(NOT_EMPTY)
            for table in STORED:
                select, insert = _statement(copy, table, "$")
                await connection.executemany(insert, copy.execute(select).fetchall())
            return int(await connection.fetchval("SELECT count(*) FROM log"))
    finally:
        await connection.close()
