#!/usr/bin/env python3
"""Thousands of games at once, masks and observations included, next to OpenSpiel from Python and pgx in one run.

python benchmarks/batch.py [--games 1024] [--seconds 3] [--rounds 3] [--json]

One thread each. pgx (`pip install pgx`) is measured if it is there, compiled for the processor. Rounds take turns, so
that a busy moment meets everyone; the spread over the rounds is shown.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import serai

Measure = Callable[[float], float]  # seconds to run -> steps per second


def of_serai(name: str, players: int, games: int) -> Measure:
    """Random steps in a batch of ours."""
    batch = serai.batch(name, games, players=players, seed=1, threads=1)
    for _ in range(20):
        batch.step(batch.random_actions())

    def measure(seconds: float) -> float:
        steps, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            batch.step(batch.random_actions())
            steps += games
        return steps / (time.perf_counter() - start)

    return measure


def of_openspiel(name: str) -> Measure:
    """Random steps of one game after the other from Python, each with its mask and observation."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def measure(seconds: float) -> float:
        steps, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
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
        return steps / (time.perf_counter() - start)

    return measure


def of_pgx(name: str, games: int) -> Measure:
    """Random legal steps in a batch of pgx, on the processor; a finished game is begun anew."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def turn(state: Any, key: Any) -> Any:
        key, one, two = jax.random.split(key, 3)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        return step(state, jax.random.categorical(one, odds, axis=1), jax.random.split(two, games)), key

    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, games))
    state, key = turn(state, key)

    def measure(seconds: float) -> float:
        nonlocal state, key
        steps, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            state, key = turn(state, key)
            state.observation.block_until_ready()
            steps += games
        return steps / (time.perf_counter() - start)

    return measure


def contenders(games: int) -> dict[str, Measure]:
    """Everybody who is installed."""
    found = {f"Serai {name}, {games} games": of_serai(name, 2, games) for name in serai.game_names()}
    try:
        found |= {f"OpenSpiel {name}, from Python": of_openspiel(name) for name in ("mancala", "leduc_poker")}
    except ImportError:
        print("OpenSpiel is not installed, and not measured.", file=sys.stderr)
    try:
        found |= {f"pgx {name}, {games} games": of_pgx(name, games) for name in ("connect_four", "leduc_holdem")}
    except ImportError:
        print("pgx is not installed, and not measured.", file=sys.stderr)
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
