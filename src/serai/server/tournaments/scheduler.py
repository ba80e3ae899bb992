"""The scheduler of tournaments: rounds begin and end by themselves; directors may decide otherwise.

A tournament in memory is a cache of its log. Whatever is done twice, by two processes or after a crash, is done once:
the key of the log decides who was first, and the tables of a round have their addresses before they are laid.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

from serai.bots import usual_bot
from serai.engine.errors import SeraiError
from serai.engine.game import Game
from serai.engine.registry import rulebook
from serai.engine.rulebook import Step
from serai.server.accounts.repository import AccountRepository
from serai.server.base.background import Periodic
from serai.server.base.errors import Conflict, Refused, Unstored, Why
from serai.server.base.guest_names import FORMER
from serai.server.base.stages import SeatStage, TableStage
from serai.server.people.bus import PeopleBus
from serai.server.protocol import messages as m
from serai.server.services import Services
from serai.server.storage.entries import Draft, Kind
from serai.server.storage.store import MOST_TRIES
from serai.server.tables.history import REMOVED
from serai.server.tables.live.broadcast import as_json
from serai.server.tables.live.commits import Change, CommitBus
from serai.server.tables.live.connections import Connections
from serai.server.tables.live.live_table import LiveTable
from serai.server.tables.live.registry import TableRegistry
from serai.server.tables.opening import TableOpener
from serai.server.tables.table import Place, Table
from serai.server.tournaments.repository import TournamentRepository
from serai.server.tournaments.tournament import (
    LEAST_PLAYERS,
    Tournament,
    TournamentDraft,
    TournamentEntry,
    TournamentKind,
)
from serai.tournaments import BOT, next_round

LOOK_SECONDS = 5.0  # between looks for tournaments that need somebody, if nothing is heard of them
SOON_SECONDS = 0.2  # after something has happened; one look for all of that time
ADVANCE_SECONDS = 1.0  # between looks while one of them is due: somebody is waited for, or a round begins soon
LEASE_SECONDS = 10.0
LOOKED_AFTER = 200  # tournaments at a time
MOST_CACHED = 300  # tournaments in memory
FRESH_SECONDS = 0.5  # how old what is shown may be where other processes write too
ABSENT_SECONDS = 5.0  # between two looks for who has not come
GRACE_SECONDS = 20.0  # for people to be back after a restart
UNSEEN_SECONDS = 75.0  # after which somebody is not at any process: more than two heartbeats
BYTES_OF_AN_ENTRY = 300
log = logging.getLogger("serai.server")


class CachedTournament:
    """A tournament in memory, with what everybody is shown of it."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.lock = asyncio.Lock()
        self.refreshed = time.monotonic()
        self.absent_checked = 0.0
        self._shown: tuple[int, str] | None = None

    def shown(self) -> str:
        """What everybody is shown, without its last brace: written once for all who look."""
        if self._shown is None or self._shown[0] != self.tournament.seq:
            self._shown = self.tournament.seq, as_json(self.tournament.info())[:-1]
        return self._shown[1]


class TournamentScheduler:
    """All tournaments of a server process."""

    def __init__(
        self,
        services: Services,
        bus: CommitBus,
        people: PeopleBus,
        registry: TableRegistry,
        connections: Connections,
        opener: TableOpener,
    ) -> None:
        self._services, self._clock, self._limits = services, services.clock, services.limits
        self._shared, self._process = services.store.shared, services.process
        self._registry, self._connections, self._opener = registry, connections, opener
        self.repository = TournamentRepository(services.store)
        self._accounts = AccountRepository(services.store)
        self._periodic = Periodic("Looking after tournaments", LOOK_SECONDS, self.look)
        bus.after_commit.append(self._on_commit)
        people.renamed.append(self.rename)
        people.merged.append(self.bring)
        people.deleted.append(self.forget)
        people.exported.append(self.export)
        self._cache: OrderedDict[str, CachedTournament] = OrderedDict()
        self._opening: dict[str, asyncio.Task[CachedTournament]] = {}

    # ------------------------------------------------------------------ reading

    async def get(self, id: str) -> CachedTournament:
        """A tournament, with what other processes have written until a moment ago."""
        found = self._cache.get(id)
        if found is None:
            if id not in self._opening:
                self._opening[id] = asyncio.create_task(self._read(id))
            found = await asyncio.shield(self._opening[id])
        elif self._shared and time.monotonic() - found.refreshed > FRESH_SECONDS:
            found.refreshed = time.monotonic()  # one of all who ask looks
            async with found.lock:
                await self._catch_up(found)
        if id in self._cache:
            self._cache.move_to_end(id)
        return found

    async def _read(self, id: str) -> CachedTournament:
        try:
            found = CachedTournament(Tournament.rebuild(await self.repository.read(id)))
            self._cache[id] = found
            while len(self._cache) > MOST_CACHED:
                oldest = next(iter(self._cache))
                if self._cache[oldest].lock.locked():
                    break
                del self._cache[oldest]
            return found
        finally:
            self._opening.pop(id, None)

    async def _catch_up(self, cached: CachedTournament) -> None:
        for entry in await self.repository.read(cached.tournament.id, cached.tournament.seq):
            cached.tournament.apply(entry)

    # ------------------------------------------------------------------ writing

    async def open(self, id: str, draft: TournamentDraft, guest: str) -> CachedTournament:
        """A new tournament."""
        entry = TournamentEntry(id, 1, draft.kind, draft.data, self._clock.now(), guest)
        tournament = Tournament(entry)
        await self.repository.append([entry])
        await self.repository.put(tournament)
        await self.repository.note(guest, id)
        self._limits.stored.spend(guest, 4 * BYTES_OF_AN_ENTRY)
        found = self._cache[id] = CachedTournament(tournament)
        return found

    async def do(self, id: str, decide: Callable[[Tournament], list[TournamentDraft]], guest: str | None) -> Tournament:
        """Write what follows from a tournament as it is; asked for twice, it is done once."""
        cached = await self.get(id)
        async with cached.lock:
            await self._write(cached, decide, guest)
        return cached.tournament

    async def _write(
        self, cached: CachedTournament, decide: Callable[[Tournament], list[TournamentDraft]], guest: str | None
    ) -> bool:
        """Under the lock: decide again whenever another process was first; whether something was written."""
        for _ in range(MOST_TRIES):
            tournament = cached.tournament
            drafts = decide(tournament)
            if not drafts:
                return False
            now = self._clock.now()
            entries = [
                TournamentEntry(tournament.id, tournament.seq + number, draft.kind, draft.data, now, guest)
                for number, draft in enumerate(drafts, 1)
            ]
            if tournament.due != 0.0:
                await self.repository.wake(tournament.id)  # should this process end before the row is written
            try:
                await self.repository.append(entries)
            except Conflict:
                await self._catch_up(cached)
                continue
            for entry in entries:
                tournament.apply(entry)
            if guest is not None:
                self._limits.stored.spend(guest, BYTES_OF_AN_ENTRY * len(entries))
            await self.repository.put(tournament)
            self._periodic.hurry(SOON_SECONDS)
            return True
        raise Refused(Why.BUSY())

    # ------------------------------------------------------------------ looking after them

    def begin(self) -> None:
        """Begin to look after tournaments."""
        self._services.background.start(self._periodic.run())

    def _on_commit(self, change: Change) -> None:
        """A game of a tournament is over."""
        if change.table.tournament is not None and change.table.stage is not TableStage.PLAYING:
            self._periodic.hurry(SOON_SECONDS)

    async def look(self) -> None:
        """Find tournaments that need somebody, and look after them."""
        due = await self.repository.due(self._process, self._clock.now(), LEASE_SECONDS, LOOKED_AFTER)
        await asyncio.gather(*map(self.advance, due))
        if due:
            self._periodic.hurry(ADVANCE_SECONDS)

    async def advance(self, id: str) -> None:
        """Do what is to be done for a tournament now."""
        try:
            cached = await self.get(id)
            async with cached.lock:
                await self._catch_up(cached)
                await self._advance(cached)
        except Unstored:
            raise
        except (Conflict, Refused):
            return  # another process was first, or whoever asked has had enough: the next look goes on
        except Exception:
            log.exception("An evening could not be looked after.")

    async def _advance(self, cached: CachedTournament) -> None:
        tournament, now = cached.tournament, self._clock.now()
        if tournament.due is not None and 0 < tournament.due <= now:  # forgotten by everybody
            end = TournamentKind.CLOSED if tournament.stage == "coming" else TournamentKind.FINISHED
            await self._write(cached, lambda _: [TournamentDraft(end)], None)
            return
        current = tournament.current
        if tournament.stage == "playing" and current is not None and not current.round.over:
            await self._play(cached)
        await self._unseal(cached)
        if tournament.stage == "playing" and tournament.resting and tournament.complete:
            await self._write(
                cached, lambda one: [TournamentDraft(TournamentKind.FINISHED)] if one.stage == "playing" else [], None
            )
        if tournament.next_at is not None and tournament.next_at <= now:
            await self._pair(cached)
        if tournament.due != 0.0 or tournament.stage != "playing":
            await self.repository.put(tournament)  # its row was behind, or it would not have been due

    async def _pair(self, cached: CachedTournament) -> None:
        """Begin the next round, or say why there is none."""
        tournament = cached.tournament
        here, seq = tournament.here(), tournament.seq
        found = await self._services.thread.do(
            next_round, tournament.plan, here, tournament.history(), tournament.entered()
        )

        def decide(one: Tournament) -> list[TournamentDraft]:
            if one.seq != seq:
                return []  # something else has happened: look again
            if found is not None:
                return [one.pairing(found)]
            if len(here) < LEAST_PLAYERS and not one.finals:
                return [TournamentDraft(TournamentKind.PAUSED, {"few": True})]
            return [TournamentDraft(TournamentKind.FINISHED)]

        if await self._write(cached, decide, None) and found is not None:
            await self._play(cached)

    async def _play(self, cached: CachedTournament) -> None:
        """Lay the tables that are not there, and note the results of those that are over."""
        tournament, current = cached.tournament, cached.tournament.current
        assert current is not None
        open_ = [n for n, sitting in enumerate(current.round.sittings) if sitting.ranks is None]
        stages = await self.repository.stages([current.tables[number] for number in open_])
        drafts = []
        for number in open_:
            table = current.tables[number]
            stage = stages.get(table)
            if stage is None:
                await self._open_table(tournament, number)
            elif stage == TableStage.OVER:
                drafts.append(await self._result(tournament, number))
        round_ = len(tournament.rounds)
        if not current.laid:
            await self._write(cached, lambda one: _tables_open(one, round_), None)
        if drafts:
            await self._write(cached, lambda one: _still_open(one, round_, drafts), None)
        await self._replace_absent(cached)

    async def _open_table(self, tournament: Tournament, number: int) -> None:
        current, wanted = tournament.current, tournament.wanted
        assert current is not None
        seats = current.round.sittings[number].seats
        game = Game(rulebook(wanted.game), len(seats), wanted.options)
        people = {
            seat: (tournament.players[who].guest, tournament.players[who].name)
            for seat, who in enumerate(seats)
            if who != BOT
        }
        bots = {seat: usual_bot(game) for seat, who in enumerate(seats) if who == BOT}
        new = m.NewTable(
            game=wanted.game, players=len(seats), options=dict(wanted.options), clock=wanted.clock,
            public=wanted.public and wanted.watch and not current.sealed, aids=False, sit=False,
        )  # fmt: skip
        seed = _deal(tournament, len(tournament.rounds)) if current.sealed else None
        try:
            await self._opener.open_for_tournament(
                current.tables[number], new, tournament.director or "", people, bots, Place(tournament.id, seed)
            )
        except Conflict:
            return  # another process has laid it
        except SeraiError as error:
            log.error("A table of an evening cannot be laid: %s", error)
            return
        left = [seat for seat, who in enumerate(seats) if who != BOT and tournament.players[who].stage != "here"]
        if left:
            await self._stand_in(current.tables[number], left, "left")

    async def _result(self, tournament: Tournament, number: int) -> TournamentDraft:
        current = tournament.current
        assert current is not None
        live = await self._registry.current(current.tables[number])

        def read(table: Table) -> dict[str, Any]:
            assert table.match is not None
            bots = [seat.number for seat in table.seats if seat.stage is SeatStage.STAND_IN]
            state = table.match.state
            return {"ranks": list(state.ranking), "scores": [int(one) for one in state.scores], "stood_in": bots}

        about = {"round": len(tournament.rounds), "table": number + 1}
        return TournamentDraft(TournamentKind.RESULT, {**about, **await live.read(read)})

    async def _unseal(self, cached: CachedTournament) -> None:
        """When a round of one deal is over, everybody may see its tables."""
        for number, played in enumerate(cached.tournament.rounds, 1):
            ended = cached.tournament.stage != "playing"
            if not played.sealed or not (played.round.over or ended):
                continue
            if not played.round.over and not await self._all_over(played.tables):
                continue  # ended by hand: the tables play on
            for table in played.tables:
                try:
                    live = await self._registry.current(table)
                    await live.submit(None, lambda found: [Draft(Kind.UNSEALED)] if found.sealed else [])
                except Refused as error:
                    log.error("A table of an evening cannot be opened to all: %s", error)
            await self._write(cached, lambda one, n=number: _unsealed(one, n), None)  # type: ignore[misc]

    async def _all_over(self, tables: Sequence[str]) -> bool:
        stages = await self.repository.stages(tables)
        return all(stages.get(table, TableStage.OVER) in (TableStage.OVER, TableStage.CLOSED) for table in tables)

    # ------------------------------------------------------------------ who is not there

    async def _replace_absent(self, cached: CachedTournament) -> None:
        """Let bots stand in for those who have not come to their table in time."""
        tournament, now = cached.tournament, self._clock.now()
        current = tournament.current
        assert current is not None
        if tournament.wanted.clock.kind == "days":
            return  # the clock itself says when somebody is missed
        late = max(current.at + tournament.wanted.absent * 60, self._clock.opened + GRACE_SECONDS)
        if now < late or time.monotonic() - cached.absent_checked < ABSENT_SECONDS:
            return
        cached.absent_checked = time.monotonic()
        for table, sitting in zip(current.tables, current.round.sittings, strict=True):
            if sitting.ranks is None:
                live = await self._registry.current(table)
                if absent := await self._absent(live, now):
                    await self._stand_in(table, absent, "away")

    async def _absent(self, live: LiveTable, now: float) -> list[int]:
        """The seats of people who are not at a table and have done nothing at it."""
        here = live.audience.here()

        def read(table: Table) -> dict[int, tuple[str, ...]]:
            acted = set() if table.match is None else {one.seat for one in table.match.history if isinstance(one, Step)}
            waits = table.stage is TableStage.PLAYING
            return {
                seat.number: seat.guests
                for seat in table.seats
                if waits
                and seat.stage is SeatStage.PERSON
                and seat.number not in acted
                and here.isdisjoint(seat.guests)
            }

        found = await live.read(read)
        if not found or not self._shared:
            return list(found)
        seen = await self._connections.last_seen([guest for guests in found.values() for guest in guests])
        return [seat for seat, guests in found.items() if all(seen.get(g, 0.0) < now - UNSEEN_SECONDS for g in guests)]

    async def _stand_in(self, table: str, seats: Sequence[int], why: str) -> None:
        """Put bots on seats of a game that is being played."""

        def decide(found: Table) -> list[Draft]:
            if found.stage is not TableStage.PLAYING:
                return []
            people = [seat for seat in seats if found.seats[seat].stage is SeatStage.PERSON]
            return [draft for seat in people for draft in found.stand_in(seat, why)]

        live = await self._registry.current(table)
        await live.submit(None, decide)

    async def left(self, tournament: Tournament, player: int, *, removed: bool = False) -> None:
        """A bot plays on for somebody who has left in the middle of a game."""
        place = tournament.table_of(tournament.players[player])
        if place is not None:
            await self._stand_in(place[0], [place[1]], REMOVED if removed else "left")

    # ------------------------------------------------------------------ who somebody is

    async def rename(self, guest: str, _before: str, name: str) -> None:
        """Tell somebody's other name in the tournaments that are not over."""
        for id in await self.repository.ids_of(guest):
            cached = await self.get(id)
            if cached.tournament.stage in ("coming", "playing"):
                await self.do(id, lambda tournament: tournament.renaming(guest, name), guest)

    async def bring(self, guest: str, member: str) -> None:
        """Who joined as a guest and signs in plays on as the member."""
        account = await self._accounts.find(member)
        for id in await self.repository.ids_of(guest):
            handle = account.handle if account else None
            tournament = await self.do(id, lambda one, h=handle: one.moving(guest, member, h), member)  # type: ignore[misc]
            if tournament.player_of(member) is not None or tournament.director == member:
                await self.repository.note(member, id)

    async def export(self, guest: str) -> dict[str, Any]:
        """The tournaments of a member, for the file that they take along."""
        found = []
        for id in await self.repository.ids_of(guest):
            tournament = (await self.get(id)).tournament
            player = tournament.player_of(guest)
            found.append(
                {
                    **tournament.line(),
                    "directed": tournament.director == guest,
                    "name": player.name if player else None,
                    "player": player.number if player else None,
                }
            )
        return {"evenings": found}

    async def forget(self, guest: str) -> None:
        """Leave all tournaments, and put a former player in the place of somebody's name."""
        for id in await self.repository.ids_of(guest):
            tournament = await self.do(id, lambda one: one.leaving(guest), guest)
            player = tournament.player_of(guest)
            if player is not None:
                await self.left(tournament, player.number)
            await self.do(id, lambda one: one.renaming(guest, FORMER), guest)
            for entry in await self.repository.read(id):
                if entry.guest == guest and "name" in entry.data and entry.data["name"] != FORMER:
                    await self.repository.rewrite(id, entry.seq, {**entry.data, "name": FORMER, "handle": None})
        await self.repository.forget(guest)


def _deal(tournament: Tournament, round_: int) -> str:
    """The seed that all tables of a round share."""
    return hmac.digest(tournament.seed.encode(), f"deal {round_}".encode(), hashlib.sha256).hex()[
        : len(tournament.seed)
    ]


def _still_open(tournament: Tournament, round_: int, drafts: Sequence[TournamentDraft]) -> list[TournamentDraft]:
    """The results that nobody else has noted."""
    sittings = tournament.rounds[round_ - 1].round.sittings
    return [draft for draft in drafts if sittings[draft.data["table"] - 1].ranks is None]


def _tables_open(tournament: Tournament, number: int) -> list[TournamentDraft]:
    return [] if tournament.rounds[number - 1].laid else [TournamentDraft(TournamentKind.LAID, {"round": number})]


def _unsealed(tournament: Tournament, number: int) -> list[TournamentDraft]:
    return [TournamentDraft(TournamentKind.UNSEALED, {"round": number})] if tournament.rounds[number - 1].sealed else []
