#!/usr/bin/env python3
"""Thousands of games at once, masks and observations included, next to OpenSpiel from Python in one run.

python benchmarks/batch.py [--games 1024] [--seconds 3] [--rounds 3] [--json]

One thread each; seconds are of processor time. Rounds take turns, so that a busy moment meets everyone; the spread over
the rounds is shown. `benchmarks/all.py --peers` measures pgx beside them.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable

import serai

Measure = Callable[[float], float]  # seconds to run -> steps per second of processor time


def of_serai(name: str, players: int, games: int) -> Measure:
    """Random steps in a batch of ours."""
    batch = serai.batch(name, games, players=players, seed=1, threads=1)
    for _ in range(20):
        batch.step(batch.random_actions())

    def measure(seconds: float) -> float:
        steps, start = 0, time.process_time()
        while time.process_time() - start < seconds:
            batch.step(batch.random_actions())
            steps += games
        return steps / (time.process_time() - start)

    return measure


def of_openspiel(name: str) -> Measure:
    """Random steps of one game after the other from Python, each with its mask and observation."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def measure(seconds: float) -> float:
        steps, start = 0, time.process_time()
        while time.process_time() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, odds)[0])
                    continue
                state.legal_actions_mask()
                state.observation_tensor(state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps / (time.process_time() - start)

    return measure


def contenders(games: int) -> dict[str, Measure]:
    """Everybody who is installed."""
    found = {f"Serai {name}, {games} games": of_serai(name, 2, games) for name in serai.game_names()}
    try:
        found |= {f"OpenSpiel {name}, from Python": of_openspiel(name) for name in ("mancala", "leduc_poker")}
    except ImportError:
        print("OpenSpiel is not installed, and not measured.", file=sys.stderr)
    return found


def main() -> None:
    """Measure in turns and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1024, help="in a batch")
    parser.add_argument("--seconds", type=float, default=3.0, help="of each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args()
    if min(options.games, options.rounds) < 1 or options.seconds <= 0:
        parser.error("--games, --rounds and --seconds must be greater than 0")
    measures = contenders(options.games)
    speeds: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(options.rounds):
        for name, measure in measures.items():
            speeds[name].append(measure(options.seconds))
    if options.json:
        print(json.dumps(speeds, indent=2))
        return
    print("| | steps/s, median | least to most |\n|---|---:|---:|")
    for name, found in speeds.items():
        middle = sorted(found)[len(found) // 2]
        print(f"| {name} | {middle:,.0f} | {min(found):,.0f} to {max(found):,.0f} |")


if __name__ == "__main__":
    main()
