"""The queue of commands at one table. Commands handled in one batch are one commit and produce one update.

A batch is what comes in one turn of the event loop, or while an earlier batch is being stored. Nobody gets an answer,
not even a refusal, before everything that it was decided on is on disk.
"""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import Callable, Sequence
from contextvars import Context, copy_context
from dataclasses import dataclass, field
from time import perf_counter
from typing import Protocol

from serai.server.base.callback_lock import CallbackLock
from serai.server.base.errors import Conflict, Refused, Why
from serai.server.base.logs import tag
from serai.server.base.metrics import Metrics
from serai.server.protocol import messages as m
from serai.server.storage.entries import Draft, LogEntry
from serai.server.storage.store import MOST_TRIES
from serai.server.tables.broadcast import Acked
from serai.server.tables.table import Table

log = logging.getLogger("serai.server")


@dataclass(slots=True, eq=False)
class QueuedCommand:
    """A command with the callbacks for its result."""

    guest: str
    name: str
    command: m.Command
    source: str
    acknowledge: Callable[[Acked], None]  # called once it is stored, just before the update is broadcast
    done: Callable[[Exception | None], None]  # called after the broadcast, or with why nothing was done
    by: str | None = None  # what others know the guest as, who says something or sits down
    context: Context = field(default_factory=copy_context)  # of who asked: replays are charged to them
    failure: Exception | None = None
    begun: float = field(default_factory=perf_counter)


class Target(Protocol):
    """What the queue needs of the table that it works on, a LiveTable."""

    id: str
    lock: CallbackLock

    @property
    def metrics(self) -> Metrics:
        """Where commands are counted."""

    @property
    def stale(self) -> bool:
        """Whether the table in memory is not the one that is stored."""

    def decide(self, queued: QueuedCommand) -> Sequence[Draft]:
        """The entries that a command leads to."""

    def apply(self, drafts: Sequence[Draft], guest: str | None, command: str | None) -> list[LogEntry]:
        """Apply entries that are not stored yet."""

    def store(self, entries: Sequence[LogEntry], then: Callable[[Exception | None], None]) -> None:
        """Store entries that were applied."""

    def stored(self, failure: BaseException | None = None) -> None:
        """Note whether they were stored."""

    async def fresh(self) -> Table:
        """The table as it is stored."""

    async def write(self, drafts: Sequence[Draft], guest: str | None = None, command: str | None = None) -> None:
        """Apply entries and store them."""

    def ack(self, guest: str, command: m.Command) -> Acked:
        """The answer to a command that is stored."""

    def changed(self) -> None:
        """Broadcast the change."""


@functools.cache
def _kind(command: type[m.Command]) -> str:
    """What commands of a type are counted as."""
    return command.__name__.lower()


class CommandQueue:
    """The commands that wait at one table."""

    __slots__ = ("_target", "_tasks", "_waiting")

    def __init__(self, target: Target) -> None:
        self._target = target
        self._waiting: list[QueuedCommand] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def put(self, queued: QueuedCommand) -> None:
        """Add a command; it is handled with the next batch."""
        self._waiting.append(queued)
        if len(self._waiting) == 1:
            self._target.lock.call(self._begin)

    def _begin(self) -> None:
        """Decide and apply all that waits and begin to store it; the lock is held until the result is known."""
        batch, self._waiting = self._waiting, []
        target = self._target
        if target.stale:
            self._retry_one_by_one(batch)
            return
        entries: list[LogEntry] = []
        try:
            for queued in batch:
                entries += self._apply(queued)
            if entries:
                target.store(entries, functools.partial(self._stored, batch))
        except Exception as error:  # a bug, after which the state of the table in memory is unknown
            log.exception("Commands at table %s failed together.", tag(target.id))
            self._stored(batch, Conflict(str(error)))
            return
        if not entries:
            self._finish(batch)

    def _apply(self, queued: QueuedCommand) -> Sequence[LogEntry]:
        """The entries that a command leads to, applied; none if it is refused or was done before."""
        target = self._target
        try:
            drafts = target.decide(queued)
        except Exception as failure:  # nothing has changed
            queued.failure = failure
            return ()
        return target.apply(drafts, queued.guest, queued.command.id) if drafts else ()

    def _stored(self, batch: Sequence[QueuedCommand], failure: Exception | None) -> None:
        """The batch is on disk, or nothing of it."""
        self._target.stored(failure)
        if isinstance(failure, Conflict):
            self._retry_one_by_one(batch)
            return
        for queued in batch:
            queued.failure = queued.failure if failure is None else failure
        self._finish(batch)

    def _finish(self, batch: Sequence[QueuedCommand]) -> None:
        """Acknowledge, broadcast, and release the lock for the next batch."""
        target = self._target
        try:
            done = [queued for queued in batch if queued.failure is None]
            for queued in done:
                self._acknowledge(queued)
            if done:
                target.changed()
            for queued in batch:
                queued.done(queued.failure)
        finally:
            target.lock.release()

    def _acknowledge(self, queued: QueuedCommand) -> None:
        """Answer that a command is stored; its time is measured."""
        target = self._target
        target.metrics.commands.add(_kind(type(queued.command)))
        target.metrics.command_seconds.observe(perf_counter() - queued.begun)
        queued.acknowledge(target.ack(queued.guest, queued.command))

    # ------------------------------------------------------------------ one by one, after a conflict

    def _retry_one_by_one(self, batch: Sequence[QueuedCommand]) -> None:
        """Do commands one by one, each on the table as it is stored then."""
        task = asyncio.create_task(self._one_by_one(batch), context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _one_by_one(self, batch: Sequence[QueuedCommand]) -> None:
        try:
            for queued in batch:
                await asyncio.create_task(self._do(queued), context=queued.context)
        finally:
            self._target.lock.release()

    async def _do(self, queued: QueuedCommand) -> None:
        target = self._target
        queued.failure = Refused(Why.BUSY())
        for _ in range(MOST_TRIES):
            try:
                await target.fresh()
                await target.write(target.decide(queued), queued.guest, queued.command.id)
                queued.failure = None
                break
            except Conflict:
                continue
            except Exception as failure:
                queued.failure = failure
                break
        if queued.failure is None:
            self._acknowledge(queued)
            target.changed()
        queued.done(queued.failure)
