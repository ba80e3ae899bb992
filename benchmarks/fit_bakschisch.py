"""Learn what a position of Bakschisch is worth, from games that a bot plays against itself.

    python benchmarks/fit_bakschisch.py [ROUNDS] [GAMES]

Each seat looks one bribe ahead: regret matching over all fists, judging the outcome by the weights so far. The winners
of these games give new weights (a conditional logistic fit), and so on. Writes
src/serai/bots/bakschisch/weights.json.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

import serai
from serai.bots.bakschisch import mind
from serai.bots.bakschisch.mind import FEATURES, describe
from serai.bots.weights import write_weights
from serai.engine.chance import below, draw, generator, new_scratch
from serai.engine.compiler.compiled import compiled
from serai.games.bakschisch import rules

ITERATIONS = 120  # of regret matching per bribe
WARM_UP = 20
ROWS = 400_000


@compiled
def worth(s: Any, weights: Any, described: Any, out: Any) -> None:
    """Each seat's chance to win: at the end the result, else by the weights."""
    players = int(s.players)
    if s.ended != 0:
        ranked = np.zeros(4, np.int32)
        rules.ranks(s, ranked)
        winners = 0
        for seat in range(players):
            winners += ranked[seat] == 1
        for seat in range(players):
            out[seat] = 1.0 / winners if ranked[seat] == 1 else 0.0
        return
    describe(s, described)
    total = 0.0
    for seat in range(players):
        score = 0.0
        for f in range(FEATURES):
            score += weights[s.bribe, f] * described[seat, f]
        out[seat] = np.exp(score)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total


@compiled
def equilibrium(s: Any, table: Any, weights: Any, iterations: int, rng: Any, strategy: Any, described: Any) -> None:
    """Mixed fists of all seats for the open card, by regret matching with every alternative tried."""
    players = int(s.players)
    regrets = np.zeros((4, 42))
    actions = np.zeros((4, 42), np.int32)
    counts, picks, values = np.zeros(4, np.int64), np.zeros(4, np.int64), np.zeros(4)
    share, gains = np.zeros((4, 42)), np.zeros(42)
    strategy[:] = 0.0
    for seat in range(players):
        counts[seat] = rules.legal(s, seat, actions[seat])
    for iteration in range(iterations):
        for seat in range(players):
            total = 0.0
            for i in range(counts[seat]):
                total += max(regrets[seat, i], 0.0)
            for i in range(counts[seat]):
                share[seat, i] = max(regrets[seat, i], 0.0) / total if total > 0 else 1.0 / counts[seat]
                if iteration >= WARM_UP:
                    strategy[seat, actions[seat, i]] += share[seat, i]
            ticket, i = below(rng, 1 << 30) / float(1 << 30), 0
            while i < counts[seat] - 1 and ticket >= share[seat, i]:
                ticket -= share[seat, i]
                i += 1
            picks[seat] = i
        for seat in range(players):
            mean = 0.0
            for i in range(counts[seat]):
                table[0] = s
                t = table[0]
                for other in range(players):
                    t.fist[other] = actions[other, picks[other]]
                t.fist[seat] = actions[seat, i]
                rules.resolve(t)
                worth(t, weights, described, values)
                gains[i] = values[seat]
                mean += share[seat, i] * gains[i]
            for i in range(counts[seat]):
                regrets[seat, i] = max(regrets[seat, i] + gains[i] - mean, 0.0)


@compiled
def self_play(
    start: Any, table: Any, games: int, weights: Any, rng: Any, scratch: Any, x: Any, y: Any, bribes: Any
) -> int:
    """Games of the bot against itself: descriptions of positions before a draw, and who won in the end."""
    rows, strategy, ranked = 0, np.zeros((4, 42)), np.zeros(4, np.int32)
    described = np.zeros((4, FEATURES))
    for _ in range(games):
        table[1] = start
        s = table[1]
        players, first = int(s.players), rows
        while s.ended == 0:
            if rows + 10 > y.shape[0]:
                return first
            describe(s, described)
            for seat in range(players):
                for f in range(FEATURES):
                    x[rows, seat, f] = described[seat, f]
            bribes[rows] = s.bribe
            rows += 1
            draw(s, rng, scratch)
            equilibrium(s, table, weights, ITERATIONS, rng, strategy, described)
            for seat in range(players):
                total = 0.0
                for action in range(42):
                    total += strategy[seat, action]
                ticket, action = below(rng, 1 << 30) / float(1 << 30) * total, 0
                while action < 41 and ticket >= strategy[seat, action]:
                    ticket -= strategy[seat, action]
                    action += 1
                s.fist[seat] = action
            rules.resolve(s)
        rules.ranks(s, ranked)
        winners = 0
        for seat in range(players):
            winners += ranked[seat] == 1
        for row in range(first, rows):
            for seat in range(players):
                y[row, seat] = 1.0 / winners if ranked[seat] == 1 else 0.0
    return rows


def fit(x: Any, y: Any) -> tuple[Any, float]:
    """Conditional logistic regression by Newton's method; the weights and the mean loss."""
    weights = np.zeros(x.shape[2])
    loss = 0.0
    for _ in range(60):
        utility = x @ weights
        p = np.exp(utility - utility.max(1, keepdims=True))
        p /= p.sum(1, keepdims=True)
        loss = float(-(y * np.log(p + 1e-12)).sum(1).mean())
        gradient = np.einsum("rp,rpf->f", y - p, x) / len(x) - 1e-4 * weights
        centred = x - (p[:, :, None] * x).sum(1, keepdims=True)
        curvature = np.einsum("rp,rpf,rpg->fg", p, centred, centred) / len(x) + 1e-4 * np.eye(len(weights))
        step = np.linalg.solve(curvature, gradient)
        weights += step
        if abs(step).max() < 1e-6:
            break
    return weights, loss


def main(rounds: int, games: int) -> None:
    """Learn for 2, 3 and 4 players and write the table."""
    tables = []
    for players in (2, 3, 4):
        game = serai.game("bakschisch", players=players)
        weights = np.zeros((5, FEATURES))
        weights[:, 0], weights[:, 1] = 2.5, 2.5
        for number in range(rounds):
            x, y = np.zeros((ROWS, players, FEATURES)), np.zeros((ROWS, players))
            bribes, begin = np.zeros(ROWS, np.int32), time.perf_counter()
            table = np.zeros(2, rules.STATE)
            n = self_play(game.start().fields, table, games, weights, generator(number), new_scratch(), x, y, bribes)
            losses = []
            for bribe in range(5):
                here = bribes[:n] == bribe
                weights[bribe], loss = fit(x[:n][here], y[:n][here])
                losses.append(round(loss, 4))
            print(players, number, n, f"{time.perf_counter() - begin:.0f} s", losses, flush=True)
        tables.append(np.round(weights, 2).tolist())
    print(write_weights(Path(mind.__file__).parent, positions=tables))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4, int(sys.argv[2]) if len(sys.argv) > 2 else 3000)
