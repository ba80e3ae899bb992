"""A caliph that never takes a dancer for a pass in The Thief of Bagdad, to be measured against those that may.

SIMULATIONS=300 serai arena bagdad --players 3 --bots benchmarks/no_dancer.py:NoDancer,caliph:300 --games 150 --seed 11
"""

from __future__ import annotations

import os

import serai
from serai.bots.searcher import Budget, Search
from serai.engine.contract import Vector


class NoDancer(Search):
    """Passes for palace cards alone; SIMULATIONS says how long it thinks."""

    def __init__(self, game: serai.Game) -> None:
        super().__init__(game, Budget.parse(os.environ.get("SIMULATIONS", "300")), name="no dancer")

    def choose(self, knowledge: serai.Knowledge, rng: Vector) -> int:
        """What the caliph chooses, but for the dancer."""
        action, plain = super().choose(knowledge, rng), self.game.action("pass")
        dancer = action == self.game.action("pass dancer") and plain in knowledge.legal_actions()
        return plain if dancer else action
