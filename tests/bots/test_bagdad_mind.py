"""What the search knows of The Thief of Bagdad: a worth of learned numbers, and a player that uses it."""

from __future__ import annotations

import numpy as np
import pytest

import serai
from serai.bots import find_bot
from serai.bots.bagdad import mind, worth
from serai.bots.bagdad.worth import TABLE
from serai.engine.chance import generator
from serai.games.bagdad import pieces, rules
from tests.bots.test_bagdad import game_between
from tests.bots.test_minds import positions
from tests.rules.positions_bagdad import match as start_match


def test_the_worth_is_the_sum_of_its_numbers() -> None:
    found = np.zeros(worth.OF_A_SEAT, np.int32)
    for state in positions("bagdad", 15):
        table = TABLE[state.game.players - 2]
        for seat in range(state.game.players):
            worth.places(state.fields, seat, found)
            assert worth.worth(state.fields, seat, table) == pytest.approx(float(table[found].sum()))
            assert found.min() >= 0
            assert found.max() < worth.NUMBERS == table.size


@pytest.mark.parametrize(
    ("hand", "acts", "now", "beyond"),
    [({"red": 2}, 0, 2, 0), ({"red": 5}, 0, 3, 1), ({"red": 5, "blue": 1}, 2, 1, 3), ({"green": 4}, 0, 0, 0)],
)
def test_it_sees_that_a_turn_has_three_thieves(hand: dict[str, int], acts: int, now: int, beyond: int) -> None:
    """The cards of all palaces together bring in so many in this turn, and so many beyond it."""
    match = start_match([hand, {"green": 3}], guards=[{"red": 1, "blue": 1, "white": 2}, {"green": 2, "purple": 2}])
    room = np.zeros(1, rules.STATE)
    room[0] = match.state.fields
    room[0].thief_acts = acts
    found = worth.ready(room[0], 0, worth.stage(room[0], 0)) - worth.READY
    assert divmod(found % worth.ENOUGH**2, worth.ENOUGH) == (now, beyond)


def test_weights_add_up_to_what_a_step_changes() -> None:
    """They are sums of parts that are looked at one by one: nearly the change of the whole."""
    wrong = []
    for state in positions("bagdad", 30):
        if state.game.players > 2 or state.fields.phase != pieces.ACT:
            continue
        seat, table, room = state.to_act[0], TABLE[0], np.zeros(3, rules.STATE)
        room[0] = state.fields
        notes = np.zeros(mind.NOTES)
        mind.survey(room[0], seat, notes, table)
        for action in state.legal_actions(seat):
            room[1] = room[0]
            rules.play(room[1], seat, action)
            change = 0.0
            for other in (0, 1):
                after, before = (worth.worth(room[i], other, table) for i in (1, 0))
                change += (after - before) if other == seat else (before - after)
            wrong.append(abs(mind.weigh(room[0], seat, action, notes, room[2:], table) - change))
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
