"""A Bakschisch table as text, drawn from a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.games.bakschisch.box import LETTERS, PERSONS

LETTER: dict[str, str] = dict(zip(PERSONS, LETTERS, strict=True))
PLACES = {"start": "START", "throne": "throne"}
CELL = 5  # so that the long track fits into 80 columns
LABEL = 9
WIDTHS = (LABEL, 9, 7, 8, 9)


def text(view: Mapping[str, Any]) -> str:
    """The path in four levels, the row of cards, and a line per seat."""
    return "\n".join([*_title(view), "", *_path(view), "", *_cards(view), "", *_seats(view)])


def _title(view: Mapping[str, Any]) -> list[str]:
    track = view["track"]
    name = f"{track['name']} track" + (", a reconstruction" if track["reconstruction"] else "")
    name += "; | is the last space for thieves"
    if view["over"]:
        return [f"Bakschisch, over after round {view['round']}", name]
    way = "forward for the most gold" if view["direction"] == "forward" else "BACK for the least gold"
    return [f"Bakschisch, round {view['round']}, bribe {view['bribe']} of {len(view['row'])}: {way}", name]


def _path(view: Mapping[str, Any]) -> list[str]:
    track = view["track"]
    rows: list[tuple[str, list[int]]] = []
    first = 1
    for level, size in enumerate(track["levels"]):
        spaces = list(range(first, first + size))
        first += size
        palace = level == len(track["levels"]) - 1
        rows.append(("palace" if palace else f"level {level + 1}", spaces if palace or level % 2 else spaces[::-1]))
    rows[0][1].append(0)
    rows[-1][1].append(track["throne"])
    lines = []
    for label, spaces in reversed(rows):
        if not spaces:
            continue  # of a very short track
        lines.append(f"{label:<{LABEL}}" + "".join(f"{_space(space, track):<{CELL}}" for space in spaces).rstrip())
        lines.append((" " * LABEL + "".join(f"{_pawns(space, view):<{CELL}}" for space in spaces)).rstrip())
    return lines


def _space(space: int, track: Mapping[str, Any]) -> str:
    if space == 0:
        return "START"
    if space == track["throne"]:
        return "THRONE"
    mark = "|" if space == track["thief_stop"] else ""
    return f"{space}{LETTER[track['spaces'][space - 1]]}{mark}"


def _pawns(space: int, view: Mapping[str, Any]) -> str:
    here = [str(seat["seat"]) for seat in view["seats"] if seat["space"] == space]
    return f"({''.join(here)})" if here else ""


def _cards(view: Mapping[str, Any]) -> list[str]:
    cards = []
    for index, person in enumerate(view["row"], 1):
        word = person or "?"
        cards.append(f"[{word}]" if index == view["bribe"] and not view["over"] else word)
    unseen = "  ".join(f"{_with_letter(person)} {count}" for person, count in view["unseen"].items())
    return [
        f"{'cards':<{LABEL}}" + "   ".join(cards),
        f"{'unseen':<{LABEL}}{unseen}",
        f"{'pot':<{LABEL}}{view['pot']}",
    ]


def _with_letter(person: str) -> str:
    """A person with its letter on the path, which the Caliph does not have."""
    return person if person == "caliph" else f"{LETTER[person]} {person}"


def _seats(view: Mapping[str, Any]) -> list[str]:
    heads = ("seat", "space", "gold", "thief", "" if view["over"] else "fist")
    head = "".join(cell.ljust(width) for cell, width in zip(heads, WIDTHS, strict=True))
    lines = [head + ("rank" if view["over"] else "this card")]
    for seat in view["seats"]:
        you = "  you" if seat["seat"] == view["seat"] else ""
        place = PLACES.get(seat["where"], str(seat["space"]))
        fist = (seat["choice"] or "closed") if seat["chosen"] else "not yet"
        last = str(view["ranking"][seat["seat"]]) if view["over"] else _jump(seat["jump"])
        gold = "?" if seat["gold"] is None else str(seat["gold"])
        thief = "ready" if seat["thief"] else "palace" if seat["in_palace"] else "out"
        cells = (f"{seat['seat']}{you}", place, gold, thief, "" if view["over"] else fist)
        lines.append("".join(cell.ljust(width) for cell, width in zip(cells, WIDTHS, strict=True)) + last)
    return lines


def _jump(jump: Mapping[str, Any] | None) -> str:
    if jump is None:
        return ""
    if jump["by"] == 0:
        return "stays"
    return f"{jump['by']:+d} to {PLACES.get(jump['where'], jump['to'])}"
