"""Bakschisch: five bribes a round, fists opened together, and one throne."""

from serai.games.bakschisch.rulebook import Bakschisch

BAKSCHISCH = Bakschisch()

__all__ = ["BAKSCHISCH", "Bakschisch"]
