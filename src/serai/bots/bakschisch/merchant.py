"""The merchant of Bakschisch, who looks one bribe ahead."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.bots.bot import MERCHANTS_TASTE, Merchant, Taste
from serai.engine.chance import below
from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record, Vector
from serai.engine.game import Knowledge
from serai.games.bakschisch import rules
from serai.games.bakschisch.box import SEATS
from serai.games.bakschisch.steps import THIEF

WORLDS = 64  # guesses at the others' fists per choice
COIN, THIEF_READY, THRONE = 0.7, 1.5, 6.0  # worth in spaces


@compiled
def standing(s: Record, seat: int, future: float) -> float:
    """What a seat has, in spaces: its place, its purse, its thief; the throne counts extra."""
    worth = float(s.space[seat]) + future * (COIN * s.gold[seat] + THIEF_READY * s.thief[seat])
    return worth + THRONE if s.space[seat] == s.throne else worth


@compiled
def lead(s: Record, seat: int, rivals: float, future: float) -> float:
    """How far the seat is ahead of the best of the others, as far as it looks at them."""
    best = -1000.0
    for other in range(s.players):
        if other != seat:
            best = max(best, standing(s, other, future))
    return standing(s, seat, future) - rivals * best


@compiled
def guess_fist(s: Record, seat: int, rng: Vector) -> int:
    """A plausible fist: sometimes the thief, mostly small bids, now and then a large one."""
    if s.thief[seat] != 0 and below(rng, 6) == 0:
        return THIEF
    coins = int(s.gold[seat])
    return min(below(rng, coins + 1), below(rng, coins + 1))


@compiled
def try_steps(
    start: Record, table: Vector, seat: int, actions: Vector, worlds: int, rivals: float, future: float,
    rng: Vector, out: Vector,
) -> None:  # fmt: skip
    """The mean lead after each step, over guesses at the others' fists that are the same for every step."""
    for i in range(actions.size):
        out[i] = 0.0
    guesses = np.zeros(SEATS, np.int64)
    for _ in range(worlds):
        for other in range(start.players):
            guesses[other] = guess_fist(start, other, rng)
        for i in range(actions.size):
            table[0] = start
            s = table[0]
            for other in range(s.players):
                s.fist[other] = guesses[other]
            s.fist[seat] = actions[i]
            rules.resolve(s)
            out[i] += lead(s, seat, rivals, future) / worlds


class BakschischMerchant(Merchant):
    """Takes the step that leaves it furthest ahead after this bribe, on average over the others' likely fists."""

    def rate(self, knowledge: Knowledge, rng: Vector, taste: Taste = MERCHANTS_TASTE) -> tuple[Any, Any]:
        """The mean lead after each step."""
        actions = np.array(knowledge.legal_actions(), np.int32)
        values = np.zeros(actions.size)
        table = np.zeros(1, knowledge.game.rulebook.dtype)
        start = knowledge.imagine(rng).fields
        try_steps(start, table, knowledge.seat, actions, WORLDS, *taste, rng, values)
        return actions, values
