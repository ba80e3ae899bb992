"""Plans: kept for a seat alone, played when its turn comes if they fit, once, and never in the way of a hand."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from serai.client import Client
from serai.client import Refused as Told
from serai.engine.rulebook import Step
from serai.server.base.errors import Refused
from serai.server.protocol import messages as m
from serai.server.server import Server
from serai.server.settings import Settings
from serai.server.storage.database import migrate, sqlite_path
from serai.server.tables.live.live_table import LiveTable
from serai.server.tables.plans import messages as p
from serai.server.tables.plans.service import _first_that_fits, brought
from tests.server.people import Person
from tests.server.players import hang_up, run, seated, table_of
from tests.server.server_process import Host, hosting
from tests.server.tables.test_table import Desk
from tests.server.test_secrets import World, both_kinds

GUESTS = ("ann", "bob")
MANY = 40


def in_servers(url: str, story: Callable[[list[Server]], Awaitable[None]], count: int = 1, **settings: Any) -> None:
    """Houses on one database, as several server processes are; nobody looks at plans but the story."""
    migrate(url)

    async def whole() -> None:
        chosen = {"secret": "a secret of the tests", "bot_delay": 0.0, "plan_seconds": 0.0, **settings}
        async with contextlib.AsyncExitStack() as stack:
            servers = [Server(Settings(database_url=url, **chosen)) for _ in range(count)]
            for server in servers:
                server.plans.open = _nobody  # type: ignore[method-assign]
                await server.open()
                stack.push_async_callback(server.close)
            await story(servers)

    asyncio.run(whole())


def _nobody() -> None:
    """Nobody looks on."""


async def look(server: Server) -> None:
    """One look at all plans."""
    for plans in await server.plans.repository.stirred(100):
        await server.plans.consider(await server.registry.current(plans.table), plans)


class Seats:
    """A table of Bagdad for two, as its players use it."""

    def __init__(self, server: Server, live: LiveTable) -> None:
        self.server, self.live, self.count = server, live, 0

    @classmethod
    async def begin(cls, server: Server, game: str = "bagdad", clock: dict[str, Any] | None = None) -> Seats:
        rules = m.ClockRules.model_validate(clock or {"kind": "days", "zone": "UTC"})
        live = await server.opener.open(m.NewTable(game=game, players=2, clock=rules), "ann")
        seats = cls(server, live)
        await seats.do(1, m.Sit(id="sit", type="sit"))
        await server.compiler.wait(table_of(live).game)
        await seats.do(0, m.Start(id="start", type="start"))
        while game == "bagdad" and seats.state.view(0)["phase"] == "guards":
            await seats.play(seats.turn, seats.state.legal(seats.turn)[0])
        return seats

    @property
    def state(self) -> Any:
        match = table_of(self.live).match
        assert match is not None
        return match.state

    @property
    def turn(self) -> int:
        return int(self.state.to_act[0])

    @property
    def waits(self) -> int:
        return 1 - self.turn

    async def do(self, seat: int, command: m.Command) -> None:
        await self.server.tables.act(self.live, GUESTS[seat], command)

    async def play(self, seat: int, *steps: str) -> None:
        self.count += 1
        token = table_of(self.live).token
        await self.do(seat, m.Play(id=f"p{self.count}", type="play", seat=seat, steps=list(steps), token=token))

    async def rest(self, seat: int) -> None:
        """A turn that changes nothing on the table."""
        await self.play(seat, next(step for step in self.state.legal(seat) if step.startswith("pass")))

    def turn_of(self, seat: int, number: int = 0) -> list[str]:
        """A turn that the seat could make now, or could if it were its turn: an action, and the end of the turn."""
        state = self.state if seat == self.turn else self.state.ahead(seat)
        legal = [step for step in state.legal(seat) if not step.startswith(("pass", "end"))]
        return [legal[number % len(legal)], "end"]

    async def lay(self, seat: int, steps: list[str], server: Server | None = None, **wanted: Any) -> p.SeatPlans:
        plan = p.LayPlan(token=table_of(self.live).token, steps=steps, **wanted)
        return await (server or self.server).plans.lay(self.live, GUESTS[seat], seat, plan)

    async def shown(self, seat: int) -> p.SeatPlans:
        return await self.server.plans.show(self.live, GUESTS[seat], seat)

    async def played(self, seat: int) -> list[list[str]]:
        """The turns that plans have made for a seat, as the log has them."""
        entries = await self.server.services.store.read(self.live.id)
        return [e.data["steps"] for e in entries if e.data.get("planned") and e.data["seat"] == seat]


# ---------------------------------------------------------------- what fits


@pytest.mark.parametrize("game", ["bagdad", "five-tribes"])
def test_a_plan_fits_if_it_brings_the_same(game: str) -> None:
    """In random games: what a plan that fits would bring is what happens; the others say why they do not fit."""
    chooser, found = random.Random(3), {"fits": 0, "other": 0, "illegal": 0}
    for seed in range(12):
        desk = Desk(game, 2, seed=f"seed {seed}").start()
        while game == "bagdad" and desk.table.match and desk.table.match.state.view(0)["phase"] == "guards":
            desk.play(*_random_turn(desk, chooser))
        for _ in range(MANY):
            match = desk.table.match
            assert match is not None
            if match.state.over:
                break
            seat = chooser.randrange(2)
            steps: list[str] = []
            forward = match.state.ahead(seat)
            if forward is None:
                desk.play(*_random_turn(desk, chooser))
                continue
            knowledge, legal = forward.knowledge(seat), forward.legal(seat)
            while legal and len(steps) < 12:
                steps.append(chooser.choice(legal))
                told = _try(knowledge, steps)
                legal = told["legal"]
            events = brought(knowledge, steps)
            plan = {"id": "0", "steps": steps, "anyway": False, "events": events}
            for _ in range(12):
                if seat in match.state.to_act or match.state.over:
                    break
                desk.play(*_random_turn(desk, chooser))
            if match.state.over or seat not in match.state.to_act:
                break
            fitting, tried = _first_that_fits(match.state.knowledge(seat), [plan])
            if fitting is None:
                kind = "other" if tried[0]["code"] == "plan-brings-other" else "illegal"
                found[kind] += 1
                again, _ = _first_that_fits(match.state.knowledge(seat), [{**plan, "anyway": True}])
                assert (again is not None) == (kind == "other")
            else:
                found["fits"] += 1
                before = match.length
                desk.play(seat, *steps)
                seen = [e.to_json() for e in match.events(seat, before) if not isinstance(e, Step)]
                assert json.loads(json.dumps(seen))[: len(events)] == events or game == "five-tribes"
    assert found["fits"] > 0
    assert found["illegal"] + found["other"] > 0, found


def _try(knowledge: Any, steps: list[str]) -> dict[str, Any]:
    from serai.server.tables.previews import preview_steps

    return preview_steps(knowledge, steps)


def _random_turn(desk: Desk, chooser: random.Random) -> tuple[Any, ...]:
    seat = desk.table.waiting()[0]
    return seat, *desk.plan(seat, chooser, 60)


# ---------------------------------------------------------------- laying and playing


def _stories(url: str) -> None:
    async def story(servers: list[Server]) -> None:
        server, other = servers[0], servers[-1]
        await _is_played_once(server, other)
        await _the_next_one_if_the_first_does_not_fit(server)
        await _a_hand_is_quicker(server, other)
        await _a_bot_stands_in(server)
        await _two_at_once(server, other)

    in_servers(url, story, 2 if url.startswith("postgresql") else 1)


def test_plans_on_sqlite(tmp_path: Path) -> None:
    _stories(f"sqlite:///{tmp_path / 'tables.sqlite'}")


@pytest.mark.slow
def test_plans_of_two_servers_on_postgresql(database: str) -> None:
    _stories(database)


async def _is_played_once(server: Server, other: Server) -> None:
    seats = await Seats.begin(server)
    seat, rival = seats.waits, seats.turn
    steps = seats.turn_of(seat)
    with pytest.raises(Refused) as refused:
        await seats.lay(rival, seats.turn_of(rival))
    assert refused.value.code == "your-turn-now"
    with pytest.raises(Refused, match="not yours"):
        await server.plans.lay(
            seats.live, GUESTS[rival], seat, p.LayPlan(token=table_of(seats.live).token, steps=steps)
        )
    with pytest.raises(Refused, match="not yours"):
        await server.plans.show(seats.live, "a stranger", seat)
    laid = await seats.lay(seat, steps)
    assert [plan.steps for plan in laid.laid] == [steps]
    assert (await seats.lay(seat, steps, anyway=True)).laid[0].anyway, "once more: the later word counts"
    await seats.lay(seat, steps)
    await look(server)
    assert not await seats.played(seat), "it is not its turn"
    await seats.rest(rival)
    for _ in range(2):
        await look(other)
        await look(server)
    if server is not other:
        await seats.live.catch_up()
    assert await seats.played(seat) == [steps]
    fate = (await seats.shown(seat)).fate
    assert fate is not None
    assert (fate.what, fate.steps, fate.tried) == ("played", steps, [])
    last = table_of(seats.live).history.last
    assert last.guest == GUESTS[seat], "as if its holder had sent it"
    await seats.rest(rival)
    await look(server)
    assert len(await seats.played(seat)) == 1, "a plan is for one turn"


async def _the_next_one_if_the_first_does_not_fit(server: Server) -> None:
    seats = await Seats.begin(server)
    seat, rival = seats.waits, seats.turn
    one, two = seats.turn_of(seat), seats.turn_of(seat, 1)
    ids = []
    for steps in (one, two, seats.turn_of(seat, 2)):
        ids = [plan.id for plan in (await seats.lay(seat, steps)).laid]
    kept = await server.plans.order(seats.live, GUESTS[seat], seat, p.OrderPlans(plans=[ids[1], "0" * 16, ids[0]]))
    assert [plan.steps for plan in kept.laid] == [two, one]
    stored = await server.plans.repository.find(seats.live.id, seat)
    assert stored is not None
    stored.laid[0]["events"] = []  # as if it had brought something else when it was laid
    assert await server.plans.repository.put(stored)
    assert not await server.plans.repository.put(stored), "an old revision"
    await seats.rest(rival)
    await look(server)
    shown = await seats.shown(seat)
    assert shown.fate is not None
    assert (shown.fate.what, shown.fate.steps) == ("played", one)
    assert [(tried.steps, tried.code) for tried in shown.fate.tried] == [(two, "plan-brings-other")]
    # none fits: nothing is played, and the person is told
    while seats.turn != rival:
        await seats.rest(seat)
    await seats.lay(seat, seats.turn_of(seat))
    stored = await server.plans.repository.find(seats.live.id, seat)
    assert stored is not None
    stored.laid[0]["steps"] = ["place purple with 8 dancers", "end"]
    await server.plans.repository.put(stored)
    await seats.rest(rival)
    await look(server)
    shown = await seats.shown(seat)
    assert shown.fate is not None
    assert (shown.fate.what, shown.laid, seats.turn) == ("failed", [], seat)
    assert shown.fate.tried[0].message


async def _a_hand_is_quicker(server: Server, other: Server) -> None:
    seats = await Seats.begin(server)
    seat, rival = seats.waits, seats.turn
    await seats.lay(seat, seats.turn_of(seat))
    await seats.rest(rival)
    waiting = (await other.plans.repository.stirred(100))[0]
    mine = seats.turn_of(seat, 2)
    await seats.play(seat, *mine)
    await other.plans.consider(await other.registry.current(seats.live.id), waiting)
    await look(other)
    fate = (await seats.shown(seat)).fate
    assert fate is not None
    assert (fate.what, await seats.played(seat)) == ("void", [])


async def _a_bot_stands_in(server: Server) -> None:
    seats = await Seats.begin(server)
    seat = seats.waits
    await seats.lay(seat, seats.turn_of(seat))
    await seats.do(seat, m.Resign(id="resign", type="resign", seat=seat))
    await seats.do(seat, m.Return(id="return", type="return", seat=seat))
    await look(server)
    fate = (await seats.shown(seat)).fate
    assert fate is not None
    assert fate.what == "void"


async def _two_at_once(server: Server, other: Server) -> None:
    """Two processes look at the same moment, and a holder takes a plan back just before it is played."""
    seats = await Seats.begin(server)
    seat, rival = seats.waits, seats.turn
    await seats.lay(seat, seats.turn_of(seat))
    await seats.rest(rival)
    await asyncio.gather(look(server), look(other), look(server))
    await seats.live.catch_up()
    assert len(await seats.played(seat)) == 1
    noted = await server.plans.repository.find(seats.live.id, seat)
    assert noted is not None
    assert (noted.laid, (noted.fate or {})["what"]) == ([], "played"), "stored with the turn"
    while seats.turn != rival:
        await seats.rest(seat)
    await seats.lay(seat, seats.turn_of(seat))
    await seats.rest(rival)
    waiting = (await other.plans.repository.stirred(100))[0]
    await server.plans.order(seats.live, GUESTS[seat], seat, p.OrderPlans(plans=[]))
    await other.plans.consider(await other.registry.current(seats.live.id), waiting)
    await seats.live.catch_up()
    assert len(await seats.played(seat)) == 1, "the latest word counts"


def test_who_has_moved_may_take_it_back_for_a_moment(tmp_path: Path) -> None:
    async def story(servers: list[Server]) -> None:
        server = servers[0]
        seats = await Seats.begin(server, "five-tribes")
        while seats.state.view(0)["phase"] == "bid":
            await seats.play(seats.turn, seats.state.legal(seats.turn)[0])
        table = table_of(seats.live)
        while True:  # until a turn ends with a step that can be taken back
            rival, seat = seats.turn, seats.waits
            forward = seats.state.ahead(seat)
            steps = [forward.legal(seat)[0]] if forward is not None else None
            if steps is not None:
                await seats.lay(seat, steps, anyway=True)
            while seats.turn == rival:
                await seats.play(rival, seats.state.legal(rival)[0])
            if steps is not None and table.match is not None and table.match.can_undo(rival):
                break
            await server.plans.order(seats.live, GUESTS[seat], seat, p.OrderPlans(plans=[]))
        await look(server)
        assert seats.turn == seat, "not at once"
        await seats.do(rival, m.Undo(id="undo", type="undo", seat=rival, token=table.token))
        server.services.clock._at += 60
        await look(server)
        assert len((await seats.shown(seat)).laid) == 1, "it is the rival's turn again: the plan waits"
        await seats.play(rival, seats.state.legal(rival)[0])
        while seats.turn == rival:
            await seats.play(rival, seats.state.legal(rival)[0])
        server.services.clock._at += 60
        await look(server)
        fate = (await seats.shown(seat)).fate
        assert fate is not None
        assert fate.what in ("played", "failed")

    in_servers(f"sqlite:///{tmp_path / 'tables.sqlite'}", story, plan_seconds=30.0)


def test_bounds_drafts_and_the_end_of_the_game(tmp_path: Path) -> None:
    async def story(servers: list[Server]) -> None:
        server = servers[0]
        seats = await Seats.begin(server)
        seat, table = seats.waits, table_of(seats.live)
        draft = p.PlanDraft(token=table.token, steps=seats.turn_of(seat)[:1], ahead=True)
        assert (await server.plans.keep(seats.live, GUESTS[seat], seat, draft)).draft == draft
        assert (await seats.shown(seat)).draft == draft
        assert (await seats.shown(1 - seat)).draft is None
        none = p.PlanDraft(token=table.token, steps=[])
        assert (await server.plans.keep(seats.live, GUESTS[seat], seat, none)).draft is None
        for number in range(p.MOST_PLANS):
            await seats.lay(seat, seats.turn_of(seat, number))
        with pytest.raises(Refused) as refused:
            await seats.lay(seat, seats.turn_of(seat, p.MOST_PLANS))
        assert refused.value.code == "many-plans"
        with pytest.raises(Refused) as refused:
            await seats.lay(seat, ["end", "end"])
        assert refused.value.rule is not None
        with pytest.raises(Refused) as refused:
            await server.plans.lay(seats.live, GUESTS[seat], seat, p.LayPlan(token=0, steps=["end"]))
        assert refused.value.code == "stale"
        while not table.match or not table.match.state.over:  # nobody does anything until the game stalls or ends
            legal = seats.state.legal(seats.turn)
            await seats.play(seats.turn, next((step for step in legal if step.startswith("place")), legal[-1]))
        await look(server)
        assert await server.plans.repository.find(seats.live.id, seat) is None
        assert not (await seats.shown(seat)).offered
        late = await server.plans.keep(seats.live, GUESTS[seat], seat, draft)  # no fault, but nothing is kept
        assert late.draft is None
        assert await server.plans.repository.find(seats.live.id, seat) is None
        fists = await Seats.begin(server, "bakschisch")
        assert not (await fists.shown(0)).offered
        with pytest.raises(Refused) as refused:
            await fists.lay(0, ["bid 1"])
        assert refused.value.code in ("no-plan-ahead", "your-turn-now")

    in_servers(f"sqlite:///{tmp_path / 'tables.sqlite'}", story)


# ---------------------------------------------------------------- real servers


def rows(host: Host) -> list[Any]:
    with contextlib.closing(sqlite3.connect(sqlite_path(host.database), timeout=30)) as database:
        return database.execute("SELECT table_id, seat, guest, data FROM plans").fetchall()


def test_a_killed_server_plays_the_plan_when_it_is_back(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        async with Client(host.url, name="Ann") as ann, Client(host.url, name="Bob") as bob:
            clients = [ann, bob]
            clock = {"kind": "days", "days": 2, "zone": "Europe/Berlin", "weekends": True}
            table, lives = await seated(clients, "bagdad", clock=clock)
            while lives[0].state["perspectives"][0]["view"]["phase"] == "guards":
                await _one_step(lives)
            rival = lives[0].state["table"]["waiting"][0]
            seat = 1 - rival
            path, token = f"/api/tables/{table}/seats/{seat}/plans", lives[seat].state["table"]["token"]
            asked = {"type": "try", "id": "t", "seat": seat, "token": token, "steps": [], "ahead": True}
            forward = await clients[seat].request("POST", f"/api/tables/{table}/try", asked)
            steps = [next(step for step in forward["legal"] if step.startswith("pass"))]
            await clients[seat].request("POST", path, {"token": token, "steps": steps})
            with pytest.raises(Told) as told:
                await clients[rival].request("GET", path)
            assert told.value.code == "not-your-seat"
            assert lives[0].state["table"]["seats"][rival]["until"] > 0
            legal = lives[rival].state["perspectives"][0]["legal"]
            await lives[rival].play(next(step for step in legal if step.startswith("pass")))
            host.kill()
            host.start()
            await lives[rival].until(lambda now: now["table"]["waiting"] == [rival])
            told_of = (await clients[seat].request("GET", path))["fate"]
            for _ in range(200):
                if told_of is not None:
                    break
                await asyncio.sleep(0.1)
                told_of = (await clients[seat].request("GET", path))["fate"]
            assert (told_of["what"], told_of["steps"]) == ("played", steps)
            text = json.dumps(lives[rival].state) + json.dumps(await clients[rival].moments(table))
            assert "planned" not in text
            await hang_up(*lives)

    with hosting(tmp_path, plan_seconds="1") as host:
        run(lambda: story(host))
        assert "Traceback" not in host.output()


async def _one_step(lives: list[Any]) -> None:
    seat = lives[0].state["table"]["waiting"][0]
    await lives[seat].until(lambda now: seat in now["table"]["waiting"])
    token = lives[seat].state["table"]["token"]
    await lives[seat].play(lives[seat].state["perspectives"][0]["legal"][0])
    for live in lives:
        await live.until(lambda now: now["table"]["token"] > token)


def test_an_account_takes_its_plans_along_and_leaves_none(host: Host) -> None:
    async def story() -> None:
        async with Person(host, "Pia") as pia, Person(host, "Rolf") as rolf:
            await pia.join_club("Pia of the plans")
            table, lives = await seated([pia, rolf], "bagdad")
            seat = lives[0].seats[0]
            path = f"/api/tables/{table}/seats/{seat}/plans"
            await pia.request("PUT", path + "/draft", {"token": 1, "steps": ["guard red"], "ahead": True})
            data = await pia.request("GET", "/api/account/data")
            plans = json.loads(data)["plans"] if isinstance(data, str) else data["plans"]
            assert [(plan["table"], plan["seat"], plan["draft"]["steps"]) for plan in plans] == [
                (table, seat, ["guard red"])
            ]
            await hang_up(lives[0])
            assert table in [row[0] for row in rows(host)]
            await pia.request("DELETE", "/api/account")
            assert table not in [row[0] for row in rows(host)]
            await hang_up(lives[1])

    run(story)


def test_rivals_get_the_same_bytes_with_and_without_plans(tmp_path: Path) -> None:
    """At one table a seat drafts, tries ahead, lays and reorders plans, and one is played; at the other by hand."""

    async def story(host: Host) -> None:
        clients = [Client(host.url, name=f"player {number}") for number in range(3)]
        for client in clients:
            await client.__aenter__()
        options = {"hands": "before", "first_seat": "seat-0"}
        worlds = (World(host, "bagdad", 2, **options), World(host, "bagdad", 2, **options))
        try:
            for world in worlds:
                await world.begin(clients)
            while (now := worlds[0].ears[0].updates()[-1])["perspectives"][0]["view"]["phase"] == "guards":
                seat = now["table"]["waiting"][0]
                step = worlds[0].ears[seat].updates()[-1]["perspectives"][0]["legal"][0]
                for world in worlds:
                    await world.play(seat, step)
            assert now["table"]["waiting"] == [0]
            path, token = f"/api/tables/{worlds[1].table}/seats/1/plans", now["table"]["token"]
            preview = await worlds[1].ears[1].say("try", seat=1, token=token, steps=[], ahead=True)
            assert preview["type"] == "trial"
            passing = [step for step in preview["legal"] if step.startswith("pass")]
            draft = {"token": token, "steps": preview["legal"][:1], "ahead": True}
            await clients[1].request("PUT", path + "/draft", draft)
            laid: dict[str, Any] = {}
            for step in [*passing, preview["legal"][0]]:
                laid = await clients[1].request("POST", path, {"token": token, "steps": [step]})
            ids = [plan["id"] for plan in laid["laid"]]
            await clients[1].request("PUT", path, {"plans": ids[: len(passing)]})
            for world in worlds:
                await world.settle()
            same(worlds)
            for world in worlds:
                await world.play(0, next(step for step in now["perspectives"][0]["legal"] if step.startswith("pass")))
            while worlds[1].ears[0].updates()[-1]["table"]["waiting"] != [0]:
                await worlds[1].settle()
            await worlds[0].play(1, passing[0])
            await worlds[1].settle()
            same(worlds)
            both_kinds(worlds)
        finally:
            for world in worlds:
                await world.close()

    with hosting(tmp_path, plan_seconds="0", away_minutes="60") as host:
        run(lambda: story(host))


def same(worlds: tuple[World, World]) -> None:
    """What the rival and the spectator have heard."""
    for viewer in (0, 2):
        one, two = (world.ears[viewer].masked(False) for world in worlds)
        assert one == two, f"viewer {viewer}"


def test_limits_hold_for_plans(tmp_path: Path) -> None:
    """Bad requests are one sentence each, and nobody drafts without end."""

    async def story(host: Host) -> None:
        async with Client(host.url) as ann, Client(host.url) as bob:
            table, lives = await seated([ann, bob], "bagdad")
            seat = lives[0].seats[0]
            path = f"/api/tables/{table}/seats/{seat}/plans"
            for body in ({"token": 1}, {"token": 1, "steps": []}, {"token": -1, "steps": ["end"]}, {"steps": ["end"]}):
                with pytest.raises(Told) as told:
                    await ann.request("POST", path, body)
                assert told.value.code == "bad-request"
            with pytest.raises(Told) as told:
                await ann.request("PUT", path, {"plans": ["no id"]})
            assert told.value.code == "bad-request"
            draft = {"token": 1, "steps": ["guard red"]}
            answers = [asyncio.create_task(ann.request("PUT", path + "/draft", draft)) for _ in range(60)]
            refused = [error for error in await asyncio.gather(*answers, return_exceptions=True) if error]
            assert {error.code for error in refused if isinstance(error, Told)} == {"too-many"}
            await hang_up(*lives)

    with hosting(tmp_path, commands_per_second="3") as host:
        run(lambda: story(host))
