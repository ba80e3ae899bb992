"""Five Tribes: bid for the turn, sow the tribes, and let the Djinns help."""

from serai.games.five_tribes.rulebook import FirstFiveTribes, FiveTribes

FIVE_TRIBES = FiveTribes()
FIRST_FIVE_TRIBES = FirstFiveTribes()  # for records of version 1 of the rules

__all__ = ["FIRST_FIVE_TRIBES", "FIVE_TRIBES", "FiveTribes"]
