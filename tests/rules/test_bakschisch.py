"""Every rule of Bakschisch, by its id, on positions set up for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import serai
from serai.games.bakschisch.box import PERSONS
from tests.contract.tables import walk

THRONE, STOP = 31, 24
rule = pytest.mark.rule


def position(
    card: str,
    spaces: Sequence[int],
    *,
    bribe: int | None = None,
    coins: Sequence[int] | None = None,
    thief: Sequence[int] | None = None,
    rounds: int = 0,
    **options: Any,
) -> serai.Match:
    """A match at bribe 1-5 of a round, with the open card and the pawns given; the other cards do not matter.

    Without a bribe it is the first or, when coins or thieves have been shown already (BK-19), the second.
    """
    players = len(spaces)
    game = serai.game("bakschisch", players=players, **options)
    data = game.start().position()
    s = data["state"]
    coins = list(coins or [10] * players)
    stop = game.start().view()["track"]["thief_stop"]
    ready = thief or [int(space <= stop) for space in spaces]
    if bribe is None:
        fresh = 10 * players - sum(coins) < players and ready == [int(space <= stop) for space in spaces]
        bribe = 1 if fresh else 2
    earlier = [person for person in PERSONS if person != card][: bribe - 1]
    row = [*earlier, card]
    s["row"] = row + ["face down"] * (5 - len(row))
    s["rounds"], s["bribe"] = rounds, bribe - 1
    used = Counter(row)
    s["unseen"] = [5 - used[person] for person in PERSONS]
    gone = 5 * (rounds % 6)  # cards of the rounds before, of the same pass through the deck
    for person in range(6):
        taken = min(s["unseen"][person], gone)
        s["unseen"][person] -= taken
        gone -= taken
    s["gold"] = coins + [0] * (4 - players)
    s["pot"] = 10 * players - sum(coins)
    s["space"] = list(spaces) + [0] * (4 - players)
    throne = len(game.start().view()["track"]["spaces"]) + 1
    s["thief"] = list(ready) + [0] * (4 - players)
    s["throned"] = [5 * rounds if space == throne else -1 for space in s["space"]]
    return game.new_match(seed=1, position=data)


def play(match: serai.Match, *fists: str) -> serai.State:
    """All seats choose, and the state right after the reveal, before the next card."""
    for seat, fist in enumerate(fists):
        match.play(seat, fist)
    return match.states[-1 if match.state.over else -2]


def spaces(state: serai.State) -> list[int]:
    return [int(space) for space in state.fields.space[: state.game.players]]


def gold(state: serai.State) -> list[int]:
    return [int(coins) for coins in state.fields.gold[: state.game.players]]


def thieves(state: serai.State) -> list[int]:
    return [int(ready) for ready in state.fields.thief[: state.game.players]]


# ---------------------------------------------------------------------- material and set-up


@rule("BK-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_ten_coins_and_a_thief(players: int) -> None:
    state = serai.game("bakschisch", players=players).new_match(seed=1).state
    assert spaces(state) == [0] * players
    assert gold(state) == [10] * players
    assert thieves(state) == [1] * players
    assert state.fields.pot == 0


@rule("BK-1")
def test_coins_never_come_or_go() -> None:
    for state in walk(serai.game("bakschisch", players=4), 3, 800).states:
        assert sum(gold(state)) + state.fields.pot == 40


@rule("BK-1")
@pytest.mark.parametrize("players", [0, 1, 5, "3", None, 2.0, True])
def test_two_to_four_play(players: Any) -> None:
    if players is None:
        assert serai.game("bakschisch").players == 3
        return
    with pytest.raises(serai.OptionError, match="2 to 4 players"):
        serai.game("bakschisch", players=players)


@rule("BK-2")
def test_thirty_cards_last_six_rounds_and_are_shuffled_again() -> None:
    match = walk(serai.game("bakschisch", players=2, fifth_zero="everyone"), 5, 2 * 5 * 13)
    by_round: dict[int, list[str]] = {}
    for state in match.states:
        by_round[int(state.fields.rounds)] = [person for person in state.view()["row"] if person]
    for first in (0, 6):
        seen = Counter(person for number in range(first, first + 6) for person in by_round[number])
        assert seen == dict.fromkeys(PERSONS, 5)
    fresh = next(state for state in match.states if state.fields.rounds == 6)
    assert fresh.view()["unseen"] == dict.fromkeys(PERSONS, 5)
    assert any(event.id == "shuffle" for event in match.events())


@rule("BK-2", "BK-5")
def test_cards_are_turned_one_by_one_from_the_left() -> None:
    match = serai.game("bakschisch", players=2).new_match(seed=3)
    for turned in range(1, 6):
        row = match.state.view()["row"]
        assert [person is not None for person in row] == [True] * turned + [False] * (5 - turned)
        assert match.state.view()["card"] == row[turned - 1]
        match.play(0, "bid 1")
        match.play(1, "bid 1")


@rule("BK-3")
def test_the_track_is_a_path_with_the_caliph_only_on_the_throne() -> None:
    for name in ("standard", "short", "long"):
        track = serai.game("bakschisch", track=name).start().view()["track"]
        assert "caliph" not in track["spaces"]
        assert track["throne"] == len(track["spaces"]) + 1
        assert min(Counter(track["spaces"]).values()) >= 2
        assert sum(track["levels"][:-1]) == track["thief_stop"]
        assert sum(track["levels"]) == len(track["spaces"])


@rule("BK-3")
def test_pawns_share_a_space() -> None:
    state = play(position("guard", [0, 0, 0, 0]), "bid 2", "bid 2", "bid 2", "bid 2")
    assert spaces(state) == [1, 1, 1, 1]


@rule("BK-4")
def test_the_three_tracks_are_those_of_the_rules() -> None:
    letters = {"guard": "G", "servant": "D", "harem lady": "H", "eunuch": "E", "fakir": "F"}
    expected = {
        "standard": ("G D F H E  D G F E H  F D E G H  D F G H E  F G D E H  F D E G H", 24),
        "short": ("G D F H E  D G F E H  F D E G H  F D E G H", 15),
        "long": ("G D F H E  D G F E H  F D E G H  D F G H E  F G D E H  F D G E H  D F E G H  F D E G H", 34),
    }
    for name, (text, stop) in expected.items():
        track = serai.game("bakschisch", track=name).start().view()["track"]
        assert "".join(letters[person] for person in track["spaces"]) == text.replace(" ", "")
        assert track["thief_stop"] == stop
        assert track["name"] == name
        assert track["reconstruction"]
    assert serai.game("bakschisch").start().view()["track"]["levels"] == [8, 8, 8, 6]
    assert "a reconstruction" in str(serai.game("bakschisch").start())


# ---------------------------------------------------------------------- a round: five bribes


@rule("BK-5")
def test_a_fist_holds_coins_or_the_thief() -> None:
    match = position("guard", [0, 0], coins=[3, 17])
    assert match.state.legal(0) == ["pass", "bid 1", "bid 2", "bid 3", "thief"]
    assert len(match.state.legal(1)) == 19
    with pytest.raises(serai.IllegalMove, match=r"your bag holds 3.*BK-5"):
        match.play(0, "bid 4")


@rule("BK-5")
def test_the_reveal_waits_for_all_and_the_card_stays() -> None:
    match = position("guard", [0, 0, 0])
    match.play(2, "bid 1")
    match.play(0, "bid 2")
    assert match.state.to_act == (1,)
    assert spaces(match.state) == [0, 0, 0]
    match.play(1, "pass")
    assert spaces(match.state) == [1, 0, 0]
    assert match.state.view()["row"][0] == "guard"
    assert match.state.to_act == tuple(range(3))


@rule("BK-6")
def test_a_choice_may_be_changed_until_the_last_has_chosen() -> None:
    match = position("guard", [0, 0])
    match.play(0, "bid 9")
    match.play(0, "thief")
    match.play(0, "bid 2")
    assert match.state.pending == (0,)
    match.play(1, "bid 3")
    assert spaces(match.state) == [0, 1]
    assert gold(match.state) == [8, 7]
    assert "bid 9" not in match.record()
    assert "thief\n" not in match.record().split("\n\n")[1]


@rule("BK-6")
def test_nobody_sees_what_is_in_a_closed_fist() -> None:
    match = position("guard", [0, 0, 0])
    match.play(0, "thief")
    view = match.state.view(1)
    assert [seat["chosen"] for seat in view["seats"]] == [True, False, False]
    assert view["seats"][0]["choice"] is None
    assert view["seats"][0]["thief"] is True
    assert match.state.view(0)["seats"][0]["choice"] == "thief"
    assert match.state.view(None)["seats"][0]["choice"] is None


@rule("BK-7")
def test_an_empty_fist_is_always_allowed_and_sometimes_forced() -> None:
    match = position("guard", [0, 0, 0], coins=[0, 0, 9], thief=[0, 1, 1])
    assert match.state.legal(0) == ["pass"]
    assert match.state.legal(1) == ["pass", "thief"]
    assert match.state.legal(2)[0] == "pass"
    assert match.game.action("bid 0") == match.game.action("pass")


@rule("BK-8")
def test_the_most_gold_moves_and_ties_all_move() -> None:
    assert spaces(play(position("guard", [0, 2, 8]), "bid 1", "bid 3", "bid 3")) == [0, 7, 14]


@rule("BK-8")
def test_without_gold_nobody_moves() -> None:
    assert spaces(play(position("guard", [0, 2, 8]), "pass", "thief", "pass")) == [0, 2, 8]


@rule("BK-9")
def test_with_no_such_person_ahead_the_pawn_takes_the_throne() -> None:
    assert spaces(play(position("servant", [27, 3]), "bid 1", "pass")) == [THRONE, 3]


@rule("BK-10")
def test_the_caliph_moves_a_pawn_by_its_rank() -> None:
    assert spaces(play(position("caliph", [9, 6, 6, 2]), "bid 1", "bid 1", "bid 1", "bid 1")) == [10, 8, 8, 6]


@rule("BK-10")
def test_the_worst_of_a_shared_rank_counts_with_the_option() -> None:
    match = position("caliph", [9, 6, 6, 2], shared_rank="worst")
    assert spaces(play(match, "bid 1", "bid 1", "bid 1", "bid 1")) == [10, 9, 9, 6]


@rule("BK-10")
def test_a_surplus_stops_on_the_throne() -> None:
    assert spaces(play(position("caliph", [30, 31, 31, 31], bribe=2), "bid 1", "pass", "pass", "pass"))[0] == THRONE


@rule("BK-11")
def test_a_pawn_on_the_throne_bids_but_does_not_move() -> None:
    match = position("guard", [THRONE, 0], bribe=2)
    state = play(match, "bid 5", "bid 4")
    assert spaces(state) == [THRONE, 0]  # it spoiled the other's bid
    assert gold(state) == [5, 6]
    caliph = play(position("caliph", [THRONE, 0], bribe=2), "bid 5", "bid 5")
    assert spaces(caliph) == [THRONE, 2]


@rule("BK-12")
def test_the_fifth_bribe_sends_the_least_gold_back() -> None:
    state = play(position("guard", [10, 20, 5], bribe=5), "bid 2", "bid 1", "bid 3")
    assert spaces(state) == [10, 18, 5]


@rule("BK-12")
def test_thief_and_empty_fist_count_as_nothing() -> None:
    state = play(position("guard", [10, 20, 5], bribe=5), "thief", "pass", "bid 1")
    assert spaces(state) == [7, 18, 5]


@rule("BK-12")
def test_everyone_goes_back_with_the_option() -> None:
    match = position("guard", [10, 20, 5], bribe=5, fifth_zero="everyone")
    assert spaces(play(match, "bid 9", "pass", "bid 1")) == [7, 18, 1]
    match = position("guard", [10, 20, 5], bribe=5, fifth_zero="everyone")
    assert spaces(play(match, "bid 9", "bid 2", "bid 1")) == [10, 20, 1]
    warnings = {o["name"]: o.get("warnings") for o in serai.game("bakschisch").rulebook.describe()["options"]}
    assert warnings["fifth_zero"] == {"everyone": "may never end"}


@rule("BK-12")
def test_from_the_throne_the_fifth_bribe_leads_back_to_the_last_such_person() -> None:
    state = play(position("guard", [THRONE, 3], bribe=5), "pass", "bid 1")
    assert spaces(state) == [29, 3]
    assert not state.over


@rule("BK-13")
def test_the_caliph_sends_a_pawn_back_by_its_rank_from_behind() -> None:
    match = position("caliph", [20, 15, 10, 5], bribe=5)
    assert spaces(play(match, "bid 1", "bid 1", "bid 1", "bid 1")) == [16, 12, 8, 4]
    match = position("caliph", [20, 15, 15, 1], bribe=5)
    assert spaces(play(match, "pass", "pass", "pass", "pass")) == [16, 13, 13, 0]
    match = position("caliph", [20, 15, 15, 1], bribe=5, shared_rank="worst")
    assert spaces(play(match, "pass", "pass", "pass", "pass")) == [16, 12, 12, 0]


@rule("BK-13")
def test_start_is_the_limit_of_going_back() -> None:
    match = position("caliph", [2, 1, 1, 1], bribe=5)
    assert spaces(play(match, "pass", "bid 1", "bid 1", "bid 1")) == [0, 1, 1, 1]


@rule("BK-14")
@pytest.mark.parametrize("card", ["guard", "caliph"])
def test_a_pawn_on_start_stays_there(card: str) -> None:
    assert spaces(play(position(card, [0, 9], bribe=5), "pass", "bid 1")) == [0, 9]


# ---------------------------------------------------------------------- coins and thieves


@rule("BK-15")
def test_all_coins_shown_go_to_the_pot() -> None:
    state = play(position("guard", [0, 0, 0]), "bid 4", "bid 3", "bid 2")
    assert gold(state) == [6, 7, 8]
    assert state.fields.pot == 9


@rule("BK-16")
def test_a_thief_takes_the_coins_but_the_most_still_moves() -> None:
    state = play(position("guard", [0, 0, 0]), "bid 4", "bid 3", "thief")
    assert gold(state) == [6, 7, 17]
    assert state.fields.pot == 0
    assert spaces(state) == [1, 0, 0]


@rule("BK-16")
def test_thieves_share_whole_coins_and_the_rest_goes_to_the_pot() -> None:
    state = play(position("guard", [0, 0, 0, 0]), "bid 4", "thief", "thief", "bid 1")
    assert gold(state) == [6, 12, 12, 9]
    assert state.fields.pot == 1


@rule("BK-17")
def test_a_thief_that_was_shown_is_out_for_the_round() -> None:
    match = position("guard", [0, 0])
    play(match, "thief", "pass")
    assert thieves(match.state) == [0, 1]
    with pytest.raises(serai.IllegalMove, match=r"until the end of the round.*BK-17"):
        match.play(0, "thief")
    for _ in range(4):
        play(match, "bid 1", "bid 1")
    assert thieves(match.state) == [1, 1]


@rule("BK-18")
def test_a_thief_is_set_aside_beyond_the_stop() -> None:
    match = position("eunuch", [23, 23])  # the stop is the next eunuch
    state = play(match, "bid 1", "pass")
    assert spaces(state) == [STOP, 23]
    assert thieves(state) == [1, 1]
    match = position("harem lady", [STOP, 0])
    state = play(match, "bid 1", "pass")
    assert spaces(state) == [25, 0]
    assert thieves(state) == [0, 1]
    with pytest.raises(serai.IllegalMove, match=r"no thieves in the palace.*BK-18"):
        match.play(0, "thief")


@rule("BK-18")
def test_a_thief_is_set_aside_on_the_stop_with_the_option() -> None:
    match = position("eunuch", [23, 0], thief_stop="onto")
    state = play(match, "bid 1", "pass")
    assert spaces(state) == [STOP, 0]
    assert thieves(state) == [0, 1]
    for _ in range(3):
        play(match, "pass", "pass")
    state = play(match, "bid 2", "bid 1")
    assert thieves(match.state) == [int(spaces(match.state)[0] <= STOP), 1]


# ---------------------------------------------------------------------- end of a round, end of the game


@rule("BK-19")
def test_the_pot_is_shared_in_whole_coins_after_the_fifth_bribe() -> None:
    match = position("guard", [5, 5, 5], bribe=5, coins=[5, 6, 7])
    state = play(match, "bid 1", "bid 1", "bid 1")
    assert gold(state) == [4 + 5, 5 + 5, 6 + 5]
    assert state.fields.pot == 0
    match = position("guard", [5, 5, 5], bribe=5, coins=[5, 6, 8])
    state = play(match, "bid 1", "bid 1", "bid 2")
    assert gold(state) == [9, 10, 11]
    assert state.fields.pot == 0
    match = position("guard", [5, 5, 5], bribe=5, coins=[5, 6, 8])
    state = play(match, "bid 1", "bid 1", "bid 1")
    assert gold(state) == [8, 9, 11]
    assert state.fields.pot == 2  # it stays for the next round


@rule("BK-19")
def test_thieves_return_unless_the_pawn_is_in_the_palace() -> None:
    match = position("guard", [26, 5, 27], bribe=5, thief=[0, 0, 0])
    state = play(match, "bid 1", "bid 2", "bid 3")
    assert spaces(state) == [22, 5, 27]
    assert thieves(state) == [1, 1, 0]


@rule("BK-19")
def test_five_new_cards_are_laid() -> None:
    match = position("guard", [5, 5], bribe=5)
    state = play(match, "bid 1", "bid 2")
    assert state.view()["row"] == [None] * 5
    assert state.view()["round"] == 2
    assert state.odds()


@rule("BK-20")
def test_a_pawn_on_the_throne_after_the_fifth_bribe_wins() -> None:
    state = play(position("guard", [THRONE, 30, 5], bribe=5, coins=[1, 10, 10]), "bid 1", "bid 2", "pass")
    assert state.over
    assert state.ranking == (1, 2, 3)
    assert state.scores == (31, 30, 1)
    assert state.returns == (1, -0.5, -0.5)
    assert all(state.view()["row"])  # no new cards are laid
    assert gold(state) == [4, 12, 14]  # but the pot of 12 coins is shared
    assert thieves(state) == [0, 0, 1]


@rule("BK-20")
def test_of_several_on_the_throne_the_richest_wins_then_the_first_to_sit_down() -> None:
    state = play(position("guard", [THRONE, THRONE, 5], bribe=5, coins=[8, 9, 10]), "bid 1", "bid 1", "pass")
    assert state.ranking == (2, 1, 3)
    match = position("guard", [THRONE, 29, 5], bribe=4, coins=[8, 9, 8])
    play(match, "pass", "bid 1", "pass")
    assert spaces(match.state)[:2] == [THRONE, THRONE]
    state = play(match, "bid 1", "bid 1", "pass")
    assert gold(state)[0] == gold(state)[1]
    assert state.ranking == (1, 2, 3)


@rule("BK-20")
def test_seats_that_sat_down_together_with_equal_gold_share_the_victory() -> None:
    state = play(position("guard", [THRONE, THRONE, 5], bribe=5, coins=[9, 9, 10]), "bid 1", "bid 1", "pass")
    assert state.ranking == (1, 1, 3)
    assert state.returns == pytest.approx((0.25, 0.25, -0.5))


@rule("BK-20")
def test_a_stay_that_was_broken_counts_from_its_new_beginning() -> None:
    """A pawn thrown off the throne by the fifth bribe sits down anew when it comes back."""
    match = position("guard", [THRONE, 29], bribe=5)
    play(match, "pass", "bid 1")
    assert match.state.fields.throned[0] == -1
    assert not match.state.over


@rule("BK-21")
def test_the_others_rank_by_place_then_gold_then_share() -> None:
    match = position("guard", [THRONE, 20, 20, 9], bribe=5, coins=[9, 9, 9, 9])
    state = play(match, "bid 2", "bid 2", "bid 2", "pass")
    assert state.ranking == (1, 2, 2, 4)
    match = position("guard", [THRONE, 20, 20, 9], bribe=5, coins=[9, 9, 9, 9])
    assert play(match, "bid 2", "bid 3", "bid 2", "pass").ranking == (1, 3, 2, 4)


@rule("BK-21")
def test_losers_on_the_throne_with_equal_gold_share_a_rank() -> None:
    match = position("guard", [THRONE, 29, 29, 5], bribe=4, coins=[9, 8, 8, 10])
    play(match, "pass", "bid 1", "bid 1", "pass")
    state = play(match, "bid 1", "bid 1", "bid 1", "pass")
    assert state.ranking == (1, 2, 2, 4)


@rule("BK-22")
def test_bags_are_closed_to_the_others_unless_the_option_shows_them() -> None:
    match = position("guard", [0, 0, 0], coins=[3, 9, 12])
    assert [seat["gold"] for seat in match.state.view(1)["seats"]] == [None, 9, None]
    assert [seat["gold"] for seat in match.state.view(None)["seats"]] == [None, None, None]
    shown = position("guard", [0, 0, 0], coins=[3, 9, 12], gold="shown")
    assert [seat["gold"] for seat in shown.state.view(None)["seats"]] == [3, 9, 12]


@rule("BK-22")
def test_what_can_be_counted_is_known() -> None:
    """A bot knows all bags and the cards that are left; nobody knows the order of the pile."""
    match = position("guard", [0, 0, 0], coins=[4, 10, 14])
    knowledge = match.state.knowledge(1)
    size = {block.name: block.size for block in match.game.rulebook.observation}
    assert size["self_seat"] == 6
    observed = knowledge.observe()
    assert observed[21 + 2] == pytest.approx(10 / 30)
    assert observed[21 + 18 + 2] == pytest.approx(14 / 30)
    assert match.state.view(1)["unseen"]["guard"] == 4
    assert match.state.view(1)["row"] == ["guard", None, None, None, None]


@rule("BK-22")
def test_at_the_end_all_bags_are_open() -> None:
    state = play(position("guard", [THRONE, 30], bribe=5), "bid 1", "pass")
    assert state.over
    assert None not in [seat["gold"] for seat in state.view(None)["seats"]]


# ---------------------------------------------------------------------- worked examples


@rule("BK-23", "BK-8")
def test_example_a_two_pawns_tie_on_a_eunuch() -> None:
    state = play(position("eunuch", [10, 12, 0]), "bid 3", "bid 3", "bid 1")
    assert spaces(state) == [13, 13, 0]  # three and one spaces


@rule("BK-23", "BK-16")
def test_example_b_three_thieves_and_two_coins() -> None:
    state = play(position("guard", [0, 0, 0, 0]), "thief", "thief", "thief", "bid 2")
    assert gold(state) == [10, 10, 10, 8]
    assert state.fields.pot == 2
    assert thieves(state) == [0, 0, 0, 1]


@rule("BK-23", "BK-12")
def test_example_c_a_harem_lady_on_the_fifth_bribe() -> None:
    state = play(position("harem lady", [14, 4, 9], bribe=5), "bid 1", "bid 1", "bid 2")
    assert spaces(state) == [10, 0, 9]  # four spaces back, and to START


@rule("BK-23", "BK-10")
def test_example_d_the_caliph_as_second_bribe() -> None:
    state = play(position("caliph", [12, 9, 5], bribe=2), "bid 2", "bid 1", "bid 2")
    assert spaces(state) == [13, 9, 8]  # the first one, the third three


@rule("BK-23", "BK-9")
def test_example_e_near_the_end() -> None:
    assert spaces(play(position("guard", [28, 0]), "bid 1", "pass"))[0] == 29
    assert spaces(play(position("servant", [28, 0]), "bid 1", "pass"))[0] == THRONE
    assert spaces(play(position("fakir", [28, 0]), "bid 1", "pass"))[0] == THRONE


@rule("BK-24")
def test_after_the_last_round_place_and_gold_decide() -> None:
    match = position("guard", [9, 9, 3], bribe=5, rounds=9, max_rounds=10, coins=[8, 9, 9])
    state = play(match, "bid 1", "bid 1", "bid 1")
    assert spaces(state) == [7, 7, 1]
    assert state.over
    assert state.ranking == (2, 1, 3)
    match = position("guard", [9, 9, 3], bribe=5, rounds=9, max_rounds=11, coins=[8, 9, 9])
    assert not play(match, "bid 1", "bid 1", "bid 1").over


@rule("BK-24")
def test_a_game_that_nobody_finishes_ends_after_max_rounds() -> None:
    match = serai.game("bakschisch", players=2, max_rounds=10).new_match(seed=1)
    while not match.state.over:
        for seat in (0, 1):
            match.play(seat, "pass")
    assert match.state.view()["round"] == 10
    assert match.state.ranking == (1, 1)
    assert match.state.returns == (0, 0)


# ---------------------------------------------------------------------- what the table shows


def test_the_view_says_how_far_the_open_card_would_move_each_pawn() -> None:
    forward = position("caliph", [12, 9, THRONE], bribe=2).state.view(0)
    assert [seat["jump"] for seat in forward["seats"]] == [
        {"to": 14, "by": 2, "where": "space"},
        {"to": 12, "by": 3, "where": "space"},
        {"to": 31, "by": 0, "where": "throne"},
    ]
    assert forward["direction"] == "forward"
    back = position("guard", [12, 9, 3], bribe=5).state.view(0)
    assert [seat["jump"]["by"] for seat in back["seats"]] == [-5, -2, -2]
    assert back["direction"] == "back"


@rule("BK-8", "BK-12", "BK-14")
def test_the_view_says_what_a_fist_may_bring() -> None:
    forward = position("guard", [12, THRONE], bribe=2).state.view(0)
    assert [seat["outlook"] for seat in forward["seats"]] == [
        {"coins": "forward", "nothing": "nothing"},
        {"coins": "throned", "nothing": "throned-nothing"},
    ]
    for option, safe in (("those", "safe"), ("everyone", "safe-everyone")):
        back = position("guard", [12, 0], bribe=5, fifth_zero=option).state.view(0)
        assert [seat["outlook"] for seat in back["seats"]] == [
            {"coins": safe, "nothing": "back"},
            {"coins": "start", "nothing": "start"},
        ]


@rule("BK-20", "BK-21", "BK-24")
def test_the_view_says_why_a_seat_has_its_rank() -> None:
    def reasons(state: serai.State) -> list[str]:
        return [seat["reason"] for seat in state.view()["seats"]]

    match = position("guard", [THRONE, 30, 5], bribe=5, coins=[1, 10, 10])
    assert reasons(match.state) == [None] * 3
    assert reasons(play(match, "bid 1", "bid 2", "pass")) == ["throne", "space", "space"]
    match = position("guard", [THRONE, THRONE, 5], bribe=5, coins=[8, 9, 10])
    assert reasons(play(match, "bid 1", "bid 1", "pass")) == ["poorer", "richest", "space"]
    match = position("guard", [THRONE, 29, 5], bribe=4, coins=[8, 9, 8])
    play(match, "pass", "bid 1", "pass")
    assert reasons(play(match, "bid 1", "bid 1", "pass")) == ["first", "later", "space"]
    match = position("guard", [THRONE, THRONE, 5], bribe=5, coins=[9, 9, 10])
    assert reasons(play(match, "bid 1", "bid 1", "pass")) == ["shared", "shared", "space"]
    match = position("guard", [9, 5], bribe=5, rounds=9, max_rounds=10)
    assert reasons(play(match, "bid 1", "pass")) == ["rounds", "space"]


def test_the_printed_table_is_aligned_and_names_everything() -> None:
    match = position("caliph", [12, 9, THRONE, 0], bribe=2)
    match.play(1, "thief")
    text = match.state.text(1)
    assert all(len(line) <= 100 and line == line.rstrip() for line in text.splitlines())
    level = next(line for line in text.splitlines() if line.startswith("level 2"))
    pawns = text.splitlines()[text.splitlines().index(level) + 1]
    assert pawns.index("(1)") == level.index("9E")
    assert pawns.index("(0)") == level.index("12D")
    assert "THRONE" in text
    assert "[caliph]" in text
    assert "1  you" in text
    assert "thief" in match.state.text(1).splitlines()[-3]
    assert "closed" in match.state.text(0)


def test_events_tell_a_whole_bribe() -> None:
    match = position("eunuch", [23, 0, 0, 0], thief_stop="onto")
    for seat, fist in enumerate(("bid 3", "thief", "thief", "bid 2")):
        match.play(seat, fist)
    told = [event.to_json() for event in match.events() if event.id not in ("chose", "fist")]
    assert told[:6] == [
        {"event": "reveal", "fists": ["bid 3", "thief", "thief", "bid 2"], "coins": [3, 0, 0, 2]},
        {"event": "walk", "seat": 0, "from": 23, "to": 24, "by": 1, "where": "space"},
        {"event": "thief-out", "seat": 0, "why": "palace"},
        {"event": "steal", "seat": 1, "coins": 2},
        {"event": "thief-out", "seat": 1, "why": "shown"},
        {"event": "steal", "seat": 2, "coins": 2},
    ]
    assert {"event": "pot", "coins": 1} in told


def test_events_tell_the_end_of_a_round_and_of_the_game() -> None:
    match = position("guard", [26, 5], bribe=5, thief=[0, 0], coins=[8, 8])
    play(match, "bid 1", "bid 2")
    ids = [event.id for event in match.events()]
    assert ids[-5:] == ["share", "thief-back", "thief-back", "round", "card"]
    match = position("guard", [THRONE, 5], bribe=5)
    play(match, "bid 1", "pass")
    assert match.events()[-1].to_json() == {"event": "end", "why": "throne", "ranking": [1, 2]}


# ---------------------------------------------------------------------- positions that cannot be


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("rounds", -1, "out of range"),
        ("rounds", 100, "out of range"),
        ("bribe", 5, "out of range"),
        ("ended", 2, "out of range"),
        ("pot", -1, "less than nothing"),
        ("gold", [-1, 21, 0, 0], "less than nothing"),
        ("gold", [10, 11, 0, 0], "add up to 10 for each seat"),
        ("row", ["guard", "guard", "fakir", "face down", "face down"], "from left to right"),
        ("row", ["face down", "guard", "face down", "face down", "face down"], "from left to right"),
        ("row", [7, "guard", "face down", "face down", "face down"], "from left to right"),
        ("unseen", [5, 5, 5, 5, 5, 5], "five cards of each person"),
        ("unseen", [4, 3, 5, 5, 5, 5], "do not add up"),
        ("space", [32, 0, 0, 0], "outside the track"),
        ("space", [25, 0, 0, 0], "0 for a pawn in the palace"),
        ("thief", [2, 1, 0, 0], "A thief is 0 or 1"),
        ("fist", [3, -1, 0, 0], "A fist holds"),
        ("closed", 1, "A fist holds"),
        ("closed", 4, "A fist holds"),
        ("throned", [0, -1, -1, -1], "notes the bribe"),
        ("ended", 1, "ends after the fifth bribe"),
        ("gold", [10, 10, 1, 0], "must be empty"),
        ("throned", [-1, -1, 3, -1], "must be empty"),
    ],
)
def test_a_position_that_breaks_an_invariant_says_which(field: str, value: Any, sentence: str) -> None:
    data = position("servant", [3, 9], bribe=2).state.position()
    data["state"][field] = value
    with pytest.raises(serai.PositionError, match=sentence):
        serai.load(data)


@rule("BK-19")
@pytest.mark.parametrize("row", ["face down", "guard"])
def test_between_rounds_the_pot_is_shared_and_thieves_are_at_home(row: str) -> None:
    data = serai.game("bakschisch", players=3).start().position()
    s = data["state"]
    s.update(rounds=6, row=[row, *["face down"] * 4], space=[3, STOP, STOP + 1, 0], thief=[1, 1, 0, 0])
    s["unseen"][0] = 5 if row == "face down" else 4
    s.update(gold=[9, 9, 10, 0], pot=2)
    assert serai.load(data).view()["pot"] == 2
    s.update(gold=[9, 9, 9, 0], pot=3)
    with pytest.raises(serai.PositionError, match=r"the pot is shared.*BK-19"):
        serai.load(data)
    s.update(gold=[9, 9, 10, 0], pot=2, thief=[1, 0, 0, 0])
    with pytest.raises(serai.PositionError, match=r"every thief is at home.*BK-19"):
        serai.load(data)


@rule("BK-19", "BK-20")
def test_the_end_has_no_pot_to_share_and_no_thief_to_return() -> None:
    data = play(position("guard", [THRONE, 20], bribe=5, coins=[8, 8]), "bid 1", "pass").position()
    assert serai.load(data).over
    for change, sentence in (({"gold": [8, 8, 0, 0], "pot": 4}, "pot is shared"), ({"thief": [0] * 4}, "at home")):
        with pytest.raises(serai.PositionError, match=sentence):
            serai.load({**data, "state": {**data["state"], **change}})


def test_fists_that_no_bag_could_fill_are_refused() -> None:
    data = position("servant", [3, 9], bribe=2).state.position()
    data["state"].update(fist=[11, -1, -1, -1], closed=1)
    with pytest.raises(serai.PositionError, match="A fist holds coins that its bag has"):
        serai.load(data)
    data["state"].update(fist=[3, 3, -1, -1], closed=3)
    with pytest.raises(serai.PositionError, match="open as soon as all are closed"):
        serai.load(data)
    data = serai.game("bakschisch", players=2).start().position()
    data["state"].update(fist=[3, -1, -1, -1], closed=1)
    with pytest.raises(serai.PositionError, match="only while a card is open"):
        serai.load(data)
    data = position("servant", [THRONE, 9], bribe=2).state.position()
    data["state"]["throned"][0] = 3
    with pytest.raises(serai.PositionError, match="notes the bribe"):
        serai.load(data)
