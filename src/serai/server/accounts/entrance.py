"""The entrance: how guests become members, and members come in, by passkeys that their browsers prove."""

from __future__ import annotations

import ipaddress
from typing import Any

from fastapi import Request

from serai.server.accounts import messages as c
from serai.server.accounts import passkeys
from serai.server.accounts.invitations import InvitationRepository
from serai.server.accounts.passkeys import Site
from serai.server.accounts.repository import HOST, Account, Passkey
from serai.server.accounts.service import AccountService, new_handle
from serai.server.base import logs
from serai.server.base.errors import Conflict, Refused, Why
from serai.server.base.text import one_line
from serai.server.http.middleware import client_address
from serai.server.people.bus import PeopleBus
from serai.server.people.directory import Directory
from serai.server.people.names import Names
from serai.server.protocol import messages as m
from serai.server.services import Services

USER_LENGTH = 22
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")  # headers of proxies


class Entrance:
    """Lets members in, and makes them."""

    def __init__(
        self,
        services: Services,
        accounts: AccountService,
        invitations: InvitationRepository,
        names: Names,
        directory: Directory,
        people: PeopleBus,
    ) -> None:
        self._services, self._signer, self._clock = services, services.signer, services.clock
        self._accounts, self._repository, self._invitations = accounts, accounts.repository, invitations
        self._names, self._directory, self._people = names, directory, people

    # ------------------------------------------------------------------ passkeys

    async def challenge(self, purpose: c.Purpose, guest: str, site: Site) -> c.Challenge:
        """What a browser needs to make a passkey, or to prove one."""
        known = await self._repository.passkeys(guest) if purpose in ("add", "prove") else []
        return c.Challenge(
            challenge=self._signer.challenge(purpose, guest),
            domain=site.domain,
            user=self._signer.digest("user", guest)[:USER_LENGTH],
            known=[key.id for key in known],
        )

    async def new_passkey(
        self, guest: str, site: Site, label: str, credential: dict[str, Any], purpose: c.Purpose
    ) -> Passkey:
        """The passkey that somebody's browser has made for a purpose."""
        self._check(purpose, guest, credential)
        made = await passkeys.made(credential, site)
        now = self._clock.now()
        return Passkey(made.id, guest, made.public_key, made.count, one_line(label), site.domain, now, now)

    async def proved(self, guest: str, site: Site, credential: dict[str, Any], purpose: c.Purpose) -> str:
        """Whose passkey somebody has proved for a purpose."""
        self._check(purpose, guest, credential)
        id = credential.get("id")
        known = isinstance(id, str) and len(id) <= c.LONGEST_CREDENTIAL
        key = await self._repository.passkey(str(id)) if known else None
        if key is None or not self._signer.is_member(key.account):
            raise Refused(Why.UNKNOWN_PASSKEY())
        used = await passkeys.proved(credential, site, key)
        await self._repository.use_passkey(key.id, used, self._clock.now())
        return key.account

    def _check(self, purpose: str, guest: str, credential: dict[str, Any]) -> None:
        if not self._signer.challenged(purpose, guest, passkeys.asked(credential)):
            raise Refused(Why.OLD_CHALLENGE())

    # ------------------------------------------------------------------ becoming a member

    async def require_welcome(self, guest: str, asked: c.AskChallenge, request: Request) -> None:
        """Refuse who could not become a member, before a device keeps a passkey in vain."""
        if asked.name is not None:
            await self._names.require(guest, one_line(asked.name))
        members_only = self._services.settings.members_only
        if asked.invitation or (members_only and not await self._is_first_here(request)):
            await self._invitations.require(asked.invitation, self._clock.now())

    async def join(self, guest: str, new: c.JoinClub, request: Request) -> list[str]:
        """Make an account for a guest, who keeps their games and seats; their recovery codes."""
        name = one_line(new.name)
        if not name:
            raise Refused(Why.BAD_NAME())
        if self._signer.is_member(guest):
            raise Refused(Why.MEMBER_ALREADY())
        alike = await self._names.require(guest, name)
        self._services.limits.require_storage(guest)
        key = await self.new_passkey(guest, passkeys.site(request), new.label, new.credential, "join")
        first, came = await self._is_first_here(request), ""
        if new.invitation or (self._services.settings.members_only and not first):
            came = await self._invitations.take(new.invitation or "", self._clock.now())
        codes = await self._add(guest, alike, new.language, key, came, first=first)
        await self._names.rename(guest, name)
        if came:
            await self._invitations.arrived(came, guest, self._clock.now())
        logs.say("joined", "Somebody has become a member.", invited=bool(came), host=first)
        return codes

    async def _add(self, guest: str, alike: str, language: str, key: Passkey, came: str, *, first: bool) -> list[str]:
        """Store the account; if that fails, the invitation is good once more."""
        now, (shown, digests) = self._clock.now(), self._accounts.new_codes()
        account = Account(guest, alike, language, 0, now, now, new_handle(), role=HOST if first else "")
        try:
            await self._repository.add(account, key, digests)
        except BaseException as error:
            if came:
                await self._invitations.give_back(came)
            if isinstance(error, Conflict):
                raise Refused(Why.NAME_TAKEN()) from None
            raise
        self._signer.epochs[guest] = 0
        await self._directory.changed(guest)
        return shown

    async def _is_first_here(self, request: Request) -> bool:
        """Whether the first member joins at the machine itself: who does looks after the house.

        A proxy on the same machine would make everybody seem to come from it: so it takes no proxy, no header of one,
        and the page of the machine's own name. All others are named by `serai admin host`.
        """
        address, local = client_address(request), passkeys.site(request).domain == "localhost"
        proxies = self._services.settings.proxies
        if proxies or not local or any(name in request.headers for name in FORWARDED):
            return False
        try:
            here = ipaddress.ip_address(address).is_loopback
        except ValueError:
            here = False
        return here and await self._repository.count() == 0

    # ------------------------------------------------------------------ coming in

    async def come_in(self, member: str, guest: str | None, address: str) -> m.Me:
        """Let a member in, who goes on playing where they have sat down as a guest."""
        found = await self._repository.find(member)
        if found is not None and found.is_closed:
            raise Refused(Why.ACCOUNT_CLOSED())
        self._services.limits.networks.note(member, address)
        if guest is not None and guest != member and not self._signer.is_member(guest):
            await self._people.tell_merged(guest, member)
        return await self._accounts.me(member)
