"""What a newcomer sees of Bakschisch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from serai.bots.bot import Newcomer
from serai.engine.chance import generator
from serai.games.bakschisch.steps import THIEF

if TYPE_CHECKING:
    from serai.engine.game import Knowledge

SMALL_BID = 2  # coins that come to mind at once
COINS, STEALING = 0.3, 0.3  # how often larger bids and the thief come to mind


class BakschischNewcomer(Newcomer):
    """Thinks of an empty fist and of small bids, and at times of a large one or of the thief."""

    wary, future = 0.4, 0.45  # spaces lie on the board, a coin is worth something only later

    def odds(self, knowledge: Knowledge, actions: Any) -> Any:
        """Nobody shows more than one coin above what any rival could show: it would be given away for nothing."""
        fields, seat = knowledge.imagine(generator(0)).fields, knowledge.seat
        most = max(int(fields.gold[other]) for other in range(knowledge.game.players) if other != seat)
        odds = np.where(actions <= SMALL_BID, 1.0, COINS)
        odds[actions == THIEF] = STEALING
        odds[(actions > most + 1) & (actions != THIEF)] = 0.0
        return odds

    def counts(self, knowledge: Knowledge) -> bool:
        """The last bribe of the game, with somebody on the throne."""
        fields = knowledge.imagine(generator(0)).fields
        return bool(
            int(fields.bribe) + 1 == int(fields.bribes)
            and (fields.space[: knowledge.game.players] == fields.throne).any()
        )
