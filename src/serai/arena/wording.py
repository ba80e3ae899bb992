"""Numbers of an arena as people read them, the same at the terminal, in the report and in `docs/results.md`."""

from __future__ import annotations

import math

from serai.arena.ratings import Rating
from serai.arena.statistics import Interval

UNKNOWN = "–"


def percent(share: Interval | None) -> str:
    """A win share with its interval: '62.3 % [57.1, 67.2]'."""
    if share is None:
        return UNKNOWN
    return f"{100 * share.mean:.1f} % [{100 * share.low:.1f}, {100 * share.high:.1f}]"


def plus_minus(value: Interval | None) -> str:
    """A mean with half of its interval: '31.2 ± 0.8'."""
    if value is None:
        return UNKNOWN
    if math.isinf(value.high):
        return f"{value.mean:.1f} ± ?"
    return f"{value.mean:.1f} ± {value.high - value.mean:.1f}"


def rating(value: Rating) -> str:
    """An OpenSkill rating: '27.1 ± 1.2' is mu and sigma."""
    return f"{value.mu:.1f} ± {value.sigma:.1f}"


UNITS = ((1e-3, 1e6, "µs"), (1.0, 1e3, "ms"), (math.inf, 1.0, "s"))  # below how many seconds, factor, name


def duration(seconds: float) -> str:
    """A time with three digits and a unit that fits."""
    factor, unit = _unit(seconds)
    return f"{_digits(seconds * factor, 3)} {unit}"


def step_time(think: Interval | None) -> str:
    """The mean thinking time of a step with half of its interval: '12.1 ± 1.3 ms'."""
    if think is None:
        return UNKNOWN
    factor, unit = _unit(think.mean)
    half = "?" if math.isinf(think.high) else _digits((think.high - think.mean) * factor, 2)
    return f"{_digits(think.mean * factor, 3)} ± {half} {unit}"


def _digits(number: float, digits: int) -> str:
    """A number with so many digits at least, and never with an exponent."""
    whole = f"{abs(number):.0f}"
    return f"{number:.{max(0, digits - len(whole))}f}" if number >= 1 else f"{number:.{digits}g}"


def _unit(seconds: float) -> tuple[float, str]:
    return next((factor, unit) for limit, factor, unit in UNITS if seconds < limit)
