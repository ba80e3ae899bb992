"""The blocks of an arena on a Ray cluster. Machines may come and go: a block that was lost is played again.

Every block is one Ray task without retries of Ray's own, so that the arena knows what it waits for; and the log takes a
game once, however often it comes. A block that ends its process again and again is played on this machine, where it is
seen which bot does it.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from serai.arena.blocks import NOBODY, Played, play_block, warm_up
from serai.arena.plan import Plan
from serai.arena.workers import Processes, Task, WorkerError
from serai.engine.errors import OptionError

TRIES = 3  # on the cluster, before a block is played here
AHEAD = 2  # blocks on their way for each core of the cluster
LOOK = 1.0  # seconds between two looks at the cluster
HERE = "127.0.0.2" if sys.platform == "linux" else "127.0.0.1"  # Ray takes 127.0.0.1 for the address in the network


def _import_ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise OptionError("Ray is not installed; pip install 'serai[ray]' brings it.") from None
    return ray


def _play(plan: Plan, contest: int, block: int, rotations: list[int], patience: float) -> list[Played]:
    """One task: a block on a machine of the cluster."""
    with _watched(patience) as watch:
        return list(play_block(plan, contest, block, rotations, watch))


def _prepare(plan: Plan, patience: float) -> None:
    """Compile or load what the games need on one machine."""
    with _watched(patience) as watch:
        warm_up(plan, watch)


@contextlib.contextmanager
def _watched(patience: float) -> Iterator[Any]:
    """End this process when a bot thinks for longer than anybody should wait."""
    since = [0.0]
    finished = threading.Event()

    def watch(rotation: int, seat: int) -> None:
        since[0] = 0.0 if seat == NOBODY else time.monotonic()

    def guard() -> None:
        while not finished.wait(LOOK):
            if since[0] and time.monotonic() - since[0] > patience:
                os._exit(1)

    threading.Thread(target=guard, daemon=True).start()
    try:
        yield watch
    finally:
        finished.set()


@dataclass
class RayCluster:
    """A backend that plays on the cluster at `address`, on the one of this machine, or on one that it starts."""

    address: str | None = None
    jobs: int | None = None  # blocks at a time; as many as the cluster has cores without it
    local: Processes = field(default_factory=Processes)
    lost: int = field(default=0, init=False)  # blocks that were begun again

    def games(self, plan: Plan, todo: Iterable[Task]) -> Iterator[list[Played]]:
        """Finished games as they come; closing the iterator stops the play."""
        with contextlib.redirect_stdout(sys.stderr):  # Ray tells of lost machines on stdout, where only results belong
            yield from self._connected(plan, todo)

    def _connected(self, plan: Plan, todo: Iterable[Task]) -> Iterator[list[Played]]:
        ray = _import_ray()
        mine = not ray.is_initialized()
        if mine:
            self._connect(ray)
        running: dict[Any, tuple[Task, int]] = {}
        try:
            yield from self._games(ray, plan, iter(todo), running)
        finally:
            for reference in running:
                with contextlib.suppress(Exception):
                    ray.cancel(reference, force=True)
            if mine:
                ray.shutdown()

    def _connect(self, ray: Any) -> None:
        quiet = {"log_to_driver": False, "logging_level": "error", "configure_logging": False}
        try:
            ray.init(address=self.address or "auto", **quiet)
        except (ConnectionError, ValueError, RuntimeError) as error:
            if self.address is not None:
                raise OptionError(
                    f"There is no Ray cluster at {self.address}: {' '.join(str(error).split())}"
                ) from None
            ray.init(num_cpus=self.local.jobs, include_dashboard=False, _node_ip_address=HERE, **quiet)

    def _games(
        self, ray: Any, plan: Plan, waiting: Iterator[Task], running: dict[Any, tuple[Task, int]]
    ) -> Iterator[list[Played]]:
        shared, patience = ray.put(plan), self.local.patience
        play = ray.remote(max_retries=0, num_cpus=1)(_play)
        self._warm_up(ray, shared)
        again: list[tuple[Task, int]] = []
        while True:
            while len(running) < self._most(ray):
                if not again:
                    block = next(waiting, None)
                    if block is None:
                        break
                    again.append((block, 0))
                task = again.pop()
                running[play.remote(shared, *task[0], patience)] = task
            if not running:
                return
            ready, _ = ray.wait(list(running), num_returns=1, timeout=LOOK)
            for reference in ready:
                block, tries = running.pop(reference)
                games = self._result(ray, reference)
                if games is not None:
                    yield games
                elif tries + 1 < TRIES:
                    self.lost += 1
                    again.append((block, tries + 1))
                else:
                    yield from self.local.games(plan, [block])

    def _warm_up(self, ray: Any, plan: Any) -> None:
        """Let one task of each machine compile before the others load."""
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

        prepare = ray.remote(max_retries=0, num_cpus=1)(_prepare)
        begun = [
            prepare.options(scheduling_strategy=NodeAffinitySchedulingStrategy(node["NodeID"], soft=True)).remote(
                plan, self.local.patience
            )
            for node in ray.nodes()
            if node["Alive"] and node["Resources"].get("CPU")
        ]
        for reference in begun:
            self._result(ray, reference)

    def _result(self, ray: Any, reference: Any) -> Any:
        """What a task gave; None if its process or its machine was lost."""
        try:
            return ray.get(reference)
        except ray.exceptions.RayTaskError as error:
            raise WorkerError(f"A task of the arena failed: {error}") from error
        except ray.exceptions.RayError:
            return None

    def _most(self, ray: Any) -> int:
        """How many blocks are on their way at once."""
        if self.jobs is not None:
            return self.jobs
        return max(1, int(AHEAD * ray.cluster_resources().get("CPU", 1)))
