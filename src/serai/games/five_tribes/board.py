"""The board: distances, blocks of nine tiles, what lies on a tile, and putting camels, palaces and palm trees there."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record
from serai.games.five_tribes.box import BLUE, COLUMNS, GREEN, RED, ROWS, WHITE, YELLOW
from serai.games.five_tribes.pieces import TILES

FARTHEST = ROWS + COLUMNS - 2


def _tiles_within() -> Any:
    row, column = np.divmod(np.arange(TILES), COLUMNS)
    steps = abs(row[:, None] - row) + abs(column[:, None] - column)
    near = steps[None] <= np.arange(FARTHEST + 1)[:, None, None]
    return (near.astype(np.int64) << np.arange(TILES)).sum(axis=2)


def _blocks() -> Any:
    row, column = np.divmod(np.arange(TILES), COLUMNS)
    near = (abs(row[:, None] - row) <= 1) & (abs(column[:, None] - column) <= 1)
    return (near.astype(np.int64) << np.arange(TILES)).sum(axis=1)


WITHIN = _tiles_within()  # [distance, tile]: the tiles at most so far away, as bits
BLOCK = _blocks()  # the tiles of the 3 x 3 block around each, as bits


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
    bits = BLOCK[tile] & int(s.blue)
    bits = (bits & 0x15555555) + ((bits >> 1) & 0x15555555)
    bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333)
    bits = (bits & 0x0F0F0F0F) + ((bits >> 4) & 0x0F0F0F0F)
    return int((bits * 0x01010101 >> 24) & 0x3F)


@compiled
def put_meeple(s: Record, tile: int, colour: int) -> None:
    """A meeple comes to a tile."""
    s.meeples[tile, colour] += 1
    s.crowd[tile] += 1
    s.lying[colour] |= 1 << tile


@compiled
def remove_meeples(s: Record, tile: int, colour: int, number: int) -> None:
    """Some meeples of a colour leave a tile."""
    s.meeples[tile, colour] -= number
    s.crowd[tile] -= number
    if s.meeples[tile, colour] == 0:
        s.lying[colour] &= ~(1 << tile)


@compiled
def occupied(s: Record) -> int:
    """The tiles with meeples, as bits."""
    return int(s.lying[YELLOW]) | int(s.lying[WHITE]) | int(s.lying[GREEN]) | int(s.lying[BLUE]) | int(s.lying[RED])


@compiled
def has_meeples(s: Record, tile: int) -> bool:
    """Whether any meeple stands on a tile."""
    return s.crowd[tile] > 0


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
