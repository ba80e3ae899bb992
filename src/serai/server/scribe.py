"""The scribe: puts finished games into the book of results, soon after they end, whoever was killed meanwhile.

A room says when its game is over; what nobody said, because a process died or the game is of an earlier Serai, is
found by looking.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from serai.server.journal import tag
from serai.server.log import Conflict, LogEntry, Unstored
from serai.server.outcomes import Outcome, results_of
from serai.server.playerbook import PlayerBook
from serai.server.reasons import Refused
from serai.server.tables import DAMAGED, Table

if TYPE_CHECKING:
    from serai.server.house import House

LOOK_SECONDS = 20.0  # between looks at what nobody said
PAGE = 50  # tables of a look
PAUSE_SECONDS = 0.05  # between two games of before, so that those who play do not feel it
log = logging.getLogger("serai.server")


class Scribe:
    """Counts the finished games of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.book = PlayerBook(house.store)
        self._ended: asyncio.Queue[tuple[str, Table | None]] = asyncio.Queue()
        self._told: set[str] = set()

    def note(self, table: Table) -> None:
        """A game is over."""
        if table.id not in self._told:
            self._told.add(table.id)
            self._ended.put_nowait((table.id, table))

    async def work(self) -> None:
        """Again and again: count what has ended, and now and then look for what nobody said."""
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
        while found := await self.book.uncounted(last, PAGE):
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
            await self.book.give_up(id)
            return
        if outcome is not None:
            await self.book.count(outcome)

    async def _outcome(self, entries: Sequence[LogEntry], table: Table | None) -> Outcome | None:
        if table is None:
            await self.house.workshop.wait(Table(entries[0]).game)  # a replay needs the rules
        return await self.house.beside(results_of, entries, table)
