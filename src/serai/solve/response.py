"""What a policy is worth on a tree, and the best response to it."""

from __future__ import annotations

from serai.engine.compiler.compiled import compiled, released
from serai.engine.contract import Vector
from serai.solve.nodes import CHANCE, DECISION, TERMINAL


@compiled
def go_down(
    kind: Vector, first: Vector, count: Vector, odds: Vector, info: Vector, seat: Vector, start: Vector,
    policy: Vector, player: int, own: Vector, others: Vector,
) -> None:  # fmt: skip
    """How likely each node is by the player's own choices, and by everything else."""
    own[0] = others[0] = 1.0
    for node in range(kind.size):
        begin = first[node]
        if kind[node] == CHANCE:
            for i in range(count[node]):
                own[begin + i], others[begin + i] = own[node], others[node] * odds[begin + i]
        elif kind[node] == DECISION:
            row = info[node]
            at = start[row]
            mine = seat[row] == player
            for i in range(count[node]):
                share = policy[at + i]
                own[begin + i] = own[node] * share if mine else own[node]
                others[begin + i] = others[node] if mine else others[node] * share


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
