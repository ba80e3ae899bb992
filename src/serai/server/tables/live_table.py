"""A LiveTable: one table in this process's memory, with its connections. A cache: the log in the database decides.

Commands at one table are handled in batches (`command_queue`); commands at different tables share commits. Entries are
applied before they are stored, under the table's lock, and everybody who reads waits for that lock: nobody sees what is
not stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextvars import Context
from typing import TYPE_CHECKING, Any, Protocol, cast

from serai.bots import known_bot
from serai.bots.precompile import RULES, STAGES, stage_of
from serai.server.base.callback_lock import CallbackLock
from serai.server.base.errors import Conflict, Refused, Unstored, Why
from serai.server.base.logs import tag
from serai.server.base.metrics import Metrics
from serai.server.base.stages import TableStage
from serai.server.protocol import messages as m
from serai.server.storage.entries import QUIET, Commit, Draft, Kind, LogEntry, TableRow
from serai.server.storage.queries import PUT_ROW
from serai.server.storage.store import MOST_TRIES
from serai.server.tables import broadcast
from serai.server.tables.broadcast import Acked
from serai.server.tables.command_queue import CommandQueue, QueuedCommand
from serai.server.tables.history import Viewer
from serai.server.tables.presence import Presence
from serai.server.tables.table import Table, Unreadable

if TYPE_CHECKING:
    from serai.server.house import House

ROW_SECONDS = 30.0  # how far behind lists may be while nothing but moves happen
WATCHERS_SECONDS = 1.0  # in which those who come and go to watch are counted together
FRESH_SECONDS = 0.2  # how old the clocks in an update may be
LIGHTEST = 4_000  # bytes of a live table without its table
BYTES_OF_A_SNAPSHOT = 60_000  # what those who watch were told last
LONG_LOG = 20  # entries; a longer one is replayed in a thread
log = logging.getLogger("serai.server")
_reported: set[str] = set()  # tables whose damage the host was told of


class Watcher(Protocol):
    """Somebody who is told when the table changes."""

    guest: str | None

    def wake(self) -> None:
        """Something has changed."""

    def forget(self) -> None:
        """The table leaves memory: nothing of it is kept."""

    def hang_up(self) -> None:
        """Who watches is not who they were: they may come again."""


class UnloadedTable:
    """What a live table knows of its table while that is not in memory."""

    def __init__(self, table: Table) -> None:
        self.id = table.id
        self.seq = table.seq
        self.game = table.game
        self.called = False  # one that is to start is looked after too
        self._awaited, self._since = table.awaited(), table.awaited_since()
        self._seats = {guest: table.seats_of(guest) for seat in table.seats for guest in seat.guests}

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats that a guest holds."""
        return self._seats.get(guest or "", ())

    def awaited(self) -> frozenset[str]:
        """The guests for whose choice the table waits."""
        return self._awaited

    def awaited_since(self) -> str:
        """The same, each with the entry that the turn began with."""
        return self._since

    def others_play(self, guest: str) -> bool:
        """Whether another person than a guest plays here."""
        return any(other != guest for other in self._seats)

    def waiting_bots(self) -> Iterator[tuple[int, str]]:
        """None: a table whose bots are to move is looked after, and so it is in memory."""
        return iter(())

    def bots_wait(self) -> bool:
        """No, for the same reason."""
        return False


class LiveTable:
    """One table in this process."""

    def __init__(self, house: House, table: Table, automate: Automation) -> None:
        self.house = house
        self._automate = automate
        self.id = table.id
        self.watchers: set[Watcher] = set()
        self.used = time.monotonic()
        self._presence = Presence()
        self._here: frozenset[str] | None = None  # the guests who are here, until somebody comes or goes
        self._table = table
        self._stale = False
        self._stored: TableRow | None = None  # the row that this process wrote last
        self._behind_since: float | None = None  # since when the stored row is behind the log
        self._pending_row: TableRow | None = None  # what is to be written then, of a table that has left memory
        self.lock = CallbackLock()
        self.commands = CommandQueue(self)
        self._storing = False  # whether the table has entries that are not on disk yet
        self._ended = False  # whether the game has ended by them
        self._notifications: list[tuple[Any, ...]] = []  # that follow from them
        self._automation: asyncio.Task[None] | None = None
        self.claimed = False
        self._counting: asyncio.TimerHandle | None = None
        self._snapshot: broadcast.Snapshot | None = None  # as those who watch were told last

    @property
    def metrics(self) -> Metrics:
        """Where commands are counted."""
        return self.house.metrics

    @property
    def stale(self) -> bool:
        """Whether the table in memory is not the one that is stored."""
        return self._stale

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it from memory."""
        return not self.watchers and self._automation is None and not self.lock.locked() and self._behind_since is None

    @property
    def still(self) -> bool:
        """Whether nothing is being done at it, though people may watch."""
        return self._automation is None and not self.lock.locked()

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        table = self._table
        if isinstance(table, UnloadedTable):
            return LIGHTEST
        return LIGHTEST + table.weight() + (BYTES_OF_A_SNAPSHOT if self._snapshot is not None else 0)

    @property
    def unattended(self) -> bool:
        """Whether nobody who holds a seat is here."""
        return not any(self._table.seats_of(guest) for guest in self.here())

    def unload(self, *, rewritten: bool = False) -> None:
        """Forget the table, not those who watch it; it is read again when somebody needs it, or for its row."""
        if not isinstance(self._table, UnloadedTable):
            sound = self._behind_since is not None and not self._stale and not rewritten
            self._pending_row = self._table.row(self.house.away) if sound else None
            self._table = cast(Table, UnloadedTable(self._table))
        self._stale, self._stored, self._snapshot = True, None, None
        for watcher in self.watchers:
            watcher.forget()

    def reload(self) -> None:
        """What stands in the log is not what it was: those who are here are told the whole again."""
        self.unload(rewritten=True)
        self._wake()

    @property
    def seq(self) -> int:
        """The last entry that this process knows."""
        return self._table.seq

    # ------------------------------------------------------------------ who is here

    def connected(self) -> set[str]:
        """The guests with a live connection to this table in this process."""
        return {watcher.guest for watcher in self.watchers if watcher.guest is not None}

    def here(self) -> frozenset[str]:
        """The guests with a live connection to this table in any process."""
        if self._here is None:
            self._here = self._presence.elsewhere() | self.connected()
        return self._here

    def enter(self, watcher: Watcher) -> None:
        """Somebody watches from now on; those who are here learn of a player's coming."""
        came, first = watcher.guest not in self.here(), not self.watchers
        self.watchers.add(watcher)
        self._here = None
        if first or watcher.guest is not None:
            self.house.announce(self)
        if came and not self._table.seats_of(watcher.guest):
            self._count_watchers()
        elif came:
            self._wake()
            if self._table.bots_wait():
                self.run_bots_and_clocks_soon()  # bots that nobody waited for

    def leave(self, watcher: Watcher, *, lost: bool = False) -> None:
        """Somebody has disconnected, or their connection is lost; those who are here learn of a player's going."""
        self.watchers.discard(watcher)
        self._here = None
        if not self.watchers:
            self._snapshot = None
        self.house.announce(self)
        if watcher.guest in self.here():
            return
        if self._table.seats_of(watcher.guest):
            self._wake()
            if lost and watcher.guest is not None:
                self.house.notifier.connection_lost(self._table, watcher.guest)
        else:
            self._count_watchers()

    def _count_watchers(self) -> None:
        """Those who are here learn a little later how many watch, however many come and go meanwhile."""
        if self._counting is None:
            self._counting = asyncio.get_running_loop().call_later(WATCHERS_SECONDS, self._counted)

    def _counted(self) -> None:
        self._counting = None
        self._wake()

    def hear(self, process: str, guests: frozenset[str]) -> None:
        """Another process tells who is connected to it; one that is new here is told about those of this one."""
        changed, new = self._presence.update(process, guests)
        if new and self.watchers:
            self.house.announce(self)
        if changed:
            self._here = None
            self._wake()

    def drop_dead_processes(self) -> None:
        """Those who were connected to a process that has died are gone."""
        if self._presence.drop_dead_processes():
            self._here = None
            self._wake()

    def _wake(self) -> None:
        for watcher in self.watchers:
            watcher.wake()

    # ------------------------------------------------------------------ reading

    async def fresh(self) -> Table:
        """The table as it is stored; under the lock."""
        if self._stale:
            entries = await self.house.store.read(self.id)
            self._table = await rebuild(self.house, entries)
            self._stale = False
        return self._table

    async def catch_up(self) -> None:
        """Take in what other processes have written."""
        async with self.lock:
            table = await self.fresh()
            entries = await self.house.store.read(self.id, table.seq)
            try:
                for entry in entries:
                    table.apply(entry)
            except Exception:
                self._stale = True  # whatever it is, reading the whole log says it
                await self.fresh()
        if entries:
            self.changed()

    async def read(self, read: Callable[[Table], Any]) -> Any:
        """What somebody reads from the table, nothing of it unstored."""
        async with self.lock:
            return read(await self.fresh())

    async def resume(self, gaps: Sequence[tuple[float, float]]) -> None:
        """Note in the log when no server was up: that time counts against nobody."""
        async with self.lock:
            table = await self.fresh()
            missed = [gap for gap in gaps if gap[1] > table.reached]
            if missed and table.waiting_persons() and table.clocks.rules.kind != "none":
                with contextlib.suppress(Conflict):  # another process has noted it; what it wrote is read next time
                    await self.write([Draft(Kind.RESUMED, {"began": a, "ended": b}) for a, b in missed])

    async def snapshot(self, guest: str | None) -> dict[str, Any]:
        """The table as a guest may see it now."""
        async with self.lock:
            table = await self.fresh()
            table.require_sight(guest)
            return broadcast.update(
                table, table.seats_of(guest), None, self.house.clock.now(), self.here(), self._preparing(table),
                self.stores_too_much, guest, self.house.members.marks,
            )  # fmt: skip

    async def render(
        self, guest: str | None, since: int | None, seats: Viewer, before: broadcast.Snapshot | None = None
    ) -> tuple[broadcast.RenderedUpdate, Viewer, dict[str, Any]]:
        """What a guest who has seen a version with some seats is told now, with which seats, and what they may do.

        `before` is the snapshot that the guest's socket was told last. Many who watch have seen the same: what one of
        them is told is told to the others.
        """
        told = self.render_now(guest, since, seats, before)
        if told is None:
            async with self.lock:
                told = self._render(await self.fresh(), guest, since, seats, before)
        return told

    def render_now(
        self, guest: str | None, since: int | None, seats: Viewer, before: broadcast.Snapshot | None = None
    ) -> tuple[broadcast.RenderedUpdate, Viewer, dict[str, Any]] | None:
        """As `render`, at once; None while nobody may look, for something is being stored or read."""
        if self._stale or self._storing:
            return None
        return self._render(self._table, guest, since, seats, before)

    def _render(
        self, table: Table, guest: str | None, since: int | None, seats: Viewer, before: broadcast.Snapshot | None
    ) -> tuple[broadcast.RenderedUpdate, Viewer, dict[str, Any]]:
        now, here, viewer, snapshot = self.house.clock.now(), self.here(), table.seats_of(guest), self._snapshot
        if snapshot is None or snapshot.seq != table.seq or snapshot.here != here or now - snapshot.at > FRESH_SECONDS:
            if snapshot is not None:
                snapshot.release_texts()
            snapshot = self._snapshot = broadcast.Snapshot(
                table, now, here, self._preparing(table), self.stores_too_much, self.house.members.marks, snapshot
            )
        if viewer != seats:
            since = before = None
        return snapshot.render(viewer, since, before), viewer, table.you(guest)

    # ------------------------------------------------------------------ writing

    async def command(
        self,
        guest: str,
        name: str,
        command: m.Command,
        source: str = "",
        acknowledge: Callable[[Acked], None] | None = None,
        by: str | None = None,
    ) -> Acked:
        """Do a command once, however often it comes, and acknowledge it after it is stored.

        Everybody is told before the next command is looked at; who acknowledges does it just before.
        """
        outcome: asyncio.Future[Acked] = asyncio.get_running_loop().create_future()
        acks: list[Acked] = []

        def acknowledged(ack: Acked) -> None:
            acks.append(ack)
            if acknowledge is not None:
                acknowledge(ack)

        def done(failure: Exception | None) -> None:
            if outcome.done():
                return  # whoever waited was cancelled
            if failure is None:
                outcome.set_result(acks[0])
            else:
                outcome.set_exception(failure)

        self.commands.put(QueuedCommand(guest, name, command, source, acknowledged, done, by))
        return await outcome

    def decide(self, queued: QueuedCommand) -> Sequence[Draft]:
        """What a command leads to: nothing if it was done before; under the lock, on a table that is fresh."""
        table, command = self._table, queued.command
        if table.done(queued.guest, command.id) is not None:
            return ()
        if type(command) is m.Play:
            return [table.playing(command, queued.guest)]
        prepared, now = self._is_prepared(table, command), self.house.clock.now()
        return table.decide(
            command, queued.guest, queued.name, prepared=prepared, source=queued.source, by=queued.by, now=now
        )

    def ack(self, guest: str, command: m.Command) -> Acked:
        """The answer to a command that is stored."""
        table = self._table
        seq = table.done(guest, command.id) or table.seq
        version = table.history.version(table.seats_of(guest), seq)
        return Acked(command.id, version, table.rematch if type(command) is m.Rematch else None)

    async def rename(self, guest: str, before: str, name: str) -> None:
        """Give another name to the seats that a guest has taken under the one of before."""
        by = self.house.display_names.known_as(guest)
        await self.do(lambda table: table.renaming(guest, before, name, by), guest)

    def seats(self, guest: str) -> bool:
        """Whether a guest has a seat here."""
        return bool(self._table.seats_of(guest))

    def awaited(self) -> frozenset[str]:
        """The guests for whose choice the table waits, while nothing is being done at it."""
        return self._table.awaited()

    def awaited_since(self) -> str:
        """The same, each with the entry that the turn began with."""
        return self._table.awaited_since()

    async def close(self, guest: str) -> None:
        """Close a table that has not begun, as its host."""
        await self.do(lambda table: table.closing(guest), guest)

    async def do(self, decide: Callable[[Table], list[Draft]], guest: str | None) -> None:
        """Write what follows from the table as it is."""
        async with self.lock:
            for _ in range(MOST_TRIES):
                drafts = decide(await self.fresh())
                try:
                    await self.write(drafts, guest)
                    break
                except Conflict:
                    continue
            else:
                raise Refused(Why.BUSY())
        self.changed()

    async def write(self, drafts: Sequence[Draft], guest: str | None = None, command: str | None = None) -> None:
        """Apply and store; under the lock. What cannot be stored is forgotten."""
        if not drafts:
            return
        failure: BaseException | None = None
        try:
            entries = self.apply(drafts, guest, command)
            await self.house.store.append(self._commit(entries))
        except BaseException as error:
            failure = error
            raise
        finally:
            self.stored(failure)

    def apply(self, drafts: Sequence[Draft], guest: str | None, command: str | None) -> list[LogEntry]:
        """Take in what is to be stored; until that is said to be `stored`, nobody may look."""
        table, now = self._table, self.house.clock.now()
        self._storing = True
        entries, items = [], []
        for seq, draft in enumerate(drafts, table.seq + 1):
            entry = LogEntry(self.id, seq, draft.kind, draft.data, now, guest, command)
            items.append(table.apply(entry))
            entries.append(entry)
            if entry.kind is Kind.PLAYED:
                self.house.metrics.moves.add(table.game.name, "person" if guest else "bot")
                self._ended = self._ended or table.stage is TableStage.OVER
        self.house.limits.stored.spend(guest or table.opener or "", sum([entry.size for entry in entries]))
        self._notifications += self.house.notifier.notifications_for(table, items, self.here(), guest)
        return entries

    def store(self, entries: Sequence[LogEntry], then: Callable[[Exception | None], None]) -> None:
        """Store entries that were applied, and call somebody then."""
        self.house.store.append_then(self._commit(entries), then)

    def _commit(self, entries: Sequence[LogEntry]) -> Commit:
        return Commit(self.id, list(entries), self._row(entries), self._members(entries), self._notifications)

    def stored(self, failure: BaseException | None = None) -> None:
        """What was applied is on disk; or it is not, so that the table in memory is not what is stored."""
        self._storing, self._notifications = False, []
        if failure is not None:
            self._stale, self._stored = True, None
        elif self._ended:
            self.house.recorder.note(self._table)
        self._ended = False

    def _members(self, entries: Sequence[LogEntry]) -> list[str]:
        """The guests for whom the table is from now on one of their own."""
        return [entry.guest for entry in entries if entry.guest and entry.kind in (Kind.SAT, Kind.JOINED)]

    def _row(self, entries: Sequence[LogEntry]) -> TableRow | None:
        """The table's new row; None while the stored one will do, which saves half of what a move writes.

        A `due` that is too early does no harm: whoever looks finds nothing to do and notes the right time. But 0, for
        bots that are to move, does not stay: tables with it come first when time is short.
        """
        table, stored = self._table, self._stored
        if not self.house.store.shared and stored is not None and stored.stage == table.stage and not table.clocks.days:
            at = entries[-1].at  # lists tell the deadlines of days
            if at - stored.updated < ROW_SECONDS and all(entry.kind in QUIET for entry in entries):
                due = table.due(self.house.away)
                if due == stored.due or (due is not None and stored.due is not None and 0 < stored.due <= due):
                    self._behind_since = time.monotonic() if self._behind_since is None else self._behind_since
                    return None
        self._stored, self._behind_since, self._pending_row = table.row(self.house.away), None, None
        return self._stored

    @property
    def lag(self) -> float | None:
        """For how many seconds the stored row has been behind the log; None: it is not."""
        return None if self._behind_since is None else time.monotonic() - self._behind_since

    async def write_row(self) -> None:
        """Write the row as the log has it."""
        async with self.lock:
            row, self._pending_row, self._behind_since = self._pending_row, None, None
            if row is None:
                row = self._stored = (await self.fresh()).row(self.house.away)
            await self.house.store.change(PUT_ROW, *row.columns())

    def forget_row(self) -> None:
        """Write the table's row again with what comes next: somebody else has changed the stored one."""
        self._stored = None

    def changed(self) -> None:
        """Tell everybody, and let the bots go on."""
        self.used = time.monotonic()
        self._wake()
        self.house.lobby.touch(self.id)
        if self._automation is None and not self._stale and self._table.bots_wait():
            self.run_bots_and_clocks_soon()

    # ------------------------------------------------------------------ games that are being prepared

    def _preparing(self, table: Table) -> m.Preparing | None:
        """What the table waits for until it is compiled: the rules to start, or a bot that is to choose."""
        compiler = self.house.compiler
        if table.match is None:
            return compiler.preparing(table.game, RULES)
        if not table.bots_wait():
            return None
        stages = [stage_of(known_bot(bot, table.game)) for _, bot in table.waiting_bots()]
        return compiler.preparing(table.game, max(stages, key=STAGES.index)) if stages else None

    def _is_prepared(self, table: Table, command: m.Command) -> bool:
        """Whether a command finds its game compiled; one that somebody wants to start comes before the others."""
        if not isinstance(command, m.Start):
            return True  # it is, or it is not needed
        self.house.compiler.prioritise(table.game)
        return self.house.compiler.ready(table.game)

    def prepared(self, game: str) -> None:
        """More of a game is compiled."""
        if self._table.game.name == game:
            self._snapshot = None
            self._wake()
            if self._table.called and self.house.compiler.ready(self._table.game):
                self.run_bots_and_clocks_soon()

    # ------------------------------------------------------------------ bots and clocks

    def run_bots_and_clocks_soon(self) -> None:
        """Look after bots and deadlines, unless that is being done."""
        if self._automation is None:
            if wait := self.house.bots_wait(self):
                self._stored = None
                self.house.postpone_bots(self, wait)
                return
            self._automation = asyncio.create_task(self._automate(self), context=Context())  # charged to nobody
            self._automation.add_done_callback(self._automation_ended)

    @property
    def stores_too_much(self) -> bool:
        """Whether the bots of this table must wait: their steps are stored for who opened it, and that is enough."""
        if not self._table.bots_wait():
            return False
        return not self.house.limits.stored.has(self._table.opener or "")

    def _automation_ended(self, task: asyncio.Task[None]) -> None:
        self._automation = None
        if task.cancelled():
            return
        failure = task.exception()
        if isinstance(failure, Unstored):
            log.error("A table could not be looked after: %s.", failure)
        elif failure is not None:
            log.error("Table %s could not be looked after.", tag(self.id), exc_info=failure)
        elif self._table.bots_wait() and self.claimed:
            self.run_bots_and_clocks_soon()  # a choice came in between the last look and now


Automation = Callable[[LiveTable], Coroutine[Any, Any, None]]  # plays the bots and checks the clocks of a table


async def rebuild(house: House, entries: Sequence[LogEntry]) -> Table:
    """The table of a log; a long one is replayed in a worker thread."""
    if not entries:
        raise Refused(Why.NO_TABLE())
    try:
        return Table.rebuild(entries) if len(entries) <= LONG_LOG else await house.in_thread(Table.rebuild, entries)
    except Unreadable as error:
        if error.table not in _reported:
            _reported.add(error.table)
            log.error(
                "Table %s does not replay: entry %d makes no sense. It is closed, and its log stays as it is; "
                "`serai admin check` names it.",
                tag(error.table),
                error.seq,
            )
        raise Refused(Why.UNREADABLE_TABLE()) from None
