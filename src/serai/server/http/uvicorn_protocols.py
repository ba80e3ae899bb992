"""uvicorn's protocols with time-outs, limits and a quick way for short texts: the one file that knows its internals.

uvicorn hands over what is complete and waits for ever for what is not, so its protocols are wrapped: an address has so
many connections, a request is whole within some seconds, and a socket sends so many frames. Nothing more is read from
one that goes beyond. The limits stand in the lifespan's state, where every protocol finds them.

Short texts go past uvicorn's queues (`hearer`, `send_now`), which was measured to save 10 to 17 % of the processor time
of a move. Without this file the server works with plain uvicorn, or any ASGI server, through the usual events.
`tests/server/http/test_uvicorn.py` says what is relied on, and fails when a newer uvicorn has changed it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from serai.server.base.rate_limits import network
from serai.server.http.connection_limits import ConnectionLimits

try:
    from websockets.speedups import apply_mask
except ImportError:  # a build without compiled parts
    from websockets.utils import apply_mask

REQUEST_SECONDS = 15.0  # for headers and body, from the first byte on
ANSWER_SECONDS = 120.0  # for an answer to be made and read
GOODBYE_SECONDS = 2.0  # between hanging up and cutting the line
FEW_FRAMES = 8  # that may come together, after which a socket is read as usual
SLICE = 1024  # bytes read at once: few enough frames to stop in time
LAST_WORDS = 4096  # bytes that are still read after hanging up, for a polite end
MOST_UNREAD = 1 << 20  # bytes of what is no request that are let pass by, until whoever sends them has read the answer
POLICY = 1008
QUICK_END = "quick_end"  # the name in the scope's state under which a channel finds the protocol
SWITCHING = 101  # protocols: the status of a socket that is accepted
TEXT, MASKED = 0x81, 0x80  # the first byte of a frame that is a whole text, and the bit of its second one
LONG, VERY_LONG = 126, 1 << 16  # lengths of frames from which on they are written otherwise


def _end_of_frame(data: bytes, start: int) -> tuple[int, int]:
    """Where the data of a client's frame begins, and where it ends: beyond the end if it has not come as a whole."""
    if len(data) < start + 6:
        return start, len(data) + 1
    length = data[start + 1] & ~MASKED
    size = 0 if length < LONG else 2 if length == LONG else 8
    if size:
        length = int.from_bytes(data[start + 2 : start + 2 + size], "big")
    first = start + 6 + size  # after the mask
    return first, first + length


def _home(client: tuple[str, int] | None) -> str:
    return network(client[0]) if client is not None else "local"


class GuardedHttp(H11Protocol):
    """HTTP with time-outs: a request that is not whole in time ends its connection."""

    _timer: asyncio.TimerHandle | None = None
    _slow = False  # whether the timer is that of a request, not of an answer
    _inside = False
    _unread: int | None = None  # bytes that may still come after hanging up

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let somebody in, or not."""
        super().connection_made(transport)
        self._connection_limits: ConnectionLimits = self.app_state["connection_limits"]
        self._inside = True
        if not self._connection_limits.enter(_home(self.client)):
            transport.abort()
            return
        self._give(REQUEST_SECONDS, slow=True)

    def _give(self, seconds: float, *, slow: bool) -> None:
        self._stop()
        self._slow = slow
        self._timer = self.loop.call_later(seconds, self._give_up)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._timer = None
        if not self._slow and self._connection_limits.is_patient(_home(self.client)):
            self._give(ANSWER_SECONDS, slow=False)
        elif not self.transport.is_closing():
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read on; the time for a request runs from its first byte to its last."""
        if self.transport.is_closing():
            return
        if self._unread is not None:
            self._unread -= len(data)
            if self._unread < 0:
                self.transport.abort()
            return
        super().data_received(data)
        if self._unread is not None or not self._inside or self.transport.is_closing():
            return  # a WebSocket now, or gone
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            if self._timer is None or not self._slow:
                self._give(REQUEST_SECONDS, slow=True)
        elif self._slow or self._timer is None:
            self._give(ANSWER_SECONDS, slow=False)

    def send_400_response(self, msg: str) -> None:
        """Tell that this is no request and hang up, but read on for a while: else the answer would be lost on its way.

        A connection that is closed while something lies unread is reset, and with it goes what was sent last.
        """
        if self.conn.our_state is not h11.IDLE or not self.transport.can_write_eof():
            super().send_400_response(msg)
            return
        head = h11.Response(
            status_code=400, headers=[("content-type", "text/plain; charset=utf-8"), ("connection", "close")]
        )
        for event in (head, h11.Data(data=msg.encode()), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.write_eof()
        self._unread = MOST_UNREAD
        self._give(GOODBYE_SECONDS, slow=False)

    def on_response_complete(self) -> None:
        """The answer is out: from now on uvicorn's own time for the next request runs."""
        self._stop()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the socket, which leaves the door in its turn."""
        self._stop()
        self._inside = False
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self._stop()
        if self._inside:
            self._inside = False
            self._connection_limits.leave(_home(self.client))
        super().connection_lost(exc)


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that sends so many frames; of one that goes beyond nothing more is read."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._connection_limits: ConnectionLimits = self.app_state["connection_limits"]
        self._frames = self._connection_limits.frames()
        self._last_words: int | None = None
        self._home = "local"
        self._whole = False  # whether nothing but whole frames has come so far
        self._longest = min(SLICE, self.config.ws_max_size)  # that is read without detours
        self.hearer: Callable[[str], bool] | None = None  # takes a text at once; False: it waits to be received

    def connection_made(self, transport: Any) -> None:
        """Note who it is; the door has let them in."""
        super().connection_made(transport)
        self._home = _home(self.client)

    def handle_connect(self, event: Any) -> None:
        """Let whoever serves the socket find it, to send without detours."""
        super().handle_connect(event)
        self._whole = True
        if self.response.status_code == SWITCHING:
            self.scope["state"][QUICK_END] = self

    def send_now(self, text: str) -> bool:
        """Send a text at once; False if it must be sent as usual, for whoever reads it is slow or gone."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        data = text.encode()
        length = len(data)
        if length < LONG:
            head = bytes((TEXT, length))
        elif length < VERY_LONG:
            head = bytes((TEXT, LONG)) + length.to_bytes(2, "big")
        else:
            return False
        self.transport.write(head + data)
        return True

    def data_received(self, data: bytes) -> None:
        """Read on, a little at a time, until there is reason to stop."""
        if self._whole and self._read_now(data):
            return
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            part = data[start : start + SLICE]
            if self._last_words is not None:
                self._last_words -= len(part)
                if self._last_words < 0:
                    self.transport.abort()
                    return
            super().data_received(part)

    def _read_now(self, data: bytes) -> bool:
        """Read a text of one frame, which is nearly all that comes, without detours; False: it is read as usual."""
        first, end = _end_of_frame(data, 0)
        if end == len(data) <= self._longest and data[0] == TEXT and data[1] & MASKED and self._between_messages():
            try:
                text = apply_mask(data[first:], data[first - 4 : first]).decode()
            except UnicodeDecodeError:
                return False
            if self._counted() and not (self.hearer is not None and self.queue.empty() and self.hearer(text)):
                self._put(text)
            return True
        for _ in range(FEW_FRAMES):
            if end < len(data):
                end = _end_of_frame(data, end)[1]
        self._whole = end == len(data)
        return False

    def _between_messages(self) -> bool:
        """Whether a message can begin: nobody has disconnected, and none has come in part."""
        return (
            self.handshake_complete
            and not (self.frames or self.close_sent or self.transport.is_closing())
            and self._last_words is None
        )

    def _put(self, text: str) -> None:
        """Hand a text over to the application; no more is read until it is taken."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _counted(self) -> bool:
        """Whether a frame is still taken; if not, the line is cut."""
        if self.transport.is_closing():
            return False
        if self._frames.allows("") and self._connection_limits.allows_frame(self._home):
            return True
        if not self.close_sent:
            self.conn.fail(POLICY, "too many messages")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()
        self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)
        return False

    def handle_text(self, event: Any) -> None:
        """A message."""
        if self._counted():
            super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        """A message that is no text."""
        if self._counted():
            super().handle_bytes(event)

    def handle_cont(self, event: Any) -> None:
        """A part of a message."""
        if self._counted():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Somebody asks whether we are here."""
        if self._counted():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """Somebody is here."""
        if self._counted():
            super().handle_pong(event)

    async def send(self, message: Any) -> None:
        """Send; after hanging up, little is read, and not for long."""
        await super().send(message)
        if message["type"] == "websocket.close" and self._last_words is None and not self.transport.is_closing():
            self._last_words = LAST_WORDS
            self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self._connection_limits.leave(_home(self.client))
        super().connection_lost(exc)
