"""The analyst: judges a whole game."""

from __future__ import annotations

from collections.abc import Callable

from serai.engine.errors import SeraiError, shown
from serai.engine.match import Match
from serai.engine.records import replay
from serai.study.analysis import Analysis, Decision, Outlook
from serai.study.budget import USUAL, Budget, find_budget
from serai.study.judging import judge
from serai.study.moments import Moments, decisions_of
from serai.study.prospects import outlook
from serai.study.report import assemble

Tell = Callable[[int, int], object]  # how many pieces of the work are done, and how many there are


def analyse(match: Match | str, budget: str | Budget = USUAL, progress: Tell | None = None) -> Analysis:
    """Judge every decision of a match, or of a record's text, and the chances of all seats at every moment.

    `budget` is quick, normal, deep or a `serai.study.Budget`; `progress` is told how many pieces are done of how many.
    """
    found, effort = _match(match), find_budget(budget)
    moments, deciding = range(len(Moments(found))), decisions_of(found)
    total, tell = len(moments) + len(deciding), progress or (lambda done, total: None)
    outlooks: list[Outlook] = []
    decisions: list[Decision] = []
    for moment in moments:
        outlooks.append(outlook(found, moment, effort))
        tell(len(outlooks) + len(decisions), total)
        if moment in deciding:
            decisions.append(judge(found, moment, effort))
            tell(len(outlooks) + len(decisions), total)
    return assemble(found, decisions, outlooks, effort)


def _match(match: Match | str) -> Match:
    if isinstance(match, str):
        return replay(match)
    if not isinstance(match, Match):
        raise SeraiError(f"A match or the text of a record can be analysed, not {shown(match)}.")
    return match
