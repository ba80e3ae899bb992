"""Compares what the solution of Bakschisch for two takes for the rules with the rules themselves, on random positions.

A random position, card and two fists are played by the engine and by `lead_on`. Within a round both must come to the
same position. After its last bribe both must come to the same start of a round or the same end; the starts are told
apart by numbers that differ.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from serai.bots.bakschisch.duel import (
    EVERY,
    FIRST,
    MOST_FISTS,
    PERSONS,
    RESTS,
    SECOND,
    TOGETHER,
    is_position,
    lead_on,
    new_box,
    position_index,
    round_end,
    start_index,
    starts_of,
    write_limit,
)
from serai.bots.bakschisch.lookahead import split_index
from serai.engine.chance import below, generator
from serai.engine.compiler.compiled import released
from serai.games.bakschisch import rules
from serai.solve.nodes import prize

if TYPE_CHECKING:
    from serai.engine.contract import Vector
    from serai.engine.game import Game

EARLY, LATE = -3, -2  # bribes long ago that pawns came to the throne at, for the order on it


@released
def place_randomly(s: Any, box: Any, rng: Vector) -> Any:
    """Put a record on a random position with an open card; its spaces, bags and rest."""
    space_0, space_1 = below(rng, box.throne + 1), below(rng, box.throne + 1)
    if below(rng, RESTS) == 0:
        space_1 = space_0
    bag_0 = below(rng, box.coins + 1)
    bag_1 = below(rng, box.coins + 1 - bag_0)
    rest = below(rng, RESTS)
    while not is_position(box, space_0, space_1, rest):
        rest = below(rng, RESTS)
    both = space_0 == box.throne and space_1 == box.throne
    s.space[0], s.space[1] = space_0, space_1
    s.gold[0], s.gold[1] = bag_0, bag_1
    s.pot = box.coins - bag_0 - bag_1
    s.thief[0] = 0 if both else rest & 1
    s.thief[1] = 0 if both else rest >> 1
    s.throned[0] = rules.NOT_ON_THRONE if space_0 < box.throne else LATE if both and rest == SECOND else EARLY
    s.throned[1] = rules.NOT_ON_THRONE if space_1 < box.throne else LATE if both and rest == FIRST else EARLY
    return space_0, space_1, bag_0, bag_1, rest


@released
def position_of(s: Any, box: Any) -> int:
    """The index of a record's position within a round."""
    rest = int(s.thief[0]) | int(s.thief[1]) << 1
    if s.space[0] == box.throne and s.space[1] == box.throne:
        rest = TOGETHER if s.throned[0] == s.throned[1] else FIRST if s.throned[0] < s.throned[1] else SECOND
    return position_index(box, int(s.space[0]), int(s.space[1]), int(s.gold[0]), int(s.gold[1]), rest)


@released
def count_differences(start: Any, table: Any, box: Any, starts: Any, rounds: int, count: int, rng: Vector) -> int:
    """How many of so many random choices lead elsewhere than by the rules, in the round after so many."""
    fists, targets = np.zeros((2, MOST_FISTS), np.int64), np.zeros((MOST_FISTS, MOST_FISTS), np.int64)
    places, different = np.zeros(2, np.int32), 0
    for _ in range(count):
        table[0] = start
        s = table[0]
        space_0, space_1, bag_0, bag_1, rest = place_randomly(s, box, rng)
        person, bribe = below(rng, PERSONS), below(rng, s.bribes)
        last = bribe + 1 == s.bribes
        s.rounds, s.bribe, s.row[bribe] = rounds, bribe, person + 1
        rows, columns = lead_on(box, person, last, space_0, space_1, bag_0, bag_1, rest, EVERY, fists, targets)
        i, j = below(rng, rows), below(rng, columns)
        s.fist[0], s.fist[1] = fists[0, i], fists[1, j]
        rules.resolve(s)
        if not last:
            different += position_of(s, box) != targets[i, j]
            continue
        at_0, at_1, now_0, now_1, order = split_index(box, targets[i, j])
        ours = round_end(box, starts, at_0, at_1, now_0, now_1, order)
        if s.ended != 0:
            theirs = prize(s, places)
        else:
            home_0, home_1 = s.space[0] <= box.stop, s.space[1] <= box.stop
            if (s.thief[0] != 0) != home_0 or (s.thief[1] != 0) != home_1:
                different += 1
            theirs = starts[s.space[0], s.space[1], start_index(box.coins, int(s.gold[0]), int(s.gold[1]))]
        different += ours != theirs
    return different


def compare(game: Game, count: int, seed: int | str = 0) -> int:
    """How many of so many random choices lead elsewhere than by the rules, half of them in the last round."""
    box, start, rng = new_box(game), game.start().fields, generator(seed)
    limit = np.zeros((int(box.throne), int(box.throne), starts_of(box)))
    write_limit(box, limit)
    apart = np.arange(limit.size, dtype=np.float64).reshape(limit.shape) + 2.0  # and unlike any end
    table, rounds = np.zeros(1, start.dtype), int(game.options["max_rounds"])
    different = count_differences(start, table, box, limit, rounds - 1, count // 2, rng)
    if rounds > 1:
        different += count_differences(start, table, box, apart, rounds - 2, count - count // 2, rng)
    return int(different)
