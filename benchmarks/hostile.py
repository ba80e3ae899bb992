#!/usr/bin/env python3
"""One hostile visitor with one address against a server with its default limits, beside honest tables.

python benchmarks/hostile.py [SECONDS] [ATTACK ...]     how long each attack lasts, 8 without any; all attacks or some

Each attack is a process of its own with an address of its own, so that it slows nobody but the server. Printed is what
honest people at another address see, alone and during each attack: how long a move takes until it is acknowledged, and
a novice until it has answered; and which share of a core the server, its thinkers and the attacker took meanwhile. On
a busy machine the times are those of the machine: compare with the first line of the same run.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import itertools
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from serai.client import Client, Live
from serai.server.tables.table import new_table_id
from tests.server.hostile_client import DEFAULT_LIMITS, HostileClient
from tests.server.players import hang_up, seated
from tests.server.server_process import Host, hosting, store_table
from tests.server.tables.test_table import Desk

TABLES = 4  # of two honest people each
PACE = 0.25  # seconds between their moves
HALF_OPEN = 900
LONG_LOGS = 40
CALIPHS = 60
PATIENCE = 20.0  # seconds after which an answer is taken for none
TICKS = os.sysconf("SC_CLK_TCK")

# ---------------------------------------------------------------- what honest people see


async def play_moves(lives: list[Live], end: float, waits: list[float]) -> None:
    """Two people who pass again and again."""
    while time.monotonic() < end:
        for live in lives:
            begun = time.monotonic()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(live.play("pass"), PATIENCE)
            waits.append(time.monotonic() - begun)
            await asyncio.sleep(PACE)


async def play_bot(live: Live, end: float, waits: list[float]) -> None:
    """A person against a novice; from the move until the round is over."""
    while time.monotonic() < end:
        token, begun = live.state["table"]["token"], time.monotonic()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(live.play("pass"), PATIENCE)
            await asyncio.wait_for(live.until(lambda now, token=token: now["table"]["token"] > token), PATIENCE)
        waits.append(time.monotonic() - begun)
        await asyncio.sleep(PACE)


def shown(times: list[float], worst: float) -> str:
    """The middle and nearly the worst of some times, in milliseconds."""
    ordered = sorted(times) or [float("nan")]
    late = ordered[min(len(ordered) - 1, int(len(ordered) * worst))]
    return f"{ordered[len(ordered) // 2] * 1000:6.0f} {late * 1000:6.0f} of {len(times):3}"


def processor(*pids: int) -> float:
    """The seconds of a processor that processes have taken so far."""
    total = 0
    for pid in pids:
        with contextlib.suppress(OSError):
            parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            total += int(parts[11]) + int(parts[12])
    return total / TICKS


def children(pid: int) -> list[int]:
    """The processes that a process has started: where bots think."""
    found: list[int] = []
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(OSError):
            found += map(int, (thread / "children").read_text().split())
    return found


class Honest:
    """The tables at which honest people sit, for the whole run."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.stack = contextlib.AsyncExitStack()
        self.pairs: list[list[Live]] = []
        self.alone: list[Live] = []

    async def __aenter__(self) -> Honest:
        """Sit down."""
        people = [await self.stack.enter_async_context(Client(self.host.url)) for _ in range(2 * TABLES + 1)]
        for number in range(TABLES):
            pair = people[2 * number : 2 * number + 2]
            self.pairs.append((await seated(pair, "bakschisch", options={"max_rounds": 1000}))[1])
        _, self.alone = await seated(people[-1:], "bakschisch", bots=["novice"], options={"max_rounds": 1000})
        return self

    async def __aexit__(self, *_: object) -> None:
        """Go home."""
        await hang_up(*itertools.chain(*self.pairs), *self.alone)
        await self.stack.aclose()

    async def measure(self, name: str, seconds: float, attacker: subprocess.Popen[bytes] | None) -> None:
        """Play for a while, and say what that was like."""
        moves: list[float] = []
        answers: list[float] = []
        assert self.host.process is not None
        server = self.host.process.pid
        pids = (server,), tuple(children(server)), () if attacker is None else (attacker.pid,)
        begun, before, end = time.monotonic(), [processor(*part) for part in pids], time.monotonic() + seconds
        await asyncio.gather(
            *(play_moves(pair, end, moves) for pair in self.pairs), play_bot(self.alone[0], end, answers)
        )
        took = time.monotonic() - begun
        shares = [(processor(*part) - then) / took for part, then in zip(pids, before, strict=True)]
        share = " ".join(f"{100 * part:5.0f} %" for part in shares)
        print(f"{name:32} {shown(moves, 0.99)}   {shown(answers, 0.99)}   {share}", flush=True)


# ---------------------------------------------------------------- the attacks, each in a process of its own


async def for_ever(act: Callable[[], Awaitable[Any]]) -> None:
    """Do something again and again, whatever comes of it."""
    while True:
        try:
            await act()
        except Exception:
            await asyncio.sleep(0.01)


async def begun_table(eve: HostileClient, game: str, **wanted: Any) -> str:
    """A game of the attacker's against a bot."""
    table = await eve.open_table(game, players=2, bots=["random"], **wanted)
    (await eve.command(table, "start")).raise_for_status()
    return table


async def half_open(eve: HostileClient) -> None:
    """Hundreds of connections: requests without an end, headers and bodies that trickle, huge headers."""
    heads = (
        b"GET / HTTP/1.1\r\nHost: x",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n{",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 60_000,
    )
    lines: list[socket.socket] = []
    while True:
        for number in range(HALF_OPEN - len(lines)):
            with contextlib.suppress(OSError):
                line = socket.create_connection(("127.0.0.1", eve.host.port), 1, source_address=(eve.address, 0))
                line.setblocking(False)
                line.send(heads[number % len(heads)])
                lines.append(line)
        await asyncio.sleep(1)
        for line in tuple(lines):
            try:
                line.send(b"z")
            except OSError:
                line.close()
                lines.remove(line)


def flood(*texts: str) -> Callable[[HostileClient], Awaitable[None]]:
    """Sockets that send some messages as fast as they can."""

    async def attack(eve: HostileClient) -> None:
        table = await eve.open_table("bakschisch")

        async def pour() -> None:
            line = await eve.connect(table)
            for number, text in enumerate(itertools.cycle(texts)):
                await (line.ping(str(number)) if text == "ping" else line.send(text.replace("ID", f"k{number}")))

        await asyncio.gather(*(for_ever(pour) for _ in range(8)))

    return attack


async def trials(eve: HostileClient) -> None:
    """Trials of steps, and lists of steps that are refused at their end, in the dearest game."""
    table = await begun_table(eve, "five-tribes")

    async def ask() -> None:
        state = (await eve.ask("GET", f"/api/tables/{table}", patient=False)).json()
        legal, token = state["perspectives"][0]["legal"], state["table"]["token"]
        line = await eve.connect(table)
        for number in range(10_000):
            kind = ("try", "play")[number % 2]
            steps = [legal[0], *["nothing"] * (number % 2) * 30] if legal else []
            await line.send(json.dumps({"type": kind, "id": f"t{number}", "seat": 0, "steps": steps, "token": token}))

    await asyncio.gather(*(for_ever(ask) for _ in range(4)))


async def second_thoughts(eve: HostileClient) -> None:
    """A choice that is made and taken back without end, and seats that are resigned and taken back."""
    table = await begun_table(eve, "bakschisch")

    async def change() -> None:
        line = await eve.connect(table)
        for number in range(10_000):
            for kind, parts in (("play", {"steps": ["pass"]}), ("undo", {}), ("resign", {}), ("return", {})):
                extra = {"token": 1} if kind in ("play", "undo") else {}
                await line.send(json.dumps({"type": kind, "id": f"{kind}{number}", "seat": 0, **parts, **extra}))

    await asyncio.gather(*(for_ever(change) for _ in range(4)))


async def replays(eve: HostileClient) -> None:
    """Long logs, looked back at from all sides, so many that they do not stay in memory."""
    tables = [line["id"] for line in (await eve.ask("GET", "/api/tables?list=finished")).json()["tables"]]
    paths = [
        f"/api/tables/{table}{end}" for end in ("/moments", "/record", "", "/moments/700?open=true") for table in tables
    ]

    async def look() -> None:
        answer = await eve.ask("GET", random.choice(paths), patient=False)
        if answer.status_code == 429:
            await asyncio.sleep(0.05)

    await asyncio.gather(*(for_ever(look) for _ in range(16)))


async def requests(eve: HostileClient) -> None:
    """Requests as fast as they go: lists, new identities, names, links, hints, moves, large and deep JSON."""
    table = await begun_table(eve, "five-tribes", public=True)
    deep = "[" * 8_000
    asks: list[tuple[str, str, Any]] = [
        ("GET", "/api/tables?list=public", None),
        ("GET", "/api/tables?list=finished", None),
        ("GET", f"/api/tables/{table}/moves?seat=0", None),
        ("GET", f"/api/tables/{table}/knowledge?seat=0", None),
        ("POST", f"/api/tables/{table}/hint", {"seat": 0, "token": 1}),
        ("POST", f"/api/tables/{table}/seats/0/link", None),
        ("PUT", "/api/me", {"name": "x" * 30}),
        ("POST", "/api/tables", {"game": "bakschisch", "public": True}),
        ("POST", "/api/tables", {"game": "bakschisch", "position": {"deep": deep}}),
        ("GET", "/rules/five-tribes", None),
        ("GET", "/../../etc/passwd", None),
    ]

    async def ask() -> None:
        await eve.ask(*random.choice(asks), patient=False)

    async def come() -> None:
        async with HostileClient(eve.host, eve.address):
            pass

    await asyncio.gather(*(for_ever(ask) for _ in range(12)), *(for_ever(come) for _ in range(4)))


async def caliphs(eve: HostileClient) -> None:
    """Sixty tables of caliphs by four identities: half of bots alone, half with a person who stays."""
    strangers = [eve] + [await HostileClient(eve.host, eve.address).__aenter__() for _ in range(3)]
    lines = []
    for number in range(CALIPHS):
        stranger, sit = strangers[number % 4], bool(number % 2)
        with contextlib.suppress(Exception):
            table = await stranger.open_table("bakschisch", players=4, bots=["caliph"] * (3 if sit else 4), sit=sit)
            (await stranger.command(table, "start")).raise_for_status()
            if sit:
                lines.append(await stranger.connect(table))
    print(f"ready: {len(lines)} people and as many tables of bots alone", flush=True)
    await asyncio.Event().wait()


HELLO = '{"type":"hello","protocol":2,"version":null}'
ATTACKS: dict[str, tuple[str, Callable[[HostileClient], Awaitable[None]]]] = {
    "half-open": (f"{HALF_OPEN} half-open connections", half_open),
    "hellos": ("floods of hellos", flood(HELLO)),
    "garbage": ("floods of bad messages, pings", flood("garbage", "ping", "[" * 4000, '{"type":"chat","id":"ID"}')),
    "chats": ("floods of commands", flood('{"type":"chat","id":"ID","text":"?"}', '{"type":"sit","id":"ID"}')),
    "trials": ("floods of trials, long lists", trials),
    "minds": ("undo, redo, resign, return", second_thoughts),
    "replays": (f"replays of {LONG_LOGS} long logs", replays),
    "requests": ("floods of requests", requests),
    "caliphs": (f"{CALIPHS} tables of caliphs", caliphs),
}


async def attack(name: str, port: int) -> None:
    """One attack until the process is ended."""
    host = Host(Path(tempfile.gettempdir()), port=port)
    async with HostileClient(host, f"127.0.0.{66 + list(ATTACKS).index(name)}") as eve:
        if name != "caliphs":
            print("ready", flush=True)
        await ATTACKS[name][1](eve)


# ---------------------------------------------------------------- the run


def store_long_logs(host: Host) -> None:
    """Long games of Bagdad that anybody may look back at."""
    desk, chooser = Desk("bagdad", 2, public=True, options={"max_turns": 400}), random.Random(1)
    desk.now = time.time()
    desk.do("guest 0", "fill", bot="random")
    desk.do("guest 0", "start")
    assert desk.table.match is not None
    while desk.table.waiting():
        seat = desk.table.waiting()[0]
        desk.store([desk.table.play(seat, [chooser.choice(desk.table.match.state.legal(seat))])])
    for _ in range(LONG_LOGS):
        id = new_table_id()
        entries = [dataclasses.replace(entry, table=id, at=desk.now) for entry in desk.entries]
        desk.table.id = id
        store_table(host, entries, desk.table)
    print(f"{LONG_LOGS} logs of {len(desk.entries)} entries are there to look back at.")


async def measure(host: Host, seconds: float, names: list[str]) -> None:
    """All attacks, one after the other."""
    await asyncio.to_thread(store_long_logs, host)
    print(f"{'':32} {'a move: p50, p99':20}   {'a novice: p50, p99':20}   server thinkers attacker")
    async with Honest(host) as people:
        await people.measure("(warming up)", 3, None)
        await people.measure("alone", seconds, None)
        for name in names:
            arguments = [sys.executable, __file__, "--attack", name, str(host.port)]
            with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as attacker:
                try:
                    assert attacker.stdout is not None
                    ready = await asyncio.wait_for(asyncio.to_thread(attacker.stdout.readline), 120)
                    if not ready.startswith(b"ready"):
                        print(f"The attack {name} failed: it could not come in.")
                    await people.measure(ATTACKS[name][0], seconds, attacker)
                finally:
                    attacker.kill()
    assert "Traceback" not in host.output(), host.output()[-3000:]


def main(arguments: list[str]) -> int:
    """Start a server and attack it."""
    if arguments[:1] == ["--attack"]:
        asyncio.run(attack(arguments[1], int(arguments[2])))
        return 0
    seconds = float(arguments[0]) if arguments and arguments[0].isdecimal() and int(arguments[0]) else 8.0
    names = [word for word in arguments if not word.isdecimal()]
    if unknown := [name for name in names if name not in ATTACKS]:
        print(f"There is no attack {unknown[0]}; there are {', '.join(ATTACKS)}.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder, hosting(Path(folder), **DEFAULT_LIMITS) as host:
        asyncio.run(measure(host, seconds, names or list(ATTACKS)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
