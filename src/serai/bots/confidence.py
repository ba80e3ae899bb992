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
from serai.bots.minds import find_mind

if TYPE_CHECKING:
    from serai.engine.game import Game

# Student's t at 95 % for 1, 2, ... degrees of freedom; with more runs the last one is a little too careful.
STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131)
KNOWLEDGE = ("*.py", "*.json", "*.npz")  # in the folder of a mind: code, weights, adopted numbers


def interval(runs: Sequence[float]) -> float:
    """Half of the interval of 95 % of the mean of some runs; a single run tells nothing."""
    if len(runs) < 2:
        return math.inf
    factor = STUDENT[min(len(runs) - 1, len(STUDENT)) - 1]
    return factor * statistics.stdev(runs) / math.sqrt(len(runs))


def judging_files(game: Game) -> list[Path]:
    """The files that a judgement of the search comes from: its own, and what it knows of the game."""
    mind: Any = find_mind(game)
    home = Path(inspect.getfile(mind)).parent
    known = [path for kind in KNOWLEDGE for path in sorted(home.glob(kind))]
    return [Path(search.__file__), Path(tree.__file__), *known]


@functools.cache
def search_version(game: Game) -> str:
    """A digest of the search and of what it knows of the game: the same judge says the same."""
    digest = hashlib.sha256()
    for path in judging_files(game):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
