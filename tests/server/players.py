"""People at live tables, as the tests play them: real clients with random legal steps."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

from serai.client import Client, Live, Refused
from serai.server.tables.live.live_table import LiveTable
from serai.server.tables.table import Table

SECONDS = 120.0  # no test waits longer for anything


def run(story: Callable[[], Awaitable[Any]], seconds: float = SECONDS) -> Any:
    """Run an asynchronous story to its end."""
    return asyncio.run(asyncio.wait_for(story(), seconds))


def over(update: dict[str, Any]) -> bool:
    """Whether the game has ended."""
    return bool(update["table"]["stage"] == "over")


def playing(update: dict[str, Any]) -> bool:
    """Whether the game is going on or has ended."""
    return bool(update["table"]["stage"] in ("playing", "over"))


def full(update: dict[str, Any]) -> bool:
    """Whether every seat is taken."""
    return all(seat["stage"] != "empty" for seat in update["table"]["seats"])


async def play_on(live: Live, seed: int, steps: int | None = None) -> list[dict[str, Any]]:
    """Random legal steps on all own seats until the end, or so many; the acks."""
    chooser = random.Random(seed)
    acks: list[dict[str, Any]] = []
    if over(live.state):
        return acks
    while steps is None or len(acks) < steps:
        update = live.state
        if over(update):
            break
        moves = [(look, update) for look in update["perspectives"] if look["seat"] in update["table"]["waiting"]]
        if not moves:
            await live.until(lambda now, seen=update: now is not seen)
            continue
        look = moves[0][0]
        try:
            acks.append(await live.play(chooser.choice(look["legal"]), look["seat"]))
        except Refused as error:
            if error.code not in ("stale", "not-your-turn"):
                raise
        await live.until(lambda now, seen=update: now is not seen)
    return acks


async def seated(clients: list[Client], game: str, **wanted: Any) -> tuple[str, list[Live]]:
    """A table with one client per seat, started; their live connections are open."""
    table = await clients[0].open_table(game, players=len(clients) + len(wanted.get("bots", ())), **wanted)
    lives = []
    for client in clients:
        lives.append(await client.join(table).__aenter__())
    await lives[0].until(full)
    await lives[0].command("start")
    for live in lives:
        await live.until(playing)
    return table, lives


async def hang_up(*lives: Live) -> None:
    """Close live connections."""
    for live in lives:
        await live.__aexit__(None, None, None)


def table_of(live: LiveTable) -> Table:
    """The table that a server has in memory."""
    assert isinstance(live.known, Table)
    return live.known
