"""Automation of tables: starts that were asked for, bots that are to move, clocks that have run out.

One process at a time does that for a table; it holds a lease, which it renews while bots think.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from serai.bots import known_bot
from serai.bots.precompile import stage_of
from serai.engine.rulebook import Step
from serai.server.base import logs
from serai.server.base.errors import Refused, Unstored
from serai.server.base.stages import TableStage
from serai.server.bots.compilation import GameCompiler
from serai.server.bots.pool import BotPool, Choice
from serai.server.services import Services
from serai.server.storage.entries import Draft, Kind
from serai.server.tables.live.commits import Change, CommitBus
from serai.server.tables.live.connections import Connections
from serai.server.tables.live.live_table import LiveTable
from serai.server.tables.live.registry import TableRegistry
from serai.server.tables.table import OPEN_FOR, Table

if TYPE_CHECKING:
    from serai.engine.game import Knowledge

LEASE_SECONDS = 10.0
RENEW_SECONDS = 3.0
SWEEP_SECONDS = 1.0
SWEEP_TABLES = 100
MOST_UNATTENDED = 16  # tables of bots alone that go on at the same time
UNATTENDED_SECONDS = 5.0  # that another one waits, longer if there are many
STORED_SECONDS = 60.0  # that bots wait for whom enough was stored
MOST_EXTRA_DELAY = 4.0  # times the least delay that a bot seems to think about the hardest choice, beyond it
log = logging.getLogger("serai.server")


class Turn(NamedTuple):
    """A choice that a bot has to make."""

    seat: int
    bot: str
    token: int
    knowledge: Knowledge
    seed: str
    opener: str  # to whom the thinking is charged
    goes_on: bool  # with a turn that the seat has begun


class Automation:
    """Plays the bots and checks the clocks of the tables of this process."""

    def __init__(
        self,
        services: Services,
        bus: CommitBus,
        registry: TableRegistry,
        connections: Connections,
        compiler: GameCompiler,
        pool: BotPool,
    ) -> None:
        self._store, self._clock, self._process = services.store, services.clock, services.process
        self._limits, self._settings, self._background = services.limits, services.settings, services.background
        self._registry, self._connections = registry, connections
        self._compiler, self._pool = compiler, pool
        self._running: dict[str, asyncio.Task[None]] = {}
        bus.after_commit.append(self._on_commit)
        connections.came.append(self._on_coming)

    def open(self) -> None:
        """Begin to look for tables whose bots or clocks need somebody."""
        self._background.every(SWEEP_SECONDS, "Looking for tables that need attention", self._sweep)

    # ------------------------------------------------------------------ which tables

    def _on_commit(self, change: Change) -> None:
        if change.table.bots_wait() and change.table.id not in self._running:
            live = self._registry.in_memory(change.table.id)
            if live is not None:
                self.look_after(live)

    def _on_coming(self, live: LiveTable) -> None:
        """A player comes: bots that nobody waited for go on."""
        if live.known.bots_wait():
            self.look_after(live)

    def compiled(self, game: str) -> None:
        """More of a game is compiled: tables that were to start do."""
        for live in self._registry:
            if live.known.called and live.known.game.name == game and self._compiler.ready(live.known.game):
                self.look_after(live)

    def look_after(self, live: LiveTable) -> None:
        """Look after a table's bots and deadlines, unless that is being done."""
        if live.id in self._running:
            return
        if wait := self.bots_wait(live):
            live.row.forget()
            self._background.start(self._store.postpone(live.id, self._clock.now() + wait, live.known.seq))
            return
        live.pins += 1
        task = self._background.start(self._run(live))
        self._running[live.id] = task

    def bots_wait(self, live: LiveTable) -> float:
        """How many seconds the bots of a table wait now; of those alone few go on at a time."""
        if live.stores_too_much:
            return STORED_SECONDS
        if not live.unattended:
            return 0.0
        unattended = sum(other.unattended for other in self._registry if other.id in self._running)
        if unattended < MOST_UNATTENDED:
            return 0.0
        waiting = sum(other.unattended for other in self._registry)
        return UNATTENDED_SECONDS * max(1.0, waiting / MOST_UNATTENDED)

    async def _sweep(self) -> None:
        """Find tables whose bots or clocks need somebody, and look after them."""
        due = await self._store.claim_due(
            self._process, self._clock.now(), LEASE_SECONDS, SWEEP_TABLES, list(self._running)
        )
        await asyncio.gather(*map(self._find, due))

    async def _find(self, table: str) -> None:
        try:
            async with asyncio.timeout(SWEEP_SECONDS):
                live = await self._registry.get(table)
            self.look_after(live)
        except TimeoutError:  # its game is being prepared: the others do not wait for that
            await self._store.postpone(table, self._clock.now() + SWEEP_SECONDS)
        except Unstored:
            raise
        except Refused:
            await self._store.postpone(table, None)  # its log does not replay: said once, where it was read
        except Exception:
            log.exception("Table %s could not be looked after.", logs.tag(table))
            await self._store.postpone(table, None)  # `serai admin check` tells what is wrong with it

    # ------------------------------------------------------------------ one table

    async def _run(self, live: LiveTable) -> None:
        """Do all that is to be done at a table now, until its bots need not move any more."""
        again = False
        try:
            again = await self._claim(live) and await self._do_all(live)
        except Refused:
            pass  # its log does not replay: said once, where it was read
        except Unstored as error:
            log.error("A table could not be looked after: %s.", error)
        except Exception:
            log.exception("Table %s could not be looked after.", logs.tag(live.id))
        finally:
            live.pins -= 1
            del self._running[live.id]
        if again and live.known.bots_wait():
            self.look_after(live)  # a choice came in between the last look and now

    async def _claim(self, live: LiveTable) -> bool:
        """Take or renew the lease; False if another process looks after the table."""
        return await self._store.claim(live.id, self._process, self._clock.now(), LEASE_SECONDS)

    async def _do_all(self, live: LiveTable) -> bool:
        """Start, check the clocks and let the bots move; whether the lease was kept."""
        await self._start_if_called(live)
        await self.check_deadlines(live)
        while not live.stores_too_much:
            turns = await live.read(_turns)
            if not turns:
                break
            tasks = {asyncio.create_task(self._think(live, turn)): turn for turn in turns}
            pending = set(tasks)
            try:
                while pending:
                    done, pending = await asyncio.wait(
                        pending, timeout=RENEW_SECONDS, return_when=asyncio.FIRST_COMPLETED
                    )
                    if not await self._claim(live):
                        return False
                    for task in done:
                        await self._play(live, tasks[task], task.result())
            finally:
                for task in pending:
                    task.cancel()
        return True

    async def _think(self, live: LiveTable, turn: Turn) -> Choice:
        stage = stage_of(turn.bot)
        await self._compiler.wait(turn.knowledge.game, stage)
        delay = self._settings.bot_delay + self._limits.bot_steps.wait(turn.opener)
        watched, began = not live.unattended and not turn.goes_on, asyncio.get_running_loop().time()
        choice = await self._pool.choose(
            turn.knowledge, turn.bot, turn.seed, f"{live.id} {turn.seat}",
            self._limits.share(turn.opener, live.id), spare=live.unattended,
        )  # fmt: skip
        delay += extra_delay(self._settings.bot_delay, choice.hardness if watched else 0.0)
        await asyncio.sleep(max(0.0, began + delay - asyncio.get_running_loop().time()))
        return choice

    async def _play(self, live: LiveTable, turn: Turn, choice: Choice) -> None:
        def decide(table: Table) -> Sequence[Draft]:
            if table.token != turn.token or turn.seat not in dict(table.waiting_bots()):
                return ()  # the person is back, or the table has moved on
            draft = table.play(turn.seat, [choice.action])
            if choice.hurried:
                draft.data["hurried"] = True
            return [draft]

        await live.submit(None, decide)

    async def check_deadlines(self, live: LiveTable) -> None:
        """Let bots stand in for those whose time is over or who are gone; close what never began."""

        def holders(table: Table) -> list[str]:
            return [guest for seat in table.waiting_persons() for guest in table.seats[seat].guests]

        seen, now = await self._connections.last_seen(await live.read(holders)), self._clock.now()
        away, opened = self._settings.away_seconds, self._clock.opened
        drafts: list[Draft] = []
        later: list[float] = []

        def decide(table: Table) -> Sequence[Draft]:
            drafts.clear()
            later.clear()
            for number in table.waiting_persons():
                deadline, since = table.clocks.deadline(number), table.clocks.waiting_since(number)
                why = "time"
                if deadline is None:
                    here = max((seen.get(guest, 0.0) for guest in table.seats[number].guests), default=0.0)
                    deadline, why = max(since or 0.0, here, opened) + away, "away"
                if deadline <= now:
                    drafts.extend(table.stand_in(number, why))
                else:
                    later.append(deadline)
            if table.stage is TableStage.OPEN and table.history.last.at + OPEN_FOR <= now:
                drafts.append(Draft(Kind.CLOSED))
            return drafts

        seq, waits = await live.submit(None, decide, answer=lambda table: (table.seq, table.bots_wait()))
        if not drafts and later and not waits:  # else somebody must look on, whoever dies
            await self._store.postpone(live.id, min(later), seq)
            live.row.forget()

    async def _start_if_called(self, live: LiveTable) -> None:
        """Start a game that was called to start while it was being prepared."""

        def waits(table: Table) -> bool:
            return table.called and table.stage is TableStage.OPEN

        if not await live.read(waits):
            return
        game = live.known.game
        if self._compiler.ready(game):
            await live.submit(None, lambda table: [table.deal()] if waits(table) else ())
            return
        self._compiler.prioritise(game)
        await self._store.postpone(live.id, self._clock.now() + LEASE_SECONDS, live.known.seq)
        live.row.forget()


def _turns(table: Table) -> list[Turn]:
    """The choices that bots have to make now, each from what its seat knows."""
    if table.match is None:
        return []
    state, opener = table.match.state, table.opener or ""
    return [
        Turn(
            seat, known_bot(bot, table.game), table.token, state.knowledge(seat), _seed(table, seat), opener,
            _continues_turn(table, seat),
        )
        for seat, bot in table.waiting_bots()
    ]  # fmt: skip


def _seed(table: Table, seat: int) -> str:
    return hmac.digest(table.seed.encode(), f"bot {seat} {table.seq}".encode(), hashlib.sha256).hex()


def extra_delay(delay: float, hardness: float) -> float:
    """How many seconds longer than usual a bot seems to think about a choice; without a delay there are none."""
    return delay * MOST_EXTRA_DELAY * min(1.0, max(0.0, hardness))


def _continues_turn(table: Table, seat: int) -> bool:
    """Whether the seat goes on with its turn: what it wants is thought over by then."""
    last = table.match.history[-1] if table.match is not None and table.match.history else None
    return isinstance(last, Step) and last.seat == seat
