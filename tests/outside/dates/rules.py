"""The rules of Dates, compiled.

    heap ●●●●●●●●●●●●      purse of seat 0: ?      purse of seat 1: ?

| action | step | meaning |
|---|---|---|
| 0-2 | `take 1` to `take 3` | dates from the heap to the own ones |

| draw | meaning |
|---|---|
| 0-2 | so many dates in the purse of the next seat, which only that seat sees |
"""

from __future__ import annotations

import numpy as np

from dates.layout import HEAP, OWN_DATES, PURSE, TO_ACT
from serai.engine.chance import below
from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record, Vector

SEATS = 2
MOST_TAKEN = 3
PURSES = 3  # 0, 1 or 2 dates
NO_PURSE = -1
NOBODY = -1
LARGEST_HEAP = 30

STATE = np.dtype((np.record, [
    ("players", np.int8),
    ("size_of_heap", np.int8),      # option heap
    ("price_of_last", np.int8),     # option last_date
    ("purse", np.int8, (SEATS,)),   # secret until the end
    ("dates", np.int8, (SEATS,)),   # taken so far
    ("heap", np.int8),
    ("seat", np.int8),
    ("took_last", np.int8),
]))  # fmt: skip
FIXED = ("players", "size_of_heap", "price_of_last")


@compiled
def setup(s: Record) -> None:
    """DA-1: a full heap, no purses yet."""
    s.heap = s.size_of_heap
    s.took_last = NOBODY
    for seat in range(SEATS):
        s.purse[seat] = NO_PURSE


@compiled
def over(s: Record) -> bool:
    """DA-4: the heap is gone."""
    return s.heap == 0


@compiled
def to_act(s: Record) -> int:
    """In turn, once both have their purse."""
    return 0 if s.purse[1] == NO_PURSE or s.heap == 0 else 1 << int(s.seat)


@compiled
def pending(s: Record) -> int:
    """Nobody chooses in secret."""
    return 0


@compiled
def legal(s: Record, seat: int, out: Vector) -> int:
    """DA-3: one to three dates, as far as there are so many."""
    if s.purse[1] == NO_PURSE or seat != s.seat:
        return 0
    n = min(MOST_TAKEN, int(s.heap))
    for i in range(n):
        out[i] = i
    return n


@compiled
def play(s: Record, seat: int, action: int) -> None:
    """DA-3: take dates."""
    s.heap -= action + 1
    s.dates[seat] += action + 1
    if s.heap == 0:
        s.took_last = seat
    s.seat = 1 - seat


@compiled
def chance(s: Record, outcomes: Vector, weights: Vector) -> int:
    """DA-2: any purse."""
    if s.purse[1] != NO_PURSE:
        return 0
    for i in range(PURSES):
        outcomes[i] = i
        weights[i] = 1
    return PURSES


@compiled
def settle(s: Record, outcome: int) -> None:
    """DA-2: a purse for the next seat."""
    s.purse[0 if s.purse[0] == NO_PURSE else 1] = outcome


@compiled
def scores(s: Record, out: Vector) -> None:
    """DA-5: dates and purse, less the price of the last date."""
    for seat in range(SEATS):
        out[seat] = int(s.dates[seat]) + max(0, int(s.purse[seat]))
        if s.took_last == seat:
            out[seat] -= int(s.price_of_last)


@compiled
def ranks(s: Record, out: Vector) -> None:
    """DA-5: the most dates win; equals share the victory."""
    scores(s, out)
    first, second = int(out[0]), int(out[1])
    out[0] = 1 if first >= second else 2
    out[1] = 1 if second >= first else 2


@compiled
def imagine(s: Record, seat: int, rng: Vector) -> None:
    """The other purse holds anything, until the end shows it."""
    if s.purse[1 - seat] != NO_PURSE and s.heap > 0:
        s.purse[1 - seat] = below(rng, PURSES)


@compiled
def observe(s: Record, seat: int, out: Vector) -> None:
    """What the seat knows, in the order of layout.OBSERVATION."""
    out[:] = 0.0
    if s.purse[seat] != NO_PURSE:
        out[PURSE + int(s.purse[seat])] = 1.0
    out[HEAP] = s.heap / LARGEST_HEAP
    out[OWN_DATES] = s.dates[seat] / LARGEST_HEAP
    out[OWN_DATES + 1] = s.dates[1 - seat] / LARGEST_HEAP
    out[TO_ACT] = 1.0 if s.seat == seat else 0.0


@compiled
def audit(s: Record) -> int:
    """0, or the number of the invariant that is broken."""
    if s.heap < 0 or s.heap + s.dates[0] + s.dates[1] != s.size_of_heap or min(s.dates[0], s.dates[1]) < 0:
        return 1
    for seat in range(SEATS):
        if not NO_PURSE <= s.purse[seat] < PURSES:
            return 2
    if s.purse[0] == NO_PURSE and s.purse[1] != NO_PURSE:
        return 2
    if (s.purse[1] == NO_PURSE) and s.heap != s.size_of_heap:
        return 2
    if s.seat not in (0, 1) or (s.heap == s.size_of_heap and s.seat != 0):
        return 3
    if (s.heap == 0) != (s.took_last != NOBODY) or not NOBODY <= s.took_last < SEATS:
        return 3
    if s.heap == 0 and s.took_last == s.seat:
        return 3
    return 0
