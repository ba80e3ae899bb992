"""A bot for the tests, as a package that is installed beside Serai."""

from __future__ import annotations

from serai import Knowledge
from serai.engine.contract import Vector


class Miser:
    """Parts with the least that it may."""

    games = ("dates", "bakschisch")

    def choose(self, knowledge: Knowledge, rng: Vector) -> int:
        """The first legal step."""
        return knowledge.legal_actions()[0]
