"""The PettingZoo environments: seeds, illegal steps, rendering, copies, and what they say when something is wrong."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import serai
from serai.envs import pettingzoo

LARGEST_BID, THIEF = 40, 41


def play_randomly(env: Any, seed: int | None = None) -> list[tuple[int, int]]:
    """One episode of random agents, always the same ones; its steps."""
    env.reset(seed=seed)
    chooser = np.random.default_rng(1)
    for _ in env.agent_iter():
        observation, _, termination, _, _ = env.last()
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if termination else chooser.choice(legal))
    return [(step.seat, step.action) for step in env.unwrapped.match().history if hasattr(step, "seat")]


def cards(env: Any) -> list[int]:
    return [entry.outcome for entry in env.unwrapped.match().history if hasattr(entry, "outcome")]


def test_a_seed_gives_the_draws_of_a_match_with_that_seed() -> None:
    env = pettingzoo.env("bakschisch", players=2, max_rounds=10)
    steps = play_randomly(env, seed=7)
    match = serai.game("bakschisch", players=2, max_rounds=10).new_match(seed=7)
    for seat, action in steps:
        match.play(seat, action)
    assert match.state.over
    assert env.unwrapped.table == match.state


def test_later_episodes_go_on_from_the_seed_and_differ() -> None:
    env = pettingzoo.env("bakschisch", players=2, max_rounds=10)
    runs = []
    for _ in range(2):
        env.reset(seed=5)
        first = cards(env)
        play_randomly(env)
        second = cards(env)
        play_randomly(env)
        runs.append((first, second, cards(env)))
    assert runs[0] == runs[1]
    assert runs[0][1] != runs[0][2]


def test_environments_without_a_seed_differ() -> None:
    seeds = set()
    for _ in range(3):
        env = pettingzoo.raw_env("bakschisch")
        env.reset()
        seeds.add(env.seed)
    assert len(seeds) == 3


def test_an_illegal_step_ends_the_wrapped_episode_and_costs_its_agent() -> None:
    env = pettingzoo.env("bakschisch", players=3)
    env.reset(seed=1)
    env.step(LARGEST_BID)
    assert env.rewards == {"seat_0": -1.0, "seat_1": 0, "seat_2": 0}
    assert all(env.terminations.values())


def test_an_illegal_step_raises_in_the_raw_environment_and_changes_nothing() -> None:
    env = pettingzoo.raw_env("bakschisch", players=3)
    env.reset(seed=1)
    before = env.table
    with pytest.raises(serai.IllegalMove, match=r"bag holds 10") as refusal:
        env.step(LARGEST_BID)
    assert refusal.value.rule == "BK-5"
    for nonsense in (None, 1.0, LARGEST_BID + 10):
        with pytest.raises(serai.IllegalMove):
            env.step(nonsense)
    assert env.table == before
    env.step(np.int64(THIEF))
    assert env.table.pending == (0,)


def test_a_step_after_the_end_is_none() -> None:
    env = pettingzoo.raw_env("bakschisch", players=2, max_rounds=10)
    env.reset(seed=1)
    while not env.terminations[env.agent_selection]:
        env.step(0)
    assert list(env.rewards.values()) == list(env.table.returns)
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)
    env.step(None)
    assert env.agents == ["seat_1"]


def test_seats_that_choose_at_once_are_asked_in_turn_and_see_only_that_others_have_chosen() -> None:
    env = pettingzoo.raw_env("bakschisch", players=3)
    env.reset(seed=1)
    blocks = env.game.rulebook.observation
    names = [block.name for block in blocks]
    # Seat 0 is the second after seat 1; the fifth number of its block tells whether it has chosen.
    chosen = sum(block.size for block in blocks[: names.index("second_seat")]) + 4
    before = env.observe("seat_1")
    env.step(3)
    after = env.observe("seat_1")
    assert env.agent_selection == "seat_1"
    assert np.flatnonzero(before["observation"] != after["observation"]).tolist() == [chosen]
    assert np.array_equal(before["action_mask"], after["action_mask"])
    assert not env.observe("seat_0")["action_mask"].any()


def test_a_copy_plays_on_by_itself() -> None:
    env = pettingzoo.env("bakschisch", players=2)
    env.reset(seed=3)
    env.step(1)
    twin = copy.deepcopy(env)
    twin.step(2)
    assert env.unwrapped.table.pending == (0,)
    assert twin.unwrapped.table.pending == ()


def test_the_record_of_an_episode_replays() -> None:
    env = pettingzoo.env("bakschisch", players=4, max_rounds=10)
    play_randomly(env, seed=11)
    assert serai.replay(env.unwrapped.match().record()).state == env.unwrapped.table


def test_rendering_shows_what_the_agent_knows(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env("bakschisch", players=2, render_mode="ansi")
    env.reset(seed=3)
    env.step(7)
    assert env.render() == env.unwrapped.table.text(1)
    assert env.render() != str(env.unwrapped.table)
    human = pettingzoo.env("bakschisch", players=2, render_mode="human")
    human.reset(seed=3)
    human.step(7)
    assert capsys.readouterr().out.endswith(env.render() + "\n")


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(serai.OptionError, match=r"one of human, ansi.*'rgb_array'"):
        pettingzoo.env("bakschisch", render_mode="rgb_array")


def test_options_are_checked() -> None:
    with pytest.raises(serai.OptionError, match="2 to 4 players"):
        pettingzoo.env("bakschisch", players=5)
    with pytest.raises(serai.OptionError, match="hidden and shown"):
        pettingzoo.env("bakschisch", gold="maybe")


def test_all_choose_together_in_the_parallel_environment() -> None:
    env = pettingzoo.parallel_env("bakschisch", players=3, max_rounds=10)
    histories = []
    for _ in range(2):
        observations, _ = env.reset(seed=9)
        chooser = np.random.default_rng(9)
        rewards: dict[str, float] = {}
        while env.agents:
            actions = {
                agent: chooser.choice(np.flatnonzero(observation["action_mask"]))
                for agent, observation in observations.items()
            }
            observations, rewards, _, _, _ = env.step(actions)
        assert sum(rewards.values()) == pytest.approx(0)
        histories.append(env.unwrapped.match().history)
    assert histories[0] == histories[1]


@pytest.mark.parametrize(("module", "library"), [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")])
def test_without_the_library_the_error_says_what_to_install(module: str, library: str) -> None:
    program = f"import sys; sys.modules[{library!r}] = None\nimport serai.envs.{module}"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert result.stderr.rstrip().endswith(f'pip install "serai[{module}]"')


def test_envs_import_nothing_before_they_are_used() -> None:
    program = "import sys, serai.envs; print('numpy' in sys.modules, 'pyspiel' in sys.modules)"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert result.stdout.split() == ["False", "False"]
    with pytest.raises(AttributeError, match="no attribute 'brax'"):
        _ = serai.envs.brax


def test_an_episode_may_begin_at_a_position_and_reset_knows_no_other_option(caplog: pytest.LogCaptureFixture) -> None:
    env = pettingzoo.raw_env("bakschisch", players=2)
    match = serai.game("bakschisch", players=2).new_match(seed=5)
    match.play(0, "bid 3")
    match.play(1, "thief")
    for position in (match.state, match.state.position(), json.dumps(match.state.position())):
        env.reset(seed=1, options={"position": position})
        assert env.table == match.state
        env.step(0)
        assert env.match().state == env.table
        assert env.match().states[0] == match.state
    env.reset(seed=1, options={})
    assert env.match().states[0] == env.game.start()
    env.reset(options={"positoin": 1})
    assert "no option of reset named 'positoin'; did you mean 'position'" in caplog.text
    with pytest.raises(serai.PositionError):
        env.reset(options={"position": {}})
    over = serai.game("bakschisch", players=2, max_rounds=10).new_match(seed=5)
    while not over.state.over:
        over.play(over.state.to_act[0], "pass")
    with pytest.raises(serai.OptionError, match="the game is over"):
        pettingzoo.raw_env("bakschisch", players=2, max_rounds=10).reset(options={"position": over.state})
