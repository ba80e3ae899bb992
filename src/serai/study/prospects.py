"""The chances of all seats at a moment of a game, estimated by search.

The chance of a seat is what it gets of the victory, on average, in simulations from the open position: all seats go on
as the strongest bot does who sees everything. The luck of a moment is that chance minus the mean of the chances over
what could have been drawn instead. Both are means of the same number of equally deep surveys, so that draws which
change nothing bring no luck. A secret choice that waits for others counts as not made yet.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from serai.bots.searcher import Budget, Search
from serai.engine.chance import below, generator
from serai.study.analysis import UNIT, Outlook, Row, digits
from serai.study.budget import Budget as Effort
from serai.study.budget import find_budget
from serai.study.moments import Moments

if TYPE_CHECKING:
    from serai.engine.contract import Vector
    from serai.engine.game import Match, State

MEGABYTES = 8.0
KEPT = 64  # positions whose chances are remembered: moments with secret choices ask for the same one


def outlook(match: Match, moment: int, budget: str | Effort) -> Outlook:
    """The chances of all seats at a moment and the luck that led there. The same match and budget: the same answer."""
    moments, effort = Moments(match), find_budget(budget)
    place = moments.settled(moments.check(moment))
    state, before = moments.state(place), moments.before_draws(place)
    now = chances_of(state, effort.survey, effort.surveys)
    if place != moment or before == state:
        return Outlook(moment, now, (0.0,) * len(now))
    usual = chances_of(before, effort.survey, effort.surveys)
    return Outlook(moment, now, tuple(digits(one - other) for one, other in zip(now, usual, strict=True)))


@functools.lru_cache(KEPT)
def chances_of(state: State, simulations: int, runs: int) -> Row:
    """Each seat's chance in an open position; before a draw, the mean over what may be drawn."""
    search = Search(state.game, Budget(simulations), megabytes=MEGABYTES)
    seed = hashlib.sha256(state.key()).hexdigest()
    sums = [0.0] * state.game.players
    for run in range(runs):
        rng = generator(f"outlook {seed} {run}")
        for seat, part in enumerate(search.survey(_drawn(state, rng, run, runs), rng)):
            sums[seat] += part
        if state.over:
            break
    return whole(sums)


def _drawn(state: State, rng: Vector, run: int, runs: int) -> State:
    """The position after draws by their odds; the runs share the first one evenly, so that all of it is looked at."""
    first = True
    while odds := state.odds():
        total = sum(odds.values())
        ticket = ((run << 20) + below(rng, 1 << 20)) * total // (runs << 20) if first else below(rng, total)
        first = False
        for outcome, weight in odds.items():
            ticket -= weight
            if ticket < 0:
                state = state.drawn(outcome)
                break
    return state


def whole(parts: Sequence[float]) -> Row:
    """Parts of a whole as chances with few digits whose sum is exactly 1: what rounding leaves goes to the nearest."""
    scale = UNIT / sum(parts)
    floors = [int(part * scale) for part in parts]
    order = sorted(range(len(parts)), key=lambda seat: floors[seat] - parts[seat] * scale)
    for seat in order[: UNIT - sum(floors)]:
        floors[seat] += 1
    return tuple(digits(number / UNIT) for number in floors)
