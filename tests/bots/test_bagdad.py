"""The merchant player of The Thief of Bagdad: it finishes games, beats random play and sees what lies before it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import serai
from serai.bots import find_bot
from serai.bots.bagdad.merchant import BagdadMerchant
from serai.bots.bot import Bot, Random
from serai.engine.chance import generator
from tests.rules.positions_bagdad import match as start_match

every_count = pytest.mark.parametrize("players", [2, 3, 4])


def game_between(game: serai.Game, bots: Sequence[Bot], seed: int) -> serai.State:
    match, rng = game.new_match(seed=seed), generator(seed)
    while not match.state.over:
        seat = match.state.to_act[0]
        match.play(seat, bots[seat].choose(match.state.knowledge(seat), rng))
    return match.state


def chosen(match: serai.Match) -> str:
    seat = match.state.to_act[0]
    return match.game.steps[BagdadMerchant().choose(match.state.knowledge(seat), generator(1))]


def test_it_is_known_by_name() -> None:
    assert isinstance(find_bot("merchant", serai.game("bagdad")), BagdadMerchant)


@pytest.mark.compiled
@every_count
@pytest.mark.parametrize(
    "options", [{}, {"neutral_setup": "tactical"}, {"hand_limit": 10, "thief_actions": 1}], ids=str
)
def test_games_between_greedy_players_end_soon_with_stolen_chests(players: int, options: dict[str, object]) -> None:
    game = serai.game("bagdad", players=players, **options)
    for seed in range(4):
        state = game_between(game, [BagdadMerchant()] * players, seed)
        assert state.view()["why_over"] == "chests"
        assert 12 <= state.fields.turns <= 120


@pytest.mark.compiled
@every_count
def test_it_beats_random_play_by_far(players: int) -> None:
    game = serai.game("bagdad", players=players)
    for seed in range(12):
        seat = seed % players
        bots: list[Bot] = [BagdadMerchant() if other == seat else Random() for other in range(players)]
        assert game_between(game, bots, seed).ranking[seat] == 1


def test_it_takes_a_chest_when_it_can() -> None:
    one = start_match([{"red": 1, "blue": 3}, {}], guards=[{"red": 1, "blue": 1}], thieves=[{"red": 3}])
    assert chosen(one) == "place red"
    by_guard = start_match([{"red": 1}, {}], guards=[{"red": 1}], thieves=[{"red": 1, "blue": 3}])
    assert chosen(by_guard) == "carry red blue with red"


def test_it_moves_a_guard_when_that_lets_its_cards_bring_thieves_in() -> None:
    match = start_match([{"red": 5}, {}], guards=[{"white": 3, "purple": 1}, {"purple": 2}], thieves=[{"red": 1}])
    step = chosen(match)
    assert step.startswith("move ")
    assert step.split()[2] == "red"


def test_it_wins_when_it_can() -> None:
    match = start_match(
        [{"red": 1, "blue": 2}, {}],
        guards=[{"red": 1, "blue": 1}],
        thieves=[{"red": 3, "blue": 2}],
        chests={"white": 0, "purple": 3},
        stolen=[5, 0],
    )
    match.play(0, chosen(match))
    assert match.state.over


@pytest.mark.parametrize("seed", range(3))
def test_it_spreads_its_guards_where_thieves_are_cheap(seed: int) -> None:
    match = serai.game("bagdad", players=2).new_match(seed=seed)
    while match.state.view()["phase"] == "guards":
        match.play(match.state.to_act[0], chosen(match))
    for seat in (0, 1):
        costs = [palace["cost"][seat] for palace in match.state.view()["palaces"]]
        assert costs.count(1) >= 2
