"""A second version of Bakschisch: the same fields, steps and draws, but nobody sends a thief."""

from types import ModuleType
from typing import ClassVar

from bakschisch_two import rules
from serai.games.bakschisch.rulebook import Bakschisch


class BakschischTwo(Bakschisch):
    """Bakschisch without thieves."""

    version = 2
    rules: ClassVar[ModuleType] = rules


BOOK = BakschischTwo()
