"""Finding people: who is put together with whom, at one table each whatever happens, and a lobby that tells it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from serai.client import Client
from serai.server.base.errors import Refused
from serai.server.base.stages import TableStage
from serai.server.lobby import messages as b
from serai.server.lobby.grouping import GATHER_SECONDS, OFTEN_MISSED, Numbers, Wish, agree, groups
from serai.server.lobby.matchmaking import COME_SECONDS
from serai.server.lobby.repository import ALIVE_SECONDS, CLAIM_SECONDS, LEAVE_SECONDS
from serai.server.protocol import messages as m
from serai.server.server import Server
from serai.server.settings import Settings
from serai.server.storage.database import migrate
from serai.server.storage.store import TableQuery
from tests.server.players import run
from tests.server.server_process import Host
from tests.server.test_server import with_server

GAMES = {"bakschisch": Numbers(2, 4, 3), "bagdad": Numbers(2, 4, 3), "five-tribes": Numbers(2, 5, 4)}
NOW = 1_000.0
TWO = b.AskMatch(game="bakschisch", players=2)


def wish(guest: str, since: float = NOW - 60, **parts: Any) -> Wish:
    """What somebody looks for."""
    usual = {
        "source": f"home of {guest}", "member": False, "game": "", "players": 0, "clock": "", "near": False,
        "level": None, "bots": "", "after": 60, "seen": NOW, "missed": 0,
    }  # fmt: skip
    return Wish(guest, since=since, **{**usual, **parts})


def guests(wishes: tuple[Wish, ...]) -> list[str]:
    return [one.guest for one in wishes]


# ---------------------------------------------------------------- who with whom


def test_groups_keep_every_wish_and_nobody_is_in_two() -> None:
    chooser = random.Random(7)
    for _ in range(300):
        wishes = [
            wish(
                str(number),
                NOW - chooser.randrange(200),
                source=chooser.choice(["", "a", "b", f"own {number}"]),
                member=chooser.random() < 0.3,
                game=chooser.choice(["", *GAMES]),
                players=chooser.choice([0, 0, 2, 3, 5]),
                clock=chooser.choice(["", "live", "none"]),
                bots=chooser.choice(["", "novice"]),
                near=chooser.random() < 0.3,
                level=chooser.choice([None, 0.0, 1.5, 6.0]),
                missed=chooser.choice([0, 0, 3]),
            )
            for number in range(chooser.randrange(1, 14))
        ]
        found = groups(wishes, GAMES, NOW)
        seated = [one.guest for group in found for one in group.people]
        assert max(Counter(seated).values(), default=1) == 1
        for group in found:
            assert GAMES[group.game].least <= group.players <= GAMES[group.game].most
            assert bool(group.bots) == (len(group.people) < group.players)
            assert len(group.people) > 1 or group.people[0].tired(NOW)
            for one in group.people:
                assert one.game in ("", group.game)
                assert one.players in (0, group.players)
                assert one.clock in ("", group.clock)
                assert one.bots or not group.bots
                for other in group.people:
                    assert one is other or agree(one, other, NOW)
        left = [one for one in wishes if one.guest not in seated]
        again = groups(left, GAMES, NOW)
        assert not [group for group in again if not group.bots], "those who are left suit nobody who is left"


def test_who_waits_longest_comes_first_and_who_is_missed_often_last() -> None:
    four = [wish("late", NOW - 1), wish("early", NOW - 90), wish("absent", NOW - 200, missed=OFTEN_MISSED)]
    two = [wish(one.guest, one.since, players=2, game="bagdad", missed=one.missed) for one in four]
    assert [guests(group.people) for group in groups(two, GAMES, NOW)] == [["early", "late"]]
    assert groups([wish("a", NOW, game="bagdad"), wish("b", NOW)], GAMES, NOW) == [], "a moment for more people"
    (group,) = groups([wish("a", NOW, game="bagdad"), wish("b", NOW)], GAMES, NOW + GATHER_SECONDS)
    assert (group.game, group.players, group.clock, group.bots) == ("bagdad", 2, "live", "")


def test_nobody_is_put_together_with_themself() -> None:
    home: dict[str, Any] = {"source": "home", "players": 2}
    assert groups([wish("a", **home), wish("b", **home)], GAMES, NOW) == []
    assert groups([wish("a", **home, member=True), wish("b", **home)], GAMES, NOW) == []
    assert len(groups([wish("a", **home, member=True), wish("b", **home, member=True)], GAMES, NOW)) == 1
    unknown: dict[str, Any] = {"source": "", "players": 2}  # an address that tells nobody from another
    assert len(groups([wish("a", **unknown), wish("b", **unknown)], GAMES, NOW)) == 1


def test_levels_matter_less_the_longer_one_waits() -> None:
    strong, weak = wish("s", NOW - 10, level=5.0, near=True, players=2), wish("w", NOW - 5, level=2.0, players=2)
    assert groups([strong, weak], GAMES, NOW) == []
    assert len(groups([strong, weak], GAMES, NOW + 60)) == 1
    assert len(groups([strong, wish("?", NOW, players=2)], GAMES, NOW)) == 1, "whose level is unknown suits everybody"


# ---------------------------------------------------------------- tables


async def sit(server: Server, guest: str, table: str) -> None:
    """Come to a table that was found."""
    await server.tables.command(await server.registry.get(table), guest, m.Sit(id="come", type="sit"))


def ready(server: Server, guest: str) -> str:
    """The table that was found for somebody."""
    seek = server.matchmaking.wish_of(guest)
    assert seek is not None
    assert seek.state == "ready"
    assert seek.table is not None
    return seek.table


async def stage(server: Server, table: str) -> TableStage:
    found: TableStage = await (await server.registry.current(table)).read(lambda one: one.stage)
    return found


def test_a_match_begins_when_all_have_come(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        matchmaking = server.matchmaking
        for _ in range(3):  # who presses three times, or reloads, looks once
            await matchmaking.seek("ann", TWO)
        waiting = matchmaking.wish_of("ann")
        assert waiting is not None
        assert (waiting.state, waiting.table, waiting.others) == ("waiting", None, 0)
        assert matchmaking.wishes() == [b.Wish(game="bakschisch", players=2, clock=None, people=1)]
        await matchmaking.seek("bob", b.AskMatch())
        table = ready(server, "ann")
        assert ready(server, "bob") == table
        await matchmaking.seek("bob", b.AskMatch(game="bagdad"))
        assert ready(server, "bob") == table, "who was found a table has it"
        assert await server.tables.lines(TableQuery.MINE, "ann") != []
        with pytest.raises(Refused, match="kept"):
            await server.tables.command(await server.registry.get(table), "eve", m.Sit(id="x", type="sit", seat=0))
        await sit(server, "ann", table)
        await matchmaking.run_once()
        assert await stage(server, table) is TableStage.OPEN
        await sit(server, "bob", table)
        await matchmaking.run_once()
        read = await (await server.registry.current(table)).read(
            lambda one: (one.stage, one.called, one.public, one.clocks.rules)
        )
        assert read[0] is TableStage.PLAYING or read[1], "it begins, as soon as its rules are compiled"
        assert (read[2], read[3].kind) == (True, "live")
        assert matchmaking.wish_of("ann") is None
        assert await server.services.store.rows("SELECT * FROM seeks WHERE since IS NOT NULL") == []

    with_server(tmp_path, story)


def test_those_who_do_not_come_are_done_without(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        matchmaking = server.matchmaking
        # nobody wants bots: the table is closed, and who came looks on
        await matchmaking.seek("ann", TWO)
        await matchmaking.seek("gone", TWO)
        first = ready(server, "ann")
        await sit(server, "ann", first)
        server.services.clock._at += COME_SECONDS + 1
        await matchmaking.run_once()
        assert await stage(server, first) is TableStage.CLOSED
        seek = matchmaking.wish_of("ann")
        assert seek is not None
        assert (seek.state, seek.table) == ("waiting", None)
        assert seek.waited > COME_SECONDS
        assert matchmaking.wish_of("gone") is None
        assert (await server.services.store.rows("SELECT missed FROM seeks WHERE guest = 'gone'")) == [(1,)]
        # whoever wants bots plays with one; who says that they do not come is not waited for
        await matchmaking.seek("ann", b.AskMatch(game="bakschisch", players=2, bots="novice", after=3_600))
        await matchmaking.seek("bob", TWO)
        second = ready(server, "ann")
        await sit(server, "ann", second)
        await matchmaking.cancel("bob")
        await matchmaking.run_once()
        seats = await (await server.registry.current(second)).read(
            lambda one: sorted(str(seat.stage) for seat in one.seats)
        )
        assert seats == ["bot", "person"]
        # any number: those who came play without the others
        for guest in ("ann", "bob", "eve"):
            await matchmaking.seek(guest, b.AskMatch(game="bakschisch"))
        server.services.clock._at += GATHER_SECONDS
        await matchmaking.run_once()
        third = ready(server, "eve")
        assert ready(server, "ann") == ready(server, "bob") == third
        for guest in ("eve", "bob"):
            await sit(server, guest, third)
        server.services.clock._at += COME_SECONDS + 1
        await matchmaking.run_once()
        assert await (await server.registry.current(third)).read(lambda one: one.game.players) == 2
        # nobody comes at all: nothing is left of it
        await matchmaking.seek("eve", TWO)
        await matchmaking.seek("bob", TWO)
        fourth = ready(server, "eve")
        server.services.clock._at += COME_SECONDS + 1
        await matchmaking.run_once()
        assert await stage(server, fourth) is TableStage.CLOSED
        assert not matchmaking.seeks

    with_server(tmp_path, story)


def test_a_bot_comes_when_nobody_does_and_wishes_end_with_their_visitors(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        matchmaking = server.matchmaking
        await matchmaking.seek("ann", b.AskMatch(game="bakschisch", players=3, bots="novice", after=5))
        server.services.clock._at += 6
        await matchmaking.run_once()
        table = ready(server, "ann")
        seats = await (await server.registry.current(table)).read(
            lambda one: [(str(s.stage), s.bot) for s in one.seats]
        )
        assert sorted(seats, key=str) == [("bot", "novice"), ("bot", "novice"), ("person", None)]
        await matchmaking.run_once()
        await matchmaking.cancel("ann")
        await matchmaking.seek("bob", TWO)
        await matchmaking.repository.fade("bob", server.services.clock.now())
        server.services.clock._at += LEAVE_SECONDS + 1
        await matchmaking.seek("eve", TWO)
        assert matchmaking.wish_of("bob") is None, "who has hung up is not put together with anybody"
        server.services.clock._at += ALIVE_SECONDS + 1
        await matchmaking.run_once()
        assert matchmaking.wish_of("eve") is None
        for bad in ({"game": "chess"}, {"players": 8}, {"game": "bakschisch", "bots": "rook"}):
            with pytest.raises(Refused):
                await matchmaking.seek("eve", b.AskMatch(**bad))
        for number in range(4):
            server.services.limits.networks.note(f"flood {number}", "198.51.100.7")
        for number in range(2):
            await matchmaking.seek(f"flood {number}", TWO)
        with pytest.raises(Refused, match="2 public tables"):
            await matchmaking.seek("flood 3", TWO)
        assert len(matchmaking.seeks) == 2, "and two of one network do not meet"

    with_server(tmp_path, story, waits_per_address=2)


def test_a_claim_of_a_dead_process_is_void_and_its_table_is_not_lost(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        matchmaking, repository = server.matchmaking, server.matchmaking.repository
        await matchmaking.seek("ann", TWO)
        assert await repository.claim(["ann"], "N" * 22, server.services.clock.now())
        await matchmaking.seek("bob", TWO)
        assert matchmaking.wish_of("bob") is not None
        server.services.clock._at += CLAIM_SECONDS + 1
        await matchmaking.run_once()  # there is no such table
        await matchmaking.run_once()
        table = ready(server, "ann")
        await server.services.store.change("UPDATE seeks SET ready = 0")  # killed after the table was opened
        server.services.clock._at += CLAIM_SECONDS + 1
        await matchmaking.run_once()
        assert ready(server, "bob") == ready(server, "ann") == table

    with_server(tmp_path, story)


@contextlib.asynccontextmanager
async def servers(url: str, count: int) -> AsyncIterator[list[Server]]:
    """Several processes' servers on one database."""
    made = [Server(Settings(database_url=url, secret="a secret of the tests", bot_delay=0.0)) for _ in range(count)]
    for server in made:
        await server.open()
    try:
        yield made
    finally:
        for server in made:
            await server.close()


async def open_tables(server: Server) -> set[str]:
    return {id for (id,) in await server.services.store.rows("SELECT id FROM tables WHERE stage = 'open'")}


async def nobody_is_matched_twice(servers: list[Server]) -> None:
    """Many look for a game at once, cancel and come again: each has one table at most, and no table has nobody."""
    store, chooser = servers[0].services.store, random.Random(3)
    people = [f"guest {number}" for number in range(16)]
    others = await open_tables(servers[0])  # of other tests in the same database

    async def come(guest: str) -> None:
        for _ in range(3):
            server = chooser.choice(servers)
            await server.matchmaking.seek(guest, TWO)
            if chooser.random() < 0.2:
                await server.matchmaking.cancel(guest)
                await server.matchmaking.seek(guest, TWO)

    await asyncio.gather(*map(come, people))
    for _ in range(4):
        await asyncio.gather(*(server.matchmaking.run_once() for server in servers))
    rows = await store.rows("SELECT guest, table_id, ready FROM seeks WHERE since IS NOT NULL AND table_id IS NOT NULL")
    tables = Counter(table for _, table, is_ready in rows if is_ready)
    assert len({guest for guest, *_ in rows}) == len(rows)
    assert sum(tables.values()) >= len(people) // 2, "most have found somebody"
    opened = await open_tables(servers[0])
    assert set(tables) <= opened
    for id in opened - others:
        kept = await (await servers[0].registry.current(id)).read(
            lambda one: [seat.kept[0] for seat in one.seats if seat.kept]
        )
        assert set(kept) <= set(people)
        assert len(set(kept)) == 2
        assert max(Counter(guest for guest, table, _ in rows if table == id).values(), default=1) == 1


def test_nobody_is_matched_twice_on_sqlite(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        await nobody_is_matched_twice([server])

    with_server(tmp_path, story, waits_per_address=0, tables_per_guest=0)


@pytest.mark.slow
def test_nobody_is_matched_twice_by_two_processes(database: str) -> None:
    async def story() -> None:
        async with servers(database, 2) as both:
            await nobody_is_matched_twice(both)
            one, two = both
            await one.matchmaking.seek("here", b.AskMatch(game="five-tribes", players=2))
            await two.matchmaking.seek("there", b.AskMatch(game="five-tribes", players=2))
            await one.matchmaking.run_once()
            table = ready(one, "here")
            assert ready(two, "there") == table
            await sit(one, "here", table)
            await sit(two, "there", table)
            await asyncio.gather(one.matchmaking.run_once(), two.matchmaking.run_once())
            began = await (await two.registry.current(table)).read(lambda t: t.stage is TableStage.PLAYING or t.called)
            assert began

    migrate(database)
    run(story)


# ---------------------------------------------------------------- the lobby


class Ear:
    """A connection to the lobby, with all that was heard."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.tables: dict[str, Any] = {}
        self.said: list[dict[str, Any]] = []

    async def until(self, type: str, fits: Any = lambda _: True) -> dict[str, Any]:
        """Hear on until something is said."""
        while True:
            message: dict[str, Any] = json.loads(await self.socket.recv())
            self.said.append(message)
            if message["type"] == "tables":
                self.tables = {} if message["whole"] else self.tables
                self.tables |= {line["id"]: line for line in message["tables"]}
                for id in message["gone"]:
                    del self.tables[id]
            if message["type"] == type and fits(message):
                return message


@contextlib.asynccontextmanager
async def listening(host: Host, client: Client) -> AsyncIterator[Ear]:
    """A visitor in the lobby."""
    address = f"ws{host.url.removeprefix('http')}/api/lobby/live"
    async with connect(address, additional_headers={"cookie": f"serai_guest={client.cookie}"}) as socket:
        yield Ear(socket)


def test_the_lobby_tells_what_happens(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url, name="Ann") as ann, Client(host.url, name="Bob") as bob:
            async with listening(host, ann) as a, listening(host, bob) as b_:
                await a.until("wishes")
                await b_.until("wishes")
                assert [one["type"] for one in a.said] == ["tables", "mine", "wishes"]
                table = await ann.open_table("bakschisch", players=2, public=True, options={"track": "short"})
                await b_.until("tables", lambda one: table in [line["id"] for line in one["tables"]])
                line = b_.tables[table]
                assert (line["free"], line["seats"], line["clock"]["kind"]) == (1, ["person", "empty"], "none")
                assert line["options"] == {"track": "short"}
                assert len(json.dumps(b_.said[-1])) < 1_000, "what has changed, and no more"
                await a.until("mine", lambda one: table in [line["id"] for line in one["tables"]])
                async with bob.join(table):
                    await a.until("tables", lambda one: [line["free"] for line in one["tables"]] == [0])
                    await ann.request("POST", f"/api/tables/{table}/commands", {"type": "start", "id": "s"})
                    for ear in (a, b_):
                        await ear.until("mine", lambda one: any(line["awaited"] for line in one["tables"]))
                told = json.dumps([*a.said, *b_.said])
                assert ann.cookie is not None
                assert ann.cookie.split(".")[0] not in told, "nobody's identity is told"
                # a quick match, from the wish to the table
                await ann.request("PUT", "/api/seek", {"game": "bagdad", "players": 2})
                await b_.until("wishes", lambda one: one["wishes"] != [])
                await bob.request("PUT", "/api/seek", {"game": "bagdad", "clock": "none"})
                found = await a.until("seek", lambda one: one["seek"] and one["seek"]["state"] == "ready")
                same = await b_.until("seek", lambda one: one["seek"] and one["seek"]["state"] == "ready")
                assert found["seek"]["table"] == same["seek"]["table"]
                for client in (ann, bob):
                    path = f"/api/tables/{found['seek']['table']}/commands"
                    await client.request("POST", path, {"type": "sit", "id": "c"})
                await a.until("seek", lambda one: one["seek"] is None)
                shown = await ann.request("GET", f"/api/tables/{found['seek']['table']}")
                assert shown["table"]["stage"] == "playing"
                assert (await ann.request("GET", "/api/seek")) == {"seek": None}
            answers = [await ann.request("PUT", "/api/seek", {"game": "bagdad"}) for _ in range(2)]
            assert answers[1]["seek"]["waited"] >= answers[0]["seek"]["waited"]
            await ann.request("DELETE", "/api/seek")
            assert (await ann.request("GET", "/api/seek")) == {"seek": None}

    run(story)
