"""Analyses on several processes, and kept: a kill costs the moment that was being judged, and no more."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

import serai
from serai.arena.workers import Processes
from serai.study import analyse_all
from serai.study.cache import CacheError, FindingsCache, examine
from tests.study.test_analysis import TINY, random_match

pytestmark = pytest.mark.compiled

# judges a game and says after each moment how many are done; then it is killed
STORY = """
import sys, serai
from tests.study.test_analysis import TINY, random_match
match = random_match("bakschisch", 2, "kept", 30)
serai.analyse(match, TINY, lambda done, total: print(done, flush=True), keep=sys.argv[1])
"""


def test_a_kill_costs_one_moment_at_most(tmp_path: Path) -> None:
    match = random_match("bakschisch", 2, "kept", 30)
    process = subprocess.Popen([sys.executable, "-c", STORY, str(tmp_path)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    told = 0
    for line in process.stdout:
        told = int(line)
        if told == 7:
            process.send_signal(signal.SIGKILL)
            break
    rest = process.stdout.read().split()
    told = max([told, *map(int, rest)])
    process.wait()
    process.stdout.close()
    kept = FindingsCache(match, TINY, tmp_path)
    assert told <= len(kept) <= told + 1
    assert kept.path is not None
    with kept.path.open("ab") as file:
        file.write(b'{"outlook": {"mo')  # a line that was being written
    steps: list[int] = []
    analysis = serai.analyse(match, TINY, lambda done, total: steps.append(done), keep=tmp_path)
    assert len(steps) == match.steps + 1 - len(kept)
    assert analysis == serai.analyse(match, TINY)
    again: list[int] = []
    assert serai.analyse(match, TINY, lambda done, total: again.append(done), keep=tmp_path) == analysis
    assert again == []  # all of it was there


def test_several_games_on_several_processes() -> None:
    matches = [random_match("bakschisch", 2, "first", 10), random_match("bakschisch", 3, "second", 8)]
    told: list[tuple[int, int]] = []
    found = analyse_all(matches, TINY, lambda done, total: told.append((done, total)), backend=Processes(jobs=2))
    assert found == [serai.analyse(match, TINY) for match in matches]
    assert told == [(done, 20) for done in range(1, 21)]


def test_what_cannot_be_kept(tmp_path: Path) -> None:
    match = random_match("bakschisch", 2, "short", 2)
    kept = FindingsCache(match, TINY, tmp_path)
    kept.add(examine(match, 0, TINY))
    assert kept.path is not None
    kept.path.write_bytes(b"[]\n")
    with pytest.raises(CacheError, match="other than judgements"):
        FindingsCache(match, TINY, tmp_path)
    with pytest.raises(CacheError, match="cannot be made a folder"):
        FindingsCache(match, TINY, kept.path)
    with pytest.raises(serai.SeraiError, match="at least one process"):
        serai.analyse(match, TINY, processes=0)
