"""What a newcomer sees of The Thief of Bagdad."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from serai.bots.bot import Newcomer
from serai.games.bagdad import pieces

if TYPE_CHECKING:
    from serai.engine.game import Knowledge

SET_UP, MOVES, CARRIES, NEUTRAL = 0.5, 0.3, 0.25, 0.15  # how often such steps come to mind
OF_DEED = {
    pieces.GUARDING: SET_UP,
    pieces.GUARDING_NEUTRAL: SET_UP,
    pieces.MOVING: MOVES,
    pieces.CARRYING: CARRIES,
    pieces.MOVING_NEUTRAL: NEUTRAL,
}


class BagdadNewcomer(Newcomer):
    """Sees where a thief can enter and what ends the turn; ways of guards only now and then."""

    wary, future = 0.3, 0.4

    def odds(self, knowledge: Knowledge, actions: Any) -> Any:
        """Nobody pays with a dancer what the cards of the palace can pay."""
        odds = np.array([OF_DEED.get(int(pieces.DEED[action]), 1.0) for action in actions])
        placed = {
            int(pieces.HERE[a]) for a in actions if pieces.DEED[a] == pieces.PLACING and not pieces.WITH_DANCERS[a]
        }
        for i, action in enumerate(actions):
            if pieces.DEED[action] == pieces.PLACING and pieces.WITH_DANCERS[action] and pieces.HERE[action] in placed:
                odds[i] = 0.0
        return odds

    def counts(self, knowledge: Knowledge) -> bool:
        """A step that wins is always seen, by its worth; the game ends by no other."""
        return False
