"""The repository of notifications: people's devices, addresses and choices, and the notifications that wait.

A notification is a row that one process claims before anything is sent: a turn is notified once, however many
processes there are and whatever ends them. Its `id` says what it is about, so that it cannot be written twice.
"""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any

from serai.server.notifications.web_push import Subscription
from serai.server.storage import queries
from serai.server.storage.store import Store

ID_BYTES = 12
ALL, MAIL = "", "mail"  # instead of a device: everything that somebody has; the mail that follows later


class NotificationEvent(StrEnum):
    """What somebody can be notified for; all of them are off until they are chosen.

    One more needs words in every language (`call-<event>` and others in `calls.ftl`); a test compares.
    """

    TURN = "turn"  # a table waits for one's choice
    BEGUN = "begun"  # the game at one's table has begun
    OVER = "over"  # it has ended
    REMATCH = "rematch"  # a seat is kept for one in a rematch
    TEST = "test"  # asked for by hand, and never chosen


CHOSEN = tuple(event for event in NotificationEvent if event is not NotificationEvent.TEST)


@dataclass(frozen=True, slots=True)
class Device:
    """A browser that somebody wants to be notified on."""

    id: str
    guest: str
    endpoint: str
    p256dh: str
    auth: str
    label: str
    language: str
    origin: str  # of the page that subscribed
    events: str  # separated by spaces
    created: float
    used: float | None
    changed: float

    def wants(self, event: NotificationEvent) -> bool:
        """Whether it is to be notified for that."""
        return event is NotificationEvent.TEST or event in self.events.split()


@dataclass(frozen=True, slots=True)
class Address:
    """Where a member wants to be written to; nothing but one question is sent there before it is confirmed."""

    account: str
    address: str
    key: str  # in the links of mails, instead of who it is
    confirmed: float | None
    events: str
    changed: float

    def wants(self, event: NotificationEvent) -> bool:
        """Whether it is to be written to for that."""
        return self.confirmed is not None and (event is NotificationEvent.TEST or event in self.events.split())


@dataclass(frozen=True, slots=True)
class Notification:
    """A notification that waits."""

    id: str
    guest: str
    event: str
    table_id: str | None
    turn: int | None  # the entry of the table's log that the turn began with: for nobody else's eyes
    about: dict[str, Any]
    due: float
    device: str = ALL
    tries: int = 0

    @classmethod
    def new(
        cls, guest: str, event: NotificationEvent, key: str, due: float, *,
        table: str | None = None, turn: int | None = None, about: dict[str, Any] | None = None,
    ) -> Notification:  # fmt: skip
        """A notification that has not been written down."""
        return cls(f"{event} {key} {guest}", guest, event, table, turn, about or {}, due)

    def row(self) -> tuple[Any, ...]:
        """The call as the columns of `calls`."""
        return (
            self.id, self.guest, self.event, self.table_id, self.turn, json.dumps(self.about), self.device, self.tries,
            self.due,
        )  # fmt: skip


DEVICE_COLUMNS = ", ".join(part.name for part in fields(Device))
ADDRESS_COLUMNS = ", ".join(part.name for part in fields(Address))
PUT_DEVICE = f"""
INSERT INTO call_devices ({DEVICE_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
ON CONFLICT (endpoint) DO UPDATE SET guest = excluded.guest, p256dh = excluded.p256dh, auth = excluded.auth,
label = excluded.label, language = excluded.language, origin = excluded.origin, events = excluded.events,
changed = excluded.changed
WHERE call_devices.guest = excluded.guest OR call_devices.auth = excluded.auth RETURNING id"""
DEVICES_OF = f"SELECT {DEVICE_COLUMNS} FROM call_devices WHERE guest = $1 ORDER BY created, id"
DEVICE_AT = f"SELECT {DEVICE_COLUMNS} FROM call_devices WHERE endpoint = $1"
DROP_DEVICE = "DELETE FROM call_devices WHERE id = $1 AND guest = $2 RETURNING id"
DROP_DEVICES = "DELETE FROM call_devices WHERE guest = $1"
DROP_OTHERS = f"{DROP_DEVICES} AND id <> $2"
RENEW_DEVICE = """
UPDATE call_devices SET endpoint = $3, p256dh = $4, auth = $5, changed = $6
WHERE endpoint = $1 AND guest = $2 RETURNING id"""
FORGET_DEVICE = "DELETE FROM call_devices WHERE id = $1"
USE_DEVICE = "UPDATE call_devices SET used = $2 WHERE id = $1"
CHOOSE_FOR_DEVICE = "UPDATE call_devices SET events = $2, changed = $3 WHERE id = $1"
BRING_DEVICES = "UPDATE call_devices SET guest = $2, changed = $3 WHERE guest = $1"
PUT_ADDRESS = f"""
INSERT INTO call_addresses ({ADDRESS_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (account) DO UPDATE SET address = excluded.address, key = excluded.key, confirmed = excluded.confirmed,
events = excluded.events, changed = excluded.changed"""
ADDRESS_OF = f"SELECT {ADDRESS_COLUMNS} FROM call_addresses WHERE account = $1"
ADDRESS_BY_KEY = f"SELECT {ADDRESS_COLUMNS} FROM call_addresses WHERE key = $1"
CONFIRM = "UPDATE call_addresses SET confirmed = $2, changed = $2 WHERE key = $1 AND confirmed IS NULL"
CHOOSE_FOR_ADDRESS = "UPDATE call_addresses SET events = $2, changed = $3 WHERE account = $1"
DROP_ADDRESS = "DELETE FROM call_addresses WHERE account = $1"
WISHES = """
SELECT guest, events, changed FROM call_devices WHERE changed >= $1
UNION ALL SELECT account, events, changed FROM call_addresses WHERE changed >= $1 AND confirmed IS NOT NULL"""
ASKED = """
SELECT sum(CASE WHEN recipient = $1 THEN 1 ELSE 0 END), sum(CASE WHEN account = $2 THEN 1 ELSE 0 END),
sum(CASE WHEN source = $3 THEN 1 ELSE 0 END) FROM confirmations WHERE at > $4"""
NOTE_ASKING = "INSERT INTO confirmations (id, recipient, account, source, at) VALUES ($1, $2, $3, $4, $5)"
FORGET_ASKING = "DELETE FROM confirmations WHERE at < $1"
UNNOTE_ASKING = "DELETE FROM confirmations WHERE id = $1"
AGREED = "UPDATE confirmations SET id = $2, recipient = '' WHERE id = $1"
FIRST_DUE = "SELECT min(due) FROM calls WHERE claimed IS NULL AND (device = 'mail') = ($1 = 1)"
CLAIM_CALLS = f"""
UPDATE calls SET claimed = $1 WHERE claimed IS NULL AND id IN (
    SELECT id FROM calls WHERE claimed IS NULL AND due <= $1 AND (device = 'mail') = ($3 = 1) ORDER BY due LIMIT $2
) RETURNING {queries.CALL_COLUMNS}"""  # who comes second waits for the first and then finds it claimed
DROP_CALL = "DELETE FROM calls WHERE id = $1"
DROP_CALLS_OF = "DELETE FROM calls WHERE guest = $1"
FORGET_CALLS = "DELETE FROM calls WHERE claimed < $1"
DELETE_MEMBER = (DROP_DEVICES, DROP_ADDRESS, DROP_CALLS_OF, "DELETE FROM confirmations WHERE account = $1")


class NotificationRepository:
    """Devices, addresses and notifications in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # ------------------------------------------------------------------ devices

    async def put_device(self, device: Device) -> bool:
        """Add a device, or change what is known of its endpoint; False if that is another's."""
        values = [getattr(device, part.name) for part in fields(Device)]
        return bool(await self._store.change(PUT_DEVICE, *values))

    async def devices(self, guest: str) -> list[Device]:
        """The devices of somebody, the oldest first."""
        return [Device(*row) for row in await self._store.rows(DEVICES_OF, guest)]

    async def device_at(self, endpoint: str) -> Device | None:
        """The device with an endpoint."""
        rows = await self._store.rows(DEVICE_AT, endpoint)
        return Device(*rows[0]) if rows else None

    async def drop_device(self, id: str, guest: str) -> bool:
        """Remove a device of somebody; False if it is not theirs."""
        return bool(await self._store.change(DROP_DEVICE, id, guest))

    async def drop_devices(self, guest: str, but: str) -> None:
        """Remove all devices of somebody but one."""
        await self._store.change(DROP_OTHERS, guest, but)

    async def renew_device(self, before: str, guest: str, to: Subscription, now: float) -> bool:
        """A device has another endpoint; False if that of before is not known."""
        return bool(await self._store.change(RENEW_DEVICE, before, guest, to.endpoint, to.p256dh, to.auth, now))

    async def forget_device(self, id: str) -> None:
        """Remove a device that cannot be reached any more."""
        await self._store.change(FORGET_DEVICE, id)

    async def use_device(self, id: str, now: float) -> None:
        """Note that a device was notified."""
        await self._store.change(USE_DEVICE, id, now)

    async def choose_for_device(self, id: str, events: str, now: float) -> None:
        """Note what a device is to be notified for."""
        await self._store.change(CHOOSE_FOR_DEVICE, id, events, now)

    async def bring_devices(self, guest: str, member: str, now: float) -> None:
        """Let the devices of a guest be those of the member they have signed in as."""
        await self._store.change(BRING_DEVICES, guest, member, now)

    # ------------------------------------------------------------------ addresses

    async def put_address(self, address: Address) -> None:
        """Note where a member wants to be written to, in place of what was there before."""
        await self._store.change(PUT_ADDRESS, *(getattr(address, part.name) for part in fields(Address)))

    async def address(self, account: str) -> Address | None:
        """Where a member wants to be written to."""
        rows = await self._store.rows(ADDRESS_OF, account)
        return Address(*rows[0]) if rows else None

    async def address_by_key(self, key: str) -> Address | None:
        """The address that the links of a mail are about."""
        rows = await self._store.rows(ADDRESS_BY_KEY, key)
        return Address(*rows[0]) if rows else None

    async def confirm(self, key: str, recipient: str, now: float) -> None:
        """Who reads the mails of an address wants them, and may be asked again."""
        await self._store.change(CONFIRM, key, now)
        await self._store.change(AGREED, recipient, secrets.token_urlsafe(ID_BYTES))

    async def choose_for_address(self, account: str, events: str, now: float) -> None:
        """Note what a member is to be written to for."""
        await self._store.change(CHOOSE_FOR_ADDRESS, account, events, now)

    async def drop_address(self, account: str) -> None:
        """Write to a member no more."""
        await self._store.change(DROP_ADDRESS, account)

    async def asked(self, recipient: str, account: str, source: str, since: float) -> tuple[int, int, int]:
        """How often an address was asked to confirm, a member had one asked, and a network had."""
        rows = await self._store.rows(ASKED, recipient, account, source, since)
        first, second, third = (int(number or 0) for number in rows[0])
        return first, second, third

    async def note_asking(self, recipient: str, account: str, source: str, now: float, since: float) -> None:
        """Note that an address is asked to confirm; Conflict if it was since then."""
        await self._store.change(FORGET_ASKING, since)
        await self._store.change(NOTE_ASKING, recipient, recipient, account, source, now)

    async def unnote_asking(self, recipient: str) -> None:
        """It was not asked after all."""
        await self._store.change(UNNOTE_ASKING, recipient)

    # ------------------------------------------------------------------ calls

    async def wishes(self, since: float) -> list[tuple[str, frozenset[str], float]]:
        """Who wants to be notified for what, as it was changed since then, and when."""
        rows = await self._store.rows(WISHES, since)
        return [(str(guest), frozenset(events.split()), float(at)) for guest, events, at in rows]

    async def add(self, notification: Notification) -> None:
        """Write a notification down, unless it was before."""
        await self._store.change(queries.ADD_CALL, *notification.row())

    async def claim(self, now: float, most: int, *, mails: bool) -> list[Notification]:
        """Calls that are due, or mails, for this process alone and for good."""
        first = (await self._store.rows(FIRST_DUE, int(mails)))[0][0]
        if first is None or first > now:  # nothing is written for that
            return []
        found = []
        for row in await self._store.change(CLAIM_CALLS, now, most, int(mails)):
            id, guest, event, table, turn, about, device, tries, due = row
            found.append(Notification(id, guest, event, table, turn, json.loads(about), due, device, int(tries)))
        return sorted(found, key=lambda notification: notification.due)

    async def drop(self, notification: Notification) -> None:
        """Nothing came of a notification: the same may be written down again."""
        await self._store.change(DROP_CALL, notification.id)

    async def forget_old(self, before: float) -> None:
        """Forget calls that were made long ago."""
        await self._store.change(FORGET_CALLS, before)
