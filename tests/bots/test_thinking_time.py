"""Pondering: a forced or plain choice is quick, one between many good steps is not; without a delay nothing waits."""

from __future__ import annotations

import numpy as np
import pytest

import serai
from serai.bots import Candidate, find_bot
from serai.bots.bot import Random
from serai.bots.thinking_time import hardness
from serai.engine.chance import generator
from serai.server.tables.live.automation import MOST_EXTRA_DELAY, extra_delay
from tests.contract.tables import walk


class Thoughtful:
    """Has thought so."""

    def __init__(self, shares: list[float] | None = None, worths: list[float] | None = None) -> None:
        self.thought = [Candidate(i, str(i), share, 1, None) for i, share in enumerate(shares or [])]
        self.worths = np.array(worths or [])

    def choose(self, knowledge: object, rng: object) -> int:
        return 0


def test_what_is_hard() -> None:
    assert hardness(Random()) == 0
    assert hardness(Thoughtful([1.0])) == hardness(Thoughtful(worths=[3.0])) == 0
    assert hardness(Thoughtful(worths=[2.0] * 9)) == 0, "all the same: nothing to think about"
    assert hardness(Thoughtful([0.96, 0.02, 0.02])) < 0.1
    assert hardness(Thoughtful([0.125] * 8)) == 1
    assert 0.2 < hardness(Thoughtful([0.4, 0.4, 0.2])) < 0.8
    clear, close = [9.0, *[1.0] * 8], [9.0, 8.9, 8.8, 8.7, 1.0, 1.0, 1.0, 1.0, 1.0]
    assert hardness(Thoughtful(worths=clear)) < 0.1 < 0.4 < hardness(Thoughtful(worths=close))


def test_the_pause_has_bounds_and_none_without_a_delay() -> None:
    assert extra_delay(0.0, 1.0) == extra_delay(0.4, 0.0) == 0
    assert extra_delay(0.4, 0.5) == pytest.approx(0.2 * MOST_EXTRA_DELAY)
    assert extra_delay(0.4, 7.0) == extra_delay(0.4, 1.0) == pytest.approx(0.4 * MOST_EXTRA_DELAY)


@pytest.mark.compiled
@pytest.mark.parametrize("bot", ["novice", "merchant", "vizier:20"])
def test_choices_of_a_game_differ(bot: str) -> None:
    found = set()
    for number in range(10):
        match = walk(serai.game("bagdad", players=2), number, 20 + number)
        seat, player = match.state.to_act[0], find_bot(bot, match.game)
        player.choose(match.state.knowledge(seat), generator(number))
        assert 0 <= hardness(player) <= 1
        found.add(hardness(player))
    assert len(found) > 2
