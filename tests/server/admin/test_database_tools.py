"""Looking after a database: migrations, checks, backups, and the proof that draws were fair."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect

import serai
from serai.cli import main
from serai.server.admin import database_tools
from serai.server.base.errors import Conflict
from serai.server.protocol.messages import NewTable
from serai.server.storage.database import MIGRATIONS, current_revision, migrate, new_store, newest_revision
from serai.server.storage.entries import Commit, Draft, Kind, LogEntry
from serai.server.storage.schema import STORED
from serai.server.storage.store import Remote, Store, TableQuery
from serai.server.tables.table import Table, new_table_id
from tests.server.postgres import another_database

NOW = 1_000.0


async def play_into(store: Store, *, games: int = 1) -> list[str]:
    """Whole games of two people, stored entry by entry."""
    ids = []
    for _ in range(games):
        opening = Table.opening(NewTable(game="bakschisch", players=2, options={"max_rounds": 10}, public=True))
        entries = [LogEntry(new_table_id(), 1, opening.kind, opening.data, NOW, "guest")]
        table = Table(entries[0])

        def add(
            draft: Draft, guest: str | None = None, table: Table = table, entries: list[LogEntry] = entries
        ) -> None:
            entry = LogEntry(table.id, table.seq + 1, draft.kind, draft.data, NOW, guest)
            table.apply(entry)
            entries.append(entry)

        for seat in (0, 1):
            add(Draft(Kind.SAT, {"seat": seat, "name": f"player {seat}"}), f"guest {seat}")
        add(Draft(Kind.STARTED))
        while table.waiting():
            assert table.match is not None
            seat = table.waiting()[0]
            add(table.play(seat, table.match.state.legal(seat)[-1:]))
        await store.append(Commit(table.id, entries, table.row(60), ["guest 0", "guest 1"]))
        ids.append(table.id)
    return ids


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return another_database(request.getfixturevalue("database"), f"t{abs(hash(str(tmp_path)))}")


def stored(url: str, games: int) -> list[str]:
    migrate(url)

    async def story() -> list[str]:
        store = new_store(url)
        await store.open()
        try:
            return await play_into(store, games=games)
        finally:
            await store.close()

    return asyncio.run(story())


def test_migrations_make_what_the_queries_expect(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new' / 'tables.sqlite'}"
    migrate(url)
    migrate(url)
    assert current_revision(url) == newest_revision() == ScriptDirectory(str(MIGRATIONS)).get_current_head()
    engine = create_engine(url)
    found = inspect(engine)
    for table in STORED:
        assert [column["name"] for column in found.get_columns(table.name)] == [c.name for c in table.columns]
        assert {index["name"] for index in found.get_indexes(table.name)} == {i.name for i in table.indexes}
    engine.dispose()


def test_a_store_keeps_its_promises(url: str) -> None:
    ids = stored(url, 2)

    async def story() -> None:
        store = new_store(url)
        await store.open()
        try:
            entries = await store.read(ids[0])
            table = Table.rebuild(entries)
            assert table.ranking()
            assert await store.read(ids[0], table.seq - 1) == entries[-1:]
            assert await store.read("no such table") == []
            with pytest.raises(Conflict):
                await store.append(Commit(table.id, entries[-1:], table.row(60)))
            new = LogEntry(ids[0], table.seq + 1, Kind.CHATTED, {"name": "a", "text": "b"}, NOW)
            with pytest.raises(Conflict):  # all or nothing
                await store.append(Commit(table.id, [new, entries[3]], table.row(60)))
            assert len(await store.read(ids[0])) == table.seq
            assert len(await store.tables(TableQuery.FINISHED, "", 10)) == 2
            assert len(await store.tables(TableQuery.MINE, "guest 1", 1)) == 1
            assert await store.tables(TableQuery.MINE, "stranger", 10) == []
            assert await store.tables(TableQuery.PUBLIC, "", 10) == []
            assert await store.unfinished("guest 0") == 0
            assert sorted([id async for id in store.every_table()]) == sorted(ids)
            await store.name_guest("guest 0", "Ann", NOW)
            await store.saw(["guest 0", "guest 1"], NOW + 5)
            await store.saw(["guest 0"], NOW + 1)
            assert await store.last_seen(["guest 0", "guest 1", "guest 2"]) == {"guest 0": NOW + 5, "guest 1": NOW + 5}
            assert await store.guest_name("guest 0") == "Ann"
            assert await store.guest_name("guest 1") is None
            assert await store.public("guest") == 0, "they are over"
            await store.beat("a process", NOW)
            assert await store.last_beat() == NOW
            await store.add_gap(NOW, NOW + 9)
            await store.add_gap(NOW, NOW + 9)
            assert await store.gaps(NOW) == [(NOW, NOW + 9)]
            assert await store.gaps(NOW + 9) == []
        finally:
            await store.close()

    asyncio.run(story())


def test_many_writers_share_commits(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    migrate(url)

    async def story() -> None:
        store = new_store(url)
        await store.open()
        ids = await asyncio.gather(*(play_into(store) for _ in range(10)))
        assert len({id for (id,) in ids}) == 10
        await store.close()

    asyncio.run(story())
    assert database_tools.check(url).finished == 10


def test_leases_are_held_by_one(database: str) -> None:
    migrate(database)

    async def story() -> None:
        one, two = new_store(database), new_store(database)
        heard: list[tuple[str, int]] = []
        await one.open()
        await two.open(Remote(entries=lambda table, seq: heard.append((table, seq))))
        try:
            opening = Table.opening(NewTable(game="bakschisch", players=2))
            entry = LogEntry(new_table_id(), 1, opening.kind, opening.data, NOW, "guest")
            table = Table(entry)
            await one.append(Commit(table.id, [entry], table.row(60)))
            while (table.id, 1) not in heard:
                await asyncio.sleep(0.01)
            assert await one.claim(table.id, "one", NOW, 10)
            assert not await two.claim(table.id, "two", NOW + 5, 10)
            assert await one.claim(table.id, "one", NOW + 5, 10), "renewed"
            await one.postpone(table.id, NOW, 0)
            assert table.id not in await one.claim_due("one", NOW + 6, 10, 100), "who has not seen all says nothing"
            await one.postpone(table.id, NOW, 1)
            assert table.id not in await two.claim_due("two", NOW + 6, 10, 100)
            assert table.id in await two.claim_due("two", NOW + 16, 10, 100), "the first one is gone"
            assert not await one.claim(table.id, "one", NOW + 17, 10)
        finally:
            await one.close()
            await two.close()

    asyncio.run(story())


def test_a_check_finds_what_does_not_replay(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stored(url, 3)
    assert main(["admin", "check", "--database", url]) == 0
    assert "3 tables" in capsys.readouterr().out
    backup = tmp_path / "backup.sqlite"
    assert main(["admin", "backup", str(backup), "--database", url]) == 0
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert main(["admin", "backup", str(backup), "--database", url]) == 2, "nothing is overwritten"
    capsys.readouterr()
    copy = sqlite3.connect(backup)
    ids = [id for (id,) in copy.execute("SELECT id FROM tables ORDER BY id")]
    with copy:
        copy.execute("DELETE FROM log WHERE table_id = ? AND seq = 9", (ids[0],))
        copy.execute("UPDATE log SET data = replace(data, 'pass', 'bid 40') WHERE table_id = ?", (ids[1],))
        copy.execute("UPDATE log SET data = replace(data, 'thief', 'bid 40') WHERE table_id = ?", (ids[1],))
    copy.close()
    assert main(["admin", "check", "--database", f"sqlite:///{backup}"]) == 1
    told = capsys.readouterr().out
    assert ids[0] in told
    assert ids[1] in told
    assert ids[2] not in told


def test_a_backup_fills_a_new_database(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stored(url, 2)
    backup, fresh = tmp_path / "backup.sqlite", f"sqlite:///{tmp_path / 'fresh.sqlite'}"
    assert main(["admin", "backup", str(backup), "--database", url]) == 0
    assert main(["admin", "restore", str(backup), "--database", fresh]) == 0
    assert main(["admin", "restore", str(backup), "--database", fresh]) == 2, "only into an empty one"
    assert main(["admin", "restore", str(backup), "--database", url]) == 2
    assert main(["admin", "check", "--database", fresh]) == 0
    assert "2 tables" in capsys.readouterr().out


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    migrate(url)

    async def story() -> None:
        one, two = new_store(url), new_store(url)
        await one.open()
        try:
            with pytest.raises(serai.SeraiError, match="Another server"):
                await two.open()
        finally:
            await one.close()

    asyncio.run(story())


def test_help_tells_a_host_everything() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "serai.cli", "serve", "--help"], capture_output=True, text=True, check=True
    ).stdout
    for word in ("--host", "--port", "--database", "--processes", "--workers", "--open", "SERAI_SECRET", "PER_SECOND"):
        assert word in told


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["serve", "--port", "99999"], "is a number from 0 to 65535, not 99999"),
        (["serve", "--processes", "2"], "PostgreSQL"),
        (["serve", "--database", "mysql://x"], "A database is"),
        (["admin", "check", "--database", "sqlite:////nowhere/at/all.sqlite"], "There is no database"),
        (["admin", "restore", "/nowhere/backup"], "There is no file"),
        (["verify", "/nowhere/record"], "There is no file"),
    ],
)
def test_mistakes_are_one_sentence(
    arguments: list[str],
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("SERAI_DATA_DIR", str(tmp_path))
    assert main(arguments) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert len(told.strip().splitlines()) == 1
