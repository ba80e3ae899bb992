"""What a game's mind can learn: a table of numbers, and how it follows examples. NumPy alone.

A seat's worth is a sum of a few numbers of the table; which ones, the mind says (`sketch`). The chances to win are the
softmax of all seats' worths. Where neighbours in the table mean nearly the same, a part of it bends by smooth shapes
(`hats`) instead of number by number: fewer games teach it, and looking it up takes no longer.

An example is where the numbers of each seat stand in a position, and each seat's chance to win it, as the search and
the end of the game told it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

BATCH = 512  # examples between two corrections
MOMENTUM, SPREAD, LEAST = 0.9, 0.99, 1e-8  # of Adam


Bends = tuple[tuple[int, Any], ...]


@dataclass(frozen=True)
class Table:
    """The shape of a table: how many numbers it has, and how many of them are the worth of a seat."""

    size: int
    width: int
    kind: Any = np.float64
    bends: Callable[[], Bends] = tuple  # only learners ask: where smooth parts begin, and the shapes they bend by

    @property
    def freedom(self) -> int:
        """How many numbers are learned: those of the table, or how far each smooth part bends by each shape."""
        return sum(shapes.shape[1] for _, shapes in self.bends()) or self.size

    def bent(self, learned: Any) -> Any:
        """What changes in the table by what is learned."""
        parts = self.bends()
        if not parts:
            return learned
        change, first = np.zeros(self.size), 0
        for begin, shapes in parts:
            change[begin : begin + len(shapes)] = shapes @ learned[first : first + shapes.shape[1]]
            first += shapes.shape[1]
        return change

    def towards(self, slope: Any) -> Any:
        """How the loss changes with what is learned, from how it changes with each number."""
        parts = self.bends()
        return np.concatenate([shapes.T @ slope[at : at + len(shapes)] for at, shapes in parts]) if parts else slope

    def chances(self, numbers: Any, seen: Any) -> Any:
        """What the numbers say of each example: the softmax of the seats' worths."""
        worths = numbers[seen].sum(-1, dtype=np.float64)
        odds = np.exp(worths - worths.max(1, keepdims=True))
        return odds / odds.sum(1, keepdims=True)

    def slope(self, seen: Any, miss: Any) -> Any:
        """How the loss changes with each number, from how it changes with each seat's worth."""
        return np.bincount(seen.ravel(), np.repeat(miss.ravel(), self.width), minlength=self.size)


@dataclass(frozen=True)
class Examples:
    """Positions: where the numbers of each seat stand, and each seat's chance to win."""

    seen: Any
    wanted: Any

    def __len__(self) -> int:
        return len(self.wanted)

    @classmethod
    def joined(cls, several: Sequence[Examples]) -> Examples:
        """All of them, in their order."""
        return cls(np.concatenate([one.seen for one in several]), np.concatenate([one.wanted for one in several]))

    def loss(self, table: Table, numbers: Any) -> float:
        """How badly the numbers foretell them: the mean cross-entropy, less that of one who knows."""
        told = np.clip(table.chances(numbers, self.seen), 1e-9, 1)
        wanted = np.clip(self.wanted, 1e-9, 1)
        return float((wanted * (np.log(wanted) - np.log(told))).sum(1).mean())


def hats(knots: Sequence[int]) -> Any:
    """Shapes over 0 to the last knot: each is 1 at its own knot, 0 at all others, and straight in between."""
    return np.stack([np.interp(np.arange(knots[-1] + 1), knots, row) for row in np.eye(len(knots))], axis=1)


def follow(table: Table, numbers: Any, examples: Examples, *, rounds: int, pace: float, seed: int) -> Any:
    """New numbers that follow the examples: Adam, so many times through all of them, ever more slowly."""
    first, rng = np.array(numbers, np.float64), np.random.default_rng(seed)
    learned, mean, square = (np.zeros(table.freedom) for _ in range(3))
    steps = rounds * -(-len(examples) // BATCH)
    for number, rows in enumerate(_batches(len(examples), rounds, rng), 1):
        seen, wanted = examples.seen[rows], examples.wanted[rows]
        miss = (table.chances(first + table.bent(learned), seen) - wanted) / len(rows)
        slope = table.towards(table.slope(seen, miss))
        mean += (1 - MOMENTUM) * (slope - mean)
        square += (1 - SPREAD) * (slope * slope - square)
        even = np.sqrt(square / (1 - SPREAD**number)) + LEAST
        learned -= pace * (1 - (number - 1) / steps) * mean / (1 - MOMENTUM**number) / even
    return (first + table.bent(learned)).astype(table.kind)


def _batches(count: int, rounds: int, rng: Any) -> Iterator[Any]:
    for _ in range(rounds):
        order = rng.permutation(count)
        yield from (order[first : first + BATCH] for first in range(0, count, BATCH))
