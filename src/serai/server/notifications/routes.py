"""The routes of notifications: choosing devices, mails and events, and the links in mails."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

from fastapi import FastAPI, Path, Request, Response

from serai.server.base.errors import Conflict, Refused, Why
from serai.server.base.rate_limits import VISITORS_OF_A_NETWORK
from serai.server.base.text import one_line
from serai.server.notifications import mail
from serai.server.notifications import messages as k
from serai.server.notifications.repository import CHOSEN, Address, Device, NotificationEvent
from serai.server.notifications.web_push import DeliveryResult, Subscription, Unwanted, unpadded
from serai.server.protocol.cookies import GuestCookie
from serai.server.storage.entries import BYTES_OF_A_ROW

if TYPE_CHECKING:
    from serai.server.house import House

MOST_DEVICES = 10
DEVICE_BYTES = 9
KEY_BYTES = 16
DAY_SECONDS = 86_400.0
ASKED_SECONDS = 7 * DAY_SECONDS  # in which one address is asked once
MOST_ASKED = 5  # addresses of one member in that time; of one network a few times as many
CONFIRM, STOP = "confirm", "stop"
LETTER = "letter"  # what the links of mails are signed for
DevicePath = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]+$", max_length=40)]
LetterPath = Annotated[str, Path(pattern=r"^[A-Za-z0-9_.-]+$", max_length=200)]


def place_of(endpoint: str) -> str:
    """An endpoint in a form that tells its browser, which knows it, and nobody else."""
    return unpadded(hashlib.sha256(endpoint.encode()).digest())


def shape_of(address: str) -> str:
    """As much of an address as its owner needs to know it."""
    name, _, domain = address.partition("@")
    return f"{name[:1]}…@{domain[:1]}…{domain[domain.rfind('.') :]}"


def spelled(events: Iterable[NotificationEvent]) -> str:
    """Events as they are stored; what cannot be chosen is left out."""
    wanted = set(events)
    return " ".join(event for event in CHOSEN if event in wanted)


def chosen(events: str) -> list[NotificationEvent]:
    """Events as they were stored; those that this version does not know are left out."""
    wanted = events.split()
    return [event for event in CHOSEN if event in wanted]


def add(app: FastAPI, house: House) -> None:
    """Add the routes."""
    notifier, repository, signer = house.notifier, house.notifier.repository, house.signer

    def visitor(cookie: str | None) -> str:
        guest = house.known(signer.guest(cookie))
        house.limits.commands.take(guest)
        return guest

    def member(cookie: str | None) -> str:
        guest = visitor(cookie)
        if not signer.is_member(guest):
            raise Refused(Why.NO_MEMBER())
        if not notifier.post.possible:
            raise Refused(Why.NO_MAIL())
        return guest

    async def info(guest: str) -> k.CallInfo:
        found = await repository.address(guest) if signer.is_member(guest) else None
        return k.CallInfo(
            key=notifier.pusher.keys.public if notifier.pusher.services.any else "",
            events=list(CHOSEN),
            devices=[
                k.CalledDevice(
                    id=device.id, place=place_of(device.endpoint), label=device.label, events=chosen(device.events),
                    created=device.created, used=device.used,
                )
                for device in await repository.devices(guest)
            ],
            mails=notifier.post.possible,
            member=signer.is_member(guest),
            address=None
            if found is None
            else k.CalledAddress(
                address=found.address, confirmed=found.confirmed is not None, events=chosen(found.events)
            ),
        )  # fmt: skip

    def recipient_of(address: str) -> str:
        return signer.digest("recipient", address.lower())

    def test_payload() -> dict[str, str]:
        return {"event": NotificationEvent.TEST.value, "link": "/account"}

    @app.get("/api/awaited")
    async def awaited(cookie: GuestCookie = None) -> k.Awaited:
        """Tell at how many tables a visitor is awaited."""
        guest = signer.guest(cookie)
        return k.Awaited(tables=0 if guest is None else await house.waiting_index.count(guest))

    @app.get("/api/calls")
    async def show(cookie: GuestCookie = None) -> k.CallInfo:
        """Tell a visitor how they are notified, and how they could be."""
        return await info(visitor(cookie))

    def checked(to: Subscription) -> Subscription:
        """A subscription that something can be sent to."""
        try:
            notifier.pusher.services.check(to.endpoint)
            to.keys()
        except (Unwanted, ValueError):
            raise Refused(Why.BAD_DEVICE()) from None
        return to

    @app.put("/api/calls/devices")
    async def put_device(new: k.CallDevice, request: Request, cookie: GuestCookie = None) -> k.CallInfo:
        """Call a visitor on a device for what they choose; the device is new, or known by its endpoint."""
        guest, now = visitor(cookie), house.clock.now()
        if not notifier.pusher.services.any:
            raise Refused(Why.NO_PUSH())
        checked(Subscription(new.endpoint, new.p256dh, new.auth))
        known = await repository.devices(guest)
        if new.endpoint not in [device.endpoint for device in known]:
            if len(known) >= MOST_DEVICES:
                raise Refused(Why.MANY_DEVICES(most=MOST_DEVICES))
            house.require_storage(guest)
            house.limits.stored.spend(guest, BYTES_OF_A_ROW)
        device = Device(
            secrets.token_urlsafe(DEVICE_BYTES), guest, new.endpoint, new.p256dh, new.auth, one_line(new.label),
            new.language, (request.headers.get("origin") or "")[:200], spelled(new.events), now, None, now,
        )  # fmt: skip
        if not await repository.put_device(device):
            raise Refused(Why.BAD_DEVICE())
        await notifier.chosen(guest)
        return await info(guest)

    async def own_device(id: str, guest: str) -> Device:
        for device in await repository.devices(guest):
            if device.id == id:
                return device
        raise Refused(Why.NO_DEVICE())

    @app.delete("/api/calls/devices/{device}")
    async def drop_device(device: DevicePath, cookie: GuestCookie = None) -> k.CallInfo:
        """Call a visitor on one of their devices no more."""
        guest = visitor(cookie)
        await repository.drop_device((await own_device(device, guest)).id, guest)
        await notifier.chosen(guest)
        return await info(guest)

    @app.post("/api/calls/devices/{device}/test")
    async def test_device(device: DevicePath, cookie: GuestCookie = None) -> None:
        """Call a visitor on one of their devices at once, to try it out."""
        guest = visitor(cookie)
        house.limits.hints.take(guest)
        if await notifier.send_push(await own_device(device, guest), test_payload()) is not DeliveryResult.SENT:
            raise Refused(Why.NOT_CALLED())

    @app.post("/api/calls/renew")
    async def renew(new: k.RenewDevice, cookie: GuestCookie = None) -> None:
        """Call a device at another endpoint, which its push service has given it."""
        guest, to = visitor(cookie), checked(Subscription(new.endpoint, new.p256dh, new.auth))
        try:
            known = await repository.renew_device(new.before, guest, to, house.clock.now())
        except Conflict:
            known = False
        if not known:
            raise Refused(Why.NO_DEVICE())

    @app.post("/api/calls/end")
    async def end(wanted: k.EndCalls) -> None:
        """Call a device for something no more, or for nothing; who knows its endpoint is the device."""
        device = await repository.device_at(wanted.endpoint)
        if device is None:
            return
        rest = [] if wanted.event is None else [event for event in chosen(device.events) if event is not wanted.event]
        if rest:
            await repository.choose_for_device(device.id, spelled(rest), house.clock.now())
        else:
            await repository.forget_device(device.id)
        await notifier.chosen(device.guest)

    # ------------------------------------------------------------------ mails

    @app.put("/api/calls/address")
    async def put_address(new: k.CallAddress, cookie: GuestCookie = None) -> k.CallInfo:
        """Note where a member wants to be written to, and ask whoever reads there, once."""
        guest, now = member(cookie), house.clock.now()
        if not mail.is_address(new.address):
            raise Refused(Why.BAD_ADDRESS())
        known = await repository.address(guest)
        if known is not None and known.address == new.address and known.confirmed is not None:
            return await info(guest)
        recipient, source, since = recipient_of(new.address), house.source(guest), now - ASKED_SECONDS
        there, mine, ours = await repository.asked(recipient, guest, source, since)
        if there:
            raise Refused(Why.ASKED_ALREADY())
        if mine >= MOST_ASKED or ours >= MOST_ASKED * VISITORS_OF_A_NETWORK:
            raise Refused(Why.MANY_ADDRESSES())
        try:
            await repository.note_asking(recipient, guest, source, now, since)
        except Conflict:
            raise Refused(Why.ASKED_ALREADY()) from None
        key = secrets.token_hex(KEY_BYTES)
        await repository.put_address(Address(guest, new.address, key, None, "" if known is None else known.events, now))
        await notifier.chosen(guest)
        if await ask(guest, new.address, key) is not DeliveryResult.SENT:
            await repository.unnote_asking(recipient)
            await (repository.drop_address(guest) if known is None else repository.put_address(known))
            await notifier.chosen(guest)
            raise Refused(Why.NOT_CALLED())
        return await info(guest)

    async def ask(guest: str, address: str, key: str) -> DeliveryResult:
        """Ask whoever reads at an address whether a member may be written to there: in our own words alone."""
        account = await house.members.repository.find(guest)
        language, url = mail.USUAL if account is None else account.language, notifier.post.url
        said = mail.MailText(language)
        link = f"{url}/calls/{signer.sealed(LETTER, f'{CONFIRM}-mail-{key}')}"
        lines = [said(CONFIRM, url=url), "", link, "", said("confirm-ignore")]
        return await notifier.post.send(address, said("confirm-subject"), lines, language)

    @app.put("/api/calls/address/events")
    async def choose(new: k.ChooseCalls, cookie: GuestCookie = None) -> k.CallInfo:
        """Note what a member wants to be written to for."""
        guest = member(cookie)
        if await repository.address(guest) is None:
            raise Refused(Why.NO_ADDRESS())
        await repository.choose_for_address(guest, spelled(new.events), house.clock.now())
        await notifier.chosen(guest)
        return await info(guest)

    @app.delete("/api/calls/address")
    async def drop_address(cookie: GuestCookie = None) -> k.CallInfo:
        """Write to a member no more, and forget the address."""
        guest = visitor(cookie)
        await repository.drop_address(guest)
        await notifier.chosen(guest)
        return await info(guest)

    @app.post("/api/calls/address/test")
    async def test_address(cookie: GuestCookie = None) -> None:
        """Write to a member at once, to try it out."""
        guest = member(cookie)
        house.limits.hints.take(guest)
        address = await repository.address(guest)
        if address is None or address.confirmed is None:
            raise Refused(Why.NO_ADDRESS())
        if (
            not notifier.rate_limit.allows(guest)
            or await notifier.write(address, test_payload()) is not DeliveryResult.SENT
        ):
            raise Refused(Why.NOT_CALLED())

    # ------------------------------------------------------------------ the links of mails

    async def letter(sealed: str) -> tuple[str, NotificationEvent | None, Address | None]:
        """What a link is for, and the address it was sent to, if that is still somebody's."""
        text = signer.unsealed(LETTER, sealed)
        purpose, event, key = (text or "--").split("-", 2)
        if text is None or purpose not in (CONFIRM, STOP):
            raise Refused(Why.BAD_LETTER())
        known = NotificationEvent(event) if event in set(NotificationEvent) else None
        return purpose, known, await repository.address_by_key(key)

    def told(purpose: str, event: NotificationEvent | None, address: Address | None) -> k.LetterInfo:
        if purpose == CONFIRM:
            done = address is not None and address.confirmed is not None
        else:
            left = [] if address is None else chosen(address.events)
            done = event not in left if event in CHOSEN else not left
        shape = "" if address is None else shape_of(address.address)
        return k.LetterInfo(confirm=purpose == CONFIRM, event=event, address=shape, done=done)

    async def obey(sealed: str) -> k.LetterInfo:
        purpose, event, address = await letter(sealed)
        if address is None:
            if purpose == CONFIRM:
                raise Refused(Why.BAD_LETTER())
            return told(purpose, event, None)
        if purpose == CONFIRM:
            await repository.confirm(address.key, recipient_of(address.address), house.clock.now())
        else:
            rest = (
                []
                if event in (None, NotificationEvent.TEST)
                else [one for one in chosen(address.events) if one is not event]
            )
            await repository.choose_for_address(address.account, spelled(rest), house.clock.now())
        await notifier.chosen(address.account)
        return told(*await letter(sealed))

    @app.get("/api/calls/letters/{sealed}")
    async def show_letter(sealed: LetterPath) -> k.LetterInfo:
        """Tell what the link of a mail is for; nothing is done."""
        return told(*await letter(sealed))

    @app.post("/api/calls/letters/{sealed}")
    async def obey_letter(sealed: LetterPath) -> k.LetterInfo:
        """Do what the link of a mail is for, for whoever has it."""
        return await obey(sealed)

    @app.post("/calls/{sealed}", include_in_schema=False)
    async def one_click(sealed: LetterPath) -> Response:
        """End mails for a mail program, which asks like this when its reader presses its own button (RFC 8058)."""
        await obey(sealed)
        return Response(status_code=204)
