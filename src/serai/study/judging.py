"""Judges a decision by what its seat knew: candidates, what the step cost, and the margin of error.

A first look at all steps tells whether the step is in question at all. If it is, it and its best rivals get
simulations of their own in several runs (`Search.judge`), and those that come out ahead get many more, with other
luck: which step is the best is not settled by the runs that measure what the other one cost. Where seats choose at
once, all steps are weighed together against the others' mixed choice.
"""

from __future__ import annotations

import hashlib
import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from serai.bots.confidence import interval
from serai.bots.explanations import explain
from serai.bots.minds import find_mind
from serai.bots.searcher import SERIOUS, Budget, Search
from serai.bots.searcher import Candidate as Thought
from serai.engine.chance import generator
from serai.engine.errors import SeatError
from serai.engine.lookahead import whole_turn
from serai.study.analysis import Candidate, Decision, Verdict, digits
from serai.study.budget import Budget as Effort
from serai.study.budget import find_budget
from serai.study.moments import Moments

if TYPE_CHECKING:
    from serai.engine.game import Knowledge, Match

INACCURACY, MISTAKE, BLUNDER = 0.02, 0.06, 0.15  # of the victory that a step gave away
NEAR = INACCURACY / 2  # at a first look: a step that is so near to the best is not in question
MEGABYTES = 16.0  # of tree; more than any of these searches fills
Z_95 = 1.96
GRADES: tuple[tuple[float, Verdict], ...] = ((BLUNDER, "blunder"), (MISTAKE, "mistake"))
LEADERS = 2  # rivals that are looked at carefully
NOTED = 6  # candidates that are kept of a first look


def judge(match: Match, moment: int, budget: str | Effort, seat: int | None = None) -> Decision:
    """The decision at a moment; where no step was made yet, what a seat (the first to act) should do."""
    moments = Moments(match)
    state, made = moments.state(moments.check(moment)), moments.step(moment)
    if made is not None and seat in (None, made.seat):
        turn = [match.game.steps[step.action] for step in moments.turn(moment)]
        return judge_step(state.knowledge(made.seat), turn[0], find_budget(budget), moment, turn)
    if state.over:
        raise SeatError("The game is over here, and nobody has anything to choose.")
    chooser = state.to_act[0] if seat is None else match.game.check_seat(seat)
    return judge_step(state.knowledge(chooser), None, find_budget(budget), moment)


def judge_step(
    knowledge: Knowledge, step: str | None, budget: Effort, moment: int = 0, turn: Sequence[str] = ()
) -> Decision:
    """A step that a seat made, or None, by what it knew. The same knowledge, step and budget give the same answer.

    `turn` is what the seat made of the step: the reasons tell of it if the step is the best one.
    """
    legal = knowledge.legal()
    if len(legal) < 2:
        only = f"but {legal[0]!r}" if legal else "here"
        raise SeatError(f"Seat {knowledge.seat} has nothing to choose {only}.")
    if step is not None and step not in legal:
        raise SeatError(f"Seat {knowledge.seat} cannot choose {step!r} here.")
    court = _Evaluator(knowledge, budget)
    finding = court.weigh_all(step) if court.at_once else court.weigh(step)
    best = finding.best
    line = (best,) if best == step else court.line(best)
    return Decision(
        moment=moment,
        seat=knowledge.seat,
        step=step,
        best=best,
        loss=digits(finding.loss),
        noise=digits(min(finding.noise, 1.0)),
        verdict=finding.verdict,
        candidates=tuple(sorted(finding.candidates, key=lambda one: (one.step != best, -one.win, one.step))),
        line=tuple(f"{knowledge.seat} {one}" for one in line),
        reasons=explain(knowledge, turn if turn and best == step else line),
    )


def grade(loss: float, noise: float) -> Verdict:
    """What to call a step that is not the best one: never a mistake if the difference is within the noise."""
    if loss < INACCURACY:
        return "good"
    if loss <= noise:
        return "doubt"
    for least, verdict in GRADES:
        if loss >= least and loss - noise >= least / 2:
            return verdict
    return "inaccuracy"


@dataclass(frozen=True)
class _Finding:
    """The best step, what the one that was made cost, and all that were looked at."""

    best: str
    loss: float
    noise: float
    verdict: Verdict
    candidates: list[Candidate]


class _Evaluator:
    """A search for one decision, and what it is asked about."""

    def __init__(self, knowledge: Knowledge, budget: Effort) -> None:
        self.knowledge, self.budget = knowledge, budget
        world = knowledge.imagine(generator(0))  # the same whatever is really hidden
        self.at_once = len(world.to_act) + len(world.pending) > 1
        self.seed = f"study {hashlib.sha256(world.key()).hexdigest()} {knowledge.seat}"
        self.search = Search(knowledge.game, Budget(1), patient=True, megabytes=MEGABYTES)
        wider = 2 * find_mind(knowledge.game).SETTINGS["exploration"]
        self.wider = Search(knowledge.game, Budget(1), patient=True, megabytes=MEGABYTES, exploration=wider)

    # ------------------------------------------------------------------ a seat that chooses alone

    def weigh(self, step: str | None) -> _Finding:
        """The step that was made, or None, against all others."""
        look = self._think(self.budget.simulations, "look")
        best, tried = look[0], {one.step: one.win for one in look}
        made = best.step if step is None else step
        made_win, best_win = tried[made], best.win or 0.0
        if step is not None and made != best.step and (made_win is None or best_win - made_win >= NEAR):
            return self._weigh_again(made, look)
        seen = [one for one in look if one.win is not None]
        found = [_glanced(one) for one in seen if one.step == made or one in seen[:NOTED]]
        intervals = {one.step: one.interval for one in found}
        loss = max(0.0, best_win - (made_win or 0.0))
        noise = math.hypot(intervals[made], intervals[best.step]) if made != best.step else 0.0
        return _Finding(best.step, loss, noise, "best" if made == best.step else "good", found)

    def _weigh_again(self, made: str, look: list[Thought]) -> _Finding:
        """The step that was made and its best rivals, each by itself and in several runs."""
        shares = {one.step: one.share for one in look}
        rivals = [one.step for one in look if one.step != made][: self.budget.rivals]
        runs = {step: self._runs(step, self.budget.sift, "sift") for step in (made, *rivals)}
        rivals.sort(key=lambda step: -statistics.fmean(runs[step]))
        if statistics.fmean(runs[rivals[0]]) - statistics.fmean(runs[made]) >= NEAR:
            for step in (made, *rivals[:LEADERS]):
                runs[step] = self._runs(step, self.budget.careful, "careful")
            rivals = sorted(rivals[:LEADERS], key=lambda step: -statistics.fmean(runs[step]))
        best, loss, noise = rivals[0], *_gap(runs[rivals[0]], runs[made])
        found = [_weighed(step, shares[step], values) for step, values in runs.items()]
        if loss <= 0:
            return _Finding(made, 0.0, noise, "best", found)
        return _Finding(best, loss, noise, grade(loss, noise), found)

    def _runs(self, step: str, simulations: int, luck: str) -> list[float]:
        """A step by itself in several runs; the luck of a run is the same for all steps.

        Every other run explores twice as much: so the noise tells something of the search's own doubt, too.
        """
        self.search.budget = self.wider.budget = Budget(simulations)
        return [
            (self.wider if run % 2 else self.search).judge(self.knowledge, step, generator(f"{self.seed} {luck} {run}"))
            for run in range(self.budget.runs)
        ]

    # ------------------------------------------------------------------ seats that choose at once

    def weigh_all(self, step: str | None) -> _Finding:
        """All steps together against the others' mixed choice; in several runs if the step is none of one's own."""
        look = self._think(self.budget.mixed, "mixed 0")
        first, tried = look[0], {one.step: one for one in look}
        chosen = first if step is None else tried[step]
        if chosen.share >= SERIOUS * first.share and first.win is not None and chosen.win is not None:
            return self._mixed_well(look, chosen)
        thoughts = [look, *(self._think(self.budget.mixed, f"mixed {run}") for run in range(1, self.budget.runs))]
        shares = {
            step: statistics.fmean(one.share for look in thoughts for one in look if one.step == step)
            for step in self.knowledge.legal()
        }
        runs: dict[str, dict[int, float]] = {step: {} for step in shares}
        for run, look in enumerate(thoughts):
            for one in look:
                if one.win is not None:
                    runs[one.step][run] = one.win
        order = sorted(shares, key=lambda one: -shares[one])
        best = order[0]
        made = best if step is None else step
        noted = [one for one in order if one == made or (runs[one] and one in order[:NOTED])]
        found = [_weighed(one, shares[one], list(runs[one].values())) for one in noted]
        if made == best:
            return _Finding(best, 0.0, 0.0, "best", found)
        both = sorted(runs[best].keys() & runs[made].keys())
        if not both:
            return _Finding(best, 0.0, 1.0, "doubt", found)
        loss, noise = _gap([runs[best][run] for run in both], [runs[made][run] for run in both])
        belongs = shares[made] >= SERIOUS * shares[best]  # to the mixed choice: no step of it is wrong
        return _Finding(best, max(0.0, loss), noise, "good" if belongs else grade(loss, noise), found)

    def _mixed_well(self, look: list[Thought], chosen: Thought) -> _Finding:
        """A step that belongs to the mixed choice of a first look: no step of it is wrong."""
        first = look[0]
        seen = [one for one in look if one.win is not None]
        found = [_glanced(one) for one in seen if one is chosen or one in seen[:NOTED]]
        if chosen is first:
            return _Finding(first.step, 0.0, 0.0, "best", found)
        intervals = {one.step: one.interval for one in found}
        loss = max(0.0, (first.win or 0.0) - (chosen.win or 0.0))
        return _Finding(first.step, loss, math.hypot(intervals[first.step], intervals[chosen.step]), "good", found)

    # ------------------------------------------------------------------ both

    def _think(self, simulations: int, luck: str) -> list[Thought]:
        """All steps together, the most promising first."""
        self.search.budget = Budget(simulations)
        found = self.search.think(self.knowledge, generator(f"{self.seed} {luck}"))
        return sorted(found, key=lambda one: (-one.share, -(one.win or 0.0), one.action))

    def line(self, step: str) -> tuple[str, ...]:
        """The turn that begins with a step, as the search would go on."""
        player = Search(self.knowledge.game, Budget(self.budget.line), megabytes=MEGABYTES)
        rng = generator(f"{self.seed} line")
        return tuple(whole_turn(self.knowledge, step, lambda after: player.choose(after, rng)))


def _glanced(one: Thought) -> Candidate:
    """A step of a first look; its interval is that of a result which is won or lost, wider than it need be."""
    win = one.win or 0.0
    doubt = Z_95 * math.sqrt(max(win * (1 - win), 0.0) / max(one.visits, 1))
    return Candidate(one.step, digits(win), digits(one.share), digits(min(doubt, 1.0)))


def _weighed(step: str, share: float, runs: list[float]) -> Candidate:
    """A step of several runs; one that was never tried may be worth anything."""
    if not runs:
        return Candidate(step, 0.5, digits(share), 1.0)
    return Candidate(step, digits(statistics.fmean(runs)), digits(share), digits(min(interval(runs), 1.0)))


def _gap(better: list[float], made: list[float]) -> tuple[float, float]:
    """How much better one step is than another in the same runs, and how far that may be off."""
    gaps = [one - other for one, other in zip(better, made, strict=True)]
    return statistics.fmean(gaps), interval(gaps)
