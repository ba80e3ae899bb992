"""Positions of Bakschisch whose hidden fists can be counted."""

from __future__ import annotations

from typing import Any

import serai


def cases() -> list[Any]:
    """Seat 2 of three sees two closed fists: eleven bids or a thief each, all alike."""
    match = serai.game("bakschisch", players=3).new_match(seed=4)
    match.play(0, "bid 3")
    match.play(1, "thief")
    fists = [*range(11), 41]
    both = {(a, b): 1 / 144 for a in fists for b in fists}
    one = {(a, 41): 1 / 12 for a in fists}  # seat 1 knows its own

    def tell(state: serai.State) -> tuple[int, int]:
        return int(state.fields.fist[0]), int(state.fields.fist[1])

    return [(match.state, 2, tell, both), (match.state, 1, tell, one)]
