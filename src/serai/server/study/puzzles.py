"""The routes of puzzles. All that is stored is each visitor's first answer.

Besides those that are shipped, every study that somebody opened from a position is a puzzle under its own id: what is
best there is judged when somebody answers.

A visitor is stored as a hash that differs from puzzle to puzzle, and only so many for each puzzle: how the first few
thousand did tells enough, and nobody can fill the disk.
"""

from __future__ import annotations

import datetime
import functools
import hashlib
import itertools
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Path, Request, Response

import serai
from serai.engine.errors import IllegalMove
from serai.engine.game import Knowledge, State
from serai.problems.puzzles import Puzzle, daily, shipped
from serai.server.base.errors import Refused, Why
from serai.server.bots.compilation import GameCompiler
from serai.server.http.dependencies import ServicesPart, Visitor, limited, new_router, part
from serai.server.http.gzip import packed
from serai.server.protocol import messages as m
from serai.server.services import Services
from serai.server.study.analysis import AnalysisService, replayed
from serai.server.study.dependencies import Analysis
from serai.server.study.repository import Study
from serai.server.tables.live.broadcast import as_json
from serai.server.tables.previews import preview_steps, refused_step

MOST_ANSWERS = 2_000  # that are stored of each puzzle
VISITOR_DIGITS = 16
BYTES_OF_AN_ANSWER = 100  # on disk
RIGHT = ("best", "good", "doubt")  # verdicts: nothing better was found, or nobody can tell
PuzzlePath = Annotated[str, Path(max_length=22, description="the id of a puzzle")]
TRIES = limited("tries")

router = new_router("puzzles")


@functools.cache
def all_puzzles() -> dict[str, Puzzle]:
    """Every puzzle by its id."""
    return {puzzle.id: puzzle for name in serai.game_names() for puzzle in shipped(name)}


@dataclass(frozen=True)
class Own:
    """A position of somebody's own, and the seat that is asked."""

    id: str
    state: State
    seat: int
    level: str = "own"

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.state.game.name

    @property
    def players(self) -> int:
        """How many play."""
        return self.state.game.players

    def knowledge(self) -> Knowledge:
        """What the seat knows."""
        return self.state.knowledge(self.seat)


async def _find(
    puzzle: PuzzlePath,
    analysis: Analysis,
    compiler: Annotated[GameCompiler, part(GameCompiler)],
    services: ServicesPart,
    _counted: Annotated[None, TRIES],
) -> Puzzle | Own:
    found: Puzzle | Own | None = (await services.thread.do(all_puzzles)).get(puzzle)
    if found is None and re.fullmatch(m.TABLE_PATTERN, puzzle):
        study = await analysis.readable(puzzle)
        found = await services.thread.do(_own, study) if study is not None and study.source == "position" else None
    if found is None:
        raise Refused(Why.NO_PUZZLE())
    await compiler.wait(serai.game(found.game))
    return found


FoundPuzzle = Annotated[Puzzle | Own, Depends(_find)]
"""A puzzle, when its game is compiled: one of ours, or what a study asks that was opened from a position."""


@router.get("/api/puzzles", response_model=m.PuzzleList)
async def list_puzzles(request: Request, services: ServicesPart) -> Any:
    """List the puzzles, and which one is today's of each game: the same for everybody, by the date of UTC."""
    today = datetime.datetime.now(datetime.UTC).date()
    return packed(request, await services.thread.do(_repository, today), "application/json")


@router.get("/api/puzzles/{puzzle}", response_model=m.PuzzleTask)
async def show_puzzle(found: FoundPuzzle, services: ServicesPart) -> Any:
    """Show what one seat knows and may choose."""
    return Response(await services.thread.do(_task, found), media_type="application/json")


@router.post("/api/puzzles/{puzzle}/try", response_model=m.PuzzleTrial)
async def try_puzzle(found: FoundPuzzle, tried: m.PuzzleSteps, services: ServicesPart) -> Any:
    """Find out what some steps would lead to, as far as the seat can know; nothing is answered."""
    return Response(await services.thread.do(_trial, found, tried.steps), media_type="application/json")


@router.post("/api/puzzles/{puzzle}/answer", response_model=m.PuzzleAnswer)
async def answer_puzzle(
    found: FoundPuzzle, answer: m.PuzzleSteps, visitor: Visitor, analysis: Analysis, services: ServicesPart
) -> Any:
    """Answer with a step, or a turn that begins with it; each visitor's first answer counts for the others."""
    store, limits = services.store, services.limits
    limits.require_storage(visitor)
    if isinstance(found, Own):
        shown = await _judged(found, answer.steps, visitor, analysis, services)
    else:
        shown = await services.thread.do(_answer, found, answer.steps)
    limits.stored.spend(visitor, BYTES_OF_AN_ANSWER)
    await store.answer_puzzle(found.id, _visitor(found, visitor), shown["right"], MOST_ANSWERS)
    shown["tried"], shown["solved"] = await store.puzzle_tally(found.id)
    return Response(as_json(shown), media_type="application/json")


async def _judged(
    puzzle: Own, steps: list[str], guest: str, analysis: AnalysisService, services: Services
) -> dict[str, Any]:
    """A messages.PuzzleAnswer of somebody's own puzzle, without how the others did."""
    services.limits.hints.take(guest)
    given = await services.thread.do(_given, puzzle, steps)
    told = await analysis.judge(puzzle.knowledge(), 0, guest, puzzle.id, given)
    return await services.thread.do(_told, puzzle, given, told)


def _own(study: Study) -> Own:
    state = replayed(study.record).state
    seat = next((seat for seat in state.to_act if len(state.legal_actions(seat)) > 1), None)
    if seat is None:
        raise Refused(Why.NO_CHOICE())
    return Own(study.id, state, seat)


def _visitor(puzzle: Puzzle | Own, guest: str) -> str:
    return hashlib.sha256(f"{puzzle.id} {guest}".encode()).hexdigest()[:VISITOR_DIGITS]


@functools.lru_cache(maxsize=2)
def _repository(today: datetime.date) -> str:
    shelves = []
    for name in serai.game_names():
        if puzzles := shipped(name):
            lines = [m.PuzzleLine.model_validate(one, from_attributes=True) for one in puzzles]
            shelves.append(m.PuzzleShelf(game=name, today=daily(puzzles, today).id, puzzles=lines))
    return m.PuzzleList(day=today.isoformat(), shelves=shelves).model_dump_json()


def _task(puzzle: Puzzle | Own) -> str:
    knowledge = puzzle.knowledge()
    shown = {
        "id": puzzle.id,
        "game": puzzle.game,
        "players": puzzle.players,
        "seat": puzzle.seat,
        "level": puzzle.level,
        "options": dict(knowledge.game.options),
    }
    return as_json(shown | preview_steps(knowledge, ()))


def _trial(puzzle: Puzzle | Own, steps: list[str]) -> str:
    return as_json(preview_steps(puzzle.knowledge(), steps))


def _given(puzzle: Puzzle | Own, steps: list[str]) -> str:
    """The step of an answer; one that is not legal is refused, and counts for nothing."""
    knowledge = puzzle.knowledge()
    if not steps:
        raise Refused(Why.BAD_REQUEST(hint="An answer has a step."))
    try:
        given: str = knowledge.game.steps[knowledge.game.action(steps[0])]
    except IllegalMove as error:
        raise refused_step(error, 0, steps[:1]) from None
    preview_steps(knowledge, [given])
    return given


def _turn(puzzle: Puzzle | Own, steps: Sequence[str]) -> dict[str, Any]:
    return {"steps": list(steps), **preview_steps(puzzle.knowledge(), steps)}


def _told(puzzle: Own, given: str, told: dict[str, Any]) -> dict[str, Any]:
    """What was judged of an answer, as a messages.PuzzleAnswer without how the others did."""
    mine = f"{puzzle.seat} "
    line = [step.removeprefix(mine) for step in itertools.takewhile(lambda step: step.startswith(mine), told["line"])]
    candidates = [{key: one[key] for key in ("step", "win", "interval")} for one in told["candidates"]]
    second = next((one["step"] for one in candidates if one["step"] != told["best"]), given)
    return {
        "right": told["verdict"] in RIGHT,
        "step": given,
        "best": _turn(puzzle, line if line[:1] == [told["best"]] else [told["best"]]),
        "rival": _turn(puzzle, [second]),
        "yours": _turn(puzzle, [given]),
        "candidates": candidates,
        "found": {},
        "simulations": 0,  # as many as a quick look takes
    }


def _answer(puzzle: Puzzle, steps: list[str]) -> dict[str, Any]:
    """A messages.PuzzleAnswer without how the others did."""
    given = _given(puzzle, steps)
    return {
        "right": given == puzzle.solution,
        "step": given,
        "best": _turn(puzzle, puzzle.turn),
        "rival": _turn(puzzle, puzzle.rival_turn),
        "yours": _turn(puzzle, [given]),
        "candidates": [vars(choice) for choice in puzzle.candidates],
        "found": dict(puzzle.found),
        "simulations": puzzle.proof["check"],
    }
