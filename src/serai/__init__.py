"""Serai: Bakschisch, The Thief of Bagdad and Five Tribes, exact, fast and open to people, bots and researchers.

>>> import serai
>>> match = serai.game("bakschisch", players=2).new_match(seed=7)
>>> match.state.to_act
(0, 1)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from serai.version import __version__ as __version__

if TYPE_CHECKING:
    from collections.abc import Mapping

    from serai.engine.batch import Batch
    from serai.engine.errors import (
        IllegalMove,
        OptionError,
        PositionError,
        RecordError,
        SeatError,
        SeraiError,
    )
    from serai.engine.game import Game, Knowledge, Match, State
    from serai.study.analyst import analyse

__all__ = [
    "Batch",
    "Game",
    "IllegalMove",
    "Knowledge",
    "Match",
    "OptionError",
    "PositionError",
    "RecordError",
    "SeatError",
    "SeraiError",
    "State",
    "analyse",
    "batch",
    "game",
    "game_names",
    "load",
    "replay",
]

_HOMES = {  # imported on first use, so that `import serai` is quick
    "Batch": "serai.engine.batch",
    "Game": "serai.engine.game",
    "Knowledge": "serai.engine.game",
    "Match": "serai.engine.game",
    "State": "serai.engine.game",
    **dict.fromkeys(
        ("IllegalMove", "OptionError", "PositionError", "RecordError", "SeatError", "SeraiError"),
        "serai.engine.errors",
    ),
    "analyse": "serai.study.analyst",
}


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'serai' has no attribute {name!r}")


def game(name: str, *, players: int | None = None, **options: Any) -> Game:
    """A game by name with its options, for example `serai.game("bakschisch", players=3, gold="shown")`."""
    from serai.engine.game import Game

    return Game.named(name, players=players, **options)


def batch(
    name: str,
    games: int,
    *,
    players: int | None = None,
    seed: int | str | None = None,
    draws: str = "fast",
    threads: int | None = None,
    **options: Any,
) -> Batch:
    """Many games at once, for example `serai.batch("bakschisch", 1024, players=2, seed=7)`; see `serai.Batch`."""
    from serai.engine.batch import Batch

    return Batch(game(name, players=players, **options), games, seed=seed, draws=draws, threads=threads)


def game_names() -> tuple[str, ...]:
    """The names of the games."""
    from serai.engine.registry import names

    return names()


def load(position: Mapping[str, Any] | str) -> State:
    """The state of a position's JSON, with the game and options that it names."""
    from serai.engine.game import load_position

    return load_position(position)


def replay(record: str) -> Match:
    """The match that a record tells, at its end."""
    from serai.engine.replay import replay

    return replay(record)
