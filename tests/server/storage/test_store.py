"""What one table writes at once is stored whole or not at all, on both databases; what processes tell each other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from serai.server.base.errors import Conflict, GuardFailed
from serai.server.storage.database import migrate, new_store
from serai.server.storage.entries import Changes, Commit, Guard, Kind, LogEntry, TableRow
from serai.server.storage.store import Remote, Store
from serai.server.tables.table import new_table_id
from tests.server.postgres import another_database

ADD_GUEST = "INSERT INTO guests (id, name, seen) VALUES ($1, $2, 0)"
RENAME = "UPDATE guests SET name = $2 WHERE id = $1 AND name = $3 RETURNING id"
CALLS = "SELECT guest FROM calls WHERE table_id = $1"
MEMBERS = "SELECT guest FROM members WHERE table_id = $1"
HEARD_SECONDS = 10.0


@pytest.fixture(scope="session")
def shared(database: str) -> str:
    """A migrated PostgreSQL database for these tests alone."""
    url = another_database(database, "stores")
    migrate(url)
    return url


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A migrated database."""
    if request.param == "postgres":
        return str(request.getfixturevalue("shared"))
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    migrate(url)
    return url


@asynccontextmanager
async def opened(url: str, remote: Remote | None = None) -> AsyncIterator[Store]:
    store = new_store(url)
    await store.open(remote)
    try:
        yield store
    finally:
        await store.close()


def entry(table: str, seq: int = 1) -> LogEntry:
    return LogEntry(table, seq, Kind.CHATTED, {"text": "hello"}, 1.0, "ann", f"command {seq}")


def row(table: str, seq: int = 1) -> TableRow:
    return TableRow(table, seq, "bakschisch", False, "open", "{}", 1.0, None)


def whole(table: str, changes: list[Changes], guard: Guard) -> Commit:
    """A commit with a part of each kind."""
    notification = (f"call of {table}", "bob", "turn", table, 1, "{}", "device", 0, 1.0)
    return Commit(table, [entry(table)], row(table), ["ann"], [notification], changes, guard)


async def stored(store: Store, table: str) -> tuple[int, bool, list[Any], list[Any]]:
    """Entries, whether there is a row, members and notifications of a table."""
    entries, about = await store.read(table), await store.about(table)
    return len(entries), about is not None, await store.rows(MEMBERS, table), await store.rows(CALLS, table)


def test_all_parts_of_a_commit_are_stored(url: str) -> None:
    async def story() -> None:
        table = new_table_id()
        guest, first, second = f"guest of {table}", f"1 of {table}", f"2 of {table}"
        async with opened(url) as store:
            await store.name_guest(guest, "before", 0.0)
            changes: list[Changes] = [(ADD_GUEST, [(first, "one"), (second, "two")])]
            await store.append(whole(table, changes, (RENAME, (guest, "after", "before"))))
            assert await store.read(table) == [entry(table)]
            assert await stored(store, table) == (1, True, [("ann",)], [("bob",)])
            assert [await store.guest_name(each) for each in (guest, first, second)] == ["after", "one", "two"]

    asyncio.run(story())


@pytest.mark.parametrize("part", ["row", "members", "notifications", "changes"])
def test_an_entry_is_stored_with_any_other_part(url: str, part: str) -> None:
    """On SQLite entries alone take a shorter way."""

    async def story() -> None:
        table = new_table_id()
        added = f"guest of {table}"
        all_parts = whole(table, [(ADD_GUEST, [(added, "one")])], ("", ()))
        commit = Commit(table, [entry(table)])
        setattr(commit, part, getattr(all_parts, part))
        async with opened(url) as store:
            if store.shared:  # where the row is always written
                commit.row = row(table)
            await store.append(commit)
            found = {
                "row": await store.about(table) is not None,
                "members": bool(await store.rows(MEMBERS, table)),
                "notifications": bool(await store.rows(CALLS, table)),
                "changes": await store.guest_name(added) is not None,
            }
            assert len(await store.read(table)) == 1
            assert found == {each: each == part or (each == "row" and store.shared) for each in found}

    asyncio.run(story())


@pytest.mark.parametrize("fault", ["entry", "guard", "change"])
def test_a_commit_of_which_one_part_fails_leaves_no_trace(url: str, fault: str) -> None:
    async def story() -> None:
        table = new_table_id()
        guest, other, known = f"guest of {table}", f"other of {table}", f"known of {table}"
        async with opened(url) as store:
            await store.name_guest(guest, "before", 0.0)
            await store.name_guest(known, "known", 0.0)
            if fault == "entry":
                await store.append(Commit(table, [entry(table)], replace(row(table), about="first")))
            before = await stored(store, table)
            changes: list[Changes] = [(ADD_GUEST, [(other, "other")])]
            if fault == "change":
                changes.append((ADD_GUEST, [(known, "somebody else")]))
            guard = (RENAME, (guest, "after", "something else" if fault == "guard" else "before"))
            with pytest.raises(Conflict) as failure:
                await store.append(whole(table, changes, guard))
            assert type(failure.value) is (GuardFailed if fault == "guard" else Conflict)
            assert await stored(store, table) == before
            names = [await store.guest_name(each) for each in (guest, other, known)]
            assert names == ["before", None, "known"], "neither what the guard changed nor the changes"

    asyncio.run(story())


def test_what_fails_does_not_touch_what_is_written_with_it(url: str) -> None:
    """On SQLite it is a commit or two of the writer for all: `together` comes a turn of the event loop later."""

    async def story() -> None:
        commits: list[float] = []
        tables = [new_table_id() for _ in range(6)]
        guarded, unguarded, twice, moved, changing, late = tables
        guest = f"guest of {guarded}"
        store = new_store(url)
        store.observe = commits.append
        await store.open()
        try:
            await store.name_guest(guest, "before", 0.0)
            await store.append(Commit(twice, [entry(twice)], row(twice)))
            while len(commits) < (1 if store.shared else 2):  # which are observed a moment after they are told
                await asyncio.sleep(0.01)
            commits.clear()
            found = await asyncio.gather(
                store.append(whole(guarded, [(ADD_GUEST, [(f"1 {guarded}", "")])], (RENAME, (guest, "x", "before")))),
                store.append(whole(unguarded, [(ADD_GUEST, [(f"1 {unguarded}", "")])], (RENAME, (guest, "y", "z")))),
                store.append(Commit(twice, [entry(twice)], row(twice))),
                store.append(Commit(moved, [entry(moved)], row(moved) if store.shared else None)),
                store.together([(ADD_GUEST, [(f"1 {changing}", "")])], (RENAME, (guest, "y", "z"))),
                store.append(Commit(late, [entry(late), entry(late, 2)], row(late, 2))),
                return_exceptions=True,
            )
            assert [type(each) for each in found] == [
                type(None), GuardFailed, Conflict, type(None), GuardFailed, type(None)
            ]  # fmt: skip
            while not commits:
                await asyncio.sleep(0.01)
            assert store.shared or len(commits) <= 2
            assert [len(await store.read(table)) for table in tables] == [1, 0, 1, 1, 0, 2]
            assert await store.guest_name(guest) == "x"
            added = [await store.guest_name(f"1 {table}") for table in (guarded, unguarded, changing)]
            assert added == ["", None, None]
            assert await store.rows(CALLS, unguarded) == []
        finally:
            await store.close()

    asyncio.run(story())


@pytest.mark.slow
def test_a_commit_with_changes_is_told_once(shared: str) -> None:
    async def story() -> None:
        table = new_table_id()
        guest, heard, done = f"guest of {table}", list[tuple[str, int]](), asyncio.Event()
        remote = Remote(
            entries=lambda table, seq: heard.append((table, seq)),
            people=lambda told: done.set() if told == guest else None,
        )
        async with opened(shared) as one, opened(shared, remote):
            await one.name_guest(guest, "before", 0.0)
            guard = (RENAME, (guest, "after", "before"))
            await one.append(whole(table, [(ADD_GUEST, [(f"1 of {table}", "one")])], guard))
            with pytest.raises(Conflict):
                await one.append(whole(table, [(ADD_GUEST, [(f"2 of {table}", "two")])], guard))
            await one.tell_people(guest)  # what was told before it has been heard before it
            await asyncio.wait_for(done.wait(), HEARD_SECONDS)
            assert [each for each in heard if each[0] == table] == [(table, 1)]

    asyncio.run(story())


def told_by(tell: Callable[[Store], Awaitable[None]], url: str) -> list[list[str]]:
    """Whom two stores on one database hear of, until both have heard of something."""

    async def story() -> list[list[str]]:
        heard: list[list[str]] = [[], []]
        async with (
            opened(url, Remote(people=heard[0].append)) as one,
            opened(url, Remote(people=heard[1].append)),
        ):
            await tell(one)
            async with asyncio.timeout(HEARD_SECONDS):
                while not all(heard):
                    await asyncio.sleep(0.01)
        return heard

    return asyncio.run(story())


@pytest.mark.slow
def test_all_processes_hear_about_people(shared: str) -> None:
    assert told_by(lambda store: store.tell_people("ann"), shared) == [["ann"], ["ann"]]


@pytest.mark.slow
def test_after_a_lost_connection_anything_may_have_changed(database: str) -> None:
    url = another_database(database, "lost")
    migrate(url)
    hang_up = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN%'"""

    async def lose(store: Store) -> None:
        assert len(await store.rows(hang_up)) == 2

    assert told_by(lose, url) == [[""], [""]]


def test_one_process_alone_tells_nobody(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    migrate(url)

    async def story() -> None:
        heard: list[str] = []
        async with opened(url, Remote(people=heard.append)) as store:
            await store.tell_people("ann")
            await store.name_guest("ann", "Ann", 0.0)
        assert heard == []

    asyncio.run(story())
