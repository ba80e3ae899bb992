"""The repository of those who look for a game: one wish each, which expires when its visitor is gone.

A wish waits until a process claims it for a table, one by one in one order, so that of two processes one gets all of a
group and the other lets go. A claim whose table was never opened is void after a while. Who was awaited at a table and
did not come is remembered for a day.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

from serai.server.lobby.grouping import Wish

if TYPE_CHECKING:
    from serai.server.storage.store import Store

ALIVE_SECONDS = 30.0  # that a wish lives without a sign of its visitor
LEAVE_SECONDS = 8.0  # that it lives after its visitor has disconnected: a page may be on its way back
CLAIM_SECONDS = 15.0  # after which a claim without a table is void
MISSED_SECONDS = 86_400.0
COLUMNS = ", ".join(part.name for part in fields(Wish))
PUT = f"""
INSERT INTO seeks ({COLUMNS}, ready) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 0)
ON CONFLICT (guest) DO UPDATE SET source = excluded.source, member = excluded.member, game = excluded.game,
players = excluded.players, clock = excluded.clock, near = excluded.near, level = excluded.level, bots = excluded.bots,
after = excluded.after, since = coalesce(seeks.since, excluded.since), seen = excluded.seen
WHERE seeks.table_id IS NULL"""
ALL = f"SELECT {COLUMNS}, table_id, ready, claimed FROM seeks WHERE since IS NOT NULL ORDER BY since, guest"
COUNT_OF = "SELECT count(*) FROM seeks WHERE source = $1 AND guest <> $2 AND since IS NOT NULL"
COUNT = "SELECT count(*) FROM seeks WHERE since IS NOT NULL"
SEEN = "UPDATE seeks SET seen = $2 WHERE guest = $1 AND seen < $2"
FADE = "UPDATE seeks SET seen = $2 WHERE guest = $1 AND seen > $2"
CLAIM = """
UPDATE seeks SET table_id = $2, claimed = $3, ready = 0
WHERE guest = $1 AND table_id IS NULL AND since IS NOT NULL RETURNING guest"""
RELEASE = "UPDATE seeks SET table_id = NULL, claimed = NULL WHERE table_id = $1 AND ready = 0"
READY = "UPDATE seeks SET ready = 1 WHERE table_id = $1"
REST = """
UPDATE seeks SET since = NULL, table_id = NULL, claimed = NULL, ready = 0, missed = missed + $3
WHERE guest = $1 AND coalesce(table_id, '') = $2"""
BACK = "UPDATE seeks SET table_id = NULL, claimed = NULL, ready = 0, seen = $3 WHERE guest = $1 AND table_id = $2"
DROP_OLD = """
DELETE FROM seeks WHERE (since IS NULL AND (missed = 0 OR seen < $2))
OR (missed = 0 AND table_id IS NULL AND seen < $1)"""
REST_OLD = "UPDATE seeks SET since = NULL WHERE since IS NOT NULL AND table_id IS NULL AND seen < $1"


@dataclass(frozen=True, slots=True)
class StoredSeek:
    """A wish as it is kept: with the table that it was claimed for, whether that is open, and since when."""

    wish: Wish
    table: str | None
    ready: bool
    claimed: float


class SeekRepository:
    """Wishes in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def put(self, wish: Wish) -> None:
        """Keep a wish, or another one of a visitor who has waited all the same; nothing if a table was found."""
        values = [getattr(wish, part.name) for part in fields(Wish)]
        await self._store.change(PUT, *(int(value) if isinstance(value, bool) else value for value in values))

    async def all(self) -> list[StoredSeek]:
        """All wishes, the oldest first."""
        found = []
        for row in await self._store.rows(ALL):
            guest, source, member, game, players, clock, near, level, bots, after, since, seen, missed, *rest = row
            wish = Wish(
                guest, source, bool(member), game, players, clock, bool(near), level, bots, after, since, seen, missed
            )
            found.append(StoredSeek(wish, rest[0], bool(rest[1]), rest[2] or 0.0))
        return found

    async def count(self, source: str, guest: str) -> tuple[int, int]:
        """How many others of a network look for a game, and how many people do in all."""
        of_source = int((await self._store.rows(COUNT_OF, source, guest))[0][0]) if source else 0
        return of_source, int((await self._store.rows(COUNT))[0][0])

    async def saw(self, guest: str, now: float) -> None:
        """Somebody is here."""
        await self._store.change(SEEN, guest, now)

    async def fade(self, guest: str, now: float) -> None:
        """Somebody has disconnected: unless they come back soon their wish is over."""
        await self._store.change(FADE, guest, now - ALIVE_SECONDS + LEAVE_SECONDS)

    async def claim(self, guests: list[str], table: str, now: float) -> bool:
        """Claim wishes for a table, all or none."""
        for guest in sorted(guests):
            if not await self._store.change(CLAIM, guest, table, now):
                await self.release(table)
                return False
        return True

    async def release(self, table: str) -> None:
        """Let those wait on who were claimed for a table that does not open."""
        await self._store.change(RELEASE, table)

    async def ready(self, table: str) -> None:
        """The table is open."""
        await self._store.change(READY, table)

    async def rest(self, guest: str, table: str = "", *, missed: bool = False) -> None:
        """A wish is over, of one who waits or of one for whom that table was found; whether they were missed there."""
        await self._store.change(REST, guest, table, int(missed))

    async def back(self, guest: str, table: str, now: float) -> None:
        """Somebody came, but others did not: they wait on, as long as they have."""
        await self._store.change(BACK, guest, table, now)

    async def drop_old(self, now: float) -> None:
        """Forget the wishes of those who are gone."""
        await self._store.change(DROP_OLD, now - ALIVE_SECONDS, now - MISSED_SECONDS)
        await self._store.change(REST_OLD, now - ALIVE_SECONDS)
