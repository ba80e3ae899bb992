"""The recorder: a background task that stores the results of finished games soon after they end.

A live table says when its game is over; what nobody said, because a process died or the game is of an earlier Serai, is
found by looking.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from serai.server.base.errors import Conflict, Refused, Unstored
from serai.server.base.logs import tag
from serai.server.ratings.repository import ResultsRepository
from serai.server.ratings.results import GameResult, results_of
from serai.server.storage.entries import LogEntry
from serai.server.tables.table import DAMAGED, Table

if TYPE_CHECKING:
    from serai.server.house import House

LOOK_SECONDS = 20.0  # between looks at what nobody said
PAGE = 50  # tables of a look
PAUSE_SECONDS = 0.05  # between two games of before, so that those who play do not feel it
log = logging.getLogger("serai.server")


class ResultsRecorder:
    """Counts the finished games of a server."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.repository = ResultsRepository(house.store)
        self._ended: asyncio.Queue[tuple[str, Table | None]] = asyncio.Queue()
        self._told: set[str] = set()

    def note(self, table: Table) -> None:
        """A game is over."""
        if table.id not in self._told:
            self._told.add(table.id)
            self._ended.put_nowait((table.id, table))

    async def work(self) -> None:
        """Background task: count what has ended, and now and then look for what nobody said."""
        while True:
            await self._doing(self._look())
            until = asyncio.get_running_loop().time() + LOOK_SECONDS
            while (left := until - asyncio.get_running_loop().time()) > 0:
                try:
                    async with asyncio.timeout(left):
                        id, table = await self._ended.get()
                except TimeoutError:
                    break
                await self._doing(self.count(id, table))
                self._told.discard(id)

    async def _doing(self, work: object) -> None:
        try:
            await work  # type: ignore[misc]
        except (Unstored, Conflict) as error:  # the next look finds it again
            log.error("The results of games could not be stored: %s.", error)
        except Exception:
            log.exception("The results of games could not be counted.")

    async def _look(self) -> None:
        last = ""
        while found := await self.repository.uncounted(last, PAGE):
            for last in found:
                await self.count(last)
                await asyncio.sleep(PAUSE_SECONDS)

    async def count(self, id: str, table: Table | None = None) -> None:
        """Count one game, from its log."""
        try:
            outcome = await self._outcome(await self.house.store.read(id), table)
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
            await self.house.compiler.wait(Table(entries[0]).game)  # a replay needs the rules
        return await self.house.in_thread(results_of, entries, table)
