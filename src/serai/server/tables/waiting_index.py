"""Where it is somebody's turn: stored in the row of each table, so that no game is replayed to count turns.

With several processes each entry of a log comes with its row. On SQLite a quiet move writes none, since live tables
know better; what a row has missed is written a few seconds later, and after a kill at the next start.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

from pydantic import ValidationError

from serai.server.base.errors import Refused, Unstored
from serai.server.protocol import messages as m
from serai.server.storage.store import Store
from serai.server.tables.live.registry import TableRegistry

LISTED = 100
OFFSET_SECONDS = 0.05  # between tables that are read at the start, so that nobody waits for them
AWAITS = "stage = 'playing' AND ' ' || coalesce(awaited, '') LIKE '% ' || $1 || '.%'"
MINE = f"""
SELECT tables.id, about, CASE WHEN {AWAITS} THEN 1 ELSE 0 END AS waits
FROM tables JOIN members ON members.table_id = tables.id
WHERE members.guest = $1 AND stage <> 'closed' ORDER BY waits DESC, updated DESC LIMIT $2"""
WHERE_AWAITED = f"""
SELECT tables.id FROM tables JOIN members ON members.table_id = tables.id WHERE members.guest = $1 AND {AWAITS}"""
PLAYING_AT = """
SELECT tables.id FROM tables JOIN members ON members.table_id = tables.id
WHERE members.guest = $1 AND stage = 'playing'"""
AWAITED_AT = "SELECT awaited FROM tables WHERE id = $1 AND stage = 'playing'"
BEHIND = """
SELECT id FROM tables WHERE stage = 'playing'
AND (awaited IS NULL OR seq < (SELECT max(log.seq) FROM log WHERE log.table_id = tables.id)) ORDER BY updated DESC"""
log = logging.getLogger("serai.server")


class WaitingIndex:
    """Who is awaited at which tables of a server."""

    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self._store, self._registry = store, registry

    async def lines(self, guest: str) -> list[m.TableLine]:
        """The tables of somebody, those first where they are awaited, then those of late."""
        lines = []
        for id, about, waits in await self._store.rows(MINE, guest, LISTED):
            try:
                line = m.TableLine.model_validate_json(about)
            except ValidationError:
                log.error("A row in the list of tables is damaged; `serai admin check` tells which.")
                continue
            live = self._registry.in_memory(id)
            line.awaited = bool(waits) if live is None else guest in live.known.awaited()
            lines.append(line)
        return sorted(lines, key=lambda line: (not line.awaited, -line.updated))

    async def count(self, guest: str) -> int:
        """At how many tables somebody is awaited."""
        if self._store.shared:
            return len(await self._store.rows(WHERE_AWAITED, guest))
        stored = {str(id) for (id,) in await self._store.rows(WHERE_AWAITED, guest)}
        count = 0
        for (id,) in await self._store.rows(PLAYING_AT, guest):
            live = self._registry.in_memory(id)
            count += id in stored if live is None else guest in live.known.awaited()
        return count

    async def awaits(self, table: str, guest: str, turn: int) -> bool:
        """Whether a table still waits for a turn of somebody."""
        live = None if self._store.shared else self._registry.in_memory(table)
        if live is not None:
            since = live.known.awaited_since()
        else:
            rows = await self._store.rows(AWAITED_AT, table)
            since = str(rows[0][0] or "") if rows else ""
        return f"{guest}.{turn}" in since.split()

    async def catch_up(self) -> None:
        """After a start: write the rows that a killed server left behind, or that are of an earlier version."""
        try:
            found = [str(id) for (id,) in await self._store.rows(BEHIND)]
        except Unstored as error:
            log.error("Tables could not be looked through: %s.", error)
            return
        for id in found:
            await asyncio.sleep(OFFSET_SECONDS)
            with contextlib.suppress(Refused, Unstored):  # a log that does not replay is told of where it is read
                await (await self._registry.get(id)).write_row()
