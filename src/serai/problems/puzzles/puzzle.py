"""A puzzle: what one seat knows, the step that is clearly the best, and the proof that it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from serai.engine.errors import SeraiError
from serai.engine.sentences import listing, shown
from serai.problems.prompt import Prompt, lacks

if TYPE_CHECKING:
    from serai.engine.game import Knowledge

LEVELS = ("easy", "medium", "hard")
LEAST_GAP = 0.04  # of the victory, between the best step and the next: less is a matter of taste
LEAST_CERTAINTY = 4.0  # the gap is so many times as wide as the wider of the two intervals
LEAST_STEPS = 3  # to choose from
PROOF = ("serai", "search", "seed", "look", "sift", "deep", "check", "runs", "gap")
SOURCE = ("seed", "number", "bots", "entry", "midway")
FOUND = ("random", "novice", "merchant", "vizier")


class PuzzleError(SeraiError):
    """A puzzle or a file of puzzles that cannot be read or does not hold what it says."""


@dataclass(frozen=True)
class Choice:
    """A step, its expected share of the victory, and the interval: so much more or less at 95 %."""

    step: str
    win: float
    interval: float


@dataclass(frozen=True)
class Puzzle(Prompt):
    """A position and what the search proved of it."""

    what = "puzzle"
    maker = "serai puzzles make"
    problem = PuzzleError

    level: str
    solution: str
    turn: tuple[str, ...]  # the solution and how the turn goes on
    rival_turn: tuple[str, ...]  # the same for the next best step
    candidates: tuple[Choice, ...]  # the best first
    found: Mapping[str, float]  # how often each level of bot finds it
    source: Mapping[str, Any]  # the game of bots that it comes from
    proof: Mapping[str, Any]

    @property
    def gap(self) -> float:
        """How much better the solution is than the next step."""
        return self.candidates[0].win - self.candidates[1].win

    @classmethod
    def _read(cls, parts: dict[str, Any]) -> dict[str, Any]:
        try:
            candidates = tuple(
                Choice(str(choice["step"]), float(choice["win"]), float(choice["interval"]))
                for choice in parts["candidates"]
            )
        except (TypeError, KeyError, ValueError):
            raise PuzzleError("Each candidate of a puzzle has a step, a win and an interval.") from None
        turns = {name: tuple(map(str, parts[name])) for name in ("turn", "rival_turn")}
        return {**parts, **turns, "candidates": candidates}

    # ------------------------------------------------------------------ is it one?

    def _flawed(self, knowledge: Knowledge, legal: set[str]) -> list[str]:
        found = []
        if len(legal) < LEAST_STEPS:
            found.append(f"There are {len(legal)} legal steps; a puzzle has {LEAST_STEPS} or more.")
        wrong = sorted({choice.step for choice in self.candidates} - legal)
        if wrong:
            found.append(f"Not legal: {listing(wrong)}.")
        return found + self._flawed_proof() + (self._flawed_turns(knowledge) if not wrong else [])

    def _flawed_proof(self) -> list[str]:
        found = lacks("proof", self.proof, PROOF) + lacks("source", self.source, SOURCE)
        found += lacks("found", self.found, FOUND)
        if self.level not in LEVELS:
            found.append(f"Its level is {listing(LEVELS)}, not {shown(self.level)}.")
        if len(self.candidates) < 2:
            return [*found, "It has fewer than two candidates."]
        best, *others = self.candidates
        if best.step != self.solution:
            found.append("Its solution is not the first candidate.")
        if not all(0 <= choice.win <= 1 and 0 <= choice.interval <= 1 for choice in self.candidates):
            found.append("The value of a candidate is a share of the victory, from 0 to 1.")
        next_best = max(others, key=lambda choice: choice.win)
        gap = best.win - next_best.win
        if gap < LEAST_GAP or gap < LEAST_CERTAINTY * max(best.interval, next_best.interval):
            found.append(f"Its solution is not clearly the best: {gap:.1%} better than {next_best.step!r}.")
        return found

    def _flawed_turns(self, knowledge: Knowledge) -> list[str]:
        from serai.engine.lookahead import look_ahead, worlds_of

        found = []
        for turn, first in ((self.turn, self.solution), (self.rival_turn, self.candidates[1].step)):
            if turn[:1] != (first,):
                found.append(f"A turn begins with {shown(turn[:1])}, not with {first!r}.")
                continue
            worlds, ended = worlds_of(knowledge), False
            try:
                for step in turn:
                    if ended:
                        found.append(f"The turn cannot be known as far as {step!r}.")
                        break
                    foreseen = look_ahead(worlds, self.seat, step)
                    worlds, ended = foreseen.after, foreseen.ended
            except SeraiError as error:
                found.append(f"The turn {listing(turn)}: {error}")
        return found
