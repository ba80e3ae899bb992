"""The application: HTTP routes and the live socket over one house."""

from __future__ import annotations

import contextlib
import gc
import re
import sys
from collections.abc import AsyncIterator, Callable
from typing import Annotated, Any

from fastapi import FastAPI, Path, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException

import serai
from serai.bots import bot_names
from serai.engine.match import Match
from serai.server import (
    accounts,
    calls,
    classroom,
    deals,
    editor,
    evenings,
    hostroom,
    journal,
    lobby,
    manual,
    moments,
    pages,
    plans,
    players,
    positions,
    puzzlebook,
    readiness,
    reports,
    rulepages,
    scraping,
    studies,
)
from serai.server import devices as other_devices
from serai.server import messages as m
from serai.server.cookies import GuestCookie, set_cookie
from serai.server.errors import ERRORS, PROBLEM
from serai.server.house import House
from serai.server.late import LateRoute
from serai.server.limits import network
from serai.server.live import serve_table
from serai.server.log import TableQuery
from serai.server.packing import packed
from serai.server.paths import SeatQuery, TablePath
from serai.server.readiness import READY
from serai.server.reasons import Refused, Why
from serai.server.settings import Settings
from serai.server.shield import Shield, client_address
from serai.server.stages import TableStage
from serai.server.tables import Table
from serai.server.updates import as_json
from serai.server.wire import Door

GC_THRESHOLDS = (6_000, 5, 1_000)  # small steps, for whoever collects keeps everybody waiting; moves leave no circles
SWITCH_SECONDS = 0.001  # how long a thread that computes may keep the event loop waiting


def create(
    settings: Settings | None = None, say: Callable[[str], None] | None = None, door: Door | None = None
) -> FastAPI:
    """The application of a server process; settings come from the environment unless given."""
    house = House(Settings.from_environment() if settings is None else settings, say, door)

    @contextlib.asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        journal.keep(house.settings.log_format, house.settings.log_level)
        await house.open()
        gc.collect()
        gc.freeze()  # what is loaded now stays; collecting it again and again would only make moves wait
        gc.set_threshold(*GC_THRESHOLDS)
        sys.setswitchinterval(SWITCH_SECONDS)
        readiness.leave_patiently(house.settings.drain_seconds)
        yield {"door": house.door}
        await house.close()

    app = FastAPI(
        title="Serai",
        summary="Tables of Bakschisch, The Thief of Bagdad and Five Tribes.",
        version=serai.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=ERRORS,
        separate_input_output_schemas=False,
    )
    app.router.route_class = LateRoute
    app.state.house = house
    app.add_middleware(Shield, house=house)
    _add_errors(app, house)
    _add_visitors(app, house)
    _add_tables(app, house)
    _add_study(app, house)
    _add_seats(app, house)

    @app.websocket("/api/tables/{table}/live")
    async def live(socket: WebSocket, table: str) -> None:
        await serve_table(house, socket, table)

    rulepages.add(app)
    app.router.routes.extend(manual.routes())
    classroom.add(app, house)
    puzzlebook.add(app, house)
    studies.add(app, house)
    positions.add(app, house)
    editor.add(app, house)
    deals.add(app, house)
    accounts.add(app, house)
    evenings.add(app, house)
    players.add(app, house)
    lobby.add(app, house)
    reports.add(app, house)
    plans.add(app, house)
    calls.add(app, house)
    hostroom.add(app, house)
    scraping.add(app, house)
    only = house.settings.members_only
    app.router.routes.extend(pages.routes(house.store.about, house.studyroom.shelf.preview, members_only=only))
    return app


def _add_errors(app: FastAPI, house: House) -> None:
    """Every error is a Problem in JSON; a browser that asks for a page that is not here gets the client's own."""

    door = house.settings.members_only

    def answer(error: Refused) -> JSONResponse:
        house.metrics.refusals.add(error.code)
        return JSONResponse(m.Problem.of(error).model_dump(), error.status)

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        lost = error.status == 404 and pages.wants_page(request)
        return pages.shell(request, status=404, door=door) if lost else answer(error)

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        if first["loc"] == ("path", "table"):
            return answer(Refused(Why.NO_TABLE()))
        if first["loc"] == ("path", "study"):
            return answer(Refused(Why.NO_STUDY()))
        if first["loc"] == ("path", "evening"):
            return answer(Refused(Why.NO_EVENING()))
        place = ".".join(str(part) for part in first["loc"])[:80]
        return answer(Refused(Why.BAD_REQUEST(hint=f"{place}: {first['msg']}.")))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404 and pages.wants_page(request):
            return pages.shell(request, status=404, door=door)
        said = answer(Refused(Why.HTTP(hint=f"{error.detail}."), status=error.status_code))
        said.headers.update(error.headers or {})
        return said


def _add_visitors(app: FastAPI, house: House) -> None:
    @app.get("/api/health", responses=PROBLEM)
    async def health(response: Response) -> m.Health:
        """Tell whether the server can read and write; 503 if it cannot."""
        ok = await house.healthy()
        response.status_code = 200 if ok else 503
        return m.Health(ok=ok, version=serai.__version__, prepared=house.workshop.all_ready)

    @app.get("/api/ready")
    async def ready(response: Response) -> m.Ready:
        """Tell whether people should be sent here now; 503 if not: it starts, compiles rules, cannot write or stops."""
        why = await house.readiness()
        response.status_code = 200 if why == READY else 503
        return m.Ready(ready=why == READY, why=why)

    @app.get("/api/games", response_model=m.GameList)
    async def games(request: Request) -> Any:
        """List the games with their options and bots."""
        found = [serai.game(name) for name in serai.game_names()]
        listed = m.GameList(
            games=[
                m.GameInfo(
                    **game.rulebook.describe(), bots=list(bot_names(game)), preparing=house.workshop.preparing(game)
                )
                for game in found
            ]
        )
        return packed(request, listed.model_dump_json(), "application/json")

    @app.post("/api/me")
    async def enter(request: Request, response: Response, cookie: GuestCookie = None) -> m.Me:
        """Give a visitor an identity, in a cookie, unless they have one."""
        guest = house.signer.guest(cookie)
        if guest is None:
            house.limits.guests.take(network(client_address(request)))
            guest = house.signer.new_guest()
            house.limits.networks.note(guest, client_address(request))
            set_cookie(response, request, house.signer.cookie(guest))
        return await house.members.me(guest)

    @app.put("/api/me")
    async def rename(new: m.Rename, cookie: GuestCookie = None) -> m.Me:
        """Choose a display name."""
        guest = _known(house, cookie)
        house.limits.commands.take(guest)
        await house.rename(guest, new.name)
        return await house.members.me(guest)


def _known(house: House, cookie: str | None) -> str:
    return house.known(house.signer.guest(cookie))


def _add_tables(app: FastAPI, house: House) -> None:
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
            return m.TableList(tables=await house.awaiting.lines(guest))
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
        ack = await house.command(await house.room(table), guest, command)
        return m.Ack(id=ack.id, version=ack.version, table=ack.table)

    @app.get("/api/games/{table}/record", response_class=PlainTextResponse)
    async def record(table: TablePath) -> str:
        """The whole record of a finished game as text, with the seed that its draws follow from."""

        def read(found: Table) -> Match:
            if found.stage is not TableStage.OVER or found.match is None:
                raise Refused(Why.NOT_OVER())
            found.require_open()
            return found.match.copy()

        match: Match = await (await house.current(table)).read(read)
        return await house.beside(match.record)

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
        return await house.beside(match.record_for, seat)


def _add_study(app: FastAPI, house: House) -> None:
    @app.post("/api/tables/{table}/try")
    async def try_out(table: TablePath, wanted: m.Try, cookie: GuestCookie = None) -> m.Trial:
        """Find out in private what steps on one's own seat would lead to, as far as the seat can know."""
        guest = _known(house, cookie)
        return await house.try_out(await house.current(table), guest, wanted)

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
        seat: Annotated[int, Query(ge=0, lt=m.MOST_SEATS, description="one of the visitor's own seats")],
        cookie: GuestCookie = None,
    ) -> m.SeatKnowledge:
        """Give a position that fits what one's own seat knows, for a bot: `Knowledge.load` reads it."""
        guest = _known(house, cookie)
        return await house.knowledge(await house.current(table), guest, seat)

    @app.get("/api/tables/{table}/moves", response_model=m.Moves)
    async def moves(
        table: TablePath,
        seat: Annotated[int, Query(ge=0, lt=m.MOST_SEATS, description="one of the visitor's own seats")],
        cookie: GuestCookie = None,
    ) -> Any:
        """List the complete moves that one's own seat could make on the table as it lies, if the table allows it."""
        guest = _known(house, cookie)
        return Response(await house.moves(await house.current(table), guest, seat), media_type="application/json")

    async def past(table: str, seat: int | None, cookie: str | None, *, open_all: bool = False) -> Match:
        """The match so far, to be told beside the event loop while the table goes on."""
        guest, room = house.signer.guest(cookie), await house.current(table)
        match: Match = await room.read(lambda found: found.look_back(guest, seat, open_all).copy())
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
            return as_json({"count": moments.count(match), "lines": moments.lines(match, seat, since=since)})

        return Response(await house.beside(tell), media_type="application/json")

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
        shown = await house.beside(lambda: as_json(moments.show(match, moment, seat, open_all=open)))
        return Response(shown, media_type="application/json")


def _add_seats(app: FastAPI, house: House) -> None:
    @app.post("/api/tables/{table}/seats/{seat}/link")
    async def link(
        table: TablePath, seat: Annotated[int, Path(ge=0, lt=m.MOST_SEATS)], cookie: GuestCookie = None
    ) -> m.SeatLink:
        """Make a private link to one's seat for another device: good once, for an hour, and the only one."""
        guest = _known(house, cookie)
        house.limits.commands.take(guest)
        house.require_storage(guest)
        key = await other_devices.link(await house.current(table), seat, guest)
        return m.SeatLink(path=f"/t/{table}#seat={table}.{seat}.{key}")

    @app.get("/api/tables/{table}/seats/{seat}/link")
    async def devices(
        table: TablePath, seat: Annotated[int, Path(ge=0, lt=m.MOST_SEATS)], cookie: GuestCookie = None
    ) -> m.SeatDevices:
        """Tell who holds a seat whether a private link to it is good, and how many devices have come by one."""
        return await other_devices.devices(await house.current(table), seat, _known(house, cookie))

    @app.delete("/api/tables/{table}/seats/{seat}/link")
    async def unlink(
        table: TablePath, seat: Annotated[int, Path(ge=0, lt=m.MOST_SEATS)], cookie: GuestCookie = None
    ) -> None:
        """Revoke the private link of one's seat, and send away the devices that came by one."""
        guest = _known(house, cookie)
        house.limits.commands.take(guest)
        await other_devices.unlink(await house.current(table), seat, guest)

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
        await other_devices.join(await house.current(table), int(seat), key, guest, await house.name(guest))
        return m.Opened(table=table)
