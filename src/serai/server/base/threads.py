"""A worker thread for what would block the event loop: replays, previews and records, in a fair order.

Whoever asks is known from where a request came in (`asker`), so that what has to be replayed for somebody counts for
them, however deep inside it turns out to be needed. Each network gets the same share of the thread, of that each
visitor; and each has so many seconds of it, in processor time, beyond which it is refused.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from serai.server.base.fair_queue import FairQueue, Path
from serai.server.base.rate_limits import Networks, VisitorLimit, too_many

T = TypeVar("T")
SAVED_MINUTES = 1.5  # of somebody's share that can be used at once
asker: ContextVar[tuple[str, str] | None] = ContextVar("asker", default=None)  # network and visitor; None: the house


def asking() -> str:
    """Who asks, for limits: a visitor, or the network of one without an identity."""
    who = asker.get()
    return "" if who is None else who[1]


@dataclass(eq=False)
class _Job:
    work: Callable[[], Any]
    visitor: str | None
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class WorkerThread:
    """A thread for what is too slow for the event loop."""

    def __init__(self, networks: Networks, per_minute: float) -> None:
        self.visitors = VisitorLimit(networks, per_minute / 60, per_minute * SAVED_MINUTES, what="replays")
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="beside")
        self._queue: FairQueue[_Job] = FairQueue()
        self._asked = asyncio.Event()
        self._loop: asyncio.Task[None] | None = None

    async def do(self, work: Callable[..., T], *about: Any, **named: Any) -> T:
        """What the thread makes of something when it is the asker's turn; a refusal if that was too much already."""
        who = asker.get()
        if who is not None and not self.visitors.has(who[1]):
            raise too_many(self.visitors.each.what)
        if self._loop is None:
            self._loop = asyncio.create_task(self._serve())
        job = _Job(partial(work, *about, **named), None if who is None else who[1])
        self._queue.put(job, who or ("", ""), 0)
        self._asked.set()
        try:
            done: T = await job.answer
            return done
        finally:
            self._queue.drop(job)

    async def _serve(self) -> None:
        while True:
            while (found := self._queue.take()) is None:
                self._asked.clear()
                await self._asked.wait()
            await self._answer(*found)

    async def _answer(self, job: _Job, owner: Path) -> None:
        done, failure, seconds = await asyncio.get_running_loop().run_in_executor(self._thread, _timed, job.work)
        self._queue.charge(owner, seconds)
        if job.visitor is not None:
            self.visitors.spend(job.visitor, seconds)
        if job.answer.done():
            return  # whoever asked has gone
        if failure is None:
            job.answer.set_result(done)
        else:
            job.answer.set_exception(failure)

    def close(self) -> None:
        """Do no more."""
        if self._loop is not None:
            self._loop.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)


def _timed(work: Callable[[], Any]) -> tuple[Any, Exception | None, float]:
    """What comes of some work, or its failure, and how many seconds of the processor it took."""
    begun = time.thread_time()
    try:
        return work(), None, time.thread_time() - begun
    except Exception as error:
        return None, error, time.thread_time() - begun
