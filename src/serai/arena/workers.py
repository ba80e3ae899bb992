"""Processes of this machine that play blocks. When one dies or hangs, it is known which bot was thinking.

Python's own process pool breaks as a whole when one of its processes dies, and cannot say what that one was doing;
so the arena has processes of its own, each with a pipe and a diary: three numbers in shared memory.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from typing import Any

from serai.arena.blocks import NOBODY, Played, forfeited, play_block, warm_up
from serai.arena.plan import Plan
from serai.engine.errors import OptionError
from serai.engine.forks import processes
from serai.engine.sentences import shown

PATIENCE = 300.0  # seconds for one step; a bot may have to compile itself first
MEMORY, LEAST_MEMORY = 4096, 512  # megabytes of data for one process; the rules alone take a part of the least
LOOK = 1.0  # seconds between two looks at the clocks of the workers
MOST_DEATHS = 3  # of a process while no bot was thinking, before the arena gives up
WARM_UP = "warm up"

Task = tuple[int, int, list[int]]  # contest, block, rotations to play


class WorkerError(RuntimeError):
    """The arena itself failed, not a bot."""


# ---------------------------------------------------------------- in the worker


def work(pipe: Connection, diary: Any, plan: Plan, megabytes: int) -> None:
    """Play the blocks that come through the pipe, until it closes."""
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    with contextlib.suppress(OSError, ValueError):
        os.dup2(2, 1)  # what bots print must not get into the results
    _limit_memory(megabytes)

    def watch(rotation: int, seat: int) -> None:
        diary[2] = time.monotonic()
        diary[0] = rotation
        diary[1] = seat

    try:
        while True:
            task = pipe.recv()
            if task == WARM_UP:
                warm_up(plan, watch)
            else:
                contest, block, rotations = task
                for game in play_block(plan, contest, block, rotations, watch):
                    pipe.send(game)
            pipe.send(None)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
    except Exception:
        pipe.send(traceback.format_exc())


def _leave_with_parent() -> None:
    """End with the arena, even if it was killed and a bot is thinking."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def _limit_memory(megabytes: int) -> None:
    if megabytes and sys.platform != "win32":
        import resource

        with contextlib.suppress(OSError, ValueError):  # a stricter limit holds already
            resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))


# ---------------------------------------------------------------- in the arena


class _Worker:
    """One process and what it is doing."""

    def __init__(self, plan: Plan, megabytes: int) -> None:
        context = processes("serai.arena.workers")
        self.diary = context.RawArray("d", [0.0, float(NOBODY), 0.0])
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, self.diary, plan, megabytes), daemon=True)
        with _deaf():
            self.process.start()
        theirs.close()
        self.task: Task | str | None = None

    def give(self, task: Task | str) -> None:
        """Let it begin."""
        self.task = task
        with contextlib.suppress(OSError):  # it is dead; the arena will notice
            self.pipe.send(task)

    @property
    def thinking(self) -> tuple[int, int]:
        """The rotation and the seat that thinks, or NOBODY."""
        return int(self.diary[0]), int(self.diary[1])

    def overdue(self, patience: float) -> bool:
        """Whether a bot thinks for longer than anybody should wait."""
        return self.diary[1] != NOBODY and time.monotonic() - self.diary[2] > patience

    def end(self) -> int | None:
        """Make an end of it; its exit code."""
        if self.process.is_alive():
            self.process.kill()
        self.process.join()
        code = self.process.exitcode
        self.pipe.close()
        self.process.close()
        return code


@contextlib.contextmanager
def _deaf() -> Iterator[None]:
    """Start processes that Ctrl-C does not reach: the arena hears it and ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@dataclass
class Processes:
    """The usual backend: `jobs` processes of this machine."""

    jobs: int = 1
    patience: float = PATIENCE
    memory: int = MEMORY
    _workers: list[_Worker] = field(default_factory=list, init=False)
    _struck: set[tuple[int, int, int]] = field(default_factory=set, init=False)
    _deaths: int = field(default=0, init=False)

    def __post_init__(self) -> None:
        if self.jobs < 1:
            raise OptionError(f"An arena needs at least one process, not {shown(self.jobs)}.")
        if not self.patience > 0:  # nor is it no number at all
            raise OptionError(f"The patience for a step is above 0 seconds, not {self.patience:g}.")
        if self.memory and self.memory < LEAST_MEMORY:
            raise OptionError(
                f"A process needs {LEAST_MEMORY} MB at least (or 0, for no limit), not {shown(self.memory)}."
            )

    def games(self, plan: Plan, todo: Iterable[Task]) -> Iterator[list[Played]]:
        """Finished games as they come; closing the iterator ends the processes."""
        waiting = iter(todo)
        try:
            first = next(waiting, None)
            if first is None:
                return
            self._warm_up(plan)
            waiting = _chain(first, waiting)
            while True:
                self._fill(plan, waiting)
                if not self._workers:
                    return
                finished = self._look(plan)
                if finished:
                    yield finished
        finally:
            for worker in self._workers:
                worker.end()
            self._workers.clear()

    def _warm_up(self, plan: Plan) -> None:
        """One process compiles what is missing, before the others load it; if a bot kills it, the games will tell."""
        worker = _Worker(plan, self.memory)
        self._workers.append(worker)
        worker.give(WARM_UP)
        while worker.task is not None and worker in self._workers:
            self._look(plan)

    def _fill(self, plan: Plan, waiting: Iterator[Task]) -> None:
        """Give every idle process a block; as many processes as there are jobs and blocks."""
        for worker in [worker for worker in self._workers if worker.task is None]:
            block = next(waiting, None)
            if block is None:
                self._workers.remove(worker)
                worker.end()
            else:
                worker.give(block)
        while len(self._workers) < self.jobs:
            block = next(waiting, None)
            if block is None:
                return
            self._workers.append(_Worker(plan, self.memory))
            self._workers[-1].give(block)

    def _look(self, plan: Plan) -> list[Played]:
        """Wait a little for news; the games that finished."""
        finished: list[Played] = []
        wait([w.pipe for w in self._workers] + [w.process.sentinel for w in self._workers], LOOK)
        for worker in list(self._workers):
            alive = worker.process.is_alive()  # asked first: what it sent before its end is read below
            finished += _received(worker)
            if worker.task is not None and alive and worker.overdue(self.patience):
                finished += self._replace(worker, plan, f"thought for more than {self.patience:g} s", at_once=True)
            elif not alive:
                finished += self._replace(worker, plan, "", at_once=False)
        return finished

    def _replace(self, worker: _Worker, plan: Plan, reason: str, *, at_once: bool) -> list[Played]:
        """A new process for one that died or hangs; the bot that was thinking loses its game, at a second death."""
        (rotation, seat), task = worker.thinking, worker.task
        self._workers.remove(worker)
        code = worker.end()
        lost: list[Played] = []
        if not isinstance(task, tuple):
            return lost
        contest, block, rotations = task
        if seat == NOBODY or rotation not in rotations:
            self._deaths += 1
            if self._deaths > MOST_DEATHS:
                raise WorkerError(f"The processes of the arena end by themselves ({_ending(code)}).")
        elif at_once or (contest, block, rotation) in self._struck:
            words = reason or f"ended its process ({_ending(code)})"
            lost.append((forfeited(plan, contest, block, rotation, seat, words), ""))
            rotations.remove(rotation)
        else:
            self._struck.add((contest, block, rotation))  # perhaps somebody else killed it: once more
        if rotations:
            self._workers.append(_Worker(plan, self.memory))
            self._workers[-1].give(task)
        return lost


def _received(worker: _Worker) -> list[Played]:
    """What a worker has sent."""
    games: list[Played] = []
    with contextlib.suppress(EOFError, OSError):
        while worker.pipe.poll():
            message = worker.pipe.recv()
            if message is None:
                worker.task = None
            elif isinstance(message, str):
                raise WorkerError(f"A process of the arena failed: {message.strip()}")
            else:
                games.append(message)
                if isinstance(worker.task, tuple):
                    worker.task[2].remove(message[0].rotation)
    return games


def _chain(first: Task, rest: Iterator[Task]) -> Iterator[Task]:
    yield first
    yield from rest


def _ending(code: int | None) -> str:
    """An exit code in words."""
    if code is not None and code < 0:
        with contextlib.suppress(ValueError):
            return signal.Signals(-code).name
    return f"exit code {code}"
