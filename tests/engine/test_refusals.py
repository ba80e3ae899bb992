"""Codes of refusals: arguments are named by the sentence, counted and listed as people do."""

from __future__ import annotations

import pytest

import serai
from serai.engine.refusals import Code, EveryGame


class Why(Code):
    """Two reasons for the tests."""

    TOO_FEW = "You have {coins:coin|coins}, not {asked}.", "XY-1"
    WAITS = "The table waits for seat {seats}."


@pytest.mark.parametrize(("coins", "words"), [(0, "no coins"), (1, "1 coin"), (2, "2 coins")])
def test_a_sentence_counts_things_and_names_the_rule(coins: int, words: str) -> None:
    refusal = Why.TOO_FEW(coins=coins, asked=3)
    assert refusal.message == f"You have {words}, not 3. (XY-1)"
    assert refusal.args == {"coins": coins, "asked": 3}
    assert (refusal.code.id, refusal.code.rule, refusal.code.arguments) == ("too-few", "XY-1", ("coins", "asked"))


def test_seats_are_listed_and_a_hint_follows() -> None:
    assert Why.WAITS(seats=[0, 2, 3]).message == "The table waits for seat 0, 2 and 3."
    assert Why.WAITS(seats=[1], hint="Ask them.").message == "The table waits for seat 1. Ask them."


def test_a_code_takes_exactly_its_arguments() -> None:
    with pytest.raises(TypeError, match="too-few takes the arguments"):
        Why.TOO_FEW(coins=1)


@pytest.mark.parametrize("game", serai.game_names())
def test_the_codes_of_a_game_have_rules_and_are_no_codes_of_every_game(game: str) -> None:
    own = list(serai.game(game).rulebook.refusals)
    prefixes = {code.rule.split("-")[0] for code in own if code.rule}
    assert len(prefixes) == 1
    assert all(code.rule for code in own)
    assert not {code.id for code in own} & {code.id for code in EveryGame}
    assert len({code.sentence for code in own}) == len(own)
