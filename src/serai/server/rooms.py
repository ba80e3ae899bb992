"""A room: one table while this process has it in memory, with those who watch it. Only a cache: the log is the truth.

Commands at one table wait for each other; commands at different tables share commits. Entries are applied before they
are stored, under the room's lock, and everybody who looks waits for that lock: nobody sees what is not stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextvars import Context
from typing import TYPE_CHECKING, Any, Protocol, cast

from serai.bots import known_bot
from serai.bots.preparation import RULES, STAGES, stage_of
from serai.server import messages as m
from serai.server import updates
from serai.server.attendance import look_after
from serai.server.happenings import Viewer
from serai.server.log import MOST_TRIES, Conflict, Draft, Kind, LogEntry, TableRow, Unstored
from serai.server.presence import Presence
from serai.server.reasons import Refused, Why
from serai.server.schema import PUT_ROW
from serai.server.tables import Table, Unreadable

if TYPE_CHECKING:
    from serai.server.house import House

QUIET = (Kind.PLAYED, Kind.UNDONE)
ROW_SECONDS = 30.0  # how far behind lists may be while nothing but moves happen
WATCHERS_SECONDS = 1.0  # in which those who come and go to watch are counted together
TOLD_SECONDS = 0.2  # how old the clocks in an update may be
LIGHTEST = 4_000  # bytes of a room without its table
BYTES_OF_A_SCENE = 60_000  # what those who watch were told last
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


class Husk:
    """What a room knows of its table while that is not in memory."""

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


class Room:
    """One table in this process."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.id = table.id
        self.watchers: set[Watcher] = set()
        self.used = time.monotonic()
        self._presence = Presence()
        self._here: frozenset[str] | None = None  # the guests who are here, until somebody comes or goes
        self._table = table
        self._stale = False
        self._stored: TableRow | None = None  # the row that this process wrote last
        self._behind: float | None = None  # since when the stored row is behind the log
        self._late: TableRow | None = None  # what is to be written then, of a table that has left memory
        self.lock = asyncio.Lock()
        self._storing = False  # whether the table has entries that are not on disk yet
        self._attending: asyncio.Task[None] | None = None
        self.claimed = False
        self._counting: asyncio.TimerHandle | None = None
        self._scene: updates.Scene | None = None  # as those who watch were told last

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it from memory."""
        return not self.watchers and self._attending is None and not self.lock.locked() and self._behind is None

    @property
    def still(self) -> bool:
        """Whether nothing is being done at it, though people may watch."""
        return self._attending is None and not self.lock.locked()

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        table = self._table
        if isinstance(table, Husk):
            return LIGHTEST
        return LIGHTEST + table.weight() + (BYTES_OF_A_SCENE if self._scene is not None else 0)

    @property
    def lonely(self) -> bool:
        """Whether nobody who holds a seat is here."""
        return not any(self._table.seats_of(guest) for guest in self.here())

    def sleep(self, *, rewritten: bool = False) -> None:
        """Forget the table, not those who watch it; it is read again when somebody needs it, or for its row."""
        if not isinstance(self._table, Husk):
            sound = self._behind is not None and not self._stale and not rewritten
            self._late = self._table.row(self.house.away) if sound else None
            self._table = cast(Table, Husk(self._table))
        self._stale, self._stored, self._scene = True, None, None
        for watcher in self.watchers:
            watcher.forget()

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
                self.attend()  # bots that nobody waited for

    def leave(self, watcher: Watcher, *, lost: bool = False) -> None:
        """Somebody has hung up, or their connection is lost; those who are here learn of a player's going."""
        self.watchers.discard(watcher)
        self._here = None
        if not self.watchers:
            self._scene = None
        self.house.announce(self)
        if watcher.guest in self.here():
            return
        if self._table.seats_of(watcher.guest):
            self._wake()
            if lost and watcher.guest is not None:
                self.house.callers.lost(self._table, watcher.guest)
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
        changed, new = self._presence.hear(process, guests)
        if new and self.watchers:
            self.house.announce(self)
        if changed:
            self._here = None
            self._wake()

    def forget_the_dead(self) -> None:
        """Those who were connected to a process that has died are gone."""
        if self._presence.forget_the_dead():
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
            return updates.update(
                table, table.seats_of(guest), None, self.house.clock.now(), self.here(), self._preparing(table),
                self.stores_too_much, guest,
            )  # fmt: skip

    async def tell(
        self, guest: str | None, since: int | None, seats: Viewer, before: updates.Scene | None = None
    ) -> tuple[updates.Telling, Viewer, dict[str, Any]]:
        """What a guest who has seen a version with some seats is told now, with which seats, and what they may do.

        `before` is the scene that the guest's socket was told last. Many who watch have seen the same: what one of
        them is told is told to the others.
        """
        told = self.tell_now(guest, since, seats, before)
        if told is None:
            async with self.lock:
                told = self._told_to(await self.fresh(), guest, since, seats, before)
        return told

    def tell_now(
        self, guest: str | None, since: int | None, seats: Viewer, before: updates.Scene | None = None
    ) -> tuple[updates.Telling, Viewer, dict[str, Any]] | None:
        """As `tell`, at once; None while nobody may look, for something is being stored or read."""
        if self._stale or self._storing:
            return None
        return self._told_to(self._table, guest, since, seats, before)

    def _told_to(
        self, table: Table, guest: str | None, since: int | None, seats: Viewer, before: updates.Scene | None
    ) -> tuple[updates.Telling, Viewer, dict[str, Any]]:
        now, here, viewer, scene = self.house.clock.now(), self.here(), table.seats_of(guest), self._scene
        if scene is None or scene.seq != table.seq or scene.here != here or now - scene.at > TOLD_SECONDS:
            if scene is not None:
                scene.rest()
            scene = self._scene = updates.Scene(table, now, here, self._preparing(table), self.stores_too_much)
        if viewer != seats:
            since = before = None
        return scene.tell(viewer, since, before), viewer, table.you(guest)

    # ------------------------------------------------------------------ writing

    async def command(
        self,
        guest: str,
        name: str,
        command: m.Command,
        source: str = "",
        acknowledge: Callable[[m.Ack], None] | None = None,
    ) -> m.Ack:
        """Do a command once, however often it comes, and acknowledge it after it is stored.

        Everybody is told before the next command is looked at; who acknowledges does it just before.
        """
        async with self.lock:
            for _ in range(MOST_TRIES):
                table = await self.fresh()
                if table.done(guest, command.id) is None:
                    prepared = self._is_prepared(table, command)
                    drafts = table.decide(command, guest, name, prepared=prepared, source=source)
                    try:
                        await self.write(drafts, guest, command.id)
                    except Conflict:
                        continue
                ack = self._ack(guest, command)
                if acknowledge is not None:
                    acknowledge(ack)
                self.changed()
                return ack
        raise Refused(Why.BUSY())

    def _ack(self, guest: str, command: m.Command) -> m.Ack:
        table = self._table
        seq = table.done(guest, command.id) or table.seq
        version = table.happenings.version(table.seats_of(guest), seq)
        return m.Ack(id=command.id, version=version, table=table.rematch if isinstance(command, m.Rematch) else None)

    async def rename(self, guest: str, before: str, name: str) -> None:
        """Give another name to the seats that a guest has taken under the one of before."""
        await self.do(lambda table: table.renaming(guest, before, name), guest)

    def awaited(self) -> frozenset[str]:
        """The guests for whose choice the table waits, while nothing is being done at it."""
        return self._table.awaited()

    def awaited_since(self) -> str:
        """The same, each with the entry that the turn began with."""
        return self._table.awaited_since()

    async def close(self, guest: str) -> None:
        """Close a table that has not begun, as its host."""
        await self.do(lambda table: table.closing(guest), guest)

    async def do(self, decide: Callable[[Table], list[Draft]], guest: str) -> None:
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
        table, now = self._table, self.house.clock.now()
        first = table.seq + 1
        entries = [
            LogEntry(self.id, first + i, draft.kind, draft.data, now, guest, command) for i, draft in enumerate(drafts)
        ]
        members = [guest] if guest and any(d.kind in (Kind.SAT, Kind.JOINED) for d in drafts) else []
        self._storing = True
        try:
            happened = [table.apply(entry) for entry in entries]
            self.house.limits.stored.spend(guest or table.opener or "", sum(entry.size for entry in entries))
            calls = self.house.callers.following(table, happened, self.here(), guest)
            await self.house.store.append(entries, self._row(), members, calls)
        except BaseException:
            self._stale, self._stored = True, None
            raise
        finally:
            self._storing = False

    def _row(self) -> TableRow | None:
        """The table's new row; None while the stored one will do, which saves half of what a move writes.

        A `due` that is too early does no harm: whoever looks finds nothing to do and notes the right time. But 0, for
        bots that are to move, does not stay: tables with it come first when time is short.
        """
        table, stored = self._table, self._stored
        if not self.house.store.shared and stored is not None:
            last = table.happenings.last
            if last.kind in QUIET and last.at - stored.updated < ROW_SECONDS and stored.stage == table.stage:
                due = table.due(self.house.away)
                if due == stored.due or (due is not None and stored.due is not None and 0 < stored.due <= due):
                    self._behind = time.monotonic() if self._behind is None else self._behind
                    return None
        self._stored, self._behind, self._late = table.row(self.house.away), None, None
        return self._stored

    @property
    def lag(self) -> float | None:
        """For how many seconds the stored row has been behind the log; None: it is not."""
        return None if self._behind is None else time.monotonic() - self._behind

    async def write_row(self) -> None:
        """Write the row as the log has it."""
        async with self.lock:
            row, self._late, self._behind = self._late, None, None
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
        if self._attending is None and not self._stale and self._table.bots_wait():
            self.attend()

    # ------------------------------------------------------------------ games that are being prepared

    def _preparing(self, table: Table) -> m.Preparing | None:
        """What the table waits for until it is compiled: the rules to start, or a bot that is to choose."""
        workshop = self.house.workshop
        if table.match is None:
            return workshop.preparing(table.game, RULES)
        if not table.bots_wait():
            return None
        stages = [stage_of(known_bot(bot, table.game)) for _, bot in table.waiting_bots()]
        return workshop.preparing(table.game, max(stages, key=STAGES.index)) if stages else None

    def _is_prepared(self, table: Table, command: m.Command) -> bool:
        """Whether a command finds its game compiled; one that somebody wants to start comes before the others."""
        if not isinstance(command, m.Start):
            return True  # it is, or it is not needed
        self.house.workshop.hurry(table.game)
        return self.house.workshop.ready(table.game)

    def prepared(self, game: str) -> None:
        """More of a game is compiled."""
        if self._table.game.name == game:
            self._scene = None
            self._wake()
            if self._table.called and self.house.workshop.ready(self._table.game):
                self.attend()

    # ------------------------------------------------------------------ bots and clocks

    def attend(self) -> None:
        """Look after bots and deadlines, unless that is being done."""
        if self._attending is None:
            if wait := self.house.bots_wait(self):
                self._stored = None
                self.house.put_off(self, wait)
                return
            self._attending = asyncio.create_task(look_after(self), context=Context())  # for the house, nobody's errand
            self._attending.add_done_callback(self._attended)

    @property
    def stores_too_much(self) -> bool:
        """Whether the bots of this table must wait: their steps are stored for who opened it, and that is enough."""
        if not self._table.bots_wait():
            return False
        return not self.house.limits.stored.has(self._table.opener or "")

    def _attended(self, task: asyncio.Task[None]) -> None:
        self._attending = None
        if task.cancelled():
            return
        failure = task.exception()
        if isinstance(failure, Unstored):
            log.error("A table could not be looked after: %s.", failure)
        elif failure is not None:
            log.error("Table %s could not be looked after.", self.id, exc_info=failure)
        elif self._table.bots_wait() and self.claimed:
            self.attend()  # a choice came in between the last look and now


async def rebuild(house: House, entries: Sequence[LogEntry]) -> Table:
    """The table of a log; a long one is replayed beside the event loop."""
    if not entries:
        raise Refused(Why.NO_TABLE())
    try:
        return Table.rebuild(entries) if len(entries) <= LONG_LOG else await house.beside(Table.rebuild, entries)
    except Unreadable as error:
        if error.table not in _reported:
            _reported.add(error.table)
            log.error("%s The table is closed; its log stays as it is.", error)
        raise Refused(Why.UNREADABLE_TABLE()) from None
