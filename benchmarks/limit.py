#!/usr/bin/env python3
"""How far from the limit the compiled engine is: random games of Bakschisch next to a program written by hand in C.

python benchmarks/limit.py [--seconds 2] [--rounds 5] [--json]

The C program (`benchmarks/by_hand/bakschisch.c`) is built for this machine with `cc -O3 -march=native`, plays the same
games by the same generator, and must come to the same number of steps. Both take turns on one core; ratios are of one
round.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np

import serai
from serai.engine.chance import generator, new_scratch
from serai.engine.playouts import playouts

SOURCE = Path(__file__).parent / "by_hand" / "bakschisch.c"
PARTS = ("players", "throne", "stop", "rank_is_worst", "all_go_back", "stop_is_palace", "max_rounds")
SAME_GAMES = 2_000  # whose steps are compared
GAMES_AT_ONCE = 2_000


class Rules(ctypes.Structure):
    """What the C program must know of a table."""

    _fields_ = (*((name, ctypes.c_int32) for name in PARTS), ("track", ctypes.c_int8 * 50))


def build(folder: Path) -> Any:
    """The C program as a library."""
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        sys.exit("This benchmark needs a C compiler: install gcc or clang, or name one in CC.")
    library = folder / "bakschisch.so"
    subprocess.run([compiler, "-O3", "-march=native", "-shared", "-fPIC", "-o", library, SOURCE], check=True)
    play = ctypes.CDLL(str(library)).play
    play.restype = ctypes.c_uint64
    play.argtypes = (ctypes.POINTER(Rules), ctypes.c_uint64, ctypes.POINTER(ctypes.c_uint64))
    return play


class Pair:
    """Both programs at one table."""

    def __init__(self, play: Any, players: int) -> None:
        game = serai.game("bakschisch", players=players)
        self._start = game.start().fields
        self._table = np.zeros(1, game.rulebook.dtype)
        self._scratch = new_scratch()
        self._play = play
        values = {name: int(self._start[name]) for name in PARTS}
        homes = self._start["homes"].tolist()
        persons = [sum(person for person, spaces in enumerate(homes, 1) if spaces >> space & 1) for space in range(50)]
        self._rules = Rules(**values, track=(ctypes.c_int8 * 50)(*persons))
        self._ours, self._theirs = generator(players), ctypes.c_uint64(int(generator(players)[0]))

    def ours(self, games: int) -> int:
        """Steps of so many games of the engine."""
        return int(playouts(self._start, self._table, games, self._ours, self._scratch))

    def theirs(self, games: int) -> int:
        """Steps of so many games of the C program."""
        return int(self._play(self._rules, games, self._theirs))

    def agree(self) -> bool:
        """Whether both have used the same numbers of the generator so far: they choose and draw alike."""
        return int(self._ours[0]) == self._theirs.value


def speed(play: Any, seconds: float) -> float:
    """Steps per second of processor time."""
    steps, start = 0, time.thread_time()
    while time.thread_time() - start < seconds:
        steps += play(GAMES_AT_ONCE)
    return steps / (time.thread_time() - start)


def main() -> None:
    """Compare, measure in turns, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="of each turn")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args()
    if options.rounds < 1 or options.seconds <= 0:
        parser.error("--rounds and --seconds must be greater than 0")
    found: dict[int, list[tuple[float, float]]] = {}
    with tempfile.TemporaryDirectory() as folder:
        play = build(Path(folder))
        for players in (2, 3, 4):
            pair = Pair(play, players)
            ours, theirs = pair.ours(SAME_GAMES), pair.theirs(SAME_GAMES)
            if ours != theirs or not pair.agree():
                sys.exit(f"The programs play different games: {ours} steps here and {theirs} in C, {players} players.")
            found[players] = [
                (speed(pair.ours, options.seconds), speed(pair.theirs, options.seconds)) for _ in range(options.rounds)
            ]
    if options.json:
        print(json.dumps(found, indent=2))
        return
    print("| players | engine, M steps/s | C, M steps/s | ratio, median | least to most |\n|---|---:|---:|---:|---:|")
    for players, rounds in found.items():
        ratios = sorted(ours / theirs for ours, theirs in rounds)
        ours, theirs = (sorted(column)[len(rounds) // 2] / 1e6 for column in zip(*rounds, strict=True))
        print(
            f"| {players} | {ours:.1f} | {theirs:.1f} | {ratios[len(ratios) // 2]:.2f} "
            f"| {ratios[0]:.2f} to {ratios[-1]:.2f} |"
        )


if __name__ == "__main__":
    main()
