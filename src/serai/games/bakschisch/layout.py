"""Where the path lies in a picture: rows that climb from START at the bottom right to the throne, for any track."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, NamedTuple

SMALLEST_CELL, LARGEST_CELL = 40.0, 112.0
MARGIN = 0.14  # at each side, in cells
SKY = 0.42  # above the palace
WALL = 0.5  # below the palace
CLOSEST_COLUMN, WIDEST_COLUMN = 1.06, 1.7
CLOSEST_ROW, WIDEST_ROW = 1.1, 1.42
FEET = 0.43  # of a pawn, below the middle of the tile
WIDEST_APART, ROOM = 0.3, 0.78  # pawns that share a space


class Point(NamedTuple):
    """A point of the picture."""

    x: float
    y: float


class Terrace(NamedTuple):
    """A level, or the wall of the palace."""

    top: float
    bottom: float


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of a track: START, the spaces and the throne in the order of the path."""

    height: float
    cell: float
    spaces: tuple[Point, ...]
    terraces: tuple[Terrace, ...]
    wall: Terrace
    gate: Point

    def pawn(self, space: int, index: int, count: int) -> Point:
        """Where a pawn stands that shares its space with others."""
        apart = min(WIDEST_APART, ROOM / (count - 1)) if count > 1 else 0.0
        x, y = self.spaces[space]
        return Point(_round(x + (index - (count - 1) / 2) * apart * self.cell), _round(y + FEET * self.cell))


def layout_of(track: Mapping[str, Any], width: float, height: float) -> Layout:
    """The layout with the largest tiles; it is higher than asked for if they would be too small to read."""
    widest = max(tiles for _, tiles in _rows(track, math.inf))
    cell, columns = max(
        (_cell(track, columns, width, height), columns) for columns in range(min(3, widest), widest + 1)
    )
    if cell < SMALLEST_CELL:
        columns = next((n for n in range(widest, 3, -1) if _cell(track, n, width, math.inf) >= SMALLEST_CELL), 3)
        cell = min(_cell(track, columns, width, math.inf), SMALLEST_CELL)
    return _place(track, columns, min(cell, LARGEST_CELL), width, height)


def _rows(track: Mapping[str, Any], columns: float) -> list[tuple[int, int]]:
    """Level and tiles of each row: a level that is wider than so many columns wraps into rows of about one length."""
    rows: list[tuple[int, int]] = []
    last = len(track["levels"]) - 1
    for level, size in enumerate(track["levels"]):
        tiles = size + (level == 0) + (level == last)  # START and the throne
        count = max(1, math.ceil(tiles / columns))
        rows += [(level, tiles // count + (row < tiles % count)) for row in range(count) if tiles]
    return rows


def _cell(track: Mapping[str, Any], columns: int, width: float, height: float) -> float:
    rows = _rows(track, columns)
    tiles = max(tiles for _, tiles in rows)
    across = width / ((tiles - 1) * CLOSEST_COLUMN + 1 + 2 * MARGIN)
    return min(across, height / (len(rows) * CLOSEST_ROW + SKY + WALL))


def _place(track: Mapping[str, Any], columns: int, cell: float, width: float, height: float) -> Layout:
    rows = _rows(track, columns)
    full = max(height, (len(rows) * CLOSEST_ROW + SKY + WALL) * cell)
    pitch = min((full - (SKY + WALL) * cell) / len(rows), WIDEST_ROW * cell)
    reach = min(width - (1 + 2 * MARGIN) * cell, (max(tiles for _, tiles in rows) - 1) * WIDEST_COLUMN * cell)
    x = (width + reach) / 2
    palace = len(track["levels"]) - 1
    spaces: list[Point] = []
    bottoms: dict[int, float] = {}
    for number, (level, tiles) in enumerate(rows):
        bottom = full - number * pitch - (WALL * cell if level == palace else 0)
        bottoms.setdefault(level, bottom)
        apart = reach / (tiles - 1) if tiles > 1 else 0.0  # from side to side: the next row begins above its end
        if number == len(rows) - 1:
            apart = min(apart, WIDEST_COLUMN * cell)
        step = -apart if x > width / 2 else apart
        xs = list(accumulate([x] + [step] * (tiles - 1)))
        spaces += [Point(_round(at), _round(bottom - pitch / 2)) for at in xs]
        x = xs[-1]
    top = full - len(rows) * pitch - WALL * cell
    inside = bottoms[palace]
    return Layout(
        height=_round(full),
        cell=_round(cell),
        spaces=tuple(spaces),
        terraces=tuple(
            Terrace(_round(bottoms.get(level + 1, top)), _round(bottom)) for level, bottom in bottoms.items()
        ),
        wall=Terrace(_round(inside), _round(inside + WALL * cell)),
        gate=Point(spaces[track["thief_stop"]].x, _round(inside + WALL * cell / 2)),
    )


def _round(number: float) -> float:
    return round(number, 2)
