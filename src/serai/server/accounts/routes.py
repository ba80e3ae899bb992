"""The routes of accounts: guests and their names; members, who join, sign in, export their data and delete it."""

from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import FastAPI, Path, Request, Response

from serai.server.accounts import messages as c
from serai.server.accounts import passkeys
from serai.server.accounts.export_and_delete import forget_guest, gathered
from serai.server.accounts.reauthentication import ProofCookie, give_proof, require_proof, take_proof
from serai.server.accounts.repository import GONE, HOST, MOST_PASSKEYS, Account, Passkey
from serai.server.accounts.service import new_handle
from serai.server.base import logs
from serai.server.base.errors import Conflict, Refused, Why
from serai.server.base.rate_limits import network
from serai.server.base.signing import COOKIE
from serai.server.base.text import one_line
from serai.server.http.middleware import client_address
from serai.server.protocol import messages as m
from serai.server.protocol.cookies import GuestCookie, set_cookie

if TYPE_CHECKING:
    from serai.server.house import House

USER_LENGTH = 22
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")  # headers of proxies


def add(app: FastAPI, house: House) -> None:
    """Add the routes."""
    members, repository, signer = house.members, house.members.repository, house.signer

    def visitor(cookie: str | None) -> str:
        return house.known(signer.guest(cookie))

    async def account(cookie: str | None) -> Account:
        found = await repository.find(visitor(cookie))
        if found is None:
            raise Refused(Why.NO_MEMBER())
        return found

    def count(request: Request) -> None:
        house.limits.entries.take(network(client_address(request)))

    async def is_first_here(request: Request) -> bool:
        """Whether the first member joins at the machine itself: who does looks after the house.

        A proxy on the same machine would make everybody seem to come from it: so it takes no proxy, no header of one,
        and the page of the machine's own name. All others are named by `serai admin host`.
        """
        address, local = client_address(request), passkeys.site(request).domain == "localhost"
        if house.settings.proxies or not local or any(name in request.headers for name in FORWARDED):
            return False
        try:
            here = ipaddress.ip_address(address).is_loopback
        except ValueError:
            here = False
        return here and await repository.count() == 0

    def prove(guest: str, proof: str | None) -> None:
        require_proof(signer, guest, proof)

    def check(purpose: str, guest: str, credential: dict[str, Any]) -> None:
        if not signer.challenged(purpose, guest, passkeys.asked(credential)):
            raise Refused(Why.OLD_CHALLENGE())

    async def new_passkey(
        guest: str, request: Request, label: str, credential: dict[str, Any], purpose: str
    ) -> Passkey:
        page = passkeys.site(request)
        check(purpose, guest, credential)
        made = await passkeys.made(credential, page)
        now = house.clock.now()
        return Passkey(made.id, guest, made.public_key, made.count, one_line(label), page.domain, now, now)

    @app.post("/api/me")
    async def enter(request: Request, response: Response, cookie: GuestCookie = None) -> m.Me:
        """Give a visitor an identity, in a cookie, unless they have one."""
        guest = signer.guest(cookie)
        if guest is None:
            house.limits.guests.take(network(client_address(request)))
            guest = signer.new_guest()
            house.limits.networks.note(guest, client_address(request))
            set_cookie(response, request, signer.cookie(guest))
        return await members.me(guest)

    @app.put("/api/me")
    async def rename(new: m.Rename, cookie: GuestCookie = None) -> m.Me:
        """Choose a display name."""
        guest = visitor(cookie)
        house.limits.commands.take(guest)
        await house.rename(guest, new.name)
        return await members.me(guest)

    @app.get("/api/account")
    async def show(cookie: GuestCookie = None) -> c.AccountInfo:
        """Tell a visitor about their account, or that they have none."""
        guest = visitor(cookie)
        found = await repository.find(guest)
        keys = await repository.passkeys(guest) if found else []
        return c.AccountInfo(
            member=found is not None,
            name=await house.name(guest),
            language=found.language if found else "",
            created=found.created if found else None,
            handle=found.handle if found else None,
            colour=found.colour if found else "",
            listed=found is not None and bool(found.listed),
            passkeys=[
                c.PasskeyInfo(id=k.id, label=k.label, domain=k.domain, created=k.created, used=k.used) for k in keys
            ],
            codes=await repository.codes(guest) if found else 0,
        )

    @app.post("/api/account/challenge")
    async def challenge(
        asked: c.AskChallenge, request: Request, cookie: GuestCookie = None, proof: ProofCookie = None
    ) -> c.Challenge:
        """Give a browser what it needs to make a passkey, or to prove one."""
        page, guest = passkeys.site(request), visitor(cookie)
        house.limits.commands.take(guest)
        if asked.purpose == "add":
            prove((await account(cookie)).id, proof)
        if asked.purpose == "join":  # before a device keeps a passkey in vain
            if asked.name is not None:
                await members.require_name(guest, one_line(asked.name))
            if asked.invitation or (house.settings.members_only and not await is_first_here(request)):
                await house.invitations.require(asked.invitation, house.clock.now())
        known = [key.id for key in await repository.passkeys(guest)] if asked.purpose in ("add", "prove") else []
        return c.Challenge(
            challenge=signer.challenge(asked.purpose, guest),
            domain=page.domain,
            user=signer.digest("user", guest)[:USER_LENGTH],
            known=known,
        )

    @app.post("/api/account", status_code=201)
    async def join(
        new: c.JoinClub, request: Request, response: Response, cookie: GuestCookie = None
    ) -> c.RecoveryCodes:
        """Make an account for a guest, who keeps their games and seats."""
        count(request)
        guest, name = visitor(cookie), one_line(new.name)
        if not name:
            raise Refused(Why.BAD_NAME())
        if signer.is_member(guest):
            raise Refused(Why.MEMBER_ALREADY())
        alike = await members.require_name(guest, name)
        house.require_storage(guest)
        key = await new_passkey(guest, request, new.label, new.credential, "join")
        shown, digests = members.new_codes()
        now, first, came = house.clock.now(), await is_first_here(request), ""
        if new.invitation or (house.settings.members_only and not first):
            came = await house.invitations.take(new.invitation or "", now)
        try:
            role = HOST if first else ""
            await repository.add(
                Account(guest, alike, new.language, 0, now, now, new_handle(), role=role), key, digests
            )
        except BaseException as error:
            if came:
                await house.invitations.give_back(came)
            if isinstance(error, Conflict):
                raise Refused(Why.NAME_TAKEN()) from None
            raise
        signer.epochs[guest] = 0
        await members.look()
        set_cookie(response, request, signer.cookie(guest))
        give_proof(response, request, signer, guest)
        await house.rename(guest, name)
        if came:
            await house.invitations.arrived(came, guest, now)
        logs.say("joined", "Somebody has become a member.", invited=bool(came), host=first)
        return c.RecoveryCodes(codes=shown)

    @app.put("/api/account")
    async def change(new: c.ChangeAccount, cookie: GuestCookie = None) -> None:
        """Note a member's language, which the house writes to them in, their colour, or whether they have a page."""
        found = await account(cookie)
        house.limits.commands.take(found.id)
        if new.language is not None:
            await repository.speak(found.id, new.language)
        if new.colour is not None:
            await repository.wear(found.id, new.colour, house.clock.now())
        if new.listed is not None:
            await repository.show(found.id, new.listed, house.clock.now())
        await members.look()

    @app.post("/api/account/passkeys", status_code=201)
    async def add_passkey(
        new: c.AddPasskey, request: Request, cookie: GuestCookie = None, proof: ProofCookie = None
    ) -> None:
        """Add a passkey of another device, after proving one."""
        count(request)
        found = await account(cookie)
        prove(found.id, proof)
        if len(await repository.passkeys(found.id)) >= MOST_PASSKEYS:
            raise Refused(Why.MANY_PASSKEYS(most=MOST_PASSKEYS))
        key = await new_passkey(found.id, request, new.label, new.credential, "add")
        try:
            await repository.add_passkey(key)
        except Conflict:
            raise Refused(Why.BAD_PASSKEY()) from None

    @app.delete("/api/account/passkeys/{passkey}")
    async def drop_passkey(
        passkey: Annotated[str, Path(pattern="^[A-Za-z0-9_-]+$", max_length=c.LONGEST_CREDENTIAL)],
        cookie: GuestCookie = None,
    ) -> None:
        """Remove a passkey; the last one stays."""
        found = await account(cookie)
        house.limits.commands.take(found.id)
        if not await repository.drop_passkey(passkey, found.id):
            raise Refused(Why.LAST_PASSKEY())

    @app.post("/api/account/codes")
    async def renew_codes(request: Request, cookie: GuestCookie = None, proof: ProofCookie = None) -> c.RecoveryCodes:
        """Give a member new recovery codes, after proving a passkey; the old ones are void."""
        count(request)
        found = await account(cookie)
        prove(found.id, proof)
        shown, digests = members.new_codes()
        await repository.renew_codes(found.id, digests)
        return c.RecoveryCodes(codes=shown)

    async def sign_in_as(member: str, request: Request, response: Response, guest: str | None) -> m.Me:
        found = await repository.find(member)
        if found is not None and found.is_closed:
            raise Refused(Why.ACCOUNT_CLOSED())
        house.limits.networks.note(member, client_address(request))
        set_cookie(response, request, signer.cookie(member))
        give_proof(response, request, signer, member)
        if guest is not None and guest != member and not signer.is_member(guest):
            await members.bring_seats(guest, member)
            await house.notifier.bring(guest, member)
        return await members.me(member)

    async def proved(guest: str, request: Request, credential: dict[str, Any], purpose: str) -> str:
        """Whose passkey somebody has proved for a purpose."""
        page = passkeys.site(request)
        check(purpose, guest, credential)
        id = credential.get("id")
        key = await repository.passkey(id) if isinstance(id, str) and len(id) <= c.LONGEST_CREDENTIAL else None
        if key is None or not signer.is_member(key.account):
            raise Refused(Why.UNKNOWN_PASSKEY())
        used = await passkeys.proved(credential, page, key)
        await repository.use_passkey(key.id, used, house.clock.now())
        return key.account

    @app.post("/api/account/enter")
    async def sign_in(new: c.SignIn, request: Request, response: Response, cookie: GuestCookie = None) -> m.Me:
        """Sign a member in by a passkey."""
        count(request)
        guest = visitor(cookie)
        return await sign_in_as(await proved(guest, request, new.credential, "enter"), request, response, guest)

    @app.post("/api/account/prove")
    async def prove_again(new: c.SignIn, request: Request, response: Response, cookie: GuestCookie = None) -> None:
        """Let a member prove a passkey anew: what destroys or exports something asks for that."""
        count(request)
        found = await account(cookie)
        if await proved(found.id, request, new.credential, "prove") != found.id:
            raise Refused(Why.UNKNOWN_PASSKEY())
        give_proof(response, request, signer, found.id)

    @app.post("/api/account/recover")
    async def recover(new: c.Recover, request: Request, response: Response, cookie: GuestCookie = None) -> m.Me:
        """Sign a member in by a recovery code, which is used up by that."""
        count(request)
        member = await repository.use_code(members.digest(new.code))
        if member is None or not signer.is_member(member):
            raise Refused(Why.BAD_CODE())
        return await sign_in_as(member, request, response, signer.guest(cookie))

    @app.post("/api/account/leave")
    async def sign_out(asked: c.SignOut, request: Request, response: Response, cookie: GuestCookie = None) -> None:
        """Sign a member out: here, or on all other devices."""
        found = await account(cookie)
        if not asked.others:
            response.delete_cookie(COOKIE, httponly=True, samesite="lax")
            take_proof(response)
            return
        epoch = await repository.next_epoch(found.id, house.clock.now())
        if epoch is not None:
            signer.epochs[found.id] = epoch
            set_cookie(response, request, signer.cookie(found.id))
            take_proof(response)
            house.hang_up(found.id)
            await house.notifier.repository.drop_devices(found.id, asked.device)

    @app.get("/api/account/data")
    async def take_along(response: Response, cookie: GuestCookie = None) -> dict[str, Any]:
        """Give a member everything that the house has of them, as JSON."""
        found = await account(cookie)
        house.limits.hints.take(found.id)
        response.headers["content-disposition"] = 'attachment; filename="serai.json"'
        return await gathered(house, found, await repository.passkeys(found.id))

    @app.delete("/api/account")
    async def delete(response: Response, cookie: GuestCookie = None, proof: ProofCookie = None) -> None:
        """Delete an account, after proving a passkey; the games that were played stay, with a former player."""
        found = await account(cookie)
        prove(found.id, proof)
        await forget_guest(house, found.id)
        await repository.forget(found.id, house.clock.now())
        signer.epochs[found.id] = GONE
        members.marks.pop(found.id, None)
        house.hang_up(found.id)
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")
        take_proof(response)
