"""What visitors choose: the devices and the address they are notified at, and for what."""

from __future__ import annotations

import hashlib
import secrets

from serai.server.base.errors import Conflict, Refused, Why
from serai.server.base.rate_limits import VISITORS_OF_A_NETWORK
from serai.server.base.text import one_line
from serai.server.notifications import mail
from serai.server.notifications import messages as k
from serai.server.notifications.events import chosen, spelled, without
from serai.server.notifications.letters import Letters
from serai.server.notifications.repository import CHOSEN, Address, Device
from serai.server.notifications.service import Notifier
from serai.server.notifications.web_push import DeliveryResult, Subscription, Unwanted, unpadded
from serai.server.services import Services
from serai.server.storage.entries import BYTES_OF_A_ROW

MOST_DEVICES = 10
DEVICE_BYTES = 9
KEY_BYTES = 16
LONGEST_ORIGIN = 200
DAY_SECONDS = 86_400.0
ASKED_SECONDS = 7 * DAY_SECONDS  # in which one address is asked once
MOST_ASKED = 5  # addresses of one member in that time; of one network a few times as many


class NotificationChoices:
    """The devices and addresses that visitors want to be notified at."""

    def __init__(self, services: Services, notifier: Notifier, letters: Letters) -> None:
        self._services, self._clock, self._signer = services, services.clock, services.signer
        self._notifier, self._repository, self._letters = notifier, notifier.repository, letters

    async def info(self, guest: str) -> k.CallInfo:
        """How a visitor is notified, and how they could be."""
        notifier, member = self._notifier, self._signer.is_member(guest)
        address = await self._repository.address(guest) if member else None
        return k.CallInfo(
            key=notifier.pusher.keys.public if notifier.pusher.services.any else "",
            events=list(CHOSEN),
            devices=[_device(one) for one in await self._repository.devices(guest)],
            mails=notifier.post.possible,
            member=member,
            address=None if address is None else _address(address),
        )

    # ------------------------------------------------------------------ devices

    async def put_device(self, guest: str, new: k.CallDevice, origin: str) -> None:
        """Call a visitor on a device; it is new, or known by its endpoint."""
        limits, now = self._services.limits, self._clock.now()
        if not self._notifier.pusher.services.any:
            raise Refused(Why.NO_PUSH())
        self._check(Subscription(new.endpoint, new.p256dh, new.auth))
        known = await self._repository.devices(guest)
        if new.endpoint not in [device.endpoint for device in known]:
            if len(known) >= MOST_DEVICES:
                raise Refused(Why.MANY_DEVICES(most=MOST_DEVICES))
            limits.require_storage(guest)
            limits.stored.spend(guest, BYTES_OF_A_ROW)
        device = Device(
            secrets.token_urlsafe(DEVICE_BYTES), guest, new.endpoint, new.p256dh, new.auth, one_line(new.label),
            new.language, origin[:LONGEST_ORIGIN], spelled(new.events), now, None, now,
        )  # fmt: skip
        if not await self._repository.put_device(device):
            raise Refused(Why.BAD_DEVICE())
        await self._notifier.chosen(guest)

    async def device(self, id: str, guest: str) -> Device:
        """A visitor's own device, or a refusal."""
        for device in await self._repository.devices(guest):
            if device.id == id:
                return device
        raise Refused(Why.NO_DEVICE())

    async def drop_device(self, id: str, guest: str) -> None:
        """Call a visitor on one of their devices no more."""
        await self._repository.drop_device((await self.device(id, guest)).id, guest)
        await self._notifier.chosen(guest)

    async def renew_device(self, guest: str, new: k.RenewDevice) -> None:
        """Call a device at another endpoint."""
        to = self._check(Subscription(new.endpoint, new.p256dh, new.auth))
        try:
            known = await self._repository.renew_device(new.before, guest, to, self._clock.now())
        except Conflict:
            known = False
        if not known:
            raise Refused(Why.NO_DEVICE())

    async def end(self, wanted: k.EndCalls) -> None:
        """Call a device for something no more, or for nothing."""
        device = await self._repository.device_at(wanted.endpoint)
        if device is None:
            return
        if rest := without(device.events, wanted.event):
            await self._repository.choose_for_device(device.id, spelled(rest), self._clock.now())
        else:
            await self._repository.forget_device(device.id)
        await self._notifier.chosen(device.guest)

    def _check(self, to: Subscription) -> Subscription:
        """A subscription that something can be sent to."""
        try:
            self._notifier.pusher.services.check(to.endpoint)
            to.keys()
        except (Unwanted, ValueError):
            raise Refused(Why.BAD_DEVICE()) from None
        return to

    # ------------------------------------------------------------------ mails

    async def put_address(self, guest: str, address: str) -> None:
        """Note where a member wants to be written to, and ask whoever reads there, once."""
        if not mail.is_address(address):
            raise Refused(Why.BAD_ADDRESS())
        known, now = await self._repository.address(guest), self._clock.now()
        if known is not None and known.address == address and known.confirmed is not None:
            return
        recipient = self._letters.recipient(address)
        await self._note_asking(recipient, guest, now)
        new = Address(guest, address, secrets.token_hex(KEY_BYTES), None, "" if known is None else known.events, now)
        await self._keep(guest, new)
        if await self._letters.ask(guest, address, new.key) is not DeliveryResult.SENT:
            await self._repository.unnote_asking(recipient)
            await self._keep(guest, known)
            raise Refused(Why.NOT_CALLED())

    async def _note_asking(self, recipient: str, guest: str, now: float) -> None:
        """Refuse to ask an address twice, or too many."""
        source, since = self._services.source(guest), now - ASKED_SECONDS
        there, mine, ours = await self._repository.asked(recipient, guest, source, since)
        if there:
            raise Refused(Why.ASKED_ALREADY())
        if mine >= MOST_ASKED or ours >= MOST_ASKED * VISITORS_OF_A_NETWORK:
            raise Refused(Why.MANY_ADDRESSES())
        try:
            await self._repository.note_asking(recipient, guest, source, now, since)
        except Conflict:
            raise Refused(Why.ASKED_ALREADY()) from None

    async def _keep(self, guest: str, address: Address | None) -> None:
        if address is None:
            await self._repository.drop_address(guest)
        else:
            await self._repository.put_address(address)
        await self._notifier.chosen(guest)

    async def drop_address(self, guest: str) -> None:
        """Write to a member no more, and forget the address."""
        await self._keep(guest, None)

    async def choose(self, guest: str, new: k.ChooseCalls) -> None:
        """Note what a member wants to be written to for."""
        if await self._repository.address(guest) is None:
            raise Refused(Why.NO_ADDRESS())
        await self._repository.choose_for_address(guest, spelled(new.events), self._clock.now())
        await self._notifier.chosen(guest)

    async def confirmed_address(self, guest: str) -> Address:
        """Where a member has said that they read, or a refusal."""
        address = await self._repository.address(guest)
        if address is None or address.confirmed is None:
            raise Refused(Why.NO_ADDRESS())
        return address


def _device(device: Device) -> k.CalledDevice:
    return k.CalledDevice(
        id=device.id, place=place_of(device.endpoint), label=device.label, events=chosen(device.events),
        created=device.created, used=device.used,
    )  # fmt: skip


def _address(address: Address) -> k.CalledAddress:
    confirmed = address.confirmed is not None
    return k.CalledAddress(address=address.address, confirmed=confirmed, events=chosen(address.events))


def place_of(endpoint: str) -> str:
    """An endpoint in a form that tells its browser, which knows it, and nobody else."""
    return unpadded(hashlib.sha256(endpoint.encode()).digest())
