"""Every mistake on the command line: one sentence on stderr, exit code 2, nothing written, no traceback."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

import serai
from tests.cli.table import Program

MISTAKES = {
    "paly": r"There is no command 'paly'; did you mean .*'play'",
    "xyzzy": r"There is no command 'xyzzy'",
    "bench engin": r"There is no command 'engin'; did you mean 'engine'\?",
    "--vresion": r"There is no option '--vresion'; did you mean '--version'\?",
    "serve --prot 1": r"There is no option '--prot'; did you mean '--port'\?",
    "games --jsno": r"There is no option '--jsno'; did you mean '--json'\?",
    "games now": "argument",
    "play": "Name the game to play: serai play ",
    "play bakshish": "There is no game 'bakshish'; did you mean 'bakschisch'",
    "play chess": "There is no game 'chess'; the choice is .*bakschisch",
    "play bakschisch --player 3": "There is no option '--player'; did you mean '--players'",
    "play bakschisch --players 5": "Bakschisch is for 2 to 4 players, not 5",
    "play bakschisch --players -1": "Bakschisch is for 2 to 4 players, not -1",
    "play bakschisch --players two": "--players is a whole number, not 'two'",
    "play bakschisch --players 99999999999999999999999": "Bakschisch is for 2 to 4 players, not 9999",
    "play bakschisch --seat 3": "There is no seat 3 at this table: its seats are 0 to 2",
    "play bakschisch --seat -1": "There is no seat -1",
    "play bakschisch --seat 0 --seat 0": "Seat 0 is given twice",
    "play bakschisch --bots merchnt": "There is no bot for Bakschisch named 'merchnt'; did you mean 'merchant'",
    "play bakschisch --bots ,": "There is no bot",
    "play bakschisch --players 4 --bots random,merchant": "2 bots for 3 empty seats",
    "play bakschisch --bots random,random,random,random": "Bakschisch is for 2 to 4 players, not 5",
    "play bakschisch --players 2 --seat 0 --seat 1 --bots random": "1 bot for 0 empty seats",
    "play bakschisch --option gold": "An option is written NAME=VALUE, such as track=standard, not 'gold'",
    "play bakschisch --option glod=shown": "There is no option in Bakschisch named 'glod'; did you mean 'gold'",
    "play bakschisch --option gold=show": "There is no value for option gold: 'show'; did you mean 'shown'",
    "play bakschisch --option gold=@x": "There is no value for option gold: '@x'",
    "play bakschisch --option gold=shown --option gold=hidden": "Option gold is given twice",
    "play bakschisch --option max_rounds=0": "10 to 1000 .from 1 for exact work., not '0'",
    "play bakschisch --option max_rounds=ten": "10 to 1000 .from 1 for exact work., not 'ten'",
    "play bakschisch --option track=shrot": "There is no track 'shrot'",
    "play bakschisch --track shrot": "There is no track or file 'shrot'; did you mean 'short'",
    "play bakschisch --track nothing.toml": "There is no file nothing.toml",
    "play bakschisch --track bad.toml": "This track cannot be used: it has 1 space;",
    "play bakschisch --track short --option track=long": "Option track is given twice",
    "play bakschisch --option track=@binary": "binary is not a track file: it holds something other than text",
    "play bakschisch --save folder": "folder is a folder; name a file in it",
    "play bakschisch --save good.txt": "good.txt exists already, and nothing is overwritten",
    "play bakschisch --save nowhere/game.txt": "There is no folder nowhere to save game.txt in",
    "play --resume goood.txt": r"There is no file goood.txt; did you mean 'good.txt'\?",
    "play --resume folder": "folder is a folder, not a record",
    "play --resume binary": "binary is not a record: it holds something other than text",
    "play --resume zeros": "zeros is not a record: it holds something other than text",
    "play --resume huge": "huge is too large to be a record",
    "play --resume empty": "empty is not a record that can be read. A record begins with the line",
    "play --resume broken.txt": r"broken.txt is not a record that can be read. Line 15: .*BK-5",
    "play --resume over.txt": "This game is over; look at it with: serai replay over.txt",
    "play --resume good.txt --players 3": "A resumed game goes on as it began; leave out --players",
    "play --resume good.txt --seed 3": "leave out --seed",
    "play --resume good.txt --seat 9": "There is no seat 9 at this table",
    "play --resume bots.txt": r"All seats of this game are bots \(random and merchant\); --seat S",
    "play chess --resume good.txt": "There is no game 'chess'",
    "replay": "FILE",
    "replay nothing.txt": "There is no file nothing.txt",
    "replay folder": "folder is a folder, not a record",
    "replay binary": "binary is not a record: it holds something other than text",
    "replay huge": "huge is too large to be a record",
    "replay /dev/zero": "/dev/zero is too large to be a record",
    "replay good.txt --at 99": "There is no position 99: this record goes from 0 to 1",
    "replay good.txt --at -1": "There is no position -1",
    "replay good.txt --at one": "--at is a whole number, not 'one'",
    "replay good.txt --seat 2": "There is no seat 2 at this table",
    "bench engine --game bakshish": "There is no game 'bakshish'; did you mean 'bakschisch'",
    "bench engine --seconds 0": "--seconds is a number from 0.01 to 600, not 0",
    "bench engine --seconds nan": "--seconds is a number from 0.01 to 600, not nan",
    "bench engine --seconds soon": "--seconds is a number, not 'soon'",
}  # fmt: skip


@pytest.fixture(scope="module")
def records() -> dict[str, str]:
    """Records by the name of their file: one to go on with, one that breaks a rule, one without people, one ended."""
    match = serai.game("bakschisch", players=2).new_match(seed=7)
    good = match.record(with_seed=True)
    match.names = ("random", "merchant")
    bots = match.record(with_seed=True)
    while not match.state.over:
        seat = match.state.to_act[0]
        match.play(seat, match.state.legal(seat)[-1 if seat else len(match.state.legal(seat)) // 2])
    return {"good.txt": good, "broken.txt": good + "0 bid 11\n", "bots.txt": bots, "over.txt": match.record()}


@pytest.fixture
def folder(program: Program, records: dict[str, str]) -> Program:
    """A folder of good and bad files."""
    for name, text in records.items():
        Path(name).write_text(text, encoding="utf-8")
    Path("binary").write_bytes(bytes(range(256)))
    Path("zeros").write_bytes(bytes(1000))
    Path("empty").write_text("", encoding="utf-8")
    Path("bad.toml").write_text('spaces = "G"\nthief_stop = 1\n', encoding="utf-8")
    with Path("huge").open("wb") as huge:
        huge.truncate(10**9)  # sparse: it takes no room
    Path("folder").mkdir()
    return program


@pytest.mark.parametrize("words", MISTAKES)
def test_a_mistake_is_one_sentence(words: str, folder: Program) -> None:
    before = folder.files
    done = folder(*words.split(), typed="3\n")
    assert done.code == 2
    assert re.search(MISTAKES[words], done.sentence), done.sentence
    assert done.sentence[-1] in ".?)" or "serai replay" in done.sentence
    assert "Traceback" not in done.err
    assert done.out == ""
    assert folder.files == before


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="everything is readable for root")
def test_a_file_that_may_not_be_read(folder: Program) -> None:
    Path("good.txt").chmod(0)
    assert folder("replay", "good.txt").sentence == "good.txt cannot be read: permission denied."


def test_a_name_with_a_null_is_no_file(folder: Program) -> None:
    done = folder("replay", "a\0b")
    assert done.code == 2
    assert "cannot be read" in done.sentence


def test_a_seed_of_two_lines(program: Program) -> None:
    done = program("play", "bakschisch", "--seed", "a\nb")
    assert done.code == 2
    assert "A seed is one line of text or a whole number" in done.sentence


def test_admin_alone_shows_its_commands(program: Program) -> None:
    done = program("admin")
    assert done.code == 0
    assert all(word in done.out for word in ("check", "backup", "restore", "migrate"))


def test_a_number_of_very_many_digits_in_a_file_is_no_fault_of_the_program(program: Program, tmp_path: Path) -> None:
    position = json.dumps(serai.game("bakschisch").new_match(seed=1).state.position())
    file = tmp_path / "big.json"
    file.write_text(position.replace('"rounds": 0', f'"rounds": {"1" * 5000}'))
    done = program("hint", str(file))
    assert done.code == 2
    assert "not JSON that can be read" in done.sentence
