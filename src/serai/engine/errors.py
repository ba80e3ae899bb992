"""Errors for the people who made the mistake: a sentence that says what is wrong and what would be right."""

from __future__ import annotations

from numbers import Integral
from typing import TypeGuard

from serai.engine.refusals import Refusal


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


def is_whole(value: object) -> TypeGuard[int]:
    """Whether this is a whole number; True and False are none."""
    return type(value) is int or (isinstance(value, Integral) and not isinstance(value, bool))  # the first is quick
