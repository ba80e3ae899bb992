"""The next round of a tournament: a function of its plan, its rounds so far and who is present."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from serai.tournaments.pairing import grouped, paired, seated
from serai.tournaments.plan import BOT, Plan, Round, Sitting, Stage, meetings, rests, seat_counts, whole_tables
from serai.tournaments.schedules import Schedule, berger, schedule
from serai.tournaments.standings import FINALS, by_lot, group_order, sitting_order, standings

Tables = tuple[list[tuple[int, ...]], tuple[int, ...]]  # and who has a bye


def next_round(
    plan: Plan, here: Sequence[int], rounds: Sequence[Round] = (), entered: Mapping[int, int] | None = None
) -> Round | None:
    """The round that follows, for those who are here; None if the tournament is over or nobody can be paired.

    `plan` is resolved, and every round before has its results.
    """
    dice = random.Random(f"round {plan.seed} {len(rounds)}")
    people = sorted(set(here))
    if plan.format == "groups":
        found = None
        if len(rounds) < plan.rounds and len(people) > 1 and not (rounds and rounds[-1].stage in FINALS):
            found = _of_groups(plan, people, rounds, dice)
        return _finals(plan, people, rounds, dice) if found is None and rounds else found
    if len(rounds) >= plan.rounds or len(people) < 2:
        return None
    stage: Stage = plan.format
    if plan.format == "swiss":
        tables, byes = _swiss(plan, people, rounds, entered or {}, dice)
    else:
        tables, byes = _everybody(plan, people, rounds, dice)
    in_turn = stage == "round-robin" and plan.size == 2  # Berger's tables give the seats in turn
    return Round(_sittings(tables, stage, 0, rounds, dice, keep=in_turn), byes)


def _sittings(
    tables: Sequence[tuple[int, ...]],
    stage: Stage,
    group: int,
    rounds: Sequence[Round],
    dice: random.Random,
    *,
    keep: bool = False,
) -> tuple[Sitting, ...]:
    had = seat_counts(rounds)
    return tuple(Sitting(table if keep else seated(table, had, dice), stage, group) for table in tables)


def _swiss(
    plan: Plan, people: list[int], rounds: Sequence[Round], entered: Mapping[int, int], dice: random.Random
) -> Tables:
    lines = standings(plan, people, rounds, entered)
    order, points = [line.player for line in lines], {line.player: line.points for line in lines}
    if not rounds:
        order = by_lot(plan.seed, people)
    met = meetings(rounds)
    if plan.size == 2:
        return paired(order, points, met, rests(rounds), fill=plan.fill)
    return grouped(order, plan.size, points, met, fill=plan.fill, dice=dice), ()


def _everybody(plan: Plan, people: list[int], rounds: Sequence[Round], dice: random.Random) -> Tables:
    """A round of everybody against everybody: by the schedule while the same people are here, else who met least."""
    number, same = len(rounds), all(one.people == frozenset(people) for one in rounds)
    order = by_lot(plan.seed, people)
    if plan.size == 2:
        if same:
            return _from_berger(order, number, plan.fill)
        return paired(order, dict.fromkeys(order, 0), meetings(rounds), rests(rounds), fill=plan.fill)
    if same:
        places = [*order, *[BOT] * (whole_tables(len(order), plan.size) * plan.size - len(order) if plan.fill else 0)]
        rows: Schedule = schedule(len(places), plan.size, plan.rounds, plan.seed)
        tables = [tuple(places[one] for one in table) for table in rows[number]]
        if all(any(one != BOT for one in table) for table in tables):
            return tables, ()
    return grouped(order, plan.size, dict.fromkeys(order, 0), meetings(rounds), fill=plan.fill, dice=dice), ()


def _all_have_met(people: Sequence[int], rounds: Sequence[Round]) -> bool:
    met = meetings(rounds)
    return all(met[frozenset((a, b))] for a in people for b in people if a < b)


def _from_berger(order: Sequence[int], number: int, fill: bool) -> Tables:
    places = [*order, BOT] if len(order) % 2 else list(order)
    rows = berger(len(places))
    tables = [(places[a], places[b]) for a, b in rows[number % len(rows)]]
    if fill or BOT not in places:
        return list(tables), ()
    bye = next(one for table in tables if BOT in table for one in table if one != BOT)
    return [table for table in tables if BOT not in table], (bye,)


# ---------------------------------------------------------------- groups and finals


def drawn(plan: Plan, people: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The groups by lot: dealt out to and fro, so that their sizes differ by one at most."""
    groups: list[list[int]] = [[] for _ in range(plan.groups)]
    for number, player in enumerate(by_lot(plan.seed, people)):
        row, place = divmod(number, plan.groups)
        groups[plan.groups - 1 - place if row % 2 else place].append(player)
    return tuple(map(tuple, groups))


def _of_groups(plan: Plan, people: list[int], rounds: Sequence[Round], dice: random.Random) -> Round | None:
    if rounds:
        groups = [[one for one in group if one in people] for group in rounds[-1].groups]
        known = {one for group in groups for one in group}
        for player in people:
            if player not in known:  # late: to the smallest group
                min(groups, key=len).append(player)
    else:
        groups = [list(group) for group in drawn(plan, people)]
    sittings: list[Sitting] = []
    byes: list[int] = []
    for number, group in enumerate(groups, 1):
        own = _rounds_of_group(rounds, number)
        done = plan.size == 2 and len(own) > 0 and _all_have_met(group, own)
        if len(group) < 2 or done:
            byes += group if len(group) == 1 and not done else []
            continue
        tables, bye = _everybody(plan, sorted(group), own, dice)
        sittings += _sittings(tables, "group", number, rounds, dice, keep=plan.size == 2)
        byes += bye
    if not sittings:
        return None
    return Round(tuple(sittings), tuple(byes), tuple(tuple(group) for group in groups))


def _rounds_of_group(rounds: Sequence[Round], number: int) -> list[Round]:
    """What one group has played."""
    found = []
    for one in rounds:
        own = tuple(sitting for sitting in one.sittings if sitting.group == number)
        members = one.groups[number - 1] if len(one.groups) >= number else ()
        byes = tuple(player for player in one.byes if player in members)
        if own or byes:
            found.append(Round(own, byes))
    return found


def _finals(plan: Plan, people: list[int], rounds: Sequence[Round], dice: random.Random) -> Round | None:
    lines = standings(plan, sorted(frozenset().union(*(one.people for one in rounds))), rounds)
    qualified = group_order(plan, lines, rounds)
    last = rounds[-1].stage
    groups = rounds[-1].groups
    if last == "final" or any(sitting.stage == "final" for sitting in rounds[-1].sittings):
        return None
    if last == "group":
        able = [one for one in qualified if one in people]
        if plan.semifinals and len(able) >= 2 * plan.size:
            tables = _semifinals(plan, able[: 2 * plan.size], {one: n for n, g in enumerate(groups) for one in g})
            return Round(_sittings(tables, "semifinal", 0, rounds, dice), (), groups)
        if len(able) < 2:
            return None
        return Round(_sittings([tuple(able[: plan.size])], "final", 0, rounds, dice), (), groups)
    ahead, behind = _from_semifinals(plan, rounds[-1], qualified, people)
    if len(ahead) < 2:
        return None
    sittings = _sittings([tuple(ahead)], "final", 0, rounds, dice)
    if plan.third and len(behind) >= 2:
        sittings += _sittings([tuple(behind)], "third", 0, rounds, dice)
    return Round(sittings, (), groups)


def _semifinals(plan: Plan, able: Sequence[int], group: Mapping[int, int]) -> list[tuple[int, ...]]:
    """Two tables, dealt to and fro from the best; of two pairings the one in which fewer come from one group."""
    first: list[int] = []
    second: list[int] = []
    for number, player in enumerate(able):
        (first if number % 4 in (0, 3) else second).append(player)
    if plan.size == 2:
        other = [(able[0], able[2]), (able[1], able[3])]
        same = [sum(group.get(a) == group.get(b) for a, b in pairs) for pairs in ([first, second], other)]
        if same[1] < same[0]:
            return list(other)
    return [tuple(first), tuple(second)]


def _from_semifinals(
    plan: Plan, last: Round, qualified: Sequence[int], people: Sequence[int]
) -> tuple[list[int], list[int]]:
    """Who comes to the final, and who plays for the places behind it: the best of both tables, then the next."""
    orders = [[one for one in sitting_order(sitting, qualified) if one in people] for sitting in last.sittings]
    ranked = sorted(
        ((place, qualified.index(one), one) for order in orders for place, one in enumerate(order)),
    )
    players = [one for *_, one in ranked]
    return players[: plan.size], players[plan.size : 2 * plan.size]
