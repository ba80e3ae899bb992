"""`serai arena`: tables, JSON, report, resume, ladder; and one sentence for every mistake."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import serai
from tests.arena.conftest import OWN_BOTS
from tests.cli.table import Program

BAKSCHISCH = ("arena", "bakschisch", "--players", "2")


def test_a_contest_from_table_to_report_and_on_with_more_games(program: Program) -> None:
    words = ("--bots", "merchant,random", "--jobs", "1", "--seed", "7")
    done = program(*BAKSCHISCH, *words, "--games", "5", "--report", "out", "--records", "kept")
    assert done.code == 0
    assert "5 games are no whole blocks of 2 rotations: 6 will be played." in done.err
    assert re.search(r"6 of 6 games: merchant \d+\.\d % \[", done.err)
    assert "Bakschisch, 2 players: 6 games, 3 deals in every rotation of seats" in done.out
    assert re.search(r"merchant +6 +\d+\.\d % \[\d+\.\d, \d+\.\d\] +\d+\.\d ± \d+\.\d +\d+\.\d ± \d+\.\d", done.out)
    assert "Win share by seat: seat 0 " in done.out
    out = program.folder / "out"
    assert {path.name for path in out.iterdir()} == {"report.html", "results.jsonl", "summary.json"}
    assert len(list((program.folder / "kept").iterdir())) == 6

    again = program(*BAKSCHISCH, *words, "--report", "out")
    assert again.code == 2
    assert "holds results already; go on with them by --resume" in again.sentence

    more = program("arena", "--resume", "out", "--games", "8", "--jobs", "1", "--json")
    assert more.code == 0
    report = json.loads(more.out)
    assert report["games"] == report["games_wanted"] == 8
    assert report["seed"] == "7"
    assert report["finished"] is True
    assert json.loads((out / "summary.json").read_text(encoding="utf-8"))["games"] == 8

    nothing = program("arena", "--resume", "out", "--json")
    assert json.loads(nothing.out)["games"] == 8


def test_a_ladder_of_one_game_knows_it_in_a_fresh_process(tmp_path: Path) -> None:
    words = ("arena", "bakschisch", "--ladder", "--bots", "random", "--results", str(tmp_path / "page.md"))
    told = subprocess.run([sys.executable, "-m", "serai.cli", *words], capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr.strip()) == (2, "A ladder needs two bots at least; Bakschisch has 1.")


def test_a_ladder_writes_its_page_and_goes_on(program: Program) -> None:
    (program.folder / "docs").mkdir()
    page = program.folder / "docs" / "results.md"
    page.write_text("# Mine\n\nWhat failed: everything.\n", encoding="utf-8")
    words = (
        "arena",
        "bakschisch",
        "--ladder",
        "--bots",
        "random,cadi",
        "--games",
        "4",
        "--jobs",
        "1",
        "--players",
        "2,3",
    )
    done = program(*words, "--report", "out")
    assert done.code == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Mine\n\nWhat failed: everything.\n")
    assert "## Bakschisch, 2 players" in text
    assert "Budgets: cadi 10 simulations a step." in text
    assert "## Bakschisch, 3 players" in text
    assert "Budgets: cadi 20 simulations a step." in text
    assert (program.folder / "out" / "bakschisch-2" / "report.html").is_file()
    again = program("arena", "--ladder", "--resume", "out", "--json")
    assert again.code == 0
    assert [(one["players"], one["games"]) for one in json.loads(again.out)["ladder"]] == [(2, 4), (3, 6)]
    assert page.read_text(encoding="utf-8") == text


def test_a_ladder_of_everything_has_a_plan_for_every_table(tmp_path: Path) -> None:
    from serai.arena.results import Log
    from serai.cli.commands.ladder import begin_ladder
    from serai.cli.contests import Wishes

    wishes = Wishes(
        None, None, None, None, 1, "7", (), None, None, None, False, None, None, True,
        None, "processes", None, None, None, False,
    )  # fmt: skip
    paths = begin_ladder(wishes, tmp_path, ())
    assert [path.parent.name for path in paths] == [
        f"{name}-{players}" for name in serai.game_names() for players in (2, 3, 4)
    ]
    for path in paths:
        with Log.open(path) as log:
            assert log.plan.seed == "7"
            solved = {"simurgh"} if path.parent.name == "bakschisch-2" else set()
            assert set(log.plan.bots) == {"random", "novice", "merchant", "cadi", "vizier", "caliph:500"} | solved
            assert log.plan.games == (21 if solved else 15) * 48


@pytest.mark.skipif(sys.platform == "win32", reason="sends SIGINT")
def test_ctrl_c_keeps_what_was_played_and_says_how_to_go_on(tmp_path: Path) -> None:
    log = tmp_path / "out" / "results.jsonl"
    command = [sys.executable, "-m", "serai.cli", *BAKSCHISCH, "--bots", f"{OWN_BOTS}:Slow,random", "--jobs", "1"]
    process = subprocess.Popen(
        [*command, "--report", str(tmp_path / "out")], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    while process.poll() is None and not (log.exists() and len(log.read_bytes().splitlines()) > 3):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "Traceback" not in err
    assert f"Go on: {sys.executable} -m serai.cli arena --resume {tmp_path / 'out'}" in err
    assert "Slow" in out
    assert (tmp_path / "out" / "report.html").is_file()


def test_how_to_go_on_says_where_it_ran(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from serai.cli.contests import Wishes, say_how_to_go_on

    wishes = Wishes(
        None, None, None, None, 2, None, (), None, None, tmp_path / "kept", False, None, None, True,
        None, "ray", "here:6379", 5.0, None, False,
    )  # fmt: skip
    say_how_to_go_on(tmp_path, wishes)
    (line,) = capsys.readouterr().err.splitlines()
    assert line.endswith(
        f" arena --ladder --resume {tmp_path} --backend ray --address here:6379 --jobs 2 --patience 5.0 "
        f"--records {tmp_path / 'kept'}"
    )


WRONG = (
    "--games=-3",
    "--patience=nan",
    "--jobs=0",
    f"--seed={'x' * 300}",
    "--bots=caliph,merchnt",
    "--bots=vizier,random:5",
)
ALL_WRONG = """
import sys
from serai.cli import main
for wish in sys.argv[1:]:
    print(main(["arena", "bakschisch", "--bots", "random,merchant", wish]))
"""


def test_a_wrong_word_is_refused_before_anything_is_compiled(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ALL_WRONG, *WRONG],
        capture_output=True, text=True, check=True, env={**os.environ, "SERAI_CACHE_DIR": str(tmp_path)},
    )  # fmt: skip
    assert done.stdout.split() == ["2"] * len(WRONG)
    assert len(done.stderr.splitlines()) == len(WRONG)  # a sentence each
    assert list(tmp_path.iterdir()) == []


MISTAKES = {
    "arena": r"Name the game to play: serai arena \S+ --bots merchant,random",
    "arena chess --bots random": "There is no game 'chess'",
    "arena bakschisch": "Name the bots: serai arena bakschisch --bots merchant,random",
    "arena bakschisch --bots merchnt,random": "There is no bot for Bakschisch named 'merchnt'; did you mean 'merchant'",
    "arena bakschisch --bots merchant,": "There is no bot",
    "arena bakschisch --players 2 --bots random,random,merchant": "3 bots for 2 seats",
    "arena bakschisch --players 7 --bots random": "Bakschisch is for 2 to 4 players, not 7",
    "arena bakschisch --bots nowhere.py:Bot,random": "There is no file .*nowhere.py to take a bot from",
    "arena bakschisch --bots random --games 0": "An arena plays 1 to 10,000,000 games, not 0",
    "arena bakschisch --bots random --games -3": "An arena plays 1 to 10,000,000 games, not -3",
    f"arena bakschisch --bots random --games {'9' * 300}": "not a number of very many digits",
    "arena bakschisch --bots random --patience nan": "The patience for a step is above 0 seconds",
    "arena bakschisch --bots random --games many": "--games is a whole number, not 'many'",
    "arena bakschisch --bots random --jobs 0": "An arena needs at least one process, not 0",
    "arena bakschisch --bots random --patience 0": "The patience for a step is above 0 seconds",
    "arena bakschisch --bots random --memory 40": "A process needs 512 MB at least",
    "arena bakschisch --bots random --h1 60": "--h0 and --h1 belong to the sequential test; add --sprt",
    "arena bakschisch --players 2 --bots random --sprt --h0 60 --h1 55": "needs two win shares .* not 60 % and 55 %",
    "arena bakschisch --bots random --backend cloud": "There is no backend 'cloud'",
    "arena bakschisch --bots random --address here:1": "--address is for --backend ray",
    "arena bakschisch --bots random --option glod=1": "There is no option in Bakschisch named 'glod'",
    "arena bakschisch --bots random --results x.md": "--results is the page of a ladder",
    "arena bakschisch --bots random --report good.txt": "good.txt cannot be made a folder: file exists",
    "arena --resume nowhere": "There are no results to go on with in nowhere",
    "arena --resume good.txt": "good.txt is no results log of an arena",
    "arena --resume good.txt --seed 7": "A resumed arena goes on as it began; leave out --seed",
    "arena bakschisch --ladder": "There is no folder docs for results.md",
    "arena bakschisch --players 2,3 --bots random": "only a ladder takes several",
    "arena bakschisch --players 2,x --ladder --results x.md": "--players is a whole number, not 'x'",
    "arena bakschisch --ladder --resume . --results x.md": "has no ladder of these games and seats",
    "arena bakschisch --ladder --sprt": "not for a ladder; leave out --sprt",
    "arena bakschisch --ladder --bots random --results x.md": "A ladder needs two bots at least",
    "arena bakschisch --ladder --resume nowhere --results x.md": "There is no folder nowhere with a ladder",
}


@pytest.mark.parametrize("line", MISTAKES)
def test_mistakes_are_one_sentence_and_nothing_is_written(program: Program, line: str) -> None:
    (program.folder / "good.txt").write_text("something else\n", encoding="utf-8")
    before = program.files
    done = program(*line.split())
    assert done.code == 2
    assert re.search(MISTAKES[line], done.sentence)
    assert done.out == ""
    assert program.files == before


def test_without_a_report_the_results_are_in_the_data_folder(program: Program) -> None:
    done = program(*BAKSCHISCH, "--bots", "random", "--games", "2", "--jobs", "1")
    assert done.code == 0
    (log,) = (program.folder / "data" / "arena").iterdir()
    assert str(log) in done.out
    assert serai.game_names()
