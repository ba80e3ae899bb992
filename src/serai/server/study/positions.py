"""The routes of positions that people bring: read by every rule, shown, and checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import Response

from serai.engine.errors import SeraiError
from serai.engine.game import Game, State, load_position
from serai.engine.positions import parse_position
from serai.engine.registry import rulebook
from serai.server.base.errors import Refused, Why
from serai.server.bots.compilation import GameCompiler
from serai.server.http.dependencies import ServicesPart, limited, new_router, part
from serai.server.study import messages as s
from serai.server.tables.live.broadcast import as_json

router = new_router("positions")


@router.post("/api/positions", response_model=s.PositionInfo, dependencies=[limited("tries")])
async def check_position(
    asked: s.AskPosition, services: ServicesPart, compiler: Annotated[GameCompiler, part(GameCompiler)]
) -> Any:
    """Check a position against every rule and show it; what is wrong with it is told in a sentence."""
    game = await services.thread.do(game_of_position, asked.position)
    if game is not None:
        await compiler.wait(game)

    def tell() -> str:
        return as_json(shown_position(loaded(asked.position), asked.eyes))

    return Response(await services.thread.do(tell), media_type="application/json")


def game_of_position(position: Mapping[str, Any] | str) -> Game | None:
    """The game of a position, to be compiled before the position is checked."""
    try:
        told = parse_position(position)
        return Game(rulebook(told["game"], told["rules"]))
    except SeraiError:
        return None  # what is wrong is told when it is checked


def loaded(position: Mapping[str, Any] | str) -> State:
    """The state of a sound position, or a refusal."""
    try:
        state = load_position(position)
        state.game.check_whole()
        return state
    except SeraiError as error:
        raise Refused(Why.BAD_POSITION(reason=str(error))) from None


def shown_position(state: State, eyes: s.Eyes) -> dict[str, Any]:
    """A position as it looks to these eyes: a study_messages.PositionInfo."""
    open_all, seat = eyes == "open", eyes if isinstance(eyes, int) else None
    if seat is not None and seat >= state.game.players:
        raise Refused(Why.NO_SEAT(number=seat, last=state.game.players - 1))
    chooser = next(iter(state.to_act), None) if open_all else seat
    legal, sets = state.choices(chooser) if chooser in state.to_act else ([], [])
    return {
        **state.game.describe(),
        "position": state.position(),
        "view": state.open_view() if open_all else state.view(seat),
        "legal": legal,
        "sets": sets,
        "to_act": list(state.to_act),
        "ended": state.over,
    }
