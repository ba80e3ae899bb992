"""`serai analyse`: a table, JSON and a page; several records; bad input gets a sentence and exit code 2."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from serai.study import Analysis
from serai.study.curve import line_of_bars
from tests.cli.table import Program
from tests.study.test_analysis import random_match

pytestmark = pytest.mark.compiled


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = random_match("bakschisch", 2, "cli", 12)
    match.names = ("Ann", "Bob & <b>")
    path = tmp_path / "game.txt"
    path.write_text(match.record(), encoding="utf-8")
    return path


def test_a_table_json_and_a_page(program: Program, record: Path, tmp_path: Path) -> None:
    page, data, keep = tmp_path / "page.html", tmp_path / "data.json", tmp_path / "kept"
    done = program(
        "analyse", str(record), "--budget", "quick", "--html", str(page), "--json", str(data), "--keep", str(keep)
    )
    assert done.code == 0, done.err
    for words in ("Ann", "Bob & <b>", "as the bot", "luck", "budget quick"):
        assert words in done.out
    assert "13 of 13 moments" in done.err
    analysis = Analysis.from_json(json.loads(data.read_text(encoding="utf-8")))
    assert (analysis.game, analysis.moments, analysis.budget["name"]) == ("bakschisch", 13, "quick")
    html = page.read_text(encoding="utf-8")
    assert "Bob &amp; &lt;b&gt;" in html
    assert "<b>" not in html
    assert "http" not in html.replace("http://www.w3.org", "")  # nothing comes from elsewhere
    for moment in analysis.turning:
        assert f'id="g0-m{moment}"' in html
    again = program("analyse", str(record), "--budget", "quick", "--json", "-", "--keep", str(keep))
    assert (again.code, again.err) == (0, "")  # all of it was kept
    assert Analysis.from_json(json.loads(again.out)) == analysis
    both = program("analyse", str(record), str(record), "--budget", "quick", "--json", "-", "--keep", str(keep))
    assert [one["file"] for one in json.loads(both.out)] == [str(record)] * 2


def test_mistakes(program: Program, record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text(record.read_text(encoding="utf-8").replace("\n0 ", "\n0 fly ", 1), encoding="utf-8")
    empty = tmp_path / "empty.txt"
    empty.write_text(random_match("bakschisch", 2, "x", 0).record(), encoding="utf-8")
    for arguments, words in (
        ((), "Missing argument"),
        (("nowhere.txt",), "There is no file"),
        ((str(tmp_path),), "is a folder"),
        ((str(bad),), "Line "),
        ((str(empty),), "no step that could be judged"),
        ((str(record), "--budget", "long"), "quick, normal and deep"),
        ((str(record), "--processes", "0"), "--processes"),
        ((str(record), "--backend", "rays"), "did you mean 'ray'"),
        ((str(record), "--address", "x:1"), "--backend ray"),
        ((str(record), "--html", "-"), "name of a file"),
        ((str(record), "--html", str(record)), "exists already"),
        ((str(record), "--json", str(tmp_path / "no" / "x")), "no folder"),
        ((str(record), "--keep", str(record)), "cannot be made a folder"),
    ):
        refused = program("analyse", *arguments)
        assert (refused.code, words in refused.err) == (2, True), refused.err
        assert refused.out == ""


def test_a_line_of_bars() -> None:
    assert line_of_bars([0.0, 0.5, 1.0], 10) == "▁▅█"
    assert line_of_bars([0.0] * 50 + [1.0] * 50, 4) == "▁▁██"
    assert line_of_bars([], 4) == ""
