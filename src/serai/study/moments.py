"""Moments of a match: 0 is the deal, and each step, with the draws that it causes, makes one more."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from serai.engine.errors import SeraiError, is_whole
from serai.engine.rulebook import Step
from serai.engine.sentences import shown

if TYPE_CHECKING:
    from serai.engine.game import Match, State


class Moments:
    """The moments of a match as it is now."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._entries = match.history

    @cached_property
    def places(self) -> list[int]:
        """Where each step stands in the history."""
        return [index for index, entry in enumerate(self._entries) if isinstance(entry, Step)]

    def __len__(self) -> int:
        """How many there are; the last one is the position now."""
        return len(self.places) + 1

    def check(self, moment: int) -> int:
        """The number of a moment that there is."""
        if not is_whole(moment) or not 0 <= moment < len(self):
            raise SeraiError(f"The moments of this game go from 0 to {len(self) - 1}; there is none {shown(moment)}.")
        return int(moment)

    def length(self, moment: int) -> int:
        """How many steps and draws there were at a moment."""
        return self.places[moment] if moment < len(self.places) else len(self._entries)

    def state(self, moment: int) -> State:
        """The position at a moment, after the draws."""
        return self.match.states[self.length(moment)]

    def before_draws(self, moment: int) -> State:
        """The position after the step that led to a moment, before its draws; before the deal at moment 0."""
        return self.match.states[self.places[moment - 1] + 1 if moment else 0]

    def step(self, moment: int) -> Step | None:
        """The step that was made at a moment; None at the last one."""
        if moment >= len(self.places):
            return None
        entry = self._entries[self.places[moment]]
        assert isinstance(entry, Step)
        return entry

    def turn(self, moment: int) -> list[Step]:
        """The step that was made at a moment, and those of the same seat that follow without a draw between."""
        found: list[Step] = []
        for entry in self._entries[self.length(moment) :]:
            if not isinstance(entry, Step) or (found and entry.seat != found[0].seat):
                break
            found.append(entry)
        return found

    def has_choice(self, moment: int) -> bool:
        """Whether the seat whose step was made at a moment could have made another."""
        step = self.step(moment)
        return step is not None and len(self.state(moment).legal_actions(step.seat)) > 1

    def settled(self, moment: int) -> int:
        """The last moment up to this one at which no secret choice waits for others."""
        while moment and self.state(moment).pending:
            moment -= 1
        return moment


def decisions_of(match: Match) -> list[int]:
    """The moments at which the seat whose step was made had a choice, in order."""
    moments = Moments(match)
    return [moment for moment in range(len(moments)) if moments.has_choice(moment)]
