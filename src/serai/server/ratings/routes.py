"""The routes of players: members' pages, the leaders of each game and the search by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import FastAPI, Path, Query

import serai
from serai.server.accounts.repository import Account
from serai.server.base.errors import Refused, Why
from serai.server.base.threads import asking
from serai.server.protocol.cookies import GuestCookie
from serai.server.ratings import messages as p
from serai.server.ratings.statistics import MOST_LEADERS

if TYPE_CHECKING:
    from serai.server.house import House

Handle = Annotated[str, Path(max_length=40, description="what the member is called by in addresses")]


def add(app: FastAPI, house: House) -> None:
    """Add the routes."""
    repository, player_statistics, signer = house.members.repository, house.player_statistics, house.signer

    async def look_up(handle: str, viewer: str) -> Account:
        """The member of a page; one who is not listed has it for themselves."""
        found = await repository.by_handle(handle)
        if found is None or not (found.listed or found.id == viewer):
            raise Refused(Why.NO_PLAYER())
        return found

    def viewer(cookie: str | None) -> str:
        guest = signer.guest(cookie)
        house.limits.tries.take(guest or asking())
        return guest or ""

    @app.get("/api/players/leaders/{game}")
    async def leaders(
        game: Annotated[str, Path(max_length=40)],
        after: Annotated[int, Query(ge=0, le=MOST_LEADERS, description="how many places are skipped")] = 0,
        cookie: GuestCookie = None,
    ) -> p.LeaderList:
        """List the members with the highest ratings in a game."""
        viewer(cookie)
        if game not in serai.game_names():
            raise Refused(Why.BAD_REQUEST(hint=f"There is no game {game!r}."), status=404)
        return await player_statistics.leaders(game, after)

    @app.get("/api/players")
    async def search(
        name: Annotated[str, Query(min_length=1, max_length=p.LONGEST_SEARCH, description="a part of the name")],
        cookie: GuestCookie = None,
    ) -> p.PlayerList:
        """Find members by a part of their name."""
        viewer(cookie)
        return await player_statistics.named(name)

    @app.get("/api/players/{handle}")
    async def page(handle: Handle, cookie: GuestCookie = None) -> p.PlayerPage:
        """Show a member's page: ratings, tallies, meetings and the best games."""
        guest = viewer(cookie)
        found = await look_up(handle, guest)
        return await player_statistics.page(found, await house.name(found.id), guest)

    @app.get("/api/players/{handle}/games")
    async def games(
        handle: Handle,
        before: Annotated[float, Query(gt=0, lt=1e12, description="those that ended before this time")] = 1e11,
        cookie: GuestCookie = None,
    ) -> p.PlayedGames:
        """List a member's finished games that the visitor may see, the latest first."""
        guest = viewer(cookie)
        return await player_statistics.games((await look_up(handle, guest)).id, guest, before)
