"""What a step is worth at least and at most: everything that can follow is gone through, to the end of the game.

A step's *guarantee* is the share of the victory that the seat can be sure of, its *ceiling* the share that it can hope
for, whatever is hidden and whatever others choose. Draws count by their odds. What lies beyond the horizon, the seat's
turn or the next choice that all make at once (the next two with two seats, see `outcomes`), may be anything between
nothing and the whole victory; so the bounds are wide far from the end, and never wrong. Where two seats choose at once,
the ceiling is what the other can hold the seat to by a mixed choice.

A step is proven right if its guarantee is as high as the ceiling of every other; or, where seats choose at once, if it
is at least as good as every other against everything that the others can choose.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.engine.chance import below, generator
from serai.problems.exam.outcome_table import outcomes
from serai.problems.exam.question import LEAST_GAP
from serai.solve.matrix import solve_matrix

if TYPE_CHECKING:
    from serai.engine.game import Knowledge, State

Bounds = tuple[float, float]  # guarantee and ceiling

MOST_POSITIONS, MOST_HIDDEN = 20_000, 8_000  # of one question; where hands are hidden, most lines lead nowhere
MOST_AT_ONCE = 60_000  # choices of all seats together, where they choose at once
DUEL = 2  # seats: the next choice that they make at once is gone through as well
WORLDS = 64  # imagined to find out whether anything is hidden
LINES = 12  # short random games to find out whether the end is near
STEPS = 24  # of the own turn on such a line
DEEPEST = 5  # own steps of a turn, where hands are hidden
OPEN_ENDS = ("bagdad",)  # hands are hidden there, but who has won lies open
ANYTHING: Bounds = (0.0, 1.0)
EXACT = 1e-9


class TooMuch(Exception):
    """More can follow than is gone through."""


@dataclass(frozen=True)
class Finding:
    """The steps that are proven right, and what each step is worth at least and at most."""

    right: tuple[str, ...]
    bounds: Mapping[str, Bounds]

    @property
    def settles(self) -> bool:
        """Whether every other step is proven to be clearly worse."""
        least = min(self.bounds[step][0] for step in self.right)
        return all(high <= least - LEAST_GAP for step, (_, high) in self.bounds.items() if step not in self.right)


def ends_soon(knowledge: Knowledge, seed: str) -> bool:
    """Whether some random line of play ends with the seat's turn, or as soon as choices at once are gone through."""
    choices = 2 if knowledge.game.players == DUEL else 1
    for line in range(LINES):
        rng = generator(f"{seed} line {line}")
        state, at_once = knowledge.imagine(rng), 0
        for _ in range(STEPS):
            while odds := state.odds():
                state = state.drawn(list(odds)[below(rng, len(odds))])
            if state.over:
                return True
            seats = state.to_act
            at_once += len(seats) > 1
            if at_once > choices or (len(seats) == 1 and seats[0] != knowledge.seat):
                break
            for seat in seats:
                legal = state.legal_actions(seat)
                state = state.after(seat, legal[below(rng, len(legal))])
    return False


def exhaust(knowledge: Knowledge) -> Finding | None:
    """The steps that are proven right, if any; None also where too much can follow."""
    worlds = {knowledge.imagine(generator(number)).key() for number in range(WORLDS)}
    name, world = knowledge.game.name, knowledge.imagine(generator(0))
    if world.pending or (len(worlds) > 1 and name not in OPEN_ENDS):
        return None
    hidden = name in OPEN_ENDS
    walk = _Walk(knowledge.seat, knowledge.game.players, MOST_HIDDEN if hidden else MOST_POSITIONS, hidden=hidden)
    try:
        if len(world.to_act) > 1:
            return walk.at_once(world)
        return walk.alone(world)
    except TooMuch:
        return None


class _Walk:
    """Goes through everything that can follow."""

    def __init__(self, seat: int, players: int, most: int, *, hidden: bool) -> None:
        self.seat, self.players, self.left, self.hidden = seat, players, most, hidden
        self.known: dict[tuple[bytes, int], Bounds] = {}

    def alone(self, world: State) -> Finding | None:
        """A choice that the seat makes alone."""
        names = world.game.steps
        for deep in range(1, DEEPEST) if self.hidden else (STEPS,):
            found = {names[action]: self.bounds(world.after(self.seat, action), deep) for action in self._own(world)}
            top = max(high for _, high in found.values())
            right = tuple(step for step, (low, _) in found.items() if low >= top - EXACT)
            if right:
                return Finding(right, found)
        return None

    def at_once(self, world: State) -> Finding | None:
        """A choice that all seats make at the same time: what is right against everything, or in the equilibrium."""
        names, own = world.game.steps, self._own(world)
        bounds = outcomes(world, self.seat, self.players == DUEL, MOST_AT_ONCE)
        if bounds is None:
            raise TooMuch
        low, high = bounds
        steps = range(len(own))
        right = [i for i in steps if all((low[i] >= high[k] - EXACT).all() for k in steps if k != i)]
        worth = np.stack([low.mean(axis=1), high.mean(axis=1)], axis=1)  # against everything alike
        if not right:
            worth = np.stack([low.min(axis=1), high.max(axis=1)], axis=1)
            top = float(high.max())
            if self.players == 2:
                top, column = _solved(high)
                worth[:, 1] = high @ column  # the other one can hold the seat to that
            right = [i for i in steps if worth[i, 0] >= top - EXACT]
        if not right:
            return None
        found = {names[action]: (float(worth[i, 0]), float(worth[i, 1])) for i, action in enumerate(own)}
        return Finding(tuple(names[own[i]] for i in right), found)

    def bounds(self, state: State, deep: int) -> Bounds:
        """What a position is worth to the seat at least and at most, after so many more of its own steps."""
        self.left -= 1
        if self.left < 0:
            raise TooMuch
        if state.over:
            ranking = state.ranking
            share = 1 / ranking.count(1) if ranking[self.seat] == 1 else 0.0
            return share, share
        key = state.key(), deep if self.hidden else 0
        if key not in self.known:
            self.known[key] = self._follow(state, deep)
        return self.known[key]

    def _follow(self, state: State, deep: int) -> Bounds:
        odds = state.odds()
        if odds:
            if self.hidden or not _ends(state):
                return ANYTHING
            parts = [(weight, self.bounds(state.drawn(outcome), deep)) for outcome, weight in odds.items()]
            total = sum(odds.values())
            return sum(w * low for w, (low, _) in parts) / total, sum(w * high for w, (_, high) in parts) / total
        if state.to_act != (self.seat,) or deep == 0:
            return ANYTHING
        low, high = 0.0, 0.0
        for action in self._own(state):
            least, most = self.bounds(state.after(self.seat, action), deep - 1)
            low, high = max(low, least), max(high, most)
            if low == 1.0:
                break
        return low, high

    def _own(self, state: State) -> list[int]:
        return state.legal_actions(self.seat)


def _ends(state: State) -> bool:
    """Whether the game is over after the draws that come first; a guess that costs little and spoils nothing."""
    while odds := state.odds():
        state = state.drawn(next(iter(odds)))
    return state.over


def _solved(payoffs: Any) -> tuple[float, Any]:
    """The value of a matrix game, and the other seat's mixed choice."""
    rows, columns = payoffs.shape
    row, column = np.zeros(rows), np.zeros(columns)
    table = np.zeros((rows + 1, rows + columns + 1))
    value = solve_matrix(np.ascontiguousarray(payoffs), rows, columns, table, row, column)
    return float(value), column
