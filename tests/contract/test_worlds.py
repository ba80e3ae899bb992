"""`imagine` is uniform: on positions small enough to count, its worlds come as often as they should.

Each game gives positions with the chance of every possible world: ours in WORLDS, a package from outside by an entry
point `serai.worlds` of the game's name. A game that gives none must hide nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from types import ModuleType
from typing import Any

import pytest

import serai
from serai.engine.chance import generator
from tests.contract.tables import every_game, walk

# A position, the seat that imagines, what tells two worlds apart, and the chance of each world.
Case = tuple[serai.State, int, Callable[[serai.State], Any], dict[Any, float]]

SAMPLES = 20_000
WORLDS = {
    "bakschisch": "tests.rules.worlds_bakschisch",
    "bagdad": "tests.rules.worlds_bagdad",
    "five-tribes": "tests.rules.worlds_five_tribes",
}


def worlds_of(name: str) -> ModuleType | None:
    """The module with a game's positions."""
    if name in WORLDS:
        return import_module(WORLDS[name])
    found: ModuleType | None = next((point.load() for point in entry_points(group="serai.worlds", name=name)), None)
    return found


@every_game
@pytest.mark.compiled
def test_imagined_worlds_come_as_often_as_they_should(name: str) -> None:
    module = worlds_of(name)
    if module is None:
        for state in walk(serai.game(name), 1, 200).states:
            assert all(state.imagine(seat, generator(1)).key() == state.key() for seat in range(state.game.players))
        return
    cases: list[Case] = module.cases()
    assert cases
    for state, seat, tell, chances in cases:
        assert sum(chances.values()) == pytest.approx(1)
        assert len(chances) > 1
        rng = generator(f"worlds of {name}")
        counted = Counter(tell(state.imagine(seat, rng)) for _ in range(SAMPLES))
        assert set(counted) <= set(chances)
        statistic = sum((counted[world] - SAMPLES * p) ** 2 / (SAMPLES * p) for world, p in chances.items())
        freedom = len(chances) - 1
        # The mean of the chi-square distribution is its freedom, the deviation sqrt(2 freedom): six of them is far out.
        assert statistic < freedom + 6 * (2 * freedom) ** 0.5 + 10, (statistic, freedom)
