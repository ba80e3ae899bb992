"""Several server processes on one PostgreSQL serve the same tables."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

import serai
from serai.cli.commands.verify import verify_record
from serai.client import Client
from serai.server.base.errors import Unstored
from serai.server.storage.postgres import PostgresDriver
from tests.server import plain_http
from tests.server.players import full, hang_up, over, play_on, playing, run
from tests.server.postgres import postgres
from tests.server.server_process import Host, hosting

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def pair(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Host, Host]]:
    """Two servers with one database and one secret."""
    folder = tmp_path_factory.mktemp("pair")
    hosts = [Host(folder, database=database, away_minutes="60").start(wait=False) for _ in range(2)]
    try:
        for host in hosts:
            host.wait()
        yield hosts[0], hosts[1]
        assert "Traceback" not in hosts[0].output() + hosts[1].output()
    finally:
        for host in hosts:
            host.stop()


def connected(now: dict[str, Any]) -> list[bool]:
    return [seat["connected"] for seat in now["table"]["seats"]]


def test_a_game_across_two_servers(pair: tuple[Host, Host]) -> None:
    one, two = pair

    async def story() -> None:
        async with Client(one.url, name="Ann") as ann, Client(two.url, name="Bob") as bob, Client(two.url) as eve:
            table = await ann.open_table("bakschisch", players=4, bots=["merchant", "random"], public=True)
            async with ann.watch(table) as a, bob.join(table) as b, eve.watch(table) as e:
                await a.until(full)
                await a.command("start")
                await asyncio.gather(a.until(playing), b.until(playing))
                for live in (a, b, e):  # everybody sees who is connected to which server ever
                    await live.until(lambda now: connected(now) == [True, True, False, False])
                await asyncio.gather(play_on(a, 1), play_on(b, 2))
                await e.until(over)
                assert a.state["table"] | {"seats": 0} == b.state["table"] | {"seats": 0}
            record = await ann.record(table)
            assert record == await bob.record(table)
            verify_record(record, a.state["table"]["seed_hash"])
            assert serai.replay(record).names == ("Ann", "Bob", "random", "merchant")

    run(story)


def test_one_visitor_is_known_to_both(pair: tuple[Host, Host]) -> None:
    one, two = pair

    async def story() -> None:
        async with Client(one.url, name="Ann") as ann:
            table = await ann.open_table("bakschisch", players=2, bots=["random"])
            async with Client(two.url, cookie=ann.cookie) as there:
                assert there.name_given == "Ann"
                assert table in [line["id"] for line in await there.tables("mine")]
                async with there.watch(table) as live:
                    assert live.seats == [0]
                    await live.command("start")
                    await live.until(playing)
                    await play_on(live, 3, 5)

    run(story)


def test_choosing_at_the_same_moment_on_two_servers_always_succeeds(pair: tuple[Host, Host]) -> None:
    one, two = pair

    async def story() -> None:
        clients = [Client(host.url) for host in (one, two, one, two)]
        lives = []
        for client in clients:
            await client.__aenter__()
        table = await clients[0].open_table("bakschisch", players=4)
        for client in clients:
            lives.append(await client.join(table).__aenter__())
        await lives[0].until(full)
        await lives[0].command("start")
        for live in lives:
            await live.until(playing)
        for _ in range(20):
            token = lives[0].state["table"]["token"]
            steps = [live.state["perspectives"][0]["legal"][0] for live in lives]
            await asyncio.gather(*(live.play(step) for live, step in zip(lives, steps, strict=True)))
            for live in lives:
                await live.until(lambda now, token=token: now["table"]["token"] > token)
        await hang_up(*lives)

    run(story)


def test_a_rematch_asked_for_on_both_is_one_table(pair: tuple[Host, Host]) -> None:
    one, two = pair

    async def story() -> None:
        async with Client(one.url, name="Ann") as ann, Client(two.url, name="Bob") as bob:
            table = await ann.open_table("bakschisch", players=2, options={"max_rounds": 10})
            async with ann.watch(table) as a, bob.join(table) as b:
                await a.until(full)
                await a.command("start")
                await asyncio.gather(a.until(playing), b.until(playing))
                await asyncio.gather(a.command("resign", seat=0), b.command("resign", seat=1))
                await asyncio.gather(a.until(over), b.until(over))
                acks = await asyncio.gather(a.command("rematch"), b.command("rematch"))
                assert acks[0]["table"] == acks[1]["table"]
            async with ann.join(acks[0]["table"]) as a, bob.join(acks[0]["table"]) as b:
                await asyncio.gather(a.until(full), b.until(full))

    run(story)


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="finds processes where Linux lists them")
def test_one_server_of_two_processes_replaces_one_that_dies(database: str, tmp_path: Path) -> None:
    """`serai serve --processes 2`: four people, whoever's socket is where, and then one of the processes is killed."""

    async def story(host: Host) -> None:
        clients = [Client(host.url) for _ in range(4)]
        for client in clients:
            await client.__aenter__()
        table = await clients[0].open_table("bakschisch", players=4)
        lives = [await client.join(table).__aenter__() for client in clients]
        await lives[0].until(full)
        await lives[0].command("start")
        for live in lives:
            await live.until(lambda now: playing(now) and connected(now) == [True] * 4)
        await asyncio.gather(*(play_on(live, number, 5) for number, live in enumerate(lives)))
        os.kill(processes_of(host)[0], signal.SIGKILL)
        await asyncio.gather(*(play_on(live, number, 5) for number, live in enumerate(lives)))
        await hang_up(*lives)

    with hosting(tmp_path, database=database, processes="2", away_minutes="60") as host:
        run(lambda: story(host))


def processes_of(host: Host) -> list[int]:
    """The server processes that a host has started."""
    assert host.process is not None
    lists = [path.read_text().split() for path in Path(f"/proc/{host.process.pid}/task").glob("*/children")]
    found = [int(pid) for pids in lists for pid in pids]
    return [pid for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


@pytest.mark.parametrize(
    "error",
    [OSError("gone"), TimeoutError(), asyncpg.InterfaceError("closed"), asyncpg.InternalClientError("in progress")],
)
def test_whatever_a_lost_connection_says_it_is_one_thing(error: Exception) -> None:
    class Pool:
        async def fetch(self, *_: object, timeout: float) -> None:
            raise error

    driver = PostgresDriver("")
    driver._pool, driver._errors = Pool(), asyncpg
    with pytest.raises(Unstored):
        asyncio.run(driver.rows("SELECT 1"))


def test_a_database_that_is_down_is_a_sentence_and_no_traceback(tmp_path: Path) -> None:
    with contextlib.ExitStack() as stack:
        url = stack.enter_context(postgres())
        host = Host(tmp_path, database=url, secret="the same for everybody").start()
        stack.callback(host.stop)
        assert plain_http.get(f"{host.url}/api/tables").status_code == 200
        number = Path(url.partition("host=")[2], "data", "postmaster.pid").read_text().split()[0]
        os.kill(int(number), signal.SIGINT)
        while (first := plain_http.get(f"{host.url}/api/tables", timeout=30)).status_code == 200:  # it is stopping
            time.sleep(0.01)
        assert first.status_code == 503
        for path in ("/api/tables", f"/api/tables/{'D' * 22}", "/api/tables?list=finished") * 3:
            answer = plain_http.get(host.url + path, timeout=30)
            assert answer.status_code == 503
            assert answer.headers["retry-after"]
            assert "database" in answer.json()["message"]
        time.sleep(1.1)  # health is as of a moment ago
        assert plain_http.get(f"{host.url}/api/health", timeout=30).status_code == 503
        assert "Traceback" not in host.output()
        assert len(host.output().splitlines()) < 25, host.output()
