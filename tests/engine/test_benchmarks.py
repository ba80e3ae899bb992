"""The command that measures everything: it runs, its page has every table, and it does without the peers."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from benchmarks import all as everything

ROOT = Path(__file__).resolve().parents[2]
TITLES = ["Random games", "The limit", "Thousands of games at once", "One game at a time from Python", "Search"]


@pytest.mark.compiled
@pytest.mark.slow
def test_one_run_writes_the_page_and_the_numbers(tmp_path: Path) -> None:
    page, numbers = tmp_path / "page.md", tmp_path / "numbers.json"
    words = ["--seconds", "0.01", "--rounds", "3", "--game", "bakschisch", "--out", str(page), "--json", str(numbers)]
    everything.main(words)
    text, found = page.read_text(encoding="utf-8"), json.loads(numbers.read_text(encoding="utf-8"))
    assert re.findall(r"^## (.*)$", text, re.MULTILINE) == TITLES == list(found["rates"])
    rates = found["rates"]["Thousands of games at once"]["Bakschisch, 1,024 games"]
    assert len(rates) == 3
    assert min(rates) > 1000
    for title in TITLES:
        for name in found["rates"][title]:
            assert f"| {name} |" in text
    assert "were not asked for (`--peers`)" in text


def test_a_table_has_medians_spreads_and_ratios_of_the_same_round() -> None:
    contest = everything.Contest("Title", "Text.", "one")
    contest.contenders = [
        everything.Contender("one", lambda _: 0.0, [100.0, 200.0, 50.0]),
        everything.Contender("two", lambda _: 0.0, [1.5e6, 1.0e6, 1.0e6]),
    ]
    assert contest.table()[2:] == [
        "| one | 100 | 50 to 200 | 1 | 1 to 1 |",
        "| two | 1 M | 1 M to 1.5 M | 15,000 | 5,000 to 20,000 |",
    ]


def test_who_fails_is_left_out_and_named() -> None:
    def fails(_: float) -> float:
        raise OSError("it has ended")

    contest = everything.Contest("Title", "Text.", "one")
    contest.contenders = [everything.Contender("one", lambda _: 2.0), everything.Contender("two", fails)]
    contest.turn(0.1)
    contest.turn(0.1)
    rest = ["", "Not in this table:", "", "- two: failed after 0 rounds, it has ended"]
    assert contest.table()[2:] == ["| one | 2 | 2 to 2 | 1 | 1 to 1 |", *rest]


def test_peers_that_are_not_installed_are_named() -> None:
    peers = everything.Peers(sys.executable)
    try:
        assert not peers.ready or peers.versions
        assert all("Error" in why for why in peers.missing.values())
        assert len(peers.ready) + len(peers.missing) == 7
    finally:
        peers.close()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [(["--rounds", "0"], "at least 1"), (["--out", "/nowhere/page.md"], "no folder"), (["--game", "chess"], "chess")],
)
def test_wrong_wishes_are_told(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        everything.main(words)
    assert sentence in capsys.readouterr().err


def test_the_published_page_is_the_commands() -> None:
    text = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    assert "Written by `python benchmarks/all.py --peers --out docs/benchmarks.md`; do not edit." in text
    assert [title for title in TITLES if f"## {title}\n" in text] == TITLES
