"""The public facts of a table, a messages.TableInfo: cached until something but a move changes them.

What stands is found out once and shared by all snapshots until something but a move happens, somebody comes or goes, or
the game ends: of two snapshots that share it only the rest is compared.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from serai.server.base.stages import TableStage
from serai.server.tables import lookback

if TYPE_CHECKING:
    from serai.server.tables.table import Table

Marks = Mapping[str, Mapping[str, str]]  # messages.MemberMark of members, by their guests


class TableInfoCache:
    """What of a table no move changes, and what it was found out from."""

    __slots__ = ("_of", "about", "info", "seats")

    def __init__(self, table: Table, here: frozenset[str], waits: dict[str, Any], marks: Marks) -> None:
        self._of = _origin(table, here, waits, marks)
        watchers = set(here).difference(*[seat.guests for seat in table.seats])
        self.seats = [_seat(table, number, here, marks) for number in range(len(table.seats))]
        self.info = {**_info(table), "watchers": len(watchers), **waits}
        # what changes though nothing has happened
        self.about = waits, len(watchers), [seat["connected"] for seat in self.seats]

    def holds(self, table: Table, here: frozenset[str], waits: dict[str, Any], marks: Marks) -> bool:
        """Whether it is still what there is to tell."""
        return self._of == _origin(table, here, waits, marks)


def moving(table: Table, now: float, info_cache: TableInfoCache) -> dict[str, Any]:
    """The rest: what moves change, and what the clocks tell."""
    clocks, seats = table.clocks, table.seats
    return {
        "seats": [
            {**still, "hurried": seats[number].hurried, **clocks.told(number, now)}
            for number, still in enumerate(info_cache.seats)
        ],
        "token": table.token,
        "moments": 0 if table.match is None else lookback.count(table.match),
        "waiting": list(table.waiting()),
    }


def _origin(table: Table, here: frozenset[str], waits: dict[str, Any], marks: Marks) -> tuple[Any, ...]:
    """All that what stands follows from."""
    return table.arranged, table.stage, here, waits, [marks.get(seat.player or "") for seat in table.seats]


def _seat(table: Table, number: int, here: frozenset[str], marks: Marks) -> dict[str, Any]:
    """A seat without its clock, and without `yours`."""
    seat, host = table.seats[number], table.host
    return {
        "seat": seat.number,
        "stage": str(seat.stage),  # plain text: writing an enum as JSON takes longer than a whole seat
        "name": seat.name,
        "bot": seat.bot,
        "host": seat.holder is not None and seat.holder == host,
        "kept": None if seat.kept is None else seat.kept[1],
        "member": marks.get(seat.player or ""),
        "connected": not here.isdisjoint(seat.guests),
    }


def _info(table: Table) -> dict[str, Any]:
    """The table without its seats."""
    over = table.stage is TableStage.OVER
    state = table.match.state if table.match is not None and over else None
    return {
        **table.fixed,
        "stage": str(table.stage),
        "seed": table.seed if over and not table.sealed else None,
        "sealed": table.sealed,
        "scores": list(state.scores) if state is not None else [],
        "ranking": list(state.ranking) if state is not None else [],
        "rematch": table.rematch,
        "rematch_by": table.rematch_by,
        "called": table.called,
    }
