"""What tests cost: seconds of the processor, with those of all processes that they start, by folder, file and test.

`make test ARGS="-p tests.costs"`, on Linux; time on the clock says little where several tests share a machine.
"""

from __future__ import annotations

import contextlib
import heapq
import os
import threading
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

DEAREST = 40  # tests that are listed
LOOK_SECONDS = 0.2
PROPERTY = "processor seconds"


class Meter:
    """Counts the seconds of this process and all that it started; looks often, since nobody waits for some of them."""

    def __init__(self) -> None:
        self._tick = os.sysconf("SC_CLK_TCK")
        self._alive: dict[int, float] = {}
        self._gone = 0.0
        self._lock = threading.Lock()

    def look(self) -> float:
        """All seconds until now."""
        with self._lock:
            todo, alive = [os.getpid(), *self._alive], dict[int, float]()
            while todo:
                pid = todo.pop()
                if pid not in alive and (seconds := self._seconds(pid)) is not None:
                    alive[pid] = seconds
                    todo += self._children(pid)
            self._gone += sum(seconds for pid, seconds in self._alive.items() if pid not in alive)
            self._alive = alive
            return self._gone + sum(alive.values())

    def _seconds(self, pid: int) -> float | None:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            return None
        return (int(fields[11]) + int(fields[12])) / self._tick

    def _children(self, pid: int) -> list[int]:
        found: list[int] = []
        with contextlib.suppress(OSError):  # whoever has ended meanwhile
            for tasks in Path(f"/proc/{pid}/task").glob("*/children"):
                with contextlib.suppress(OSError):
                    found += map(int, tasks.read_text(encoding="utf-8").split())
        return found


meter = Meter()
begun: dict[str, float] = {}
costs: dict[str, float] = {}


def pytest_sessionstart() -> None:
    def look_often() -> None:
        while True:
            meter.look()
            pause.wait(LOOK_SECONDS)

    pause = threading.Event()
    threading.Thread(target=look_often, daemon=True).start()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    begun[item.nodeid] = meter.look()
    yield


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    try:
        yield
    finally:
        item.user_properties.append((PROPERTY, meter.look() - begun.pop(item.nodeid, meter.look())))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "teardown":
        costs[report.nodeid] = sum(float(str(value)) for name, value in report.user_properties if name == PROPERTY)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    folders, files = defaultdict[str, float](float), defaultdict[str, float](float)
    for test, seconds in costs.items():
        file = test.partition("::")[0]
        files[file] += seconds
        folders["/".join(file.split("/")[:2])] += seconds
    for number, (what, found) in enumerate({"folders": folders, "files": files, "tests": costs}.items()):
        terminalreporter.section(f"{sum(costs.values()):.0f} seconds of the processor, by {what}")
        for name, seconds in heapq.nlargest(DEAREST * (number + 1), found.items(), key=lambda cost: cost[1]):
            terminalreporter.write_line(f"{seconds:8.1f}  {name}")
