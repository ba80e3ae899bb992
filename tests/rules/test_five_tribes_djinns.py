"""The Djinns of Five Tribes: costs, timing, who is paid, what cannot be paid for, how they meet (FT-37 to FT-40)."""

from __future__ import annotations

import random

import pytest

import serai
from serai.games.five_tribes import actions, pieces
from tests.amounts import amount
from tests.rules.positions_five_tribes import CARD, COLOUR, DJINN, TILE, Setup, play, points, stop

YELLOWS = {"f1": "Y", "f2": "Y"}  # a move for the next seat


def before_a_move(*djinns: str, players: int = 2, **options: str) -> Setup:
    """Seat 0 can take a1 and end on a2, a small market with an empty row: nothing but its Djinns is asked."""
    setup = Setup(players, None, **options).put(a1="Y", a2="Y", **YELLOWS)
    return setup.turn(0, *range(1, players)).own(0, *djinns)


def move(match: serai.Match) -> None:
    play(match, 0, "take a1", "drop yellow a2")


def powers(state: serai.State, seat: int = 0) -> list[str]:
    return [step for step in state.legal(seat) if step.startswith("djinn")]


def at(state: serai.State, seat: int = 0) -> set[str]:
    return {step[3:] for step in state.legal(seat) if step.startswith("at ")}


def fakirs(state: serai.State, seat: int = 0) -> int:
    return int(state.fields.goods[seat, CARD["fakir"]])


# ---------------------------------------------------------------- what holds for all of them

CHEAP = {"Anun-Nak", "Bouraq", "Enki"}
PLUS = {"Leta", "Sibittis", "Utug"}


@pytest.mark.rule("FT-39")
def test_there_are_22_djinns_with_141_points() -> None:
    assert len(pieces.DJINN_NAMES) == 22
    assert pieces.DJINN_POINTS.sum() == 141
    by_name = dict(zip(pieces.DJINN_NAMES, pieces.DJINN_POINTS.tolist(), strict=True))
    assert by_name == {
        "Al-Amin": 5, "Anun-Nak": 8, "Ba'al": 6, "Boaz": 6, "Bouraq": 6, "Echidna": 4, "Enki": 8, "Hagis": 10,
        "Haurvatat": 8, "Iblis": 8, "Jafaar": 6, "Kandicha": 6, "Kumarbi": 6, "Lamia": 10, "Leta": 4, "Marid": 6,
        "Monkir": 6, "Nekir": 6, "Shamhat": 6, "Sibittis": 4, "Sloar": 8, "Utug": 4,
    }  # fmt: skip


@pytest.mark.rule("FT-37", "FT-39")
@pytest.mark.parametrize("djinn", sorted(CHEAP | PLUS))
def test_what_a_power_costs(djinn: str) -> None:
    name = djinn.lower()
    for elders, held, ways in (
        (0, 0, []),
        (1, 0, ["elder"] if djinn in CHEAP else []),
        (0, 1, ["fakir"] if djinn in CHEAP else []),
        (1, 1, ["elder", "fakir"] if djinn in CHEAP else ["elder fakir"]),
        (2, 0, ["elder"] if djinn in CHEAP else ["elder elder"]),
        (2, 1, ["elder", "fakir"] if djinn in CHEAP else ["elder elder", "elder fakir"]),
    ):
        state = before_a_move(djinn).people(0, elders=elders).cards(0, fakir=held).state()
        assert powers(state) == [f"djinn {name} {way}" for way in ways], (elders, held)
        for way in ways:
            paid = state.after(0, f"djinn {name} {way}")
            assert paid.fields.elders[0] == elders - way.count("elder")
            assert paid.fields.bag[COLOUR["white"]] == state.fields.bag[COLOUR["white"]] + way.count("elder")
            assert fakirs(paid) == held - way.count("fakir")
            assert paid.fields.discards[CARD["fakir"]] == way.count("fakir")


@pytest.mark.rule("FT-37")
def test_a_power_is_for_its_owner_only_and_in_his_turn() -> None:
    state = before_a_move().own(1, "Enki").people(0, elders=2).people(1, elders=2).state()
    assert powers(state) == []
    with pytest.raises(serai.IllegalMove) as refused:
        state.after(0, "djinn enki elder")
    assert refused.value.rule == "FT-37"
    with pytest.raises(serai.IllegalMove, match="nothing to choose"):
        state.after(1, "djinn enki elder")


@pytest.mark.rule("FT-37")
def test_a_power_works_before_the_move_or_after_it_and_once_a_turn() -> None:
    match = before_a_move("Enki").people(0, elders=2).match()
    play(match, 0, "djinn enki elder", "at a3")
    assert match.state.fields.palms[TILE["a3"]] == 1
    assert powers(match.state) == []
    with pytest.raises(serai.IllegalMove, match="already") as refused:
        match.play(0, "djinn enki elder")
    assert refused.value.rule == "FT-37"
    assert match.state.view(1)["seats"][0]["djinns"][0]["used"] is True

    later = before_a_move("Enki").people(0, elders=2).match()
    move(later)
    assert later.state.legal(0) == ["djinn enki elder", "done"]
    play(later, 0, "djinn enki elder", "at a3")
    assert later.state.to_act == (1,)  # nothing more to do


@pytest.mark.rule("FT-37")
def test_a_power_works_just_after_its_djinn_is_bought() -> None:
    setup = Setup(2).turn(0, 1, 1, 0).put(a1="W", a2="WWY", **YELLOWS).kind(a2="sacred place 6").djinn_row("Enki")
    match = setup.match()
    play(match, 0, "take a1", "drop white a2", "summon enki elder elder")
    assert match.state.legal(0) == ["djinn enki elder", "done"]


@pytest.mark.rule("FT-37", "FT-34")
def test_a_power_works_when_no_move_is_possible() -> None:
    match = Setup(2).put(f1="Y").end().own(0, "Enki").people(0, elders=1).match()
    assert match.state.legal(0) == ["djinn enki elder", "done"]
    play(match, 0, "djinn enki elder", "at a3")
    assert match.state.view(0)["last_round"]


@pytest.mark.rule("FT-37")
@pytest.mark.parametrize("use", ["turn", "round"])
def test_with_two_players_a_power_is_for_every_turn_or_for_every_round(use: str) -> None:
    setup = before_a_move("Enki", djinn_use=use).turn(0, 0, 1, 1).people(0, elders=4)
    match = setup.match()
    play(match, 0, "djinn enki elder", "at a3", "take a1", "drop yellow a2")
    assert match.state.view(0)["phase"] == "move"
    assert match.state.to_act == (0,)  # the second marker's turn
    assert bool(powers(match.state)) == (use == "turn")


@pytest.mark.rule("FT-40")
def test_sales_and_powers_may_alternate() -> None:
    setup = before_a_move("Enki", "Bouraq").people(0, elders=2).cards(0, fish=1, silk=1)
    match = setup.match()
    move(match)
    play(match, 0, "sell fish", "djinn enki elder", "at a3", "sell silk", "djinn bouraq elder", "at a4")
    assert match.state.fields.gold[0] == 52
    assert match.state.to_act == (1,)


# ---------------------------------------------------------------- one by one


@pytest.mark.rule("FT-39")
def test_al_amin_makes_a_card_of_two_fakirs() -> None:
    for owner, worth in ((None, 3), (0, 13)):
        setup = before_a_move().cards(0, fish=1, wheat=1, fakir=5)
        if owner is not None:
            setup.own(0, "Al-Amin")
        assert points(setup.match(), 0, "goods") == worth  # two cards and two wild ones make four


@pytest.mark.rule("FT-39", "FT-40")
def test_anun_nak_puts_three_meeples_on_an_empty_tile() -> None:
    setup = before_a_move("Anun-Nak").people(0, elders=1).camel(1, "b1").palm("c1").palace("d1")
    match = setup.match()
    match.play(0, "djinn anun-nak elder")
    assert at(match.state).isdisjoint({"a1", "a2", "b1", "c1", "d1", "f1", "f2"})
    assert "e5" in at(match.state)
    bag = int(match.state.fields.bag.sum())
    match.play(0, "at e5")
    assert match.state.fields.meeples[TILE["e5"]].sum() == 3
    assert match.state.fields.bag.sum() == bag - 3
    assert match.state.view(0)["phase"] == "move"
    assert [event.id for event in match.events(1)][-3:] == ["meeple"] * 3


@pytest.mark.rule("FT-39", "FT-40", "FT-37")
def test_anun_nak_with_a_short_bag() -> None:
    def emptied(elders: int, held: int) -> Setup:
        setup = Setup(2).turn(0, 1, 1, 0).own(0, "Anun-Nak").people(0, elders=elders).cards(0, fakir=held)
        setup.put(a1="Y" * 16, a2="G" * 18, a3="B" * 18, a4="R" * 18, a5="W" * (20 - elders))
        return setup

    assert powers(emptied(0, 1).state()) == []  # an empty bag: the power would do nothing
    match = emptied(1, 1).match()
    assert powers(match.state) == ["djinn anun-nak elder"]  # the elder just paid can be drawn
    play(match, 0, "djinn anun-nak elder", "at f5")
    assert match.state.fields.meeples[TILE["f5"]].tolist() == [0, 1, 0, 0, 0]


@pytest.mark.rule("FT-39", "FT-37")
def test_anun_nak_needs_an_empty_tile() -> None:
    setup = before_a_move("Anun-Nak").people(0, elders=1)
    others = [tile for tile in pieces.TILE_NAMES if tile not in ("a1", "a2", "f1", "f2")]
    for tile in others[:12]:
        setup.palm(tile)
    setup.camel(1, *others[12:22]).camel(0, *others[22:])
    assert powers(setup.state()) == []


@pytest.mark.rule("FT-39")
@pytest.mark.parametrize(("owner", "gold"), [(0, 1), (1, 2), (None, 0)])
def test_baal_is_paid_for_every_djinn_gained(owner: int | None, gold: int) -> None:
    setup = Setup(2).turn(0, 1, 1, 0).put(a1="W", a2="WY", **YELLOWS).kind(a2="sacred place 6").djinn_row("Boaz")
    if owner is not None:
        setup.own(owner, "Ba'al")
    match = play(setup.match(), 0, "take a1", "drop white a2", "summon boaz elder elder")
    assert match.state.fields.gold[owner or 0] == 50 + gold


@pytest.mark.rule("FT-39")
def test_baal_is_not_paid_for_himself() -> None:
    setup = Setup(2).turn(0, 1, 1, 0).put(a1="W", a2="WY", **YELLOWS).kind(a2="sacred place 6").djinn_row("Ba'al")
    match = play(setup.match(), 0, "take a1", "drop white a2", "summon ba'al elder elder")
    assert match.state.fields.gold[0] == 50


@pytest.mark.rule("FT-39")
def test_boaz_protects_viziers_and_elders() -> None:
    setup = Setup(3).put(a1="R", a2="RW").own(1, "Boaz").people(1, viziers=1, elders=1).people(2, viziers=1)
    match = play(setup.match(), 0, "take a1", "drop red a2")
    assert match.state.legal(0) == ["kill white a2", "kill vizier seat 2"]
    with pytest.raises(serai.IllegalMove, match="Boaz"):
        match.play(0, "kill vizier seat 1")


@pytest.mark.rule("FT-39", "FT-40", "FT-37")
def test_bouraq_puts_a_palace_on_any_village() -> None:
    setup = before_a_move("Bouraq").cards(0, fakir=1).own(1, "Monkir")
    match = setup.match()
    match.play(0, "djinn bouraq fakir")
    assert at(match.state) == {"a4", "b4", "c4", "d4", "e4"}
    match.play(0, "at c4")
    assert match.state.fields.palaces[TILE["c4"]] == 1
    assert match.state.fields.gold[1] == 52  # Monkir
    assert powers(before_a_move("Bouraq").cards(0, fakir=1).palace("c4", 10).state()) == []


def at_builders(*djinns: str, elders: int = 0, held: int = 0) -> serai.Match:
    """Two builders end on a4 with four blue tiles around."""
    setup = Setup(2).turn(0, 1, 1, 0).put(a5="B", a4="B", **YELLOWS).kind(a4="village").own(0, *djinns)
    return play(setup.people(0, elders=elders).cards(0, fakir=held).match(), 0, "take a5", "drop blue a4")


@pytest.mark.rule("FT-39", "FT-37", "FT-23")
def test_echidna_doubles_the_gold_of_builders_and_fakirs() -> None:
    match = at_builders("Echidna", elders=1, held=2)
    assert match.state.legal(0) == ["fakirs 0", "fakirs 1", "fakirs 2", "djinn echidna elder fakir"]
    match.play(0, "djinn echidna elder fakir")
    assert match.state.legal(0) == ["fakirs 0", "fakirs 1"]
    match.play(0, "fakirs 1")
    assert match.state.fields.gold[0] == 50 + 2 * 3 * 4

    alone = at_builders("Echidna", elders=2)
    assert alone.state.legal(0) == ["fakirs 0", "djinn echidna elder elder"]
    assert alone.state.after(0, "fakirs 0").fields.gold[0] == 58
    assert alone.state.after(0, "djinn echidna elder elder").fields.gold[0] == 66  # no fakirs: nothing more to ask


@pytest.mark.rule("FT-37")
def test_echidna_is_paid_only_when_builders_are_about_to_earn() -> None:
    assert powers(before_a_move("Echidna").people(0, elders=2).state()) == []
    setup = Setup(2).turn(0, 1, 1, 0).put(a1="B", b1="B", **YELLOWS).own(0, "Echidna").people(0, elders=2)
    match = play(setup.match(), 0, "take a1", "drop blue b1")
    assert match.state.to_act == (1,)  # no blue tile around: nothing to double


@pytest.mark.rule("FT-40", "FT-37")
@pytest.mark.parametrize("use", ["turn", "round"])
def test_echidnas_doubling_ends_with_the_turn(use: str) -> None:
    setup = Setup(2, djinn_use=use).turn(0, 0, 1, 1).put(a5="B", a4="B", c5="B", c4="B", **YELLOWS)
    setup.kind(a4="village", c4="village").own(0, "Echidna").people(0, elders=2)
    match = play(setup.match(), 0, "take a5", "drop blue a4", "djinn echidna elder elder", "take c5", "drop blue c4")
    assert match.state.fields.gold[0] == 50 + 2 * 2 * 4 + 2 * 6


@pytest.mark.rule("FT-39", "FT-40", "FT-37")
def test_enki_puts_a_palm_tree_on_any_oasis() -> None:
    match = before_a_move("Enki").cards(0, fakir=1).match()
    match.play(0, "djinn enki fakir")
    assert at(match.state) == {"a3", "b3", "c3", "d3", "e3", "f3"}
    match.play(0, "at f3")
    assert match.state.fields.palms[TILE["f3"]] == 1
    assert powers(before_a_move("Enki").cards(0, fakir=1).palm("f3", 12).state()) == []


def at_piece(kind: str, *djinns: str, elders: int = 1) -> serai.Match:
    """The move ends at c3, a village or an oasis in the middle of the board."""
    setup = Setup(2).turn(0, 1, 1, 0).put(c2="Y", c3="YW", **YELLOWS).kind(c3=kind).own(0, *djinns)
    return play(setup.people(0, elders=elders).match(), 0, "take c2", "drop yellow c3")


AROUND_C3 = {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}


@pytest.mark.rule("FT-39", "FT-37", "FT-26")
@pytest.mark.parametrize(("djinn", "kind", "field"), [("Hagis", "village", "palaces"), ("Lamia", "oasis", "palms")])
def test_hagis_and_lamia_let_a_piece_go_to_a_neighbouring_tile(djinn: str, kind: str, field: str) -> None:
    match = at_piece(kind, djinn)
    name = djinn.lower()
    assert match.state.legal(0) == [f"djinn {name} elder", "at c3"]
    here = match.state.after(0, "at c3")
    assert here.fields[field][TILE["c3"]] == 1
    assert here.fields.elders[0] == 1
    match.play(0, f"djinn {name} elder")
    assert at(match.state) == AROUND_C3  # any of the eight, of any kind and owner
    match.play(0, "at d2")
    assert match.state.fields[field][TILE["d2"]] == 1
    assert match.state.fields[field][TILE["c3"]] == 0
    assert match.state.to_act == (1,)


@pytest.mark.rule("FT-37")
def test_hagis_and_lamia_are_paid_with_the_placing_only() -> None:
    state = before_a_move("Hagis", "Lamia").people(0, elders=2).state()
    assert powers(state) == []
    match = before_a_move("Hagis", "Lamia").people(0, elders=2).match()
    move(match)
    assert match.state.to_act == (1,)
    assert at_piece("oasis", "Hagis").state.to_act == (1,)  # a palm tree is no palace
    assert at_piece("village", "Hagis", elders=0).state.to_act == (1,)


@pytest.mark.rule("FT-40", "FT-39")
@pytest.mark.parametrize(
    ("first", "second", "tile", "goal"), [("Bouraq", "Hagis", "c4", "c3"), ("Enki", "Lamia", "c3", "c4")]
)
def test_hagis_and_lamia_work_with_bouraq_and_enki(first: str, second: str, tile: str, goal: str) -> None:
    match = before_a_move(first, second, "Sloar").people(0, elders=2).cards(0, fakir=1).own(1, "Monkir").match()
    play(match, 0, f"djinn {first.lower()} elder", f"at {tile}")
    ways = [f"djinn {second.lower()} elder", f"djinn {second.lower()} fakir"]
    assert match.state.legal(0) == [*ways, f"at {tile}"]  # a piece in hand: no other Djinn in between
    field = "palaces" if first == "Bouraq" else "palms"
    kept = match.state.after(0, f"at {tile}")
    assert kept.fields[field][TILE[tile]] == 1
    match.play(0, ways[0])
    assert len(at(match.state)) == 8
    match.play(0, f"at {goal}")
    assert match.state.fields[field][TILE[goal]] == 1
    assert match.state.fields.gold[1] == (52 if first == "Bouraq" else 50)
    assert match.state.view(0)["phase"] == "move"


@pytest.mark.rule("FT-39")
def test_haurvatats_palm_trees_score_five() -> None:
    for owner, worth in ((1, 6), (0, 10)):
        match = before_a_move().own(owner, "Haurvatat").camel(0, "a3").palm("a3", 2).match()
        assert points(match, 0, "palms") == worth


def at_kill(setup: Setup) -> serai.Match:
    """Two assassins end at c1, where a white meeple stands."""
    setup.put(c2="R", c1="RW")
    return play(setup.match(), 0, "take c2", "drop red c1")


@pytest.mark.rule("FT-39", "FT-40")
def test_iblis_kills_two_in_one_place() -> None:
    setup = Setup(3).turn(0, 1, 2).own(0, "Iblis").people(0, elders=1).put(d1="GB", b1="Y", **YELLOWS)
    setup.people(1, viziers=1, elders=1).people(2, elders=2)
    match = at_kill(setup)
    assert powers(match.state) == ["djinn iblis elder"]
    match.play(0, "djinn iblis elder")
    with_two = match.state.after(0, "kill green d1")
    assert with_two.legal(0) == ["kill blue d1"]
    done = with_two.after(0, "kill blue d1")
    assert done.fields.camels[TILE["d1"]] == 1  # FT-25 after both
    front = match.state.after(0, "kill vizier seat 1")
    assert front.legal(0) == ["kill elder seat 1"]  # in front of the same rival
    twice = match.state.after(0, "kill elder seat 2").after(0, "kill elder seat 2")
    assert twice.fields.elders[2] == 0
    single = match.state.after(0, "kill yellow b1")  # a place with one gives one
    assert single.to_act != (0,) or not any(step.startswith("kill") for step in single.legal(0))


@pytest.mark.rule("FT-37", "FT-39")
def test_iblis_needs_a_place_with_two_victims_in_reach() -> None:
    setup = Setup(2).turn(0, 1, 1, 0).own(0, "Iblis").people(0, elders=1).put(f1="YG")
    assert powers(at_kill(setup).state) == []
    reach = Setup(2).turn(0, 1, 1, 0).own(0, "Iblis").people(0, elders=1).cards(0, fakir=1).put(f1="YG")
    match = at_kill(reach)  # f1 is three steps away: the fakir is needed to get there
    assert powers(match.state) == ["djinn iblis elder"]
    play(match, 0, "djinn iblis elder", "kill yellow f1", "kill green f1")
    assert fakirs(match.state) == 0
    assert powers(before_a_move("Iblis").people(0, elders=1).state()) == []


@pytest.mark.rule("FT-39")
def test_jafaars_viziers_score_three() -> None:
    for owner, worth in ((1, 12), (0, 16)):
        assert points(before_a_move().own(owner, "Jafaar").people(0, viziers=2).match(), 0, "viziers") == worth


@pytest.mark.rule("FT-39", "FT-40")
def test_kandicha_profits_from_every_kind_of_victim() -> None:
    def killed(victim: str, **more: int) -> serai.Match:
        setup = Setup(2).turn(0, 1, 1, 0).own(0, "Kandicha").own(1, "Nekir").put(d1="YGBR", **YELLOWS)
        setup.kind(d1="village", d2="village", e1="village").pile(fish=3).people(1, elders=1)
        match = at_kill(setup)
        match.play(0, f"kill {victim}")
        assert match.state.fields.gold[1] == 52  # captures are killings for Nekir
        return match

    assert killed("yellow d1").state.fields.viziers[0] == 1
    assert killed("white c1").state.fields.elders[0] == 1
    assert killed("elder seat 1").state.fields.elders.tolist()[:2] == [1, 0]
    builder = killed("blue d1")
    assert builder.state.fields.gold[0] == 53  # three blue tiles around the victim
    merchant = killed("green d1")
    assert merchant.state.fields.veiled[0, CARD["fish"]] == 1
    assert merchant.concealed(1)[-1] is True
    assassin = killed("red d1")
    assert assassin.state.fields.gold[0] == 50
    assert assassin.state.fields.bag[COLOUR["red"]] == 18


@pytest.mark.rule("FT-39", "FT-40")
def test_kandicha_and_iblis_draw_two_cards_and_fewer_from_short_piles() -> None:
    for left in (3, 1):
        setup = Setup(2).turn(0, 1, 1, 0).own(0, "Kandicha", "Iblis").own(1, "Nekir").people(0, elders=1)
        setup.put(d1="GG", **YELLOWS)
        for card, name in enumerate(pieces.CARD_NAMES):  # all cards in hands but a few fish
            setup.cards(1, **{name: int(setup.s.pile[card]) - (left if name == "fish" else 0)})
        match = at_kill(setup)
        play(match, 0, "djinn iblis elder", "kill green d1", "kill green d1")
        assert match.state.fields.veiled[0, CARD["fish"]] + match.state.fields.goods[0, CARD["fish"]] == min(left, 2)
        assert match.state.fields.gold[1] == 52  # Nekir: once per killing, not per victim


@pytest.mark.rule("FT-40")
def test_echidna_does_not_double_kandichas_gold() -> None:
    setup = Setup(2).turn(0, 1, 1, 0).own(0, "Kandicha", "Echidna").people(0, elders=2).put(d1="B", **YELLOWS)
    match = at_kill(setup.kind(d1="village", d2="village"))
    assert powers(match.state) == []
    match.play(0, "kill blue d1")
    assert match.state.fields.gold[0] == 52


@pytest.mark.rule("FT-39", "FT-40")
def test_kumarbi_lowers_the_price_spot_by_spot() -> None:
    setup = Setup(3).bids(0, 1, 2).put(a1="YY", a2="Y").own(0, "Kumarbi").cards(0, fakir=2).gold(0, 7)
    match = setup.match()
    assert match.state.legal(0) == [
        "bid 0", "bid 1", "bid 1 fakirs 1", "bid 3", "bid 3 fakirs 1", "bid 3 fakirs 2",
        "bid 5", "bid 5 fakirs 1", "bid 5 fakirs 2", "bid 8 fakirs 1", "bid 8 fakirs 2", "bid 12 fakirs 2",
    ]  # fmt: skip
    after = match.state.after(0, "bid 12 fakirs 2")
    assert after.fields.gold[0] == 2
    assert fakirs(after) == 0
    assert after.fields.discards[CARD["fakir"]] == 2
    assert after.fields.spots[7] == 0
    with pytest.raises(serai.IllegalMove, match="Kumarbi"):
        match.state.after(0, "bid 0").after(1, "bid 3 fakirs 1")
    assert not any("kumarbi" in step for step in actions.STEPS if step.startswith("djinn"))


@pytest.mark.rule("FT-40", "FT-37")
@pytest.mark.parametrize("use", ["turn", "round"])
def test_kumarbi_helps_each_bid_or_once_a_round(use: str) -> None:
    setup = Setup(2, djinn_use=use).bids(0, 0, 1, 1).put(a1="YY", a2="Y").own(0, "Kumarbi").cards(0, fakir=3)
    match = setup.match()
    match.play(0, "bid 3 fakirs 1")
    assert ("bid 5 fakirs 1" in match.state.legal(0)) == (use == "turn")
    if use == "round":
        with pytest.raises(serai.IllegalMove) as refused:
            match.play(0, "bid 5 fakirs 1")
        assert refused.value.rule == "FT-37"


@pytest.mark.rule("FT-39", "FT-40", "FT-33")
def test_leta_puts_a_camel_on_an_empty_tile() -> None:
    setup = before_a_move("Leta").people(0, elders=2).stock(0, 1).palm("b1").palace("c1").camel(1, "d1")
    match = setup.kind(e1="village").match()
    match.play(0, "djinn leta elder elder")
    assert at(match.state).isdisjoint({"a1", "a2", "f1", "f2", "b1", "c1", "d1"})
    match.play(0, "at e1")
    s = match.state.fields
    assert s.camels[TILE["e1"]] == 1
    assert s.palaces[TILE["e1"]] == 0  # no tile action
    assert s.last_round == 1  # the last camel
    assert match.state.view(0)["phase"] == "move"


@pytest.mark.rule("FT-39", "FT-40", "FT-37")
def test_utug_puts_a_camel_on_a_tile_with_meeples_and_nothing_else() -> None:
    setup = before_a_move("Utug").people(0, elders=1).cards(0, fakir=1)
    setup.put(b1="G", c1="G", d1="G").palm("b1").palace("c1").camel(1, "d1")
    match = setup.match()
    match.play(0, "djinn utug elder fakir")
    assert at(match.state) == {"a1", "a2", "f1", "f2"}
    match.play(0, "at f1")
    assert match.state.fields.camels[TILE["f1"]] == 1
    assert match.state.fields.meeples[TILE["f1"]].sum() == 1


@pytest.mark.rule("FT-40", "FT-37")
@pytest.mark.parametrize("djinn", ["Leta", "Utug"])
def test_leta_and_utug_need_a_camel(djinn: str) -> None:
    setup = before_a_move(djinn).people(0, elders=2).stock(0, 0)
    setup.s.last_round = 1
    assert powers(setup.state()) == []


@pytest.mark.rule("FT-37", "FT-26")
def test_a_piece_waits_for_a_djinn_that_could_still_use_its_tile() -> None:
    """Utug may claim the final tile after the move, before the palace makes that impossible."""
    match = at_piece("village", "Utug", elders=2)
    assert match.state.legal(0) == ["djinn utug elder elder", "at c3"]
    play(match, 0, "djinn utug elder elder", "at c3")
    assert match.state.fields.camels[TILE["c3"]] == 1
    assert match.state.fields.palaces[TILE["c3"]] == 1
    assert match.state.to_act == (1,)


@pytest.mark.rule("FT-39")
@pytest.mark.parametrize(("owner", "gold"), [(0, 2), (1, 4)])
def test_marid_is_paid_for_meeples_dropped_on_his_tiles(owner: int, gold: int) -> None:
    setup = Setup(2).turn(0, 1, 1, 0).own(owner, "Marid").camel(owner, "b1", "d1").camel(1 - owner, "c1")
    match = setup.put(a1="WGY", d1="Y", f1="Y", f2="Y").match()
    play(match, 0, "take a1", "drop white b1", "drop green c1", "drop yellow d1")
    assert match.state.fields.gold[owner] == 50 + gold
    assert match.state.fields.gold[1 - owner] == 50


@pytest.mark.rule("FT-40")
def test_marid_is_not_paid_for_anun_naks_meeples() -> None:
    match = before_a_move("Anun-Nak", "Marid").people(0, elders=1).camel(0, "b1").match()
    play(match, 0, "djinn anun-nak elder", "at e5")
    assert match.state.fields.gold[0] == 50


@pytest.mark.rule("FT-39")
@pytest.mark.parametrize(("owner", "gold"), [(0, 1), (1, 2)])
def test_monkir_is_paid_for_palaces(owner: int, gold: int) -> None:
    setup = Setup(2).turn(0, 1, 1, 0).put(c2="Y", c3="YW", **YELLOWS).kind(c3="village").own(owner, "Monkir")
    match = play(setup.match(), 0, "take c2", "drop yellow c3")
    assert match.state.fields.gold[owner] == 50 + gold


@pytest.mark.rule("FT-39")
@pytest.mark.parametrize(("owner", "gold"), [(0, 1), (1, 2)])
def test_nekir_is_paid_for_killings(owner: int, gold: int) -> None:
    match = at_kill(Setup(2).turn(0, 1, 1, 0).own(owner, "Nekir").put(**YELLOWS))
    match.play(0, "kill white c1")
    assert match.state.fields.gold[owner] == 50 + gold


@pytest.mark.rule("FT-38")
def test_free_powers_work_in_rivals_turns() -> None:
    setup = Setup(3).turn(0, 1, 2).own(2, "Nekir", "Monkir", "Marid").camel(2, "c1").put(**YELLOWS)
    match = at_kill(setup.kind(c1="village"))
    assert match.state.fields.gold[2] == 52  # Marid: the assassin fell on seat 2's tile
    match.play(0, "kill white c1")
    assert match.state.fields.gold[2] == 56


@pytest.mark.rule("FT-39")
def test_shamhats_elders_score_four() -> None:
    for owner, worth in ((1, 4), (0, 8)):
        assert points(before_a_move().own(owner, "Shamhat").people(0, elders=2).match(), 0, "elders") == worth


@pytest.mark.rule("FT-39", "FT-41", "FT-40")
def test_sibittis_draws_three_keeps_one_and_discards_two() -> None:
    setup = before_a_move("Sibittis").people(0, elders=2).own(1, "Ba'al").djinn_pile("Boaz", "Enki", "Leta", "Utug")
    match = setup.match()
    match.play(0, "djinn sibittis elder elder")
    drawn = match.state.legal(0)
    assert len(drawn) == 3
    assert match.state.view(0)["power"]["drawn"] == [
        name for name in pieces.DJINN_NAMES if f"keep {name.lower()}" in drawn
    ]
    assert match.state.view(1)["power"]["drawn"] == [None, None, None]
    assert match.concealed(1)[-3:] == [True] * 3
    assert match.state.fields.gold[1] == 50
    match.play(0, drawn[1])
    assert match.state.fields.gold[1] == 52  # Ba'al
    view = match.state.view(1)
    assert {f"keep {djinn['name'].lower()}" for djinn in view["seats"][0]["djinns"]} == {drawn[1], "keep sibittis"}
    assert {f"keep {name.lower()}" for name in view["djinn_discards"]} >= {drawn[0], drawn[2]}


@pytest.mark.rule("FT-40")
def test_sibittis_rebuilds_the_pile_in_the_middle() -> None:
    setup = before_a_move("Sibittis", *pieces.DJINN_NAMES[:10]).people(0, elders=2)
    setup.own(1, *[name for name in pieces.DJINN_NAMES[10:] if name not in ("Sibittis", "Sloar", "Utug", "Shamhat")])
    match = setup.djinn_pile("Utug").match()  # Sloar and Shamhat are discarded
    match.play(0, "djinn sibittis elder elder")
    assert match.state.legal(0) == ["keep shamhat", "keep sloar", "keep utug"]
    assert match.state.view(1)["power"]["drawn"] == ["Utug", None, None]  # the end of the old pile can be counted


@pytest.mark.rule("FT-40", "FT-37")
def test_sibittis_with_few_djinns_or_none() -> None:
    others = [name for name in pieces.DJINN_NAMES if name != "Sibittis"]
    none = before_a_move("Sibittis", *others).people(0, elders=2)
    assert "djinn sibittis elder elder" not in none.state().legal(0)
    one = before_a_move("Sibittis", *others[:-1]).people(0, elders=2).match()
    one.play(0, "djinn sibittis elder elder")
    assert one.state.fields.djinns[DJINN["Utug"]] == pieces.OWNED  # a single one is kept without a question
    two = before_a_move("Sibittis", *others[:-2]).people(0, elders=2).match()
    two.play(0, "djinn sibittis elder elder")
    assert two.state.legal(0) == ["keep sloar", "keep utug"]


@pytest.mark.rule("FT-39", "FT-40")
def test_sloar_takes_the_top_card_of_the_pile_for_a_fakir() -> None:
    match = before_a_move("Sloar").people(0, elders=3).cards(0, fakir=1).pile(silk=4).match()
    assert powers(match.state) == ["djinn sloar fakir"]
    match.play(0, "djinn sloar fakir")
    assert match.state.fields.veiled[0, CARD["silk"]] == 1
    assert match.state.view(0)["seats"][0]["goods"] == {"silk": 1}
    assert match.state.view(1)["seats"][0]["goods"] is None


@pytest.mark.rule("FT-40")
def test_a_fakir_just_paid_can_come_back_by_sloar() -> None:
    setup = before_a_move("Sloar").cards(0, fakir=1)
    for card, name in enumerate(pieces.CARD_NAMES):
        setup.cards(1, **{name: int(setup.s.pile[card])})
    match = setup.match()
    match.play(0, "djinn sloar fakir")
    hand = match.state.fields.goods[0] + match.state.fields.veiled[0]
    assert hand[CARD["fakir"]] == 1


@pytest.mark.rule("FT-37", "FT-39")
def test_all_djinns_together_in_random_games() -> None:
    """Every Djinn owned from the start and everybody rich: all powers are used, and every position stays sound."""
    chooser = random.Random(39)
    used: set[str] = set()
    for number in range(amount(8, interpreted=1)):
        players = 2 + number % 3
        setup = Setup(players, djinn_use=("turn", "round")[number % 2]).turn(0, *range(1, players))
        for djinn in range(22):
            setup.own((djinn + number) % players, pieces.DJINN_NAMES[djinn])
        for seat in range(players):
            setup.people(seat, elders=2).cards(seat, fakir=3, fish=1)
        for tile in pieces.TILE_NAMES:
            letters = [letter for letter, left in zip("YWGBR", setup.s.bag.tolist(), strict=True) for _ in range(left)]
            setup.put(**{tile: "".join(chooser.sample(letters, min(len(letters), chooser.randint(0, 3))))})
        match = setup.match(seed=number)
        for _ in range(120):
            if match.state.over:
                break
            seat = match.state.to_act[0]
            legal = match.state.legal(seat)
            favourites = [step for step in legal if step.startswith("djinn")]
            step = chooser.choice(favourites if favourites and chooser.random() < 0.5 else legal)
            match.play(seat, step)
            used.add(step.split()[1] if step.startswith("djinn") else "")
            assert match.game.load(match.state.position()) == match.state  # audited
        stop(match, 0)
    assert len(used) >= amount(10, interpreted=4)
