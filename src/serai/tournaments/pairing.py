"""Pairing a Swiss round: nobody twice while it can be helped, neighbours in the standings, seats in turn.

For two at a table the pairing is found one by one from the top, and each pair is fixed only if everybody else can
still be paired without meeting again (`matching`). For three and four the standings are cut into tables, and players
change places between tables until fewer meet again, or those who sit together stand closer.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, permutations

from serai.tournaments.matching import Matching
from serai.tournaments.plan import BOT, table_sizes

Met = Mapping[frozenset[int], int]
Cost = tuple[int, int]  # meetings that come again, and how far apart those stand who sit together
WINDOW = 8  # tables between which players change places
KICKS = 30  # new beginnings of the search, for a small round
SMALL = 40  # players


def paired(
    order: Sequence[int], points: Mapping[int, int], met: Met, rested: Mapping[int, int], *, fill: bool = False
) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """Tables of two for players in the order of their standing, and who has a bye; `fill` gives them a bot."""
    most = max((met.get(frozenset(pair), 0) for pair in combinations(order, 2)), default=0)
    spare = sorted(order, key=lambda one: (rested.get(one, 0), -order.index(one))) if len(order) % 2 else [BOT]
    for often in range(most + 1):
        for left in spare:
            people = [one for one in order if one != left]
            matching = Matching(_graph(people, met, often))
            if matching.perfect:
                pairs = _improved(_from_the_top(people, points, matching), points, met, often)
                found: list[tuple[int, ...]] = list(pairs)
                if left == BOT:
                    return found, ()
                return ([*found, (left, BOT)], ()) if fill else (found, (left,))
    raise AssertionError("who may meet everybody can be paired")


def _graph(people: Sequence[int], met: Met, often: int) -> list[list[int]]:
    """Who may meet whom: those who have met at most so often."""
    return [
        [b for b, other in enumerate(people) if a != b and met.get(frozenset((one, other)), 0) <= often]
        for a, one in enumerate(people)
    ]


def _from_the_top(people: Sequence[int], points: Mapping[int, int], matching: Matching) -> list[tuple[int, int]]:
    """Pairs from the top: the first of the upper half of those with the same points meets the first of the lower."""
    rest, pairs = list(range(len(people))), []
    while rest:
        top = rest.pop(0)
        same = [one for one in rest if points[people[one]] == points[people[top]]]
        below = [one for one in rest if points[people[one]] != points[people[top]]]
        middle = max(0, (len(same) + 1) // 2 - 1)
        wanted = [*same[middle:], *reversed(same[:middle]), *below]
        mate = next(one for one in wanted if matching.fix(top, one))
        rest.remove(mate)
        pairs.append((people[top], people[mate]))
    return pairs


def _improved(pairs: list[tuple[int, int]], points: Mapping[int, int], met: Met, often: int) -> list[tuple[int, int]]:
    """Exchange between two pairs at a time while fewer meet again, or the points of pairs come closer."""

    def cost(*them: tuple[int, int]) -> Cost:
        again = sum(met.get(frozenset(pair), 0) for pair in them)
        return again, sum((points[one] - points[other]) ** 2 for one, other in them)

    better = True
    while better:
        better = False
        for a, b in combinations(range(len(pairs)), 2):
            (one, two), (three, four) = pairs[a], pairs[b]
            for new in (((one, three), (two, four)), ((one, four), (two, three))):
                fits = all(met.get(frozenset(pair), 0) <= often for pair in new)
                if fits and cost(*new) < cost(pairs[a], pairs[b]):
                    pairs[a], pairs[b] = new
                    better = True
                    break
    return pairs


# ---------------------------------------------------------------- three and four at a table


def grouped(
    order: Sequence[int], size: int, points: Mapping[int, int], met: Met, *, fill: bool, dice: random.Random
) -> list[tuple[int, ...]]:
    """Tables of three or four for players in the order of their standing; free seats of whole tables are for bots."""
    tables, at = [], 0
    for people in table_sizes(len(order), size):
        tables.append([*order[at : at + people], *[BOT] * (size - people if fill else 0)])
        at += people

    def cost(table: Sequence[int]) -> Cost:
        pairs = [pair for pair in combinations(table, 2) if pair[0] != pair[1]]
        again = sum(
            (2 * met.get(frozenset(pair), 0)) ** 2 for pair in pairs
        )  # to meet a third time is worse than twice
        apart = sum((points[a] - points[b]) ** 2 for a, b in pairs if BOT not in (a, b))
        return again, apart

    best = _settled(tables, cost)
    total = _total(best, cost)
    for _ in range(KICKS if len(order) <= SMALL and total[0] else 0):
        tried = [list(table) for table in best]
        for _ in range(3):
            _exchange(tried, *_two_places(tried, dice))
        tried = _settled(tried, cost)
        if _total(tried, cost) < total:
            best, total = tried, _total(tried, cost)
    return [tuple(table) for table in best]


def _total(tables: Sequence[Sequence[int]], cost: Callable[[Sequence[int]], Cost]) -> Cost:
    costs = [cost(table) for table in tables]
    return sum(one for one, _ in costs), sum(one for _, one in costs)


def _two_places(tables: list[list[int]], dice: random.Random) -> tuple[tuple[int, int], tuple[int, int]]:
    places = [(table, seat) for table, seats in enumerate(tables) for seat in range(len(seats))]
    one, other = dice.sample(places, 2)
    return one, other


def _exchange(tables: list[list[int]], one: tuple[int, int], other: tuple[int, int]) -> None:
    (a, i), (b, j) = one, other
    tables[a][i], tables[b][j] = tables[b][j], tables[a][i]


def _settled(tables: list[list[int]], cost: Callable[[Sequence[int]], Cost]) -> list[list[int]]:
    """Let two players of near tables change places as long as that is better."""
    costs, better = [cost(table) for table in tables], True
    while better:
        better = False
        for a in range(len(tables)):
            for b in range(a + 1, min(len(tables), a + 1 + WINDOW)):
                for i in range(len(tables[a])):
                    for j in range(len(tables[b])):
                        if tables[a][i] == tables[b][j]:
                            continue  # two bots
                        _exchange(tables, (a, i), (b, j))
                        new = cost(tables[a]), cost(tables[b])
                        if _sum(*new) < _sum(costs[a], costs[b]) and _has_people(tables[a]) and _has_people(tables[b]):
                            costs[a], costs[b] = new
                            better = True
                        else:
                            _exchange(tables, (a, i), (b, j))
    return tables


def _sum(one: Cost, other: Cost) -> Cost:
    return one[0] + other[0], one[1] + other[1]


def _has_people(table: Sequence[int]) -> bool:
    return any(one != BOT for one in table)


# ---------------------------------------------------------------- seats


def seated(table: Sequence[int], had: Counter[tuple[int, int]], dice: random.Random) -> tuple[int, ...]:
    """The table in an order of seats in which everybody gets what they have had least; the lot decides the rest."""
    orders = list(permutations(table))
    dice.shuffle(orders)
    return min(orders, key=lambda order: sum((2 * had[who, seat] + 1) for seat, who in enumerate(order) if who != BOT))
