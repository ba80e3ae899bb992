"""The legal steps: every way to pay for every action, quickly, since random games do little else."""

from __future__ import annotations

import numpy as np

from serai.engine.compiled import compiled
from serai.engine.contract import Record, Vector
from serai.games.bagdad.pieces import (
    CARRY_WITH_TO,
    DANCER,
    END,
    GIVE,
    GUARD,
    GUARDS,
    KINDS,
    MOVE_WITH_DANCER,
    MOVE_WITH_FROM,
    MOVE_WITH_TO,
    NEUTRAL_DANCER_FROM,
    NEUTRAL_DANCERS,
    NEUTRAL_GUARD,
    OVER_LIMIT,
    PALACES,
    PASS,
    PASS_DANCER,
    PLACE,
    PLACE_PRICES,
    WAY_ENDS,
    WAYS,
    place_cost,
)

# The ways that begin at, or lead to, the palaces of a set, as bits.
WAYS_FROM, WAYS_TO = (
    np.array(
        [sum(1 << way for way, ends in enumerate(WAY_ENDS) if palaces >> ends[end] & 1) for palaces in range(64)],
        np.int64,
    )
    for end in (0, 1)
)
# Times a power of two, the top six bits of this number tell which power it was.
DE_BRUIJN = 0x03F79D71B4CB0A89
BIT_NUMBER = np.array(sorted(range(64), key=lambda bit: (DE_BRUIJN << bit >> 58) & 63), np.int64)


# Sets are bits of a number here: of palaces (6 bits), and of the ways between them (30 bits). A set of ways begins at
# some palaces and leads to some; two sets that follow each other in the list of actions are written as one.


@compiled
def legal(s: Record, seat: int, out: Vector) -> int:
    """Every step that the seat can pay for, in ascending order."""
    if s.phase == GUARDS:
        return legal_guards(s, seat, out)
    if s.phase == OVER_LIMIT:
        return legal_gifts(s, seat, out)
    held, free, guarded, neutral, thieves, chests, places = 0, 0, 0, 0, 0, 0, 0
    for palace in range(PALACES):
        held |= (1 if s.hand[seat, palace] > 0 else 0) << palace
        free |= (1 if s.spaces[palace] > 0 else 0) << palace
        guarded |= (1 if s.guards[seat, palace] > 0 else 0) << palace
        neutral |= (1 if s.neutral[palace] > 0 else 0) << palace
        thieves |= (1 if s.thieves[seat, palace] > 0 else 0) << palace
        chests |= (1 if s.chests[palace] > 0 else 0) << palace
        places |= place_prices(s, seat, palace) << (PLACE_PRICES * palace)
    thief_may_act = s.thief_acts < s.thief_limit
    carrying = guarded & thieves if thief_may_act else 0  # BG-11, BG-14
    entering = free & chests  # BG-15
    if not thief_may_act or s.reserve[seat] == 0:  # BG-9, BG-14
        places = 0

    move_with_from = WAYS_FROM[guarded & held] & WAYS_TO[free]  # BG-10
    move_with_to = WAYS_FROM[guarded] & WAYS_TO[free & held]
    carry_with_from = WAYS_FROM[carrying & held] & WAYS_TO[entering]  # BG-11
    carry_with_to = WAYS_FROM[carrying] & WAYS_TO[entering & held]
    move_neutral_with_both = WAYS_FROM[neutral & held] & WAYS_TO[free & held]  # BG-12
    n = write(out, 0, PLACE, places | move_with_from << (MOVE_WITH_FROM - PLACE))
    n = write(out, n, MOVE_WITH_TO, move_with_to | carry_with_from << WAYS)
    n = write(out, n, CARRY_WITH_TO, carry_with_to | move_neutral_with_both << WAYS)
    if s.hand[seat, DANCER] > 0:  # BG-17
        move_with_dancer = WAYS_FROM[guarded] & WAYS_TO[free]
        carry_with_dancer = WAYS_FROM[carrying] & WAYS_TO[entering]
        dancer_from = WAYS_FROM[neutral] & WAYS_TO[free & held]
        dancer_to = WAYS_FROM[neutral & held] & WAYS_TO[free]
        n = write(out, n, MOVE_WITH_DANCER, move_with_dancer | carry_with_dancer << WAYS)
        n = write(out, n, NEUTRAL_DANCER_FROM, dancer_from | dancer_to << WAYS)
        if s.hand[seat, DANCER] > 1:
            n = write(out, n, NEUTRAL_DANCERS, WAYS_FROM[neutral] & WAYS_TO[free])
    return legal_ends(s, out, n)


@compiled
def place_prices(s: Record, seat: int, palace: int) -> int:
    """BG-9, BG-17: four bits: whether 0, 1, 2, 3 dancers and cards of the palace make up the cost of a thief."""
    cost = place_cost(s, seat, palace)
    fewest, most = max(0, cost - int(s.hand[seat, palace])), min(cost, int(s.hand[seat, DANCER]))
    return (2 << most) - (1 << fewest) if (cost > 0) & (fewest <= most) else 0


@compiled
def write(out: Vector, n: int, action: int, bits: int) -> int:
    """Add the actions of a set, whose first bit stands for `action`, to the n in `out`; how many there are then."""
    left = int(bits)  # of Python, which does not mind a large product
    while left:
        out[n] = action + BIT_NUMBER[((left & -left) * DE_BRUIJN >> 58) & 63]
        left &= left - 1
        n += 1
    return n


@compiled
def legal_ends(s: Record, out: Vector, n: int) -> int:
    """BG-16: after an action the turn ends with three cards; without one with four, or with a dancer and three."""
    if s.acted != 0:
        out[n] = END
        return n + 1
    out[n] = PASS
    if s.dancers == 0:
        return n + 1
    out[n + 1] = PASS_DANCER
    return n + 2


@compiled
def legal_guards(s: Record, seat: int, out: Vector) -> int:
    """BG-5, BG-6, BG-7: any palace with a free guard space, for a guard that the seat still has."""
    n = 0
    for palace in range(PALACES):
        if s.guards_left[seat] > 0 and s.spaces[palace] > 0:
            out[n] = GUARD + palace
            n += 1
    for palace in range(PALACES):
        if s.neutrals_left[seat] > 0 and s.spaces[palace] > 0:
            out[n] = NEUTRAL_GUARD + palace
            n += 1
    return n


@compiled
def legal_gifts(s: Record, seat: int, out: Vector) -> int:
    """BG-19: any card of the hand."""
    n = 0
    for kind in range(KINDS):
        if s.hand[seat, kind] > 0:
            out[n] = GIVE + kind
            n += 1
    return n
