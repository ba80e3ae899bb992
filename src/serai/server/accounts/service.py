"""Members: guests who have an account. An account has passkeys, and keeps the identity that the guest had.

Nothing here is a password. Who has lost every device comes back by one of ten recovery codes, each good once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import TYPE_CHECKING

from serai.server.accounts.repository import AccountRepository
from serai.server.base.errors import Conflict, Refused, Unstored, Why
from serai.server.base.guest_names import is_made_up
from serai.server.base.lookalikes import is_reserved, likeness
from serai.server.base.stages import TableStage
from serai.server.protocol.messages import Me
from serai.server.storage.store import TableQuery
from serai.server.tables import seat_links

if TYPE_CHECKING:
    from serai.server.house import House

CODES = 10
CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is taken for another
CODE_LENGTH = 12
HANDLE_LENGTH = 10
LISTEN_SECONDS = 2.0  # between looks at what other processes did to accounts
OVERLAP_SECONDS = 30.0  # clocks of several machines differ a little
log = logging.getLogger("serai.server")


def new_handle() -> str:
    """What others call a new member by in addresses."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(HANDLE_LENGTH))


class AccountService:
    """The accounts of a server: who is a member is known without asking the database."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.repository = AccountRepository(house.store)
        self.marks: dict[str, dict[str, str]] = {}  # messages.MemberMark of those whom others may look up, by identity
        self._seen = 0.0

    async def open(self) -> None:
        """Learn who is a member."""
        await self.look()

    async def listen(self) -> None:
        """Background task: hear what other processes did to accounts."""
        while True:
            await asyncio.sleep(LISTEN_SECONDS)
            try:
                await self.look()
            except Unstored as error:
                log.error("What happened to accounts could not be read: %s.", error)

    async def look(self) -> None:
        """Take in what has happened to accounts."""
        await self.house.moderation.look()
        epochs = self.house.signer.epochs
        for id, epoch, at, mark in await self.repository.epochs(self._seen - OVERLAP_SECONDS):
            before, epochs[id] = epochs.get(id), epoch
            if mark is None:
                self.marks.pop(id, None)
            else:
                self.marks[id] = mark.model_dump()
            self._seen = max(self._seen, at)
            self.house.forget_name(id)  # another process may have given them another one, or let them go
            if before is not None and epoch != before:
                self.house.hang_up(id)

    async def require_name(self, guest: str, name: str) -> str:
        """The likeness of a name that somebody may bear: no bot's, and no other member's."""
        alike = likeness(name)
        if is_reserved(name):
            raise Refused(Why.NAME_RESERVED())
        if await self.repository.who_looks_like(alike) not in (None, guest):
            raise Refused(Why.NAME_TAKEN())
        return alike

    async def rightful_name(self, guest: str) -> str:
        """A visitor's name; a guest whose name has become a member's since gets one of those that guests are given."""
        name = await self.house.name(guest)
        if self.house.signer.is_member(guest) or is_made_up(name):
            return name
        if await self.repository.who_looks_like(likeness(name)) in (None, guest):
            return name
        return await self.house.give_name(guest)

    async def rename(self, guest: str, name: str) -> None:
        """Refuse a name that is another's; note a member's own, so that nobody else takes it."""
        alike = await self.require_name(guest, name)
        if self.house.signer.is_member(guest):
            try:
                await self.repository.rename(guest, alike, self.house.clock.now())
            except Conflict:
                raise Refused(Why.NAME_TAKEN()) from None

    async def me(self, guest: str) -> Me:
        """A visitor as they are told about themselves."""
        found = await self.repository.find(guest) if self.house.signer.is_member(guest) else None
        name = await self.house.name(guest)
        if found is None:
            return Me(name=name, locked=self.house.settings.members_only)
        return Me(name=name, member=True, handle=found.handle, host=found.is_host)

    def new_codes(self) -> tuple[list[str], list[str]]:
        """New recovery codes as people write them down, and as they are kept."""
        plain = ["".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)) for _ in range(CODES)]
        return [f"{code[:4]}-{code[4:8]}-{code[8:]}" for code in plain], [self.digest(code) for code in plain]

    def digest(self, code: str) -> str:
        """A recovery code as it is kept, however somebody types it."""
        return self.house.signer.digest("recovery", "".join(code.lower().split()).replace("-", ""))

    async def bring_seats(self, guest: str, member: str) -> None:
        """Who has sat down as a guest and signs in goes on playing there as the member."""
        name = await self.house.name(member)
        for line in await self.house.lines(TableQuery.MINE, guest):
            if line.stage in (TableStage.OPEN, TableStage.PLAYING):
                with contextlib.suppress(Refused):
                    await seat_links.bring(await self.house.live_table(line.id), guest, member, name)
        await self.house.scheduler.bring(guest, member)
