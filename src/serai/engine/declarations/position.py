"""What a rulebook may read of a position and of its game: the engine's `State` and `Game` offer all of it and more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypedDict

import numpy as np

from serai.engine.compiler.plain import Plain
from serai.engine.contract import Record


class Settled(TypedDict):
    """What was settled before a game began."""

    game: str
    rules: int
    players: int
    options: dict[str, str | int | None]


class GameInfo(Protocol):
    """The number of players and the options of a game."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def options(self) -> Mapping[str, Any]:
        """The value of each option."""

    @property
    def settled(self) -> Settled:
        """Name, rules version, players and options as JSON; to be read only."""

    def describe(self) -> Settled:
        """The same as a new dict."""


class Position(Protocol):
    """A position, as views, events and refusals read it."""

    @property
    def game(self) -> GameInfo:
        """Players and options."""

    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of the record."""

    @property
    def fields(self) -> Record:
        """A copy of the record, for code that calls compiled functions."""

    @property
    def plain(self) -> Plain:
        """The fields as plain Python numbers and tuples."""

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must choose now."""

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats whose secret choice waits for the others."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The final score of each seat; empty until the end."""

    @property
    def ranking(self) -> tuple[int, ...]:
        """The final rank of each seat; empty until the end."""

    def legal_actions(self, seat: int) -> list[int]:
        """The legal steps of a seat as numbers."""

    def key(self) -> bytes:
        """The bytes of the record: equal for equal positions."""
