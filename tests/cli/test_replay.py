"""A record forwards and backwards."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

import serai
from serai.cli.commands.replay import Replay
from serai.cli.screen import Script
from serai.engine.game import Match
from tests.cli.table import Program, plain_screen


@pytest.fixture(scope="module")
def match() -> Match:
    match = serai.game("bakschisch", players=2, track="short").new_match(seed=7)
    match.names = ("you", "merchant")
    turn = 0
    while not match.state.over:
        seat = match.state.to_act[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[(turn * 7 + seat) % len(legal)])
        turn += 1
    return match


def walk(match: Match, lines: list[str], seat: int | None = None, at: int = 0) -> tuple[list[int], str]:
    """Type lines into a replay; the positions that were shown, and the output."""
    output = io.StringIO()
    screen = plain_screen(output)
    naps: list[float] = []
    Replay(match, seat, screen, Script(lines, screen), at, sleep=naps.append).run()
    text = output.getvalue()
    return [int(number) for number in re.findall(r"Position (\d+) of", text)], text


def test_both_ways(match: Match) -> None:
    last = len(match.history)
    lines = ["", "n", "next", "p", "prev", "last", "back", "first", "5", "+2", "-3", "la", "q"]
    shown, _ = walk(match, lines)
    assert shown == [0, 1, 2, 3, 2, 1, last, last - 1, 0, 5, 7, 4, last]


def test_a_position_looks_the_same_from_either_side(match: Match) -> None:
    _, forward = walk(match, ["6"])
    _, backward = walk(match, ["8", "p", "p"])
    assert forward.split("> 6")[-1] == backward.split("> p")[-1]
    assert str(match.states[6]).splitlines()[0] in forward


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("p", "This is the beginning of the record."),
        ("9999", "There is no position 9999"),
        ("-5", "This is the beginning of the record."),
        ("nxet", "did you mean 'next'?"),
        ("xyzzy", "'xyzzy' is not a command here; help lists them."),
        ("next 3", "'next 3' is not a command here"),
        ("auto fast", "After 'auto' comes a number of seconds"),
        ("auto nan", "After 'auto' comes a number of seconds"),
        ("auto -1", "After 'auto' comes a number of seconds"),
        ("9" * 5000, "is not a command here"),
        ("+", "is not a command here"),
        ("²", "is not a command here"),
    ],
)
def test_a_wrong_command_is_answered(match: Match, typed: str, answer: str) -> None:
    shown, text = walk(match, [typed])
    assert answer in text
    assert shown == [0]


def test_the_end_shows_the_result_and_goes_no_further(match: Match) -> None:
    _, text = walk(match, ["last", "next", "help", "log"])
    assert "This is the end of the record" in text
    assert re.search(r"(?m)^1\. seat \d, (you|merchant): \d+ spaces$", text)
    assert f"{len(match.history)}  seat" in text


def test_auto_plays_to_the_end(match: Match) -> None:
    shown, _ = walk(match, ["auto 0"], at=len(match.history) - 4)
    assert shown == list(range(len(match.history) - 4, len(match.history) + 1))


def test_a_seat_sees_no_more_than_it_knew(match: Match) -> None:
    """Entry 2 closes seat 0's fist: seat 1 sees that it is closed, not what is in it."""
    step = match.game.steps[match.history[1].action]  # type: ignore[union-attr]
    _, everything = walk(match, ["q"], at=2)
    assert f"seat 0: {step}" in everything
    _, eyes = walk(match, ["log"], seat=1, at=2)
    assert "seat 0: ?" in eyes
    assert "closed" in eyes
    assert f"seat 0: {step}" not in eyes
    assert not re.search(rf"(?m)^0 .*{step}", eyes)
    _, own = walk(match, ["log"], seat=0, at=2)
    assert f"seat 0: {step}" in own


def test_print_tells_the_whole_record(match: Match, program: Program) -> None:
    Path("game.txt").write_text(match.record(), encoding="utf-8")
    done = program("replay", "game.txt", "--print")
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[0] == "Bakschisch, track=short. Seats: 0 you, 1 merchant."
    numbered = [line for line in lines if re.match(r" *\d+  (seat|draw)", line)]
    assert len(numbered) == len(match.history)
    for line, entry in zip(numbered, match.history, strict=True):
        words = match.game.steps[entry.action] if hasattr(entry, "action") else match.game.rulebook.draws[entry.outcome]
        assert words in line
    assert lines[-1].startswith("2. seat")
    part = program("replay", "game.txt", "--print", "--at", "10", "--seat", "1")
    assert part.out.splitlines()[-1] == f"Position 10 of {len(match.history)}; the game goes on."
    assert "?" in part.out


def test_commands_from_a_pipe(match: Match, program: Program) -> None:
    Path("game.txt").write_text(match.record(), encoding="utf-8")
    done = program("replay", "game.txt", "--at", "3", typed="n\np\n")
    assert done.code == 0
    assert re.findall(r"Position (\d+) of", done.out) == ["3", "4", "3"]
