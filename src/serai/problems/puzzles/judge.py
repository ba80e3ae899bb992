"""Whether one step of a position is clearly the best: a cascade of searches that throws away what is in doubt.

Each search costs more than the one before, and most positions end at the first. A tree search looks at the steps
unequally, and what it hardly looks at seems worse than it is; so from the second search on every step gets
simulations of its own (`Search.judge`). The last one repeats this with other luck, and in half of its runs with a
search that explores twice as much. Where seats choose at once, the steps are weighed together against the others'
mixed choice.
"""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from typing import TYPE_CHECKING

from serai.bots.confidence import interval
from serai.bots.minds import find_mind
from serai.bots.searcher import Budget, Candidate, Search
from serai.engine.chance import generator
from serai.problems.puzzles.puzzle import LEAST_CERTAINTY, LEAST_GAP, LEAST_STEPS, Choice

if TYPE_CHECKING:
    from serai.engine.game import Game, Knowledge

MOST_STEPS = 60  # to choose from: with more, one look at each would cost too much
RIVALS = 3  # that are looked at deeply beside the best step
NEAREST = 2  # of them that are looked at once more
RUNS = 8  # of the last search
LOOK_SHARE, MIXED_LOOK = 0.4, 0.7  # of the attention that the best step gets at a first look; of a mixed choice
MIXED_SHARE = 0.85  # of a mixed choice, later
DIGITS = 4


@dataclass(frozen=True)
class Budgets:
    """Simulations of each search: for all steps together (look), for each (sift), for each good one (deep, check)."""

    look: int = 1_000
    sift: int = 200
    deep: int = 10_000
    check: int = 40_000

    def scaled(self, share: float) -> Budgets:
        """A share of all of them, for a try."""
        return Budgets(
            *(max(RUNS * 2, int(number * share)) for number in (self.look, self.sift, self.deep, self.check))
        )


class Judge:
    """Searches positions of one game; the same seed gives the same judgement."""

    def __init__(self, game: Game, budgets: Budgets) -> None:
        self.game = game
        self.budgets = budgets
        self._usual = Search(game, Budget(1), patient=True)
        settings = find_mind(game).SETTINGS
        self._wider = Search(game, Budget(1), patient=True, exploration=2 * settings["exploration"])

    def leader(self, knowledge: Knowledge, seed: str) -> str | None:
        """The step that leads at a first look, if there are some to choose from and one leads at all."""
        if not LEAST_STEPS <= len(knowledge.legal_actions()) <= MOST_STEPS:
            return None
        look = self._think(knowledge, self.budgets.look, f"{seed} look")
        leader = max(look, key=lambda candidate: candidate.share)
        enough = MIXED_LOOK if self._usual.mixes else LOOK_SHARE
        leads = leader.share >= enough and _lead(look, leader.step) >= LEAST_GAP / 2
        return leader.step if leads else None

    def prove(self, knowledge: Knowledge, best: str, seed: str) -> tuple[Choice, ...] | None:
        """This step and its nearest rivals if it is clearly the best, else None."""
        world = knowledge.imagine(generator(0))
        if len(world.to_act) + len(world.pending) > 1:
            return self._prove_mixed(knowledge, best, seed)
        return self._prove_alone(knowledge, best, seed)

    def _prove_alone(self, knowledge: Knowledge, best: str, seed: str) -> tuple[Choice, ...] | None:
        steps = knowledge.legal()
        sifted = {step: self._judge(self._usual, knowledge, step, self.budgets.sift, f"{seed} sift") for step in steps}
        serious = sorted(steps, key=lambda step: sifted[step], reverse=True)[: RIVALS + 1]
        if serious[0] != best or sifted[best] - sifted[serious[1]] < LEAST_GAP / 2:
            return None
        deep: dict[str, float] = {}
        for step in serious:
            deep[step] = self._judge(self._usual, knowledge, step, self.budgets.deep, f"{seed} deep")
            if step != best and deep[best] - deep[step] < LEAST_GAP:
                return None
        nearest = sorted(serious, key=lambda step: deep[step], reverse=True)[: NEAREST + 1]
        each = self.budgets.check // RUNS
        values = {
            step: [
                self._judge(self._wider if run % 2 else self._usual, knowledge, step, each, f"{seed} check {run}")
                for run in range(RUNS)
            ]
            for step in nearest
        }
        return _clear(best, values)

    def _prove_mixed(self, knowledge: Knowledge, best: str, seed: str) -> tuple[Choice, ...] | None:
        deep = self._think(knowledge, self.budgets.deep, f"{seed} deep")
        if _share(deep, best) < MIXED_SHARE or _lead(deep, best) < LEAST_GAP:
            return None
        serious = sorted(deep, key=lambda candidate: (candidate.step == best, candidate.win or 0.0), reverse=True)
        values: dict[str, list[float]] = {candidate.step: [] for candidate in serious[: RIVALS + 1]}
        for run in range(RUNS):
            weighed = self._think(knowledge, self.budgets.check // 4, f"{seed} check {run}")
            if _share(weighed, best) < MIXED_SHARE:
                return None
            for candidate in weighed:
                if candidate.step in values and candidate.win is not None:
                    values[candidate.step].append(candidate.win)
        return _clear(best, values) if all(len(runs) == RUNS for runs in values.values()) else None

    def _think(self, knowledge: Knowledge, simulations: int, seed: str) -> list[Candidate]:
        self._usual.budget = Budget(simulations)
        return self._usual.think(knowledge, generator(seed))

    @staticmethod
    def _judge(search: Search, knowledge: Knowledge, step: str, simulations: int, seed: str) -> float:
        search.budget = Budget(simulations)
        return search.judge(knowledge, step, generator(f"{seed} {step}"))


def _clear(best: str, values: dict[str, list[float]]) -> tuple[Choice, ...] | None:
    """The choices with their intervals, the best first, if the expected one leads by far."""
    choices = [Choice(step, round(statistics.fmean(runs), DIGITS), _interval(runs)) for step, runs in values.items()]
    choices.sort(key=lambda choice: choice.win, reverse=True)
    first, second = choices[:2]
    gap = first.win - second.win
    clear = gap >= LEAST_GAP and gap >= LEAST_CERTAINTY * max(choice.interval for choice in choices[:2])
    return tuple(choices) if clear and first.step == best else None


def _interval(runs: list[float]) -> float:
    """Half of the interval of 95 % of the mean."""
    return round(max(interval(runs), 10.0**-DIGITS), DIGITS)


def _share(candidates: list[Candidate], step: str) -> float:
    return next(candidate.share for candidate in candidates if candidate.step == step)


def _lead(candidates: list[Candidate], step: str) -> float:
    """How far a step is ahead of the best other one that was looked at."""
    worth = {candidate.step: candidate.win for candidate in candidates if candidate.win is not None}
    return worth.get(step, 0.0) - max((win for other, win in worth.items() if other != step), default=0.0)
