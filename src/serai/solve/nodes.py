"""What trees and graphs of positions share: kinds of nodes, hashes of what was seen, what an end is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.engine.compiler.compiled import compiled, released
from serai.engine.contract import Record, Vector, ranks
from serai.engine.errors import SeraiError

if TYPE_CHECKING:
    from serai.engine.game import Game

SEATS = 2
TERMINAL, CHANCE, DECISION = 0, 1, 2
NOTHING_SEEN = 0x9E3779B97F4A7C15

Tell = Callable[[int, int], object]  # levels and nodes so far


class TooLarge(SeraiError):
    """A game that has more histories or positions than fit."""


@compiled
def mix(key: Any, number: Any) -> Any:
    """A hash of what was seen before and what is seen now, both uint64 (the finisher of splitmix64)."""
    x = (key ^ number) * np.uint64(0x9E3779B97F4A7C15)
    x ^= x >> np.uint64(30)
    x *= np.uint64(0xBF58476D1CE4E5B9)
    x ^= x >> np.uint64(27)
    x *= np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


@compiled
def hash_row(rows: Any, row: int) -> Any:
    """A hash of one row of words."""
    key = np.uint64(NOTHING_SEEN)
    for word in range(rows.shape[1]):
        key = mix(key, rows[row, word])
    return key


@compiled
def prize(s: Record, places: Vector) -> float:
    """What the end is worth to seat 0: 1, 0 or -1."""
    ranks(s, places)
    return 1.0 if places[0] < places[1] else -1.0 if places[0] > places[1] else 0.0


@released
def value_ends(states: Any, movers: Vector, out: Vector) -> None:
    """What each end of a level is worth to seat 0."""
    places = np.zeros(SEATS, np.int32)
    for node in range(states.size):
        if movers[node] == -2:
            out[node] = prize(states[node], places)


def check_two(game: Game) -> None:
    """Refuse a game that is not for two: what is exact here is exact for two."""
    if game.players != SEATS:
        raise SeraiError(f"Exact work is for games with 2 players, not {game.players}.")
