"""Annotated records: a record with the comments and variations of a study, as text.

What a study adds stands in lines that begin with `#:`, after the game: comments to everything that reads records, so an
exported study is a record as well. `docs/notation.md` describes it.
"""

from __future__ import annotations

import json
import re
from typing import Any

from pydantic import ValidationError

from serai.engine.errors import RecordError, shown
from serai.server import study_messages as s

SIGN = "#:"
FORMAT = 1
LINE = re.compile(r"(\S+) after (?:(\S+) )?(\d{1,6}) (\".*\")")
NUMBERED = re.compile(r"(\d{1,6}) (\".*\")")


def write_study(record: str, title: str, tree: s.StudyTree) -> str:
    """The record with all that a study adds to it."""
    lines = [f"study {FORMAT}", f"title {json.dumps(title)}"]
    lines += [f"comment {place} {json.dumps(text)}" for place, text in _in_order(tree.comments)]
    for line in tree.lines:
        start = line.start
        place = f"{start.moment}" if start.line is None else f"{start.line} {start.after}"
        lines.append(f"line {line.id} after {place} {json.dumps(line.name)}")
        lines += [f"step {step}" for step in line.steps]
        lines += [f"comment {place} {json.dumps(text)}" for place, text in _in_order(line.comments)]
    return record + "".join(f"{SIGN} {line}\n" for line in lines)


def _in_order(comments: dict[str, str]) -> list[tuple[str, str]]:
    return sorted(comments.items(), key=lambda item: int(item[0]))


def read_study(text: str) -> tuple[str, s.StudyTree]:
    """The title and the tree that a text adds to its record; both empty for a record without them."""
    title, begun = "", False
    tree: dict[str, Any] = {"comments": {}, "lines": []}
    here = tree  # what comments belong to
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
            title = _text(rest, number)
        elif word == "comment" and (found := NUMBERED.fullmatch(rest)):
            here["comments"][str(int(found[1]))] = _text(found[2], number)
        elif word == "line" and (found := LINE.fullmatch(rest)):
            here = _line(found, number)
            tree["lines"].append(here)
        elif word == "step" and here is not tree:
            here["steps"].append(rest.strip())
        else:
            raise RecordError(f"a study has no line such as {shown(line)} here.", number)
    try:
        return title[: s.LONGEST_TITLE], s.StudyTree.model_validate(tree)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        raise RecordError(f"The study in this record does not fit: {place}: {first['msg']}.") from None


def _line(found: re.Match[str], number: int) -> dict[str, Any]:
    id, parent, place, name = found.groups()
    start = {"moment": int(place)} if parent is None else {"moment": 0, "line": parent, "after": int(place)}
    return {"id": id, "name": _text(name, number), "from": start, "steps": [], "comments": {}}


def _text(quoted: str, number: int) -> str:
    try:
        text = json.loads(quoted)
    except ValueError:
        text = None
    if not isinstance(text, str):
        raise RecordError(f"a text in double quotes is a JSON string, unlike {shown(quoted)}.", number)
    return text.strip()
