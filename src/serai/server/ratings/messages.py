"""The messages about players: leaders, a member's page, their games."""

from __future__ import annotations

from typing import Annotated

from pydantic import StringConstraints

from serai.server.protocol.messages import Count, MemberMark, Message, TableLine

LONGEST_SEARCH = 40

HandleText = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{4,20}$")]


class PlayerMark(MemberMark):
    """A member as others see them in a list."""

    name: str


class RatingInfo(Message):
    """A rating as people read it: about 1500 for a new one, and how far off it may well be."""

    game: str
    points: int
    doubt: int
    provisional: bool  # whether it is only a guess yet
    games: Count  # rated ones


class Leader(Message):
    """A place among the leaders of a game."""

    place: int
    player: PlayerMark
    rating: RatingInfo


class LeaderList(Message):
    """The leaders of a game, the best first, from some place on; `more` tells whether others follow."""

    game: str
    leaders: list[Leader]
    more: bool
    least: Count  # rated games until somebody is listed


class PlayerList(Message):
    """Members whose name has what was looked for."""

    players: list[PlayerMark]


class Tally(Message):
    """How games against some kind of opponents went: people, bots of a level by its name, or bots of several."""

    game: str
    versus: str
    games: Count
    won: float  # a shared victory counts as its part


class Meeting(Message):
    """How games against somebody went; nobody's name: all those together who have no page of their own."""

    player: PlayerMark | None
    games: Count
    ahead: Count
    behind: Count


class CurvePoint(Message):
    """A rating after a game."""

    at: float
    points: int
    doubt: int


class Curve(Message):
    """How somebody's rating went in a game; the oldest point first."""

    game: str
    points: list[CurvePoint]


class PlayedGame(Message):
    """A finished game of somebody that the visitor may see."""

    table: TableLine
    seat: int
    place: int
    score: int
    rated: bool
    counted: bool  # whether it changed the rating
    change: int | None  # by how many points
    left: bool


class BestGame(Message):
    """A game to be proud of: the highest score, or a victory over the strongest."""

    why: str
    points: int | None  # of the others, as a rating, for a victory
    game: PlayedGame


class PlayerPage(Message):
    """What a member's page shows."""

    player: PlayerMark
    since: float
    yours: bool
    listed: bool
    games: Count
    ratings: list[RatingInfo]
    curves: list[Curve]
    tallies: list[Tally]
    meetings: list[Meeting]
    best: list[BestGame]


class PlayedGames(Message):
    """Games of somebody, the latest first; `before` asks for those that follow, if there are any."""

    games: list[PlayedGame]
    before: float | None


MODELS = (
    PlayerMark, RatingInfo, Leader, LeaderList, PlayerList, Tally, Meeting, CurvePoint, Curve, PlayedGame, BestGame,
    PlayerPage, PlayedGames,
)  # fmt: skip
