"""Where bots think: who comes first, what a full house does, and what a bot keeps between its steps."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import serai
from serai.bots import bot_names
from serai.client import Client
from serai.server.base.fair_queue import FairQueue
from serai.server.bots import pool as bot_pool
from tests.server.hostile_client import DEFAULT_LIMITS, HostileClient
from tests.server.players import hang_up, run, seated
from tests.server.server_process import Host, hosting


def test_a_place_keeps_its_bot_and_old_ones_are_let_go() -> None:
    state = serai.game("bagdad", players=2).new_match(seed=1).state
    knowledge = state.knowledge(state.to_act[0])
    action, hardness = bot_pool.choose(knowledge, "caliph:20", "luck", "a table 0")
    assert action in knowledge.legal_actions()
    assert 0 <= hardness <= 1
    player = bot_pool._player(knowledge.game, "caliph:20", "a table 0")
    bot_pool.choose(knowledge, "caliph:20", "luck", "a table 0")
    assert bot_pool._player(knowledge.game, "caliph:20", "a table 0") is player
    assert bot_pool._player(knowledge.game, "caliph:20", "another 0") is not player
    for number in range(bot_pool.MOST_PLAYERS):
        bot_pool._player(knowledge.game, "random", f"table {number}")
    assert len(bot_pool._PLAYERS) == bot_pool.MOST_PLAYERS
    assert bot_pool._player(knowledge.game, "caliph:20", "a table 0") is not player
    assert len(bot_pool._PLAYERS) == bot_pool.MOST_PLAYERS


def test_everybody_gets_the_same_share() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(300):
        queue.put(f"eve {number}", ("net of eve", f"eve {number % 30}", f"table {number % 60}"), 1)
    for number in range(3):
        queue.put(f"ann {number}", ("net of ann", "ann", "table"), 1)
    served = []
    for _ in range(8):
        job, path = queue.take() or ("", ())
        served.append(job.split()[0])
        queue.charge(path, 1.0)
    assert served.count("ann") == 3, served
    queue.put("bob", ("net of bob", "bob", "table"), 1)
    job, path = queue.take() or ("", ())
    queue.charge(path, 1.0)
    names = [job, (queue.take() or ("",))[0]]
    assert "bob" in names, "who comes later does not wait for those who came before"


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 3), st.integers(0, 2), st.integers(0, 2))))
def test_nothing_is_lost_or_doubled_in_the_queue(jobs: list[tuple[int, int, int, int]]) -> None:
    queue: FairQueue[int] = FairQueue()
    for number, (network, visitor, table, rank) in enumerate(jobs):
        queue.put(number, (f"n{network}", f"v{visitor}", f"t{table}"), rank)
    dropped = set(range(0, len(jobs), 3))
    for number in dropped:
        queue.drop(number)
        queue.drop(number)
    assert len(queue) == len(jobs) - len(dropped)
    found = []
    while (taken := queue.take()) is not None:
        number, path = taken
        assert path == tuple(f"{letter}{part}" for letter, part in zip("nvt", jobs[number], strict=False))
        found.append(number)
        queue.charge(path, 1.0)
    assert sorted(found) == sorted(set(range(len(jobs))) - dropped)
    assert queue.take() is None


def test_one_owner_s_quick_choices_come_before_deep_ones() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("deep", ("n", "v", "t"), bot_pool.DEEP)
    queue.put("quick", ("n", "v", "t"), bot_pool.QUICK)
    queue.put("another's", ("m", "w", "u"), bot_pool.QUICK)
    order = [(queue.take() or ("",))[0] for _ in range(3)]
    assert order.index("quick") < order.index("deep")


def test_a_full_house_thinks_less_and_says_so() -> None:
    state = serai.game("bakschisch", players=2).new_match(seed=1).state
    knowledge = state.knowledge(0)

    async def story() -> None:
        pool = bot_pool.BotPool(1, 60.0)
        try:
            calm = await pool.choose(knowledge, "caliph", "luck", "t 0", ("n", "v", "t"))
            assert not calm.hurried
            crowd = [
                asyncio.create_task(pool.choose(knowledge, "caliph", "luck", f"{n} 0", ("n", "eve", str(n))))
                for n in range(60)
            ]
            await asyncio.sleep(0)
            assert pool.share() == bot_pool.LEAST_SHARE
            ann = await pool.choose(knowledge, "caliph", "luck", "a 0", ("m", "ann", "a"))
            assert ann.hurried
            assert sum(task.done() for task in crowd) < 10
            thoughts = await pool.suggest(knowledge, "caliph", "luck", ("m", "ann", "a"))
            assert thoughts
            for task in crowd:
                task.cancel()
            await asyncio.gather(*crowd, return_exceptions=True)
            again = await pool.choose(knowledge, "caliph", "luck", "a 0", ("m", "ann", "a"))
            assert not again.hurried, "those who have gone do not count"
        finally:
            pool.close()

    asyncio.run(story())


def hang(folder: Path, share: float) -> None:
    """A bot that hangs, and says that it has begun."""
    (folder / str(os.getpid())).touch()
    time.sleep(1000 * share)


def load_slowly(seconds: float) -> None:
    """A process that takes its time before it begins to think."""
    time.sleep(seconds)


def fail() -> None:
    """A process that cannot load what it needs."""
    raise ValueError("nothing there")


def test_only_thinking_counts_as_thinking() -> None:
    """To start and to load takes as long as it takes, on a busy machine much longer than a bot may think."""

    async def story() -> None:
        limit = 0.5
        process = bot_pool.BotProcess()
        try:
            assert await process.ask(os.getpid, (), limit, (load_slowly, (3 * limit,))) == process.pid
            with pytest.raises(bot_pool.Died, match=r"more than 0\.5 s"):
                await process.ask(load_slowly, (1000.0,), limit)
            with pytest.raises(bot_pool.Died, match="nothing there"):
                await process.ask(os.getpid, (), 60.0, (fail, ()))
            assert await process.ask(os.getpid, (), 60.0) == process.pid, "no answer is taken for another one"
        finally:
            process.close()

    asyncio.run(story())


@pytest.mark.compiled
def test_what_is_loaded_before_a_bot_thinks_is_all_that_it_needs() -> None:
    """In a fresh process, no compiled code is loaded any more once a bot has begun."""
    program = """if True:
        import serai
        from serai.bots import bot_names
        from serai.engine.compiler import cache
        from serai.server.bots import pool as thinkers
        for name in serai.game_names():
            state = serai.game(name, players=3).new_match(seed=1).state
            knowledge = state.knowledge(state.to_act[0])
            for bot in reversed(bot_names(state.game)):
                function, about = thinkers._loading(knowledge, bot)
                function(*about)
                loaded = set(cache.used)
                thinkers.choose(knowledge, bot, "luck", f"{name} {bot}", 0.01)
                print(bot, *(set(cache.used) - loaded))
    """
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert told.split() == [bot for name in serai.game_names() for bot in reversed(bot_names(serai.game(name)))]


def test_one_that_hangs_is_replaced_and_the_others_go_on(tmp_path: Path) -> None:
    state = serai.game("bakschisch", players=2).new_match(seed=1).state
    knowledge = state.knowledge(0)

    async def story() -> None:
        pool = bot_pool.BotPool(2, 2.0)
        try:
            await asyncio.gather(*(pool.choose(knowledge, "novice", "l", f"{n}", ("n", "v", "t")) for n in range(8)))
            assert len(pool.processes()) == 2
            before = set(pool.processes())
            hanging = asyncio.create_task(pool._ask(hang, (tmp_path,), ("n", "eve", "t"), False, False, 0))
            while not list(tmp_path.iterdir()):
                await asyncio.sleep(0.01)
            assert all([await pool.suggest(knowledge, "merchant", "l", ("m", "ann", "t")) for _ in range(5)])
            assert not hanging.done(), "nobody waits for it"
            with pytest.raises(bot_pool.Died, match="more than 2 s"):
                await hanging
            assert len(before & set(pool.processes())) == 1, "only its own process is replaced"
            assert len(list(tmp_path.iterdir())) == bot_pool.MOST_TRIES
        finally:
            pool.close()

    asyncio.run(story())


@pytest.mark.slow
def test_a_strangers_tables_do_not_stop_the_bots_of_others(tmp_path: Path) -> None:
    """Sixty tables of caliphs by one address with the default limits: bots of others answer before hundreds of theirs.

    How soon, `benchmarks/hostile.py` measures; with one queue for all it was more than a minute.
    """

    async def story(host: Host) -> None:
        async with contextlib.AsyncExitStack() as stack:
            await asyncio.wait_for(besiege(host, stack), 90)
            async with Client(host.url) as ann:
                for bot in ("novice", "caliph"):
                    _, (a,) = await seated([ann], "bakschisch", bots=[bot])
                    waits = []
                    for _ in range(8):
                        token, begun = a.state["table"]["token"], time.monotonic()
                        await a.play(a.state["perspectives"][0]["legal"][0])
                        await a.until(lambda now, token=token: now["table"]["token"] > token)
                        waits.append(time.monotonic() - begun)
                    assert sorted(waits)[len(waits) // 2] < 15.0, (bot, waits)
                    if bot == "caliph":
                        assert a.state["table"]["seats"][1]["hurried"], "it says so"
                    look = a.state["perspectives"][0]
                    assert await ann.hint(a.table, look["seat"], a.state["table"]["token"])
                    await hang_up(a)

    with hosting(tmp_path, **DEFAULT_LIMITS) as host:
        run(lambda: story(host), 200)
        assert "Traceback" not in host.output()


async def besiege(host: Host, stack: contextlib.AsyncExitStack) -> None:
    """Four identities with fifteen tables each: half of bots alone, half with a person who never disconnects."""
    for _ in range(4):
        eve = await stack.enter_async_context(HostileClient(host))
        for number in range(15):
            sit = bool(number % 2)
            table = await eve.open_table("bakschisch", players=4, bots=["caliph"] * (3 if sit else 4), sit=sit)
            (await eve.command(table, "start")).raise_for_status()
            if sit:
                await stack.enter_async_context(await eve.connect(table))
