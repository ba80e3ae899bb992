"""Compilation of games in background processes, so that the server starts at once and no table waits for another.

Games are compiled in processes of their own (`serai.bots.precompile`), as many side by side as there are cores: the
rules of all games before bots, bots before search, and what somebody waits for before the rest. Compiled code is shared
by all processes of the machine, so two servers never compile the same, and a process that is killed is started again
where it was. The event loop never compiles: it asks `ready`, or waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import serai
from serai.bots.precompile import RULES, SEARCH, STAGES, Stage, command, is_prepared, prepare
from serai.engine.compiler import cache
from serai.engine.game import Game
from serai.engine.registry import rulebook
from serai.server.protocol import messages as m

MOST_TRIES = 3  # of a process that ends before its work is done
TOLD_STEPS = 100  # of progress that are worth telling
log = logging.getLogger("serai.server")

Key = tuple[str, int]  # a game and the version of its rules


@dataclass(eq=False)
class CompileJob:
    """A game that is prepared: how far it is, and who waits for a stage of it."""

    key: Key
    progress: dict[Stage, float] = field(default_factory=lambda: dict.fromkeys(STAGES, 0.0))
    ready: dict[Stage, asyncio.Event] = field(default_factory=lambda: {stage: asyncio.Event() for stage in STAGES})
    wanted: int = len(STAGES)  # the first stage that somebody waits for; more than all if nobody does
    tries: int = 0
    busy: set[Stage] = field(default_factory=set)  # what processes prepare now

    def next_stages(self) -> tuple[Stage, ...]:
        """What the next process prepares: rules and simple bots in one go; the search when the rules are there."""
        left = tuple(stage for stage in STAGES if not self.ready[stage].is_set() and stage not in self.busy)
        if left == (SEARCH,):
            return left if self.ready[RULES].is_set() else ()
        return tuple(stage for stage in left if stage != SEARCH)


class GameCompiler:
    """Prepares all games of a server; `changed` is called with a game's name when more of it is ready."""

    def __init__(self, changed: Callable[[str], None], say: Callable[[str], None] | None = None) -> None:
        self._changed = changed
        self._say = say or (lambda _text: None)
        self._jobs: dict[Key, CompileJob] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._most = max(1, os.cpu_count() or 1)
        self._working = 0  # pieces of work on their way
        self._open = False
        self._said = False

    # ------------------------------------------------------------------ what others ask

    def open(self) -> None:
        """Begin with the newest rules of every game: the smallest first, then the largest, which takes longest."""
        self._open = True
        cache.listeners.append(_log_slow_function)
        names = serai.game_names()
        for name in (*names[:1], *names[:0:-1]):
            self._job(Game(rulebook(name)))
        self._go_on()

    def close(self) -> None:
        """Stop preparing; the processes end with their standard input."""
        self._open = False
        if _log_slow_function in cache.listeners:
            cache.listeners.remove(_log_slow_function)
        for task in tuple(self._tasks):
            task.cancel()

    def ready(self, game: Game, stage: Stage = RULES) -> bool:
        """Whether a stage of a game can be used without compiling."""
        return self._job(game).ready[stage].is_set()

    async def wait(self, game: Game, stage: Stage = RULES) -> None:
        """Wait for a stage of a game, which comes before what nobody waits for."""
        self.prioritise(game, stage)
        await self._job(game).ready[stage].wait()

    @property
    def all_ready(self) -> bool:
        """Whether nothing is left to do."""
        return all(event.is_set() for job in self._jobs.values() for event in job.ready.values())

    def prioritise(self, game: Game, stage: Stage = RULES) -> None:
        """Somebody waits for a stage of a game."""
        job = self._job(game)
        if not job.ready[stage].is_set():
            job.wanted = min(job.wanted, STAGES.index(stage))
            self._go_on()

    def preparing(self, game: Game, upto: Stage = SEARCH) -> m.Preparing | None:
        """What of a game is not ready yet, up to a stage, and how far it is; None if all of it is."""
        job = self._job(game)
        for stage in STAGES[: STAGES.index(upto) + 1]:
            if not job.ready[stage].is_set():
                return m.Preparing(stage=stage, progress=job.progress[stage])
        return None

    # ------------------------------------------------------------------ the work

    def _job(self, game: Game) -> CompileJob:
        key = (game.name, game.rulebook.version)
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs[key] = CompileJob(key)
            if self._open:
                self._go_on()
        return job

    def _go_on(self) -> None:
        """Start as much work as there are cores: what somebody waits for, then rules, bots and search."""
        if not self._open:
            return
        while self._working < self._most:
            waiting = [job for job in self._jobs.values() if job.next_stages()]
            if not waiting:
                return
            job = min(waiting, key=_rank)
            stages = job.next_stages()
            job.busy.update(stages)
            self._working += 1
            task = asyncio.create_task(self._work(job, stages))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _work(self, job: CompileJob, stages: tuple[Stage, ...]) -> None:
        try:
            await self._prepare(job, stages)
        except asyncio.CancelledError:
            raise
        except Exception:
            job.tries += 1
            log.exception("%s could not be prepared.", job.key[0])
        finally:
            job.busy.difference_update(stages)
            self._working -= 1
        self._go_on()

    async def _prepare(self, job: CompileJob, stages: tuple[Stage, ...]) -> None:
        name, version = job.key
        if all([await asyncio.to_thread(is_prepared, name, stage, version) for stage in stages]):
            for stage in stages:
                await self._done(job, stage)
            return
        if job.tries >= MOST_TRIES:  # the processes cannot, or what they compile cannot be kept
            log.warning("%s is compiled in the server's own process, which makes tables wait.", name)
            for stage in stages:
                await asyncio.to_thread(prepare, name, stage, version)
                await self._done(job, stage)
            return
        if not self._said:
            self._said = True
            self._say(
                "The first start on this machine compiles the games, which takes a few minutes; the page is there."
            )
        begun = time.monotonic()
        process = await asyncio.create_subprocess_exec(
            *command(name, version, stages),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,  # what stops all processes of a terminal is for the server, which ends this one
        )
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                told = json.loads(line)
                if told["ready"]:
                    await self._done(job, told["stage"])
                    self._say(f"{name}: {told['stage']} compiled in {time.monotonic() - begun:.0f} s.")
                else:
                    self._note(job, told["stage"], told["progress"])
            code = await process.wait()
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
        if any(not job.ready[stage].is_set() for stage in stages):
            job.tries += 1
            log.warning("A process that compiles %s has ended with code %s; another one goes on.", name, code)

    def _note(self, job: CompileJob, stage: Stage, progress: float) -> None:
        before, job.progress[stage] = job.progress[stage], max(progress, job.progress[stage])
        if int(before * TOLD_STEPS) != int(progress * TOLD_STEPS):
            self._changed(job.key[0])

    async def _done(self, job: CompileJob, stage: Stage) -> None:
        """A stage lies in the cache; the rules are loaded into this process before anybody calls them."""
        if stage == RULES:
            name, version = job.key
            await asyncio.to_thread(prepare, name, RULES, version, thorough=False)
        job.progress[stage] = 1.0
        job.ready[stage].set()
        job.tries = 0
        if all(event.is_set() for event in job.ready.values()) or STAGES[min(job.wanted, 2)] == stage:
            job.wanted = len(STAGES)
        self._changed(job.key[0])
        self._go_on()  # a core that is idle begins with the search while a process is still at the bots


def _log_slow_function(function: str, seconds: float) -> None:
    """Say so if a table had to wait for the compiler: preparation has left something out."""
    if threading.current_thread() is threading.main_thread():
        log.error("%s was compiled on the event loop, which took %.1f s.", function, seconds)


def _rank(job: CompileJob) -> tuple[int, int]:
    """What comes first: a stage that somebody waits for, then the earlier stage."""
    stage = STAGES.index(job.next_stages()[0])
    return (0 if job.wanted < len(STAGES) and stage <= job.wanted else 1, stage)
