"""Records: a format for people, strict for programs."""

from __future__ import annotations

import pytest

import serai

HEADING = "serai record 1\ngame bakschisch\nrules 1\nplayers 2\n"


def test_a_record_reads_like_a_score_sheet() -> None:
    match = serai.game("bakschisch", players=2).new_match(seed=7)
    match.names = ("Ali", "Scheherazade the wise")
    match.play(1, "thief")
    match.play(0, "bid 3")
    lines = match.record().splitlines()
    assert lines[:4] == HEADING.splitlines()
    assert "option track standard" in lines
    assert "seat 1 Scheherazade the wise" in lines
    assert lines[lines.index("") + 1 :][:3] == ["draw eunuch", "1 thief", "0 bid 3"]
    assert not any(line.startswith("seed ") for line in lines)
    assert serai.replay(match.record()).names == match.names


def test_comments_blank_lines_and_defaults() -> None:
    match = serai.replay(HEADING + "# a comment\n\n\ndraw guard   # the first card\n0 Bid  2\n1 pass\ndraw fakir\n")
    assert match.state.fields.space.tolist()[:2] == [1, 0]
    assert match.state.to_act == (0, 1)


def test_a_record_that_stops_before_a_draw_goes_on_with_its_seed() -> None:
    text = HEADING + "seed 7\n"
    assert serai.replay(text).history == serai.game("bakschisch", players=2).new_match(seed=7).history


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "begins with the line"),
        ("hello", "begins with the line"),
        ("serai record 3\n", "Line 1: this program reads records of format 1 and 2"),
        ("serai record 1\n", "does not name its game"),
        ("serai record 1\ngame bakschisch\nplayers 2\n", "does not name its rules"),
        ("serai record 1\ngame bakschich\nrules 1\nplayers 2\n", "did you mean 'bakschisch'"),
        ("serai record 1\ngame bakschisch\nrules 9\nplayers 2\n", "Rules version 9"),
        ("serai record 1\ngame bakschisch\nrules 1\nplayers 7\n", "2 to 4 players"),
        ("serai record 1\ngame bakschisch\nrules one\nplayers 2\n", "Line 3: a whole number"),
        (HEADING + "players 3\n", "Line 5: 'players' is given twice"),
        (HEADING + "optoin gold shown\n", "did you mean 'option'"),
        (HEADING + "option gold\n", "gold"),
        (HEADING + "option gold shown\noption gold shown\n", "given twice"),
        (HEADING + "game\n", "needs a value"),
        (HEADING + "seat 0 Ali\n", "names seats"),
        (HEADING + "position {}\n", "needs 'serai_position'"),
        (HEADING + "seen-by 1\n", "what one seat knew"),
        (HEADING + "draw sultan\n", "Line 5: 'sultan' cannot be drawn"),
        (HEADING + "0 bid 1\n", "Line 5: A draw comes first"),
        (HEADING + "draw guard\ndraw guard\n", "Line 6: no draw comes here; seat 0 is to act"),
        (HEADING + "draw guard\n0 bid 11\n", "Line 6: You cannot bid 11.*BK-5"),
        (HEADING + "draw guard\n0 bid 1\n0 bid 2\n", "Line 7: seat 0 has chosen already"),
        (HEADING + "draw guard\n5 bid 1\n", "Line 6: There is no seat 5"),
        (HEADING + "draw guard\n0 fly\n", "Line 6: There is no step 'fly'"),
        (HEADING + "draw guard\nrules 1\n", "Line 6: a heading such as 'rules' stands before"),
        (HEADING + "draw guard\nresult 1 2\n", "Line 6: the result should be no result yet"),
        (HEADING + "draw guard\nresult 1 2\n0 pass\n", "Line 7: nothing follows the result"),
        (HEADING + "draw guard\n99999999999999999999 pass\n", "whole number"),
    ],
)
def test_a_wrong_record_says_where_and_what(text: str, sentence: str) -> None:
    with pytest.raises(serai.RecordError, match=sentence):
        serai.replay(text)


def test_a_record_is_text_of_bounded_size() -> None:
    with pytest.raises(serai.RecordError, match="is text"):
        serai.replay(b"serai record 1")  # type: ignore[arg-type]
    with pytest.raises(serai.RecordError, match="at most"):
        serai.replay("x" * 20_000_000)


def test_a_match_from_a_position_hides_it_from_seats_until_the_end() -> None:
    game = serai.game("bakschisch", players=2)
    match = game.new_match(seed=1, position=game.new_match(seed=2).state)
    with pytest.raises(serai.RecordError, match="set-up position"):
        match.record_for(0)
    assert serai.replay(match.record()).state == match.state


def test_a_finished_record_names_seed_and_result() -> None:
    match = serai.game("bakschisch", players=2, max_rounds=10).new_match(seed="night 1001")
    while not match.state.over:
        match.play(match.state.to_act[0], "pass")
    lines = match.record().splitlines()
    assert "seed night 1001" in lines
    assert lines[-1] == "result 1 1"
    with pytest.raises(serai.RecordError, match="the result should be 1 1"):
        serai.replay(match.record().replace("result 1 1", "result 1 2"))
