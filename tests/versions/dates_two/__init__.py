"""The second version of Dates: the same fields and steps, other rules."""

from types import ModuleType
from typing import ClassVar

from dates import Dates
from dates_two import rules


class DatesTwo(Dates):
    """Dates as people play it now."""

    version = 2
    rules: ClassVar[ModuleType] = rules


BOOK = DatesTwo()
