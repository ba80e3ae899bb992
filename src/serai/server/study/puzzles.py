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
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import FastAPI, Path, Request, Response

import serai
from serai.engine.errors import IllegalMove
from serai.problems.puzzles import Puzzle, daily, shipped
from serai.server.base.errors import Refused, Why
from serai.server.http.gzip import packed
from serai.server.protocol import messages as m
from serai.server.protocol.cookies import GuestCookie
from serai.server.study.analysis import replayed
from serai.server.tables.broadcast import as_json
from serai.server.tables.previews import preview_steps, refused_step

if TYPE_CHECKING:
    from serai.engine.game import Knowledge, State
    from serai.server.house import House
    from serai.server.study.repository import Study

MOST_ANSWERS = 2_000  # that are stored of each puzzle
VISITOR_DIGITS = 16
BYTES_OF_AN_ANSWER = 100  # on disk
RIGHT = ("best", "good", "doubt")  # verdicts: nothing better was found, or nobody can tell
PuzzlePath = Annotated[str, Path(max_length=22, description="the id of a puzzle")]


@functools.cache
def all_puzzles() -> dict[str, Puzzle]:
    """Every puzzle by its id."""
    return {puzzle.id: puzzle for name in serai.game_names() for puzzle in shipped(name)}


def add(app: FastAPI, house: House) -> None:
    """Add the routes."""

    async def find(puzzle: str, cookie: str | None) -> tuple[Puzzle | Own, str]:
        """The puzzle, when its game is compiled, and who asks."""
        guest = house.known(house.signer.guest(cookie))
        house.limits.tries.take(guest)
        found: Puzzle | Own | None = (await house.in_thread(all_puzzles)).get(puzzle) or await own(puzzle)
        if found is None:
            raise Refused(Why.NO_PUZZLE())
        await house.compiler.wait(serai.game(found.game))
        return found, guest

    async def own(puzzle: str) -> Own | None:
        """What a study asks that was opened from a position."""
        study = await house.analysis_service.readable(puzzle) if re.fullmatch(m.TABLE_PATTERN, puzzle) else None
        return None if study is None or study.source != "position" else await house.in_thread(_own, study)

    async def judged(puzzle: Own, steps: list[str], guest: str) -> dict[str, Any]:
        """A messages.PuzzleAnswer of somebody's own puzzle, without how the others did."""
        house.limits.hints.take(guest)
        given = await house.in_thread(_given, puzzle, steps)
        told = await house.analysis_service.judge(puzzle.knowledge(), 0, guest, puzzle.id, given)
        return await house.in_thread(_told, puzzle, given, told)

    @app.get("/api/puzzles", response_model=m.PuzzleList)
    async def list_puzzles(request: Request) -> Any:
        """List the puzzles, and which one is today's of each game: the same for everybody, by the date of UTC."""
        today = datetime.datetime.now(datetime.UTC).date()
        return packed(request, await house.in_thread(_repository, today), "application/json")

    @app.get("/api/puzzles/{puzzle}", response_model=m.PuzzleTask)
    async def show_puzzle(puzzle: PuzzlePath, cookie: GuestCookie = None) -> Any:
        """Show what one seat knows and may choose."""
        found, _guest = await find(puzzle, cookie)
        return Response(await house.in_thread(_task, found), media_type="application/json")

    @app.post("/api/puzzles/{puzzle}/try", response_model=m.PuzzleTrial)
    async def try_puzzle(puzzle: PuzzlePath, tried: m.PuzzleSteps, cookie: GuestCookie = None) -> Any:
        """Find out what some steps would lead to, as far as the seat can know; nothing is answered."""
        found, _guest = await find(puzzle, cookie)
        return Response(await house.in_thread(_trial, found, tried.steps), media_type="application/json")

    @app.post("/api/puzzles/{puzzle}/answer", response_model=m.PuzzleAnswer)
    async def answer_puzzle(puzzle: PuzzlePath, answer: m.PuzzleSteps, cookie: GuestCookie = None) -> Any:
        """Answer with a step, or a turn that begins with it; each visitor's first answer counts for the others."""
        found, guest = await find(puzzle, cookie)
        house.require_storage(guest)
        if isinstance(found, Own):
            shown = await judged(found, answer.steps, guest)
        else:
            shown = await house.in_thread(_answer, found, answer.steps)
        house.limits.stored.spend(guest, BYTES_OF_AN_ANSWER)
        await house.store.answer_puzzle(found.id, _visitor(found, guest), shown["right"], MOST_ANSWERS)
        shown["tried"], shown["solved"] = await house.store.puzzle_tally(found.id)
        return Response(as_json(shown), media_type="application/json")


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
