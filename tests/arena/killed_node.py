"""A program for test_ray: an arena on a Ray cluster of two local nodes, one of which is killed in the middle."""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from pathlib import Path


def main(folder: Path, blocks: int) -> None:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    import ray
    from ray.cluster_utils import Cluster

    import serai
    from serai.arena import Log, Plan, Progress, run, summarize
    from serai.arena.ray_backend import RayCluster
    from serai.training.dataset import Dataset

    swift = {"health_check_period_ms": 1000, "health_check_failure_threshold": 10}
    head = {
        "num_cpus": 1,
        "include_dashboard": False,
        "node_ip_address": "127.0.0.2",
        "object_store_memory": 80_000_000,
        "_system_config": swift,
    }
    cluster = Cluster(initialize_head=True, head_node_args=head)
    second = cluster.add_node(
        num_cpus=1,
        object_store_memory=80_000_000,
        node_ip_address="127.0.0.3",
        env_vars={"SERAI_TEST_HELD": str(folder)},
    )
    held = f"{Path(__file__).with_name('own_bots.py')}:Held"
    plan = Plan(serai.game("bakschisch", players=2), ((held, "random"),), blocks, "ray")
    killed: list[int] = []
    played = 0

    def tell(progress: Progress) -> None:
        nonlocal played
        played = progress.played
        if played:
            (folder / "ready").touch()

    def kill() -> None:
        while not (folder / "held").exists():  # in the middle of a block of the second node
            time.sleep(0.05)
        killed.append(played)
        cluster.remove_node(second, allow_graceful=False)

    threading.Thread(target=kill, daemon=True).start()
    backend = RayCluster(cluster.address)
    with Log.create(folder / "results.jsonl", plan) as log:
        run(log, backend, tell=tell)
    with Dataset.create(folder / "data", Plan(plan.game, (("random", "random"),), 1, "ray")) as data:
        run(data, backend)
    lines = (folder / "results.jsonl").read_text(encoding="utf-8").splitlines()[1:]
    keys = [tuple(json.loads(line)[name] for name in ("contest", "block", "rotation")) for line in lines]
    report = {
        "killed_after": killed,
        "lost": backend.lost,
        "lines": len(keys),
        "different": len(set(keys)),
        "counted": len(summarize(log).games),
        "still_connected": ray.is_initialized(),
        "as_data": [len(data), data.files, data.rows],
    }
    cluster.shutdown()
    print(json.dumps(report))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
