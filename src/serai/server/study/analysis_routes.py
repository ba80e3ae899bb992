"""The routes by which studies are judged, and played on against bots."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from fastapi import Query, Response, WebSocket

from serai.engine.chance import generator
from serai.engine.game import Knowledge, State
from serai.server.base.errors import Refused, Why
from serai.server.http.channel import serve_socket
from serai.server.http.dependencies import ServicesPart, Visitor, new_router, part
from serai.server.people.names import Names
from serai.server.protocol import messages as m
from serai.server.study import messages as s
from serai.server.study import variations
from serai.server.study.analysis import AnalysisService, replayed
from serai.server.study.dependencies import Analysis, OwnStudy, ReadableStudy, there
from serai.server.study.progress import Progress
from serai.server.study.repository import Study
from serai.server.study.studies import known_level
from serai.server.tables.live.broadcast import as_json
from serai.server.tables.opening import TableOpener
from serai.server.tables.service import TableService

SEED_BYTES = 8
ResultQuery = Annotated[bool, Query(description="tell what was judged so far too")]

router = new_router("studies")


@router.post("/api/studies/{study}/analysis")
async def analyse(own: OwnStudy, asked: s.AskAnalysis, service: Analysis, services: ServicesPart) -> s.AnalysisState:
    """Let the strongest bot judge every decision, in the background; what was judged before is there at once."""
    await service.request(own, asked.budget, own.owner)
    services.metrics.analyses.add()
    return await _state(own, service)


@router.get("/api/studies/{study}/analysis", response_model=s.AnalysisState)
async def analysis(found: ReadableStudy, service: Analysis, services: ServicesPart, result: ResultQuery = True) -> Any:
    """Tell how far the analysis is and what was judged so far."""
    told = await services.thread.do(as_json, await service.state(found, result=result))
    return Response(told, media_type="application/json")


@router.websocket("/api/studies/{study}/live")
async def live(socket: WebSocket, study: str, service: Analysis, services: ServicesPart) -> None:
    """Follow how far the analysis is: an AnalysisState without what was judged, whenever there is more."""
    await serve_socket(services, socket, study, lambda channel: Progress(channel, study, service).talk())


@router.delete("/api/studies/{study}/analysis")
async def stop(own: OwnStudy, service: Analysis) -> s.AnalysisState:
    """Stop the analysis; what was judged is kept, and asked again it goes on."""
    await service.stop(own, own.owner)
    return await _state(own, service)


async def _state(study: Study, service: AnalysisService) -> s.AnalysisState:
    """How far the analysis of a study is now."""
    found = there(await service.repository.find(study.id))
    return s.AnalysisState(**await service.state(found, result=False))


@router.post("/api/studies/{study}/judge")
async def judge(
    visitor: Visitor, found: ReadableStudy, asked: s.AskJudgement, service: Analysis, services: ServicesPart
) -> s.AnalysisDecision:
    """Ask what the strongest bot would do at a position, by what the seat to act knows there."""
    services.limits.hints.take(visitor)
    knowledge = await services.thread.do(_knowledge, found, asked)
    told = await service.judge(knowledge, asked.path.moment, visitor, found.id)
    return s.AnalysisDecision.model_validate(told, strict=False)


def _knowledge(study: Study, asked: s.AskJudgement) -> Knowledge:
    """What the seat that is asked about knows at a position where it has a choice."""
    state = variations.follow(replayed(study.record), asked.path, study.digest).state
    if state.over:
        raise Refused(Why.STUDY_OVER())
    seats = state.to_act if asked.seat is None else {asked.seat} & set(state.to_act)
    seat = next((seat for seat in seats if len(state.legal_actions(seat)) > 1), None)
    if seat is None:
        raise Refused(Why.NO_CHOICE())
    return state.knowledge(seat)


@router.post("/api/studies/{study}/play", status_code=201)
async def play(
    visitor: Visitor,
    found: ReadableStudy,
    wanted: s.PlayStudy,
    opener: Annotated[TableOpener, part(TableOpener)],
    tables: Annotated[TableService, part(TableService)],
    names: Annotated[Names, part(Names)],
    services: ServicesPart,
) -> m.Opened:
    """Play on from a position against bots: what the seat could not know is imagined anew, the rest stays."""
    services.limits.tables.take(visitor)
    services.limits.require_storage(visitor)
    state = await services.thread.do(_imagined, found, wanted)
    level = known_level(state.game, wanted.level)
    table = m.NewTable(
        game=state.game.name, players=state.game.players, options=dict(state.game.options),
        position=await services.thread.do(state.position), sit=False,
    )  # fmt: skip
    kept = {wanted.seat: (visitor, await names.of(visitor))}
    bots = {seat: level for seat in range(state.game.players) if seat != wanted.seat}
    opened = await opener.open(table, visitor, kept=kept, bots=bots)
    await tables.command(opened, visitor, m.Start(type="start", id="study"))
    return m.Opened(table=opened.id)


def _imagined(study: Study, wanted: s.PlayStudy) -> State:
    """The position of a path, with what a seat could not know imagined anew."""
    match = replayed(study.record)
    variations.require_eyes(match, wanted.seat)
    state = variations.follow(match, wanted.path, study.digest).state
    if state.over:
        raise Refused(Why.STUDY_OVER())
    return state.imagine(wanted.seat, generator(secrets.token_hex(SEED_BYTES)))
