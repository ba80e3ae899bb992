"""Why a step is refused: a code with arguments, and the English sentence made of them. Clients translate the code."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from string import Formatter
from typing import Any

from serai.engine.sentences import listing


class _Sentence(Formatter):
    """Fills in arguments: `{cards:card|cards}` counts things, and several seats are listed as a person would."""

    def format_field(self, value: Any, format_spec: str) -> str:
        if "|" in format_spec:
            one, many = format_spec.split("|")
            return f"{value or 'no'} {one if value == 1 else many}"
        return listing(value) if isinstance(value, list) else str(value)


_SENTENCE = _Sentence()


class Code(Enum):
    """Why something is refused: a sentence with its arguments in braces, and the id of the rule that refuses, if any.

    Arguments are ids and numbers, for every client to put into words: a tile, a colour, `seat` and `seats`.
    """

    def __init__(self, sentence: str, rule: str | None = None) -> None:
        self.sentence = sentence
        self.rule = rule
        self.arguments = tuple(dict.fromkeys(name for _, name, _, _ in Formatter().parse(sentence) if name))

    @property
    def id(self) -> str:
        """The code as it travels: `palace-full`."""
        return self.name.lower().replace("_", "-")

    def __call__(self, *, hint: str = "", **args: Any) -> Refusal:
        """The refusal of this kind with these arguments."""
        if set(args) != set(self.arguments):
            raise TypeError(f"{self.id} takes the arguments {self.arguments}, not {tuple(args)}")
        return Refusal(self, args, hint)


@dataclass(frozen=True, slots=True)
class Refusal:
    """A code with its arguments, and perhaps a word of help for those who type or program."""

    code: Code
    args: Mapping[str, Any] = field(default_factory=dict)
    hint: str = ""

    @property
    def message(self) -> str:
        """The sentence in English, with the rule's id."""
        sentence = _SENTENCE.vformat(self.code.sentence, (), self.args)
        if self.code.rule:
            sentence += f" ({self.code.rule})"
        return f"{sentence} {self.hint}" if self.hint else sentence


class EveryGame(Code):
    """What every game refuses, whatever its rules."""

    OVER = "The game is over."
    NOT_YOUR_TURN = "Seat {seat} has nothing to choose now; the table waits for seat {seats}."
    DRAW_FIRST = "A draw comes first; no seat has anything to choose now."
    NO_UNDO = "There is nothing to take back: only own steps since the last draw, reveal or step of another seat."
    UNKNOWN_STEP = "There is no step {step}."
    IMPOSSIBLE_DRAW = "{draw} cannot be drawn now."
