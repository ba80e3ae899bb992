"""Means with 95 % intervals over blocks, and a sequential test.

The rotations of one deal are correlated, so a block (one deal, all rotations of seats) is one observation: what
counts is how much the means of blocks scatter.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from statistics import NormalDist, fmean
from typing import Any

from serai.engine.errors import OptionError

CONFIDENCE = 0.95
FIRST_TEST = 16  # blocks before a sequential test may decide: its variance is an estimate


@dataclass(frozen=True)
class Interval:
    """A mean and where the true one lies with 95 % confidence."""

    mean: float
    low: float
    high: float

    def to_json(self) -> dict[str, float]:
        """For programs."""
        return {"mean": self.mean, "low": self.low, "high": self.high}


def t_quantile(degrees: int) -> float:
    """Student's t that the middle 95 % lie within; exact for 1 and 2 degrees, to 0.3 % from 3 on."""
    p = (1 + CONFIDENCE) / 2
    if degrees == 1:
        return math.tan(math.pi * (p - 0.5))
    if degrees == 2:
        return (2 * p - 1) * math.sqrt(2 / (4 * p * (1 - p)))
    z, n = NormalDist().inv_cdf(p), degrees
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def mean_interval(values: Sequence[float]) -> Interval | None:
    """The mean of the blocks' values with Student's interval; None without values, endless for a single one."""
    n = len(values)
    if n == 0:
        return None
    mean = fmean(values)
    if n == 1:
        return Interval(mean, -math.inf, math.inf)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)
    half = t_quantile(n - 1) * spread
    return Interval(mean, mean - half, mean + half)


def share_interval(values: Sequence[float]) -> Interval | None:
    """The mean of the blocks' win shares (each 0 to 1) with an interval that stays within 0 to 1.

    It is Wilson's interval, with the variance of a block's share taken as a part `d` of p(1 - p), the most that it can
    be. `d` is measured, with one more degree of freedom at its worst value of 1: so a hundred blocks that all
    end 1 give an interval too.
    """
    n = len(values)
    if n == 0:
        return None
    mean = fmean(values)
    if n == 1:
        return Interval(mean, 0.0, 1.0)
    most = mean * (1 - mean)
    scatter = sum((value - mean) ** 2 for value in values)
    d = min(1.0, (scatter / most + 1) / n) if most > 0 else 1.0
    k = t_quantile(n - 1) ** 2 * d / n
    centre = (mean + k / 2) / (1 + k)
    half = math.sqrt(k * most + k * k / 4) / (1 + k)
    return Interval(mean, max(0.0, min(mean, centre - half)), min(1.0, max(mean, centre + half)))


@dataclass(frozen=True)
class Sprt:
    """Wald's sequential test of the first bot's win share: `h0` (no better) against `h1` (better), by blocks.

    The log-likelihood ratio is that of normal block means with the variance seen so far, as in the tests of
    chess engines. Wrong decisions come with a probability of at most about `alpha` (for h1) and `beta` (for h0).
    """

    h0: float
    h1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.h0 < self.h1 < 1:
            raise OptionError(
                "A sequential test needs two win shares above 0 % and below 100 %, the second larger than the first; "
                f"not {100 * self.h0:g} % and {100 * self.h1:g} %."
            )
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise OptionError("The error rates of a sequential test lie between 0 and 0.5.")

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the test accepts h0 and h1."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def decide(self, values: Iterable[float]) -> Decision:
        """What the blocks decide, in their order; later blocks than the deciding one do not matter."""
        low, high = self.bounds
        middle = (self.h0 + self.h1) / 2
        n, total, squares, ratio = 0, 0.0, 0.0, 0.0
        for value in values:
            n, total, squares = n + 1, total + value, squares + value * value
            mean = total / n
            scatter = max(0.0, squares - n * mean * mean)
            variance = (scatter + middle * (1 - middle)) / n  # one block more of the widest scatter: never zero
            ratio = n * (self.h1 - self.h0) * (mean - middle) / variance
            if n >= FIRST_TEST and not low < ratio < high:
                return Decision("h1" if ratio >= high else "h0", ratio, n)
        return Decision(None, ratio, n)

    def to_json(self) -> dict[str, Any]:
        """For the log."""
        return asdict(self)


@dataclass(frozen=True)
class Decision:
    """What a sequential test says: 'h0', 'h1' or nothing yet, after how many blocks."""

    accepted: str | None
    ratio: float
    blocks: int
