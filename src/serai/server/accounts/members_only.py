"""Servers for members only (`--members-only`): which addresses everybody else can still reach.

Nothing under /api but what somebody needs to become a member or to sign in, and what machines ask; live connections are
under /api too. The pages outside have nothing of the house in them: they are the client's files and the rules' texts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.server.base.errors import Refused, Why

if TYPE_CHECKING:
    from serai.server.house import House

OPEN = frozenset(
    {
        ("GET", "/api/health"),
        ("GET", "/api/ready"),
        ("POST", "/api/me"),
        ("GET", "/api/account"),
        ("POST", "/api/account"),
        ("POST", "/api/account/challenge"),
        ("POST", "/api/account/enter"),
        ("POST", "/api/account/recover"),
    }
)
LETTERS = "/api/calls/letters/"  # the links of mails, whose readers need not sign in to end them


class MembersOnly:
    """Lets members in, and others no further than to the door."""

    def __init__(self, house: House) -> None:
        self._members_only = house.settings.members_only
        self._signer = house.signer

    def require_member(self, method: str, path: str, guest: str | None) -> None:
        """Refuse a request of somebody who is no member, unless it is one of those at the door."""
        if not self._members_only or self._signer.is_member(guest) or not path.lower().startswith("/api"):
            return
        if ("GET" if method == "HEAD" else method, path) not in OPEN and not path.startswith(LETTERS):
            raise Refused(Why.MEMBERS_ONLY())
