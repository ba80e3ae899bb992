"""`serai lessons`: list the lessons, and check one of your own."""

from __future__ import annotations

from pathlib import Path

from serai.cli.errors import Mistake
from serai.lessons.checking import check_lesson
from serai.lessons.collection import all_lessons
from serai.lessons.lesson import LessonError, read_lesson
from serai.server.settings import Settings


def check(path: Path) -> None:
    """Play a lesson through in every way and say what was found; Mistake names the file and the place."""
    if path.is_dir():
        raise Mistake(f"{path} is a folder; name one lesson, a file that ends in .toml.")
    try:
        lesson = read_lesson(path)
        ways = check_lesson(lesson)
    except LessonError as error:
        raise Mistake(str(error)) from None
    languages = ", ".join(lesson.texts) or "the client's own words"
    count = len(lesson.scenes)
    print(
        f"{lesson.id}: {count} {'scene' if count == 1 else 'scenes'} of {lesson.game}, "
        f"{ways} {'way' if ways == 1 else 'ways'} played to the end, texts: {languages}.",
        flush=True,
    )


def show() -> None:
    """Print every lesson that a server with these settings teaches, with its scenes."""
    try:
        lessons = all_lessons(Settings.from_environment().lessons)
    except LessonError as error:
        raise Mistake(str(error)) from None
    for lesson in lessons.values():
        print(f"{lesson.id}: {', '.join(scene.id for scene in lesson.scenes)}", flush=True)
