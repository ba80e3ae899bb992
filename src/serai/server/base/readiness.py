"""Readiness: whether a proxy should send visitors here now. A server that stops says so before it disconnects."""

from __future__ import annotations

import asyncio
import json
import signal
import threading
from typing import Any

STARTING, COMPILING, UNWRITABLE, STOPPING, READY = "starting", "compiling", "unwritable", "stopping", "ready"
RETRY = [(b"content-type", b"application/json"), (b"retry-after", b"2"), (b"cache-control", b"no-store")]
_leaving = threading.Event()  # this process stops soon


def is_leaving() -> bool:
    """Whether this process stops soon."""
    return _leaving.is_set()


def leave_patiently(seconds: float) -> None:
    """From now on, when this process is told to stop, it first says so for some seconds; told twice, it stops at once.

    uvicorn has set its handlers before the application opens, and puts those of before back at its end.
    """
    if threading.current_thread() is not threading.main_thread():
        return
    usual, loop = signal.getsignal(signal.SIGTERM), asyncio.get_running_loop()
    if not callable(usual):  # another server's, in a test
        return
    stop: Any = usual

    def leave(number: int, frame: Any) -> None:
        again = _leaving.is_set()
        _leaving.set()
        if again or seconds <= 0:
            stop(number, frame)
        else:
            loop.call_soon_threadsafe(loop.call_later, seconds, stop, number, None)

    signal.signal(signal.SIGTERM, leave)


async def not_ready(send: Any, why: str) -> None:
    """Answer 503 before there is an application that could."""
    body = json.dumps({"ready": False, "why": why}).encode()
    await send({"type": "http.response.start", "status": 503, "headers": RETRY})
    await send({"type": "http.response.body", "body": body})
