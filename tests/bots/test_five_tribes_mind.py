"""What the search knows of Five Tribes: good steps first, and a match won."""

from __future__ import annotations

import numpy as np
import pytest

import serai
from serai.bots import find_bot
from serai.bots.five_tribes.mind import PARTS, TURN_PART, describe, resting
from serai.bots.searcher import Budget, Search
from serai.engine.chance import generator
from serai.games.five_tribes.pieces import BID, MOVE
from tests.bots.test_minds import judge
from tests.contract.tables import walk
from tests.rules.positions_five_tribes import Setup


def favourite(state: serai.State, seat: int) -> str:
    return state.legal(seat)[int(np.argmax(judge(state)[1]))]


def test_a_position_is_quiet_where_a_round_or_a_turn_begins() -> None:
    states = walk(serai.game("five-tribes", players=2), 3, 300).states
    quiet = [state.fields for state in states if state.to_act and resting(state.fields)]
    assert {int(fields.phase) for fields in quiet} == {BID, MOVE}
    assert all((fields.spots < 0).all() for fields in quiet if fields.phase == BID)


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


def turns(state: serai.State) -> list[float]:
    parts = np.zeros((4, PARTS))
    describe(state.fields, parts)
    return [float(worth) for worth in parts[: state.game.players, TURN_PART]]


def test_a_lone_good_move_is_worth_less_to_a_seat_that_others_go_before() -> None:
    """Whoever moves takes e2, so the next turn counts little of it; with a second such tile it counts more."""
    one = Setup(3).kind(a2="small market", e2="sacred place 15").put(a1="Y", a2="Y", e1="Y", e2="Y")
    two = Setup(3).kind(a2="sacred place 12", e2="sacred place 15").put(a1="Y", a2="Y", e1="Y", e2="Y")
    mover, second, third = turns(one.turn(0, 1, 2).state())
    assert mover > second + 5
    assert second > 0 < third
    assert turns(two.turn(0, 1, 2).state())[1] > second + 2
    assert turns(one.turn(1, 0, 2).state())[:2] == [second, mover]


def test_when_a_round_begins_a_seat_has_what_its_moves_would_bring() -> None:
    """Seat 1 has Jafaar: viziers are worth more to it, before anybody has bid."""
    setup = Setup(2).put(a1="Y", a2="YY", e1="Y", e2="YY", c3="W", c4="W").bids(0, 1, 0, 1)
    even = turns(setup.state())
    assert even[0] == even[1] > 0
    first, second = turns(setup.own(1, "Jafaar").state())
    assert first == even[0] < second


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
