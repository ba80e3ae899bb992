"""Positions changed by hand: what belongs together follows, what is named can be changed, nonsense is refused."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from serai.engine.editing import changed, describe, opening
from serai.engine.errors import PositionError
from tests.contract.tables import walk

GAMES = ("bakschisch", "bagdad", "five-tribes")
every_count = pytest.mark.parametrize(("name", "players"), list(itertools.product(GAMES, (2, 3, 4))))
SOUND_CHANGES = [
    ("bakschisch", "gold", [0], 15),
    ("bakschisch", "space", [0], 26),
    ("bakschisch", "bribe", [], 3),
    ("bakschisch", "row", [0], "caliph"),
    ("bakschisch", "rounds", [], 4),
    ("bagdad", "thieves", [0, 2], 3),
    ("bagdad", "chests", [1], 3),
    ("bagdad", "stolen", [1], 2),
    ("bagdad", "guards", [0, 0], 2),
    ("bagdad", "hand", [1, 3], 4),
    ("bagdad", "hand", [1, 6], 4),
    ("bagdad", "discards", [5], 7),
    ("five-tribes", "meeples", [0, 2], 5),
    ("five-tribes", "viziers", [1], 4),
    ("five-tribes", "camels", [4], "seat 1"),
    ("five-tribes", "palms", [5], 2),
    ("five-tribes", "kinds", [0], "sacred place 15"),
    ("five-tribes", "row", [0], "fakir"),
    ("five-tribes", "djinns", [3], "seat 0"),
    ("five-tribes", "djinns", [3], "row"),
    ("five-tribes", "djinn_row", [2], "Leta"),
    ("five-tribes", "goods", [0, 0], 1),
    ("five-tribes", "gold", [1], 99),
]


def value(position: dict[str, Any], field: str, at: list[int]) -> Any:
    found = position["state"][field]
    for index in at:
        found = found[index]
    return found


@pytest.mark.parametrize(("name", "field", "at", "to"), SOUND_CHANGES)
def test_what_belongs_together_follows(name: str, field: str, at: list[int], to: Any) -> None:
    game = serai.game(name, players=2)
    before = opening(game, "a seed").position()
    kept = json.dumps(before)
    after = changed(game, before, field, at, to)
    assert json.dumps(before) == kept
    assert value(after, field, at) == to
    assert serai.load(after).position() == after


def test_whoever_reaches_the_throne_came_there_by_a_bribe() -> None:
    game = serai.game("bakschisch", players=2)
    position = changed(game, opening(game, "1").position(), "bribe", [], 3)
    assert serai.load(changed(game, position, "space", [1], 31)).view()["seats"][1]["on_throne"]
    with pytest.raises(PositionError, match="add up to 10 for each seat"):
        serai.load(changed(game, position, "pot", [], 3))


@every_count
@settings(max_examples=3)
@given(seed=st.integers(0, 2**32), length=st.integers(0, 120), data=st.data())
def test_every_field_can_be_changed_and_is_told(
    name: str, players: int, seed: int, length: int, data: st.DataObject
) -> None:
    """The form names places that there are, and a change either leads to a sound position or to a sentence."""
    game = serai.game(name, players=players)
    form, position = describe(game), walk(game, seed, length).state.position()
    for field in data.draw(st.lists(st.sampled_from(form["fields"]), min_size=1, max_size=8)):
        at = [data.draw(st.integers(0, len(form["axes"][axis]) - 1)) for axis in field["axes"]]
        old = value(position, field["name"], at)
        choices = [choice["value"] for choice in field["choices"]]
        to = data.draw(st.sampled_from(choices) if choices else st.integers(field["low"], min(field["high"], 20)))
        if choices and isinstance(choices[0], str):
            assert old in choices
        try:
            after = changed(game, position, field["name"], at, to)
            position = serai.load(after).position()
            assert position == after
        except PositionError:
            continue


def test_places_and_values_that_there_are_not_are_refused() -> None:
    game = serai.game("bagdad", players=2)
    position = opening(game, "1").position()
    for field, at, to, sentence in (
        ("chest", [0], 1, "chests"),
        ("players", [], 3, "field"),
        ("chests", [6], 1, "no place"),
        ("chests", [], 1, "no place"),
        ("chests", [0, 0], 1, "no place"),
        ("chests", [0], 1.5, "numbers or words"),
        ("chests", [0], None, "numbers or words"),
    ):
        with pytest.raises(PositionError, match=sentence):
            changed(game, position, field, at, to)
    with pytest.raises(PositionError):
        serai.load(changed(game, position, "chests", [0], 99))
    odd: dict[str, Any] = {**position["state"], "dancers": "many"}
    with pytest.raises(PositionError, match="whole numbers"):
        changed(game, {**position, "state": odd}, "hand", [0, 6], 1)
