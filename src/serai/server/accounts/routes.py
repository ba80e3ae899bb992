"""The routes of accounts: guests and their names; members, who join, sign in, export their data and delete it."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Path, Request, Response

from serai.server.accounts import messages as c
from serai.server.accounts.dependencies import Accounts, Member, Site, SureMember, account_of
from serai.server.accounts.entrance import Entrance
from serai.server.accounts.export_and_delete import MemberData
from serai.server.accounts.reauthentication import ProofCookie, give_proof, require_proof, take_proof
from serai.server.accounts.repository import MOST_PASSKEYS, Account, Passkey
from serai.server.base.errors import Conflict, Refused, Why
from serai.server.base.rate_limits import network
from serai.server.base.signing import COOKIE, Signer
from serai.server.http.dependencies import (
    Guest,
    ServicesPart,
    Visitor,
    limited,
    limited_by_network,
    new_router,
    part,
)
from serai.server.http.middleware import client_address
from serai.server.notifications.service import Notifier
from serai.server.people.directory import Directory
from serai.server.people.names import Names
from serai.server.protocol import messages as m
from serai.server.protocol.cookies import set_cookie

EntrancePart = Annotated[Entrance, part(Entrance)]
NamesPart = Annotated[Names, part(Names)]
Data = Annotated[MemberData, part(MemberData)]
PasskeyPath = Annotated[str, Path(pattern="^[A-Za-z0-9_-]+$", max_length=c.LONGEST_CREDENTIAL)]
ENTRIES = limited_by_network("entries")

router = new_router("accounts")


def _let_in(response: Response, request: Request, signer: Signer, member: str) -> None:
    """Note in the browser who a member is, and that they have just proved it."""
    set_cookie(response, request, signer.cookie(member))
    give_proof(response, request, signer, member)


def _let_out(response: Response) -> None:
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    take_proof(response)


# ---------------------------------------------------------------- guests


@router.post("/api/me")
async def enter(request: Request, response: Response, known: Guest, accounts: Accounts, services: ServicesPart) -> m.Me:
    """Give a visitor an identity, in a cookie, unless they have one."""
    guest, address = known, client_address(request)
    if guest is None:
        services.limits.guests.take(network(address))
        guest = services.signer.new_guest()
        services.limits.networks.note(guest, address)
        set_cookie(response, request, services.signer.cookie(guest))
    return await accounts.me(guest)


@router.put("/api/me", dependencies=[limited("commands")])
async def rename(new: m.Rename, visitor: Visitor, names: NamesPart, accounts: Accounts) -> m.Me:
    """Choose a display name."""
    await names.rename(visitor, new.name)
    return await accounts.me(visitor)


# ---------------------------------------------------------------- accounts


@router.get("/api/account")
async def show(visitor: Visitor, accounts: Accounts, names: NamesPart) -> c.AccountInfo:
    """Tell a visitor about their account, or that they have none."""
    found, name = await accounts.repository.find(visitor), await names.of(visitor)
    if found is None:
        return _info(None, name, [], 0)
    keys, codes = await accounts.repository.passkeys(visitor), await accounts.repository.codes(visitor)
    return _info(found, name, keys, codes)


def _info(found: Account | None, name: str, keys: list[Passkey], codes: int) -> c.AccountInfo:
    return c.AccountInfo(
        member=found is not None,
        name=name,
        language=found.language if found else "",
        created=found.created if found else None,
        handle=found.handle if found else None,
        colour=found.colour if found else "",
        listed=found is not None and bool(found.listed),
        passkeys=[c.PasskeyInfo(id=k.id, label=k.label, domain=k.domain, created=k.created, used=k.used) for k in keys],
        codes=codes,
    )


@router.post("/api/account/challenge")
async def challenge(
    asked: c.AskChallenge,
    request: Request,
    site: Site,
    visitor: Visitor,
    entrance: EntrancePart,
    accounts: Accounts,
    services: ServicesPart,
    proof: ProofCookie = None,
) -> c.Challenge:
    """Give a browser what it needs to make a passkey, or to prove one."""
    services.limits.commands.take(visitor)
    if asked.purpose == "add":
        require_proof(services.signer, (await account_of(visitor, accounts)).id, proof)
    if asked.purpose == "join":
        await entrance.require_welcome(visitor, asked, request)
    return await entrance.challenge(asked.purpose, visitor, site)


@router.post("/api/account", status_code=201, dependencies=[ENTRIES])
async def join(
    new: c.JoinClub,
    request: Request,
    response: Response,
    visitor: Visitor,
    entrance: EntrancePart,
    services: ServicesPart,
) -> c.RecoveryCodes:
    """Make an account for a guest, who keeps their games and seats."""
    codes = await entrance.join(visitor, new, request)
    _let_in(response, request, services.signer, visitor)
    return c.RecoveryCodes(codes=codes)


@router.put("/api/account")
async def change(
    new: c.ChangeAccount,
    member: Member,
    accounts: Accounts,
    directory: Annotated[Directory, part(Directory)],
    services: ServicesPart,
) -> None:
    """Note a member's language, which the house writes to them in, their colour, or whether they have a page."""
    services.limits.commands.take(member.id)
    repository, now = accounts.repository, services.clock.now()
    if new.language is not None:
        await repository.speak(member.id, new.language)
    if new.colour is not None:
        await repository.wear(member.id, new.colour, now)
    if new.listed is not None:
        await repository.show(member.id, new.listed, now)
    await directory.changed(member.id)


@router.get("/api/account/data")
async def take_along(
    response: Response, member: Member, accounts: Accounts, data: Data, services: ServicesPart
) -> dict[str, Any]:
    """Give a member everything that the house has of them, as JSON."""
    services.limits.hints.take(member.id)
    response.headers["content-disposition"] = 'attachment; filename="serai.json"'
    return await data.export(member, await accounts.repository.passkeys(member.id))


@router.delete("/api/account")
async def delete(response: Response, member: SureMember, accounts: Accounts, data: Data) -> None:
    """Delete an account, after proving a passkey; the games that were played stay, with a former player."""
    await accounts.sign_out_others(member.id)  # first: nothing more comes from the member's other devices
    await data.delete(member.id)
    await accounts.close(member.id)
    _let_out(response)


# ---------------------------------------------------------------- passkeys and recovery codes


@router.post("/api/account/passkeys", status_code=201, dependencies=[ENTRIES])
async def add_passkey(
    new: c.AddPasskey, member: SureMember, site: Site, accounts: Accounts, entrance: EntrancePart
) -> None:
    """Add a passkey of another device, after proving one."""
    if len(await accounts.repository.passkeys(member.id)) >= MOST_PASSKEYS:
        raise Refused(Why.MANY_PASSKEYS(most=MOST_PASSKEYS))
    key = await entrance.new_passkey(member.id, site, new.label, new.credential, "add")
    try:
        await accounts.repository.add_passkey(key)
    except Conflict:
        raise Refused(Why.BAD_PASSKEY()) from None


@router.delete("/api/account/passkeys/{passkey}")
async def drop_passkey(passkey: PasskeyPath, member: Member, accounts: Accounts, services: ServicesPart) -> None:
    """Remove a passkey; the last one stays."""
    services.limits.commands.take(member.id)
    if not await accounts.repository.drop_passkey(passkey, member.id):
        raise Refused(Why.LAST_PASSKEY())


@router.post("/api/account/codes", dependencies=[ENTRIES])
async def renew_codes(member: SureMember, accounts: Accounts) -> c.RecoveryCodes:
    """Give a member new recovery codes, after proving a passkey; the old ones are void."""
    shown, digests = accounts.new_codes()
    await accounts.repository.renew_codes(member.id, digests)
    return c.RecoveryCodes(codes=shown)


# ---------------------------------------------------------------- in and out


@router.post("/api/account/enter", dependencies=[ENTRIES])
async def sign_in(
    new: c.SignIn,
    request: Request,
    response: Response,
    visitor: Visitor,
    site: Site,
    entrance: EntrancePart,
    services: ServicesPart,
) -> m.Me:
    """Sign a member in by a passkey."""
    member = await entrance.proved(visitor, site, new.credential, "enter")
    me = await entrance.come_in(member, visitor, client_address(request))
    _let_in(response, request, services.signer, member)
    return me


@router.post("/api/account/prove", dependencies=[ENTRIES])
async def prove_again(
    new: c.SignIn,
    request: Request,
    response: Response,
    member: Member,
    site: Site,
    entrance: EntrancePart,
    services: ServicesPart,
) -> None:
    """Let a member prove a passkey anew: what destroys or exports something asks for that."""
    if await entrance.proved(member.id, site, new.credential, "prove") != member.id:
        raise Refused(Why.UNKNOWN_PASSKEY())
    give_proof(response, request, services.signer, member.id)


@router.post("/api/account/recover", dependencies=[ENTRIES])
async def recover(
    new: c.Recover,
    request: Request,
    response: Response,
    guest: Guest,
    accounts: Accounts,
    entrance: EntrancePart,
    services: ServicesPart,
) -> m.Me:
    """Sign a member in by a recovery code, which is used up by that."""
    member = await accounts.repository.use_code(accounts.digest(new.code))
    if member is None or not services.signer.is_member(member):
        raise Refused(Why.BAD_CODE())
    me = await entrance.come_in(member, guest, client_address(request))
    _let_in(response, request, services.signer, member)
    return me


@router.post("/api/account/leave")
async def sign_out(
    asked: c.SignOut,
    request: Request,
    response: Response,
    member: Member,
    accounts: Accounts,
    notifier: Annotated[Notifier, part(Notifier)],
    services: ServicesPart,
) -> None:
    """Sign a member out: here, or on all other devices."""
    if not asked.others:
        _let_out(response)
    elif await accounts.sign_out_others(member.id):
        set_cookie(response, request, services.signer.cookie(member.id))
        take_proof(response)
        await notifier.repository.drop_devices(member.id, asked.device)
