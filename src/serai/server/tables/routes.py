"""The routes of tables: opening, commands, records, looking back, hints, and links to seats."""

from __future__ import annotations

import re
from typing import Annotated, Any

from fastapi import Path, Query, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse

import serai
from serai.bots import bot_names
from serai.engine.game import Match
from serai.server.base.errors import Refused, Why
from serai.server.base.stages import TableStage
from serai.server.bots.compilation import GameCompiler
from serai.server.http.dependencies import STORES, Guest, ServicesPart, Visitor, limited, new_router, part
from serai.server.http.gzip import packed
from serai.server.people.names import Names
from serai.server.protocol import messages as m
from serai.server.protocol.params import SeatPath, SeatQuery, TablePath
from serai.server.storage.store import TableQuery
from serai.server.tables import lookback, seat_links
from serai.server.tables.advice import Advice
from serai.server.tables.live.broadcast import as_json
from serai.server.tables.live.registry import TableRegistry
from serai.server.tables.opening import TableOpener
from serai.server.tables.service import TableService
from serai.server.tables.socket import TableSocket
from serai.server.tables.table import Table
from serai.server.tables.waiting_index import WaitingIndex

OwnSeat = Annotated[int, Query(ge=0, lt=m.MOST_SEATS, description="one of the visitor's own seats")]
Tables = Annotated[TableService, part(TableService)]
Registry = Annotated[TableRegistry, part(TableRegistry)]
AdvicePart = Annotated[Advice, part(Advice)]

router = new_router("tables")


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str, sockets: Annotated[TableSocket, part(TableSocket)]) -> None:
    """Follow a table and play at it (docs/protocol.md)."""
    await sockets.serve(socket, table)


# ---------------------------------------------------------------- tables


@router.get("/api/games", response_model=m.GameList)
async def games(request: Request, compiler: Annotated[GameCompiler, part(GameCompiler)]) -> Any:
    """List the games with their options and bots."""
    found = [serai.game(name) for name in serai.game_names()]
    listed = m.GameList(
        games=[
            m.GameInfo(**game.rulebook.describe(), bots=list(bot_names(game)), preparing=compiler.preparing(game))
            for game in found
        ]
    )
    return packed(request, listed.model_dump_json(), "application/json")


@router.post("/api/tables", status_code=201, dependencies=[limited("tables"), STORES])
async def open_table(
    wanted: m.NewTable, visitor: Visitor, opener: Annotated[TableOpener, part(TableOpener)]
) -> m.Opened:
    """Open a table."""
    return m.Opened(table=(await opener.open(wanted, visitor)).id)


@router.get("/api/tables")
async def tables(
    guest: Guest,
    service: Tables,
    waiting_index: Annotated[WaitingIndex, part(WaitingIndex)],
    list: Annotated[TableQuery, Query(description="which tables")] = TableQuery.PUBLIC,
) -> m.TableList:
    """List tables: public ones to join or watch, my own, or finished games."""
    if list is TableQuery.MINE and guest is not None:
        return m.TableList(tables=await waiting_index.lines(guest))
    return m.TableList(tables=await service.lines(list, guest))


@router.get("/api/tables/{table}", response_model=m.Update)
async def snapshot(table: TablePath, guest: Guest, registry: Registry) -> Any:
    """Show a table as the visitor may see it."""
    shown = await (await registry.current(table)).snapshot(guest)
    return Response(as_json(shown), media_type="application/json")


@router.post("/api/tables/{table}/commands")
async def command(
    table: TablePath, command: m.AnyCommand, guest: Visitor, registry: Registry, service: Tables
) -> m.Ack:
    """Do a command without a live connection."""
    ack = await service.command(await registry.get(table), guest, command)
    return m.Ack(id=ack.id, version=ack.version, table=ack.table)


@router.delete("/api/tables/{table}", dependencies=[limited("commands")])
async def close(table: TablePath, visitor: Visitor, registry: Registry) -> None:
    """Close a table that has not begun, as its host."""
    await (await registry.current(table)).submit(visitor, lambda found: found.closing(visitor))


# ---------------------------------------------------------------- records, and looking back


@router.get("/api/games/{table}/record", response_class=PlainTextResponse)
async def record(table: TablePath, registry: Registry, services: ServicesPart) -> str:
    """The whole record of a finished game as text, with the seed that its draws follow from."""

    def read(found: Table) -> Match:
        if found.stage is not TableStage.OVER or found.match is None:
            raise Refused(Why.NOT_OVER())
        found.require_open()
        return found.match.copy()

    match = await (await registry.current(table)).read(read)
    return await services.thread.do(match.record)


@router.get("/api/tables/{table}/record", response_class=PlainTextResponse)
async def record_so_far(
    table: TablePath, guest: Guest, registry: Registry, services: ServicesPart, seat: SeatQuery = None
) -> str:
    """The record so far as one of the visitor's seats knows it, or a spectator."""

    def read(found: Table) -> Match:
        if found.match is None:
            raise Refused(Why.NOT_BEGUN())
        if seat is not None:
            found.seat(seat).require_holder(guest)
        found.require_sight(guest)
        if found.position is not None and found.stage is not TableStage.OVER:
            raise Refused(Why.PREPARED())
        return found.match.copy()

    match = await (await registry.current(table)).read(read)
    return await services.thread.do(match.record_for, seat)


async def _past(registry: TableRegistry, table: str, guest: str | None, seat: int | None, open_all: bool) -> Match:
    """The match so far, to be told in a worker thread while the table goes on."""
    live = await registry.current(table)
    return await live.read(lambda found: found.look_back(guest, seat, open_all).copy())


@router.get("/api/tables/{table}/moments", response_model=m.MomentList)
async def list_moments(
    table: TablePath,
    guest: Guest,
    registry: Registry,
    services: ServicesPart,
    seat: SeatQuery = None,
    since: Annotated[int, Query(ge=0, le=m.LARGEST_NUMBER, description="the first moment to tell")] = 0,
) -> Any:
    """Tell the game from the deal to now as one of the visitor's seats may know it, or a spectator."""
    match = await _past(registry, table, guest, seat, open_all=False)

    def tell() -> str:
        return as_json({"count": lookback.count(match), "lines": lookback.lines(match, seat, since=since)})

    return Response(await services.thread.do(tell), media_type="application/json")


@router.get("/api/tables/{table}/moments/{moment}", response_model=m.Moment)
async def moment(
    table: TablePath,
    moment: Annotated[int, Path(ge=0, le=m.LARGEST_NUMBER)],
    guest: Guest,
    registry: Registry,
    services: ServicesPart,
    seat: SeatQuery = None,
    open: Annotated[bool, Query(description="show everything, after the end")] = False,
) -> Any:
    """Show a past position: to its own seats and to spectators; after the end to all, and open if they like."""
    match = await _past(registry, table, guest, seat, open_all=open)
    shown = await services.thread.do(lambda: as_json(lookback.show(match, moment, seat, open_all=open)))
    return Response(shown, media_type="application/json")


# ---------------------------------------------------------------- advice


@router.post("/api/tables/{table}/try")
async def try_out(table: TablePath, wanted: m.Try, visitor: Visitor, registry: Registry, service: Tables) -> m.Trial:
    """Find out in private what steps on one's own seat would lead to, as far as the seat can know."""
    return await service.preview(await registry.current(table), visitor, wanted)


@router.post("/api/tables/{table}/hint")
async def hint(table: TablePath, asked: m.AskHint, visitor: Visitor, registry: Registry, advice: AdvicePart) -> m.Hint:
    """Ask what the strongest bot would do on one's own seat, from what that seat knows."""
    return await advice.hint(await registry.current(table), visitor, asked)


@router.post("/api/tables/{table}/coach")
async def coach(
    table: TablePath, asked: m.AskCoach, visitor: Visitor, registry: Registry, advice: AdvicePart
) -> m.Coaching:
    """Ask whether the last choice of one's own seat gave much away, at a table of one person against bots."""
    return await advice.coach(await registry.current(table), visitor, asked)


@router.get("/api/tables/{table}/knowledge")
async def knowledge(
    table: TablePath, seat: OwnSeat, visitor: Visitor, registry: Registry, advice: AdvicePart
) -> m.SeatKnowledge:
    """Give a position that fits what one's own seat knows, for a bot: `Knowledge.load` reads it."""
    return await advice.knowledge(await registry.current(table), visitor, seat)


@router.get("/api/tables/{table}/moves", response_model=m.Moves)
async def moves(table: TablePath, seat: OwnSeat, visitor: Visitor, registry: Registry, advice: AdvicePart) -> Any:
    """List the complete moves that one's own seat could make on the table as it lies, if the table allows it."""
    told = await advice.moves(await registry.current(table), visitor, seat)
    return Response(told, media_type="application/json")


# ---------------------------------------------------------------- links to seats


@router.post("/api/tables/{table}/seats/{seat}/link", dependencies=[limited("commands"), STORES])
async def link(
    table: TablePath, seat: SeatPath, visitor: Visitor, registry: Registry, services: ServicesPart
) -> m.SeatLink:
    """Make a private link to one's seat for another device: good once, for an hour, and the only one."""
    key = await seat_links.link(await registry.current(table), seat, visitor, services.clock.now())
    return m.SeatLink(path=f"/t/{table}#seat={table}.{seat}.{key}")


@router.get("/api/tables/{table}/seats/{seat}/link")
async def devices(
    table: TablePath, seat: SeatPath, visitor: Visitor, registry: Registry, services: ServicesPart
) -> m.SeatDevices:
    """Tell who holds a seat whether a private link to it is good, and how many devices have come by one."""
    return await seat_links.devices(await registry.current(table), seat, visitor, services.clock.now())


@router.delete("/api/tables/{table}/seats/{seat}/link", dependencies=[limited("commands")])
async def unlink(table: TablePath, seat: SeatPath, visitor: Visitor, registry: Registry) -> None:
    """Revoke the private link of one's seat, and send away the devices that came by one."""
    await seat_links.unlink(await registry.current(table), seat, visitor)


@router.post("/api/seats", dependencies=[limited("commands")])
async def claim(
    claim: m.ClaimSeat,
    visitor: Visitor,
    registry: Registry,
    names: Annotated[Names, part(Names)],
    services: ServicesPart,
) -> m.Opened:
    """Take over the seat of a private link."""
    parts = claim.key.split(".")
    if len(parts) != 3 or not re.fullmatch(r"[0-9]", parts[1]):
        raise Refused(Why.BAD_LINK())
    table, seat, key = parts
    name = await names.of(visitor)
    await seat_links.join(await registry.current(table), int(seat), key, visitor, name, services.clock.now())
    return m.Opened(table=table)
