"""Matchmaking: people who look for a game are grouped, and a table is opened for each group.

The wishes are in the database, so any process may find a group and open its table; claims there decide which one does.
The game begins when all have come. Whoever has not after a while is done without: with fewer players, by a bot if those
who came want that, or by looking on. `level_of` may be set to a function that knows how strong somebody plays: 1 is the
difference between two bots that follow each other. Until then everybody suits everybody.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Sequence

import serai
from serai.bots import bot_names, usual_bot
from serai.engine.errors import SeraiError
from serai.engine.sentences import nearest, shown
from serai.server.base.background import Periodic
from serai.server.base.errors import Refused, Why
from serai.server.base.stages import SeatStage, TableStage
from serai.server.lobby import messages as b
from serai.server.lobby.feed import LobbyFeed
from serai.server.lobby.grouping import Group, Numbers, Wish, agree, groups
from serai.server.lobby.repository import ALIVE_SECONDS, CLAIM_SECONDS, SeekRepository, StoredSeek
from serai.server.people.names import Names
from serai.server.protocol import messages as m
from serai.server.services import Services
from serai.server.tables.live.live_table import LiveTable
from serai.server.tables.live.registry import TableRegistry
from serai.server.tables.opening import TableOpener
from serai.server.tables.service import TableService
from serai.server.tables.table import Table, new_table_id

ROUND_SECONDS, SLOW_SECONDS = 1.0, 10.0  # between looks at the wishes: while somebody of this process waits, and else
HEARTBEAT_SECONDS = 8.0  # between signs of life of those who wait
COME_SECONDS = 60.0  # for those who found each other to come to their table
LEASE_SECONDS = 10.0
MOST_SEEKS = 500
LOOPBACK = "127.0.0.1"
LIVE = m.ClockRules(kind="live", seconds=300, bonus=10)
LevelOf = Callable[[str, str], Awaitable[float | None]]  # somebody's level in a game, or in all (an empty name)


class Matchmaking:
    """Those who look for a game, as one process knows them."""

    def __init__(
        self,
        services: Services,
        names: Names,
        feed: LobbyFeed,
        registry: TableRegistry,
        opener: TableOpener,
        tables: TableService,
    ) -> None:
        self._services, self._store, self._clock = services, services.store, services.clock
        self._names, self._feed, self._registry, self._opener, self._tables = names, feed, registry, opener, tables
        self.repository = SeekRepository(services.store)
        self.level_of: LevelOf | None = None
        self.seeks: dict[str, StoredSeek] = {}  # by guest, as of the last look
        self._periodic = Periodic("Putting together those who look for a game", SLOW_SECONDS, self._look)
        self._lock = asyncio.Lock()
        self._last_heartbeat = 0.0
        self._games: dict[str, Numbers] = {}

    @property
    def games(self) -> dict[str, Numbers]:
        """How many can play each game."""
        if not self._games:
            for name in serai.game_names():
                rules = serai.game(name).rulebook
                self._games[name] = Numbers(min(rules.players), max(rules.players), rules.describe()["usual_players"])
        return self._games

    # ------------------------------------------------------------------ what visitors ask for

    async def seek(self, guest: str, asked: b.AskMatch) -> None:
        """Keep what somebody wishes to play, or another wish of theirs."""
        self._check(asked)
        services, now = self._services, self._clock.now()
        network = services.limits.networks.of(guest)
        source = "" if network == LOOPBACK else services.signer.source(network)
        most = services.settings.waits_per_address
        of_source, all_ = await self.repository.count(source, guest)
        if most and of_source >= most:
            raise Refused(Why.TOO_MANY_WAITS(most=most))
        if all_ >= MOST_SEEKS:
            raise Refused(Why.BUSY())
        level = None if self.level_of is None else await self.level_of(guest, asked.game or "")
        await self.repository.put(
            Wish(
                guest,
                source,
                services.signer.is_member(guest),
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
        await self._look()

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
        seeks = next((seeks for seeks in await self.repository.all() if seeks.wish.guest == guest), None)
        if seeks is not None:
            await self.repository.rest(guest, seeks.table or "", missed=seeks.table is not None)
            await self._look()

    def wish_of(self, guest: str) -> b.Seek | None:
        """What somebody looks for, as they are told."""
        seeks = self.seeks.get(guest)
        if seeks is None:
            return None
        wish, now = seeks.wish, self._clock.now()
        ready = seeks.table is not None and seeks.ready
        others = sum(
            other.table is None and agree(wish, other.wish, now) for other in self.seeks.values() if other is not seeks
        )
        left = seeks.claimed + COME_SECONDS - now if ready else wish.since + wish.after - now if wish.bots else None
        return b.Seek(
            game=wish.game or None, players=wish.players or None, clock=wish.clock or None, near=wish.near,  # type: ignore[arg-type]
            bots=wish.bots or None, after=wish.after, state="ready" if ready else "waiting",
            table=seeks.table if ready else None, seated=ready and self._registry.sits(guest, seeks.table or ""),
            waited=round(max(0.0, now - wish.since), 1),
            left=None if left is None else round(max(0.0, left), 1), others=others,
        )  # fmt: skip

    def wishes(self) -> list[b.Wish]:
        """What people look for, as everybody is told."""
        waiting = [seeks.wish for seeks in self.seeks.values() if seeks.table is None]
        counted = Counter((wish.game, wish.players, wish.clock) for wish in waiting)
        return [
            b.Wish(game=game or None, players=players or None, clock=clock or None, people=people)  # type: ignore[arg-type]
            for (game, players, clock), people in sorted(counted.items())
        ]

    # ------------------------------------------------------------------ looking

    def open(self) -> None:
        """Begin to look at the wishes."""
        self._services.background.start(self._periodic.run())

    async def _look(self) -> None:
        await self.run_once()
        if not self._feed.guests().isdisjoint(self.seeks):
            self._periodic.hurry(ROUND_SECONDS)  # somebody here waits

    async def arrive(self, guest: str | None) -> None:
        """Somebody has come to the lobby: a wish of theirs that another process has kept is known here too."""
        if guest is not None:
            await self.repository.saw(guest, self._clock.now())
        await self._look()

    async def leave(self, guest: str) -> None:
        """Somebody has left the lobby: their wish fades, unless they are back soon."""
        if guest in self.seeks and guest not in self._feed.guests():
            await self.repository.fade(guest, self._clock.now())

    async def run_once(self) -> None:
        """Put those together who suit each other, follow those who were, and tell everybody."""
        async with self._lock:
            now = self._clock.now()
            here = self._feed.guests()
            if now - self._last_heartbeat >= HEARTBEAT_SECONDS:
                self._last_heartbeat = now
                for guest in here & self.seeks.keys():
                    await self.repository.saw(guest, now)
                await self.repository.drop_old(now)
            seeks = await self.repository.all()
            changed = await self._check_tables(seeks, now)
            waiting = [one.wish for one in seeks if one.table is None and now - one.wish.seen < ALIVE_SECONDS]
            for group in groups(waiting, self.games, now):
                changed = await self._open(group, now) or changed
            if changed:
                seeks = await self.repository.all()
            self.seeks = {one.wish.guest: one for one in seeks if one.table or now - one.wish.seen < ALIVE_SECONDS}
        self._feed.tell_seeks(self.wish_of)
        self._feed.tell_wishes(b.WishesNews(wishes=self.wishes(), levels=self.level_of is not None))

    async def _open(self, group: Group, now: float) -> bool:
        """Open the table of a group, unless another process has one of them."""
        table = new_table_id()
        people = list(group.people)
        if not await self.repository.claim([wish.guest for wish in people], table, now):
            return True
        opener = people[0].guest
        places = list(range(group.players))
        random.shuffle(places)
        seats = dict(zip(places, people, strict=False))
        try:
            kept = {seat: (wish.guest, await self._names.rightful(wish.guest)) for seat, wish in seats.items()}
            bots = {seat: _bot(group) for seat in places[len(people) :]}
            wanted = m.NewTable(
                game=group.game, players=group.players, clock=LIVE if group.clock == "live" else m.ClockRules(),
                public=len(people) > 1, sit=False,
            )  # fmt: skip
            live = await self._opener.open(wanted, opener, id=table, kept=kept, bots=bots, unseated=len(people) > 1)
            if len(people) == 1:
                await self._start(live, opener)
            await self.repository.ready(table)
        except Refused as refused:  # of whoever would open it: that one looks no more, the others do
            await self.repository.rest(opener, table)
            await self.repository.release(table)
            self._feed.refuse(opener, refused)
        except BaseException:
            await self.repository.release(table)
            raise
        return True

    async def _check_tables(self, seeks: Sequence[StoredSeek], now: float) -> bool:
        """Look after the tables that were found; whether something has changed."""
        by_table: dict[str, list[StoredSeek]] = defaultdict(list)
        for one in seeks:
            if one.table is not None:
                by_table[one.table].append(one)
        changed = False
        for table, people in by_table.items():
            if not all(one.ready for one in people):
                if now - min(one.claimed for one in people) > CLAIM_SECONDS:  # whoever claimed them is dead
                    exists = await self._store.about(table) is not None
                    await (self.repository.ready(table) if exists else self.repository.release(table))
                    changed = True
                continue
            try:
                changed = await self._check_table(table, people, now) or changed
            except Refused:  # it cannot be read: nobody waits for it
                for one in people:
                    await self.repository.rest(one.wish.guest, table)
                changed = True
        return changed

    async def _check_table(self, id: str, people: Sequence[StoredSeek], now: float) -> bool:
        """Begin when all have come, or do without those who have not; whether something has changed."""
        live = await self._registry.current(id)

        def read(table: Table) -> tuple[TableStage, set[str], int, str | None]:
            come = {one.wish.guest for one in people if table.seats_of(one.wish.guest)}
            free = sum(seat.stage is SeatStage.EMPTY for seat in table.seats)
            return table.stage, come, free, table.host

        stage, come, free, host = await live.read(read)
        late = now - min(one.claimed for one in people) > COME_SECONDS
        if stage is TableStage.OPEN and free and not late and len(come) < len(people):
            return False
        if not await self._store.claim(id, self._services.process, now, LEASE_SECONDS):
            return False  # another process does
        if stage is not TableStage.OPEN:
            for one in people:
                if one.wish.guest in come or now - one.claimed > COME_SECONDS or stage is not TableStage.PLAYING:
                    await self.repository.rest(one.wish.guest, id)
            return True
        here = [one for one in people if one.wish.guest in come]
        for one in people:
            if one not in here:
                await self.repository.rest(one.wish.guest, id, missed=True)
        if free and not await self._start_without(live, host or "", [one.wish for one in here]):
            for one in here:
                await self.repository.back(one.wish.guest, id, now)
            return True
        await self._start(live, host or "")
        for one in here:
            await self.repository.rest(one.wish.guest, id)
        return True

    async def _start_without(self, live: LiveTable, host: str, here: Sequence[Wish]) -> bool:
        """Give the seats of those who have not come to bots, or take them away; else the table is closed: False."""
        seats, game = await live.read(
            lambda table: ([seat.number for seat in table.seats if seat.stage is SeatStage.EMPTY], table.game)
        )
        players = len(game_seats := range(game.players)) - len(seats)
        fewer = all(not wish.players for wish in here) and self._fits(game.name, players) and players >= 2
        bot = next((wish.bots for wish in here if wish.bots), "")
        with contextlib.suppress(Refused):
            if here and (fewer or bot) and len(game_seats) > len(seats):
                for seat in sorted(seats, reverse=True):
                    id = f"meeting-{seat}"
                    with contextlib.suppress(Refused):  # nobody was expected there
                        await self._tables.act(live, host, m.Dismiss(id=f"{id}-free", type="dismiss", seat=seat))
                    if fewer:
                        await self._tables.act(live, host, m.RemoveSeat(id=id, type="remove-seat", seat=seat))
                    else:
                        level = bot if bot in bot_names(game) else usual_bot(game)
                        await self._tables.act(live, host, m.Fill(id=id, type="fill", seat=seat, bot=level))
                return True
        with contextlib.suppress(Refused):
            await live.submit(host, lambda table: table.closing(host))
        return False

    async def _start(self, live: LiveTable, host: str) -> None:
        """Begin; one that another process has begun goes on."""
        with contextlib.suppress(Refused, SeraiError):
            await self._tables.act(live, host, m.Start(id="meeting-start", type="start"))


def _bot(group: Group) -> str:
    """The bot of a group, as far as the game has it."""
    game = serai.game(group.game, players=group.players)
    return group.bots if group.bots in bot_names(game) else usual_bot(game)
