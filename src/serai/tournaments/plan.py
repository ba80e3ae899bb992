"""The parts of a tournament: its plan, its rounds and their tables. Players are numbers, bots are `BOT`."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Literal

BOT = -1  # on a seat that no person takes
MOST_ROUNDS = 30
GROUP_SIZE = 4  # that groups have unless somebody says otherwise
GROUP_ROUNDS = 3  # at tables of three and four
Format = Literal["swiss", "round-robin", "groups"]
Stage = Literal["swiss", "round-robin", "group", "semifinal", "final", "third"]


@dataclass(frozen=True, slots=True)
class Plan:
    """How a tournament is played. `rounds` and `groups` of 0 mean as many as fit; `rounds` are those before finals."""

    format: Format
    size: int  # seats of a whole table
    rounds: int = 0
    fill: bool = False  # whether bots take the seats that would be empty, so that all tables are whole
    groups: int = 0
    semifinals: bool = True
    third: bool = False  # whether those who lost the semi-finals play too while the final is played
    seed: str = ""


@dataclass(frozen=True, slots=True)
class Sitting:
    """One table of a round, with its result when there is one."""

    seats: tuple[int, ...]
    stage: Stage
    group: int = 0  # from 1; 0 where there are none
    ranks: tuple[int, ...] | None = None  # 1 is the best; equal ranks are shared
    scores: tuple[int, ...] | None = None

    @property
    def people(self) -> tuple[int, ...]:
        """Those who sit there, without bots."""
        return tuple(one for one in self.seats if one != BOT)


@dataclass(frozen=True, slots=True)
class Round:
    """One round: its tables, who has a bye, and which groups there are."""

    sittings: tuple[Sitting, ...]
    byes: tuple[int, ...] = ()
    groups: tuple[tuple[int, ...], ...] = ()

    @property
    def stage(self) -> Stage:
        """What kind of round it is."""
        return self.sittings[0].stage

    @property
    def over(self) -> bool:
        """Whether every table has a result."""
        return all(sitting.ranks is not None for sitting in self.sittings)

    @property
    def people(self) -> frozenset[int]:
        """Everybody who plays or has a bye."""
        return frozenset(self.byes).union(*(sitting.people for sitting in self.sittings))


def resolved(plan: Plan, players: int) -> Plan:
    """The plan with its numbers of rounds and groups settled for so many players."""
    if plan.format == "swiss":
        return replace(plan, rounds=plan.rounds or swiss_rounds(players, plan.size), groups=0)
    if plan.format == "round-robin":
        return replace(plan, rounds=_round_robin_rounds(plan, players), groups=0)
    groups = min(plan.groups or max(2, round(players / max(GROUP_SIZE, plan.size))), max(1, players // 2))
    largest = -(-players // groups)
    if plan.size == 2:
        return replace(plan, rounds=largest - 1 + largest % 2, groups=groups)
    return replace(plan, rounds=plan.rounds or GROUP_ROUNDS, groups=groups)


def swiss_rounds(players: int, size: int) -> int:
    """As many rounds as it takes until one player can be ahead of all others, and three at the least."""
    needed = math.ceil(math.log(max(players, 2), size) - 1e-9) + (size > 2)
    return min(MOST_ROUNDS, max(3, needed))


def _round_robin_rounds(plan: Plan, players: int) -> int:
    """Until everybody has met everybody; at tables of three and four as soon as that could be."""
    if plan.size == 2:
        return min(MOST_ROUNDS, max(1, players - 1 + players % 2))
    places = whole_tables(players, plan.size) * plan.size if plan.fill else players
    return plan.rounds or min(MOST_ROUNDS, max(1, -(-(places - 1) // (plan.size - 1))))


def whole_tables(players: int, size: int) -> int:
    """How many tables so many players need."""
    return -(-players // size)


def table_sizes(players: int, size: int) -> list[int]:
    """The tables for so many players, as equal as can be and the larger ones first; 1 is somebody who is left over."""
    tables = whole_tables(players, size)
    return [players // tables + (number < players % tables) for number in range(tables)] if tables else []


def meetings(rounds: Iterable[Round]) -> Counter[frozenset[int]]:
    """How often each two have met; somebody who met bots has met the one number of all bots."""
    met: Counter[frozenset[int]] = Counter()
    for one in rounds:
        for sitting in one.sittings:
            met.update(frozenset(pair) for pair in combinations(sitting.seats, 2) if pair[0] != pair[1])
    return met


def rests(rounds: Iterable[Round]) -> Counter[int]:
    """How often each had a bye, or only bots for opponents."""
    found: Counter[int] = Counter()
    for one in rounds:
        found.update(one.byes)
        found.update(sitting.people[0] for sitting in one.sittings if len(sitting.people) == 1)
    return found


def seat_counts(rounds: Sequence[Round]) -> Counter[tuple[int, int]]:
    """How often each has had each seat."""
    return Counter(
        (player, seat) for one in rounds for sitting in one.sittings for seat, player in enumerate(sitting.seats)
    )
