"""A person's own bot: a class in a Python file, `my_bot.py:MyBot`, or a file of weights, `mine.npz`.

Weights are a network that plays by itself, or numbers that the search judges by; these take a budget: `mine.npz:200ms`.
"""

from __future__ import annotations

import hashlib
import importlib.util
import inspect
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.bots.bot import NamedBot
from serai.bots.network import ENDING, NetworkBot
from serai.bots.searcher import USUAL_BUDGET, Budget, Search
from serai.bots.trained import Trained, is_trained, model_of
from serai.engine.errors import OptionError
from serai.engine.sentences import listing, unknown

if TYPE_CHECKING:
    from serai.engine.game import Game

MARK = ".py:"  # what tells a file from a bot's name
WEIGHTS = re.compile(rf"(.*{re.escape(ENDING)})(?::([^:/\\]*))?", re.DOTALL)  # a file of weights, and a budget
_LOADED: dict[Path, ModuleType] = {}


def is_bot_file(spec: str) -> bool:
    """Whether the text names a class in a file, or a network."""
    return MARK in spec or is_network(spec)


def is_network(spec: str) -> bool:
    """Whether the text names a file of weights."""
    return WEIGHTS.fullmatch(spec.strip()) is not None


def split_spec(spec: str) -> tuple[Path, str]:
    """The file and the class that `my_bot.py:MyBot` names; of weights the file, and the budget if there is one."""
    weights = WEIGHTS.fullmatch(spec.strip())
    if weights:
        return Path(weights[1]).expanduser(), weights[2] or ""
    name, _, attribute = spec.strip().rpartition(":")
    if not name.endswith(".py") or not attribute.isidentifier():
        raise OptionError(f"A bot of your own is written FILE.py:CLASS, such as my_bot.py:MyBot, not {spec!r}.")
    return Path(name).expanduser(), attribute


def load_bot(spec: str, game: Game) -> NamedBot:
    """A new bot of the class or the network that the text names; the file is read once per process."""
    path, attribute = split_spec(spec)
    if is_network(spec):
        return weights_bot(path, game, attribute)
    bot = made(bot_class(path, attribute), f"The bot {attribute} in {path}", game)
    if not isinstance(getattr(bot, "name", None), str):
        bot.name = attribute
    return bot


def weights_bot(path: Path, game: Game, budget: str = "") -> NamedBot:
    """The bot of a file of weights: a search that judges by them, or a network."""
    if is_trained(path):
        return trained_bot(path, game, budget)
    bot = NetworkBot(path, game)
    if budget:
        raise OptionError(f"A network takes no budget: write {path}, not {path}:{budget}.")
    return bot


def trained_bot(path: Path, game: Game, budget: str = "") -> Search:
    """A caliph that judges by the numbers of a file; the budget as for a caliph."""
    trained = Trained.load(path)
    trained.check(game, path)
    numbers = np.ascontiguousarray(trained.numbers, model_of(game).kind)
    return Search(game, Budget.parse(budget or USUAL_BUDGET), name=path.stem, numbers=numbers)


def bot_class(path: Path, attribute: str) -> Any:
    """The class of a file, or a sentence that says what there is."""
    module = _module(path)
    kind = getattr(module, attribute, None)
    if kind is None:
        classes = [
            name for name, value in vars(module).items() if _is_bot(value) and value.__module__ == module.__name__
        ]
        if not classes:
            raise OptionError(f"{path} has no class {attribute!r}, and no other class that is a bot.")
        raise OptionError(unknown(f"class in {path} named", attribute, classes))
    if not _is_bot(kind):
        raise OptionError(f"{attribute} in {path} is no bot: a bot is a class with a method choose(knowledge, rng).")
    return kind


def made(kind: Any, who: str, game: Game) -> NamedBot:
    """A new bot of a class, with the game if it asks for it."""
    missing = sorted(getattr(kind, "__abstractmethods__", ()))
    if missing:
        raise OptionError(f"{who} still lacks {listing(missing)}.")
    try:
        bot: NamedBot = kind(game) if _takes_game(kind) else kind()
    except OptionError:
        raise
    except Exception as error:
        raise OptionError(f"{who} cannot be made: {_words(error)}.") from error
    return bot


def _is_bot(value: Any) -> bool:
    return inspect.isclass(value) and callable(getattr(value, "choose", None))


def _takes_game(kind: Any) -> bool:
    """Whether the class wants the game: its constructor has a first argument without a default."""
    try:
        parameters = inspect.signature(kind).parameters.values()
    except (TypeError, ValueError):
        return False
    positional = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return any(p.kind in positional and p.default is inspect.Parameter.empty for p in parameters)


def _module(path: Path) -> ModuleType:
    """The file as a module, run once; what is wrong with it becomes a sentence."""
    where = path.resolve()
    if where in _LOADED:
        return _LOADED[where]
    if not where.is_file():
        raise OptionError(f"There is no file {path} to take a bot from.")
    name = f"serai_own_{where.stem}_{hashlib.sha256(str(where).encode()).hexdigest()[:8]}"
    spec = importlib.util.spec_from_file_location(name, where)
    if spec is None or spec.loader is None:
        raise OptionError(f"{path} is no Python file.")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # as an import does: dataclasses and pickles look their module up
    sys.path.insert(0, str(where.parent))  # its neighbours, as for a script
    try:
        spec.loader.exec_module(module)
    except SyntaxError as error:
        del sys.modules[name]
        raise OptionError(f"{path} is not Python: {error.msg} in line {error.lineno}.") from None
    except Exception as error:
        del sys.modules[name]
        raise OptionError(f"{path} stops with an error of its own: {_words(error)}.") from error
    finally:
        sys.path.remove(str(where.parent))
    _LOADED[where] = module
    return module


def _words(error: BaseException) -> str:
    """An error in one line."""
    return " ".join(f"{type(error).__name__}: {error}".split()).rstrip(".")
