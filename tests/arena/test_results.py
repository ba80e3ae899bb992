"""The results log: what is in it stays, what was half-written goes, nothing counts twice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from serai.arena import Forfeit, Log, Plan, Result, Sprt
from serai.arena.results import LogError

Make = Callable[..., Plan]


def result(block: int, rotation: int, ranks: tuple[int, ...] = (1, 2), forfeit: Forfeit | None = None) -> Result:
    return Result(0, block, rotation, ranks, (30, 10), (20, 21), (0.5, 0.25), (0.1, 0.05), forfeit)


def test_what_was_added_is_read_back(plan: Make, tmp_path: Path) -> None:
    path = tmp_path / "new" / "results.jsonl"
    arena = plan("merchant", "random", sprt=Sprt(0.5, 0.6), notes={"serai": "1"})
    games = [result(0, 0), result(0, 1, (2, 1), Forfeit(0, "crashed: ä", "Traceback ...")), result(2, 1)]
    with Log.create(path, arena) as log:
        log.add(games[:1])
        log.add(games[1:])
    with Log.open(path) as again:
        assert again.results == games
        assert again.plan == arena
        assert again.missing(0, 0) == []
        assert again.missing(0, 1) == [0, 1]
        assert again.missing(0, 2) == [0]


def test_a_game_counts_once(plan: Make, tmp_path: Path) -> None:
    with Log.create(tmp_path / "log", plan("merchant", "random")) as log:
        assert log.add([result(0, 0), result(0, 0)]) == [result(0, 0)]
        assert log.add([result(0, 0, (2, 1)), result(0, 1)]) == [result(0, 1)]
        assert len(log) == 2
    assert Log.read(tmp_path / "log").results == [result(0, 0), result(0, 1)]


@pytest.mark.parametrize("lost", range(1, 60, 7))
def test_half_a_line_at_the_end_is_cut_off(plan: Make, tmp_path: Path, lost: int) -> None:
    path = tmp_path / "log"
    with Log.create(path, plan("merchant", "random")) as log:
        log.add([result(0, 0), result(0, 1)])
    data = path.read_bytes()
    path.write_bytes(data[:-lost])
    with Log.open(path) as log:
        assert log.results == [result(0, 0)]
        log.add([result(0, 1)])
    assert path.read_bytes() == data


def test_nothing_is_overwritten(plan: Make, tmp_path: Path) -> None:
    Log.create(tmp_path / "log", plan("merchant", "random")).close()
    with pytest.raises(LogError, match="holds results already; go on with them by --resume"):
        Log.create(tmp_path / "log", plan("merchant", "random"))


def test_two_arenas_cannot_write_the_same_log(plan: Make, tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    with (
        Log.create(tmp_path / "log", plan("merchant", "random")),
        pytest.raises(LogError, match="Another arena is writing"),
    ):
        Log.open(tmp_path / "log")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "it has no whole line"),
        ("not json\n", "is no results log of an arena"),
        ("[]\n", "is no results log of an arena"),
        ('{"serai-arena": 99}\n', "is no results log that this version of Serai reads"),
        ('{"serai-arena": 1}\n', "The first line of .* is damaged"),
    ],
)
def test_other_files_are_refused(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "log"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(LogError, match=sentence):
        Log.open(path)
    assert path.read_text(encoding="utf-8") == text


def test_a_damaged_line_is_named_and_left_as_it_is(plan: Make, tmp_path: Path) -> None:
    path = tmp_path / "log"
    with Log.create(path, plan("merchant", "random")) as log:
        log.add([result(0, 0), result(0, 1)])
    lines = path.read_bytes().splitlines(keepends=True)
    lines[1] = b'{"contest": 0}\n'
    path.write_bytes(b"".join(lines))
    with pytest.raises(LogError, match=r"Line 2 of .* is damaged"):
        Log.open(path)


def test_a_log_can_be_asked_for_more_games(plan: Make, tmp_path: Path) -> None:
    with Log.create(tmp_path / "log", plan("merchant", "random", blocks=2)) as log:
        log.extend(plan("merchant", "random", blocks=5))
    assert Log.read(tmp_path / "log").plan.blocks == 5
