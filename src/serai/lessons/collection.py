"""Finds and reads lessons: those that come with Serai, and those of a host."""

from __future__ import annotations

from pathlib import Path

from serai.engine.registry import names
from serai.lessons.lesson import Lesson, LessonError, read_lesson

OWN = Path(__file__).with_name("data")
ENDING = ".toml"


def own_lessons() -> list[Lesson]:
    """The lessons of Serai itself, in the order of the games."""
    found = [read_lesson(path) for path in _files(OWN)]
    order = list(names())
    return sorted(found, key=lambda lesson: order.index(lesson.game))


def all_lessons(folder: str = "") -> dict[str, Lesson]:
    """Our own lessons and then those of a folder, by name; a file that is wrong is told of at once."""
    found = {lesson.id: lesson for lesson in own_lessons()}
    for path in _files(Path(folder).expanduser()) if folder else ():
        lesson = read_lesson(path)
        if lesson.id in found:
            raise LessonError(f"{path}: there is a lesson named {lesson.id!r} already; give the file another name.")
        if not lesson.texts:
            raise LessonError(
                f"{path}: a lesson of your own needs texts, [texts.en] and in each scene [scenes.texts.en]."
            )
        found[lesson.id] = lesson
    return found


def _files(folder: Path) -> list[Path]:
    if not folder.is_dir():
        raise LessonError(f"There is no folder {str(folder)!r} with lessons.")
    return sorted(path for path in folder.iterdir() if path.suffix == ENDING and not path.name.startswith("."))
