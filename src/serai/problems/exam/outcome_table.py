"""What a choice that seats make at once can come to, compiled: every own step against all that the others can choose.

An entry of the table has two bounds, what the seat is sure of and what it can hope for. They are the same where the
game is over. With two seats the next such choice can be gone through as well: each seat can be sure of the value of the
matrix game that it is, whatever the other does; draws in between count by their odds. All else may be anything.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.engine.chance import new_scratch
from serai.engine.compiler.compiled import compiled, released
from serai.engine.contract import Record, Vector, chance, legal, over, play, ranks, settle, to_act
from serai.solve.matrix import solve_matrix

SEATS = 4
MOST_STEPS = 64  # of a seat, where seats choose at once


@compiled
def share_of(s: Record, seat: int, ranked: Vector) -> float:
    """The seat's share of the victory; the game is over."""
    ranks(s, ranked)
    winners = 0
    for other in range(s.players):
        winners += ranked[other] == 1
    return 1.0 / winners if ranked[seat] == 1 else 0.0


@compiled
def next_choice(s: Record, room: Any, seat: int, scratch: Record, ranked: Vector, out: Vector) -> None:
    """Bounds of a position of two seats before they choose once more; `room` has two places for positions."""
    rival = 1 - seat
    own, theirs = np.empty(MOST_STEPS, np.int32), np.empty(MOST_STEPS, np.int32)
    rows, columns = legal(s, seat, scratch.actions), 0
    for i in range(rows):
        own[i] = scratch.actions[i]
    columns = legal(s, rival, scratch.actions)
    for j in range(columns):
        theirs[j] = scratch.actions[j]
    low, high = np.empty((rows, columns)), np.empty((rows, columns))
    ended = 0
    for i in range(rows):
        for j in range(columns):
            room[1] = s
            t = room[1]
            play(t, seat, int(own[i]))
            play(t, rival, int(theirs[j]))
            if over(t):
                low[i, j] = share_of(t, seat, ranked)
                high[i, j] = low[i, j]
                ended += 1
            else:
                low[i, j] = 0.0
                high[i, j] = 1.0
    out[0] = 0.0
    out[1] = 1.0
    if ended > 0:
        work, row, column = np.empty((rows + 1, rows + columns + 1)), np.empty(rows), np.empty(columns)
        out[0] = solve_matrix(low, rows, columns, work, row, column)
        out[1] = solve_matrix(high, rows, columns, work, row, column)


@compiled
def bounds_after(s: Record, room: Any, seat: int, further: bool, scratch: Record, ranked: Vector, out: Vector) -> None:
    """Bounds of a position after all have chosen."""
    if over(s):
        out[0] = share_of(s, seat, ranked)
        out[1] = out[0]
        return
    out[0] = 0.0
    out[1] = 1.0
    if not further or s.players != 2 or to_act(s) != 0:
        return
    outcomes, weights = np.empty(MOST_STEPS, np.int32), np.empty(MOST_STEPS, np.int32)
    n = chance(s, outcomes, weights)
    low, high, total = 0.0, 0.0, 0.0
    for i in range(n):
        room[0] = s
        t = room[0]
        settle(t, int(outcomes[i]))
        out[0] = 0.0
        out[1] = 1.0
        if to_act(t) == 3:  # both
            next_choice(t, room, seat, scratch, ranked, out)
        low += weights[i] * out[0]
        high += weights[i] * out[1]
        total += weights[i]
    out[0] = low / total
    out[1] = high / total


@released
def fill(
    world: Record, room: Any, seat: int, further: bool, steps: Any, counts: Vector, scratch: Record, low: Any, high: Any
) -> None:
    """Bounds of every own step (rows) against all that the others can choose together (columns)."""
    ranked, out, seats = np.zeros(SEATS, np.int32), np.zeros(2), int(to_act(world))
    for i in range(low.shape[0]):
        for j in range(low.shape[1]):
            room[2] = world
            t = room[2]
            play(t, seat, int(steps[seat, i]))
            reply = j
            for other in range(SEATS):
                if other != seat and (seats >> other) & 1:
                    play(t, other, int(steps[other, reply % counts[other]]))
                    reply //= counts[other]
            bounds_after(t, room, seat, further, scratch, ranked, out)
            low[i, j] = out[0]
            high[i, j] = out[1]


def outcomes(world: Any, seat: int, further: bool, most: int) -> tuple[Any, Any] | None:
    """The two bounds of every own step against all that the others can choose; None if there is more than `most`."""
    steps, counts = np.zeros((SEATS, MOST_STEPS), np.int32), np.ones(SEATS, np.int64)
    for other in world.to_act:
        actions = world.legal_actions(other)
        if len(actions) > MOST_STEPS:
            return None
        counts[other] = len(actions)
        steps[other, : len(actions)] = actions
    entries = int(counts.prod())
    if entries > most:
        return None
    low, high = (np.zeros((int(counts[seat]), entries // int(counts[seat]))) for _ in range(2))
    fill(world.fields, np.zeros(3, world.rulebook.dtype), seat, further, steps, counts, new_scratch(), low, high)
    return low, high
