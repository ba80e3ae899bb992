"""Links to a seat: a private link brings the seat to a second device, and can be revoked."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING

from serai.server.base.errors import Refused, Why
from serai.server.base.stages import SeatStage
from serai.server.protocol import messages as m
from serai.server.storage.entries import Draft, Kind

if TYPE_CHECKING:
    from serai.server.tables.live.live_table import LiveTable
    from serai.server.tables.table import Table

LINK_SECONDS = 3600.0  # that a private link to a seat is good
LINK_BYTES = 16


async def link(live: LiveTable, number: int, guest: str, now: float) -> str:
    """A new key to a guest's own seat, for another device; the one of before is void."""
    key = secrets.token_urlsafe(LINK_BYTES)

    def decide(table: Table) -> list[Draft]:
        seat = table.seat(number)
        seat.require_holder(guest)
        if seat.stage not in (SeatStage.PERSON, SeatStage.STAND_IN):
            raise Refused(Why.NO_PERSON(seat=number))
        table.require_few_actions(guest)
        until = now + LINK_SECONDS
        return [Draft(Kind.LINKED, {"seat": number, "digest": _digest(key), "until": until})]

    await live.submit(guest, decide)
    return key


async def devices(live: LiveTable, number: int, guest: str, now: float) -> m.SeatDevices:
    """What a guest may know of the link and of the devices of an own seat."""

    def read(table: Table) -> m.SeatDevices:
        seat = table.seat(number)
        seat.require_holder(guest)
        good = seat.link is not None and seat.link[1] >= now
        return m.SeatDevices(link=good, devices=len(seat.devices), owner=guest == seat.holder)

    return await live.read(read)


async def unlink(live: LiveTable, number: int, guest: str) -> None:
    """Revoke the link of a guest's own seat, and send away the devices that came by one."""

    def decide(table: Table) -> list[Draft]:
        seat = table.seat(number)
        seat.require_holder(guest)
        if guest != seat.holder:
            raise Refused(Why.NOT_YOUR_SEAT(seat=number))
        return [Draft(Kind.UNLINKED, {"seat": number})] if seat.link or seat.devices else []

    await live.submit(guest, decide)


async def join(live: LiveTable, number: int, key: str, guest: str, name: str, now: float) -> None:
    """Let another device hold a seat too, by its private link; whoever holds it learns of that."""

    def decide(table: Table) -> list[Draft]:
        seat = table.seat(number)
        if guest in seat.guests:
            return []
        digest, until = seat.link or ("", 0.0)
        if not hmac.compare_digest(digest, _digest(key)) or until < now:
            raise Refused(Why.USED_LINK())
        return [Draft(Kind.JOINED, {"seat": number, "name": name})]

    await live.submit(guest, decide)


async def bring(live: LiveTable, before: str, guest: str, name: str) -> None:
    """Let a guest hold the seats of another one too: the same person, who has signed in."""

    def decide(table: Table) -> list[Draft]:
        seats = [table.seats[number] for number in table.seats_of(before)]
        new = [seat.number for seat in seats if guest not in seat.guests]
        return [Draft(Kind.JOINED, {"seat": number, "name": name, "same": True}) for number in new]

    await live.submit(guest, decide)


def _digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
