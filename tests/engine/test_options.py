"""Games and options by name: canonical values, and sentences for what is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import serai
from serai.engine.declarations.options import Number
from serai.engine.sentences import listing, unknown
from serai.games.bakschisch import tracks

GOOD = "GDFHEDGFEHFDEGHFDEGH"  # the short track


def test_a_game_is_found_by_name_however_it_is_written() -> None:
    assert serai.game("Bakschisch ", players=2) == serai.game("bakschisch", players=2)
    assert "bakschisch" in serai.game_names()
    assert len({serai.game("bakschisch"), serai.game("bakschisch", players=3)}) == 1


def test_an_unknown_game_gets_a_suggestion() -> None:
    with pytest.raises(serai.OptionError, match="no game 'bakshish'; did you mean 'bakschisch'"):
        serai.game("bakshish")
    with pytest.raises(serai.OptionError, match="bakschisch"):
        serai.game(None)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"fith_zero": "those"}, "did you mean 'fifth_zero'"),
        ({"fifth_zero": "thse"}, "did you mean 'those'"),
        ({"gold": 3}, "hidden and shown, not 3"),
        ({"max_rounds": 0}, r"10 to 1000 \(from 1 for exact work\), not 0"),
        ({"coins": 11}, "1 to 10, not 11"),
        ({"track": "GD/1", "cards": 1, "bribes": 5}, "the deck has 3 cards; a round of 5 bribes needs as many"),
        ({"track": "GD/2"}, "it must be one of 1 to 1"),
        ({"track": "G/1"}, "10 to 48, for exact work from 2"),
        ({"max_rounds": "many"}, "whole number"),
        ({"max_rounds": True}, "whole number"),
        ({"max_rounds": 20.5}, "whole number"),
        ({"track": "tall"}, "no track 'tall'"),
        ({"track": 5}, "not 5"),
        ({"track": "/etc/passwd"}, "cannot be used|no track"),
        ({"track": Path("/nowhere/track.toml")}, "cannot be read"),
    ],
)
def test_a_wrong_option_is_explained(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(serai.OptionError, match=sentence):
        serai.game("bakschisch", **options)


def test_options_take_text_as_the_command_line_gives_it() -> None:
    game = serai.game("bakschisch", max_rounds="20", gold=" Shown ")
    assert game.options["max_rounds"] == 20
    assert game.options["gold"] == "shown"
    assert repr(game) == "serai.game('bakschisch', players=3, gold='shown', max_rounds=20)"
    assert eval(repr(game), {"serai": serai}) == game


def test_a_limit_may_be_switched_off_by_a_word() -> None:
    limit = Number(name="hand_limit", rule="X-1", meaning="cards", low=10, high=30, usual=None, off="none")
    assert limit.parse("none") is None
    assert limit.parse(None) is None
    assert limit.parse("12") == 12
    with pytest.raises(serai.OptionError, match="10 to 30 or 'none'"):
        limit.parse("31")


@pytest.mark.rule("BK-4")
@pytest.mark.parametrize(
    ("spaces", "stop", "sentence"),
    [
        (GOOD.replace("F", "X"), 15, "letters 'X'"),
        ("G", 0, "1 space;"),
        ("GDHEF", 5, "one of 1 to 4"),
        (GOOD * 3, 15, "60 spaces"),
        (GOOD, 20, "thief stop is space 20"),
        (GOOD, 2, "thief stop is space 2"),
        (GOOD.replace("E", "G").replace("H", "E", 1), 15, "at least twice, but E"),
        ("EGEDEFEHGDHFGHGG", 10, "eunuch with no eunuch"),
        ("HGDHEFHGDHEFHGDHG", 10, "harem lady four behind"),
        (GOOD + "D", 15, "a guard is still ahead"),
    ],
)
def test_a_bad_track_says_which_constraint_it_breaks(spaces: str, stop: int, sentence: str) -> None:
    with pytest.raises(serai.OptionError, match=sentence):
        tracks.Track(spaces, stop)
    with pytest.raises(serai.OptionError, match=sentence):
        serai.game("bakschisch", track=f"{spaces}/{stop}")


@pytest.mark.rule("BK-4")
def test_a_player_may_bring_a_track(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('# mine\nspaces = "g d f h e  d g f e h  f d e g h  f d e g h  g"\nthief_stop = 12\n')
    game = serai.game("bakschisch", players=2, track=file)
    assert game.options["track"] == f"{GOOD}G/12"
    track = game.start().view()["track"]
    assert track["name"] == "own"
    assert not track["reconstruction"]
    assert track["levels"] == [4, 4, 4, 9]
    match = game.new_match(seed=1)
    assert serai.replay(match.record(with_seed=True)).game == game
    assert serai.load(match.state.position()).game == game
    assert serai.game("bakschisch", track=f"{GOOD}/15").options["track"] == "short"


@pytest.mark.rule("BK-4")
@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"spaces = [", "not TOML"),
        (b"thief_stop = 3", "needs spaces"),
        (b"\xff\xfe", "not text"),
        (b"", "needs spaces"),
    ],
)
def test_a_bad_track_file_is_explained(tmp_path: Path, content: bytes, sentence: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_bytes(content)
    with pytest.raises(serai.OptionError, match=sentence):
        serai.game("bakschisch", track=file)


def test_sentences() -> None:
    assert listing([]) == "none"
    assert listing(["a"]) == "a"
    assert listing("abc") == "a, b and c"
    assert unknown("game", "zzz", ["ab", "cd"]) == "There is no game 'zzz'; the choice is ab and cd."
    many = [f"step {n}" for n in range(50)]
    assert unknown("step", "stap 7", many) == "There is no step 'stap 7'; did you mean 'step 7'?"
    assert unknown("step", "zzz", many) == "There is no step 'zzz'."
