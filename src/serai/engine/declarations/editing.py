"""How the positions of a game are changed by hand: what its fields count, and what follows when one of them changes.

A game says what the numbers of its fields stand for (`axes`), which field gives what another takes (`shares`), and what
a change brings with it (`follow`), so that an editor needs no rule: coins that a bag gets leave the pot, a thief that
enters a palace leaves the reserve. `engine.editing` makes the changes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from serai.engine.declarations.position import GameInfo

Fields = dict[str, Any]  # the state of a position, as JSON


@dataclass(frozen=True, slots=True)
class Change:
    """A field of a position, the place in it, and its value before and after."""

    field: str
    at: tuple[int, ...]
    before: Any
    after: Any
    game: GameInfo

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.game.players

    @property
    def more(self) -> int:
        """By how much a number has grown."""
        return int(self.after) - int(self.before)


@dataclass(frozen=True, slots=True)
class Part:
    """A field of a position for people who change it."""

    axes: tuple[str, ...] = ()  # what each of its dimensions counts
    low: int = 0
    high: int | None = None  # None: as much as fits
    names: str | None = None  # the axis whose places its numbers name
    empty: int | None = None  # the number that names none of them
    shares: str | None = None  # the field that gives what this one takes, at the axes that both have
    flag: bool = False  # 0 or 1
    fine: bool = False  # a fine point of the turn, shown apart
    follows: bool = False  # made from the others: not for people


def nothing(state: Fields, change: Change) -> None:
    """Nothing follows from a change."""


@dataclass(frozen=True, slots=True)
class Editing:
    """How the positions of a game are changed by hand."""

    axes: Mapping[str, Sequence[str]] = field(default_factory=dict)  # the names of places; seats are known
    points: tuple[str, ...] = ("seat",)  # the axes whose places one points at on the board
    parts: Mapping[str, Part] = field(default_factory=dict)
    follow: Callable[[Fields, Change], None] = nothing
    set_up: frozenset[str] = frozenset()  # phases before the first turn, in which little can be changed
