"""The coach: whether a choice that was made gave much away, by the strongest bot's judgement of what the seat knew.

A quick look at all steps tells whether the choice is in question at all. Only then both steps, the one that was made
and the best, get simulations of their own in several runs, and a difference within the noise is no mistake.
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from serai.bots.confidence import interval
from serai.bots.explanations import Reason, explain
from serai.bots.searcher import Budget, Search
from serai.engine.chance import generator
from serai.engine.lookahead import whole_turn

if TYPE_CHECKING:
    from serai.engine.game import Knowledge

MUCH = 0.06  # of the victory: less is not worth a word
QUICK, CAREFUL = 600, 3_000  # simulations of a look at all steps, and of each run
MIXED = 12_000  # of each run where seats choose at once: a poor step gets few of them
RUNS = 4


@dataclass(frozen=True)
class Mistake:
    """A choice that gave away so much of the victory, and the step that was stronger."""

    step: str
    better: str
    cost: float
    turn: tuple[str, ...]  # that begins with the stronger step
    reasons: tuple[Reason, ...]  # what it brings


def find_mistake(choices: Sequence[tuple[Knowledge, str]], seed: str) -> Mistake | None:
    """The worst of some choices, each with what the seat knew before it; None if none of them cost much."""
    found = [_mistake(knowledge, step, f"{seed} {number}") for number, (knowledge, step) in enumerate(choices)]
    return max((mistake for mistake in found if mistake is not None), key=lambda one: one.cost, default=None)


def _mistake(knowledge: Knowledge, step: str, seed: str) -> Mistake | None:
    if len(knowledge.legal_actions()) < 2:
        return None
    search = Search(knowledge.game, Budget(QUICK), patient=True)
    look = search.think(knowledge, generator(f"{seed} look"))
    best = max(look, key=lambda candidate: (candidate.share, candidate.win or 0.0))
    made = next(candidate for candidate in look if candidate.step == step)
    near = best.win is not None and made.win is not None and best.win - made.win < MUCH / 2
    if best.step == step or (near and not search.mixes):
        return None
    search.budget = Budget(MIXED if search.mixes else CAREFUL)
    gaps = [_gap(search, knowledge, best.step, step, f"{seed} {run}") for run in range(RUNS)]
    cost = statistics.fmean(gaps)
    clear = cost - interval(gaps) >= MUCH / 2
    if not clear or cost < MUCH:
        return None
    player, rng = Search(knowledge.game, Budget(QUICK)), generator(f"{seed} turn")
    turn = tuple(whole_turn(knowledge, best.step, lambda after: player.choose(after, rng)))
    return Mistake(step, best.step, round(cost, 3), turn, explain(knowledge, turn))


def _gap(search: Search, knowledge: Knowledge, better: str, step: str, seed: str) -> float:
    """How much better one step is than another; where seats choose at once, against the others' mixed choice."""
    if not search.mixes:
        return search.judge(knowledge, better, generator(seed)) - search.judge(knowledge, step, generator(seed))
    worth = {one.step: one.win for one in search.think(knowledge, generator(seed))}
    return (worth[better] or 0.0) - (worth[step] or 0.0)
