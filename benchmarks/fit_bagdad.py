"""Learn what a position of The Thief of Bagdad is worth, from games that a bot plays against itself.

    python benchmarks/fit_bagdad.py FILE.npy [GAMES] [PLAYERS...]

Each seat takes the step with the best outlook, with a little chance. After each game the numbers of every position on
its way move towards what came of it (TD(lambda), a logistic loss).
"""

from __future__ import annotations

import math
import sys
import time
from typing import Any

import numpy as np

import serai
from serai.bots.bagdad_mind import NOTES, survey, weigh
from serai.bots.bagdad_worth import (
    CARDS, COURSE, COURSES, DANCERS, ENTRIES, MOST_CARDS, NUMBERS, OF_A_SEAT, STOLEN, places, worth,
)  # fmt: skip
from serai.engine.chance import below, draw, generator, new_desk
from serai.engine.compiled import compiled
from serai.games.bagdad import pieces, rules

MOST_STEPS = 6000
LAMBDA = 0.97
import os
WARM = os.environ.get('WARM')


def first_guess() -> Any:
    """Chests, thieves and cards are good: enough for games that end."""
    table = np.zeros(NUMBERS)
    row = 0
    for needed in (4, 5, 6, 7):
        for thieves in range(needed):
            for entry in range(ENTRIES):
                for cards in range(MOST_CARDS + 1):
                    cost = entry - 4 if 5 < entry < 9 else entry - 8 if entry > 9 else 0
                    more = min(cards / cost, needed - thieves) if cost else 0.0
                    at = COURSE + (row * ENTRIES + entry) * (MOST_CARDS + 1) + cards
                    part = (thieves + 0.6 * more) / needed
                    table[at] = 0.5 * part * (1 + part) + (0.15 / cost if cost else 0.0)
            row += 1
    assert row == COURSES
    table[STOLEN : STOLEN + 7] = np.arange(7) * 1.2
    table[DANCERS : DANCERS + 9] = 0.14 * np.arange(9)
    table[CARDS : CARDS + 25] = 0.08 * np.arange(25)
    return table


@compiled
def outlook(s: Any, table: Any, out: Any) -> None:
    """Each seat's chance to win."""
    players, total = int(s.players), 0.0
    if s.phase == pieces.OVER:
        ranked = np.zeros(4, np.int32)
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
def games(start: Any, room: Any, count: int, table: Any, squares: Any, rate: float, noise: float, rng: Any, desk: Any, seen: Any, chances: Any, info: Any) -> None:  # noqa: E501
    """So many games; `table` learns from each."""
    notes, target = np.zeros(NOTES), np.zeros(4)
    for _ in range(count):
        room[0] = start
        s = room[0]
        players, steps = int(s.players), 0
        while s.phase != pieces.OVER and steps < MOST_STEPS:
            if rules.to_act(s) == 0:
                draw(s, rng, desk)
                continue
            seat = int(s.seat)
            n = rules.legal(s, seat, desk.actions)
            best, most = 0, -1.0e9
            survey(s, seat, notes, table)
            for i in range(n):
                u = (below(rng, 1 << 30) + 1.0) / (1 << 30)
                gain = weigh(s, seat, int(desk.actions[i]), notes, room[1:], table)
                gain -= noise * math.log(-math.log(u) + 1e-12)
                if gain > most:
                    best, most = i, gain
            info[2] += n
            rules.play(s, seat, int(desk.actions[best]))
            if s.phase == pieces.OVER:
                break
            for other in range(players):
                places(s, other, seen[steps, other])
            outlook(s, table, chances[steps])
            steps += 1
        outlook(s, table, target)
        if s.phase != pieces.OVER:
            continue
        info[0] += steps
        info[1] += s.turns
        for k in range(steps - 1, -1, -1):
            for seat in range(players):
                miss = target[seat] - chances[k, seat]
                info[3] += miss * miss
                for f in range(OF_A_SEAT):
                    at = seen[k, seat, f]
                    squares[at] += miss * miss
                    table[at] += rate * miss / math.sqrt(squares[at] + 1.0)
                target[seat] = LAMBDA * target[seat] + (1 - LAMBDA) * chances[k, seat]


def learn(players: int, count: int, table: Any) -> Any:
    """Play and learn; prints how it goes."""
    start = serai.game("bagdad", players=players).start().fields
    room, rng, desk = np.zeros(2, rules.STATE), generator(players), new_desk()
    seen, chances = np.zeros((MOST_STEPS, 4, OF_A_SEAT), np.int32), np.zeros((MOST_STEPS, 4))
    squares, part, begin = np.zeros(NUMBERS), max(count // 20, 1), time.perf_counter()
    for number in range(20):
        info = np.zeros(4)
        rate = 0.03 * (1 - number / 20) + 0.002
        games(start, room, part, table, squares, rate, 0.06 * (1 - number / 20) + 0.01, rng, desk, seen, chances, info)
        print(
            f"{players} {number:2d} {time.perf_counter() - begin:5.0f} s: {info[0] / part:.0f} steps, {info[1] / part:.1f} turns,"
            f" {info[2] / info[0]:.0f} choices, miss {info[3] / info[0]:.4f}",
            flush=True,
        )
    return table


def main(file: str, count: int, players: list[int]) -> None:
    """Learn for each number of players and keep the tables."""
    for seats in players:
        first = np.load(WARM) if WARM else first_guess()
        np.save(f"{file}-{seats}", learn(seats, count, first))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20000, [int(x) for x in sys.argv[3:]] or [2, 3, 4])
