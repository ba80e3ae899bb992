"""The puzzle book: puzzles over HTTP. Nothing of a puzzle is kept here but each visitor's first answer.

A visitor is stored as a hash that differs from puzzle to puzzle, and only so many for each puzzle: how the first few
thousand did tells enough, and nobody can fill the disk.
"""

from __future__ import annotations

import datetime
import functools
import hashlib
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import FastAPI, Path, Response

import serai
from serai.engine.errors import IllegalMove
from serai.puzzles import Puzzle, daily, shipped
from serai.server import messages as m
from serai.server.cookies import GuestCookie
from serai.server.reasons import Refused, Why
from serai.server.trials import refused_step, try_steps
from serai.server.updates import as_json

if TYPE_CHECKING:
    from serai.server.house import House

MOST_ANSWERS = 2_000  # that are stored of each puzzle
VISITOR_DIGITS = 16
BYTES_OF_AN_ANSWER = 100  # on disk
PuzzlePath = Annotated[str, Path(max_length=20, description="the id of a puzzle")]


@functools.cache
def all_puzzles() -> dict[str, Puzzle]:
    """Every puzzle by its id."""
    return {puzzle.id: puzzle for name in serai.game_names() for puzzle in shipped(name)}


def add(app: FastAPI, house: House) -> None:
    """Add the routes."""

    async def find(puzzle: str, cookie: str | None) -> tuple[Puzzle, str]:
        """The puzzle, when its game is compiled, and who asks."""
        guest = house.known(house.signer.guest(cookie))
        house.limits.tries.take(guest)
        found = (await house.beside(all_puzzles)).get(puzzle)
        if found is None:
            raise Refused(Why.NO_PUZZLE())
        await house.workshop.wait(serai.game(found.game))
        return found, guest

    @app.get("/api/puzzles")
    async def list_puzzles() -> m.PuzzleList:
        """List the puzzles, and which one is today's of each game: the same for everybody, by the date of UTC."""
        today = datetime.datetime.now(datetime.UTC).date()
        return await house.beside(_shelf, today)

    @app.get("/api/puzzles/{puzzle}", response_model=m.PuzzleTask)
    async def show_puzzle(puzzle: PuzzlePath, cookie: GuestCookie = None) -> Any:
        """Show what one seat knows and may choose."""
        found, _guest = await find(puzzle, cookie)
        return Response(await house.beside(_task, found), media_type="application/json")

    @app.post("/api/puzzles/{puzzle}/try", response_model=m.PuzzleTrial)
    async def try_puzzle(puzzle: PuzzlePath, tried: m.PuzzleSteps, cookie: GuestCookie = None) -> Any:
        """Find out what some steps would lead to, as far as the seat can know; nothing is answered."""
        found, _guest = await find(puzzle, cookie)
        return Response(await house.beside(_trial, found, tried.steps), media_type="application/json")

    @app.post("/api/puzzles/{puzzle}/answer", response_model=m.PuzzleAnswer)
    async def answer_puzzle(puzzle: PuzzlePath, answer: m.PuzzleSteps, cookie: GuestCookie = None) -> Any:
        """Answer with a step, or a turn that begins with it; each visitor's first answer counts for the others."""
        found, guest = await find(puzzle, cookie)
        house.require_storage(guest)
        shown = await house.beside(_answer, found, answer.steps)
        house.limits.stored.spend(guest, BYTES_OF_AN_ANSWER)
        await house.store.answer_puzzle(found.id, _visitor(found, guest), shown["right"], MOST_ANSWERS)
        shown["tried"], shown["solved"] = await house.store.puzzle_tally(found.id)
        return Response(as_json(shown), media_type="application/json")


def _visitor(puzzle: Puzzle, guest: str) -> str:
    return hashlib.sha256(f"{puzzle.id} {guest}".encode()).hexdigest()[:VISITOR_DIGITS]


def _shelf(today: datetime.date) -> m.PuzzleList:
    shelves = []
    for name in serai.game_names():
        if puzzles := shipped(name):
            lines = [m.PuzzleLine.model_validate(one, from_attributes=True) for one in puzzles]
            shelves.append(m.PuzzleShelf(game=name, today=daily(puzzles, today).id, puzzles=lines))
    return m.PuzzleList(day=today.isoformat(), shelves=shelves)


def _task(puzzle: Puzzle) -> str:
    knowledge = puzzle.knowledge()
    shown = {
        "id": puzzle.id,
        "game": puzzle.game,
        "players": puzzle.players,
        "seat": puzzle.seat,
        "level": puzzle.level,
        "options": dict(knowledge.game.options),
    }
    return as_json(shown | try_steps(knowledge, ()))


def _trial(puzzle: Puzzle, steps: list[str]) -> str:
    return as_json(try_steps(puzzle.knowledge(), steps))


def _answer(puzzle: Puzzle, steps: list[str]) -> dict[str, Any]:
    """A messages.PuzzleAnswer without how the others did."""
    knowledge = puzzle.knowledge()
    names = knowledge.game.steps
    if not steps:
        raise Refused(Why.BAD_REQUEST(hint="An answer has a step."))
    try:
        given = names[knowledge.game.action(steps[0])]
    except IllegalMove as error:
        raise refused_step(error, 0, steps[:1]) from None
    yours = try_steps(knowledge, [given])  # a step that is not legal is refused, and counts for nothing
    return {
        "right": given == puzzle.solution,
        "step": given,
        "best": {"steps": list(puzzle.turn), **try_steps(knowledge, puzzle.turn)},
        "rival": {"steps": list(puzzle.rival_turn), **try_steps(knowledge, puzzle.rival_turn)},
        "yours": {"steps": [given], **yours},
        "candidates": [vars(choice) for choice in puzzle.candidates],
        "found": dict(puzzle.found),
        "simulations": puzzle.proof["check"],
    }
