"""Where bots think: a bot keeps its thoughts for all steps of its turn, and few bots are kept."""

from __future__ import annotations

import serai
from serai.server import thinkers


def test_a_place_keeps_its_bot_and_old_ones_are_let_go() -> None:
    state = serai.game("bagdad", players=2).new_match(seed=1).state
    knowledge = state.knowledge(state.to_act[0])
    action = thinkers.choose(knowledge, "caliph:20", "luck", "a table 0")
    assert action in knowledge.legal_actions()
    player = thinkers._player(knowledge.game, "caliph:20", "a table 0")
    thinkers.choose(knowledge, "caliph:20", "luck", "a table 0")
    assert thinkers._player(knowledge.game, "caliph:20", "a table 0") is player
    assert thinkers._player(knowledge.game, "caliph:20", "another 0") is not player
    for number in range(thinkers.MOST_PLAYERS):
        thinkers._player(knowledge.game, "random", f"table {number}")
    assert len(thinkers._PLAYERS) == thinkers.MOST_PLAYERS
    assert thinkers._player(knowledge.game, "caliph:20", "a table 0") is not player
    assert len(thinkers._PLAYERS) == thinkers.MOST_PLAYERS
