"""OpenSkill ratings (Plackett-Luce) of the bots of an arena, game after game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean

from serai.arena.blocks import Result
from serai.arena.plan import Plan


@dataclass(frozen=True)
class Rating:
    """How strong a bot seems; `sigma` is the uncertainty that OpenSkill gives it."""

    mu: float
    sigma: float


def rate(plan: Plan, results: Iterable[Result]) -> dict[str, Rating]:
    """The rating of every bot after these games, in this order; copies of a bot share the mean of their changes."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    fresh = model.rating()
    known = {bot: Rating(fresh.mu, fresh.sigma) for bot in plan.bots}
    for result in results:
        seats = plan.seats(result.contest, result.rotation)
        if len(set(seats)) < 2:
            continue  # a bot against itself says nothing of its strength
        teams = [[model.rating(mu=known[bot].mu, sigma=known[bot].sigma)] for bot in seats]
        rated = model.rate(teams, ranks=[float(rank) for rank in result.ranks])
        for bot in set(seats):
            own = [team[0] for team, who in zip(rated, seats, strict=True) if who == bot]
            known[bot] = Rating(fmean(r.mu for r in own), fmean(r.sigma for r in own))
    return known
