"""Moderation: who is muted, and which networks are blocked.

Both are asked for often, so every process has them in memory, and hears of what others did as it hears of accounts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.server.base.errors import Refused, Why
from serai.server.base.rate_limits import network

if TYPE_CHECKING:
    from serai.server.house import House

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

    def __init__(self, house: House) -> None:
        self._house = house
        self._mutes: dict[str, float] = {}
        self._bans: dict[str, float] = {}
        self._seen = 0.0

    async def look(self) -> None:
        """Learn what has changed since the last look."""
        since, rows = self._seen - OVERLAP_SECONDS, self._house.store.rows
        for query, known in ((MUTES, self._mutes), (BANS, self._bans)):
            for key, until, at in await rows(query, since):
                known[str(key)] = float(until)
                self._seen = max(self._seen, float(at))
        now = self._house.clock.now()
        for known in (self._mutes, self._bans):
            for key in [key for key, until in known.items() if until <= now]:
                del known[key]

    # ------------------------------------------------------------------ what others ask

    def muted_until(self, guest: str) -> float | None:
        """Until when somebody may not write; None if they may."""
        until = self._mutes.get(guest)
        return until if until is not None and until > self._house.clock.now() else None

    def require_speech(self, guest: str) -> None:
        """Refuse somebody who may not write now: every way by which people write to others asks this."""
        if self.muted_until(guest) is not None:
            raise Refused(Why.MUTED())

    def require_welcome(self, address: str, guest: str | None) -> None:
        """Refuse a visitor from a network that is not let in now; members who are in good standing come in."""
        if not self._bans or self._house.signer.is_member(guest):
            return
        until = self._bans.get(self._house.signer.source(network(address)))
        if until is not None and until > self._house.clock.now():
            raise Refused(Why.NOT_WELCOME())

    # ------------------------------------------------------------------ what hosts do

    async def mute(self, guest: str, until: float) -> None:
        """Let somebody write again from then on: at once, if that is past."""
        await self._house.store.change(MUTE, guest, until, self._house.clock.now())
        await self.look()

    async def ban(self, source: str, until: float) -> None:
        """Let nobody new in from a network until then."""
        await self._house.store.change(BAN, source, until, self._house.clock.now())
        await self.look()
