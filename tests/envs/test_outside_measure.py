"""The caliph against OpenSpiel's searches: games are kept and not played again, the table is put into its place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import outside


@pytest.mark.compiled
def test_games_are_kept_and_the_table_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log, page = tmp_path / "log.jsonl", tmp_path / "page.md"
    page.write_text("# Mine\n\n<!-- outside -->\n<!-- end of outside -->\n\nAfter.\n", encoding="utf-8")
    words = ["--game", "bakschisch", "--games", "2", "--simulations", "10", "--ratio", "2", "--log", str(log)]
    assert outside.main([*words, "--peer", "ismcts"]) == 0
    first = log.read_text(encoding="utf-8")
    games = [json.loads(line) for line in first.splitlines()]
    assert [(one["peer"], one["deal"], one["seat"]) for one in games] == [("ismcts", 0, 0), ("ismcts", 0, 1)]
    assert all(one["share"] in (0.0, 0.5, 1.0) and one["peer_simulations"] >= outside.LEAST for one in games)
    log.write_text(first + '{"game": "bak', encoding="utf-8")  # killed while it wrote
    assert outside.main([*words, "--write", str(page)]) == 0
    assert log.read_text(encoding="utf-8").startswith(first)
    assert len(log.read_text(encoding="utf-8").splitlines()) == 4
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Mine\n\n<!-- outside -->\n\nThe caliph with 10 simulations a step")
    assert text.endswith("<!-- end of outside -->\n\nAfter.\n")
    assert text.count("| Bakschisch |") == 2
    assert "ismcts: 1 games" in capsys.readouterr().err


def test_wrong_wishes_are_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for words, sentence in (
        (["--games", "1"], "at least 2 games"),
        (["--game", "chess"], "chess"),
        (["--write", str(tmp_path / "nowhere" / "page.md")], "There is no folder"),
    ):
        with pytest.raises(SystemExit):
            outside.main(words)
        assert sentence in capsys.readouterr().err
