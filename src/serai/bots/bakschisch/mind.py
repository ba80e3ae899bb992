"""What the search knows of Bakschisch: how a position stands and which fists are plausible (see serai.bots.minds)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.bots.bakschisch.merchant import guess_fist
from serai.bots.bakschisch.worth import NUMBERS, OF_A_RIVAL, OF_ALL, appraise_by_table, first_table, smooth_parts
from serai.bots.bakschisch.worth import sketch as sketch
from serai.bots.models import Table
from serai.bots.weights import read_weights
from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record, Vector
from serai.games.bakschisch.box import SEATS
from serai.games.bakschisch.rules import bribe_of_five
from serai.games.bakschisch.steps import THIEF

if TYPE_CHECKING:
    from serai.engine.game import Game

SETTINGS = {"exploration": 1.0, "widening": 0.0, "regrets": 1, "gamma": 0.1, "follow_draws": 1, "playout": 0}

FEATURES = 8  # of a seat, see describe

# What they are worth for 2-4 players before each of the five bribes (benchmarks/fit_bakschisch.py).
WEIGHTS = read_weights(__file__)["positions"]


@compiled
def resting(s: Record) -> bool:
    """No fist is closed."""
    return s.closed == 0


@compiled
def describe(s: Record, out: Vector) -> None:
    """What the worth of a position is weighed from, for each seat: a row of FEATURES numbers."""
    players, throne = int(s.players), int(s.throne)
    coins = float(int(s.coins) * players)
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
    described = np.empty((SEATS, FEATURES))
    describe(s, described)
    total, bribe = 0.0, bribe_of_five(s)
    for seat in range(players):
        score = 0.0
        for f in range(FEATURES):
            score += WEIGHTS[players - 2, bribe, f] * described[seat, f]
        out[seat] = math.exp(score)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total


@compiled
def appraise_by(s: Record, numbers: Vector, out: Vector) -> None:
    """By a learned table; without one by the weights above."""
    if numbers.size == 0:
        appraise(s, out)
    else:
        appraise_by_table(s, numbers, out)


@compiled
def prefer(s: Record, seat: int, actions: Vector, n: int, out: Vector) -> None:
    """Nobody needs to show more than one coin above what any rival could show."""
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, int(s.gold[other]))
    for i in range(n):
        out[i] = 1.0 if actions[i] <= most + 1 or actions[i] == THIEF else 0.01


@compiled
def imitate(s: Record, seat: int, actions: Vector, n: int, rng: Vector) -> int:
    """The index of a plausible fist."""
    fist = guess_fist(s, seat, rng)
    return n - 1 if fist == THIEF else fist


def model(game: Game) -> Table:
    """What `serai train` learns for this game."""
    return Table(NUMBERS, OF_A_RIVAL * (game.players - 1) + OF_ALL, np.float32, smooth_parts)


def untrained(game: Game) -> Any:
    """A table that judges as the weights do, to begin with."""
    return first_table(WEIGHTS[game.players - 2], game.players).astype(np.float32)
