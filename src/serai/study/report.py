"""Putting an analysis together from what was judged, as far as it is."""

from __future__ import annotations

import functools
import hashlib
import statistics
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from serai.bots import explanations
from serai.bots.confidence import search_version
from serai.engine.replay import played_digest
from serai.study.analysis import WRONG, Analysis, Decision, Outlook, Row, Summary, digits
from serai.study.budget import Budget, find_budget
from serai.study.judging import INACCURACY
from serai.study.moments import Moments
from serai.version import __version__

if TYPE_CHECKING:
    from serai.engine.game import Game, Match

JUDGE = "caliph"  # the strongest bot
MOST_TURNING = 10


def assemble(
    match: Match, decisions: Iterable[Decision], outlooks: Iterable[Outlook], budget: str | Budget
) -> Analysis:
    """The analysis of a match; where it lacks decisions or outlooks, what follows from them is None or not in it."""
    game, count = match.game, len(Moments(match))
    judged = tuple(sorted(decisions, key=lambda decision: decision.moment))
    known = {outlook.moment: outlook for outlook in outlooks}
    chances = [known[moment].chances if moment in known else None for moment in range(count)]
    luck = [known[moment].luck if moment in known else None for moment in range(count)]
    choice = [_choice(chances, luck, moment) for moment in range(count)]
    wrong = sorted((one for one in judged if one.verdict in WRONG), key=lambda one: (-one.loss, one.moment))
    return Analysis(
        game=game.name,
        players=game.players,
        rules=game.rulebook.version,
        options=dict(game.options),
        engine=__version__,
        bot={"name": JUDGE, "version": bot_version(game)},
        budget=find_budget(budget).to_json(),
        record=played_digest(match),
        moments=count,
        chances=tuple(chances),
        luck=tuple(luck),
        choice=tuple(choice),
        decisions=judged,
        summary=tuple(_summary(seat, judged, luck) for seat in range(game.players)),
        turning=tuple(one.moment for one in wrong[:MOST_TURNING]),
    )


def _choice(chances: list[Row | None], luck: list[Row | None], moment: int) -> Row | None:
    """What is left of a change of the chances without the luck of the draws: what the step did."""
    now, lucky = chances[moment], luck[moment]
    if now is None or lucky is None:
        return None
    if moment == 0:
        return (0.0,) * len(now)
    before = chances[moment - 1]
    if before is None:
        return None
    return tuple(digits(one - other - drawn) for one, other, drawn in zip(now, before, lucky, strict=True))


def _summary(seat: int, judged: tuple[Decision, ...], luck: list[Row | None]) -> Summary:
    own = [decision for decision in judged if decision.seat == seat]
    wrong = [decision for decision in own if decision.verdict in WRONG]
    right = [decision for decision in own if _lead(decision) > 0]
    return Summary(
        seat=seat,
        choices=len(own),
        loss=digits(statistics.fmean(decision.loss for decision in own)) if own else 0.0,
        agreed=sum(decision.verdict == "best" for decision in own),
        best=max(right, key=_lead).moment if right else None,
        worst=max(wrong, key=lambda decision: decision.loss).moment if wrong else None,
        luck=digits(sum(row[seat] for row in luck if row is not None)),
    )


def _lead(decision: Decision) -> float:
    """How much a right choice was better than the next best one; little differences do not count."""
    if decision.verdict != "best" or len(decision.candidates) < 2:
        return 0.0
    lead = decision.candidates[0].win - max(one.win for one in decision.candidates[1:])
    return lead if lead >= INACCURACY else 0.0


@functools.cache
def bot_version(game: Game) -> str:
    """A digest of the search, of what it knows of the game and of how decisions are judged with it."""
    digest = hashlib.sha256(search_version(game).encode())
    for name in ("budget", "judging", "prospects"):
        digest.update(Path(__file__).with_name(f"{name}.py").read_bytes())
    digest.update(Path(explanations.__file__).read_bytes())
    return digest.hexdigest()[:12]
