"""Standings: points, and what decides between those who have the same.

In this order: points; the strength of the opponents; wins; the share of scores; the direct encounter; the lot. After
finals those who played them come first, in the order of the finals.
"""

from __future__ import annotations

import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, groupby

from serai.tournaments.plan import Plan, Round, Sitting, rests
from serai.tournaments.points import AVERAGE, BYE, LATE, points_of, shares

FINALS = ("semifinal", "third", "final")


@dataclass(frozen=True, slots=True)
class Line:
    """Where a player stands, and why."""

    player: int
    place: int
    points: int
    strength: float  # the points of those whom they met, round by round on average, added up
    wins: int
    share: int  # of the scores at their tables: 1000 is the average
    direct: int | None  # of those with whom all before is equal: 2 for each beaten, 1 for each drawn; None: not needed
    played: int
    group: int = 0
    stage: str = ""  # the last of the finals that they came to

    def order(self) -> tuple[int, float, int, int]:
        """What is compared before the direct encounter, the best first."""
        return -self.points, -self.strength, -self.wins, -self.share


def lot(seed: str, player: int) -> str:
    """The lot of a player: drawn once for the tournament, and the same whenever it is asked for."""
    return hashlib.sha256(f"lot {seed} {player}".encode()).hexdigest()


def by_lot(seed: str, players: Iterable[int]) -> list[int]:
    """Players in the order of their lots."""
    return sorted(players, key=lambda player: lot(seed, player))


def standings(
    plan: Plan, players: Sequence[int], rounds: Sequence[Round], entered: Mapping[int, int] | None = None
) -> list[Line]:
    """Everybody from the first place to the last; `entered` names the rounds in which late players came."""
    before = [one for one in rounds if one.stage not in FINALS]
    groups = _groups(rounds)
    lines = [_counted(plan, player, before, entered or {}, groups) for player in players]
    strengths = _strengths(before, {line.player: line.points for line in lines})
    lines = [replace(line, strength=round(strengths.get(line.player, 0.0), 4)) for line in lines]
    finals = [one for one in rounds if one.stage in FINALS]
    if plan.format == "groups":
        ordered = _after_finals(plan, _qualified(plan, lines, before), finals)
    else:
        ordered = _ordered(plan, lines, before)
    return [replace(line, place=place) for place, line in enumerate(ordered, 1)]


def group_order(plan: Plan, lines: Sequence[Line], rounds: Sequence[Round]) -> list[int]:
    """Players in the order in which they qualify for finals: all winners of groups, then all who came second."""
    return [line.player for line in _qualified(plan, lines, [one for one in rounds if one.stage not in FINALS])]


def sitting_order(sitting: Sitting, qualified: Sequence[int]) -> list[int]:
    """The people of a final table from the best to the last; who qualified better comes first among equals."""
    ranks = dict(zip(sitting.seats, sitting.ranks or (), strict=False))
    return sorted(sitting.people, key=lambda one: (ranks.get(one, 0), qualified.index(one)))


def _groups(rounds: Sequence[Round]) -> dict[int, int]:
    return {who: number for one in rounds for number, group in enumerate(one.groups, 1) for who in group}


def _counted(
    plan: Plan, player: int, rounds: Sequence[Round], entered: Mapping[int, int], groups: Mapping[int, int]
) -> Line:
    """A player's own results, without what the others' are needed for."""
    points = LATE if entered.get(player, 1) > 1 else 0
    wins = share = played = 0
    for one in rounds:
        points += BYE * (player in one.byes)
        for sitting in one.sittings:
            if sitting.ranks is None or player not in sitting.seats:
                continue
            seat = sitting.seats.index(player)
            points += points_of(sitting.ranks)[seat]
            wins += sitting.ranks[seat] == 1
            share += shares(sitting.scores)[seat] if sitting.scores else AVERAGE
            played += 1
    return Line(
        player, 0, points, 0.0, wins, round(share / played) if played else 0, None, played, groups.get(player, 0)
    )


def _strengths(rounds: Sequence[Round], points: Mapping[int, int]) -> dict[int, float]:
    """Of each round the mean of the points of one's opponents; one's own after a bye or against bots alone."""
    found: dict[int, float] = defaultdict(float)
    for one in rounds:
        for player in one.byes:
            found[player] += points.get(player, 0)
        for sitting in one.sittings:
            if sitting.ranks is None:
                continue
            for player in sitting.people:
                others = [points.get(other, 0) for other in sitting.people if other != player]
                found[player] += sum(others) / len(others) if others else points.get(player, 0)
    return found


def _ordered(plan: Plan, lines: Iterable[Line], rounds: Sequence[Round]) -> list[Line]:
    """By points and all tie-breaks."""
    found: list[Line] = []
    for _, group in groupby(sorted(lines, key=Line.order), key=Line.order):
        tied = list(group)
        if len(tied) > 1 and (direct := _direct({line.player for line in tied}, rounds)) is not None:
            tied = [replace(line, direct=direct[line.player]) for line in tied]
        found += sorted(tied, key=lambda line: (-(line.direct or 0), lot(plan.seed, line.player)))
    return found


def _direct(tied: set[int], rounds: Sequence[Round]) -> Counter[int] | None:
    """How those who are equal did against each other; None unless everybody of them has met everybody."""
    found: Counter[int] = Counter(dict.fromkeys(tied, 0))
    met: set[frozenset[int]] = set()
    for one in rounds:
        for sitting in one.sittings:
            if sitting.ranks is None:
                continue
            here = [(who, rank) for who, rank in zip(sitting.seats, sitting.ranks, strict=True) if who in tied]
            for (a, mine), (b, other) in combinations(here, 2):
                met.add(frozenset((a, b)))
                found[a] += 1 + (mine < other) - (mine > other)
                found[b] += 1 + (other < mine) - (other > mine)
    return found if len(met) == len(tied) * (len(tied) - 1) // 2 else None


def _qualified(plan: Plan, lines: Sequence[Line], rounds: Sequence[Round]) -> list[Line]:
    """By the place in one's group, then by the points per round: groups may differ in size."""
    places: dict[int, tuple[int, float]] = {}
    ordered = _ordered(plan, lines, rounds)
    resting = rests(rounds)
    for _, group in groupby(sorted(ordered, key=lambda line: line.group), key=lambda line: line.group):
        for place, line in enumerate(group):
            rounds_of = line.played + resting[line.player]
            places[line.player] = place, -line.points / rounds_of if rounds_of else 0.0
    rank = {line.player: number for number, line in enumerate(ordered)}
    return sorted(ordered, key=lambda line: (line.group == 0, *places[line.player], rank[line.player]))


def _after_finals(plan: Plan, qualified: Sequence[Line], finals: Sequence[Round]) -> list[Line]:
    """Those of the final first, then those of the game for the third place, of the semi-finals, and all others."""
    order = [line.player for line in qualified]
    reached: dict[int, tuple[int, int]] = {}
    names: dict[int, str] = {}
    for one in finals:
        for sitting in one.sittings:
            level = FINALS.index(sitting.stage)
            for place, player in enumerate(sitting_order(sitting, order)):
                if (-level, place) < reached.get(player, (1, 0)):
                    reached[player], names[player] = (-level, place), sitting.stage
    found = [replace(line, stage=names.get(line.player, "")) for line in qualified]
    return sorted(found, key=lambda line: (*reached.get(line.player, (1, 0)), order.index(line.player)))
