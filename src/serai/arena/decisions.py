"""The decisions of one game as arrays, for self-play data: what each seat knew, what it chose, what its bot thought."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from serai.bots import Bot
    from serai.engine.contract import Vector
    from serai.engine.game import Knowledge

Numbers = list[float] | None  # one for each legal action, in ascending order; None where the bot has none


@dataclass
class Decisions:
    """A line for each decision, in the order of play; seats that choose at once have the same moment."""

    seats: list[int] = field(default_factory=list)
    moments: list[int] = field(default_factory=list)  # how many steps and draws there had been
    actions: list[int] = field(default_factory=list)
    observations: list[Vector] = field(default_factory=list)
    masks: list[Vector] = field(default_factory=list)
    shares: list[Numbers] = field(default_factory=list)  # what a mixed choice draws from, or of the simulations
    wins: list[Numbers] = field(default_factory=list)  # the expected share of the victory

    def __len__(self) -> int:
        return len(self.actions)

    @property
    def bytes(self) -> int:
        """About how much memory they take."""
        return sum(array.nbytes for array in self.observations) + sum(array.nbytes for array in self.masks)

    def note(self, moment: int, knowledge: Knowledge, bot: Bot, choice: int | str) -> None:
        """One more decision; a bot may name its step by words too."""
        legal = knowledge.legal_actions()
        mask = np.zeros(len(knowledge.game.steps), np.uint8)
        mask[legal] = 1
        self.seats.append(knowledge.seat)
        self.moments.append(moment)
        self.actions.append(knowledge.game.action(choice) if isinstance(choice, str) else int(choice))
        self.observations.append(knowledge.observe())
        self.masks.append(mask)
        thought = _thought(bot, legal)
        self.shares.append(None if thought is None else [float(one.share) for one in thought])
        wins = [] if thought is None else [one.win for one in thought]
        none = all(win is None for win in wins)
        self.wins.append(None if none else [float("nan") if win is None else float(win) for win in wins])


def _thought(bot: Bot, legal: list[int]) -> list[Any] | None:
    """What a bot made of each legal step, where it keeps that: candidates in `thought`, as those that search do."""
    found = {one.action: one for one in getattr(bot, "thought", ())}
    return [found[action] for action in legal] if sorted(found) == legal else None
