"""Learn what a position of The Thief of Bagdad is worth, from games that a bot plays against itself.

    python benchmarks/fit_bagdad.py [GAMES]

Each seat takes the step with the best outlook, with a little chance. After each game the numbers of every position
on its way move towards what came of it: TD(lambda) with a logistic loss, each number at a pace that slows down with
what it has learned. Two players learn from a first guess, three and four from what two have learned. Writes
src/serai/bots/bagdad/weights.json (60,000 games with two players, half as many with three and four).
"""

from __future__ import annotations

import math
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

import serai
from serai.bots.bagdad import mind
from serai.bots.bagdad.mind import NOTES, survey, weigh
from serai.bots.bagdad.worth import (
    ALL_CARDS,
    CARDS,
    CHESTS,
    COURSE,
    DANCERS,
    ENTRIES,
    MOST_CARDS,
    NUMBERS,
    OF_A_SEAT,
    STAGES,
    STOLEN,
    places,
    worth,
)
from serai.bots.weights import write_weights
from serai.engine.chance import MOST_ACTIONS, below, draw, generator, new_scratch
from serai.engine.compiler.compiled import compiled
from serai.games.bagdad import box, pieces, rules

USUAL_GAMES = 60_000
MOST_STEPS = 6000
LAMBDA = 0.97  # per step; a turn has about four
PARTS = 20  # pace and chance fall from part to part
PACE, LEAST_PACE = 0.03, 0.002
CHANCE, LEAST_CHANCE = 0.06, 0.01  # in log odds
TICKETS = 1 << 30
MARGIN = 0.3  # what seems worse by so much in log odds is not looked at; it is never wrong by more


def first_guess() -> Any:
    """Chests, thieves and cards are good: enough for games that end."""
    table, row = np.zeros(NUMBERS), 0
    for needed in (4, 5, 6, 7):
        for thieves in range(needed):
            for entry in range(ENTRIES):
                cost = entry - 5 if 5 < entry < 9 else entry - 9 if entry > 9 else 0
                for cards in range(MOST_CARDS + 1):
                    more = min(cards / cost, needed - thieves) if cost else 0.0
                    part = (thieves + 0.6 * more) / needed
                    at = COURSE + (row * ENTRIES + entry) * (MOST_CARDS + 1) + cards
                    table[at] = 0.5 * part * (1 + part) + (0.15 / cost if cost else 0.0)
            row += 1
    table[STOLEN : STOLEN + CHESTS * CHESTS] = np.repeat(1.2 * np.arange(CHESTS), CHESTS)
    table[DANCERS : DANCERS + box.DANCERS + 1] = 0.14 * np.arange(box.DANCERS + 1)
    table[CARDS : CARDS + STAGES * (ALL_CARDS + 1)] = np.tile(0.08 * np.arange(ALL_CARDS + 1), STAGES)
    return table


@compiled
def outlook(s: Any, table: Any, out: Any) -> None:
    """Each seat's chance to win."""
    players, total = int(s.players), 0.0
    if s.phase == pieces.OVER:
        ranked = np.zeros(box.SEATS, np.int32)
        rules.ranks(s, ranked)
        for seat in range(players):
            out[seat] = 1.0 if ranked[seat] == 1 else 0.0
            total += out[seat]
    else:
        for seat in range(players):
            out[seat] = math.exp(worth(s, seat, table))
            total += out[seat]
    for seat in range(players):
        out[seat] /= total


@compiled
def pick(s: Any, seat: int, live: Any, table: Any, chance: float, rng: Any, scratch: Any, paper: Any) -> int:
    """The step with the best outlook, with a little chance (Gumbel noise), among those that seem to gain most."""
    n, seemed, values = rules.legal(s, seat, scratch.actions), paper[NOTES + box.SEATS :], paper[NOTES:]
    survey(s, seat, paper, table)
    most, best, best_score = -1.0e9, 0, -1.0e9
    for i in range(n):
        seemed[i] = weigh(s, seat, int(scratch.actions[i]), paper, live, table)
        most = max(most, seemed[i])
    for i in range(n):
        if seemed[i] < most - MARGIN:
            continue
        live[0] = s
        rules.play(live[0], seat, int(scratch.actions[i]))
        outlook(live[0], table, values)
        odds = math.log((values[seat] + 1e-9) / (1 - values[seat] + 1e-9))
        score = odds - chance * math.log(-math.log((below(rng, TICKETS) + 1.0) / (TICKETS + 1)))
        if score > best_score:
            best, best_score = i, score
    return int(scratch.actions[best])


@compiled
def games(
    start: Any, count: int, table: Any, learned: Any, pace: float, chance: float,
    rng: Any, scratch: Any, seen: Any, chances: Any, told: Any,
) -> None:  # fmt: skip
    """So many games; the table learns from each."""
    live, target = np.zeros(2, rules.STATE), np.zeros(box.SEATS)
    paper = np.zeros(NOTES + box.SEATS + MOST_ACTIONS)
    for _ in range(count):
        live[0] = start
        s, steps = live[0], 0
        while s.phase != pieces.OVER and steps < MOST_STEPS:
            if rules.to_act(s) == 0:
                draw(s, rng, scratch)
                continue
            seat = int(s.seat)
            rules.play(s, seat, pick(s, seat, live[1:], table, chance, rng, scratch, paper))
            if s.phase != pieces.OVER:
                for other in range(s.players):
                    places(s, other, seen[steps, other])
                outlook(s, table, chances[steps])
                steps += 1
        if s.phase != pieces.OVER:
            continue
        outlook(s, table, target)
        told[0] += steps
        told[1] += s.turns
        for step in range(steps - 1, -1, -1):
            for seat in range(s.players):
                miss = target[seat] - chances[step, seat]
                told[2] += miss * miss
                for f in range(OF_A_SEAT):
                    at = seen[step, seat, f]
                    learned[at] += miss * miss
                    table[at] += pace * miss / math.sqrt(learned[at] + 1.0)
                target[seat] = LAMBDA * target[seat] + (1 - LAMBDA) * chances[step, seat]


def learn(players: int, count: int, table: Any) -> Any:
    """Play and learn; prints how it goes."""
    start = serai.game("bagdad", players=players).start().fields
    rng, scratch, learned = generator(players), new_scratch(), np.zeros(NUMBERS)
    seen = np.zeros((MOST_STEPS, box.SEATS, OF_A_SEAT), np.int32)
    chances = np.zeros((MOST_STEPS, box.SEATS))
    part, begin = max(count // PARTS, 1), time.perf_counter()
    for number in range(PARTS):
        told, left = np.zeros(3), 1 - number / PARTS
        pace, chance = PACE * left + LEAST_PACE, CHANCE * left + LEAST_CHANCE
        games(start, part, table, learned, pace, chance, rng, scratch, seen, chances, told)
        print(
            f"{players} players, {time.perf_counter() - begin:4.0f} s: {told[0] / part:.0f} steps,"
            f" {told[1] / part:.1f} turns, miss {told[2] / told[0]:.4f}",
            flush=True,
        )
    return table


def main(count: int) -> None:
    """Learn for each number of players and keep the tables."""
    two = learn(2, count, first_guess())
    tables = two, learn(3, count // 2, two.copy()), learn(4, count // 2, two.copy())
    print(write_weights(Path(mind.__file__).parent, table=np.round(tables, 2)))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else USUAL_GAMES)
