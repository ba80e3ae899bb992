"""The routes of tournaments, which players call evenings."""

from __future__ import annotations

import hashlib
from typing import Annotated

from fastapi import Path, Query, Request, Response

from serai.engine.errors import SeraiError
from serai.engine.game import Game
from serai.engine.registry import rulebook
from serai.server.accounts.dependencies import OwnAccount
from serai.server.base.errors import Refused, Why
from serai.server.base.rate_limits import VISITORS_OF_A_NETWORK
from serai.server.base.text import one_line
from serai.server.http.dependencies import (
    READS,
    STORES,
    Guest,
    ServicesPart,
    Visitor,
    limited,
    new_router,
    part,
)
from serai.server.http.gzip import packed
from serai.server.people.names import Names
from serai.server.protocol import messages as m
from serai.server.services import Services
from serai.server.tables.live.broadcast import as_json
from serai.server.tables.table import new_table_id
from serai.server.tournaments import csv_export
from serai.server.tournaments import messages as e
from serai.server.tournaments.repository import TournamentRepository
from serai.server.tournaments.scheduler import TournamentScheduler
from serai.server.tournaments.tournament import Tournament, TournamentDraft

LISTED = 50
EveningId = Annotated[str, Path(pattern=m.TABLE_PATTERN, description="the id of an evening")]
MarkQuery = Annotated[bool, Query(description="begin with the mark by which some spreadsheets know UTF-8")]
Scheduler = Annotated[TournamentScheduler, part(TournamentScheduler)]
NamesPart = Annotated[Names, part(Names)]
COMMANDS = limited("commands")
ADVANCING = e.StartEvening | e.CallRound | e.FinishEvening | e.ResumeEvening | e.CorrectResult

router = new_router("tournaments")


class CsvResponse(Response):
    """A table for spreadsheets."""

    media_type = "text/csv; charset=utf-8"


@router.post("/api/evenings", status_code=201, dependencies=[COMMANDS, STORES, limited("tables")])
async def make(
    wanted: e.NewEvening,
    visitor: Visitor,
    account: OwnAccount,
    scheduler: Scheduler,
    names: NamesPart,
    services: ServicesPart,
) -> e.EveningOpened:
    """Make a tournament: its address is all that people need to join."""
    if wanted.public and not services.signer.is_member(visitor):
        raise Refused(Why.EVENING_PUBLIC())
    require_playable(wanted)
    await _require_few(scheduler.repository, visitor, services)
    name, id, handle = await names.of(visitor), new_table_id(), account.handle if account else None
    new = wanted.model_copy(update={"title": one_line(wanted.title)})
    await scheduler.open(id, Tournament.opening(new, name, services.source(visitor)), visitor)
    if wanted.plays:
        await scheduler.do(id, lambda evening: evening.joining(visitor, name, handle), visitor)
    return e.EveningOpened(evening=id)


async def _require_few(repository: TournamentRepository, guest: str, services: Services) -> None:
    """Refuse somebody who has, or whose network has, too many tournaments that are not over."""
    most = services.settings.evenings_per_guest
    if most and (
        await repository.unfinished(guest) >= most
        or await repository.unfinished_of(services.source(guest)) >= most * VISITORS_OF_A_NETWORK
    ):
        raise Refused(Why.MANY_EVENINGS(most=most))


@router.get("/api/evenings", dependencies=[READS])
async def list_evenings(guest: Guest, scheduler: Scheduler) -> e.EveningList:
    """List one's own tournaments and the public ones."""
    repository = scheduler.repository
    own = await repository.mine(guest, LISTED) if guest is not None else []
    lists = {stage: await repository.public(stage, LISTED) for stage in ("coming", "playing", "over")}
    return e.EveningList.model_validate({"mine": own, **lists})


@router.get("/api/evenings/{evening}", response_model=e.EveningInfo, responses={304: {"description": "as it was"}})
async def show(
    evening: EveningId,
    request: Request,
    guest: Guest,
    account: OwnAccount,
    scheduler: Scheduler,
    services: ServicesPart,
) -> Response:
    """Show a tournament: players, rounds, standings. With `If-None-Match` only when something has changed."""
    cached = await scheduler.get(evening)
    you = cached.tournament.you(guest, account is not None and account.is_host, services.clock.now())
    known = hashlib.sha256(as_json({**you, "now": 0}).encode()).hexdigest()[:8]
    tag = f'"{cached.tournament.seq}-{known}"'
    headers = {"etag": tag, "cache-control": "private, no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return packed(request, f'{cached.shown()},"you":{as_json(you)}}}', "application/json", headers=headers)


@router.post("/api/evenings/{evening}/players", dependencies=[COMMANDS, STORES])
async def join(
    evening: EveningId,
    visitor: Visitor,
    account: OwnAccount,
    scheduler: Scheduler,
    names: NamesPart,
    services: ServicesPart,
) -> e.EveningYou:
    """Join a tournament, or come back to it: from the next round on."""
    name, handle = await names.of(visitor), account.handle if account else None
    found = await scheduler.do(evening, lambda one: one.joining(visitor, name, handle), visitor)
    await scheduler.repository.note(visitor, evening)
    host = account is not None and account.is_host
    return e.EveningYou(**found.you(visitor, host, services.clock.now()))


@router.delete("/api/evenings/{evening}/players", dependencies=[COMMANDS, STORES])
async def leave(
    evening: EveningId, visitor: Visitor, account: OwnAccount, scheduler: Scheduler, services: ServicesPart
) -> e.EveningYou:
    """Leave a tournament; in a game that is being played a bot plays on."""
    found = await scheduler.do(evening, lambda one: one.leaving(visitor), visitor)
    player = found.player_of(visitor)
    if player is not None and player.stage == "left":
        await scheduler.left(found, player.number)
    host = account is not None and account.is_host
    return e.EveningYou(**found.you(visitor, host, services.clock.now()))


@router.post("/api/evenings/{evening}/commands", dependencies=[COMMANDS, STORES])
async def direct(
    evening: EveningId,
    command: e.EveningCommand,
    visitor: Visitor,
    account: OwnAccount,
    scheduler: Scheduler,
    services: ServicesPart,
) -> e.EveningYou:
    """Direct a tournament: start, pause, go on, correct a result, remove somebody, end it."""
    host = account is not None and account.is_host

    def decide(one: Tournament) -> list[TournamentDraft]:
        if not one.directs(visitor, host):
            raise Refused(Why.NOT_DIRECTOR())
        return list(one.decide(command))

    found = await scheduler.do(evening, decide, visitor)
    if isinstance(command, e.RemovePlayer):
        await scheduler.left(found, command.player, removed=command.ban)
    elif isinstance(command, ADVANCING):
        await scheduler.advance(evening)
    return e.EveningYou(**found.you(visitor, host, services.clock.now()))


@router.get("/api/evenings/{evening}/standings.csv", response_class=CsvResponse, dependencies=[READS])
async def standings(evening: EveningId, scheduler: Scheduler, mark: MarkQuery = False) -> Response:
    """The standings for a spreadsheet."""
    return csv_response((await scheduler.get(evening)).tournament, csv_export.standings, "standings", mark)


@router.get("/api/evenings/{evening}/results.csv", response_class=CsvResponse, dependencies=[READS])
async def results(evening: EveningId, scheduler: Scheduler, mark: MarkQuery = False) -> Response:
    """All results for a spreadsheet: a line for each seat of each table."""
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
