"""The routes of notifications: choosing devices, mails and events, and the links in mails."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Request, Response

from serai.server.base.errors import Refused, Why
from serai.server.http.dependencies import Guest, ServicesPart, Visitor, limited, new_router, part
from serai.server.notifications import messages as k
from serai.server.notifications.choices import NotificationChoices
from serai.server.notifications.letters import Letters
from serai.server.notifications.repository import NotificationEvent
from serai.server.notifications.service import Notifier
from serai.server.notifications.web_push import DeliveryResult
from serai.server.tables.waiting_index import WaitingIndex

DevicePath = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]+$", max_length=40)]
LetterPath = Annotated[str, Path(pattern=r"^[A-Za-z0-9_.-]+$", max_length=200)]
NotifierPart = Annotated[Notifier, part(Notifier)]
Choices = Annotated[NotificationChoices, part(NotificationChoices)]
LettersPart = Annotated[Letters, part(Letters)]
COMMANDS = limited("commands")
TRIAL = {"event": NotificationEvent.TEST.value, "link": "/account"}

router = new_router("notifications")


async def _reader(visitor: Visitor, services: ServicesPart, notifier: NotifierPart) -> str:
    if not services.signer.is_member(visitor):
        raise Refused(Why.NO_MEMBER())
    if not notifier.post.possible:
        raise Refused(Why.NO_MAIL())
    return visitor


Reader = Annotated[str, Depends(_reader)]
"""The member who asks, whom this server could write to."""


@router.get("/api/awaited")
async def awaited(guest: Guest, waiting_index: Annotated[WaitingIndex, part(WaitingIndex)]) -> k.Awaited:
    """Tell at how many tables a visitor is awaited."""
    return k.Awaited(tables=0 if guest is None else await waiting_index.count(guest))


@router.get("/api/calls", dependencies=[COMMANDS])
async def show(visitor: Visitor, choices: Choices) -> k.CallInfo:
    """Tell a visitor how they are notified, and how they could be."""
    return await choices.info(visitor)


# ---------------------------------------------------------------- devices


@router.put("/api/calls/devices", dependencies=[COMMANDS])
async def put_device(new: k.CallDevice, request: Request, visitor: Visitor, choices: Choices) -> k.CallInfo:
    """Call a visitor on a device for what they choose; the device is new, or known by its endpoint."""
    await choices.put_device(visitor, new, request.headers.get("origin") or "")
    return await choices.info(visitor)


@router.delete("/api/calls/devices/{device}", dependencies=[COMMANDS])
async def drop_device(device: DevicePath, visitor: Visitor, choices: Choices) -> k.CallInfo:
    """Call a visitor on one of their devices no more."""
    await choices.drop_device(device, visitor)
    return await choices.info(visitor)


@router.post("/api/calls/devices/{device}/test", dependencies=[COMMANDS, limited("hints")])
async def test_device(device: DevicePath, visitor: Visitor, choices: Choices, notifier: NotifierPart) -> None:
    """Call a visitor on one of their devices at once, to try it out."""
    if await notifier.send_push(await choices.device(device, visitor), dict(TRIAL)) is not DeliveryResult.SENT:
        raise Refused(Why.NOT_CALLED())


@router.post("/api/calls/renew", dependencies=[COMMANDS])
async def renew(new: k.RenewDevice, visitor: Visitor, choices: Choices) -> None:
    """Call a device at another endpoint, which its push service has given it."""
    await choices.renew_device(visitor, new)


@router.post("/api/calls/end")
async def end(wanted: k.EndCalls, choices: Choices) -> None:
    """Call a device for something no more, or for nothing; who knows its endpoint is the device."""
    await choices.end(wanted)


# ---------------------------------------------------------------- mails


@router.put("/api/calls/address", dependencies=[COMMANDS])
async def put_address(new: k.CallAddress, reader: Reader, choices: Choices) -> k.CallInfo:
    """Note where a member wants to be written to, and ask whoever reads there, once."""
    await choices.put_address(reader, new.address)
    return await choices.info(reader)


@router.put("/api/calls/address/events", dependencies=[COMMANDS])
async def choose(new: k.ChooseCalls, reader: Reader, choices: Choices) -> k.CallInfo:
    """Note what a member wants to be written to for."""
    await choices.choose(reader, new)
    return await choices.info(reader)


@router.delete("/api/calls/address", dependencies=[COMMANDS])
async def drop_address(visitor: Visitor, choices: Choices) -> k.CallInfo:
    """Write to a member no more, and forget the address."""
    await choices.drop_address(visitor)
    return await choices.info(visitor)


@router.post("/api/calls/address/test", dependencies=[COMMANDS])
async def test_address(reader: Reader, choices: Choices, notifier: NotifierPart, services: ServicesPart) -> None:
    """Write to a member at once, to try it out."""
    services.limits.hints.take(reader)
    address = await choices.confirmed_address(reader)
    allowed = notifier.rate_limit.allows(reader)
    if not allowed or await notifier.write(address, dict(TRIAL)) is not DeliveryResult.SENT:
        raise Refused(Why.NOT_CALLED())


# ---------------------------------------------------------------- the links of mails


@router.get("/api/calls/letters/{sealed}")
async def show_letter(sealed: LetterPath, letters: LettersPart) -> k.LetterInfo:
    """Tell what the link of a mail is for; nothing is done."""
    return await letters.read(sealed)


@router.post("/api/calls/letters/{sealed}")
async def obey_letter(sealed: LetterPath, letters: LettersPart) -> k.LetterInfo:
    """Do what the link of a mail is for, for whoever has it."""
    return await letters.obey(sealed)


@router.post("/calls/{sealed}", include_in_schema=False)
async def one_click(sealed: LetterPath, letters: LettersPart) -> Response:
    """End mails for a mail program, which asks like this when its reader presses its own button (RFC 8058)."""
    await letters.obey(sealed)
    return Response(status_code=204)
