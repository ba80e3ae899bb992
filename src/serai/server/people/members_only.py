"""Servers for members only (`--members-only`): which addresses everybody else can still reach.

Nothing under /api but what somebody needs to become a member or to sign in, and what machines ask; live connections are
under /api too. The pages outside have nothing of the house in them: they are the client's files and the rules' texts.
"""

from __future__ import annotations

from serai.server.base.errors import Refused, Why
from serai.server.base.visits import Visit
from serai.server.services import Services

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

    def __init__(self, services: Services) -> None:
        self._members_only = services.settings.members_only
        self._signer = services.signer

    def require_member(self, visit: Visit) -> None:
        """Refuse a request of somebody who is no member, unless it is one of those at the door."""
        method, path = "GET" if visit.method == "HEAD" else visit.method, visit.path
        if not self._members_only or self._signer.is_member(visit.guest) or not path.lower().startswith("/api"):
            return
        if (method, path) not in OPEN and not path.startswith(LETTERS):
            raise Refused(Why.MEMBERS_ONLY())
