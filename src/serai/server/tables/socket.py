"""The WebSocket of a table: one for each table and visitor. `docs/protocol.md` describes its messages."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections import deque
from contextvars import copy_context
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from starlette.websockets import WebSocketState

from serai.server.base.errors import Refused, Unstored, Why
from serai.server.base.logs import tag
from serai.server.base.rate_limits import network
from serai.server.base.signing import COOKIE
from serai.server.base.threads import asker
from serai.server.house import House
from serai.server.http.connections import GuardedSocket
from serai.server.http.middleware import client_address, origin_allowed, unstored
from serai.server.protocol import messages as m
from serai.server.tables.broadcast import Acked, RenderedUpdate, Snapshot
from serai.server.tables.history import Viewer
from serai.server.tables.live_table import LiveTable

HELLO_SECONDS = 15.0
MOST_UNSENT = 200  # answers that wait for a client that does not read
LOST = (1005, 1006)  # no goodbye: a phone that sleeps, a network that is gone; pages say 1000 or 1001
GONE, POLICY, SIGNED_OUT, TOO_MUCH = 1006, 1008, 1012, 1013  # reasons for closing, as WebSockets number them
CHOICES = (m.Play, m.Undo)
log = logging.getLogger("serai.server")


def explain(error: ValidationError) -> str:
    """One sentence on what is wrong with a message; nothing of what it held is repeated."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(part) for part in first["loc"] if isinstance(part, int | str))[:80]
    return f"{place}: {first['msg']}." if place else f"{first['msg']}."


def id_of(text: str) -> str | None:
    """The id of a message that is not valid otherwise, so that its sender knows which one is meant."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, str) and len(id) <= 64 and id.isprintable() else None


class Connection:
    """One socket at one table."""

    def __init__(self, house: House, socket: WebSocket, guest: str | None, live: LiveTable) -> None:
        self.house = house
        self.guest = guest
        self._socket = socket
        self._wire: GuardedSocket | None = socket.scope.get("state", {}).get("wire")  # None: another server's
        self._live = live
        self._woken = asyncio.Event()
        self._queuing = True  # whether messages wait for the task that sends, so that no other may overtake them
        self._outbox: deque[str] = deque()
        self._acks: list[Acked] = []  # they go with the update that shows what was done
        self._behind = self._ended = False
        self._version: int | None = None
        self._seats: tuple[int, ...] = ()
        self._snapshot: Snapshot | None = None  # as this socket was told last
        self._you: dict[str, Any] | None = None  # as it was told last
        self._context = copy_context()  # whose errand it is
        self._queued: m.Play | m.Undo | None = None  # the choice that is being stored
        self._free = asyncio.Event()  # to hear on
        self._hearing = False  # whether a message is being looked at that came before
        self._read_ahead: tuple[str | None, Any] = None, None  # a text, and the message that it is

    def wake(self) -> None:
        """The table has changed."""
        self._behind = True
        self._go_on()

    def forget(self) -> None:
        """The table leaves memory, and with it what this socket was told last: the whole is told next."""
        self._snapshot = None

    def hang_up(self) -> None:
        """End the connection; whoever is still welcome comes again."""
        self._ended = True
        self._queuing = True
        self._woken.set()

    def _say(self, message: m.Message) -> None:
        self._outbox.append(message.model_dump_json())
        self._go_on()

    def _acknowledge(self, ack: Acked) -> None:
        """A command of this socket is stored; the ack goes with the update that shows what was done."""
        self._acks.append(ack)

    def _go_on(self) -> None:
        """Send what there is to send at once; what cannot be waits for the task that sends."""
        if not self._queuing and self._wire is not None:
            try:
                if self._send_now(self._wire):
                    return
            except Exception:
                self._behind = True  # it fails again in this socket's own task, and harms nobody else
        self._queuing = True
        self._woken.set()

    def _send_now(self, wire: GuardedSocket) -> bool:
        """Send all that there is to send; False if something is left."""
        if self._behind and not self._outbox:
            found = self._live.render_now(self.guest, self._version, self._seats, self._snapshot)
            if found is None:
                return False
            self._behind = False
            self._outbox += self._told(*found)
        if self._acks and not self._behind:
            self._outbox += self._spare_acks()
        while self._outbox:
            if not wire.send_now(self._outbox[0]):
                return False
            self._outbox.popleft()
        return not self._behind or self._send_now(wire)

    def _told(self, told: RenderedUpdate, seats: Viewer, you: dict[str, Any]) -> list[str]:
        """What is new for this socket, with the acks that wait; nothing if it has seen all of it."""
        shown, self._seats = self._snapshot, seats
        if (
            not told.whole
            and told.version == self._version
            and shown is not None
            and told.snapshot.info_cache.about == shown.info_cache.about
        ):
            return []
        new = you if told.whole or (you is not self._you and you != self._you) else None
        self._version, self._snapshot, self._you = told.version, told.snapshot, you
        acks, self._acks = self._acks, []
        return [told.with_acks(acks, new)]

    def _spare_acks(self) -> list[str]:
        """The acks that no update went with."""
        acks, self._acks = self._acks, []
        return [ack.text() for ack in acks]

    async def talk(self) -> None:
        """Hear the hello, then take commands and send updates until somebody disconnects."""
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await self._hello()
        self._live = await self.house.live_table(self._live.id)  # the one of before may have been dropped meanwhile
        self._version, self._seats = hello.version, tuple(sorted(set(hello.seats)))
        self._live.enter(self)  # at once: a live table that somebody watches is not dropped
        if self.house.store.shared:
            await self._live.catch_up()
        self.wake()
        sending = asyncio.create_task(self._send())
        hearing = asyncio.create_task(self._hear())
        if self._wire is not None:
            self._wire.hearer = self._hear_now
        lost = False
        try:
            done, _ = await asyncio.wait((sending, hearing), return_when=asyncio.FIRST_COMPLETED)
            lost = hearing in done and _is_loss(hearing.exception())
            for task in done:
                if task.exception() is not None and self._socket.application_state is WebSocketState.CONNECTED:
                    task.result()  # raises; after hanging up, that the other side still spoke is no fault
        finally:
            self._live.leave(self, lost=lost)
            if self._wire is not None:
                self._wire.hearer = None
            if self.guest is not None:
                self.house.note(self.guest)
            for task in (sending, hearing):
                task.cancel()
            await asyncio.gather(sending, hearing, return_exceptions=True)

    async def _send_text(self, text: str) -> None:
        try:
            await self._socket.send_text(text)
        except RuntimeError:  # the protocol has closed the socket meanwhile, for a message that was too large, say
            raise WebSocketDisconnect(GONE) from None

    async def _hello(self) -> m.Hello:
        while True:
            message = self._read(await self._receive())
            if isinstance(message, m.Hello):
                if message.protocol == m.PROTOCOL:
                    return message
                hint = f"It is {m.PROTOCOL}, not {message.protocol}."
                raise Refused(Why.OTHER_PROTOCOL(hint=hint))
            if message is not None:
                error = m.Problem.of(Refused(Why.NO_HELLO()), message.id)
                await self._send_text(error.model_dump_json())
            while self._outbox:
                await self._send_text(self._outbox.popleft())

    async def _receive(self) -> str | None:
        """The next text; None for bytes, which nobody should send."""
        event: Any = await (self._wire or self._socket).receive()  # by the wire, without Starlette's wrappers
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1000))
        text: str | None = event.get("text")
        return text

    def _read(self, text: str | None) -> Any:
        """A valid message, or None after telling the sender what is wrong."""
        ahead, self._read_ahead = self._read_ahead, (None, None)
        if text is not None and ahead[0] is text:
            return ahead[1]
        try:
            if text is None:
                raise Refused(Why.BAD_MESSAGE(hint="Messages are JSON text, not bytes."))
            return m.read_message.validate_json(text)
        except ValidationError as error:
            self._say(m.Problem.of(Refused(Why.BAD_MESSAGE(hint=explain(error))), id_of(text or "")))
        except Refused as error:
            self._say(m.Problem.of(error))
        return None

    def _hear_now(self, text: str) -> bool:
        """Take a choice in a game at once, as nearly all that comes is; False: it is heard in turn, as all else."""
        if self._hearing or self._ended or self._queued is not None or self._live.stale:
            return False
        if len(self._outbox) > MOST_UNSENT:
            return False
        try:
            message = m.read_message.validator.validate_json(text)
        except ValidationError:
            return False
        if type(message) not in CHOICES:
            self._read_ahead = text, message
            return False
        self._queued = message
        try:
            self.house.enqueue(self._live, self.guest, message, self._acknowledge, self._done, self._context)
        except Exception as failure:
            self._done(failure)
        return True

    def _done(self, failure: Exception | None) -> None:
        """What was ordered is stored and told, or it is not done."""
        command, self._queued = self._queued, None
        if failure is not None and command is not None:
            self._failed(command, failure)
        elif self._acks:
            self._go_on()
        self._free.set()

    async def _hear(self) -> None:
        while True:
            self._hearing = False
            text = await self._receive()
            self._hearing = True
            while self._queued is not None:
                self._free.clear()
                await self._free.wait()
            message = self._read(text)
            if (message is None or isinstance(message, m.Hello)) and not self.house.limits.commands.allows(
                self.guest or network(client_address(self._socket))
            ):
                await self._socket.close(POLICY, "too many messages")
                return
            if message is None:
                pass
            elif isinstance(message, m.Hello):
                self._version, self._seats, self._snapshot = message.version, tuple(sorted(set(message.seats))), None
                self.wake()
            else:
                await self._obey(message)
            if len(self._outbox) > MOST_UNSENT:
                await self._socket.close(TOO_MUCH, "answers are not read")
                return

    async def _obey(self, command: m.Command | m.Try) -> None:
        try:
            if isinstance(command, m.Try):
                self._say(await self.house.preview(self._live, self.guest, command))
            else:
                await self.house.command(self._live, self.guest, command, self._acknowledge)
                if self._acks:
                    self._go_on()
        except Exception as failure:
            self._failed(command, failure)

    def _failed(self, command: m.Command | m.Try, failure: Exception) -> None:
        """Say why a command is not done."""
        if isinstance(failure, Refused):
            self.house.metrics.refusals.add(failure.code)
            self._say(m.Problem.of(failure, command.id))
            if failure.code == "stale":
                self.wake()
        elif isinstance(failure, Unstored):
            self.house.metrics.unstored.add()
            log.error("The database cannot be used: %s.", failure)
            self._say(m.Problem.of(unstored(), command.id))
        else:
            log.error("A command at table %s failed.", tag(self._live.id), exc_info=failure)
            self._say(m.Problem.of(Refused(Why.FAULT()), command.id))

    async def _send(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            if self._ended:
                await self._socket.close(SIGNED_OUT, "signed out")
                return
            while self._outbox or self._behind or self._acks:
                while self._outbox:
                    await self._send_text(self._outbox.popleft())
                if self._behind:
                    self._behind = False  # below, no variable keeps a table in memory while this task waits for more
                    self._outbox += self._told(
                        *await self._live.render(self.guest, self._version, self._seats, self._snapshot)
                    )
                self._outbox += self._spare_acks()
            self._queuing = False


def _is_loss(end: BaseException | None) -> bool:
    """Whether a connection ended without a goodbye: a phone that sleeps, a network that is gone."""
    return isinstance(end, WebSocketDisconnect) and end.code in LOST


async def _turn_away(socket: WebSocket, error: Refused, reason: int = POLICY) -> None:
    """Say why, and hang up; whoever has disconnected before does not hear it."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(m.Problem.of(error).model_dump_json())
        await socket.close(reason, error.code)


async def serve_table(house: House, socket: WebSocket, table: str) -> None:
    """Everything about one live connection."""
    if not origin_allowed(socket.headers, house.settings):
        await socket.close(POLICY)
        return
    address, guest = client_address(socket), house.signer.guest(socket.cookies.get(COOKIE))
    asker.set((network(address), guest or network(address)))
    if not house.limits.requests.allows(network(address)) or not house.limits.open_socket(address, table):
        await socket.close(TOO_MUCH)
        return
    if guest is not None:
        house.limits.networks.note(guest, address)
    house.metrics.sockets.add()
    try:
        await socket.accept()
        try:
            live = await house.live_table(table)
            await live.read(lambda found: found.require_sight(guest))
        except Refused as error:
            await _turn_away(socket, error)
            return
        with contextlib.suppress(WebSocketDisconnect, TimeoutError):
            try:
                await Connection(house, socket, guest, live).talk()
            except Refused as error:
                await _turn_away(socket, error)
    except Unstored as error:
        log.error("The database cannot be used: %s.", error)
        await _turn_away(socket, unstored(), TOO_MUCH)
    finally:
        house.metrics.sockets.add(by=-1)
        house.limits.close_socket(address, table)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close()
