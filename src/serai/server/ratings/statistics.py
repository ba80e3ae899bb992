"""Statistics of a member, from stored results: leaders, totals, opponents, rating curves, games.

Games at private tables count, but are told to nobody who was not there: whoever knows a table's id may come in.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from typing import Any

from pydantic import ValidationError

from serai.server.accounts.repository import Account
from serai.server.base.lookalikes import likeness
from serai.server.protocol.messages import TableLine
from serai.server.ratings import messages as p
from serai.server.ratings.ratings import LEAST_LISTED, PROVISIONAL, doubt, points
from serai.server.storage.store import Store

LEADERS = 50
MOST_LEADERS = 10_000  # places that can be asked for
FOUND = 20
GAMES = 20
MEETINGS = 12
CURVE = 150  # points
BEST_WINS = 3
MANY_GAMES = 2_000  # of somebody, whose sums are made once a minute: they take a while
KEPT_SECONDS = 60.0
A_LEVEL = 12.0  # of mu between two levels of bots, on the average of the ladders
MOST_KEPT = 100
log = logging.getLogger("serai.server")

SEEN = """
(r.public = 1 OR r.player = $2
OR EXISTS (SELECT 1 FROM members AS here WHERE here.guest = $2 AND here.table_id = r.table_id))"""
SHOWN = "accounts.handle, accounts.colour, guests.name"
LEADING = f"""
SELECT {SHOWN}, ratings.mu, ratings.sigma, ratings.games FROM ratings
JOIN accounts ON accounts.id = ratings.player JOIN guests ON guests.id = ratings.player
WHERE ratings.game = $1 AND ratings.games >= $2 AND accounts.epoch >= 0 AND accounts.listed = 1
ORDER BY ratings.cautious DESC, accounts.handle LIMIT $3 OFFSET $4"""
NAMED = f"""
SELECT {SHOWN} FROM accounts JOIN guests ON guests.id = accounts.id
WHERE accounts.epoch >= 0 AND accounts.listed = 1 AND accounts.likeness LIKE $1 ESCAPE '!'
ORDER BY CASE WHEN accounts.likeness LIKE $2 ESCAPE '!' THEN 0 ELSE 1 END, accounts.likeness LIMIT $3"""
RATINGS = "SELECT game, mu, sigma, games FROM ratings WHERE player = $1 ORDER BY game"
TALLIES = """
SELECT game, versus, count(*), sum(share) FROM results WHERE player = $1 GROUP BY game, versus ORDER BY game, versus"""
MET = f"""
SELECT {SHOWN}, met.games, met.ahead, met.behind FROM (
    SELECT known.id, count(*) AS games,
    sum(CASE WHEN r.place < o.place THEN 1 ELSE 0 END) AS ahead,
    sum(CASE WHEN r.place > o.place THEN 1 ELSE 0 END) AS behind
    FROM results AS r JOIN results AS o ON o.table_id = r.table_id AND o.seat <> r.seat
    LEFT JOIN accounts AS known ON known.id = o.player AND known.epoch >= 0 AND known.listed = 1
    WHERE r.player = $1 AND r.people > 1 AND o.player IS NOT NULL AND o.player <> r.player GROUP BY known.id
) AS met LEFT JOIN accounts ON accounts.id = met.id LEFT JOIN guests ON guests.id = met.id
ORDER BY CASE WHEN met.id IS NULL THEN 1 ELSE 0 END, met.games DESC, accounts.handle LIMIT $2"""
CURVES = """
SELECT ended, mu, sigma FROM results WHERE player = $1 AND game = $2 AND mu IS NOT NULL
ORDER BY ended DESC, table_id DESC LIMIT $3"""
GAME_COLUMNS = """
r.seat, r.place, r.score, r.rated, r.gone, r.mu, r.was, r.ended, r.opposition, tables.about"""
PLAYED = f"""
SELECT {GAME_COLUMNS} FROM results AS r JOIN tables ON tables.id = r.table_id
WHERE r.player = $1 AND r.ended < $3 AND {SEEN} ORDER BY r.ended DESC LIMIT $4"""
HIGHEST = f"""
SELECT {GAME_COLUMNS} FROM results AS r JOIN tables ON tables.id = r.table_id
WHERE r.player = $1 AND r.game = $3 AND r.gone = 0 AND {SEEN} ORDER BY r.score DESC, r.ended LIMIT 1"""
PROUDEST = f"""
SELECT {GAME_COLUMNS} FROM results AS r JOIN tables ON tables.id = r.table_id
WHERE r.player = $1 AND r.place = 1 AND r.mu IS NOT NULL AND {SEEN} ORDER BY r.opposition DESC, r.ended LIMIT $3"""
MINE = """
SELECT game, ended, versus, players, place, score, rated, mu, sigma FROM results WHERE player = $1
ORDER BY ended"""


class PlayerStatistics:
    """What can be told of members, from the store of a server."""

    def __init__(self, store: Store) -> None:
        self._rows = store.rows
        self._kept: OrderedDict[str, tuple[float, tuple[list[p.Tally], list[p.Meeting]]]] = OrderedDict()
        self._summing = asyncio.Lock()

    async def leaders(self, game: str, after: int) -> p.LeaderList:
        """The leaders of a game."""
        rows = await self._rows(LEADING, game, LEAST_LISTED, LEADERS + 1, after)
        return p.LeaderList(
            game=game,
            leaders=[
                p.Leader(place=after + number, player=_mark(row[:3]), rating=_rating(game, *row[3:]))
                for number, row in enumerate(rows[:LEADERS], 1)
            ],
            more=len(rows) > LEADERS,
            least=LEAST_LISTED,
        )

    async def named(self, text: str) -> p.PlayerList:
        """Members whose name has a text in it, however it is written."""
        alike = likeness(text)
        for sign in "!%_":
            alike = alike.replace(sign, f"!{sign}")
        rows = await self._rows(NAMED, f"%{alike}%", f"{alike}%", FOUND) if alike else []
        return p.PlayerList(players=[_mark(row) for row in rows])

    async def level(self, guest: str, game: str) -> float | None:
        """How strong a member plays a game, or all games: 1 is about the difference of two neighbouring bots."""
        known = [float(mu) for name, mu, *_ in await self._rows(RATINGS, guest) if game in ("", name)]
        return sum(known) / len(known) / A_LEVEL if known else None

    async def page(self, account: Account, name: str, viewer: str) -> p.PlayerPage:
        """The page of a member, as somebody may see it."""
        id = account.id
        tallies, meetings = await self._sums(id)
        ratings = [_rating(*row) for row in await self._rows(RATINGS, id)]
        return p.PlayerPage(
            player=p.PlayerMark(handle=account.handle, colour=account.colour, name=name),
            since=account.created,
            yours=viewer == id,
            listed=bool(account.listed),
            games=sum(tally.games for tally in tallies),
            ratings=ratings,
            curves=[await self._curve(id, rating.game) for rating in ratings],
            tallies=tallies,
            meetings=meetings,
            best=await self._best(id, viewer, sorted({tally.game for tally in tallies})),
        )

    async def _sums(self, id: str) -> tuple[list[p.Tally], list[p.Meeting]]:
        """How somebody's games went against bots and people; of one with very many, as of a minute ago."""
        async with self._summing:
            until, sums = self._kept.get(id, (0.0, ([], [])))
            if time.monotonic() < until:
                return sums
            tallies = [
                p.Tally(game=game, versus=versus, games=games, won=round(won, 3))
                for game, versus, games, won in await self._rows(TALLIES, id)
            ]
            meetings = [
                p.Meeting(player=_mark(row[:3]) if row[0] else None, games=row[3], ahead=row[4], behind=row[5])
                for row in await self._rows(MET, id, MEETINGS)
            ]
            if sum(tally.games for tally in tallies) > MANY_GAMES:
                self._kept[id] = time.monotonic() + KEPT_SECONDS, (tallies, meetings)
                if len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
            return tallies, meetings

    async def _curve(self, id: str, game: str) -> p.Curve:
        rows = await self._rows(CURVES, id, game, CURVE)
        return p.Curve(
            game=game,
            points=[p.CurvePoint(at=at, points=points(mu), doubt=doubt(sigma)) for at, mu, sigma in reversed(rows)],
        )

    async def _best(self, id: str, viewer: str, games: list[str]) -> list[p.BestGame]:
        best = []
        for row in await self._rows(PROUDEST, id, viewer, BEST_WINS):
            if (game := _game(row)) is not None:
                best.append(p.BestGame(why="victory", points=points(row[8]), game=game))
        for name in games:
            for row in await self._rows(HIGHEST, id, viewer, name):
                if (game := _game(row)) is not None:
                    best.append(p.BestGame(why="score", points=None, game=game))
        return best

    async def games(self, id: str, viewer: str, before: float) -> p.PlayedGames:
        """Finished games of a member that somebody may see, the latest first."""
        rows = await self._rows(PLAYED, id, viewer, before, GAMES + 1)
        found = [game for row in rows[:GAMES] if (game := _game(row)) is not None]
        return p.PlayedGames(games=found, before=rows[GAMES - 1][7] if len(rows) > GAMES else None)

    async def export(self, id: str) -> dict[str, Any]:
        """All results and ratings of a member, for their own keeping."""
        keys = ("game", "ended", "versus", "players", "place", "score", "rated", "mu", "sigma")
        return {
            "results": [dict(zip(keys, row, strict=True)) for row in await self._rows(MINE, id)],
            "ratings": [rating.model_dump() for rating in [_rating(*row) for row in await self._rows(RATINGS, id)]],
        }


def _mark(row: Any) -> p.PlayerMark:
    handle, colour, name = row
    return p.PlayerMark(handle=handle, colour=colour, name=name or "")


def _rating(game: str, mu: float, sigma: float, games: int) -> p.RatingInfo:
    return p.RatingInfo(game=game, points=points(mu), doubt=doubt(sigma), provisional=sigma > PROVISIONAL, games=games)


def _game(row: Any) -> p.PlayedGame | None:
    seat, place, score, rated, gone, mu, was, _, _, about = row
    try:
        line = TableLine.model_validate_json(about)
    except ValidationError:
        log.error("A row in the list of tables is damaged; `serai admin check` tells which.")
        return None
    change = None if mu is None else points(mu) - points(was)
    return p.PlayedGame(
        table=line, seat=seat, place=place, score=score, rated=bool(rated), counted=mu is not None, change=change,
        left=bool(gone),
    )  # fmt: skip
