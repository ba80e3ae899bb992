"""Metrics: what a server process counts and measures, in the text form of Prometheus.

Counting is an integer addition in a dictionary, so it is always done; whether anybody may read it is for the settings.
Labels come from short lists that this code knows (games, stages, kinds of errors): nothing is personal, and nothing
that a visitor types makes a new series. Of what is counted twice at the same moment by two threads one may be lost:
that is cheaper than a lock, and no count here decides anything.
"""

from __future__ import annotations

import os
import time
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds of what should be at once
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)  # seconds of what may take a while
MOST_SERIES = 200  # of one metric: whatever goes wrong with a label, memory does not
OTHER = "other"  # what further values of a label are counted as
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
Labels = tuple[str, ...]
Sample = tuple[str, tuple[tuple[str, str], ...], float]  # name, labels, value


class Metric:
    """One name with its series, one for each combination of labels."""

    kind = "untyped"

    def __init__(self, name: str, help: str, labels: Sequence[str] = ()) -> None:
        self.name = name
        self.help = help
        self.labels = tuple(labels)

    def pairs(self, labels: Labels) -> tuple[tuple[str, str], ...]:
        """Labels with their names."""
        return tuple(zip(self.labels, labels, strict=True))

    def samples(self) -> Iterable[Sample]:
        """Everything that it has counted."""
        return ()


class Counter(Metric):
    """Something that only grows."""

    kind = "counter"

    def __init__(self, name: str, help: str, labels: Sequence[str] = ()) -> None:
        super().__init__(name, help, labels)
        self.values: dict[Labels, float] = {} if labels else {(): 0}

    def add(self, *labels: str, by: float = 1) -> None:
        """Count one more, or several."""
        values = self.values
        try:
            values[labels] += by
        except KeyError:
            key = labels if len(values) < MOST_SERIES else (OTHER,) * len(labels)
            values[key] = values.get(key, 0) + by

    @property
    def total(self) -> float:
        """All series together."""
        return sum(tuple(self.values.values()))

    def samples(self) -> Iterable[Sample]:
        """Each series."""
        return [(self.name, self.pairs(labels), value) for labels, value in tuple(self.values.items())]


class Gauge(Counter):
    """Something that goes up and down."""

    kind = "gauge"

    def set(self, value: float, *labels: str) -> None:
        """It is that now."""
        self.values[labels] = value


class Histogram(Metric):
    """How long things took: how many took at most so long, all of them together, and their number."""

    kind = "histogram"

    def __init__(self, name: str, help: str, labels: Sequence[str] = (), buckets: Sequence[float] = QUICK) -> None:
        super().__init__(name, help, labels)
        self.buckets = tuple(buckets)
        self.series: dict[Labels, list[float]] = {} if labels else {(): self._empty()}

    def _empty(self) -> list[float]:
        return [0.0] * (len(self.buckets) + 2)  # each bucket, what is longer than all of them, and the sum

    def observe(self, seconds: float, *labels: str) -> None:
        """Something took so long."""
        series = self.series.get(labels)
        if series is None:
            key = labels if len(self.series) < MOST_SERIES else (OTHER,) * len(labels)
            series = self.series.setdefault(key, self._empty())
        series[bisect_left(self.buckets, seconds)] += 1
        series[-1] += seconds

    def samples(self) -> Iterable[Sample]:
        """The buckets, each with all that is below it, the sum and the count of each series."""
        for labels, series in tuple(self.series.items()):
            pairs, count = self.pairs(labels), 0.0
            for bound, number in zip((*self.buckets, float("inf")), tuple(series[:-1]), strict=True):
                count += number
                yield f"{self.name}_bucket", (*pairs, ("le", _number(bound))), count
            yield f"{self.name}_sum", pairs, series[-1]
            yield f"{self.name}_count", pairs, count


class Metrics:
    """All that one server process counts."""

    def __init__(self) -> None:
        self.begun = time.time()
        self.moves = Counter("serai_moves_total", "Moves stored, by game and by who made them.", ("game", "by"))
        self.commands = Counter("serai_commands_total", "Commands done at tables, by kind.", ("kind",))
        self.command_seconds = Histogram("serai_command_seconds", "From a command to its commit.")
        self.refusals = Counter("serai_refusals_total", "Requests and commands refused, by reason.", ("why",))
        self.sockets = Gauge("serai_sockets", "Live connections.")
        self.requests = Counter("serai_http_requests_total", "HTTP requests, by area and status.", ("area", "status"))
        self.request_seconds = Histogram("serai_http_seconds", "HTTP requests, by area.", ("area",))
        self.bot_wait = Histogram("serai_bot_wait_seconds", "Waiting of bots for a process to think in.", (), SLOW)
        self.bot_think = Histogram("serai_bot_think_seconds", "Thinking of bots, by level.", ("level",), SLOW)
        self.bots_waiting = Gauge("serai_bots_waiting", "Questions that wait for a process in which bots think.")
        self.hints = Counter("serai_hints_total", "Hints and remarks of the coach that were asked for.")
        self.analyses = Counter("serai_analyses_total", "Games whose analysis was asked for.")
        self.errors = Counter("serai_errors_total", "Warnings and errors in the log, by event.", ("level", "event"))
        self.writes = Histogram("serai_database_write_seconds", "Commits of the database.")
        self.unstored = Counter("serai_database_failures_total", "Writes that the database did not take.")
        self.lag = Histogram("serai_event_loop_lag_seconds", "How late the event loop is, once a second.")
        self.tables_in_memory = Gauge("serai_tables_in_memory", "Tables in the memory of this process.")
        self.memory_of_tables = Gauge("serai_tables_memory_bytes", "About what those tables weigh.")
        self.memory = Gauge("process_resident_memory_bytes", "Memory of this process.")
        self.cpu = Counter("process_cpu_seconds_total", "Processor time of this process.")
        self.started = Gauge("process_start_time_seconds", "When this process began.")
        self.started.set(self.begun)

    def all(self) -> list[Metric]:
        """Every metric of the process."""
        return [part for part in vars(self).values() if isinstance(part, Metric)]

    def look(self) -> None:
        """Bring what is not counted as it happens up to date."""
        self.memory.set(resident_bytes())
        times = os.times()
        self.cpu.values[()] = times.user + times.system

    def snapshot(self) -> list[list[Any]]:
        """Everything as plain JSON, for another process to answer with."""
        return [
            [metric.name, metric.kind, metric.help, [[name, list(map(list, pairs)), v] for name, pairs, v in found]]
            for metric in self.all()
            if (found := list(metric.samples()))
        ]


def resident_bytes() -> int:
    """How much memory this process has now; 0 where the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError, AttributeError):
        return 0


def text_of(processes: Mapping[str, Iterable[Sequence[Any]]], house: Iterable[Metric] = ()) -> str:
    """The text form: what each process counts, with its name as a label if there are several, then the house's own."""
    families: dict[str, tuple[str, str, list[str]]] = {}

    def add(name: str, kind: str, help: str, samples: Iterable[Sequence[Any]], more: Sequence[tuple[str, str]]) -> None:
        lines = families.setdefault(name, (kind, help, []))[2]
        for called, pairs, value in samples:
            lines.append(f"{called}{_braces((*more, *(tuple(pair) for pair in pairs)))} {_number(value)}")

    for process, metrics in processes.items():
        for name, kind, help, samples in metrics:
            add(name, kind, help, samples, (("process", process),) if process else ())
    for metric in house:
        add(metric.name, metric.kind, metric.help, metric.samples(), ())
    told = []
    for name, (kind, help, lines) in families.items():
        told += [f"# HELP {name} {help}", f"# TYPE {name} {kind}", *lines]
    return "\n".join(told) + "\n"


def _braces(pairs: Sequence[tuple[str, str]]) -> str:
    if not pairs:
        return ""
    return "{" + ",".join(f'{name}="{_escaped(value)}"' for name, value in pairs) + "}"


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def _number(value: float) -> str:
    if value == float("inf"):
        return "+Inf"
    return str(int(value)) if value == int(value) else repr(float(value))
