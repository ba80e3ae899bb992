"""Ratings of people, game after game: OpenSkill as the arena has it, with bots at fixed ratings.

Pure, and in one order: by when games ended, then by their tables. The same games give the same numbers, to the last
bit, whether they are counted one by one as they end or all at once from the logs.

What keeps a rating honest beside the rules for tables (`results`): the same two people count for each other in a few
games a day, and whoever beats much weaker players gains nothing by it.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean

from serai.arena.ratings import Rating, after, fresh
from serai.server.ratings.results import SeatResult

DAY_SECONDS = 86_400.0
PAIR_GAMES = 6  # of the same two people that count in a day (UTC), for each game
LONE_GAMES = 12  # of one person against bots that count in a day
FORESEEN = 10.0  # by so much better than everybody else at the table, and a victory adds nothing
USUAL, STEP, START = (
    1500,
    30.0,
    25.0,
)  # a rating as people read it: 1500 for a new one, 30 points for each of OpenSkill's
DOUBTS = 2.0  # how many sigma the doubt is that is shown: the rating is within it in 19 of 20 cases
PROVISIONAL = 4.0  # the sigma above which a rating is only a guess yet
LEAST_LISTED = 5  # rated games until somebody is among the leaders
BOT_SIGMA = 1.5
BOTS: dict[str, dict[str, float]] = {  # mu as the ladder of docs/results.md has it, and no level below another
    "bakschisch": {"random": -11.6, "novice": 6.7, "merchant": 20.4, "cadi": 36.4, "vizier": 51.8, "caliph": 51.8},
    "bagdad": {"random": -12.0, "novice": 11.7, "merchant": 17.9, "cadi": 31.2, "vizier": 47.6, "caliph": 59.2},
    "five-tribes": {"random": -12.4, "novice": 8.3, "merchant": 20.3, "cadi": 36.0, "vizier": 44.9, "caliph": 57.2},
}


@dataclass(frozen=True, slots=True)
class PlayerRating:
    """How strong somebody seems in a game after so many rated ones."""

    mu: float
    sigma: float
    games: int


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a game did to the standing of somebody: how they stand after it, and how strong the others were."""

    after: PlayerRating
    was: float  # mu before it
    opposition: float  # the mean of the others before it


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A rated game, as far as ratings go."""

    table: str
    ended: float
    seats: Sequence[SeatResult]

    @property
    def key(self) -> tuple[float, str]:
        """Where it stands in the order of games."""
        return self.ended, self.table

    @property
    def day(self) -> int:
        """The day that it ended on."""
        return day_of(self.ended)

    @property
    def players(self) -> list[str]:
        """The people who played."""
        return sorted(seat.player for seat in self.seats if seat.player is not None)

    def pairs(self) -> list[tuple[str, str]]:
        """Who met whom; a person without another has met the bots."""
        people = self.players
        return list(combinations(people, 2)) if len(people) > 1 else [(people[0], "")]


def day_of(time: float) -> int:
    """The day of a time, in UTC."""
    return math.floor(time / DAY_SECONDS)


def is_fixed(game: str, bot: str | None) -> bool:
    """Whether a bot has a rating that stays where it is."""
    return bot in BOTS.get(game, {})


class RatingCalculator:
    """How everybody stands in one game; games are counted in their order.

    >>> calculator = RatingCalculator("bagdad")
    >>> first = SeatResult(0, "ann", bot=None, place=1, share=1.0, score=30, left=False)
    >>> second = SeatResult(1, "bob", bot=None, place=2, share=0.0, score=20, left=False)
    >>> changes = calculator.count(RatedGame("table", ended=0.0, seats=[first, second]))
    >>> changes["ann"].after.mu > changes["ann"].was > changes["bob"].after.mu
    True
    """

    def __init__(self, game: str, known: Mapping[str, PlayerRating] | None = None) -> None:
        self.game = game
        self.known = dict(known or {})
        self.day = -1
        self.met: Counter[tuple[str, str]] = Counter()  # games that count, on that day

    def count(self, contest: RatedGame) -> dict[str, RatingChange]:
        """Take in the next rated game; nothing if it does not count, as these people have met often enough today."""
        if contest.day != self.day:
            self.day, self.met = contest.day, Counter()
        bots = [seat.bot for seat in contest.seats if seat.player is None]
        pairs = contest.pairs()
        most = PAIR_GAMES if pairs[0][1] else LONE_GAMES
        if any(self.met[pair] >= most for pair in pairs) or not all(is_fixed(self.game, bot) for bot in bots):
            return {}
        self.met.update(pairs)
        before = [self._rating(seat) for seat in contest.seats]
        places = [seat.place for seat in contest.seats]
        changes = {}
        for number, rating in enumerate(after(before, places)):
            player = contest.seats[number].player
            if player is None:
                continue
            others = [one.mu for other, one in enumerate(before) if other != number]
            if places[number] == 1 and before[number].mu - max(others) > FORESEEN:
                rating = before[number]
            games = self.known[player].games if player in self.known else 0
            changes[player] = RatingChange(
                PlayerRating(rating.mu, rating.sigma, games + 1), before[number].mu, fmean(others)
            )
        self.known.update({player: change.after for player, change in changes.items()})
        return changes

    def _rating(self, seat: SeatResult) -> Rating:
        if seat.player is None:
            return Rating(BOTS[self.game][seat.bot or ""], BOT_SIGMA)
        known = self.known.get(seat.player)
        return fresh() if known is None else Rating(known.mu, known.sigma)


def points(mu: float) -> int:
    """A rating as people read it."""
    return round(USUAL + STEP * (mu - START))


def doubt(sigma: float) -> int:
    """How far off a rating may well be, in the same points."""
    return round(STEP * DOUBTS * sigma)


def cautious(standing: PlayerRating) -> float:
    """What somebody's rating is at least, very probably: the order of the leaders."""
    return standing.mu - DOUBTS * standing.sigma
