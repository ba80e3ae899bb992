"""The Thief of Bagdad by rule id: the set-up, the actions of a turn and the examples of BG-23."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import serai
from serai.engine.chance import generator, new_scratch
from serai.engine.playouts import audited_playouts
from serai.games.bagdad import pieces, rules
from serai.games.bagdad.box import NAMES, PALACES
from tests.contract.tables import walk
from tests.rules.positions_bagdad import match as start_match
from tests.rules.positions_bagdad import numbers, position

rule = pytest.mark.rule
every_count = pytest.mark.parametrize("players", [2, 3, 4])

RED, BLUE, GREEN, YELLOW, PURPLE, WHITE = range(6)
MIXED = {"red": 1, "blue": 1}


def legal(match: serai.Match, *words: str) -> set[str]:
    """The legal steps of the seat in turn that begin with one of the words."""
    return {step for step in match.state.legal(match.state.to_act[0]) if step.startswith(words)}


def refused(match: serai.Match, step: str, seat: int = 0) -> Any:
    """The refusal of a step, which must change nothing."""
    key = match.state.key()
    with pytest.raises(serai.IllegalMove) as error:
        match.play(seat, step)
    assert match.state.key() == key
    return error.value


def place_all_guards(match: serai.Match) -> None:
    """The set-up, every guard on the first palace with room."""
    while match.state.fields.phase == pieces.GUARDS:
        seat = match.state.to_act[0]
        match.play(seat, match.state.legal(seat)[0])


# ---------------------------------------------------------------------- material and set-up


@rule("BG-1")
@every_count
def test_six_palaces_with_four_chests_and_four_guard_spaces(players: int) -> None:
    view = serai.game("bagdad", players=players).start().view()
    assert [palace["name"] for palace in view["palaces"]] == list(NAMES)
    assert all(palace["chests"] == [4, 5, 6, 7] for palace in view["palaces"])
    assert all(palace["neutral"] + palace["free_spaces"] == 4 for palace in view["palaces"])


def test_palaces_differ_in_name_letter_and_symbol() -> None:
    for looks in ("name", "letter", "symbol", "colour"):
        assert len({getattr(palace, looks) for palace in PALACES}) == 6
    assert all(palace.letter == palace.name[0].upper() for palace in PALACES)


# How linear RGB is seen without one kind of cones (Machado, Oliveira and Fernandes, 2009).
COLOUR_VISIONS = {
    "all cones": np.eye(3),
    "no long": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "no medium": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
    "no short": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
}
TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]]
)
WHITE_POINT = np.array([0.95047, 1.0, 1.08883])


def lab(colour: str, vision: Any) -> Any:
    """A colour in CIE Lab, where distances are about as large as they look."""
    parts = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    x, y, z = np.cbrt(TO_XYZ @ np.clip(np.array(vision) @ linear, 0, 1) / WHITE_POINT)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


@pytest.mark.parametrize("vision", COLOUR_VISIONS.values(), ids=COLOUR_VISIONS.keys())
def test_palace_colours_stay_apart_for_every_kind_of_colour_vision(vision: Any) -> None:
    seen = [lab(palace.colour, vision) for palace in PALACES]
    assert min(np.linalg.norm(a - b) for i, a in enumerate(seen) for b in seen[:i]) > 20


@rule("BG-2")
def test_the_pile_has_17_cards_of_each_palace_and_8_dancers_lie_open() -> None:
    view = serai.game("bagdad", players=2).start().open_view()
    assert view["pile"] == 102
    assert view["pile_cards"] == dict.fromkeys(NAMES, 17)
    assert view["dancers"] == 8


@rule("BG-3")
@every_count
def test_a_neutral_guard_stands_at_each_palace(players: int) -> None:
    match = serai.game("bagdad", players=players).new_match(seed=1)
    assert match.state.fields.neutral.tolist() == [1] * 6
    assert not legal(match, "neutral")
    assert refused(match, "neutral guard red", match.state.to_act[0]).rule == "BG-3"


@rule("BG-4")
@every_count
def test_thieves_guards_and_hands_of_each_seat(players: int) -> None:
    match = serai.game("bagdad", players=players, hands="before").new_match(seed=1)
    s = match.state.fields
    assert s.reserve[:players].tolist() == [12] * players
    assert s.guards_left[:players].tolist() == [{2: 4, 3: 3, 4: 2}[players]] * players
    order = [(int(s.first) + turn) % players for turn in range(players)]
    assert [int(s.hand[seat].sum()) for seat in order] == [6, 7, 8, 9][:players]
    assert s.hand[:, pieces.DANCER].sum() == 0


@rule("BG-4")
@every_count
def test_any_seat_may_begin_unless_the_table_fixes_it(players: int) -> None:
    game = serai.game("bagdad", players=players)
    assert game.start().odds() == {pieces.FIRST_SEAT + seat: 1 for seat in range(players)}
    begun = {game.new_match(seed=seed).state.to_act for seed in range(40)}
    assert begun == {(seat,) for seat in range(players)}
    fixed = serai.game("bagdad", players=players, first_seat="seat-0").new_match(seed=5)
    assert fixed.state.to_act == (0,)
    assert not fixed.history


@rule("BG-5")
@every_count
def test_guards_are_placed_one_at_a_time_in_turn_order(players: int) -> None:
    match = serai.game("bagdad", players=players).new_match(seed=4)
    first = match.state.to_act[0]
    own = {2: 4, 3: 3, 4: 2}[players]
    for number in range(own * players):
        seat = (first + number) % players
        assert match.state.to_act == (seat,)
        assert match.state.fields.hand.sum() == 0  # the hands are taken up when all guards stand
        match.play(seat, "guard white" if number == 0 else match.state.legal(seat)[-1])
    assert match.state.fields.phase == pieces.ACT
    assert match.state.to_act == (first,)
    assert match.state.fields.guards.sum() == own * players
    order = [(first + turn) % players for turn in range(players)]
    assert [int(match.state.fields.hand[seat].sum()) for seat in order] == [6, 7, 8, 9][:players]


@rule("BG-5")
def test_several_own_guards_may_stand_at_one_palace() -> None:
    match = serai.game("bagdad", players=2, first_seat="seat-0").new_match(seed=4)
    for step in ("guard red", "guard blue") * 2:
        match.play(match.state.to_act[0], step)
    assert match.state.fields.guards[0, RED] == 2
    assert match.state.fields.guards[1, BLUE] == 2


@rule("BG-5")
def test_hands_before_are_seen_while_placing() -> None:
    match = serai.game("bagdad", players=2, hands="before").new_match(seed=4)
    seat = match.state.to_act[0]
    hand = match.state.view(seat)["seats"][seat]["hand"]
    assert sum(hand.values()) == 6
    place_all_guards(match)
    assert match.state.fields.phase == pieces.ACT
    assert match.state.view(seat)["seats"][seat]["hand"] == hand


@rule("BG-6")
def test_never_more_than_four_guards_at_a_palace_in_the_set_up() -> None:
    match = serai.game("bagdad", players=2, first_seat="seat-0").new_match(seed=4)
    for _ in range(3):
        match.play(match.state.to_act[0], "guard red")
    error = refused(match, "guard red", 1)
    assert error.rule == "BG-6"
    assert "guard red" not in match.state.legal(1)


@rule("BG-6")
def test_never_more_than_four_guards_at_a_palace_later() -> None:
    full = [{"red": 1, "blue": 1}, {"blue": 2}]
    match = start_match([{"red": 2, "blue": 2, "green": 1, "dancer": 2}, {}], guards=full)
    assert match.state.fields.spaces[BLUE] == 0
    assert not any(step.split()[2] == "blue" for step in legal(match, "move", "carry", "neutral"))
    for step in ("move red blue with red", "neutral green blue", "neutral green blue with dancer dancer"):
        assert refused(match, step).rule == "BG-6"
    match.play(0, "move blue red with blue")
    assert "move red blue with red" in match.state.legal(0)


@rule("BG-7", "BG-3")
@every_count
def test_tactical_seats_place_own_and_neutral_guards_as_they_like(players: int) -> None:
    match = serai.game("bagdad", players=players, neutral_setup="tactical", first_seat="seat-0").new_match(seed=4)
    assert match.state.fields.neutral.sum() == 0
    match.play(0, "neutral guard red")
    match.play(1, "guard red")
    for seat in range(2, players):
        match.play(seat, "neutral guard blue")
    match.play(0, "neutral guard green")
    error = refused(match, "guard blue")
    assert "Seat 0 has nothing to choose now" in str(error)
    placed = players + 1
    while match.state.fields.phase == pieces.GUARDS:
        seat = match.state.to_act[0]
        if match.state.fields.neutrals_left[seat] == 0:
            assert refused(match, "neutral guard white", seat).rule == "BG-7"
        match.play(seat, match.state.legal(seat)[-1])
        placed += 1
    assert placed == players * ({2: 4, 3: 3, 4: 2}[players] + 2)
    assert match.state.fields.neutral.sum() == 2 * players


@rule("BG-7")
def test_tactical_seats_may_run_out_of_own_guards_first() -> None:
    match = serai.game("bagdad", players=4, neutral_setup="tactical", first_seat="seat-0").new_match(seed=4)
    for step in ("guard red", "guard blue", "guard green", "guard yellow") * 2:
        match.play(match.state.to_act[0], step)
    assert refused(match, "guard white").rule == "BG-7"
    assert all(step.startswith("neutral guard") for step in match.state.legal(0))


# ---------------------------------------------------------------------- a turn


@rule("BG-8")
def test_any_number_of_actions_in_any_order_and_paid_cards_lie_open() -> None:
    match = start_match([{"red": 3, "blue": 2}, {"green": 2}], guards=[{"red": 2}])
    for step in ("move red blue with blue", "place red", "move blue red with red", "move red blue with red"):
        match.play(0, step)
    assert match.state.view(1)["discards"] == {**dict.fromkeys(NAMES, 0), "red": 3, "blue": 1}
    assert match.state.to_act == (0,)
    match.play(0, "end")
    assert match.state.to_act == (1,)


@rule("BG-9", "BG-23")
def test_example_a_a_thief_past_a_neutral_and_a_rivals_guard_costs_exactly_two_cards() -> None:
    match = start_match([{"red": 4}, {}], guards=[{"red": 1}, {"red": 1}])
    assert match.state.view(0)["palaces"][RED]["cost"] == [2, 2]
    match.play(0, "place red")
    s = match.state.fields
    assert s.hand[0, RED] == 2
    assert s.discards[RED] == 2
    assert s.thieves[0, RED] == 1
    assert s.reserve[0] == 11
    short = start_match([{"red": 1}, {}], guards=[{"red": 1}, {"red": 1}])
    error = refused(short, "place red")
    assert error.rule == "BG-9"
    assert "costs 2 cards of its colour; you hold 1" in str(error)


@rule("BG-9")
@pytest.mark.parametrize(("rivals", "neutral", "cost"), [(0, 1, 1), (1, 1, 2), (2, 1, 3), (1, 0, 1), (0, 3, 3)])
def test_every_foreign_guard_costs_one_card(rivals: int, neutral: int, cost: int) -> None:
    others = {"red": neutral, "white": 6 - neutral - 2, "purple": 2} if neutral != 1 else None
    match = start_match([{"red": 5}, {}], guards=[{"red": 1, "blue": 3}, {"red": rivals, "green": 2}], neutral=others)
    match.play(0, "place red")
    assert match.state.fields.hand[0, RED] == 5 - cost


@rule("BG-9")
def test_a_thief_needs_an_own_guard_and_a_thief_in_the_reserve() -> None:
    match = start_match([{"red": 3}, {}], guards=[{"blue": 3}, {"red": 2}])
    assert not legal(match, "place")
    assert refused(match, "place red").rule == "BG-9"
    full = [{"red": 3, "blue": 3, "green": 3, "yellow": 3}, {}]
    empty = start_match([{"red": 3}, {}], guards=[{"red": 1}], thieves=full)
    assert not legal(empty, "place")
    assert "no thief left in your reserve" in str(refused(empty, "place red"))


@rule("BG-9", "BG-23")
def test_example_c_with_only_own_guards_nobody_places_a_thief() -> None:
    neutral = {"blue": 2, "green": 1, "yellow": 1, "purple": 1, "white": 1}
    match = start_match([{"red": 5, "dancer": 2}, {"red": 2}], guards=[{"red": 4}, {"white": 3}], neutral=neutral)
    assert not legal(match, "place")
    error = refused(match, "place red")
    assert error.rule == "BG-9"
    assert "Only your own guards" in str(error)
    assert match.state.view(0)["palaces"][RED]["cost"] == [None, None]


@rule("BG-10")
def test_an_own_guard_moves_for_one_card_of_either_palace() -> None:
    match = start_match([{"red": 1, "blue": 1}, {}], guards=[{"red": 1, "white": 3}])
    assert legal(match, "move red blue") == {"move red blue with red", "move red blue with blue"}
    assert legal(match, "move red green") == {"move red green with red"}
    assert legal(match, "move white") == {"move white red with red", "move white blue with blue"}
    match.play(0, "move red blue with blue")
    s = match.state.fields
    assert s.guards[0].tolist() == [0, 1, 0, 0, 0, 3]
    assert s.hand[0].tolist() == [*numbers({"red": 1}), 0]
    assert refused(match, "move red blue with red").rule == "BG-10"
    assert refused(match, "move blue green with green").rule == "BG-10"


@rule("BG-11")
def test_a_guard_takes_one_own_thief_along_for_the_same_card() -> None:
    match = start_match(
        [{"red": 1, "blue": 1}, {}],
        guards=[{"red": 1}],
        neutral={"white": 1, "purple": 2, "yellow": 2, "green": 1},  # no foreign guard at either end
        thieves=[{"red": 2}, {"red": 3}],
    )
    assert legal(match, "carry red blue") == {"carry red blue with red", "carry red blue with blue"}
    match.play(0, "carry red blue with blue")
    s = match.state.fields
    assert s.thieves[0].tolist() == numbers({"red": 1, "blue": 1})
    assert s.thieves[1].tolist() == numbers({"red": 3})
    assert s.guards[0, BLUE] == 1
    assert s.hand[0].sum() == 1
    assert s.thief_acts == 1


@rule("BG-11")
def test_only_thieves_of_the_palace_that_the_guard_leaves_travel() -> None:
    match = start_match(
        [{"red": 2, "white": 2}, {}],
        guards=[{"red": 1, "white": 2, "green": 1}, {"yellow": 3, "purple": 1}],
        thieves=[{"blue": 1}, {"red": 2}],
    )
    assert not legal(match, "carry")
    assert refused(match, "carry red white with red").rule == "BG-11"
    assert refused(match, "carry blue red with red").rule == "BG-10"  # no own guard there


@rule("BG-12")
def test_a_neutral_guard_moves_for_a_card_of_each_palace() -> None:
    match = start_match([{"red": 1, "blue": 1}, {}])
    assert legal(match, "neutral") == {"neutral red blue", "neutral blue red"}
    assert refused(match, "neutral red green").rule == "BG-12"
    match.play(0, "neutral red blue")
    s = match.state.fields
    assert s.neutral.tolist() == [0, 2, 1, 1, 1, 1]
    assert s.hand[0].sum() == 0
    assert s.thief_acts == 0
    gone = start_match([{"red": 2, "blue": 2}, {}], neutral={"blue": 2, "green": 2, "white": 2})
    assert "No neutral guard stands" in str(refused(gone, "neutral red blue"))


@rule("BG-13")
@pytest.mark.parametrize("seed", range(4))
def test_rivals_pieces_are_never_moved_and_no_guard_stays_where_it_is(seed: int) -> None:
    match = walk(serai.game("bagdad", players=3), seed, 60)
    seat = match.state.to_act[0]
    before = match.state.fields
    for action in match.state.legal_actions(seat):
        after = match.state.after(seat, action).fields
        for other in range(3):
            if other != seat:
                assert (before.guards[other] == after.guards[other]).all()
                assert (before.thieves[other] == after.thieves[other]).all()
    assert not any(len(words := step.split()) > 2 and words[1] == words[2] for step in match.game.steps)


@rule("BG-14", "BG-23")
def test_example_d_four_thieves_cannot_enter_in_one_turn() -> None:
    match = start_match([{"red": 6}, {}], guards=[{"red": 1}], thieves=[{"white": 1}])
    for _ in range(3):
        match.play(0, "place red")
    assert not legal(match, "place", "carry")
    assert refused(match, "place red").rule == "BG-14"
    assert refused(match, "carry white blue with white").rule == "BG-14"
    assert match.state.view(0)["thief_actions_left"] == 0


@rule("BG-14", "BG-23")
def test_example_e_after_three_thief_actions_guards_still_move() -> None:
    match = start_match(
        [{"red": 8, "blue": 2}, {}],
        guards=[{"red": 1, "white": 2, "green": 1}, {"green": 2, "purple": 2}],
        thieves=[{"red": 1}],
    )
    for step in ("place red", "carry red blue with red", "place blue"):
        match.play(0, step)
    for step in ("move blue red with red", "move red white with red", "neutral red blue", "move white red with red"):
        match.play(0, step)
    assert match.state.fields.thief_acts == 3
    match.play(0, "end")
    assert match.state.fields.thief_acts == 0


@rule("BG-14")
@pytest.mark.parametrize("limit", [1, 2, 5])
def test_the_table_may_choose_another_limit(limit: int) -> None:
    match = start_match([{"red": 8}, {}], guards=[{"red": 1}], chests={"red": 1}, stolen=[1, 2], thief_actions=limit)
    for left in range(limit, 0, -1):
        assert match.state.view(0)["thief_actions_left"] == left
        match.play(0, "place red")
    assert refused(match, "place red").rule == "BG-14"


# ---------------------------------------------------------------------- stealing


@rule("BG-15", "BG-23")
def test_example_b_the_fifth_thief_takes_a_five_chest_and_all_five_return() -> None:
    match = start_match(
        [{"red": 2}, {}],
        guards=[{"red": 1}],
        chests={"red": 3},
        stolen=[0, 1],
        thieves=[{"red": 4, "blue": 1}, {"red": 3}],
    )
    match.play(0, "place red")
    s = match.state.fields
    assert s.thieves[0].tolist() == numbers({"blue": 1})
    assert s.reserve[0] == 11
    assert s.stolen[:2].tolist() == [1, 1]
    assert s.chests[RED] == 2
    assert s.thieves[1, RED] == 3  # rivals' thieves stay
    assert match.state.view(0)["palaces"][RED]["chests"] == [6, 7]
    stolen = {"event": "steal", "seat": 0, "palace": "red", "chest": 5, "won": 1}
    assert match.events(0)[-1].to_json() == stolen
    match.play(0, "place red")  # a thief that came home goes in again, in the same turn
    assert match.state.fields.thief_acts == 2


@rule("BG-15")
def test_a_carried_thief_steals_too_and_stealing_is_no_action() -> None:
    match = start_match([{"red": 3, "blue": 3}, {}], guards=[{"red": 1}], thieves=[{"red": 1, "blue": 3}])
    match.play(0, "carry red blue with red")
    s = match.state.fields
    assert s.stolen[0] == 1
    assert s.reserve[0] == 12
    assert s.thief_acts == 1


@rule("BG-15")
def test_an_emptied_palace_lets_no_thief_in_but_thieves_leave_and_guards_come_and_go() -> None:
    match = start_match(
        [{"red": 5, "blue": 3}, {}],
        guards=[{"red": 1, "blue": 1}],
        chests={"red": 0},
        stolen=[2, 2],
        thieves=[{"red": 2, "blue": 1}],
    )
    assert refused(match, "place red").rule == "BG-15"
    assert refused(match, "carry blue red with blue").rule == "BG-15"
    assert match.state.view(0)["palaces"][RED]["missing"] == [None, None]
    match.play(0, "move blue red with blue")
    match.play(0, "carry red blue with red")
    match.play(0, "neutral red blue")
    assert match.state.fields.thieves[0].tolist() == numbers({"red": 1, "blue": 2})


@rule("BG-15")
def test_the_last_chest_of_a_palace_leaves_the_thieves_of_others_behind() -> None:
    match = start_match(
        [{"red": 1}, {}],
        guards=[{"red": 1}],
        chests={"red": 1},
        stolen=[1, 2],
        thieves=[{"red": 6}, {"red": 6}],
    )
    match.play(0, "place red")
    s = match.state.fields
    assert s.chests[RED] == 0
    assert s.thieves[:2, RED].tolist() == [0, 6]
    assert match.state.view()["palaces"][RED]["chests"] == []


# ---------------------------------------------------------------------- whole games


@pytest.mark.compiled
def test_move_counts_from_a_known_position() -> None:
    """How many sequences of 1, 2, 3 steps begin a turn: a change of the rules would change the counts.

    The first, by hand: 4 thieves, 9 + 9 + 7 ways of own guards, 6 + 6 + 2 + 2 + 2 + 2 of neutral ones, 2 passes.
    """
    state = serai.load(position([{"red": 2, "blue": 1, "dancer": 1}, {"green": 3}], guards=[{"red": 2, "blue": 1}]))

    def count(state: serai.State, depth: int) -> int:
        if depth == 0 or state.to_act != (0,):
            return 1
        return sum(count(state.after(0, action), depth - 1) for action in state.legal_actions(0))

    assert [count(state, depth) for depth in (1, 2, 3)] == [51, 1034, 13179]


def steps_by_the_book(s: Any, seat: int) -> set[str]:
    """The legal steps of a turn, written down from the rules as plainly as possible."""
    hand = dict(zip((*NAMES, "dancer"), s.hand[seat].tolist(), strict=True))
    steps = {"end"} if s.acted else {"pass"} | ({"pass dancer"} if s.dancers else set())

    def can_pay(*cards: str) -> bool:
        return all(hand[card] >= number for card, number in Counter(cards).items())

    thief = s.thief_acts < s.thief_limit
    for a, name in enumerate(NAMES):
        own, others = int(s.guards[seat, a]), int(s.guards[:, a].sum() - s.guards[seat, a] + s.neutral[a])
        if thief and own and others and s.reserve[seat] and s.chests[a]:
            for dancers in range(others + 1):
                if can_pay(*[name] * (others - dancers), *["dancer"] * dancers):
                    steps.add(f"place {name} {dancers}d" if dancers else f"place {name}")
        for b, goal in enumerate(NAMES):
            if a == b or s.guards[:, b].sum() + s.neutral[b] == 4:
                continue
            for card in (name, goal, "dancer"):
                if own and can_pay(card):
                    steps.add(f"move {name} {goal} with {card}")
                    if thief and s.thieves[seat, a] and s.chests[b]:
                        steps.add(f"carry {name} {goal} with {card}")
            if s.neutral[a]:
                for first in (name, "dancer"):
                    for second in (goal, "dancer"):
                        if can_pay(first, second):
                            plain = (first, second) == (name, goal)
                            steps.add(f"neutral {name} {goal}" + ("" if plain else f" with {first} {second}"))
    return steps


@rule("BG-8", "BG-9", "BG-10", "BG-11", "BG-12", "BG-14", "BG-15", "BG-16", "BG-17")
@pytest.mark.parametrize("neutral_setup", ["fixed", "tactical"])
@every_count
def test_legal_steps_are_those_of_the_rules_read_plainly(players: int, neutral_setup: str) -> None:
    game = serai.game("bagdad", players=players, neutral_setup=neutral_setup)
    chooser = random.Random(players)
    match = game.new_match(seed=players)
    with_dancers = 0
    for _ in range(500):
        if match.state.over:
            break
        seat, s = match.state.to_act[0], match.state.fields
        steps = match.state.legal(seat)
        if s.phase == pieces.ACT:
            assert set(steps) == steps_by_the_book(s, seat)
            with_dancers += s.hand[seat, pieces.DANCER] > 1
        wished = [step for step in steps if step.startswith(("place", "carry"))]
        if "pass dancer" in steps and chooser.random() < 0.4:
            wished = ["pass dancer"]
        match.play(seat, chooser.choice(wished if wished and chooser.random() < 0.6 else steps))
    assert with_dancers > 1
    assert match.state.fields.stolen.sum() > 0


@rule("BG-2", "BG-4", "BG-6", "BG-1")
@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("neutral_setup", ["fixed", "tactical"])
@every_count
def test_twelve_thousand_random_games_keep_every_invariant(players: int, neutral_setup: str) -> None:
    game = serai.game("bagdad", players=players, neutral_setup=neutral_setup)
    games = 2_000  # at each of six tables
    lengths, row = np.zeros(games, np.int32), np.zeros(1, game.rulebook.dtype)
    flaw = audited_playouts(game.start().fields, row, games, generator(players), new_scratch(), lengths)
    assert flaw == 0, game.rulebook.flaws[int(flaw)]
    assert 0 < lengths.min() <= lengths.max() <= game.rulebook.most_steps


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_material_is_complete_at_every_moment_of_a_game(players: int) -> None:
    """The invariants of the issue, counted without the rules' own audit."""
    match = walk(serai.game("bagdad", players=players, neutral_setup="tactical"), players, 250)
    for state in match.states:
        s = state.fields
        assert s.pile.sum() + s.discards.sum() + s.hand.sum() + s.dancers == 110
        assert (s.thieves.sum(axis=1) + s.reserve == [12] * players + [0] * (4 - players)).all()
        assert (s.guards.sum(axis=1) + s.guards_left == [6 - players] * players + [0] * (4 - players)).all()
        assert s.neutral.sum() + s.neutrals_left.sum() == 2 * players
        assert (s.guards.sum(axis=0) + s.neutral).max() <= 4
        assert s.chests.sum() + s.stolen.sum() == 24


def test_a_state_is_small() -> None:
    assert rules.STATE.itemsize <= 256


def test_names_of_steps_say_what_they_do() -> None:
    steps = serai.game("bagdad").steps
    assert len(steps) == 346
    kinds = Counter(step.split()[0] for step in steps)
    assert kinds == {
        "guard": 6, "neutral": 126, "place": 24, "move": 90, "carry": 90, "end": 1, "pass": 2, "give": 7
    }  # fmt: skip
    game = serai.game("bagdad")
    assert game.action("place red 0d") == game.action("Place  RED")
    assert game.action("neutral red blue with red blue") == game.action("neutral red blue")
