"""The search as it judged before learned numbers were adopted, as a bot, to be measured against.

SIMULATIONS=500 serai arena bakschisch --players 2 --bots caliph:475,benchmarks/before.py:Before --games 400 --seed 2
"""

from __future__ import annotations

import os

import numpy as np

import serai
from serai.bots.searcher import Budget, Search
from serai.bots.trained import model_of


class Before(Search):
    """A caliph that judges by the weights compiled into its mind; SIMULATIONS says how long it thinks."""

    def __init__(self, game: serai.Game) -> None:
        budget = Budget.parse(os.environ.get("SIMULATIONS", "500"))
        super().__init__(game, budget, name="before", numbers=np.zeros(0, model_of(game).kind))
