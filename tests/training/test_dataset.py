"""Self-play as Parquet: rows that say what happened, no game twice and none lost, and sentences for mistakes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import serai
from serai.arena import Plan, Processes, run
from serai.arena.blocks import play_block, play_game
from serai.arena.results import LogError
from serai.cli import main
from serai.engine.rulebook import Step
from serai.training.dataset import LOCK, PLAN, UNFINISHED, Dataset, columns

Make = Callable[..., Plan]
parquet = pytest.importorskip("pyarrow.parquet", reason="an extra: pip install 'serai[data]'")


def rows(folder: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for path in sorted(folder.glob("part-*.parquet")):
        found += parquet.read_table(path).to_pylist()
    return found


def fill(data: Dataset, plan: Plan) -> None:
    """Play what is missing in this process."""
    for contest, block in plan.tasks():
        for played in play_block(data.plan, contest, block, data.missing(contest, block)):
            data.take([played])


def test_the_rows_are_the_game(plan: Make, tmp_path: Path) -> None:
    arena = plan("vizier:20", "merchant", blocks=1)
    with Dataset.create(tmp_path / "data", arena) as data:
        fill(data, arena)
    found = rows(tmp_path / "data")
    for rotation in range(2):
        own = [row for row in found if row["number"] == rotation]
        result, record = play_game(arena, 0, 0, rotation)
        match = serai.replay(record)
        steps = {(n, e.seat): e.action for n, e in enumerate(match.history) if isinstance(e, Step)}
        assert [row["action"] for row in own] == list(steps.values())
        for row in own:
            state = match.states[row["moment"]]  # before any of the seats that choose at once
            assert row["observation"] == pytest.approx(state.observe(row["seat"]).tolist())
            assert np.flatnonzero(row["mask"]).tolist() == state.legal_actions(row["seat"])
            assert row["step"] == arena.game.steps[row["action"]]
            assert row["bot"] == arena.seats(0, rotation)[row["seat"]]
            assert row["result"] == pytest.approx(match.state.returns[row["seat"]])
            assert row["rank"] == result.ranks[row["seat"]]
            if row["bot"] == "merchant":
                assert row["shares"] is row["wins"] is None
            else:
                assert len(row["shares"]) == sum(row["mask"])
                assert sum(row["shares"]) == pytest.approx(1, abs=1e-4)
                assert row["wins"] is None or all(np.isnan(win) or 0 <= win <= 1 for win in row["wins"])
        assert {row["seed"] for row in own} == {match.seed}
        assert json.loads(own[0]["options"])["players"] == 2
        assert not any(row["forfeit"] for row in own)


def test_the_schema_is_documented_and_versioned_in_the_file(plan: Make, tmp_path: Path) -> None:
    arena = plan("random", blocks=1)
    with Dataset.create(tmp_path / "data", arena) as data:
        fill(data, arena)
    schema = parquet.read_schema(tmp_path / "data" / "part-000000.parquet")
    assert schema.metadata[b"serai.selfplay"] == b"1"
    assert list(json.loads(schema.metadata[b"serai.columns"])) == schema.names == list(columns(arena.game))
    layout = json.loads(schema.metadata[b"serai.observation"])
    assert sum(size for _, size, _ in layout) == arena.game.rulebook.observation_size
    page = (Path(__file__).resolve().parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in page for name in schema.names)


def test_a_second_run_adds_exactly_what_is_missing(plan: Make, tmp_path: Path) -> None:
    arena, folder = plan("merchant", ".First", blocks=3), tmp_path / "data"
    whole = tmp_path / "whole"
    with Dataset.create(whole, arena) as data:
        fill(data, arena)
    with Dataset.create(folder, arena, often=0) as data:
        data.take([*play_block(data.plan, 0, 1, [0, 1])])
        data.take([*play_block(data.plan, 0, 1, [1])])  # comes twice, as from a cluster
    (folder / UNFINISHED).write_bytes(b"half a file")
    with Dataset.open(folder) as data:
        assert len(data) == 2
        assert not (folder / UNFINISHED).exists()
        fill(data, arena)
    key = [(row["number"], row["moment"], row["seat"]) for row in rows(folder)]
    assert len(key) == len(set(key))
    assert sorted(rows(folder), key=str) == sorted(rows(whole), key=str)


def test_a_lost_game_keeps_its_rows_and_says_so(plan: Make, tmp_path: Path) -> None:
    arena = plan("random", ".Cheating", blocks=1)
    with Dataset.create(tmp_path / "data", arena) as data:
        fill(data, arena)
        assert len(data) == 2
    found = rows(tmp_path / "data")
    assert all(row["forfeit"] for row in found)
    assert {row["rank"] for row in found} <= {1, 2}


def test_memory_is_bounded_by_row_groups(plan: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.training.dataset.ROW_GROUP", 10_000)
    monkeypatch.setattr("serai.training.dataset.FILE", 60_000)
    arena = plan("random", blocks=4)
    with Dataset.create(tmp_path / "data", arena) as data:
        fill(data, arena)
    files = sorted((tmp_path / "data").glob("part-*.parquet"))
    assert len(files) > 1
    groups = [parquet.read_metadata(path).num_row_groups for path in files]
    assert max(groups) > 1
    assert len({row["number"] for row in rows(tmp_path / "data")}) == 8


PROGRAM = """
import sys
import serai.training.dataset as dataset

class Stops(dataset.Dataset):
    def take(self, played):
        new = super().take(played)
        if self.files and self._waiting:
            print("now", flush=True)
            sys.stdin.read()
        return new

if __name__ == "__main__":
    from serai.cli import main
    dataset.FILE, dataset.ROW_GROUP, dataset.Dataset = 400_000, 100_000, Stops
    sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.compiled
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills with SIGKILL")
def test_killed_in_the_middle_no_game_is_lost_and_none_twice(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    words = ["selfplay", "bakschisch", "--players", "2", "--bots", "random", "--games", "60", "--seed", "7"]
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, str(tmp_path / "program.py"), *words, "--jobs", "1", "--out", str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "now\n"  # a file is whole, other games wait in memory
        os.kill(child.pid, signal.SIGKILL)
    before = len({row["number"] for row in rows(folder)})
    assert 0 < before < 60
    assert main(["selfplay", "--resume", str(folder), "--jobs", "1"]) == 0
    found = rows(folder)
    assert {row["number"] for row in found} == set(range(60))
    assert len({(row["number"], row["moment"], row["seat"]) for row in found}) == len(found)


@pytest.mark.compiled
def test_the_command_and_more_games_later(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "data"
    words = ["selfplay", "bakschisch", "--players", "3", "--bots", "random", "--seed", "7", "--jobs", "1"]
    assert main([*words, "--games", "4", "--out", str(folder), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["games"], report["files"], report["finished"]) == (6, 1, True)
    assert report["rows"] == len(rows(folder))
    assert main(["selfplay", "--resume", str(folder), "--games", "9", "--jobs", "1"]) == 0
    assert "9 games," in capsys.readouterr().out
    assert {row["number"] for row in rows(folder)} == set(range(9))
    for more, sentence in (
        ([*words, "--out", str(folder)], "holds games already; go on with them by --resume"),
        ([*words, "--out", str(tmp_path)], "is not empty; name a new folder"),
        ([*words, "--out", str(folder / "part-000000.parquet")], "is a file; name a new folder"),
        (words, "--out DIR"),
        (["selfplay", "--resume", str(tmp_path)], "There is no self-play to go on with"),
        (["selfplay", "--resume", str(folder), "--bots", "random"], "leave out --bots"),
        (["selfplay", "--resume", str(folder), "--out", "a"], "name one of them"),
        ([*words, "--every", "-1", "--out", str(tmp_path / "b")], "--every is 0 seconds or more, not -1."),
        (["selfplay", "bakschisch", "--out", str(tmp_path / "b")], "Name the bots: serai selfplay bakschisch"),
    ):
        assert main(more) == 2
        assert sentence in " ".join(capsys.readouterr().err.split())
    assert not (tmp_path / "b").exists()


def test_two_at_once_and_folders_that_are_no_self_play(plan: Make, tmp_path: Path) -> None:
    arena, folder = plan("random", blocks=1), tmp_path / "data"
    with Dataset.create(folder, arena), pytest.raises(LogError, match="Another arena is writing"):
        Dataset.open(folder)
    (folder / PLAN).write_text("{}", encoding="utf-8")
    with pytest.raises(LogError, match="holds no self-play"):
        Dataset.open(folder)
    assert (folder / LOCK).exists()


def test_without_pyarrow_it_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert main(["selfplay", "bakschisch", "--bots", "random", "--out", str(tmp_path / "data")]) == 2
    assert "pip install 'serai[data]'" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


@pytest.mark.slow
@pytest.mark.compiled
def test_a_bot_that_ends_its_process_costs_its_game_alone(plan: Make, tmp_path: Path) -> None:
    arena = plan("random", ".Dying", blocks=2)
    with Dataset.create(tmp_path / "data", arena) as data:
        run(data, Processes(2))
        assert len(data) == 4
        assert any(result.forfeit for result in data.results)
