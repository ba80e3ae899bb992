"""The puzzles that Serai ships: sound, legal, clearly best by their own proof, and found again by another search."""

from __future__ import annotations

import dataclasses
import datetime
from pathlib import Path

import pytest

from serai.bots.searcher import Budget, Search
from serai.engine.chance import generator
from serai.problems.puzzles import LEVELS, daily, read_puzzles, shipped, write_puzzles
from serai.problems.puzzles.collection import SHIPPED
from serai.problems.puzzles.maker import asked_again, level_of

GAMES = ("bakschisch", "bagdad", "five-tribes")
LEAST_SHIPPED = 100  # puzzles of each game
LARGEST_SHIPPED = 300_000  # bytes
SAMPLE = 3  # puzzles of each game that are searched again


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_shipped_puzzles_are_good(game: str) -> None:
    puzzles = shipped(game)
    assert (SHIPPED / f"{game}.jsonl.gz").stat().st_size < LARGEST_SHIPPED
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) >= LEAST_SHIPPED
    assert {puzzle.players for puzzle in puzzles} == {2, 3, 4}
    assert {puzzle.level for puzzle in puzzles} == set(LEVELS)
    flaws = {puzzle.id: puzzle.flaws() for puzzle in puzzles}
    assert not any(flaws.values()), {name: told for name, told in flaws.items() if told}
    assert all(puzzle.level == level_of(puzzle.found) for puzzle in puzzles)
    some = puzzles[:: len(puzzles) // SAMPLE]
    assert [asked_again(puzzle).found for puzzle in some] == [puzzle.found for puzzle in some]


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_sample_is_found_again(game: str) -> None:
    puzzles = shipped(game)
    for puzzle in puzzles[:: max(1, len(puzzles) // SAMPLE)]:
        knowledge = puzzle.knowledge()
        search = Search(knowledge.game, Budget(2_000), patient=True)
        look = search.think(knowledge, generator("another seed"))
        assert max(look, key=lambda candidate: candidate.share).step == puzzle.solution, puzzle.id
        if not search.mixes:
            values = [search.judge(knowledge, choice.step, generator("one more")) for choice in puzzle.candidates]
            assert values[0] == max(values), puzzle.id


@pytest.mark.compiled
def test_the_hidden_is_not_in_a_puzzle() -> None:
    """Whatever the others really hold, the puzzle of a position is the same."""
    puzzle = shipped("bagdad")[0]
    world = puzzle.knowledge().imagine(generator("another world"))
    told = dataclasses.replace(puzzle, position=world.knowledge(puzzle.seat).position())
    assert told.id == puzzle.id
    if world.position() != puzzle.position:
        assert dataclasses.replace(puzzle, position=world.position()).flaws() == [
            "The position tells more than the seat knows."
        ]


def test_a_puzzle_of_each_day() -> None:
    puzzles = shipped("bakschisch")
    first = datetime.date(2026, 11, 16)
    month = [daily(puzzles, first + datetime.timedelta(days=days)).id for days in range(30)]
    assert len(set(month)) == 30
    assert daily(tuple(reversed(puzzles)), first).id == month[0]


@pytest.mark.compiled
def test_flaws_are_told(tmp_path: Path) -> None:
    good = shipped("bakschisch")[0]
    other = next(choice for choice in good.candidates if choice.step != good.solution)
    level = dataclasses.replace(good, level="odd")
    unclear = dataclasses.replace(good, candidates=(dataclasses.replace(good.candidates[0], win=other.win), other))
    proofless = dataclasses.replace(good, proof={})
    illegal = dataclasses.replace(good, candidates=(*good.candidates, dataclasses.replace(other, step="bid 40")))
    for bad, words in ((level, "level"), (unclear, "not clearly"), (proofless, "proof lacks"), (illegal, "Not legal")):
        assert any(words in flaw for flaw in bad.flaws()), (words, bad.flaws())
    write_puzzles(tmp_path / "bad.jsonl", [good, level])
    assert [puzzle.flaws() == [] for puzzle in read_puzzles(tmp_path / "bad.jsonl")] == [True, False]
