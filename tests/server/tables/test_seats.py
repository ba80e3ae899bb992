"""In the club: rights of the host, seats that are kept, links that end, and nobody who talks as another."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from serai.client import Client, Refused
from serai.server.base.errors import Refused as Refusal
from serai.server.base.text import shows_something
from serai.server.protocol import messages as m
from serai.server.server import Server
from serai.server.storage.store import TableQuery
from serai.server.tables import seat_links
from serai.server.tables.seat_links import LINK_SECONDS
from serai.server.tables.table import MOST_CHANGES
from tests.server.players import hang_up, over, play_on, run, seated
from tests.server.server_process import Host
from tests.server.tables.test_table import Desk
from tests.server.test_server import with_server


def test_a_stale_link_takes_no_seat(host: Host) -> None:
    """A link ends with the sitting, and a newer one ends it too."""

    async def story() -> None:
        async with Client(host.url) as ann, Client(host.url) as bob, Client(host.url) as eve:
            table = await ann.open_table("bakschisch", players=2)
            link = f"/api/tables/{table}/seats/1/link"
            async with eve.join(table, 1) as e:
                old = (await eve.request("POST", link))["path"].partition("#seat=")[2]
                key = (await eve.request("POST", link))["path"].partition("#seat=")[2]
                with pytest.raises(Refused, match="is over"):
                    await bob.request("POST", "/api/seats", {"key": old})
                await e.command("leave", seat=1)
            async with bob.join(table, 1) as b:
                for stale in (old, key):
                    with pytest.raises(Refused, match="is over"):
                        await eve.request("POST", "/api/seats", {"key": stale})
                assert b.seats == [1]
                shown = await eve.request("GET", f"/api/tables/{table}")
                assert shown["perspectives"][0]["seat"] is None

    run(story)


def test_a_link_expires(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        live, clock = await server.opener.open(m.NewTable(game="bakschisch", players=2), "ann"), server.services.clock
        key = await seat_links.link(live, 0, "ann", clock.now())
        clock._at += LINK_SECONDS + 1
        with pytest.raises(Refusal, match="too old"):
            await seat_links.join(live, 0, key, "phone", "Phone", clock.now())
        key = await seat_links.link(live, 0, "ann", clock.now())
        await seat_links.join(live, 0, key, "phone", "Phone", clock.now())
        assert live.known.seats_of("phone") == (0,)

    with_server(tmp_path, story)


def test_the_host_has_the_rights_of_a_host() -> None:
    desk = Desk(players=3)
    desk.do("guest 0", "sit")
    desk.do("stranger", "sit")
    for type_, parts in (("fill", {"bot": "caliph"}), ("start", {}), ("dismiss", {"seat": 0})):
        with pytest.raises(Refusal, match="Only the host"):
            desk.do("stranger", type_, **parts)
    with pytest.raises(Refusal, match="already"):
        desk.do("stranger", "sit")
    desk.do("guest 0", "dismiss", seat=1)
    assert desk.table.seats_of("stranger") == ()
    with pytest.raises(Refusal, match="removed you"):
        desk.do("stranger", "sit")
    with pytest.raises(Refusal, match="Only the host"):
        desk.table.closing("stranger")
    desk.store(desk.table.closing("guest 0"), "guest 0")
    assert str(desk.table.stage) == "closed"


def test_a_call_to_start_ends_when_somebody_leaves() -> None:
    desk = Desk()
    desk.do("guest 0", "sit")
    desk.do("guest 1", "sit")
    desk.store(desk.table.decide(m.Start(id="x", type="start"), "guest 0", "", prepared=False), "guest 0")
    assert desk.table.called
    desk.do("guest 1", "leave", seat=1)
    assert not desk.table.called, "a game would begin with a free seat"


def test_everybody_sees_who_the_host_is_and_who_left(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url, name="Ann") as ann, Client(host.url, name="Bob") as bob:
            table = await ann.open_table("bakschisch", players=3)
            async with ann.watch(table) as a, bob.join(table, 2) as b:
                assert [seat["host"] for seat in b.state["table"]["seats"]] == [True, False, False]
                await a.command("dismiss", seat=2)
                await a.until(lambda state: state["table"]["seats"][2]["stage"] == "empty")
                left = [h for h in a.state["happened"] if h["kind"] == "left"]
                assert [(h["name"], h["text"]) for h in left] == [("Bob", "removed")]
                await b.until(lambda state: not state["perspectives"][0]["seat"])
                told = [(h["kind"], h["seat"], h["text"]) for h in b.state["happened"]]
                assert ("left", 2, "removed") in told, "who is sent away learns why"

    run(story)


def test_the_owner_of_a_seat_knows_its_devices(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url) as ann, Client(host.url) as phone, Client(host.url) as eve:
            table = await ann.open_table("bakschisch", players=2)
            link = f"/api/tables/{table}/seats/0/link"
            assert await ann.request("GET", link) == {"link": False, "devices": 0, "owner": True}
            key = (await ann.request("POST", link))["path"].partition("#seat=")[2]
            assert await ann.request("GET", link) == {"link": True, "devices": 0, "owner": True}
            await phone.request("POST", "/api/seats", {"key": key})
            assert await ann.request("GET", link) == {"link": False, "devices": 1, "owner": True}
            assert await phone.request("GET", link) == {"link": False, "devices": 1, "owner": False}
            with pytest.raises(Refused) as refused:
                await eve.request("GET", link)
            assert refused.value.code == "not-your-seat"
            await ann.request("DELETE", link)
            assert await ann.request("GET", link) == {"link": False, "devices": 0, "owner": True}

    run(story)


def test_a_table_that_its_host_closes_is_closed(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url) as ann, Client(host.url) as eve:
            table = await ann.open_table("bakschisch", players=2, public=True)
            with pytest.raises(Refused) as refused:
                await eve.request("DELETE", f"/api/tables/{table}")
            assert refused.value.code == "not-host"
            await ann.request("DELETE", f"/api/tables/{table}")
            assert table not in {line["id"] for line in await eve.tables()}

    run(story)


def test_a_rematch_keeps_the_seats_of_those_who_played(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url, name="Ann") as ann, Client(host.url, name="Bob") as bob, Client(host.url) as eve:
            _, (a, b) = await seated([ann, bob], "bakschisch", options={"max_rounds": 10}, bots=["random"])
            await asyncio.gather(play_on(a, 1), play_on(b, 2))
            await b.until(over)
            again = (await b.command("rematch"))["table"]
            async with eve.watch(again) as e:
                for seat in (None, 0):
                    with pytest.raises(Refused) as refused:
                        await e.command("sit", **({} if seat is None else {"seat": seat}))
                    assert refused.value.code in ("seat-kept", "table-full")
                assert [seat["kept"] for seat in e.state["table"]["seats"]] == ["Ann", None, None]
            async with ann.join(again) as new, bob.watch(again) as other:
                assert new.seats == [0]
                assert other.seats == [1], "who asks sits where they sat"
                assert new.state["table"]["seats"][2]["bot"] == "random"
                await other.command("start")
            await hang_up(a, b)

    run(story)


def test_a_line_of_chat_carries_the_seat() -> None:
    desk = Desk()
    desk.do("guest 0", "sit")
    desk.store(desk.table.decide(m.Sit(id="x", type="sit"), "guest 1", "name of guest 0"), "guest 1")
    assert [seat.name for seat in desk.table.seats] == ["name of guest 0", "name of guest 0 2"]
    said = desk.table.decide(m.Chat(id="y", type="chat", text="hi"), "guest 1", "name of guest 0")
    assert said[0].data == {"seat": 1, "name": "name of guest 0 2", "text": "hi"}
    for nothing in ("\u2800", "\u3164 \u115f", "\u200b\u200e", "\u0301"):
        assert not shows_something(nothing)
        with pytest.raises(Refusal, match="shows nothing"):
            desk.do("guest 1", "chat", text=nothing)
    assert shows_something("!")


def test_minds_are_changed_so_often_and_others_are_not_disturbed() -> None:
    desk = Desk().start()
    token = desk.table.token
    for _ in range(MOST_CHANGES):
        desk.do("guest 0", "play", seat=0, steps=["pass"], token=token)
        desk.do("guest 0", "undo", seat=0, token=token)
    desk.do("guest 0", "play", seat=0, steps=["bid 1"], token=token)
    for type_, parts in (("undo", {}), ("play", {"steps": ["pass"]})):
        with pytest.raises(Refusal, match="often enough"):
            desk.do("guest 0", type_, seat=0, token=token, **parts)
    assert len(desk.entries) < 3 * MOST_CHANGES
    assert desk.table.token == token
    desk.do("guest 1", "play", seat=1, steps=["pass"], token=token)
    assert desk.table.token > token
    desk.play(0, "bid 1")
    desk.do("guest 0", "undo", seat=0, token=desk.table.token)


def test_nobody_fills_the_public_list(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url) as ann:
            mine = await ann.open_table("bakschisch", players=2, public=True)
            for _ in range(3):
                async with Client(host.url) as eve:
                    for _ in range(4):
                        await eve.open_table("bakschisch", players=2, public=True)
            assert mine in {line["id"] for line in await ann.tables()}

    run(story)


def test_the_public_list_takes_from_everybody_in_turn(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        server.services.limits.networks.note("ann", "192.0.2.1")
        await server.opener.open(m.NewTable(game="bakschisch", players=2, public=True), "ann")
        for number in range(40):
            server.services.limits.networks.note(f"eve {number}", f"192.0.2.{60 + number % 8}")
            for _ in range(3):
                wanted = m.NewTable(game="bakschisch", players=2, public=True)
                await server.opener.open(wanted, f"eve {number}")
        lines = await server.tables.lines(TableQuery.PUBLIC, None)
        assert len(lines) == 100
        anns = await server.tables.lines(TableQuery.MINE, "ann")
        assert anns[0].id in {line.id for line in lines}
        for _ in range(2):
            await server.opener.open(m.NewTable(game="bakschisch", players=2, public=True), "eve 1")
        with pytest.raises(Refusal, match="public tables"):
            await server.opener.open(m.NewTable(game="bakschisch", players=2, public=True), "eve 1")

    with_server(tmp_path, story)
