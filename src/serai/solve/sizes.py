"""Small games with a name: sets of options that are small enough for exact work and still the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from serai.engine.errors import OptionError
from serai.engine.game import Game
from serai.engine.sentences import unknown

SIZES: Final[Mapping[str, Mapping[str, Mapping[str, Any]]]] = {
    "bakschisch": {
        "tiny": {"track": "GD/1", "coins": 1, "cards": 1, "bribes": 2, "max_rounds": 1},
        "small": {"track": "GDG/2", "coins": 2, "cards": 1, "bribes": 2, "max_rounds": 2},
        "medium": {"track": "GDHGD/3", "coins": 4, "cards": 1, "bribes": 3, "max_rounds": 4},
    },
    "bagdad": {
        "tiny": {
            "palaces": 2, "cards": 2, "dancers": 0, "chests": 1, "last_chest": 1, "thieves": 1, "guards": 1,
            "chests_to_win": 1, "first_hand": 1, "draw": 0, "max_turns": 2, "first_seat": "seat-0",
        },
        "small": {
            "palaces": 2, "cards": 3, "dancers": 0, "chests": 1, "last_chest": 2, "thieves": 2, "guards": 1,
            "chests_to_win": 1, "first_hand": 1, "draw": 1, "max_turns": 4, "first_seat": "seat-0",
        },
        "medium": {
            "palaces": 2, "cards": 3, "dancers": 1, "chests": 1, "last_chest": 2, "thieves": 2, "guards": 1,
            "chests_to_win": 1, "first_hand": 1, "draw": 1, "max_turns": 4, "first_seat": "seat-0",
        },
    },
}  # fmt: skip


def size_options(game: str, size: str) -> dict[str, Any]:
    """The options of a small game with a name."""
    known = SIZES.get(game, {})
    if size not in known:
        raise OptionError(unknown(f"small game of {game} named", size, known))
    return dict(known[size])


def small_game(game: str, size: str, **options: Any) -> Game:
    """A small game for two with a name; further options as `serai.game` takes them."""
    return Game.named(game, players=2, **{**size_options(game, size), **options})
