"""Five Tribes asks before what is forced where a power could change it (FT-37), from version 2 of the rules on."""

from __future__ import annotations

import pytest

import serai
from serai.games.five_tribes import pieces
from tests.rules.positions_five_tribes import TILE, Setup, play

YELLOWS = {"f1": "Y", "f2": "Y"}  # a move for the next seat
VERSIONS = (1, 2)


def landing(colour: str, kind: str, rules: int = 2, *djinns: str, players: int = 2) -> Setup:
    """Seat 0 takes a1 and ends on a2 of this kind, with two of the colour; one more meeple stays on a2."""
    other = "G" if colour != "G" else "B"
    setup = Setup(players, rules).put(a1=colour, a2=colour + other, **YELLOWS).kind(a2=kind)
    return setup.turn(0, *range(1, players)).own(0, *djinns)


def land(setup: Setup, colour: str) -> serai.Match:
    return play(setup.match(), 0, "take a1", f"drop {colour} a2")


def asked(match: serai.Match) -> list[str]:
    """What seat 0 may do now; nothing if it is another's turn."""
    return list(match.state.legal(0)) if match.state.to_act == (0,) else []


# ---------------------------------------------------------------- Sibittis


@pytest.mark.rule("FT-37")
def test_sibittis_is_asked_about_before_builders_earn() -> None:
    def built(rules: int, elders: int, *pile: str) -> serai.Match:
        setup = landing("B", "small market", rules, "Sibittis").kind(b2="village").people(0, elders=elders)
        return land(setup.djinn_pile(*pile), "blue")

    assert built(1, 4, "Echidna", "Boaz", "Leta").state.view(0)["phase"] == "end"
    match = built(2, 4, "Echidna", "Boaz", "Leta")
    assert match.state.view(0)["phase"] == "build"
    assert asked(match) == ["fakirs 0", "djinn sibittis elder elder"]
    gold = int(match.state.fields.gold[0])
    play(match, 0, "djinn sibittis elder elder", "keep echidna", "djinn echidna elder elder")
    assert match.state.fields.gold[0] == gold + 2 * 2 * 1  # two builders, one blue tile, doubled
    assert "build" in [event.id for event in match.events(1)]
    for elders, pile in ((3, ("Echidna", "Boaz", "Leta")), (4, ("Boaz", "Leta", "Utug", "Enki"))):
        assert built(2, elders, *pile).state.view(0)["phase"] == "end"  # Echidna cannot be paid for, or not be drawn


@pytest.mark.rule("FT-37")
@pytest.mark.parametrize(
    ("kind", "brought"), [("village", "Hagis"), ("village", "Monkir"), ("oasis", "Lamia"), ("oasis", "Utug")]
)
def test_sibittis_is_asked_about_before_a_piece_is_placed(kind: str, brought: str) -> None:
    def placed(rules: int, *pile: str) -> serai.Match:
        setup = landing("Y", kind, rules, "Sibittis").people(0, elders=4).djinn_pile(*pile)
        return land(setup, "yellow")

    assert placed(1, brought, "Boaz", "Jafaar").state.view(0)["phase"] == "end"
    assert placed(2, "Marid", "Boaz", "Jafaar").state.view(0)["phase"] == "end"  # nobody who matters now
    match = placed(2, brought, "Boaz", "Jafaar")
    assert asked(match) == ["djinn sibittis elder elder", "at a2"]
    play(match, 0, "djinn sibittis elder elder", f"keep {brought.lower()}")
    if brought == "Monkir":  # nothing left to choose: the palace rises, and he is paid
        assert match.state.fields.gold[0] == 51
        assert match.state.fields.palaces[TILE["a2"]] == 1
    else:
        assert any(step.startswith(f"djinn {brought.lower()}") for step in asked(match))
        assert match.state.view(0)["phase"] == "place"


@pytest.mark.rule("FT-37", "FT-40")
def test_a_discarded_djinn_comes_only_when_the_pile_runs_out() -> None:
    for pile, phase in ((("Boaz", "Jafaar"), "place"), (("Boaz", "Jafaar", "Marid"), "end")):
        setup = landing("Y", "village", 2, "Sibittis").people(0, elders=3).own(1, "Monkir", "Anun-Nak", "Utug", "Leta")
        match = land(setup.djinn_pile(*pile), "yellow")  # Hagis lies with the discards
        assert match.state.view(0)["phase"] == phase


# ---------------------------------------------------------------- the last piece


@pytest.mark.rule("FT-37", "FT-26")
@pytest.mark.parametrize(("kind", "djinn", "goal"), [("village", "Bouraq", "a4"), ("oasis", "Enki", "b3")])
def test_the_last_piece_may_go_elsewhere_by_bouraq_or_enki(kind: str, djinn: str, goal: str) -> None:
    def placed(rules: int, left: int) -> serai.Match:
        setup = landing("Y", kind, rules, djinn).kind(**{goal: kind}).people(0, elders=1)
        if kind == "village":
            setup.palace("f3", 10 - left)
        else:
            setup.palm("f3", 12 - left)
        return land(setup, "yellow")

    assert placed(1, 1).state.view(0)["phase"] != "place"
    assert placed(2, 2).state.view(0)["phase"] == "end"  # it can be used as well after the placing
    match = placed(2, 1)
    assert asked(match) == [f"djinn {djinn.lower()} elder", "at a2"]
    play(match, 0, f"djinn {djinn.lower()} elder", f"at {goal}")
    pieces_on = match.state.fields.palaces if kind == "village" else match.state.fields.palms
    assert pieces_on[TILE[goal]] == 1
    assert pieces_on[TILE["a2"]] == 0
    assert match.state.to_act != (0,)


# ---------------------------------------------------------------- gold for a market


@pytest.mark.rule("FT-37", "FT-27")
def test_monkir_and_baal_bring_gold_before_a_market_is_left_out() -> None:
    def at_market(rules: int, gold: int, *djinns: str, kind: str = "small market", elders: int = 3) -> serai.Match:
        setup = landing("Y", kind, rules, *djinns).people(0, elders=elders).gold(0, gold).row("fish", "silk", "gems")
        return land(setup.djinn_pile("Boaz", "Jafaar", "Marid"), "yellow")

    assert at_market(1, 2, "Monkir", "Bouraq").state.view(0)["phase"] == "end"
    match = at_market(2, 2, "Monkir", "Bouraq")
    assert asked(match) == ["djinn bouraq elder", "done"]
    with pytest.raises(serai.IllegalMove, match="costs 3 gold; you have 2") as refused:
        match.play(0, "buy 1")
    assert refused.value.rule == "FT-27"
    assert match.game.load(match.state.position()) == match.state
    play(match, 0, "djinn bouraq elder", "at a4", "buy 2")
    assert match.state.fields.gold[0] == 0

    match = at_market(2, 5, "Ba'al", "Sibittis", kind="large market")
    assert asked(match) == ["djinn sibittis elder elder", "done"]
    play(match, 0, "djinn sibittis elder elder", "keep boaz", "buy 1", "buy 1")
    both = ("Monkir", "Bouraq", "Ba'al", "Sibittis")
    assert at_market(2, 1, *both).state.view(0)["phase"] == "market"
    assert at_market(2, 1, *both, elders=2).state.view(0)["phase"] == "end"  # one of them only can be paid
    assert at_market(2, 0, *both).state.view(0)["phase"] == "end"
    assert at_market(2, 2, "Monkir", "Bouraq", elders=0).state.to_act == (1,)


# ---------------------------------------------------------------- Anun-Nak


@pytest.mark.rule("FT-37", "FT-24")
def test_anun_nak_brings_victims_before_there_are_none() -> None:
    def killing(rules: int, *djinns: str, elders: int = 1, far: bool = False) -> serai.Match:
        setup = Setup(2, rules).turn(0, 1, 1, 0).put(a1="R", a2="R", **YELLOWS).own(0, *djinns)
        setup.people(0, elders=elders).kind(a2="small market")
        if far:  # every tile in reach of two steps has something on it
            setup.camel(0, "a1", "b1", "c2", "a3").camel(1, "b2", "b3", "a4")
        return play(setup.match(), 0, "take a1", "drop red a2")

    assert killing(1, "Anun-Nak").state.view(0)["phase"] == "end"
    match = killing(2, "Anun-Nak")
    assert match.state.view(0)["phase"] == "kill"
    assert asked(match) == ["djinn anun-nak elder", "done"]
    with pytest.raises(serai.IllegalMove, match="No victim is in reach") as refused:
        match.play(0, "sell fish")
    assert refused.value.rule == "FT-37"
    play(match, 0, "djinn anun-nak elder", "at b2")
    assert match.state.view(0)["phase"] == "kill"
    assert all(step.startswith("kill") for step in asked(match))
    assert killing(2, "Anun-Nak", far=True).state.view(0)["phase"] == "end"

    match = killing(2, "Sibittis", elders=3)  # who may bring Anun-Nak
    assert asked(match) == ["djinn sibittis elder elder", "done"]
    assert killing(2, "Sibittis", elders=2).state.view(0)["phase"] == "end"
    match = killing(2, "Anun-Nak")
    play(match, 0, "done", "done")
    assert match.state.to_act == (1,)


# ---------------------------------------------------------------- Kumarbi, Sloar, the limits


@pytest.mark.rule("FT-8", "FT-40")
def test_kumarbi_takes_no_fakir_for_what_is_free() -> None:
    def bids(rules: int) -> serai.State:
        setup = Setup(2, rules).bids(0, 0, 1, 1).own(0, "Kumarbi").cards(0, fakir=2).gold(0, 0)
        setup.s.order[:] = [-1, -1, -1, 0]
        setup.s.spots[:3] = (0, 1, 1)
        return setup.put(**YELLOWS).state()

    assert list(bids(1).legal(0)) == ["bid 1", "bid 1 fakirs 1", "bid 3 fakirs 2"]
    assert list(bids(2).legal(0)) == ["bid 1", "bid 3 fakirs 2"]
    with pytest.raises(serai.IllegalMove, match="no fakir is needed") as refused:
        bids(2).after(0, "bid 1 fakirs 1")
    assert refused.value.rule == "FT-8"


@pytest.mark.rule("FT-37", "FT-40")
def test_sloar_may_be_paid_with_the_only_fakir_and_give_it_back() -> None:
    setup = landing("Y", "small market", 2, "Sloar").cards(0, fakir=1)
    for card in range(pieces.CARDS):  # all other cards are in the rival's hand
        setup.s.goods[1, card] += setup.s.pile[card]
        setup.s.pile[card] = 0
    match = land(setup, "yellow")
    assert asked(match) == ["djinn sloar fakir", "done"]
    match.play(0, "djinn sloar fakir")
    assert match.state.fields.goods[0].sum() + match.state.fields.veiled[0].sum() == 1
    assert match.state.knowledge(0).view["seats"][0]["goods"] == {"fakir": 1}


@pytest.mark.rule("FT-33", "FT-35")
def test_a_position_at_the_limits_can_be_loaded_again() -> None:
    setup = landing("B", "village", 2).gold(0, pieces.MOST_GOLD)
    setup.put(d4="Y", d5="Y", e4="Y", e5="Y", c4="W", c5="W", b4="R", b5="R")  # the rounds end it, not a lack of moves
    setup.s.rounds = pieces.MOST_ROUNDS
    match = land(setup, "blue")
    assert match.state.fields.gold[0] == pieces.MOST_GOLD
    seen = 0
    while not match.state.over:
        assert match.game.load(match.state.position()) == match.state
        seat = match.state.to_act[0]
        match.play(seat, match.state.legal(seat)[-1])
        seen += 1
    assert seen >= 6
    assert match.state.fields.rounds == pieces.MOST_ROUNDS
    assert match.game.load(match.state.position()) == match.state


@pytest.mark.rule("FT-37")
def test_both_versions_are_played_and_a_record_says_which() -> None:
    assert serai.game("five-tribes").rulebook.version == 2
    for rules in VERSIONS:
        match = land(landing("B", "small market", rules, "Sibittis").kind(b2="village").people(0, elders=4), "blue")
        assert f"\nrules {rules}\n" in match.record()
        again = serai.replay(match.record())
        assert again.game.rulebook.version == rules
        assert again.state == match.state
        assert again.state.position()["rules"] == rules
    first, second = (Setup(2, rules).game for rules in VERSIONS)
    assert first.rulebook.dtype == second.rulebook.dtype
    with pytest.raises(serai.PositionError, match="rules"):
        second.load(first.start().position())
