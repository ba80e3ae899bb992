"""The repository of accounts: members, their passkeys and recovery codes.

An account has the identity of the guest who became a member, so games, seats and studies stay theirs. Its `epoch` is in
the cookies of its devices: another epoch, and all of them are signed out. Of a deleted account only its identity and
the epoch `GONE` are left, so that no old cookie is good any more. The identity is nobody else's business: in
addresses and messages a member has a `handle`.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

from serai.server.storage.store import Store

GONE = -1
MOST_PASSKEYS = 10
HOST = "host"  # the role of who looks after the house
CLOSED = "closed"  # the role of an account that a host has closed: nobody comes in by it


@dataclass(frozen=True, slots=True)
class Account:
    """A member."""

    id: str  # the guest's
    likeness: str | None  # of the name: no two members have names that look alike
    language: str
    epoch: int
    created: float
    changed: float
    handle: str  # what others call the member by in addresses; it tells nothing
    colour: str = ""
    role: str = ""
    listed: int = 1  # whether others may look the member up

    @property
    def is_closed(self) -> bool:
        """Whether a host has closed the account."""
        return self.role == CLOSED

    @property
    def is_host(self) -> bool:
        """Whether the member looks after the house."""
        return self.role == HOST


@dataclass(frozen=True, slots=True)
class Passkey:
    """What one device, or one chain of them, proves itself with."""

    id: str  # the credential's, as the browser spells it
    account: str
    public_key: str  # base64
    count: int  # how often it was used, if it counts
    label: str
    domain: str  # the host name that it was made for
    created: float
    used: float


ACCOUNT_COLUMNS = ", ".join(part.name for part in fields(Account))
PASSKEY_COLUMNS = ", ".join(part.name for part in fields(Passkey))
ADD_ACCOUNT = f"INSERT INTO accounts ({ACCOUNT_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
FIND_ACCOUNT = f"SELECT {ACCOUNT_COLUMNS} FROM accounts WHERE id = $1 AND epoch >= 0"
BY_HANDLE = f"SELECT {ACCOUNT_COLUMNS} FROM accounts WHERE handle = $1 AND epoch >= 0"
SPEAK = "UPDATE accounts SET language = $2 WHERE id = $1 AND epoch >= 0"
WEAR = "UPDATE accounts SET colour = $2, changed = $3 WHERE id = $1 AND epoch >= 0"
SHOW = "UPDATE accounts SET listed = $2, changed = $3 WHERE id = $1 AND epoch >= 0"
NEXT_EPOCH = "UPDATE accounts SET epoch = epoch + 1, changed = $2 WHERE id = $1 AND epoch >= 0 RETURNING epoch"
FORGET = """
UPDATE accounts SET likeness = NULL, handle = NULL, language = '', colour = '', role = '', listed = 0, epoch = -1,
created = 0, changed = $2 WHERE id = $1"""
COUNT = "SELECT count(*) FROM accounts WHERE epoch >= 0"
HOSTS = f"SELECT count(*) FROM accounts WHERE epoch >= 0 AND role = '{HOST}'"
APPOINT = "UPDATE accounts SET role = $2, changed = $3 WHERE id = $1 AND epoch >= 0"
ADD_PASSKEY = f"INSERT INTO passkeys ({PASSKEY_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
FIND_PASSKEY = f"SELECT {PASSKEY_COLUMNS} FROM passkeys WHERE id = $1"
PASSKEYS_OF = f"SELECT {PASSKEY_COLUMNS} FROM passkeys WHERE account = $1 ORDER BY created"
USE_PASSKEY = "UPDATE passkeys SET count = $2, used = $3 WHERE id = $1"
DROP_PASSKEY = """
DELETE FROM passkeys WHERE id = $1 AND account = $2
AND EXISTS (SELECT 1 FROM passkeys AS other WHERE other.account = $2 AND other.id <> $1) RETURNING id"""
DROP_PASSKEYS = "DELETE FROM passkeys WHERE account = $1"
ADD_CODE = "INSERT INTO recovery_codes (digest, account) VALUES ($1, $2)"
COUNT_CODES = "SELECT count(*) FROM recovery_codes WHERE account = $1"
USE_CODE = "DELETE FROM recovery_codes WHERE digest = $1 RETURNING account"
DROP_CODES = "DELETE FROM recovery_codes WHERE account = $1"


class AccountRepository:
    """Accounts in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, account: Account, passkey: Passkey, codes: list[str]) -> None:
        """A new member; Conflict if another has such a name, or there is an account already.

        The account comes last: whatever ends the server before it leaves a guest who is still a guest.
        """
        await self.add_passkey(passkey)
        try:
            await self.renew_codes(account.id, codes)
            await self._store.change(ADD_ACCOUNT, *(getattr(account, part.name) for part in fields(Account)))
        except Exception:
            await self._store.change("DELETE FROM passkeys WHERE id = $1", passkey.id)
            raise

    async def find(self, id: str) -> Account | None:
        """A member, if there is one."""
        rows = await self._store.rows(FIND_ACCOUNT, id)
        return Account(*rows[0]) if rows else None

    async def by_handle(self, handle: str) -> Account | None:
        """The member whom others call so in addresses."""
        rows = await self._store.rows(BY_HANDLE, handle)
        return Account(*rows[0]) if rows else None

    async def speak(self, id: str, language: str) -> None:
        """Note a member's language."""
        await self._store.change(SPEAK, id, language)

    async def wear(self, id: str, colour: str, now: float) -> None:
        """Note a member's colour."""
        await self._store.change(WEAR, id, colour, now)

    async def show(self, id: str, listed: bool, now: float) -> None:
        """Note whether others may look a member up."""
        await self._store.change(SHOW, id, int(listed), now)

    async def count(self) -> int:
        """How many members there are."""
        return int((await self._store.rows(COUNT))[0][0])

    async def hosts(self) -> int:
        """How many of them look after the house."""
        return int((await self._store.rows(HOSTS))[0][0])

    async def appoint(self, id: str, role: str, now: float) -> None:
        """Give a member a role, or none."""
        await self._store.change(APPOINT, id, role, now)

    async def next_epoch(self, id: str, now: float) -> int | None:
        """Sign all devices of a member out; the epoch that is good from now on."""
        rows = await self._store.change(NEXT_EPOCH, id, now)
        return int(rows[0][0]) if rows else None

    async def forget(self, id: str, now: float) -> None:
        """Delete an account, its passkeys and its codes."""
        await self._store.change(FORGET, id, now)
        await self._store.change(DROP_PASSKEYS, id)
        await self._store.change(DROP_CODES, id)

    # ------------------------------------------------------------------ passkeys

    async def add_passkey(self, passkey: Passkey) -> None:
        """Store a passkey; Conflict if it is known."""
        await self._store.change(ADD_PASSKEY, *(getattr(passkey, part.name) for part in fields(Passkey)))

    async def passkey(self, id: str) -> Passkey | None:
        """A passkey, if it is known."""
        rows = await self._store.rows(FIND_PASSKEY, id)
        return Passkey(*rows[0]) if rows else None

    async def passkeys(self, account: str) -> list[Passkey]:
        """The passkeys of a member, the oldest first."""
        return [Passkey(*row) for row in await self._store.rows(PASSKEYS_OF, account)]

    async def use_passkey(self, id: str, count: int, now: float) -> None:
        """Note that a passkey was used."""
        await self._store.change(USE_PASSKEY, id, count, now)

    async def drop_passkey(self, id: str, account: str) -> bool:
        """Remove a passkey of a member; False if it is not theirs or the last one."""
        return bool(await self._store.change(DROP_PASSKEY, id, account))

    # ------------------------------------------------------------------ recovery codes

    async def renew_codes(self, account: str, digests: list[str]) -> None:
        """Other recovery codes; those of before are void."""
        await self._store.change(DROP_CODES, account)
        for digest in digests:
            await self._store.change(ADD_CODE, digest, account)

    async def codes(self, account: str) -> int:
        """How many recovery codes are left."""
        return int((await self._store.rows(COUNT_CODES, account))[0][0])

    async def use_code(self, digest: str) -> str | None:
        """Use a recovery code up; whose it was."""
        rows = await self._store.change(USE_CODE, digest)
        return str(rows[0][0]) if rows else None
