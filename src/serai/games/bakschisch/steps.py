"""The steps of Bakschisch: what a fist may hold. A fist of n coins is action n, so that rules need not look it up."""

from __future__ import annotations

from serai.engine.declarations.steps import Numbers, StepKind, StepTable
from serai.games.bakschisch.box import COINS_PER_SEAT, SEATS

LARGEST_BID = COINS_PER_SEAT * SEATS
DEEDS = StepTable(
    StepKind("pass", "pass", "an empty fist"),
    StepKind("bid", "bid {coins}", "so many coins in the fist", {"coins": Numbers(1, LARGEST_BID)}),
    StepKind("thief", "thief", "the thief in the fist"),
    aliases={"bid 0": "pass"},
)
PASS, THIEF = DEEDS.first("pass"), DEEDS.first("thief")
_COINS: tuple[int, ...] = tuple(act.args.get("coins", 0) for act in DEEDS.acts)


def coins_in(fist: int) -> int:
    """The coins of a fist; a thief shows none."""
    return _COINS[fist]
