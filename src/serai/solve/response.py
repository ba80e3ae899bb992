"""What a policy is worth on a tree, the best response to it, and so how far it can be exploited."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from serai.engine.compiled import released
from serai.engine.contract import Vector
from serai.solve.regrets import go_down
from serai.solve.tree import CHANCE, DECISION, TERMINAL

if TYPE_CHECKING:
    from serai.solve.tree import Tree


@released
def respond(
    levels: Vector, kind: Vector, first: Vector, count: Vector, odds: Vector, value: Vector, info: Vector,
    seat: Vector, start: Vector, size: Vector, policy: Vector, player: int,
    own: Vector, others: Vector, worth: Vector, gains: Vector, best: Vector,
) -> float:  # fmt: skip
    """The player's best answer to the other's part of a policy: what it is worth; `best` gets its steps."""
    sign = 1.0 if player == 0 else -1.0
    go_down(kind, first, count, odds, info, seat, start, policy, player, own, others)
    gains[:] = 0.0
    for level in range(levels.size - 2, -1, -1):  # all nodes of an information set are of one level
        low, high = levels[level], levels[level + 1]
        for node in range(low, high):
            begin, n = first[node], count[node]
            mean = 0.0
            if kind[node] == TERMINAL:
                mean = sign * value[node]
            elif kind[node] == CHANCE:
                for i in range(n):
                    mean += odds[begin + i] * worth[begin + i]
            else:
                at = start[info[node]]
                if seat[info[node]] == player:
                    for i in range(n):
                        gains[at + i] += others[node] * worth[begin + i]
                else:
                    for i in range(n):
                        mean += policy[at + i] * worth[begin + i]
            worth[node] = mean
        for node in range(low, high):
            if kind[node] == DECISION and seat[info[node]] == player:
                row = info[node]
                at, top = start[row], 0
                for i in range(1, size[row]):
                    if gains[at + i] > gains[at + top]:
                        top = i
                for i in range(size[row]):
                    best[at + i] = 1.0 if i == top else 0.0
                worth[node] = worth[first[node] + top]
    return float(worth[0])


@released
def expect(
    kind: Vector, first: Vector, count: Vector, odds: Vector, value: Vector, info: Vector, start: Vector,
    policy: Vector, worth: Vector,
) -> float:  # fmt: skip
    """What a policy of both seats is worth to seat 0."""
    for node in range(kind.size - 1, -1, -1):
        begin, mean = first[node], 0.0
        if kind[node] == TERMINAL:
            mean = value[node]
        else:
            at = start[info[node]] if kind[node] == DECISION else 0
            for i in range(count[node]):
                mean += (odds[begin + i] if kind[node] == CHANCE else policy[at + i]) * worth[begin + i]
        worth[node] = mean
    return float(worth[0])


def policy_value(tree: Tree, policy: Any) -> float:
    """What a policy of both seats is worth to seat 0, in stakes."""
    return float(
        expect(
            tree.kind, tree.first, tree.count, tree.odds, tree.value, tree.info, tree.start, policy,
            np.zeros(tree.nodes),
        )  # fmt: skip
    )


def best_response(tree: Tree, policy: Any, player: int) -> tuple[float, Any]:
    """What the best answer of a seat to the other's part of a policy is worth to it, and the policy with that answer."""
    own, others, worth = (np.zeros(tree.nodes) for _ in range(3))
    best = policy.copy()
    found = respond(
        tree.levels, tree.kind, tree.first, tree.count, tree.odds, tree.value, tree.info, tree.seat, tree.start,
        tree.size, policy, player, own, others, worth, np.zeros(policy.size), best,
    )  # fmt: skip
    return float(found), best


def exploitability(tree: Tree, policy: Any) -> float:
    """What best responses win from a policy, the mean of both seats, in stakes: 0 for an equilibrium."""
    return (best_response(tree, policy, 0)[0] + best_response(tree, policy, 1)[0]) / 2
