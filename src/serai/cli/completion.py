"""What the shell's Tab key offers: games, bots and table options, those from outside too."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from serai.engine.game import Game


def games(incomplete: str) -> list[str]:
    """The games whose names begin so."""
    import serai

    return _beginning(incomplete, serai.game_names())


def bots(incomplete: str) -> list[str]:
    """The bots of the game that was named before, after the last comma."""
    from serai.bots import bot_names

    game = _game()
    before, comma, last = incomplete.rpartition(",")
    return [] if game is None else [f"{before}{comma}{name}" for name in _beginning(last, bot_names(game))]


def options(incomplete: str) -> list[str]:
    """The options of the game that was named before, each with its values."""
    game = _game()
    if game is None:
        return []
    pairs = [
        f"{option.name}={value}"
        for option in game.rulebook.options
        for value in option.describe().get("choices") or ("",)  # one without a list is completed up to its sign
    ]
    return _beginning(incomplete, pairs)


def _beginning(incomplete: str, names: Iterable[str]) -> list[str]:
    return [name for name in names if name.startswith(incomplete)]


def _game() -> Game | None:
    """The game that the line names. An option without its value cannot be parsed, so its words are looked through."""
    import serai

    line = os.environ.get("_TYPER_COMPLETE_ARGS") or os.environ.get("COMP_WORDS", "")
    named = [word for word in line.split() if word in serai.game_names()]
    return serai.game(named[0]) if named else None
