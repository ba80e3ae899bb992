"""The marks that speakers are known by to others; who may speak is a matter of `admin.moderation`.

Everybody is known by a mark that is theirs alone and tells nothing but whether they are a member: it lets others mute
somebody at all tables, whatever the name, and no guest passes for a member. Only those who speak are known so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from serai.server.tables.table import GUEST_MARK, MEMBER_MARK

if TYPE_CHECKING:
    from serai.server.house import House

KEY_LENGTH = 12


class DisplayNames:
    """Those who speak in a house."""

    def __init__(self, house: House) -> None:
        self.house = house

    def known_as(self, guest: str) -> str:
        """What others know somebody as."""
        signer = self.house.signer
        return (MEMBER_MARK if signer.is_member(guest) else GUEST_MARK) + signer.digest("speaker", guest)[:KEY_LENGTH]
