"""The merchant of The Thief of Bagdad, who looks two of its own steps ahead and never at a rival's reply."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.bots.bot import MERCHANTS_TASTE, Merchant, Taste
from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record, Vector
from serai.engine.game import Knowledge
from serai.games.bagdad import pieces, rules

# All worth is counted in cards.
CARD, DANCER = 1.0, 1.7
CHEST, VICTORY = 14.0, 1000.0
UNDER_WAY = 0.85  # thieves in a palace against the same part of a chest
PLANNED = 0.6  # a thief that the hand can pay for against one that is in
ACCESS = 1.0  # a palace where thieves cost one card, before any card of it is held
LARGE_HAND = 40.0  # a hand of that worth counts half
RIVAL = 0.3  # the best rival's prospects against the own


@compiled
def progress(thieves: float, needed: float) -> float:
    """What thieves in a palace are worth: the nearer to the chest, the more each one adds."""
    part = thieves / needed
    return CHEST * UNDER_WAY * part * (1.0 + part) / 2.0


@compiled
def prospects(s: Record, seat: int) -> float:
    """What everybody can see of a seat's chances: chests, thieves in palaces, and where more could enter."""
    worth = CHEST * s.stolen[seat]
    for palace in range(pieces.PALACES):
        needed = pieces.top_chest(s, palace)
        if needed == 0:
            continue
        worth += progress(s.thieves[seat, palace], needed)
        cost = pieces.place_cost(s, seat, palace)
        if cost > 0:
            worth += ACCESS * (1.0 + s.thieves[seat, palace] / needed) / cost
    return worth + VICTORY if s.stolen[seat] == pieces.chests_to_win(s) else worth


@compiled
def plans_worth(s: Record, seat: int) -> float:
    """What the thieves are worth that the hand can bring in without a further guard."""
    worth = 0.0
    for palace in range(pieces.PALACES):
        cost = pieces.place_cost(s, seat, palace)
        if cost == 0:
            continue
        here, needed = float(s.thieves[seat, palace]), float(pieces.top_chest(s, palace))
        more = min(s.hand[seat, palace] / cost, needed - here)
        chest = CHEST * (1.0 - UNDER_WAY) if here + more >= needed else 0.0
        gain = progress(here + more, needed) - progress(here, needed) + chest - CARD * cost * more
        worth += PLANNED * max(0.0, gain)
    return worth


@compiled
def hand_worth(s: Record, seat: int, draws: int) -> float:
    """What a hand is worth with the cards to come: the more it holds, the less one more helps; none over the limit."""
    dancers = float(s.hand[seat, pieces.DANCER])
    cards = float(pieces.palace_cards(s, seat) + draws)
    if s.hand_limit > 0:
        cards = min(cards, s.hand_limit - dancers)
    worth = CARD * cards + DANCER * dancers
    return worth * LARGE_HAND / (LARGE_HAND + worth)


@compiled
def standing(s: Record, seat: int, rivals: float, future: float) -> float:
    """A position's worth to the seat: its prospects, plans and hand, less the best rival's prospects."""
    best = 0.0
    for other in range(s.players):
        if other != seat:
            best = max(best, prospects(s, other))
    draws = 0
    if s.phase == pieces.DRAW:
        draws = int(s.draws)
    elif s.phase == pieces.ACT and s.seat == seat and s.acted != 0:
        draws = int(s.drawn)
    own = prospects(s, seat) + future * plans_worth(s, seat) + hand_worth(s, seat, draws)
    return own - rivals * RIVAL * best


@compiled
def try_steps(
    start: Record, table: Any, seat: int, actions: Vector, further: Vector, rivals: float, future: float, out: Vector
) -> None:
    """The best standing after each step and at most one more of the same turn."""
    for i in range(actions.size):
        table[0] = start
        rules.play(table[0], seat, actions[i])
        out[i] = standing(table[0], seat, rivals, future)
        if table[0].phase == pieces.OVER:
            out[i] += VICTORY  # now is better than after one more step
        if table[0].phase != pieces.ACT or table[0].seat != seat:
            continue
        for j in range(rules.legal(table[0], seat, further)):
            table[1] = table[0]
            rules.play(table[1], seat, further[j])
            out[i] = max(out[i], standing(table[1], seat, rivals, future))


class BagdadMerchant(Merchant):
    """Takes the step that promises the best standing at the end of the turn."""

    def rate(self, knowledge: Knowledge, rng: Vector, taste: Taste = MERCHANTS_TASTE) -> tuple[Any, Any]:
        """The best standing within two steps."""
        actions = np.array(knowledge.legal_actions(), np.int32)
        values = np.zeros(actions.size)
        further = np.zeros(len(knowledge.game.steps), np.int32)
        try_steps(
            knowledge.imagine(rng).fields,
            np.zeros(2, knowledge.game.rulebook.dtype),
            knowledge.seat,
            actions,
            further,
            *taste,
            values,
        )
        return actions, values
