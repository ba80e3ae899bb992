"""Every table that the contract suite plays at: each game, player count and option value, one change at a time.

What is compiled runs at all of them; tests in Python, which take longer, meet each option at one player count, in turn.
SERAI_TEST_GAMES chooses the games by name, separated by commas: a game from outside is tested in the same way as ours.
"""

from __future__ import annotations

import os
import random
from dataclasses import dataclass
from typing import Any

import pytest

import serai
from serai.engine.declarations.options import Choice, Number
from serai.engine.game import Match
from serai.engine.registry import rulebook


@dataclass(frozen=True)
class Table:
    """A game with players and options, named as in a test's id."""

    name: str
    players: int
    options: tuple[tuple[str, Any], ...] = ()

    def game(self) -> serai.Game:
        return serai.game(self.name, players=self.players, **dict(self.options))

    def __str__(self) -> str:
        changed = "".join(f"-{name}={value}" for name, value in self.options[:4])
        return f"{self.name}-{self.players}{changed}"


def _values(option: Any) -> list[Any]:
    if isinstance(option, Choice):
        return list(option.choices)
    if isinstance(option, Number):
        return [value for value in (option.low, option.high) if value != option.default]
    return list(option.describe()["choices"])


OURS = ("bakschisch", "bagdad", "five-tribes")
GAMES = tuple(filter(None, os.environ.get("SERAI_TEST_GAMES", "").split(","))) or serai.game_names()


def tables() -> list[Table]:
    """Defaults first, then every other value of every option."""
    found = []
    for name in GAMES:
        book = rulebook(name)
        for players in book.players:
            found.append(Table(name, players))
            for option in book.options:
                if option.laboratory:
                    continue  # they depend on each other: SMALL has whole boxes
                found += [
                    Table(name, players, ((option.name, value),))
                    for value in _values(option)
                    if option.parse(value) != option.default
                ]
    return found


# Boxes for exact work, from the least that there is to middling ones.
SMALL = (
    Table("bakschisch", 2, (("track", "GD/1"), ("coins", 1), ("cards", 1), ("bribes", 2), ("max_rounds", 1))),
    Table("bakschisch", 2, (("track", "GDHG/2"), ("coins", 3), ("cards", 1), ("bribes", 2), ("max_rounds", 4))),
    Table("bakschisch", 3, (
        ("track", "GGDDGD/3"), ("coins", 2), ("cards", 2), ("bribes", 3), ("shared_rank", "worst"),
    )),
    Table("bakschisch", 4, (
        ("track", "GDHEFGDHE/8"), ("coins", 4), ("cards", 1), ("bribes", 4), ("thief_stop", "onto"),
    )),
    Table("bagdad", 2, (
        ("palaces", 1), ("cards", 3), ("dancers", 0), ("chests", 1), ("last_chest", 1), ("thieves", 1), ("guards", 1),
        ("chests_to_win", 1), ("first_hand", 1), ("draw", 0), ("max_turns", 1),
    )),
    Table("bagdad", 2, (
        ("palaces", 2), ("cards", 3), ("dancers", 1), ("chests", 1), ("last_chest", 2), ("thieves", 2), ("guards", 1),
        ("chests_to_win", 1), ("first_hand", 1), ("draw", 1), ("max_turns", 6), ("hand_limit", 3),
    )),
    Table("bagdad", 3, (
        ("palaces", 3), ("cards", 5), ("dancers", 2), ("chests", 2), ("last_chest", 3), ("thieves", 5), ("guards", 2),
        ("chests_to_win", 2), ("first_hand", 3), ("draw", 2), ("max_turns", 40), ("hands", "before"),
    )),
    Table("bagdad", 4, (
        ("palaces", 4), ("cards", 8), ("dancers", 3), ("chests", 4), ("last_chest", 4), ("thieves", 4), ("guards", 1),
        ("first_hand", 2), ("neutral_setup", "tactical"), ("max_turns", 60),
    )),
)  # fmt: skip
TABLES = [*tables(), *(table for table in SMALL if table.name in GAMES)]
DEFAULTS = [table for table in TABLES if not table.options]


def _one_count_per_option() -> list[Table]:
    """Every player count, and every option value at one of them, in turn."""
    turns = []
    for name in GAMES:
        counts = rulebook(name).players
        values = [table.options for table in tables() if (table.name, table.players) == (name, counts[0])]
        changed = [options for options in values if options]
        turns += [Table(name, counts[number % len(counts)], options) for number, options in enumerate(changed)]
    return DEFAULTS + turns + [table for table in SMALL if table.name in GAMES]


CHOSEN = _one_count_per_option()


def _parameters(chosen: list[Table]) -> pytest.MarkDecorator:
    """Two seats and the default options are the quick tests; all others wait for the whole run."""
    return pytest.mark.parametrize(
        "table",
        [
            pytest.param(table, id=str(table), marks=[pytest.mark.slow] if table.options or table.players > 2 else [])
            for table in chosen
        ],
    )


every_table = _parameters(CHOSEN)
every_combination = _parameters(TABLES)
every_default = _parameters(DEFAULTS)
every_game = pytest.mark.parametrize("name", GAMES)


def walk(game: serai.Game, seed: int, steps: int) -> Match:
    """A match after so many random steps, or at its end."""
    chooser = random.Random(f"walk {seed}")
    match = game.new_match(seed=seed)
    for _ in range(steps):
        if match.state.over:
            break
        seat = chooser.choice(match.state.to_act)
        match.play(seat, chooser.choice(match.state.legal_actions(seat)))
    return match


def acting(state: serai.State) -> list[int]:
    """The seats that may choose now, again or for the first time."""
    return sorted({*state.to_act, *state.pending})
