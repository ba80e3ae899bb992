"""The legal steps: every way to pay for every action, quickly, since random games do little else."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.engine.bits import lowest, nth, ones, word
from serai.engine.chance import ticket_of
from serai.engine.compiler.compiled import compiled, inlined
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
# Of a row of six bytes, one for each palace: all of it, and the lowest and highest bit of each byte.
ROW = (1 << 8 * PALACES) - 1
LOW, HIGH = ROW // 255, ROW // 255 * 128
GATHER = 0x0102040810204080  # times the lowest bits of bytes: they lie side by side from bit 56 on
EVERY_PALACE = (1 << PALACES) - 1


# Sets are bits of a number here: of palaces (6 bits), and of the ways between them (30 bits). A set of ways begins at
# some palaces and leads to some; two sets that follow each other in the list of actions are written as one.


@inlined
def some(row: int) -> int:
    """The palaces that have a number above 0 in a row of bytes."""
    above = ((row & ROW) + HIGH - LOW) & HIGH
    return ((above >> 7) * GATHER >> 56) & EVERY_PALACE


@compiled
def legal(s: Record, seat: int, out: Vector) -> int:
    """Every step that the seat can pay for, in ascending order."""
    if s.phase == GUARDS:
        return legal_guards(s, seat, out)
    if s.phase == OVER_LIMIT:
        return legal_gifts(s, seat, out)
    first, second, third, fourth, fifth, sixth = ways(s, seat)
    n = write(out, 0, PLACE, first)
    n = write(out, n, MOVE_WITH_TO, second)
    n = write(out, n, CARRY_WITH_TO, third)
    n = write(out, n, MOVE_WITH_DANCER, fourth)
    n = write(out, n, NEUTRAL_DANCER_FROM, fifth)
    n = write(out, n, NEUTRAL_DANCERS, sixth)
    return legal_ends(s, out, n)


@compiled
def random_legal(s: Record, seat: int, number: Any) -> int:
    """A step of a turn by a random word, all equally likely: as if chosen from what `legal` writes, but none is."""
    bits, second, third, fourth, fifth, sixth = ways(s, seat)
    after_first = ones(bits)
    after_second = after_first + ones(second)
    after_third = after_second + ones(third)
    after_fourth = after_third + ones(fourth)
    after_fifth = after_fourth + ones(fifth)
    after_sixth = after_fifth + ones(sixth)
    ends = 1 if s.acted != 0 or s.dancers == 0 else 2
    n = ticket_of(number, after_sixth + ends)
    if n >= after_sixth:
        return (END if s.acted != 0 else PASS) + n - after_sixth
    first, before = PLACE, 0  # one after the other, without a branch that nobody could foretell
    if n >= after_first:
        bits, first, before = second, MOVE_WITH_TO, after_first
    if n >= after_second:
        bits, first, before = third, CARRY_WITH_TO, after_second
    if n >= after_third:
        bits, first, before = fourth, MOVE_WITH_DANCER, after_third
    if n >= after_fourth:
        bits, first, before = fifth, NEUTRAL_DANCER_FROM, after_fourth
    if n >= after_fifth:
        bits, first, before = sixth, NEUTRAL_DANCERS, after_fifth
    return first + nth(bits, n - before)


@inlined
def ways(s: Record, seat: int) -> tuple[int, int, int, int, int, int]:
    """All steps of a turn but its end, as six sets of actions that follow each other, each by its own first one."""
    hand = word(s.hand, KINDS * seat)
    held, dancers = some(hand), hand >> (8 * DANCER) & 127
    free, neutral, chests = some(word(s.spaces, 0)), some(word(s.neutral, 0)), some(word(s.chests, 0))
    guarded, thieves = some(word(s.guards, PALACES * seat)), some(word(s.thieves, PALACES * seat))
    entering = free & chests  # BG-15
    places, carrying = 0, 0
    if s.thief_acts < s.thief_limit:  # BG-14
        carrying = guarded & thieves  # BG-11
        left = guarded & chests if s.reserve[seat] > 0 else 0  # BG-9
        while left != 0:
            palace = lowest(left)
            places |= place_prices(s, seat, palace) << (PLACE_PRICES * palace)
            left &= left - 1
    from_guarded, from_carrying = int(WAYS_FROM[guarded]), int(WAYS_FROM[carrying])
    from_neutral = int(WAYS_FROM[neutral])
    from_held, to_held = int(WAYS_FROM[held]), int(WAYS_TO[free & held])
    to_free, to_entering = int(WAYS_TO[free]), int(WAYS_TO[entering])
    move_with_from = from_guarded & from_held & to_free  # BG-10
    move_with_to = from_guarded & to_held
    carry_with_from = from_carrying & from_held & to_entering  # BG-11
    carry_with_to = from_carrying & to_entering & to_held
    move_neutral_with_both = from_neutral & from_held & to_held  # BG-12
    with_dancer, neutral_dancer, neutral_dancers = 0, 0, 0
    if dancers > 0:  # BG-17
        with_dancer = from_guarded & to_free | (from_carrying & to_entering) << WAYS
        neutral_dancer = from_neutral & to_held | (from_neutral & from_held & to_free) << WAYS
        neutral_dancers = from_neutral & to_free if dancers > 1 else 0
    return (
        places | move_with_from << (MOVE_WITH_FROM - PLACE),
        move_with_to | carry_with_from << WAYS,
        carry_with_to | move_neutral_with_both << WAYS,
        with_dancer,
        neutral_dancer,
        neutral_dancers,
    )


@compiled
def place_prices(s: Record, seat: int, palace: int) -> int:
    """BG-9, BG-17: four bits: whether 0, 1, 2, 3 dancers and cards of the palace make up the cost of a thief."""
    cost = place_cost(s, seat, palace)
    fewest, most = max(0, cost - int(s.hand[seat, palace])), min(cost, int(s.hand[seat, DANCER]))
    return (2 << most) - (1 << fewest) if (cost > 0) & (fewest <= most) else 0


@compiled
def write(out: Vector, n: int, action: int, bits: int) -> int:
    """Add the actions of a set, whose first bit stands for `action`, to the n in `out`; how many there are then."""
    left = int(bits)
    while left:
        out[n] = action + lowest(left)
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
