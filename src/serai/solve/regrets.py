"""Counterfactual regret minimisation on a tree: CFR and CFR+, with alternating updates as OpenSpiel makes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.engine.compiler.compiled import compiled, released
from serai.engine.contract import Vector
from serai.solve.nodes import CHANCE, DECISION
from serai.solve.response import go_down

if TYPE_CHECKING:
    from serai.solve.tree import Tree


@compiled
def match_regrets(regrets: Vector, start: Vector, size: Vector, out: Vector) -> None:
    """Steps in proportion to their positive regrets; all alike where there is none."""
    for row in range(start.size):
        begin, end = start[row], start[row] + size[row]
        total = 0.0
        for at in range(begin, end):
            total += max(regrets[at], 0.0)
        for at in range(begin, end):
            out[at] = max(regrets[at], 0.0) / total if total > 0.0 else 1.0 / size[row]


@released
def improve(
    kind: Vector, first: Vector, count: Vector, odds: Vector, value: Vector, info: Vector,
    seat: Vector, start: Vector, size: Vector, policy: Vector, regrets: Vector, total: Vector,
    own: Vector, others: Vector, worth: Vector, begun: int, iterations: int, plus: bool,
) -> None:  # fmt: skip
    """So many iterations; `begun` were made before. A policy's sum grows by how likely the player comes to a node."""
    for iteration in range(begun + 1, begun + iterations + 1):
        weight = float(iteration) if plus else 1.0
        for player in range(2):
            sign = 1.0 if player == 0 else -1.0
            go_down(kind, first, count, odds, info, seat, start, policy, player, own, others)
            for node in range(kind.size - 1, -1, -1):
                begin, n = first[node], count[node]
                if kind[node] == CHANCE:
                    mean = 0.0
                    for i in range(n):
                        mean += odds[begin + i] * worth[begin + i]
                    worth[node] = mean
                elif kind[node] == DECISION:
                    row = info[node]
                    at = start[row]
                    mean = 0.0
                    for i in range(n):
                        mean += policy[at + i] * worth[begin + i]
                    worth[node] = mean
                    if seat[row] == player:
                        for i in range(n):
                            regrets[at + i] += others[node] * (worth[begin + i] - mean)
                            total[at + i] += weight * own[node] * policy[at + i]
                else:
                    worth[node] = sign * value[node]
            if plus:
                for at in range(regrets.size):
                    regrets[at] = max(regrets[at], 0.0)
            match_regrets(regrets, start, size, policy)


@dataclass
class Learner:
    """A run of CFR or CFR+ that can be gone on with."""

    tree: Tree
    plus: bool
    iterations: int
    regrets: Any
    total: Any  # summed policies

    @classmethod
    def begin(cls, tree: Tree, *, plus: bool) -> Learner:
        """Nothing learned yet."""
        return cls(tree, plus, 0, np.zeros(tree.steps.size), np.zeros(tree.steps.size))

    def run(self, iterations: int) -> None:
        """So many more iterations."""
        tree, policy = self.tree, np.zeros(self.regrets.size)
        match_regrets(self.regrets, tree.start, tree.size, policy)
        own, others, worth = (np.zeros(tree.nodes) for _ in range(3))
        improve(
            tree.kind, tree.first, tree.count, tree.odds, tree.value, tree.info, tree.seat, tree.start, tree.size,
            policy, self.regrets, self.total, own, others, worth, self.iterations, iterations, self.plus,
        )  # fmt: skip
        self.iterations += iterations

    def average(self) -> Any:
        """The policy that comes near to an equilibrium: the mean of all policies so far."""
        policy = np.zeros(self.total.size)
        match_regrets(self.total, self.tree.start, self.tree.size, policy)
        return policy
