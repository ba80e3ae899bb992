"""The whole tree of a small game for two, as flat arrays: every history, and what each seat has seen in it.

Nodes are numbered level by level: the children of a node follow each other, and a child's number is higher than its
parent's. An information set is what a seat has seen and chosen so far, all of it (perfect recall), as in OpenSpiel:
a draw that it cannot tell from another is the same to it, and a secret choice of the other seat is seen when all open.
Seats that choose at once choose in order here, and nobody sees what those before have chosen.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.engine.chance import generator, new_scratch
from serai.engine.compiler.compiled import released
from serai.engine.contract import Record, Vector, chance, imagine, legal, over, pending, play, settle, to_act
from serai.engine.game import State
from serai.engine.playouts import lowest_seat
from serai.solve.nodes import (
    CHANCE,
    DECISION,
    NOTHING_SEEN,
    SEATS,
    TERMINAL,
    Tell,
    TooLarge,
    check_two,
    hash_row,
    mix,
    value_ends,
)  # fmt: skip
from serai.solve.response import expect, respond

if TYPE_CHECKING:
    from serai.engine.game import Game

MOST_NODES = 30_000_000
BASE = 0x100000001B3  # of what is seen: a seat's step is a number of its own, and so is a draw


@released
def count_children(states: Any, scratch: Record, counts: Vector, movers: Vector) -> int:
    """How many children each position has, and who moves: a seat, -1 for chance, -2 at the end; all children."""
    total = 0
    for node in range(states.size):
        s = states[node]
        if over(s):
            counts[node], movers[node] = 0, -2
            continue
        seats = to_act(s)
        if seats == 0:
            counts[node], movers[node] = chance(s, scratch.outcomes, scratch.weights), -1
        else:
            movers[node] = lowest_seat(seats)
            counts[node] = legal(s, movers[node], scratch.actions)
        total += counts[node]
    return total


@released
def grow(
    states: Any, seen: Any, secret: Vector, movers: Vector, scratch: Record, tables: Any, words: Any, rng: Vector,
    young: Any, young_seen: Any, young_secret: Vector, odds: Vector, steps: Vector,
) -> None:  # fmt: skip
    """Write all children of a level: positions, what was seen on the way, odds of draws, numbers of steps."""
    child = 0
    for node in range(states.size):
        if movers[node] == -1:
            n = chance(states[node], scratch.outcomes, scratch.weights)
            total, first = 0, child
            for i in range(n):
                total += scratch.weights[i]
            for i in range(n):
                young[child] = states[node]
                settle(young[child], scratch.outcomes[i])
                odds[child], steps[child] = scratch.weights[i] / total, scratch.outcomes[i]
                young_secret[child] = secret[node]
                child += 1
            for seat in range(SEATS):
                for i in range(n):  # what it knows then tells a draw that it sees, and nothing of one that it does not
                    tables[0] = young[first + i]
                    rng[0] = np.uint64(1)
                    imagine(tables[0], seat, rng)
                    young_seen[first + i, seat] = mix(seen[node, seat], hash_row(words, 0))
        elif movers[node] >= 0:
            mover = int(movers[node])
            n = legal(states[node], mover, scratch.actions)
            for i in range(n):
                action = int(scratch.actions[i])
                young[child] = states[node]
                play(young[child], mover, action)
                odds[child], steps[child] = 1.0, action
                told = np.uint64(BASE * (1 + mover) + action)
                done = mix(secret[node], told)
                waits = pending(young[child]) != 0
                for seat in range(SEATS):
                    if not waits:
                        young_seen[child, seat] = mix(seen[node, seat], done)
                    elif seat == mover:
                        young_seen[child, seat] = mix(seen[node, seat], told)
                    else:
                        young_seen[child, seat] = seen[node, seat]
                young_secret[child] = done if waits else np.uint64(0)
                child += 1


@dataclass
class Tree:
    """All histories of a game. A row of the first arrays is a node, of the others an information set."""

    game: Game
    levels: Any  # where each level of nodes begins, and the end
    kind: Any
    first: Any  # child
    count: Any  # of children
    odds: Any  # of coming here by the draw before; 1 after a step
    value: Any  # of an end, to seat 0
    info: Any  # information set of a decision, else -1
    seat: Any  # that chooses
    start: Any  # of its steps in `steps` and in every table of a policy
    size: Any  # how many steps
    steps: Any
    worlds: Any  # a position of each information set

    @property
    def nodes(self) -> int:
        """How many histories."""
        return int(self.kind.size)

    @property
    def information_sets(self) -> tuple[int, int]:
        """How many each seat has."""
        return int((self.seat == 0).sum()), int((self.seat == 1).sum())

    def uniform(self) -> Any:
        """The policy that takes every step as often."""
        return np.repeat(1.0 / self.size, self.size)

    @cached_property
    def owner(self) -> Any:
        """The seat of each number of a policy."""
        return np.repeat(self.seat, self.size)

    @property
    def choices(self) -> list[tuple[int, int]]:
        """Every information set with more than one step, and its seat."""
        return [(int(row), int(self.seat[row])) for row in np.flatnonzero(self.size > 1)]

    def part(self, row: int, seat: int) -> slice:
        """Where a policy has the steps of an information set."""
        return slice(self.start[row], self.start[row] + self.size[row])

    def actions(self, row: int, seat: int) -> Any:
        """The steps of an information set, in a policy's order."""
        return self.steps[self.part(row, seat)]

    def state(self, row: int) -> State:
        """A position of an information set."""
        return State(self.game, self.worlds[row])

    def policy_value(self, policy: Any) -> float:
        """What a policy of both seats is worth to seat 0, in stakes."""
        worth = np.zeros(self.nodes)
        return float(
            expect(self.kind, self.first, self.count, self.odds, self.value, self.info, self.start, policy, worth)
        )

    def best_response(self, policy: Any, player: int) -> tuple[float, Any]:
        """What the best answer of a seat to the other's part of a policy is worth to it, and the policy with it."""
        own, others, worth = (np.zeros(self.nodes) for _ in range(3))
        best = policy.copy()
        found = respond(
            self.levels, self.kind, self.first, self.count, self.odds, self.value, self.info, self.seat, self.start,
            self.size, policy, player, own, others, worth, np.zeros(policy.size), best,
        )  # fmt: skip
        return float(found), best

    def exploitability(self, policy: Any) -> float:
        """What best responses win from a policy, the mean of both seats, in stakes: 0 for an equilibrium."""
        return (self.best_response(policy, 0)[0] + self.best_response(policy, 1)[0]) / 2


def build_tree(game: Game, *, most: int = MOST_NODES, tell: Tell | None = None) -> Tree:
    """The tree of a game for two; TooLarge if it has more than `most` nodes."""
    check_two(game)
    dtype, scratch, rng = game.rulebook.dtype, new_scratch(), generator(0)
    wide = -(-dtype.itemsize // 8)  # words of a position
    words = np.zeros((1, wide), np.uint64)
    tables = np.ndarray(1, dtype, words)  # the same memory, as a position
    states = np.zeros(1, dtype)
    states[0] = game.start().fields
    seen, secret = np.full((1, SEATS), NOTHING_SEEN, np.uint64), np.zeros(1, np.uint64)
    odds = np.ones(1)
    levels, parts, sets = [0], [], []
    information_sets = 0
    with np.errstate(over="ignore"):  # hashes wrap; only plain Python minds
        while states.size:
            counts, movers = np.zeros(states.size, np.int32), np.zeros(states.size, np.int8)
            total = count_children(states, scratch, counts, movers)
            levels.append(levels[-1] + states.size)
            if levels[-1] + total > most:
                raise TooLarge(
                    f"This game has more than {most:,} histories; docs/exact.md names options that make it smaller."
                )
            young, young_seen = np.zeros(total, dtype), np.zeros((total, SEATS), np.uint64)
            young_secret, young_odds, steps = np.zeros(total, np.uint64), np.zeros(total), np.zeros(total, np.int16)
            grow(
                states, seen, secret, movers, scratch, tables, words, rng,
                young, young_seen, young_secret, young_odds, steps,
            )  # fmt: skip
            value = np.zeros(states.size)
            value_ends(states, movers, value)
            first = levels[-1] + np.cumsum(counts, dtype=np.int32) - counts
            info = np.full(states.size, -1, np.int32)
            deciding = np.flatnonzero(movers >= 0)
            if deciding.size:
                keys = seen[deciding, movers[deciding]] ^ movers[deciding].astype(np.uint64)
                _, chosen, which = np.unique(keys, return_index=True, return_inverse=True)
                info[deciding] = information_sets + which
                rows = deciding[chosen]
                begin = first[rows] - levels[-1]
                own = [steps[at : at + n] for at, n in zip(begin, counts[rows], strict=True)]
                sets.append((movers[rows], counts[rows], np.concatenate(own), states[rows]))
                if (counts[deciding] != counts[rows][which]).any() or (movers[deciding] != movers[rows][which]).any():
                    raise AssertionError("an information set with two kinds of choices")
                information_sets += rows.size
            kind = np.where(movers >= 0, DECISION, np.where(movers == -1, CHANCE, TERMINAL)).astype(np.int8)
            parts.append((kind, first.astype(np.int32), counts, odds, value, info))
            if tell is not None:
                tell(len(levels) - 1, levels[-1])
            states, seen, secret, odds = young, young_seen, young_secret, young_odds
    kind, first, count, odds, value, info = (np.concatenate(part) for part in zip(*parts, strict=True))
    seat, size, steps, worlds = (np.concatenate(part) for part in zip(*sets, strict=True))
    start = np.cumsum(size, dtype=np.int64) - size
    return Tree(
        game, np.array(levels), kind, first, count, odds, value, info, seat, start, size, steps, worlds,
    )  # fmt: skip
