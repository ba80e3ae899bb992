"""A match: its history, what is made again of it, secret choices that are changed, and draws that are written down."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import serai
from serai.engine.game import Match
from serai.engine.history import KEPT
from serai.engine.rulebook import Draw, Step
from tests.amounts import amount

GAMES = serai.game_names()


def walked(name: str, seed: int, steps: int, players: int | None = None) -> tuple[Match, list[serai.State]]:
    """A random match, with the positions that it really went through."""
    match = serai.game(name, players=players).new_match(seed=seed)
    chooser, seen = random.Random(seed), list(match.states)
    for _ in range(steps):
        if match.state.over:
            break
        seat = match.state.to_act[0]
        known = match.length
        turn = match.take(seat, chooser.choice(match.state.legal(seat)))
        assert match.length == known + len(turn.states) - 1
        seen += turn.states[1:]
    return match, seen


@pytest.mark.parametrize("name", GAMES)
def test_positions_of_the_past_are_made_again(name: str) -> None:
    match, seen = walked(name, 3, 400)
    assert match.length > 4 * KEPT
    assert len(match.states) == len(seen)
    assert list(match.states) == seen
    chooser = random.Random(1)
    for _ in range(60):
        number = chooser.randrange(-len(seen), len(seen))
        assert match.states[number] == seen[number]
    assert match.states[5:200:7] == tuple(seen[5:200:7])
    assert match.states[-3:] == tuple(seen[-3:])
    with pytest.raises(IndexError):
        match.states[len(seen)]


@pytest.mark.parametrize("name", GAMES)
def test_a_long_history_keeps_few_positions(name: str) -> None:
    match, seen = walked(name, 4, amount(900, interpreted=400))
    history = match._history
    list(match.states)
    kept = {id(state) for state in (*history._kept, *history._recent, *history._window[1])}
    assert len(kept) <= len(seen) / KEPT + 3 * KEPT + 1
    assert all(state._status is None for state in history._kept[1:-2]), "nothing more is kept of them"


@pytest.mark.parametrize("name", GAMES)
def test_a_match_rewinds_to_every_point_and_goes_on_the_same(name: str) -> None:
    match, seen = walked(name, 5, 150)
    text = match.record(with_seed=True)
    chooser = random.Random(2)
    for number in sorted(chooser.sample(range(match.length), amount(12, interpreted=4))):
        twin = match.copy()
        twin.rewind(number)
        assert (twin.length, twin.state) == (number, seen[number])
        assert list(twin.states) == seen[: number + 1]
        twin.go_on()
        for entry in match.history[twin.length :]:
            if isinstance(entry, Step):
                twin.play(entry.seat, entry.action)
        assert twin.record(with_seed=True) == text
    assert match.record(with_seed=True) == text, "the copies were their own"
    for wrong in (-1, match.length + 1, True, "3"):
        with pytest.raises(serai.SeraiError, match="goes from 0 to"):
            match.rewind(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", GAMES)
def test_draws_that_are_written_down_are_followed(name: str) -> None:
    """Whatever a seed would give: with the draws, another seed leads to the same match."""
    match, seen = walked(name, 6, 60)
    draws = match.game.rulebook.draws
    steps: list[Step] = []
    drawn: list[list[str]] = [[]]
    for entry in match.history:
        if isinstance(entry, Draw):
            drawn[-1].append(draws[entry.outcome])
        else:
            steps.append(entry)
            drawn.append([])
    twin = Match(match.start, seed="another", draws=drawn[0])
    for step, turn in zip(steps, drawn[1:], strict=True):
        if turn:
            before = twin.state
            for wrong in (turn[:-1], [*turn, turn[0]], ["no such draw"], [*turn[:-1], "no such draw"]):
                with pytest.raises(serai.SeraiError):
                    twin.take(step.seat, step.action, draws=wrong)
            assert twin.state is before, "what is refused changes nothing"
        twin.take(step.seat, step.action, draws=turn)
    assert list(twin.states) == seen


def test_steps_of_a_turn_are_played_together_or_not_at_all() -> None:
    match, _ = walked("five-tribes", 1, 4, players=2)
    seat = match.state.to_act[0]
    plan: list[str] = []
    state = match.state
    while seat in state.to_act and len(plan) < 40:
        plan.append(state.legal(seat)[0])
        state = state.after(seat, plan[-1])
    assert len(plan) > 3
    length, before = match.length, match.state
    with pytest.raises(serai.IllegalMove) as refused:
        match.play(seat, [*plan[:2], plan[0], *plan[2:]])
    assert refused.value.number == 2
    for wrong in ([], [*plan, plan[0]]):
        with pytest.raises(serai.SeraiError):
            match.play(seat, wrong)
    assert (match.length, match.state) == (length, before)
    turn = match.prepare(seat, plan)
    assert (match.length, match.state) == (length, before)
    assert match.take(seat, plan) is turn, "what was prepared is not played twice"
    assert match.state == turn.states[-1]
    assert [before.after(seat, step) for before, step in zip(turn.states, plan, strict=False)] == list(
        turn.states[1 : len(plan) + 1]
    )


def test_what_was_prepared_is_forgotten_when_the_match_goes_on() -> None:
    match = serai.game("bakschisch", players=3).new_match(seed=1)
    match.prepare(0, "bid 1")
    match.play(1, "pass")
    match.play(0, "bid 1")
    assert match.state.pending == (0, 1)
    match.undo(0)
    match.play(0, "bid 2")
    assert match.state.view(0)["seats"][0]["choice"] == "bid 2"


# ---------------------------------------------------------------- a match that begins with a closed fist


@pytest.mark.rule("BK-6")
def test_a_fist_that_was_closed_in_a_position_can_be_changed() -> None:
    match = serai.game("bakschisch", players=3).new_match(seed=7)
    match.play(0, "bid 3")
    loaded = match.game.new_match(position=match.state, seed="s")
    straight = match.game.new_match(position=match.state, seed="s")
    assert not loaded.can_undo(0), "its step is not in this match"
    with pytest.raises(serai.IllegalMove, match="nothing to take back"):
        loaded.undo(0)
    loaded.play(0, "pass")
    assert loaded.length == 0, "nobody sees the change"
    assert loaded.state.view(0)["seats"][0]["choice"] == "pass"
    assert [loaded.state.view(seat) for seat in (1, 2, None)] == [straight.state.view(seat) for seat in (1, 2, None)]
    loaded.play(2, "bid 1")
    loaded.play(0, "bid 2")
    loaded.play(2, "bid 4")
    assert [entry.seat for entry in loaded.history if isinstance(entry, Step)] == [2]
    assert loaded.state.pending == (0, 2)
    assert loaded.can_undo(2)
    loaded.undo(2)
    loaded.play(2, "bid 4")
    assert loaded.concealed(1) == [True]
    text = loaded.record(with_seed=True)
    again = serai.replay(text)
    assert again.state == loaded.state
    loaded.play(1, "pass")
    again.play(1, "pass")
    assert loaded.record(with_seed=True) == again.record(with_seed=True)
    reveal = next(event for event in loaded.events(open_all=True) if event.id == "reveal")
    assert "2" in str(reveal.to_json())
    assert not loaded.state.pending


@pytest.mark.rule("BK-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_matches_from_positions_with_closed_fists(players: int) -> None:
    """Changes, undo and reveals: the match stays usable, and its record tells the same game."""
    chooser = random.Random(players)
    for seed in range(amount(12, interpreted=3)):
        match = serai.game("bakschisch", players=players, max_rounds=10).new_match(seed=seed)
        for _ in range(chooser.randrange(3 * players)):
            seat = chooser.choice(match.state.to_act)
            match.play(seat, chooser.choice(match.state.legal(seat)))
        loaded = match.game.new_match(position=match.state, seed=seed)
        for number in range(60):
            if loaded.state.over:
                break
            seat = chooser.choice((*loaded.state.to_act, *loaded.state.pending))
            if chooser.random() < 0.3 and loaded.can_undo(seat):
                loaded.undo(seat)
            else:
                loaded.play(seat, chooser.choice(loaded.state.legal(seat)))
            if number % 4 == seed % 4:  # which takes as long as the match
                assert serai.replay(loaded.record(with_seed=True)).state == loaded.state
                for before, after in pairwise(loaded.states):
                    assert before != after


def test_a_history_is_cut_anywhere() -> None:
    match, seen = walked("bagdad", 8, 200)
    for number in range(0, match.length, 13):
        history = match._history.copy()
        history.cut(number)
        assert list(history.states()) == seen[: number + 1]
        assert len(history.times) == len(history.entries) == number
        history.add(match.history[number], seen[number + 1])
        assert history.now == seen[number + 1]
        assert history.state(number) == seen[number]
