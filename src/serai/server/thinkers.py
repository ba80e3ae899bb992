"""Thinkers: processes in which bots choose. The event loop never waits; a process that dies is replaced.

A thinker gets the knowledge of a seat, never the state of the game.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, TypeVar

from serai.engine.chance import generator
from serai.server.stages import Refused

if TYPE_CHECKING:
    from serai.bots import Bot
    from serai.engine.contract import Vector
    from serai.engine.game import Game
    from serai.engine.knowledge import Knowledge

MOST_TRIES = 5
MOST_THOUGHTS = 12  # steps in a hint
MOST_PLAYERS = 8  # bots that a process keeps, each with up to 32 MB of what it has thought
log = logging.getLogger("serai.server")


T = TypeVar("T")
_PLAYERS: OrderedDict[tuple[str, str], Bot] = OrderedDict()  # in a thinker: the bots that chose last
Thought = tuple[str, float, float | None]  # a step, its share of the bot's thoughts, the expected share of the victory


def choose(knowledge: Knowledge, bot: str, seed: str, place: str) -> int:
    """The action that a bot chooses at its place; runs in a process of its own."""
    return int(_player(knowledge.game, bot, place).choose(knowledge, generator(seed)))


def _player(game: Game, bot: str, place: str) -> Bot:
    """The bot of a place, the same for all steps of a turn: what it has thought and how long is not forgotten."""
    from serai.bots import find_bot

    player = _PLAYERS.pop((place, bot), None) or find_bot(bot, game)
    _PLAYERS[place, bot] = player
    if len(_PLAYERS) > MOST_PLAYERS:
        _PLAYERS.popitem(last=False)
    return player


def weigh(knowledge: Knowledge, bot: str, seed: str) -> list[Thought]:
    """What a bot thinks of the legal steps, the best first, or only what it chooses; runs in a process of its own."""
    from serai.bots import find_bot

    player = find_bot(bot, knowledge.game)
    think: Callable[[Knowledge, Vector], list[Any]] | None = getattr(player, "think", None)
    if think is None:
        return [(knowledge.game.steps[int(player.choose(knowledge, generator(seed)))], 1.0, None)]
    thoughts = [
        (c.step, float(c.share), math.nan if c.win is None else float(c.win)) for c in think(knowledge, generator(seed))
    ]
    thoughts.sort(key=lambda thought: (thought[1], thought[2]), reverse=True)
    return [
        (step, round(share, 4), round(win, 4) if math.isfinite(win) else None)
        for step, share, win in thoughts[:MOST_THOUGHTS]
    ]


def _get_ready() -> None:
    """A thinker stops when its server does, not at Ctrl-C, and gives way to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)
    threading.Thread(target=_follow_the_server, daemon=True).start()
    import serai.bots
    import serai.games  # noqa: F401 - the imports are the slow part


def _follow_the_server() -> None:
    """End this process when the server has ended, however it ended."""
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


class NoAnswer(Exception):
    """Every process that was asked died or took too long."""


class Thinkers:
    """A pool of processes that replaces itself when one of them dies or hangs."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    def _current(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_get_ready)
        return self._pool

    async def choose(self, knowledge: Knowledge, bot: str, seed: str, place: str) -> int:
        """What the bot at this place (a seat of a table) chooses; a random legal step if no process can say."""
        try:
            return await self._ask(choose, knowledge, bot, seed, place)
        except NoAnswer:
            log.error("The bot %s cannot choose; a random legal step is made.", bot)
            actions = knowledge.legal_actions()
            return actions[int(generator(seed)[0]) % len(actions)]

    async def weigh(self, knowledge: Knowledge, bot: str, seed: str) -> list[Thought]:
        """What the bot thinks of the legal steps, the best first."""
        try:
            return await self._ask(weigh, knowledge, bot, seed)
        except NoAnswer:
            raise Refused("busy", "The bot that gives hints does not answer now; try again.", status=503) from None

    async def _ask(self, question: Callable[..., T], *about: Any) -> T:
        """The answer of a process, asked again if the process dies."""
        for _ in range(MOST_TRIES):
            pool = self._current()
            try:
                future = asyncio.get_running_loop().run_in_executor(pool, question, *about)
                return await asyncio.wait_for(future, self._seconds)
            except BrokenProcessPool:
                log.warning("A process in which bots think has died; it is replaced and the choice made again.")
                self._replace(pool)
            except TimeoutError:
                log.warning("A bot took more than %g s; its process is replaced.", self._seconds)
                self._replace(pool)
        raise NoAnswer

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        _end(pool)

    def processes(self) -> list[int]:
        """The ids of the processes, for tests and for those who watch a server."""
        found: dict[int, Any] = getattr(self._pool, "_processes", None) or {}
        return list(found)

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            _end(self._pool)
            self._pool = None


def _end(pool: ProcessPoolExecutor) -> None:
    """Stop a pool without waiting for what hangs in it."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with contextlib.suppress(OSError, ValueError):
            process.terminate()
