"""The queries for what every process knows of members: their epochs, marks and names."""

from __future__ import annotations

from serai.server.protocol.messages import MemberMark
from serai.server.storage.store import Store

LOOKS_LIKE = "SELECT id FROM accounts WHERE likeness = $1"
RENAME = "UPDATE accounts SET likeness = $2, changed = $3 WHERE id = $1 AND epoch >= 0"
LANGUAGE = "SELECT language FROM accounts WHERE id = $1 AND epoch >= 0"
EPOCHS = "SELECT id, epoch, changed, handle, colour, listed FROM accounts WHERE changed >= $1"


class PeopleRepository:
    """Members in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def epochs(self, since: float) -> list[tuple[str, int, float, MemberMark | None]]:
        """Accounts that were made or changed since then: identity, epoch, when, and what shows them to others."""
        return [
            (str(id), int(epoch), float(at), MemberMark(handle=handle, colour=colour) if listed and handle else None)
            for id, epoch, at, handle, colour, listed in await self._store.rows(EPOCHS, since)
        ]

    async def who_looks_like(self, likeness: str) -> str | None:
        """The member who has a name that looks like that."""
        rows = await self._store.rows(LOOKS_LIKE, likeness)
        return str(rows[0][0]) if rows else None

    async def language(self, id: str) -> str | None:
        """The language that a member is written to in."""
        rows = await self._store.rows(LANGUAGE, id)
        return str(rows[0][0]) if rows else None

    async def rename(self, id: str, likeness: str, now: float) -> None:
        """Note a member's other name; Conflict if another has such a one."""
        await self._store.change(RENAME, id, likeness, now)
