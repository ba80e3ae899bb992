"""Opening tables: by a visitor, for a rematch, for a group that was put together, or for a round of a tournament."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping, Sequence

from serai.bots import known_bot
from serai.engine.errors import SeraiError
from serai.engine.game import Game
from serai.server.base.errors import Conflict, Refused, Why
from serai.server.base.rate_limits import VISITORS_OF_A_NETWORK
from serai.server.bots.compilation import GameCompiler
from serai.server.people.directory import Directory
from serai.server.people.names import Names
from serai.server.protocol import messages as m
from serai.server.services import Services
from serai.server.storage import queries
from serai.server.storage.entries import BYTES_OF_A_ROW, Commit, Draft, Kind, LogEntry
from serai.server.tables import calendars
from serai.server.tables.live.commits import Change
from serai.server.tables.live.live_table import LiveTable
from serai.server.tables.live.registry import TableRegistry
from serai.server.tables.table import Deal, Place, Table, member_in, new_table_id, rulebook_for

MOST_PUBLIC = 5  # tables of one visitor that wait for players in the public list


class TableOpener:
    """Opens tables, within the limits of whoever asks."""

    def __init__(
        self, services: Services, registry: TableRegistry, names: Names, directory: Directory, compiler: GameCompiler
    ) -> None:
        self._services, self._store, self._clock = services, services.store, services.clock
        self._limits, self._settings = services.limits, services.settings
        self._registry, self._names, self._directory, self._compiler = registry, names, directory, compiler
        self._sit_lock = asyncio.Lock()

    async def open(
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
        source = self._services.source(guest)
        if wanted.rated:
            self._directory.require_member(guest)
        await self._require_few_tables(guest, source, wanted.public)
        try:
            if wanted.position is not None:
                await self._compiler.wait(Game(rulebook_for(wanted, again)))
            opening = Table.opening(wanted, kept, source, again)
        except Refused:
            raise
        except SeraiError as error:
            raise Refused(Why.BAD_TABLE(hint=str(error))) from None
        name, by = await self._names.rightful(guest), self._names.known_as(guest)
        change = self._begin(id or new_table_id(), opening, guest)
        table = change.table
        own = [seat for seat, who in (kept or {}).items() if who[0] == guest] or ([0] if wanted.sit else [])
        own = [] if unseated else own
        if wanted.rated and len(own) > 1:
            raise Refused(Why.RATED_ONCE())
        names = [name, *(f"{name} {number}" for number in range(2, len(own) + 1))]
        for seat, named in zip(own, names, strict=False):
            sat = {"seat": seat, "name": named, "source": source, **(member_in(by) if named == name else {})}
            self._add(change, [Draft(Kind.SAT, sat)], guest)
        for seat, bot in (bots or {}).items():
            self._add(change, [Draft(Kind.FILLED, {"seat": seat, "bot": bot})], guest)
        free = [seat.number for seat in table.seats if seat.number not in own]
        if len(wanted.bots) > len(free):
            raise Refused(Why.TOO_MANY_BOTS(free=len(free), bots=len(wanted.bots)))
        for bot in wanted.bots:
            self._add(
                change, table.decide(m.Fill(id="open", type="fill", bot=bot, seat=free.pop()), guest, name), guest
            )
        change.commit.members.append(guest)
        change.by.add(guest)
        await self._registry.create(change)
        self._limits.stored.spend(guest, BYTES_OF_A_ROW)
        return await self._registry.get(table.id)

    async def open_for_tournament(
        self,
        id: str,
        wanted: m.NewTable,
        opener: str,
        people: Mapping[int, tuple[str, str]],
        bots: Mapping[int, str],
        place: Place,
    ) -> None:
        """A table of a tournament: everybody sits, and the game begins; Conflict if it is there already."""
        change = self._begin(id, Table.opening(wanted, place=place), opener)
        table = change.table
        for seat, (guest, name) in people.items():
            sat = {"seat": seat, "name": table.own_name(name), "source": None}
            self._add(change, [Draft(Kind.SAT, {**sat, **member_in(self._names.known_as(guest))})], guest)
            change.commit.members.append(guest)
        self._add(change, [Draft(Kind.FILLED, {"seat": seat, "bot": bot}) for seat, bot in bots.items()])
        self._add(change, [table.deal() if self._compiler.ready(table.game) else Draft(Kind.CALLED)])
        await self._registry.create(change, keep=False)
        self._limits.stored.spend(opener, BYTES_OF_A_ROW)

    async def rematch(self, live: LiveTable, table: str, guest: str) -> None:
        """Open the table that a rematch has named, unless it exists: whoever asks first sits down first."""
        if self._registry.in_memory(table) is not None or await self._store.read(table):
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
            await self.open(wanted, guest, id=table, kept=kept, bots=bots)

    # ------------------------------------------------------------------ the first entries

    def _begin(self, id: str, opening: Draft, guest: str) -> Change:
        table = Table(LogEntry(id, 1, opening.kind, opening.data, self._clock.now(), guest))
        return Change(table, Commit(id, [table.history.last]))

    def _add(self, change: Change, drafts: Sequence[Draft], guest: str | None = None) -> None:
        table = change.table
        for draft in drafts:
            entry = LogEntry(table.id, table.seq + 1, draft.kind, draft.data, table.opened, guest)
            change.items.append(table.apply(entry))
            change.commit.entries.append(entry)

    # ------------------------------------------------------------------ limits

    async def _require_few_tables(self, guest: str, source: str, public: bool) -> None:
        """Refuse a guest who has, or whose network has, too many tables that are not over."""
        most, store = self._settings.tables_per_guest, self._store
        if not most:
            return
        if await store.unfinished(guest) >= most or await store.unfinished_of(source) >= most * VISITORS_OF_A_NETWORK:
            raise Refused(Why.TOO_MANY_TABLES())
        if public and await store.public(guest) >= MOST_PUBLIC:
            raise Refused(Why.TOO_MANY_PUBLIC(most=MOST_PUBLIC))
        if public and await store.public_of(source) >= MOST_PUBLIC * VISITORS_OF_A_NETWORK:
            raise Refused(Why.TOO_MANY_PUBLIC(most=MOST_PUBLIC * VISITORS_OF_A_NETWORK))

    @contextlib.asynccontextmanager
    async def sitting_down(self, live: LiveTable, guest: str, *, moves: bool) -> AsyncIterator[None]:
        """Refuse a seat to who has, or whose network has, too many; who asks for many at once waits for each.

        `moves`: from one seat of the same table to another.
        """
        source = self._services.source(guest)
        async with self._sit_lock:
            await self._require_few_waits(live, source)
            deal = await live.read(lambda table: table.origin)
            if deal is not None and set(await self.at_deal(deal, guest)) - {live.id}:
                raise Refused(Why.DEAL_GOES_ON())  # one game would tell them of the other
            if not moves and await live.read(lambda table: table.rated):
                self._directory.require_member(guest)
                most = self._settings.rated_per_address
                await live.read(lambda table: table.require_rated_seat(guest, source, most))
            yield

    async def _require_few_waits(self, live: LiveTable, source: str) -> None:
        """Refuse a network that waits at many tables of others one more; a household may sit together."""
        most = self._settings.waits_per_address
        counts = await live.read(lambda table: table.public and source not in (table.source, *table.sitters()))
        if most and counts and await self._store.waits_of(source) >= most:
            raise Refused(Why.TOO_MANY_WAITS(most=most))

    async def at_deal(self, deal: str, guest: str) -> dict[str, Table]:
        """The tables that are not over at which a guest sits to play a deal again."""
        found = [id for (id,) in await self._store.rows(queries.UNFINISHED_OF_A_DEAL, deal, guest)]
        tables = [await (await self._registry.current(id)).read(lambda table: table) for id in found]
        return {table.id: table for table in tables if table.seats_of(guest)}
