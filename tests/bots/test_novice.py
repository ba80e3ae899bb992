"""Novices: they beat chance and lose to merchants, overlook instead of throwing dice, and do nothing silly."""

from __future__ import annotations

import numpy as np
import pytest

import serai
from serai.bots import find_bot
from serai.bots.bot import Merchant, Novice
from serai.engine.chance import generator
from serai.engine.game import Match
from serai.games.bagdad import pieces
from serai.games.bakschisch.steps import THIEF
from tests.contract.tables import walk

pytestmark = pytest.mark.compiled
GAMES = ("bakschisch", "bagdad", "five-tribes")
LUCKS = 12


def wins(name: str, players: int, rival: str, games: int) -> float:
    """How many of some games a novice wins against rivals of one level, from each seat in turn."""
    game, won = serai.game(name, players=players), 0.0
    for number in range(games):
        own, match = number % players, game.new_match(seed=number // players)
        bots = [find_bot("novice" if seat == own else rival, game) for seat in range(players)]
        while not match.state.over:
            seat = match.state.to_act[0]
            luck = generator(f"{number} {match.length}")
            match.play(seat, bots[seat].choose(match.state.knowledge(seat), luck))
        won += (match.state.ranking[own] == 1) / match.state.ranking.count(1)
    return won


@pytest.mark.parametrize("name", GAMES)
def test_a_novice_stands_between_chance_and_the_merchant(name: str) -> None:
    assert wins(name, 3, "random", 6) >= 5
    assert wins(name, 2, "merchant", 10) <= 4


@pytest.mark.parametrize("name", GAMES)
def test_it_takes_the_best_of_what_it_notices(name: str) -> None:
    """Luck decides what is overlooked: the same luck chooses the same, and what is seen is weighed, not drawn."""
    varied = 0
    for number in range(6):
        match = walk(serai.game(name, players=3), number, 20 + number)
        knowledge, seen = match.state.knowledge(match.state.to_act[0]), set()
        for luck in range(LUCKS):
            novice, again = find_bot("novice", match.game), find_bot("novice", match.game)
            action = novice.choose(knowledge, generator(luck))
            assert action == again.choose(knowledge, generator(luck))
            assert action in knowledge.legal_actions()
            assert isinstance(novice, Novice)
            assert 1 <= len(novice.worths) <= len(knowledge.legal_actions())
            seen.add(len(novice.worths))
        varied += len(seen) > 1
    assert varied, "it always notices the same"


def test_nobody_pays_for_nothing() -> None:
    """Never more than one coin above what any rival has, and no dancer where cards do."""
    for number in range(30):
        match = walk(serai.game("bakschisch", players=3), number, 20)
        for seat in match.state.to_act:
            fields = match.state.fields
            most = max(int(fields.gold[other]) for other in range(3) if other != seat)
            action = find_bot("novice", match.game).choose(match.state.knowledge(seat), generator(number))
            assert action <= most + 1 or action == THIEF
        match = walk(serai.game("bagdad", players=2), number, 60)
        seat = match.state.to_act[0]
        action = find_bot("novice", match.game).choose(match.state.knowledge(seat), generator(number))
        if pieces.DEED[action] == pieces.PLACING and pieces.WITH_DANCERS[action]:
            place = pieces.HERE[action]
            cheap = [a for a in match.state.legal_actions(seat) if pieces.DEED[a] == pieces.PLACING]
            assert not any(pieces.HERE[a] == place and not pieces.WITH_DANCERS[a] for a in cheap)


def test_a_sure_win_is_never_overlooked() -> None:
    match, winning = won_position()
    seat = match.state.to_act[0]
    for luck in range(LUCKS):
        assert find_bot("novice", match.game).choose(match.state.knowledge(seat), generator(luck)) in winning


def won_position() -> tuple[Match, list[int]]:
    """A position of merchants at Bagdad in which a step wins at once, and all such steps."""
    game = serai.game("bagdad", players=2)
    match = game.new_match(seed=3)
    merchants = [find_bot("merchant", game) for _ in range(2)]
    while True:
        state, seat = match.state, match.state.to_act[0]
        after = {action: state.after(seat, action) for action in state.legal_actions(seat)}
        if winning := [action for action, one in after.items() if one.over and one.ranking[seat] == 1]:
            return match, winning
        match.play(seat, merchants[seat].choose(state.knowledge(seat), generator(match.length)))


def test_in_the_last_round_no_points_are_left_lying() -> None:
    """A newcomer to Five Tribes counts at the end as the merchant does."""
    game = serai.game("five-tribes", players=2)
    match, compared = game.new_match(seed=2), 0
    merchant = find_bot("merchant", game)
    assert isinstance(merchant, Merchant)
    while not match.state.over:
        seat = match.state.to_act[0]
        knowledge, luck = match.state.knowledge(seat), match.length
        action = merchant.choose(knowledge, generator(luck))
        if match.state.fields.last_round and len(merchant.worths) > 1:
            best = np.flatnonzero(merchant.worths == np.max(merchant.worths))
            chosen = find_bot("novice", game).choose(knowledge, generator(luck + 1))
            assert chosen in [knowledge.legal_actions()[i] for i in best]
            compared += 1
        match.play(seat, action)
    assert compared
