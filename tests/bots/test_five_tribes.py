"""The merchant player of Five Tribes: it takes what lies open, bids with sense, and beats chance by far."""

from __future__ import annotations

import pytest

import serai
from serai.bots import find_bot
from serai.engine.chance import generator
from tests.rules.positions_five_tribes import Setup


def choice(setup: Setup, seat: int = 0) -> str:
    state = setup.state()
    bot = find_bot("merchant", setup.game)
    return state.rulebook.steps[bot.choose(state.knowledge(seat), generator(1))]


def test_it_takes_the_tile_that_is_worth_most() -> None:
    setup = Setup(2).kind(a2="small market", e2="sacred place 15").put(a1="Y", a2="Y", e1="Y", e2="Y")
    assert choice(setup) == "take e1"


def test_it_sows_towards_the_end_that_it_wants() -> None:
    setup = Setup(2).kind(c1="sacred place 15").put(a1="YW", c1="Y", a3="W", b2="WW")
    match = setup.match()
    match.play(0, "take a1")
    bot = find_bot("merchant", setup.game)
    match.play(0, bot.choose(match.state.knowledge(0), generator(1)))
    match.play(0, bot.choose(match.state.knowledge(0), generator(1)))
    assert match.state.fields.camels[2] == 1


def test_it_bids_nothing_when_all_moves_are_alike_and_something_for_a_rich_one() -> None:
    poor = Setup(3).bids(0, 1, 2)
    assert choice(poor) == "bid 0"
    rich = Setup(3).bids(0, 1, 2).kind(a2="sacred place 15", a3="oasis").put(a1="Y", a2="YYYYY", c1="W", d1="W")
    assert choice(rich) not in ("bid 0", "bid 18")


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_random_players_by_a_wide_margin(players: int) -> None:
    game = serai.game("five-tribes", players=players)
    merchant, chance = find_bot("merchant", game), find_bot("random", game)
    won, margin = 0, 0
    games = 12
    for number in range(games):
        match, rng, own = game.new_match(seed=number), generator(number), number % players
        while not match.state.over:
            seat = match.state.to_act[0]
            match.play(seat, (merchant if seat == own else chance).choose(match.state.knowledge(seat), rng))
        won += match.state.ranking[own] == 1
        margin += match.state.scores[own] - max(s for seat, s in enumerate(match.state.scores) if seat != own)
    assert won >= games - 1
    assert margin / games > 50
