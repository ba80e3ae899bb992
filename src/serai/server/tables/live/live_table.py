"""A LiveTable: one table in this process's memory. A cache: the log in the database decides.

All that changes a table comes in by `post`, or by `submit` for whoever can wait: people, bots, clocks, plans,
tournaments and hosts alike. One worker takes all that has come as a batch: it lets each submission decide on the table
as it is, applies the entries, stores them in one commit, and only then answers and tells the audience. Entries are
applied before they are stored, so whoever reads meanwhile waits: nobody sees what is not stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextvars import Context
from dataclasses import dataclass, field
from typing import Any, TypeVar

from serai.bots import known_bot
from serai.bots.precompile import RULES, STAGES, stage_of
from serai.server.base.errors import Conflict, GuardFailed, Refused, Unstored, Why
from serai.server.base.logs import tag
from serai.server.base.threads import WorkerThread, asker
from serai.server.bots.compilation import GameCompiler
from serai.server.protocol import messages as m
from serai.server.services import Services
from serai.server.storage.entries import Changes, Commit, Draft, Guard, Kind, LogEntry
from serai.server.storage.queries import PUT_ROW
from serai.server.storage.store import MOST_TRIES
from serai.server.tables.history import Viewer
from serai.server.tables.live import broadcast
from serai.server.tables.live.audience import Audience, Rendered
from serai.server.tables.live.commits import Change, CommitBus
from serai.server.tables.live.list_row import ListRow
from serai.server.tables.table import Table, Unreadable
from serai.server.tables.table_info import Marks

T = TypeVar("T")
LIGHTEST = 4_000  # bytes of a live table without its table
BYTES_OF_A_SNAPSHOT = 60_000  # what those who watch were told last
LONG_LOG = 20  # entries; a longer one is replayed in a thread
log = logging.getLogger("serai.server")
_reported: set[str] = set()  # tables whose damage the host was told of


@dataclass(slots=True, eq=False)
class Submission:
    """What somebody wants to be done at a table, with the callback for the result."""

    guest: str | None  # who asks; None: the server itself
    decide: Callable[[Table], Sequence[Draft]]  # pure: the entries that it leads to, or a refusal
    settle: Callable[[Any, Exception | None], None]  # called once, when it is stored or was refused
    id: str | None = None  # of a command: however often it comes, it is done once
    answer: Callable[[Table], Any] | None = None  # what is read of the table right after the commit
    changes: Sequence[Changes] = ()  # further rows for the same transaction
    guard: Guard | None = None  # GuardFailed, and nothing is done, unless it finds a row
    asker: tuple[str, str] | None = field(default_factory=asker.get)  # to whom a replay is charged
    failure: Exception | None = None


class UnloadedTable:
    """What a live table knows of its table while that is not in memory."""

    def __init__(self, table: Table) -> None:
        self.seq = table.seq
        self.game = table.game
        self.called = False  # one that is to start is looked after, and so it is in memory
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

    def bots_wait(self) -> bool:
        """No: a table whose bots are to move is looked after, and so it is in memory."""
        return False


class LiveTable:
    """One table in this process."""

    def __init__(self, table: Table, services: Services, bus: CommitBus, compiler: GameCompiler, marks: Marks) -> None:
        self.id = table.id
        self.used = time.monotonic()
        self.pins = 0  # parts of the server that use it now: it stays in memory while there are any
        self.audience = Audience(services.clock, marks)
        self.row = ListRow(services.settings.away_seconds, services.store.shared)
        self._store, self._clock, self._thread = services.store, services.clock, services.thread
        self._stored_limit = services.limits.stored
        self._bus, self._compiler = bus, compiler
        self._table: Table | None = table
        self._summary: UnloadedTable | None = None  # while the table is not in memory
        self._unstored = False  # whether the table in memory has entries that are not on disk yet
        self._inbox: list[Submission] = []
        self._errands: list[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any], tuple[str, str] | None]] = []
        self._worker: asyncio.Task[None] | None = None  # only while there is work: an idle table has no task

    # ------------------------------------------------------------------ asking for something

    def post(self, submission: Submission) -> None:
        """The way in, for callbacks: the submission is settled when it is stored, or refused."""
        self._inbox.append(submission)
        self._wake_worker()

    async def submit(
        self,
        guest: str | None,
        decide: Callable[[Table], Sequence[Draft]],
        *,
        id: str | None = None,
        answer: Callable[[Table], T] | None = None,
        changes: Sequence[Changes] = (),
        guard: Guard | None = None,
    ) -> T:
        """The same for whoever can wait; what `answer` reads of the table right after the commit."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def settle(result: Any, failure: Exception | None) -> None:
            _settle(done, result, failure)

        self.post(Submission(guest, decide, settle, id, answer, changes, guard))
        return await done

    async def read(self, look: Callable[[Table], T]) -> T:
        """What somebody reads of the table, nothing of it unstored."""
        if self._table is not None and not self._unstored:
            return look(self._table)

        async def read() -> T:
            return look(await self._fresh())

        return await self._in_turn(read)

    async def catch_up(self) -> None:
        """Take in what other processes have written."""
        await self._in_turn(self._read_on)

    async def write_row(self) -> None:
        """Write the row for the lists as the log has it."""

        async def write() -> None:
            row = self.row.take_pending() or self.row.renewed(await self._fresh())
            await self._store.change(PUT_ROW, *row.columns())

        await self._in_turn(write)

    @contextlib.asynccontextmanager
    async def exclusive(self) -> AsyncIterator[None]:
        """While the log is written anew nothing else happens here; then it is read again, and all are told."""
        begun, ended = asyncio.Event(), asyncio.Event()

        async def hold() -> None:
            self.unload(rewritten=True)
            begun.set()
            await ended.wait()

        holding = asyncio.create_task(self._in_turn(hold))
        await begun.wait()
        try:
            yield
        finally:
            ended.set()
            await holding
            self.audience.wake()

    async def reload(self) -> None:
        """What stands in the log is not what it was: read it again, and tell all the whole."""
        async with self.exclusive():
            pass

    # ------------------------------------------------------------------ the worker

    def _wake_worker(self) -> None:
        if self._worker is None:
            self._worker = asyncio.create_task(self._work(), context=Context())

    async def _in_turn(self, work: Callable[[], Awaitable[T]]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._errands.append((work, done, asker.get()))
        self._wake_worker()
        return await done

    async def _work(self) -> None:
        """Do all that waits; commands that come meanwhile are the next batch."""
        try:
            while self._inbox or self._errands:
                if self._inbox:
                    batch, self._inbox = self._inbox, []
                    await self._together(batch)
                errands, self._errands = self._errands, []
                for work, done, who in errands:
                    if done.done():
                        continue  # whoever waited was cancelled
                    asker.set(who)
                    try:
                        _settle(done, await work(), None)
                    except Exception as failure:
                        _settle(done, None, failure)
        finally:
            self._worker = None

    async def _together(self, batch: Sequence[Submission]) -> None:
        """Decide, apply and store a batch in one commit; again, if another process was first."""
        if len(batch) > 1 and any(one.guard for one in batch):
            await self._one_by_one(batch)
            return
        asker.set(batch[0].asker)
        for _ in range(MOST_TRIES):
            try:
                change = self._apply(batch, await self._fresh())
                if change.commit.entries:
                    self._bus.prepare(change)
                    change.commit.row = self.row.with_entries(change.table, change.commit.entries)
                    await self._store.append(change.commit)
                elif self._store.shared and any(one.failure for one in batch) and await self._read_on():
                    continue  # another process has written what was not known here: the refusal may not hold
                self._unstored = False
                self._tell(batch, change)
                return
            except GuardFailed as failure:
                self._lose()
                self._refuse(batch, failure)
                return
            except Conflict:
                self._lose()
            except Exception as failure:  # what was applied is not what is stored
                self._lose()
                if len(batch) > 1 and not isinstance(failure, Unstored):
                    await self._one_by_one(batch)  # which finds the culprit
                else:
                    self._refuse(batch, failure)
                return
        self._refuse(batch, Refused(Why.BUSY()))

    async def _one_by_one(self, batch: Sequence[Submission]) -> None:
        for one in batch:
            await self._together([one])

    def _apply(self, batch: Sequence[Submission], table: Table) -> Change:
        """Let each submission decide, and apply the entries; what is refused changes nothing."""
        change, now = Change(table, Commit(self.id), here=self.audience.here()), self._clock.now()
        for one in batch:
            one.failure = None
            if one.id is not None and table.done(one.guest or "", one.id) is not None:
                continue  # it comes again: it is answered again, and not done again
            try:
                drafts = one.decide(table)
            except Exception as failure:
                one.failure = failure
                continue
            for draft in drafts:
                self._unstored = True
                entry = LogEntry(self.id, table.seq + 1, draft.kind, draft.data, now, one.guest, one.id)
                change.items.append(table.apply(entry))
                change.commit.entries.append(entry)
                if entry.guest and entry.kind in (Kind.SAT, Kind.JOINED):
                    change.commit.members.append(entry.guest)
            if drafts:
                change.by |= {one.guest} if one.guest else set()
                change.commit.changes += one.changes
                change.commit.guard = one.guard
        return change

    def _tell(self, batch: Sequence[Submission], change: Change) -> None:
        """Answer what was done, tell everybody, then answer what was refused."""
        for one in batch:
            if one.failure is None:
                _answer(one, change.table)
        if change.commit.entries:
            self.used = time.monotonic()
            self.audience.wake()
            self._bus.committed(change)
        for one in batch:
            if one.failure is not None:
                _answer(one)

    def _refuse(self, batch: Sequence[Submission], failure: Exception) -> None:
        for one in batch:
            one.failure = failure
            _answer(one)

    # ------------------------------------------------------------------ in memory or not

    async def _fresh(self) -> Table:
        """The table as it is stored; it is read again if it is not in memory."""
        if self._table is None:
            self._table = await rebuild(self._thread, await self._store.read(self.id))
            self._summary = None
            self.audience.wake()  # it may have what another process wrote, of which nobody here was told
        return self._table

    async def _read_on(self) -> bool:
        """Take in what other processes have written; whether there was something."""
        table = await self._fresh()
        entries = await self._store.read(self.id, table.seq)
        if not entries:
            return False
        try:
            for entry in entries:
                table.apply(entry)
        except Exception:
            self._lose()
            await self._fresh()  # whatever it is, reading the whole log says it
        self.used = time.monotonic()
        self.audience.wake()
        return True

    def _lose(self) -> None:
        """The table in memory is not what is stored."""
        if self._table is not None:
            self._summary, self._table = UnloadedTable(self._table), None
        self._unstored = False
        self.row.forget()

    def unload(self, *, rewritten: bool = False) -> None:
        """Let go of the table, not of those who watch it; it is read again when somebody needs it."""
        if self._table is not None or rewritten:
            self.row.leave_memory(None if rewritten else self._table)
        self._lose()
        self.audience.forget()

    @property
    def known(self) -> Table | UnloadedTable:
        """What is known of the table without waiting."""
        known = self._table or self._summary
        assert known is not None
        return known

    @property
    def still(self) -> bool:
        """Whether nothing is being done at it, though people may watch."""
        return self._worker is None and not self.pins

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it from memory."""
        return self.still and not self.audience.watchers and self.row.behind is None

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        if self._table is None:
            return LIGHTEST
        return LIGHTEST + self._table.weight() + (BYTES_OF_A_SNAPSHOT if self.audience.snapshot is not None else 0)

    # ------------------------------------------------------------------ what is shown

    async def snapshot(self, guest: str | None) -> dict[str, Any]:
        """The table as a guest may see it now."""

        def look(table: Table) -> dict[str, Any]:
            table.require_sight(guest)
            return self.audience.update(table, guest, self._preparing(table), self.stores_too_much)

        return await self.read(look)

    async def render(
        self, guest: str | None, since: int | None, seats: Viewer, before: broadcast.Snapshot | None = None
    ) -> Rendered:
        """What a guest who has seen a version with some seats is told now (`Audience.render`)."""
        return await self.read(lambda table: self._render(table, guest, since, seats, before))

    def render_now(
        self, guest: str | None, since: int | None, seats: Viewer, before: broadcast.Snapshot | None = None
    ) -> Rendered | None:
        """As `render`, at once; None while something is being stored or read."""
        if self._table is None or self._unstored:
            return None
        return self._render(self._table, guest, since, seats, before)

    def _render(
        self, table: Table, guest: str | None, since: int | None, seats: Viewer, before: broadcast.Snapshot | None
    ) -> Rendered:
        return self.audience.render(table, guest, since, seats, before, self._preparing, lambda: self.stores_too_much)

    @property
    def unattended(self) -> bool:
        """Whether nobody who holds a seat is here."""
        return not any(self.known.seats_of(guest) for guest in self.audience.here())

    @property
    def stores_too_much(self) -> bool:
        """Whether the bots of this table must wait: their steps are stored for who opened it, and that is enough."""
        table = self._table
        return table is not None and table.bots_wait() and not self._stored_limit.has(table.opener or "")

    def _preparing(self, table: Table) -> m.Preparing | None:
        """What the table waits for until it is compiled: the rules to start, or a bot that is to choose."""
        if table.match is None:
            return self._compiler.preparing(table.game, RULES)
        if not table.bots_wait():
            return None
        stages = [stage_of(known_bot(bot, table.game)) for _, bot in table.waiting_bots()]
        return self._compiler.preparing(table.game, max(stages, key=STAGES.index)) if stages else None

    def compiled(self) -> None:
        """More of its game is compiled: those who watch are told."""
        self.audience.snapshot = None
        self.audience.wake()


def _settle(done: asyncio.Future[Any], result: Any, failure: Exception | None) -> None:
    """Let whoever waits know; they may have been cancelled."""
    if done.done():
        return
    if failure is None:
        done.set_result(result)
    else:
        done.set_exception(failure)


def _answer(one: Submission, table: Table | None = None) -> None:
    """Settle a submission; a fault of whoever asked harms nobody else."""
    try:
        one.settle(None if one.answer is None or table is None else one.answer(table), one.failure)
    except Exception:
        log.exception("What became of a command could not be told.")


async def rebuild(thread: WorkerThread, entries: Sequence[LogEntry]) -> Table:
    """The table of a log; a long one is replayed in a worker thread."""
    if not entries:
        raise Refused(Why.NO_TABLE())
    try:
        return Table.rebuild(entries) if len(entries) <= LONG_LOG else await thread.do(Table.rebuild, entries)
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
