"""Orders: the commands at one table. Those that come together are decided, stored and told together.

What comes in one turn of the event loop, or while an earlier command is being stored, waits for its turn in a list. All
of the list is then decided one after the other, stored in one piece, and told to everybody in one update: seats that
choose at the same time cost one telling, not one each. Nobody hears anything, not even that a command is refused,
before all that it was decided on is on disk.
"""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import Callable, Sequence
from contextvars import Context, copy_context
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from pydantic_core import to_json

from serai.server import messages as m
from serai.server.journal import tag
from serai.server.log import MOST_TRIES, Conflict, LogEntry
from serai.server.reasons import Refused, Why

if TYPE_CHECKING:
    from serai.server.rooms import Room

log = logging.getLogger("serai.server")


class Acked(NamedTuple):
    """A command that is stored: what a messages.Ack tells, of which there are as many as moves."""

    id: str
    version: int
    table: str | None = None

    def text(self) -> str:
        """The ack as JSON, many times quicker than a model writes it."""
        table = "null" if self.table is None else f'"{self.table}"'
        return f'{{"type":"ack","id":{to_json(self.id).decode()},"version":{self.version},"table":{table}}}'


@dataclass(slots=True, eq=False)
class Order:
    """A command, and who is told what comes of it."""

    guest: str
    name: str
    command: m.Command
    source: str
    acknowledge: Callable[[Acked], None]  # it is stored; everybody is told just after this
    done: Callable[[Exception | None], None]  # all are told, or why nothing was done
    by: str | None = None  # what others know the guest as, who says something or sits down
    context: Context = field(default_factory=copy_context)  # whose errand it is
    failure: Exception | None = None
    begun: float = field(default_factory=perf_counter)


@functools.cache
def _kind(command: type[m.Command]) -> str:
    """What commands of a kind are counted as."""
    return command.__name__.lower()


class Orders:
    """The commands that wait at one table."""

    __slots__ = ("_room", "_tasks", "_waiting")

    def __init__(self, room: Room) -> None:
        self._room = room
        self._waiting: list[Order] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def take(self, order: Order) -> None:
        """Do a command when it is the table's turn."""
        self._waiting.append(order)
        if len(self._waiting) == 1:
            self._room.lock.call(self._begin)

    def _begin(self) -> None:
        """Decide and apply all that waits, and hand it over to the store; the turnstile is ours until that is told."""
        orders, self._waiting = self._waiting, []
        room = self._room
        if room.stale:
            self._begin_again(orders)
            return
        entries: list[LogEntry] = []
        try:
            for order in orders:
                entries += self._decided(order)
            if entries:
                room.store(entries, functools.partial(self._stored, orders))
        except Exception as error:  # a fault of ours, after which nobody knows what the table in memory is
            log.exception("Commands at table %s failed together.", tag(room.id))
            self._stored(orders, Conflict(str(error)))
            return
        if not entries:
            self._finish(orders)

    def _decided(self, order: Order) -> Sequence[LogEntry]:
        """The entries that an order leads to, applied; none if it is refused or was done before."""
        room = self._room
        try:
            drafts = room.decide(order)
        except Exception as failure:  # nothing has changed
            order.failure = failure
            return ()
        return room.apply(drafts, order.guest, order.command.id) if drafts else ()

    def _stored(self, orders: Sequence[Order], failure: Exception | None) -> None:
        """All is on disk, or nothing."""
        self._room.stored(failure)
        if isinstance(failure, Conflict):
            self._begin_again(orders)
            return
        for order in orders:
            order.failure = order.failure if failure is None else failure
        self._finish(orders)

    def _finish(self, orders: Sequence[Order]) -> None:
        """Acknowledge, tell everybody, and let the next ones in."""
        room = self._room
        try:
            well = [order for order in orders if order.failure is None]
            for order in well:
                self._acknowledge(order)
            if well:
                room.changed()
            for order in orders:
                order.done(order.failure)
        finally:
            room.lock.release()

    def _acknowledge(self, order: Order) -> None:
        """Tell who asked that it is stored; how long that took is measured."""
        room = self._room
        metrics = room.house.metrics
        metrics.commands.add(_kind(type(order.command)))
        metrics.command_seconds.observe(perf_counter() - order.begun)
        order.acknowledge(room.ack(order.guest, order.command))

    # ------------------------------------------------------------------ one by one

    def _begin_again(self, orders: Sequence[Order]) -> None:
        """Do orders one by one, each on the table as it is stored then."""
        task = asyncio.create_task(self._one_by_one(orders), context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _one_by_one(self, orders: Sequence[Order]) -> None:
        try:
            for order in orders:
                await asyncio.create_task(self._do(order), context=order.context)
        finally:
            self._room.lock.release()

    async def _do(self, order: Order) -> None:
        room = self._room
        order.failure = Refused(Why.BUSY())
        for _ in range(MOST_TRIES):
            try:
                await room.fresh()
                await room.write(room.decide(order), order.guest, order.command.id)
                order.failure = None
                break
            except Conflict:
                continue
            except Exception as failure:
                order.failure = failure
                break
        if order.failure is None:
            self._acknowledge(order)
            room.changed()
        order.done(order.failure)
