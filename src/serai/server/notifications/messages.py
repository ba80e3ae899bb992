"""The messages about notifications: on which devices and by which mails somebody gets them."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from serai.server.notifications.mail import LONGEST_ADDRESS
from serai.server.notifications.repository import NotificationEvent
from serai.server.notifications.web_push import LONGEST_ENDPOINT
from serai.server.protocol.messages import Count, Label, Language, Message

Endpoint = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_ENDPOINT)]
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_=-]+$", max_length=100)]
Wanted = Annotated[NotificationEvent, Field(strict=False)]  # as JSON spells it
Events = Annotated[list[Wanted], Field(max_length=len(NotificationEvent))]


class Awaited(Message):
    """At how many tables a visitor is awaited."""

    tables: Count


class CallDevice(Message):
    """A browser that is to be called, as its PushSubscription describes it, and for what."""

    endpoint: Endpoint
    p256dh: Key
    auth: Key
    language: Language
    label: Label = ""
    events: Events


class RenewDevice(Message):
    """Another subscription of a browser, in place of the one of before."""

    before: Endpoint
    endpoint: Endpoint
    p256dh: Key
    auth: Key


class CalledDevice(Message):
    """A device as its owner sees it; `place` tells the page whether it is itself."""

    id: str
    place: str  # a digest of the endpoint
    label: str
    events: list[NotificationEvent]
    created: float
    used: float | None


class CallAddress(Message):
    """Where a member wants to be written to."""

    address: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=LONGEST_ADDRESS)]


class ChooseCalls(Message):
    """What a member wants to be written to for."""

    events: Events


class CalledAddress(Message):
    """A member's address as they see it."""

    address: str
    confirmed: bool
    events: list[NotificationEvent]


class CallInfo(Message):
    """How a visitor is called, and how they could be."""

    key: str  # what a browser subscribes with; empty: no push from here
    events: list[NotificationEvent]  # that can be chosen
    devices: list[CalledDevice]
    mails: bool  # whether the house sends any
    member: bool
    address: CalledAddress | None


class EndCalls(Message):
    """A device that wants to be called for something no more, or for nothing at all."""

    endpoint: Endpoint
    event: Wanted | None = None


class LetterInfo(Message):
    """What the link of a mail is for: to confirm an address, or to end mails of one kind."""

    confirm: bool
    event: NotificationEvent | None
    address: str  # only its shape, for whoever has the link
    done: bool


MODELS = (
    Awaited, CallDevice, RenewDevice, CalledDevice, CallAddress, ChooseCalls, CalledAddress, CallInfo, EndCalls,
    LetterInfo,
)  # fmt: skip
INPUTS = (CallDevice, RenewDevice, CallAddress, ChooseCalls, EndCalls)
