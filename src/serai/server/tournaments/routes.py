"""The routes of tournaments, which players call tournaments."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Annotated

from fastapi import FastAPI, Path, Query, Request, Response

from serai.engine.errors import SeraiError
from serai.engine.game import Game
from serai.engine.registry import rulebook
from serai.server.base.errors import Refused, Why
from serai.server.base.rate_limits import VISITORS_OF_A_NETWORK
from serai.server.base.text import one_line
from serai.server.base.threads import asking
from serai.server.http.gzip import packed
from serai.server.protocol import messages as m
from serai.server.protocol.cookies import GuestCookie
from serai.server.tables.broadcast import as_json
from serai.server.tables.table import new_table_id
from serai.server.tournaments import csv_export
from serai.server.tournaments import messages as e
from serai.server.tournaments.tournament import Tournament

if TYPE_CHECKING:
    from serai.server.house import House
    from serai.server.tournaments.scheduler import CachedTournament

LISTED = 50
EveningId = Annotated[str, Path(pattern=m.TABLE_PATTERN, description="the id of an evening")]
MarkQuery = Annotated[bool, Query(description="begin with the mark by which some spreadsheets know UTF-8")]


class CsvResponse(Response):
    """A table for spreadsheets."""

    media_type = "text/csv; charset=utf-8"


def add(app: FastAPI, house: House) -> None:
    """Add the routes."""
    scheduler, repository = house.scheduler, house.scheduler.repository

    def visitor(cookie: str | None) -> str:
        guest = house.known(house.signer.guest(cookie))
        house.limits.commands.take(guest)
        house.require_storage(guest)
        return guest

    async def handle_of(guest: str) -> str | None:
        account = await house.members.repository.find(guest) if house.signer.is_member(guest) else None
        return account.handle if account else None

    async def is_host(guest: str | None) -> bool:
        if guest is None or not house.signer.is_member(guest):
            return False
        account = await house.members.repository.find(guest)
        return account is not None and account.is_host

    async def shown(cached: CachedTournament, guest: str | None, request: Request) -> Response:
        """A tournament as a visitor sees it; who has seen it already gets nothing again."""
        you = cached.tournament.you(guest, await is_host(guest), house.clock.now())
        known = hashlib.sha256(as_json({**you, "now": 0}).encode()).hexdigest()[:8]
        tag = f'"{cached.tournament.seq}-{known}"'
        headers = {"etag": tag, "cache-control": "private, no-cache"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return packed(request, f'{cached.shown()},"you":{as_json(you)}}}', "application/json", headers=headers)

    @app.post("/api/evenings", status_code=201)
    async def make(wanted: e.NewEvening, cookie: GuestCookie = None) -> e.EveningOpened:
        """Make a tournament: its address is all that people need to join."""
        guest = visitor(cookie)
        house.limits.tables.take(guest)
        member = house.signer.is_member(guest)
        if wanted.public and not member:
            raise Refused(Why.EVENING_PUBLIC())
        require_playable(wanted)
        source, most = house.source(guest), house.settings.evenings_per_guest
        if most and (
            await repository.unfinished(guest) >= most
            or await repository.unfinished_of(source) >= most * VISITORS_OF_A_NETWORK
        ):
            raise Refused(Why.MANY_EVENINGS(most=most))
        name, id = await house.name(guest), new_table_id()
        new = wanted.model_copy(update={"title": one_line(wanted.title)})
        await scheduler.open(id, Tournament.opening(new, name, source), guest)
        if wanted.plays:
            handle = await handle_of(guest)
            await scheduler.do(id, lambda evening: evening.joining(guest, name, handle), guest)
        return e.EveningOpened(evening=id)

    @app.get("/api/evenings")
    async def list_evenings(cookie: GuestCookie = None) -> e.EveningList:
        """List one's own tournaments and the public ones."""
        guest = house.signer.guest(cookie)
        house.limits.tries.take(guest or asking())
        own = await repository.mine(guest, LISTED) if guest is not None else []
        lists = {stage: await repository.public(stage, LISTED) for stage in ("coming", "playing", "over")}
        return e.EveningList.model_validate({"mine": own, **lists})

    @app.get("/api/evenings/{evening}", response_model=e.EveningInfo, responses={304: {"description": "as it was"}})
    async def show(evening: EveningId, request: Request, cookie: GuestCookie = None) -> Response:
        """Show a tournament: players, rounds, standings. With `If-None-Match` only when something has changed."""
        return await shown(await scheduler.get(evening), house.signer.guest(cookie), request)

    @app.post("/api/evenings/{evening}/players")
    async def join(evening: EveningId, cookie: GuestCookie = None) -> e.EveningYou:
        """Join a tournament, or come back to it: from the next round on."""
        guest = visitor(cookie)
        name, handle = await house.name(guest), await handle_of(guest)
        found = await scheduler.do(evening, lambda one: one.joining(guest, name, handle), guest)
        await repository.note(guest, evening)
        return e.EveningYou(**found.you(guest, await is_host(guest), house.clock.now()))

    @app.delete("/api/evenings/{evening}/players")
    async def leave(evening: EveningId, cookie: GuestCookie = None) -> e.EveningYou:
        """Leave a tournament; in a game that is being played a bot plays on."""
        guest = visitor(cookie)
        found = await scheduler.do(evening, lambda one: one.leaving(guest), guest)
        player = found.player_of(guest)
        if player is not None and player.stage == "left":
            await scheduler.left(found, player.number)
        return e.EveningYou(**found.you(guest, await is_host(guest), house.clock.now()))

    @app.post("/api/evenings/{evening}/commands")
    async def direct(evening: EveningId, command: e.EveningCommand, cookie: GuestCookie = None) -> e.EveningYou:
        """Direct a tournament: start, pause, go on, correct a result, remove somebody, end it."""
        guest = visitor(cookie)
        host = await is_host(guest)

        def decide(one: Tournament) -> list[object]:
            if not one.directs(guest, host):
                raise Refused(Why.NOT_DIRECTOR())
            return list(one.decide(command))

        found = await scheduler.do(evening, decide, guest)  # type: ignore[arg-type]
        if isinstance(command, e.RemovePlayer):
            await scheduler.left(found, command.player, removed=command.ban)
        elif isinstance(command, e.StartEvening | e.CallRound | e.FinishEvening | e.ResumeEvening | e.CorrectResult):
            await scheduler.advance(evening)
        return e.EveningYou(**found.you(guest, host, house.clock.now()))

    @app.get("/api/evenings/{evening}/standings.csv", response_class=CsvResponse)
    async def standings(evening: EveningId, mark: MarkQuery = False, cookie: GuestCookie = None) -> Response:
        """The standings for a spreadsheet."""
        house.limits.tries.take(house.signer.guest(cookie) or asking())
        return csv_response((await scheduler.get(evening)).tournament, csv_export.standings, "standings", mark)

    @app.get("/api/evenings/{evening}/results.csv", response_class=CsvResponse)
    async def results(evening: EveningId, mark: MarkQuery = False, cookie: GuestCookie = None) -> Response:
        """All results for a spreadsheet: a line for each seat of each table."""
        house.limits.tries.take(house.signer.guest(cookie) or asking())
        return csv_response((await scheduler.get(evening)).tournament, csv_export.results, "results", mark)


def csv_response(tournament: Tournament, write: csv_export.Writer, name: str, mark: bool) -> Response:
    """A table as a file."""
    text = csv_export.MARK * mark + write(tournament)
    return CsvResponse(text, headers={"content-disposition": f'attachment; filename="{name}.csv"'})


def require_playable(wanted: e.NewEvening) -> None:
    """Refuse a game that cannot be played by so many, or with such options."""
    try:
        rules = rulebook(wanted.game)
        for players in range(2, wanted.size + 1):
            Game(rules, players, wanted.options).check_whole()
    except SeraiError as error:
        raise Refused(Why.BAD_TABLE(hint=str(error))) from None
