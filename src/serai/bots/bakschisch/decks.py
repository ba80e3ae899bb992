"""How cards come in a solution of Bakschisch: what has been drawn in a round, what can be drawn then, and its odds.

| deck | cards |
|---|---|
| `endless` | every draw has the odds of the full deck |
| `round` | the deck is shuffled anew before every round; within the round no card comes twice |

The real deck of 30 is shuffled every six rounds (BK-2). Where a deck has room for one round alone, as in all the small
games with a name, `round` is the real deck.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from serai.games.bakschisch.rules import PERSONS

ENDLESS, ROUND = "endless", "round"
DECKS = (ENDLESS, ROUND)
KEPT = 256  # decks whose draws are remembered


@dataclass(frozen=True)
class Draws:
    """The draw before one bribe: a row for everything that may have been drawn in the round before it."""

    ways: Any  # by person: the row of the next bribe's draw; -1 where no such card is left
    odds: Any  # by person

    @property
    def rows(self) -> int:
        """How many different things may have been drawn."""
        return len(self.odds)


def draws_of(deck: str, cards: Any, bribes: int) -> list[Draws]:
    """The draws of so many bribes, for a deck with so many cards of each person."""
    return _draws(deck, tuple(map(int, cards)), bribes)


@lru_cache(KEPT)
def _draws(deck: str, counts: tuple[int, ...], bribes: int) -> list[Draws]:
    cards = np.array(counts)
    if deck == ENDLESS:
        ways = np.where(cards > 0, 0, -1)[None].astype(np.int32)
        return [Draws(ways, (cards / cards.sum())[None])] * bribes
    drawn: list[tuple[int, ...]] = [(0,) * PERSONS]
    found = []
    for bribe in range(bribes):
        left = cards - np.array(drawn)
        after = sorted(
            {plus(one, p) for one, has in zip(drawn, left, strict=True) for p in range(PERSONS) if has[p] > 0}
        )
        where = {one: row for row, one in enumerate(after)} if bribe + 1 < bribes else dict.fromkeys(after, 0)
        lead = [[where.get(plus(one, p), -1) for p in range(PERSONS)] for one in drawn]
        found.append(Draws(np.array(lead, np.int32), left / left.sum(axis=1, keepdims=True)))
        drawn = after
    return found


def plus(drawn: tuple[int, ...], person: int) -> tuple[int, ...]:
    """What has been drawn when one more card is."""
    return tuple(count + (p == person) for p, count in enumerate(drawn))
