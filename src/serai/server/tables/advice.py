"""Advice for a seat: hints, the coach, and what a program may know of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.bots import level_names
from serai.bots.precompile import SEARCH
from serai.engine.refusals import EveryGame
from serai.server.base.errors import Refused, Why
from serai.server.base.stages import SeatStage
from serai.server.bots.compilation import GameCompiler
from serai.server.bots.pool import BotPool
from serai.server.protocol import messages as m
from serai.server.services import Services
from serai.server.tables.live.broadcast import as_json
from serai.server.tables.live.live_table import LiveTable
from serai.server.tables.previews import last_choices
from serai.server.tables.table import Table

if TYPE_CHECKING:
    from serai.engine.game import Game, Knowledge, Match, State


class Advice:
    """What the strongest bot says to a visitor about an own seat, from what that seat knows."""

    def __init__(self, services: Services, compiler: GameCompiler, pool: BotPool) -> None:
        self._limits, self._metrics, self._thread = services.limits, services.metrics, services.thread
        self._compiler, self._pool = compiler, pool

    async def hint(self, live: LiveTable, guest: str, asked: m.AskHint) -> m.Hint:
        """What the strongest bot would do."""
        self._limits.hints.take(guest)
        self._metrics.hints.add()

        def read(table: Table) -> Knowledge:
            if not table.aids:
                raise Refused(Why.NO_AIDS())
            knowledge = table.knowledge(asked.seat, guest, asked.token)
            if not knowledge.legal_actions():
                raise Refused(EveryGame.NOT_YOUR_TURN(seat=asked.seat, seats=list(table.waiting())))
            return knowledge

        knowledge = await live.read(read)
        self._require_search(knowledge.game)
        bot, seed = level_names(knowledge.game)[-1], f"hint {asked.token}"
        candidates = await self._pool.suggest(knowledge, bot, seed, self._limits.share(guest, live.id))
        return m.Hint(candidates=[m.Advice(**one) for one in candidates])

    async def coach(self, live: LiveTable, guest: str, asked: m.AskCoach) -> m.Coaching:
        """Whether the last choice of a seat gave much away, by what the seat knew before it."""
        self._limits.hints.take(guest)
        self._metrics.hints.add()

        def read(table: Table) -> Match:
            table.seat(asked.seat).require_holder(guest)
            if not table.aids:
                raise Refused(Why.NO_AIDS())
            if any(seat.number != asked.seat and seat.stage is not SeatStage.BOT for seat in table.seats):
                raise Refused(Why.NOT_ALONE())
            return table.look_back(guest, asked.seat, False).copy()

        match = await live.read(read)
        self._require_search(match.game)
        choices = await self._thread.do(last_choices, match, asked.seat, asked.steps)
        found = await self._pool.review(choices, f"coach {match.length}", self._limits.share(guest, live.id))
        return m.Coaching() if found is None else m.Coaching(**found)

    async def knowledge(self, live: LiveTable, guest: str, seat: int) -> m.SeatKnowledge:
        """What a seat knows now, as a position in which the rest is imagined."""
        self._limits.tries.take(guest)
        token, knowledge = await live.read(lambda table: (table.token, table.knowledge(seat, guest, table.token)))
        return m.SeatKnowledge(seat=seat, token=token, position=await self._thread.do(knowledge.position))

    async def moves(self, live: LiveTable, guest: str, seat: int) -> str:
        """The complete moves that a seat could make, where the table allows such aids: a messages.Moves."""
        self._limits.tries.take(guest)

        def read(table: Table) -> tuple[bool, int, State | None]:
            table.seat(seat).require_holder(guest)
            return table.aids, table.token, table.match.state if table.aids and table.match is not None else None

        allowed, token, state = await live.read(read)

        def tell() -> str:
            found = [] if state is None else state.rulebook.moves(state, seat)
            return as_json({"allowed": allowed, "token": token, "moves": found})

        return await self._thread.do(tell)

    def _require_search(self, game: Game) -> None:
        """Refuse while the search of a game is being compiled; it comes first from now on."""
        if not self._compiler.ready(game, SEARCH):
            self._compiler.prioritise(game, SEARCH)
            raise Refused(Why.BEING_PREPARED())
