"""What one visitor, and one address, may take up: the disk, seats of others, the lists."""

from __future__ import annotations

import asyncio
import dataclasses
import itertools
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import serai
from serai.server.base.errors import Refused
from serai.server.base.rate_limits import VISITORS_OF_A_NETWORK
from serai.server.protocol import messages as m
from serai.server.server import Server
from serai.server.storage import queries
from serai.server.storage.database import migrate
from serai.server.storage.entries import Commit
from serai.server.storage.sqlite import spelled
from serai.server.storage.store import TableQuery
from serai.server.tables.chat import MOST_LINES
from serai.server.tables.live.live_table import LiveTable
from serai.server.tables.opening import MOST_PUBLIC
from serai.server.tables.table import MOST_SIDE_ACTIONS, Table
from tests.server import plain_http
from tests.server.players import table_of
from tests.server.server_process import Host
from tests.server.tables.test_table import Desk
from tests.server.test_server import with_server

HOME, ELSEWHERE = "192.0.2.1", "192.0.2.66"
ids = itertools.count()


def come(server: Server, guest: str, address: str) -> str:
    """A guest who comes from an address."""
    server.services.limits.networks.note(guest, address)
    return guest


async def do(server: Server, live: LiveTable, guest: str, type: str, **parts: object) -> None:
    """A command of a guest."""
    await server.tables.command(
        live, guest, m.read_command.validate_python({"type": type, "id": f"c{next(ids)}", **parts})
    )


async def refused(server: Server, live: LiveTable, guest: str, type: str, **parts: object) -> str:
    """The code with which a command is refused."""
    with pytest.raises(Refused) as found:
        await do(server, live, guest, type, **parts)
    assert found.value.status in (403, 429)
    return found.value.code


def assert_measured(desk: Desk, guest: str, times: int, *deeds: tuple[str, dict[str, object]]) -> None:
    """Do something Background task: before so many times it is enough."""

    def again() -> None:
        for type_, parts in deeds * times:
            desk.do(guest, type_, **parts)

    with pytest.raises(Refused, match="often enough"):
        again()


def on_disk(folder: Path) -> int:
    """The bytes of all that is stored."""
    with closing(sqlite3.connect(folder / "tables.sqlite", timeout=30)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return int(
            database.execute("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size").fetchone()[0]
        )


# ---------------------------------------------------------------- the disk


def test_so_much_is_stored_for_one_visitor_and_no_more(tmp_path: Path) -> None:
    """Chat, sitting and leaving, new names, new tables: whatever it is, the disk does not fill, and others go on."""

    async def story(server: Server) -> None:
        eve, ann = come(server, "eve", ELSEWHERE), come(server, "ann", HOME)
        live = await server.opener.open(m.NewTable(game="bakschisch", players=2), ann)
        mine = await server.opener.open(m.NewTable(game="bakschisch", players=2), eve)
        before = on_disk(tmp_path)
        codes = set()
        for number in range(2_000):
            await asyncio.sleep(0)
            try:
                if number % 4 == 0:
                    await do(server, mine, eve, "chat", text="x" * 300)
                elif number % 4 == 1:
                    await server.names.rename(eve, f"eve {number}")
                elif number % 4 == 2:
                    await do(server, live, eve, "sit", seat=1)
                else:
                    await do(server, live, eve, "leave", seat=1)
            except Refused as error:
                codes.add(error.code)
        assert "much-stored" in codes
        assert on_disk(tmp_path) - before < 150_000
        assert await refused(server, mine, eve, "chat", text="more") == "much-stored"
        with pytest.raises(Refused, match="used up"):
            await server.names.rename(eve, "Eve")
        await do(server, live, ann, "chat", text="I am not disturbed.")
        server.services.limits.stored.each.spend(eve, -1000.0)  # time passes
        await do(server, mine, eve, "chat", text="more")

    with_server(tmp_path, story, megabytes_per_day=0.1, commands_per_second=0, chats_per_minute=0)


def test_identities_of_one_address_share_the_disk_and_bots_wait_for_it(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        await server.compiler.wait(serai.game("bakschisch"))
        eves = [come(server, f"eve {number}", ELSEWHERE) for number in range(20)]
        short: dict[str, str | int | None] = {"max_rounds": 10}  # a long game would use up what is given back
        wished = m.NewTable(game="bakschisch", players=2, bots=["random"] * 2, sit=False, options=short)
        tables = [await server.opener.open(wished, eve) for eve in eves[:5]]
        for eve, live in zip(eves, tables, strict=False):
            server.services.limits.stored.spend(eve, 90_000.0)
            with pytest.raises(Refused, match="used up"):
                server.services.limits.require_storage(eve)
            assert server.automation.bots_wait(live) == 0.0, "its game has not begun"
            await server.tables.act(live, eve, m.Start(id="s", type="start"))
            assert live.stores_too_much
            assert server.automation.bots_wait(live) > 0.0
            told, *_ = await live.render(None, None, ())
            assert '"held":true' in told.text, "the table says why its bots do nothing"
        with pytest.raises(Refused, match="used up"):
            server.services.limits.require_storage(eves[-1])  # a new identity has nothing of its own
        seqs = [live.known.seq for live in tables]
        await asyncio.sleep(0.5)
        assert [live.known.seq for live in tables] == seqs, "nothing is written for them"
        server.services.limits.stored.each.spend(eves[0], -100_000.0)
        server.services.limits.stored.all.spend(ELSEWHERE, -500_000.0)
        server.automation.look_after(tables[0])
        while str(table_of(tables[0]).stage) != "over":
            await asyncio.sleep(0.05)
        assert (await tables[0].snapshot(None))["table"]["held"] is False
        assert (await tables[1].snapshot(None))["table"]["held"] is True

    with_server(tmp_path, story, megabytes_per_day=0.09)


def test_what_an_entry_takes_on_disk_is_about_what_is_counted(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = come(server, "ann", HOME)
        before, counted = on_disk(tmp_path), 0
        for number in range(3):
            live = await server.opener.open(m.NewTable(game="bakschisch", players=2), ann)
            for line in range(300):
                await server.tables.act(
                    live, ann, m.Chat(id=f"{number}.{line}", type="chat", text="x" * (line % 200 + 1))
                )
            counted += sum(entry.size for entry in await server.services.store.read(live.id))
        real = on_disk(tmp_path) - before
        assert 0.7 * real < counted < 1.5 * real, (counted, real)
        assert server.services.limits.stored.each.level(ann) < server.services.limits.stored.each.burst - counted

    with_server(tmp_path, story)


def test_a_log_has_a_measure_for_everybody() -> None:
    desk = Desk(players=3)
    desk.do("guest 0", "sit")
    assert_measured(desk, "eve", MOST_SIDE_ACTIONS, ("sit", {"seat": 2}), ("leave", {"seat": 2}))
    assert len(desk.entries) <= MOST_SIDE_ACTIONS + 2
    fill = {"bot": "random", "seat": 1}
    assert_measured(desk, "guest 0", MOST_SIDE_ACTIONS + 1, ("fill", fill), ("dismiss", {"seat": 1}))
    desk.do("bob", "sit", seat=2)
    assert_measured(desk, "bob", MOST_LINES + 1, ("chat", {"text": "?"}))
    assert len(Table.rebuild(desk.entries)._side_actions) == len(desk.table._side_actions), (
        "a table read again knows it too"
    )
    for guest in ("eve", "guest 0"):
        with pytest.raises(Refused, match="often enough"):
            Table.rebuild(desk.entries).require_few_actions(guest)


def test_seats_are_added_and_removed_only_so_often() -> None:
    desk = Desk(players=2)
    desk.do("guest 0", "sit")
    assert_measured(desk, "guest 0", MOST_SIDE_ACTIONS, ("add-seat", {}), ("remove-seat", {"seat": 2}))


def test_who_has_resigned_too_often_may_still_come_back() -> None:
    desk = Desk().start()
    assert_measured(desk, "guest 0", MOST_SIDE_ACTIONS, ("resign", {"seat": 0}), ("return", {"seat": 0}))
    assert str(desk.table.seats[0].stage) == "person"


# ---------------------------------------------------------------- seats of others


def test_one_address_does_not_take_the_free_seats_of_all_tables(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        tables = []
        for number in range(8):
            ann = come(server, f"ann {number}", f"192.0.2.{number}")
            tables.append(await server.opener.open(m.NewTable(game="bakschisch", players=4, public=True), ann))
        eves = [come(server, f"eve {number}", f"2001:db8::{number:x}") for number in range(20)]
        asked = await asyncio.gather(
            *(do(server, live, eve, "sit") for live, eve in zip(tables, eves, strict=False)), return_exceptions=True
        )
        assert sum(error is None for error in asked) == 5, asked
        assert {error.code for error in asked if isinstance(error, Refused)} == {"too-many-waits"}
        full = [live for live, error in zip(tables, asked, strict=True) if error is not None]
        for eve in eves[8:11]:
            assert await refused(server, full[0], eve, "sit") == "too-many-waits"
        seats = [live for live, error in zip(tables, asked, strict=True) if error is None]
        await do(server, seats[0], eves[12], "sit")  # a household sits at one table
        await do(server, seats[0], eves[13], "sit")
        for guest in (eves[tables.index(seats[0])], eves[12], eves[13]):
            await do(server, seats[0], guest, "leave", seat=seats[0].known.seats_of(guest)[0])
        await do(server, full[0], eves[14], "sit")
        private = await server.opener.open(m.NewTable(game="bakschisch", players=4), come(server, "bob", HOME))
        await do(server, private, eves[15], "sit")  # who was given a link is expected
        own = await server.opener.open(m.NewTable(game="bakschisch", players=4, public=True), eves[16])
        await do(server, own, eves[17], "sit")
        bob = come(server, "bob", HOME)
        await do(server, full[1], bob, "sit")
        assert await server.services.store.waits_of(server.services.source(bob)) == 1

    with_server(tmp_path, story)


def test_who_is_removed_does_not_come_back_under_another_name(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ann = come(server, "ann", HOME)
        live = await server.opener.open(m.NewTable(game="bakschisch", players=4, public=True), ann)
        eve, again = come(server, "eve", ELSEWHERE), come(server, "eve again", ELSEWHERE)
        child, friend = come(server, "child", HOME), come(server, "friend", HOME)
        for guest in (eve, child):
            await do(server, live, guest, "sit")
            await do(server, live, ann, "dismiss", seat=table_of(live).seats_of(guest)[0])
            assert await refused(server, live, guest, "sit") == "removed"
        assert await refused(server, live, again, "sit") == "removed"
        await do(server, live, friend, "sit")  # the host's own house is not locked out
        await do(server, live, come(server, "bob", "192.0.2.7"), "sit")

    with_server(tmp_path, story)


# ---------------------------------------------------------------- tables


def test_one_address_has_so_many_tables(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        for public, most in ((True, MOST_PUBLIC * VISITORS_OF_A_NETWORK), (False, 7 * VISITORS_OF_A_NETWORK)):
            opened, codes = 0, set()
            for number in range(40):
                eve = come(server, f"eve {number}", ELSEWHERE)
                try:
                    await server.opener.open(m.NewTable(game="bakschisch", players=2, public=public), eve)
                    opened += 1
                except Refused as error:
                    codes.add(error.code)
            assert codes == {"too-many-public" if public else "too-many-tables"}
            assert opened == (most if public else most - MOST_PUBLIC * VISITORS_OF_A_NETWORK)
        await server.opener.open(m.NewTable(game="bakschisch", players=2, public=True), come(server, "ann", HOME))

    with_server(tmp_path, story, tables_per_guest=7)


@pytest.mark.parametrize("query", list(queries.LISTS))
def test_a_list_does_not_read_every_table(tmp_path: Path, query: str) -> None:
    migrate(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    values = (100,) if query == "public" else ("ann", 100)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        plan = [row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {spelled(queries.LISTS[query])}", values)]
    assert plan
    assert not any(line.startswith(("SCAN tables", "SCAN members")) for line in plan), plan


def test_finished_games_are_those_of_everybody_and_ones_own(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        desk = Desk(options={"max_rounds": 10}).start()
        while desk.table.waiting():
            desk.play(desk.table.waiting()[0], "pass")
        row = desk.table.row(60.0)
        for number, (public, members) in enumerate([(True, []), (True, ["ann"]), (False, ["ann"]), (False, ["bob"])]):
            id = f"{number}" * 22
            about = row.about.replace('"id": "table"', f'"id": "{id}"')
            entries = [dataclasses.replace(entry, table=id) for entry in desk.entries]
            changed = dataclasses.replace(row, id=id, about=about, public=public, updated=float(number))
            await server.services.store.append(Commit(id, entries, changed, members))
        for guest, ids in (("ann", "210"), ("bob", "310"), ("", "10")):
            found = await server.services.store.tables(TableQuery.FINISHED, guest, 100)
            assert [json.loads(about)["id"][0] for about in found] == list(ids)
            assert len(await server.services.store.tables(TableQuery.FINISHED, guest, 1)) == 1

    with_server(tmp_path, story)


# ---------------------------------------------------------------- HEAD


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/health", "/rules/bakschisch", "/icon.svg", "/api/tables/none"]
)
def test_head_answers_like_get_without_a_body(host: Host, path: str) -> None:
    got, head = plain_http.get(host.url + path), plain_http.head(host.url + path)
    assert head.status_code == got.status_code
    assert head.content == b""
    same = ("content-length", "content-type", "content-security-policy", "cache-control")
    assert [head.headers.get(name) for name in same] == [got.headers.get(name) for name in same]
