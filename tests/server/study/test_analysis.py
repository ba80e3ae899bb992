"""Analyses in the background: judged by moments, stored as they come, once for all who ask, whatever is killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import serai
from serai.client import Client, Refused
from serai.server.bots.pool import NICE, NICEST, BotPool
from serai.server.storage.database import migrate, new_store, sqlite_path
from serai.server.study import messages as s
from serai.server.study.analysis import game_of
from serai.server.study.repository import Ordered, StudyRepository
from serai.study import decisions_of
from tests.server.players import hang_up, over, play_on, run, seated
from tests.server.server_process import Host, hosting, processes_of
from tests.server.study.test_studies import played, refusal

pytestmark = pytest.mark.compiled


def short_record(game: str, seed: int = 5, steps: int = 8) -> str:
    """The record of the first steps of a game."""
    return played(game, seed, steps).record()


async def until(ask: Callable[[], Awaitable[Any]], done: Callable[[Any], bool]) -> Any:
    """Ask again and again until the answer is as it should be."""
    while not done(answer := await ask()):
        await asyncio.sleep(0.1)
    return answer


async def analysed(client: Client, study: str, **budget: str) -> s.AnalysisState:
    """Order an analysis and wait for its end."""
    place = f"/api/studies/{study}/analysis"
    await client.request("POST", place, budget)
    await until(lambda: client.request("GET", f"{place}?result=false"), lambda now: now["state"] in ("done", "failed"))
    return s.AnalysisState.model_validate(await client.request("GET", place))


@pytest.mark.parametrize("game", ["bakschisch", "five-tribes"])
def test_every_decision_is_judged_once_for_all_who_ask(host: Host, game: str) -> None:
    record = short_record(game)
    match = serai.replay(record)

    async def story() -> None:
        async with Client(host.url) as ann, Client(host.url) as bob:
            study = await ann.request("POST", "/api/studies", {"record": record})
            place = f"/api/studies/{study['id']}/analysis"
            assert (await refusal(bob, "POST", place, {"budget": "quick"})).code == "not-your-study"
            found = await analysed(ann, study["id"], budget="quick")
            assert (found.state, found.done, found.total, found.budget) == ("done", 9, 9, "quick")
            assert not found.limited
            result = found.result
            assert result is not None
            assert (result.game, result.moments, result.engine) == (game, 9, serai.__version__)
            assert [one.moment for one in result.decisions] == decisions_of(match)
            for one in result.decisions:
                made = next(c for c in one.candidates if c.step == one.step)
                assert 0 <= made.win <= 1
            for row in result.chances:
                assert row is not None
                assert sum(row) == pytest.approx(1, abs=1e-3)
            assert (await bob.request("GET", place))["result"] == (await ann.request("GET", place))["result"]
            seen = (await bob.request("GET", f"/api/studies/{study['id']}"))["analysis"]
            assert (seen["state"], seen["result"]) == ("done", None)
            twin = await bob.request("POST", "/api/studies", {"record": record.replace("Ann", "Somebody")})
            at_once = await bob.request("POST", f"/api/studies/{twin['id']}/analysis", {"budget": "quick"})
            assert (at_once["state"], at_once["done"]) == ("done", 9)
            stopped = await ann.request("DELETE", place)
            assert stopped["state"] == "none"
            again = await ann.request("POST", place, {"budget": "quick"})
            assert again["state"] == "done", "what was judged stays"
            asked = decisions_of(match)[1]
            advice = await bob.request("POST", f"/api/studies/{study['id']}/judge", {"path": {"moment": asked}})
            decision = s.AnalysisDecision.model_validate(advice)
            assert (decision.step, decision.moment) == (None, asked)
            look = {"path": {"moment": asked}, "eyes": decision.seat}
            seen = await bob.request("POST", f"/api/studies/{study['id']}/look", look)
            assert decision.best in seen["legal"]

    run(story)


def test_who_looks_at_a_study_is_told_how_far_it_is(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url) as ann:
            study = await ann.request("POST", "/api/studies", {"record": short_record("bakschisch", seed=6)})
            place = f"/api/studies/{study['id']}"
            async with connect(f"ws{host.url[4:]}{place}/live") as socket:  # whoever has the link may look
                told = [s.AnalysisState.model_validate_json(await socket.recv())]
                assert told[0].state == "none"
                await ann.request("POST", f"{place}/analysis", {"budget": "quick"})
                while told[-1].state != "done":
                    told.append(s.AnalysisState.model_validate_json(await socket.recv()))
                assert (told[-1].done, told[-1].total) == (9, 9)
                assert {one.result for one in told} == {None}
                assert [one.done for one in told] == sorted(one.done for one in told)
                await ann.request("DELETE", f"{place}/analysis")
                assert s.AnalysisState.model_validate_json(await socket.recv()).state == "none"
            async with connect(f"ws{host.url[4:]}/api/studies/{'A' * 22}/live") as socket:
                assert "no-study" in str(await socket.recv())
                with pytest.raises(ConnectionClosed):
                    await socket.recv()

    run(story)


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("game bakschisch\nrules 1\n", "bakschisch"),
        ("\n" * 3_000 + "  game bagdad  # of old", "bagdad"),
        ("\n" * 5_000 + "game bagdad", None),
        ("game bakschisch\ngame bagdad", "bakschisch"),
        ("game of nobody", None),
        ("rules 1\n" * 400, None),
        ("", None),
    ],
)
def test_the_heading_of_a_record_names_its_game(text: str, game: str | None) -> None:
    found = game_of(text)
    assert (None if found is None else found.name) == game


COUNT_ANSWERS = """
CREATE TABLE answered (moment INTEGER);
CREATE TRIGGER answers BEFORE INSERT ON judgements BEGIN INSERT INTO answered VALUES (NEW.moment); END;"""


def asked_of(host: Host, query: str) -> list[tuple[Any, ...]]:
    """What a query finds in the server's SQLite file; of several, nothing."""
    with contextlib.closing(sqlite3.connect(sqlite_path(host.database), timeout=30)) as database:
        if ";" in query:
            database.executescript(query)
            return []
        return database.execute(query).fetchall()


def standings(host: Host) -> dict[int, tuple[int, int]]:
    """The processes of a server's bots: how nice each is, and how it is scheduled."""
    assert host.process is not None
    found = {}
    for pid in processes_of(host.process.pid):
        with contextlib.suppress(ProcessLookupError):  # it has just ended
            found[pid] = (os.getpriority(os.PRIO_PROCESS, pid), os.sched_getscheduler(pid))
    return found


def studying(host: Host) -> list[int]:
    """The processes of a server that judge, and get only what nobody else needs."""
    return [pid for pid, standing in standings(host).items() if standing == (NICEST, os.SCHED_IDLE)]


on_linux = pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="looks at /proc")


@on_linux
@pytest.mark.slow
def test_a_kill_costs_the_moment_being_judged_and_no_more(tmp_path: Path) -> None:
    """Every answer that reaches the database is counted, also one that is there already: there is one of each."""
    record = short_record("bagdad", steps=60)
    host = Host(tmp_path, study_strength="0.06").start()
    ann = Client(host.url)

    async def story() -> None:
        async with ann:
            study = await ann.request("POST", "/api/studies", {"record": record})
            place = f"/api/studies/{study['id']}/analysis"
            asked_of(host, COUNT_ANSWERS)

            async def reached(count: int) -> dict[str, Any]:
                return dict(
                    await until(lambda: ann.request("GET", f"{place}?result=false"), lambda now: now["done"] >= count)
                )

            await ann.request("POST", place, {"budget": "normal"})
            now = await reached(1)
            (judge,) = studying(host)
            os.kill(judge, signal.SIGKILL)  # another one judges the same moment again, and goes on
            while not (others := set(studying(host)) - {judge}):
                await asyncio.sleep(0.05)
            now = await reached(now["done"] + 2)
            assert now["state"] == "running"
            (other,) = others
            host.kill()
            while Path(f"/proc/{other}").exists():  # who judges for nobody ends
                await asyncio.sleep(0.05)
            before = asked_of(host, "SELECT moment, data FROM judgements")
            assert now["done"] <= len(before) < now["total"] == 61
            host.start()
            ended = await reached(61)
            assert ended["total"] == 61
            answered = asked_of(host, "SELECT moment FROM answered ORDER BY moment")
            assert answered == [(moment,) for moment in range(61)], "nothing that was stored was judged again"
            assert set(before) <= set(asked_of(host, "SELECT moment, data FROM judgements"))
            found = await ann.request("GET", place)
            assert None not in found["result"]["chances"]

    try:
        run(story, 300)
        assert "Traceback" not in host.output()
    finally:
        host.stop()


@on_linux
def test_a_table_waits_for_no_study(host: Host) -> None:
    """While whoever judges stands still, a game against a bot goes on to its end: they share nothing."""
    record = played("bagdad").record()

    async def story() -> None:
        async with Client(host.url) as ann, Client(host.url) as bob:
            places = []
            for client, told in ((ann, record), (bob, played("bagdad", 4).record())):
                study = await client.request("POST", "/api/studies", {"record": told})
                places.append(f"/api/studies/{study['id']}/analysis")
                await client.request("POST", places[-1], {"budget": "deep"})
            while not (judges := studying(host)):
                await asyncio.sleep(0.02)
            os.kill(judges[0], signal.SIGSTOP)
            try:
                _, (live,) = await seated([ann], "bakschisch", bots=["merchant"], options={"max_rounds": 10})
                await play_on(live, 1)
                await live.until(over)
                await hang_up(live)
                now = [await ann.request("GET", f"{place}?result=false") for place in places]
                assert all(one["state"] in ("waiting", "running") for one in now)
                assert studying(host) == judges, "two games, and the one process that the host gives"
                assert len(judges) == 1
                found = standings(host)
                assert [one for one, _ in found.values()].count(NICEST) == 1
                assert [one for one in found.values() if one == (NICE, os.SCHED_OTHER)], "bots think elsewhere"
            finally:
                os.kill(judges[0], signal.SIGCONT)
            for client, place in ((ann, places[0]), (bob, places[1])):
                await until(partial(client.request, "GET", f"{place}?result=false"), lambda after: after["done"] > 0)
                await client.request("DELETE", place)

    run(story)


def test_a_host_gives_what_it_has(tmp_path: Path) -> None:
    limits = {"study_games": "5", "study_seconds": "0.0001", "study_strength": "1", "studies_per_guest": "2"}
    with hosting(tmp_path, **limits) as host:

        async def story() -> None:
            async with Client(host.url) as ann, Client(host.url) as bob:
                studies = [
                    (await ann.request("POST", "/api/studies", {"record": short_record(game, seed)}))["id"]
                    for game, seed in (("bakschisch", 5), ("five-tribes", 5))
                ]
                told = await refusal(ann, "POST", "/api/studies", {"record": short_record("bakschisch", 6)})
                assert (told.code, told.arguments) == ("many-studies", {"most": 2})
                found = await analysed(ann, studies[0], budget="quick")
                assert (found.state, found.limited, found.done < found.total) == ("done", True, True)
                assert found.result is not None
                assert found.result.chances[-1] is None
                await ann.request("POST", f"/api/studies/{studies[1]}/analysis", {"budget": "deep"})
                told = await refusal(ann, "POST", f"/api/studies/{studies[1]}/analysis", {"budget": "normal"})
                assert (told.code, told.arguments) == ("games-wait", {"most": 1}), "a fifth of five"
                other = await bob.request("POST", "/api/studies", {"record": short_record("bakschisch", 7)})
                waits = await bob.request("POST", f"/api/studies/{other['id']}/analysis", {"budget": "quick"})
                assert (waits["state"] in ("waiting", "running"), waits["place"]) == (True, 1)
                stopped = await ann.request("DELETE", f"/api/studies/{studies[1]}/analysis")
                assert stopped["state"] == "none"

        run(story)
    with hosting(tmp_path, study_processes="0", megabytes_per_day="0.02") as host:

        async def refused() -> None:
            async with Client(host.url) as ann:
                study = await ann.request("POST", "/api/studies", {"record": short_record("bakschisch")})
                for route, body in (("analysis", {}), ("judge", {"path": {"moment": 0}})):
                    told = await refusal(ann, "POST", f"/api/studies/{study['id']}/{route}", body)
                    assert told.code == "no-analysis"
                for _ in range(15):  # each takes a kilobyte or two
                    with contextlib.suppress(Refused):
                        await ann.request("POST", "/api/studies", {"record": short_record("bakschisch")})
                told = await refusal(ann, "POST", "/api/studies", {"record": short_record("bakschisch")})
                assert told.code == "much-stored"

        run(refused)


async def _one_at_a_time(url: str) -> None:
    store = new_store(url)
    await store.open()
    repository = StudyRepository(store)
    job = Ordered("a", "d", "0", 1, "b", "{}", "r", "waiting", 3, 0.0, "ann", "home", 10.0)
    try:
        await repository.order(job)
        await repository.order(replace(job, guest="bob", asked=20.0))  # asked for twice: the first stands
        assert await repository.ordered("a") == job
        assert await repository.unfinished(5) == ["a"]
        won = await asyncio.gather(*(repository.lease("a", f"server {number}", 30.0, 40.0) for number in range(8)))
        assert sum(won) == 1, "a game is analysed by one server"
        assert await repository.lease("a", "another", 41.0, 50.0), "one that has died is replaced"
        assert (await repository.ordered("a")) == replace(job, state="running")
        await repository.keep("a", 1, {"x": 1}, 0.5)
        await repository.keep("a", 1, {"x": 2}, 0.5)
        assert await repository.judged("a") == {1: '{"x": 1}'}
        assert await repository.settle("a", "stopped")
        assert not await repository.settle("a", "done")
        assert not await repository.lease("a", "another", 60.0, 70.0)
        await repository.order(replace(job, guest="bob", asked=20.0))
        found = await repository.ordered("a")
        assert found is not None
        assert (found.guest, found.state, found.spent) == ("bob", "waiting", 1.0)
        assert (await repository.waiting(), await repository.waiting_of("bob", "home")) == (1, (1, 1))
        assert await repository.waiting_of("ann", "elsewhere") == (0, 0)
        await repository.order(replace(job, guest="eve"))
        assert await repository.ordered("a") == found, "in hand"
        await repository.settle("a", "done")
    finally:
        await store.close()


def test_one_server_has_a_game_at_a_time_on_sqlite(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    migrate(url)
    asyncio.run(_one_at_a_time(url))


def test_one_server_has_a_game_at_a_time_on_postgresql(database: str) -> None:
    migrate(database)
    asyncio.run(_one_at_a_time(database))


@pytest.mark.slow
def test_two_servers_share_studies_and_one_goes_on_when_the_other_is_killed(tmp_path: Path, database: str) -> None:
    with (
        hosting(tmp_path, database=database, study_strength="0.2") as first,
        hosting(tmp_path, database=database, study_strength="0.2") as second,
    ):

        async def story() -> None:
            async with Client(first.url) as ann, Client(second.url) as bob:
                record = short_record("bagdad", 11, 30)
                study = await ann.request("POST", "/api/studies", {"record": record})
                place = f"/api/studies/{study['id']}"
                assert await bob.request("GET", place) == {**study, "mine": False}
                changed = await ann.request("PUT", f"{place}/tree", {"revision": 1, "tree": {"comments": {"0": "x"}}})
                assert await bob.request("GET", place) == {**changed, "mine": False}
                twin = await bob.request("POST", "/api/studies", {"record": record})
                wanted = {"budget": "normal"}
                for client, id in ((ann, study["id"]), (bob, twin["id"])):
                    await client.request("POST", f"/api/studies/{id}/analysis", wanted)
                mine = f"/api/studies/{twin['id']}/analysis"
                before = await until(lambda: bob.request("GET", mine), lambda now: now["done"] >= 2)
                first.kill()
                after = await until(lambda: bob.request("GET", mine), lambda now: now["state"] == "done")
                assert after["done"] == after["total"] == 31
                judged = {one["moment"]: one for one in after["result"]["decisions"]}
                assert all(judged[one["moment"]] == one for one in before["result"]["decisions"])

        run(story, 300)
        assert "Traceback" not in first.output() + second.output()


def test_a_process_that_studies_gives_way_to_all_others_and_goes_when_nobody_asks() -> None:
    game = serai.game("bakschisch")

    async def story() -> None:
        bot_pool = BotPool(1, 60, nice=NICEST, rest=0.05)
        try:
            first = await bot_pool.ask(_standing, (), ("home", "ann", "game"), game)
            assert first[:2] == (NICEST, getattr(os, "SCHED_IDLE", first[1]))
            while bot_pool.processes():
                await asyncio.sleep(0.05)
            again = await bot_pool.ask(_standing, (), ("home", "ann", "game"), game)
            assert again[2] != first[2], "another process"
        finally:
            bot_pool.close()

    asyncio.run(story())


def _standing(_share: float) -> tuple[int, int, int]:
    return os.nice(0), os.sched_getscheduler(0) if hasattr(os, "sched_getscheduler") else 0, os.getpid()
