"""Studies as text: a record with comments and variations in lines that begin with `#:`.

They are comments to everything that reads records, so an exported study is a record as well. `docs/notation.md`
describes the format.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from serai.engine.errors import RecordError
from serai.engine.records import COMMENT
from serai.engine.replay import replay
from serai.engine.sentences import shown
from serai.study.trees import LONGEST_TITLE, MAIN, StudyError, Tree

if TYPE_CHECKING:
    from serai.engine.game import Match

SIGN = "#:"
FORMAT = 1
LINE = re.compile(r"(\S+) after (?:(\S+) )?(\d{1,6}) (\".*\")")
NUMBERED = re.compile(r"(\d{1,6}) (\".*\")")


@dataclass(frozen=True)
class Study:
    """A game with what people added to it."""

    match: Match
    title: str = ""
    tree: Tree = field(default_factory=Tree)


def write_study(study: Study) -> str:
    """The record of a study's game with the title, the comments and the variations."""
    return study.match.record() + write_tree(study.title, study.tree)


def write_tree(title: str, tree: Tree) -> str:
    """What a study adds to a record."""
    lines = [f"study {FORMAT}", f"title {_quoted(title)}", *_comments(tree.comments)]
    for line in tree.lines:
        place = f"{line.moment}" if line.parent is None else f"{line.parent} {line.after}"
        lines.append(f"line {line.id} after {place} {_quoted(line.name)}")
        lines += [f"step {step}" for step in line.steps]
        lines += _comments(line.comments)
    return "".join(f"{SIGN} {line}\n" for line in lines)


def _comments(comments: Mapping[int, str]) -> list[str]:
    return [f"comment {place} {_quoted(text)}" for place, text in sorted(comments.items())]


def _quoted(text: str) -> str:
    """A text as JSON in one line, whatever it holds."""
    return json.dumps(text).replace(COMMENT, f"\\u{ord(COMMENT):04x}")


def read_study(text: str) -> Study:
    """The study that a text tells, every line of it played through; a plain record is a study without additions."""
    match = replay(text)
    title, told, places = _parse(text)
    try:
        return Study(match, title, Tree.from_json(told).checked(match))
    except StudyError as error:
        place = places.get((error.where, "step", error.step)) or places.get((error.where, "comment", error.comment))
        number = place or places.get((error.where, "line", None))
        message = str(error)
        raise RecordError(message[0].lower() + message[1:] if number else message, number) from None


Places = dict[tuple[str, str, int | None], int]  # a line, and what of it, stand in this line of the text


def _parse(text: str) -> tuple[str, dict[str, Any], Places]:
    """The title and the tree as data, and where in the text each part stands."""
    title, begun = "", False
    tree: dict[str, Any] = {"comments": {}, "lines": []}
    here, name = tree, MAIN  # what comments and steps belong to
    places: Places = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith(SIGN):
            continue
        word, _, rest = line.removeprefix(SIGN).strip().partition(" ")
        if word == "study":
            if rest != str(FORMAT):
                raise RecordError(f"this program reads studies of format {FORMAT}, not {shown(rest)}.", number)
            begun = True
        elif not begun:
            raise RecordError(f"the study begins with the line '{SIGN} study {FORMAT}'.", number)
        elif word == "title":
            title = _unquoted(rest, number)
            if len(title) > LONGEST_TITLE:
                raise RecordError(f"a title has at most {LONGEST_TITLE} characters.", number)
        elif word == "comment" and (found := NUMBERED.fullmatch(rest)):
            here["comments"][str(int(found[1]))] = _unquoted(found[2], number)
            places[name, "comment", int(found[1])] = number
        elif word == "line" and (found := LINE.fullmatch(rest)):
            here = _line(found, number)
            name = here["id"]
            tree["lines"].append(here)
            places[name, "line", None] = number
        elif word == "step" and here is not tree:
            places[name, "step", len(here["steps"])] = number
            here["steps"].append(rest.strip())
        else:
            raise RecordError(f"a study has no line such as {shown(line)} here.", number)
    return title, tree, places


def _line(found: re.Match[str], number: int) -> dict[str, Any]:
    id, parent, place, name = found.groups()
    start = {"moment": int(place)} if parent is None else {"moment": 0, "line": parent, "after": int(place)}
    return {"id": id, "name": _unquoted(name, number), "from": start, "steps": [], "comments": {}}


def _unquoted(quoted: str, number: int) -> str:
    try:
        text = json.loads(quoted)
    except ValueError:
        text = None
    if not isinstance(text, str):
        raise RecordError(f"a text in double quotes is a JSON string, unlike {shown(quoted)}.", number)
    return text
