"""Members: guests who have an account. An account has passkeys, and keeps the identity that the guest had.

Nothing here is a password. Who has lost every device comes back by one of ten recovery codes, each good once.
"""

from __future__ import annotations

import secrets

from serai.server.accounts.repository import GONE, AccountRepository
from serai.server.people.bus import PeopleBus
from serai.server.people.directory import Directory
from serai.server.people.names import Names
from serai.server.protocol.messages import Me
from serai.server.services import Services

CODES = 10
CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is taken for another
CODE_LENGTH = 12
HANDLE_LENGTH = 10


def new_handle() -> str:
    """What others call a new member by in addresses."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(HANDLE_LENGTH))


class AccountService:
    """The accounts of a server."""

    def __init__(self, services: Services, names: Names, directory: Directory, people: PeopleBus) -> None:
        self._signer, self._clock, self._settings = services.signer, services.clock, services.settings
        self._names, self._directory, self._people = names, directory, people
        self.repository = AccountRepository(services.store)

    async def me(self, guest: str) -> Me:
        """A visitor as they are told about themselves."""
        found = await self.repository.find(guest) if self._signer.is_member(guest) else None
        name = await self._names.of(guest)
        if found is None:
            return Me(name=name, locked=self._settings.members_only)
        return Me(name=name, member=True, handle=found.handle, host=found.is_host)

    def new_codes(self) -> tuple[list[str], list[str]]:
        """New recovery codes as people write them down, and as they are kept."""
        plain = ["".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)) for _ in range(CODES)]
        return [f"{code[:4]}-{code[4:8]}-{code[8:]}" for code in plain], [self.digest(code) for code in plain]

    def digest(self, code: str) -> str:
        """A recovery code as it is kept, however somebody types it."""
        return self._signer.digest("recovery", "".join(code.lower().split()).replace("-", ""))

    async def sign_out_others(self, id: str) -> bool:
        """End the sessions of a member on all devices, and tell all processes; False if there is no such member."""
        epoch = await self.repository.next_epoch(id, self._clock.now())
        if epoch is None:
            return False
        await self._epoch(id, epoch)
        return True

    async def close(self, id: str) -> None:
        """Delete an account: nobody comes in by it from now on, in any process."""
        await self.repository.forget(id, self._clock.now())
        await self._epoch(id, GONE)

    async def _epoch(self, id: str, epoch: int) -> None:
        self._signer.epochs[id] = epoch
        self._people.tell_signed_out(id)
        await self._directory.changed(id)
