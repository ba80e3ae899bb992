"""The messages about tournaments, which players call evenings.

Players are known by their numbers in the evening and by their names; nothing here tells who somebody is beside that.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from serai.server.protocol.messages import ClockRules, Message
from serai.tournaments.plan import MOST_ROUNDS

LONGEST_TITLE = 60
MOST_PLAYERS = 256
MOST_GROUPS = 32
MOST_TABLES = MOST_PLAYERS // 2
LONGEST_BREAK = 3600
FINALS = 2  # rounds beyond those that are planned

Title = Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST_TITLE)]
PlayerNumber = Annotated[int, Field(ge=0, lt=10_000)]
Stage = Literal["coming", "playing", "over", "closed"]
FormatName = Literal["swiss", "round-robin", "groups"]
PlayerStage = Literal["here", "left", "removed"]


class NewEvening(Message):
    """An evening that somebody makes: what is played, how, and who may come."""

    title: Title = ""
    game: str
    options: dict[str, Any] = Field(default_factory=dict)
    size: Annotated[int, Field(ge=2, le=4)] = 2
    format: FormatName = "swiss"
    rounds: Annotated[int, Field(ge=0, le=MOST_ROUNDS)] = 0  # 0: as many as fit
    groups: Annotated[int, Field(ge=0, le=MOST_GROUPS)] = 0
    semifinals: bool = True
    third: bool = False
    fill: bool = False  # whether bots take seats that would be empty
    same_deals: bool = False  # whether all tables of a round have the same draws; then bots fill
    clock: ClockRules = ClockRules(kind="live")
    pause: Annotated[int, Field(ge=0, le=LONGEST_BREAK)] = 60  # seconds between two rounds
    absent: Annotated[int, Field(ge=1, le=120)] = 3  # minutes until a bot stands in for who has not come to the table
    public: bool = False  # whether it stands in the list; of members only
    members: bool = False  # whether only members may join
    watch: bool = True  # whether everybody who sees the evening may watch its tables
    starts: float | None = None  # when it is meant to begin, for those who read of it
    plays: bool = True  # whether who makes it plays too


class EveningOpened(Message):
    """The evening that was made."""

    evening: str


class EveningLine(Message):
    """An evening in lists."""

    id: str
    title: str
    game: str
    format: FormatName
    size: int
    same_deals: bool
    stage: Stage
    players: int
    round: int
    rounds: int
    director: str
    starts: float | None
    updated: float


class EveningList(Message):
    """The evenings that a visitor may know of: their own, and those that are public."""

    mine: list[EveningLine]
    coming: list[EveningLine]
    playing: list[EveningLine]
    over: list[EveningLine]


class EveningPlayer(Message):
    """Somebody who plays, or has played, in an evening."""

    number: int
    name: str
    handle: str | None  # of a member
    stage: PlayerStage
    entered: int  # the round in which they came


class EveningTable(Message):
    """A table of a round; -1 is a bot. `table` is its address where it may be looked at."""

    table: str | None
    seats: list[int]
    stage: str
    group: int
    ranks: list[int]  # empty while it is played
    scores: list[int]
    points: list[int]
    stood_in: list[int]  # seats that a bot played at the end
    corrected: bool


class EveningRound(Message):
    """A round."""

    stage: str
    over: bool
    tables: list[EveningTable]
    byes: list[int]
    groups: list[list[int]]


class EveningStanding(Message):
    """Where somebody stands, and by what."""

    player: int
    place: int
    points: int
    strength: float
    wins: int
    share: int
    direct: int | None
    played: int
    group: int
    stage: str


class EveningNote(Message):
    """A result that the director gave by hand."""

    at: float
    round: int
    table: int
    before: list[int]
    after: list[int]


class EveningYou(Message):
    """What an evening is to the visitor."""

    director: bool
    player: int | None
    removed: bool
    table: str | None  # where they play now
    seat: int | None
    now: float  # the server's clock


class EveningInfo(Message):
    """An evening as everybody sees it; `you` is all that depends on who looks."""

    id: str
    version: int
    title: str
    game: str
    options: dict[str, Any]
    size: int
    format: FormatName
    rounds: int  # before finals; 0 until it is settled by how many come
    groups: int
    semifinals: bool
    third: bool
    fill: bool
    same_deals: bool
    clock: ClockRules
    pause: int
    absent: int
    public: bool
    members: bool
    watch: bool
    starts: float | None
    director: str
    stage: Stage
    door: bool  # whether people may still join
    paused: bool
    few: bool  # whether it waits for more players
    next_at: float | None  # when the next round begins
    players: list[EveningPlayer]
    played: list[EveningRound]
    standings: list[EveningStanding]
    notes: list[EveningNote]
    you: EveningYou


class StartEvening(Message):
    """Begin with the first round."""

    type: Literal["start"]


class PauseEvening(Message):
    """Let no round begin until somebody says so."""

    type: Literal["pause"]


class ResumeEvening(Message):
    """Go on after a pause."""

    type: Literal["resume"]


class ExtendBreak(Message):
    """Let the next round begin later."""

    type: Literal["extend"]
    seconds: Annotated[int, Field(ge=1, le=LONGEST_BREAK)] = 60


class CallRound(Message):
    """Begin the next round now."""

    type: Literal["call"]


class FinishEvening(Message):
    """End the evening with the standings as they are; one that has not begun is closed."""

    type: Literal["finish"]


class SetDoor(Message):
    """Let people join, or no more."""

    type: Literal["door"]
    open: bool


class RemovePlayer(Message):
    """Take somebody out; who is banned does not come back."""

    type: Literal["remove"]
    player: PlayerNumber
    ban: bool = False


class CorrectResult(Message):
    """Give a table's result by hand: the rank of each seat. Everybody sees that it was done."""

    type: Literal["correct"]
    round: Annotated[int, Field(ge=1, le=MOST_ROUNDS + FINALS)]
    table: Annotated[int, Field(ge=1, le=MOST_TABLES)]
    ranks: list[Annotated[int, Field(ge=1, le=4)]] = Field(min_length=2, max_length=4)


EveningCommand = Annotated[
    StartEvening
    | PauseEvening
    | ResumeEvening
    | ExtendBreak
    | CallRound
    | FinishEvening
    | SetDoor
    | RemovePlayer
    | CorrectResult,
    Field(discriminator="type"),
]
INPUTS = (
    NewEvening, StartEvening, PauseEvening, ResumeEvening, ExtendBreak, CallRound, FinishEvening, SetDoor, RemovePlayer,
    CorrectResult,
)  # fmt: skip
MODELS = (
    EveningOpened, EveningLine, EveningList, EveningPlayer, EveningTable, EveningRound, EveningStanding, EveningNote,
    EveningYou, EveningInfo, *INPUTS,
)  # fmt: skip
