"""What a seat saw in the whole game so far, as numbers: the information state, with perfect recall.

First which seat it is, one-hot. Then a row for each step and draw, in order: who made it (a seat, or chance), one-hot,
and what it was, in binary, 0 for what the seat was not shown; rows of what has not happened are 0. So two of them are
the same exactly if the seat saw the same. The number of rows is a bound that no game reaches, so that small variants
have short ones; games whose bound is too large have none, and learn from observations.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.engine.errors import OptionError, SeraiError
from serai.engine.rulebook import Draw

if TYPE_CHECKING:
    from serai.engine.game import Game, Match

DRAWS_PER_STEP = 8  # on average over a game there are far fewer, the deal included
DEAL = 256  # draws before the first step; after it, a turn of many steps has fewer draws than steps
LARGEST = 1 << 19  # numbers
CHANCE, UNSEEN = -1, -1

Seen = tuple[int, int]  # who, or CHANCE, and which action or outcome, or UNSEEN


class InformationState:
    """The layout of a game's information states: `size` numbers, or none if that would be too many."""

    def __init__(self, game: Game) -> None:
        book = game.rulebook
        self.game, self.players = game, game.players
        steps = book.longest(game.players, game.options)
        self.rows = steps + min(DRAWS_PER_STEP * steps, steps + DEAL)
        self.bits = max(len(book.steps), len(book.draws)).bit_length()
        self.width = self.players + 1 + self.bits
        self.size = self.players + self.rows * self.width

    @property
    def possible(self) -> bool:
        """Whether the game is short enough."""
        return self.size <= LARGEST

    def require(self) -> None:
        """Refuse a game that is too long."""
        if not self.possible:
            raise OptionError(
                f"An information state of {self.game.title} would have {self.size:,} numbers with these options, "
                f"more than {LARGEST:,}: learn from observations, or play a smaller variant."
            )

    def write(self, seat: int, seen: Iterable[Seen], out: Any) -> None:
        """Write what a seat saw into an array of `size` numbers."""
        self.require()
        out[:] = 0
        out[seat] = 1
        found = np.array(list(seen), np.int64).reshape(-1, 2)
        if len(found) > self.rows:
            raise SeraiError(f"This game is longer than {self.rows} steps and draws, the bound of its rules.")
        table = out[self.players :].reshape(self.rows, self.width)[: len(found)]
        who = np.where(found[:, 0] == CHANCE, self.players, found[:, 0])
        table[np.arange(len(found)), who] = 1
        table[:, self.players + 1 :] = found[:, 1:] + 1 >> np.arange(self.bits) & 1

    def of(self, match: Match, seat: int) -> Any:
        """The information state of a seat in a match."""
        self.require()
        out = np.zeros(self.size, np.float32)
        self.write(self.game.check_seat(seat), seen_by(match, seat), out)
        return out


def seen_by(match: Match, seat: int) -> Iterator[Seen]:
    """What a seat has seen of each step and draw; choices of others that are still secret are left out."""
    book = match.game.rulebook
    secret = {match.last_step_of(other) for other in match.state.pending if other != seat}
    for index, (state, entry) in enumerate(zip(match.states, match.history, strict=False)):
        if index in secret:
            continue
        audience = book.audience(state, entry)
        hidden = audience is not None and seat not in audience
        who, what = (CHANCE, entry.outcome) if isinstance(entry, Draw) else (entry.seat, entry.action)
        yield who, UNSEEN if hidden else what
