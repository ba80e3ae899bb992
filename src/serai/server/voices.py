"""Voices: who may speak in the house, and what others know a speaker as.

A member is known by the handle, a guest by a mark that is theirs alone and tells nothing: it lets others mute somebody
at all tables, whatever the name, and distinguishes members from guests. Only those who speak are known so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.server.reasons import Refused, Why
from serai.server.tables import GUEST_MARK

if TYPE_CHECKING:
    from serai.server.house import House

KEY_LENGTH = 12


class Voices:
    """Those who speak in a house."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def may_speak(self, guest: str) -> bool:
        """Whether somebody may say something or react, at whatever table: the one place that decides it."""
        return True

    async def require(self, guest: str) -> None:
        """Refuse somebody who may not speak."""
        if not await self.may_speak(guest):
            raise Refused(Why.SILENCED())

    async def known_as(self, guest: str) -> str:
        """What others know somebody as."""
        if self.house.signer.is_member(guest):
            account = await self.house.members.book.find(guest)
            if account is not None and account.handle:
                return account.handle
        return GUEST_MARK + self.house.signer.digest("speaker", guest)[:KEY_LENGTH]
