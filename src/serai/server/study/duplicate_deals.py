"""Duplicate deals: a new table with the draws of an earlier game, and how the games of one deal ended.

A deal is dealt again when a game of it is over: with its record its seed is told, so a second table gives nothing away
to those who have its link, and nobody can keep a deal from others. A table that plays a deal again says so, for whoever
saw the earlier game knows what will be drawn; and nobody sits at two tables of one deal that are not over, so that
ending one of them early is no way to see what the other one will bring.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fastapi import FastAPI

from serai.bots import usual_bot
from serai.server.base.errors import Conflict, Refused, Why
from serai.server.base.stages import TableStage
from serai.server.base.threads import asking
from serai.server.protocol import messages as m
from serai.server.protocol.cookies import GuestCookie
from serai.server.protocol.params import TablePath
from serai.server.storage import queries
from serai.server.study import messages as s
from serai.server.study.routes import known_level
from serai.server.tables.table import Deal

if TYPE_CHECKING:
    from serai.server.house import House
    from serai.server.tables.table import Table

MOST_DEALS = 30  # games of one deal that are compared


def add(app: FastAPI, house: House) -> None:
    """Add the routes."""

    @app.post("/api/tables/{table}/again", status_code=201)
    async def again(table: TablePath, wanted: s.PlayAgain, cookie: GuestCookie = None) -> m.Opened:
        """Open a table with the draws of a finished game: alone against bots, or with free seats for people."""
        guest = house.known(house.signer.guest(cookie))
        house.limits.tables.take(guest)
        house.require_storage(guest)
        live = await house.current(table)
        alone = wanted.company == "bots"

        def read(found: Table) -> tuple[m.NewTable, Deal, int, str]:
            if found.stage is not TableStage.OVER:
                raise Refused(Why.AGAIN_LATER())
            found.require_open()
            old = {**found.settings(), "public": False, "rated": False, "sit": False}
            if alone:
                old["clock"] = m.ClockRules()
            level = usual_bot(found.game) if wanted.level is None else known_level(found.game, wanted.level)
            return (
                m.NewTable(**old),
                Deal(found.origin or found.id, found.seed, found.game.rulebook.version),
                next(iter(found.seats_of(guest)), 0),
                level,
            )

        new, deal, seat, level = await live.read(read)
        for other in (await house.at_deal(deal.first, guest)).values():
            if other.opener == guest and (alone or other.stage is TableStage.OPEN):
                return m.Opened(table=other.id)  # asked for twice
            raise Refused(Why.DEAL_GOES_ON())
        kept = {seat: (guest, await house.name(guest))}
        bots = {other: level for other in range(new.players or 0) if other != seat} if alone else {}
        try:
            opened = await house.open_table(new, guest, kept=kept, bots=bots, again=deal)
        except Conflict:  # asked for twice at once, or left without closing it
            rows = await house.store.rows(queries.OPENED_OF_A_DEAL, deal.first, guest)
            if not rows:
                raise Refused(Why.DEAL_GOES_ON()) from None
            return m.Opened(table=rows[0][0])
        if alone:
            await house.command(opened, guest, m.Start(type="start", id="again"))
        return m.Opened(table=opened.id)

    @app.get("/api/tables/{table}/compare")
    async def compare(table: TablePath, cookie: GuestCookie = None) -> s.DealList:
        """Compare the finished games of a deal, once this one is over."""
        guest = house.signer.guest(cookie)
        house.limits.tries.take(guest or asking())
        live = await house.current(table)

        def read(found: Table) -> str:
            if found.stage is not TableStage.OVER:
                raise Refused(Why.NOT_OVER())
            found.require_open()
            return found.origin or found.id

        rows = await house.store.rows(queries.FINISHED_OF_A_DEAL, await live.read(read), guest, table, MOST_DEALS)
        deals = []
        for id, public in rows:
            line = await (await house.current(id)).read(_line)
            seen = guest in line.pop("guests") or public or id == table
            deals.append(s.DealLine(table=id if seen else None, asked=id == table, **line))
        deals.sort(key=lambda line: line.updated)
        return s.DealList(deals=deals)


def _line(table: Table) -> dict[str, Any]:
    """How a finished game ended, and who was there."""
    assert table.match is not None
    state = table.match.state
    return {
        "names": list(table.match.names),
        "ranks": list(state.ranking),
        "scores": list(state.scores),
        "moments": table.match.steps + 1,
        "updated": table.history.public_at,
        "guests": {guest for seat in table.seats for guest in seat.guests},
    }
