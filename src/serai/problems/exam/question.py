"""A question of the exam: what one seat knows, the steps that count as right, and how it is known that they are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from serai.engine.errors import SeraiError
from serai.engine.sentences import listing, shown
from serai.problems.prompt import Prompt, lacks

if TYPE_CHECKING:
    from serai.engine.game import Knowledge

PROVEN, SEARCHED = KINDS = ("proven", "searched")  # by exhaustion of what can follow; by two deep searches and more
LEAST_GAP = 0.04  # of the victory, between what is right and what is wrong
AT_ONCE_GAP = 0.025  # where seats choose at once: a single choice decides less, and two runs must both see the gap
ROUNDING = 2e-4  # of the values in a file
LEAST_STEPS = 3  # to choose from
MOST_RIGHT = 1 / 3  # of the legal steps
PROOF = ("serai", "search", "runs", "simulations", "each")
SOURCE = ("seed", "number")


class QuestionError(SeraiError):
    """A question or a file of questions that cannot be read or does not hold what it says."""


@dataclass(frozen=True)
class Question(Prompt):
    """A position with the steps that are right in it."""

    what = "question"
    maker = "serai exam make"
    problem = QuestionError

    kind: str
    right: tuple[str, ...]  # steps that are equally good: often the same turn in another order
    values: Mapping[str, float]  # expected share of the victory of the right steps and of the nearest wrong ones
    source: Mapping[str, Any]  # the game of bots, or the puzzle, that it comes from
    proof: Mapping[str, Any]

    @property
    def gap(self) -> float:
        """How much better the worst right step is than the best wrong one."""
        wrong = [value for step, value in self.values.items() if step not in self.right]
        return min(self.values[step] for step in self.right) - max(wrong)

    @classmethod
    def _read(cls, parts: dict[str, Any]) -> dict[str, Any]:
        if not all(isinstance(value, int | float) for value in parts["values"].values()):
            raise QuestionError("The values of a question are numbers.")
        return {**parts, "right": tuple(map(str, parts["right"]))}

    def _flawed(self, knowledge: Knowledge, legal: set[str]) -> list[str]:
        found = lacks("proof", self.proof, PROOF) + lacks("source", self.source, SOURCE)
        if wrong := sorted({*self.right, *self.values} - legal):
            found.append(f"Not legal: {listing(wrong)}.")
        if len(legal) < LEAST_STEPS or not 0 < len(self.right) <= max(1.0, MOST_RIGHT * len(legal)):
            found.append(f"{len(self.right)} of {len(legal)} steps are right: nothing is asked.")
        if self.kind not in KINDS:
            found.append(f"Its kind is {listing(KINDS)}, not {shown(self.kind)}.")
        if set(self.right) - set(self.values) or len(self.values) <= len(self.right):
            found.append("It has no value of each right step and of the nearest wrong one.")
        elif self.gap < (AT_ONCE_GAP if knowledge.game.rulebook.simultaneous else LEAST_GAP) - ROUNDING:
            found.append(f"What is right is not clearly the best: {self.gap:.1%} better than the next.")
        return found
