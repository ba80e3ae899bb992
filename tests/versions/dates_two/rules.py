"""The rules of Dates, version 2: at most two dates at a time, and whoever takes two goes on."""

from __future__ import annotations

from dates.rules import (
    FIXED,
    NO_PURSE,
    STATE,
    audit,
    chance,
    imagine,
    observe,
    over,
    pending,
    ranks,
    scores,
    settle,
    setup,
    to_act,
)  # fmt: skip
from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record, Vector

__all__ = [
    "FIXED", "STATE", "audit", "chance", "imagine", "legal", "observe", "over", "pending", "play", "ranks", "scores",
    "settle", "setup", "to_act",
]  # fmt: skip
MOST_TAKEN = 2


@compiled
def legal(s: Record, seat: int, out: Vector) -> int:
    """One or two dates, as far as there are so many."""
    if s.purse[1] == NO_PURSE or seat != s.seat:
        return 0
    n = min(MOST_TAKEN, int(s.heap))
    for i in range(n):
        out[i] = i
    return n


@compiled
def play(s: Record, seat: int, action: int) -> None:
    """Take dates; who takes two goes on while there are any."""
    s.heap -= action + 1
    s.dates[seat] += action + 1
    if s.heap == 0:
        s.took_last = seat
    if action == 0 or s.heap == 0:
        s.seat = 1 - seat
