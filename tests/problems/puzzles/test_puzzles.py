"""Puzzles: those that are shipped hold what they say, bad ones are told in a sentence, and making goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import serai
from serai.bots.searcher import Budget, Search
from serai.engine.chance import generator
from serai.engine.errors import SeraiError
from serai.problems.puzzles import Puzzle, PuzzleError, read_puzzles, shipped, write_puzzles
from serai.problems.puzzles.judge import Budgets
from serai.problems.puzzles.maker import Maker
from tests.cli.table import Program


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"{", "line 1: this is not JSON"),
        (b"[]\n", "format 1"),
        (b'{"serai_puzzle": 1}\n', "lacks game"),
        (b"\xff\xfe", "not a file of puzzles"),
        (b"\x1f\x8b\x00", "not a file of puzzles"),
    ],
)
def test_files_that_hold_no_puzzles(tmp_path: Path, data: bytes, words: str) -> None:
    path = tmp_path / "file.jsonl"
    path.write_bytes(data)
    with pytest.raises(PuzzleError, match=words):
        read_puzzles(path)


@pytest.mark.compiled
def test_making_goes_on_where_it_stopped(tmp_path: Path) -> None:
    def make(count: int, made: list[Puzzle]) -> list[Puzzle]:
        maker = Maker("bakschisch", "t", players=2, count=count, budgets=Budgets().scaled(0.02))
        return list(maker.make(made))[-1]

    one = make(1, [])
    assert len(one) == 1
    assert one[0].flaws() == []
    path = tmp_path / "one.jsonl.gz"
    write_puzzles(path, one)
    assert read_puzzles(path) == one
    both = make(2, read_puzzles(path))
    assert both[0] == one[0]
    assert len(both) == 2
    with pytest.raises(PuzzleError, match="Name another file"):
        next(Maker("bakschisch", "u", count=2).make(one))


@pytest.mark.compiled
def test_the_command(program: Program, tmp_path: Path) -> None:
    path = str(tmp_path / "tiny.jsonl")
    quick = ("--seed", "t", "--effort", "0.02")  # by which the first is soon found
    done = program("puzzles", "make", "bakschisch", "-n", "1", "-p", "2", *quick, "--out", path)
    assert done.code == 0, done.err
    assert "holds 1 puzzle" in done.out
    assert program("puzzles", "check", path).out.startswith("All good")
    text = Path(path).read_text(encoding="utf-8")
    Path(path).write_text(text + text, encoding="utf-8")
    twice = program("puzzles", "check", path)
    assert (twice.code, "more than once" in twice.err) == (1, True)
    for arguments, words in (
        (("check", "nowhere.jsonl"), "There is no file"),
        (("make", "chess"), "chess"),
        (("make", "bagdad", "--effort", "0"), "--effort"),
        (("make", "bagdad", "--count", "0"), "--count"),
        (("make", "bagdad", "--out", "nowhere/x.jsonl"), "There is no folder"),
    ):
        refused = program("puzzles", *arguments)
        assert (refused.code, words in refused.err) == (2, True), refused.err


@pytest.mark.compiled
def test_a_position_of_ones_own_is_asked(program: Program, tmp_path: Path) -> None:
    clear = max(shipped("bagdad"), key=lambda puzzle: (puzzle.gap, puzzle.id))
    position, path = tmp_path / "position.json", tmp_path / "mine.jsonl"
    position.write_text(json.dumps(clear.position), encoding="utf-8")
    ask = ("puzzles", "ask", str(position), "--seat", str(clear.seat), "--out", str(path))
    done = program(*ask)
    assert done.code == 0, done.err
    assert f"{clear.solution} is best" in done.out
    assert read_puzzles(path)[0].solution == clear.solution
    assert program("puzzles", "check", str(path)).code == 0
    again = program(*ask)
    assert (again.code, "holds this puzzle already" in again.err) == (2, True)
    dull = serai.game("bakschisch", players=2).new_match(seed=1).state
    position.write_text(json.dumps(dull.position()), encoding="utf-8")
    refused = program("puzzles", "ask", str(position), "--seat", "0", "--effort", "0.02", "--out", str(path))
    assert (refused.code, "no puzzle" in refused.err) == (2, True), refused.err


@pytest.mark.compiled
def test_a_step_is_judged_by_itself() -> None:
    game = serai.game("bagdad", players=2)
    match = game.new_match(seed=3)
    knowledge = match.state.knowledge(match.state.to_act[0])
    search = Search(game, Budget(200))
    step = knowledge.legal()[0]
    assert 0 <= search.judge(knowledge, step, generator(1)) <= 1
    assert search.judge(knowledge, step, generator(1)) == search.judge(knowledge, step, generator(1))
    with pytest.raises(SeraiError, match="cannot choose"):
        search.judge(knowledge, "end", generator(1))
    at_once = serai.game("bakschisch", players=2).new_match(seed=3).state.knowledge(0)
    with pytest.raises(SeraiError, match="at once"):
        Search(at_once.game, Budget(200)).judge(at_once, at_once.legal()[0], generator(1))
