"""The measurement: its numbers have the right shape, and it does without the peer."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

import serai
from serai.cli.commands import bench
from tests.cli.table import Program

pytestmark = pytest.mark.compiled
OUTSIDE = Path(__file__).parents[1] / "outside"


@pytest.fixture
def no_fresh_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiling anew takes long; the slow test does it."""
    monkeypatch.setattr(bench, "start_seconds", lambda game: (4.0, 0.5))
    monkeypatch.setattr(bench, "import_seconds", lambda: 0.03)


@pytest.mark.usefixtures("no_fresh_processes")
def test_json_for_programs(program: Program) -> None:
    pytest.importorskip("pyspiel")
    done = program("bench", "engine", "--json", "--seconds", "0.05", "--game", "bakschisch")
    assert done.code == 0
    assert done.err == ""
    report = json.loads(done.out)
    assert report["serai"] == serai.__version__
    assert report["compiled"] is True
    assert report["peer"]["steps_per_second"] > 10_000
    assert 20 < report["peer"]["mean_length"] < 100
    (game,) = report["games"]
    assert game["game"] == "bakschisch"
    assert game["state_bytes"] == serai.game("bakschisch").rulebook.dtype.itemsize
    assert [run["players"] for run in game["playouts"]] == [2, 3, 4]
    for run in game["playouts"]:
        assert run["steps_per_second"] > run["games_per_second"] > 100
        assert len(run["rounds"]) == bench.ROUNDS
        ratio = run["steps_per_second"] / report["peer"]["steps_per_second"]
        assert run["times_peer"] == pytest.approx(ratio, abs=0.01)
    assert len(report["targets"]) == 5
    for target in report["targets"]:
        better = target["measured"] <= target["wanted"] if target["at_most"] else target["measured"] >= target["wanted"]
        assert target["met"] is better


@pytest.mark.usefixtures("no_fresh_processes")
def test_without_the_peer_it_says_so_and_goes_on(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    done = program("bench", "engine", "--seconds", "0.05", "--game", "bakschisch")
    assert done.code == 0
    assert "OpenSpiel is not installed" in done.out
    assert "bytes a state" in done.out
    assert "round 5 of 5" in done.err


@pytest.mark.slow
def test_fresh_processes_tell_how_long_a_start_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(OUTSIDE), *sys.path]))
    monkeypatch.setattr(bench, "STARTS", 1)
    cold, cached = bench.start_seconds("dates")  # the game that is compiled soonest
    assert cold > cached > 0
    assert 0 < bench.import_seconds() < cached
