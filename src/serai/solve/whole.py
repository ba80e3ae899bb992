"""Bakschisch for two, solved whole: every position of every round, backwards from the round limit.

One round is five bribes; each is a draw and a matrix game of both fists. What a position after the last bribe is worth
is known from the starts of the next round, so a round is solved from its last bribe to its first, and rounds from the
limit (BK-24, BK-21) backwards. After some rounds no start of a round changes any more: so far from the limit a position
is worth the same whatever the limit is. Only the starts of rounds are kept; all else follows from them by one round.

Values are stakes to seat 0: 1 is a victory, -1 a defeat, 0 a shared victory.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from serai.bots.bakschisch.decks import ENDLESS, draws_of
from serai.bots.bakschisch.duel import (
    MOST_FISTS,
    RESTS,
    USEFUL,
    is_position,
    lead_on,
    mirrored,
    new_box,
    position_index,
    positions,
    starts_of,
    thieves_at_home,
    write_ends,
    write_limit,
)
from serai.bots.matrix import new_work, solve_game
from serai.bots.trained import DAMAGED, read_archive, write_archive
from serai.engine.compiler.compiled import released
from serai.engine.errors import SeraiError
from serai.solve.store import solved_game

if TYPE_CHECKING:
    from serai.engine.game import Game

STATIONARY = 1e-5  # stakes: no start of a round changes more from one round to the next
USUAL_ROUNDS = 33  # until that is so on the standard track; others take more
NANOSECONDS = 450  # of one core for a matrix game, about
MUCH = 1 << 28  # bytes of memory
PARTS = 64  # of a bribe: so many jobs for the threads
FORMAT = 1

T = TypeVar("T")
Pairs = list[tuple[int, int]]  # of spaces
Tell = Callable[[int, float], object]  # the bribe that is being solved, and which part of it is done


@released
def solve_spaces(
    box: Any, first: bool, last: bool, ways: Any, odds: Any, later: Any, now: Any, space_0: int, space_1: int,
    work: Any, fists: Any, targets: Any, values: Any,
) -> int:  # fmt: skip
    """Solve a bribe in all positions with the pawns on two spaces, and on the same exchanged; how many matrix games.

    `later` and `now` have the values of the positions after and before the bribe, a column for each row of its draw.
    """
    solved, rows_of_draw = 0, odds.shape[0]
    home = thieves_at_home(box, space_0, space_1)
    for bag_0 in range(box.coins + 1):
        for bag_1 in range(box.coins + 1 - bag_0):
            if first and box.coins - bag_0 - bag_1 > 1:
                continue
            for rest in range(RESTS):
                if not is_position(box, space_0, space_1, rest) or (first and rest != home):
                    continue
                other = mirrored(rest)
                if space_0 == space_1 and (bag_0 < bag_1 or (bag_0 == bag_1 and rest < other)):
                    continue  # solved as the mirror image
                values[:rows_of_draw] = 0.0
                for person in range(ways.shape[1]):
                    rows, columns = lead_on(
                        box, person, last, space_0, space_1, bag_0, bag_1, rest, USEFUL, fists, targets
                    )
                    known, value = -1, 0.0
                    for draw in range(rows_of_draw):
                        way = ways[draw, person]
                        if way < 0:
                            continue
                        if way != known:
                            for i in range(rows):
                                for j in range(columns):
                                    work.payoffs[i, j] = later[targets[i, j], way]
                            value, known = solve_game(work, rows, columns), way
                            solved += 1
                        values[draw] += odds[draw, person] * value
                here = position_index(box, space_0, space_1, bag_0, bag_1, rest)
                there = position_index(box, space_1, space_0, bag_1, bag_0, other)
                for draw in range(rows_of_draw):
                    now[here, draw] = values[draw]
                    now[there, draw] = -values[draw]
    return solved


@released
def read_starts(box: Any, now: Any, out: Any) -> None:
    """The values of a round's starts, out of those of its first bribe."""
    for space_0 in range(box.throne):
        for space_1 in range(box.throne):
            home = thieves_at_home(box, space_0, space_1)
            for pot in range(2):
                for bag_0 in range(box.coins + 1 - pot):
                    here = position_index(box, space_0, space_1, bag_0, box.coins - pot - bag_0, home)
                    out[space_0, space_1, bag_0 + pot * (box.coins + 1)] = now[here, 0]


def usable_cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass
class Whole:
    """A game for two that is being solved from its round limit backwards.

    >>> from serai.solve.sizes import small_game
    >>> whole = Whole(small_game("bakschisch", "small"), deck="round")
    >>> whole.solve()
    >>> whole.rounds, abs(whole.value) < 1e-12, whole.starts[-1].shape
    (2, True, (4, 4, 9))
    """

    game: Game
    deck: str = ENDLESS
    starts: list[Any] = field(default_factory=list)  # by rounds that are left: [space 0, space 1, bags]
    precision: Any = None  # of values within a round: float64, or float32 where that takes much memory
    threads: int = field(default_factory=usable_cores)
    matrices: int = 0  # matrix games solved so far
    gap: float = 0.0  # the widest between what both mixes of a matrix game guarantee

    def __post_init__(self) -> None:
        fields = self.game.start().fields
        self.box = new_box(self.game)
        self.draws = draws_of(self.deck, fields.cards, int(fields.bribes))
        if self.precision is None:
            self.precision = np.float64
            self.precision = np.float64 if self.memory <= MUCH else np.float32
        if not self.starts:
            limit = np.zeros((int(self.box.throne), int(self.box.throne), starts_of(self.box)))
            write_limit(self.box, limit)
            self.starts.append(limit)

    @property
    def rounds(self) -> int:
        """How many rounds before the limit are solved."""
        return len(self.starts) - 1

    @property
    def change(self) -> float:
        """How much the round solved last changed any start; infinite before there is one."""
        return float(np.abs(self.starts[-1] - self.starts[-2]).max()) if self.rounds else np.inf

    @property
    def finished(self) -> bool:
        """Whether every round is solved, or those further from the limit are no different."""
        return self.rounds >= int(self.game.options["max_rounds"]) or self.change <= STATIONARY

    @property
    def value(self) -> float:
        """What the game's start is worth to seat 0, as far from the limit as it is solved."""
        return self.worth(0, 0, int(self.box.coins) // 2)

    def worth(self, space_0: int, space_1: int, bag_0: int) -> float:
        """What the start of a round with an empty pot is worth to seat 0, as far from the limit as it is solved."""
        return float(self.starts[-1][space_0, space_1, bag_0])

    # ------------------------------------------------------------------ how much it is

    @property
    def places(self) -> list[int]:
        """How many positions there are before each bribe of a round, the cards apart."""
        box = self.box
        rests = (2 * int(box.stop + 1) + int(box.throne - box.stop)) ** 2 + 2  # on the throne together: three orders
        later = rests * int(box.bags)
        return [int(box.throne) ** 2 * starts_of(box), *[later] * (len(self.draws) - 1)]

    @property
    def positions(self) -> int:
        """How many positions of a round have a choice to make: a card is open."""
        cards = [int((draws.ways >= 0).sum()) for draws in self.draws]
        return sum(places * count for places, count in zip(self.places, cards, strict=True))

    @property
    def work(self) -> int:
        """How many matrix games a round takes: exchanged seats are the same game, and so are cards that lead alike."""
        alike = [
            sum(len(set(ways[ways >= 0].tolist())) for ways in draws.ways.T) for draws in self.draws
        ]  # fmt: skip
        return sum(places * count // 2 for places, count in zip(self.places, alike, strict=True))

    @property
    def memory(self) -> int:
        """The bytes that solving a round takes."""
        rows = [*(draws.rows for draws in self.draws), 1]
        most = max(now + later for now, later in pairwise(rows))
        return positions(self.box) * most * int(np.dtype(self.precision).itemsize)

    # ------------------------------------------------------------------ the work

    def solve(self, tell: Tell | None = None) -> None:
        """Solve round after round until all is finished."""
        while not self.finished:
            self.solve_round(tell)

    def solve_round(self, tell: Tell | None = None) -> None:
        """Solve one round more, further from the limit."""
        starts = np.zeros_like(self.starts[-1])
        read_starts(self.box, self.layer(0, tell), starts)
        self.starts.append(starts)

    def layer(self, first: int, tell: Tell | None = None) -> Any:
        """The values of all positions before a bribe of one round more, by index and by what has been drawn."""
        values = np.zeros((positions(self.box), 1), self.precision)
        write_ends(self.box, self.starts[-1], values[:, 0])
        for bribe in reversed(range(first, len(self.draws))):
            values = self._solve_bribe(bribe, values, tell)
        return values

    def _solve_bribe(self, bribe: int, later: Any, tell: Tell | None) -> Any:
        draws, first, last = self.draws[bribe], bribe == 0, bribe + 1 == len(self.draws)
        now = np.zeros((positions(self.box), draws.rows), self.precision)
        spaces = int(self.box.throne) + (0 if first else 1)
        pairs = [(space_0, space_1) for space_0 in range(spaces) for space_1 in range(space_0 + 1)]

        def solve_part(mine: Pairs) -> tuple[int, float]:
            work, values = new_work(), np.zeros(draws.rows)
            fists, targets = np.zeros((2, MOST_FISTS), np.int64), np.zeros((MOST_FISTS, MOST_FISTS), np.int64)
            solved = sum(
                solve_spaces(
                    self.box, first, last, draws.ways, draws.odds, later, now, *pair, work, fists, targets, values
                )
                for pair in mine
            )
            return solved, float(work.gap)

        for done, (solved, gap) in in_threads(solve_part, split(pairs, PARTS), self.threads):
            self.matrices += solved
            self.gap = max(self.gap, gap)
            if tell is not None:
                tell(bribe, done)
        return now

    # ------------------------------------------------------------------ files

    def save(self, path: Path) -> None:
        """Write what is solved so far, all of it or nothing."""
        about = {
            "serai_whole": FORMAT, **self.game.describe(), "deck": self.deck, "rounds": self.rounds,
            "change": self.change, "gap": self.gap, "matrices": self.matrices,
        }  # fmt: skip
        write_archive(path, about=np.array(json.dumps(about)), starts=np.array(self.starts))

    @classmethod
    def reopen(cls, path: Path, threads: int | None = None) -> Whole:
        """What a file holds, to go on with."""
        try:
            arrays = read_archive(path)
            about = json.loads(str(arrays["about"]))
            if about["serai_whole"] != FORMAT:
                raise ValueError
            game = solved_game(about)
            whole = cls(game, about["deck"], list(arrays["starts"]), threads=threads or usable_cores())
            whole.matrices, whole.gap = int(about["matrices"]), float(about["gap"])
            return whole
        except FileNotFoundError:
            raise SeraiError(f"There is no file {path} to go on with.") from None
        except (OSError, *DAMAGED):
            raise SeraiError(f"{path} is no solution that `serai solve --whole` wrote.") from None


def split(pairs: Pairs, parts: int) -> list[Pairs]:
    """Deal pairs to so many parts, as even as cards."""
    return [part for part in (pairs[i::parts] for i in range(parts)) if part]


def in_threads(job: Callable[[Pairs], T], parts: list[Pairs], threads: int) -> Iterator[tuple[float, T]]:
    """Do all parts in threads; after each the share that is done and its result. An interruption ends it soon."""
    with ThreadPoolExecutor(threads) as pool:
        open_jobs: set[Future[T]] = {pool.submit(job, part) for part in parts}
        try:
            while open_jobs:
                done, open_jobs = wait(open_jobs, return_when=FIRST_COMPLETED)
                for number, one in enumerate(done, 1):
                    yield 1 - (len(open_jobs) + len(done) - number) / len(parts), one.result()
        finally:
            for one in open_jobs:
                one.cancel()
