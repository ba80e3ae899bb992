"""Variations: what else could have happened in a game that is over, or that somebody brings along.

They have dice of their own: what is drawn after a step follows from the game, the moment and the steps up to there. So
the same path always leads to the same position, whoever looks, and no draw of any table is ever told.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from serai.engine.errors import IllegalMove, SeraiError
from serai.engine.refusals import EveryGame
from serai.engine.replay import played_digest
from serai.engine.rulebook import Step
from serai.engine.sentences import shown
from serai.study.moments import Moments

if TYPE_CHECKING:
    from serai.engine.game import Match, State
    from serai.engine.rulebook import Event

STEP = re.compile(r"([0-9]) +(\S.*)")


class Variation:
    """Play beside the main line from one of its moments on; `dice` is the digest of the game, if it is known."""

    def __init__(self, match: Match, moment: int, dice: str | None = None) -> None:
        moments = Moments(match)
        self.moment = moments.check(moment)
        self.match = match.copy()
        self.match.rewind(moments.length(moment))
        self._lengths = [self.match.length]  # of the history, after each step and its draws
        self._dice = [_hash(f"{dice or played_digest(match)} {moment}")]

    @property
    def state(self) -> State:
        """The position after all its steps."""
        return self.match.state

    @property
    def steps(self) -> list[str]:
        """The steps beside the main line, as the game writes them."""
        names, entries = self.match.game.steps, self.match.history[self._lengths[0] :]
        return [f"{entry.seat} {names[entry.action]}" for entry in entries if isinstance(entry, Step)]

    def __len__(self) -> int:
        """How many steps were made beside the main line."""
        return len(self._lengths) - 1

    def play(self, text: str) -> None:
        """Make a step with its seat, `0 bid 3`, and what is drawn after it."""
        words = STEP.fullmatch(text.strip())
        if words is None:
            raise SeraiError(f"A step of a line names its seat first, such as '0 {self.match.game.steps[0]}'.")
        seat, game = int(words[1]), self.match.game
        game.check_seat(seat)
        if seat in self.state.pending:  # one choice each: as in a record, there is no change of mind
            raise IllegalMove(EveryGame.NOT_YOUR_TURN(seat=seat, seats=list(self.state.to_act)))
        action = self.state.check(seat, words[2])
        self._dice.append(_hash(f"{self._dice[-1]} {seat} {game.steps[action]}"))
        self.match.seed = self._dice[-1]
        self.match.play(seat, action)
        self._lengths.append(self.match.length)

    def branch(self, after: int) -> Variation:
        """A variation of this one from after so many of its steps on."""
        if not 0 <= after <= len(self):
            raise SeraiError(f"This line has {len(self)} steps, and none after {shown(after)}.")
        twin = object.__new__(Variation)
        twin.match = self.match.copy()
        twin.match.rewind(self._lengths[after])
        twin.moment = self.moment
        twin._lengths, twin._dice = self._lengths[: after + 1], self._dice[: after + 1]
        return twin

    def last_events(self, seat: int | None, *, open_all: bool) -> list[Event]:
        """What its last step led to, as far as a seat (None: a spectator) saw it."""
        return self.match.events(seat, self._lengths[-2], open_all=open_all) if len(self) else []


def follow(match: Match, moment: int, steps: Iterable[str] = (), dice: str | None = None) -> Variation:
    """The main line up to a moment, then other steps. An error of a step has its `number`, counted from 0."""
    found = Variation(match, moment, dice)
    for number, step in enumerate(steps):
        try:
            found.play(step)
        except IllegalMove as error:
            error.number = number
            raise
    return found


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
