"""A question of the exam: what one seat knows, the steps that count as right, and how it is known that they are."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import TYPE_CHECKING, Any

from serai.engine.errors import SeraiError, listing, shown

if TYPE_CHECKING:
    from serai.engine.knowledge import Knowledge

FORMAT = 1
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
class Question:
    """A position that fits what the seat knows, with hidden things imagined."""

    game: str
    players: int
    seat: int
    kind: str
    position: Mapping[str, Any]
    right: tuple[str, ...]  # steps that are equally good: often the same turn in another order
    values: Mapping[str, float]  # expected share of the victory of the right steps and of the nearest wrong ones
    source: Mapping[str, Any]  # the game of bots, or the puzzle, that it comes from
    proof: Mapping[str, Any]

    @property
    def id(self) -> str:
        """A short name that follows from what is asked."""
        asked = json.dumps([self.position, self.seat], sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(asked.encode()).hexdigest()[:10]

    @property
    def gap(self) -> float:
        """How much better the worst right step is than the best wrong one."""
        wrong = [value for step, value in self.values.items() if step not in self.right]
        return min(self.values[step] for step in self.right) - max(wrong)

    def knowledge(self) -> Knowledge:
        """What the seat knows."""
        from serai.engine.knowledge import Knowledge

        return Knowledge.load(self.position, self.seat)

    def to_json(self) -> dict[str, Any]:
        """As it is kept in a file: one line."""
        return {"serai_question": FORMAT, "id": self.id, **asdict(self)}

    @classmethod
    def from_json(cls, told: Any) -> Question:
        """A question as `to_json` writes it; its shape is checked, its claims are not (see `flaws`)."""
        if not isinstance(told, Mapping) or told.get("serai_question") != FORMAT:
            raise QuestionError(f"A question is a JSON object of format {FORMAT} as 'serai exam make' writes it.")
        names = [field.name for field in fields(cls)]
        lacking = [name for name in names if name not in told]
        if lacking:
            raise QuestionError(f"The question lacks {listing(lacking)}.")
        parts = {name: told[name] for name in names}
        kinds = {str: ("game", "kind"), int: ("players", "seat"), list: ("right",)}
        kinds |= {dict: ("position", "values", "source", "proof")}
        for kind, those in kinds.items():
            for name in those:
                if type(parts[name]) is not kind:
                    raise QuestionError(f"{name!r} of a question cannot be {shown(parts[name])}.")
        if not all(isinstance(value, int | float) for value in parts["values"].values()):
            raise QuestionError("The values of a question are numbers.")
        parts["right"] = tuple(map(str, parts["right"]))
        question = cls(**parts)
        if told.get("id") != question.id:
            raise QuestionError(f"The question's id should be {question.id}, not {shown(told.get('id'))}.")
        return question

    def flaws(self) -> list[str]:
        """What is wrong with it, in sentences: none for a good one."""
        try:
            knowledge = self.knowledge()
        except SeraiError as error:
            return [str(error)]
        legal, found = set(knowledge.legal()), []
        game = knowledge.game
        if (game.name, game.players) != (self.game, self.players):
            found.append("The position is of another game or another number of players.")
        if knowledge.position() != self.position:
            found.append("The position tells more than the seat knows.")
        if wrong := sorted({*self.right, *self.values} - legal):
            found.append(f"Not legal: {listing(wrong)}.")
        if len(legal) < LEAST_STEPS or not 0 < len(self.right) <= max(1.0, MOST_RIGHT * len(legal)):
            found.append(f"{len(self.right)} of {len(legal)} steps are right: nothing is asked.")
        if self.kind not in KINDS:
            found.append(f"Its kind is {listing(KINDS)}, not {shown(self.kind)}.")
        for what, has, needs in (("proof", self.proof, PROOF), ("source", self.source, SOURCE)):
            if lacking := [name for name in needs if name not in has]:
                found.append(f"Its {what} lacks {listing(lacking)}.")
        if set(self.right) - set(self.values) or len(self.values) <= len(self.right):
            found.append("It has no value of each right step and of the nearest wrong one.")
        elif self.gap < (AT_ONCE_GAP if game.rulebook.simultaneous else LEAST_GAP) - ROUNDING:
            found.append(f"What is right is not clearly the best: {self.gap:.1%} better than the next.")
        return found
