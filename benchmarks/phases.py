#!/usr/bin/env python3
"""Where the time of random games goes: how often each phase asks, and nanoseconds for its legal steps and for a step.

python benchmarks/phases.py [--game five-tribes] [--players 2] [--games 200] [--json]

Positions of random games are kept by phase and played on again and again; the time of copying them is taken off.
Seconds are of processor time, the middle of several rounds.
"""

from __future__ import annotations

import argparse
import json
import time
from statistics import median
from typing import Any

import numpy as np

import serai
from serai.engine.chance import below, draw, generator, new_scratch
from serai.engine.compiler.compiled import released
from serai.engine.contract import Record, Vector, legal, over, play, to_act
from serai.engine.playouts import lowest_seat, random_step

KEPT = 3000  # positions of each phase
ROUNDS = 7


@released
def collect(start: Record, table: Any, kept: Any, counts: Vector, games: int, rng: Vector, scratch: Record) -> int:
    """Random games; how often each phase came, and the first positions of each."""
    draws = 0
    for _ in range(games):
        table[0] = start
        s = table[0]
        while not over(s):
            phase = int(s.phase)
            if counts[phase] < kept.shape[1]:
                kept[phase, counts[phase]] = s
            counts[phase] += 1
            draws += not random_step(s, rng, scratch)
    return draws


@released
def run(kept: Any, table: Any, number: int, deep: int, rng: Vector, scratch: Record) -> int:
    """Go through positions: copy them (0), find their steps (1), play one (2), or settle a draw (3)."""
    told = 0
    for i in range(number):
        table[0] = kept[i]
        s = table[0]
        if deep == 3:
            told += draw(s, rng, scratch)
        elif deep > 0:
            seat = lowest_seat(to_act(s))
            n = legal(s, seat, scratch.actions)
            told += n
            if deep == 2:
                play(s, seat, scratch.actions[below(rng, n)])
        told += int(s.phase)
    return told


def nanoseconds(kept: Any, table: Any, number: int, deep: int) -> float:
    """Per position, the middle of some rounds."""
    rng, scratch = generator(1), new_scratch()
    run(kept, table, number, deep, rng, scratch)
    times = []
    for _ in range(ROUNDS):
        start = time.process_time_ns()
        for _ in range(10):
            run(kept, table, number, deep, rng, scratch)
        times.append((time.process_time_ns() - start) / 10 / number)
    return median(times)


def main() -> None:
    """Print a table of phases."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="five-tribes")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    game = serai.game(args.game, players=args.players)
    book = game.rulebook
    names = book.labels["phase"]
    kept = np.zeros((len(names), KEPT), book.dtype)
    table, counts = np.zeros(1, book.dtype), np.zeros(len(names), np.int64)
    collect(game.start().fields, table, kept, counts, args.games, generator(7), new_scratch())
    rows = []
    for phase in np.argsort(-counts):
        number = min(int(counts[phase]), KEPT)
        if number < 50:
            continue
        chance = not int(to_act(kept[phase, 0]))
        copying = nanoseconds(kept[phase], table, number, 0)
        listing = 0.0 if chance else nanoseconds(kept[phase], table, number, 1) - copying
        stepping = nanoseconds(kept[phase], table, number, 3 if chance else 2) - copying - listing
        per_game = counts[phase] / args.games
        rows.append((names[phase], per_game, listing, stepping, per_game * (listing + stepping)))
    whole = sum(row[-1] for row in rows)
    if args.json:
        print(
            json.dumps(
                [dict(zip(("phase", "per_game", "legal_ns", "step_ns", "ns"), row, strict=True)) for row in rows]
            )
        )
        return
    print(f"{'phase':18}{'a game':>9}{'legal ns':>10}{'step ns':>9}{'share':>8}")
    for name, per_game, listing, stepping, cost in sorted(rows, key=lambda row: -row[-1]):
        print(f"{name:18}{per_game:9.1f}{listing:10.0f}{stepping:9.0f}{cost / whole:8.1%}")
    print(f"{whole / 1000:.1f} microseconds a game")


if __name__ == "__main__":
    main()
