"""Background work of a server process: tasks that end when the server closes, and work that is done again and again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import Context
from typing import Any

from serai.server.base.errors import Conflict, Unstored

log = logging.getLogger("serai.server")


class Periodic:
    """Work that is done every so many seconds, and sooner when somebody hurries it. A failure never ends it."""

    def __init__(self, name: str, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
        self.name = name  # what the log says that could not be done
        self.seconds = seconds
        self._work = work
        self._hurried = asyncio.Event()
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0.0  # when the timer ends

    def hurry(self, after: float = 0.0) -> None:
        """Do the work after that many seconds, unless it is done earlier anyway."""
        loop = asyncio.get_running_loop()
        due = loop.time() + after
        if self._timer is not None:
            if self._due <= due:
                return
            self._timer.cancel()
        self._due, self._timer = due, loop.call_later(after, self._hurry)

    def _hurry(self) -> None:
        self._timer = None
        self._hurried.set()

    async def run(self) -> None:
        """Do the work for ever."""
        while True:
            self._hurried.clear()
            await self.do()
            try:
                async with asyncio.timeout(self.seconds):
                    await self._hurried.wait()
            except TimeoutError:
                continue

    async def do(self) -> None:
        """Do the work once; what goes wrong is logged."""
        try:
            await self._work()
        except (Conflict, Unstored) as error:
            log.error("%s failed: %s.", self.name, error)
        except Exception:
            log.exception("%s failed.", self.name)


class Background:
    """The background tasks of a process."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, object]) -> asyncio.Task[Any]:
        """Begin some work, which is charged to no visitor; a failure is logged."""
        task = asyncio.create_task(work, context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def every(self, seconds: float, name: str, work: Callable[[], Awaitable[object]]) -> Periodic:
        """Begin work that is done every so many seconds."""
        periodic = Periodic(name, seconds, work)
        self.start(periodic.run())
        return periodic

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled():
            return
        failure = task.exception()
        if isinstance(failure, Unstored):
            log.error("The database cannot be used: %s.", failure)
        elif failure is not None:
            log.error("A background task failed.", exc_info=failure)

    async def close(self) -> None:
        """End all of them."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
