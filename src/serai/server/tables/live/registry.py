"""The registry of live tables: it reads them from their logs when somebody needs them, and lets go of the unused."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator, Sequence

from serai.engine.errors import SeraiError
from serai.server.base import logs
from serai.server.base.errors import Refused, Unstored, Why
from serai.server.bots.compilation import GameCompiler
from serai.server.people.directory import Directory
from serai.server.protocol import messages as m
from serai.server.services import Services
from serai.server.storage.entries import Draft, Kind
from serai.server.tables.live.commits import Change, CommitBus
from serai.server.tables.live.live_table import LIGHTEST, LiveTable, rebuild
from serai.server.tables.table import DAMAGED, Table
from serai.server.uptime import Uptime

HELD_BACK = 1.8  # times what tables weigh is what the process takes for them, after many have come and gone
FRESH_SECONDS = 5.0  # after which a live table that somebody has asked for may be dropped
WEIGH_SECONDS = 10.0  # between looks at what all tables weigh: a second's look was half of the work of an idle server
ROW_SECONDS = 1.0  # between looks for rows that are behind
BEHIND_SECONDS = 5.0  # that the row of a table may be behind its log
TOO_OFTEN = 429
log = logging.getLogger("serai.server")


class TableRegistry:
    """The tables that this process has in memory."""

    def __init__(
        self, services: Services, bus: CommitBus, compiler: GameCompiler, directory: Directory, uptime: Uptime
    ) -> None:
        self._services, self._store = services, services.store
        self._bus, self._compiler, self._directory, self._uptime = bus, compiler, directory, uptime
        self._live: OrderedDict[str, LiveTable] = OrderedDict()  # used longest ago first
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._added = 0  # bytes of live tables since the last look at their weight
        bus.elsewhere.append(self._on_remote_entries)

    def open(self) -> None:
        """Begin to keep memory and rows tidy."""
        self._services.background.every(WEIGH_SECONDS, "Letting go of tables", self._trim_again)
        self._services.background.every(ROW_SECONDS, "Writing the rows of tables", self._write_rows_behind)

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(tuple(self._live.values()))

    # ------------------------------------------------------------------ finding tables

    def in_memory(self, table: str) -> LiveTable | None:
        """The live table, if there is one now."""
        return self._live.get(table)

    async def get(self, table: str) -> LiveTable:
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
        return await self.get(table)  # another asked first, for whom enough was replayed

    async def current(self, table: str) -> LiveTable:
        """The live table, with all that other processes have written."""
        live = await self.get(table)
        if self._store.shared:
            await live.catch_up()
        return live

    def sits(self, guest: str, table: str) -> bool:
        """Whether a guest has a seat at a table that is in memory."""
        live = self._live.get(table)
        return live is not None and bool(live.known.seats_of(guest))

    async def _load(self, table: str) -> LiveTable:
        try:
            try:
                entries = await self._store.read(table)
                if any(entry.kind is Kind.STARTED for entry in entries):
                    with contextlib.suppress(SeraiError):  # what is wrong with it is told when it is replayed
                        await self._compiler.wait(Table(entries[0]).game)  # which needs the rules
                live = self._new(await rebuild(self._services.thread, entries))
            except Refused:
                raise
            except DAMAGED as error:
                log.error(
                    "Table %s cannot be read (%s); `serai admin check` tells more.",
                    logs.tag(table),
                    type(error).__name__,
                )
                raise Refused(Why.UNREADABLE_TABLE()) from None
            await live.submit(None, self._missed)
            self._add(live)
        finally:
            self._opening.pop(table, None)
        if self._store.shared:
            await live.catch_up()  # what came between reading and being in the list
        return live

    def _missed(self, table: Table) -> Sequence[Draft]:
        """The times when no server was up, which the log does not have yet: they count against nobody."""
        if not table.waiting_persons() or table.clocks.rules.kind == "none":
            return ()
        gaps = [gap for gap in self._uptime.gaps if gap[1] > table.reached]
        return [Draft(Kind.RESUMED, {"began": began, "ended": ended}) for began, ended in gaps]

    # ------------------------------------------------------------------ new tables

    def _new(self, table: Table) -> LiveTable:
        return LiveTable(table, self._services, self._bus, self._compiler, self._directory.marks)

    def keep(self, table: Table) -> LiveTable:
        """Keep a table that was opened just now in memory."""
        live = self._new(table)
        self._add(live)
        return live

    async def create(self, change: Change, *, keep: bool = True) -> None:
        """Store a new table; Conflict if there is one with its id. `keep`: in memory, for its opener is coming."""
        self._bus.prepare(change)
        change.commit.row = change.table.row(self._services.settings.away_seconds)
        await self._store.append(change.commit)
        if keep:
            self.keep(change.table)
        self._bus.committed(change)

    @contextlib.asynccontextmanager
    async def rewriting(self, table: str) -> AsyncIterator[None]:
        """While the log of a table is written anew nothing else happens at it; then it is read again."""
        live = self._live.get(table)
        async with contextlib.nullcontext() if live is None else live.exclusive():
            yield
        await self._store.retell(table)  # other processes have it in memory too

    # ------------------------------------------------------------------ what comes from elsewhere

    def _on_remote_entries(self, table: str, seq: int) -> None:
        """Another process has written to a table; an empty name means that anything may have changed."""
        found = [self._live.get(table)] if table else list(self._live.values())
        for live in found:
            if live is None:
                continue
            if not seq:  # its log was written anew, or may have been
                self._services.background.start(self._catch_up(live, anew=True))
            elif seq > live.known.seq:
                self._services.background.start(self._catch_up(live))

    async def _catch_up(self, live: LiveTable, *, anew: bool = False) -> None:
        try:
            if anew:
                await live.reload()
            await live.catch_up()
        except Refused:
            pass  # said once, where its log was read
        except Unstored as error:
            log.error("A table could not be brought up to date: %s.", error)
        except Exception:
            log.exception("Table %s could not be brought up to date.", logs.tag(live.id))

    def compiled(self, game: str) -> None:
        """More of a game is compiled: tables that wait for it are told."""
        for live in self._live.values():
            if live.known.game.name == game:
                live.compiled()

    def hang_up(self, guest: str) -> None:
        """End the live connections of somebody who may have been signed out."""
        for live in self._live.values():
            live.audience.hang_up(guest)

    # ------------------------------------------------------------------ memory and rows

    def _add(self, live: LiveTable) -> None:
        self._live[live.id] = live
        self._added += live.weight
        if self._added > self._budget // 16 or len(self._live) > self._services.settings.tables_in_memory:
            self.trim()

    @property
    def _budget(self) -> int:
        """What tables may weigh, so that the process does not take more for them than it was given."""
        return int(self._services.settings.memory_megabytes * 1_000_000 / HELD_BACK)

    def weight(self) -> tuple[int, int]:
        """How many tables this process has in memory, and about how many bytes they weigh."""
        return len(self._live), sum(live.weight for live in self._live.values())

    def trim(self) -> None:
        """Let go of tables, those used longest ago first, until they fit into their memory."""
        self._added, old = 0, time.monotonic() - FRESH_SECONDS
        excess = len(self._live) - self._services.settings.tables_in_memory
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

    async def _trim_again(self) -> None:
        self.trim()

    async def _write_rows_behind(self) -> None:
        await self.write_rows(BEHIND_SECONDS)

    async def write_rows(self, least: float = 0.0) -> None:
        """Write the rows of tables that have been behind their logs for so long."""
        for live in self:
            if live.row.behind is not None and live.row.behind >= least:
                try:
                    await live.write_row()
                except (Refused, Unstored) as error:
                    log.error("The row of a table could not be written: %s.", error)
