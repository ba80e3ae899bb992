"""The move finder: complete moves for people who look for one, at tables that allow such aids."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Cookie, FastAPI, Path, Query

from serai.server import messages as m
from serai.server.house import House
from serai.server.identity import COOKIE
from serai.server.tables import Table


def add(app: FastAPI, house: House) -> None:
    """Add the route of the finder."""

    @app.get("/api/tables/{table}/moves")
    async def moves(
        table: Annotated[str, Path(pattern=m.TABLE_PATTERN, description="the id of a table")],
        seat: Annotated[int, Query(ge=0, lt=m.MOST_SEATS, description="one of the visitor's own seats")],
        cookie: Annotated[str | None, Cookie(alias=COOKIE, description="the identity of the visitor")] = None,
    ) -> m.Moves:
        """List the complete moves that one's own seat could make on the table as it lies, if the table allows it."""
        guest = house.known(house.signer.guest(cookie))
        house.limits.tries.take(guest)
        room = await house.room(table)
        if house.store.shared:
            await room.catch_up()

        def read(found: Table) -> tuple[bool, int, list[dict[str, Any]]]:
            found.seat(seat).require_holder(guest)
            shown = found.aids and found.match is not None
            state = found.match.state if shown and found.match is not None else None
            return found.aids, found.turn, [] if state is None else state.rulebook.moves(state, seat)

        aids, turn, moves = await room.look(read)
        return m.Moves(allowed=aids, turn=turn, moves=moves)
