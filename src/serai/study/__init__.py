"""The study of games that were played: what each decision was worth, whose luck it was, and what else there was."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from serai.study.analysis import Analysis, AnalysisError, Candidate, Decision, Outlook, Summary
    from serai.study.analyst import analyse, analyse_all
    from serai.study.budget import BUDGETS, Budget, find_budget
    from serai.study.judging import judge, judge_step
    from serai.study.moments import Moments, decisions_of
    from serai.study.notation import Study, read_study, write_study
    from serai.study.prospects import outlook
    from serai.study.report import assemble, bot_version
    from serai.study.trees import Line, StudyError, Tree
    from serai.study.variations import Variation, follow

__all__ = [
    "BUDGETS",
    "Analysis",
    "AnalysisError",
    "Budget",
    "Candidate",
    "Decision",
    "Line",
    "Moments",
    "Outlook",
    "Study",
    "StudyError",
    "Summary",
    "Tree",
    "Variation",
    "analyse",
    "analyse_all",
    "assemble",
    "bot_version",
    "decisions_of",
    "find_budget",
    "follow",
    "judge",
    "judge_step",
    "outlook",
    "read_study",
    "write_study",
]

_HOMES = {  # imported on first use: who reads a study needs no bots
    **dict.fromkeys(("Analysis", "AnalysisError", "Candidate", "Decision", "Outlook", "Summary"), "analysis"),
    **dict.fromkeys(("analyse", "analyse_all"), "analyst"),
    **dict.fromkeys(("BUDGETS", "Budget", "find_budget"), "budget"),
    **dict.fromkeys(("judge", "judge_step"), "judging"),
    **dict.fromkeys(("Moments", "decisions_of"), "moments"),
    **dict.fromkeys(("Study", "read_study", "write_study"), "notation"),
    "outlook": "prospects",
    **dict.fromkeys(("assemble", "bot_version"), "report"),
    **dict.fromkeys(("Line", "StudyError", "Tree"), "trees"),
    **dict.fromkeys(("Variation", "follow"), "variations"),
}


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(f"serai.study.{_HOMES[name]}"), name)
    raise AttributeError(f"module 'serai.study' has no attribute {name!r}")
