"""Lessons: files of scenes, each a prepared position with what counts as done. Reading one needs no compiled rules.

A file is TOML; docs/school.md explains it for people who write their own. Whatever is wrong in one is told with the
file and the place.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from serai.engine.errors import OptionError, PositionError, SeraiError, is_whole
from serai.engine.game import Game
from serai.engine.registry import rulebook
from serai.engine.sentences import listing, shown, unknown

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]+)*")
RULE = re.compile(r"[A-Z]+-\d+")
ENTRY = re.compile(r"(draw|\d) (.+)")
TITLE, GUIDE, DONE, OTHER = "title", "guide", "done", "other"  # the texts that every scene has
MOST_SCENES = 40
MOST_STEPS = 60  # of a scene, own ones
LARGEST_FILE = 400_000
LONGEST_TEXT = 600


class LessonError(SeraiError):
    """A lesson that cannot be taught; the sentence names the file and the place."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """Steps that are legal and miss the idea, and the name of the text that says why."""

    steps: tuple[str, ...]
    why: str

    def fits(self, made: Sequence[str]) -> bool:
        """Whether these steps of a task end with this mistake: one step anywhere, or a whole list from its start."""
        tail = made[-1:] if len(self.steps) == 1 else made
        return len(tail) == len(self.steps) and all(map(matches, tail, self.steps))


@dataclass(frozen=True, slots=True)
class Task:
    """What the player has to do: one of some lists of steps. Then come the others' steps and the draws."""

    accept: tuple[tuple[str, ...], ...]
    wrong: tuple[Wrong, ...] = ()
    then: tuple[str, ...] = ()  # lines as in a record: '1 bid 3', 'draw servant'
    guide: str = GUIDE
    other: str = OTHER


@dataclass(frozen=True, slots=True)
class Scene:
    """One idea on one prepared position."""

    id: str
    game: Game
    seat: int
    tasks: tuple[Task, ...]
    seed: str | None
    state: Mapping[str, Any]
    position: str | None
    rules: tuple[str, ...]
    texts: Mapping[str, Mapping[str, str]]
    place: str = field(compare=False)

    @property
    def parts(self) -> tuple[str, ...]:
        """The names of all its texts."""
        own = [(task.guide, task.other, *(wrong.why for wrong in task.wrong)) for task in self.tasks]
        return tuple(dict.fromkeys((TITLE, *(name for names in own for name in names), DONE)))


@dataclass(frozen=True, slots=True)
class Lesson:
    """Scenes of one game in their order. Without texts of its own the words of the client are meant."""

    id: str
    game: str
    minutes: int
    scenes: tuple[Scene, ...]
    texts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def scene(self, id: str) -> Scene | None:
        """The scene of that name."""
        return next((scene for scene in self.scenes if scene.id == id), None)


def matches(step: str, pattern: str) -> bool:
    """Whether a step is one that a pattern names: alternatives between bars, '*' for anything."""
    return any(fnmatchcase(step, part.strip()) for part in pattern.split("|"))


# ---------------------------------------------------------------- reading


def read_lesson(path: Path) -> Lesson:
    """The lesson of a file, named after it."""
    name = path.stem
    if not NAME.fullmatch(name):
        raise LessonError(
            f"{path}: the name of a lesson's file is made of small letters, numbers and hyphens, and ends in .toml."
        )
    try:
        data = path.read_bytes()
        if len(data) > LARGEST_FILE:
            raise LessonError(f"{path}: a lesson has at most {LARGEST_FILE:,} bytes, not {len(data):,}.")
        table = tomllib.loads(data.decode("utf-8-sig"))
    except OSError as error:
        raise LessonError(f"{path} cannot be read: {error.strerror or error}.") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise LessonError(f"{path} is not TOML that can be read: {error}.") from None
    return _lesson(name, _Part(str(path), table))


@dataclass(frozen=True, slots=True)
class _Part:
    """A table of the file and where it is, for sentences."""

    place: str
    table: Mapping[str, Any]

    def wrong(self, sentence: str) -> LessonError:
        return LessonError(f"{self.place}: {sentence}")

    def only(self, *known: str) -> None:
        for key in self.table:
            if key not in known:
                raise self.wrong(unknown("entry here named", key, known))

    def text(self, key: str, default: str | None = None) -> str:
        found = self.table.get(key, default)
        if not isinstance(found, str) or not found.strip():
            raise self.wrong(f"{key!r} is a text, not {shown(found)}." if key in self.table else f"{key!r} is missing.")
        return found

    def number(self, key: str, default: int, low: int, high: int) -> int:
        found = self.table.get(key, default)
        if not is_whole(found) or not low <= found <= high:
            raise self.wrong(f"{key!r} is a whole number from {low} to {high}, not {shown(found)}.")
        return found

    def lines(self, key: str) -> list[str]:
        found = self.table.get(key, [])
        if isinstance(found, str):
            found = [found]
        if not isinstance(found, list) or not all(isinstance(line, str) and line.strip() for line in found):
            raise self.wrong(f"{key!r} is a list of texts, not {shown(found)}.")
        return [" ".join(line.split()) for line in found]

    def name(self, key: str, default: str | None = None) -> str:
        found = self.text(key, default)
        if not NAME.fullmatch(found):
            raise self.wrong(f"{key!r} is made of small letters, numbers and hyphens, not {shown(found)}.")
        return found

    def parts(self, key: str, what: str) -> list[_Part]:
        found = self.table.get(key, [])
        if not isinstance(found, list) or not all(isinstance(part, Mapping) for part in found):
            raise self.wrong(f"{key!r} is a list of tables, [[{key}]].")
        return [_Part(f"{self.place}, {what} {number}", part) for number, part in enumerate(found, 1)]

    def inner(self, key: str) -> Mapping[str, Any]:
        found = self.table.get(key, {})
        if not isinstance(found, Mapping):
            raise self.wrong(f"{key!r} is a table, not {shown(found)}.")
        return found


def _lesson(name: str, part: _Part) -> Lesson:
    part.only("game", "minutes", "players", "options", "seed", "state", "texts", "scenes")
    title = part.text("game")
    try:
        book = rulebook(title)
    except OptionError as error:
        raise part.wrong(str(error)) from None
    texts = _texts(part, (TITLE,))
    minutes = part.number("minutes", 5, 1, 60)
    found = part.parts("scenes", "scene")
    if not 1 <= len(found) <= MOST_SCENES:
        raise part.wrong(f"a lesson has 1 to {MOST_SCENES} scenes, [[scenes]], not {len(found)}.")
    scenes = tuple(_scene(scene, part, book.name) for scene in found)
    for number, scene in enumerate(scenes):
        if scene.id in {other.id for other in scenes[:number]}:
            raise part.wrong(f"two scenes have the id {scene.id!r}.")
        if bool(scene.texts) != bool(texts):
            raise LessonError(f"{scene.place}: a lesson has texts of its own in all of its scenes, or in none.")
    return Lesson(name, book.name, minutes, scenes, texts)


def _scene(part: _Part, whole: _Part, game: str) -> Scene:
    id = part.name("id")
    part = _Part(f"{whole.place}, scene {id!r}", part.table)
    part.only("id", "players", "options", "seat", "seed", "state", "position", "rules", "tasks", "texts")
    if "position" in part.table and ("state" in part.table or "seed" in part.table):
        raise part.wrong("a scene has a 'position' or a 'seed' with a 'state', not both.")
    players = part.table.get("players", whole.table.get("players"))
    options = {**whole.inner("options"), **part.inner("options")}
    try:
        of = Game.named(game, players=players, **options)
    except SeraiError as error:
        raise part.wrong(str(error)) from None
    rules = part.lines("rules")
    for rule in rules:
        if not RULE.fullmatch(rule):
            raise part.wrong(f"a rule is named like 'BK-7', not {shown(rule)}.")
    found = part.parts("tasks", "task")
    if not found:
        raise part.wrong("a scene has at least one task, [[scenes.tasks]].")
    seed = part.table.get("seed", whole.table.get("seed"))
    scene = Scene(
        id=id,
        game=of,
        seat=part.number("seat", 0, 0, of.players - 1),
        tasks=tuple(_task(task) for task in found),
        seed=None if seed is None else str(seed),
        state=_overlaid(whole, part),
        position=part.text("position") if "position" in part.table else None,
        rules=tuple(rules),
        texts={},
        place=part.place,
    )
    steps = sum(max(map(len, task.accept)) for task in scene.tasks)
    if steps > MOST_STEPS:
        raise part.wrong(f"a scene has at most {MOST_STEPS} steps of the player, not {steps}.")
    texts = _texts(part, scene.parts)
    return replace(scene, texts=texts)


def _overlaid(whole: _Part, part: _Part) -> dict[str, Any]:
    """The fields of a scene over those of the whole lesson."""
    found = dict(whole.inner("state"))
    for name, value in part.inner("state").items():
        try:
            found[name] = placed(found.get(name), value)
        except PositionError as error:
            raise part.wrong(f"field {name!r}: {error}") from None
    return found


def _task(part: _Part) -> Task:
    part.only("accept", "wrong", "then", "guide", "other")
    accept = part.lines("accept")
    if not accept:
        raise part.wrong("'accept' lists what counts as done: steps, those of one turn separated by ';'.")
    then = part.lines("then")
    for line in then:
        if not ENTRY.fullmatch(line):
            raise part.wrong(f"what follows is written as in a record, '1 bid 3' or 'draw servant', not {shown(line)}.")
    wrongs = []
    for wrong in part.parts("wrong", "wrong"):
        wrong.only("steps", "why")
        wrongs.append(Wrong(_steps(wrong, wrong.text("steps")), wrong.name("why")))
    return Task(
        accept=tuple(_steps(part, line) for line in accept),
        wrong=tuple(wrongs),
        then=tuple(then),
        guide=part.name("guide", GUIDE),
        other=part.name("other", OTHER),
    )


def _steps(part: _Part, line: str) -> tuple[str, ...]:
    steps = tuple(" ".join(step.split()) for step in line.split(";"))
    if not all(steps):
        raise part.wrong(f"{shown(line)} has a step without words: steps are separated by one ';'.")
    return steps


def _texts(part: _Part, names: Sequence[str]) -> Mapping[str, Mapping[str, str]]:
    """Texts by language; every language has every text."""
    found = part.inner("texts")
    for language, texts in found.items():
        inside = f"texts.{language}"
        if not LANGUAGE.fullmatch(language):
            raise part.wrong(f"a language is named like 'en', not {shown(language)}.")
        if not isinstance(texts, Mapping):
            raise part.wrong(f"{inside!r} is a table of texts, not {shown(texts)}.")
        for name in texts:
            if name not in names:
                raise part.wrong(unknown(f"text of this scene in {inside} named", name, names))
        for name in names:
            text = texts.get(name)
            if not isinstance(text, str) or not 0 < len(text.strip()) <= LONGEST_TEXT:
                raise part.wrong(
                    f"{inside!r} needs the text {name!r}, of at most {LONGEST_TEXT} characters; "
                    f"it has {listing(map(shown, texts)) or 'none'}."
                )
    return {language: dict(texts) for language, texts in found.items()}


def placed(before: Any, value: Any) -> Any:
    """A field's new value; a table changes the places of a list that it names, counted from 0, and leaves the rest."""
    if isinstance(before, Mapping) and isinstance(value, Mapping):
        return {**before, **value}
    if not isinstance(value, Mapping) or not isinstance(before, list):
        return value
    after = list(before)
    for key, part in value.items():
        if not key.isdecimal() or not int(key) < len(after):
            raise PositionError(f"its places are 0 to {len(after) - 1}, not {shown(key)}.")
        after[int(key)] = placed(after[int(key)], part)
    return after
