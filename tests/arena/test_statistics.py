"""The intervals hold what they promise, and the sequential test errs as seldom as it says."""

from __future__ import annotations

import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.arena.statistics import FIRST_TEST, Sprt, mean_interval, share_interval, t_quantile
from serai.engine.errors import OptionError

T_TABLE = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 10: 2.228, 30: 2.042, 120: 1.980}


@pytest.mark.parametrize(("degrees", "value"), T_TABLE.items())
def test_students_t_is_that_of_the_tables(degrees: int, value: float) -> None:
    assert t_quantile(degrees) == pytest.approx(value, rel=0.002)


def block(rng: random.Random, share: float, correlation: float) -> float:
    """A block of two games that end alike with a certain probability."""
    first = rng.random() < share
    second = first if rng.random() < correlation else rng.random() < share
    return (first + second) / 2


@pytest.mark.parametrize("share", [0.5, 0.8, 0.97])
@pytest.mark.parametrize("correlation", [0.0, 0.7])
def test_the_interval_of_a_share_holds_the_truth_in_95_of_100_arenas(share: float, correlation: float) -> None:
    rng = random.Random(f"{share} {correlation}")
    arenas = 600
    held = 0
    for _ in range(arenas):
        interval = share_interval([block(rng, share, correlation) for _ in range(60)])
        assert interval is not None
        held += interval.low <= share <= interval.high
    assert held / arenas > 0.92


def test_correlated_rotations_widen_the_interval() -> None:
    alone = share_interval([1.0, 0.0] * 50)  # both rotations always end alike
    mixed = share_interval([1.0, 0.5, 0.5, 0.0] * 25)
    assert alone is not None
    assert mixed is not None
    assert alone.high - alone.low > 1.3 * (mixed.high - mixed.low)


@given(st.lists(st.sampled_from([0.0, 0.25, 0.5, 1.0]), min_size=1, max_size=40))
def test_an_interval_of_a_share_stays_within_0_and_1_around_its_mean(values: list[float]) -> None:
    interval = share_interval(values)
    assert interval is not None
    assert 0 <= interval.low <= interval.mean <= interval.high <= 1
    assert interval.high > interval.low


def test_an_arena_that_was_never_lost_still_has_an_interval() -> None:
    interval = share_interval([1.0] * 100)
    assert interval is not None
    assert interval.high == 1.0
    assert 0.95 < interval.low < 0.98


def test_the_interval_of_a_mean_is_students() -> None:
    interval = mean_interval([1.0, 2.0, 3.0, 4.0])
    assert interval is not None
    assert interval.mean == 2.5
    assert interval.high - 2.5 == pytest.approx(3.182 * math.sqrt(5 / 3 / 4), rel=0.002)
    assert mean_interval([]) is None
    single = mean_interval([3.0])
    assert single is not None
    assert math.isinf(single.high)


@pytest.mark.parametrize(("share", "right"), [(0.5, "h0"), (0.55, "h1"), (0.7, "h1"), (0.4, "h0")])
def test_the_sequential_test_is_seldom_wrong(share: float, right: str) -> None:
    rng = random.Random(share)
    test = Sprt(0.5, 0.55)
    decisions = [test.decide(block(rng, share, 0.3) for _ in range(4000)) for _ in range(80)]
    assert sum(decision.accepted == right for decision in decisions) >= 72


def test_a_clear_case_is_decided_early_and_later_blocks_do_not_matter() -> None:
    test = Sprt(0.5, 0.55)
    decision = test.decide([1.0] * 50)
    assert decision.accepted == "h1"
    assert decision.blocks == FIRST_TEST
    assert test.decide([*[1.0] * 50, *[0.0] * 500]) == decision
    assert test.decide([1.0] * (FIRST_TEST - 1)).accepted is None


@pytest.mark.parametrize(("h0", "h1"), [(0.5, 0.5), (0.6, 0.5), (0.0, 0.5), (0.5, 1.0)])
def test_a_test_of_nothing_is_refused(h0: float, h1: float) -> None:
    with pytest.raises(OptionError, match="sequential test needs two win shares"):
        Sprt(h0, h1)
