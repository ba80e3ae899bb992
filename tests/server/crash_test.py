"""The kill drill: people play while servers are killed at random. Nothing acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import urllib.error
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from serai.client import Client, Live, Refused
from serai.server.admin import database_tools
from serai.server.storage import queries
from tests.server.players import full, over, playing
from tests.server.server_process import Host

UP_SECONDS = (0.05, 0.5)  # how long a server lives before it is killed
HASTY = 5  # every so many kills come without waiting for a move, so that some hit a server that has just started
LAST_MOVES = 20  # that each pair must still make after the last kill
PATIENCE = 90.0  # seconds in which everybody must be playing again
GAME = "bakschisch"


@dataclass
class CrashTest:
    """What happened in a drill."""

    kills: int = 0
    acked: list[str] = field(default_factory=list)  # ids of commands
    moves: Counter[int] = field(default_factory=Counter)  # acknowledged, of each pair of people
    games: int = 0
    reconnects: int = 0
    stored: int = 0
    faults: list[str] = field(default_factory=list)

    def summary(self) -> str:
        """One sentence."""
        return (
            f"{self.kills} kills, {len(self.acked)} acknowledged moves, {self.games} finished games, "
            f"{self.reconnects} reconnects, {self.stored} moves stored: {', '.join(self.faults) or 'no fault'}."
        )


async def drill(
    hosts: list[Host], kills: int, *, tables: int = 3, seed: int = 1, say: Callable[[str], None] | None = None
) -> CrashTest:
    """Let people play at tables across all hosts while one host after the other is killed and started again."""
    report, chooser, stop = CrashTest(), random.Random(seed), asyncio.Event()
    players = [asyncio.create_task(_keep_playing(hosts, report, stop, seed, number)) for number in range(tables)]
    try:
        while report.kills < kills:
            host = hosts[report.kills % len(hosts)]
            if report.kills % HASTY:
                await _until(_one_more(report), report, players)
            await asyncio.sleep(chooser.uniform(*UP_SECONDS))
            _raise_from(players)
            host.kill()
            report.kills += 1
            host.start(wait=False)
            await asyncio.to_thread(host.wait)
            if say is not None and report.kills % 50 == 0:
                say(report.summary())
        goals = {number: report.moves[number] + LAST_MOVES for number in range(tables)}
        await _until(lambda: all(report.moves[number] >= goal for number, goal in goals.items()), report, players)
    finally:
        stop.set()
        done = await asyncio.gather(*players, return_exceptions=True)
    report.faults += [repr(error) for error in done if isinstance(error, BaseException)]
    for host in hosts:
        host.stop()
    await _judge(hosts[0].database, report)
    return report


async def _until(done: Callable[[], bool], report: CrashTest, players: list[asyncio.Task[None]]) -> None:
    """Wait until people have played on by themselves."""
    end = asyncio.get_running_loop().time() + PATIENCE
    while not done():
        await asyncio.sleep(0.02)
        _raise_from(players)
        if asyncio.get_running_loop().time() > end:
            report.faults.append("the clients did not go on")
            return


def _one_more(report: CrashTest) -> Callable[[], bool]:
    """Whether a move was acknowledged from now on."""
    known = len(report.acked)
    return lambda: len(report.acked) > known


def _raise_from(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done():
            task.result()


async def _patiently(work: Callable[[], Any]) -> Any:
    """Try again while nobody answers, or not to the end."""
    while True:
        try:
            return await work()
        except (urllib.error.URLError, http.client.HTTPException, OSError):
            await asyncio.sleep(0.1)


async def _keep_playing(hosts: list[Host], report: CrashTest, stop: asyncio.Event, seed: int, number: int) -> None:
    """Two people, the first two with a bot, game after game; each has a server of their own where there are two."""
    clients = [Client(hosts[(number + seat) % len(hosts)].url) for seat in range(2)]
    bots = [] if number else ["random"]
    for client in clients:
        await _patiently(client.__aenter__)
    while not stop.is_set():
        table = await _patiently(lambda: clients[0].open_table(GAME, players=2 + len(bots), bots=bots, sit=False))
        lives = [client.join(table, seat) for seat, client in enumerate(clients)]
        try:
            for live in lives:
                await live.__aenter__()
            await lives[0].until(full)
            await lives[0].command("start")
            await asyncio.gather(*(_play(live, report, stop, seed, number) for live in lives))
            report.games += over(lives[0].state)
        finally:
            for live in lives:
                report.reconnects += max(0, live.connections - 1)
                await live.__aexit__(None, None, None)


async def _play(live: Live, report: CrashTest, stop: asyncio.Event, seed: int, number: int) -> None:
    chooser = random.Random(f"{seed} {number}")
    await live.until(playing)
    while not stop.is_set() and not over(live.state):
        update = live.state
        look = update["perspectives"][0]
        if look["seat"] in update["table"]["waiting"]:
            try:
                ack = await live.play(chooser.choice(look["legal"]))
                report.acked.append(ack["id"])
                report.moves[number] += 1
            except Refused as error:
                if error.code != "stale":
                    raise
        await _next(live, update, stop)


async def _next(live: Live, seen: dict[str, Any], stop: asyncio.Event) -> None:
    waiting = asyncio.ensure_future(live.until(lambda now: now["version"] != seen["version"]))
    stopping = asyncio.ensure_future(stop.wait())
    await asyncio.wait((waiting, stopping), return_when=asyncio.FIRST_COMPLETED)
    for task in (waiting, stopping):
        task.cancel()
    await asyncio.gather(waiting, stopping, return_exceptions=True)


async def _judge(database: str, report: CrashTest) -> None:
    """Every acknowledged command is in the log once, none is in it twice, and every game replays."""
    counted: Counter[str] = Counter()
    told_apart: Counter[tuple[str, str, str]] = (
        Counter()
    )  # an id is its visitor's own, and other tests use this database
    query = f"SELECT {queries.ENTRY_COLUMNS} FROM log WHERE kind = 'played' ORDER BY table_id, seq"
    async for row in database_tools.read_rows(database, query):
        report.stored += 1
        assert json.loads(row[3])["steps"]
        if row[6] is not None:
            counted[row[6]] += 1
            told_apart[row[0], row[5], row[6]] += 1
    lost = [id for id in report.acked if counted[id] == 0]
    doubled = [id for id, count in told_apart.items() if count > 1]
    checked = await database_tools._check(database)
    if lost:
        report.faults.append(f"{len(lost)} acknowledged moves lost")
    if doubled:
        report.faults.append(f"{len(doubled)} moves doubled")
    if len(set(report.acked)) != len(report.acked):
        report.faults.append("an id was acknowledged twice")
    report.faults += checked.faults
