"""Results that nobody played, to test what is made of them."""

from __future__ import annotations

import random
from pathlib import Path

from serai.arena import Forfeit, Log, Plan, Result

STRENGTH = {"random": 0.0, "merchant": 2.0}


def made_up_log(path: Path, plan: Plan, faults: int = 0) -> Log:
    """A log in which a stronger bot wins more often; the first games end by a fault of the last seat."""
    rng = random.Random(plan.seed)
    results: list[Result] = []
    for contest, block in plan.tasks():
        for rotation in range(plan.game.players):
            seats = plan.seats(contest, rotation)
            worth = [STRENGTH.get(bot, 1.0) + rng.gauss(0, 1) for bot in seats]
            ranks = tuple(1 + sum(other > own for other in worth) for own in worth)
            scores = tuple(round(20 + 5 * own) for own in worth)
            steps = tuple(rng.randint(20, 40) for _ in seats)
            seconds = tuple(0.01 * n for n in steps)
            result = Result(contest, block, rotation, ranks, scores, steps, seconds, (0.05,) * len(seats))
            if len(results) < faults:
                last = len(seats) - 1
                ranks = tuple(len(seats) if seat == last else 1 for seat in range(len(seats)))
                reason = "crashed: ValueError: <b>no & way</b>"
                result = Result(
                    contest, block, rotation, ranks, None, steps, seconds, (0.05,) * 2, Forfeit(last, reason)
                )
            results.append(result)
    with Log.create(path, plan) as log:
        log.add(results)
    return log
