"""Ray: the same blocks on a cluster, each counted once although a node is killed in the middle."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from serai.engine.errors import OptionError

BLOCKS = 10


@pytest.mark.slow
@pytest.mark.compiled
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
    report = json.loads(done.stdout.splitlines()[-1])
    assert report["killed_after"], "the node was not killed"
    assert report["lost"] >= 1, "no block was lost with the node"
    assert report["lines"] == report["different"] == report["counted"] == 2 * BLOCKS
    assert not report["still_connected"]


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from serai.arena.ray_backend import _import_ray

    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(OptionError, match=r"pip install 'serai\[ray\]'"):
        _import_ray()
