"""Learn what a position of Five Tribes is worth, from quick games.

    python benchmarks/fit_five_tribes.py [GAMES]

All seats take the step that the search's prior likes best; now and then any step, so that positions differ. Positions
where a turn or a round begins are described (`describe` in serai.bots.five_tribes.mind), and weights are fitted so that
the chances to win, in proportion to exp(points / spread), agree with who won (a conditional logistic fit). Gold is the
unit: its weight is 1. Where the weight of a part is not near 1, what serai.bots.five_tribes.worth says of it is wrong.
"""

from __future__ import annotations

import sys
import time
from itertools import pairwise
from typing import Any

import numpy as np

import serai
from serai.bots.five_tribes.mind import PARTS, describe, imitate, resting
from serai.engine.chance import below, draw, generator, new_scratch
from serai.engine.compiler.compiled import compiled
from serai.games.five_tribes import rules
from serai.games.five_tribes.pieces import BID

ROWS_PER_GAME = 50
WILD = 12  # one step in so many is any legal one
STAGES = (0.0, 0.2, 0.45, 0.7, 1.01)  # of what is left of the game


@compiled
def games(start: Any, table: Any, number: int, rng: Any, scratch: Any, x: Any, y: Any, left: Any) -> int:
    """Play games: descriptions of the positions where a turn or a round begins, what is left, and who won."""
    rows = 0
    ranked = np.zeros(4, np.int32)
    for _ in range(number):
        table[0] = start
        s = table[0]
        first = rows
        while not rules.over(s):
            seats = rules.to_act(s)
            if seats == 0:
                draw(s, rng, scratch)
                continue
            if resting(s) and rows < y.shape[0] and s.rounds > 0:
                left[rows] = describe(s, x[rows])
                rows += 1
            seat = int(s.seat)
            n = rules.legal(s, seat, scratch.actions)
            wild = below(rng, WILD) == 0 and (s.phase == BID or resting(s))
            picked = below(rng, n) if wild else imitate(s, seat, scratch.actions, n, rng)
            rules.play(s, seat, int(scratch.actions[picked]))
        rules.ranks(s, ranked)
        winners = 0
        for seat in range(s.players):
            winners += ranked[seat] == 1
        for row in range(first, rows):
            for seat in range(s.players):
                y[row, seat] = 1.0 / winners if ranked[seat] == 1 else 0.0
    return rows


def fit(x: Any, y: Any, ridge: float = 1e-3) -> tuple[Any, Any, float]:
    """Conditional logistic regression by Newton's method; the weights, their errors and the mean loss."""
    prior = np.full(x.shape[2], 0.1)
    weights = prior.copy()
    loss, curvature = 0.0, np.eye(x.shape[2])
    for _ in range(40):
        utility = x @ weights
        p = np.exp(utility - utility.max(1, keepdims=True))
        p /= p.sum(1, keepdims=True)
        loss = float(-(y * np.log(p + 1e-12)).sum(1).mean())
        gradient = np.einsum("rp,rpf->f", y - p, x) / len(x) - ridge * (weights - prior)
        centred = x - (p[:, :, None] * x).sum(1, keepdims=True)
        curvature = np.einsum("rp,rpf,rpg->fg", p, centred, centred) / len(x) + ridge * np.eye(len(weights))
        step = np.linalg.solve(curvature, gradient)
        weights = weights + step
        if abs(step).max() < 1e-7:
            break
    errors = np.sqrt(np.diag(np.linalg.inv(curvature)) / len(x))
    return weights, errors, loss


def main(number: int) -> None:
    """Play, fit and print."""
    np.set_printoptions(precision=2, suppress=True, linewidth=160)
    for players in (2, 3, 4):
        game, begin = serai.game("five-tribes", players=players), time.perf_counter()
        rows = number * ROWS_PER_GAME
        x, y, left = np.zeros((rows, players, PARTS)), np.zeros((rows, players)), np.zeros(rows)
        n = games(game.start().fields, np.zeros(1, rules.STATE), number, generator(players), new_scratch(), x, y, left)
        print(players, "players:", n, "positions,", f"{(time.perf_counter() - begin) / number * 1000:.1f} ms a game")
        for low, high in pairwise(STAGES):
            here = (left[:n] >= low) & (left[:n] < high)
            weights, errors, loss = fit(x[:n][here], y[:n][here])
            print(f"left {low:.2f}-{high:.2f}: {here.sum()} rows, loss {loss:.4f}, spread {1 / weights[0]:.1f}")
            print("  ", weights / weights[0])
            print("  ", errors / weights[0], flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4000)
