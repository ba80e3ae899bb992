"""Moderation: who is muted, and which networks are blocked.

Both are asked for often, so every process has them in memory, and hears of what others did as it hears of accounts.
"""

from __future__ import annotations

from serai.server.base.errors import Refused, Why
from serai.server.base.rate_limits import network
from serai.server.base.visits import Visit
from serai.server.services import Services

FOR_EVER = 1e11  # seconds: until then nobody counts
OVERLAP_SECONDS = 30.0  # clocks of several machines differ a little
MUTE = """
INSERT INTO mutes (guest, until, changed) VALUES ($1, $2, $3)
ON CONFLICT (guest) DO UPDATE SET until = excluded.until, changed = excluded.changed"""
BAN = """
INSERT INTO bans (source, until, changed) VALUES ($1, $2, $3)
ON CONFLICT (source) DO UPDATE SET until = excluded.until, changed = excluded.changed"""
MUTES = "SELECT guest, until, changed FROM mutes WHERE changed >= $1"
BANS = "SELECT source, until, changed FROM bans WHERE changed >= $1"


class Moderation:
    """The mutes and bans of a server, as this process knows them."""

    def __init__(self, services: Services) -> None:
        self._store, self._clock, self._signer = services.store, services.clock, services.signer
        self._mutes: dict[str, float] = {}
        self._bans: dict[str, float] = {}
        self._seen = 0.0

    async def look(self) -> None:
        """Learn what has changed since the last look."""
        since, rows = self._seen - OVERLAP_SECONDS, self._store.rows
        for query, known in ((MUTES, self._mutes), (BANS, self._bans)):
            for key, until, at in await rows(query, since):
                known[str(key)] = float(until)
                self._seen = max(self._seen, float(at))
        now = self._clock.now()
        for known in (self._mutes, self._bans):
            for key in [key for key, until in known.items() if until <= now]:
                del known[key]

    # ------------------------------------------------------------------ what others ask

    def muted_until(self, guest: str) -> float | None:
        """Until when somebody may not write; None if they may."""
        until = self._mutes.get(guest)
        return until if until is not None and until > self._clock.now() else None

    def require_speech(self, guest: str) -> None:
        """Refuse somebody who may not write now: every way by which people write to others asks this."""
        if self.muted_until(guest) is not None:
            raise Refused(Why.MUTED())

    def require_welcome(self, visit: Visit) -> None:
        """Refuse a visitor from a network that is not let in now; members who are in good standing come in."""
        if not self._bans or self._signer.is_member(visit.guest):
            return
        until = self._bans.get(self._signer.source(network(visit.address)))
        if until is not None and until > self._clock.now():
            raise Refused(Why.NOT_WELCOME())

    # ------------------------------------------------------------------ what hosts do

    async def mute(self, guest: str, until: float) -> None:
        """Let somebody write again from then on: at once, if that is past."""
        await self._store.change(MUTE, guest, until, self._clock.now())
        await self.look()

    async def ban(self, source: str, until: float) -> None:
        """Let nobody new in from a network until then."""
        await self._store.change(BAN, source, until, self._clock.now())
        await self.look()
