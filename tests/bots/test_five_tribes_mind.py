"""What the search knows of Five Tribes: sound numbers everywhere, good steps first, and a match won."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import serai
from serai.bots import find_bot
from serai.bots.five_tribes_mind import appraise, imitate, prefer, resting
from serai.bots.search import new_way
from serai.bots.searcher import Budget, Search
from serai.engine.chance import generator, new_desk
from serai.engine.compiled import compiled
from serai.games.five_tribes import rules
from serai.games.five_tribes.pieces import BID, MOVE
from tests.contract.tables import walk
from tests.rules.positions_five_tribes import Setup


@compiled
def ask(s: Any, seat: int, desk: Any, way: Any, rng: Any) -> int:
    """All questions to the mind, with the scratch space of the search, so that its compilations serve here too."""
    appraise(s, way.values)
    if rules.to_act(s) == 0:
        return -1
    n = rules.legal(s, seat, desk.actions)
    prefer(s, seat, desk.actions, n, way.weights)
    return imitate(s, seat, desk.actions, n, rng)


def judge(state: serai.State) -> tuple[list[float], list[float], int]:
    """Chances of all seats, weights of all legal steps, and a plausible one."""
    seat, way = state.to_act[0] if state.to_act else -1, new_way()
    picked = int(ask(state.fields, seat, new_desk(), way, generator(1)))
    weights = way.weights[: len(state.legal_actions(seat)) if state.to_act else 0]
    return way.values[: state.game.players].tolist(), weights.tolist(), picked


def judgements(every: int) -> list[Any]:
    """What the mind says of some positions of random games."""
    found = []
    for players in (2, 3, 4):
        states = [
            state for state in walk(serai.game("five-tribes", players=players), players, 2000).states if state.to_act
        ]
        found += [judge(state) for state in states[::every]]
    return found


def favourite(state: serai.State, seat: int) -> str:
    return state.legal(seat)[int(np.argmax(judge(state)[1]))]


def test_every_position_is_appraised_and_every_step_has_a_weight() -> None:
    for chances, weights, picked in judgements(7):
        assert np.isfinite(chances + weights).all()
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0
        assert min(weights) > 0
        assert picked in range(len(weights))


def test_a_position_is_quiet_where_a_round_or_a_turn_begins() -> None:
    states = walk(serai.game("five-tribes", players=2), 3, 300).states
    quiet = [state.fields for state in states if state.to_act and resting(state.fields)]
    assert {int(fields.phase) for fields in quiet} == {BID, MOVE}
    assert all((fields.spots < 0).all() for fields in quiet if fields.phase == BID)


@pytest.mark.compiled
def test_compiled_and_interpreted_minds_agree() -> None:
    program = "import json; from tests.bots import test_five_tribes_mind as t; print(json.dumps(t.judgements(25)))"
    told = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    for ours, theirs in zip(judgements(25), json.loads(told.stdout), strict=True):
        assert ours[0] == pytest.approx(theirs[0])
        assert ours[1] == pytest.approx(theirs[1], rel=1e-5)
        assert ours[2] == theirs[2]


def test_the_end_of_the_move_decides_where_it_begins_and_how_it_goes_on() -> None:
    setup = Setup(2).kind(a2="small market", e2="sacred place 15").put(a1="Y", a2="Y", e1="Y", e2="Y")
    assert favourite(setup.state(), 0) == "take e1"
    match = Setup(2).kind(c1="sacred place 15").put(a1="YW", c1="Y", a3="W", b2="WW").match()
    for step in ("take a1", "drop white b1", "drop yellow c1"):
        assert favourite(match.state, 0) == step
        match.play(0, step)
    assert match.state.fields.camels[2] == 1


def test_points_ahead_are_a_better_chance() -> None:
    """Ending on c1 wins 15 points, ending on a1 none."""
    start = Setup(2).kind(c1="sacred place 15", a1="small market").put(a1="YW", b1="Y", c1="Y", e5="YY").state()
    began = start.after(0, "take b1")
    assert judge(began.after(0, "drop yellow c1"))[0][0] > judge(began.after(0, "drop yellow a1"))[0][0] + 0.1


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
