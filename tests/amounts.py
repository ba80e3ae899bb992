"""How much a test of random play tries: less where the rules run as plain Python, which shows lines and not luck."""

from __future__ import annotations

from typing import TypeVar

from numba import config

T = TypeVar("T")
INTERPRETED = bool(getattr(config, "DISABLE_JIT", False))


def amount(compiled: T, *, interpreted: T) -> T:
    """The first, or what the interpreted run takes instead."""
    return interpreted if INTERPRETED else compiled
