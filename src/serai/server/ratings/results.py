"""The result of a game, from its log alone: who ended where, against whom, and whether it counts for ratings.

`results_of` is pure: the same log gives the same outcome, however often it is asked, so that all that is derived from
outcomes can be computed again.

A person who is not there at the end, or for whom a bot played more than `STAND_IN_SHARE` of their steps, is last,
wherever the bot brought them: else a bot could earn ratings for people, and leaving would be better than losing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from serai.bots import level_names
from serai.server.base.stages import SeatStage, TableStage
from serai.server.storage.entries import Kind, LogEntry
from serai.server.tables.seats import Seat
from serai.server.tables.table import Table

STAND_IN_SHARE = 0.25  # of a person's steps; whoever let a bot play more of them has not played the game
LEAST_STEPS = 3  # of every person; a game that somebody leaves before that counts for nobody
PEOPLE, MIXED = "people", "mixed"  # what somebody played against, beside the names of bots


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one seat ended."""

    seat: int
    player: str | None  # the guest who held it; None: a bot, or one more person at the screen of a guest
    bot: str | None  # which one, if it was a bot's from the start
    place: int  # 1 is first, ties share one
    share: float  # of the victory: 1 for a lone winner, 1/2 for each of two
    score: int
    left: bool  # whether the person was not there at the end, or let a bot play much of it


@dataclass(frozen=True, slots=True)
class GameResult:
    """A game that is over."""

    table: str
    game: str
    ended: float
    steps: int
    public: bool
    rated: bool  # whether it was a rated game and went as one must
    options: Mapping[str, Any]
    seats: tuple[SeatResult, ...]

    @property
    def people(self) -> int:
        """How many people played."""
        return sum(seat.bot is None for seat in self.seats)

    @property
    def versus(self) -> str:
        """What a person here played against: people, bots of one level by its name, or bots of several."""
        if self.people > 1:
            return PEOPLE
        bots = {seat.bot for seat in self.seats if seat.bot is not None}
        return bots.pop() if len(bots) == 1 else MIXED


def results_of(entries: Sequence[LogEntry], table: Table | None = None) -> GameResult | None:
    """What came of the game of a log; None if it has not ended. Whoever has the table of it need not replay it."""
    if table is None:
        table = Table.rebuild(entries)
    if table.stage is not TableStage.OVER or table.match is None:
        return None
    own, lent, hurried, ended = _steps(entries)
    state = table.match.state
    ranks, scores = state.ranking, state.scores
    left = [_has_left(seat, own, lent) for seat in table.seats]
    places = _places(ranks, left)
    winners = places.count(1)
    first = {seat.player: seat.number for seat in reversed(table.seats)}  # at one screen the first seat is one's own
    seats = tuple(
        SeatResult(
            seat.number,
            seat.player if first[seat.player] == seat.number else None,
            None if seat.holder is not None else seat.bot,
            place,
            1 / winners if place == 1 else 0.0,
            scores[seat.number],
            gone,
        )
        for seat, place, gone in zip(table.seats, places, left, strict=True)
    )
    rated = table.rated and not hurried and _counts(table, seats, own)
    return GameResult(
        table.id,
        table.game.name,
        ended,
        sum((own + lent).values()),
        table.public,
        rated,
        dict(table.game.options),
        seats,
    )


def _steps(entries: Sequence[LogEntry]) -> tuple[Counter[int], Counter[int], bool, float]:
    """The steps of each seat by a person and by a bot, whether a bot was hurried, and when the last one was made."""
    own: Counter[int] = Counter()
    lent: Counter[int] = Counter()
    hurried, ended = False, entries[0].at
    for entry in entries:
        if entry.kind is Kind.PLAYED:
            made = len(entry.data.get("steps", "1"))  # one by one, before protocol 2
            (lent if entry.guest is None else own)[entry.data["seat"]] += made
            hurried = hurried or bool(entry.data.get("hurried"))
            ended = entry.at
    return own, lent, hurried, ended


def _has_left(seat: Seat, own: Counter[int], lent: Counter[int]) -> bool:
    if seat.holder is None:
        return False
    played, by_bot = own[seat.number], lent[seat.number]
    return seat.stage is SeatStage.STAND_IN or by_bot > STAND_IN_SHARE * (played + by_bot)


def _places(ranks: Sequence[int], left: Sequence[bool]) -> list[int]:
    """The places, ties sharing one; those who have left share the last one."""
    order = [(gone, 0 if gone else rank) for rank, gone in zip(ranks, left, strict=True)]
    return [1 + sum(other < mine for other in order) for mine in order]


def _counts(table: Table, seats: Sequence[SeatResult], own: Counter[int]) -> bool:
    """Whether a rated game went as one must."""
    people = [seat for seat in seats if seat.bot is None]
    known = level_names(table.game)
    return (
        len(seats) > 1
        and table.position is None
        and table.origin is None
        and not table.aids
        and all(seat.player is not None for seat in people)
        and any(not seat.left for seat in people)
        and all(own[seat.seat] >= LEAST_STEPS for seat in people)
        and all(seat.bot in known for seat in seats if seat.bot is not None)
    )
