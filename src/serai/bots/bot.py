"""What a bot is, and the bots that are known by name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar

from serai.engine.chance import below
from serai.engine.errors import OptionError, unknown

if TYPE_CHECKING:
    from serai.engine.contract import Vector
    from serai.engine.game import Game
    from serai.engine.knowledge import Knowledge

# The greedy player of each game: it knows the game, so it has a module of its own.
GREEDY = {
    "bakschisch": "serai.bots.bakschisch:Greedy",
    "bagdad": "serai.bots.bagdad:Greedy",
    "five-tribes": "serai.bots.five_tribes:Greedy",
}


class Bot(ABC):
    """A player: from the same knowledge and the same generator it makes the same choice."""

    name: ClassVar[str]

    @abstractmethod
    def choose(self, knowledge: Knowledge, rng: Vector) -> int:
        """The action to take, one of `knowledge.legal_actions()`; `rng` comes from `engine.chance.generator`."""


class Random(Bot):
    """Any legal step, all alike."""

    name = "random"

    def choose(self, knowledge: Knowledge, rng: Vector) -> int:
        """A uniformly random legal step."""
        actions = knowledge.legal_actions()
        return actions[below(rng, len(actions))]


SEARCHED = ("bakschisch",)  # games whose positions the search can judge
USUAL_BUDGET = "500"  # simulations


def bot_names(game: Game) -> tuple[str, ...]:
    """The bots that can play this game."""
    greedy = ("greedy",) if game.name in GREEDY else ()
    search = ("search",) if game.name in SEARCHED else ()
    return (Random.name, *greedy, *search)


def find_bot(spec: str, game: Game) -> Bot:
    """The bot of that name for this game, with a budget where it takes one: greedy, search:500, search:200ms."""
    word, _, budget = spec.strip().lower().partition(":")
    if word not in bot_names(game):
        raise OptionError(unknown(f"bot for {game.title} named", word, bot_names(game)))
    if word == "search":
        from serai.bots.searcher import Budget, Search

        return Search(game, Budget.parse(budget or USUAL_BUDGET))
    if budget:
        raise OptionError(f"The bot {word} takes no budget: write {word!r}, not {spec!r}.")
    if word == Random.name:
        return Random()
    module, attribute = GREEDY[game.name].split(":")
    bot: Bot = getattr(import_module(module), attribute)()
    return bot
