"""The recorder stores the results of finished games soon after they end.

A commit that ends a game tells it; what nobody told, because a process died or the game is of an earlier Serai, is
found by looking.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from serai.server.base.background import Periodic
from serai.server.base.errors import Refused
from serai.server.base.logs import tag
from serai.server.base.stages import TableStage
from serai.server.bots.compilation import GameCompiler
from serai.server.ratings.repository import ResultsRepository
from serai.server.ratings.results import GameResult, results_of
from serai.server.services import Services
from serai.server.storage.entries import Kind, LogEntry
from serai.server.tables.live.commits import Change, CommitBus
from serai.server.tables.table import DAMAGED, Table

LOOK_SECONDS = 20.0  # between looks at what nobody told
PAGE = 50  # tables of a look
PAUSE_SECONDS = 0.05  # between two games of before, so that those who play do not feel it
log = logging.getLogger("serai.server")


class ResultsRecorder:
    """Counts the finished games of a server."""

    def __init__(self, services: Services, bus: CommitBus, compiler: GameCompiler) -> None:
        self._store, self._thread, self._background = services.store, services.thread, services.background
        self._compiler = compiler
        self.repository = ResultsRepository(services.store)
        self._ended: dict[str, Table] = {}
        self._counting = Periodic("Storing the results of a game", LOOK_SECONDS, self._count_ended)
        bus.after_commit.append(self._on_commit)

    def open(self) -> None:
        """Begin to count what ends, and now and then look for what nobody told."""
        self._background.start(self._counting.run())
        self._background.every(LOOK_SECONDS, "Looking for games that are not counted", self.look)

    def _on_commit(self, change: Change) -> None:
        table = change.table
        if table.stage is TableStage.OVER and any(item.entry.kind is Kind.PLAYED for item in change.items):
            self._ended[table.id] = table
            self._counting.hurry()

    async def _count_ended(self) -> None:
        """Count the first of the games that have ended."""
        if not self._ended:
            return
        id, table = next(iter(self._ended.items()))
        try:
            await self.count(id, table)
        finally:
            del self._ended[id]
            if self._ended:
                self._counting.hurry()

    async def look(self) -> None:
        """Count the games that ended without anybody telling."""
        last = ""
        while found := await self.repository.uncounted(last, PAGE):
            for last in found:
                await self.count(last)
                await asyncio.sleep(PAUSE_SECONDS)

    async def count(self, id: str, table: Table | None = None) -> None:
        """Count one game, from its log."""
        try:
            outcome = await self._outcome(await self._store.read(id), table)
        except Refused:
            raise
        except DAMAGED as error:  # one that cannot be read keeps no other from being counted
            log.error("The results of table %s cannot be counted: %s", tag(id), error)
            await self.repository.give_up(id)
            return
        if outcome is not None:
            await self.repository.count(outcome)

    async def _outcome(self, entries: Sequence[LogEntry], table: Table | None) -> GameResult | None:
        if table is None:
            await self._compiler.wait(Table(entries[0]).game)  # a replay needs the rules
        return await self._thread.do(results_of, entries, table)
