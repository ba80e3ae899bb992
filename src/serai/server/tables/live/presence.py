"""Presence: who has a live connection to a table, in this process and in others."""

from __future__ import annotations

import time
from collections.abc import Callable

BELIEVED_SECONDS = 75.0  # after its last word another process is taken for dead; they repeat themselves more often

Clock = Callable[[], float]


class Presence:
    """The guests at one table who are connected."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._elsewhere: dict[str, tuple[float, frozenset[str]]] = {}  # by process: when it said so, and whom

    def elsewhere(self) -> frozenset[str]:
        """The guests who are connected to other processes."""
        if not self._elsewhere:
            return frozenset()
        return frozenset().union(*(guests for _, guests in self._elsewhere.values()))

    def update(self, process: str, guests: frozenset[str]) -> tuple[bool, bool]:
        """Another process tells whom it has; whether that changes anything, and whether it is new here."""
        new, before = process not in self._elsewhere, self.elsewhere()
        self._elsewhere[process] = (self._clock(), guests)
        return self.elsewhere() != before, new

    def drop_dead_processes(self) -> bool:
        """Drop processes that have been silent for long; whether that changes anything."""
        before, now = self.elsewhere(), self._clock()
        self._elsewhere = {
            process: said for process, said in self._elsewhere.items() if now - said[0] < BELIEVED_SECONDS
        }
        return self.elsewhere() != before
