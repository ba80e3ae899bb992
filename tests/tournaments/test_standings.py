"""Points and tie-breaks, on evenings that can be counted by hand."""

from __future__ import annotations

from itertools import product

import pytest

from serai.tournaments import LATE, WIN, Plan, Round, Sitting, points_of, standings
from serai.tournaments.points import SCALES, shares


def sitting(*seats: int, ranks: str, scores: tuple[int, ...] | None = None) -> Sitting:
    return Sitting(seats, "swiss", 0, tuple(map(int, ranks)), scores)


@pytest.mark.parametrize(("ranks", "points"), [
    ("12", (12, 0)), ("11", (6, 6)), ("213", (6, 12, 0)), ("113", (9, 9, 0)), ("122", (12, 3, 3)), ("111", (6, 6, 6)),
    ("4321", (0, 4, 8, 12)), ("1134", (10, 10, 4, 0)), ("1224", (12, 6, 6, 0)), ("1222", (12, 4, 4, 4)),
    ("1114", (8, 8, 8, 0)), ("1111", (6, 6, 6, 6)), ("1133", (10, 10, 2, 2)),
])  # fmt: skip
def test_places_and_their_points(ranks: str, points: tuple[int, ...]) -> None:
    assert points_of(tuple(map(int, ranks))) == points


def test_a_table_gives_out_as_much_however_its_places_are_shared() -> None:
    for size, scale in SCALES.items():
        assert sum(scale) * 2 == WIN * size
        for scores in product(range(size), repeat=size):
            ranks = [1 + sum(other > mine for other in scores) for mine in scores]
            assert sum(points_of(ranks)) == sum(scale)


def test_shares_are_of_the_average_at_the_table() -> None:
    assert shares((30, 10)) == (1500, 500)
    assert shares((10, 10, 10, 10)) == (1000,) * 4
    assert shares((0, 0)) == (1000, 1000)
    assert shares((-5, 10)) == (0, 2000)


PLAN = Plan("swiss", 2, rounds=3, seed="lots")


def test_ties_are_broken_in_the_order_that_is_told() -> None:
    rounds = [
        Round((sitting(0, 1, ranks="12"), sitting(2, 3, ranks="12"))),
        Round((sitting(0, 2, ranks="21"), sitting(1, 3, ranks="12"))),
    ]
    lines = standings(PLAN, range(4), rounds)
    assert [line.player for line in lines] == [2, 0, 1, 3]
    by = {line.player: line for line in lines}
    assert (by[2].points, by[0].points, by[1].points, by[3].points) == (24, 12, 12, 0)
    assert by[0].strength == 12 + 24  # met 1 and 2
    assert by[1].strength == 12 + 0
    assert by[0].direct is None  # the strength has decided


def test_wins_then_shares_then_the_direct_encounter() -> None:
    draws = [Round((sitting(0, 1, ranks="11"), sitting(2, 3, ranks="11")))]
    lines = standings(PLAN, range(4), draws)
    assert {line.direct for line in lines} == {None}  # four are equal, and not all have met
    scored = [Round((sitting(0, 1, ranks="12", scores=(12, 8)), sitting(2, 3, ranks="12", scores=(30, 10))))]
    assert [line.player for line in standings(PLAN, range(4), scored)] == [2, 0, 1, 3]
    both = [
        Round((sitting(0, 1, ranks="12"),), (2,)),
        Round((sitting(1, 2, ranks="12"),), (0,)),
        Round((sitting(2, 0, ranks="12"),), (1,)),
    ]
    lines = standings(PLAN, range(3), both)
    assert [line.points for line in lines] == [24] * 3
    assert {line.direct for line in lines} == {2}  # in a circle: the lot decides
    assert lines == standings(PLAN, [2, 1, 0], both)
    three = [Round((Sitting((0, 1, 2), "swiss", 0, (1, 1, 3)),)), Round((Sitting((0, 1, 2), "swiss", 0, (2, 1, 3)),))]
    lines = standings(Plan("swiss", 3, rounds=2), range(3), three)
    assert [line.player for line in lines] == [1, 0, 2]


def test_the_direct_encounter_decides_between_equals() -> None:
    """A and B are equal in all else; B beat A."""
    rounds = [
        Round((sitting(0, 1, ranks="21"), sitting(2, 3, ranks="12"))),
        Round((sitting(0, 2, ranks="12"), sitting(1, 3, ranks="21"))),
        Round((sitting(0, 3, ranks="12"), sitting(1, 2, ranks="12"))),
    ]
    lines = standings(PLAN, range(4), rounds)
    assert [(line.player, line.points, line.direct) for line in lines[:2]] == [(1, 24, 2), (0, 24, 0)]


def test_who_comes_late_gets_half_a_win_once_and_a_bye_is_a_win() -> None:
    rounds = [
        Round((sitting(0, 1, ranks="12"),)), Round((sitting(0, 1, ranks="12"),), (2,)),
    ]  # fmt: skip
    lines = {line.player: line for line in standings(PLAN, range(4), rounds, {2: 2, 3: 3})}
    assert lines[2].points == LATE + WIN
    assert lines[3].points == LATE
    assert lines[2].wins == 0
    assert lines[2].strength == lines[2].points  # of a bye: one's own


def test_a_round_that_is_played_counts_when_its_table_is_over() -> None:
    rounds = [Round((sitting(0, 1, ranks="12"), Sitting((2, 3), "swiss")))]
    lines = standings(PLAN, range(4), rounds)
    assert [line.played for line in lines] == [1, 1, 0, 0] or lines[0].played == 1
    assert lines[0].player == 0
    assert sum(line.points for line in lines) == WIN
