"""The examples and the programs of docs/research.md run, and print what the page says."""

from __future__ import annotations

import re
import runpy
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "docs" / "research.md"
PROGRAM = re.compile(r"^```python\n(?P<code>.*?)^```\n(?:\n```text\n(?P<printed>.*?)^```\n)?", re.MULTILINE | re.DOTALL)


def run_example(monkeypatch: pytest.MonkeyPatch, name: str, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    runpy.run_path(str(ROOT / "examples" / name), run_name="__main__")


def test_the_pettingzoo_example(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run_example(monkeypatch, "pettingzoo_random.py", "7")
    out = capsys.readouterr().out
    assert re.search(r"seat_0 gets [+-]\d", out)
    assert "Bakschisch, over after round" in out


@pytest.mark.compiled
def test_the_openspiel_example(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run_example(monkeypatch, "openspiel_mcts.py", "7", "5")
    assert re.search(r"MCTS gets [+-][01], the random player [+-][01]\.\n$", capsys.readouterr().out)


def test_the_programs_of_the_page() -> None:
    names: dict[str, object] = {"__name__": "research"}
    programs = list(PROGRAM.finditer(PAGE.read_text(encoding="utf-8")))
    assert len(programs) >= 4
    for program in programs:
        printed = StringIO()
        with redirect_stdout(printed):
            exec(compile(program["code"], PAGE.name, "exec"), names)
        if program["printed"] is not None:
            assert printed.getvalue() == program["printed"]
