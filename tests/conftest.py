"""Settings for the whole test run, and in which order it goes."""

from __future__ import annotations

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

from environment import cache_bytecode
from serai.engine import forks
from tests.order import LONGEST, dealt

GC_THRESHOLDS = (500_000, 20, 100)  # tests make many objects and few circles; whoever looks seldom finds them gone

gc.disable()  # until all tests are found: a fifth of that time
forks.EXTRA_IMPORTS[:] = ["tests.preload"]

cache_bytecode()  # for all that a run of pytest by hand imports and starts, as `dev.py` does it

# The first call of a compiled function loads or compiles it: no deadline. In continuous integration the examples are
# the same in every run, so that a change is judged by what it changed.
settings.register_profile(
    "serai",
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("serai")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let several workers begin with the tests that take longest, so that none of them works alone at the end."""
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    lengths = [LONGEST.get(item.nodeid.partition("[")[0], 0) for item in items]
    items[:] = [items[number] for number in dealt(lengths, workers)]


def pytest_collection_finish() -> None:
    """Let Python not look again and again through all that was imported, some hundred thousand things."""
    gc.enable()
    gc.set_threshold(*GC_THRESHOLDS)
    gc.collect()
    gc.freeze()
