"""A puzzle: what one seat knows, the step that is clearly the best, and the proof that it is."""

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
class Puzzle:
    """A position that fits what the seat knows, with hidden things imagined, and what the search proved of it."""

    game: str
    players: int
    seat: int
    level: str
    position: Mapping[str, Any]
    solution: str
    turn: tuple[str, ...]  # the solution and how the turn goes on
    rival_turn: tuple[str, ...]  # the same for the next best step
    candidates: tuple[Choice, ...]  # the best first
    found: Mapping[str, float]  # how often each level of bot finds it
    source: Mapping[str, Any]  # the game of bots that it comes from
    proof: Mapping[str, Any]

    @property
    def id(self) -> str:
        """A short name that follows from what is asked."""
        asked = json.dumps([self.position, self.seat], sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(asked.encode()).hexdigest()[:10]

    @property
    def gap(self) -> float:
        """How much better the solution is than the next step."""
        return self.candidates[0].win - self.candidates[1].win

    def knowledge(self) -> Knowledge:
        """What the seat knows."""
        from serai.engine.knowledge import Knowledge

        return Knowledge.load(self.position, self.seat)

    def to_json(self) -> dict[str, Any]:
        """As it is kept in a file: one line."""
        return {"serai_puzzle": FORMAT, "id": self.id, **asdict(self)}

    @classmethod
    def from_json(cls, told: Any) -> Puzzle:
        """A puzzle as `to_json` writes it; its shape is checked, its claims are not (see `flaws`)."""
        if not isinstance(told, Mapping) or told.get("serai_puzzle") != FORMAT:
            raise PuzzleError(f"A puzzle is a JSON object of format {FORMAT} as 'serai puzzles make' writes it.")
        names = [field.name for field in fields(cls)]
        lacking = [name for name in names if name not in told]
        if lacking:
            raise PuzzleError(f"The puzzle lacks {listing(lacking)}.")
        parts = {name: told[name] for name in names}
        kinds = {str: ("game", "level", "solution"), int: ("players", "seat")}
        kinds |= {list: ("turn", "rival_turn", "candidates"), dict: ("position", "found", "source", "proof")}
        for kind, those in kinds.items():
            for name in those:
                if type(parts[name]) is not kind:
                    raise PuzzleError(f"{name!r} of a puzzle cannot be {shown(parts[name])}.")
        try:
            parts["candidates"] = tuple(
                Choice(str(choice["step"]), float(choice["win"]), float(choice["interval"]))
                for choice in parts["candidates"]
            )
        except (TypeError, KeyError, ValueError):
            raise PuzzleError("Each candidate of a puzzle has a step, a win and an interval.") from None
        for name in ("turn", "rival_turn"):
            parts[name] = tuple(map(str, parts[name]))
        puzzle = cls(**parts)
        if told.get("id") != puzzle.id:
            raise PuzzleError(f"The puzzle's id should be {puzzle.id}, not {shown(told.get('id'))}.")
        return puzzle

    # ------------------------------------------------------------------ is it one?

    def flaws(self) -> list[str]:
        """What is wrong with it, in sentences: none for a good one."""
        try:
            knowledge = self.knowledge()
        except SeraiError as error:
            return [str(error)]
        legal = set(knowledge.legal())
        found = []
        if knowledge.game.name != self.game or knowledge.game.players != self.players:
            found.append("The position is of another game or another number of players.")
        if knowledge.position() != self.position:
            found.append("The position tells more than the seat knows.")
        if len(legal) < LEAST_STEPS:
            found.append(f"There are {len(legal)} legal steps; a puzzle has {LEAST_STEPS} or more.")
        wrong = sorted({choice.step for choice in self.candidates} - legal)
        if wrong:
            found.append(f"Not legal: {listing(wrong)}.")
        return found + self._flawed_proof() + (self._flawed_turns(knowledge) if not wrong else [])

    def _flawed_proof(self) -> list[str]:
        found = []
        for what, has, needs in (
            ("proof", self.proof, PROOF),
            ("source", self.source, SOURCE),
            ("found", self.found, FOUND),
        ):
            if lacking := [name for name in needs if name not in has]:
                found.append(f"Its {what} lacks {listing(lacking)}.")
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
        from serai.engine.foresight import foresee_step, worlds_of

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
                    foreseen = foresee_step(worlds, self.seat, step)
                    worlds, ended = foreseen.after, foreseen.ended
            except SeraiError as error:
                found.append(f"The turn {listing(turn)}: {error}")
        return found
