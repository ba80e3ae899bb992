"""Positions of Dates whose hidden part can be counted, for the contract suite."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import serai


def cases() -> list[tuple[serai.State, int, Callable[[serai.State], Any], dict[Any, float]]]:
    """The other purse, before and after some steps."""
    match = serai.game("dates").new_match(seed=1)
    first = match.state
    match.play(0, "take 2")
    thirds = dict.fromkeys(range(3), 1 / 3)
    return [
        (first, 0, lambda state: int(state.fields.purse[1]), thirds),
        (match.state, 1, lambda state: int(state.fields.purse[0]), thirds),
    ]
