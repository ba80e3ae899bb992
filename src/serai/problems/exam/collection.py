"""Reads the questions of the exam: those that come with Serai, and files."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from pathlib import Path

from serai.problems.exam.question import Question, QuestionError
from serai.problems.puzzles.collection import PACKED, read_lines, write_lines

SHIPPED = Path(__file__).parent / "data"


def read_questions(path: Path) -> list[Question]:
    """The questions of a file, as they stand in it."""
    return read_lines(path, "questions", Question.from_json, QuestionError)


def write_questions(path: Path, questions: Iterable[Question]) -> None:
    """Write all of them, or leave the file as it was."""
    write_lines(path, (question.to_json() for question in questions))


def shipped_file(game: str) -> Path:
    """Where the questions of a game lie that come with Serai."""
    return SHIPPED / f"{game}.jsonl{PACKED}"


@functools.cache
def shipped(game: str) -> tuple[Question, ...]:
    """The questions of a game that come with Serai; none for a game that has no file."""
    path = shipped_file(game)
    return tuple(read_questions(path)) if path.exists() else ()
