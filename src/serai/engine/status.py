"""The status of a position: who must choose, what may be chosen or drawn, and whether the game is over.

One compiled call makes a step or a draw and finds all of that. It takes an array of one record: with the record itself
Python would spend more time on describing its fields to the compiled code than the rules take.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from serai.engine import contract
from serai.engine.chance import MOST_OUTCOMES
from serai.engine.compiler.compiled import compiled
from serai.engine.compiler.plain import interpreted
from serai.engine.contract import Vector, chance, legal, over, pending, play, settle, to_act

NOTHING = -1  # instead of a seat: a draw; instead of a step or an outcome: neither
MOST_SEATS = 8
PENDING, OVER = 8, 16  # where these begin in the flags; below them are the bits of the seats that must choose
SEATS = (1 << MOST_SEATS) - 1

# A status is a list of numbers: the flags, how many steps each seat has, and the steps of all seats; before a draw
# the flags, how many outcomes there are, the outcomes, and their weights from WEIGHTS on.
STEPS = 1 + MOST_SEATS
OUTCOMES = 2
WEIGHTS = OUTCOMES + MOST_OUTCOMES


@compiled
def advance(table: Vector, seat: int, number: int, out: Vector) -> int:
    """Make a step of a seat, a draw or nothing in the only row of a table; how long its status is now."""
    s = table[0]
    if seat != NOTHING:
        play(s, seat, number)
    elif number != NOTHING:
        settle(s, number)
    ended = 1 if over(s) else 0
    acting, waiting = int(to_act(s)), int(pending(s))
    out[0] = acting | waiting << PENDING | ended << OVER
    if acting == 0 and ended == 0:
        out[1] = chance(s, out[OUTCOMES:WEIGHTS], out[WEIGHTS:])
        return WEIGHTS + int(out[1])
    choosing, end = acting | waiting, STEPS
    for other in range(MOST_SEATS):
        found = 0
        if choosing >> other & 1 != 0:
            found = int(legal(s, other, out[end:]))
        out[1 + other] = found
        end += found
    return end


@functools.cache
def advance_for(dtype: np.dtype[Any]) -> Callable[[Vector, int, int, Vector], int]:
    """`advance` for the states of a game: as plain Python if its rules are."""
    rules_are_compiled = hasattr(contract.RULES.module(dtype).to_act, "py_func")
    return advance if rules_are_compiled else interpreted(advance)


def new_buffer(players: int, steps: int) -> Vector:
    """A buffer that any status of a game fits into."""
    return np.empty(WEIGHTS + MOST_OUTCOMES + players * steps, np.int32)
