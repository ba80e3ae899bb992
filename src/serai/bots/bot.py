"""What a bot is, and the kinds of bots that know no game: chance, a judge of steps, a newcomer."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

import numpy as np

from serai.engine.chance import below

if TYPE_CHECKING:
    from serai.engine.contract import Vector
    from serai.engine.game import Knowledge

LEVELS = ("random", "novice", "merchant", "cadi", "vizier", "caliph", "simurgh")  # our own bots, the weakest first
TICKETS = 1 << 30
SURE = 500.0  # of a merchant's worth: the step wins the game
NOTICED = 0.5  # of the steps of a game that does not say what a newcomer sees of it


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


class Taste(NamedTuple):
    """How somebody values a position: how much the rivals count, and what things may become; a merchant's is 1, 1."""

    rivals: float
    future: float


MERCHANTS_TASTE = Taste(1.0, 1.0)


class Merchant(Bot):
    """A player with an eye for what lies open: each game's own judges every legal step by a short look ahead."""

    name = "merchant"

    def __init__(self) -> None:
        self.worths: Any = ()  # what it made of each legal step of its last choice

    @abstractmethod
    def rate(self, knowledge: Knowledge, rng: Vector, taste: Taste = MERCHANTS_TASTE) -> tuple[Any, Any]:
        """The legal actions, and what each seems to be worth: two arrays."""

    def choose(self, knowledge: Knowledge, rng: Vector) -> int:
        """The step of the highest worth; the first of equals."""
        actions, self.worths = self.rate(knowledge, rng)
        return int(actions[int(np.argmax(self.worths))])


class Newcomer(Protocol):
    """What somebody sees of a game who has just learned it; each game has its own."""

    wary: float  # how often it looks at what the rivals are up to
    future: float  # how much of what things may become it counts

    @abstractmethod
    def odds(self, knowledge: Knowledge, actions: Any) -> Any:
        """How likely it notices each of these steps: 1 for what nobody overlooks, 0 for what nobody would do."""

    @abstractmethod
    def counts(self, knowledge: Knowledge) -> bool:
        """Whether the end is so near that even a newcomer looks at everything."""


class Novice(Bot):
    """A newcomer: takes the best of the steps that it notices, by what newcomers value."""

    name = "novice"

    def __init__(self, merchant: Merchant, newcomer: Newcomer | None = None) -> None:
        self._merchant, self._newcomer = merchant, newcomer
        self.worths: Any = ()  # what it made of each step that it noticed

    def choose(self, knowledge: Knowledge, rng: Vector) -> int:
        """The best step of those it notices; what it overlooks, and whether it sees a threat, comes from its luck."""
        newcomer, careful = self._newcomer, False
        if newcomer is None:  # nobody has said what a newcomer to this game sees
            actions, values = self._merchant.rate(knowledge, rng)
            odds = np.full(len(actions), NOTICED)
        else:
            careful = newcomer.counts(knowledge)
            wary = below(rng, TICKETS) < newcomer.wary * TICKETS
            taste = MERCHANTS_TASTE if careful else Taste(float(wary), newcomer.future)
            actions, values = self._merchant.rate(knowledge, rng, taste)
            odds = newcomer.odds(knowledge, actions)
        luck = np.array([below(rng, TICKETS) / TICKETS for _ in range(len(actions))])
        noticed = (odds > 0 if careful else luck < odds) | (values >= SURE)
        if not noticed.any():
            noticed = luck == luck[odds > 0].min() if (odds > 0).any() else luck == luck.min()
        seen = np.flatnonzero(noticed)
        self.worths = values[seen]
        return int(actions[seen[int(np.argmax(self.worths))]])
