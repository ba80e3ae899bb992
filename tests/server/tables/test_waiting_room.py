"""Before the game: seats that come and go, another seat, another name, and where one is awaited."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

import serai
from serai.server.base.errors import Refused
from serai.server.protocol import messages as m
from serai.server.server import Server
from serai.server.storage.entries import Draft, Kind, LogEntry
from serai.server.storage.store import TableQuery
from serai.server.tables import seat_links
from serai.server.tables.live import broadcast
from serai.server.tables.table import Table
from tests.server.players import table_of
from tests.server.tables.test_table import NOW, Desk, everything
from tests.server.test_server import with_server


def names(table: Table) -> list[str | None]:
    return [seat.name for seat in table.seats]


def test_the_host_adds_and_removes_free_seats() -> None:
    desk = Desk(players=3)
    desk.do("guest 0", "sit", seat=0)
    desk.do("guest 1", "sit", seat=2)
    with pytest.raises(Refused, match="host"):
        desk.do("guest 1", "remove-seat", seat=1)
    with pytest.raises(Refused, match="taken"):
        desk.do("guest 0", "remove-seat", seat=2)
    desk.do("guest 0", "remove-seat", seat=1)
    assert names(desk.table) == ["name of guest 0", "name of guest 1"]
    assert desk.table.seats_of("guest 1") == (1,)
    desk.do("guest 1", "leave", seat=1)
    with pytest.raises(Refused, match="2 to 4 seats"):
        desk.do("guest 0", "remove-seat", seat=1)
    for _ in range(2):
        desk.do("guest 0", "add-seat")
    with pytest.raises(Refused, match="2 to 4 seats"):
        desk.do("guest 0", "add-seat")
    desk.do("guest 0", "fill", bot="random")
    desk.do("guest 0", "start")
    assert desk.table.match is not None
    assert desk.table.match.state.game.players == 4
    assert everything(Table.rebuild(desk.entries)) == everything(desk.table)
    with pytest.raises(Refused, match="going on"):
        desk.do("guest 0", "add-seat")


def test_a_seat_is_changed_for_a_free_one() -> None:
    desk = Desk(players=3)
    for guest in range(2):
        desk.do(f"guest {guest}", "sit", seat=guest)
    with pytest.raises(Refused, match="not yours"):
        desk.do("guest 1", "sit", seat=2, instead=0)
    desk.do("guest 1", "sit", seat=2, instead=1)
    desk.do("guest 0", "sit", seat=1, instead=0)
    assert names(desk.table) == [None, "name of guest 0", "name of guest 1"]
    assert desk.table.host == "guest 0"


def test_somebody_at_the_same_screen_has_a_name() -> None:
    desk = Desk()
    desk.do("guest 0", "sit")
    desk.do("guest 0", "sit", name=" Dunya ")
    assert names(desk.table) == ["name of guest 0", "Dunya"]


def test_another_name_is_on_the_seats_too(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        await server.names.rename("ann", "Ann")
        mine = await server.opener.open(m.NewTable(game="bakschisch", players=4), "ann")
        await server.tables.command(mine, "ann", m.Sit(id="a", type="sit", name="Dunya"))
        await server.names.rename("bob", "Ann")
        await server.tables.command(mine, "bob", m.Sit(id="b", type="sit"))
        await seat_links.join(mine, 0, await seat_links.link(mine, 0, "ann", NOW), "phone", "Phone", NOW)
        await server.names.rename("phone", "Telephone")
        assert names(await mine.read(lambda table: table)) == ["Ann", "Dunya", "Ann 2", None], (
            "a device is no other player"
        )
        assert await server.names.rename("ann", "Scheherazade") == "Scheherazade"
        assert names(await mine.read(lambda table: table)) == ["Scheherazade", "Dunya", "Ann 2", None]
        table = await mine.read(lambda table: table)
        told = broadcast.update(table, (2,), table.history.version((2,)) - 1, NOW)["happened"][0]
        assert (told["kind"], told["name"], told["text"]) == ("renamed", "Scheherazade", "Ann")
        assert "Scheherazade" in (await server.waiting_index.lines("ann"))[0].names

    with_server(tmp_path, story)


def test_a_seat_that_was_moved_of_old_keeps_its_name() -> None:
    desk = Desk().start()
    desk.store([Draft(Kind.MOVED, {"seat": 1, "name": "Phone"})], "phone")
    assert desk.table.seats_of("phone") == (1,)
    assert desk.table.seats[1].name == "name of guest 1"


def test_the_list_replays_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is awaited stands in the rows of tables: of those that have left memory, that sleep, and after a kill."""
    replayed: list[str] = []
    rebuild = Table.rebuild

    def counted(entries: Sequence[LogEntry]) -> Table:
        replayed.append(entries[0].table)
        return rebuild(entries)

    def play(seat: int, token: int = 1) -> m.Play:
        return m.Play(id=f"p{seat}-{token}", type="play", seat=seat, steps=["pass"], token=token)

    async def where(server: Server, guest: str) -> set[str]:
        lines = await server.waiting_index.lines(guest)
        found = {line.id for line in lines if line.awaited}
        assert await server.waiting_index.count(guest) == len(found)
        assert [line.awaited for line in lines] == sorted([line.awaited for line in lines], reverse=True)
        return found

    async def story(server: Server) -> None:
        await server.compiler.wait(serai.game("bakschisch"))
        tables = [await server.opener.open(m.NewTable(game="bakschisch", players=2), "ann") for _ in range(3)]
        for live in tables:
            await server.tables.command(live, "bob", m.Sit(id="b", type="sit"))
            await server.tables.command(live, "ann", m.Start(id="s", type="start"))
        await server.tables.command(tables[0], "ann", play(0))
        await server.tables.command(tables[2], "ann", play(0))
        awaited = {"ann": {tables[1].id}, "bob": {live.id for live in tables}}
        assert tables[0].row.behind is not None
        assert not tables[0].idle  # until its row is written
        tables[2].unload()
        await server.registry.write_rows()
        assert [live.row.behind for live in tables] == [None] * 3
        for live in tables[:2]:
            del server.registry._live[live.id]
        monkeypatch.setattr(Table, "rebuild", counted)
        for guest, expected in awaited.items():
            assert await where(server, guest) == expected
        assert not replayed
        again = await server.registry.get(tables[0].id)
        assert replayed == [again.id]
        await server.tables.command(again, "bob", play(1))
        assert await where(server, "ann") == {tables[0].id, tables[1].id}
        await server.tables.command(again, "ann", play(0, 2))
        again.row.take_pending()  # as a server that is killed now: the row says what was before

    async def after_the_kill(server: Server) -> None:
        replayed.clear()
        await server.compiler.wait(serai.game("bakschisch"))
        while sum(line.awaited for line in await server.waiting_index.lines("ann")) != 1:
            await asyncio.sleep(0.05)
        assert len(await where(server, "ann")) == 1
        assert len(replayed) == 1

    with_server(tmp_path, story)
    with_server(tmp_path, after_the_kill)


def test_the_list_says_where_one_is_awaited(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        live = await server.opener.open(m.NewTable(game="bakschisch", players=2), "ann")
        await server.tables.command(live, "bob", m.Sit(id="b", type="sit"))
        assert not (await server.waiting_index.lines("ann"))[0].awaited
        await server.tables.command(live, "ann", m.Start(id="s", type="start"))
        for guest in ("ann", "bob"):
            (line,) = await server.waiting_index.lines(guest)
            assert line.awaited is True
        pass_ = m.Play(id="p", type="play", seat=0, steps=["pass"], token=table_of(live).token)
        await server.tables.command(live, "ann", pass_)
        assert not (await server.waiting_index.lines("ann"))[0].awaited
        assert not (await server.tables.lines(TableQuery.FINISHED, "bob"))

    with_server(tmp_path, story)


def test_a_rematch_says_who_wants_it() -> None:
    desk = Desk(options={"track": "short", "max_rounds": 10}).start()
    while desk.table.waiting():
        desk.play(desk.table.waiting()[0], "pass")
    assert broadcast.update(desk.table, (), None, NOW)["table"]["rematch_by"] is None
    desk.do("guest 1", "rematch")
    assert broadcast.update(desk.table, (), None, NOW)["table"]["rematch_by"] == 1
