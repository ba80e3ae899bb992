"""A fair queue: who has used the least comes first, at every level of who somebody is.

A job belongs to a path such as (address, visitor, table). Each level shares what its parent gets equally among those
who wait: so one address with many visitors, or one visitor with many tables, gets no more than another. Below the
path, jobs come by their rank and then in the order in which they came.
"""

from __future__ import annotations

import heapq
from collections.abc import Hashable
from itertools import count
from typing import Generic, TypeVar

J = TypeVar("J", bound=Hashable)
Path = tuple[str, ...]
MOST_REMEMBERED = 10_000  # owners without jobs; to forget them favours them once


class _Place(Generic[J]):
    """One owner at one level: the owners below it, or its jobs, and how much it has used so far."""

    __slots__ = ("below", "jobs", "quick", "time", "used")

    def __init__(self, used: float) -> None:
        self.used = used
        self.quick = 0  # jobs of the best rank here and below
        self.time = 0.0  # what the one who was served last below had used: those who come later begin there
        self.below: dict[str, _Place[J]] = {}
        self.jobs: list[tuple[int, int, J]] = []

    def empty(self) -> bool:
        """Whether nothing waits here."""
        return not self.jobs and not self.below

    def order(self) -> tuple[float, bool]:
        """Who has used less comes first; of two who have used the same, the one with something quick."""
        return self.used, not self.quick


class FairQueue(Generic[J]):
    """Jobs that wait. What a job has cost is charged to its path, so that its owner waits accordingly next time.

    >>> queue = FairQueue()
    >>> for job in ("a1", "a2", "b1"):
    ...     queue.put(job, ("Ann",) if job < "b" else ("Bob",))
    >>> job, path = queue.take()
    >>> queue.charge(path, 5.0)
    >>> job, queue.take()
    ('a1', ('b1', ('Bob',)))
    """

    def __init__(self) -> None:
        self._root: _Place[J] = _Place(0.0)
        self._paths: dict[J, Path] = {}
        self._gone: set[J] = set()
        self._numbers = count()
        self._past: dict[Path, float] = {}  # how much those who have nothing waiting had used when they left

    def __len__(self) -> int:
        """How many jobs wait."""
        return len(self._paths)

    def put(self, job: J, path: Path, rank: int = 0) -> None:
        """A job waits from now on; the smaller the rank, the sooner it comes among its owner's own."""
        place = self._root
        for depth, name in enumerate(path, 1):
            below = place.below.get(name)
            if below is None:
                used = max(self._past.pop(path[:depth], 0.0), place.time)
                below = place.below[name] = _Place(used)
            place = below
            place.quick += not rank
        heapq.heappush(place.jobs, (rank, next(self._numbers), job))
        self._paths[job] = path

    def take(self) -> tuple[J, Path] | None:
        """The next job and whose it is; None if nobody waits."""
        while not self._root.empty():
            job, path = self._next()
            if job in self._gone:
                self._gone.discard(job)
                continue
            del self._paths[job]
            return job, path
        self._past.clear()  # nobody waits: everybody begins anew
        self._root.time = 0.0
        return None

    def _next(self) -> tuple[J, Path]:
        places, names = [self._root], []
        while places[-1].below:
            here = places[-1]
            name, place = min(here.below.items(), key=lambda item: item[1].order())
            here.time = place.used
            names.append(name)
            places.append(place)
        rank, _, job = heapq.heappop(places[-1].jobs)
        for depth in range(len(names), 0, -1):
            places[depth].quick -= not rank
            if places[depth].empty():
                self._past[tuple(names[:depth])] = places[depth].used
                del places[depth - 1].below[names[depth - 1]]
        if len(self._past) > MOST_REMEMBERED:
            self._past.clear()
        return job, tuple(names)

    def charge(self, path: Path, cost: float) -> None:
        """Somebody has used so much."""
        place: _Place[J] | None = self._root
        for depth, name in enumerate(path, 1):
            place = place.below.get(name) if place is not None else None
            if place is not None:
                place.used += cost
            else:
                self._past[path[:depth]] = self._past.get(path[:depth], 0.0) + cost

    def drop(self, job: J) -> None:
        """Nobody waits for the job any more."""
        if self._paths.pop(job, None) is not None:
            self._gone.add(job)
