"""Devices: how a seat comes to a second screen, by a private link, and how it leaves it again."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING

from serai.server import messages as m
from serai.server.log import Draft, Kind
from serai.server.reasons import Refused, Why
from serai.server.stages import SeatStage

if TYPE_CHECKING:
    from serai.server.rooms import Room
    from serai.server.tables import Table

LINK_SECONDS = 3600.0  # that a private link to a seat is good
LINK_BYTES = 16


async def link(room: Room, number: int, guest: str) -> str:
    """A new key to a guest's own seat, for another device; the one of before is void."""
    key = secrets.token_urlsafe(LINK_BYTES)

    def decide(table: Table) -> list[Draft]:
        seat = table.seat(number)
        seat.require_holder(guest)
        if seat.stage not in (SeatStage.PERSON, SeatStage.STAND_IN):
            raise Refused(Why.NO_PERSON(seat=number))
        table.require_measure(guest)
        until = room.house.clock.now() + LINK_SECONDS
        return [Draft(Kind.LINKED, {"seat": number, "digest": _digest(key), "until": until})]

    await room.do(decide, guest)
    return key


async def devices(room: Room, number: int, guest: str) -> m.SeatDevices:
    """What a guest may know of the link and of the devices of an own seat."""

    def read(table: Table) -> m.SeatDevices:
        seat = table.seat(number)
        seat.require_holder(guest)
        good = seat.link is not None and seat.link[1] >= room.house.clock.now()
        return m.SeatDevices(link=good, devices=len(seat.devices), owner=guest == seat.holder)

    found: m.SeatDevices = await room.read(read)
    return found


async def unlink(room: Room, number: int, guest: str) -> None:
    """Revoke the link of a guest's own seat, and send away the devices that came by one."""

    def decide(table: Table) -> list[Draft]:
        seat = table.seat(number)
        seat.require_holder(guest)
        if guest != seat.holder:
            raise Refused(Why.NOT_YOUR_SEAT(seat=number))
        return [Draft(Kind.UNLINKED, {"seat": number})] if seat.link or seat.devices else []

    await room.do(decide, guest)


async def join(room: Room, number: int, key: str, guest: str, name: str) -> None:
    """Let another device hold a seat too, by its private link; whoever holds it learns of that."""

    def decide(table: Table) -> list[Draft]:
        seat = table.seat(number)
        if guest in seat.guests:
            return []
        digest, until = seat.link or ("", 0.0)
        if not hmac.compare_digest(digest, _digest(key)) or until < room.house.clock.now():
            raise Refused(Why.USED_LINK())
        return [Draft(Kind.JOINED, {"seat": number, "name": name})]

    await room.do(decide, guest)


async def bring(room: Room, before: str, guest: str, name: str) -> None:
    """Let a guest hold the seats of another one too: the same person, who has signed in."""

    def decide(table: Table) -> list[Draft]:
        seats = [table.seats[number] for number in table.seats_of(before)]
        new = [seat.number for seat in seats if guest not in seat.guests]
        return [Draft(Kind.JOINED, {"seat": number, "name": name, "same": True}) for number in new]

    await room.do(decide, guest)


def _digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
