"""Hints: what the search would do, as whole turns and with reasons; the same at the table and in the terminal."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from serai.bots.explanations import Reason, explain
from serai.bots.searcher import USUAL_BUDGET, Budget, Candidate, Search
from serai.engine.chance import generator
from serai.engine.errors import SeatError
from serai.engine.lookahead import whole_turn

if TYPE_CHECKING:
    from serai.bots.bot import Bot
    from serai.engine.game import Knowledge

TURN_SHARES = (0.5, 0.25, 0.25)  # of the usual time for the rest of the turn, for each of the best steps


@dataclass(frozen=True)
class Hint(Candidate):
    """A step with the turn that begins with it, as far as the seat can know, and why; only the best have both."""

    turn: tuple[str, ...] = ()
    reasons: tuple[Reason, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """As data."""
        return {**asdict(self), "turn": list(self.turn), "reasons": [reason.to_json() for reason in self.reasons]}


def finish_turns(
    player: Bot,
    knowledge: Knowledge,
    candidates: Sequence[Candidate],
    seed: int | str,
    hurry: Callable[[float], None] = lambda share: None,
) -> list[Hint]:
    """The candidates, the best of them with the turn that the player would make of it and with reasons.

    `hurry` is told which share of its usual time the player has for the rest of each turn.
    """
    hints = []
    for number, one in enumerate(candidates):
        turn: tuple[str, ...] = (one.step,)
        reasons: tuple[Reason, ...] = ()
        if number < len(TURN_SHARES):
            hurry(TURN_SHARES[number])
            rng = generator(f"{seed} {one.step}")
            turn = tuple(whole_turn(knowledge, one.step, functools.partial(player.choose, rng=rng)))
            reasons = explain(knowledge, turn)
        hints.append(Hint(one.action, one.step, one.share, one.visits, one.win, turn, reasons))
    return hints


def hint(knowledge: Knowledge, budget: str = USUAL_BUDGET, seed: int | str = 0, *, threads: int = 1) -> list[Hint]:
    """Every legal step with what the search thinks of it, the best first, as whole turns with reasons."""
    if not knowledge.legal_actions():
        raise SeatError(f"Seat {knowledge.seat} has nothing to choose now.")
    usual = Budget.parse(budget)
    search = Search(knowledge.game, usual, threads=threads, patient=True)
    look = sorted(search.think(knowledge, generator(seed)), key=lambda c: (-c.share, -(c.win or 0.0), c.action))

    def hurry(share: float) -> None:
        search.budget = usual.shortened(share)

    return finish_turns(search, knowledge, look, seed, hurry)
