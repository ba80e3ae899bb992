"""Gymnasium's own checks, and what its environments promise."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import serai
from serai.envs.gymnasium import BatchEnv, SeatEnv, ids
from tests.contract.tables import every_game


@every_game
def test_gymnasiums_own_check_passes(name: str) -> None:
    env = gymnasium.make(ids()[name])
    check_env(env.unwrapped, skip_render_check=True)
    assert env.spec is not None
    assert env.spec.id == ids()[name]


def played(env: SeatEnv, seed: int) -> tuple[list[int], float, dict[str, Any]]:
    """The first legal step again and again: actions, the last reward and info."""
    seen, info = env.reset(seed=seed)
    actions, over, reward = [], False, 0.0
    while not over:
        assert env.observation_space.contains(seen)
        assert reward == 0.0
        actions.append(int(np.flatnonzero(info["action_mask"])[0]))
        seen, reward, over, cut, info = env.step(actions[-1])
        assert not cut
    return actions, reward, info


@every_game
def test_an_episode_is_a_match_and_repeats_by_its_seed(name: str) -> None:
    env = SeatEnv(name, seat=1, bots="novice" if name in ("bakschisch", "bagdad", "five-tribes") else None)
    actions, reward, info = played(env, 5)
    assert reward == env.match.state.returns[1]
    assert not info["action_mask"].any()
    assert env.match.seed == "5"
    record = env.match.record()
    assert played(env, 5)[0] == actions
    assert env.match.record() == record
    env.reset()
    assert env.match.seed == "5 episode 1"


def test_an_illegal_step_ends_the_episode_with_its_rule() -> None:
    env = SeatEnv("bakschisch", players=2)
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    seen, reward, over, cut, info = env.step(wrong)
    assert (reward, over, cut) == (-1.0, True, False)
    assert len(info["illegal"]) > 10
    assert env.observation_space.contains(seen)


def test_an_episode_begins_at_a_position() -> None:
    position = serai.game("bagdad", players=2).new_match(3).state.position()
    env = SeatEnv("bagdad", players=2)
    env.reset(options={"position": position})
    assert env.match.start.position() == position
    with pytest.raises(serai.OptionError, match="position"):
        env.reset(options={"start": position})


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"seat": 4}, "no seat 4"),
        ({"bots": "sultan"}, "sultan"),
        ({"bots": ["random"]}, "2 other seats"),
        ({"render_mode": "rgb_array"}, "human, ansi"),
    ],
)
def test_tables_that_cannot_be_get_a_sentence(changed: dict[str, Any], sentence: str) -> None:
    with pytest.raises(serai.SeraiError, match=sentence):
        SeatEnv("bakschisch", players=3, **changed)


def test_the_table_can_be_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv("bakschisch", players=2, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert "throne" in text.lower()
    SeatEnv("bakschisch", players=2, render_mode="human").reset(seed=1)
    assert text in capsys.readouterr().out


@every_game
@pytest.mark.parametrize("seat", [0, 1])
def test_a_vector_of_tables_waits_for_the_seat_and_begins_anew(name: str, seat: int) -> None:
    envs = gymnasium.make_vec(ids()[name], num_envs=8, vectorization_mode="vector_entry_point", seat=seat)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, info = envs.reset(seed=2)
    ended = np.zeros(8, int)
    assert isinstance(envs.unwrapped, BatchEnv)
    batch = envs.unwrapped._batch
    for _ in range(1500):
        assert seen.shape == envs.observation_space.shape
        assert (batch.seats == seat).all()
        assert all(np.array_equal(seen[i], batch.state(i).observe(seat)) for i in range(8))
        actions = np.array([np.flatnonzero(mask)[-1] for mask in info["action_mask"]])
        seen, rewards, over, cut, info = envs.step(actions)
        assert not cut.any()
        assert not rewards[~over].any()
        assert (np.abs(rewards) <= 1).all()
        if over.any():
            assert np.array_equal(info["_final_obs"], over)
            assert all((info["final_obs"][i] is not None) == over[i] for i in range(8))
        ended += over
        if ended.min() > 0:
            break
    assert ended.min() > 0
    envs.close()


def test_a_policy_sits_at_the_other_seats() -> None:
    asked = []

    def policy(observations: Any, masks: Any, seats: Any) -> Any:
        asked.append(set(seats.tolist()))
        return np.argmax(masks, axis=1)

    envs = BatchEnv("bakschisch", 4, players=3, seat=0, policy=policy)
    _, info = envs.reset(seed=1)
    for _ in range(20):
        _, _, _, _, info = envs.step(np.argmax(info["action_mask"], axis=1))
    assert {1, 2} <= set().union(*asked)


def test_vectors_repeat_by_their_seed() -> None:
    def run() -> bytes:
        envs = BatchEnv("bakschisch", 16, players=2)
        seen, info = envs.reset(seed=9)
        for _ in range(30):
            seen, _, _, _, info = envs.step(np.argmax(info["action_mask"], axis=1))
        return bytes(seen.tobytes())

    assert run() == run()
