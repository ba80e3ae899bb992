"""What a bot is, and the kinds of bots that know no game: chance, a judge of steps, a beginner."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import numpy as np

from serai.engine.chance import below

if TYPE_CHECKING:
    from serai.engine.contract import Vector
    from serai.engine.knowledge import Knowledge

LEVELS = ("random", "novice", "merchant", "cadi", "vizier", "caliph")  # our own bots, the weakest first
TICKETS = 1 << 30
BEGINNERS_DOUBT = 0.35  # of the distance from the best step to the mean one: a step so much worse is e times rarer


@runtime_checkable
class Bot(Protocol):
    """A player, any class with this method: from the same knowledge and generator it makes the same choice."""

    @abstractmethod
    def choose(self, knowledge: Knowledge, rng: Vector) -> int:
        """The action to take, one of `knowledge.legal_actions()`; `rng` comes from `engine.chance.generator`."""


class NamedBot(Bot, Protocol):
    """A bot that a seat can be called by."""

    name: str


class Random(Bot):
    """Any legal step, all alike."""

    name = "random"

    def choose(self, knowledge: Knowledge, rng: Vector) -> int:
        """A uniformly random legal step."""
        actions = knowledge.legal_actions()
        return actions[below(rng, len(actions))]


class Merchant(Bot):
    """A player with an eye for what lies open: each game's own judges every legal step by a short look ahead."""

    name = "merchant"

    @abstractmethod
    def rate(self, knowledge: Knowledge, rng: Vector) -> tuple[Any, Any]:
        """The legal actions, and what each seems to be worth: two arrays."""

    def choose(self, knowledge: Knowledge, rng: Vector) -> int:
        """The step of the highest worth; the first of equals."""
        actions, values = self.rate(knowledge, rng)
        return int(actions[int(np.argmax(values))])


class Novice(Bot):
    """A beginner: sees what the merchant sees, but often takes a step that is only nearly as good."""

    name = "novice"

    def __init__(self, merchant: Merchant) -> None:
        self._merchant = merchant

    def choose(self, knowledge: Knowledge, rng: Vector) -> int:
        """A draw among the steps, the better ones more often."""
        actions, values = self._merchant.rate(knowledge, rng)
        behind = np.max(values) - values
        scale = BEGINNERS_DOUBT * float(np.mean(behind))
        weights = np.exp(-behind / scale) if scale > 0 else np.ones(len(values))
        ticket = below(rng, TICKETS) / TICKETS * float(np.sum(weights))
        return int(actions[min(int(np.searchsorted(np.cumsum(weights), ticket, "right")), len(values) - 1)])
