"""What a seat knows: all that a bot ever gets. The true state is not in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.engine import contract
from serai.engine.chance import generator
from serai.engine.game import load_position
from serai.engine.state import State

if TYPE_CHECKING:
    from serai.engine.contract import Vector
    from serai.engine.game import Game


class Knowledge:
    """The view of one seat, and worlds that fit it.

    It keeps one imagined world and drops the true one. `imagine` depends on the seat's knowledge alone, so that
    world, and everything a bot can learn from it, is the same whatever is really hidden.
    """

    __slots__ = ("_world", "game", "seat", "view")

    def __init__(self, state: State, seat: int) -> None:
        self.game: Game = state.game
        self.seat = seat
        self.view = state.view(seat)
        self._world = state.imagine(seat, generator(0))

    @classmethod
    def load(cls, position: Mapping[str, Any] | str, seat: int) -> Knowledge:
        """The knowledge that `position` wrote, for a bot in another process or on another machine."""
        state = load_position(position)
        return cls(state, state.game.check_seat(seat))

    def position(self) -> dict[str, Any]:
        """A whole position that fits what the seat knows, as JSON: the same one whatever is really hidden."""
        return self._world.position()

    def imagine(self, rng: Vector) -> State:
        """A whole state that fits what the seat knows, uniformly among those."""
        return self._world.imagine(self.seat, rng)

    def legal_actions(self) -> list[int]:
        """The seat's legal steps as numbers."""
        return self._world.legal_actions(self.seat)

    def legal(self) -> list[str]:
        """The seat's legal steps as text."""
        return self._world.legal(self.seat)

    def observe(self) -> Vector:
        """What the seat knows as numbers."""
        out = np.zeros(self.game.rulebook.observation_size, np.float32)
        contract.observe(self._world.fields, self.seat, out)
        return out
