"""What the search knows of The Thief of Bagdad: sound numbers everywhere, and a player that uses them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import serai
from serai.bots import bagdad_mind, bagdad_worth, find_bot
from serai.bots.bagdad_table import TABLE
from serai.engine.chance import generator
from serai.games.bagdad import pieces, rules
from tests.bots.test_bagdad import game_between
from tests.contract.tables import walk
from tests.rules.positions_bagdad import match as start_match

GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"neutral_setup": "tactical"}),
    (4, {"hand_limit": 10, "thief_actions": 12}),
    (4, {"hands": "before"}),
]


def judge(state: serai.State, seed: int) -> tuple[list[float], list[float], int]:
    """Chances of all seats, weights of all legal steps, and a plausible one."""
    room = np.zeros(1, rules.STATE)
    room[0] = state.fields
    seat, actions = state.to_act[0], np.array(state.legal_actions(state.to_act[0]), np.int32)
    chances, weights = np.zeros(4), np.zeros(actions.size, np.float32)
    bagdad_mind.appraise(room[0], chances)
    bagdad_mind.prefer(room[0], seat, actions, actions.size, weights)
    picked = bagdad_mind.imitate(room[0], seat, actions, actions.size, generator(seed))
    assert room[0] == state.fields  # what was tried was taken back
    return chances[: state.game.players].tolist(), weights.tolist(), int(picked)


def positions(apart: int) -> Iterator[serai.State]:
    """Every so many moments of a random game at each table, when a seat is to act."""
    for players, options in GAMES:
        match = walk(serai.game("bagdad", players=players, **options), 17, 300)
        yield from [state for state in match.states[::apart] if state.to_act]


def judgements(apart: int) -> list[Any]:
    """What the mind says of positions of random games."""
    return [judge(state, number) for number, state in enumerate(positions(apart))]


def test_chances_and_weights_are_sound_in_random_play() -> None:
    found = judgements(7)
    assert len(found) > 60
    for chances, weights, picked in found:
        assert sum(chances) == pytest.approx(1)
        assert all(0 < chance < 1 for chance in chances)
        assert all(0 < weight <= 1 for weight in weights)
        assert max(weights) == 1
        assert 0 <= picked < len(weights)


@pytest.mark.compiled
def test_compiled_and_interpreted_minds_agree() -> None:
    program = "import json; from tests.bots import test_bagdad_mind as t; print(json.dumps(t.judgements(40)))"
    told = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    for ours, theirs in zip(judgements(40), json.loads(told.stdout), strict=True):
        assert ours[0] == pytest.approx(theirs[0])
        assert ours[1] == pytest.approx(theirs[1], rel=1e-5)
        assert ours[2] == theirs[2]


def test_the_worth_is_the_sum_of_its_numbers() -> None:
    found = np.zeros(bagdad_worth.OF_A_SEAT, np.int32)
    for state in positions(15):
        table = TABLE[state.game.players - 2]
        for seat in range(state.game.players):
            bagdad_worth.places(state.fields, seat, found)
            assert bagdad_worth.worth(state.fields, seat, table) == pytest.approx(float(table[found].sum()))
            assert found.min() >= 0
            assert found.max() < bagdad_worth.NUMBERS == table.size


def test_weights_add_up_to_what_a_step_changes() -> None:
    """They are sums of parts that are looked at one by one: nearly the change of the whole."""
    wrong = []
    for state in positions(30):
        if state.game.players > 2 or state.fields.phase != pieces.ACT:
            continue
        seat, table, room = state.to_act[0], TABLE[0], np.zeros(3, rules.STATE)
        room[0] = state.fields
        notes = np.zeros(bagdad_mind.NOTES)
        bagdad_mind.survey(room[0], seat, notes, table)
        for action in state.legal_actions(seat):
            room[1] = room[0]
            rules.play(room[1], seat, action)
            change = 0.0
            for other in (0, 1):
                after, before = (bagdad_worth.worth(room[i], other, table) for i in (1, 0))
                change += (after - before) if other == seat else (before - after)
            wrong.append(abs(bagdad_mind.weigh(room[0], seat, action, notes, room[2:], table) - change))
    assert np.mean(wrong) < 0.1


@pytest.mark.compiled
@pytest.mark.parametrize("hand", [{"red": 3}, {"red": 2, "dancer": 1}, {"blue": 1, "red": 3, "white": 2}])
def test_it_wins_when_three_steps_win(hand: dict[str, int]) -> None:
    match = start_match(
        [hand, {"green": 3}],
        guards=[{"red": 1, "blue": 1, "white": 2}, {"green": 2, "purple": 2}],
        thieves=[{"red": 1, "blue": 2}],
        chests={"white": 0, "purple": 3},
        stolen=[5, 0],
    )
    caliph = find_bot("caliph:300", match.game)
    for number in range(3):
        match.play(0, caliph.choose(match.state.knowledge(0), generator(number)))
    assert match.state.over


@pytest.mark.compiled
def test_search_beats_the_merchant() -> None:
    game = serai.game("bagdad", players=2)
    won = 0
    for number in range(8):
        seat = number % 2
        bots = [find_bot("caliph:60" if other == seat else "merchant", game) for other in (0, 1)]
        won += game_between(game, bots, number // 2).ranking[seat] == 1
    assert won >= 7
