"""A batch of games is what single games are, whatever stands beside them."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import serai
from serai.engine.batch import WAIT
from serai.engine.seeded_draws import LOW, kept
from tests.contract.tables import Table, every_default, every_game


def masks_of(match: serai.Match, seat: int) -> Any:
    mask = np.zeros(len(match.game.steps), np.int8)
    mask[match.state.legal_actions(seat)] = 1
    return mask


@pytest.mark.compiled  # too long as plain Python
@every_default
def test_a_batch_plays_what_single_matches_play(table: Table) -> None:
    """Seats, masks, observations, results and positions, over the end of a game into the next one."""
    game = table.game()
    batch = serai.Batch(game, 3, seed="side by side", draws="match", final_seat=0)
    matches = [game.new_match(batch.seed_of(place)) for place in range(3)]
    chooser = random.Random(5)
    ended = 0
    for _ in range(400):
        for place, match in enumerate(matches):
            seat = match.state.to_act[0]
            assert batch.seats[place] == seat
            assert np.array_equal(batch.masks[place], masks_of(match, seat))
            assert np.array_equal(batch.observations[place], match.state.observe(seat))
        actions = np.array([chooser.choice(np.flatnonzero(mask)) for mask in batch.masks])
        rewards, over = batch.step(actions)
        for place, match in enumerate(matches):
            match.play(match.state.to_act[0], int(actions[place]))
            assert bool(over[place]) == match.state.over
            assert rewards[place].tolist() == pytest.approx(match.state.returns or [0.0] * game.players)
            if match.state.over:
                ended += 1
                assert np.array_equal(batch.final_observations[place], match.state.observe(0))
                matches[place] = game.new_match(batch.seed_of(place))
            assert batch.state(place) == matches[place].state
            assert batch.steps[place] == matches[place].steps
        if ended > 3:
            break


@pytest.mark.compiled
@every_game
@pytest.mark.parametrize("draws", ["fast", "match"])
def test_neither_neighbours_nor_threads_change_a_game(name: str, draws: str) -> None:
    alone = serai.batch(name, 4, seed=11, draws=draws, threads=1)
    many = serai.batch(name, 600, seed=11, draws=draws, threads=2)
    for _ in range(60):
        actions = np.argmax(many.masks, axis=1)
        assert np.array_equal(alone.masks, many.masks[:4])
        assert np.array_equal(alone.observations, many.observations[:4])
        alone.step(actions[:4])
        many.step(actions)
    assert all(alone.state(place) == many.state(place) for place in range(4))
    many.close()


@pytest.mark.compiled
def test_a_seed_repeats_a_batch_and_another_does_not() -> None:
    def run(seed: int | str) -> list[bytes]:
        batch = serai.batch("bakschisch", 64, players=2, seed=seed)
        seen = []
        for _ in range(50):
            batch.step(batch.random_actions())
            seen.append(batch.observations.tobytes())
        batch.reset(seed)
        assert batch.episodes.tolist() == [0] * 64
        return seen

    assert run(3) == run(3) != run(4)
    assert run("a seed of more than forty letters is shortened by its hash") != run("x" * 60)


def test_a_game_that_waits_stays_as_it_is() -> None:
    batch = serai.batch("five-tribes", 2, seed=1)
    before, seen = batch.state(1), batch.observations[1].copy()
    for _ in range(5):
        actions = batch.random_actions()
        actions[1] = WAIT
        rewards, ended = batch.step(actions)
        assert not ended[1]
        assert not rewards[1].any()
    assert batch.state(1) == before
    assert np.array_equal(batch.observations[1], seen)
    assert batch.steps.tolist() == [5, 0]


def test_an_illegal_action_names_its_rule_and_game_and_changes_nothing() -> None:
    batch = serai.batch("bakschisch", 3, players=2, seed=1)
    before = [batch.state(place) for place in range(3)]
    actions = batch.random_actions()
    for wrong in (len(batch.game.steps) - 2, 10**12, -2):
        actions = actions.astype(np.int64)
        actions[2] = wrong
        with pytest.raises(serai.IllegalMove) as refused:
            batch.step(actions)
        assert "game 2 of the batch" in "".join(refused.value.__notes__)
    assert [batch.state(place) for place in range(3)] == before


@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        ([0, 0], "3 whole numbers"),
        ([0.0, 1.0, 2.0], "float64"),
        ([[0], [0], [0]], r"\(3, 1\)"),
        ("abc", "whole numbers"),
    ],
)
def test_actions_that_are_none_get_a_sentence(actions: Any, sentence: str) -> None:
    with pytest.raises(serai.SeraiError, match=sentence):
        serai.batch("bakschisch", 3, players=2).step(actions)


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"games": 0}, "from 1 to"),
        ({"games": 2.5}, "2.5"),
        ({"draws": "slow"}, "fast or match"),
        ({"threads": 0}, "at least 1"),
    ],
)
def test_batches_that_cannot_be_get_a_sentence(changed: dict[str, Any], sentence: str) -> None:
    with pytest.raises(serai.SeraiError, match=sentence):
        serai.batch(**{"name": "bakschisch", "games": 2, **changed})


def test_arrays_are_to_be_read_only() -> None:
    batch = serai.batch("bakschisch", 2)
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[0, 0] = 1
    with pytest.raises(serai.SeraiError, match="0 to 1"):
        batch.state(2)


def test_a_batch_begins_where_it_is_told_to() -> None:
    game = serai.game("bagdad", players=2)
    match = game.new_match(4)
    while match.steps < 10:
        match.play(match.state.to_act[0], match.state.legal(match.state.to_act[0])[0])
    batch = serai.Batch(game, 2, position=match.state)
    assert batch.state(1) == match.state
    while not match.state.over:
        match.play(match.state.to_act[0], match.state.legal(match.state.to_act[0])[-1])
    with pytest.raises(serai.OptionError, match="is over"):
        serai.Batch(game, 2, position=match.state)


@given(st.integers(LOW - 5000, LOW), st.integers(0, LOW), st.integers(1, 2**31 - 1))
def test_tickets_are_the_rest_by_the_total_without_bias(high: int, low: int, total: int) -> None:
    number = high << 32 | low
    assert kept(high, low, total) == (number % total if number < 2**64 - 2**64 % total else -1)


@given(st.integers(0, 2**31), st.integers(1, 2**31 - 1))
def test_the_highest_numbers_are_thrown_away(below: int, total: int) -> None:
    number = 2**64 - 1 - below
    assert kept(number >> 32, number & LOW, total) == (number % total if number < 2**64 - 2**64 % total else -1)


@pytest.mark.parametrize("draws", ["fast", "match"])
def test_a_small_batch_runs_as_plain_python_too(draws: str) -> None:
    game = serai.game("bakschisch", players=2)
    batch = serai.Batch(game, 2, seed=2, draws=draws)
    match = game.new_match(batch.seed_of(1))
    for _ in range(6):
        actions = np.argmax(batch.masks, axis=1)
        batch.step(actions)
        match.play(match.state.to_act[0], int(actions[1]))
        assert draws == "fast" or batch.state(1) == match.state
    assert batch.steps.tolist() == [6, 6]
