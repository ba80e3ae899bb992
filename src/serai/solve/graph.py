"""The positions of a game for two in which all is open but choices made at once, and its exact solution.

In such a game (Bakschisch) a position holds all that counts: whoever comes to it the same way or another has the same
game before him. So equal positions are one node, a simultaneous choice is a matrix game whose entries are the values of
what follows, and going backwards from the ends solves the whole game exactly. A policy is a mixed choice for each seat
and position.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.engine.chance import MOST_ACTIONS, new_scratch
from serai.engine.compiler.compiled import released
from serai.engine.contract import Record, Vector, chance, legal, over, play, settle, to_act
from serai.engine.errors import SeraiError
from serai.engine.game import State
from serai.solve.matrix import solve_matrix
from serai.solve.nodes import CHANCE, DECISION, SEATS, TERMINAL, Tell, TooLarge, check_two, hash_row, value_ends

if TYPE_CHECKING:
    from serai.engine.game import Game

MOST_EDGES = 60_000_000
MOST_CHOICES = 64  # of a seat at once


@released
def count_ways(states: Any, scratch: Record, kind: Vector, sizes: Any) -> int:
    """What each position is, and how many steps each seat has; chance counts as the first seat. All ways on."""
    total = 0
    for node in range(states.size):
        s = states[node]
        sizes[node, 0] = sizes[node, 1] = 1
        if over(s):
            kind[node] = TERMINAL
            continue
        seats = to_act(s)
        if seats == 0:
            kind[node] = CHANCE
            sizes[node, 0] = chance(s, scratch.outcomes, scratch.weights)
        else:
            kind[node] = DECISION
            for seat in range(SEATS):
                if (seats >> seat) & 1:
                    sizes[node, seat] = legal(s, seat, scratch.actions)
        total += sizes[node, 0] * sizes[node, 1]
    return total


@released
def go_on(
    states: Any, kind: Vector, sizes: Any, scratch: Record, tables: Any, words: Any, others: Vector,
    young: Any, keys: Vector, odds: Vector, steps: Any,
) -> None:  # fmt: skip
    """Write where every way leads, a hash of each, the odds of draws, and the steps of both seats."""
    way = 0
    for node in range(states.size):
        if kind[node] == CHANCE:
            total = 0
            chance(states[node], scratch.outcomes, scratch.weights)
            for i in range(sizes[node, 0]):
                total += scratch.weights[i]
            for i in range(sizes[node, 0]):
                tables[0] = states[node]
                settle(tables[0], scratch.outcomes[i])
                young[way], keys[way], odds[way] = tables[0], hash_row(words, 0), scratch.weights[i] / total
                way += 1
        elif kind[node] == DECISION:
            seats = to_act(states[node])
            if seats & 1:
                legal(states[node], 0, scratch.actions)
            if seats & 2:
                legal(states[node], 1, others)
            for i in range(sizes[node, 0]):
                for j in range(sizes[node, 1]):
                    tables[0] = states[node]
                    if seats & 1:
                        play(tables[0], 0, scratch.actions[i])
                    if seats & 2:
                        play(tables[0], 1, others[j])
                    young[way], keys[way], odds[way] = tables[0], hash_row(words, 0), 1.0
                    steps[way, 0] = scratch.actions[i] if seats & 1 else -1
                    steps[way, 1] = others[j] if seats & 2 else -1
                    way += 1


@released
def solve_backwards(
    kind: Vector, first: Vector, sizes: Any, child: Vector, odds: Vector, value: Vector, start: Any, policy: Vector,
    worth: Vector,
) -> float:  # fmt: skip
    """The value of every position to seat 0, and an equilibrium; the value of the start."""
    payoffs = np.zeros((MOST_CHOICES, MOST_CHOICES))
    table = np.zeros((MOST_CHOICES + 1, 2 * MOST_CHOICES + 1))
    row, column = np.zeros(MOST_CHOICES), np.zeros(MOST_CHOICES)
    for node in range(kind.size - 1, -1, -1):
        at = first[node]
        if kind[node] == TERMINAL:
            worth[node] = value[node]
        elif kind[node] == CHANCE:
            mean = 0.0
            for i in range(sizes[node, 0]):
                mean += odds[at + i] * worth[child[at + i]]
            worth[node] = mean
        else:
            rows, columns = sizes[node, 0], sizes[node, 1]
            for i in range(rows):
                for j in range(columns):
                    payoffs[i, j] = worth[child[at + i * columns + j]]
            worth[node] = solve_matrix(payoffs, rows, columns, table, row, column)
            policy[start[node, 0] : start[node, 0] + rows] = row[:rows]
            policy[start[node, 1] : start[node, 1] + columns] = column[:columns]
    return float(worth[0])


@released
def follow(
    kind: Vector, first: Vector, sizes: Any, child: Vector, odds: Vector, value: Vector, start: Any, policy: Vector,
    player: int, best: Vector, worth: Vector,
) -> float:  # fmt: skip
    """What a policy is worth to seat 0 (player -1), or the best answer of a player to it; `best` gets its steps."""
    sign = -1.0 if player == 1 else 1.0
    for node in range(kind.size - 1, -1, -1):
        at, rows, columns = first[node], sizes[node, 0], sizes[node, 1]
        mean = 0.0
        if kind[node] == TERMINAL:
            mean = sign * value[node]
        elif kind[node] == CHANCE:
            for i in range(rows):
                mean += odds[at + i] * worth[child[at + i]]
        elif player < 0:
            for i in range(rows):
                for j in range(columns):
                    share = policy[start[node, 0] + i] * policy[start[node, 1] + j]
                    mean += share * worth[child[at + i * columns + j]]
        else:
            own, theirs = (rows, columns) if player == 0 else (columns, rows)
            mean, top = -1e300, 0
            for i in range(own):
                gain = 0.0
                for j in range(theirs):
                    way = at + (i * columns + j if player == 0 else j * columns + i)
                    gain += policy[start[node, 1 - player] + j] * worth[child[way]]
                if gain > mean:
                    mean, top = gain, i
            for i in range(own):
                best[start[node, player] + i] = 1.0 if i == top else 0.0
        worth[node] = mean
    return float(worth[0])


@dataclass
class Graph:
    """All positions of a game, level by level; a row of the arrays is a position, of the last two a way on from one."""

    game: Game
    kind: Any
    first: Any  # way
    sizes: Any  # steps of each seat; the outcomes of a draw as steps of seat 0
    value: Any  # of an end, to seat 0
    start: Any  # of each seat's steps in a policy
    states: Any
    child: Any
    odds: Any
    steps: Any  # of both seats on each way

    @property
    def nodes(self) -> int:
        """How many positions, those before draws included."""
        return int(self.kind.size)

    @property
    def choices(self) -> list[tuple[int, int]]:
        """Every position and seat with more than one step."""
        deciding = self.kind == DECISION
        return [
            (int(node), seat) for seat in range(SEATS) for node in np.flatnonzero(deciding & (self.sizes[:, seat] > 1))
        ]

    @cached_property
    def owner(self) -> Any:
        """The seat of each number of a policy."""
        deciding = self.kind == DECISION
        return np.repeat(np.tile(np.arange(SEATS), int(deciding.sum())), self.sizes[deciding].ravel())

    def actions(self, node: int, seat: int) -> Any:
        """The steps of a seat, in a policy's order."""
        rows, columns = self.sizes[node]
        ways = self.steps[self.first[node] : self.first[node] + rows * columns, seat].reshape(rows, columns)
        return ways[:, 0] if seat == 0 else ways[0]

    def part(self, node: int, seat: int) -> slice:
        """Where a policy has the seat's steps."""
        return slice(self.start[node, seat], self.start[node, seat] + self.sizes[node, seat])

    def state(self, node: int) -> State:
        """A position."""
        return State(self.game, self.states[node])

    def uniform(self) -> Any:
        """The policy that takes every step as often."""
        sizes = self.sizes[self.kind == DECISION].ravel()
        return np.repeat(1.0 / sizes, sizes)

    def solve(self) -> tuple[float, Any]:
        """The exact value to seat 0, and an equilibrium."""
        policy = self.uniform()
        return float(solve_backwards(*self._arrays(), policy, np.zeros(self.nodes))), policy

    def policy_value(self, policy: Any) -> float:
        """What a policy of both seats is worth to seat 0, in stakes."""
        return float(follow(*self._arrays(), policy, -1, policy, np.zeros(self.nodes)))

    def best_response(self, policy: Any, player: int) -> tuple[float, Any]:
        """What the best answer of a seat to the other's part of a policy is worth to it, and the policy with it."""
        best = policy.copy()
        return float(follow(*self._arrays(), policy, player, best, np.zeros(self.nodes))), best

    def exploitability(self, policy: Any) -> float:
        """What best responses win from a policy, the mean of both seats, in stakes."""
        return (self.best_response(policy, 0)[0] + self.best_response(policy, 1)[0]) / 2

    def _arrays(self) -> tuple[Any, Any, Any, Any, Any, Any, Any]:
        return self.kind, self.first, self.sizes, self.child, self.odds, self.value, self.start


def is_open(game: Game) -> bool:
    """Whether all is open in a game but choices made at once."""
    return game.rulebook.simultaneous


def build_graph(game: Game, *, most: int = MOST_EDGES, tell: Tell | None = None) -> Graph:
    """The positions of a game for two; TooLarge if more than `most` ways lead from one to another."""
    check_two(game)
    if not is_open(game):
        raise SeraiError(f"In {game.title} hands are hidden, so a position is not all that counts: build its tree.")
    dtype, scratch, others = game.rulebook.dtype, new_scratch(), np.zeros(MOST_ACTIONS, np.int32)
    words = np.zeros((1, -(-dtype.itemsize // 8)), np.uint64)
    tables = np.ndarray(1, dtype, words)  # the same memory, as a position
    states = np.zeros(1, dtype)
    states[0] = game.start().fields
    nodes: list[Any] = []
    ways: list[Any] = []
    before, edges = 0, 0
    with np.errstate(over="ignore"):  # hashes wrap; only plain Python minds
        while states.size:
            kind, sizes = np.zeros(states.size, np.int8), np.zeros((states.size, SEATS), np.int32)
            total = count_ways(states, scratch, kind, sizes)
            if edges + total > most:
                raise TooLarge(
                    f"More than {most:,} ways lead from position to position; options make the game smaller."
                )
            young, keys = np.zeros(total, dtype), np.zeros(total, np.uint64)
            odds, steps = np.zeros(total), np.full((total, SEATS), -1, np.int16)
            go_on(states, kind, sizes, scratch, tables, words, others, young, keys, odds, steps)
            value, movers = np.zeros(states.size), np.where(kind == TERMINAL, -2, 0).astype(np.int8)
            value_ends(states, movers, value)
            ways_on = np.where(kind == TERMINAL, 0, sizes[:, 0].astype(np.int64) * sizes[:, 1])
            first = edges + np.cumsum(ways_on) - ways_on
            nodes.append((kind, first, sizes, value, states))
            _, chosen, which = np.unique(keys, return_index=True, return_inverse=True)
            before += states.size
            ways.append(((before + which).astype(np.int32), odds, steps))
            edges += total
            states = young[chosen]
            if tell is not None:
                tell(len(nodes), before)
    kind, first, sizes, value, states = (np.concatenate(part) for part in zip(*nodes, strict=True))
    room = np.where((kind == DECISION)[:, None], sizes, 0).astype(np.int64).ravel()
    start = (np.cumsum(room) - room).reshape(-1, SEATS)
    return Graph(game, kind, first, sizes, value, start, states, *(np.concatenate(p) for p in zip(*ways, strict=True)))
