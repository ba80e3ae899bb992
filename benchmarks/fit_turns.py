"""Learn what turns to come are worth in Five Tribes, from self-play of the search.

    python benchmarks/fit_turns.py [PLAYERS] [GAMES] [SIMULATIONS]        2 players, 250 games of 200 simulations a step

Positions where a turn or a round begins are worth what the search found there, drawn towards the end of the game as in
`serai train`. Without the turns to come the mind's points say who is ahead (`describe`); what the turns add is fitted
on four fifths of the games, tried on the others, and printed in points:

    best      of the best move that a turn finds on today's board, by how many turns go before it
    usual     of the mean of the seat's best four moves
    found     beyond that, for the turn alone
    next      of that mean when a round begins, before anybody has bid
    powers    of Djinns: what to add to their worth in a whole game

`broken` in weights.json is what `best` lacks to 1; `next` there is for one marker, and with two players a seat has two.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

import serai
from serai.bots.five_tribes.mind import LAST_SPREAD, PARTS, SPREAD, TURN_PART, describe, offers, resting
from serai.bots.five_tribes.worth import GLANCE
from serai.bots.search import child, judge
from serai.bots.searcher import FIRST_ROOT
from serai.engine.chance import draw, generator
from serai.engine.compiler.compiled import compiled
from serai.engine.contract import over, play, to_act
from serai.games.five_tribes.pieces import DJINN_NAMES, DJINNS, EMPTY, MOVE, SPOTS, TILES
from serai.training.self_play import TRUST, SelfPlay, pick, think

MOST = 300  # positions of a game
RIDGE = 1e-5
EVERY = 5  # one game of so many is not learned from
BEST, USUAL, FOUND, NEXT = range(4), range(4, 7), range(7, 11), range(11, 12)
FEATURES = 12 + DJINNS


@compiled
def features(s: Any, out: Any) -> None:
    """What the turns to come look like, a row for each seat; and its Djinns by how much of the game is left."""
    glances, gained, usual = np.empty(1, GLANCE), np.empty((4, TILES)), np.empty(4)
    used, before = 0, 0
    for seat in range(s.players):
        usual[seat] = offers(s, seat, glances, gained[seat])
        out[seat, :] = 0.0
        if s.phase != MOVE:
            out[seat, 11] = usual[seat]
        for djinn in range(DJINNS):
            out[seat, 12 + djinn] = glances[0].left * ((int(s.owned[seat]) >> djinn) & 1)
    for step in range(SPOTS + 1):
        seat = int(s.seat) if step == 0 else int(s.spots[SPOTS - step])
        if (step == 0 and s.phase != MOVE) or seat == EMPTY:
            continue
        best, best_tile = 0.0, 0
        for tile in range(TILES):
            if (used >> tile) & 1 == 0 and gained[seat, tile] > best:
                best, best_tile = gained[seat, tile], tile
        used |= 1 << best_tile
        out[seat, before] += best
        if before > 0:
            out[seat, 3 + before] += usual[seat]
        out[seat, 7 + before] += 1.0
        before += 1


@compiled
def examples(
    start: Any, table: Any, root: Any, nodes: Any, edges: Any, settings: Any, numbers: Any, rng: Any, scratch: Any,
    way: Any, simulations: int, points: Any, x: Any, y: Any, spread: Any,
) -> int:  # fmt: skip
    """One game of the search against itself: what its positions look like and were worth, and how many there are."""
    table[0] = start
    s = table[0]
    rows, parts, worth = 0, np.empty((4, PARTS)), np.zeros(4)
    while not over(s):
        if to_act(s) == 0:
            draw(s, rng, scratch)
            continue
        seat, noted = int(s.seat), resting(s) and rows < MOST
        think(s, table, seat, root, nodes, edges, settings, numbers, rng, scratch, way, simulations, worth)
        if noted:
            left = describe(s, parts)
            spread[rows] = LAST_SPREAD[s.players - 2] + SPREAD[s.players - 2] * left
            features(s, x[rows])
            for other in range(s.players):
                points[rows, other] = parts[other].sum() - parts[other, TURN_PART]
                y[rows, other] = worth[other]
            rows += 1
        play(s, seat, pick(seat, False, root, nodes, edges, rng, way))
    judge(s, numbers, way)
    for other in range(s.players):
        after = way.values[other]
        for row in range(rows - 1, -1, -1):
            after = TRUST * after + (1 - TRUST) * y[row, other]
            y[row, other] = after
    return rows


def chances(utility: Any) -> Any:
    """The softmax over seats."""
    odds = np.exp(utility - utility.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)


def loss(told: Any, wanted: Any) -> float:
    """The mean cross-entropy above the least possible."""
    told, wanted = np.clip(told, 1e-9, 1), np.clip(wanted, 1e-9, 1)
    return float((wanted * np.log(wanted / told)).sum(1).mean())


def fit(x: Any, base: Any, y: Any) -> tuple[Any, Any]:
    """Weights that add to what is known already, and their errors as if positions were independent: Newton's method."""
    weights, curvature = np.zeros(x.shape[2]), np.eye(x.shape[2])
    for _ in range(30):
        p = chances(x @ weights + base)
        slope = np.einsum("rp,rpf->f", y - p, x) / len(x) - RIDGE * weights
        centred = x - (p[:, :, None] * x).sum(1, keepdims=True)
        curvature = np.einsum("rp,rpf,rpg->fg", p, centred, centred, optimize=True) / len(x)
        curvature += RIDGE * np.eye(len(weights))
        step = np.linalg.solve(curvature, slope)
        weights = weights + step
        if abs(step).max() < 1e-7:
            break
    return weights, np.sqrt(np.diag(np.linalg.inv(curvature)) / len(x))


def main(players: int = 2, games: int = 250, simulations: int = 200) -> None:
    """Play, fit and print."""
    game = serai.game("five-tribes", players=players)
    self_play, numbers = SelfPlay(game, simulations), np.zeros(0, np.float32)
    points, x, y = np.zeros((MOST, players)), np.zeros((MOST, players, FEATURES)), np.zeros((MOST, players))
    spread, kept = np.zeros(MOST), []
    for number in range(games):
        with np.errstate(over="ignore"):  # hashes wrap
            rows = examples(
                game.start().fields, self_play.table, np.uint64(child(FIRST_ROOT, 1)), self_play.nodes, self_play.edges,
                self_play.settings, numbers, generator(f"turns {players} {number}"), self_play.scratch, self_play.way,
                simulations, points, x, y, spread,
            )  # fmt: skip
        by = spread[:rows, None]
        kept.append((np.full(rows, number), points[:rows] / by, x[:rows] / by[:, :, None], y[:rows].copy()))
    of, base, seen, wanted = (np.concatenate(part) for part in zip(*kept, strict=True))
    new = of % EVERY == EVERY - 1
    weights, errors = fit(seen[~new], base[~new], wanted[~new])
    today = seen[:, :, [*BEST]].sum(2)  # each turn as if nothing changed
    print(f"{players} players, {games} games, {len(of)} positions; off by, in games not learned from:")
    print(f"turns as if nothing changed {loss(chances(base + today)[new], wanted[new]):.4f}", end=", ")
    print(f"fitted {loss(chances(base + seen @ weights)[new], wanted[new]):.4f}")
    for name, where in (("best", BEST), ("usual", USUAL), ("found", FOUND), ("next", NEXT)):
        print(f"{name:6}", "  ".join(f"{weights[at]:+.2f} ± {errors[at]:.2f}" for at in where))
    for djinn, name in enumerate(DJINN_NAMES[:DJINNS]):
        print(f"{name:10} {weights[12 + djinn]:+.1f} ± {errors[12 + djinn]:.1f}")


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:]))
