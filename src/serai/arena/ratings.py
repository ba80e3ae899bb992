"""OpenSkill ratings (Plackett-Luce) of the bots of an arena, game after game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from statistics import fmean
from typing import Any

from serai.arena.blocks import Result
from serai.arena.plan import Plan


@dataclass(frozen=True)
class Rating:
    """How strong a bot seems; `sigma` is the uncertainty that OpenSkill gives it."""

    mu: float
    sigma: float


@cache
def _model() -> Any:
    """OpenSkill's model; loaded when somebody is rated."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def fresh() -> Rating:
    """The rating of somebody of whom nothing is known."""
    new = _model().rating()
    return Rating(new.mu, new.sigma)


def after(known: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings of those who played a game against each other, after it; equal ranks are a tie."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in known]
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Rating(team[0].mu, team[0].sigma) for team in rated]


def rate(plan: Plan, results: Iterable[Result]) -> dict[str, Rating]:
    """The rating of every bot after these games, in this order; copies of a bot share the mean of their changes."""
    known = dict.fromkeys(plan.bots, fresh())
    for result in results:
        seats = plan.seats(result.contest, result.rotation)
        if len(set(seats)) < 2:
            continue  # a bot against itself says nothing of its strength
        rated = after([known[bot] for bot in seats], result.ranks)
        for bot in set(seats):
            own = [rating for rating, who in zip(rated, seats, strict=True) if who == bot]
            known[bot] = Rating(fmean(r.mu for r in own), fmean(r.sigma for r in own))
    return known
