"""What the routes of members ask for: their account, and that they have proved a passkey not long ago."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request

from serai.server.accounts import passkeys
from serai.server.accounts.reauthentication import ProofCookie, require_proof
from serai.server.accounts.repository import Account
from serai.server.accounts.service import AccountService
from serai.server.base.errors import Refused, Why
from serai.server.http.dependencies import Guest, ServicesPart, Visitor, part

Accounts = Annotated[AccountService, part(AccountService)]


async def _site(request: Request) -> passkeys.Site:
    return passkeys.site(request)


Site = Annotated[passkeys.Site, Depends(_site)]
"""The page that asks; refused where there can be no passkeys."""


async def _own_account(guest: Guest, services: ServicesPart, accounts: Accounts) -> Account | None:
    return await accounts.repository.find(guest) if guest is not None and services.signer.is_member(guest) else None


OwnAccount = Annotated[Account | None, Depends(_own_account)]
"""The account of who asks, if they have one."""


async def _member(visitor: Visitor, accounts: Accounts) -> Account:
    return await account_of(visitor, accounts)


Member = Annotated[Account, Depends(_member)]
"""The account of who asks; refused without one."""


async def _sure_member(member: Member, services: ServicesPart, proof: ProofCookie = None) -> Account:
    require_proof(services.signer, member.id, proof)
    return member


SureMember = Annotated[Account, Depends(_sure_member)]
"""The account of who asks, and has proved a passkey within the last minutes."""


async def account_of(visitor: str, accounts: AccountService) -> Account:
    """The account of a visitor, or a refusal."""
    found = await accounts.repository.find(visitor)
    if found is None:
        raise Refused(Why.NO_MEMBER())
    return found
