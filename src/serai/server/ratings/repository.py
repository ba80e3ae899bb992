"""The repository of results: a row for each seat of a finished game, and the ratings that follow from them.

All of it is derived from logs: `count` adds one game, and games that end at the same moment in several processes, or
are counted late, come to the same numbers as if all were counted in order. Whoever writes ratings of a game says which
turn of the book they have read (`rating_turns`); if another was quicker, they read again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from itertools import groupby
from typing import Any

from serai.server.base.errors import Conflict
from serai.server.ratings.ratings import DAY_SECONDS, PlayerRating, RatedGame, RatingCalculator, RatingChange, cautious
from serai.server.ratings.results import GameResult, SeatResult
from serai.server.storage.entries import Changes
from serai.server.storage.store import MOST_TRIES, Store

COUNTED, UNREADABLE = 1, 2  # what `tables.counted` says of a game that is over, beside 0
EVERYTHING = (-1.0, "")  # before every game


@dataclass(frozen=True, slots=True)
class ResultRow:
    """One seat of a finished game, as it is stored."""

    table_id: str
    seat: int
    game: str
    ended: float
    public: int
    rated: int
    steps: int
    players: int
    people: int
    versus: str
    player: str | None
    bot: str | None
    place: int
    share: float
    score: int
    gone: int
    mu: float | None = None
    sigma: float | None = None
    games: int | None = None
    was: float | None = None
    opposition: float | None = None

    @property
    def result(self) -> SeatResult:
        """The seat's result as the outcome had it."""
        return SeatResult(self.seat, self.player, self.bot, self.place, self.share, self.score, bool(self.gone))

    def values(self) -> tuple[Any, ...]:
        """The row as the columns of `results`."""
        return tuple(getattr(self, part.name) for part in fields(self))


COLUMNS = ", ".join(part.name for part in fields(ResultRow))
ADD_RESULT = f"""
INSERT INTO results ({COLUMNS}) VALUES ({", ".join(f"${n}" for n, _ in enumerate(fields(ResultRow), 1))})"""
MARK = "UPDATE tables SET counted = $2 WHERE id = $1"
IS_COUNTED = "SELECT counted FROM tables WHERE id = $1"
UNCOUNTED = "SELECT id FROM tables WHERE stage = 'over' AND counted = 0 AND id > $1 ORDER BY id LIMIT $2"
BEGIN_TURNS = "INSERT INTO rating_turns (game, turn) VALUES ($1, 0) ON CONFLICT DO NOTHING"
TURN = "SELECT turn FROM rating_turns WHERE game = $1"
NEXT_TURN = "UPDATE rating_turns SET turn = turn + 1 WHERE game = $1 AND turn = $2 RETURNING turn"
ANOTHER_TURN = "UPDATE rating_turns SET turn = turn + 1 WHERE game = $1 RETURNING turn"  # so that a recount notices
RATED_AFTER = f"""
SELECT {COLUMNS} FROM results WHERE game = $1 AND rated = 1 AND ended >= $2 AND (ended > $2 OR table_id > $3)
ORDER BY ended, table_id, seat"""
STOOD = """
SELECT mu, sigma, games FROM results WHERE player = $1 AND game = $2 AND ended <= $3
AND (ended < $3 OR table_id < $4) AND mu IS NOT NULL ORDER BY ended DESC, table_id DESC LIMIT 1"""
PLAYED_THAT_DAY = """
SELECT table_id, people FROM results WHERE player = $1 AND game = $2 AND ended >= $5 AND ended <= $3
AND (ended < $3 OR table_id < $4) AND mu IS NOT NULL"""
CHANGE_RESULT = """
UPDATE results SET mu = $3, sigma = $4, games = $5, was = $6, opposition = $7 WHERE table_id = $1 AND player = $2"""
PUT_RATING = """
INSERT INTO ratings (player, game, mu, sigma, games, cautious) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (player, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games,
cautious = excluded.cautious"""
DROP_RATING = "DELETE FROM ratings WHERE player = $1 AND game = $2"


def rows_of(outcome: GameResult, changes: dict[str, RatingChange] | None = None) -> list[ResultRow]:
    """The rows of a game, with what it did to ratings."""
    return [
        ResultRow(
            outcome.table, one.seat, outcome.game, outcome.ended, int(outcome.public), int(outcome.rated),
            outcome.steps, len(outcome.seats), outcome.people, outcome.versus, one.player, one.bot, one.place,
            one.share, one.score, int(one.left), *_rating((changes or {}).get(one.player or "")),
        )
        for one in outcome.seats
    ]  # fmt: skip


def _rating(change: RatingChange | None) -> tuple[float | None, float | None, int | None, float | None, float | None]:
    if change is None:
        return None, None, None, None, None
    return change.after.mu, change.after.sigma, change.after.games, change.was, change.opposition


def contests_of(rows: Iterable[ResultRow]) -> list[RatedGame]:
    """The games that rows in their order belong to."""
    games = groupby(rows, key=lambda row: (row.table_id, row.ended))
    return [RatedGame(table, ended, [row.result for row in seats]) for (table, ended), seats in games]


def rating_row(player: str, game: str, standing: PlayerRating) -> tuple[Any, ...]:
    """A standing as the columns of `ratings`."""
    return player, game, standing.mu, standing.sigma, standing.games, cautious(standing)


class ResultsRepository:
    """Results and ratings in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def uncounted(self, after: str, most: int) -> list[str]:
        """Finished tables whose results are not in the book."""
        return [str(id) for (id,) in await self._store.rows(UNCOUNTED, after, most)]

    async def give_up(self, table: str) -> None:
        """Note that a table cannot be counted: its log does not replay."""
        await self._store.change(MARK, table, UNREADABLE)

    async def count(self, outcome: GameResult) -> None:
        """Put a finished game into the book, once, however often and from wherever it is asked for."""
        await self._store.change(BEGIN_TURNS, outcome.game)
        for _ in range(MOST_TRIES):
            found = await self._store.rows(IS_COUNTED, outcome.table)
            if found and found[0][0]:
                return
            try:
                await (self._count_rated(outcome) if outcome.rated else self._count_unrated(outcome))
                return
            except Conflict:  # another process has counted a game of this kind, perhaps this one
                continue
        raise Conflict

    async def _count_unrated(self, outcome: GameResult) -> None:
        await self._store.together(_added(outcome), guard=(ANOTHER_TURN, (outcome.game,)))

    async def _count_rated(self, outcome: GameResult) -> None:
        game, key = outcome.game, (outcome.ended, outcome.table)
        turn = (await self._store.rows(TURN, game))[0][0]
        rows = [ResultRow(*row) for row in await self._store.rows(RATED_AFTER, game, *key)]
        contests = [RatedGame(outcome.table, outcome.ended, outcome.seats), *contests_of(rows)]
        standings = await self._before(game, contests)
        changes = [standings.count(contest) for contest in contests]
        corrected = [
            (contest.table, player, *_rating(changed.get(player)))
            for contest, changed in zip(contests[1:], changes[1:], strict=True)
            for player in contest.players
        ]
        everybody = sorted({player for contest in contests for player in contest.players})
        stands = [
            rating_row(player, game, standings.known[player]) for player in everybody if player in standings.known
        ]
        nowhere = [(player, game) for player in everybody if player not in standings.known]
        await self._store.together(
            [
                *_added(outcome, changes[0]),
                (CHANGE_RESULT, corrected),
                (PUT_RATING, stands),
                (DROP_RATING, nowhere),
            ],
            guard=(NEXT_TURN, (game, turn)),
        )

    async def _before(self, game: str, contests: Sequence[RatedGame]) -> RatingCalculator:
        """How those who play in these games stood before the first of them, and how often they had met that day."""
        first = contests[0]
        players = sorted({player for contest in contests for player in contest.players})
        standings = RatingCalculator(game)
        tables: dict[str, set[str]] = {}
        alone: Counter[str] = Counter()
        for player in players:
            for mu, sigma, games in await self._store.rows(STOOD, player, game, *first.key):
                standings.known[player] = PlayerRating(mu, sigma, games)
            began = first.day * DAY_SECONDS
            for table, people in await self._store.rows(PLAYED_THAT_DAY, player, game, *first.key, began):
                tables.setdefault(str(table), set()).add(player)
                alone[player] += people == 1
        standings.day = first.day
        for together in tables.values():
            standings.met.update((a, b) for a in together for b in together if a < b)
        standings.met.update({(player, ""): number for player, number in alone.items()})
        return standings


def _added(outcome: GameResult, changes: dict[str, RatingChange] | None = None) -> list[Changes]:
    return [
        (ADD_RESULT, [row.values() for row in rows_of(outcome, changes)]),
        (MARK, [(outcome.table, COUNTED)]),
    ]
