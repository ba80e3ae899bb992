"""Games to be analysed on a backend of the arena: the processes of this machine, or a Ray cluster.

To a backend the queue is a plan, a game a contest, and the moments of a block are its rotations. A finding for each of
them comes back, in any order.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from serai.arena.blocks import Watch, play_block, warm_up
from serai.engine.replay import replay
from serai.study.cache import Finding, FindingsCache, examine

if TYPE_CHECKING:
    from serai.arena.workers import Task
    from serai.engine.game import Match
    from serai.study.budget import Budget

BLOCK = 4  # moments that a process gets at a time


class Backend(Protocol):
    """Where blocks are worked on."""

    def games(self, plan: Any, todo: Iterable[Task]) -> Iterator[Sequence[tuple[Any, Any]]]:
        """What was finished, as it comes; closing the iterator stops the work."""


@dataclass(frozen=True)
class WorkQueue:
    """The records of all games, as every process gets them."""

    records: tuple[str, ...]
    budget: Budget


@dataclass(frozen=True)
class WorkItem:
    """Which moment of which game was judged."""

    contest: int
    rotation: int


def work_through(findings: Sequence[FindingsCache], backend: Backend | None) -> Iterator[int]:
    """Judge what is missing, here or on a backend; the number of a game after each of its moments."""
    if backend is None:
        for number, one in enumerate(findings):
            for moment in one.missing:
                one.add(examine(one.match, moment, one.budget))
                yield number
        return
    records = tuple(one.match.record(with_seed=True) for one in findings)
    queue = WorkQueue(records, findings[0].budget)
    for finished in backend.games(queue, _blocks(findings)):
        for piece, finding in finished:
            findings[piece.contest].add(finding)
            yield piece.contest


def _blocks(findings: Sequence[FindingsCache]) -> Iterator[Task]:
    for number, one in enumerate(findings):
        missing = one.missing
        for first in range(0, len(missing), BLOCK):
            yield number, first, missing[first : first + BLOCK]


# ---------------------------------------------------------------- in a process of a backend


@functools.lru_cache(4)
def _replayed(record: str) -> Match:
    return replay(record)


@play_block.register
def _judge_block(
    queue: WorkQueue, contest: int, block: int, rotations: Sequence[int], watch: Watch | None = None
) -> Iterator[tuple[WorkItem, Finding]]:
    """Judge some moments of a game."""
    match = _replayed(queue.records[contest])
    for moment in list(rotations):
        yield WorkItem(contest, moment), examine(match, moment, queue.budget)


@warm_up.register
def _load(queue: WorkQueue, watch: Watch | None = None) -> None:
    """Load or compile what judging needs, for each of the games: nothing is kept."""
    seen = set()
    for record in queue.records:
        match = _replayed(record)
        if match.game.name not in seen:
            seen.add(match.game.name)
            examine(match, 0, queue.budget)
