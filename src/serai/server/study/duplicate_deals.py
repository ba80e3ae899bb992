"""Duplicate deals: a new table with the draws of an earlier game, and how the games of one deal ended.

A deal is dealt again when a game of it is over: with its record its seed is told, so a second table gives nothing away
to those who have its link, and nobody can keep a deal from others. A table that plays a deal again says so, for whoever
saw the earlier game knows what will be drawn; and nobody sits at two tables of one deal that are not over, so that
ending one of them early is no way to see what the other one will bring.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from serai.bots import usual_bot
from serai.server.base.errors import Conflict, Refused, Why
from serai.server.base.stages import TableStage
from serai.server.http.dependencies import READS, STORES, Guest, Visitor, limited, new_router, part
from serai.server.people.names import Names
from serai.server.protocol import messages as m
from serai.server.protocol.params import TablePath
from serai.server.services import Services
from serai.server.storage import queries
from serai.server.study import messages as s
from serai.server.study.studies import known_level
from serai.server.tables.live.registry import TableRegistry
from serai.server.tables.opening import TableOpener
from serai.server.tables.service import TableService
from serai.server.tables.table import Deal, Table

MOST_DEALS = 30  # games of one deal that are compared


@dataclass(frozen=True, slots=True)
class Again:
    """A deal that is to be played again: at which table, by whom on which seat, against which bot."""

    table: m.NewTable
    deal: Deal
    seat: int
    level: str


class DuplicateDeals:
    """Opens tables with the draws of earlier games, and compares the games of a deal."""

    def __init__(
        self, services: Services, registry: TableRegistry, opener: TableOpener, tables: TableService, names: Names
    ) -> None:
        self._store = services.store
        self._registry, self._opener, self._tables, self._names = registry, opener, tables, names

    async def again(self, table: str, guest: str, wanted: s.PlayAgain) -> str:
        """The table at which somebody plays the deal of a finished game again."""
        alone = wanted.company == "bots"
        live = await self._registry.current(table)
        asked = await live.read(lambda found: _asked(found, guest, wanted))
        for other in (await self._opener.at_deal(asked.deal.first, guest)).values():
            if other.opener == guest and (alone or other.stage is TableStage.OPEN):
                return other.id  # asked for twice
            raise Refused(Why.DEAL_GOES_ON())
        kept = {asked.seat: (guest, await self._names.of(guest))}
        others = [other for other in range(asked.table.players or 0) if other != asked.seat]
        bots = dict.fromkeys(others, asked.level) if alone else {}
        try:
            opened = await self._opener.open(asked.table, guest, kept=kept, bots=bots, again=asked.deal)
        except Conflict:  # asked for twice at once, or left without closing it
            rows = await self._store.rows(queries.OPENED_OF_A_DEAL, asked.deal.first, guest)
            if not rows:
                raise Refused(Why.DEAL_GOES_ON()) from None
            return str(rows[0][0])
        if alone:
            await self._tables.command(opened, guest, m.Start(type="start", id="again"))
        return opened.id

    async def compare(self, table: str, guest: str | None) -> list[s.DealLine]:
        """The finished games of a deal, in their order, for somebody who asks at one of them."""
        origin = await (await self._registry.current(table)).read(_origin)
        deals = []
        for id, public in await self._store.rows(queries.FINISHED_OF_A_DEAL, origin, guest, table, MOST_DEALS):
            line = await (await self._registry.current(id)).read(_line)
            seen = guest in line.pop("guests") or public or id == table
            deals.append(s.DealLine(table=id if seen else None, asked=id == table, **line))
        return sorted(deals, key=lambda line: line.updated)


def _asked(table: Table, guest: str, wanted: s.PlayAgain) -> Again:
    if table.stage is not TableStage.OVER:
        raise Refused(Why.AGAIN_LATER())
    table.require_open()
    old = {**table.settings(), "public": False, "rated": False, "sit": False}
    if wanted.company == "bots":
        old["clock"] = m.ClockRules()
    return Again(
        table=m.NewTable(**old),
        deal=Deal(table.origin or table.id, table.seed, table.game.rulebook.version),
        seat=next(iter(table.seats_of(guest)), 0),
        level=usual_bot(table.game) if wanted.level is None else known_level(table.game, wanted.level),
    )


def _origin(table: Table) -> str:
    """The table that a deal was first played at."""
    if table.stage is not TableStage.OVER:
        raise Refused(Why.NOT_OVER())
    table.require_open()
    return table.origin or table.id


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


Deals = Annotated[DuplicateDeals, part(DuplicateDeals)]

router = new_router("studies")


@router.post("/api/tables/{table}/again", status_code=201, dependencies=[limited("tables"), STORES])
async def again(table: TablePath, wanted: s.PlayAgain, visitor: Visitor, deals: Deals) -> m.Opened:
    """Open a table with the draws of a finished game: alone against bots, or with free seats for people."""
    return m.Opened(table=await deals.again(table, visitor, wanted))


@router.get("/api/tables/{table}/compare", dependencies=[READS])
async def compare(table: TablePath, guest: Guest, deals: Deals) -> s.DealList:
    """Compare the finished games of a deal, once this one is over."""
    return s.DealList(deals=await deals.compare(table, guest))
