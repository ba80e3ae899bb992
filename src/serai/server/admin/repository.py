"""The repository of the host's page: members and tables page by page, and the audit log of what hosts did."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from serai.server.base.lookalikes import likeness
from serai.server.storage.store import Store

PAGE = 25
SHELL = "serai admin"  # who did what was not done on the admin page
FOUND = "accounts.epoch >= 0 AND coalesce(accounts.likeness, '') LIKE $1 ESCAPE '!'"
MEMBERS = f"""
SELECT accounts.id, accounts.handle, coalesce(guests.name, ''), accounts.created, guests.seen, accounts.role,
(SELECT count(*) FROM members WHERE members.guest = accounts.id)
FROM accounts LEFT JOIN guests ON guests.id = accounts.id
WHERE {FOUND} ORDER BY accounts.created DESC, accounts.handle LIMIT $2 OFFSET $3"""
COUNT_MEMBERS = f"SELECT count(*) FROM accounts WHERE {FOUND}"
TABLES = """
SELECT id, about, seq, (SELECT min(at) FROM log WHERE log.table_id = tables.id AND seq = 1) FROM tables
WHERE stage IN ('open', 'playing') ORDER BY updated DESC, id LIMIT $1 OFFSET $2"""
COUNT_TABLES = "SELECT count(*) FROM tables WHERE stage IN ('open', 'playing')"
ADD_AUDIT_ENTRY = "INSERT INTO deeds (id, at, host, deed, subject, detail) VALUES ($1, $2, $3, $4, $5, $6)"
NAMED = "(SELECT guests.name FROM accounts JOIN guests ON guests.id = accounts.id WHERE accounts.handle = deeds.%s)"
DEEDS = f"""
SELECT at, host, {NAMED % "host"}, deed, subject, {NAMED % "subject"}, detail FROM deeds
ORDER BY at DESC, id LIMIT $1 OFFSET $2"""
COUNT_AUDIT_ENTRIES = "SELECT count(*) FROM deeds"


@dataclass(frozen=True, slots=True)
class Line:
    """A member with what a host wants to know."""

    id: str
    handle: str
    name: str
    created: float
    seen: float | None
    role: str
    tables: int


def pattern(search: str) -> str:
    """What names that look like a text match, however it is written."""
    plain = likeness(search) if search.strip() else ""
    for special in "!%_":
        plain = plain.replace(special, f"!{special}")
    return f"%{plain}%"


class AdminRepository:
    """What hosts read and write."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def members(self, search: str, page: int) -> tuple[list[Line], int]:
        """A page of the members who are called so, the latest first, and how many there are."""
        like = pattern(search)
        rows = await self._store.rows(MEMBERS, like, PAGE, page * PAGE)
        count = (await self._store.rows(COUNT_MEMBERS, like))[0][0]
        return [Line(*row) for row in rows], int(count)

    async def tables(self, page: int) -> tuple[list[tuple[str, str, int, float]], int]:
        """A page of the tables that are not over: id, what lists show, entries of the log, when they were opened."""
        rows = await self._store.rows(TABLES, PAGE, page * PAGE)
        count = (await self._store.rows(COUNT_TABLES))[0][0]
        return [(str(id), str(about), int(seq), float(at or 0.0)) for id, about, seq, at in rows], int(count)

    async def did(self, host: str, deed: str, subject: str, detail: str, now: float) -> None:
        """Note what a host did, with whom or what, by their handles."""
        await self._store.change(ADD_AUDIT_ENTRY, secrets.token_hex(12), now, host, deed, subject, detail)

    async def deeds(self, page: int) -> tuple[list[tuple[float, str, str, str, str]], int]:
        """A page of what hosts did: when, who, what, with whom, how; people by the names that they have now."""
        rows = await self._store.rows(DEEDS, PAGE, page * PAGE)
        count = (await self._store.rows(COUNT_AUDIT_ENTRIES))[0][0]
        told = [
            (
                float(at),
                host if host == SHELL else str(called or ""),
                str(deed),
                str(name or "") if deed in ABOUT_MEMBERS else str(subject),
                str(detail),
            )
            for at, host, called, deed, subject, name, detail in rows
        ]
        return told, int(count)


ABOUT_MEMBERS = frozenset(
    {"mute", "unmute", "rename", "sign-out", "close", "reopen", "make-host", "unmake-host"}
)  # deeds whose subject is a member's handle
