"""Five Tribes around the moves: material, set-up, bids, order of play, sale, clean-up, end, score, what is hidden."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest

import serai
from serai.engine.rulebook import Draw
from serai.games.five_tribes import actions, pieces
from serai.games.five_tribes.goods import sets_worth
from tests.amounts import amount
from tests.rules.positions_five_tribes import CARD, COLOUR, DJINN, TILE, Setup, play, stop


def ended(setup: Setup) -> serai.State:
    """The position as the end of a game."""
    s, markers = setup.s, 4 if setup.game.players == 2 else setup.game.players
    s.order[:] = [place % setup.game.players if place < markers else -1 for place in range(4)]
    s.spots[:] = -1
    s.phase, s.last_round, s.seat = pieces.OVER, 1, 0
    return setup.state()


# ---------------------------------------------------------------- material and set-up


@pytest.mark.rule("FT-1", "FT-2", "FT-3", "FT-4", "FT-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_set_up(players: int) -> None:
    state = serai.game("five-tribes", players=players).new_match(seed=players).state
    s = state.fields
    assert [int((s.kinds == kind).sum()) for kind in range(1, 9)] == [5, 4, 1, 1, 1, 6, 8, 4]
    assert s.meeples.sum(axis=0).tolist() == [16, 20, 18, 18, 18]
    assert set(s.meeples.sum(axis=1).tolist()) == {3}
    assert s.bag.sum() == 0
    assert (s.row > 0).sum() == 9
    dealt = Counter(int(card) - 1 for card in s.row)
    assert [int(s.pile[card]) + dealt[card] for card in range(10)] == [2, 2, 2, 4, 4, 4, 6, 6, 6, 18]
    assert (s.djinn_row > 0).sum() == 3
    assert (s.djinns == pieces.IN_PILE).sum() == 19
    assert (s.palm_supply, s.palace_supply) == (12, 10)
    assert s.gold[:players].tolist() == [50] * players
    assert s.stock[:players].tolist() == [11 if players == 2 else 8] * players
    markers = Counter(int(seat) for seat in s.order if seat >= 0)
    assert markers == Counter(dict.fromkeys(range(players), 2 if players == 2 else 1))
    assert state.rulebook.dtype.itemsize <= 1024


@pytest.mark.rule("FT-1")
def test_points_and_colours_of_the_tiles() -> None:
    tiles = serai.game("five-tribes").new_match(seed=1).state.view(0)["tiles"]
    assert [tile["tile"] for tile in tiles[:7]] == ["a1", "b1", "c1", "d1", "e1", "f1", "a2"]
    by_kind: dict[str, list[int]] = {}
    for tile in tiles:
        by_kind.setdefault(f"{tile['kind']} {tile['colour']}", []).append(tile["points"])
    assert {kind: sorted(values) for kind, values in by_kind.items()} == {
        "village blue": [5] * 5,
        "sacred place blue": [6, 6, 6, 6, 10, 12, 15],
        "oasis red": [8] * 6,
        "small market red": [6] * 8,
        "large market red": [4] * 4,
    }


@pytest.mark.rule("FT-5")
def test_markers_come_to_the_bid_order_at_random() -> None:
    game = serai.game("five-tribes", players=3)
    orders = {tuple(game.new_match(seed=seed).state.fields.order[:3].tolist()) for seed in range(40)}
    assert orders == set(permutations(range(3)))


# ---------------------------------------------------------------- bidding


def order_of_play(setup: Setup, *bids: tuple[int, str]) -> list[int]:
    """The seats in the order of their turns after these bids."""
    match = setup.match()
    for seat, step in bids:
        match.play(seat, step)
    s = match.state.fields
    waiting = [int(s.spots[spot]) for spot in range(8, -1, -1) if s.spots[spot] >= 0]
    return [int(s.seat), *waiting]


@pytest.mark.rule("FT-10", "FT-8", "FT-42")
def test_the_example_of_the_bids() -> None:
    setup = Setup(4).bids(0, 1, 2, 3).put(a1="YY", a2="Y")
    assert order_of_play(setup, (0, "bid 3"), (1, "bid 1"), (2, "bid 0"), (3, "bid 0")) == [0, 1, 3, 2]


@pytest.mark.rule("FT-6", "FT-7")
def test_a_bid_is_paid_at_once_and_a_paying_spot_holds_one_marker() -> None:
    match = Setup(3).bids(2, 0, 1).put(a1="YY", a2="Y").match()
    assert match.state.to_act == (2,)
    assert match.state.legal(2) == [f"bid {price}" for price in (0, 1, 3, 5, 8, 12, 18)]
    match.play(2, "bid 8")
    assert match.state.fields.gold[2] == 42
    assert match.state.legal(0) == [f"bid {price}" for price in (0, 1, 3, 5, 12, 18)]
    with pytest.raises(serai.IllegalMove) as refused:
        match.play(0, "bid 8")
    assert refused.value.rule == "FT-7"


@pytest.mark.rule("FT-8")
def test_at_most_three_markers_on_zero() -> None:
    match = Setup(4).bids(3, 2, 1, 0).put(a1="YY", a2="Y").match()
    for seat in (3, 2, 1):
        match.play(seat, "bid 0")
    assert match.state.legal(0) == [f"bid {price}" for price in (1, 3, 5, 8, 12, 18)]
    with pytest.raises(serai.IllegalMove) as refused:
        match.play(0, "bid 0")
    assert refused.value.rule == "FT-8"
    match.play(0, "bid 1")
    assert match.state.fields.seat == 0
    assert match.state.fields.spots[:3].tolist() == [3, 2, 1]


@pytest.mark.rule("FT-8")
def test_without_gold_the_fourth_marker_takes_spot_one_for_nothing() -> None:
    match = Setup(4).bids(3, 2, 1, 0).gold(0, 0).put(a1="YY", a2="Y").match()
    for seat in (3, 2, 1):
        match.play(seat, "bid 0")
    assert match.state.legal(0) == ["bid 1"]
    match.play(0, "bid 1")
    assert match.state.fields.gold[0] == 0
    assert match.state.fields.seat == 0


@pytest.mark.rule("FT-9")
def test_a_bid_must_be_affordable_and_the_dearest_plays_first() -> None:
    setup = Setup(3).bids(0, 1, 2).gold(0, 4).put(a1="YY", a2="Y")
    assert setup.state().legal(0) == ["bid 0", "bid 1", "bid 3"]
    with pytest.raises(serai.IllegalMove) as refused:
        setup.state().after(0, "bid 5")
    assert refused.value.rule == "FT-9"
    assert order_of_play(setup, (0, "bid 1"), (1, "bid 18"), (2, "bid 5")) == [1, 2, 0]


@pytest.mark.rule("FT-11")
def test_the_order_of_play_is_the_next_bid_order_and_two_turns_may_follow_each_other() -> None:
    match = serai.game("five-tribes", players=2).new_match(seed=3)
    bids = {0: ["bid 3", "bid 5"], 1: ["bid 0", "bid 0"]}
    while match.state.view(0)["phase"] == "bid":
        seat = match.state.to_act[0]
        match.play(seat, bids[seat].pop())
    chooser = random.Random(3)
    turns = [int(match.state.fields.seat)]
    while match.state.fields.rounds == 0:
        since = len(match.history)
        seat = match.state.to_act[0]
        match.play(seat, chooser.choice(match.state.legal(seat)))
        turns += [event.args["seat"] for event in match.events(None, since) if event.id == "turn"]
    assert turns == [0, 0, 1, 1]
    assert match.state.fields.order.tolist() == turns


# ---------------------------------------------------------------- sale and clean-up


@pytest.mark.rule("FT-31", "FT-42")
def test_a_set_of_six_and_a_set_of_three_sell_for_thirty_and_seven() -> None:
    cards = {"ivory": 2, "gems": 2, "gold": 2, "papyrus": 1, "silk": 1, "spices": 1}
    match = Setup(2).end().gold(0, 0).cards(0, **cards).match()
    match.play(0, "sell ivory gems gold papyrus silk spices")
    assert match.state.fields.gold[0] == 30
    match.play(0, "sell ivory gems gold")
    assert match.state.fields.gold[0] == 37
    assert match.state.fields.discards[:6].tolist() == [2, 2, 2, 1, 1, 1]


@pytest.mark.rule("FT-31")
def test_any_set_may_be_sold_and_fakirs_never() -> None:
    state = Setup(2).end().gold(0, 0).cards(0, fish=2, wheat=1, fakir=3).state()
    assert state.legal(0) == ["sell fish", "sell wheat", "sell fish wheat", "done"]
    assert state.after(0, "sell fish").fields.gold[0] == 1
    assert state.after(0, "sell fish wheat").fields.gold[0] == 3
    with pytest.raises(serai.IllegalMove) as refused:
        state.after(0, "sell ivory fish")
    assert refused.value.rule == "FT-31"
    assert pieces.SALE.tolist() == [0, 1, 3, 7, 13, 21, 30, 40, 50, 60]


@pytest.mark.rule("FT-31")
def test_without_anything_to_sell_nobody_is_asked() -> None:
    match = Setup(3).put(a1="YY", a2="Y", c1="YY", c2="Y", a5="Y", b5="Y").turn(0, 1, 2).match()
    assert match.state.to_act == (0,)
    play(match, 0, "take a5", "drop yellow b5")
    assert match.state.to_act == (1,)


def clean_up(setup: Setup) -> serai.Match:
    """The last turn of a round, ended."""
    s = setup.s
    markers = 4 if setup.game.players == 2 else setup.game.players
    s.order[:] = [(place + 1) % setup.game.players if place < markers else -1 for place in range(4)]
    s.spots[:] = -1
    s.seat = s.order[markers - 1]
    match = setup.match()
    seat = match.state.to_act[0]
    play(match, seat, "take a1", "drop yellow a2")
    stop(match, seat)
    return match


@pytest.mark.rule("FT-30", "FT-32")
def test_rows_are_refilled_only_after_all_markers_have_played() -> None:
    setup = Setup(2).put(a1="Y", a2="Y", e5="Y", f5="Y").kind(a2="oasis").row("fish", "silk").djinn_row("Boaz")
    match = clean_up(setup)
    view = match.state.view(0)
    assert view["phase"] == "bid"
    assert len(view["row"]) == 9
    assert view["row"][:2] == ["fish", "silk"]
    assert view["djinn_row"][0] == {"name": "Boaz", "points": 6}
    assert len(view["djinn_row"]) == 3
    assert view["round"] == 2


@pytest.mark.rule("FT-32")
def test_an_empty_pile_is_rebuilt_from_its_discards() -> None:
    setup = Setup(2).put(a1="Y", a2="Y", e5="Y", f5="Y").kind(a2="oasis").row("fish", "silk")
    setup.pile(wheat=3).djinn_pile("Enki")
    assert setup.s.discards.sum() == 49
    match = clean_up(setup)
    s = match.state.fields
    assert (s.row > 0).sum() == 9
    assert s.row[2:5].tolist() == [CARD["wheat"] + 1] * 3
    assert s.discards.sum() == 0
    assert s.pile.sum() == 45
    assert s.djinn_row[0] == DJINN["Enki"] + 1
    assert (s.djinns == pieces.DISCARDED).sum() == 0
    draws = [entry for entry in match.history if isinstance(entry, Draw)]
    assert len(draws) == 10  # seven cards and three Djinns, one by one


@pytest.mark.rule("FT-32")
def test_with_nothing_left_the_rows_stay_short() -> None:
    setup = Setup(2).put(a1="Y", a2="Y", e5="Y", f5="Y").kind(a2="oasis").row("fish")
    for card, name in enumerate(pieces.CARD_NAMES):
        setup.cards(0, **{name: int(setup.s.pile[card])})
    setup.own(0, *pieces.DJINN_NAMES[:10]).own(1, *pieces.DJINN_NAMES[10:])
    match = clean_up(setup)
    assert match.state.view(0)["row"] == ["fish"]
    assert match.state.view(0)["djinn_row"] == []
    assert match.state.view(0)["phase"] == "bid"


# ---------------------------------------------------------------- the end


@pytest.mark.rule("FT-33")
def test_the_last_camel_finishes_the_round_and_the_game() -> None:
    setup = Setup(3).turn(1, 2, 0).put(a1="Y", a2="Y", c1="W", c2="W", d1="G", d2="G", e1="B", f1="B").stock(1, 1)
    match = setup.kind(a2="oasis", c2="oasis", d2="oasis").match()
    play(match, 1, "take a1", "drop yellow a2")
    assert match.state.fields.stock[1] == 0
    assert match.state.view(0)["last_round"]
    assert match.state.to_act == (2,)
    play(match, 2, "take c1", "drop white c2")
    assert match.state.to_act == (0,)
    play(match, 0, "take d1", "drop green d2")
    assert match.state.over
    assert match.state.ranking


@pytest.mark.rule("FT-34")
def test_a_turn_without_a_move_ends_the_game_with_the_round() -> None:
    match = Setup(3).turn(0, 1, 2).put(a1="Y", f5="W").cards(2, fish=1).end().cards(0, silk=1).match()
    assert match.state.legal(0) == ["sell silk", "done"]
    match.play(0, "done")
    assert match.state.to_act == (2,)  # seat 1 has neither a move nor anything else to do
    assert match.state.view(0)["last_round"]
    play(match, 2, "sell fish")
    assert match.state.over
    assert match.state.fields.row.sum() == 0  # no clean-up after the last round


@pytest.mark.rule("FT-34", "FT-40")
def test_anun_nak_may_make_a_move_possible_and_then_it_must_be_made() -> None:
    setup = Setup(2).turn(0, 1, 1, 0).end().own(0, "Anun-Nak").people(0, elders=1)
    setup.put(a1="WWWWWWWWWWWWWWWWWWW", c1="Y" * 16, f5="G" * 18, f3="R" * 18, e1="B" * 18)
    setup.s.phase = pieces.MOVE  # towers have loops enough: the seat can move
    assert "done" not in setup.state().legal(0)

    lone = Setup(2).turn(0, 1, 1, 0).end().own(0, "Anun-Nak").people(0, elders=1).cards(0, fish=1)
    lone.put(a1="Y", f5="G")
    for seed in range(200):
        match = lone.match(seed)
        assert "done" in match.state.legal(0)
        play(match, 0, "djinn anun-nak elder", "at b1")
        s = match.state.fields
        if s.meeples[TILE["b1"], COLOUR["yellow"]] > 0:  # a1 can now be sown onto it
            assert match.state.view(0)["phase"] == "move"
            assert "done" not in match.state.legal(0)
            assert "sell fish" not in match.state.legal(0)
            return
    raise AssertionError("no yellow meeple in 200 draws")


@pytest.mark.rule("FT-35")
def test_the_score_source_by_source() -> None:
    setup = Setup(3).gold(0, 17).people(0, viziers=3, elders=2).people(1, viziers=3).people(2, viziers=1)
    setup.kind(a1="sacred place 15", b1="oasis", c1="village").camel(0, "a1", "b1", "c1")
    setup.palm("b1", 2).palace("c1", 1).palace("a1").palm("f3", 5).own(0, "Boaz", "Hagis")
    setup.cards(0, fish=2, wheat=2, silk=1, fakir=5)
    state = ended(setup)
    score = state.view(None)["seats"][0]["score"]
    assert score == {
        "gold": 17,
        "viziers": 3 + 10,
        "elders": 4,
        "djinns": 6 + 10,
        "tiles": 15 + 8 + 5,
        "palms": 6,
        "palaces": 10,
        "goods": 7 + 3,
    }
    assert state.scores[0] == sum(score.values())
    assert state.view(None)["seats"][1]["score"]["viziers"] == 13
    assert state.view(None)["seats"][2]["score"]["viziers"] == 1


@pytest.mark.rule("FT-36")
def test_ties_share_the_victory() -> None:
    state = ended(Setup(3).gold(0, 30).gold(1, 30).gold(2, 10))
    assert state.ranking == (1, 1, 3)
    assert state.returns == (0.25, 0.25, -0.5)


def best_split(kinds: tuple[int, ...], wild: int) -> int:
    """The best sale of a hand by trying every set with every number of wild cards."""
    best = 0
    held = [kind for kind, number in enumerate(kinds) if number]
    for chosen in range(1 << len(held)):
        some = [held[i] for i in range(len(held)) if chosen >> i & 1]
        for jokers in range(min(wild, 9 - len(some)) + 1):
            if not some and not jokers:
                continue
            rest = list(kinds)
            for kind in some:
                rest[kind] -= 1
            worth = int(pieces.SALE[len(some) + jokers]) + best_split(tuple(rest), wild - jokers)
            best = max(best, worth)
    return best


@pytest.mark.rule("FT-35", "FT-39")
def test_the_best_split_of_a_hand_is_the_one_that_trying_finds() -> None:
    chooser = random.Random(35)
    record = Setup(2).s
    for _ in range(amount(40, interpreted=8)):
        kinds = [chooser.choice((0, 0, 1, 2)) if number < 4 else 0 for number in range(9)]
        wild = chooser.randint(0, 2)
        record.goods[0, :9] = kinds
        assert sets_worth(record, 0, wild) == best_split(tuple(kinds), wild)


# ---------------------------------------------------------------- hidden and public


@pytest.mark.rule("FT-41")
def test_gold_and_goods_are_hidden_or_shown() -> None:
    for gold, goods in (("hidden", "hidden"), ("shown", "hidden"), ("hidden", "shown")):
        setup = Setup(2, gold=gold, goods=goods).put(a1="Y", a2="Y").cards(1, fish=1)
        rival = setup.state().view(0)["seats"][1]
        assert (rival["gold"] == 50) == (gold == "shown")
        assert (rival["goods"] == {"fish": 1}) == (goods == "shown")
        assert rival["cards"] == 1
        assert (rival["score"]["goods"] is None) == (goods == "hidden")
        own = setup.state().view(1)["seats"][1]
        assert own["gold"] == 50
        assert own["goods"] == {"fish": 1}
        nobody = setup.state().view(None)["seats"][1]
        assert (nobody["gold"] == 50) == (gold == "shown")
        assert rival["total"] == (50 if gold == "shown" else 1 if goods == "shown" else 0)


@pytest.mark.rule("FT-41")
def test_a_card_from_the_pile_is_seen_by_its_seat_alone_until_it_is_shown() -> None:
    setup = Setup(3).turn(1, 2, 0).put(a1="Y", a2="Y").own(1, "Sloar").cards(1, fakir=2).kind(a2="oasis")
    match = setup.match(seed=5)
    match.play(1, "djinn sloar fakir")
    draw = len(match.history) - 1
    assert isinstance(match.history[draw], Draw)
    assert match.concealed(1)[draw] is False
    assert match.concealed(0)[draw] is True
    assert match.concealed(None)[draw] is True
    assert [event.id for event in match.events(0, since=draw)] == ["draw-card"]
    assert [event.id for event in match.events(1, since=draw)] == ["draw-card", "drawn-card"]
    assert match.state.fields.veiled[1].sum() == 1

    shown = Setup(3, goods="shown").turn(1, 2, 0).put(a1="Y", a2="Y").own(1, "Sloar").cards(1, fakir=2).match(seed=5)
    shown.play(1, "djinn sloar fakir")
    assert shown.concealed(0)[-1] is False
    assert shown.state.fields.veiled.sum() == 0


@pytest.mark.rule("FT-41")
def test_a_seat_with_unseen_cards_is_asked_whatever_they_are() -> None:
    """Else the others would learn from a question that is not asked that the cards are no fakirs or no goods."""
    for card in ("fakir", "fish"):
        setup = Setup(2).turn(0, 1, 1, 0).put(a1="B", a2="B").kind(a2="village").veil(0, **{card: 1})
        match = setup.match()
        play(match, 0, "take a1", "drop blue a2")
        assert match.state.view(1)["phase"] == "build"
        assert match.state.legal(0) == (["fakirs 0", "fakirs 1"] if card == "fakir" else ["fakirs 0"])
        match.play(0, "fakirs 0")
        assert match.state.view(1)["phase"] == "end"
        assert match.state.legal(0) == (["done"] if card == "fakir" else ["sell fish", "done"])


@pytest.mark.rule("FT-41")
def test_when_the_pile_runs_out_a_lone_unseen_hand_can_be_counted() -> None:
    setup = Setup(3).put(a1="Y", a2="Y", e5="Y", f5="Y").kind(a2="oasis").row("fish", "silk")
    setup.veil(2, ivory=1, fakir=1).pile(wheat=3)
    match = clean_up(setup)
    assert match.state.fields.veiled.sum() == 0
    assert match.state.fields.goods[2, CARD["ivory"]] == 1


@pytest.mark.rule("FT-41")
def test_what_is_sold_or_spent_is_first_what_all_have_seen() -> None:
    setup = Setup(2).end().cards(0, fish=1).veil(0, fish=1)
    match = setup.match()
    match.play(0, "sell fish")
    assert match.state.fields.goods[0, CARD["fish"]] == 0
    assert match.state.fields.veiled[0, CARD["fish"]] == 1


# ---------------------------------------------------------------- at the table


@pytest.mark.rule("FT-12", "FT-41")
def test_own_steps_can_be_taken_back_to_the_start_of_the_turn_or_the_last_draw() -> None:
    setup = Setup(2).turn(0, 1, 1, 0).put(a1="YG", a3="Y", a2="B").own(0, "Sloar").cards(0, fakir=1)
    match = setup.match()
    start = match.state
    play(match, 0, "take a1", "drop green a2")
    match.undo(0)
    match.undo(0)
    assert match.state == start
    assert not match.can_undo(0)
    match.play(0, "djinn sloar fakir")
    assert not match.can_undo(0)  # a card was drawn


@pytest.mark.rule("FT-12", "FT-19")
def test_a_view_tells_what_each_end_of_the_move_would_give() -> None:
    setup = Setup(2).put(c3="RGB", c4="Y", c5="G", d4="B", b4="BYY", e1="R").row("fish", "silk", "gems")
    setup.kind(c5="sacred place 6", d4="village", b4="village", b5="village", a4="large market", c4="oasis")
    setup.put(d5="B", b5="GG", c2="W").camel(1, "d5")
    match = setup.match()
    assert match.state.view(0)["ends"] == []
    play(match, 0, "take c3", "drop red c4")
    ends = {(end["tile"], end["colour"]): end for end in match.state.view(1)["ends"]}
    # Two more drops from c4, the first not back to c3: they end on b5, d5, b3, d3, a4, e4 or c6, which is no tile.
    assert set(ends) == {("b5", "green"), ("d5", "blue")}
    assert ends["b5", "green"] == {
        "tile": "b5", "colour": "green", "tribe": "merchant", "taken": 3, "control": True,
        "action": "village", "cards": ["fish", "silk", "gems"],
    }  # fmt: skip
    assert ends["d5", "blue"]["control"] is False  # the other seat's camel is there
    around = [tile for tile in match.state.view(0)["tiles"] if tile["tile"] in ("c5", "d5", "e5", "c4", "d4", "e4")]
    assert ends["d5", "blue"]["gold"] == 2 * sum(tile["colour"] == "blue" for tile in around)


def test_the_table_fits_a_hundred_columns() -> None:
    chooser = random.Random(8)
    for players in amount((2, 4), interpreted=(2,)):
        match = serai.game("five-tribes", players=players).new_match(seed=players)
        while not match.state.over:
            seat = match.state.to_act[0]
            match.play(seat, chooser.choice(match.state.legal(seat)))
            assert max(len(line) for line in match.state.text(seat).splitlines()) <= 100
        assert "rank 1" in str(match.state)


def test_steps_are_numbered_as_the_table_of_actions_says() -> None:
    names = actions.STEPS
    assert len(names) == 1020
    examples = {
        0: "bid 0", 27: "bid 18 fakirs 6", 28: "take a1", 58: "drop yellow a1", 208: "kill yellow a1",
        358: "kill vizier seat 0", 362: "kill elder seat 0", 366: "fakirs 0", 385: "buy 1",
        391: "summon al-amin elder elder", 435: "djinn anun-nak elder", 456: "at a1", 486: "keep al-amin",
        508: "sell ivory", 1018: "sell ivory gems gold papyrus silk spices fish wheat pottery", 1019: "done",
    }  # fmt: skip
    assert {number: names[number] for number in examples} == examples
