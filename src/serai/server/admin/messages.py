"""The messages of the host's page: status, members, tables, reports and invitations."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from serai.server.protocol.messages import Count, DisplayName, Message

LONGEST_SENTENCE = 200
LONGEST_NOTE = 80
MOST_HOURS = 24 * 366.0
MOST_USES = 1000

Sentence = Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST_SENTENCE)]
Note = Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST_NOTE)]
Hours = Annotated[float, Field(gt=0, le=MOST_HOURS)]
Step = Literal["mute", "unmute", "rename", "sign-out", "close", "reopen", "make-host", "unmake-host"]


class TableCount(Message):
    """How many tables of a game are in a stage."""

    game: str
    stage: str
    count: Count


class JournalLine(Message):
    """Something that went wrong lately, as the log tells it."""

    at: float
    level: str
    event: str
    text: str


class SettingInForce(Message):
    """A setting as it holds now; of a secret only whether it is set."""

    name: str
    value: str
    changed: bool  # whether it is not the usual one


class HouseState(Message):
    """How the house is, as the process that answers knows it."""

    version: str
    since: float  # when this process began
    ready: str
    members_only: bool
    members: Count
    hosts: Count
    tables: list[TableCount]
    tables_in_memory: Count
    bytes_in_memory: Count
    memory: Count  # bytes of the process
    connections: Count
    bots_waiting: Count
    moves_per_minute: float
    database: Literal["sqlite", "postgresql"]
    database_bytes: Count
    growth: float | None  # bytes a day
    disk_free: Count
    lately: list[JournalLine]
    settings: list[SettingInForce]


class MemberLine(Message):
    """A member as a host sees them."""

    handle: str
    name: str
    since: float
    seen: float | None
    tables: Count
    role: Literal["", "host", "closed"]
    muted_until: float | None
    muted: bool
    you: bool


class MemberPage(Message):
    """Some of the members."""

    members: list[MemberLine]
    count: Count  # all that were looked for
    page: Count


class MemberStep(Message):
    """What a host does with a member. Hours: for how long, for ever without them."""

    step: Step
    hours: Hours | None = None
    name: DisplayName | None = None
    network: bool = False  # with `close`: nobody new from where they were last, for `hours` or a day


class SeatAtTable(Message):
    """Somebody at a table, as a host sees it: no more than a spectator."""

    seat: Count
    name: str
    person: bool
    muted: bool


class HouseTable(Message):
    """A table as a host sees it."""

    id: str
    game: str
    title: str
    stage: str
    public: bool
    opened: float
    updated: float
    entries: Count
    watching: Count  # connections to this process
    bytes: Count  # in the memory of this process; 0 if it is not there
    seats: list[SeatAtTable]


class HouseTables(Message):
    """Some of the tables that are not over."""

    tables: list[HouseTable]
    count: Count
    page: Count


class CloseTable(Message):
    """A table is closed, with a sentence for those who sit at it."""

    text: Sentence = ""


class SeatStep(Message):
    """What a host does with somebody at a table, guest or member."""

    step: Literal["send-away", "mute", "unmute"]
    hours: Hours | None = None


class NewInvitation(Message):
    """An invitation that a host makes."""

    note: Note = ""
    uses: Annotated[int, Field(ge=1, le=MOST_USES)] = 1
    hours: Hours = 7 * 24.0


class InvitationLink(Message):
    """A new invitation; its link is shown this once."""

    id: str
    path: str


class Newcomer(Message):
    """A member who came by an invitation."""

    handle: str
    name: str


class InvitationLine(Message):
    """An invitation as hosts see it."""

    id: str
    note: str
    most: Count
    uses: Count
    created: float
    expires: float
    revoked: bool
    open: bool
    came: list[Newcomer]


class InvitationList(Message):
    """All invitations, the latest first."""

    invitations: list[InvitationLine]


class BackupInfo(Message):
    """A backup in the data folder."""

    name: str
    bytes: Count
    made: float


class BackupList(Message):
    """The backups, and the one that is being made."""

    backups: list[BackupInfo]
    going_on: bool
    progress: float | None
    failed: bool


class SaidAround(Message):
    """A line that was said around what is reported; a quick word by its name."""

    at: float
    name: str
    text: str | None
    phrase: str | None


class ReportLine(Message):
    """What somebody told the host about somebody else."""

    id: str
    at: float
    table: str
    name: str  # whom it is about, as they were called
    reporter: str
    reason: str
    text: str
    said: list[SaidAround]
    muted: bool
    closed: float | None
    verdict: str


class ReportList(Message):
    """The reports that nobody has looked at yet, or those that were looked at, the newest first."""

    reports: list[ReportLine]
    open: Count


class CloseReport(Message):
    """A host has looked at a report: what came of it, and for how long whom it is about may not write."""

    verdict: Note = ""
    mute: bool = False
    hours: Hours | None = None


class DeedLine(Message):
    """Something that a host did."""

    at: float
    host: str  # names, as they are now; empty for who is gone
    deed: str
    subject: str
    detail: str


class DeedPage(Message):
    """What hosts did, the latest first."""

    deeds: list[DeedLine]
    count: Count
    page: Count


MODELS = (
    TableCount, JournalLine, SettingInForce, HouseState, MemberLine, MemberPage, MemberStep, SeatAtTable, HouseTable,
    HouseTables, CloseTable, SeatStep, NewInvitation, InvitationLink, Newcomer, InvitationLine, InvitationList,
    BackupInfo, BackupList, SaidAround, ReportLine, ReportList, CloseReport, DeedLine, DeedPage,
)  # fmt: skip
INPUTS = (MemberStep, CloseTable, SeatStep, NewInvitation, CloseReport)
