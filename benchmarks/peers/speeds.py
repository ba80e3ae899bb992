#!/usr/bin/env python3
"""Other people's games, measured in an environment of their own: `benchmarks/all.py --peers` starts this there.

It knows nothing of Serai. The first line that it prints says who is there and who is not, and why; then it answers
each line {"name": ..., "seconds": ...} with {"rate": steps per second of processor time}.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

GAMES = 1024  # of a batch of pgx
Work = Callable[[], int]  # makes some steps and says how many


def of_pgx(name: str) -> Work:
    """Random legal steps in a batch of pgx, compiled for the processor; a finished game is begun anew."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def turn(state: Any, key: Any) -> Any:
        key, one, two = jax.random.split(key, 3)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        return step(state, jax.random.categorical(one, odds, axis=1), jax.random.split(two, GAMES)), key

    key = jax.random.PRNGKey(1)
    kept = [jax.jit(jax.vmap(env.init))(jax.random.split(key, GAMES)), key]

    def work() -> int:
        kept[:] = turn(*kept)
        kept[0].observation.block_until_ready()
        return GAMES

    return work


def of_rlcard(name: str) -> Work:
    """Random legal steps of one game of RLCard after the other; each state has its observation and legal steps."""
    import rlcard

    env, luck = rlcard.make(name, config={"seed": 1}), random.Random(1)

    def work() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(luck.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return work


def of_catanatron(players: int) -> Work:
    """A whole game of Catanatron by its random players, without observations."""
    from catanatron import Color, Game, RandomPlayer

    colors = list(Color)[:players]

    def work() -> int:
        game = Game([RandomPlayer(color) for color in colors])
        game.play()
        return len(game.state.actions)

    return work


CONTENDERS: dict[str, tuple[str, Callable[[], Work]]] = {
    f"pgx connect four, {GAMES:,} games": ("pgx", lambda: of_pgx("connect_four")),
    f"pgx leduc hold'em, {GAMES:,} games": ("pgx", lambda: of_pgx("leduc_holdem")),
    f"pgx backgammon, {GAMES:,} games": ("pgx", lambda: of_pgx("backgammon")),
    "RLCard leduc hold'em": ("rlcard", lambda: of_rlcard("leduc-holdem")),
    "RLCard limit hold'em": ("rlcard", lambda: of_rlcard("limit-holdem")),
    "Catanatron, 2 players": ("catanatron", lambda: of_catanatron(2)),
    "Catanatron, 4 players": ("catanatron", lambda: of_catanatron(4)),
}


def main() -> None:
    """Say who is there, then measure what is asked for until nobody asks any more."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what the libraries print is no answer
    ready: dict[str, Work] = {}
    missing: dict[str, str] = {}
    versions: dict[str, str] = {}
    for name, (package, make) in CONTENDERS.items():
        try:
            ready[name] = make()
            ready[name]()
            versions[package] = version(package)
        except Exception as error:
            missing[name] = " ".join(f"{type(error).__name__}: {error}".split())[:200]
    print(json.dumps({"ready": list(ready), "missing": missing, "versions": versions}), file=answers, flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        work, steps, start = ready[asked["name"]], 0, time.process_time()
        while (spent := time.process_time() - start) < asked["seconds"]:
            steps += work()
        print(json.dumps({"rate": steps / spent}), file=answers, flush=True)


if __name__ == "__main__":
    main()
