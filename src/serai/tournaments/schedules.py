"""Schedules in which everybody meets everybody: Berger's tables for two, designs and a search for three and four.

The designs are exact: nine in threes and sixteen in fours meet once each (the lines of affine planes), eight in fours
three times in seven rounds (the planes of a cube). Other numbers come from a search that lets players change places
until nobody's meetings can be evened out further; `docs/evenings.md` says how even they are.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from serai.tournaments.plan import table_sizes

CUBE_ROUNDS = 7
TRIES = 60  # of beginning anew
QUARTER = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))  # products in the field of four; sums are `^`
Schedule = tuple[tuple[tuple[int, ...], ...], ...]  # rounds, tables, players from 0


def berger(players: int) -> Schedule:
    """The rounds for an even number of players, who are numbered from 0, as Berger's tables have them."""
    last, rounds = players - 1, []
    for number in range(last):
        top = number * (players // 2) % last
        first = (last, top) if number % 2 else (top, last)
        rest = [((top + i) % last, (top - i) % last) for i in range(1, players // 2)]
        rounds.append((first, *rest))
    return tuple(rounds)


def _plane(size: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    """The parallel classes of lines of the affine plane over three or four elements: rounds for size * size."""

    def line(slope: int, start: int, x: int) -> int:
        return (slope * x + start) % 3 if size == 3 else QUARTER[slope][x] ^ start

    numbers = range(size)
    yield tuple(tuple(x * size + y for y in numbers) for x in numbers)
    for slope in numbers:
        yield tuple(tuple(x * size + line(slope, start, x) for x in numbers) for start in numbers)


def _cube() -> Iterator[tuple[tuple[int, ...], ...]]:
    """The parallel planes of the cube: seven rounds for eight in fours."""
    for normal in range(1, 8):
        yield tuple(tuple(x for x in range(8) if (x & normal).bit_count() % 2 == side) for side in (0, 1))


@lru_cache(maxsize=32)
def schedule(players: int, size: int, rounds: int, seed: str) -> Schedule:
    """So many rounds at tables of three or four in which everybody meets everybody about equally often."""
    design: list[tuple[tuple[int, ...], ...]] = []
    if players == size * size:
        design = list(_plane(size))
    elif (players, size) == (8, 4) and rounds >= CUBE_ROUNDS:
        design = list(_cube())
    if design:
        return tuple(design[number % len(design)] for number in range(rounds))
    dice = random.Random(f"schedule {players} {size} {rounds} {seed}")
    tries = [_searched(players, size, rounds, dice) for _ in range(max(1, TRIES // (1 + players * rounds // 60)))]
    return min(tries, key=spread)


def spread(found: Schedule) -> tuple[int, int]:
    """How uneven a schedule is: the sum of squares of all meetings, and the most that two have met."""
    met = Counter(frozenset(pair) for one in found for table in one for pair in combinations(table, 2))
    return sum(number * number for number in met.values()), max(met.values(), default=0)


def _searched(players: int, size: int, rounds: int, dice: random.Random) -> Schedule:
    """A schedule in which no two players of a round can change tables and make the meetings more even."""
    sizes, met = table_sizes(players, size), [[0] * players for _ in range(players)]
    found: list[list[list[int]]] = []
    for _ in range(rounds):
        order = dice.sample(range(players), players)
        tables, at = [], 0
        dice.shuffle(sizes)
        for number in sizes:
            tables.append(order[at : at + number])
            at += number
        for table in tables:
            _count(met, table, 1)
        found.append(tables)
    better = True
    while better:
        better = False
        for tables in found:
            for one, other in combinations(tables, 2):
                better |= _evened(one, other, met)
    return tuple(tuple(tuple(table) for table in tables) for tables in found)


def _count(met: list[list[int]], table: list[int], by: int) -> None:
    for a, b in combinations(table, 2):
        met[a][b] += by
        met[b][a] += by


def _evened(one: list[int], other: list[int], met: list[list[int]]) -> bool:
    """Let players of two tables change places while that makes the sum of squared meetings smaller."""
    better = False
    for i in range(len(one)):
        for j in range(len(other)):
            a, b = one[i], other[j]
            mates, others = [x for x in one if x != a], [x for x in other if x != b]
            gain = sum(2 * met[a][x] - 1 for x in mates) + sum(2 * met[b][x] - 1 for x in others)
            cost = sum(2 * (met[b][x]) + 1 for x in mates) + sum(2 * (met[a][x]) + 1 for x in others)
            if cost < gain:
                for who, gone, come in ((a, mates, others), (b, others, mates)):
                    for x in gone:
                        met[who][x] -= 1
                        met[x][who] -= 1
                    for x in come:
                        met[who][x] += 1
                        met[x][who] += 1
                one[i], other[j] = b, a
                better = True
    return better
