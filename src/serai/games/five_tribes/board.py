"""The board: distances, blocks of nine tiles, what lies on a tile, and putting camels, palaces and palm trees there."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.engine.compiled import compiled
from serai.engine.contract import Record
from serai.games.five_tribes.box import COLUMNS, ROWS
from serai.games.five_tribes.pieces import COLOURS, LAST_BLUE, TILES

FARTHEST = ROWS + COLUMNS - 2


def _tiles_within() -> Any:
    row, column = np.divmod(np.arange(TILES), COLUMNS)
    steps = abs(row[:, None] - row) + abs(column[:, None] - column)
    near = steps[None] <= np.arange(FARTHEST + 1)[:, None, None]
    return (near.astype(np.int64) << np.arange(TILES)).sum(axis=2)


WITHIN = _tiles_within()  # [distance, tile]: the tiles at most so far away, as bits


@compiled
def tiles_within(tile: int, reach: int) -> int:
    """FT-24: the tiles at most so many side steps away, as bits."""
    return WITHIN[min(reach, FARTHEST), tile]


@compiled
def distance(a: int, b: int) -> int:
    """FT-24: how many side steps lie between two tiles."""
    return abs(a // COLUMNS - b // COLUMNS) + abs(a % COLUMNS - b % COLUMNS)


@compiled
def touches(a: int, b: int) -> bool:
    """Whether two tiles are neighbours, diagonals included."""
    return a != b and abs(a // COLUMNS - b // COLUMNS) <= 1 and abs(a % COLUMNS - b % COLUMNS) <= 1


@compiled
def blue_tiles(s: Record, tile: int) -> int:
    """FT-23: how many tiles of the 3 x 3 block around a tile are blue, itself included."""
    row, column = tile // COLUMNS, tile % COLUMNS
    blue = 0
    for r in range(max(row - 1, 0), min(row + 2, ROWS)):
        for c in range(max(column - 1, 0), min(column + 2, COLUMNS)):
            blue += s.kinds[r * COLUMNS + c] <= LAST_BLUE
    return blue


@compiled
def has_meeples(s: Record, tile: int) -> bool:
    """Whether any meeple stands on a tile."""
    for colour in range(COLOURS):  # noqa: SIM110 - plain loops compile quicker than generators
        if s.meeples[tile, colour] > 0:
            return True
    return False


@compiled
def is_unbuilt(s: Record, tile: int) -> bool:
    """Whether a tile has no camel, no palm tree and no palace."""
    return s.camels[tile] == 0 and s.palms[tile] == 0 and s.palaces[tile] == 0


@compiled
def is_empty(s: Record, tile: int) -> bool:
    """FT-38: no camel, meeple, palm tree or palace."""
    return is_unbuilt(s, tile) and not has_meeples(s, tile)


@compiled
def is_bare(s: Record, tile: int) -> bool:
    """Utug: meeples and nothing else."""
    return is_unbuilt(s, tile) and has_meeples(s, tile)


@compiled
def put_camel(s: Record, tile: int) -> None:
    """FT-19: the seat whose turn it is takes control; FT-33: its last camel makes this round the last."""
    s.camels[tile] = int(s.seat) + 1
    s.stock[s.seat] -= 1
    if s.stock[s.seat] == 0:
        s.last_round = 1


@compiled
def claim(s: Record, tile: int) -> None:
    """FT-19, FT-20, FT-25: control of a tile that has neither meeple nor camel now, if a camel is left."""
    if s.camels[tile] == 0 and s.stock[s.seat] > 0 and not has_meeples(s, tile):
        put_camel(s, tile)
