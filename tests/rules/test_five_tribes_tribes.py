"""Control, tribes and tiles in Five Tribes (FT-19 to FT-30)."""

from __future__ import annotations

import pytest

import serai
from serai.games.five_tribes import pieces
from tests.rules.positions_five_tribes import CARD, COLOUR, TILE, Setup, play, stop

# ---------------------------------------------------------------- control


@pytest.mark.rule("FT-19")
def test_the_last_colour_is_taken_and_an_emptied_tile_gets_a_camel() -> None:
    match = Setup(2).turn(0, 1, 1, 0).put(a1="Y", a2="YY").match()
    play(match, 0, "take a1", "drop yellow a2")
    s = match.state.fields
    assert s.viziers[0] == 3
    assert s.meeples.sum() == 0
    assert s.camels[TILE["a2"]] == 1
    assert s.stock[0] == 10
    assert s.camels[TILE["a1"]] == 0  # FT-20: the start tile gives nothing


@pytest.mark.rule("FT-19")
def test_other_colours_keep_a_tile_free() -> None:
    match = Setup(2).turn(0, 1, 1, 0).put(a1="Y", a2="YW").match()
    play(match, 0, "take a1", "drop yellow a2")
    assert match.state.fields.viziers[0] == 2
    assert match.state.fields.camels.sum() == 0
    assert match.state.fields.meeples[TILE["a2"]].tolist() == [0, 1, 0, 0, 0]


@pytest.mark.rule("FT-20")
def test_a_controlled_tile_stays_with_its_seat() -> None:
    match = Setup(2).turn(0, 1, 1, 0).camel(1, "a2").put(a1="Y", a2="Y").match()
    play(match, 0, "take a1", "drop yellow a2")
    assert match.state.fields.camels[TILE["a2"]] == 2
    assert match.state.fields.stock[0] == 11


@pytest.mark.rule("FT-20")
def test_without_a_camel_there_is_no_control() -> None:
    setup = Setup(2).turn(0, 1, 1, 0).put(a1="Y", a2="Y", c1="Y", d1="Y").stock(0, 0)
    setup.s.last_round = 1
    match = setup.match()
    play(match, 0, "take a1", "drop yellow a2")
    assert match.state.fields.camels[TILE["a2"]] == 0


# ---------------------------------------------------------------- tribes


@pytest.mark.rule("FT-21")
def test_viziers_and_elders_are_kept_in_front_of_the_seat() -> None:
    match = Setup(2).turn(0, 1, 1, 0).put(a1="W", a2="W", d1="Y", d2="Y").match()
    bag = match.state.fields.bag.tolist()
    play(match, 0, "take a1", "drop white a2")
    assert match.state.fields.elders[0] == 2
    assert match.state.fields.bag.tolist() == bag
    assert match.state.view(1)["seats"][0]["elders"] == 2


@pytest.mark.rule("FT-22", "FT-30")
@pytest.mark.parametrize(("row", "left"), [(("fish", "silk", "gems", "fakir"), ["fakir"]), (("fish", "silk"), [])])
def test_merchants_take_cards_from_the_left_end(row: tuple[str, ...], left: list[str]) -> None:
    match = Setup(2).turn(0, 1, 1, 0).put(a1="G", a2="GG", d1="Y", d2="Y").kind(a2="oasis").row(*row).match()
    bag = int(match.state.fields.bag[COLOUR["green"]])
    play(match, 0, "take a1", "drop green a2")
    view = match.state.view(0)
    assert view["row"] == left
    assert view["seats"][0]["goods"] == dict.fromkeys(row[:3], 1)
    assert match.state.fields.bag[COLOUR["green"]] == bag + 3


@pytest.mark.rule("FT-23", "FT-42")
@pytest.mark.parametrize(("centre", "gold"), [("small market", 20), ("sacred place 6", 25)])
def test_the_example_of_the_builders(centre: str, gold: int) -> None:
    around = dict.fromkeys(("a5", "b5", "c5", "a4"), "village")
    setup = Setup(2).turn(0, 1, 1, 0).kind(b4=centre, **around)
    setup.kind(c4="oasis", a3="oasis", b3="oasis", c3="oasis")
    setup.put(b3="B", b4="BBW", f1="Y", f2="Y").cards(0, fakir=3)
    match = setup.match()
    bag = int(match.state.fields.bag[COLOUR["blue"]])
    play(match, 0, "take b3", "drop blue b4")
    assert match.state.legal(0) == ["fakirs 0", "fakirs 1", "fakirs 2", "fakirs 3"]
    match.play(0, "fakirs 2")
    assert match.state.fields.gold[0] == 50 + gold
    assert match.state.fields.goods[0, CARD["fakir"]] == 1
    assert match.state.fields.discards[CARD["fakir"]] == 2
    assert match.state.fields.bag[COLOUR["blue"]] == bag + 3


@pytest.mark.rule("FT-23")
def test_builders_without_fakirs_earn_without_a_question() -> None:
    match = Setup(2).turn(0, 1, 1, 0).put(a5="B", a4="B", f1="Y", f2="Y").kind(a4="village").match()
    play(match, 0, "take a5", "drop blue a4")
    assert match.state.fields.gold[0] == 50 + 2 * 4
    assert match.state.to_act == (1,)


@pytest.mark.rule("FT-23")
def test_builders_with_no_blue_tile_around_do_not_ask_for_fakirs() -> None:
    match = Setup(2).turn(0, 1, 1, 0).put(a1="B", b1="B", f1="Y", f2="Y").cards(0, fakir=2).gold(0, 0).match()
    play(match, 0, "take a1", "drop blue b1")
    assert match.state.fields.gold[0] == 0
    assert match.state.fields.goods[0, CARD["fakir"]] == 2


def kills(state: serai.State, seat: int) -> set[str]:
    return {step[5:] for step in state.legal(seat) if step.startswith("kill")}


@pytest.mark.rule("FT-24")
def test_assassins_reach_as_far_as_they_are_many() -> None:
    setup = Setup(3).put(a1="R", a2="RW", a4="G", c2="Y", a5="B", d2="B").people(1, viziers=1).people(2, elders=1)
    match = setup.match()
    bag = int(match.state.fields.bag[COLOUR["red"]])
    play(match, 0, "take a1", "drop red a2")
    assert kills(match.state, 0) == {"white a2", "green a4", "yellow c2", "vizier seat 1", "elder seat 2"}
    assert match.state.fields.bag[COLOUR["red"]] == bag + 2
    assert "done" not in match.state.legal(0)
    with pytest.raises(serai.IllegalMove, match="3 steps away") as refused:
        match.play(0, "kill blue a5")
    assert refused.value.rule == "FT-24"
    after = match.state.after(0, "kill vizier seat 1")
    assert after.fields.viziers[1] == 0
    assert after.fields.bag[COLOUR["yellow"]] == match.state.fields.bag[COLOUR["yellow"]] + 1
    with pytest.raises(serai.IllegalMove, match="own"):
        match.play(0, "kill elder seat 0")


@pytest.mark.rule("FT-24")
def test_fakirs_lengthen_the_reach_and_only_as_many_are_spent_as_needed() -> None:
    setup = Setup(3).put(a1="R", a2="RW", a5="B", e2="G").cards(0, fakir=3)
    match = setup.match()
    play(match, 0, "take a1", "drop red a2")
    assert kills(match.state, 0) == {"white a2", "blue a5", "green e2"}
    assert match.state.after(0, "kill white a2").fields.goods[0, CARD["fakir"]] == 3
    assert match.state.after(0, "kill blue a5").fields.goods[0, CARD["fakir"]] == 2
    after = match.state.after(0, "kill green e2")
    assert after.fields.goods[0, CARD["fakir"]] == 1
    assert after.fields.discards[CARD["fakir"]] == 2


@pytest.mark.rule("FT-24")
def test_a_kill_that_needs_fakirs_may_be_declined() -> None:
    setup = Setup(3).turn(0, 1, 2).put(a1="R", a2="R", a5="B", f1="Y", f2="Y").cards(0, fakir=1).kind(a2="oasis")
    match = setup.match()
    play(match, 0, "take a1", "drop red a2")
    assert match.state.legal(0) == ["kill blue a5", "done"]
    match.play(0, "done")
    assert match.state.fields.palms[TILE["a2"]] == 1
    assert match.state.fields.meeples[TILE["a5"]].sum() == 1


@pytest.mark.rule("FT-24")
def test_without_a_victim_nobody_is_asked() -> None:
    match = Setup(3).turn(0, 1, 2).put(a1="R", a2="R", f4="Y", f5="Y").kind(a2="oasis").match()
    play(match, 0, "take a1", "drop red a2")
    assert match.state.to_act == (1,)


@pytest.mark.rule("FT-25", "FT-42", "FT-26")
def test_two_tiles_controlled_in_one_turn_by_assassins() -> None:
    setup = Setup(2).turn(0, 1, 1, 0).put(a1="R", a2="R", a4="G", f1="Y", f2="Y").kind(a2="village", a4="oasis")
    match = setup.match()
    play(match, 0, "take a1", "drop red a2", "kill green a4")
    s = match.state.fields
    assert s.camels[TILE["a2"]] == 1
    assert s.camels[TILE["a4"]] == 1
    assert s.palaces[TILE["a2"]] == 1
    assert s.palms[TILE["a4"]] == 0  # no tile action where the victim stood


@pytest.mark.rule("FT-25", "FT-33")
def test_the_last_camel_goes_to_the_first_tile() -> None:
    setup = Setup(2).turn(0, 1, 1, 0).put(a1="R", a2="R", a4="G", f1="Y", f2="Y").stock(0, 1)
    match = setup.match()
    play(match, 0, "take a1", "drop red a2", "kill green a4")
    s = match.state.fields
    assert s.camels[TILE["a2"]] == 1
    assert s.camels[TILE["a4"]] == 0
    assert s.last_round == 1


@pytest.mark.rule("FT-25")
def test_a_victim_on_a_controlled_tile_changes_no_control() -> None:
    setup = Setup(2).turn(0, 1, 1, 0).put(a1="R", a2="R", a4="G", f1="Y", f2="Y").camel(1, "a4")
    match = setup.match()
    play(match, 0, "take a1", "drop red a2", "kill green a4")
    assert match.state.fields.camels[TILE["a4"]] == 2


# ---------------------------------------------------------------- tiles


@pytest.mark.rule("FT-26")
@pytest.mark.parametrize(("kind", "field"), [("oasis", "palms"), ("village", "palaces")])
def test_oases_and_villages_get_their_pieces_whoever_controls_them(kind: str, field: str) -> None:
    for owner in (None, 0, 1):
        setup = Setup(2).turn(0, 1, 1, 0).put(a1="Y", a2="YW", f1="Y", f2="Y").kind(a2=kind)
        if owner is not None:
            setup.camel(owner, "a2")
        if kind == "oasis":
            setup.palm("a2", 2)
        match = setup.match()
        before = int(match.state.fields[field][TILE["a2"]])
        play(match, 0, "take a1", "drop yellow a2")
        assert match.state.fields[field][TILE["a2"]] == before + 1
        assert match.state.to_act == (1,)


@pytest.mark.rule("FT-26")
def test_without_pieces_left_oases_and_villages_do_nothing() -> None:
    setup = Setup(2).turn(0, 1, 1, 0).put(a1="Y", a2="YW", f1="Y", f2="Y").kind(a2="oasis").palm("c2", 12)
    match = setup.match()
    play(match, 0, "take a1", "drop yellow a2")
    assert match.state.fields.palms[TILE["a2"]] == 0


def at_market(kind: str, *row: str, gold: int = 50) -> serai.Match:
    setup = Setup(2).turn(0, 1, 1, 0).put(a1="Y", a2="YW", f1="Y", f2="Y").kind(a2=kind).row(*row).gold(0, gold)
    return play(setup.match(), 0, "take a1", "drop yellow a2")


SIX = ("fish", "silk", "gems", "fakir", "wheat", "ivory", "pottery")


@pytest.mark.rule("FT-27", "FT-30")
def test_a_small_market_sells_one_of_the_first_three_cards_for_three_gold() -> None:
    match = at_market("small market", *SIX)
    assert match.state.legal(0) == ["buy 1", "buy 2", "buy 3", "done"]
    match.play(0, "buy 3")
    assert match.state.fields.gold[0] == 47
    assert match.state.view(0)["seats"][0]["goods"] == {"gems": 1}
    assert match.state.view(0)["row"] == ["fish", "silk", "fakir", "wheat", "ivory", "pottery"]


@pytest.mark.rule("FT-27")
def test_a_market_may_be_left_and_asks_nobody_without_gold_or_cards() -> None:
    match = at_market("small market", *SIX)
    match.play(0, "done")
    assert match.state.fields.gold[0] == 50
    assert at_market("small market", *SIX, gold=2).state.to_act == (1,)
    assert at_market("large market", *SIX, gold=5).state.to_act == (1,)
    assert at_market("small market").state.to_act == (1,)


@pytest.mark.rule("FT-28")
def test_a_large_market_sells_two_of_the_first_six_for_six_gold() -> None:
    match = at_market("large market", *SIX)
    assert match.state.legal(0) == ["buy 1", "buy 2", "buy 3", "buy 4", "buy 5", "buy 6", "done"]
    match.play(0, "buy 6")
    assert match.state.fields.gold[0] == 44
    assert match.state.legal(0) == ["buy 1", "buy 2", "buy 3", "buy 4", "buy 5"]  # pottery was never among the six
    match.play(0, "buy 1")
    assert match.state.fields.gold[0] == 44
    assert match.state.view(0)["seats"][0]["goods"] == {"ivory": 1, "fish": 1}
    assert match.state.view(0)["row"] == ["silk", "gems", "fakir", "wheat", "pottery"]


@pytest.mark.rule("FT-28")
def test_a_single_card_at_a_large_market_costs_six_as_well() -> None:
    match = at_market("large market", "fish")
    match.play(0, "buy 1")
    assert match.state.fields.gold[0] == 44
    assert match.state.legal(0) == ["sell fish", "done"]


@pytest.mark.rule("FT-29", "FT-30")
def test_a_sacred_place_sells_djinns_for_elders_and_fakirs() -> None:
    setup = Setup(2).turn(0, 1, 1, 0).put(a1="W", a2="WY", f1="Y", f2="Y").kind(a2="sacred place 6")
    setup.djinn_row("Sloar", "Boaz", "Jafaar").cards(0, fakir=1)
    match = setup.match()
    bag = int(match.state.fields.bag[COLOUR["white"]])
    play(match, 0, "take a1", "drop white a2")  # the elders just taken may pay
    names = ("boaz", "jafaar", "sloar")
    assert match.state.legal(0) == [f"summon {n} {way}" for n in names for way in ("elder elder", "elder fakir")] + [
        "done"
    ]
    two = match.state.after(0, "summon boaz elder elder")
    assert two.fields.elders[0] == 0
    assert two.fields.bag[COLOUR["white"]] == bag + 2
    mixed = match.state.after(0, "summon boaz elder fakir")
    assert mixed.fields.elders[0] == 1
    assert mixed.fields.goods[0, CARD["fakir"]] == 0
    assert mixed.fields.discards[CARD["fakir"]] == 1
    view = mixed.view(1)
    assert [djinn["name"] for djinn in view["djinn_row"]] == ["Sloar", "Jafaar"]
    assert [djinn["name"] for djinn in view["seats"][0]["djinns"]] == ["Boaz"]
    with pytest.raises(serai.IllegalMove) as refused:
        match.play(0, "summon enki elder elder")
    assert refused.value.rule == "FT-29"


@pytest.mark.rule("FT-29")
def test_one_elder_alone_buys_no_djinn() -> None:
    setup = Setup(2).turn(0, 1, 1, 0).put(a1="Y", a2="YY", f1="Y", f2="Y").kind(a2="sacred place 6")
    match = setup.djinn_row("Sloar").people(0, elders=1).match()
    play(match, 0, "take a1", "drop yellow a2")
    assert match.state.to_act == (1,)


@pytest.mark.rule("FT-19", "FT-26")
def test_events_tell_a_turn_in_its_order() -> None:
    setup = Setup(2).turn(0, 1, 1, 0).put(a1="G", a2="G", f1="Y", f2="Y").kind(a2="village").row("fish", "silk")
    match = setup.match()
    play(match, 0, "take a1", "drop green a2")
    told = [(event.id, dict(event.args)) for event in match.events(1)]
    assert told == [
        ("take", {"seat": 0, "tile": "a1", "meeples": {"green": 1}}),
        ("drop", {"seat": 0, "colour": "green", "start": "a1", "tile": "a2"}),
        ("tribe", {"seat": 0, "colour": "green", "number": 2, "tile": "a2"}),
        ("cards", {"seat": 0, "cards": ["fish", "silk"]}),
        ("control", {"seat": 0, "tile": "a2", "why": "move", "djinn": None}),
        ("palace", {"seat": 0, "tile": "a2", "djinn": None}),
    ]
    stop(match, 0)
    assert match.events(1)[-1].id == "turn"
    assert match.state.view(1)["phase"] == pieces.PHASE_NAMES[pieces.MOVE]
