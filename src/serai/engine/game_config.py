"""A game with players and options chosen, but without states: its names, seats, steps and first record."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import numpy as np

from serai.engine import contract
from serai.engine.declarations.options import complete
from serai.engine.declarations.position import Settled
from serai.engine.errors import IllegalMove, OptionError, SeatError, is_whole
from serai.engine.refusals import EveryGame
from serai.engine.rulebook import Rulebook
from serai.engine.sentences import listing, nearest, shown


class GameConfig:
    """A rulebook with players and options; immutable, equal when all of that is equal."""

    __slots__ = ("_fixed", "_start", "chosen", "options", "players", "rulebook", "settled")

    def __init__(self, book: Rulebook, players: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self.rulebook = book
        self.players = book.check_players(players)
        self.chosen: Mapping[str, Any] = MappingProxyType(complete(book.title, book.options, options or {}))
        # What records, views and tables name: options of the laboratory only where they make the game smaller.
        self.options: Mapping[str, Any] = MappingProxyType(
            {
                option.name: self.chosen[option.name]
                for option in book.options
                if not option.laboratory or self.chosen[option.name] != option.default
            }
        )
        self.settled: Settled = self.describe()  # the same for all views: to be read only
        self._fixed = self._chosen()
        self._start: contract.Record | None = None

    def _chosen(self) -> contract.Record:
        """A record with nothing but players and options in their fields."""
        book, start = self.rulebook, np.zeros(1, self.rulebook.dtype)[0]
        chosen = book.encode(self.players, self.chosen)
        if chosen.keys() != set(book.fixed):
            wrong = listing(sorted(chosen.keys() ^ set(book.fixed)))
            raise TypeError(f"{book.title}: encode and fixed must name the same fields; they differ in {wrong}.")
        for name, value in chosen.items():
            start[name] = value
        return start

    @property
    def name(self) -> str:
        """The name that commands and records use."""
        return self.rulebook.name

    @property
    def title(self) -> str:
        """The name that people use."""
        return self.rulebook.title

    @property
    def steps(self) -> tuple[str, ...]:
        """The name of every action; its index is the action."""
        return self.rulebook.steps

    @property
    def small(self) -> tuple[str, ...]:
        """The options that make this game smaller than its box, for exact work."""
        return tuple(option.name for option in self.rulebook.options if option.is_small(self.chosen[option.name]))

    def check_whole(self) -> None:
        """Refuse a game that is smaller than its box, where people play and look."""
        if self.small:
            raise OptionError(
                f"People play with the whole box; {listing(self.small)} would make it smaller, which is for exact work "
                "alone: serai solve, Python and the environments."
            )

    def start_record(self) -> contract.Record:
        """The record before anything happened; to be read only."""
        if self._start is None:  # not before it is asked for: the rules may have to be compiled
            self._start = self._fixed.copy()
            contract.setup(self._start)
        return self._start

    def action(self, step: str | int) -> int:
        """The action that a step's text names."""
        book = self.rulebook
        if isinstance(step, str):
            action = book.actions.get(step)
            if action is None:
                action = book.actions.get(" ".join(step.lower().split()))
            if action is not None:
                return action
            raise IllegalMove(EveryGame.UNKNOWN_STEP(step=shown(step), hint=nearest(step, book.steps)))
        if is_whole(step) and 0 <= step < len(book.steps):
            return int(step)
        help_ = f"A step is a text such as {book.steps[0]!r}."
        raise IllegalMove(EveryGame.UNKNOWN_STEP(step=shown(step), hint=help_))

    def check_seat(self, seat: int) -> int:
        """The seat, or a sentence that says which there are."""
        if type(seat) is int and 0 <= seat < self.players:
            return seat  # nearly always, and asked many times for each move
        if not is_whole(seat) or not 0 <= seat < self.players:
            raise SeatError(f"There is no seat {shown(seat)} at this table: its seats are 0 to {self.players - 1}.")
        return int(seat)

    def describe(self) -> Settled:
        """Name, rules version, players and options as JSON."""
        return {
            "game": self.name,
            "rules": self.rulebook.version,
            "players": self.players,
            "options": dict(self.options),
        }

    def __eq__(self, other: object) -> bool:
        """Equal when the rulebook, players and options are."""
        return isinstance(other, GameConfig) and self.describe() == other.describe()

    def __hash__(self) -> int:
        """Fits equality."""
        return hash(json.dumps(self.describe(), sort_keys=True))

    def __repr__(self) -> str:
        """The call that makes this game, without options at their default."""
        chosen = "".join(
            f", {option.name}={self.chosen[option.name]!r}"
            for option in self.rulebook.options
            if self.chosen[option.name] != option.default
        )
        return f"serai.game({self.name!r}, players={self.players}{chosen})"
