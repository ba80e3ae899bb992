"""Recount: all results and ratings computed once more from the logs, compared with what is stored, and rewritten."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from serai.engine.errors import SeraiError
from serai.server.admin.database_tools import read_logs, read_rows, sound_part
from serai.server.base.errors import Conflict
from serai.server.base.stages import TableStage
from serai.server.ratings.ratings import RatedGame, RatingCalculator
from serai.server.ratings.repository import (
    ADD_RESULT,
    BEGIN_TURNS,
    COLUMNS,
    COUNTED,
    MARK,
    NEXT_TURN,
    PUT_RATING,
    TURN,
    UNREADABLE,
    rating_row,
    rows_of,
)
from serai.server.ratings.results import GameResult, results_of
from serai.server.storage.database import migrate, new_store
from serai.server.storage.entries import LogEntry
from serai.server.storage.store import Store

TRIES = 5  # while servers count games beside it
STORED_RESULTS = f"SELECT {COLUMNS} FROM results"
STORED_RATINGS = "SELECT player, game, mu, sigma, games, cautious FROM ratings"
DROP_RESULTS, DROP_RATINGS = "DELETE FROM results WHERE game = $1", "DELETE FROM ratings WHERE game = $1"
UNMARK = "UPDATE tables SET counted = 0 WHERE game = $1 AND counted <> 0"
Rows = list[tuple[Any, ...]]


@dataclass
class Recount:
    """What the logs say, and how far the book differed from it."""

    games: int = 0
    rated: int = 0
    results: Rows = field(default_factory=list)
    ratings: Rows = field(default_factory=list)
    unreadable: list[str] = field(default_factory=list)
    differing: int = 0  # rows that the book had otherwise, not at all or too many

    def summary(self, *, written: bool) -> str:
        """One sentence for the host."""
        told = f"{self.games} finished games, {self.rated} of them rated, give {len(self.results)} results"
        told += f" and {len(self.ratings)} ratings: "
        if not self.differing:
            return told + "the book says the same."
        return told + f"{self.differing} rows of the book differed" + (", and are written anew." if written else ".")


def counted(outcomes: Sequence[GameResult]) -> tuple[Rows, Rows]:
    """All results and all ratings that follow from games, counted in their order."""
    results: Rows = []
    books: dict[str, RatingCalculator] = {}
    for outcome in sorted(outcomes, key=lambda one: (one.ended, one.table)):
        changes = None
        if outcome.rated:
            repository = books.setdefault(outcome.game, RatingCalculator(outcome.game))
            changes = repository.count(RatedGame(outcome.table, outcome.ended, outcome.seats))
        results += [row.values() for row in rows_of(outcome, changes)]
    ratings = [
        rating_row(who, game, one) for game, repository in books.items() for who, one in repository.known.items()
    ]
    return sorted(results, key=lambda row: row[:2]), sorted(ratings, key=lambda row: row[:2])


def recount(url: str, *, write: bool = True) -> Recount:
    """Count all games of a database again; no server may run on an SQLite file meanwhile, unless nothing is written."""
    migrate(url)
    return asyncio.run(_recount(url) if write else _compare(url))


async def _compare(url: str) -> Recount:
    found = await _read(url)
    results = [row async for row in read_rows(url, STORED_RESULTS)]
    ratings = [row async for row in read_rows(url, STORED_RATINGS)]
    found.differing = _differing(found, results, ratings)
    return found


async def _recount(url: str) -> Recount:
    store = new_store(url)
    await store.open()
    try:
        for _ in range(TRIES):
            turns = await _turns(store)
            found = await _read(url)
            found.differing = _differing(found, await store.rows(STORED_RESULTS), await store.rows(STORED_RATINGS))
            try:
                await _write(store, found, turns)
                return found
            except Conflict:  # a server has counted a game meanwhile
                continue
    finally:
        await store.close()
    raise SeraiError("Games end here all the time, too often to count them beside; try again when it is quieter.")


async def _read(url: str) -> Recount:
    """What the logs say."""
    found, outcomes = Recount(), []
    async for id, log in read_logs(url):
        table, wrong = sound_part(log)
        if wrong is not None or table is None:
            found.unreadable.append(id)
        elif table.stage is TableStage.OVER:
            outcome = results_of([LogEntry.from_row(row) for row in log], table)
            assert outcome is not None
            outcomes.append(outcome)
    found.games, found.rated = len(outcomes), sum(outcome.rated for outcome in outcomes)
    found.results, found.ratings = counted(outcomes)
    return found


def _differing(found: Recount, results: Sequence[Sequence[Any]], ratings: Sequence[Sequence[Any]]) -> int:
    return len(set(found.results) ^ set(map(tuple, results))) + len(set(found.ratings) ^ set(map(tuple, ratings)))


async def _turns(store: Store) -> dict[str, int]:
    """The turn of the book for each game of which there are tables or results."""
    for (game,) in await store.rows("SELECT DISTINCT game FROM tables UNION SELECT DISTINCT game FROM results"):
        await store.change(BEGIN_TURNS, game)
    known = [str(game) for (game,) in await store.rows("SELECT game FROM rating_turns ORDER BY game")]
    return {game: (await store.rows(TURN, game))[0][0] for game in known}


async def _write(store: Store, found: Recount, turns: dict[str, int]) -> None:
    """Replace the book, game by game; nothing of a game changes if a server counted one of its kind meanwhile."""
    for game, turn in turns.items():
        results = [row for row in found.results if row[2] == game]
        ratings = [row for row in found.ratings if row[1] == game]
        marks = [(table, COUNTED) for table in sorted({row[0] for row in results})]
        await store.together(
            [
                (DROP_RESULTS, [(game,)]),
                (DROP_RATINGS, [(game,)]),
                (ADD_RESULT, results),
                (PUT_RATING, ratings),
                (UNMARK, [(game,)]),
                (MARK, marks),
            ],
            guard=(NEXT_TURN, (game, turn)),
        )
    for table in found.unreadable:
        await store.change(MARK, table, UNREADABLE)
