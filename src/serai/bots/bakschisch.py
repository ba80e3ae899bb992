"""The merchant of Bakschisch, who looks one bribe ahead, and what the search knows of the game."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from serai.bots.bot import Merchant
from serai.engine.chance import below
from serai.engine.compiled import compiled
from serai.engine.contract import Record, Vector
from serai.engine.knowledge import Knowledge
from serai.games.bakschisch import rules

WORLDS = 64  # guesses at the others' fists per choice
COIN, THIEF_READY, THRONE = 0.7, 1.5, 6.0  # worth in spaces

FEATURES = 8  # of a seat, see describe

# What they are worth for 2-4 players before each of the five bribes (benchmarks/fit_bakschisch.py).
WEIGHTS = np.array(
    [
        [
            [2.76, 4.92, 0.14, 0.0, -0.14, -0.03, 0.0, 0.24],
            [2.05, 5.16, 0.22, -0.45, -0.12, -0.06, 1.66, 1.24],
            [1.68, 5.42, 0.11, -0.35, -0.23, -0.1, 1.89, 1.73],
            [1.94, 5.48, 0.08, -0.14, -0.06, -0.14, 3.02, 1.14],
            [1.88, 5.14, 0.1, 0.09, -0.16, -0.09, 4.46, 1.0],
        ],
        [
            [1.01, 4.0, 0.05, 0.0, -0.05, -0.03, 0.0, 1.01],
            [1.16, 4.24, 0.23, 0.76, 0.09, -0.05, 1.29, 0.99],
            [1.03, 4.61, 0.26, 0.76, 0.16, -0.14, 1.99, 1.09],
            [0.63, 4.27, 0.29, 0.77, 0.05, -0.03, 3.01, 1.49],
            [0.75, 4.14, 0.07, 0.96, -0.07, -0.1, 4.64, 1.07],
        ],
        [[2.5, 5.0, 0.1, 0.8, 0.0, 0.0, 0.0, 0.0]] * 5,
    ]
)


@compiled
def standing(s: Record, seat: int) -> float:
    """What a seat has, in spaces: its place, its purse, its thief; the throne counts extra."""
    worth = float(s.space[seat]) + COIN * s.gold[seat] + THIEF_READY * s.thief[seat]
    return worth + THRONE if s.space[seat] == s.throne else worth


@compiled
def lead(s: Record, seat: int) -> float:
    """How far the seat is ahead of the best of the others."""
    best = -1000.0
    for other in range(s.players):
        if other != seat:
            best = max(best, standing(s, other))
    return standing(s, seat) - best


@compiled
def guess_fist(s: Record, seat: int, rng: Vector) -> int:
    """A plausible fist: sometimes the thief, mostly small bids, now and then a large one."""
    if s.thief[seat] != 0 and below(rng, 6) == 0:
        return rules.THIEF
    coins = int(s.gold[seat])
    return min(below(rng, coins + 1), below(rng, coins + 1))


@compiled
def try_steps(start: Record, table: Vector, seat: int, actions: Vector, worlds: int, rng: Vector, out: Vector) -> None:
    """The mean lead after each step, over guesses at the others' fists that are the same for every step."""
    for i in range(actions.size):
        out[i] = 0.0
    guesses = np.zeros(rules.SEATS, np.int64)
    for _ in range(worlds):
        for other in range(start.players):
            guesses[other] = guess_fist(start, other, rng)
        for i in range(actions.size):
            table[0] = start
            s = table[0]
            for other in range(s.players):
                s.fist[other] = guesses[other]
            s.fist[seat] = actions[i]
            rules.resolve(s)
            out[i] += lead(s, seat) / worlds


# ---------------------------------------------------------------------- for the search (see serai.bots.minds)


@compiled
def resting(s: Record) -> bool:
    """No fist is closed."""
    return s.closed == 0


@compiled
def describe(s: Record, out: Vector) -> None:
    """What the worth of a position is weighed from, for each seat: a row of FEATURES numbers."""
    players, throne = int(s.players), int(s.throne)
    coins = float(rules.COINS_PER_SEAT * players)
    for seat in range(players):
        here, gold = int(s.space[seat]), int(s.gold[seat])
        richest = True
        for other in range(players):
            richest = richest and (other == seat or s.gold[other] < gold)
        out[seat, 0] = here / throne
        out[seat, 1] = gold / coins
        out[seat, 2] = s.thief[seat]
        out[seat, 3] = 1.0 if here == throne else 0.0
        out[seat, 4] = 1.0 if here > s.stop else 0.0
        out[seat, 5] = 1.0 if richest else 0.0
        out[seat, 6] = 1.0 if richest and here == throne else 0.0
        out[seat, 7] = (here / throne) * (here / throne)


@compiled
def appraise(s: Record, out: Vector) -> None:
    """Chances to win by what games that were played say of such positions."""
    players = int(s.players)
    described = np.empty((rules.SEATS, FEATURES))
    describe(s, described)
    total = 0.0
    for seat in range(players):
        score = 0.0
        for f in range(FEATURES):
            score += WEIGHTS[players - 2, s.bribe, f] * described[seat, f]
        out[seat] = math.exp(score)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total


@compiled
def prefer(s: Record, seat: int, actions: Vector, n: int, out: Vector) -> None:
    """Nobody needs to show more than one coin above what any rival could show."""
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, int(s.gold[other]))
    for i in range(n):
        out[i] = 1.0 if actions[i] <= most + 1 or actions[i] == rules.THIEF else 0.01


@compiled
def imitate(s: Record, seat: int, actions: Vector, n: int, rng: Vector) -> int:
    """The index of a plausible fist."""
    fist = guess_fist(s, seat, rng)
    return n - 1 if fist == rules.THIEF else fist


class BakschischMerchant(Merchant):
    """Takes the step that leaves it furthest ahead after this bribe, on average over the others' likely fists."""

    def rate(self, knowledge: Knowledge, rng: Vector) -> tuple[Any, Any]:
        """The mean lead after each step."""
        actions = np.array(knowledge.legal_actions(), np.int32)
        values = np.zeros(actions.size)
        table = np.zeros(1, rules.STATE)
        try_steps(knowledge.imagine(rng).fields, table, knowledge.seat, actions, WORLDS, rng, values)
        return actions, values


SETTINGS = {"exploration": 1.0, "widening": 0.0, "regrets": 1, "gamma": 0.1, "follow_draws": 1, "playout": 0}
