"""What every game promises about steps, draws, copies and ends, on random play."""

from __future__ import annotations

import json
import pickle
import random
import re

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from serai.engine import contract
from serai.engine.chance import MOST_ACTIONS, MOST_OUTCOMES, generator, new_scratch
from serai.engine.playouts import audited_playouts, playouts
from serai.engine.refusals import EveryGame
from serai.engine.rulebook import Draw, Rulebook, Step
from tests.contract.tables import GAMES, Table, acting, every_combination, every_default, every_game, every_table, walk

SEEDS = st.integers(0, 2**32)
LENGTHS = st.integers(0, 120)


def flaw_of(state: serai.State) -> str | None:
    """The sentence of the invariant that a state breaks."""
    number = int(contract.audit(state.fields))
    return state.rulebook.flaws[number][1] if number else None


def steps_on(match: serai.Match, seed: int) -> None:
    """One more random step, if the game goes on."""
    if not match.state.over:
        chooser = random.Random(seed)
        seat = chooser.choice(match.state.to_act)
        match.play(seat, chooser.choice(match.state.legal_actions(seat)))


@every_game
def test_the_rulebook_is_complete(name: str) -> None:
    book: Rulebook = serai.game(name).rulebook
    assert book.name == name
    assert 1 < len(book.steps) <= MOST_ACTIONS
    assert len(set(book.steps)) == len(book.steps)
    assert len(set(book.draws)) == len(book.draws)
    assert all(step == " ".join(step.lower().split()) for step in book.steps)
    assert not any("#" in name or "?" in name for name in (*book.steps, *book.draws))
    assert set(book.fixed) <= set(book.dtype.names or ())
    assert book.summary
    assert book.minutes[0] <= book.minutes[1]
    assert all(option.rule and option.meaning for option in book.options)


@every_table
@settings(max_examples=10)
@given(seed=SEEDS, length=LENGTHS)
def test_positions_are_sound_and_legal_steps_are_playable(table: Table, seed: int, length: int) -> None:
    state = walk(table.game(), seed, length).state
    assert flaw_of(state) is None
    assert state.over == (not state.to_act)  # a match never rests before a draw
    for seat in range(table.players):
        actions = state.legal_actions(seat)
        assert bool(actions) == (seat in acting(state))
        assert actions == sorted(set(actions))
        for action in actions:
            after = state.after(seat, action)
            assert flaw_of(after) is None, state.rulebook.steps[action]
            assert after.over or after.to_act or after.odds()
            assert len(after.odds()) <= MOST_OUTCOMES


@every_table
@settings(max_examples=6)
@given(seed=SEEDS, length=LENGTHS)
def test_odds_are_positive_and_every_outcome_is_sound(table: Table, seed: int, length: int) -> None:
    match = walk(table.game(), seed, length)
    before_draws = [state for state, entry in zip(match.states, match.history, strict=False) if isinstance(entry, Draw)]
    chosen = random.Random(seed).sample(before_draws, min(4, len(before_draws)))
    for state in chosen:
        odds = state.odds()
        assert odds
        assert list(odds) == sorted(odds)
        assert all(weight > 0 for weight in odds.values())
        for outcome in odds:
            assert flaw_of(state.drawn(outcome)) is None, state.rulebook.draws[outcome]


@every_table
@settings(max_examples=5)
@given(seed=SEEDS, length=LENGTHS)
def test_same_seed_and_steps_give_the_same_bytes(table: Table, seed: int, length: int) -> None:
    match = walk(table.game(), seed, length)
    again = table.game().new_match(seed=seed)
    for entry in match.history:
        if isinstance(entry, Step):
            again.play(entry.seat, entry.action)
    assert again.state.key() == match.state.key()
    assert again.history == match.history
    assert again.record() == match.record()


@every_table
@settings(max_examples=5)
@given(seed=SEEDS, length=LENGTHS)
def test_playing_on_never_changes_a_state(table: Table, seed: int, length: int) -> None:
    match = walk(table.game(), seed, length)
    state, key = match.state, match.state.key()
    for seat in acting(state):
        for action in state.legal_actions(seat):
            state.after(seat, action)
    state.fields["players"] = 0  # a copy: writing to it does no harm
    for seat in range(table.players):
        state.imagine(seat, generator(seed))
        state.view(seat)
        state.observe(seat)
    steps_on(match, seed)
    assert state.key() == key
    assert pickle.loads(pickle.dumps(state)) == state


@every_default
def test_the_end_ranks_and_values_every_seat(table: Table) -> None:
    game = table.game()
    for seed in range(3):
        state = walk(game, seed, game.rulebook.most_steps).state
        assert state.over
        assert not state.to_act
        assert not any(state.legal_actions(seat) for seat in range(table.players))
        ranks = state.ranking
        assert sorted(ranks) == sorted(1 + sum(other < rank for other in ranks) for rank in ranks)
        assert len(state.scores) == table.players
        assert sum(state.returns) == pytest.approx(0)
        assert max(state.returns) == max(state.returns[seat] for seat in range(table.players) if ranks[seat] == 1)
        with pytest.raises(serai.IllegalMove, match="over"):
            state.after(0, 0)


@every_table
@settings(max_examples=5)
@given(seed=SEEDS, length=LENGTHS)
def test_observations_fit_their_layout(table: Table, seed: int, length: int) -> None:
    state = walk(table.game(), seed, length).state
    for seat in range(table.players):
        seen = state.observe(seat)
        assert seen.shape == (sum(block.size for block in state.rulebook.observation),)
        assert np.isfinite(seen).all()


@every_combination
def test_random_games_keep_every_invariant(table: Table) -> None:
    check_many(table, games=40)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.skipif("bakschisch" not in GAMES, reason="not chosen by SERAI_TEST_GAMES")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ten_thousand_games_of_bakschisch_keep_every_invariant(players: int) -> None:
    check_many(Table("bakschisch", players), games=10_000)


def check_many(table: Table, games: int) -> None:
    """Random games with every position audited by the game's own rules."""
    game = table.game()
    lengths, row = np.zeros(games, np.int32), np.zeros(1, game.rulebook.dtype)
    start = game.start().fields
    flaw = audited_playouts(start, row, games, generator(str(table)), new_scratch(), lengths)
    assert flaw == 0, game.rulebook.flaws[int(flaw)]
    assert 0 < lengths.min() <= lengths.max() <= game.rulebook.most_steps


@pytest.mark.compiled
@every_combination
@pytest.mark.parametrize("steps", [0, 7, 60])
def test_quick_random_games_are_those_of_the_rules_step_by_step(table: Table, steps: int) -> None:
    """The same steps and draws, from the same numbers of the generator, wherever in a game they begin."""
    game = table.game()
    match = walk(game, 5, steps)
    rows, games = np.zeros(2, game.rulebook.dtype), 4
    first, second = generator(str(table)), generator(str(table))
    lengths, start, scratch = np.zeros(games, np.int32), match.state.fields, new_scratch()
    assert audited_playouts(start, rows[:1], games, first, scratch, lengths) == 0
    assert playouts(start, rows[1:], games, second, scratch) == lengths.sum()
    assert first[0] == second[0]
    assert rows[0].tobytes() == rows[1].tobytes()


@every_default
def test_a_refused_step_changes_nothing_and_says_why(table: Table) -> None:
    match = walk(table.game(), 3, 40)
    for seat in range(table.players):
        legal = set(match.state.legal_actions(seat))
        key, history = match.state.key(), match.history
        for action in range(len(match.game.steps)):
            if action in legal:
                continue
            with pytest.raises(serai.IllegalMove) as refused:
                match.play(seat, action)
            sentence = str(refused.value)
            assert sentence.endswith((".", ")"))
            refusal = refused.value.refusal
            assert isinstance(refusal.code, match.game.rulebook.refusals if legal else EveryGame)
            assert refused.value.code == refusal.code.id
            assert json.loads(json.dumps(refusal.args)) == refusal.args
            assert not set(re.findall(r"'(.*?)'", sentence)) & set(match.game.steps)  # it speaks of the game, in words
            if legal:
                assert refused.value.rule
                assert refused.value.rule in sentence
        assert match.state.key() == key
        assert match.history == history


@every_default
@pytest.mark.parametrize("step", ["", "fly", 10**6, -1, None, 1.5, True, "bid \n 3x", "x" * 500])
def test_a_step_that_is_no_step_is_refused(table: Table, step: object) -> None:
    match = table.game().new_match(seed=1)
    with pytest.raises(serai.IllegalMove) as refused:
        match.play(match.state.to_act[0], step)  # type: ignore[arg-type]
    assert len(str(refused.value)) < 600


@every_default
@pytest.mark.parametrize("seat", [-1, 4, 99, "0", None, True])
def test_a_seat_that_is_not_there_is_refused(table: Table, seat: object) -> None:
    match = table.game().new_match(seed=1)
    with pytest.raises(serai.SeatError, match="seats are 0 to"):
        match.play(seat, match.game.steps[0])  # type: ignore[arg-type]
    with pytest.raises(serai.SeatError):
        match.state.legal(seat)  # type: ignore[arg-type]
