#!/usr/bin/env python3
"""One hostile visitor with one address against a server with its default limits, beside honest tables.

python benchmarks/hostile.py [SECONDS]        how long each attack lasts; 10 without any

The stranger besieges the bots with 60 tables of caliphs, holds hundreds of half-open connections, and floods sockets
with pings and garbage. Printed is what honest people at another address see: how long a novice takes to answer,
and how long a request takes, alone and during each attack. On a busy machine the figures are worse for both.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from serai.client import Client
from tests.server.hosts import Host, hosting
from tests.server.players import hang_up, seated
from tests.server.strangers import ADDRESS, DEFAULT_LIMITS, Stranger
from tests.server.test_thinkers import besiege

HALF_OPEN = 900


async def honest(host: Host, seconds: float) -> str:
    """Play against a novice and look at the table; what that was like."""
    answers: list[float] = []
    requests: list[float] = []
    async with Client(host.url) as ann:
        _, (a,) = await seated([ann], "bakschisch", bots=["novice"])
        end = time.monotonic() + seconds
        while time.monotonic() < end and a.state["table"]["stage"] == "playing":
            token, begun = a.state["table"]["token"], time.monotonic()
            await a.play("pass")
            await a.until(lambda now, token=token: now["table"]["token"] > token or now["table"]["stage"] == "over")
            answers.append(time.monotonic() - begun)
            begun = time.monotonic()
            await ann.request("GET", f"/api/tables/{a.table}")
            requests.append(time.monotonic() - begun)
            await asyncio.sleep(0.2)
        await hang_up(a)
    return f"a novice answers in {shown(answers)}; a request takes {shown(requests)}"


def shown(times: list[float]) -> str:
    """The middle and the worst of some times."""
    ordered = sorted(times)
    return f"{ordered[len(ordered) // 2] * 1000:.0f} ms (worst {ordered[-1] * 1000:.0f} ms of {len(ordered)})"


@contextlib.asynccontextmanager
async def half_open(host: Host) -> AsyncIterator[None]:
    """Hundreds of connections that never finish a request."""
    with contextlib.ExitStack() as stack:
        for _ in range(HALF_OPEN):
            with contextlib.suppress(OSError):
                line = socket.create_connection(("127.0.0.1", host.port), timeout=5, source_address=(ADDRESS, 0))
                stack.enter_context(line)
                line.send(b"GET / HTTP/1.1\r\nHost: x")
        yield


@contextlib.asynccontextmanager
async def flood(host: Host) -> AsyncIterator[None]:
    """Two sockets that send pings and garbage as fast as they can, again and again."""

    async def pour() -> None:
        async with Stranger(host) as eve:
            table = (await eve.ask("POST", "/api/tables", {"game": "bakschisch"})).json()["table"]
            while True:
                with contextlib.suppress(Exception):
                    line = await eve.connect(table)
                    for number in range(100_000):
                        await (line.ping(str(number)) if number % 2 else line.send("garbage"))
                await asyncio.sleep(0.05)

    tasks = [asyncio.create_task(pour()) for _ in range(2)]
    await asyncio.sleep(0.5)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@contextlib.asynccontextmanager
async def siege(host: Host) -> AsyncIterator[None]:
    """Sixty tables of caliphs."""
    async with contextlib.AsyncExitStack() as stack:
        await besiege(host, stack)
        yield


@contextlib.asynccontextmanager
async def nobody(_host: Host) -> AsyncIterator[None]:
    """No attack."""
    yield


async def measure(host: Host, seconds: float) -> None:
    """All attacks, one after the other."""
    attacks: list[tuple[str, Callable[[Host], contextlib.AbstractAsyncContextManager[None]]]] = [
        ("alone", nobody),
        (f"{HALF_OPEN} half-open connections", half_open),
        ("60 tables of caliphs", siege),  # before the floods, which open tables too
        ("two floods of frames", flood),
    ]
    await honest(host, 1)  # the first choice loads what bots need
    for name, attack in attacks:
        async with attack(host):
            print(f"{name:30} {await honest(host, seconds)}", flush=True)


def main(arguments: list[str]) -> int:
    """Start a server and attack it."""
    if not all(word.isdecimal() and int(word) for word in arguments[:1]):
        print("How long each attack lasts is a number of seconds, such as 10.", file=sys.stderr)
        return 2
    seconds = float(arguments[0]) if arguments else 10.0
    with tempfile.TemporaryDirectory() as folder, hosting(Path(folder), **DEFAULT_LIMITS) as host:
        asyncio.run(measure(host, seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
