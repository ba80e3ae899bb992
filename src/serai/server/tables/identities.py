"""Identities at tables: what happens to a visitor's name or account reaches the seats that they hold."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from serai.server.base.errors import Refused
from serai.server.base.stages import TableStage
from serai.server.people.bus import PeopleBus
from serai.server.people.names import Names
from serai.server.storage.store import TableQuery
from serai.server.tables import seat_links
from serai.server.tables.live.live_table import LiveTable
from serai.server.tables.live.registry import TableRegistry
from serai.server.tables.service import TableService


class Identities:
    """Follows visitors who get another name, sign in or are signed out."""

    def __init__(self, people: PeopleBus, names: Names, registry: TableRegistry, tables: TableService) -> None:
        self._names, self._registry, self._tables = names, registry, tables
        people.renamed.append(self.rename)
        people.merged.append(self.merge)
        people.signed_out.append(registry.hang_up)

    async def _tables_of(self, guest: str, beginning: str = "") -> AsyncIterator[LiveTable]:
        """The tables that are not over at which somebody sits, under a name that begins so."""
        for line in await self._tables.lines(TableQuery.MINE, guest):
            named = any(name.startswith(beginning) for name in line.names)
            if named and line.stage in (TableStage.OPEN, TableStage.PLAYING):
                try:
                    live = await self._registry.get(line.id)
                except Refused:
                    continue  # a table that cannot be read says so to those who open it
                yield live

    async def rename(self, guest: str, before: str, name: str) -> None:
        """Give another name to the seats that a visitor has taken under the one of before."""
        by = self._names.known_as(guest)
        async for live in self._tables_of(guest, before):
            with contextlib.suppress(Refused):
                await live.submit(guest, lambda table: table.renaming(guest, before, name, by))

    async def merge(self, guest: str, member: str) -> None:
        """Who has sat down as a guest and signs in goes on playing there as the member."""
        name = await self._names.of(member)
        async for live in self._tables_of(guest):
            with contextlib.suppress(Refused):
                await seat_links.bring(live, guest, member, name)
