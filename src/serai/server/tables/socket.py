"""The WebSocket of a table: one for each table and visitor. `docs/protocol.md` describes its messages."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Mapping
from typing import Any

from pydantic import ValidationError
from starlette.websockets import WebSocket

from serai.server.base.errors import Refused, Unstored, Why
from serai.server.base.logs import tag
from serai.server.base.rate_limits import network
from serai.server.http.channel import POLICY, SIGNED_OUT, Channel, serve_socket
from serai.server.http.middleware import unstored
from serai.server.protocol import messages as m
from serai.server.services import Services
from serai.server.tables.history import Viewer
from serai.server.tables.live.broadcast import Acked, RenderedUpdate, Snapshot
from serai.server.tables.live.connections import Connections
from serai.server.tables.live.live_table import LiveTable
from serai.server.tables.live.registry import TableRegistry
from serai.server.tables.service import TableService

HELLO_SECONDS = 15.0
NORMAL = 1000  # the code of a connection that ends without a fault
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
    """One live connection to one table: it hears commands and is told of changes."""

    __slots__ = (
        "_acks", "_behind", "_channel", "_connections", "_flushing", "_registry", "_rendering", "_seats", "_services",
        "_snapshot", "_tables", "_version", "_you", "begun", "guest", "live",
    )  # fmt: skip

    def __init__(
        self,
        channel: Channel,
        live: LiveTable,
        services: Services,
        registry: TableRegistry,
        tables: TableService,
        connections: Connections,
    ) -> None:
        self.guest = channel.guest
        self.live = live
        self.begun = False  # whether the other side has said hello
        self._channel = channel
        self._services, self._registry, self._tables, self._connections = services, registry, tables, connections
        self._acks: list[Acked] = []  # they go with the update that shows what was done
        self._behind = False  # whether the table has changed since the last update
        self._rendering: asyncio.Task[None] | None = None
        self._flushing = False
        self._version: int | None = None
        self._seats: Viewer = ()
        self._snapshot: Snapshot | None = None  # as this socket was told last
        self._you: Mapping[str, Any] | None = None  # as it was told last
        channel.on_idle = self._go_on

    # ------------------------------------------------------------------ what it is told

    def wake(self) -> None:
        """The table has changed."""
        self._behind = True
        self._go_on()

    def forget(self) -> None:
        """The table leaves memory, and with it what this socket was told last: the whole is told next."""
        self._snapshot = None

    def hang_up(self) -> None:
        """End the connection; whoever is still welcome comes again."""
        self._channel.close(SIGNED_OUT, "signed out")

    def _say(self, message: m.Message) -> None:
        self._channel.send(message.model_dump_json())

    def _go_on(self) -> None:
        """Tell what is new, if the other side reads; else it is told when it has read what waits."""
        if not self._channel.idle or self._rendering is not None:
            return
        if self._behind:
            found = self.live.render_now(self.guest, self._version, self._seats, self._snapshot)
            if found is None:  # something is being stored or read
                self._rendering = asyncio.create_task(self._render())
                return
            self._behind = False
            self._tell(*found)
        if self._acks:
            acks, self._acks = self._acks, []
            for ack in acks:  # no update went with them
                self._channel.send(ack.text())

    async def _render(self) -> None:
        try:
            self._behind = False
            self._tell(*await self.live.render(self.guest, self._version, self._seats, self._snapshot))
        except Refused as refused:
            self._channel.refuse(refused)
        except Unstored as error:
            log.error("The database cannot be used: %s.", error)
            self._channel.refuse(unstored())
        finally:
            self._rendering = None
        self._go_on()

    def _tell(self, told: RenderedUpdate, seats: Viewer, you: Mapping[str, Any]) -> None:
        """Send what is new for this socket, with the acks that wait; nothing if it has seen all of it."""
        shown, self._seats = self._snapshot, seats
        if (
            not told.whole
            and told.version == self._version
            and shown is not None
            and told.snapshot.info_cache.about == shown.info_cache.about
        ):
            return
        new = you if told.whole or (you is not self._you and you != self._you) else None
        self._version, self._snapshot, self._you = told.version, told.snapshot, you
        acks, self._acks = self._acks, []
        self._channel.send(told.with_acks(acks, new))

    # ------------------------------------------------------------------ what it hears

    def hear(self, text: str | None) -> Awaitable[object] | None:
        """Take a message; what it takes time for is returned, and the next one waits for that."""
        message = self._read(text)
        if message is None or isinstance(message, m.Hello):
            home = self.guest or network(self._channel.address)
            if self.begun and not self._services.limits.commands.allows(home):
                self._channel.close(POLICY, "too many messages")
            elif message is not None:
                return self._begin(message)
            return None
        if not self.begun:
            self._say(m.Problem.of(Refused(Why.NO_HELLO()), message.id))
            return None
        if type(message) is m.Play or type(message) is m.Undo:
            return self._choose(message)
        return self._obey(message)

    def _read(self, text: str | None) -> Any:
        """A valid message, or None after telling the sender what is wrong."""
        if text is None:
            self._say(m.Problem.of(Refused(Why.BAD_MESSAGE(hint="Messages are JSON text, not bytes."))))
            return None
        try:
            return m.read_message.validate_json(text)
        except ValidationError as error:
            self._say(m.Problem.of(Refused(Why.BAD_MESSAGE(hint=explain(error))), id_of(text)))
        except Refused as error:
            self._say(m.Problem.of(error))
        return None

    async def _begin(self, hello: m.Hello) -> None:
        """Tell what has happened since the version that the other side has seen."""
        if hello.protocol != m.PROTOCOL:
            hint = f"It is {m.PROTOCOL}, not {hello.protocol}."
            self._channel.refuse(Refused(Why.OTHER_PROTOCOL(hint=hint)))
            return
        self._version, self._seats, self._snapshot = hello.version, tuple(sorted(set(hello.seats))), None
        if not self.begun:
            self.live = await self._registry.get(self.live.id)  # the one of before may have been dropped meanwhile
            self.begun = True
            self._connections.enter(self.live, self)  # at once: a live table that somebody watches is not dropped
            if self._services.store.shared:
                await self.live.catch_up()
        self.wake()

    def _choose(self, command: m.Play | m.Undo) -> Awaitable[object] | None:
        """A choice in a game, which is nearly all that comes: no task waits for it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def settle(ack: Acked | None, failure: Exception | None) -> None:
            if ack is not None:
                self._acks.append(ack)
                self._flush_soon()
            elif failure is not None:
                self._failed(command, failure)
            if not done.done():
                done.set_result(None)

        try:
            self._tables.post(self.live, self.guest, command, settle)
        except Exception as failure:
            self._failed(command, failure)
            return None
        return done

    def _flush_soon(self) -> None:
        """Send acks in this turn of the event loop, unless they go with an update."""
        if not self._flushing:
            self._flushing = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._flushing = False
        if self._acks:
            self._go_on()

    async def _obey(self, command: m.Command | m.Try) -> None:
        try:
            if isinstance(command, m.Try):
                self._say(await self._tables.preview(self.live, self.guest, command))
            else:
                ack = await self._tables.command(self.live, self.guest, command)
                self._acks.append(ack)
                self._go_on()
        except Exception as failure:
            self._failed(command, failure)

    def _failed(self, command: m.Command | m.Try, failure: Exception) -> None:
        """Say why a command is not done."""
        metrics = self._services.metrics
        if isinstance(failure, Refused):
            metrics.refusals.add(failure.code)
            self._say(m.Problem.of(failure, command.id))
            if failure.code == "stale":
                self.wake()
        elif isinstance(failure, Unstored):
            metrics.unstored.add()
            log.error("The database cannot be used: %s.", failure)
            self._say(m.Problem.of(unstored(), command.id))
        else:
            log.error("A command at table %s failed.", tag(self.live.id), exc_info=failure)
            self._say(m.Problem.of(Refused(Why.FAULT()), command.id))


class TableSocket:
    """Serves the live connections to tables."""

    def __init__(
        self, services: Services, registry: TableRegistry, tables: TableService, connections: Connections
    ) -> None:
        self._services, self._registry = services, registry
        self._tables, self._connections = tables, connections

    async def serve(self, socket: WebSocket, table: str) -> None:
        """Everything about one live connection."""

        async def talk(channel: Channel) -> None:
            live = await self._registry.get(table)
            await live.read(lambda found: found.require_sight(channel.guest))
            connection = Connection(channel, live, self._services, self._registry, self._tables, self._connections)

            def hurry() -> None:
                if not connection.begun:
                    channel.close(NORMAL, "nothing was said")

            late, lost = asyncio.get_running_loop().call_later(HELLO_SECONDS, hurry), False
            try:
                lost = await channel.serve(connection.hear)
            finally:
                late.cancel()
                if connection.begun:
                    self._connections.leave(connection.live, connection, lost=lost)

        await serve_socket(self._services, socket, table, talk)
