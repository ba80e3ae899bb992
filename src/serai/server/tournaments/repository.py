"""The repository of tournaments: their logs, and a row of each for lists.

The key (tournament, seq) of the log decides who was first. The row is derived: it is written after the entries, and one
that lags behind after a crash is due, so that whoever looks after tournaments writes it anew.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from pydantic_core import to_json

from serai.server.storage.store import Store
from serai.server.tournaments.tournament import Tournament, TournamentEntry, entry_of

COLUMNS = "evening, seq, kind, data, at, guest"
READ = f"SELECT {COLUMNS} FROM evening_log WHERE evening = $1 AND seq > $2 ORDER BY seq"
LAST = "SELECT max(seq) FROM evening_log WHERE evening = $1"
PUT = """
INSERT INTO evenings (id, stage, public, director, source, about, updated, due)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, director = excluded.director, about = excluded.about,
updated = excluded.updated, due = excluded.due"""
WAKE = "UPDATE evenings SET due = 0 WHERE id = $1"
PUT_PLAYER = "INSERT INTO evening_players (guest, evening) VALUES ($1, $2) ON CONFLICT DO NOTHING"
DUE = "SELECT id FROM evenings WHERE due <= $1 ORDER BY due LIMIT $2"
CLAIM_DUE = """
UPDATE evenings SET lease_owner = $1, lease_until = $3 WHERE id IN (
    SELECT id FROM evenings WHERE due <= $2
    AND (lease_owner IS NULL OR lease_owner = $1 OR lease_until < $2) ORDER BY due LIMIT $4 FOR UPDATE SKIP LOCKED
) RETURNING id"""  # of several processes that share a database
PUBLIC = "SELECT about FROM evenings WHERE public = 1 AND stage = $1 ORDER BY updated DESC LIMIT $2"
MINE = """
SELECT about FROM evenings JOIN evening_players ON evening_players.evening = evenings.id
WHERE evening_players.guest = $1 AND stage <> 'closed' ORDER BY updated DESC LIMIT $2"""
IDS_OF = "SELECT evening FROM evening_players WHERE guest = $1 ORDER BY evening"
UNFINISHED = "SELECT count(*) FROM evenings WHERE director = $1 AND stage IN ('coming', 'playing')"
UNFINISHED_OF = "SELECT count(*) FROM evenings WHERE source = $1 AND stage IN ('coming', 'playing')"
ABOUT = "SELECT about FROM evenings WHERE id = $1"
REWRITE = "UPDATE evening_log SET data = $3 WHERE evening = $1 AND seq = $2"
FORGET = "DELETE FROM evening_players WHERE guest = $1"
STAGES = "SELECT id, stage FROM tables WHERE id IN ({ids})"
AT_ONCE = 100  # tables asked for in one query


class TournamentRepository:
    """Tournaments in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, tournament: str, after: int = 0) -> list[TournamentEntry]:
        """The entries of a tournament after a number."""
        return [entry_of(row) for row in await self._store.rows(READ, tournament, after)]

    async def last(self, tournament: str) -> int:
        """The number of the last entry; 0 for a tournament that does not exist."""
        return int((await self._store.rows(LAST, tournament))[0][0] or 0)

    async def append(self, entries: Sequence[TournamentEntry]) -> None:
        """Store entries of one tournament, all or nothing; Conflict if one of them is there already."""
        values: list[Any] = []
        places = []
        for one in entries:
            first = len(values)
            places.append(f"({', '.join(f'${first + column}' for column in range(1, 7))})")
            values += (one.tournament, one.seq, str(one.kind), to_json(one.data).decode(), one.at, one.guest)
        await self._store.change(f"INSERT INTO evening_log ({COLUMNS}) VALUES {', '.join(places)}", *values)

    async def wake(self, tournament: str) -> None:
        """Let somebody look after a tournament, whatever ends this process."""
        await self._store.change(WAKE, tournament)

    async def put(self, tournament: Tournament) -> None:
        """Write the row of a tournament."""
        about = to_json(tournament.line()).decode()
        await self._store.change(
            PUT, tournament.id, tournament.stage, int(tournament.wanted.public), tournament.director,
            tournament.source, about, tournament.last.at, tournament.due,
        )  # fmt: skip

    async def note(self, guest: str, tournament: str) -> None:
        """Note that a tournament is somebody's."""
        await self._store.change(PUT_PLAYER, guest, tournament)

    async def due(self, owner: str, now: float, seconds: float, limit: int) -> list[str]:
        """The tournaments that need attention now, leased where several processes could look after them."""
        if not self._store.shared:
            return [str(id) for (id,) in await self._store.rows(DUE, now, limit)]
        return [str(id) for (id,) in await self._store.change(CLAIM_DUE, owner, now, now + seconds, limit)]

    async def public(self, stage: str, limit: int) -> list[dict[str, Any]]:
        """The public tournaments of a stage, the latest first."""
        return [json.loads(about) for (about,) in await self._store.rows(PUBLIC, stage, limit)]

    async def mine(self, guest: str, limit: int) -> list[dict[str, Any]]:
        """The tournaments of a visitor, the latest first."""
        return [json.loads(about) for (about,) in await self._store.rows(MINE, guest, limit)]

    async def ids_of(self, guest: str) -> list[str]:
        """The ids of all tournaments of a visitor."""
        return [str(id) for (id,) in await self._store.rows(IDS_OF, guest)]

    async def unfinished(self, guest: str) -> int:
        """How many tournaments of a director are not over."""
        return int((await self._store.rows(UNFINISHED, guest))[0][0])

    async def unfinished_of(self, source: str) -> int:
        """How many tournaments that were made from a network are not over."""
        return int((await self._store.rows(UNFINISHED_OF, source))[0][0])

    async def stages(self, tables: Sequence[str]) -> dict[str, str]:
        """The stages of tables; one that does not exist is not in it."""
        found: dict[str, str] = {}
        for at in range(0, len(tables), AT_ONCE):
            part = tables[at : at + AT_ONCE]
            places = ", ".join(f"${number}" for number in range(1, len(part) + 1))
            found |= {str(id): str(stage) for id, stage in await self._store.rows(STAGES.format(ids=places), *part)}
        return found

    async def rewrite(self, tournament: str, seq: int, data: dict[str, Any]) -> None:
        """Write the data of an entry anew, without what somebody wants forgotten."""
        await self._store.change(REWRITE, tournament, seq, to_json(data).decode())

    async def forget(self, guest: str) -> None:
        """No tournament is that visitor's any more."""
        await self._store.change(FORGET, guest)
