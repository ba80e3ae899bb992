"""A channel: one WebSocket as the server uses it. Texts come in by a callback and go out by `send`.

It has a quick end, where the server is uvicorn with our protocols (`uvicorn_protocols`), and a plain ASGI end, which is
used for everything else: texts that are long, split or wait for their turn, readers that are slow, other servers.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from serai.server.base.errors import Refused, Unstored
from serai.server.base.rate_limits import network
from serai.server.base.signing import COOKIE
from serai.server.base.threads import asker
from serai.server.http.middleware import client_address, origin_allowed, unstored
from serai.server.protocol import messages as m
from serai.server.services import Services

GONE, POLICY, SIGNED_OUT, TOO_MUCH = 1006, 1008, 1012, 1013  # reasons for closing, as WebSockets number them
LOST = (1005, GONE)  # no goodbye: a phone that sleeps, a network that is gone; pages say 1000 or 1001
MOST_UNSENT = 200  # texts that wait for a client that does not read
QUICK_END = "quick_end"  # as `uvicorn_protocols` calls it
log = logging.getLogger("serai.server")

OnText = Callable[[str | None], Awaitable[object] | None]
"""Takes a text, None for bytes; what it returns is waited for before the next text is taken."""


class Channel:
    """One live connection. While nothing happens on it, one task waits for the next text, and that is all."""

    __slots__ = (
        "_busy", "_closed", "_end", "_on_text", "_outbox", "_queued", "_quick", "_sending", "_socket", "address",
        "guest", "most_unsent", "on_idle",
    )  # fmt: skip

    def __init__(self, socket: WebSocket, guest: str | None, address: str) -> None:
        self.guest, self.address = guest, address
        self.on_idle: Callable[[], None] = _nothing  # called when all that waited has been sent
        self.most_unsent = MOST_UNSENT
        self._socket = socket
        self._quick: Any = socket.scope.get("state", {}).get(QUICK_END)
        self._outbox: list[str] = []
        self._sending: asyncio.Task[None] | None = None  # only while texts wait, so that no other overtakes them
        self._end: tuple[int, str] | None = None
        self._closed: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()  # by this side
        self._busy: asyncio.Future[Any] | None = None  # the text before is still being looked at
        self._queued = False  # whether the task that hears has a text that waits for that
        self._on_text: OnText = lambda _text: None

    # ------------------------------------------------------------------ sending

    @property
    def idle(self) -> bool:
        """Whether nothing waits to be sent."""
        return self._sending is None and self._end is None

    def send(self, text: str) -> None:
        """Send a text, at once if the other side reads; who does not read is cut off."""
        if self._end is not None or (self.idle and self._quick is not None and self._quick.send_now(text)):
            return
        self._outbox.append(text)
        if len(self._outbox) > self.most_unsent:
            self.close(TOO_MUCH, "answers are not read")
        else:
            self._go_on()

    def close(self, code: int, reason: str = "") -> None:
        """End the connection at once: what waits is not sent."""
        self._outbox.clear()
        self._close(code, reason)

    def refuse(self, refused: Refused) -> None:
        """Say why whoever is here is not welcome, and end the connection."""
        self.send(m.Problem.of(refused).model_dump_json())
        self._close(POLICY, refused.code)

    def _close(self, code: int, reason: str) -> None:
        if self._end is None:
            self._end = code, reason
            self._go_on()

    def _go_on(self) -> None:
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        """Send what waits, and close the connection if that was asked for."""
        failure: Exception | None = None
        try:
            while self._outbox:
                await self._socket.send_text(self._outbox.pop(0))
            if self._end is not None:
                await self._socket.close(*self._end)
        except RuntimeError:  # the protocol has closed the socket meanwhile, say for a message that was too large
            failure = WebSocketDisconnect(GONE)
        except Exception as error:
            failure = error
        self._sending = None
        if failure is None and self._end is None:
            self.on_idle()
        elif not self._closed.done():
            self._closed.set_result(failure)

    # ------------------------------------------------------------------ hearing

    def _hear_now(self, text: str) -> bool:
        """Take a text at once; False: it waits for its turn."""
        if self._busy is not None or self._queued or self._end is not None:
            return False
        work = self._on_text(text)
        if work is not None:
            self._busy = asyncio.ensure_future(work)
            self._busy.add_done_callback(self._is_free)
        return True

    def _is_free(self, work: asyncio.Future[Any]) -> None:
        self._busy = None
        if not work.cancelled() and work.exception() is not None:
            log.error("A message could not be handled.", exc_info=work.exception())

    async def _hear_all(self) -> None:
        while True:
            self._queued = False
            event: Any = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(event.get("code", 1000))
            self._queued = True
            while self._busy is not None:
                await asyncio.wait((self._busy,))
            work = self._on_text(event.get("text"))
            if work is not None:
                await work

    # ------------------------------------------------------------------ from beginning to end

    async def serve(self, on_text: OnText) -> bool:
        """Hear and send until one side ends; whether the connection was lost without a goodbye."""
        self._on_text = on_text
        hearing = asyncio.create_task(self._hear_all())
        if self._quick is not None:
            self._quick.hearer = self._hear_now
        try:
            await asyncio.wait((self._closed, hearing), return_when=asyncio.FIRST_COMPLETED)
            gone = hearing.exception() if hearing.done() else None
            for failure in (gone, self._closed.result() if self._closed.done() else None):
                connected = self._socket.application_state is WebSocketState.CONNECTED
                if connected and failure is not None and not isinstance(failure, WebSocketDisconnect):
                    raise failure  # after hanging up, that the other side still spoke is no fault
            return isinstance(gone, WebSocketDisconnect) and gone.code in LOST
        finally:
            if self._quick is not None:
                self._quick.hearer = None
            tasks = [task for task in (hearing, self._sending, self._busy) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def _nothing() -> None:
    """Nobody waits."""


async def serve_socket(
    services: Services, socket: WebSocket, place: str, talk: Callable[[Channel], Coroutine[Any, Any, None]]
) -> None:
    """The handshake of every live connection, and its end: `talk` has all between.

    `place` is what it is connected to: an address has so many connections in all, and so many at one place.
    """
    if not origin_allowed(socket.headers, services.settings):
        await socket.close(POLICY)
        return
    limits, address = services.limits, client_address(socket)
    guest, home = services.signer.guest(socket.cookies.get(COOKIE)), network(address)
    asker.set((home, guest or home))
    if not limits.requests.allows(home) or not limits.open_socket(address, place):
        await socket.close(TOO_MUCH)
        return
    if guest is not None:
        limits.networks.note(guest, address)
    services.metrics.sockets.add()
    try:
        await socket.accept()
        with contextlib.suppress(WebSocketDisconnect):
            await talk(Channel(socket, guest, address))
    except Refused as refused:
        await _turn_away(socket, refused)
    except Unstored as error:
        log.error("The database cannot be used: %s.", error)
        await _turn_away(socket, unstored(), TOO_MUCH)
    finally:
        services.metrics.sockets.add(by=-1)
        limits.close_socket(address, place)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close()


async def _turn_away(socket: WebSocket, refused: Refused, reason: int = POLICY) -> None:
    """Say why, and hang up; whoever has disconnected before does not hear it."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(m.Problem.of(refused).model_dump_json())
        await socket.close(reason, refused.code)
