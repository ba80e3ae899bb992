"""The messages about accounts: members, passkeys, export and deletion."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from serai.server.protocol.messages import Count, DisplayName, Label, Language, Message

LONGEST_CREDENTIAL = 1400  # characters of an id, as the browser spells it

CredentialId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]+$", max_length=LONGEST_CREDENTIAL)]
Credential = Annotated[dict[str, Any], Field(description="what the browser's credential says as JSON")]
Colour = Literal["", "amber", "rose", "teal", "indigo", "olive", "plum", "slate", "copper"]  # tokens of the page
Purpose = Literal["join", "add", "enter", "prove"]
InvitationToken = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]+$", max_length=40)]


class AskChallenge(Message):
    """What a passkey is wanted for: to become a member of that name, to add another device, to sign in, to prove it."""

    purpose: Purpose
    name: DisplayName | None = None
    invitation: InvitationToken | None = None


class Challenge(Message):
    """What a browser needs to make a passkey or to prove one."""

    challenge: str
    domain: str
    user: str
    known: list[str]  # passkeys that this member has already


class JoinClub(Message):
    """A guest becomes a member."""

    name: DisplayName
    language: Language
    label: Label = ""
    invitation: InvitationToken | None = None
    credential: Credential


class AddPasskey(Message):
    """Another passkey of a member."""

    label: Label = ""
    credential: Credential


class SignIn(Message):
    """A member comes by a passkey."""

    credential: Credential


class Recover(Message):
    """A member comes by a recovery code."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=40)]


class SignOut(Message):
    """A member leaves this device, or signs out all others."""

    others: bool = False
    device: Annotated[str, StringConstraints(max_length=40)] = ""  # one that is still called, of all others


class ChangeAccount(Message):
    """What a member changes besides the name."""

    language: Language | None = None
    colour: Colour | None = None
    listed: bool | None = None  # whether others may look the member up


class PasskeyInfo(Message):
    """A passkey as its member sees it."""

    id: str
    label: str
    domain: str
    created: float
    used: float


class AccountInfo(Message):
    """A visitor's account, if they have one."""

    member: bool
    name: str
    language: str
    created: float | None
    handle: str | None  # what others call a member by in addresses
    colour: str
    listed: bool
    passkeys: list[PasskeyInfo]
    codes: Count  # recovery codes that are left


class RecoveryCodes(Message):
    """New recovery codes; they are shown this once."""

    codes: list[str]


MODELS = (
    AskChallenge, Challenge, JoinClub, AddPasskey, SignIn, Recover, SignOut, ChangeAccount, PasskeyInfo, AccountInfo,
    RecoveryCodes,
)  # fmt: skip
INPUTS = (AskChallenge, JoinClub, AddPasskey, SignIn, Recover, SignOut, ChangeAccount)
