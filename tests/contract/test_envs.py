"""Every game in the environments of others: PettingZoo's and OpenSpiel's own tests, and agreement with the engine."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import serai
from serai.engine.declarations.options import Number
from serai.engine.game import Match
from serai.engine.registry import rulebook
from serai.engine.rulebook import Draw
from serai.envs import openspiel, pettingzoo
from tests.contract.tables import DEFAULTS, TABLES, Table, every_game, walk

# PettingZoo warns of dictionaries with an action mask unless the environment is one of its own, which it knows by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    # The mask of an agent whose game is over.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


def quick(table: Table) -> Table:
    """The same table with every limit on the length of a game at its lowest, where it is not the one that varies."""
    chosen = dict(table.options)
    limits = {
        option.name: option.low
        for option in rulebook(table.name).options
        if isinstance(option, Number) and option.name.startswith("max_")
    }
    return Table(table.name, table.players, tuple((limits | chosen).items()))


def varied() -> Iterator[Any]:
    """Each game with each player count; and with the usual one, each value of each option that keeps games short."""
    for table in DEFAULTS:
        yield pytest.param(quick(table), id=str(table), marks=[pytest.mark.slow] if table.players > 2 else [])
    for table in TABLES:
        usual = table.players == rulebook(table.name).usual_players
        if usual and table.options and not table.options[0][0].startswith("max_"):
            yield pytest.param(quick(table), id=str(table), marks=pytest.mark.slow)


every_quick_table = pytest.mark.parametrize("table", list(varied()))


def environment(table: Table, **chosen: Any) -> Any:
    return pettingzoo.env(table.name, players=table.players, **dict(table.options), **chosen)


def raw_environment(table: Table) -> Any:
    return pettingzoo.raw_env(table.name, players=table.players, **dict(table.options))


def parallel_environment(table: Table) -> Any:
    return pettingzoo.parallel_env(table.name, players=table.players, **dict(table.options))


def spiel_game(table: Table) -> Any:
    options = {name: openspiel.OFF if value is None else value for name, value in table.options}
    return pyspiel.load_game(openspiel.game_name(table.name), {"players": table.players, **options})


def at_once(table: Table) -> bool:
    return rulebook(table.name).simultaneous


def seat_by_seat(game: serai.Game, seed: int, steps: int) -> Match:
    """A random match in which seats that choose at once do it in their order, as OpenSpiel lists them."""
    chooser = random.Random(seed)
    match = game.new_match(seed=seed)
    while not match.state.over and steps > 0:
        seat = match.state.to_act[0]
        match.play(seat, chooser.choice(match.state.legal_actions(seat)))
        steps -= 1
    return match


# ---------------------------------------------------------------------- PettingZoo


@pytest.mark.parametrize("make", [environment, raw_environment])
@every_quick_table
def test_pettingzoos_own_api_test(table: Table, make: Any) -> None:
    api_test(make(table), num_cycles=60)


@every_quick_table
def test_pettingzoos_own_seed_test(table: Table) -> None:
    seed_test(lambda: environment(table), num_cycles=60)


@every_quick_table
def test_pettingzoos_own_render_test(table: Table) -> None:
    render_test(lambda render_mode: environment(table, render_mode=render_mode))


@every_quick_table
def test_pettingzoos_own_state_test(table: Table) -> None:
    tests = import_module("pettingzoo.test.state_test")
    tests.test_state_space(environment(table))
    tests.test_state(environment(table), num_cycles=10)
    if at_once(table):
        tests.test_parallel_env(parallel_environment(table))


@every_quick_table
def test_pettingzoos_own_parallel_test(table: Table) -> None:
    if not at_once(table):
        with pytest.raises(serai.OptionError, match="the seats choose in turn"):
            parallel_environment(table)
        return
    parallel_api_test(parallel_environment(table), num_cycles=60)


@every_quick_table
def test_an_episode_is_a_match(table: Table) -> None:
    """Seeds, steps, draws, observations, masks and rewards are those of the engine."""
    env = raw_environment(table)
    env.reset(seed=3)
    match = env.game.new_match(seed=3)
    chooser = random.Random(3)
    for agent in env.agent_iter():
        seat = env.possible_agents.index(agent)
        observation, reward, termination, _, _ = env.last()
        assert np.array_equal(observation["observation"], match.state.observe(seat))
        if termination:
            assert not observation["action_mask"].any()
            assert reward == match.state.returns[seat]
            env.step(None)
            continue
        assert reward == 0
        assert not any(env.rewards.values())
        assert seat in match.state.to_act
        assert np.flatnonzero(observation["action_mask"]).tolist() == match.state.legal_actions(seat)
        action = chooser.choice(match.state.legal_actions(seat))
        env.step(action)
        match.play(seat, action)
        assert env.table == match.state
    assert match.state.over
    assert sum(match.state.returns) == pytest.approx(0)
    assert env.match().history == match.history


@every_quick_table
def test_no_agent_observes_a_choice_that_is_still_secret(table: Table) -> None:
    env = raw_environment(table)
    env.reset(seed=4)
    chooser = random.Random(4)
    for _ in range(20):
        agent = env.agent_selection
        if env.terminations[agent]:
            break
        legal = np.flatnonzero(env.observe(agent)["action_mask"]).tolist()
        looks: dict[str, set[bytes]] = {other: set() for other in env.agents if other != agent}
        for action in legal:
            branch = copy.deepcopy(env)
            branch.step(action)
            if branch.table.pending:
                for other, seen in looks.items():
                    observation = branch.observe(other)
                    seen.add(observation["observation"].tobytes() + observation["action_mask"].tobytes())
        assert all(len(seen) <= 1 for seen in looks.values())
        env.step(chooser.choice(legal))


# ---------------------------------------------------------------------- OpenSpiel


@every_quick_table
def test_openspiels_own_random_sim_test(table: Table) -> None:
    pyspiel.random_sim_test(spiel_game(table), num_sims=1, serialize=True, verbose=False)  # without it asks for less


@every_quick_table
def test_openspiels_own_random_sim_test_in_turns(table: Table) -> None:
    if at_once(table):
        game = pyspiel.convert_to_turn_based(spiel_game(table))
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def follow(state: Any, match: Match) -> Iterator[int]:
    """Bring OpenSpiel's state along a match; at each of its nodes, the number of entries so far."""
    together: dict[int, int] = {}
    for index, (before, entry) in enumerate(zip(match.states, match.history, strict=False)):
        if not before.pending:
            yield index
        if isinstance(entry, Draw):
            assert dict(state.chance_outcomes()) == pytest.approx(shares(before.odds()))
            state.apply_action(entry.outcome)
        elif before.pending or len(before.to_act) > 1:
            together[entry.seat] = entry.action
            if len(before.to_act) == 1:
                state.apply_actions([together[seat] for seat in sorted(together)])
                together = {}
        else:
            assert state.current_player() == entry.seat
            state.apply_action(entry.action)
    if not match.state.pending:
        yield len(match.history)


def shares(odds: dict[int, int]) -> dict[int, float]:
    return {outcome: weight / sum(odds.values()) for outcome, weight in odds.items()}


@every_quick_table
def test_a_state_of_openspiel_is_a_state_of_the_engine(table: Table) -> None:
    match = walk(table.game(), seed=5, steps=10_000)
    state = spiel_game(table).new_initial_state()
    for index in follow(state, match):
        truth = match.states[index]
        assert state.table == truth
        assert state.is_terminal() == truth.over
        assert state.returns() == (list(truth.returns) if truth.over else [0.0] * table.players)
        for seat in range(table.players):
            legal = truth.legal_actions(seat)
            if truth.to_act:
                assert state.legal_actions(seat) == legal
                assert np.flatnonzero(state.legal_actions_mask(seat)).tolist() == legal
            assert state.observation_tensor(seat) == truth.observe(seat).tolist()
    assert state.is_terminal()
    draws = sum(isinstance(entry, Draw) for entry in match.history)
    assert len(match.history) - draws <= state.get_game().max_game_length()
    assert draws <= state.get_game().max_chance_nodes_in_history()


@every_quick_table
def test_an_information_state_is_what_the_seats_record_tells(table: Table) -> None:
    """All that the seat saw, in order, and a question mark for what it did not: so it has perfect recall."""
    match = seat_by_seat(table.game(), seed=6, steps=150)
    state = spiel_game(table).new_initial_state()
    for index in follow(state, match):
        past = match.copy()
        past.rewind(index)
        if past.state.over or index % 10:
            continue
        for seat in range(table.players):
            _, _, told = past.record_for(seat).partition("\n\n")
            expected = "".join(f" {line};" for line in told.splitlines())
            assert state.information_state_string(seat) == f"seat {seat}:{expected}"


@every_quick_table
def test_states_with_the_same_knowledge_look_the_same_in_openspiel(table: Table) -> None:
    chooser = random.Random(7)
    for length in (3, 40, 90):
        match = walk(table.game(), seed=7, steps=length)
        state = spiel_game(table).new_initial_state()
        for _ in follow(state, match):
            pass
        if state.is_chance_node() or state.is_terminal():
            continue
        for seat in range(table.players):
            for _ in range(3):
                world = state.resample_from_infostate(seat, chooser.random)
                assert world.information_state_string(seat) == state.information_state_string(seat)
                assert world.observation_string(seat) == state.observation_string(seat)
                assert world.observation_tensor(seat) == state.observation_tensor(seat)
                assert world.legal_actions(seat) == state.legal_actions(seat)


@every_quick_table
def test_information_states_do_not_tell_secret_draws_apart(table: Table) -> None:
    match = walk(table.game(), seed=8, steps=60)
    state = spiel_game(table).new_initial_state()
    for _ in follow(state, match):
        if not state.is_chance_node():
            continue
        truth = state.table
        for seat in range(table.players):
            audiences = {outcome: truth.rulebook.audience(truth, Draw(outcome)) for outcome in truth.odds()}
            secret = [outcome for outcome, seats in audiences.items() if seats is not None and seat not in seats]
            assert len({state.child(outcome).information_state_string(seat) for outcome in secret}) <= 1


# ---------------------------------------------------------------------- what rulebooks say of themselves


@every_game
def test_a_rulebook_says_truly_whether_seats_choose_at_once(name: str) -> None:
    book = rulebook(name)
    for players in book.players:
        for state in walk(quick(Table(name, players)).game(), seed=1, steps=300).states:
            choosing = len(state.to_act) + len(state.pending) if state.to_act else 0
            assert choosing in ({0, players} if book.simultaneous else {0, 1})


@every_game
def test_observations_keep_to_their_layout_and_bounds(name: str) -> None:
    book = rulebook(name)
    names = [block.name for block in book.observation]
    assert len(names) == len(set(names))
    low = np.concatenate([np.full(block.size, block.low, np.float32) for block in book.observation])
    high = np.concatenate([np.full(block.size, block.high, np.float32) for block in book.observation])
    for players in book.players:
        for state in walk(quick(Table(name, players)).game(), seed=2, steps=300).states[::3]:
            for seat in range(players):
                observation = state.observe(seat)
                wrong = np.flatnonzero((observation < low) | (observation > high))
                owners = np.repeat(names, [block.size for block in book.observation])
                assert not wrong.size, f"{owners[wrong[0]]} is {observation[wrong[0]]}: say its bounds in the Block"
