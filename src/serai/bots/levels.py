"""The bots that are known by name: levels that players understand, the same for every game.

| level | how it chooses |
|---|---|
| `random` | any legal step |
| `novice` | the best step that a newcomer notices, by what newcomers value |
| `merchant` | the step that looks best after a short look ahead |
| `cadi` | a few looks ahead for each rival: sees what a step brings, and few of the answers |
| `vizier` | tree search, a short while |
| `caliph` | tree search, about a second per turn |
| `simurgh` | by a solution of the game, where there is one: Bakschisch for two |

The levels that search take a budget after a colon: `caliph:200ms`, `vizier:500` (simulations per step). Beside them
stand the bots that installed packages and hosts make known (`serai.bots.plugins`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from serai.bots.bot import Merchant, NamedBot, Novice, Random
from serai.bots.bot_files import is_bot_file, load_bot
from serai.bots.plugins import plugin_bots, why_broken
from serai.bots.searcher import USUAL_BUDGET, Budget, Search
from serai.engine.declarations.parts import find_part
from serai.engine.errors import OptionError
from serai.engine.sentences import unknown

if TYPE_CHECKING:
    from serai.engine.game import Game

CADI = "cadi"
SIMURGH = "simurgh"
LOOKS = 10  # simulations of the cadi for each rival: with more seats a look tells less
BUDGETS = {CADI: str(LOOKS), "vizier": "60", "caliph": USUAL_BUDGET}  # of the levels that search


def bot_names(game: Game) -> tuple[str, ...]:
    """The bots that can play this game: the levels, the weakest first, then those from outside."""
    return (*level_names(game), *(bot.name for bot in plugin_bots().values() if bot.plays(game)))


def level_names(game: Game) -> tuple[str, ...]:
    """Our own bots that can play this game, the weakest first."""
    parts = game.rulebook.parts
    merchants = (Novice.name, Merchant.name) if parts.merchant else ()
    searchers, solvers = tuple(BUDGETS) if parts.mind else (), (SIMURGH,) if find_solver(game) else ()
    return (Random.name, *merchants, *searchers, *solvers)


def find_solver(game: Game) -> type[NamedBot] | None:
    """The bot that plays by a solution of this game; None where there is none."""
    place = game.rulebook.parts.solver
    kind: Any = find_part(place) if place else None
    return kind if kind is not None and kind.solves(game) else None


def repeatable_bots(game: Game, simulations: int) -> tuple[str, ...]:
    """The levels, those that search with a number of simulations instead of time: the same choice every time."""
    return tuple(f"{name}:{simulations}" if name in BUDGETS else name for name in level_names(game))


def usual_bot(game: Game) -> str:
    """The bot that fills a seat nobody named a bot for."""
    return Merchant.name if Merchant.name in level_names(game) else Random.name


def known_bot(name: str, game: Game) -> str:
    """The bot of that name if there is one, else the usual one: what was stored may name a bot of another time."""
    bot = plugin_bots().get(name)
    return name if name in level_names(game) or (bot is not None and bot.fits(game)) else usual_bot(game)


def usual_budget(spec: str) -> Budget | None:
    """The time that a level thinks for, if it thinks for a time: it can also think for less."""
    word, _, budget = spec.strip().lower().partition(":")
    usual = Budget.parse(budget or BUDGETS[word]) if word in BUDGETS else Budget()
    return usual if usual.seconds is not None else None


def check_bot(spec: str, game: Game) -> tuple[str, Budget]:
    """The level and the budget that a text names; a wrong one is refused before anything is loaded or compiled."""
    word, _, budget = spec.strip().lower().partition(":")
    if word == SIMURGH and find_solver(game) is None:
        raise OptionError(
            "The simurgh plays what is solved: Bakschisch for two with the whole box, on the standard, short or long "
            "track, and the usual shared_rank, fifth_zero and thief_stop."
        )
    if word not in bot_names(game):
        raise OptionError(why_broken(word) or unknown(f"bot for {game.title} named", word, bot_names(game)))
    if word in BUDGETS:
        usual = str(LOOKS * (game.players - 1)) if word == CADI else BUDGETS[word]
        return word, Budget.parse(budget or usual)
    if budget:
        raise OptionError(f"The bot {word} takes no budget: write {word!r}, not {spec!r}.")
    return word, Budget()


def find_bot(spec: str, game: Game) -> NamedBot:
    """The bot of that name for this game, with a budget where it takes one: merchant, caliph:500, caliph:200ms."""
    word, budget = check_bot(spec, game)
    if word in BUDGETS:
        return Search(game, budget, name=word)
    if word == Random.name:
        return Random()
    solver = find_solver(game)
    if word == SIMURGH and solver is not None:
        return solver(game)  # type: ignore[call-arg]  # as `Simurgh` takes it
    if word in plugin_bots():
        return plugin_bots()[word].make(game)
    merchant: Merchant = find_part(game.rulebook.parts.merchant)()
    if word == Merchant.name:
        return merchant
    newcomer = game.rulebook.parts.newcomer
    return Novice(merchant, find_part(newcomer)() if newcomer else None)


def make_bot(spec: str, game: Game) -> NamedBot:
    """The bot that a name, a name with a budget, a class in a file or a file of weights stands for."""
    return load_bot(spec, game) if is_bot_file(spec) else find_bot(spec, game)
