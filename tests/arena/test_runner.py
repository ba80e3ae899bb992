"""Arenas on processes: the same results however many, through every death of a bot, a worker or the arena itself."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from serai.arena import Forfeit, Log, Plan, Processes, Progress, Sprt, play_block, run, summarize
from serai.engine.errors import OptionError
from tests.arena.conftest import OWN_BOTS
from tests.arena.test_blocks import outcome

Make = Callable[..., Plan]

needs_signals = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills with SIGKILL")


def children() -> set[int]:
    """The processes that this one has started and that are still there."""
    done = subprocess.run(["ps", "-o", "pid=", "--ppid", str(os.getpid())], capture_output=True, text=True, check=False)
    return {int(pid) for pid in done.stdout.split()}


def test_results_do_not_depend_on_the_number_of_processes(plan: Make, tmp_path: Path) -> None:
    arena = plan("merchant", ".Forgetful", players=3, blocks=4)
    outcomes: list[list[tuple[object, ...]]] = []
    told: list[Progress] = []
    for jobs in (1, 2):
        with Log.create(tmp_path / f"{jobs}.jsonl", arena) as log:
            run(log, Processes(jobs), tell=told.append)
            assert len(log) == arena.games == 12
            outcomes.append([outcome(result) for result in log.results])
            summary = summarize(log)
            assert summary.left_out == 0
            assert [line.games for line in summary.bots] == [12, 12]
    assert outcomes[0] == outcomes[1]
    last = told[-1]
    assert (last.played, last.wanted) == (12, 12)
    assert last.share is not None


@needs_signals
def test_a_bot_that_ends_its_process_loses_and_the_arena_goes_on(plan: Make, tmp_path: Path) -> None:
    arena = plan("random", ".Dying", blocks=2)
    with Log.create(tmp_path / "dying", arena) as log:
        run(log, Processes(2))
        results = log.results
    assert len(results) == 4
    lost = [result for result in results if result.forfeit is not None]
    assert 0 < len(lost) < 4
    for result in lost:
        assert result.forfeit is not None
        assert result.forfeit.reason == "ended its process (SIGKILL)"
        assert arena.seats(0, result.rotation)[result.forfeit.seat] != "random"
    dying = summarize(Log.read(tmp_path / "dying")).bots[1]
    assert dict(dying.forfeits) == {"ended its process (SIGKILL)": len(lost)}


@needs_signals
def test_a_worker_that_somebody_else_kills_costs_no_bot_a_game(plan: Make, tmp_path: Path) -> None:
    arena, backend = plan(".Slow", "random", blocks=6), Processes(2)
    killed: list[int] = []

    def kill_once(progress: Progress) -> None:
        if progress.played and not killed:
            process = backend._workers[0].process
            assert process.pid is not None
            killed.append(process.pid)
            os.kill(process.pid, signal.SIGKILL)

    with Log.create(tmp_path / "log", arena) as log:
        run(log, backend, tell=kill_once)
        assert killed
        assert len(log) == arena.games
        assert [result.forfeit for result in log.results] == [None] * arena.games


@needs_signals
@pytest.mark.slow
def test_a_bot_that_never_answers_loses(plan: Make, tmp_path: Path) -> None:
    arena = plan(".Hanging", "random", blocks=1, seed="hang")
    with Log.create(tmp_path / "log", arena) as log:
        run(log, Processes(1, patience=6.0))
        faults = [result.forfeit for result in log.results if result.forfeit is not None]
    assert len(log) == 2
    assert faults == [Forfeit(0, "thought for more than 6 s")]


@pytest.mark.skipif(sys.platform != "linux", reason="limits of memory are kept on Linux")
def test_a_bot_that_wants_all_memory_loses(plan: Make, tmp_path: Path) -> None:
    with Log.create(tmp_path / "log", plan("random", ".Greedy", blocks=1)) as log:
        run(log, Processes(1, memory=900))
        assert [result.forfeit and result.forfeit.reason for result in log.results] == ["ran out of memory"] * 2


def test_the_sequential_test_stops_early_and_decides_the_same_for_any_number_of_processes(
    plan: Make, tmp_path: Path
) -> None:
    arena = plan("merchant", "random", blocks=400, sprt=Sprt(0.5, 0.55))
    decisions = []
    for jobs in (1, 2):
        with Log.create(tmp_path / f"{jobs}.jsonl", arena) as log:
            run(log, Processes(jobs))
            summary = summarize(log)
        decisions.append((summary.decision, len(summary.games)))
        assert len(log) < 800  # all; how many are under way when it is decided depends on the machine
        assert "decided after" in summary.verdict()
    assert decisions[0] == decisions[1]
    assert decisions[0][0] is not None
    assert decisions[0][0].accepted == "h1"
    with Log.open(tmp_path / "1.jsonl") as log:
        before = len(log)
        run(log, Processes(1))
        assert len(log) == before  # it has been decided


def test_an_interrupted_arena_leaves_no_process_behind(plan: Make, tmp_path: Path) -> None:
    before = children()

    def stop(progress: Progress) -> None:
        if progress.played:
            raise KeyboardInterrupt

    with Log.create(tmp_path / "log", plan(".Slow", "random", blocks=50)) as log:
        with pytest.raises(KeyboardInterrupt):
            run(log, Processes(2), tell=stop)
        assert 0 < len(log) < 100
    # multiprocessing's own helper stays until the end of the program
    assert len(children() - before) <= 1


def test_records_are_kept_on_request(plan: Make, tmp_path: Path) -> None:
    import serai

    arena = plan("merchant", "random", blocks=2)
    (tmp_path / "records").mkdir()
    with Log.create(tmp_path / "log", arena) as log:
        run(log, Processes(1), records=tmp_path / "records")
        kept = sorted((tmp_path / "records").iterdir())
        assert [path.name for path in kept] == ["0-00000-0.txt", "0-00000-1.txt", "0-00001-0.txt", "0-00001-1.txt"]
        for path, result in zip(kept, log.results, strict=True):
            assert serai.replay(path.read_text(encoding="utf-8")).state.ranking == result.ranks


@pytest.mark.parametrize("wrong", [{"jobs": 0}, {"patience": 0.0}, {"memory": -1}])
def test_backends_that_cannot_be(wrong: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        Processes(**wrong)


# ---------------------------------------------------------------- kills


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"


@needs_signals
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at /proc")
def test_kill_9_loses_no_finished_game_and_none_counts_twice(plan: Make, tmp_path: Path) -> None:
    kills, games = 2, 12
    rng = random.Random(kills)
    folder, path = tmp_path / "out", tmp_path / "out" / "results.jsonl"
    begin = ["bakschisch", "-p", "2", "--bots", f"{OWN_BOTS}:Slow,random", "--games", str(games), "--seed", "7"]
    known: set[bytes] = set()
    killed = 0
    for _ in range(kills + 1):
        words = [*begin, "--report", str(folder)] if not path.exists() else ["--resume", str(folder)]
        command = [sys.executable, "-m", "serai.cli", "arena", *words, "--jobs", "2"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        goal = len(known) + rng.randint(2, 5)
        while process.poll() is None and not (path.exists() and len(path.read_bytes().splitlines()) > goal):
            time.sleep(rng.uniform(0.01, 0.05))
        workers = [
            int(pid)
            for task in Path(f"/proc/{process.pid}/task").glob("*/children")
            for pid in task.read_text().split()
        ]
        if process.poll() is None and killed < kills:
            process.send_signal(signal.SIGKILL)
            killed += 1
        _, errors = process.communicate(timeout=120)
        lines = set(path.read_bytes().splitlines(keepends=True))
        assert known <= lines, "a finished game was lost"
        known = {line for line in lines if line.endswith(b"\n")}
        if process.returncode == 0:
            break
        assert process.returncode == -signal.SIGKILL, errors
        deadline = time.monotonic() + 20
        while any(map(alive, workers)) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not any(map(alive, workers)), "a worker outlives its arena"
    assert killed > kills / 2
    lines_of_games = [json.loads(line) for line in path.read_bytes().splitlines()[1:]]
    keys = [(game["block"], game["rotation"]) for game in lines_of_games]
    assert sorted(keys) == [(block, rotation) for block in range(games // 2) for rotation in range(2)]
    arena = plan(".Slow", "random", blocks=games // 2)
    whole = [result for block in range(games // 2) for result, _ in play_block(arena, 0, block, [0, 1])]
    assert list(map(outcome, whole)) == list(map(outcome, Log.read(path).results))
