"""Dates in English, for the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.cli.words import Teller, count

RULES = """\
Each of you has a purse with 0, 1 or 2 dates that the other one cannot see.
In turn you take one to three dates from the heap. The last one costs five, unless the table chose otherwise.
Dates and purse together count; more wins."""


def question(view: Mapping[str, Any], seat: int) -> str:
    """What the seat is asked."""
    return f"You have {count(view['dates'][seat], 'date')}, and the heap has {view['heap']}. How many do you take?"


def _take(args: Mapping[str, Any], teller: Teller) -> str:
    return f"{teller.Who(args['seat'])} took {count(args['dates'], 'date')}; {args['left']} are left."


def _purse(args: Mapping[str, Any], teller: Teller) -> str:
    return f"{teller.whose(args['seat'])} purse holds {count(args['dates'], 'date')}."


def _end(args: Mapping[str, Any], teller: Teller) -> str:
    return f"The purses held {args['purses'][0]} and {args['purses'][1]}."


WORDS = {"take": _take, "purse": _purse, "end": _end}
