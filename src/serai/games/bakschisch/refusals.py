"""Why a fist is refused in Bakschisch."""

from __future__ import annotations

from serai.engine.declarations.position import Position
from serai.engine.refusals import Code, Refusal
from serai.games.bakschisch.steps import THIEF


class Why(Code):
    """The reasons, with their rules."""

    TOO_FEW_COINS = "You cannot bid {bid}: your bag holds {coins}.", "BK-5"
    THIEF_IS_OUT = "Your thief is out until the end of the round; bid coins or pass.", "BK-17"
    THIEF_IN_PALACE = "There are no thieves in the palace; bid coins or pass.", "BK-18"


def refuse(state: Position, seat: int, action: int) -> Refusal:
    """Why the seat may not close this fist now."""
    s = state.fields
    if action != THIEF:
        return Why.TOO_FEW_COINS(bid=action, coins=int(s.gold[seat]))
    return Why.THIEF_IN_PALACE() if s.space[seat] > s.stop else Why.THIEF_IS_OUT()
