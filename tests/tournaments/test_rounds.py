"""Who meets whom: known tables, what must hold in every evening, and small rounds against all that could be paired."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serai.tournaments import BOT, Plan, Round, Sitting, next_round, resolved, standings
from serai.tournaments.matching import Matching
from serai.tournaments.pairing import grouped, paired
from serai.tournaments.plan import meetings, rests, seat_counts, swiss_rounds, table_sizes
from serai.tournaments.rounds import drawn
from serai.tournaments.schedules import berger, schedule

BERGER = {  # as they are printed, the first of a pair begins
    4: ["1-4 2-3", "4-3 1-2", "2-4 3-1"],
    6: ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"],
    8: [
        "1-8 2-7 3-6 4-5", "8-5 6-4 7-3 1-2", "2-8 3-1 4-7 5-6", "8-6 7-5 1-4 2-3", "3-8 4-2 5-1 6-7",
        "8-7 1-6 2-5 3-4", "4-8 5-3 6-2 7-1",
    ],
    10: [
        "1-10 2-9 3-8 4-7 5-6", "10-6 7-5 8-4 9-3 1-2", "2-10 3-1 4-9 5-8 6-7", "10-7 8-6 9-5 1-4 2-3",
        "3-10 4-2 5-1 6-9 7-8", "10-8 9-7 1-6 2-5 3-4", "4-10 5-3 6-2 7-1 8-9", "10-9 1-8 2-7 3-6 4-5",
        "5-10 6-4 7-3 8-2 9-1",
    ],
}  # fmt: skip


def decided(found: Round, dice: random.Random, *, ties: bool = True) -> Round:
    """A round with random results."""

    def ranks(size: int) -> tuple[int, ...]:
        scores = [dice.randrange(6 if ties else 10**6) for _ in range(size)]
        return tuple(1 + sum(other > mine for other in scores) for mine in scores)

    sittings = [
        replace(one, ranks=ranks(len(one.seats)), scores=tuple(dice.randrange(40) for _ in one.seats))
        for one in found.sittings
    ]
    return replace(found, sittings=tuple(sittings))


def played(plan: Plan, players: int, seed: int = 1) -> list[Round]:
    """A whole evening with random results."""
    dice, rounds = random.Random(seed), list[Round]()
    while (found := next_round(plan, range(players), rounds)) is not None:
        rounds.append(decided(found, dice))
    return rounds


@pytest.mark.parametrize("players", BERGER)
def test_round_robins_of_two_are_bergers_tables(players: int) -> None:
    found = [" ".join(f"{a + 1}-{b + 1}" for a, b in one) for one in berger(players)]
    assert found == BERGER[players]


@pytest.mark.parametrize(("players", "size", "rounds", "least", "most"), [
    (9, 3, 4, 1, 1), (16, 4, 5, 1, 1), (8, 4, 7, 3, 3),  # designs: exact
    (6, 3, 5, 0, 3), (12, 4, 11, 2, 4), (12, 3, 5, 0, 2), (10, 4, 6, 1, 3), (15, 3, 7, 0, 2), (20, 4, 6, 0, 2),
])  # fmt: skip
def test_at_tables_of_three_and_four_everybody_meets_everybody_about_equally(
    players: int, size: int, rounds: int, least: int, most: int
) -> None:
    found = schedule(players, size, rounds, "a seed")
    for one in found:
        assert sorted(who for table in one for who in table) == list(range(players))
    met = Counter(frozenset(pair) for one in found for table in one for pair in combinations(table, 2))
    often = [met[frozenset(pair)] for pair in combinations(range(players), 2)]
    assert (min(often) >= least, max(often) <= most) == (True, True), (min(often), max(often))
    assert schedule(players, size, rounds, "a seed") == found


def test_tables_are_as_equal_as_can_be() -> None:
    assert table_sizes(10, 4) == [4, 3, 3]
    assert table_sizes(5, 4) == [3, 2]
    assert table_sizes(9, 4) == [3, 3, 3]
    assert table_sizes(7, 3) == [3, 2, 2]
    assert table_sizes(7, 2) == [2, 2, 2, 1]
    assert all(1 not in table_sizes(players, size) for size in (3, 4) for players in range(2, 300))
    assert [swiss_rounds(players, 2) for players in (4, 8, 9, 16, 17, 100)] == [3, 3, 4, 4, 5, 7]


def test_a_swiss_of_eight_goes_as_the_books_tell_it() -> None:
    """Upper half against lower half, then winners against winners: nobody floats while nobody need."""
    order = list(range(1, 9))
    pairs, byes = paired(order, dict.fromkeys(order, 0), {}, {})
    assert (pairs, byes) == ([(1, 5), (2, 6), (3, 7), (4, 8)], ())
    points = {1: 12, 2: 12, 3: 12, 4: 12, 5: 0, 6: 0, 7: 0, 8: 0}
    met = Counter(frozenset(pair) for pair in pairs)
    pairs, _ = paired(order, points, met, {})
    assert pairs == [(1, 3), (2, 4), (5, 7), (6, 8)]
    met.update(frozenset(pair) for pair in pairs)
    points = {1: 24, 2: 24, 3: 12, 4: 12, 5: 12, 6: 12, 7: 0, 8: 0}
    pairs, _ = paired(order, points, met, {})
    assert pairs == [(1, 2), (3, 5), (4, 6), (7, 8)]


def test_with_an_odd_group_the_last_floats_and_the_lowest_without_a_bye_rests() -> None:
    order = [1, 2, 3, 4, 5, 6, 7]
    points = {1: 12, 2: 12, 3: 12, 4: 6, 5: 0, 6: 0, 7: 0}
    pairs, byes = paired(order, points, {}, {7: 1})
    assert byes == (6,)
    assert pairs == [(1, 2), (3, 4), (5, 7)]
    pairs, byes = paired(order, points, {}, {7: 1}, fill=True)
    assert byes == ()
    assert pairs[-1] == (6, BOT)


def every_pairing(people: Sequence[int]) -> list[list[tuple[int, int]]]:
    if not people:
        return [[]]
    first, rest = people[0], people[1:]
    return [[(first, mate), *others] for mate in rest for others in every_pairing([one for one in rest if one != mate])]


@settings(max_examples=60, deadline=None)
@given(st.sampled_from([4, 6, 8]), st.data())
def test_nobody_meets_again_while_there_is_any_pairing_without_it(players: int, data: st.DataObject) -> None:
    pairs = list(combinations(range(players), 2))
    met = Counter({frozenset(pair): data.draw(st.integers(0, 2)) for pair in pairs})
    points = {one: data.draw(st.integers(0, 3)) * 12 for one in range(players)}
    order = sorted(range(players), key=lambda one: -points[one])
    found, _ = paired(order, points, met, {})
    best = min(max(met[frozenset(pair)] for pair in one) for one in every_pairing(order))
    assert max(met[frozenset(pair)] for pair in found) == best
    assert sorted(who for pair in found for who in pair) == list(range(players))


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 9), st.data())
def test_a_matching_leaves_nobody_who_need_not_be_left(players: int, data: st.DataObject) -> None:
    edges = {pair for pair in combinations(range(players), 2) if data.draw(st.booleans())}
    neighbours = [[b for b in range(players) if (min(a, b), max(a, b)) in edges and a != b] for a in range(players)]
    whole = [one for one in every_pairing(range(players)) if edges.issuperset(one)] if players % 2 == 0 else []
    matching = Matching(neighbours)
    assert matching.perfect == bool(whole)
    for pair in combinations(range(players), 2) if matching.perfect else ():
        possible = any(pair in one for one in whole)
        assert Matching(neighbours).fix(*pair) == possible
        assert Matching(neighbours).fix(*reversed(pair)) == possible


def test_few_meet_again_at_tables_of_three_as_of_all_that_could_be() -> None:
    """Against every way to seat nine and six in threes, after random rounds."""
    dice = random.Random(4)
    for players, rounds in ((6, 1), (6, 2), (9, 1), (9, 2)):
        tables = _every_grouping(list(range(players)), 3)
        met: Counter[frozenset[int]] = Counter()
        for _ in range(rounds):
            order = dice.sample(range(players), players)
            met.update(frozenset(p) for at in range(0, players, 3) for p in combinations(order[at : at + 3], 2))

        def again(groups: Sequence[Sequence[int]], met: Counter[frozenset[int]] = met) -> int:
            return sum((2 * met[frozenset(pair)]) ** 2 for group in groups for pair in combinations(group, 2))

        points = {one: dice.randrange(4) * 6 for one in range(players)}
        found = grouped(range(players), 3, points, met, fill=False, dice=random.Random(1))
        assert again(found) == min(map(again, tables))


def _every_grouping(people: list[int], size: int) -> list[list[list[int]]]:
    if not people:
        return [[]]
    first, rest = people[0], people[1:]
    return [
        [[first, *mates], *others]
        for mates in combinations(rest, size - 1)
        for others in _every_grouping([one for one in rest if one not in mates], size)
    ]


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(["swiss", "round-robin", "groups"]), st.integers(2, 4), st.integers(2, 19), st.booleans(),
    st.booleans(), st.integers(0, 999),
)  # fmt: skip
def test_every_evening_with_people_who_come_late_and_leave(
    format: str, size: int, players: int, fill: bool, changes: bool, seed: int
) -> None:
    """Nobody twice in a round, whole tables, byes in turn, an end, and the same again from the same seed."""
    plan = resolved(Plan(format, size, fill=fill, third=True, seed=str(seed)), players)  # type: ignore[arg-type]
    dice, rounds, entered = random.Random(seed), list[Round](), dict[int, int]()
    here = list(range(players))
    while (found := next_round(plan, here, rounds, entered)) is not None:
        assert found == next_round(plan, list(reversed(here)), rounds, entered)
        names = [one for sitting in found.sittings for one in sitting.people] + list(found.byes)
        assert len(names) == len(set(names))
        assert set(names) <= set(here)
        if found.stage in ("swiss", "round-robin"):
            assert set(names) == set(here)
        for sitting in found.sittings:
            assert sitting.people
            assert 2 <= len(sitting.seats) <= size
            if fill and found.stage in ("swiss", "round-robin", "group"):
                assert len(sitting.seats) == size
        rounds.append(decided(found, dice))
        if changes and dice.random() < 0.5:
            entered[max([*here, players - 1]) + 1] = len(rounds) + 1
            here.append(max([*here, players - 1, *entered]))
        if changes and dice.random() < 0.3 and len(here) > 3:
            here.remove(dice.choice(here))
        assert len(rounds) <= plan.rounds + 2
    everybody = sorted({*range(players), *entered})
    lines = standings(plan, everybody, rounds, entered)
    assert sorted(line.player for line in lines) == everybody
    assert [line.place for line in lines] == list(range(1, len(lines) + 1))
    if not changes and format != "groups":
        rested = rests(rounds)
        assert max(rested.values(), default=0) - min((rested[one] for one in range(players)), default=0) <= 1


@pytest.mark.parametrize(("players", "size"), [(8, 2), (16, 2), (12, 3), (16, 4)])
def test_everybody_gets_every_seat_about_as_often(players: int, size: int) -> None:
    plan = resolved(Plan("swiss", size, rounds=6, seed="seats"), players)
    counts = seat_counts(played(plan, players))
    for player in range(players):
        had = [counts[player, seat] for seat in range(size)]
        assert max(had) - min(had) <= 2
    uneven = [p for p in range(players) if (max(c := [counts[p, s] for s in range(size)]) - min(c)) > 1]
    assert len(uneven) <= players * 0.3  # where it can be


def test_a_swiss_of_many_is_soon_paired_and_nobody_meets_again() -> None:
    plan = resolved(Plan("swiss", 2, seed="many"), 99)
    rounds = played(plan, 99)
    assert len(rounds) == 7
    assert max(meetings(rounds).values()) == 1
    assert max(rests(rounds).values()) == 1
    first = standings(plan, range(99), rounds)[0]
    assert first.points >= 5 * 12


def test_groups_are_dealt_to_and_fro_and_the_best_come_to_the_finals() -> None:
    plan = resolved(Plan("groups", 2, third=True, seed="draw"), 10)
    assert (plan.groups, plan.rounds) == (2, 5)
    groups = drawn(plan, range(10))
    assert sorted(map(len, groups)) == [5, 5]
    rounds = played(plan, 10)
    assert [one.stage for one in rounds] == ["group"] * 5 + ["semifinal", "final"]
    assert [sitting.stage for sitting in rounds[-1].sittings] == ["final", "third"]
    met = meetings(rounds[:5])
    for group in groups:
        assert all(met[frozenset(pair)] == 1 for pair in combinations(group, 2))
    semi = rounds[5]
    best = standings(plan, range(10), rounds[:5])
    assert semi.people == {line.player for line in best[:4]}
    for sitting in semi.sittings:
        assert len({next(n for n, g in enumerate(groups) if one in g) for one in sitting.seats}) == 2
    lines = standings(plan, range(10), rounds)
    final, third = rounds[-1].sittings
    assert {line.player for line in lines[:2]} == set(final.seats)
    assert {line.player for line in lines[2:4]} == set(third.seats)
    assert [line.stage for line in lines[:5]] == ["final", "final", "third", "third", ""]


def test_a_final_of_four_has_the_better_halves_of_two_semifinals() -> None:
    plan = resolved(Plan("groups", 4, seed="four"), 16)
    rounds = played(plan, 16)
    assert [one.stage for one in rounds] == ["group"] * 3 + ["semifinal", "final"]
    semi, final = rounds[-2], rounds[-1].sittings[0]
    for sitting in semi.sittings:
        assert len(set(sitting.seats) & set(final.seats)) == 2
    seven = resolved(Plan("groups", 4, seed="four"), 7)
    assert played(seven, 7)[-1].sittings[0].stage == "final"  # too few for semi-finals


def test_everybody_who_joins_a_round_robin_late_still_meets_others_before_any_again() -> None:
    plan = resolved(Plan("round-robin", 2, seed="late"), 6)
    dice, rounds = random.Random(3), list[Round]()
    while (found := next_round(plan, range(6 if len(rounds) < 2 else 8), rounds)) is not None:
        rounds.append(decided(found, dice))
    assert max(meetings(rounds).values()) == 1
    assert len(meetings([*rounds])) == 3 * 2 + 4 * 3


def test_one_alone_is_not_paired() -> None:
    plan = resolved(Plan("swiss", 2), 2)
    assert next_round(plan, [0]) is None
    assert next_round(plan, []) is None


def test_a_seat_is_a_choice_of_all_orders() -> None:
    sitting = Sitting((0, 1, BOT), "swiss")
    assert sitting.people == (0, 1)
    assert sitting.seats in set(permutations((0, 1, BOT)))
