"""Odd command lines and files: one sentence and exit code 2, or it works; never a fault of the program."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import serai
from serai.cli import main

NUMBERS = [
    "-1",
    "-3",
    "9" * 30,
    "9" * 5000,
    "1.5",
    "nan",
    "inf",
    "-inf",
    "1e999",
    "0x10",
    "1_000",
    "٣",
    "²",
    "true",
    "None",
]
TEXTS = [
    "",
    " ",
    "[]",
    "{}",
    "#",
    "a#b",
    '"',
    "\\",
    "%s",
    "{0}",
    "\u2028",
    "\ufeff",
    "\ud800",
    "é",
    "x" * 10_000,
    "../..",
    ".",
]
ODD_WORDS = st.sampled_from([*NUMBERS, *TEXTS]) | st.text(max_size=8).filter(lambda text: "\0" not in text)
COMMANDS = [
    ["play", "bakschisch", "--players"],
    ["play", "bakschisch", "--seed"],
    ["play", "bakschisch", "--seat"],
    ["play", "bakschisch", "--bots"],
    ["play", "bakschisch", "--option"],
    ["play", "bakschisch", "--track"],
    ["play", "bakschisch", "--save"],
    ["play", "--resume"],
    ["play"],
    ["replay"],
    ["replay", "good.txt", "--print", "--at"],
    ["replay", "good.txt", "--print", "--seat"],
    ["hint"],
    ["hint", "good.txt", "--budget"],
    ["hint", "good.txt", "--budget", "1", "--seat"],
    ["hint", "good.txt", "--budget", "1", "--at"],
    ["hint", "good.txt", "--budget", "1", "--seed"],
    ["verify"],
    ["verify", "good.txt", "--hash"],
    ["arena", "bakschisch", "--bots"],
    ["arena", "bakschisch", "--bots", "random", "--games"],
    ["arena", "bakschisch", "--bots", "random", "--jobs", "0", "--seed"],
    ["arena", "bakschisch", "--bots", "random", "--jobs", "0", "--patience"],
    ["arena", "bakschisch", "--bots", "random", "--jobs", "0", "--memory"],
    ["arena", "--resume"],
    ["bench", "engine", "--game", "chess", "--seconds"],
    ["admin"],
    ["games"],
    [],
]
HINT = ["hint", "--seat", "0", "--budget", "1"]
ODD_PARTS = ["", "\ufeff", "\0", "\r", "\r\n", "\n\n", "#", '"', "9" * 5000, "-1", "nan", "true", "null", "[" * 3000]
QUIET = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
LONGEST_SENTENCE = 700


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a record, in which the commands run; every game ends at once, for nobody types anything."""
    monkeypatch.setenv("SERAI_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "good.txt").write_text(record(), encoding="utf-8")
    return tmp_path


def record() -> str:
    match = serai.game("bakschisch", players=2).new_match(seed=7)
    match.names = ("you", "random")
    match.play(0, "bid 3")
    match.play(1, "thief")
    return match.record(with_seed=True)


def check(arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    code = main(arguments)
    told = capsys.readouterr().err
    assert code in (0, 2, 3), told
    assert "fault in Serai" not in told
    if code:
        assert len(told.strip().splitlines()) == 1
        assert len(told) < LONGEST_SENTENCE


@QUIET
@given(command=st.sampled_from(COMMANDS), word=ODD_WORDS)
def test_odd_words_on_the_command_line(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: list[str],
    word: str,
) -> None:
    check([*command, word], monkeypatch, capsys)


def damaged(text: str, data: st.DataObject) -> bytes:
    """A text with something odd in the midst of it, with other line ends, or something else altogether."""
    at = data.draw(st.integers(0, len(text)))
    odd = data.draw(st.sampled_from(ODD_PARTS) | st.text(max_size=6))
    kind = data.draw(st.sampled_from(["insert", "replace", "cut", "windows", "utf-16", "bytes"]))
    if kind == "bytes":
        return data.draw(st.binary(max_size=60))
    if kind == "cut":
        text = text[:at]
    elif kind == "windows":
        text = "\ufeff" + text.replace("\n", "\r\n")
    else:
        text = text[:at] + odd + text[at + (len(odd) if kind == "replace" else 0) :]
    return text.encode("utf-16" if kind == "utf-16" else "utf-8", "surrogatepass")


@QUIET
@given(data=st.data())
def test_odd_files(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], data: st.DataObject
) -> None:
    match = serai.replay(record())
    position = json.dumps(match.state.position())
    plan = {"serai-arena": 1, **match.game.describe(), "contests": [["random", "random"]], "blocks": 1, "seed": "7"}
    log = json.dumps({**plan, "sprt": None, "notes": {}}) + "\n" + json.dumps({"blocks": 1}) + "\n"
    track = 'spaces = "G D F H E  D G F E H  F D E G H  F D E G H"\nthief_stop = 15\n'
    commands, text = data.draw(
        st.sampled_from(
            [
                ([["replay", "--print"], ["verify"], ["play", "--resume"], HINT], record()),
                ([HINT], position),
                ([["play", "bakschisch", "--track"]], track),
                ([["arena", "--games", "1", "--jobs", "0", "--resume"]], log),
            ]
        )
    )  # fmt: skip
    file = folder / "odd.txt"
    file.write_bytes(damaged(text, data))
    check([*data.draw(st.sampled_from(commands)), str(file)], monkeypatch, capsys)
