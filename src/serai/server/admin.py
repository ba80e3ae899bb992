"""Looking after a database: replay every game, back up, restore. A backup is always an SQLite file."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import serai
from serai.engine.errors import SeraiError
from serai.server import schema
from serai.server.database import is_postgres, migrate, sqlite_path
from serai.server.log import LogEntry
from serai.server.stages import TableStage
from serai.server.tables import Table

BATCH = 1000  # rows


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
    rows = {id: (seq, stage) async for id, seq, stage in _rows(url, "SELECT id, seq, stage FROM tables ORDER BY id")}
    entries: list[LogEntry] = []
    query = f"SELECT {schema.ENTRY_COLUMNS} FROM log ORDER BY table_id, seq"
    async for row in _rows(url, query):
        entry = LogEntry.from_row(row)
        if entries and entries[0].table != entry.table:
            _check_table(report, rows, entries)
            entries = []
        entries.append(entry)
    if entries:
        _check_table(report, rows, entries)
    report.faults += [f"Table {table} is listed but has no log." for table in rows]
    return report


def _check_table(report: Report, rows: dict[str, tuple[int, str]], entries: list[LogEntry]) -> None:
    id = entries[0].table
    report.tables += 1
    report.entries += len(entries)
    listed = rows.pop(id, None)
    try:
        table = Table.rebuild(entries)
        if listed is None or listed[0] > table.seq or listed[1] != table.stage:
            report.faults.append(f"Table {id}: the list says {listed}, its log {(table.seq, str(table.stage))}.")
        if table.stage is TableStage.OVER and table.match is not None:
            report.finished += 1
            if serai.replay(table.match.record()).state != table.match.state:
                report.faults.append(f"Table {id}: its record tells another game.")
    except (SeraiError, LookupError, TypeError, ValueError) as error:
        report.faults.append(f"Table {id}: {error}")


async def _rows(url: str, query: str) -> AsyncIterator[Sequence[Any]]:
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
    with closing(sqlite3.connect(path)) as copy:
        tables = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
        entries = copy.execute("SELECT count(*) FROM log").fetchone()[0]
    return f"{tables} tables with {entries} entries are in {path}."


async def _copy(url: str, path: Path) -> None:
    """All rows of one moment from PostgreSQL to an SQLite file."""
    connection: Any = await import_module("asyncpg").connect(url)
    try:
        with closing(sqlite3.connect(path)) as copy:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                for table in schema.STORED:
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
    return f"{count} entries are restored."


def _statement(table: Any, mark: str) -> tuple[str, str]:
    names = ", ".join(column.name for column in table.columns)
    marks = ", ".join(f"{mark}{number}" for number, _ in enumerate(table.columns, 1))
    return f"SELECT {names} FROM {table.name}", f"INSERT INTO {table.name} ({names}) VALUES ({marks})"


NOT_EMPTY = "The database is not empty: a backup is restored into a new one."


def _fill_sqlite(url: str, copy: sqlite3.Connection) -> int:
    with closing(sqlite3.connect(sqlite_path(url))) as new:
        if new.execute("SELECT count(*) FROM log").fetchone()[0]:
            raise SeraiError(NOT_EMPTY)
        for table in schema.STORED:
            select, insert = _statement(table, "?")
            new.executemany(insert, copy.execute(select))
        new.commit()
        return int(new.execute("SELECT count(*) FROM log").fetchone()[0])


async def _fill_postgres(url: str, copy: sqlite3.Connection) -> int:
    connection: Any = await import_module("asyncpg").connect(url)
    try:
        async with connection.transaction():
            if await connection.fetchval("SELECT count(*) FROM log"):
                raise SeraiError(NOT_EMPTY)
            for table in schema.STORED:
                select, insert = _statement(table, "$")
                await connection.executemany(insert, copy.execute(select).fetchall())
            return int(await connection.fetchval("SELECT count(*) FROM log"))
    finally:
        await connection.close()
