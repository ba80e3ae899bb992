"""The routes of tables: opening, commands, records, looking back, hints, and links to seats."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import FastAPI, Path, Query, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse

import serai
from serai.bots import bot_names
from serai.engine.game import Match
from serai.server.base.errors import Refused, Why
from serai.server.base.stages import TableStage
from serai.server.http.gzip import packed
from serai.server.protocol import messages as m
from serai.server.protocol.cookies import GuestCookie
from serai.server.protocol.params import SeatPath, SeatQuery, TablePath
from serai.server.storage.store import TableQuery
from serai.server.tables import lookback, seat_links
from serai.server.tables.broadcast import as_json
from serai.server.tables.socket import serve_table
from serai.server.tables.table import Table

if TYPE_CHECKING:
    from serai.server.house import House

OwnSeat = Annotated[int, Query(ge=0, lt=m.MOST_SEATS, description="one of the visitor's own seats")]


def add(app: FastAPI, house: House) -> None:
    """Add the routes."""
    _add_tables(app, house)
    _add_records(app, house)
    _add_advice(app, house)
    _add_seats(app, house)

    @app.websocket("/api/tables/{table}/live")
    async def live(socket: WebSocket, table: str) -> None:
        await serve_table(house, socket, table)


def _known(house: House, cookie: str | None) -> str:
    return house.known(house.signer.guest(cookie))


def _add_tables(app: FastAPI, house: House) -> None:
    @app.get("/api/games", response_model=m.GameList)
    async def games(request: Request) -> Any:
        """List the games with their options and bots."""
        found = [serai.game(name) for name in serai.game_names()]
        listed = m.GameList(
            games=[
                m.GameInfo(
                    **game.rulebook.describe(), bots=list(bot_names(game)), preparing=house.compiler.preparing(game)
                )
                for game in found
            ]
        )
        return packed(request, listed.model_dump_json(), "application/json")

    @app.post("/api/tables", status_code=201)
    async def open_table(wanted: m.NewTable, cookie: GuestCookie = None) -> m.Opened:
        """Open a table."""
        guest = _known(house, cookie)
        house.limits.tables.take(guest)
        house.require_storage(guest)
        return m.Opened(table=(await house.open_table(wanted, guest)).id)

    @app.get("/api/tables")
    async def tables(
        list: Annotated[TableQuery, Query(description="which tables")] = TableQuery.PUBLIC, cookie: GuestCookie = None
    ) -> m.TableList:
        """List tables: public ones to join or watch, my own, or finished games."""
        guest = house.signer.guest(cookie)
        if list is TableQuery.MINE and guest is not None:
            return m.TableList(tables=await house.waiting_index.lines(guest))
        return m.TableList(tables=await house.lines(list, guest))

    @app.get("/api/tables/{table}", response_model=m.Update)
    async def snapshot(table: TablePath, cookie: GuestCookie = None) -> Any:
        """Show a table as the visitor may see it."""
        shown = await (await house.current(table)).snapshot(house.signer.guest(cookie))
        return Response(as_json(shown), media_type="application/json")

    @app.post("/api/tables/{table}/commands")
    async def command(table: TablePath, command: m.AnyCommand, cookie: GuestCookie = None) -> m.Ack:
        """Do a command without a live connection."""
        guest = _known(house, cookie)
        ack = await house.command(await house.live_table(table), guest, command)
        return m.Ack(id=ack.id, version=ack.version, table=ack.table)


def _add_records(app: FastAPI, house: House) -> None:
    @app.get("/api/games/{table}/record", response_class=PlainTextResponse)
    async def record(table: TablePath) -> str:
        """The whole record of a finished game as text, with the seed that its draws follow from."""

        def read(found: Table) -> Match:
            if found.stage is not TableStage.OVER or found.match is None:
                raise Refused(Why.NOT_OVER())
            found.require_open()
            return found.match.copy()

        match: Match = await (await house.current(table)).read(read)
        return await house.in_thread(match.record)

    @app.get("/api/tables/{table}/record", response_class=PlainTextResponse)
    async def record_so_far(table: TablePath, seat: SeatQuery = None, cookie: GuestCookie = None) -> str:
        """The record so far as one of the visitor's seats knows it, or a spectator."""
        guest = house.signer.guest(cookie)

        def read(found: Table) -> Match:
            if found.match is None:
                raise Refused(Why.NOT_BEGUN())
            if seat is not None:
                found.seat(seat).require_holder(guest)
            found.require_sight(guest)
            if found.position is not None and found.stage is not TableStage.OVER:
                raise Refused(Why.PREPARED())
            return found.match.copy()

        match: Match = await (await house.current(table)).read(read)
        return await house.in_thread(match.record_for, seat)

    async def past(table: str, seat: int | None, cookie: str | None, *, open_all: bool = False) -> Match:
        """The match so far, to be told in a worker thread while the table goes on."""
        guest, live = house.signer.guest(cookie), await house.current(table)
        match: Match = await live.read(lambda found: found.look_back(guest, seat, open_all).copy())
        return match

    @app.get("/api/tables/{table}/moments", response_model=m.MomentList)
    async def list_moments(
        table: TablePath,
        seat: SeatQuery = None,
        since: Annotated[int, Query(ge=0, le=m.LARGEST_NUMBER, description="the first moment to tell")] = 0,
        cookie: GuestCookie = None,
    ) -> Any:
        """Tell the game from the deal to now as one of the visitor's seats may know it, or a spectator."""
        match = await past(table, seat, cookie)

        def tell() -> str:
            return as_json({"count": lookback.count(match), "lines": lookback.lines(match, seat, since=since)})

        return Response(await house.in_thread(tell), media_type="application/json")

    @app.get("/api/tables/{table}/moments/{moment}", response_model=m.Moment)
    async def moment(
        table: TablePath,
        moment: Annotated[int, Path(ge=0, le=m.LARGEST_NUMBER)],
        seat: SeatQuery = None,
        open: Annotated[bool, Query(description="show everything, after the end")] = False,
        cookie: GuestCookie = None,
    ) -> Any:
        """Show a past position: to its own seats and to spectators; after the end to all, and open if they like."""
        match = await past(table, seat, cookie, open_all=open)
        shown = await house.in_thread(lambda: as_json(lookback.show(match, moment, seat, open_all=open)))
        return Response(shown, media_type="application/json")


def _add_advice(app: FastAPI, house: House) -> None:
    @app.post("/api/tables/{table}/try")
    async def try_out(table: TablePath, wanted: m.Try, cookie: GuestCookie = None) -> m.Trial:
        """Find out in private what steps on one's own seat would lead to, as far as the seat can know."""
        guest = _known(house, cookie)
        return await house.preview(await house.current(table), guest, wanted)

    @app.post("/api/tables/{table}/hint")
    async def hint(table: TablePath, asked: m.AskHint, cookie: GuestCookie = None) -> m.Hint:
        """Ask what the strongest bot would do on one's own seat, from what that seat knows."""
        guest = _known(house, cookie)
        return await house.hint(await house.current(table), guest, asked)

    @app.post("/api/tables/{table}/coach")
    async def coach(table: TablePath, asked: m.AskCoach, cookie: GuestCookie = None) -> m.Coaching:
        """Ask whether the last choice of one's own seat gave much away, at a table of one person against bots."""
        guest = _known(house, cookie)
        return await house.coach(await house.current(table), guest, asked)

    @app.get("/api/tables/{table}/knowledge")
    async def knowledge(
        table: TablePath,
        seat: OwnSeat,
        cookie: GuestCookie = None,
    ) -> m.SeatKnowledge:
        """Give a position that fits what one's own seat knows, for a bot: `Knowledge.load` reads it."""
        guest = _known(house, cookie)
        return await house.knowledge(await house.current(table), guest, seat)

    @app.get("/api/tables/{table}/moves", response_model=m.Moves)
    async def moves(
        table: TablePath,
        seat: OwnSeat,
        cookie: GuestCookie = None,
    ) -> Any:
        """List the complete moves that one's own seat could make on the table as it lies, if the table allows it."""
        guest = _known(house, cookie)
        return Response(await house.moves(await house.current(table), guest, seat), media_type="application/json")


def _add_seats(app: FastAPI, house: House) -> None:
    @app.post("/api/tables/{table}/seats/{seat}/link")
    async def link(table: TablePath, seat: SeatPath, cookie: GuestCookie = None) -> m.SeatLink:
        """Make a private link to one's seat for another device: good once, for an hour, and the only one."""
        guest = _known(house, cookie)
        house.limits.commands.take(guest)
        house.require_storage(guest)
        key = await seat_links.link(await house.current(table), seat, guest)
        return m.SeatLink(path=f"/t/{table}#seat={table}.{seat}.{key}")

    @app.get("/api/tables/{table}/seats/{seat}/link")
    async def devices(table: TablePath, seat: SeatPath, cookie: GuestCookie = None) -> m.SeatDevices:
        """Tell who holds a seat whether a private link to it is good, and how many devices have come by one."""
        return await seat_links.devices(await house.current(table), seat, _known(house, cookie))

    @app.delete("/api/tables/{table}/seats/{seat}/link")
    async def unlink(table: TablePath, seat: SeatPath, cookie: GuestCookie = None) -> None:
        """Revoke the private link of one's seat, and send away the devices that came by one."""
        guest = _known(house, cookie)
        house.limits.commands.take(guest)
        await seat_links.unlink(await house.current(table), seat, guest)

    @app.delete("/api/tables/{table}")
    async def close(table: TablePath, cookie: GuestCookie = None) -> None:
        """Close a table that has not begun, as its host."""
        guest = _known(house, cookie)
        house.limits.commands.take(guest)
        await (await house.current(table)).close(guest)

    @app.post("/api/seats")
    async def claim(claim: m.ClaimSeat, cookie: GuestCookie = None) -> m.Opened:
        """Take over the seat of a private link."""
        guest = _known(house, cookie)
        house.limits.commands.take(guest)
        parts = claim.key.split(".")
        if len(parts) != 3 or not re.fullmatch(r"[0-9]", parts[1]):
            raise Refused(Why.BAD_LINK())
        table, seat, key = parts
        await seat_links.join(await house.current(table), int(seat), key, guest, await house.name(guest))
        return m.Opened(table=table)
