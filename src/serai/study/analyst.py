"""The analyst: judges whole games, in this process or on a backend of the arena."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from serai.engine.errors import OptionError, SeraiError, is_whole
from serai.engine.game import Match
from serai.engine.replay import replay
from serai.engine.sentences import shown
from serai.study.analysis import Analysis
from serai.study.budget import USUAL, Budget, find_budget
from serai.study.cache import FindingsCache
from serai.study.work_queue import Backend, work_through

Tell = Callable[[int, int], object]  # how many moments were judged, and how many there are


def analyse(
    match: Match | str,
    budget: str | Budget = USUAL,
    progress: Tell | None = None,
    *,
    processes: int = 1,
    keep: str | Path | None = None,
) -> Analysis:
    """Judge every decision of a match, or of a record's text, and the chances of all seats at every moment.

    `budget` is quick, normal, deep or a `serai.study.Budget`; `progress` is told how many moments are judged of how
    many; `keep` is a folder in which each is kept, so that an analysis that was stopped goes on.
    """
    if not is_whole(processes) or processes < 1:
        raise OptionError(f"An analysis needs at least one process, not {shown(processes)}.")
    backend: Backend | None = None
    if processes > 1:
        from serai.arena.workers import Processes

        backend = Processes(jobs=processes)
    return analyse_all([_match(match)], budget, progress, backend=backend, keep=keep)[0]


def analyse_all(
    matches: Sequence[Match],
    budget: str | Budget = USUAL,
    progress: Tell | None = None,
    *,
    backend: Backend | None = None,
    keep: str | Path | None = None,
) -> list[Analysis]:
    """Judge many matches, moment by moment, on a backend of the arena if one is given."""
    effort, folder = find_budget(budget), None if keep is None else Path(keep)
    findings = [FindingsCache(match, effort, folder) for match in matches]
    done, total = sum(map(len, findings)), sum(one.count for one in findings)
    for _ in work_through(findings, backend):
        done += 1
        if progress is not None:
            progress(done, total)
    return [one.analysis() for one in findings]


def _match(match: Match | str) -> Match:
    if isinstance(match, str):
        return replay(match)
    if not isinstance(match, Match):
        raise SeraiError(f"A match or the text of a record can be analysed, not {shown(match)}.")
    return match
