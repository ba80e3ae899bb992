"""A table of Five Tribes as text, drawn from a view; no line is wider than 80 columns, as far as names allow."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

COLUMNS, ROWS = 6, 5
CELL = 13
LABEL = 3
NAME = 9
LETTERS = {"yellow": "Y", "white": "W", "green": "G", "blue": "B", "red": "R"}
SHORT_KINDS = {"sacred place": "sacred", "small market": "market", "large market": "MARKET"}
COUNT_HEADS = ("camels", "viz", "eld", "cards")
SOURCE_HEADS = ("gold", "viz", "eld", "djinn", "tile", "palm", "pal.", "goods")
WIDTH = 80


def text(view: Mapping[str, Any]) -> str:
    """The board, the tracks, the rows of cards, and a line per seat."""
    parts = [[_title(view)], _board(view), _table(view), _seats(view)]
    return "\n\n".join("\n".join(line.rstrip() for line in part) for part in parts)


def _title(view: Mapping[str, Any]) -> str:
    if view["over"]:
        return f"Five Tribes, over after round {view['round']}"
    last = ", the last" if view["last_round"] else ""
    who = "" if view["active"] is None else f", seat {view['active']}"
    return f"Five Tribes, round {view['round']}{last}: {view['phase']}{who}"


def _board(view: Mapping[str, Any]) -> list[str]:
    lines = []
    for row in range(ROWS - 1, -1, -1):
        tiles = view["tiles"][row * COLUMNS : (row + 1) * COLUMNS]
        meeples, pieces = [_meeples(tile) for tile in tiles], [_pieces(tile) for tile in tiles]
        both = [f"{standing} {lying}".rstrip() for standing, lying in zip(meeples, pieces, strict=True)]
        fits = all(len(cell) < CELL for cell in both)
        cells = [[_kind(tile, view) for tile in tiles], *([both] if fits else [meeples, pieces]), []]
        for label, line in zip((str(row + 1), "", "", ""), cells, strict=False):
            lines.append(label.ljust(LABEL) + "".join(cell.ljust(CELL) for cell in line))
    lines.append(" " * LABEL + "".join(column.ljust(CELL) for column in "abcdef"))
    lines.append("Y vizier  W elder  G merchant  B builder  R assassin")
    lines.append("c0 camel of seat 0  t1 palm tree  p1 palace  # blue tile  MARKET large market")
    return lines


def _kind(tile: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    if tile["kind"] is None:
        return "-"
    mark = "#" if tile["colour"] == "blue" else ""
    here = "<" if tile["tile"] == view["here"] else ""
    return f"{SHORT_KINDS.get(tile['kind'], tile['kind'])} {tile['points']}{mark}{here}"


def _meeples(tile: Mapping[str, Any]) -> str:
    letters = "".join(LETTERS[colour] * number for colour, number in tile["meeples"].items())
    if len(letters) >= CELL:
        letters = "".join(f"{number}{LETTERS[colour]}" for colour, number in tile["meeples"].items())[: CELL - 1]
    return letters or "."


def _pieces(tile: Mapping[str, Any]) -> str:
    parts = [] if tile["camel"] is None else [f"c{tile['camel']}"]
    parts += [f"t{tile['palms']}"] if tile["palms"] else []
    parts += [f"p{tile['palaces']}"] if tile["palaces"] else []
    return " ".join(parts)


def _table(view: Mapping[str, Any]) -> list[str]:
    track = "  ".join(f"{spot['price']}:{_or(spot['seat'], '.')}" for spot in view["track"])
    order = " ".join(_or(seat, ".") for seat in view["order"])
    bag = " ".join(f"{LETTERS[colour]}{number}" for colour, number in view["bag"].items())
    djinns = ", ".join(f"{djinn['name']} {djinn['points']}" for djinn in view["djinn_row"])
    lines = [
        f"track     {track}    bid order {order}",
        *_folded("row       ", [f"{place} {card}" for place, card in enumerate(view["row"], 1)] or ["empty"]),
        *_folded("discards  ", [f"{card} {number}" for card, number in view["discards"].items()] or ["none"]),
        f"djinns    {djinns or 'none'}    pile {view['djinn_pile']}",
        f"supply    {view['supply']['palms']} palm trees, {view['supply']['palaces']} palaces, {view['pile']} cards"
        f"    bag {bag or 'empty'}",
    ]
    if view["hand"]:
        hand = "".join(LETTERS[colour] * number for colour, number in view["hand"].items())
        lines += [f"in hand   {hand} at {view['here']}", *_folded("ends      ", _ends(view["ends"]))]
    if view["taken"]:
        lines.append(f"taken     {view['taken']['number']} {view['taken']['colour']} at {view['here']}")
    if view["power"]:
        drawn = ", ".join(name or "?" for name in view["power"]["drawn"])
        lines.append(f"power     {view['power']['name']}{': ' + drawn if drawn else ''}")
    return lines


def _or(seat: int | None, otherwise: str) -> str:
    return otherwise if seat is None else str(seat)


def _ends(ends: list[Mapping[str, Any]]) -> list[str]:
    return [f"{end['tile']} {LETTERS[end['colour']]}{end['taken']}{'!' * end['control']}" for end in ends]


def _folded(label: str, items: list[str]) -> list[str]:
    """The items in lines of at most WIDTH columns, with commas between them."""
    lines, line = [], label
    for number, item in enumerate(items, 1):
        word = item if number == len(items) else f"{item}, "
        if len(line) + len(word.rstrip()) > WIDTH:
            lines.append(line)
            line = " " * len(label)
        line += word
    return [*lines, line]


def _seats(view: Mapping[str, Any]) -> list[str]:
    lines = [_columns("seat", COUNT_HEADS, SOURCE_HEADS, "total")]
    for seat in view["seats"]:
        name = f"{seat['seat']}  you" if seat["seat"] == view["seat"] else str(seat["seat"])
        total = f"{seat['total']}{'' if seat['all_known'] else '+'}"
        if view["over"]:
            name = f"{seat['seat']} rank {view['ranking'][seat['seat']]}"
        counts = [seat[count] for count in ("camels", "viziers", "elders", "cards")]
        lines.append(_columns(name, counts, [_or(points, "?") for points in seat["score"].values()], total))
        if seat["goods"]:
            lines += _folded(f"{'':<9}cards   ", [f"{card} {number}" for card, number in seat["goods"].items()])
        if seat["djinns"]:
            djinns = [f"{djinn['name']}{' (used)' if djinn['used'] else ''}" for djinn in seat["djinns"]]
            lines += _folded(f"{'':<9}djinns  ", djinns)
    return lines


def _columns(name: str, counts: Iterable[object], points: Iterable[object], total: str) -> str:
    """What a seat has, a bar, and what it counts."""
    left = "".join(str(n).rjust(len(head) + 1) for n, head in zip(counts, COUNT_HEADS, strict=True))
    right = "".join(str(n).rjust(len(head) + 1) for n, head in zip(points, SOURCE_HEADS, strict=True))
    return f"{name:<{NAME}}{left} |{right}{total:>6}"
