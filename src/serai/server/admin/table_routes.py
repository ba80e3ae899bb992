"""The routes by which hosts look after tables: who sits there, closing one, sending somebody away."""

from __future__ import annotations

import json
from typing import Annotated

from fastapi import Path

from serai.server.admin import messages as h
from serai.server.admin.dependencies import BY_HOST, Host, HostsPart, PageQuery, SureHost
from serai.server.admin.hosts import spelled
from serai.server.admin.repository import AdminRepository
from serai.server.base.errors import Refused, Why
from serai.server.base.stages import SeatStage
from serai.server.base.text import one_line
from serai.server.http.dependencies import new_router, part
from serai.server.people.moderation import Moderation
from serai.server.protocol.params import TablePath
from serai.server.tables.live.live_table import LiveTable
from serai.server.tables.live.registry import TableRegistry
from serai.server.tables.table import Table

Registry = Annotated[TableRegistry, part(TableRegistry)]
SeatNumber = Annotated[int, Path(ge=0, lt=10)]

router = new_router("admin")


@router.get("/api/host/tables", dependencies=[BY_HOST])
async def tables(
    repository: Annotated[AdminRepository, part(AdminRepository)],
    registry: Registry,
    moderation: Annotated[Moderation, part(Moderation)],
    page: PageQuery = 0,
) -> h.HouseTables:
    """List the tables that are open or being played, the latest first, and who sits there."""
    found, count = await repository.tables(page)
    lines = []
    for id, about, seq, opened in found:
        told, live = json.loads(about), registry.in_memory(id)
        seats = _listed(told["names"]) if live is None else await _seats(live, moderation)
        lines.append(
            h.HouseTable(
                id=id, game=told["game"], title=told["title"], stage=told["stage"], public=told["public"],
                opened=opened, updated=told["updated"], entries=seq, seats=seats,
                watching=0 if live is None else len(live.audience.watchers), bytes=0 if live is None else live.weight,
            )
        )  # fmt: skip
    return h.HouseTables(tables=lines, count=count, page=page)


def _listed(names: list[str]) -> list[h.SeatAtTable]:
    """Who sits at a table, as lists tell it."""
    return [h.SeatAtTable(seat=seat, name=name, person=True, muted=False) for seat, name in enumerate(names) if name]


async def _seats(live: LiveTable, moderation: Moderation) -> list[h.SeatAtTable]:
    """Who sits at a table, as its process knows it."""

    def look(table: Table) -> list[h.SeatAtTable]:
        return [
            h.SeatAtTable(
                seat=seat.number,
                name=seat.name or seat.bot or "",
                person=seat.stage is SeatStage.PERSON,
                muted=any(moderation.muted_until(guest) is not None for guest in seat.guests),
            )
            for seat in table.seats
            if seat.stage is not SeatStage.EMPTY
        ]

    try:
        return await live.read(look)
    except Refused:  # its log does not replay
        return []


@router.post("/api/host/tables/{table}/close")
async def close(table: TablePath, asked: h.CloseTable, host: SureHost, registry: Registry, hosts: HostsPart) -> None:
    """Close a table, whatever goes on there, with a sentence for those who sit at it."""
    live = await registry.current(table)
    game = await live.read(lambda found: found.game.name)
    await live.submit(host.id, lambda found: found.closing_by_house(asked.text))
    await hosts.did(host, "close-table", game, one_line(asked.text))


@router.post("/api/host/tables/{table}/seats/{seat}")
async def step(
    table: TablePath, seat: SeatNumber, asked: h.SeatStep, host: Host, registry: Registry, hosts: HostsPart
) -> None:
    """Send somebody away from a table, or mute them, guest or member."""
    live = await registry.current(table)
    game, guests = await live.read(lambda found: (found.game.name, sorted(found.seat(seat).guests)))
    if not guests:
        raise Refused(Why.NO_PERSON(seat=seat))
    if asked.step == "send-away":
        await live.submit(host.id, lambda found: found.sending_away(seat))
    for guest in guests:
        if asked.step == "mute":
            await hosts.mute(guest, asked.hours)
        elif asked.step == "unmute":
            await hosts.unmute(guest)
    await hosts.did(host, f"seat-{asked.step}", game, spelled(asked.hours))
