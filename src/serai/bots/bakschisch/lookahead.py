"""A round of Bakschisch for two, solved from where it stands to its end: only what can still happen in it.

Going forward every position is found once, with what may have been drawn until there; going back each is solved. What
the positions after the last bribe are worth is given.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from serai.bots.bakschisch.decks import Draws
from serai.bots.bakschisch.duel import MOST_FISTS, RESTS, USEFUL, bag_index, lead_on, positions
from serai.bots.matrix import new_work, solve_game
from serai.engine.compiler.compiled import released

MOST_FOUND = 400_000  # positions before a bribe that can be reached in a round
CELLS = 2_400_000  # the same with what may have been drawn until there
OPEN, SURE = np.zeros((1, 1), np.int32), np.ones(1, np.bool_)  # the only way on of a card that is open
NO_ROW = np.zeros(1, np.int32)


class Layer:
    """The positions that were found before a bribe; its memory is used again for every choice."""

    def __init__(self, size: int) -> None:
        self.found = np.zeros(MOST_FOUND, np.int32)  # their indexes, from 1 on; first of all how many
        self.row = np.zeros(size, np.int32)  # by index: where it is in `found`, or 0
        self._drawn, self._values = np.zeros(CELLS, np.bool_), np.zeros(CELLS)
        self.drawn: Any = self._drawn[:0]
        self.values: Any = self._values[:0]

    def begin(self, draws: int) -> None:
        """Forget the last choice, and make room for so many things that may have been drawn until there."""
        count = int(self.found[0]) + 1
        self.row[self.found[1:count]] = 0
        self.drawn[:count] = False
        self.found[0] = 0
        room = min(MOST_FOUND, CELLS // draws)
        self.drawn = self._drawn[: room * draws].reshape(room, draws)  # by row of `found`
        self.values = self._values[: room * draws].reshape(room, draws)


class Choice(NamedTuple):
    """The choice of two fists, solved: an equilibrium, and what each two fists are worth to seat 0."""

    fists: tuple[Any, Any]
    mixes: tuple[Any, Any]
    payoffs: Any
    value: float


@released
def split_index(box: Any, index: int) -> Any:
    """The spaces, bags and rest of a position."""
    places, rest = index // RESTS, index % RESTS
    spaces, bag = places // box.bags, places % box.bags
    bag_0 = 0
    while bag_0 < box.coins and bag_index(box.coins, bag_0 + 1, 0) <= bag:
        bag_0 += 1
    return spaces // (box.throne + 1), spaces % (box.throne + 1), bag_0, bag - bag_index(box.coins, bag_0, 0), rest


@released
def find(
    targets: Any, rows: int, columns: int, ways: Any, person: int, before: Any, found: Any, row: Any, drawn: Any
) -> None:
    """Note the positions that a choice leads to, and what may have been drawn until there; `before` until here."""
    for draw in range(ways.shape[0]):
        way = ways[draw, person]
        if way < 0 or not before[draw]:
            continue
        for i in range(rows):
            for j in range(columns):
                target = targets[i, j]
                if row[target] == 0:
                    if found[0] + 1 == drawn.shape[0]:
                        raise ValueError("More positions than there is room for.")
                    found[0] += 1
                    found[found[0]] = target
                    row[target] = found[0]
                drawn[row[target], way] = True


@released
def find_all(
    box: Any, here: Any, before: Any, ways: Any, most: int, fists: Any, targets: Any, found: Any, row: Any, drawn: Any
) -> None:
    """Note the positions that a forward bribe leads to from those that were found before it."""
    for n in range(1, here[0] + 1):
        space_0, space_1, bag_0, bag_1, rest = split_index(box, here[n])
        for person in range(ways.shape[1]):
            rows, columns = lead_on(box, person, False, space_0, space_1, bag_0, bag_1, rest, most, fists, targets)
            find(targets, rows, columns, ways, person, before[n], found, row, drawn)


@released
def solve_all(
    box: Any, back: bool, last: bool, found: Any, drawn: Any, ways: Any, odds: Any, row: Any, later: Any, now: Any,
    most: int, work: Any, fists: Any, targets: Any,
) -> None:  # fmt: skip
    """The values of the positions that were found before a bribe."""
    for n in range(1, found[0] + 1):
        space_0, space_1, bag_0, bag_1, rest = split_index(box, found[n])
        now[n] = 0.0
        for person in range(ways.shape[1]):
            rows, columns = lead_on(box, person, back, space_0, space_1, bag_0, bag_1, rest, most, fists, targets)
            known, value = -1, 0.0
            for draw in range(ways.shape[0]):
                way = ways[draw, person]
                if way < 0 or not drawn[n, draw]:
                    continue
                if way != known:
                    read(later, targets, rows, columns, row, way, last, work.payoffs)
                    value, known = solve_game(work, rows, columns), way
                now[n, draw] += odds[draw, person] * value


@released
def read(later: Any, targets: Any, rows: int, columns: int, row: Any, way: int, last: bool, payoffs: Any) -> None:
    """What each two fists are worth."""
    for i in range(rows):
        for j in range(columns):
            target = targets[i, j]
            payoffs[i, j] = later[target if last else row[target], way]


class Lookahead:
    """Solves choices of one game; not for two threads at once."""

    def __init__(self, box: Any) -> None:
        self.box, self.work = box, new_work()
        self._layers: list[Layer] = []

    def solve(
        self, person: int, place: tuple[int, int, int, int, int], draws: list[Draws], ends: Any, *, back: bool,
        most: int = USEFUL,
    ) -> Choice:  # fmt: skip
        """Solve the bribe of an open card, at the spaces, bags and rest of `place`, by what can follow.

        `draws` are those of the further bribes that are looked at, `ends` the values after the last of them; `back`
        tells whether that is the round's last one. In the further bribes no fist has more than `most` coins.
        """
        box, work, bribes = self.box, self.work, len(draws)
        fists, targets = np.zeros((2, 2, MOST_FISTS), np.int64), np.zeros((2, MOST_FISTS, MOST_FISTS), np.int64)
        rows, columns = lead_on(box, person, back and not draws, *place, USEFUL, fists[0], targets[0])
        while len(self._layers) < bribes:
            self._layers.append(Layer(positions(box)))
        for number, (layer, draw) in enumerate(zip(self._layers, draws, strict=False)):
            layer.begin(draw.rows)
            if number == 0:
                find(targets[0], rows, columns, OPEN, 0, SURE, layer.found, layer.row, layer.drawn)
            else:
                here, ways = self._layers[number - 1], draws[number - 1].ways
                find_all(
                    box, here.found, here.drawn, ways, most, fists[1], targets[1], layer.found, layer.row, layer.drawn
                )
        later, row = ends, NO_ROW
        for number in reversed(range(bribes)):
            layer, draw, last = self._layers[number], draws[number], number + 1 == bribes
            solve_all(
                box, back and last, last, layer.found, layer.drawn, draw.ways, draw.odds, row, later, layer.values,
                most, work, fists[1], targets[1],
            )  # fmt: skip
            later, row = layer.values, layer.row
        read(later, targets[0], rows, columns, row, 0, not draws, work.payoffs)
        value = float(solve_game(work, rows, columns))
        return Choice(
            (fists[0, 0, :rows], fists[0, 1, :columns]),
            (work.row_mix[:rows].copy(), work.column_mix[:columns].copy()),
            work.payoffs[:rows, :columns].copy(),
            value,
        )
