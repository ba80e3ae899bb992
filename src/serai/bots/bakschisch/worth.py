"""What a position of Bakschisch is worth to a seat: a sum of numbers from a table that `serai train` learns.

A seat is looked at against each of its rivals in the same way, and against the purse of the richest one. Each of
these stands in the table once for each of the five bribes of a round:

| part | what it tells apart |
|---|---|
| `TRACK` | for each rival: the seat's space and the rival's |
| `RACE` | for each rival: how far the seat is ahead of it, and how much richer it is |
| `PURSES` | the seat's gold and the richest rival's; whether the seat is on the throne |
| `MEANS` | the seat's space and its gold |
| `THIEVES` | whose thief is ready, and the gold that could be stolen by or from the seat |

Tracks and purses of other sizes are measured by the usual ones. The chances to win are the softmax of the sums.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np

from serai.bots.models import Bends, hats
from serai.engine.compiler.compiled import compiled, inlined
from serai.engine.contract import Record, Vector
from serai.games.bakschisch.box import BRIBES, SEATS
from serai.games.bakschisch.rules import bribe_of_five

USUAL_COINS = 10  # of a seat at the start
SPACES, GOLD = 32, 2 * USUAL_COINS + 1  # told apart: of the standard track, of a purse
LEADS, MARGINS = 2 * SPACES - 1, 2 * GOLD - 1

TRACK = 0
RACE = TRACK + SPACES * SPACES
PURSES = RACE + LEADS * MARGINS
MEANS = PURSES + 2 * GOLD * GOLD
THIEVES = MEANS + SPACES * GOLD
OF_A_BRIBE = THIEVES + 4 * GOLD * GOLD
NUMBERS = BRIBES * OF_A_BRIBE
OF_A_RIVAL, OF_ALL = 2, 3  # numbers of a seat: for each of its rivals, and besides
# Where the learned numbers may bend: closer together where a space or a coin decides.
SPACE_KNOTS = (0, 6, 12, 18, 24, 28, 30, 31)
GOLD_KNOTS = (0, 1, 3, 6, 10, 15, 20)
LEAD_KNOTS = tuple(SPACES - 1 + lead for lead in (-31, -16, -8, -4, -2, 0, 2, 4, 8, 16, 31))
MARGIN_KNOTS = tuple(GOLD - 1 + margin for margin in (-20, -10, -5, -2, -1, 0, 1, 2, 5, 10, 20))
PALACE = 24 / 31  # of the standard track: what lies behind it is the palace


@inlined
def on_the_usual_track(s: Record, seat: int) -> int:
    """A seat's space, as if the track had the usual length."""
    throne = int(s.throne)
    return int(s.space[seat]) if throne == SPACES - 1 else int(s.space[seat]) * (SPACES - 1) // throne


@inlined
def in_the_usual_purse(s: Record, seat: int) -> int:
    """A seat's gold, as if all had begun with the usual coins; more than all of two seats' is told apart no more."""
    gold = int(s.gold[seat])
    return min(gold if s.coins == USUAL_COINS else gold * USUAL_COINS // int(s.coins), GOLD - 1)


@compiled
def places(s: Record, seat: int, out: Vector) -> None:
    """Where the numbers of a seat stand in the table."""
    space, gold = on_the_usual_track(s, seat), in_the_usual_purse(s, seat)
    base, at = bribe_of_five(s) * OF_A_BRIBE, 0
    richest, rivals_thief = 0, 0
    for other in range(s.players):
        if other != seat:
            theirs, purse = on_the_usual_track(s, other), in_the_usual_purse(s, other)
            out[at] = base + TRACK + space * SPACES + theirs
            out[at + 1] = base + RACE + (space - theirs + SPACES - 1) * MARGINS + gold - purse + GOLD - 1
            richest = max(richest, purse)
            rivals_thief |= int(s.thief[other])
            at += OF_A_RIVAL
    throned = 1 if s.space[seat] == s.throne else 0
    out[at] = base + PURSES + (throned * GOLD + gold) * GOLD + richest
    out[at + 1] = base + MEANS + space * GOLD + gold
    out[at + 2] = base + THIEVES + ((2 * int(s.thief[seat]) + rivals_thief) * GOLD + gold) * GOLD + richest


@compiled
def appraise_by_table(s: Record, numbers: Vector, out: Vector) -> None:
    """Chances to win by the table."""
    at = np.empty(OF_A_RIVAL * (SEATS - 1) + OF_ALL, np.int64)
    players, most, total = int(s.players), -1.0e9, 0.0
    width = OF_A_RIVAL * (players - 1) + OF_ALL
    for seat in range(players):
        places(s, seat, at)
        worth = 0.0
        for part in range(width):
            worth += float(numbers[at[part]])
        out[seat] = worth
        most = max(most, worth)
    for seat in range(players):
        out[seat] = math.exp(out[seat] - most)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total


@compiled
def sketch(s: Record, out: Vector) -> None:
    """What the learner is told: where the numbers of each seat stand."""
    for seat in range(s.players):
        places(s, seat, out[seat])


@cache
def smooth_parts() -> Bends:
    """Where the parts of the table begin, and the shapes that each bends by."""
    space, gold = hats(SPACE_KNOTS), hats(GOLD_KNOTS)
    shapes = {
        TRACK: np.kron(space, space),
        RACE: np.kron(hats(LEAD_KNOTS), hats(MARGIN_KNOTS)),
        PURSES: np.kron(np.eye(2), np.kron(gold, gold)),
        MEANS: np.kron(space, gold),
        THIEVES: np.kron(np.eye(4), np.kron(gold, gold)),
    }
    return tuple((bribe * OF_A_BRIBE + at, shape) for bribe in range(BRIBES) for at, shape in shapes.items())


def first_table(weights: Any, players: int) -> Any:
    """A table that judges as weights of FEATURES numbers for each bribe do, up to how finely it tells things apart."""
    table = np.zeros((BRIBES, OF_A_BRIBE))
    part, purse = np.arange(SPACES) / (SPACES - 1), np.arange(GOLD) / (USUAL_COINS * players)
    richer = purse[:, None] > purse[None, :]
    for row, (here, gold, thief, throned, palace, rich, rich_throned, square) in zip(table, weights, strict=True):
        on_track = here * part + square * part * part
        on_track[-1] += throned
        on_track[part > PALACE] += palace
        row[TRACK:RACE] = np.repeat(on_track, SPACES) / (players - 1)  # once for each rival
        purses = [gold * purse[:, None] + (rich + extra) * richer for extra in (0.0, rich_throned)]
        row[PURSES:MEANS] = np.ravel(purses)
        row[THIEVES:] = thief * np.repeat([0, 0, 1, 1], GOLD * GOLD)
    return table.ravel()
