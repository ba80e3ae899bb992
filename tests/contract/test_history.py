"""Records, positions and undo of every game: round trips, refusals, and nothing ever rerolled."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from serai.engine import contract
from serai.engine.rulebook import Draw, Step
from tests.contract.tables import Table, acting, every_default, every_table, walk

SEEDS = st.integers(0, 2**32)
LENGTHS = st.integers(0, 120)


@every_table
@settings(max_examples=5)
@given(seed=SEEDS, length=LENGTHS)
def test_records_replay_to_the_same_match(table: Table, seed: int, length: int) -> None:
    match = walk(table.game(), seed, length)
    text = match.record(with_seed=True)
    again = serai.replay(text)
    assert again.state == match.state
    assert again.history == match.history
    assert again.record(with_seed=True) == text
    if not match.state.over:
        seat = match.state.to_act[0]
        step = match.state.legal(seat)[-1]
        match.play(seat, step)
        again.play(seat, step)
        assert again.record(with_seed=True) == match.record(with_seed=True)  # the draws go on as they would have


@every_table
@settings(max_examples=5)
@given(seed=SEEDS, length=LENGTHS)
def test_positions_load_to_the_same_state(table: Table, seed: int, length: int) -> None:
    state = walk(table.game(), seed, length).state
    text = json.dumps(state.position())
    assert serai.load(text) == state
    assert table.game().load(json.loads(text)) == state
    match = table.game().new_match(seed=seed, position=text)
    assert match.state == state
    assert serai.replay(match.record(with_seed=True)).state == state


@every_default
@settings(max_examples=60)
@given(seed=SEEDS, length=LENGTHS, data=st.data())
def test_a_damaged_position_is_refused_or_sound(table: Table, seed: int, length: int, data: st.DataObject) -> None:
    game = table.game()
    position = walk(game, seed, length).state.position()
    field = data.draw(st.sampled_from(sorted(position["state"])))
    place, key = position["state"], field
    while isinstance(place[key], list):
        place, key = place[key], data.draw(st.integers(0, len(place[key]) - 1))
    place[key] = data.draw(st.integers(-130, 130) | st.sampled_from([None, "x", 2.5, True, [], {}, 10**9, -(10**9)]))
    try:
        state = game.load(position)
    except serai.PositionError:
        return
    assert contract.audit(state.fields) == 0
    for seat in acting(state):
        for action in state.legal_actions(seat):
            assert contract.audit(state.after(seat, action).fields) == 0
    for outcome in state.odds():
        state.drawn(outcome)
    state.view(0)
    str(state)


@every_default
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda p: p.pop("game"), "needs 'game'"),
        (lambda p: p.update(extra=1), "no part of a position named 'extra'"),
        (lambda p: p.update(serai_position=99), "reads format 1"),
        (lambda p: p.update(players=9), "players"),
        (lambda p: p.update(rules=99), "ersion 99"),
        (lambda p: p.update(rules="new"), "rules"),
        (lambda p: p.update(options=[]), "JSON objects"),
        (lambda p: p["options"].update(nonsense=1), "nonsense"),
        (lambda p: p["state"].update(nonsense=1), "no field 'nonsense'"),
        (lambda p: p["state"].pop(sorted(p["state"])[0]), "lacks the field"),
    ],
)
def test_a_wrong_heading_of_a_position_is_explained(table: Table, change: Any, sentence: str) -> None:
    position = table.game().new_match(seed=2).state.position()
    change(position)
    with pytest.raises(serai.PositionError, match=sentence):
        serai.load(position)
    for nonsense in ("", "[1]", "{", "3", "null", "[" * 5000):
        with pytest.raises(serai.PositionError):
            serai.load(nonsense)


@every_default
@settings(max_examples=40)
@given(seed=SEEDS, length=LENGTHS, data=st.data())
def test_a_damaged_record_is_refused_or_follows_the_rules(
    table: Table, seed: int, length: int, data: st.DataObject
) -> None:
    lines = walk(table.game(), seed, length).record().splitlines()
    index = data.draw(st.integers(0, len(lines) - 1))
    kind = data.draw(st.sampled_from(["drop", "double", "swap", "text", "cut"]))
    if kind == "drop":
        del lines[index]
    elif kind == "double":
        lines.insert(index, lines[index])
    elif kind == "swap":
        other = data.draw(st.integers(0, len(lines) - 1))
        lines[index], lines[other] = lines[other], lines[index]
    elif kind == "cut":
        lines = lines[:index]
    else:
        lines[index] = data.draw(st.text(max_size=20))
    try:
        match = serai.replay("\n".join(lines))
    except serai.RecordError:
        return
    assert contract.audit(match.state.fields) == 0


@every_table
@settings(max_examples=6)
@given(seed=SEEDS, length=LENGTHS)
def test_undo_takes_back_own_steps_and_never_a_draw(table: Table, seed: int, length: int) -> None:
    match = walk(table.game(), seed, length)
    chooser = random.Random(seed)
    for _ in range(8):
        if match.state.over:
            break
        before, history = match.state, match.history
        seat = chooser.choice(before.to_act)
        action = chooser.choice(before.legal_actions(seat))
        match.play(seat, action)
        settled = [entry for entry in match.history[len(history) :] if isinstance(entry, Draw)]
        revealed = bool(before.pending) and not match.state.pending
        other_seats = [other for other in range(table.players) if other != seat and other not in match.state.pending]
        assert not any(match.can_undo(other) for other in other_seats)
        assert match.can_undo(seat) == (not settled and not revealed and not match.state.over)
        if match.can_undo(seat):
            after = match.state
            match.undo(seat)
            assert match.state == before
            assert match.history == history
            match.play(seat, action)
            assert match.state == after
        else:
            key = match.state.key()
            with pytest.raises(serai.IllegalMove, match="nothing to take back"):
                match.undo(seat)
            assert match.state.key() == key


@every_default
@settings(max_examples=5)
@given(seed=SEEDS, length=LENGTHS)
def test_taking_back_and_choosing_again_never_rerolls(table: Table, seed: int, length: int) -> None:
    """The k-th draw comes from the k-th ticket, whatever was tried and taken back before it."""
    match = walk(table.game(), seed, length)
    straight = serai.replay(match.record(with_seed=True))
    chooser = random.Random(seed)
    for _ in range(4):
        if match.state.over:
            break
        seat = chooser.choice(match.state.to_act)
        action = chooser.choice(match.state.legal_actions(seat))
        for other in match.state.legal_actions(seat)[:3]:
            trial = match.state.after(seat, other)
            if not trial.over and not trial.odds() and seat in (*trial.to_act, *trial.pending):
                match.play(seat, other)
                match.undo(seat)
        match.play(seat, action)
        straight.play(seat, action)
        assert match.record(with_seed=True) == straight.record(with_seed=True)


@every_default
def test_the_history_has_a_state_for_every_entry(table: Table) -> None:
    match = walk(table.game(), 11, 60)
    assert len(match.states) == len(match.history) + 1
    for before, entry, after in zip(match.states, match.history, match.states[1:], strict=False):
        played = before.after(entry.seat, entry.action) if isinstance(entry, Step) else before.drawn(entry.outcome)
        assert played == after
        assert before.rulebook.events(before, entry, after)
