"""What the search knows of Dates (see serai.bots.minds)."""

from __future__ import annotations

import math

from dates import rules
from serai.bots.weights import read_weights
from serai.engine.chance import below
from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record, Vector

SETTINGS = {"exploration": 1.0, "widening": 0.0, "regrets": 0, "gamma": 0.0, "follow_draws": 1, "playout": 0}
SPREAD = read_weights(__file__)["spread"]


@compiled
def resting(s: Record) -> bool:
    """Every position can be judged."""
    return True


@compiled
def appraise(s: Record, out: Vector) -> None:
    """Chances to win by the dates so far."""
    lead = float(s.dates[0]) + float(s.purse[0]) - float(s.dates[1]) - float(s.purse[1])
    out[0] = 1.0 / (1.0 + math.exp(-lead / SPREAD[0]))
    out[1] = 1.0 - out[0]


@compiled
def prefer(s: Record, seat: int, actions: Vector, n: int, out: Vector) -> None:
    """More dates look better, the last one looks bad."""
    for i in range(n):
        out[i] = 0.2 if actions[i] + 1 == s.heap else 1.0 + actions[i] / rules.MOST_TAKEN


@compiled
def imitate(s: Record, seat: int, actions: Vector, n: int, rng: Vector) -> int:
    """Any step."""
    return below(rng, n)
