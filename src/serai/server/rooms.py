"""A room: one table while this process has it in memory, with those who watch it. Only a cache: the log is the truth.

Commands at one table wait for each other; commands at different tables share commits. Entries are applied before they
are stored, under the room's lock, and everybody who looks waits for that lock: nobody sees what is not stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextvars import Context
from typing import TYPE_CHECKING, Any, Protocol, cast

from serai.bots import known_bot
from serai.bots.preparation import RULES, STAGES, stage_of
from serai.server import messages as m
from serai.server import updates
from serai.server.happenings import Viewer
from serai.server.log import Conflict, Draft, Kind, LogEntry, TableRow, Unstored
from serai.server.presence import Presence
from serai.server.reasons import Refused, Why
from serai.server.stages import SeatStage, TableStage
from serai.server.tables import OPEN_FOR, Table, Unreadable
from serai.server.thinkers import Choice

if TYPE_CHECKING:
    from serai.server.house import House

MOST_TRIES = 20  # conflicts with other processes in a row
LEASE_SECONDS = 10.0
RENEW_SECONDS = 3.0
ROW_SECONDS = 30.0  # how far behind lists may be while nothing but moves happen
WATCHERS_SECONDS = 1.0  # in which those who come and go to watch are counted together
TOLD_SECONDS = 0.2  # how old the clocks in an update may be
LINK_SECONDS = 3600.0  # that a private link to a seat is good
LINK_BYTES = 16
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


class Husk:
    """What a room knows of its table while that is not in memory."""

    def __init__(self, table: Table) -> None:
        self.id = table.id
        self.seq = table.seq
        self.game = table.game
        self.called = False  # one that is to start is looked after too
        self._awaited = table.awaited()
        self._seats = {guest: table.seats_of(guest) for seat in table.seats for guest in seat.guests}

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats that a guest holds."""
        return self._seats.get(guest or "", ())

    def awaited(self) -> frozenset[str]:
        """The guests for whose choice the table waits."""
        return self._awaited

    def waiting_bots(self) -> Iterator[tuple[int, str]]:
        """None: a table whose bots are to move is looked after, and so it is in memory."""
        return iter(())


class Room:
    """One table in this process."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.id = table.id
        self.watchers: set[Watcher] = set()
        self.used = time.monotonic()
        self._presence = Presence()
        self._table = table
        self._stale = False
        self._stored: TableRow | None = None  # the row that this process wrote last
        self._lock = asyncio.Lock()
        self._storing = False  # whether the table has entries that are not on disk yet
        self._attending: asyncio.Task[None] | None = None
        self._claimed = False
        self._counting: asyncio.TimerHandle | None = None
        self._scene: updates.Scene | None = None  # as those who watch were told last

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it from memory."""
        return not self.watchers and self._attending is None and not self._lock.locked()

    @property
    def still(self) -> bool:
        """Whether nothing is being done at it, though people may watch."""
        return self._attending is None and not self._lock.locked()

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

    def sleep(self) -> None:
        """Forget the table, not those who watch it; it is read again when somebody needs it."""
        if not isinstance(self._table, Husk):
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

    def here(self) -> set[str]:
        """The guests with a live connection to this table in any process."""
        return self.connected() | self._presence.elsewhere()

    def enter(self, watcher: Watcher) -> None:
        """Somebody watches from now on; those who are here learn of a player's coming."""
        came, first = watcher.guest not in self.here(), not self.watchers
        self.watchers.add(watcher)
        if first or watcher.guest is not None:
            self.house.announce(self)
        if came and not self._table.seats_of(watcher.guest):
            self._count_watchers()
        elif came:
            self._wake()
            if any(True for _ in self._table.waiting_bots()):
                self.attend()  # bots that nobody waited for

    def leave(self, watcher: Watcher) -> None:
        """Somebody has hung up; those who are here learn of a player's going."""
        self.watchers.discard(watcher)
        if not self.watchers:
            self._scene = None
        self.house.announce(self)
        if watcher.guest in self.here():
            return
        if self._table.seats_of(watcher.guest):
            self._wake()
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
            self._wake()

    def forget_the_dead(self) -> None:
        """Those who were connected to a process that has died are gone."""
        if self._presence.forget_the_dead():
            self._wake()

    def _wake(self) -> None:
        for watcher in self.watchers:
            watcher.wake()

    # ------------------------------------------------------------------ reading

    async def _fresh(self) -> Table:
        """The table as it is stored; under the lock."""
        if self._stale:
            entries = await self.house.store.read(self.id)
            self._table = await rebuild(self.house, entries)
            self._stale = False
        return self._table

    async def catch_up(self) -> None:
        """Take in what other processes have written."""
        async with self._lock:
            table = await self._fresh()
            entries = await self.house.store.read(self.id, table.seq)
            try:
                for entry in entries:
                    table.apply(entry)
            except Exception:
                self._stale = True  # whatever it is, reading the whole log says it
                await self._fresh()
        if entries:
            self.changed()

    async def read(self, read: Callable[[Table], Any]) -> Any:
        """What somebody reads from the table, nothing of it unstored."""
        async with self._lock:
            return read(await self._fresh())

    async def resume(self, gaps: Sequence[tuple[float, float]]) -> None:
        """Note in the log when no server was up: that time counts against nobody."""
        async with self._lock:
            table = await self._fresh()
            missed = [gap for gap in gaps if gap[1] > table.reached]
            if missed and table.waiting_persons() and table.clocks.rules.kind != "none":
                with contextlib.suppress(Conflict):  # another process has noted it; what it wrote is read next time
                    await self._write([Draft(Kind.RESUMED, {"began": a, "ended": b}) for a, b in missed])

    async def snapshot(self, guest: str | None) -> dict[str, Any]:
        """The table as a guest may see it now."""
        async with self._lock:
            table = await self._fresh()
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
            async with self._lock:
                told = self._told_to(await self._fresh(), guest, since, seats, before)
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
        async with self._lock:
            for _ in range(MOST_TRIES):
                table = await self._fresh()
                if table.done(guest, command.id) is None:
                    prepared = self._is_prepared(table, command)
                    drafts = table.decide(command, guest, name, prepared=prepared, source=source)
                    try:
                        await self._write(drafts, guest, command.id)
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

    async def link(self, number: int, guest: str) -> str:
        """A new key to a guest's own seat, for another device; the one of before is void."""
        key = secrets.token_urlsafe(LINK_BYTES)

        def decide(table: Table) -> list[Draft]:
            seat = table.seat(number)
            seat.require_holder(guest)
            if seat.stage not in (SeatStage.PERSON, SeatStage.STAND_IN):
                raise Refused(Why.NO_PERSON(seat=number))
            table.require_measure(guest)
            until = self.house.clock.now() + LINK_SECONDS
            return [Draft(Kind.LINKED, {"seat": number, "digest": _digest(key), "until": until})]

        await self._do(decide, guest)
        return key

    async def devices(self, number: int, guest: str) -> m.SeatDevices:
        """What a guest may know of the link and of the devices of an own seat."""

        def read(table: Table) -> m.SeatDevices:
            seat = table.seat(number)
            seat.require_holder(guest)
            good = seat.link is not None and seat.link[1] >= self.house.clock.now()
            return m.SeatDevices(link=good, devices=len(seat.devices), owner=guest == seat.holder)

        found: m.SeatDevices = await self.read(read)
        return found

    async def unlink(self, number: int, guest: str) -> None:
        """Revoke the link of a guest's own seat, and send away the devices that came by one."""

        def decide(table: Table) -> list[Draft]:
            seat = table.seat(number)
            seat.require_holder(guest)
            if guest != seat.holder:
                raise Refused(Why.NOT_YOUR_SEAT(seat=number))
            return [Draft(Kind.UNLINKED, {"seat": number})] if seat.link or seat.devices else []

        await self._do(decide, guest)

    async def join_seat(self, number: int, key: str, guest: str, name: str) -> None:
        """Let another device hold a seat too, by its private link; whoever holds it learns of that."""

        def decide(table: Table) -> list[Draft]:
            seat = table.seat(number)
            if guest in seat.guests:
                return []
            digest, until = seat.link or ("", 0.0)
            if not hmac.compare_digest(digest, _digest(key)) or until < self.house.clock.now():
                raise Refused(Why.USED_LINK())
            return [Draft(Kind.JOINED, {"seat": number, "name": name})]

        await self._do(decide, guest)

    async def rename(self, guest: str, before: str, name: str) -> None:
        """Give another name to the seats that a guest has taken under the one of before."""
        await self._do(lambda table: table.renaming(guest, before, name), guest)

    async def awaits(self, guest: str) -> bool:
        """Whether the table waits for a choice of a guest; one that is not in memory is not read for that."""
        if isinstance(self._table, Husk):
            return guest in self._table.awaited()
        return await self.read(lambda table: guest in table.awaited()) is True

    def awaited(self) -> frozenset[str]:
        """The guests for whose choice the table waits, while nothing is being done at it."""
        return self._table.awaited()

    async def close(self, guest: str) -> None:
        """Close a table that has not begun, as its host."""
        await self._do(lambda table: table.closing(guest), guest)

    async def _do(self, decide: Callable[[Table], list[Draft]], guest: str) -> None:
        """Write what follows from the table as it is."""
        async with self._lock:
            for _ in range(MOST_TRIES):
                drafts = decide(await self._fresh())
                try:
                    await self._write(drafts, guest)
                    break
                except Conflict:
                    continue
            else:
                raise Refused(Why.BUSY())
        self.changed()

    async def _write(self, drafts: Sequence[Draft], guest: str | None = None, command: str | None = None) -> None:
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
            for entry in entries:
                table.apply(entry)
            self.house.limits.stored.spend(guest or table.opener or "", sum(entry.size for entry in entries))
            await self.house.store.append(entries, self._row(), members)
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
            due, quiet = table.due(self.house.away), table.happenings.last.kind in (Kind.PLAYED, Kind.UNDONE)
            early = due == stored.due or (due is not None and stored.due is not None and 0 < stored.due <= due)
            recent = table.happenings.last.at - stored.updated < ROW_SECONDS
            if quiet and early and recent and stored.stage == table.stage:
                return None
        self._stored = table.row(self.house.away)
        return self._stored

    def changed(self) -> None:
        """Tell everybody, and let the bots go on."""
        self.used = time.monotonic()
        self._wake()
        if self._attending is None and not self._stale and any(True for _ in self._table.waiting_bots()):
            self.attend()

    # ------------------------------------------------------------------ games that are being prepared

    def _preparing(self, table: Table) -> m.Preparing | None:
        """What the table waits for until it is compiled: the rules to start, or a bot that is to choose."""
        workshop = self.house.workshop
        if table.match is None:
            return workshop.preparing(table.game, RULES)
        stages = [stage_of(known_bot(bot, table.game)) for _, bot in table.waiting_bots()]
        return workshop.preparing(table.game, max(stages, key=STAGES.index)) if stages else None

    def _is_prepared(self, table: Table, command: m.Command) -> bool:
        """Whether the game of a table is compiled; one that somebody wants to start comes before the others."""
        if isinstance(command, m.Start):
            self.house.workshop.hurry(table.game)
        return self.house.workshop.ready(table.game)

    def prepared(self, game: str) -> None:
        """More of a game is compiled."""
        if self._table.game.name == game:
            self._scene = None
            self._wake()
            if self._table.called and self.house.workshop.ready(self._table.game):
                self.attend()

    async def _start_if_called(self) -> None:
        """Start a game that was called to start while it was being prepared."""
        async with self._lock:
            table = await self._fresh()
            if not table.called or table.stage is not TableStage.OPEN:
                return
            if not self.house.workshop.ready(table.game):
                self.house.workshop.hurry(table.game)
                await self.house.store.postpone(self.id, self.house.clock.now() + LEASE_SECONDS, table.seq)
                self._stored = None
                return
            try:
                await self._write([table.deal()])
            except Conflict:
                return  # another process has; the next round looks again
        self.changed()

    # ------------------------------------------------------------------ bots and clocks

    def attend(self) -> None:
        """Look after bots and deadlines, unless that is being done."""
        if self._attending is None:
            if wait := self.house.bots_wait(self):
                self._stored = None
                self.house.put_off(self, wait)
                return
            self._attending = asyncio.create_task(self._attend(), context=Context())  # for the house, nobody's errand
            self._attending.add_done_callback(self._attended)

    @property
    def stores_too_much(self) -> bool:
        """Whether the bots of this table must wait: their steps are stored for who opened it, and that is enough."""
        if isinstance(self._table, Husk) or not any(True for _ in self._table.waiting_bots()):
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
        elif any(True for _ in self._table.waiting_bots()) and self._claimed:
            self.attend()  # a choice came in between the last look and now

    async def _attend(self) -> None:
        self._claimed = await self.house.store.claim(self.id, self.house.owner, self.house.clock.now(), LEASE_SECONDS)
        if not self._claimed:
            return  # another process does
        await self._start_if_called()
        await self._check_deadlines()
        while True:
            async with self._lock:
                table = await self._fresh()
                thoughts = [(seat, table.token, self._think(table, seat, bot)) for seat, bot in table.waiting_bots()]
            if not thoughts or self.stores_too_much:
                for *_, thought in thoughts:
                    thought.close()
                return
            tasks = {asyncio.create_task(thought): (seat, token) for seat, token, thought in thoughts}
            pending = set(tasks)
            try:
                while pending:
                    done, pending = await asyncio.wait(
                        pending, timeout=RENEW_SECONDS, return_when=asyncio.FIRST_COMPLETED
                    )
                    if not await self._renew_lease():
                        return
                    for task in done:
                        await self._bot_plays(*tasks[task], task.result())
            finally:
                for task in pending:
                    task.cancel()

    async def _renew_lease(self) -> bool:
        self._claimed = await self.house.store.claim(self.id, self.house.owner, self.house.clock.now(), LEASE_SECONDS)
        return self._claimed

    async def _think(self, table: Table, seat: int, bot: str) -> Choice:
        assert table.match is not None
        await self.house.workshop.wait(table.game, stage_of(known_bot(bot, table.game)))
        knowledge = table.match.state.knowledge(seat)
        seed = hmac.digest(table.seed.encode(), f"bot {seat} {table.seq}".encode(), hashlib.sha256).hex()
        opener = table.opener or ""
        delay = self.house.settings.bot_delay + self.house.limits.bot_steps.wait(opener)
        choice, _ = await asyncio.gather(
            self.house.thinkers.choose(
                knowledge, known_bot(bot, table.game), seed, f"{self.id} {seat}",
                self.house.owner_of(opener, self.id), spare=self.lonely,
            ),
            asyncio.sleep(delay),
        )  # fmt: skip
        return choice

    async def _bot_plays(self, seat: int, token: int, choice: Choice) -> None:
        async with self._lock:
            for _ in range(MOST_TRIES):
                table = await self._fresh()
                if table.token != token or seat not in dict(table.waiting_bots()):
                    return  # the person is back, or the table has moved on
                try:
                    draft = table.play(seat, [choice.action])
                    if choice.hurried:
                        draft.data["hurried"] = True
                    await self._write([draft])
                    break
                except Conflict:
                    continue
        self.changed()

    async def _check_deadlines(self) -> None:
        """Let bots stand in for those whose time is over or who are gone; close what never began."""
        now, away = self.house.clock.now(), self.house.away
        async with self._lock:
            table = await self._fresh()
            holders = [guest for seat in table.waiting_persons() for guest in table.seats[seat].guests]
        seen = await self.house.last_seen(holders)
        async with self._lock:
            table = await self._fresh()
            drafts, later = [], []
            for number in table.waiting_persons():
                deadline, since = table.clocks.deadline(number), table.clocks.waiting_since(number)
                if deadline is None:
                    here = max((seen.get(guest, 0.0) for guest in table.seats[number].guests), default=0.0)
                    deadline, why = max(since or 0.0, here, self.house.opened) + away, "away"
                else:
                    why = "time"
                if deadline <= now:
                    drafts += table.stand_in(number, why)
                else:
                    later.append(deadline)
            if table.stage is TableStage.OPEN and table.happenings.last.at + OPEN_FOR <= now:
                drafts.append(Draft(Kind.CLOSED))
            if drafts:
                try:
                    await self._write(drafts)
                except Conflict:
                    return  # it has changed; the next round looks again
            elif later and not any(True for _ in table.waiting_bots()):  # else somebody must look on, whoever dies
                await self.house.store.postpone(self.id, min(later), table.seq)
                self._stored = None
        if drafts:
            self.changed()


def _digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


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
