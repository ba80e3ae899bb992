"""What `serai train` learns of Five Tribes: how far the points that the mind counts are worth a victory.

The mind adds up what a seat's points are made of (`describe`). A table corrects it: how much it matters to be so far
behind the best seat (`BEHIND`), and what each part is worth in each stage of the game when it is so large (`OF_PARTS`).
An untrained table corrects nothing, but for how finely it tells things apart.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np

from serai.bots.models import Bends, hats
from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Vector

PARTS = 8  # of a seat's points, see serai.bots.five_tribes.mind
STAGES = 4  # of the game, by how much of it is left
FINENESS = 64  # places for a factor e in the odds
FAR = 16 * FINENESS  # places for how far a seat is behind
BUCKETS, LEAST, WIDE = 64, -12.0, 2.0  # places for a part, the points of the first one, the points between two

BEHIND = 0
OF_PARTS = BEHIND + FAR
NUMBERS = OF_PARTS + STAGES * PARTS * BUCKETS
WIDTH = 1 + PARTS

BEHIND_KNOTS = (*(FINENESS * far // 4 for far in (0, 1, 2, 4, 6, 8, 12, 16, 24, 40)), FAR - 1)
PART_KNOTS = (0, 3, 6, 9, 12, 16, 20, 25, 30, 38, 48, BUCKETS - 1)


@compiled
def places(described: Vector, players: int, left: float, spread: float, out: Vector) -> None:
    """Where the numbers of each seat stand, from what its points are made of."""
    most = -1.0e9
    for seat in range(players):
        points = 0.0
        for part in range(PARTS):
            points += described[seat, part]
        most = max(most, points)
    stage = min(int(left * STAGES), STAGES - 1)
    for seat in range(players):
        points = 0.0
        for part in range(PARTS):
            points += described[seat, part]
            bucket = int(min(max((described[seat, part] - LEAST) / WIDE, 0.0), BUCKETS - 1.0))
            out[seat, 1 + part] = OF_PARTS + (stage * PARTS + part) * BUCKETS + bucket
        out[seat, 0] = BEHIND + int(min((most - points) / spread * FINENESS, FAR - 1.0))


@compiled
def weigh_places(at: Vector, players: int, numbers: Vector, out: Vector) -> None:
    """Chances to win by the table: the softmax of all seats' sums."""
    most, total = -1.0e9, 0.0
    for seat in range(players):
        out[seat] = 0.0
        for part in range(WIDTH):
            out[seat] += float(numbers[at[seat, part]])
        most = max(most, out[seat])
    for seat in range(players):
        out[seat] = math.exp(out[seat] - most)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total


@cache
def smooth_parts() -> Bends:
    """Where the parts of the table begin, and the shapes that each bends by."""
    part = hats(PART_KNOTS)
    parts = tuple((OF_PARTS + BUCKETS * number, part) for number in range(STAGES * PARTS))
    return ((BEHIND, hats(BEHIND_KNOTS)), *parts)


def first_numbers() -> Any:
    """A table that corrects nothing."""
    numbers = np.zeros(NUMBERS, np.float32)
    numbers[BEHIND:OF_PARTS] = -(np.arange(FAR) + 0.5) / FINENESS
    return numbers
