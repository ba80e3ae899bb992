"""Five Tribes: bid for the turn, sow the tribes, and let the Djinns help."""

from serai.games.five_tribes.rulebook import FiveTribes

FIVE_TRIBES = FiveTribes()

__all__ = ["FIVE_TRIBES", "FiveTribes"]
