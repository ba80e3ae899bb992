"""Trees: what people add to a game, comments by moment and variations with names; and whether the rules allow them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from serai.engine.errors import SeraiError, is_whole
from serai.engine.replay import played_digest
from serai.engine.sentences import shown
from serai.study.moments import Moments
from serai.study.variations import Variation

if TYPE_CHECKING:
    from serai.engine.game import Match

MOST_LINES, MOST_LINE_STEPS = 200, 2_000  # of a tree
MOST_PATH = 400  # steps from the main line on
MOST_COMMENTS = 1_000
LONGEST_COMMENT, LONGEST_TITLE, LONGEST_LINE_NAME = 500, 80, 60
LINE_ID = r"^[A-Za-z0-9_-]{1,16}$"
MAIN = "main"  # how the main line is called


class StudyError(SeraiError):
    """A tree that does not fit its game; `where` is the line, `step` or `comment` the place in it, if it is one."""

    def __init__(self, message: str, where: str = MAIN, *, step: int | None = None, comment: int | None = None) -> None:
        super().__init__(message)
        self.where, self.step, self.comment = where, step, comment


@dataclass(frozen=True)
class Line:
    """A variation: where it leaves the main line or another one, its steps, comments by how many of them were made."""

    id: str
    moment: int
    steps: tuple[str, ...]
    name: str = ""
    parent: str | None = None  # the id of the line that it leaves
    after: int = 0  # so many steps of the parent's own come before
    comments: Mapping[int, str] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """As data."""
        start = {"moment": self.moment, "line": self.parent, "after": self.after}
        comments = {str(place): text for place, text in self.comments.items()}
        return {"id": self.id, "name": self.name, "from": start, "steps": list(self.steps), "comments": comments}

    @classmethod
    def from_json(cls, told: Any) -> Line:
        """A line as `to_json` wrote it."""
        start = told.get("from") if isinstance(told, Mapping) else None
        if not isinstance(told, Mapping) or not isinstance(start, Mapping):
            raise StudyError("A line has an id, a name, 'from', steps and comments.")
        id, steps, parent, after = told.get("id"), told.get("steps"), start.get("line"), start.get("after", 0)
        if not isinstance(id, str) or not isinstance(told.get("name", ""), str):
            raise StudyError("The id and the name of a line are text.")
        if not isinstance(steps, list) or not all(isinstance(step, str) for step in steps):
            raise StudyError("The steps of a line are a list of texts such as '0 bid 3'.", id)
        if not is_whole(start.get("moment")) or not is_whole(after) or not isinstance(parent, str | None):
            raise StudyError("A line leaves the main line at a moment, or another line after some of its steps.", id)
        return cls(
            id=id,
            moment=int(start["moment"]),
            steps=tuple(steps),
            name=told.get("name", ""),
            parent=parent,
            after=int(after),
            comments=_comments(told.get("comments", {}), id),
        )


@dataclass(frozen=True)
class Tree:
    """Comments by moment, and variations; a line comes after the one that it leaves."""

    comments: Mapping[int, str] = field(default_factory=dict)
    lines: tuple[Line, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """As data."""
        comments = {str(place): text for place, text in self.comments.items()}
        return {"comments": comments, "lines": [line.to_json() for line in self.lines]}

    @classmethod
    def from_json(cls, told: Any) -> Tree:
        """A tree as `to_json` wrote it; its shape is checked, its steps are not (see `checked`)."""
        lines = told.get("lines", []) if isinstance(told, Mapping) else None
        if not isinstance(told, Mapping) or not isinstance(lines, list):
            raise StudyError("A tree has comments by moment, and a list of lines.")
        return cls(_comments(told.get("comments", {}), MAIN), tuple(map(Line.from_json, lines)))

    def checked(self, match: Match, dice: str | None = None) -> Tree:
        """This tree with every line played through, its steps as the game writes them; or what is wrong with it."""
        dice = dice or played_digest(match)
        _check_comments(self.comments, len(Moments(match)) - 1, MAIN)
        if len(self.lines) > MOST_LINES or sum(len(line.steps) for line in self.lines) > MOST_LINE_STEPS:
            raise StudyError(f"A study has at most {MOST_LINES} lines, and {MOST_LINE_STEPS} steps in all of them.")
        played: Played = {}
        lines = []
        for line in self.lines:
            found = _played(match, line, played, dice)
            played[line.id] = line, found
            _check_comments(line.comments, len(line.steps), line.id)
            own = tuple(found.steps[-len(line.steps) :])
            lines.append(replace(line, steps=own, moment=found.moment))
        return Tree(dict(self.comments), tuple(lines))


Played = dict[str, tuple[Line, Variation]]  # lines by their id, each with the way from the main line to its end


def _played(match: Match, line: Line, played: Played, dice: str) -> Variation:
    """A line from where it leaves another to its end."""
    if not re.fullmatch(LINE_ID, line.id) or line.id == MAIN:
        raise StudyError(
            f"The id of a line is 1 to 16 letters and digits and not {MAIN!r}, unlike {shown(line.id)}.", line.id
        )
    if line.id in played:
        raise StudyError(f"Two lines have the id {line.id!r}.", line.id)
    if len(line.name) > LONGEST_LINE_NAME:
        raise StudyError(f"The name of a line has at most {LONGEST_LINE_NAME} characters.", line.id)
    found = _begin(match, line, played, dice)
    if not 0 < len(line.steps) <= MOST_PATH - len(found):
        raise StudyError(f"A line has a step, and at most {MOST_PATH} from the main line on.", line.id)
    for number, step in enumerate(line.steps):
        try:
            found.play(step)
        except SeraiError as error:
            raise StudyError(f"Step {number + 1}, {shown(step)}: {error}", line.id, step=number) from None
    return found


def _begin(match: Match, line: Line, played: Played, dice: str) -> Variation:
    """The position that a line leaves from."""
    if line.parent is None:
        last = len(Moments(match)) - 1
        if not 0 <= line.moment <= last:
            raise StudyError(f"There is no moment {line.moment}: they go from 0 to {last}.", line.id)
        return Variation(match, line.moment, dice)
    if line.parent not in played:
        raise StudyError(f"It leaves the line {shown(line.parent)}, which does not come before it.", line.id)
    parent, way = played[line.parent]
    own = len(parent.steps)
    if not 0 <= line.after <= own:
        raise StudyError(f"It leaves {line.parent!r} after {line.after} steps, which has {own}.", line.id)
    return way.branch(len(way) - own + line.after)


def _comments(told: Any, where: str) -> dict[int, str]:
    if not isinstance(told, Mapping):
        raise StudyError("Comments are texts by moment, or by how many steps of a line were made.", where)
    found = {}
    for place, text in told.items():
        if not re.fullmatch(r"0|[1-9][0-9]{0,5}", str(place)) or not isinstance(text, str):
            raise StudyError(f"A comment is a text at a number, not {shown(text)} at {shown(place)}.", where)
        found[int(place)] = text
    return found


def _check_comments(comments: Mapping[int, str], last: int, where: str) -> None:
    if len(comments) > MOST_COMMENTS:
        raise StudyError(f"A line has at most {MOST_COMMENTS} comments.", where)
    for place, text in comments.items():
        if not 0 <= place <= last:
            raise StudyError(f"A comment stands at 0 to {last}, not at {place}.", where, comment=place)
        if not 0 < len(text) <= LONGEST_COMMENT:
            raise StudyError(f"A comment has 1 to {LONGEST_COMMENT} characters.", where, comment=place)
