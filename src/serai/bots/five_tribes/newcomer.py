"""What a newcomer sees of Five Tribes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from serai.bots.bot import Newcomer
from serai.engine.chance import generator
from serai.games.five_tribes.actions import DEED_OF, IS_BID, IS_POWER, IS_TAKE, RANK_OF, TILE_OF
from serai.games.five_tribes.pieces import MOVE

if TYPE_CHECKING:
    from serai.engine.game import Knowledge

SHORT_WAY = 2  # meeples: where a handful of so many can go is seen at once
LONG_WAYS, HIGH_BIDS, POWERS = 0.3, 0.3, 0.4  # how often they come to mind
LOW_RANK = 2  # of bids


class FiveTribesNewcomer(Newcomer):
    """Sees where small handfuls lead and what to do at the end of a way; large ones, high bids and Djinns at times."""

    wary, future = 0.3, 0.3  # points of today, little of what cards and fakirs may bring

    def odds(self, knowledge: Knowledge, actions: Any) -> Any:
        """What follows a move is spelt out on the table and seen; a way that has begun is not forgotten."""
        fields = knowledge.imagine(generator(0)).fields
        crowds = fields.meeples.sum(axis=1)
        deeds = DEED_OF[actions]
        odds = np.ones(len(actions))
        long = np.array([crowds[int(TILE_OF[action])] > SHORT_WAY for action in actions])
        odds[(deeds == IS_TAKE) & long] = LONG_WAYS
        odds[(deeds == IS_BID) & (RANK_OF[actions] > LOW_RANK)] = HIGH_BIDS
        odds[deeds == IS_POWER] = 0.0 if fields.phase == MOVE else POWERS
        return odds

    def counts(self, knowledge: Knowledge) -> bool:
        """The last round: no points are left lying."""
        return bool(knowledge.imagine(generator(0)).fields.last_round)
