"""Positions of The Thief of Bagdad whose hidden hands can be counted."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import serai
from serai.games.bagdad.box import NAMES
from tests.rules.positions_bagdad import position


def chances(unseen: dict[str, int], sizes: list[int], known: dict[str, int] | None = None) -> dict[Any, float]:
    """The chance of each set of hands: every unseen card that is not known is equally likely in every unseen place."""
    known = known or {}
    cards: list[str] = [name for name in NAMES for _ in range(unseen.get(name, 0) - known.get(name, 0))]
    places = [size - (sum(known.values()) if index == 0 else 0) for index, size in enumerate(sizes)]
    counted: Counter[Any] = Counter()
    for order in permutations(range(len(cards)), sum(places)):
        hands, start = [], 0
        for index, size in enumerate(places):
            hand = [cards[card] for card in order[start : start + size]]
            start += size
            if index == 0:
                hand += [name for name, count in known.items() for _ in range(count)]
            hands.append(tuple(hand.count(name) for name in NAMES))
        counted[tuple(hands)] += 1
    return {world: count / counted.total() for world, count in counted.items()}


def cases() -> list[Any]:
    """Two players before and after a shuffle, and three players, with few cards out of sight."""
    plain = serai.load(
        position([{"white": 3}, {"red": 2, "blue": 1, "dancer": 1}], pile={"red": 1, "blue": 1, "green": 1})
    )
    counted = serai.load(
        position(
            [{"white": 3}, {"red": 2, "blue": 1, "yellow": 1}],
            pile={"red": 1, "blue": 1, "green": 2},
            known=[{"white": 2}, {"red": 1, "yellow": 1}],
        )
    )
    three = serai.load(position([{"white": 3}, {"red": 2}, {"blue": 1, "green": 1}], pile={"red": 1, "blue": 2}))

    def rivals(state: serai.State) -> Any:
        return tuple(tuple(state.fields.hand[seat, :6].tolist()) for seat in range(1, state.game.players))

    return [
        (plain, 0, rivals, chances({"red": 3, "blue": 2, "green": 1}, [3])),
        (
            counted,
            0,
            rivals,
            chances({"red": 3, "blue": 2, "green": 2, "yellow": 1}, [4], {"red": 1, "yellow": 1}),
        ),
        (three, 0, rivals, chances({"red": 3, "blue": 3, "green": 1}, [2, 2])),
    ]
