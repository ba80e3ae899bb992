"""Ray: the same blocks on a cluster, each counted once although a node is killed in the middle."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hatch_build import one_at_a_time
from serai.engine.errors import OptionError
from tests.arena.conftest import OWN_BOTS
from tests.shared_folder import shared_folder

BLOCKS = 8


@pytest.fixture
def one_cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """One test at a time, also in other workers of pytest: whoever names no cluster joins that of this machine."""
    with one_at_a_time(shared_folder(tmp_path_factory) / "ray.lock"):
        yield


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.usefixtures("one_cluster")
def test_every_block_counts_once_although_a_node_is_killed(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    program = Path(__file__).with_name("killed_node.py")
    done = subprocess.run(  # a process of its own: Ray leaves threads and warnings behind
        [sys.executable, str(program), str(tmp_path), str(BLOCKS)],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        env={**os.environ, "RAY_USAGE_STATS_ENABLED": "0"},
    )
    assert done.returncode == 0, done.stderr
    report: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    assert report["killed_after"], "the node was not killed"
    assert report["killed_after"][0] < 2 * BLOCKS
    assert report["lost"] >= 1, "no block was lost with the node"
    assert report["lines"] == report["different"] == report["counted"] == 2 * BLOCKS
    assert not report["still_connected"]
    games, files, rows = report["as_data"]  # decisions come over the cluster as well
    assert (games, files) == (2, 1)
    assert rows > 20


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.usefixtures("one_cluster")
@pytest.mark.skipif(sys.platform == "win32", reason="kills with SIGKILL")
def test_a_bot_that_ends_its_process_is_found_out_and_json_stays_clean(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    words = ("--players", "2", "--bots", f"random,{OWN_BOTS}:Dying", "--games", "2", "--seed", "7", "--jobs", "1")
    done = subprocess.run(
        [sys.executable, "-m", "serai.cli", "arena", "bakschisch", *words, "--backend", "ray", "--json"],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        env={**os.environ, "SERAI_DATA_DIR": str(tmp_path)},
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["games"] == 2
    assert [bot["forfeits"] for bot in report["bots"]] == [{}, {"ended its process (SIGKILL)": 1}]


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from serai.arena.ray_backend import _import_ray

    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(OptionError, match=r"pip install 'serai\[ray\]'"):
        _import_ray()
