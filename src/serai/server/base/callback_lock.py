"""An asyncio lock, first come first served, that callbacks can wait for as well as tasks.

A callback needs no task of its own, which makes it cheaper than asyncio's lock.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class CallbackLock:
    """Held by one task or one callback at a time."""

    __slots__ = ("_closed", "_waiting")

    def __init__(self) -> None:
        self._closed = False
        self._waiting: deque[asyncio.Future[None] | Callable[[], None]] = deque()

    def locked(self) -> bool:
        """Whether it is held."""
        return self._closed

    async def __aenter__(self) -> None:
        """Wait until it is this task's turn."""
        if not self._closed:
            self._closed = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except BaseException:
            if turn.done() and not turn.cancelled():
                self.release()  # its turn had come just before it was cancelled
            raise

    async def __aexit__(self, *_: object) -> None:
        """Release it for the next one."""
        self.release()

    def call(self, work: Callable[[], None]) -> None:
        """Call something later, with the lock held; it releases the lock itself."""
        if self._closed:
            self._waiting.append(work)
        else:
            self._closed = True
            asyncio.get_running_loop().call_soon(work)

    def release(self) -> None:
        """Release it for the next one."""
        while self._waiting:
            following = self._waiting.popleft()
            if not isinstance(following, asyncio.Future):
                asyncio.get_running_loop().call_soon(following)
                return
            if not following.done():
                following.set_result(None)
                return
        self._closed = False
