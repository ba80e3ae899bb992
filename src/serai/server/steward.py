"""The steward: looks after the evenings of a house. Rounds begin and end by themselves; directors say otherwise.

An evening in memory is a cache of its log. Whatever is done twice, by two processes or after a crash, is done once:
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
from typing import TYPE_CHECKING, Any

from serai.bots import usual_bot
from serai.engine.errors import SeraiError
from serai.engine.game import Game
from serai.engine.registry import rulebook
from serai.engine.rulebook import Step
from serai.evenings import BOT, next_round
from serai.server import messages as m
from serai.server.evening import LEAST_PLAYERS, Evening, EveningDraft, EveningEntry, EveningKind
from serai.server.eveningbook import EveningBook
from serai.server.happenings import REMOVED
from serai.server.log import MOST_TRIES, Conflict, Draft, Kind, Unstored
from serai.server.names import FORMER
from serai.server.reasons import Refused, Why
from serai.server.stages import SeatStage, TableStage
from serai.server.tables import Place, Table
from serai.server.updates import as_json

if TYPE_CHECKING:
    from serai.server.house import House
    from serai.server.rooms import Room

LOOK_SECONDS = 1.0
LEASE_SECONDS = 10.0
LOOKED_AFTER = 200  # evenings at a time
MOST_KEPT = 300  # evenings in memory
FRESH_SECONDS = 0.5  # how old what is shown may be where other processes write too
ABSENT_SECONDS = 5.0  # between two looks for who has not come
GRACE_SECONDS = 20.0  # for people to be back after a restart
UNSEEN_SECONDS = 75.0  # after which somebody is not at any process: more than two heartbeats
BYTES_OF_AN_ENTRY = 300
log = logging.getLogger("serai.server")


class Kept:
    """An evening in memory, with what everybody is shown of it."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.lock = asyncio.Lock()
        self.looked = time.monotonic()
        self.absent_looked = 0.0
        self._shown: tuple[int, str] | None = None

    def shown(self) -> str:
        """What everybody is shown, without its last brace: written once for all who look."""
        if self._shown is None or self._shown[0] != self.evening.seq:
            self._shown = self.evening.seq, as_json(self.evening.info())[:-1]
        return self._shown[1]


class Steward:
    """All evenings of a server process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.book = EveningBook(house.store)
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Kept]] = {}

    # ------------------------------------------------------------------ reading

    async def kept(self, id: str) -> Kept:
        """An evening, with what other processes have written until a moment ago."""
        found = self._kept.get(id)
        if found is None:
            if id not in self._opening:
                self._opening[id] = asyncio.create_task(self._read(id))
            found = await asyncio.shield(self._opening[id])
        elif self.house.store.shared and time.monotonic() - found.looked > FRESH_SECONDS:
            found.looked = time.monotonic()  # one of all who ask looks
            async with found.lock:
                await self._catch_up(found)
        if id in self._kept:
            self._kept.move_to_end(id)
        return found

    async def _read(self, id: str) -> Kept:
        try:
            found = Kept(Evening.rebuild(await self.book.read(id)))
            self._kept[id] = found
            while len(self._kept) > MOST_KEPT:
                oldest = next(iter(self._kept))
                if self._kept[oldest].lock.locked():
                    break
                del self._kept[oldest]
            return found
        finally:
            self._opening.pop(id, None)

    async def _catch_up(self, kept: Kept) -> None:
        for entry in await self.book.read(kept.evening.id, kept.evening.seq):
            kept.evening.apply(entry)

    # ------------------------------------------------------------------ writing

    async def open(self, id: str, draft: EveningDraft, guest: str) -> Kept:
        """A new evening."""
        entry = EveningEntry(id, 1, draft.kind, draft.data, self.house.clock.now(), guest)
        evening = Evening(entry)
        await self.book.append([entry])
        await self.book.put(evening)
        await self.book.note(guest, id)
        self.house.limits.stored.spend(guest, 4 * BYTES_OF_AN_ENTRY)
        found = self._kept[id] = Kept(evening)
        return found

    async def do(self, id: str, decide: Callable[[Evening], list[EveningDraft]], guest: str | None) -> Evening:
        """Write what follows from an evening as it is; asked for twice, it is done once."""
        kept = await self.kept(id)
        async with kept.lock:
            await self._write(kept, decide, guest)
        return kept.evening

    async def _write(self, kept: Kept, decide: Callable[[Evening], list[EveningDraft]], guest: str | None) -> bool:
        """Under the lock: decide again whenever another process was first; whether something was written."""
        for _ in range(MOST_TRIES):
            evening = kept.evening
            drafts = decide(evening)
            if not drafts:
                return False
            now = self.house.clock.now()
            entries = [
                EveningEntry(evening.id, evening.seq + number, draft.kind, draft.data, now, guest)
                for number, draft in enumerate(drafts, 1)
            ]
            if evening.due != 0.0:
                await self.book.wake(evening.id)  # should this process end before the row is written
            try:
                await self.book.append(entries)
            except Conflict:
                await self._catch_up(kept)
                continue
            for entry in entries:
                evening.apply(entry)
            if guest is not None:
                self.house.limits.stored.spend(guest, BYTES_OF_AN_ENTRY * len(entries))
            await self.book.put(evening)
            return True
        raise Refused(Why.BUSY())

    # ------------------------------------------------------------------ looking after them

    async def look_around(self) -> None:
        """Again and again: find evenings that need somebody, and look after them."""
        while True:
            try:
                due = await self.book.due(self.house.owner, self.house.clock.now(), LEASE_SECONDS, LOOKED_AFTER)
                await asyncio.gather(*map(self.look_after, due))
            except Unstored as error:
                log.error("The evenings that need attention could not be found: %s.", error)
            except Exception:
                log.exception("The evenings that need attention could not be found.")
            await asyncio.sleep(LOOK_SECONDS)

    async def look_after(self, id: str) -> None:
        """Do what is to be done for an evening now."""
        try:
            kept = await self.kept(id)
            async with kept.lock:
                await self._catch_up(kept)
                await self._go_on(kept)
        except Unstored:
            raise
        except (Conflict, Refused):
            return  # another process was first, or whoever asked has had enough: the next look goes on
        except Exception:
            log.exception("An evening could not be looked after.")

    async def _go_on(self, kept: Kept) -> None:
        evening, now = kept.evening, self.house.clock.now()
        if evening.due is not None and 0 < evening.due <= now:  # forgotten by everybody
            end = EveningKind.CLOSED if evening.stage == "coming" else EveningKind.FINISHED
            await self._write(kept, lambda _: [EveningDraft(end)], None)
            return
        current = evening.current
        if evening.stage == "playing" and current is not None and not current.round.over:
            await self._play(kept)
        await self._unseal(kept)
        if evening.stage == "playing" and evening.resting and evening.complete:
            await self._write(
                kept, lambda one: [EveningDraft(EveningKind.FINISHED)] if one.stage == "playing" else [], None
            )
        if evening.next_at is not None and evening.next_at <= now:
            await self._pair(kept)
        if evening.due != 0.0 or evening.stage != "playing":
            await self.book.put(evening)  # its row was behind, or it would not have been due

    async def _pair(self, kept: Kept) -> None:
        """Begin the next round, or say why there is none."""
        evening = kept.evening
        here, seq = evening.here(), evening.seq
        found = await self.house.beside(next_round, evening.plan, here, evening.history(), evening.entered())

        def decide(one: Evening) -> list[EveningDraft]:
            if one.seq != seq:
                return []  # something else has happened: look again
            if found is not None:
                return [one.pairing(found)]
            if len(here) < LEAST_PLAYERS and not one.finals:
                return [EveningDraft(EveningKind.PAUSED, {"few": True})]
            return [EveningDraft(EveningKind.FINISHED)]

        if await self._write(kept, decide, None) and found is not None:
            await self._play(kept)

    async def _play(self, kept: Kept) -> None:
        """Lay the tables that are not there, and note the results of those that are over."""
        evening, current = kept.evening, kept.evening.current
        assert current is not None
        open_ = [n for n, sitting in enumerate(current.round.sittings) if sitting.ranks is None]
        stages = await self.book.stages([current.tables[number] for number in open_])
        drafts = []
        for number in open_:
            table = current.tables[number]
            stage = stages.get(table)
            if stage is None:
                await self._lay(evening, number)
            elif stage == TableStage.OVER:
                drafts.append(await self._result(evening, number))
        round_ = len(evening.rounds)
        if not current.laid:
            await self._write(kept, lambda one: _laid(one, round_), None)
        if drafts:
            await self._write(kept, lambda one: _still_open(one, round_, drafts), None)
        await self._miss_absent(kept)

    async def _lay(self, evening: Evening, number: int) -> None:
        current, wanted = evening.current, evening.wanted
        assert current is not None
        seats = current.round.sittings[number].seats
        game = Game(rulebook(wanted.game), len(seats), wanted.options)
        people = {
            seat: (evening.players[who].guest, evening.players[who].name)
            for seat, who in enumerate(seats)
            if who != BOT
        }
        bots = {seat: usual_bot(game) for seat, who in enumerate(seats) if who == BOT}
        new = m.NewTable(
            game=wanted.game, players=len(seats), options=dict(wanted.options), clock=wanted.clock,
            public=wanted.public and wanted.watch and not current.sealed, aids=False, sit=False,
        )  # fmt: skip
        seed = _deal(evening, len(evening.rounds)) if current.sealed else None
        try:
            await self.house.lay_table(
                current.tables[number], new, evening.director or "", people, bots, Place(evening.id, seed)
            )
        except Conflict:
            return  # another process has laid it
        except SeraiError as error:
            log.error("A table of an evening cannot be laid: %s", error)
            return
        left = [seat for seat, who in enumerate(seats) if who != BOT and evening.players[who].stage != "here"]
        if left:
            await self._stand_in(current.tables[number], left, "left")

    async def _result(self, evening: Evening, number: int) -> EveningDraft:
        current = evening.current
        assert current is not None
        room = await self.house.current(current.tables[number])

        def read(table: Table) -> dict[str, Any]:
            assert table.match is not None
            bots = [seat.number for seat in table.seats if seat.stage is SeatStage.STAND_IN]
            state = table.match.state
            return {"ranks": list(state.ranking), "scores": [int(one) for one in state.scores], "stood_in": bots}

        about = {"round": len(evening.rounds), "table": number + 1}
        return EveningDraft(EveningKind.RESULT, {**about, **await room.read(read)})

    async def _unseal(self, kept: Kept) -> None:
        """When a round of one deal is over, everybody may see its tables."""
        for number, played in enumerate(kept.evening.rounds, 1):
            ended = kept.evening.stage != "playing"
            if not played.sealed or not (played.round.over or ended):
                continue
            if not played.round.over and not await self._all_over(played.tables):
                continue  # ended by hand: the tables play on
            for table in played.tables:
                try:
                    room = await self.house.current(table)
                    await room.do(lambda found: [Draft(Kind.UNSEALED)] if found.sealed else [], None)
                except Refused as error:
                    log.error("A table of an evening cannot be opened to all: %s", error)
            await self._write(kept, lambda one, n=number: _unsealed(one, n), None)  # type: ignore[misc]

    async def _all_over(self, tables: Sequence[str]) -> bool:
        stages = await self.book.stages(tables)
        return all(stages.get(table, TableStage.OVER) in (TableStage.OVER, TableStage.CLOSED) for table in tables)

    # ------------------------------------------------------------------ who is not there

    async def _miss_absent(self, kept: Kept) -> None:
        """Let bots stand in for those who have not come to their table in time."""
        evening, now = kept.evening, self.house.clock.now()
        current = evening.current
        assert current is not None
        if evening.wanted.clock.kind == "days":
            return  # the clock itself says when somebody is missed
        late = max(current.at + evening.wanted.absent * 60, self.house.opened + GRACE_SECONDS)
        if now < late or time.monotonic() - kept.absent_looked < ABSENT_SECONDS:
            return
        kept.absent_looked = time.monotonic()
        for table, sitting in zip(current.tables, current.round.sittings, strict=True):
            if sitting.ranks is None:
                room = await self.house.current(table)
                if absent := await self._absent(room, now):
                    await self._stand_in(table, absent, "away")

    async def _absent(self, room: Room, now: float) -> list[int]:
        """The seats of people who are not at a table and have done nothing at it."""
        here = room.here()

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

        found: dict[int, tuple[str, ...]] = await room.read(read)
        if not found or not self.house.store.shared:
            return list(found)
        seen = await self.house.last_seen([guest for guests in found.values() for guest in guests])
        return [seat for seat, guests in found.items() if all(seen.get(g, 0.0) < now - UNSEEN_SECONDS for g in guests)]

    async def _stand_in(self, table: str, seats: Sequence[int], why: str) -> None:
        """Put bots on seats of a game that is being played."""

        def decide(found: Table) -> list[Draft]:
            if found.stage is not TableStage.PLAYING:
                return []
            people = [seat for seat in seats if found.seats[seat].stage is SeatStage.PERSON]
            return [draft for seat in people for draft in found.stand_in(seat, why)]

        room = await self.house.current(table)
        await room.do(decide, None)

    async def left(self, evening: Evening, player: int, *, removed: bool = False) -> None:
        """A bot plays on for somebody who has left in the middle of a game."""
        place = evening.table_of(evening.players[player])
        if place is not None:
            await self._stand_in(place[0], [place[1]], REMOVED if removed else "left")

    # ------------------------------------------------------------------ who somebody is

    async def rename(self, guest: str, name: str) -> None:
        """Tell somebody's other name in the evenings that are not over."""
        for id in await self.book.ids_of(guest):
            kept = await self.kept(id)
            if kept.evening.stage in ("coming", "playing"):
                await self.do(id, lambda evening: evening.renaming(guest, name), guest)

    async def bring(self, guest: str, member: str) -> None:
        """Who joined as a guest and signs in plays on as the member."""
        account = await self.house.members.book.find(member)
        for id in await self.book.ids_of(guest):
            handle = account.handle if account else None
            evening = await self.do(id, lambda one, h=handle: one.moving(guest, member, h), member)  # type: ignore[misc]
            if evening.player_of(member) is not None or evening.director == member:
                await self.book.note(member, id)

    async def taken_along(self, guest: str) -> list[dict[str, Any]]:
        """The evenings of a member, for the file that they take along."""
        found = []
        for id in await self.book.ids_of(guest):
            evening = (await self.kept(id)).evening
            player = evening.player_of(guest)
            found.append(
                {
                    **evening.line(),
                    "directed": evening.director == guest,
                    "name": player.name if player else None,
                    "player": player.number if player else None,
                }
            )
        return found

    async def forget(self, guest: str) -> None:
        """Leave all evenings, and put a former player in the place of somebody's name."""
        for id in await self.book.ids_of(guest):
            evening = await self.do(id, lambda one: one.leaving(guest), guest)
            player = evening.player_of(guest)
            if player is not None:
                await self.left(evening, player.number)
            await self.do(id, lambda one: one.renaming(guest, FORMER), guest)
            for entry in await self.book.read(id):
                if entry.guest == guest and "name" in entry.data and entry.data["name"] != FORMER:
                    await self.book.rewrite(id, entry.seq, {**entry.data, "name": FORMER, "handle": None})
        await self.book.forget(guest)


def _deal(evening: Evening, round_: int) -> str:
    """The seed that all tables of a round share."""
    return hmac.digest(evening.seed.encode(), f"deal {round_}".encode(), hashlib.sha256).hex()[: len(evening.seed)]


def _still_open(evening: Evening, round_: int, drafts: Sequence[EveningDraft]) -> list[EveningDraft]:
    """The results that nobody else has noted."""
    sittings = evening.rounds[round_ - 1].round.sittings
    return [draft for draft in drafts if sittings[draft.data["table"] - 1].ranks is None]


def _laid(evening: Evening, number: int) -> list[EveningDraft]:
    return [] if evening.rounds[number - 1].laid else [EveningDraft(EveningKind.LAID, {"round": number})]


def _unsealed(evening: Evening, number: int) -> list[EveningDraft]:
    return [EveningDraft(EveningKind.UNSEALED, {"round": number})] if evening.rounds[number - 1].sealed else []
