#!/usr/bin/env python3
"""How many choices a game offers and how long it lasts, in random play: the table of docs/branching.md.

python benchmarks/branching.py [--games 2000] [--write docs/branching.md]
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

import serai
from serai.engine.chance import below, draw, generator, new_scratch
from serai.engine.compiled import compiled
from serai.engine.contract import Record, Vector, legal, over, play, to_act
from serai.engine.playouts import lowest_seat

SEED = "branching"
MARK = "<!-- measured by benchmarks/branching.py -->"
HEAD = """\
| game | players | steps, mean | shortest to longest | draws, mean | choices per step, mean | geometric mean | most |
|---|---|---|---|---|---|---|---|
"""


@compiled
def measure(start: Record, table: Any, games: int, rng: Vector, scratch: Record, lengths: Vector, sums: Vector) -> None:
    """Random games: the length of each; and in all: choices, their logarithms, the most of a step, draws."""
    for game in range(games):
        table[0] = start
        s = table[0]
        while not over(s):
            seats = to_act(s)
            if seats == 0:
                draw(s, rng, scratch)
                sums[3] += 1
                continue
            seat = lowest_seat(seats)
            n = legal(s, seat, scratch.actions)
            sums[0] += n
            sums[1] += np.log(n)
            sums[2] = max(sums[2], n)
            lengths[game] += 1
            play(s, seat, scratch.actions[below(rng, n)])


def rows(games: int) -> str:
    """A line per game and number of players."""
    lines = []
    for name in serai.game_names():
        book = serai.game(name).rulebook
        for players in book.players:
            game = serai.game(name, players=players)
            lengths, sums = np.zeros(games, np.int64), np.zeros(4)
            measure(game.start().fields, np.zeros(1, book.dtype), games, generator(SEED), new_scratch(), lengths, sums)
            steps = lengths.sum()
            lines.append(
                f"| {book.title} | {players} | {lengths.mean():.0f} | {lengths.min()} to {lengths.max()} "
                f"| {sums[3] / games:.0f} | {sums[0] / steps:.1f} | {np.exp(sums[1] / steps):.1f} | {sums[2]:.0f} |"
            )
    return "\n".join(lines)


def main() -> None:
    """Measure, and print the table or put it into a page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--write", type=Path)
    wishes = parser.parse_args()
    table = HEAD + rows(wishes.games) + "\n"
    if wishes.write is None:
        print(table, end="")
        return
    before, _, after = wishes.write.read_text(encoding="utf-8").split(MARK)
    wishes.write.write_text(f"{before}{MARK}\n{table}{MARK}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
