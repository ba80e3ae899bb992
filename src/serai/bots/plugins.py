"""Bots from outside that are known by a name: of installed packages, and of files that a host lets play.

A package makes a bot known by an entry point of the group `serai.bots`, whose object is the class:

    [project.entry-points."serai.bots"]
    miser = "miser:Miser"

A class may say what it plays (`games = ("bakschisch",)`, `players = (2,)`); without that it plays all. `SERAI_BOTS`,
which `serai serve --bots` sets, names files, separated by commas: `mine.npz,my_bot.py:MyBot` are then the bots `mine`
and `mybot`.
"""

from __future__ import annotations

import inspect
import os
import re
import warnings
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any

from serai.bots.bot import LEVELS, NamedBot
from serai.bots.bot_files import bot_class, is_bot_file, is_network, made, split_spec, weights_bot
from serai.bots.network import Network
from serai.bots.trained import Trained, is_trained
from serai.engine.errors import OptionError

if TYPE_CHECKING:
    from serai.engine.game import Game

GROUP = "serai.bots"  # of entry points
FILES = "SERAI_BOTS"
NAME = re.compile(r"[a-z0-9][a-z0-9._-]{0,29}")


@dataclass(frozen=True)
class PluginBot:
    """A bot that is not ours: a class, or a file of weights."""

    name: str
    kind: Any  # the class; for a network its file
    games: tuple[str, ...] | None = None  # None: all
    players: tuple[int, ...] | None = None

    def plays(self, game: Game) -> bool:
        """Whether it plays this game with some number of players."""
        return self.games is None or game.name in self.games

    def fits(self, game: Game) -> bool:
        """Whether it plays this game with so many players."""
        return self.plays(game) and (self.players is None or game.players in self.players)

    def make(self, game: Game) -> NamedBot:
        """A new bot for a seat; a table that it cannot play at is refused with its reason."""
        if isinstance(self.kind, Path):
            bot = weights_bot(self.kind, game)
        else:
            bot = made(self.kind, f"The bot {self.name}", game)
        bot.name = self.name
        return bot

    @property
    def file(self) -> Path | None:
        """What its choices follow from, as far as that is one file."""
        if isinstance(self.kind, Path):
            return self.kind
        source = inspect.getsourcefile(self.kind)
        return None if source is None else Path(source)


def plugin_bots() -> dict[str, PluginBot]:
    """All of them by name; a broken one is told of once and left out."""
    return _found(os.environ.get(FILES, ""))[0]


def why_broken(name: str) -> str | None:
    """Why the bot of that name is not there, if it should be."""
    return _found(os.environ.get(FILES, ""))[1].get(name)


@cache
def _found(files: str) -> tuple[dict[str, PluginBot], dict[str, str]]:
    found: dict[str, PluginBot] = {}
    broken: dict[str, str] = {}
    for point in entry_points(group=GROUP):
        try:
            name = _free(point.name, found)
            found[name] = _installed(name, point)
        except Exception as error:
            package = point.dist.name if point.dist is not None else point.module
            reason = f"{type(error).__name__}: {error}"
            told = f"The bot {point.name} of the package {package} cannot be loaded ({reason})."
            broken[point.name.lower()] = told
            warnings.warn(told, RuntimeWarning, stacklevel=4)
    for spec in filter(None, (part.strip() for part in files.split(","))):
        try:
            bot = from_file(spec)
            found[_free(bot.name, found)] = bot
        except OptionError as error:
            warnings.warn(f"{FILES}: {error}", RuntimeWarning, stacklevel=4)
    return found, broken


def check_files(files: str) -> None:
    """Refuse a list of files of which one is no bot, or two have one name."""
    found = dict(_found("")[0])
    for spec in filter(None, (part.strip() for part in files.split(","))):
        bot = from_file(spec)
        found[_free(bot.name, found)] = bot


def from_file(spec: str) -> PluginBot:
    """The bot of a file: a network by the file's name, a class by its own."""
    if not is_bot_file(spec):
        raise OptionError(f"A bot of a file is written FILE.npz or FILE.py:CLASS, not {spec!r}.")
    path, attribute = split_spec(spec)
    path = path.resolve()
    if is_network(spec):
        if attribute:
            raise OptionError(f"A bot of a host thinks as long as the host lets it: write {path}, not {spec!r}.")
        about = Trained.load(path).about if is_trained(path) else Network.load(path).about
        return PluginBot(path.stem.lower(), path, (str(about["game"]),), (int(about["players"]),))
    kind = bot_class(path, attribute)
    return PluginBot(attribute.lower(), kind, _told(kind, "games", str), _told(kind, "players", int))


def _installed(name: str, point: EntryPoint) -> PluginBot:
    kind = point.load()
    if not inspect.isclass(kind) or not callable(getattr(kind, "choose", None)):
        raise TypeError(f"{point.value} is no bot: a bot is a class with a method choose(knowledge, rng)")
    return PluginBot(name, kind, _told(kind, "games", str), _told(kind, "players", int))


def _told(kind: Any, what: str, of: type) -> Any:
    """What a class says in a tuple, if it says it."""
    said = getattr(kind, what, None)
    return tuple(said) if isinstance(said, tuple | list) and all(isinstance(one, of) for one in said) else None


def _free(name: str, taken: dict[str, PluginBot]) -> str:
    """The name in small letters, or a sentence that says why no bot can have it."""
    small = name.lower()
    if not NAME.fullmatch(small):
        raise OptionError(f"A bot's name has letters, digits, '.', '-' and '_', at most 30; {name!r} has others.")
    if small in LEVELS or small in taken:
        raise OptionError(f"There is a bot named {small} already.")
    return small
