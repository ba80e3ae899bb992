"""The Thief of Bagdad by rule id: cards, hidden hands and the end."""

from __future__ import annotations

import json
from typing import Any

import pytest

import serai
from serai.engine.chance import generator
from serai.engine.rulebook import Draw
from serai.games.bagdad import pieces
from serai.games.bagdad.box import NAMES
from tests.contract.tables import walk
from tests.rules.positions_bagdad import match as start_match
from tests.rules.positions_bagdad import numbers, position
from tests.rules.test_bagdad import RED, legal, refused

rule = pytest.mark.rule


def cards(state: serai.State, seat: int) -> int:
    """Palace cards in a hand."""
    return int(state.fields.hand[seat, :6].sum())


# ---------------------------------------------------------------------- drawing


@rule("BG-16")
def test_after_actions_a_seat_draws_three_cards() -> None:
    match = start_match([{"red": 2, "blue": 1}, {}], guards=[{"red": 1}])
    match.play(0, "move red blue with red")
    assert not legal(match, "pass")
    assert refused(match, "pass").rule == "BG-16"
    assert refused(match, "pass dancer").rule == "BG-16"
    match.play(0, "end")
    assert cards(match.state, 0) == 2 + 3


@rule("BG-16")
def test_without_an_action_it_draws_four_cards_or_three_and_a_dancer() -> None:
    match = start_match([{"red": 2}, {}])
    assert refused(match, "end").rule == "BG-16"
    match.play(0, "pass")
    assert cards(match.state, 0) == 6
    assert match.state.fields.hand[0, pieces.DANCER] == 0
    match.play(1, "pass dancer")
    assert cards(match.state, 1) == 3
    assert match.state.fields.hand[1, pieces.DANCER] == 1
    assert match.state.fields.dancers == 7


@rule("BG-16")
def test_with_no_dancer_left_four_cards_are_drawn() -> None:
    match = start_match([{"red": 2, "dancer": 5}, {"dancer": 3}])
    assert legal(match, "pass") == {"pass"}
    assert refused(match, "pass dancer").rule == "BG-16"
    match.play(0, "pass")
    assert cards(match.state, 0) == 6


@rule("BG-17")
def test_dancers_stand_for_cards_of_any_action_and_the_seat_chooses() -> None:
    match = start_match([{"red": 2, "dancer": 3}, {}], guards=[{"red": 1}, {"red": 1}], thieves=[{"red": 1}])
    assert legal(match, "place red") == {"place red", "place red 1d", "place red 2d"}
    assert legal(match, "move red blue") == {"move red blue with red", "move red blue with dancer"}
    assert legal(match, "carry red blue") == {"carry red blue with red", "carry red blue with dancer"}
    assert legal(match, "neutral red blue") == {
        "neutral red blue with red dancer",
        "neutral red blue with dancer dancer",
    }
    match.play(0, "place red 1d")
    s = match.state.fields
    assert s.hand[0, RED] == 1
    assert s.hand[0, pieces.DANCER] == 2
    assert s.dancers == 6  # 5 lay open, and never among the discards
    assert s.discards.sum() == 1
    match.play(0, "neutral red green with dancer dancer")
    assert match.state.fields.dancers == 8
    assert match.state.fields.discards.sum() == 1


@rule("BG-17")
def test_a_neutral_guard_may_be_paid_with_one_dancer_for_either_card() -> None:
    match = start_match([{"red": 1, "blue": 1, "dancer": 1}, {}])
    ways = legal(match, "neutral red blue")
    assert ways == {"neutral red blue", "neutral red blue with dancer blue", "neutral red blue with red dancer"}
    after = match.state.after(0, "neutral red blue with dancer blue").fields
    assert after.hand[0].tolist() == [1, 0, 0, 0, 0, 0, 0]
    assert refused(match, "neutral red blue with dancer dancer").rule == "BG-17"


@rule("BG-17")
def test_three_dancers_pay_for_a_thief_past_three_guards() -> None:
    match = start_match([{"dancer": 3}, {}], guards=[{"red": 1, "white": 3}, {"red": 2, "blue": 2}])
    assert legal(match, "place white") == {"place white 1d"}
    match.play(0, "move white blue with dancer")
    assert legal(match, "place red") == set()
    match.undo(0)
    assert legal(match, "place red") == {"place red 3d"}
    error = refused(start_match([{"dancer": 2, "red": 3}, {}], guards=[{"red": 1}]), "place red 2d")
    assert error.rule == "BG-9"
    assert "too many" in str(error)


@rule("BG-17")
def test_a_dancer_taken_now_is_used_in_a_later_turn() -> None:
    match = start_match([{}, {}], guards=[{"red": 1}])
    match.play(0, "pass dancer")
    assert match.state.to_act == (1,)
    match.play(1, "pass")
    assert "place red 1d" in match.state.legal(0)


@rule("BG-18")
def test_an_empty_pile_is_made_of_the_discards_and_the_draw_goes_on() -> None:
    match = start_match([{"red": 2, "white": 6}, {}], pile={"blue": 2})
    match.play(0, "pass")
    drawn = [entry.outcome for entry in match.history if isinstance(entry, Draw)]
    assert drawn[:2] == [1, 1]  # what the old pile held
    assert len(drawn) == 4
    s = match.state.fields
    assert s.discards.sum() == 0
    assert s.pile.sum() == 102 - 8 - 4
    shuffles = [event.to_json() for event in match.events(1) if event.id == "shuffle"]
    assert shuffles == [{"event": "shuffle", "cards": 102 - 8 - 2}]
    order = [event.id for event in match.events(1)]
    assert order == ["finish", "draw", "draw", "shuffle", "draw", "draw", "turn"]


@rule("BG-18")
def test_the_odds_of_a_draw_are_the_cards_of_the_pile() -> None:
    match = start_match([{"red": 2}, {}], pile={"blue": 3, "green": 1})
    state = match.state.after(0, "pass")
    assert state.odds() == {1: 3, 2: 1}
    assert state.drawn("blue").odds() == {1: 2, 2: 1}


@rule("BG-18")
def test_with_both_piles_empty_a_seat_draws_what_there_is() -> None:
    everything = dict.fromkeys(NAMES, 17)
    rest = {**everything, "red": 14}
    match = start_match([{"red": 1}, rest], pile={"red": 2})
    match.play(0, "pass")
    assert cards(match.state, 0) == 3
    assert match.state.to_act == (1,)
    match.play(1, "move purple red with red")
    match.play(1, "end")
    assert cards(match.state, 1) == 102 - 3  # the one card that was paid comes back at once


@rule("BG-19")
def test_without_a_limit_hands_grow() -> None:
    match = start_match([dict.fromkeys(NAMES, 8), {}])
    match.play(0, "pass")
    assert cards(match.state, 0) == 52
    assert match.state.to_act == (1,)


@rule("BG-19")
def test_over_the_limit_cards_are_given_up_by_choice_and_dancers_count() -> None:
    match = start_match([{"red": 7, "dancer": 2}, {}], hand_limit=10)
    match.play(0, "pass")
    assert match.state.to_act == (0,)
    view = match.state.view(0)
    assert view["phase"] == "over limit"
    assert view["to_give_up"] == 3
    steps = match.state.legal(0)
    assert {"give red", "give dancer"} <= set(steps)
    assert all(step.startswith("give") for step in steps)
    error = refused(match, "end")
    assert error.rule == "BG-19"
    assert "give up 3 cards" in str(error)
    absent = next(name for name in NAMES if f"give {name}" not in steps)
    assert refused(match, f"give {absent}").rule == "BG-19"
    match.play(0, "give dancer")
    assert match.state.fields.dancers == 7
    match.play(0, "give red")
    assert match.state.fields.discards[RED] == 1
    match.undo(0)
    match.play(0, "give red")
    match.play(0, "give red")
    assert match.state.to_act == (1,)
    assert match.state.fields.hand[0].sum() == 10
    assert refused(match, "give red", 1).rule == "BG-19"


# ---------------------------------------------------------------------- the end


@rule("BG-20")
@pytest.mark.parametrize(("players", "chests"), [(2, 6), (3, 5), (4, 4)])
def test_the_last_chest_that_a_seat_needs_ends_the_game_at_once(players: int, chests: int) -> None:
    others: list[dict[str, int]] = [{} for _ in range(players - 1)]
    thieves: list[Any] = [{"red": 3}, {"blue": 1}, {}, {"blue": 2}][:players]
    match = start_match(
        [{"red": 5}, *others],
        guards=[{"red": 1}],
        thieves=thieves,
        chests={"white": 0, "purple": 8 - chests - (players - 2)},
        stolen=[chests - 1, *[1] * (players - 1)],
    )
    assert match.state.view()["chests_to_win"] == chests
    match.play(0, "place red")
    assert match.state.over
    assert match.state.scores == (chests, *[1] * (players - 1))
    assert match.state.ranking == {2: (1, 2), 3: (1, 2, 3), 4: (1, 3, 4, 2)}[players]
    assert match.state.view()["why_over"] == "chests"
    assert match.events()[-1].to_json()["why"] == "chests"
    assert match.state.view()["turn"] == 1  # the turn that runs when the chest is stolen, not the one before
    assert f"over in turn 1: seat 0 has {chests} chests" in str(match.state)
    with pytest.raises(serai.IllegalMove, match="over"):
        match.play(0, "end")


@rule("BG-20", "BG-24")
def test_after_the_last_turn_chests_then_thieves_rank_and_equals_share() -> None:
    match = start_match(
        [{"red": 1}, {}, {}, {}],
        thieves=[{"red": 1}, {"red": 2}, {"blue": 2}, {}],
        chests={"red": 3},
        stolen=[0, 0, 0, 1],
        fields={"turns": 48},
        max_turns=50,
    )
    match.play(0, "pass")
    assert not match.state.over
    match.play(1, "pass")
    assert match.state.over
    assert match.state.ranking == (4, 2, 2, 1)
    assert match.state.view()["why_over"] == "turns"
    assert match.state.view()["turn"] == 50
    assert match.state.returns == pytest.approx((-1 / 3, -1 / 3, -1 / 3, 1))


@rule("BG-24")
def test_random_play_rarely_ends_before_the_default_limit_and_never_after() -> None:
    state = walk(serai.game("bagdad", players=2, max_turns=50), 1, 1000).state
    assert state.over
    assert state.fields.turns <= 50


@rule("BG-21")
@pytest.mark.parametrize("players", [2, 3])
def test_a_round_of_nothing_at_all_ends_the_game(players: int) -> None:
    held: dict[str, int] = {**dict.fromkeys(NAMES, 17), "dancer": 8}
    match = start_match([held, *({} for _ in range(players - 1))])
    for seat in range(players):
        assert not match.state.over
        assert match.state.fields.stalled == seat
        match.play(seat, "pass")
    assert match.state.over
    assert match.state.view()["why_over"] == "stall"
    assert match.state.view()["turn"] == players
    assert all(serai.load(state.position()) == state for state in match.states)
    assert match.state.ranking == (1,) * players


@rule("BG-21")
def test_an_action_a_card_or_a_dancer_is_no_stall() -> None:
    held = dict.fromkeys(NAMES, 17)
    with_dancers = start_match([held, {}])
    with_dancers.play(0, "pass dancer")
    assert with_dancers.state.fields.stalled == 0
    with_dancers.play(1, "pass")
    assert with_dancers.state.fields.stalled == 1
    with_dancers.play(0, "move white red with red")
    with_dancers.play(0, "end")
    assert with_dancers.state.fields.stalled == 0
    assert cards(with_dancers.state, 0) == 102  # the card that it paid came back, so again there is none to draw
    with_dancers.play(1, "pass")
    assert with_dancers.state.fields.stalled == 1
    assert not with_dancers.state.over
    assert all(serai.load(state.position()) == state for state in with_dancers.states)


@rule("BG-21")
def test_a_stall_with_cards_to_draw_cannot_be() -> None:
    everything: dict[str, int] = {**dict.fromkeys(NAMES, 17), "dancer": 8}
    later = {"turns": 2, "stalled": 1}
    serai.load(position([everything, {}], fields=later))
    almost = {**everything, "red": 16}
    for cannot_be in (
        position([{}, {}], fields=later),
        position([almost, {}], fields=later),
        position([almost, {}], pile={}, fields=later),
    ):
        with pytest.raises(serai.PositionError, match=r"leaves pile and discards empty.*BG-21"):
            serai.load(cannot_be)
    paid = position([almost, {}], pile={}, fields={**later, "acted": 1})
    assert serai.load(paid).legal(0)[-1] == "end"


@rule("BG-9", "BG-15")
def test_the_cost_says_where_guards_and_chests_let_a_thief_in() -> None:
    for state in walk(serai.game("bagdad", players=3), 5, 400).states[::9]:
        view = state.view(0)
        for palace in view["palaces"]:
            for seat, cost in enumerate(palace["cost"]):
                own = palace["guards"][seat]
                foreign = palace["neutral"] + sum(palace["guards"]) - own
                assert cost == (foreign or None if own and palace["chests"] else None)


# ---------------------------------------------------------------------- hidden and public


@rule("BG-22")
def test_a_view_shows_the_own_hand_and_counts_of_the_others() -> None:
    match = start_match([{"red": 2, "dancer": 1}, {"blue": 3, "dancer": 2}, {"green": 4}], pile=dict.fromkeys(NAMES, 5))
    for seat in (0, 1, 2, None):
        view = match.state.view(seat)
        assert [line["cards"] for line in view["seats"]] == [2, 3, 4]
        assert [line["dancers"] for line in view["seats"]] == [1, 2, 0]
        assert [line["hand"] is not None for line in view["seats"]] == [seat == other for other in range(3)]
        assert all(line["known"] is None for line in view["seats"])
        assert view["pile"] == 30
        assert view["pile_cards"] is None
        assert view["discards"] == {"red": 10, "blue": 9, "green": 8, "yellow": 12, "purple": 12, "white": 12}
        assert view["unseen"]["red"] == (5 if seat == 0 else 7)
    assert match.state.open_view()["seats"][1]["hand"] == {**dict.fromkeys(NAMES, 0), "blue": 3}


@rule("BG-22")
def test_the_pile_by_palace_is_nobodys_to_see() -> None:
    """Cards moved between the pile and a rival's hand change nothing that a seat sees."""
    one = serai.load(position([{"red": 1}, {"blue": 2}, {"green": 1}], pile={"blue": 1, "yellow": 3}))
    two = serai.load(position([{"red": 1}, {"yellow": 2}, {"blue": 1}], pile={"blue": 2, "green": 1, "yellow": 1}))
    assert one.view(0) == two.view(0)
    assert one.view(None) == two.view(None)
    assert one.text(0) == two.text(0)
    assert one.observe(0).tolist() == two.observe(0).tolist()
    assert one.imagine(0, generator(3)) == two.imagine(0, generator(3))
    assert one.view(1) != two.view(1)


@rule("BG-22")
def test_a_draw_is_for_the_seat_that_draws() -> None:
    match = start_match([{"red": 2}, {}, {}])
    match.play(0, "pass dancer")
    own = [event.to_json() for event in match.events(0)]
    others = [event.to_json() for event in match.events(1)]
    assert [event["event"] for event in own].count("card") == 3
    assert "card" not in [event["event"] for event in others]
    assert [event["event"] for event in others].count("draw") == 3
    assert {"event": "dancer", "seat": 0} in others  # dancers are taken openly
    fresh = serai.game("bagdad", players=3).new_match(seed=5)
    while fresh.state.fields.phase == pieces.GUARDS:
        fresh.play(fresh.state.to_act[0], fresh.state.legal(fresh.state.to_act[0])[0])
    first = int(fresh.state.fields.first)
    deals = [line for line in fresh.record_for(first).splitlines() if line.startswith("draw")]
    assert deals.count("draw ?") == 7 + 8
    assert f"draw first {first}" in deals


@rule("BG-22")
def test_at_a_shuffle_two_players_know_each_others_hands() -> None:
    match = start_match([{"red": 2, "blue": 1}, {"green": 2, "white": 1, "dancer": 1}], pile={"yellow": 1})
    assert match.state.view(0)["seats"][1]["known"] == dict.fromkeys(NAMES, 0)
    match.play(0, "pass")
    view = match.state.view(1)
    assert view["seats"][0]["known"] == {**dict.fromkeys(NAMES, 0), "red": 2, "blue": 1, "yellow": 1}
    assert match.state.view(0)["seats"][1]["known"] == {**dict.fromkeys(NAMES, 0), "green": 2, "white": 1}
    assert all(line["known"] is None for line in match.state.view(None)["seats"])
    rng = generator(1)
    for _ in range(50):
        world = match.state.imagine(1, rng).fields
        assert (world.hand[0, :6] >= numbers({"red": 2, "blue": 1, "yellow": 1})).all()
        assert (world.hand[1] == match.state.fields.hand[1]).all()


@rule("BG-22")
def test_what_is_known_shrinks_when_such_cards_are_played_whichever_they_were() -> None:
    """A red card is played: it may be the one that the rival knew of, even if the seat has drawn another one since."""
    match = start_match([{"red": 2, "blue": 1}, {"green": 3}], guards=[{"red": 1}], known=[{"red": 1, "blue": 1}, {}])
    match.play(0, "move red green with red")
    assert match.state.fields.known[0].tolist() == numbers({"blue": 1})
    match.play(0, "move green blue with blue")
    assert match.state.fields.known[0].tolist() == [0] * 6
    match.play(0, "move blue red with red")
    assert match.state.fields.known[0].tolist() == [0] * 6


@rule("BG-22")
def test_dancers_paid_leave_what_is_known_as_it_is() -> None:
    match = start_match([{"red": 1, "dancer": 1}, {}], guards=[{"red": 1}], known=[{"red": 1}])
    match.play(0, "place red 1d")
    assert match.state.fields.known[0].tolist() == numbers({"red": 1})


@rule("BG-22")
def test_with_an_empty_pile_the_rivals_hand_can_be_counted() -> None:
    state = serai.load(position([{"red": 2}, {"green": 2, "white": 1}], pile={}))
    for seed in range(5):
        assert state.imagine(0, generator(seed)) == state


@rule("BG-22")
def test_with_three_players_nothing_is_counted_at_a_shuffle() -> None:
    match = start_match([{"red": 2}, {"green": 2}, {"white": 1}], pile={})
    match.play(0, "pass")
    assert match.state.fields.known.sum() == 0


@rule("BG-22")
@pytest.mark.parametrize("seed", range(3))
def test_what_two_players_know_is_what_they_can_count(seed: int) -> None:
    """The lower bound, kept by an observer who sees only the public part of the match and one hand."""
    match = walk(serai.game("bagdad", players=2, hand_limit=10), seed, 600)
    shuffled = 0
    for watcher in (0, 1):
        rival = 1 - watcher
        known = [0] * 6
        for before, entry, after in zip(match.states, match.history, match.states[1:], strict=False):
            b, a = before.fields, after.fields
            if not isinstance(entry, Draw) and entry.seat == rival:
                played = (a.discards.astype(int) - b.discards).clip(0).tolist()
                known = [max(0, count - gone) for count, gone in zip(known, played, strict=True)]
            drawn = int(isinstance(entry, Draw) and entry.outcome < 6)
            if a.pile.sum() > b.pile.sum() - drawn:  # all cards but the two hands have just been in the open
                shuffled += 1
                known = (17 - a.pile - a.hand[watcher, :6]).tolist()
            assert a.known[rival].tolist() == known
    assert shuffled


@rule("BG-22")
def test_hands_stay_closed_in_views_at_the_end_but_not_in_the_record() -> None:
    match = walk(serai.game("bagdad", players=2, max_turns=50), 3, 1000)
    assert match.state.over
    assert match.state.view(0)["seats"][1]["hand"] is None
    assert match.state.open_view()["seats"][1]["hand"] is not None
    assert "draw ?" not in match.record_for(0)


# ---------------------------------------------------------------------- undo, views, texts


def test_undo_goes_back_to_the_start_of_the_turn_and_never_across_a_draw() -> None:
    match = start_match([{"red": 4, "blue": 2}, {}], guards=[{"red": 1}], thieves=[{"red": 3}])
    keys = [match.state.key()]
    for step in ("place red", "move red blue with red", "place blue", "neutral red green with red dancer"):
        if step in match.state.legal(0):
            match.play(0, step)
            keys.append(match.state.key())
    assert match.state.fields.stolen[0] == 1  # stealing is taken back too
    for key in reversed(keys[:-1]):
        assert match.can_undo(0)
        match.undo(0)
        assert match.state.key() == key
    assert not match.can_undo(0)
    match.play(0, "pass")
    assert not match.can_undo(0)
    with pytest.raises(serai.IllegalMove):
        match.undo(0)


def test_a_view_helps_with_costs_and_missing_thieves() -> None:
    match = start_match(
        [{"red": 1}, {}],
        guards=[{"red": 2, "blue": 1}, {"red": 1, "green": 1}],
        thieves=[{"red": 3}, {"green": 1}],
        chests={"blue": 2},
        stolen=[1, 1],
    )
    palaces = match.state.view(0)["palaces"]
    assert palaces[0]["cost"] == [2, 3]
    assert palaces[0]["missing"] == [1, 4]
    assert palaces[1]["cost"] == [1, None]
    assert palaces[1]["missing"] == [6, 6]
    assert palaces[2]["cost"] == [None, 1]
    assert palaces[2]["missing"] == [4, 3]
    assert match.state.view(0)["thief_actions_left"] == 3
    json.dumps(match.state.view(0))


def test_the_table_as_text() -> None:
    match = start_match([{"red": 1, "white": 2}, {"blue": 1, "dancer": 1}], guards=[{"red": 1}], thieves=[{"red": 2}])
    text = match.state.text(0)
    assert "turn 1: seat 0 acts, 3 thief actions left" in text
    assert "R ▲ red     4 5 6 7  n 0 . .  2 .        0         16      1     2        1" in text
    assert "holds" not in text
    assert "1        0         12       1      1        holds B1" in str(match.state)
    match.play(0, "pass")
    counted = start_match([{}, {"blue": 2}], known=[{}, {"blue": 1}]).state
    assert "known to hold B1" in counted.text(0)
    assert "known" not in counted.text(1)
    assert "known" not in counted.text(None)
    fresh = serai.game("bagdad", players=3, neutral_setup="tactical").start()
    assert "the first seat is drawn" in str(fresh)
    limit = start_match([{"red": 10}, {}], hand_limit=10)
    limit.play(0, "pass")
    assert "seat 0 gives up cards, 4 too many" in limit.state.text(0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_observations_stay_within_their_bounds(players: int) -> None:
    match = walk(serai.game("bagdad", players=players, hand_limit=12, max_turns=50), 5, 400)
    assert match.state.over
    for state in match.states[::5] + match.states[-1:]:
        for seat in range(players):
            seen = state.observe(seat)
            assert seen.shape == (190,)
            assert 0 <= seen.min() <= seen.max() <= 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_text_fits_into_80_columns(players: int) -> None:
    match = walk(serai.game("bagdad", players=players, neutral_setup="tactical", max_turns=50), 2, 300)
    assert match.state.over
    for state in match.states[::7] + match.states[-1:]:
        for text in (str(state), *(state.text(seat) for seat in (None, *range(players)))):
            assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"turns": -1}, "out of range"),
        ({"chests": [5, 4, 4, 4, 4, 3]}, "BG-1"),
        ({"reserve": [11, 12, 0, 0]}, "12 thieves"),
        ({"neutral": [1, 1, 1, 1, 1, 0], "spaces": [3, 3, 3, 3, 1, 1]}, "all its guards"),
        ({"spaces": [2, 3, 3, 3, 2, 0]}, "four at each palace"),
        ({"discards": [1, 0, 0, 0, 0, 0]}, "17 cards"),
        ({"dancers": 7}, "eight dancers"),
        ({"known": [[1, 0, 0, 0, 0, 0], [0] * 6, [0] * 6, [0] * 6]}, "known in a hand"),
        ({"seat": 1}, "seat in turn"),
        ({"thief_acts": 1}, "seat in turn"),
        ({"draws": 1}, "drawn only at the end"),
        ({"phase": "over"}, "The game ends"),
        ({"phase": "guards"}, "in turn order"),
        ({"guards_left": [0, 0, 1, 0]}, "must be empty"),
        ({"phase": "nonsense"}, "phase"),
    ],
)
def test_an_impossible_position_is_refused(fields: dict[str, Any], sentence: str) -> None:
    with pytest.raises(serai.PositionError, match=sentence):
        serai.load(position(fields=fields))
