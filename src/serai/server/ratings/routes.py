"""The routes of players: members' pages, the leaders of each game and the search by name."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Query

import serai
from serai.server.accounts.dependencies import Accounts
from serai.server.accounts.repository import Account
from serai.server.base.errors import Refused, Why
from serai.server.http.dependencies import READS, Guest, new_router, part
from serai.server.people.names import Names
from serai.server.ratings import messages as p
from serai.server.ratings.statistics import MOST_LEADERS, PlayerStatistics

Handle = Annotated[str, Path(max_length=40, description="what the member is called by in addresses")]
Before = Annotated[float, Query(gt=0, lt=1e12, description="those that ended before this time")]
Statistics = Annotated[PlayerStatistics, part(PlayerStatistics)]

router = new_router("players")


async def _player(handle: Handle, guest: Guest, accounts: Accounts) -> Account:
    found = await accounts.repository.by_handle(handle)
    if found is None or not (found.listed or found.id == guest):
        raise Refused(Why.NO_PLAYER())
    return found


Player = Annotated[Account, Depends(_player)]
"""The member of a page; one who is not listed has it for themselves."""


@router.get("/api/players/leaders/{game}", dependencies=[READS])
async def leaders(
    game: Annotated[str, Path(max_length=40)],
    statistics: Statistics,
    after: Annotated[int, Query(ge=0, le=MOST_LEADERS, description="how many places are skipped")] = 0,
) -> p.LeaderList:
    """List the members with the highest ratings in a game."""
    if game not in serai.game_names():
        raise Refused(Why.BAD_REQUEST(hint=f"There is no game {game!r}."), status=404)
    return await statistics.leaders(game, after)


@router.get("/api/players", dependencies=[READS])
async def search(
    name: Annotated[str, Query(min_length=1, max_length=p.LONGEST_SEARCH, description="a part of the name")],
    statistics: Statistics,
) -> p.PlayerList:
    """Find members by a part of their name."""
    return await statistics.named(name)


@router.get("/api/players/{handle}", dependencies=[READS])
async def page(
    player: Player, guest: Guest, statistics: Statistics, names: Annotated[Names, part(Names)]
) -> p.PlayerPage:
    """Show a member's page: ratings, tallies, meetings and the best games."""
    return await statistics.page(player, await names.of(player.id), guest or "")


@router.get("/api/players/{handle}/games", dependencies=[READS])
async def games(player: Player, guest: Guest, statistics: Statistics, before: Before = 1e11) -> p.PlayedGames:
    """List a member's finished games that the visitor may see, the latest first."""
    return await statistics.games(player.id, guest or "", before)
