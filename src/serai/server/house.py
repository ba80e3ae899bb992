"""The House: one server process. It has the live tables and all services, opens and closes them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextvars import Context
from typing import TYPE_CHECKING, Any, TypeVar

from pydantic import ValidationError

import serai
from serai.bots import known_bot, level_names
from serai.bots.precompile import SEARCH
from serai.engine.errors import SeraiError
from serai.engine.game import Game
from serai.engine.refusals import EveryGame
from serai.server.accounts.invitations import InvitationRepository
from serai.server.accounts.members_only import MembersOnly
from serai.server.accounts.service import AccountService
from serai.server.admin.backups import Backups
from serai.server.admin.metrics_endpoint import answer_at_port
from serai.server.admin.moderation import Moderation
from serai.server.admin.reports import Reports
from serai.server.admin.status import ServerStatus
from serai.server.base import logs, readiness
from serai.server.base.errors import Conflict, Refused, Unstored, Why
from serai.server.base.guest_names import new_name
from serai.server.base.rate_limits import VISITORS_OF_A_NETWORK, Limits
from serai.server.base.signing import Signer, load_secret
from serai.server.base.stages import SeatStage, TableStage
from serai.server.base.text import one_line
from serai.server.base.threads import WorkerThread
from serai.server.bots.compilation import GameCompiler
from serai.server.bots.pool import BotPool
from serai.server.http.connections import ConnectionLimits
from serai.server.lobby.feed import LobbyFeed
from serai.server.lobby.matchmaking import Matchmaking
from serai.server.notifications.service import Notifier
from serai.server.protocol import messages as m
from serai.server.ratings.recorder import ResultsRecorder
from serai.server.ratings.statistics import PlayerStatistics
from serai.server.settings import Settings
from serai.server.storage import queries
from serai.server.storage.database import new_store
from serai.server.storage.entries import BYTES_OF_A_ROW, BYTES_OF_AN_ENTRY, Commit, Draft, Kind, LogEntry
from serai.server.storage.store import Remote, TableQuery
from serai.server.study.analysis import AnalysisService
from serai.server.tables import calendars
from serai.server.tables.automation import LEASE_SECONDS, run_bots_and_clocks
from serai.server.tables.broadcast import Acked, as_json
from serai.server.tables.chat import TALK
from serai.server.tables.clocks import ServerClock
from serai.server.tables.command_queue import QueuedCommand
from serai.server.tables.display_names import DisplayNames
from serai.server.tables.live_table import LIGHTEST, LiveTable, rebuild
from serai.server.tables.plans.service import PlanService
from serai.server.tables.previews import last_choices, preview_steps
from serai.server.tables.table import DAMAGED, Deal, Place, Table, member_in, new_table_id, rulebook_for
from serai.server.tables.waiting_index import BEHIND_SECONDS, LISTED, WaitingIndex
from serai.server.tournaments.scheduler import TournamentScheduler

if TYPE_CHECKING:
    from serai.engine.game import Knowledge, Match, State

T = TypeVar("T")
SWEEP_SECONDS = 1.0
SWEEP_TABLES = 100
MOST_NAMES = 20_000
MOST_PUBLIC = 5  # tables of one visitor that wait for players in the public list
STEPS_OF_A_COMMAND = 4  # steps of a turn that count as much as another command
MOST_UNATTENDED = 16  # tables of bots alone that go on at the same time
UNATTENDED_SECONDS = 5.0  # that another one waits, longer if there are many
STORED_SECONDS = 60.0  # that bots wait for whom enough was stored
HELD_BACK = 1.8  # times what tables weigh is what the process takes for them, after many have come and gone
FRESH_SECONDS = 5.0  # after which a live table that somebody has asked for may be dropped
TOO_OFTEN = 429
HEARTBEAT_SECONDS = 30.0
BEAT_SECONDS = 2.0
LATE_BEAT_SECONDS = 10.0  # without a beat of any process nobody was up
GRACE_SECONDS = 15.0  # for people to be back after a restart
GAPS_SECONDS = 60 * 86_400.0  # longer than any clock
HEALTH_SECONDS = 1.0
log = logging.getLogger("serai.server")


class House:
    """One server process's live tables, store, bot processes and limits."""

    def __init__(
        self,
        settings: Settings,
        say: Callable[[str], None] | None = None,
        connection_limits: ConnectionLimits | None = None,
    ) -> None:
        self.settings = settings
        self.signer = Signer(load_secret(settings))
        self.store = new_store(settings.database)
        self.server_status = ServerStatus(self)
        self.metrics = self.server_status.metrics
        self.store.observe = self.metrics.writes.observe
        self.moderation = Moderation(self)
        self.members_gate = MembersOnly(self)
        self.invitations = InvitationRepository(self.store, self.signer)
        self.backups = Backups(settings)
        self.is_open = False
        self.bot_pool = BotPool(settings.workers, settings.bot_seconds, settings.thinking_per_minute)
        self.bot_pool.on_choice = self._observe_choice
        self.compiler = GameCompiler(self._prepared, say)
        self.limits = Limits(settings)
        self.analysis_service = AnalysisService(self)
        self.members = AccountService(self)
        self.scheduler = TournamentScheduler(self)
        self.recorder = ResultsRecorder(self)
        self.player_statistics = PlayerStatistics(self.store)
        self.display_names = DisplayNames(self)
        self.reports = Reports(self.store)
        self.lobby = LobbyFeed(self)
        self.matchmaking = Matchmaking(self)
        self.matchmaking.level_of = self.player_statistics.level
        self.plan_service = PlanService(self)
        self.waiting_index = WaitingIndex(self)
        self.notifier = Notifier(self)
        self.connection_limits = connection_limits or ConnectionLimits(settings)
        self._worker_thread = WorkerThread(self.limits.networks, settings.replaying_per_minute)
        self.owner = secrets.token_hex(8)
        self.away = settings.away_minutes * 60
        self.heartbeat = max(0.2, min(HEARTBEAT_SECONDS, self.away / 4))
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._names: OrderedDict[str, str] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self.clock = ServerClock(time.time())
        self.opened = self.clock.now()
        self._gaps: list[tuple[float, float]] = []
        self._healthy, self._health_checked = True, -HEALTH_SECONDS
        self._added = 0  # bytes of live tables since the last look at their weight
        self._sit_lock = asyncio.Lock()
        self._left: set[str] = set()  # guests who have disconnected since the last heartbeat

    async def open(self) -> None:
        """Open the store and begin to look after tables."""
        await self.store.open(Remote(entries=self._on_remote_entries, guests=self._on_remote_guests))
        self.compiler.open()
        await self.members.open()
        await self.notifier.open()
        if self.store.shared:
            self._start_task(self.members.listen())
        await self._start_clock()
        self._start_task(self._run_heartbeats())
        self._start_task(self._run_sweeps())
        self._start_task(self._run_presence())
        self._start_task(self.server_status.watch())
        if self.settings.metrics_port:
            self._start_task(answer_at_port(self))
        self._start_task(self.scheduler.run())
        self._start_task(self.recorder.work())
        self._start_task(self.matchmaking.keep())
        self._start_task(self.plan_service.run())
        self._start_task(self.waiting_index.catch_up())
        self.analysis_service.open()
        self.is_open = True
        logs.say("opened", "The house is open.", version=serai.__version__, processes=self.settings.processes)

    async def close(self) -> None:
        """Stop looking after tables and close the store, which writes what waits."""
        self.is_open = False
        logs.say("closing", "The house is being closed.")
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.lobby.close()
        await self.notifier.close()
        await self._write_rows(0.0)
        await self.analysis_service.close()
        self.compiler.close()
        self.bot_pool.close()
        self._worker_thread.close()
        await self.store.close()

    async def in_thread(self, work: Callable[..., T], *about: Any, **named: Any) -> T:
        """What a thread of its own makes of something, while the event loop goes on."""
        return await self._worker_thread.do(work, *about, **named)

    async def _start_clock(self) -> None:
        """Go on from when a server was last up: the time until people can be back counts against nobody."""
        last, now = await self.store.last_beat(), time.time()
        self.clock = ServerClock(now if last is None else max(now, last))
        self.opened = self.clock.now()
        if last is not None and (not self.store.shared or now - last > LATE_BEAT_SECONDS):
            await self.store.add_gap(last, self.opened + GRACE_SECONDS)
        self._gaps = await self.store.gaps(self.opened - GAPS_SECONDS)
        await self.store.beat(self.owner, self.opened)

    async def healthy(self) -> bool:
        """Whether the store takes what is written, as of a moment ago."""
        if time.monotonic() - self._health_checked > HEALTH_SECONDS:
            self._health_checked = time.monotonic()
            try:
                await self.store.beat(self.owner, self.clock.now())
                self._healthy = True
            except Unstored as error:
                self.metrics.unstored.add()
                log.error("The database does not take what is written: %s.", error)
                self._healthy = False
        return self._healthy

    async def readiness(self) -> str:
        """Whether people should be sent here now, or why not."""
        if readiness.is_leaving() or not self.is_open:
            return readiness.STOPPING if readiness.is_leaving() else readiness.STARTING
        if not all(self.compiler.ready(serai.game(name)) for name in serai.game_names()):
            return readiness.COMPILING
        return readiness.READY if await self.healthy() else readiness.UNWRITABLE

    async def _run_heartbeats(self) -> None:
        """Background task: the server is awake, and says so to the next one."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self.clock.beat()
            with contextlib.suppress(Unstored):  # who writes something hears of it
                await self.store.beat(self.owner, self.clock.now())

    def _start_task(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ------------------------------------------------------------------ live tables

    async def live_table(self, table: str) -> LiveTable:
        """The live table, read from its log if it is not in memory."""
        known = self._live.get(table)
        if known is not None:
            self._live.move_to_end(table)
            known.used = time.monotonic()
            return known
        if not re.fullmatch(m.TABLE_PATTERN, table):
            raise Refused(Why.NO_TABLE())
        mine = table not in self._opening
        if mine:
            self._opening[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(self._opening[table])
        except Refused as refused:
            if mine or refused.status != TOO_OFTEN:
                raise
        return await self.live_table(table)  # another asked first, for whom enough was replayed

    async def current(self, table: str) -> LiveTable:
        """The live table, with all that other processes have written."""
        live = await self.live_table(table)
        if self.store.shared:
            await live.catch_up()
        return live

    async def _load(self, table: str) -> LiveTable:
        try:
            try:
                entries = await self.store.read(table)
                if any(entry.kind is Kind.STARTED for entry in entries):
                    with contextlib.suppress(SeraiError):  # what is wrong with it is told when it is replayed
                        await self.compiler.wait(Table(entries[0]).game)  # which needs the rules
                live = LiveTable(self, await rebuild(self, entries), run_bots_and_clocks)
            except Refused:
                raise
            except DAMAGED as error:
                log.error(
                    "Table %s cannot be read (%s); `serai admin check` tells more.",
                    logs.tag(table),
                    type(error).__name__,
                )
                raise Refused(Why.UNREADABLE_TABLE()) from None
            await live.resume(self._gaps)
            self._add(live)
        finally:
            self._opening.pop(table, None)
        if self.store.shared:
            await live.catch_up()  # what came between reading and being in the list
        return live

    def _add(self, live: LiveTable) -> None:
        self._live[live.id] = live
        self._added += live.weight
        if self._added > self._budget // 16 or len(self._live) > self.settings.tables_in_memory:
            self.trim()

    @property
    def _budget(self) -> int:
        """What tables may weigh, so that the process does not take more for them than it was given."""
        return int(self.settings.memory_megabytes * 1_000_000 / HELD_BACK)

    def trim(self) -> None:
        """Let go of tables, those used longest ago first, until they fit into their memory."""
        self._added, old = 0, time.monotonic() - FRESH_SECONDS
        excess = len(self._live) - self.settings.tables_in_memory
        weight = sum(live.weight for live in self._live.values()) - self._budget
        for live in [live for live in self._live.values() if live.still]:
            if excess <= 0 and weight <= 0:
                return
            if live.idle and live.used < old:
                weight -= live.weight
                excess -= 1
                del self._live[live.id]
            elif weight > 0:
                weight -= live.weight - LIGHTEST
                live.unload()

    def in_memory(self, table: str) -> LiveTable | None:
        """The live table, if there is one now."""
        return self._live.get(table)

    async def _write_rows(self, least: float) -> None:
        """Write the rows of tables that have been behind their logs for so long."""
        for live in [live for live in self._live.values() if live.lag is not None and live.lag >= least]:
            try:
                await live.write_row()
            except (Refused, Unstored) as error:
                log.error("The row of a table could not be written: %s.", error)

    @contextlib.asynccontextmanager
    async def rewriting(self, table: str) -> AsyncIterator[None]:
        """While the log of a table is written anew nothing else happens at it; then it is read again."""
        live = self._live.get(table)
        async with contextlib.nullcontext() if live is None else live.lock:
            yield
            if live is not None:
                live.reload()
        await self.store.retell(table)  # other processes have it in memory too

    def _prepared(self, game: str) -> None:
        """More of a game is compiled: tables that wait for it are told, and start when they can."""
        for live in self._live.values():
            live.prepared(game)

    def _on_remote_entries(self, table: str, seq: int) -> None:
        """Another process has written to a table; an empty name means that anything may have changed."""
        self.lobby.touch(table)
        if not seq:  # its log was written anew, or may have been
            for known in [self._live[table]] if table in self._live else [] if table else self._live.values():
                self._start_task(self._reload(known))
        lives = [self._live.get(table)] if table else list(self._live.values())
        for live in lives:
            if live is not None and (not table or seq > live.seq):
                self._start_task(self._catch_up(live))

    def _on_remote_guests(self, table: str, process: str, guests: frozenset[str]) -> None:
        """Another process tells who is connected to it at a table."""
        live = self._live.get(table)
        if process != self.owner:
            self.notifier.remote_presence.update(table, process, guests)
            if live is not None:
                live.hear(process, guests)

    def announce(self, live: LiveTable) -> None:
        """Tell other processes who is connected to this one at a table."""
        if self.store.shared:
            self._start_task(self._announce(live))

    async def _announce(self, live: LiveTable) -> None:
        try:
            await self.store.announce(live.id, self.owner, sorted(live.connected()))
        except Unstored as error:
            log.error("Other processes could not be told who is here: %s.", error)
        except Exception:
            log.exception("Who is at table %s could not be told to other processes.", logs.tag(live.id))

    @staticmethod
    async def _reload(live: LiveTable) -> None:
        async with live.lock:
            live.reload()

    async def _catch_up(self, live: LiveTable) -> None:
        try:
            await live.catch_up()
        except Refused:
            pass  # said once, where its log was read
        except Unstored as error:
            log.error("A table could not be brought up to date: %s.", error)
        except Exception:
            log.exception("Table %s could not be brought up to date.", logs.tag(live.id))

    # ------------------------------------------------------------------ tables

    async def open_table(
        self,
        wanted: m.NewTable,
        guest: str,
        *,
        id: str | None = None,
        kept: Mapping[int, tuple[str, str]] | None = None,
        bots: Mapping[int, str] | None = None,
        again: Deal | None = None,
        unseated: bool = False,
    ) -> LiveTable:
        """A new table with its opener and its bots on their seats; `again` is the deal of an earlier one.

        `unseated`: the opener's seat is kept as those of the others.
        """
        calendars.check(wanted.clock)
        source = self.source(guest)
        if wanted.rated:
            self.require_member(guest)
        await self._require_few_tables(guest, source, wanted.public)
        try:
            if wanted.position is not None:
                await self.compiler.wait(Game(rulebook_for(wanted, again)))
            opening = Table.opening(wanted, kept, source, again)
        except Refused:
            raise
        except SeraiError as error:
            raise Refused(Why.BAD_TABLE(hint=str(error))) from None
        name, by = await self.members.rightful_name(guest), self.display_names.known_as(guest)
        table = Table(LogEntry(id or new_table_id(), 1, opening.kind, opening.data, self.clock.now(), guest))
        entries = [table.history.last]
        own = [seat for seat, who in (kept or {}).items() if who[0] == guest] or ([0] if wanted.sit else [])
        own = [] if unseated else own
        if wanted.rated and len(own) > 1:
            raise Refused(Why.RATED_ONCE())
        names = [name, *(f"{name} {number}" for number in range(2, len(own) + 1))]
        drafts = [
            Draft(Kind.SAT, {"seat": seat, "name": named, "source": source, **(member_in(by) if named == name else {})})
            for seat, named in zip(own, names, strict=False)
        ]
        drafts += [Draft(Kind.FILLED, {"seat": seat, "bot": bot}) for seat, bot in (bots or {}).items()]
        free = [seat.number for seat in table.seats if seat.number not in own]
        if len(wanted.bots) > len(free):
            raise Refused(Why.TOO_MANY_BOTS(free=len(free), bots=len(wanted.bots)))
        for bot in wanted.bots:
            drafts += table.decide(m.Fill(id="open", type="fill", bot=bot, seat=free.pop()), guest, name)
        for draft in drafts:
            entry = LogEntry(table.id, table.seq + 1, draft.kind, draft.data, self.clock.now(), guest)
            table.apply(entry)
            entries.append(entry)
        self.limits.stored.spend(guest, BYTES_OF_A_ROW + sum(entry.size for entry in entries))
        await self.store.append(Commit(table.id, entries, table.row(self.away), [guest]))
        live = LiveTable(self, table, run_bots_and_clocks)
        self._add(live)
        self.lobby.touch(live.id)
        return live

    async def open_tournament_table(
        self,
        id: str,
        wanted: m.NewTable,
        opener: str,
        people: Mapping[int, tuple[str, str]],
        bots: Mapping[int, str],
        place: Place,
    ) -> None:
        """A table of a tournament: everybody sits, and the game begins; Conflict if it is there already."""
        opening, now = Table.opening(wanted, place=place), self.clock.now()
        table = Table(LogEntry(id, 1, opening.kind, opening.data, now, opener))
        entries, items = [table.history.last], []

        def add(draft: Draft, guest: str | None = None) -> None:
            entries.append(LogEntry(id, table.seq + 1, draft.kind, draft.data, now, guest))
            items.append(table.apply(entries[-1]))

        for seat, (guest, name) in people.items():
            sat = {"seat": seat, "name": table.own_name(name), "source": None}
            add(Draft(Kind.SAT, {**sat, **member_in(self.display_names.known_as(guest))}), guest)
        for seat, bot in bots.items():
            add(Draft(Kind.FILLED, {"seat": seat, "bot": bot}))
        add(table.deal() if self.compiler.ready(table.game) else Draft(Kind.CALLED))
        self.limits.stored.spend(opener, BYTES_OF_A_ROW + sum(entry.size for entry in entries))
        notifications = self.notifier.notifications_for(
            table, items, frozenset(), None
        )  # those who are there by then are not called
        members = [guest for guest, _ in people.values()]
        await self.store.append(Commit(id, entries, table.row(self.away), members, notifications))

    def source(self, guest: str) -> str:
        """The network of a guest, in a form that tells nobody which."""
        return self.signer.source(self.limits.networks.of(guest))

    async def _require_few_tables(self, guest: str, source: str, public: bool) -> None:
        """Refuse a guest who has, or whose network has, too many tables that are not over."""
        most = self.settings.tables_per_guest
        if not most:
            return
        if (
            await self.store.unfinished(guest) >= most
            or await self.store.unfinished_of(source) >= most * VISITORS_OF_A_NETWORK
        ):
            raise Refused(Why.TOO_MANY_TABLES())
        if public and await self.store.public(guest) >= MOST_PUBLIC:
            raise Refused(Why.TOO_MANY_PUBLIC(most=MOST_PUBLIC))
        if public and await self.store.public_of(source) >= MOST_PUBLIC * VISITORS_OF_A_NETWORK:
            raise Refused(Why.TOO_MANY_PUBLIC(most=MOST_PUBLIC * VISITORS_OF_A_NETWORK))

    async def rematch(self, live: LiveTable, table: str, guest: str) -> None:
        """Open the table that a rematch has named, unless it exists: whoever asks first sits down first."""
        if table in self._live or await self.store.read(table):
            return

        def read(old: Table) -> tuple[m.NewTable, dict[int, tuple[str, str]], dict[int, str]]:
            kept = {seat.number: (seat.holder, seat.name or "") for seat in old.seats if seat.holder is not None}
            mine = next(iter(old.seats_of(guest)), None)
            if mine is not None and old.seats[mine].holder != guest:
                kept[mine] = (guest, old.seats[mine].name or "")  # the device that asks is the one that is here
            bots = {s.number: known_bot(s.bot, old.game) for s in old.seats if s.holder is None and s.bot}
            return m.NewTable(**old.settings()), kept, bots

        wanted, kept, bots = await live.read(read)
        with contextlib.suppress(Conflict):
            await self.open_table(wanted, guest, id=table, kept=kept, bots=bots)

    async def command(
        self,
        live: LiveTable,
        guest: str | None,
        command: m.Command,
        acknowledge: Callable[[Acked], None] | None = None,
    ) -> Acked:
        """Do what a guest asks for, within the limits; `acknowledge` comes before what everybody is told of it."""
        known = self._admit(guest, command)
        if isinstance(command, (*TALK, m.Hush)):
            return await self._talk(live, known, command, acknowledge)
        name = await self.name(known)
        if isinstance(command, m.Sit):
            if command.name is not None:
                await self.members.require_name(known, command.name)
            source, name = self.source(known), await self.members.rightful_name(known)
            by = self.display_names.known_as(known)
            async with self._sit_lock:  # who asks for many seats at once is counted all the same
                await self._require_few_waits(live, source)
                await self._require_one_table_of_a_deal(live, known)
                if command.instead is None:
                    await self._require_rated_seat(live, known, source)
                return await live.command(known, name, command, source, acknowledge, by)
        if not isinstance(command, m.Rematch):
            return await live.command(known, name, command, acknowledge=acknowledge)
        ack = await live.command(known, name, command)
        if ack.table is not None:
            await self.rematch(live, ack.table, known)
        if acknowledge is not None:  # not before there is the table that it tells of
            acknowledge(ack)
        return ack

    async def _talk(
        self, live: LiveTable, guest: str, command: m.Command, acknowledge: Callable[[Acked], None] | None
    ) -> Acked:
        """Say something, react to something, or hush somebody as the host."""
        if isinstance(command, m.Hush):
            whom = await live.read(lambda table: table.talk.guest(command.by))
            return await live.command(guest, "", command, self.source(whom), acknowledge)
        self.moderation.require_speech(guest)
        name, by = await self.members.rightful_name(guest), self.display_names.known_as(guest)
        return await live.command(guest, name, command, self.source(guest), acknowledge, by)

    def enqueue(
        self,
        live: LiveTable,
        guest: str | None,
        command: m.Play | m.Undo,
        acknowledge: Callable[[Acked], None],
        done: Callable[[Exception | None], None],
        context: Context,
    ) -> None:
        """As `command`, for what is done again and again during a game: who asks is called, and no task waits."""
        known = self._admit(guest, command)
        live.commands.put(QueuedCommand(known, "", command, "", acknowledge, done, context=context))

    def _admit(self, guest: str | None, command: m.Command) -> str:
        """A guest who may ask for something within the limits, or a refusal."""
        known = self.known(guest)
        steps = len(command.steps) if isinstance(command, m.Play) else 0
        self.limits.commands.take(known, min(1.0 + steps / STEPS_OF_A_COMMAND, self.limits.commands.each.burst))
        if type(command) in TALK:
            (self.limits.reactions if isinstance(command, m.React) else self.limits.chats).take(known)
        self.require_storage(known)
        return known

    def require_storage(self, guest: str) -> None:
        """Refuse a guest for whom enough was stored today."""
        if not self.limits.stored.has(guest):
            raise Refused(Why.MUCH_STORED())

    async def _require_few_waits(self, live: LiveTable, source: str) -> None:
        """Refuse a network that waits at many tables of others one more; a household may sit together."""
        most = self.settings.waits_per_address
        counts = await live.read(lambda table: table.public and source not in (table.source, *table.sitters()))
        if most and counts and await self.store.waits_of(source) >= most:
            raise Refused(Why.TOO_MANY_WAITS(most=most))

    async def _require_one_table_of_a_deal(self, live: LiveTable, guest: str) -> None:
        """Refuse a seat to somebody who plays the same deal elsewhere: one game would tell them of the other."""
        deal = await live.read(lambda table: table.origin)
        if deal is not None and set(await self.at_deal(deal, guest)) - {live.id}:
            raise Refused(Why.DEAL_GOES_ON())

    async def _require_rated_seat(self, live: LiveTable, guest: str, source: str) -> None:
        """Refuse a seat at a rated table to who is no member, has one already or comes from another's network."""
        if await live.read(lambda table: table.rated):
            self.require_member(guest)
            await live.read(lambda table: table.require_rated_seat(guest, source, self.settings.rated_per_address))

    def require_member(self, guest: str) -> None:
        """Refuse a rated game to somebody who has no account."""
        if not self.signer.is_member(guest):
            raise Refused(Why.RATED_MEMBERS())

    async def at_deal(self, deal: str, guest: str) -> dict[str, Table]:
        """The tables that are not over at which a guest sits to play a deal again."""
        found = [id for (id,) in await self.store.rows(queries.UNFINISHED_OF_A_DEAL, deal, guest)]
        tables = [await (await self.current(id)).read(lambda table: table) for id in found]
        return {table.id: table for table in tables if table.seats_of(guest)}

    async def preview(self, live: LiveTable, guest: str | None, wanted: m.Try) -> m.Trial:
        """What steps on a guest's own seat would lead to; nothing is played, nothing stored."""
        known = self.known(guest)
        self.limits.tries.take(known)
        knowledge = await live.read(lambda table: table.knowledge(wanted.seat, known, wanted.token, ahead=wanted.ahead))
        return m.Trial(id=wanted.id, **await self.in_thread(preview_steps, knowledge, wanted.steps))

    async def hint(self, live: LiveTable, guest: str | None, asked: m.AskHint) -> m.Hint:
        """What the strongest bot would do on a guest's own seat, from what that seat knows."""
        known = self.known(guest)
        self.limits.hints.take(known)
        self.metrics.hints.add()

        def read(table: Table) -> Knowledge:
            if not table.aids:
                raise Refused(Why.NO_AIDS())
            knowledge = table.knowledge(asked.seat, known, asked.token)
            if not knowledge.legal_actions():
                raise Refused(EveryGame.NOT_YOUR_TURN(seat=asked.seat, seats=list(table.waiting())))
            return knowledge

        knowledge: Knowledge = await live.read(read)
        if not self.compiler.ready(knowledge.game, SEARCH):
            self.compiler.prioritise(knowledge.game, SEARCH)
            raise Refused(Why.BEING_PREPARED())
        bot, seed = level_names(knowledge.game)[-1], f"hint {asked.token}"
        candidates = await self.bot_pool.suggest(knowledge, bot, seed, self.owner_of(known, live.id))
        return m.Hint(candidates=[m.Advice(**one) for one in candidates])

    async def coach(self, live: LiveTable, guest: str, asked: m.AskCoach) -> m.Coaching:
        """Whether the last choice of a guest's own seat gave much away, by what the seat knew before it."""
        self.limits.hints.take(guest)
        self.metrics.hints.add()

        def read(table: Table) -> Match:
            table.seat(asked.seat).require_holder(guest)
            if not table.aids:
                raise Refused(Why.NO_AIDS())
            if any(seat.number != asked.seat and seat.stage is not SeatStage.BOT for seat in table.seats):
                raise Refused(Why.NOT_ALONE())
            return table.look_back(guest, asked.seat, False).copy()

        match: Match = await live.read(read)
        if not self.compiler.ready(match.game, SEARCH):
            self.compiler.prioritise(match.game, SEARCH)
            raise Refused(Why.BEING_PREPARED())
        choices = await self.in_thread(last_choices, match, asked.seat, asked.steps)
        found = await self.bot_pool.review(choices, f"coach {match.length}", self.owner_of(guest, live.id))
        return m.Coaching() if found is None else m.Coaching(**found)

    async def knowledge(self, live: LiveTable, guest: str, seat: int) -> m.SeatKnowledge:
        """What a guest's own seat knows now, as a position in which the rest is imagined."""
        self.limits.tries.take(guest)
        token, knowledge = await live.read(lambda table: (table.token, table.knowledge(seat, guest, table.token)))
        return m.SeatKnowledge(seat=seat, token=token, position=await self.in_thread(knowledge.position))

    async def moves(self, live: LiveTable, guest: str, seat: int) -> str:
        """The complete moves that a guest's own seat could make, where the table allows such aids: a messages.Moves."""
        self.limits.tries.take(guest)

        def read(table: Table) -> tuple[bool, int, State | None]:
            table.seat(seat).require_holder(guest)
            return table.aids, table.token, table.match.state if table.aids and table.match is not None else None

        allowed, token, state = await live.read(read)

        def tell() -> str:
            found = [] if state is None else state.rulebook.moves(state, seat)
            return as_json({"allowed": allowed, "token": token, "moves": found})

        return await self.in_thread(tell)

    def owner_of(self, guest: str | None, table: str) -> tuple[str, str, str]:
        """Whose share of the thinking something takes: a network's, in it a visitor's, of that a table's."""
        return self.limits.networks.of(guest), guest or "", table

    @staticmethod
    def known(guest: str | None) -> str:
        """A guest who has an identity, or a refusal."""
        if guest is None:
            raise Refused(Why.NO_IDENTITY())
        return guest

    async def lines(self, query: TableQuery, guest: str | None) -> list[m.TableLine]:
        """The tables of a list."""
        lines = []
        for about in await self.store.tables(query, guest or "", LISTED):
            try:
                lines.append(m.TableLine.model_validate_json(about))
            except ValidationError:
                log.error("A row in the list of tables is damaged; `serai admin check` tells which.")
        return sorted(lines, key=lambda line: line.updated, reverse=True)

    # ------------------------------------------------------------------ guests

    async def name(self, guest: str) -> str:
        """A guest's display name."""
        name = self._names.get(guest)
        if name is None:
            name = await self.store.guest_name(guest)
            if name is None:
                return await self.give_name(guest)
            self._remember(guest, name)
        return name

    async def give_name(self, guest: str) -> str:
        """A made-up name for a guest."""
        name = new_name()
        self.limits.stored.spend(guest, BYTES_OF_AN_ENTRY)
        await self.store.name_guest(guest, name, self.clock.now())
        self._remember(guest, name)
        return name

    async def rename(self, guest: str, name: str) -> str:
        """Give a guest another display name, on the seats of games that are not over too."""
        line = one_line(name)
        if not line:
            raise Refused(Why.BAD_NAME())
        self.require_storage(guest)
        before = await self.name(guest)
        if line != before:
            await self.members.rename(guest, line)
        self.limits.stored.spend(guest, BYTES_OF_AN_ENTRY)
        await self.store.name_guest(guest, line, self.clock.now())
        self._remember(guest, line)
        for table in await self.lines(TableQuery.MINE, guest):
            named = any(one.startswith(before) for one in table.names)
            if named and before != line and table.stage in (TableStage.OPEN, TableStage.PLAYING):
                with contextlib.suppress(Refused):  # a table that cannot be read says so to those who open it
                    await (await self.live_table(table.id)).rename(guest, before, line)
        if line != before:
            await self.scheduler.rename(guest, line)
        return line

    def forget_name(self, guest: str) -> None:
        """Somebody is no more."""
        self._names.pop(guest, None)

    def _remember(self, guest: str, name: str) -> None:
        self._names[guest] = name
        self._names.move_to_end(guest)
        if len(self._names) > MOST_NAMES:
            self._names.popitem(last=False)

    def weight(self) -> tuple[int, int]:
        """How many tables this process has in memory, and about how many bytes they weigh."""
        return len(self._live), sum(live.weight for live in self._live.values())

    def _observe_choice(self, level: str, waited: float, thought: float) -> None:
        """A bot has chosen."""
        self.metrics.bot_wait.observe(waited)
        self.metrics.bot_think.observe(thought, level)

    def hang_up(self, guest: str) -> None:
        """End the live connections of somebody who may have been signed out."""
        for live in self._live.values():
            for watcher in [watcher for watcher in live.watchers if watcher.guest == guest]:
                watcher.hang_up()
        self.lobby.hang_up(guest)

    def sits(self, guest: str, table: str) -> bool:
        """Whether a guest has a seat at a table that is in memory."""
        live = self._live.get(table)
        return live is not None and live.seats(guest)

    def present(self) -> set[str]:
        """The guests with a live connection to this process."""
        return {w.guest for live in self._live.values() for w in live.watchers if w.guest is not None}

    async def last_seen(self, guests: Sequence[str]) -> dict[str, float]:
        """When guests were last here: now, if they are connected."""
        if not guests:
            return {}
        here, now = self.present(), self.clock.now()
        return {**await self.store.last_seen(guests), **{guest: now for guest in guests if guest in here}}

    # ------------------------------------------------------------------ looking after tables

    def bots_wait(self, live: LiveTable) -> float:
        """How many seconds the bots of a table wait now; of those alone few go on at a time."""
        if live.stores_too_much:
            return STORED_SECONDS
        if not live.unattended:
            return 0.0
        unattended = [not other.still for other in self._live.values() if other.unattended]
        return (
            0.0
            if sum(unattended) < MOST_UNATTENDED
            else UNATTENDED_SECONDS * max(1.0, len(unattended) / MOST_UNATTENDED)
        )

    def postpone_bots(self, live: LiveTable, seconds: float) -> None:
        """Let bots wait for a while."""
        self._start_task(self._postpone_bots(live.id, seconds, live.seq))

    async def _postpone_bots(self, table: str, seconds: float, seen: int) -> None:
        with contextlib.suppress(Unstored):
            await self.store.postpone(table, self.clock.now() + seconds, seen)

    def note(self, guest: str) -> None:
        """Somebody has come or gone: stored with the next heartbeat."""
        self._left.add(guest)

    async def _run_presence(self) -> None:
        while True:
            await asyncio.sleep(self.heartbeat)
            try:
                guests, self._left = sorted(self.present() | self._left), set()
                if guests:
                    await self.store.saw(guests, self.clock.now())
                if self.store.shared:
                    for live in [live for live in self._live.values() if live.watchers]:
                        live.drop_dead_processes()
                        await self._announce(live)
            except Unstored as error:
                log.error("Who is here could not be noted: %s.", error)
            except Exception:
                log.exception("Who is here could not be noted.")

    async def _run_sweeps(self) -> None:
        """Background task: find tables whose bots or clocks need somebody, and look after them."""
        while True:
            try:
                self.trim()
                await self._write_rows(BEHIND_SECONDS)
                busy = [live.id for live in self._live.values() if not live.still]
                due = await self.store.claim_due(self.owner, self.clock.now(), LEASE_SECONDS, SWEEP_TABLES, busy)
                await asyncio.gather(*map(self._automate, due))
            except Unstored as error:
                log.error("The tables that need attention could not be found: %s.", error)
            except Exception:
                log.exception("The tables that need attention could not be found.")
            await asyncio.sleep(SWEEP_SECONDS)

    async def _automate(self, table: str) -> None:
        try:
            async with asyncio.timeout(SWEEP_SECONDS):
                live = await self.live_table(table)
            live.run_bots_and_clocks_soon()
        except TimeoutError:  # its game is being prepared: the others do not wait for that
            await self.store.postpone(table, self.clock.now() + SWEEP_SECONDS)
        except Unstored:
            raise
        except Refused:
            await self.store.postpone(table, None)  # its log does not replay: said once, where it was read
        except Exception:
            log.exception("Table %s could not be looked after.", logs.tag(table))
            await self.store.postpone(table, None)  # `serai admin check` tells what is wrong with it
