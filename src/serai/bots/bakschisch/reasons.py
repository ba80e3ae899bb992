"""Why a fist of Bakschisch is worth thinking about, against likely fists of the others: spaces, coins, the throne.

All amounts are means over the same guesses, against the mean of the other fists; chances are in percent.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from serai.bots.bakschisch.merchant import COIN, THRONE, guess_fist
from serai.bots.reasons import PERCENT, Outcome, Reason, Words, count
from serai.engine.chance import generator
from serai.engine.compiled import compiled
from serai.engine.contract import Record, Vector
from serai.games.bakschisch import rules
from serai.games.bakschisch.box import SEATS
from serai.games.bakschisch.steps import THIEF

GUESSES = 64  # at the others' fists
LEAST_SPACES = LEAST_COINS = 0.1  # less is not worth a word
LEAST_CHANCE = 5  # percent
FINE = 1  # digits

Found = list[tuple[float, Reason]]


# What comes of a fist on average: where the own pawn stands, coins in the own bag, how often the own pawn sits on the
# throne, where the first of the others stands, how often the own pawn moves, how often a coin less would have shared
# the most.
SPACE, COINS, ON_THRONE, FIRST_RIVAL, MOVED, BROKEN = range(6)
PARTS = 6


def find(outcome: Outcome) -> Found:
    """What the fist brings, each with its worth in spaces."""
    start, actions = outcome.before.fields, np.array(outcome.knowledge.legal_actions(), np.int32)
    if actions.size < 2:
        return []
    own = outcome.knowledge.game.action(outcome.turn[0])
    fates = likely_fates(start, outcome.seat, actions)
    mine = fates[actions == own][0]
    gain = mine - fates[actions != own].mean(axis=0)
    last = int(start.bribe) + 1 == int(start.bribes)
    space, coins, behind = (round(float(one), FINE) for one in (gain[SPACE], gain[COINS], -gain[FIRST_RIVAL]))
    throne, broken = round(PERCENT * float(gain[ON_THRONE])), round(PERCENT * float(mine[BROKEN]))
    steady = round(PERCENT * float(1 - mine[MOVED] if last else mine[MOVED]))
    found: Found = []
    if space >= LEAST_SPACES:
        found.append((space, Reason("spaces", space)))
    if steady >= LEAST_CHANCE and space >= LEAST_SPACES:
        found.append((space / 2, Reason("stays" if last else "goes", steady)))
    if coins >= LEAST_COINS:
        found.append((COIN * coins, Reason("loot" if own == THIEF else "coins", coins)))
    if throne >= LEAST_CHANCE:
        found.append((THRONE * throne / PERCENT, Reason("throne", throne)))
    if behind >= LEAST_SPACES:
        found.append((behind, Reason("behind", behind)))
    if broken >= LEAST_CHANCE:
        found.append((space * float(mine[BROKEN]), Reason("tie", broken)))
    return found


def likely_fates(start: Record, seat: int, actions: Vector) -> Any:
    """What comes of each fist on average, a row of PARTS, over guesses that are the same for every fist."""
    fates = np.zeros((actions.size, PARTS))
    try_fists(start, np.zeros(1, start.dtype), seat, actions, generator("likely fists"), fates)
    return fates


@compiled
def try_fists(start: Record, table: Any, seat: int, actions: Vector, rng: Vector, out: Vector) -> None:
    """Add up what comes of each fist."""
    guesses = np.zeros(SEATS, np.int64)
    for _ in range(GUESSES):
        most = 0
        for other in range(start.players):
            guesses[other] = guess_fist(start, other, rng)
            if other != seat and guesses[other] != THIEF:
                most = max(most, guesses[other])
        for i in range(actions.size):
            table[0] = start
            s = table[0]
            for other in range(s.players):
                s.fist[other] = guesses[other]
            s.fist[seat] = actions[i]
            rules.resolve(s)
            out[i, SPACE] += s.space[seat] / GUESSES
            out[i, COINS] += s.gold[seat] / GUESSES
            out[i, ON_THRONE] += (1.0 if s.space[seat] == s.throne else 0.0) / GUESSES
            first = 0
            for other in range(s.players):
                if other != seat:
                    first = max(first, int(s.space[other]))
            out[i, FIRST_RIVAL] += first / GUESSES
            out[i, MOVED] += (1.0 if s.space[seat] != start.space[seat] else 0.0) / GUESSES
            forward = int(start.bribe) + 1 < start.bribes
            out[i, BROKEN] += (1.0 if forward and most > 0 and actions[i] == most + 1 else 0.0) / GUESSES


WORDS: Mapping[str, Words] = {
    "spaces": lambda reason, name: (
        f"{count(reason.amount, 'space', 'spaces')} further on average than with the other fists"
    ),
    "goes": lambda reason, name: f"goes forward against {reason.amount:g} % of the likely fists",
    "stays": lambda reason, name: f"need not go back against {reason.amount:g} % of the likely fists",
    "coins": lambda reason, name: f"{count(reason.amount, 'coin', 'coins')} more in the bag on average",
    "loot": lambda reason, name: f"the thief brings {count(reason.amount, 'coin', 'coins')} more on average",
    "throne": lambda reason, name: f"{reason.amount:g} % more often on the throne",
    "behind": lambda reason, name: f"keeps the first rival {count(reason.amount, 'space', 'spaces')} further back",
    "tie": lambda reason, name: f"breaks a tie with the highest bid in {reason.amount:g} % of the cases",
}
