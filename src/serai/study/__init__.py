"""The study of games that were played: what each decision was worth, whose luck it was, and what else there was."""

from serai.study.analysis import Analysis, AnalysisError, Candidate, Decision, Outlook, Summary
from serai.study.analyst import analyse
from serai.study.budget import BUDGETS, Budget
from serai.study.judging import judge
from serai.study.moments import decisions_of
from serai.study.prospects import outlook
from serai.study.report import assemble, bot_version

__all__ = [
    "BUDGETS",
    "Analysis",
    "AnalysisError",
    "Budget",
    "Candidate",
    "Decision",
    "Outlook",
    "Summary",
    "analyse",
    "assemble",
    "bot_version",
    "decisions_of",
    "judge",
    "outlook",
]
