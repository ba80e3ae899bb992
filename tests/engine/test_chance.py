"""The draws of a match follow from its seed by a recipe that anyone can check; the fast generator is fair."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import numpy as np
import pytest

import serai
from serai.engine.chance import below, generator, pick, seed_hash, seed_text
from serai.engine.rulebook import Draw
from tests.contract.tables import walk


def by_hand(seed: str, k: int, weights: list[int]) -> int:
    """The recipe of docs/notation.md, written again."""
    total, attempt = sum(weights), 0
    while True:
        x = int.from_bytes(hmac.new(seed.encode(), f"{k}:{attempt}".encode(), hashlib.sha256).digest()[:8], "big")
        if x < 2**64 - 2**64 % total:
            return next(i for i in range(len(weights)) if sum(weights[: i + 1]) > x % total)
        attempt += 1


def test_every_draw_of_a_match_follows_from_its_seed() -> None:
    match = walk(serai.game("bakschisch", players=2), 9, 60)
    k = 0
    for state, entry in zip(match.states, match.history, strict=False):
        if isinstance(entry, Draw):
            odds = state.odds()
            assert entry.outcome == list(odds)[by_hand("9", k, list(odds.values()))]
            k += 1
    assert k > 20


def test_known_draws_stay_as_they_are() -> None:
    """Records say which draws a seed gives: these must never change."""
    assert [pick("7", k, [5, 5, 5, 5, 5, 5]) for k in range(10)] == [by_hand("7", k, [5] * 6) for k in range(10)]
    assert [pick("7", k, [1, 2, 3]) for k in range(12)] == [2, 2, 2, 2, 0, 0, 0, 1, 2, 2, 2, 0]


@pytest.mark.parametrize("seed", ["a", "é" * 32, "x" * 64, "x" * 65, "\u00fc" * 50, "x" * 200])
def test_seeds_of_every_length_follow_the_recipe(seed: str) -> None:
    """HMAC treats keys of more than 64 bytes in another way."""
    assert [pick(seed, k, [3, 1, 7, 2]) for k in range(40)] == [by_hand(seed, k, [3, 1, 7, 2]) for k in range(40)]


def test_draws_fit_their_weights() -> None:
    counted = Counter(pick("fair", k, [1, 2, 5]) for k in range(8000))
    assert [round(counted[i] / 1000) for i in range(3)] == [1, 2, 5]


def test_a_weight_that_does_not_divide_is_drawn_without_bias() -> None:
    """With a total just above half of 2**64 nearly half of the first attempts must be thrown away."""
    half = 2**63 + 1
    first = [int.from_bytes(hmac.digest(b"s", f"{k}:0".encode(), "sha256")[:8], "big") for k in range(50)]
    assert any(x >= half for x in first)
    assert all(pick("s", k, [half - 1, 1]) == 0 for k in range(50))


@pytest.mark.parametrize("seed", ["", " x", "a\nb", True, 2.5, [], "x" * 201])
def test_a_seed_is_a_number_or_a_line_of_text(seed: object) -> None:
    with pytest.raises(serai.SeraiError, match="seed"):
        serai.game("bakschisch").new_match(seed=seed)  # type: ignore[arg-type]


def test_without_a_seed_every_match_is_different() -> None:
    seeds = {seed_text(None) for _ in range(50)}
    assert len(seeds) == 50
    match = serai.game("bakschisch").new_match()
    assert len(match.seed) == 32
    assert match.seed_hash == seed_hash(match.seed) == hashlib.sha256(match.seed.encode()).hexdigest()


def test_the_fast_generator_is_fair_and_repeatable() -> None:
    rng = generator("x")
    numbers = [int(below(rng, 6)) for _ in range(12_000)]
    assert set(numbers) == set(range(6))
    assert max(abs(numbers.count(face) - 2000) for face in range(6)) < 200
    again = generator("x")
    assert [int(below(again, 6)) for _ in range(100)] == numbers[:100]
    assert generator("y")[0] != generator("x")[0]
    assert generator(1).dtype == np.uint64
