"""Errors for the people who made the mistake: a sentence that says what is wrong and what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from numbers import Integral
from typing import TYPE_CHECKING, TypeGuard

if TYPE_CHECKING:
    from serai.engine.refusals import Refusal

MOST_LISTED = 16  # a longer list of choices helps nobody
LONGEST_SHOWN = 60  # characters of a wrong value that a sentence repeats


class SeraiError(Exception):
    """Anything that Serai refuses; the text is a sentence that can be shown as it is."""


class OptionError(SeraiError):
    """An unknown game or option, or a value that an option does not take."""


class SeatError(SeraiError):
    """A seat that is not at this table."""


class PositionError(SeraiError):
    """A position that no game can reach, or that is not a position at all.

    `code` is the stable id of what an audit found, `bk-flaw-3`; empty for everything else.
    """

    def __init__(self, message: str, code: str = "") -> None:
        super().__init__(message)
        self.code = code


class RecordError(SeraiError):
    """A game record that cannot be read or does not follow the rules.

    `impossible` tells the second from the first: the text is a record, but what it tells cannot have happened.
    """

    def __init__(self, message: str, line: int | None = None, *, impossible: bool = False) -> None:
        super().__init__(message if line is None else f"Line {line}: {message}")
        self.line = line
        self.impossible = impossible


class IllegalMove(SeraiError):
    """A step that the rules refuse. `code` is stable, `rule` the rule's id, and `refusal` has the arguments too."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal
        self.rule = refusal.code.rule
        self.code = refusal.code.id
        self.number = 0  # which of several steps that were to be made together


def shown(value: object) -> str:
    """A wrong value as a sentence repeats it: short, on one line and printable, whatever it is."""
    if isinstance(value, int) and not -(10**LONGEST_SHOWN) < value < 10**LONGEST_SHOWN:
        return "a number of very many digits"  # writing out a huge one takes long, and Python refuses it
    try:
        text = repr(value[: LONGEST_SHOWN + 1] if isinstance(value, str | bytes) else value)
    except (ValueError, RecursionError):  # numbers of very many digits, or lists in lists, inside
        return f"this {type(value).__name__}"
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "..."


def is_whole(value: object) -> TypeGuard[int]:
    """Whether this is a whole number; True and False are none."""
    return type(value) is int or (isinstance(value, Integral) and not isinstance(value, bool))  # the first is quick


def listing(names: Iterable[object]) -> str:
    """The names as a person would list them: 'a, b and c'."""
    words = [str(name) for name in names]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}" if words else "none"


def unknown(what: str, name: object, known: Iterable[str]) -> str:
    """A sentence for a name that does not exist, with the nearest that does."""
    help_ = nearest(name, known)
    return f"There is no {what} {shown(name)}{f'; {help_[0].lower()}{help_[1:]}' if help_ else '.'}"


def nearest(name: object, known: Iterable[str]) -> str:
    """A word of help for a name that does not exist: the nearest that does, and a choice that is not too long."""
    names = list(known)
    near = get_close_matches(name.lower(), names, n=1, cutoff=0.6) if isinstance(name, str) else []
    hints = [f"Did you mean {near[0]!r}?"] if near else []
    if len(names) <= MOST_LISTED:
        hints.append(f"The choice is {listing(names)}.")
    return " ".join(hints)
