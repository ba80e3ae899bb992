"""The messages of the lobby: open tables as they change, quick matches, reports."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from serai.server.protocol.messages import BotName, LineId, Message, Problem, SeatNumber, TableLine, Utterance

LONGEST_REPORT = 300
GameName = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Clock = Literal["live", "none"]
Reason = Literal["insult", "spam", "cheating", "name", "other"]


class AskMatch(Message):
    """A wish to play at once; what is None may be anything. After so many seconds bots take the seats, if they may."""

    game: GameName | None = None
    players: Annotated[int, Field(ge=2, le=8)] | None = None
    clock: Clock | None = None
    near: bool = False  # with people near one's own level, as far as levels are known
    bots: BotName | None = None  # None: people alone
    after: Annotated[int, Field(ge=5, le=3_600)] = 60


class Seek(AskMatch):
    """A visitor's wish as the house keeps it. When a table is `ready`, those who found each other go there."""

    state: Literal["waiting", "ready"]
    table: str | None
    seated: bool  # whether one sits there already
    waited: float  # seconds
    left: float | None  # seconds until bots come, or until those who have not come are done without
    others: int  # people who look for a game too, one that would suit


class SeekAnswer(Message):
    """A visitor's wish, if they have one."""

    seek: Seek | None


class Wish(Message):
    """How many people look for a game of one kind."""

    game: str | None
    players: int | None
    clock: Clock | None
    people: int


class TablesNews(Message):
    """Public tables: all of them, or those that have changed and the ids of those that are gone."""

    type: Literal["tables"] = "tables"
    whole: bool
    tables: list[TableLine]
    gone: list[str]


class MineNews(Message):
    """The visitor's own tables, and where they are awaited."""

    type: Literal["mine"] = "mine"
    tables: list[TableLine]


class WishesNews(Message):
    """What people look for, and whether the house knows how strong people play."""

    type: Literal["wishes"] = "wishes"
    wishes: list[Wish]
    levels: bool


class SeekNews(Message):
    """The visitor's own wish has changed."""

    type: Literal["seek"] = "seek"
    seek: Seek | None


FromLobby = TablesNews | MineNews | WishesNews | SeekNews | Problem


class NewReport(Message):
    """Something for the host of the house to look at: a line of chat at a table, or who holds a seat there."""

    line: LineId | None = None
    seat: SeatNumber | None = None
    reason: Reason
    text: Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST_REPORT)] = ""


class TalkLine(Message):
    """A line that was said among those who watched."""

    at: float
    name: str
    text: str | None
    said: Utterance


class TalkList(Message):
    """What those who watched have said: told to players when the game is over."""

    lines: list[TalkLine]


INPUTS = (AskMatch, NewReport)
MODELS = (
    AskMatch, Seek, SeekAnswer, Wish, TablesNews, MineNews, WishesNews, SeekNews, NewReport, TalkLine, TalkList,
)  # fmt: skip
