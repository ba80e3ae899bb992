"""Meeting: quick matches. Who looks for a game is put together with others, at an ordinary table that is kept for them.

The wishes are in the database, so any process may find a group and open its table; claims there decide which one does.
The game begins when all have come. Whoever has not after a while is done without: with fewer players, by a bot if those
who came want that, or by looking on. `level_of` may be set to a function that knows how strong somebody plays: 1 is the
difference between two bots that follow each other. Until then everybody suits everybody.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

import serai
from serai.bots import bot_names, usual_bot
from serai.engine.errors import SeraiError, nearest, shown
from serai.server import lobby_messages as b
from serai.server import messages as m
from serai.server.log import Unstored
from serai.server.matching import Numbers, Party, Wish, agree, parties
from serai.server.reasons import Refused, Why
from serai.server.seekbook import ALIVE_SECONDS, CLAIM_SECONDS, Kept, SeekBook
from serai.server.stages import SeatStage, TableStage
from serai.server.tables import Table, new_table_id

if TYPE_CHECKING:
    from serai.server.house import House
    from serai.server.rooms import Room

ROUND_SECONDS, SLOW_SECONDS = 1.0, 10.0  # between looks at the wishes: while somebody of this process waits, and else
BEAT_SECONDS = 8.0  # between signs of life of those who wait
COME_SECONDS = 60.0  # for those who found each other to come to their table
LEASE_SECONDS = 10.0
MOST_SEEKS = 500
LOOPBACK = "127.0.0.1"
LIVE = m.ClockRules(kind="live", seconds=300, bonus=10)
log = logging.getLogger("serai.server")
LevelOf = Callable[[str, str], Awaitable[float | None]]  # somebody's level in a game, or in all (an empty name)


class Meeting:
    """Those who look for a game, as one process knows them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.book = SeekBook(house.store)
        self.level_of: LevelOf | None = None
        self.kept: dict[str, Kept] = {}  # by guest, as of the last look
        self._hurry = asyncio.Event()
        self._looking = asyncio.Lock()
        self._beat = 0.0
        self._games: dict[str, Numbers] = {}

    @property
    def games(self) -> dict[str, Numbers]:
        """How many can play each game."""
        if not self._games:
            for name in serai.game_names():
                book = serai.game(name).rulebook
                self._games[name] = Numbers(min(book.players), max(book.players), book.describe()["usual_players"])
        return self._games

    # ------------------------------------------------------------------ what visitors ask for

    async def seek(self, guest: str, asked: b.AskMatch) -> None:
        """Keep what somebody wishes to play, or another wish of theirs."""
        self._check(asked)
        house, now = self.house, self.house.clock.now()
        network = house.limits.networks.of(guest)
        source = "" if network == LOOPBACK else house.signer.source(network)
        most = house.settings.waits_per_address
        of_source, all_ = await self.book.count(source, guest)
        if most and of_source >= most:
            raise Refused(Why.TOO_MANY_WAITS(most=most))
        if all_ >= MOST_SEEKS:
            raise Refused(Why.BUSY())
        level = None if self.level_of is None else await self.level_of(guest, asked.game or "")
        await self.book.put(
            Wish(
                guest,
                source,
                house.signer.is_member(guest),
                asked.game or "",
                asked.players or 0,
                asked.clock or "",
                asked.near,
                level,
                asked.bots or "",
                asked.after,
                now,
                now,
                0,
            )
        )
        await self.look()

    def _check(self, asked: b.AskMatch) -> None:
        """Refuse a wish that cannot be granted."""
        if asked.game is not None and asked.game not in self.games:
            raise Refused(Why.BAD_TABLE(hint=f"There is no game {shown(asked.game)}."))
        names = [asked.game] if asked.game is not None else list(self.games)
        fitting = [name for name in names if asked.players is None or self._fits(name, asked.players)]
        if not fitting:
            raise Refused(Why.BAD_TABLE(hint="No such game is played by so many."))
        if asked.bots is not None:
            known = bot_names(serai.game(fitting[0]))
            if asked.bots not in known:
                raise Refused(Why.UNKNOWN_BOT(bot=shown(asked.bots), hint=nearest(asked.bots, known)))

    def _fits(self, game: str, players: int) -> bool:
        return self.games[game].least <= players <= self.games[game].most

    async def cancel(self, guest: str) -> None:
        """Somebody looks no more; who was found a table already is missed there."""
        kept = next((kept for kept in await self.book.all() if kept.wish.guest == guest), None)
        if kept is not None:
            await self.book.rest(guest, kept.table or "", missed=kept.table is not None)
            await self.look()

    def wish_of(self, guest: str) -> b.Seek | None:
        """What somebody looks for, as they are told."""
        kept = self.kept.get(guest)
        if kept is None:
            return None
        wish, now = kept.wish, self.house.clock.now()
        ready = kept.table is not None and kept.ready
        others = sum(
            other.table is None and agree(wish, other.wish, now) for other in self.kept.values() if other is not kept
        )
        left = kept.claimed + COME_SECONDS - now if ready else wish.since + wish.after - now if wish.bots else None
        return b.Seek(
            game=wish.game or None, players=wish.players or None, clock=wish.clock or None, near=wish.near,  # type: ignore[arg-type]
            bots=wish.bots or None, after=wish.after, state="ready" if ready else "waiting",
            table=kept.table if ready else None, seated=ready and self.house.sits(guest, kept.table or ""),
            waited=round(max(0.0, now - wish.since), 1),
            left=None if left is None else round(max(0.0, left), 1), others=others,
        )  # fmt: skip

    def wishes(self) -> list[b.Wish]:
        """What people look for, as everybody is told."""
        waiting = [kept.wish for kept in self.kept.values() if kept.table is None]
        counted = Counter((wish.game, wish.players, wish.clock) for wish in waiting)
        return [
            b.Wish(game=game or None, players=players or None, clock=clock or None, people=people)  # type: ignore[arg-type]
            for (game, players, clock), people in sorted(counted.items())
        ]

    # ------------------------------------------------------------------ looking

    async def keep(self) -> None:
        """Again and again: look at the wishes, often while somebody here waits."""
        while True:
            with contextlib.suppress(TimeoutError):
                here = self.house.lobby.guests()
                often = any(guest in here for guest in self.kept)
                async with asyncio.timeout(ROUND_SECONDS if often else SLOW_SECONDS):
                    await self._hurry.wait()
            self._hurry.clear()
            try:
                await self.look()
            except Unstored as error:
                log.error("Those who look for a game could not be read: %s.", error)
            except Exception:
                log.exception("Those who look for a game could not be put together.")

    def hurry(self) -> None:
        """Something has happened: look at once."""
        self._hurry.set()

    async def look(self) -> None:
        """Put those together who suit each other, follow those who were, and tell everybody."""
        async with self._looking:
            now = self.house.clock.now()
            here = self.house.lobby.guests()
            if now - self._beat >= BEAT_SECONDS:
                self._beat = now
                for guest in here & self.kept.keys():
                    await self.book.saw(guest, now)
                await self.book.sweep(now)
            kept = await self.book.all()
            changed = await self._follow(kept, now)
            waiting = [one.wish for one in kept if one.table is None and now - one.wish.seen < ALIVE_SECONDS]
            for party in parties(waiting, self.games, now):
                changed = await self._open(party, now) or changed
            if changed:
                kept = await self.book.all()
            self.kept = {one.wish.guest: one for one in kept if one.table or now - one.wish.seen < ALIVE_SECONDS}
        self.house.lobby.tell_seeks()

    async def _open(self, party: Party, now: float) -> bool:
        """Open the table of a group, unless another process has one of them."""
        house, table = self.house, new_table_id()
        people = list(party.people)
        if not await self.book.claim([wish.guest for wish in people], table, now):
            return True
        opener = people[0].guest
        places = list(range(party.players))
        random.shuffle(places)
        seats = dict(zip(places, people, strict=False))
        try:
            kept = {seat: (wish.guest, await house.members.rightful_name(wish.guest)) for seat, wish in seats.items()}
            bots = {seat: _bot(party) for seat in places[len(people) :]}
            wanted = m.NewTable(
                game=party.game, players=party.players, clock=LIVE if party.clock == "live" else m.ClockRules(),
                public=len(people) > 1, sit=False,
            )  # fmt: skip
            room = await house.open_table(wanted, opener, id=table, kept=kept, bots=bots, unseated=len(people) > 1)
            if len(people) == 1:
                await _start(room, opener)
            await self.book.ready(table)
        except Refused as refused:  # of whoever would open it: that one looks no more, the others do
            await self.book.rest(opener, table)
            await self.book.release(table)
            house.lobby.refuse(opener, refused)
        except BaseException:
            await self.book.release(table)
            raise
        return True

    async def _follow(self, kept: Sequence[Kept], now: float) -> bool:
        """Look after the tables that were found; whether something has changed."""
        by_table: dict[str, list[Kept]] = defaultdict(list)
        for one in kept:
            if one.table is not None:
                by_table[one.table].append(one)
        changed = False
        for table, people in by_table.items():
            if not all(one.ready for one in people):
                if now - min(one.claimed for one in people) > CLAIM_SECONDS:  # whoever claimed them is dead
                    exists = await self.house.store.about(table) is not None
                    await (self.book.ready(table) if exists else self.book.release(table))
                    changed = True
                continue
            try:
                changed = await self._attend(table, people, now) or changed
            except Refused:  # it cannot be read: nobody waits for it
                for one in people:
                    await self.book.rest(one.wish.guest, table)
                changed = True
        return changed

    async def _attend(self, id: str, people: Sequence[Kept], now: float) -> bool:
        """Begin when all have come, or do without those who have not; whether something has changed."""
        room = await self.house.current(id)

        def read(table: Table) -> tuple[TableStage, set[str], int, str | None]:
            come = {one.wish.guest for one in people if table.seats_of(one.wish.guest)}
            free = sum(seat.stage is SeatStage.EMPTY for seat in table.seats)
            return table.stage, come, free, table.host

        stage, come, free, host = await room.read(read)
        late = now - min(one.claimed for one in people) > COME_SECONDS
        if stage is TableStage.OPEN and free and not late and len(come) < len(people):
            return False
        if not await self.house.store.claim(id, self.house.owner, now, LEASE_SECONDS):
            return False  # another process does
        if stage is not TableStage.OPEN:
            for one in people:
                if one.wish.guest in come or now - one.claimed > COME_SECONDS or stage is not TableStage.PLAYING:
                    await self.book.rest(one.wish.guest, id)
            return True
        here = [one for one in people if one.wish.guest in come]
        for one in people:
            if one not in here:
                await self.book.rest(one.wish.guest, id, missed=True)
        if free and not await self._do_without(room, host or "", [one.wish for one in here]):
            for one in here:
                await self.book.back(one.wish.guest, id, now)
            return True
        await _start(room, host or "")
        for one in here:
            await self.book.rest(one.wish.guest, id)
        return True

    async def _do_without(self, room: Room, host: str, here: Sequence[Wish]) -> bool:
        """Give the seats of those who have not come to bots, or take them away; else the table is closed: False."""
        seats, game = await room.read(
            lambda table: ([seat.number for seat in table.seats if seat.stage is SeatStage.EMPTY], table.game)
        )
        players = len(game_seats := range(game.players)) - len(seats)
        fewer = all(not wish.players for wish in here) and self._fits(game.name, players) and players >= 2
        bot = next((wish.bots for wish in here if wish.bots), "")
        name = ""
        with contextlib.suppress(Refused):
            if here and (fewer or bot) and len(game_seats) > len(seats):
                for seat in sorted(seats, reverse=True):
                    id = f"meeting-{seat}"
                    with contextlib.suppress(Refused):  # nobody was expected there
                        await room.command(host, name, m.Dismiss(id=f"{id}-free", type="dismiss", seat=seat))
                    if fewer:
                        await room.command(host, name, m.RemoveSeat(id=id, type="remove-seat", seat=seat))
                    else:
                        level = bot if bot in bot_names(game) else usual_bot(game)
                        await room.command(host, name, m.Fill(id=id, type="fill", seat=seat, bot=level))
                return True
        with contextlib.suppress(Refused):
            await room.close(host)
        return False


def _bot(party: Party) -> str:
    """The bot of a group, as far as the game has it."""
    game = serai.game(party.game, players=party.players)
    return party.bots if party.bots in bot_names(game) else usual_bot(game)


async def _start(room: Room, host: str) -> None:
    """Begin; one that another process has begun goes on."""
    with contextlib.suppress(Refused, SeraiError):
        await room.command(host, "", m.Start(id="meeting-start", type="start"))
