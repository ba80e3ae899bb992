"""Doubt: how far a mean of a few runs may be off, and which search the runs were made with."""

from __future__ import annotations

import functools
import hashlib
import inspect
import math
import statistics
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from serai.bots import search, tree
from serai.bots.searcher import find_mind

if TYPE_CHECKING:
    from serai.engine.game import Game

KNOWLEDGE = ("*.py", "*.json", "*.npz")  # files of a mind: what it thinks, and the numbers it judges by

# Student's t at 95 % for 1, 2, ... degrees of freedom; with more runs the last one is a little too careful.
STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131)


def interval(runs: Sequence[float]) -> float:
    """Half of the interval of 95 % of the mean of some runs; a single run tells nothing."""
    if len(runs) < 2:
        return math.inf
    factor = STUDENT[min(len(runs) - 1, len(STUDENT)) - 1]
    return factor * statistics.stdev(runs) / math.sqrt(len(runs))


@functools.cache
def search_version(game: Game) -> str:
    """A digest of the search and of what it knows of the game: the same judge says the same."""
    mind: Any = find_mind(game)
    home = Path(inspect.getfile(mind)).parent
    digest = hashlib.sha256()
    knowledge = (path for kind in KNOWLEDGE for path in sorted(home.glob(kind)))
    for path in (Path(search.__file__), Path(tree.__file__), *knowledge):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
