"""Invitations: links by which somebody becomes a member where guests are not let in (`--members-only`).

A link is shown once, when it is made; the house keeps a digest of it. It is in the part of the address behind `#`,
which browsers send to nobody.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from serai.server.base.errors import Refused, Why

if TYPE_CHECKING:
    from serai.server.base.signing import Signer
    from serai.server.storage.store import Store

TOKEN_BYTES = 18
LONGEST_TOKEN = 40
MOST_SHOWN = 100
MADE = """
INSERT INTO invitations (id, digest, note, most, uses, created, expires) VALUES ($1, $2, $3, $4, 0, $5, $6)"""
LISTED = """
SELECT id, note, most, uses, created, expires, revoked FROM invitations ORDER BY created DESC LIMIT $1"""
TAKE = """
UPDATE invitations SET uses = uses + 1
WHERE digest = $1 AND revoked = 0 AND uses < most AND expires > $2 RETURNING id"""
GOOD = "SELECT id FROM invitations WHERE digest = $1 AND revoked = 0 AND uses < most AND expires > $2"
GIVE_BACK = "UPDATE invitations SET uses = uses - 1 WHERE id = $1 AND uses > 0"
REVOKE = "UPDATE invitations SET revoked = 1 WHERE id = $1 AND revoked = 0 RETURNING id"
ARRIVED = "INSERT INTO arrivals (account, invitation, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
CAME_BY = """
SELECT arrivals.invitation, accounts.handle, coalesce(guests.name, '') FROM arrivals
JOIN accounts ON accounts.id = arrivals.account LEFT JOIN guests ON guests.id = arrivals.account
WHERE accounts.epoch >= 0 ORDER BY arrivals.at"""


@dataclass(frozen=True, slots=True)
class Invitation:
    """An invitation as hosts see it."""

    id: str
    note: str
    most: int
    uses: int
    created: float
    expires: float
    revoked: bool


def digest(signer: Signer, token: str) -> str:
    """An invitation as it is kept."""
    return signer.digest("invitation", token.strip())


def new_token() -> tuple[str, str]:
    """The secret of a new invitation, and the id by which hosts speak of it."""
    return secrets.token_urlsafe(TOKEN_BYTES), secrets.token_hex(6)


def address(token: str) -> str:
    """Where an invitation leads to."""
    return f"/account#invitation={token}"


class InvitationRepository:
    """Invitations in the database."""

    def __init__(self, store: Store, signer: Signer) -> None:
        self._store = store
        self._signer = signer

    async def make(self, note: str, most: int, now: float, expires: float) -> tuple[str, str]:
        """A new invitation: its id, and its secret, which nobody can ask for again."""
        token, id = new_token()
        await self._store.change(MADE, id, digest(self._signer, token), note, most, now, expires)
        return id, token

    async def listed(self) -> list[Invitation]:
        """All of them, the latest first."""
        rows = await self._store.rows(LISTED, MOST_SHOWN)
        return [Invitation(id, note, most, uses, at, end, bool(over)) for id, note, most, uses, at, end, over in rows]

    async def came_by(self) -> dict[str, list[tuple[str, str]]]:
        """Who came by which: handles and names by the ids of invitations."""
        found: dict[str, list[tuple[str, str]]] = {}
        for id, handle, name in await self._store.rows(CAME_BY):
            found.setdefault(str(id), []).append((str(handle), str(name)))
        return found

    async def require(self, token: str | None, now: float) -> None:
        """Refuse what is no good invitation; nothing is used up."""
        if not token or not await self._store.rows(GOOD, digest(self._signer, token), now):
            raise Refused(Why.NO_INVITATION())

    async def take(self, token: str, now: float) -> str:
        """Use an invitation once; its id."""
        rows = await self._store.change(TAKE, digest(self._signer, token), now)
        if not rows:
            raise Refused(Why.NO_INVITATION())
        return str(rows[0][0])

    async def give_back(self, id: str) -> None:
        """Who used it did not become a member after all."""
        await self._store.change(GIVE_BACK, id)

    async def arrived(self, id: str, account: str, now: float) -> None:
        """Note who came by it."""
        await self._store.change(ARRIVED, account, id, now)

    async def revoke(self, id: str) -> bool:
        """Let nobody in by it any more; False if there is no such one."""
        return bool(await self._store.change(REVOKE, id))
