"""Boxes made small for exact work: what is taken out of them, and that tables of people have the whole box."""

from __future__ import annotations

import pytest

import serai
from serai.server.protocol import messages as m
from serai.server.tables.table import Table

TINY = {"track": "GD/1", "coins": 1, "cards": 1, "bribes": 2, "max_rounds": 1}


@pytest.mark.rule("BK-1", "BK-2", "BK-5")
def test_bakschisch_has_fewer_coins_cards_and_bribes() -> None:
    game = serai.game("bakschisch", players=2, **TINY)
    state = game.start()
    assert sum(state.odds().values()) == 3  # a guard, a servant, a Caliph
    assert set(state.odds()) == {0, 1, 5}
    state = state.drawn("guard")
    assert state.legal(0) == ["pass", "bid 1", "thief"]
    state = state.after(0, "bid 1").after(1, "pass")
    assert state.view()["seats"][0]["space"] == 1
    state = state.drawn("servant")
    assert state.view()["direction"] == "back"  # the last of two bribes
    state = state.after(0, "pass").after(1, "pass")
    assert state.over


@pytest.mark.rule("BK-2")
def test_a_deck_is_shuffled_when_no_whole_round_is_left() -> None:
    state = serai.game("bakschisch", players=2, **{**TINY, "track": "GDH/2", "max_rounds": 9}).start()
    left = []
    for draw in ("guard", "servant", "harem lady", "caliph", "guard"):
        left.append(sum(state.odds().values()))
        state = state.drawn(draw).after(0, "pass").after(1, "pass")
    assert left == [4, 3, 2, 1, 4]


@pytest.mark.rule("BG-1", "BG-2", "BG-4", "BG-16", "BG-20")
def test_bagdad_has_fewer_palaces_cards_guards_thieves_and_chests() -> None:
    state = serai.game(
        "bagdad", players=2, palaces=2, cards=3, dancers=0, chests=1, last_chest=1, thieves=1, guards=1,
        chests_to_win=1, first_hand=2, draw=1, first_seat="seat-0",
    ).start()  # fmt: skip
    assert state.legal(0) == ["guard red", "guard blue"]
    state = state.after(0, "guard red").after(1, "guard blue")
    for card in ("red", "red", "blue", "blue", "red"):
        state = state.drawn(card)
    view = state.view(0)
    assert [palace["name"] for palace in view["palaces"]] == ["red", "blue"]
    assert [palace["chests"] for palace in view["palaces"]] == [[1], [1]]
    assert (view["chests_to_win"], view["pile"], view["dancers"]) == (1, 1, 0)
    assert "pass dancer" not in state.legal(0)
    won = state.after(0, "place red")
    assert won.over
    assert won.ranking == (1, 2)
    assert won.scores == (1, 0)
    assert state.after(0, "pass").drawn("blue").to_act == (1,)  # two cards are due, and one is left


def test_records_and_descriptions_name_a_small_box_and_no_other() -> None:
    usual, small = serai.game("bakschisch", players=2), serai.game("bakschisch", players=2, **TINY)
    assert "coins" not in usual.options
    assert "option coins" not in usual.new_match(seed=1).record()
    assert small.options["coins"] == 1
    record = small.new_match(seed=1).record()
    assert "option coins 1\n" in record
    assert serai.replay(record).game == small
    assert "coins" not in [option["name"] for option in usual.rulebook.describe()["options"]]
    assert serai.game("bakschisch", players=2, coins=10) == usual
    assert eval(repr(small), {"serai": serai}) == small
    assert "<svg" in small.new_match(seed=1).state.svg(0)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"palaces": 2}, "10 guards do not fit into 8 spaces"),
        ({"palaces": 2, "guards": 1, "chests": 2}, "chests_to_win=6 cannot be won: all palaces together have 4"),
        ({"chests": 3, "last_chest": 2}, "last_chest is at least 3"),
        ({"cards": 1}, "first hands take 13 cards, but there are 6"),
        ({"dancers": -1}, "0 to 8"),
    ],
)
def test_boxes_that_do_not_fit_together_are_explained(options: dict[str, int], sentence: str) -> None:
    with pytest.raises(serai.OptionError, match=sentence):
        serai.game("bagdad", players=2, **options)


def test_tables_of_people_have_the_whole_box() -> None:
    small: list[dict[str, str | int | None]] = [{"coins": 3}, {"max_rounds": 2}, {"track": "GD/1"}]
    for options in small:
        with pytest.raises(serai.OptionError, match="People play with the whole box"):
            Table.opening(m.NewTable(game="bakschisch", players=2, options=options))
