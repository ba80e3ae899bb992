"""What a seat of Five Tribes knows as numbers, what it has to guess, and the events that it hears of (FT-41)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import serai
from serai.engine.chance import generator
from serai.engine.declarations.shapes import tag_of, union_of
from serai.games.five_tribes import pieces
from serai.games.five_tribes.event_types import GameEvent
from tests.rules.positions_five_tribes import CARD, DJINN, TILE, Setup, play


def blocks(state: serai.State, seat: int) -> dict[str, Any]:
    """The observation cut into its blocks."""
    numbers, at, cut = state.observe(seat), 0, {}
    for block in state.rulebook.observation:
        cut[block.name] = numbers[at : at + block.size]
        assert cut[block.name].min() >= block.low
        assert cut[block.name].max() <= block.high
        at += block.size
    assert at == numbers.size
    return cut


@pytest.mark.rule("FT-41")
def test_the_observation_counts_what_open_play_shows() -> None:
    setup = Setup(3).turn(1, 2, 0).put(a1="YW", c1="Y", a3="W").camel(2, "b1").palm("b2", 3).gold(0, 80)
    setup.row("fish", "fakir").cards(2, silk=3).people(2, viziers=4, elders=5).own(2, "Enki").djinn_row("Boaz")
    seen = blocks(play(setup.match(), 1, "take a1").state, 1)
    assert seen["phase"].argmax() == pieces.SOW
    assert seen["here"].argmax() == TILE["a1"]
    assert seen["hand"].tolist() == pytest.approx([0.2, 0.2, 0, 0, 0])
    tiles = seen["tiles"].reshape(30, 19)
    assert tiles[TILE["c1"], 8] == pytest.approx(0.2)
    assert tiles[TILE["b1"], 13:17].tolist() == [0, 1, 0, 0]  # the next seat's camel
    assert tiles[TILE["b2"], 17] == 1.0
    assert seen["row"].reshape(9, 10)[:2].argmax(axis=1).tolist() == [CARD["fish"], CARD["fakir"]]
    assert seen["next_seat"][4:6].tolist() == pytest.approx([4 / 16, 5 / 20])
    assert seen["next_seat"][8 + CARD["silk"]] == pytest.approx(0.5)  # taken from the row: everybody saw it
    assert seen["second_seat"][2] == pytest.approx(0.8)
    assert seen["self_seat"][1] == 1.0
    assert seen["third_seat"].sum() == 0
    djinns = seen["djinns"].reshape(22, 8)
    assert djinns[DJINN["Enki"]].argmax() == 5  # the next seat's
    assert djinns[DJINN["Boaz"]].argmax() == 2


@pytest.mark.rule("FT-41")
def test_unseen_cards_and_drawn_djinns_are_known_to_their_seat_only() -> None:
    setup = Setup(3).turn(1, 2, 0).put(a1="Y", a2="Y").veil(1, ivory=2).people(1, elders=2).own(1, "Sibittis")
    state = play(setup.match(), 1, "djinn sibittis elder elder").state
    own, other = blocks(state, 1), blocks(state, 0)
    assert own["own_cards"][CARD["ivory"]] == pytest.approx(2 / 6)
    assert own["unseen"][CARD["ivory"]] == 0
    assert other["unseen"][CARD["ivory"]] == 1.0
    assert other["next_seat"][6] == pytest.approx(2 / 6)  # how many, not which
    assert other["next_seat"][8:].sum() == 0
    assert own["djinns"].reshape(22, 8)[:, 3].sum() == 3
    assert other["djinns"].reshape(22, 8)[:, 3].sum() == 0
    assert other["djinns"].reshape(22, 8)[:, 0].sum() == 21


@pytest.mark.rule("FT-41")
def test_guesses_keep_what_the_seat_knows_and_change_the_rest() -> None:
    setup = Setup(3).put(a1="Y", a2="Y").veil(1, ivory=2, fakir=1).veil(0, gems=1).cards(1, fish=2).pile(silk=4, gold=2)
    state, rng = setup.state(), generator(41)
    hands = set()
    for _ in range(30):
        world = state.imagine(0, rng).fields
        assert world.veiled[0].tolist() == state.fields.veiled[0].tolist()
        assert world.goods.tolist() == state.fields.goods.tolist()
        assert world.veiled[1].sum() == 3
        total = world.veiled[1] + world.pile
        assert total.tolist() == (state.fields.veiled[1] + state.fields.pile).tolist()
        hands.add(tuple(world.veiled[1].tolist()))
    assert len(hands) > 5
    assert state.imagine(1, rng).fields.veiled[1].tolist() == state.fields.veiled[1].tolist()


@pytest.mark.rule("FT-41")
def test_every_event_is_declared_and_secrets_go_to_their_seat() -> None:
    known = {tag_of(event) for event in union_of(GameEvent)}
    chooser, told = random.Random(12), set()
    for number in range(4):
        players = 2 + number % 3
        setup = Setup(players).turn(0, *range(1, players)).own(0, "Sloar", "Sibittis", "Anun-Nak", "Enki", "Bouraq")
        for seat in range(players):
            setup.people(seat, elders=3).cards(seat, fakir=3, fish=1)
        for tile in pieces.TILE_NAMES:
            letters = [letter for letter, left in zip("YWGBR", setup.s.bag.tolist(), strict=True) for _ in range(left)]
            setup.put(**{tile: "".join(chooser.sample(letters, min(len(letters), 2)))})
        match = setup.match(seed=number)
        while not match.state.over:
            seat = match.state.to_act[0]
            legal = match.state.legal(seat)
            powers = [step for step in legal if step.startswith(("djinn", "summon", "buy"))]
            match.play(seat, chooser.choice(powers or legal))
        told |= {event.id for event in match.events(None, open_all=True)}
        assert not {"drawn-card", "drawn-djinn"} & {event.id for event in match.events(None)}
        for seat in range(players):
            for event in match.events(seat):
                if event.id in ("drawn-card", "drawn-djinn"):
                    assert event.args["seat"] == seat
    told |= {event.id for event in serai.game("five-tribes").new_match(seed=1).events()}
    assert told <= known
    assert known - told <= {"keep", "summon", "aim", "bid", "round", "card", "djinn", "turn"}, known - told
