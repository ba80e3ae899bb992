#!/usr/bin/env python3
"""How well the caliph keeps its time: how late its steps are, over whole games of two against a merchant.

python benchmarks/overrun.py [MILLISECONDS ...]        budgets per turn; 20, 100 and 1000 without any
"""

import sys
import time

import numpy as np

import serai
from serai.bots import find_bot
from serai.engine.chance import generator

LEAST_SECONDS, LEAST_STEPS = 12.0, 25


def measure(name: str, milliseconds: int) -> str:
    """Play for a while; how late the steps were."""
    game, rng = serai.game(name, players=2), generator(1)
    bots = [find_bot(f"caliph:{milliseconds}ms", game), find_bot("merchant", game)]
    late: list[float] = []
    match, end = game.new_match(seed=3), time.monotonic() + LEAST_SECONDS
    while time.monotonic() < end or len(late) < LEAST_STEPS:
        if match.state.over:
            match = game.new_match(seed=len(late))
        for seat in match.state.to_act:
            knowledge = match.state.knowledge(seat)
            begun = time.perf_counter()
            action = bots[seat].choose(knowledge, rng)
            if seat == 0:
                late.append((time.perf_counter() - begun) * 1000 - milliseconds)
            match.play(seat, action)
    middle, most, worst = np.percentile(late, (50, 99, 100))
    return f"{len(late):5} steps   middle {middle:7.1f} ms   99 of 100 {most:6.1f} ms   worst {worst:6.1f} ms late"


def main(arguments: list[str]) -> int:
    """Measure all games."""
    if not all(word.isdecimal() and int(word) for word in arguments):
        print("The budgets are milliseconds, such as 20 100 1000.", file=sys.stderr)
        return 2
    for name in serai.game_names():
        for budget in [int(word) for word in arguments] or [20, 100, 1000]:
            print(f"{name:12} {budget:5} ms: {measure(name, budget)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
