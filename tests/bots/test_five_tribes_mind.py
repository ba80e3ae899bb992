"""What the search knows of Five Tribes: sound numbers everywhere, good steps first, and a match won."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import serai
from serai.bots import find_bot
from serai.bots.five_tribes_mind import appraise, imitate, prefer, resting
from serai.bots.searcher import Budget, Search
from serai.engine.chance import MOST_ACTIONS, below, generator
from serai.games.five_tribes.pieces import BID, MOVE
from tests.rules.positions_five_tribes import Setup


def weights(state: serai.State, seat: int) -> Any:
    actions = np.zeros(MOST_ACTIONS, np.int32)
    legal = state.legal_actions(seat)
    actions[: len(legal)] = legal
    out = np.zeros(MOST_ACTIONS, np.float32)
    prefer(state.fields, seat, actions, len(legal), out)
    assert imitate(state.fields, seat, actions, len(legal), generator(1)) in range(len(legal))
    return out[: len(legal)]


def favourite(state: serai.State, seat: int) -> str:
    return state.legal(seat)[int(np.argmax(weights(state, seat)))]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_is_appraised_and_every_step_has_a_weight(players: int) -> None:
    match, rng, chances = serai.game("five-tribes", players=players).new_match(seed=players), generator(5), np.zeros(4)
    rested = set()
    while not match.state.over:
        (seat,) = match.state.to_act
        appraise(match.state.fields, chances)
        assert np.isfinite(chances).all()
        assert chances[:players].min() >= 0
        assert chances[:players].sum() == pytest.approx(1)
        weighed = weights(match.state, seat)
        assert np.isfinite(weighed).all()
        assert weighed.min() > 0
        if resting(match.state.fields):
            rested.add(int(match.state.fields.phase))
        actions = match.state.legal_actions(seat)
        match.play(seat, actions[below(rng, len(actions))])
    assert rested == {BID, MOVE}


def test_the_end_of_the_move_decides_where_it_begins_and_how_it_goes_on() -> None:
    setup = Setup(2).kind(a2="small market", e2="sacred place 15").put(a1="Y", a2="Y", e1="Y", e2="Y")
    assert favourite(setup.state(), 0) == "take e1"
    match = Setup(2).kind(c1="sacred place 15").put(a1="YW", c1="Y", a3="W", b2="WW").match()
    for step in ("take a1", "drop white b1", "drop yellow c1"):
        assert favourite(match.state, 0) == step
        match.play(0, step)
    assert match.state.fields.camels[2] == 1


def test_points_ahead_are_a_better_chance() -> None:
    chances = np.zeros(4)
    match = Setup(2).kind(c1="sacred place 15").put(a1="Y", b1="Y", c1="Y", e5="YY").match()
    appraise(match.state.fields, chances)
    before = chances[0]
    match.play(0, "take b1")
    match.play(0, "drop yellow c1")
    appraise(match.state.fields, chances)
    assert chances[0] > before


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 4])
def test_a_few_hundred_simulations_beat_the_merchant(players: int) -> None:
    game = serai.game("five-tribes", players=players)
    won = 0.0
    for number in range(4):
        seat, match = number % players, game.new_match(seed=number // 2)
        bots = [find_bot("merchant", game) for _ in range(players)]
        bots[seat] = Search(game, Budget(simulations=200))
        while not match.state.over:
            (mover,) = match.state.to_act
            rng = generator(f"{number} {len(match.history)}")
            match.play(mover, bots[mover].choose(match.state.knowledge(mover), rng))
        won += (match.state.ranking[seat] == 1) / match.state.ranking.count(1)
    assert won >= (3 if players == 2 else 2)
