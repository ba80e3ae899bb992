"""The routes of the position editor: the fields of positions, and a position after a change, checked by the rules."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Annotated, Any, TypeVar

from fastapi import Query, Response

from serai.engine.editing import changed, describe, opening
from serai.engine.errors import PositionError, SeraiError
from serai.engine.game import Game
from serai.engine.positions import parse_position
from serai.engine.registry import rulebook
from serai.server.base.errors import Refused, Why
from serai.server.base.threads import WorkerThread
from serai.server.bots.compilation import GameCompiler
from serai.server.http.dependencies import ServicesPart, limited, new_router, part
from serai.server.study import messages as s
from serai.server.study import variations
from serai.server.study.analysis import replayed
from serai.server.study.dependencies import Analysis, MomentQuery, StudyId, there
from serai.server.study.positions import shown_position
from serai.server.study.repository import Study
from serai.server.study.routes import Picture
from serai.server.tables.live.broadcast import as_json

T = TypeVar("T", s.EditPosition, s.AskPicture)
StepsQuery = Annotated[list[s.SeatStep] | None, Query(max_length=s.MOST_PATH, description="steps of a variation")]
Compiler = Annotated[GameCompiler, part(GameCompiler)]
TRIES = limited("tries")

router = new_router("editor")


@router.get("/api/editor/{name}", response_model=s.EditorAnswer, dependencies=[TRIES])
async def begin(name: str, services: ServicesPart, compiler: Compiler, players: int | None = None) -> Response:
    """A new deal of a game as a position, with the fields that can be changed."""
    try:
        game = Game(rulebook(name), players)
    except SeraiError as error:
        raise Refused(Why.BAD_POSITION(reason=str(error))) from None
    await compiler.wait(game)
    return Response(await services.thread.do(_dealt, game), media_type="application/json")


@router.get("/api/editor/studies/{study}", response_model=s.EditorAnswer, dependencies=[TRIES])
async def of_study(
    study: StudyId, analysis: Analysis, services: ServicesPart, moment: MomentQuery = 0, steps: StepsQuery = None
) -> Response:
    """A moment of a study, or what steps beside it lead to, as a position with the fields that can be changed."""
    found = there(await analysis.readable(study))
    return Response(await services.thread.do(_moment, found, moment, steps or []), media_type="application/json")


@router.post("/api/editor", response_model=s.EditorAnswer, dependencies=[TRIES])
async def change(asked: s.EditPosition, services: ServicesPart, compiler: Compiler) -> Response:
    """A position after changes and what follows from them; if it is not sound, with the sentence of the audit."""
    return Response(await _made(_changed, asked, services.thread, compiler), media_type="application/json")


@router.post("/api/editor/picture", response_class=Picture, dependencies=[TRIES])
async def picture(asked: s.AskPicture, services: ServicesPart, compiler: Compiler) -> Response:
    """A position as an SVG picture."""
    return Picture(await _made(_drawn, asked, services.thread, compiler))


async def _made(work: Callable[[Game, T], str], asked: T, thread: WorkerThread, compiler: GameCompiler) -> str:
    """What is made of a position that somebody brings, or the sentence on what is wrong with it."""
    try:
        game = await thread.do(_game_of, asked.position)
        await compiler.wait(game)
        return await thread.do(work, game, asked)
    except SeraiError as error:
        raise Refused(Why.BAD_POSITION(reason=str(error))) from None


def _drawn(game: Game, asked: s.AskPicture) -> str:
    seat = asked.eyes if isinstance(asked.eyes, int) else None
    return game.load(asked.position).svg(seat, open=asked.eyes == "open", dark=asked.dark)


def _game_of(position: Mapping[str, Any] | str) -> Game:
    told = parse_position(position)
    game = Game(rulebook(told["game"], told["rules"]), told["players"], told["options"])
    game.check_whole()
    return game


def _moment(study: Study, moment: int, steps: list[str]) -> str:
    path = s.StudyPath(moment=moment, steps=steps)
    state = variations.follow(replayed(study.record), path, study.digest).state
    return _answer(state.game, state.position())


def _dealt(game: Game) -> str:
    return _answer(game, opening(game, secrets.token_hex(8)).position())


def _changed(game: Game, asked: s.EditPosition) -> str:
    position = dict(parse_position(asked.position))
    for change in asked.changes:
        position = changed(game, position, change.field, change.at, change.value)
    return _answer(game, position)


def _answer(game: Game, position: dict[str, Any]) -> str:
    """The position, its fields, and how it looks or what is wrong with it."""
    flaw, code, info = None, None, None
    try:
        info = shown_position(game.load(position), "open")
    except PositionError as error:
        flaw, code = str(error), error.code or None
    return as_json({"form": describe(game), "position": position, "flaw": flaw, "code": code, "shown": info})
