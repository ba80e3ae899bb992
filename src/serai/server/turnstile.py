"""A turnstile: one at a time, in the order in which they came. Tasks wait for it; calls are made when it is their turn.

It is asyncio's lock with one thing more: what needs no waiting inside needs no task either.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Turnstile:
    """Lets one task, or one call, through at a time."""

    __slots__ = ("_closed", "_waiting")

    def __init__(self) -> None:
        self._closed = False
        self._waiting: deque[asyncio.Future[None] | Callable[[], None]] = deque()

    def locked(self) -> bool:
        """Whether somebody is in it."""
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
        """Let the next one in."""
        self.release()

    def call(self, work: Callable[[], None]) -> None:
        """Call something, not at once, when it is its turn; it releases the turnstile when it is done with it."""
        if self._closed:
            self._waiting.append(work)
        else:
            self._closed = True
            asyncio.get_running_loop().call_soon(work)

    def release(self) -> None:
        """Let the next one in."""
        while self._waiting:
            following = self._waiting.popleft()
            if not isinstance(following, asyncio.Future):
                asyncio.get_running_loop().call_soon(following)
                return
            if not following.done():
                following.set_result(None)
                return
        self._closed = False
