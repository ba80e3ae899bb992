"""Events of Five Tribes say why: gold and its reasons, kills, what Djinns added, one event for each piece."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import serai
from serai.engine.game import Match
from tests.amounts import amount
from tests.rules.positions_five_tribes import Setup, play


def told(match: Match, *ids: str) -> list[dict[str, Any]]:
    """The events of these kinds, as everybody sees them."""
    return [event.to_json() for event in match.events(None) if event.id in ids]


@pytest.mark.rule("FT-26")
def test_two_pieces_on_one_tile_in_one_step_are_two_events() -> None:
    setup = Setup(3).own(0, "Bouraq", "Utug").people(0, elders=3).put(a5="Y", a4="YR", f1="GG", f2="G")
    match = setup.match()
    play(match, 0, "take a5", "drop yellow a4", "djinn bouraq elder", "at a4")
    assert match.state.fields.palaces[18] == 2
    assert told(match, "palace") == [
        {"event": "palace", "seat": 0, "tile": "a4", "djinn": "Bouraq"},
        {"event": "palace", "seat": 0, "tile": "a4", "djinn": None},
    ]


@pytest.mark.rule("FT-24", "FT-38", "FT-40")
def test_a_kill_tells_its_distance_its_fakirs_and_what_djinns_added() -> None:
    setup = Setup(3).turn(0, 1, 2).own(0, "Kandicha").own(1, "Nekir").cards(0, fakir=2)
    match = setup.put(a1="R", a2="R", a5="B", f1="GG", f2="G").match()
    play(match, 0, "take a1", "drop red a2", "kill blue a5")
    (kill,) = told(match, "kill")
    assert (kill["tile"], kill["rival"], kill["distance"], kill["fakirs"]) == ("a5", None, 3, 1)
    assert (kill["second"], kill["kept"]) == (False, False)
    assert told(match, "gold") == [
        {"event": "gold", "seat": 0, "by": 4, "why": "djinn", "djinn": "Kandicha"},
        {"event": "gold", "seat": 1, "by": 2, "why": "djinn", "djinn": "Nekir"},
    ]
    assert told(match, "control")[-1] == {"event": "control", "seat": 0, "tile": "a5", "why": "kill", "djinn": None}


@pytest.mark.rule("FT-23")
def test_builders_tell_what_they_counted() -> None:
    match = (
        Setup(3)
        .turn(0, 1, 2)
        .own(0, "Echidna")
        .people(0, elders=2)
        .cards(0, fakir=2)
        .put(a4="B", a5="B", f1="Y")
        .match()
    )
    play(match, 0, "take a4", "drop blue a5", "djinn echidna elder elder", "fakirs 1")
    (build,) = told(match, "build")
    assert build == {
        "event": "build", "seat": 0, "builders": 2, "fakirs": 1, "blue": 4, "doubled": True, "gold": 24,
    }  # fmt: skip
    assert told(match, "gold") == [{"event": "gold", "seat": 0, "by": 24, "why": "builders", "djinn": None}]


def test_the_last_round_tells_why() -> None:
    setup = Setup(3).turn(0, 1, 2).put(a1="Y", a2="Y", f5="GG", f4="G")
    setup.camel(0, "b1", "c1", "d1", "e1", "b2", "c2", "d2")
    match = setup.match()
    play(match, 0, "take a1", "drop yellow a2")
    assert told(match, "last-round") == [{"event": "last-round", "seat": 0, "why": "camels"}]


@pytest.mark.rule("FT-41")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_coin_is_told_once_with_its_reason(players: int) -> None:
    """The gold events of each entry add up to what the purses gained and lost, in games of people who love Djinns."""
    reasons: Counter[str] = Counter()
    for seed in range(amount(3, interpreted=1)):
        chooser = random.Random(seed)
        match = serai.game("five-tribes", players=players).new_match(seed=seed)
        while not match.state.over:
            seat = match.state.to_act[0]
            legal = match.state.legal(seat)
            liked = [step for step in legal if step.startswith(("summon", "djinn"))]
            match.play(seat, chooser.choice(liked or legal))
        book, states = match.game.rulebook, match.states
        pieces = ("palace", "palm", "control")
        for index, entry in enumerate(match.history):
            before, after = states[index].fields, states[index + 1].fields
            gold: Counter[int] = Counter()
            placed: Counter[str] = Counter()
            for event in book.events(states[index], entry, states[index + 1]):
                if event.id == "gold":
                    gold[event.args["seat"]] += event.args["by"]
                    reasons[event.args["djinn"] or event.args["why"]] += 1
                placed[event.id] += event.id in pieces
            changes = (after.gold - before.gold).tolist()
            assert [gold[seat] for seat in range(4)] == changes
            assert placed["palace"] == after.palaces.sum() - before.palaces.sum()
            assert placed["palm"] == after.palms.sum() - before.palms.sum()
            assert placed["control"] == (after.camels > 0).sum() - (before.camels > 0).sum()
    assert {"bid", "market", "builders", "sale"} <= set(reasons)
