"""A game with turns and secret deals, next to OpenSpiel's own: the same tree, and the same information."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from pettingzoo.test import api_test

import serai
from serai.envs import openspiel, pettingzoo
from tests.envs.kuhn import BET, KUHN, PASS

JACK, QUEEN, KING = range(3)


@pytest.fixture(scope="module")
def game() -> Any:
    openspiel.register(KUHN)
    return pyspiel.load_game("serai_test_kuhn")


def both(ours: Any, theirs: Any) -> Iterator[tuple[Any, Any]]:
    """Every state of our tree with theirs."""
    yield ours, theirs
    if not ours.is_terminal():
        for action in ours.legal_actions():
            yield from both(ours.child(action), theirs.child(action))


def test_the_tree_is_openspiels_own(game: Any) -> None:
    theirs = pyspiel.load_game("kuhn_poker")
    states = list(both(game.new_initial_state(), theirs.new_initial_state()))
    assert len(states) == 58
    for mine, other in states:
        assert mine.current_player() == other.current_player()
        assert mine.legal_actions() == other.legal_actions()
        assert np.array_equal(np.sign(mine.returns()), np.sign(other.returns()))
        if mine.is_chance_node():
            assert dict(mine.chance_outcomes()) == pytest.approx(dict(other.chance_outcomes()))


def test_information_states_split_the_tree_as_openspiels_own_do(game: Any) -> None:
    pairs = {
        (mine.information_state_string(mine.current_player()), other.information_state_string(other.current_player()))
        for mine, other in both(game.new_initial_state(), pyspiel.load_game("kuhn_poker").new_initial_state())
        if mine.current_player() >= 0
    }
    assert len(pairs) == len({mine for mine, _ in pairs}) == len({other for _, other in pairs}) == 12


def test_a_seat_sees_its_card_and_not_the_others(game: Any) -> None:
    state = game.new_initial_state()
    for action in (KING, JACK, BET):
        state.apply_action(action)
    assert state.information_state_string(0) == "seat 0: draw king; draw ?; 0 bet;"
    assert state.information_state_string(1) == "seat 1: draw ?; draw jack; 0 bet;"
    assert state.current_player() == 1
    assert state.legal_actions(0) == []


def test_resampling_changes_only_what_the_seat_cannot_know(game: Any) -> None:
    state = game.new_initial_state()
    for action in (QUEEN, JACK, PASS):
        state.apply_action(action)
    hands = set()
    chooser = random.Random(1)
    for _ in range(20):
        world = state.resample_from_infostate(1, chooser.random)
        assert world.information_state_string(1) == state.information_state_string(1)
        assert world.observation_tensor(1) == state.observation_tensor(1)
        hands.add(tuple(world.table.fields.hand.tolist()))
    assert hands == {(QUEEN, JACK), (KING, JACK)}


def test_counterfactual_regret_minimisation_finds_an_equilibrium(game: Any) -> None:
    solver = cfr.CFRSolver(game)
    for _ in range(50):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.1


def test_information_set_search_calls_with_a_king(game: Any) -> None:
    state = game.new_initial_state()
    for action in (QUEEN, KING, BET):
        state.apply_action(action)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    searcher = ismcts.ISMCTSBot(game, evaluator, 1.4, 60, random_state=np.random.RandomState(1))
    assert searcher.step(state) == BET


@pytest.mark.parametrize("serialize", [True, False])
def test_openspiels_own_random_sim_test(game: Any, serialize: bool) -> None:
    pyspiel.random_sim_test(game, num_sims=10, serialize=serialize, verbose=False)


# PettingZoo warns of dictionaries unless it knows the environment by name, and of the mask of an agent that is done.
@pytest.mark.filterwarnings("ignore:Observation:UserWarning", "ignore:Action mask numpy array is all zeros:UserWarning")
def test_pettingzoo_takes_turns() -> None:
    env = pettingzoo.TableEnv(serai.Game(KUHN))
    api_test(env, num_cycles=20)
    env.reset(seed=1)
    asked = []
    for action in (PASS, BET, BET):
        asked.append(env.agent_selection)
        env.step(action)
    assert asked == ["seat_0", "seat_1", "seat_0"]
    assert sum(env.rewards.values()) == 0
