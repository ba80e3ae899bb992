"""Why a fist of Bakschisch is worth thinking about, against likely fists of the others: spaces, coins, the throne.

All amounts are means over the same guesses, against the mean of the other fists; chances are in percent. How much each
of them weighs is a share of the victory, by the numbers that the search judges by: what they do not count in favour of
the fist is no reason for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from serai.bots.bakschisch import mind
from serai.bots.bakschisch.merchant import guess_fist
from serai.bots.explanations import LEAST_GAIN, PERCENT, Outcome, Reason, Words, count
from serai.bots.minds import MINDS
from serai.bots.search import judge, new_way
from serai.bots.searcher import usual_numbers
from serai.engine.chance import generator
from serai.engine.compiler.compiled import compiled
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
# And what that is worth: how the others stand afterwards, the own pawn's new place on top of it, and the own coins on
# top of both; and the part of the own place that is the throne.
BY_RIVALS, BY_SPACE, BY_COINS, BY_THRONE = range(6, 10)
PARTS = 10


def find(outcome: Outcome) -> Found:
    """What the fist brings, each with its worth in shares of the victory."""
    start, actions = outcome.before.fields, np.array(outcome.knowledge.legal_actions(), np.int32)
    if actions.size < 2:
        return []
    game = outcome.knowledge.game
    own = game.action(outcome.turn[0])
    fates = likely_fates(start, outcome.seat, actions, usual_numbers(game))
    mine = fates[actions == own][0]
    gain = mine - fates[actions != own].mean(axis=0)
    return [one for one in _told(mine, gain, own, start) if one[0] > 0] or _better(gain)


def _told(mine: Any, gain: Any, own: int, start: Record) -> Found:
    """What is large enough for a word, whatever it is worth."""
    last = int(start.bribe) + 1 == int(start.bribes)
    space, coins, behind = (round(float(one), FINE) for one in (gain[SPACE], gain[COINS], -gain[FIRST_RIVAL]))
    throne, broken = round(PERCENT * float(gain[ON_THRONE])), round(PERCENT * float(mine[BROKEN]))
    steady = round(PERCENT * float(1 - mine[MOVED] if last else mine[MOVED]))
    worth = float(gain[BY_SPACE])
    found: Found = []
    if space >= LEAST_SPACES:
        found.append((worth, Reason("spaces", space)))
    if steady >= LEAST_CHANCE and space >= LEAST_SPACES:
        found.append((worth / 2, Reason("stays" if last else "goes", steady)))
    if coins >= LEAST_COINS:
        found.append((float(gain[BY_COINS]), Reason("loot" if own == THIEF else "coins", coins)))
    if throne >= LEAST_CHANCE:
        found.append((float(gain[BY_THRONE]), Reason("throne", throne)))
    if behind >= LEAST_SPACES:
        found.append((float(gain[BY_RIVALS]), Reason("behind", behind)))
    if broken >= LEAST_CHANCE:
        found.append((worth * float(mine[BROKEN]), Reason("tie", broken)))
    return found


def _better(gain: Any) -> Found:
    """All in all, where nothing by itself is worth a word; nothing if that is too little as well."""
    percent = round(PERCENT * float(gain[BY_RIVALS] + gain[BY_SPACE] + gain[BY_COINS]))
    return [(percent, Reason("better", percent))] if percent >= LEAST_GAIN else []


def likely_fates(start: Record, seat: int, actions: Vector, numbers: Any) -> Any:
    """What comes of each fist on average, a row of PARTS, over guesses that are the same for every fist.

    `numbers` are those that worths are judged by.
    """
    MINDS.register(start.dtype, mind)
    fates, table = np.zeros((actions.size, PARTS)), np.zeros(2, start.dtype)
    try_fists(start, table, seat, actions, numbers, generator("likely fists"), new_way(), fates)
    return fates


@compiled
def chance_with(s: Record, table: Any, seat: int, space: int, gold: int, numbers: Vector, way: Record) -> float:
    """A seat's chance to win if its pawn stood on this space and its bag held so much."""
    table[1] = s
    t = table[1]
    t.space[seat] = space
    t.gold[seat] = gold
    judge(t, numbers, way)
    return float(way.values[seat])


@compiled
def try_fists(
    start: Record, table: Any, seat: int, actions: Vector, numbers: Vector, rng: Vector, way: Record, out: Vector
) -> None:
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
            here, gold = int(start.space[seat]), int(start.gold[seat])
            others = chance_with(s, table, seat, here, gold, numbers, way)
            placed = chance_with(s, table, seat, int(s.space[seat]), gold, numbers, way)
            paid = chance_with(s, table, seat, int(s.space[seat]), int(s.gold[seat]), numbers, way)
            out[i, BY_RIVALS] += others / GUESSES
            out[i, BY_SPACE] += (placed - others) / GUESSES
            out[i, BY_COINS] += (paid - placed) / GUESSES
            out[i, BY_THRONE] += (placed - others if s.space[seat] == s.throne else 0.0) / GUESSES
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
