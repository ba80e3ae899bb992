"""Odd input: whatever is given where a number, a text or a record belongs, the answer is a result or a sentence."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from serai.engine.chance import generator, seed_hash, seed_text
from serai.engine.sentences import LONGEST_SHOWN, shown
from tests.amounts import amount

HUGE = 10**5000  # more digits than Python writes out
TEXTS = st.text(st.characters(), max_size=12)  # lone surrogates, line ends, byte order marks: everything
NUMBERS = st.integers(-5, 60) | st.sampled_from([HUGE, -HUGE, 2**63, -(2**63) - 1, np.int64(1), np.int8(-1)])
ODD = (
    NUMBERS
    | TEXTS
    | st.floats()
    | st.booleans()
    | st.none()
    | st.binary(max_size=4)
    | st.lists(NUMBERS | TEXTS, max_size=3)
    | st.sampled_from([[HUGE], {"a": HUGE}, {1: 2}, object(), np.float64("nan"), np.bool_(True), "9" * 5000, 1j])
)


def match(players: int = 2) -> serai.Match:
    return serai.game("bakschisch", players=players).new_match(seed=7)


def check_sentence(error: serai.SeraiError) -> None:
    """It can be printed anywhere, and is no wall of text."""
    str(error).encode()
    assert len(str(error)) < 600


def test_a_wrong_value_is_shown_short_and_printable() -> None:
    for value in (HUGE, [HUGE], "x" * 10**6, "\ud800\n", {"a": [HUGE]}, b"\xff" * 10**6, list(range(10**4))):
        text = shown(value)
        assert len(text) <= LONGEST_SHOWN
        assert text.isprintable()
    nested: list[Any] = []
    for _ in range(10**5):
        nested = [nested]
    assert shown(nested) == "this list"


@settings(max_examples=amount(300, interpreted=60))
@given(odd=ODD)
def test_every_door_answers_odd_values_with_a_sentence(odd: Any) -> None:
    m = match()
    start = m.game.start()
    doors = [
        lambda: serai.game(odd),
        lambda: serai.game("bakschisch", players=odd),
        *(
            lambda name=name, option=option: serai.game(name, **{option: odd})
            for name in serai.game_names()
            for option in (option.name for option in serai.game(name).rulebook.options)
        ),
        lambda: m.game.new_match(seed=odd),
        lambda: serai.load(odd),
        lambda: m.game.load(odd),
        lambda: serai.replay(odd),
        lambda: m.state.legal(odd),
        lambda: m.state.view(odd),
        lambda: m.state.after(odd, "pass"),
        lambda: m.state.after(0, odd),
        lambda: match().play(odd, "pass"),
        lambda: match().play(0, odd),
        lambda: match().undo(odd),
        lambda: m.can_undo(odd),
        lambda: m.record_for(odd),
        lambda: m.events(odd),
        lambda: m.events(since=odd),
        lambda: start.drawn(odd),
        lambda: m.state.drawn(odd),
    ]
    for door in doors:
        try:
            door()
        except serai.SeraiError as error:
            check_sentence(error)


def test_draws_and_entries_are_whole_numbers() -> None:
    start = match().game.start()
    assert start.drawn(np.int64(1)) == start.drawn(1)  # type: ignore[arg-type]
    for odd in (None, [1], 1.7, True, "", HUGE):
        with pytest.raises(serai.IllegalMove, match=r"cannot be drawn now\. Possible: "):
            start.drawn(odd)  # type: ignore[arg-type]
    m = match()
    assert m.events(since=m.length) == m.events(since=999) == []
    for since in (-5, -1, 1.5, True, None):
        with pytest.raises(serai.SeraiError, match="counted from 0"):
            m.events(since=since)  # type: ignore[arg-type]


def test_a_seed_is_a_line_or_a_number_of_bounded_length() -> None:
    assert seed_text(-3) == "-3"
    assert seed_text(np.int64(7)) == "7"  # type: ignore[arg-type]
    assert len(seed_text(10**199)) == 200
    for odd in (HUGE, 10**200, True, 1.5, "a\nb", " ", "x" * 201, " x", "\ud800", "a\u2028b"):
        with pytest.raises(serai.SeraiError, match="A seed"):
            seed_text(odd)  # type: ignore[arg-type]
    assert generator("\ud800")[0] != generator("\ud801")[0]


# ---------------------------------------------------------------- records


ODD_NAMES = ["Ann #2", '"Ali"', '"', "#", "", " x ", "a\nb", "\ufeff", "draw guard"]
ODD_SEEDS = ["a#b", "#x", '"q"', '"', "\\u0023", "1 # 2"]


@settings(max_examples=150)
@given(
    names=st.lists(TEXTS | st.sampled_from(ODD_NAMES), min_size=2, max_size=2),
    seed=st.text(st.characters(), min_size=1, max_size=20) | st.sampled_from(ODD_SEEDS),
)
def test_names_and_seeds_come_back_as_they_were(names: list[str], seed: str) -> None:
    game = serai.game("bakschisch", players=2)
    try:
        m = game.new_match(seed=seed)
    except serai.SeraiError:
        m = game.new_match(seed=3)
    m.names = tuple(names)
    m.play(0, "bid 3")
    text = m.record(with_seed=True)
    text.encode()
    again = serai.replay(text)
    assert (again.names, again.seed, again.history) == (m.names, m.seed, m.history)
    assert again.record(with_seed=True) == text
    for form in (text.replace("\n", "\r\n"), "\ufeff" + text, text.replace("\n", "\n\n"), "\n# mine\n" + text):
        assert serai.replay(form).record(with_seed=True) == text


def test_quotes_come_only_where_they_must() -> None:
    m = match()
    m.names = ('"Ali"', "Scheherazade")
    assert m.record().startswith("serai record 1\n")
    assert 'seat 0 "Ali"\n' in m.record()  # as ever: in format 1 quotes are part of the name
    m.names = ('"Ali"', "Ann #2")
    assert m.record().startswith("serai record 2\n")
    assert 'seat 0 "\\"Ali\\""\nseat 1 "Ann \\u00232"\n' in m.record()
    with pytest.raises(serai.RecordError, match=r"Line \d+: a text in double quotes is a JSON string"):
        serai.replay(m.record().replace("Ann", 'A"nn'))


def test_an_old_record_whose_seed_has_a_comment_sign_is_read_in_full() -> None:
    for seed in ("a#b", "#x", "x # y"):
        fresh = serai.game("bakschisch", players=2).new_match(seed=seed)
        old = f"serai record 1\ngame bakschisch\nrules 1\nplayers 2\nseed-hash {seed_hash(seed)}\nseed {seed}\n"
        assert serai.replay(old).history == fresh.history
        assert serai.replay(old).seed == seed
    commented = f"serai record 1\ngame bakschisch\nrules 1\nplayers 2\nseed-hash {seed_hash('a')}\nseed a # my first\n"
    assert serai.replay(commented).seed == "a"


def test_names_are_one_text_for_each_seat() -> None:
    m = match()
    for names in (("Ali",), ("a", "b", "c"), "ab", ("a", 3)):
        with pytest.raises(serai.SeraiError, match="name"):
            m.names = names  # type: ignore[assignment]
    assert m.names == ()


@pytest.mark.parametrize(
    ("lines", "sentence", "impossible"),
    [
        ("seed-hash 00\n", "Line 5: a seed-hash is 64 hexadecimal digits", False),
        (f"seed-hash {'0' * 64}\nseed 7\n", "Line 5: the seed is not the promised one", True),
        ("seat 0 a\nseat 0 b\n", "Line 6: seat 0 is named twice", False),
        ("draw guard\nresult\n", "Line 6: 'result' needs the rank of each seat", False),
        ("result 1 2\n", "the result should be no result yet", True),
        ("draw gaurd\n", "'gaurd' cannot be drawn", False),
        ("draw guard\ndraw guard\n", "no draw comes here", True),
        ("draw guard\n0 bid 40\n", "cannot bid 40", True),
        ("draw guard\n0 bit 4\n", "There is no step 'bit 4'", False),
        ("draw guard\n9 bid 4\n", "There is no seat 9", False),
        (f"option max_rounds {'9' * 5000}\n", "whole number from 10 to 1000", False),
        (f'position {{"serai_position": {"1" * 5000}}}\n', "not JSON that can be read", False),
    ],
)  # fmt: skip
def test_a_typing_mistake_is_told_from_what_cannot_have_happened(lines: str, sentence: str, impossible: bool) -> None:
    with pytest.raises(serai.RecordError, match=sentence) as caught:
        serai.replay("serai record 1\ngame bakschisch\nrules 1\nplayers 2\n" + lines)
    assert caught.value.impossible == impossible
    assert len(str(caught.value)) < 400


# ---------------------------------------------------------------- positions


def test_the_heading_of_a_position_holds_what_its_words_say() -> None:
    for key, values in {
        "serai_position": (True, 1.0, "1"),
        "rules": (True, 1.0, HUGE, None),
        "players": (True, 2.0, HUGE, "2"),
        "game": ("\ud800", None, ["bakschisch"]),
    }.items():
        for value in values:
            position = {**match().state.position(), key: value}
            for load in (serai.load, match().game.load):
                with pytest.raises(serai.PositionError):
                    load(position)


def test_options_of_a_position_are_written_as_the_game_writes_them() -> None:
    position = match().state.position()
    for value in (100.0, True, HUGE, [100], float("nan")):
        position["options"]["max_rounds"] = value
        for load in (serai.load, match().game.load):
            with pytest.raises(serai.PositionError):
                load(position)


@settings(max_examples=150)
@given(odd=ODD, data=st.data())
def test_odd_values_in_a_position_are_refused(odd: Any, data: st.DataObject) -> None:
    position = match().state.position()
    where = data.draw(st.sampled_from([position, position["options"], position["state"]]))
    if data.draw(st.booleans()) and isinstance(odd, str | int):
        where[odd] = 1
    else:
        where[data.draw(st.sampled_from(sorted(where, key=str)))] = odd
    try:
        serai.load(position)
    except serai.PositionError as error:
        check_sentence(error)


def test_a_position_may_begin_with_a_byte_order_mark_and_numbers_are_bounded() -> None:
    text = json.dumps(match().state.position(), indent=1)
    assert serai.load("\ufeff" + text.replace("\n", "\r\n")) == match().state
    with pytest.raises(serai.PositionError, match="not JSON that can be read"):
        serai.load(text.replace('"rounds": 0', f'"rounds": {"1" * 5000}'))
