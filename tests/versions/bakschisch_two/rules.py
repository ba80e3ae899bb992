"""The rules of Bakschisch, version 2: coins or nothing."""

from __future__ import annotations

from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record, Vector
from serai.games.bakschisch import rules as first
from serai.games.bakschisch.rules import (
    FIXED,
    STATE,
    audit,
    chance,
    imagine,
    observe,
    over,
    pending,
    play,
    ranks,
    scores,
    settle,
    setup,
    to_act,
)  # fmt: skip
from serai.games.bakschisch.steps import THIEF

__all__ = [
    "FIXED", "STATE", "audit", "chance", "imagine", "legal", "observe", "over", "pending", "play", "ranks", "scores",
    "settle", "setup", "to_act",
]  # fmt: skip
first_legal = first.legal


@compiled
def legal(s: Record, seat: int, out: Vector) -> int:
    """As in version 1, without the thief, who is the last of the steps."""
    n = first_legal(s, seat, out)
    return n - 1 if n > 0 and out[n - 1] == THIEF else n
