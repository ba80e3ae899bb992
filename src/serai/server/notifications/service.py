"""The notifier: it tells somebody who is not connected that something waits for them, by push or mail.

Any part of the server notifies somebody by one line:

    await notifier.notify(guest, NotificationEvent.INVITED, key=table, table=table, by="Ada")

`key` says what it is about: the same event with the same key is sent to somebody once, in all processes and for ever.
Nothing happens unless they have chosen that event. A notification waits in the database for `SERAI_CALL_DELAY` seconds,
so that somebody who is back by then, at `table` if it is given, gets none; then one process claims it. What is sent is
the event, the game, the names of the others at the table, the link and what is given by name: never more than the
visitor may know, for all of it can be read on the screen of a phone that lies on a table.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import re
import time
from dataclasses import replace
from typing import Any

from serai.server.base.errors import Unstored
from serai.server.base.guest_names import FORMER, is_made_up
from serai.server.base.lookalikes import is_reserved
from serai.server.base.rate_limits import Limit
from serai.server.base.signing import load_secret
from serai.server.base.stages import TableStage
from serai.server.notifications import mail
from serai.server.notifications.repository import (
    ALL,
    MAIL,
    Address,
    Device,
    Notification,
    NotificationEvent,
    NotificationRepository,
)
from serai.server.notifications.web_push import DeliveryResult, Keys, Pusher, Subscription, unpadded
from serai.server.people.bus import PeopleBus
from serai.server.people.names import Names
from serai.server.people.repository import PeopleRepository
from serai.server.services import Services
from serai.server.storage.entries import Kind
from serai.server.tables.live.commits import Change, CommitBus
from serai.server.tables.live.connections import Connections
from serai.server.tables.live.live_table import LiveTable
from serai.server.tables.live.presence import Presence
from serai.server.tables.live.registry import TableRegistry
from serai.server.tables.waiting_index import WaitingIndex

LOOK_SECONDS = 1.0
AT_ONCE = 16  # pushes on their way
MAILS_AT_ONCE = mail.AT_ONCE
TRY_AGAIN_SECONDS = (10.0, 60.0, 300.0)
KEPT_SECONDS = 60 * 86_400.0  # that it is known what somebody was notified for
FORGET_SECONDS = 3600.0  # between two looks for what is older
LISTEN_SECONDS = 2.0
OVERLAP_SECONDS = 30.0  # clocks of several machines differ a little
CLOSE_SECONDS = 3.0
MAY_CHANGE_TURNS = (
    Kind.STARTED,
    Kind.PLAYED,
    Kind.UNDONE,
    Kind.STOOD_IN,
    Kind.RETURNED,
)  # after which others may be awaited
MOST_TABLES = 20_000
LIKE_A_LINK = re.compile(r"[/:@]|\.\w")  # no name that a mail program would make a link of
log = logging.getLogger("serai.server")


class RemotePresence:
    """Who is connected to other processes at which tables, as they tell each other all the time."""

    def __init__(self) -> None:
        self._tables: dict[str, Presence] = {}

    def update(self, table: str, process: str, guests: frozenset[str]) -> None:
        """Another process tells whom it has."""
        known = self._tables.pop(table, None) or Presence()
        known.update(process, guests)
        if known.elsewhere():
            self._tables[table] = known  # the last one, in the order of their words
            if len(self._tables) > MOST_TABLES:
                del self._tables[next(iter(self._tables))]

    def at(self, table: str) -> frozenset[str]:
        """The guests who are there."""
        known = self._tables.get(table)
        if known is None:
            return frozenset()
        known.drop_dead_processes()
        return known.elsewhere()


class Notifier:
    """The notifications of a server."""

    def __init__(
        self,
        services: Services,
        bus: CommitBus,
        people: PeopleBus,
        names: Names,
        registry: TableRegistry,
        connections: Connections,
        waiting_index: WaitingIndex,
    ) -> None:
        settings = services.settings
        self._settings, self._store, self._clock = settings, services.store, services.clock
        self._signer, self._background = services.signer, services.background
        self._names, self._registry, self._waiting_index = names, registry, waiting_index
        self._people = PeopleRepository(services.store)
        self.repository = NotificationRepository(services.store)
        self.pusher = Pusher(settings, Keys(load_secret(settings)), time.time)
        self.post = mail.Mailer(settings)
        self.remote_presence = RemotePresence()
        self._wishes: dict[str, frozenset[str]] = {}  # what somebody may want to be notified for; too much does no harm
        self._seen = 0.0
        self.rate_limit = Limit(settings.calls_per_hour / 3600, settings.calls_per_hour / 2, what="calls")
        self._sending: dict[bool, set[asyncio.Task[None]]] = {False: set(), True: set()}  # True: mails
        self._closing = asyncio.Event()
        bus.in_commit.append(self._add_to)
        people.merged.append(self.bring)
        people.exported.append(self.export)
        people.deleted.append(self.forget)
        connections.lost.append(self.connection_lost)
        connections.elsewhere.append(self.remote_presence.update)

    # ------------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        """Learn who wants to be notified, and begin to send."""
        await self._load_choices()
        if self._store.shared:
            self._background.every(LISTEN_SECONDS, "Reading what people want to be notified of", self._load_choices)
        for mails in (False, True):
            self._background.start(self._send_due(mails=mails))
        self._background.every(FORGET_SECONDS, "Forgetting old notifications", self._forget_old)

    async def close(self) -> None:
        """End; a notification on its way has a moment to arrive, else it waits for the next server."""
        self._closing.set()
        sending = [task for tasks in self._sending.values() for task in tasks]
        if sending:
            await asyncio.wait(sending, timeout=CLOSE_SECONDS)
        for task in sending:
            task.cancel()
        await asyncio.gather(*sending, return_exceptions=True)
        self.post.close()

    # ------------------------------------------------------------------ who wants what

    async def _load_choices(self) -> None:
        for guest, events, at in await self.repository.wishes(self._seen - OVERLAP_SECONDS):
            self._wishes[guest] = self._wishes.get(guest, frozenset()) | events
            self._seen = max(self._seen, at)

    async def chosen(self, guest: str) -> None:
        """Somebody has chosen anew what they want to be notified for."""
        address = await self.repository.address(guest)
        found = [device.events for device in await self.repository.devices(guest)]
        found += [address.events] if address is not None and address.confirmed is not None else []
        events = frozenset(event for text in found for event in text.split())
        if events:
            self._wishes[guest] = events
        else:
            self._wishes.pop(guest, None)

    async def forget(self, guest: str) -> None:
        """Somebody is no more: nothing is sent to them."""
        self._wishes.pop(guest, None)

    async def bring(self, guest: str, member: str) -> None:
        """Who has signed in is notified as the member on the devices they had as a guest."""
        await self.repository.bring_devices(guest, member, self._clock.now())
        for one in (guest, member):
            await self.chosen(one)

    async def export(self, guest: str) -> dict[str, Any]:
        """How somebody wants to be notified, to take along; the keys of devices are the browsers' own."""
        address = await self.repository.address(guest)
        return {
            "calls": {
                "devices": [
                    {
                        "label": one.label, "events": one.events.split(), "endpoint": one.endpoint,
                        "created": one.created, "used": one.used,
                    }
                    for one in await self.repository.devices(guest)
                ],
                "mail": address
                and {"address": address.address, "confirmed": address.confirmed, "events": address.events.split()},
            }
        }  # fmt: skip

    # ------------------------------------------------------------------ notifications

    async def notify(
        self,
        guest: str,
        event: NotificationEvent,
        *,
        key: str,
        table: str | None = None,
        link: str | None = None,
        **about: str,
    ) -> None:
        """Notify somebody, if they have chosen that: once for each event and key.

        The link is that of the table unless another path is given; `about` is text for the words of the event.
        """
        if event in self._wishes.get(guest, ()):
            payload = {**about, "link": link} if link is not None else dict(about)
            await self.repository.add(Notification.new(guest, event, key, self._due(), table=table, about=payload))

    def _due(self) -> float:
        return self._clock.now() + self._settings.call_delay

    def _add_to(self, change: Change) -> None:
        """Add to a commit the notifications that follow from it, but none to who did it or is there.

        Only what everybody may know of leads to a notification: a secret choice that is changed notifies nobody.
        """
        if not self._wishes:
            return
        table, kinds = change.table, {one.entry.kind for one in change.items if one.audience is None}

        def add(guest: str, event: NotificationEvent, key: str, of: str, turn: int | None = None) -> None:
            if guest not in change.here and guest not in change.by and event in self._wishes.get(guest, ()):
                row = Notification.new(guest, event, key, self._due(), table=of, turn=turn).row()
                change.commit.notifications.append(row)

        seated = {guest for seat in table.seats for guest in seat.guests}
        for guest in sorted(seated & self._wishes.keys()):
            if Kind.STARTED in kinds:
                add(guest, NotificationEvent.BEGUN, table.id, table.id)
            if table.stage is TableStage.OVER and kinds & set(MAY_CHANGE_TURNS):
                add(guest, NotificationEvent.OVER, table.id, table.id)
            if Kind.REMATCHED in kinds and table.rematch is not None:
                add(guest, NotificationEvent.REMATCH, table.rematch, table.rematch)
            if kinds & set(MAY_CHANGE_TURNS):
                for seat, turn in table.turns.items():
                    if guest in table.seats[seat].guests:
                        add(guest, NotificationEvent.TURN, f"{table.id} {turn}", table.id, turn)

    def connection_lost(self, live: LiveTable, guest: str) -> None:
        """The connection of somebody was lost while others wait for them: they may not have seen it."""
        table = live.known
        if NotificationEvent.TURN not in self._wishes.get(guest, ()) or not table.others_play(guest):
            return
        for one in table.awaited_since().split():
            who, _, turn = one.rpartition(".")
            if who == guest:
                due = Notification.new(
                    guest, NotificationEvent.TURN, f"{live.id} {turn}", self._due(), table=live.id, turn=int(turn)
                )
                self._background.start(self.repository.add(due))

    # ------------------------------------------------------------------ sending

    async def _send_due(self, *, mails: bool) -> None:
        """Background task: claim notifications that are due, as many as can be made at once, and make them."""
        if self._store.shared:  # until the other processes have told who is with them
            await asyncio.sleep(self._settings.heartbeat_seconds * 1.2)
        sending, most = self._sending[mails], MAILS_AT_ONCE if mails else AT_ONCE
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                free = most - len(sending)
                claimed = await asyncio.shield(self._claim(free, mails)) if free > 0 else []
                for notification in claimed:
                    task = asyncio.create_task(self._deliver(notification))
                    sending.add(task)
                    task.add_done_callback(sending.discard)
            except Unstored as error:
                log.error("The calls that are due could not be read: %s.", error)
            except Exception:
                log.exception("The calls that are due could not be made.")

    async def _claim(self, most: int, mails: bool) -> list[Notification]:
        claimed = await self.repository.claim(self._clock.now(), most, mails=mails)
        if self._closing.is_set():  # too late for this server
            for notification in claimed:
                await self._retry(notification, 0.0, anew=True)
            return []
        return claimed

    async def _retry(
        self, notification: Notification, seconds: float, *, device: str | None = None, anew: bool = False
    ) -> None:
        """Let a notification wait once more: all of it, or for one device."""
        due = self._clock.now() + seconds
        if anew:
            await self.repository.drop(notification)
            await self.repository.add(replace(notification, due=due))
        else:
            of = notification.device if device is None else device
            base = notification.id.rpartition(" / ")[0] or notification.id
            await self.repository.add(
                replace(
                    notification,
                    id=f"{base} / {of} {notification.tries + 1}",
                    device=of,
                    tries=notification.tries + 1,
                    due=due,
                )
            )

    async def _deliver(self, notification: Notification) -> None:
        try:
            try:
                channels = await self._channels(notification)
            except asyncio.CancelledError:
                await asyncio.shield(self._retry(notification, 0.0, anew=True))
                raise
            await asyncio.gather(*(self._send_one(notification, device, payload) for device, payload in channels))
        except Unstored as error:
            log.error("A call could not be made: %s.", error)
        except Exception:
            log.exception("A call could not be made.")

    async def _send_one(self, notification: Notification, device: Device | None, payload: dict[str, Any]) -> None:
        """Call by one way, a device or the mail; what did not arrive waits for another try."""
        try:
            outcome = await (self._mail(notification, payload) if device is None else self.send_push(device, payload))
        except asyncio.CancelledError:
            await asyncio.shield(self._retry(notification, 0.0, device=MAIL if device is None else device.id))
            raise
        if outcome is DeliveryResult.LATER and notification.tries < len(TRY_AGAIN_SECONDS):
            await self._retry(
                notification, TRY_AGAIN_SECONDS[notification.tries], device=MAIL if device is None else device.id
            )

    async def _channels(self, notification: Notification) -> list[tuple[Device | None, dict[str, Any]]]:
        """How somebody is to be notified now, and what they are told; a mail follows later."""
        try:
            event = NotificationEvent(notification.event)
        except ValueError:  # of a newer version
            return []
        if not await self._is_due(notification, event):
            await self.repository.drop(notification)
            return []
        payload = await self._payload(notification, event)
        if payload is None:
            return []
        if notification.device == MAIL:
            return [(None, payload)]
        devices = await self.repository.devices(notification.guest)
        if notification.device != ALL:
            devices = [device for device in devices if device.id == notification.device]
        turn = event is NotificationEvent.BEGUN and bool(notification.table_id) and await self._awaits(notification)
        wanting = [one for one in devices if one.wants(event) and not (turn and one.wants(NotificationEvent.TURN))]
        if wanting and notification.device == ALL and not self.rate_limit.allows(notification.guest):
            await self.repository.drop(notification)
            return []
        if notification.device == ALL:
            address = await self.repository.address(notification.guest)
            if self.post.possible and address is not None and address.wants(event):
                later = max(0.0, self._settings.mail_delay - self._settings.call_delay)
                await self._retry(replace(notification, tries=-1), later, device=MAIL)
        return [(device, payload) for device in wanting]

    async def _awaits(self, notification: Notification) -> bool:
        """Whether the table waits for somebody, so that it is told as their turn."""
        known = self._registry.in_memory(notification.table_id or "")
        if known is not None:
            return notification.guest in known.known.awaited()
        return any(
            line.awaited
            for line in await self._waiting_index.lines(notification.guest)
            if line.id == notification.table_id
        )

    async def _is_due(self, notification: Notification, event: NotificationEvent) -> bool:
        """Whether somebody is still to be notified: not who is there, and not for a turn that is over."""
        if notification.table_id is None:
            return True
        live = self._registry.in_memory(notification.table_id)
        here = live.audience.here() if live is not None else frozenset()
        if notification.guest in here | self.remote_presence.at(notification.table_id):
            return False
        if event is NotificationEvent.TURN and notification.turn is not None:
            return await self._waiting_index.awaits(notification.table_id, notification.guest, notification.turn)
        return True

    async def _payload(self, notification: Notification, event: NotificationEvent) -> dict[str, Any] | None:
        """What is told of a notification; None if there is no such table any more."""
        payload: dict[str, Any] = {"event": str(event), **notification.about}
        payload.setdefault("link", "/" if notification.table_id is None else f"/t/{notification.table_id}")
        if notification.table_id is not None:
            about = await self._store.about(notification.table_id)
            if about is None:
                return None
            line = json.loads(about)
            own = await self._names.of(notification.guest)
            payload["game"] = line["game"]
            payload["names"] = [name for name in line["names"] if _is_shown(name, own)]
        payload["awaited"] = await self._waiting_index.count(notification.guest)
        return payload

    async def send_push(self, device: Device, payload: dict[str, Any]) -> DeliveryResult:
        """Send a push message to one device; one that is no more is forgotten."""
        topic = unpadded(hashlib.sha256(self._signer.digest("topic", payload["link"]).encode()).digest())[:32]
        text = json.dumps({**payload, "tag": topic, "language": device.language}, ensure_ascii=False).encode()
        to = Subscription(device.endpoint, device.p256dh, device.auth)
        outcome = await self.pusher.send(to, text, topic, self.contact(device.origin))
        if outcome is DeliveryResult.GONE:
            await self.repository.forget_device(device.id)
        elif outcome is DeliveryResult.SENT:
            await self.repository.use_device(device.id, self._clock.now())
        return outcome

    def contact(self, origin: str) -> str:
        """Whom a push service can turn to: the house, as its visitors know it."""
        for address in (self._settings.url, origin):
            if address.startswith("https://"):
                return address
        return "mailto:serai@localhost.localdomain"

    # ------------------------------------------------------------------ mails

    async def _mail(self, notification: Notification, payload: dict[str, Any]) -> DeliveryResult:
        address = await self.repository.address(notification.guest)
        if (
            address is None
            or not address.wants(NotificationEvent(notification.event))
            or not self.rate_limit.allows(notification.guest)
        ):
            return DeliveryResult.REFUSED
        return await self.write(address, payload)

    async def write(self, address: Address, payload: dict[str, Any]) -> DeliveryResult:
        """Write to a member what they are notified for, with a link that ends such mails."""
        language = await self._people.language(address.account) or mail.USUAL
        said, event, url = mail.MailText(language), payload["event"], self.post.url
        names = said.listed(payload.get("names", []))
        payload = {key: value for key, value in payload.items() if isinstance(value, str)}
        payload |= {
            "game": said.game(payload.get("game", "")),
            "names": names,
            "name": await self._names.of(address.account),
        }
        stop = f"{url}/calls/{self._signer.sealed('letter', f'stop-{event}-{address.key}')}"
        line = said(f"{event}-with" if names else event, **payload) or said(event, **payload)
        lines = [line, "", f"{url}{payload['link']}", "", "--", said("stop", **payload), stop]
        return await self.post.send(address.address, said(f"{event}-subject", **payload), lines, language, stop)

    async def _forget_old(self) -> None:
        """Forget what was notified for long ago."""
        await self.repository.forget_old(self._clock.now() - KEPT_SECONDS)


def _is_shown(name: str, own: str) -> bool:
    """Whether a name at a table is told to who is notified: a person's who has chosen one, and nothing like a link."""
    if not name or re.fullmatch(rf"{re.escape(own)}( \d)?", name) or LIKE_A_LINK.search(name):
        return False
    return not is_made_up(name) and not is_reserved(name) and name != FORMER
