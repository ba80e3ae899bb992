"""An arena at work: what is still to be played goes to a backend, what comes back goes into the log."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from serai.arena.blocks import Played, Result
from serai.arena.plan import Plan
from serai.arena.statistics import Decision, Interval, share_interval
from serai.arena.workers import Task

PAUSE = 0.2  # seconds between two looks at the running result


class Backend(Protocol):
    """Where blocks are played."""

    def games(self, plan: Plan, todo: Iterable[Task]) -> Iterator[list[Played]]:
        """Finished games as they come; closing the iterator stops the play."""


class Store(Protocol):
    """What keeps finished games: the log of an arena, the files of a self-play."""

    plan: Plan

    @property
    def results(self) -> list[Result]:
        """Every game that is kept."""

    def __len__(self) -> int: ...

    def missing(self, contest: int, block: int) -> list[int]:
        """The rotations of a block that are still to be played."""

    def take(self, played: Iterable[Played]) -> list[Result]:
        """Keep finished games; which of them were new."""


@dataclass(frozen=True)
class Progress:
    """How far an arena is."""

    played: int
    wanted: int
    contest: tuple[str, ...]  # the line-up whose running result this is
    share: Interval | None  # of its first bot, over whole blocks
    decision: Decision | None  # of the sequential test


Listener = Callable[[Progress], None]


class Running:
    """The win share of each contest's first bot, block by block as they are finished."""

    def __init__(self, plan: Plan, results: Iterable[Result]) -> None:
        self.plan = plan
        self._games: list[dict[int, list[float]]] = [{} for _ in plan.contests]
        for result in results:
            self.add(result)

    def add(self, result: Result) -> None:
        """One more game."""
        seats = self.plan.seats(result.contest, result.rotation)
        first = self.plan.contests[result.contest][0]
        own = [share for share, bot in zip(result.shares, seats, strict=True) if bot == first]
        self._games[result.contest].setdefault(result.block, []).append(sum(own) / len(own))

    def shares(self, contest: int = 0) -> list[float]:
        """The mean of each whole block, in the order of the blocks."""
        games, whole = self._games[contest], self.plan.game.players
        return [sum(games[block]) / whole for block in sorted(games) if len(games[block]) == whole]

    def decision(self) -> Decision | None:
        """What the sequential test says of the blocks before the first that is not finished."""
        if self.plan.sprt is None:
            return None
        return self.plan.sprt.decide(self._from_the_start())

    def _from_the_start(self) -> Iterator[float]:
        games, whole = self._games[0], self.plan.game.players
        block = 0
        while len(games.get(block, ())) == whole:
            yield sum(games[block]) / whole
            block += 1


def run(log: Store, backend: Backend, *, tell: Listener | None = None, records: Path | None = None) -> None:
    """Play what the log lacks, until all is played or the sequential test has decided."""
    plan = log.plan
    running = Running(plan, log.results)
    decision = running.decision()
    if tell is not None:
        tell(_progress(log, running, 0, decision))
    if decision is not None and decision.accepted:
        return
    todo = ((contest, block, missing) for contest, block in plan.tasks() if (missing := log.missing(contest, block)))
    looked = time.monotonic()
    with closing(backend.games(plan, todo)) as batches:  # type: ignore[type-var]
        for batch in batches:
            if records is not None:
                _keep_records(batch, records)
            new = log.take(batch)
            for result in new:
                running.add(result)
            if new and time.monotonic() - looked >= PAUSE:
                looked = time.monotonic()
                decision = running.decision()
                if tell is not None:
                    tell(_progress(log, running, new[-1].contest, decision))
                if decision is not None and decision.accepted:
                    break
    if tell is not None:
        tell(_progress(log, running, 0, running.decision()))


def _progress(log: Store, running: Running, contest: int, decision: Decision | None) -> Progress:
    plan = log.plan
    return Progress(len(log), plan.games, plan.contests[contest], share_interval(running.shares(contest)), decision)


def _keep_records(batch: Iterable[Played], folder: Path) -> None:
    """Write each game's record before its result counts; a file that is there already is the same game."""
    for result, text in batch:
        if isinstance(text, str) and text:
            name = f"{result.contest}-{result.block:05}-{result.rotation}.txt"
            (folder / name).write_text(text, encoding="utf-8", newline="\n")
