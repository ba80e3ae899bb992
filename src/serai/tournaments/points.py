"""Points: what a place at a table is worth. A win is worth the same everywhere, and the mean of a table is half of it.

    two     12  0
    three   12  6  0
    four    12  8  4  0

Those who share places share their points, and with these numbers every share is whole.
"""

from __future__ import annotations

from collections.abc import Sequence

WIN = 12
BYE = WIN  # of somebody who is left over in a round
LATE = WIN // 2  # once, of somebody who came after the first round
SCALES = {2: (12, 0), 3: (12, 6, 0), 4: (12, 8, 4, 0)}
AVERAGE = 1000  # the score of somebody who had as much as the average at the table


def points_of(ranks: Sequence[int]) -> tuple[int, ...]:
    """The points of each seat of a table."""
    scale = SCALES[len(ranks)]
    found = []
    for rank in ranks:
        better, same = sum(other < rank for other in ranks), ranks.count(rank)
        found.append(sum(scale[better : better + same]) // same)
    return tuple(found)


def shares(scores: Sequence[int]) -> tuple[int, ...]:
    """What each seat had of the score of the whole table: 1000 is the average; below zero counts as zero."""
    kept = [max(0, score) for score in scores]
    total = sum(kept)
    return tuple(AVERAGE if not total else round(AVERAGE * len(kept) * score / total) for score in kept)
