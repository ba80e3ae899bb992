"""How a typed line is read."""

from __future__ import annotations

import pytest

import serai
from serai.cli.errors import Mistake
from serai.cli.steps import choice_lines, compact, find_step, is_numbered, nothing_like, ways_of

BIDS = ["pass", *(f"bid {n}" for n in range(1, 15)), "thief"]
DROPS = ["drop white 3", "drop white 15", "drop red 15", "drop yellow 2", "done"]
WORDS = ["left", "leave", "right", "end turn"]


def test_long_lists_become_ranges() -> None:
    assert compact(BIDS) == ["pass", "bid 1 .. bid 14", "thief"]
    assert compact(["sow 3", "sow 5", "sow 8", "sow 9", "sow 10"]) == ["sow 3, 5, 8..10"]
    assert compact(["bid 1", "bid 2"]) == ["bid 1, 2"]
    assert compact(["move 3 5", "move 3 6", "move 4 1"]) == ["move 3 5, 6", "move 4 1"]
    assert compact([]) == []


def test_the_lists_of_a_game_without_numbers_are_numbered() -> None:
    assert is_numbered(WORDS)
    assert is_numbered(["place red", "place red 1d"])  # no number alone, so none can be mistaken
    assert not is_numbered(BIDS)
    assert compact(WORDS, menu=True) == ["1 left", "2 leave", "3 right", "4 end turn"]
    assert compact(WORDS) == WORDS
    numbered = {name: is_numbered(serai.game(name).steps) for name in ("bakschisch", "bagdad", "five-tribes")}
    assert numbered == {"bakschisch": False, "bagdad": True, "five-tribes": False}


def test_long_lists_get_a_line_for_each_first_word() -> None:
    moves = [f"move {a} {b}" for a in ("red", "blue") for b in ("green", "white", "red", "blue")]
    steps = ["pass", "pass dancer", *moves, "end"]
    assert choice_lines(["left", "right"], menu=True) == ["1 left | 2 right"]
    assert choice_lines(steps, 40, menu=True) == [
        "pass: 1 pass | 2 dancer",
        "move: 3 red green | 4 red white",
        "      5 red red | 6 red blue",
        "      7 blue green | 8 blue white",
        "      9 blue red | 10 blue blue",
        "11 end",
    ]
    assert choice_lines(steps, 40, brief=True, menu=True)[1] == "move: 8 ways; type move to see them"
    assert ways_of("move", steps, 40, menu=True) == [
        "move red: 3 green | 4 white | 5 red",
        "          6 blue",
        "move blue: 7 green | 8 white | 9 red",
        "           10 blue",
    ]
    assert all(ways_of(word, steps, menu=True) == [] for word in ("pass", "m", ""))
    drops = [f"drop {colour} {tile}" for colour in "abcdefghij" for tile in (3, 4, 5)]
    assert choice_lines([*drops, "done"])[0].startswith("drop: a 3..5 | b 3..5 | ")


@pytest.mark.parametrize(
    ("typed", "step"),
    [
        ("bid 3", "bid 3"),
        ("BID   3", "bid 3"),
        ("3", "bid 3"),
        ("03", "bid 3"),
        ("1", "bid 1"),
        ("b 1", "bid 1"),
        ("b14", "bid 14"),
        ("t", "thief"),
        ("th", "thief"),
        ("p", "pass"),
        ("bid 0", "bid 0"),
        ("0", "bid 0"),
        ("40", "bid 40"),  # not legal, but a step: the rules say why not
    ],
)
def test_what_is_typed_names_a_bid(typed: str, step: str) -> None:
    assert find_step(typed, BIDS, ["bid 0", "bid 40"]) == step


@pytest.mark.parametrize("typed", ["", "x", "bid 99", "99", "thiefs", "bid 1 2", "-1", "3.0", "9" * 5000, "²"])
def test_what_names_no_step(typed: str) -> None:
    assert find_step(typed, BIDS, ["bid 0"]) is None


@pytest.mark.parametrize(
    ("typed", "step"), [("3", "drop white 3"), ("d w 15", "drop white 15"), ("2", "drop yellow 2"), ("do", "done")]
)
def test_what_is_typed_names_a_drop(typed: str, step: str) -> None:
    steps = DROPS if typed != "do" else [*DROPS[:0], "done", "sow 1"]
    assert find_step(typed, steps, DROPS) == step


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("15", "drop white 15 or drop red 15"), ("d", "drop white 3, 15 or drop red 15 or drop yellow 2 or done")],
)
def test_an_unclear_line_is_asked_about(typed: str, meant: str) -> None:
    with pytest.raises(Mistake, match=f"could mean {meant}; type more of it"):
        find_step(typed, DROPS, DROPS)


def test_the_first_group_stands_first_and_links_are_no_words() -> None:
    colours = ("red", "blue", "green", "white")
    ways = [(a, b) for a in colours for b in colours if a != b]
    moves = [f"move {a} {b} with {c}" for a, b in ways for c in (a, b, "dancer", "none")]
    steps = ["place red", *moves, "pass", "pass dancer"]
    assert choice_lines(steps, 78, menu=True) == [
        "place: 1 red",
        "move: 48 ways with red blue dancer none green white; type move to see them",
        "pass: 50 pass | 51 dancer",
    ]
    assert choice_lines(steps, 60, menu=True)[1] == "move: 48 ways; type move to see them"
    shown = ways_of("move", steps, 78, menu=True)
    assert shown[0] == "move red: 2 blue with red | 3 blue with blue | 4 blue with dancer"
    assert max(len(line) for line in shown) <= 78
    assert all(line.startswith(("move ", "     ")) for line in shown)


def test_a_number_in_a_numbered_list_is_the_place_in_it() -> None:
    assert find_step("2", WORDS, WORDS, menu=True) == "leave"
    assert find_step("e t", WORDS, WORDS, menu=True) == "end turn"
    assert find_step("0", WORDS, WORDS, menu=True) is None
    assert find_step("5", WORDS, WORDS, menu=True) is None
    with pytest.raises(Mistake, match="left or leave"):
        find_step("le", WORDS, WORDS)


def test_nonsense_gets_a_suggestion_where_one_is_near() -> None:
    assert nothing_like("teif", BIDS) == "'teif' is no step and no command here; did you mean 'thief'?"
    assert nothing_like("xyzzy", BIDS) == "'xyzzy' is no step and no command here; 'help' lists what you can type."
    assert len(nothing_like("x" * 10_000, BIDS)) < 200


def test_a_number_keeps_its_meaning_when_no_step_with_it_is_left() -> None:
    """With an empty bag there is `pass` and `thief`; 2 is still a bid, which the rules refuse, and 0 still a pass."""
    known = ["pass", *(f"bid {n}" for n in range(41)), "thief"]
    assert find_step("2", ["pass", "thief"], known) == "bid 2"
    assert find_step("0", ["pass", "thief"], known) == "bid 0"
    assert compact(["pass", "thief"]) == ["pass", "thief"]


def test_a_number_that_fits_nothing_here_is_not_guessed_at() -> None:
    known = ["bid 0", "bid 1", "kill vizier seat 0", "take a1"]
    assert find_step("0", ["take a1", "take a2"], known) is None
    assert find_step("0", ["bid 1", "bid 3"], known) == "bid 0"
    assert nothing_like("bid 99", ["bid 1", "bid 3", "undo"]) == "'bid 99' is no step here; there is bid 1, 3."
    assert nothing_like("take z9", ["take a1", "take b1"]) == "'take z9' is no step here; there is take a1, b1."
