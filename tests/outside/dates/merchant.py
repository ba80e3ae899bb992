"""The merchant of Dates: takes what it can, but never the last date if another will do."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.bots.bot import Merchant
from serai.engine.contract import Vector
from serai.engine.game import Knowledge


class DatesMerchant(Merchant):
    """Judges a step by the dates that it brings."""

    def rate(self, knowledge: Knowledge, rng: Vector) -> tuple[Any, Any]:
        """The dates taken, less the price if they are the last ones."""
        actions = np.array(knowledge.legal_actions(), np.int32)
        fields = knowledge.imagine(rng).fields
        last = actions + 1 == int(fields.heap)
        return actions, actions + 1.0 - last * float(fields.price_of_last)
