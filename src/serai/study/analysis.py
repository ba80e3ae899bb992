"""An analysis: every decision of a game judged, and the chances of all seats from moment to moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Literal, get_args

from serai.bots.explanations import Reason
from serai.engine.errors import SeraiError
from serai.engine.sentences import listing, shown

FORMAT = 1
DIGITS = 4  # of every chance
UNIT = 10**DIGITS

Verdict = Literal["best", "good", "doubt", "inaccuracy", "mistake", "blunder"]
VERDICTS: tuple[Verdict, ...] = get_args(Verdict)
WRONG: tuple[Verdict, ...] = ("inaccuracy", "mistake", "blunder")  # beyond the noise
Row = tuple[float, ...]  # a number for each seat


class AnalysisError(SeraiError):
    """JSON that is no analysis, or none that this program reads."""


def digits(number: float) -> float:
    """A chance, or a difference of chances, as it is written; never minus zero."""
    return round(number, DIGITS) + 0.0


@dataclass(frozen=True)
class Candidate:
    """A step, its expected share of the victory, its share of the search's attention, and the interval of 95 %."""

    step: str
    win: float
    share: float
    interval: float


@dataclass(frozen=True)
class Decision:
    """What a seat chose at a moment, what was best by what it knew, what that cost and how far the cost may be off."""

    moment: int
    seat: int
    step: str | None  # None: nobody has chosen here yet
    best: str
    loss: float
    noise: float
    verdict: Verdict
    candidates: tuple[Candidate, ...]  # the best first; the step that was made is among them
    line: tuple[str, ...]  # how the turn goes on from the best step, each as in a record: "1 bid 3"
    reasons: tuple[Reason, ...] = ()  # what the turn of the best step brings

    def to_json(self) -> dict[str, Any]:
        """As data."""
        return {
            **asdict(self),
            "candidates": [asdict(one) for one in self.candidates],
            "line": list(self.line),
            "reasons": [reason.to_json() for reason in self.reasons],
        }

    @classmethod
    def from_json(cls, told: Any) -> Decision:
        """A decision as `to_json` wrote it."""
        if isinstance(told, Mapping):
            told = {"reasons": [], **told}  # analyses of earlier versions have none
        parts = _parts(cls, told, "A decision")
        candidates = _list(parts, "candidates")
        if parts["verdict"] not in VERDICTS:
            raise AnalysisError(f"A verdict is {listing(VERDICTS)}, not {shown(parts['verdict'])}.")
        parts["candidates"] = tuple(Candidate(**_parts(Candidate, one, "A candidate")) for one in candidates)
        parts["line"] = tuple(map(str, _list(parts, "line")))
        reasons = _list(parts, "reasons")
        parts["reasons"] = tuple(Reason(**_parts(Reason, one, "A reason")) for one in reasons)
        return cls(**parts)


@dataclass(frozen=True)
class Outlook:
    """Each seat's chance to win at a moment, and how much of it is the luck of the draws that led there."""

    moment: int
    chances: Row  # the sum is 1
    luck: Row  # the sum is 0

    def to_json(self) -> dict[str, Any]:
        """As data."""
        return {"moment": self.moment, "chances": list(self.chances), "luck": list(self.luck)}

    @classmethod
    def from_json(cls, told: Any) -> Outlook:
        """An outlook as `to_json` wrote it."""
        parts = _parts(cls, told, "An outlook")
        return cls(parts["moment"], _row(parts["chances"]), _row(parts["luck"]))


@dataclass(frozen=True)
class Summary:
    """One seat: its choices, what they gave away on average, how often it chose as the bot, and how lucky it was."""

    seat: int
    choices: int
    loss: float
    agreed: int
    best: int | None  # the moment at which its choice mattered most and was right
    worst: int | None  # the moment at which it gave away most, beyond the noise
    luck: float


@dataclass(frozen=True)
class Analysis:
    """A judged game. Where it is not finished, what is not known yet is None.

    >>> import serai
    >>> match = serai.game("bakschisch", players=2).new_match(seed=7)
    >>> match.play(0, "bid 1")
    >>> match.play(1, "pass")
    >>> analysis = serai.analyse(match, "quick")
    >>> [(decision.seat, decision.step, decision.verdict) for decision in analysis.decisions]
    [(0, 'bid 1', 'good'), (1, 'pass', 'best')]
    """

    game: str
    players: int
    rules: int
    options: Mapping[str, Any]
    engine: str
    bot: Mapping[str, str]  # name and version
    budget: Mapping[str, Any]
    record: str  # a digest of what was played
    moments: int
    chances: tuple[Row | None, ...]
    luck: tuple[Row | None, ...]
    choice: tuple[Row | None, ...]
    decisions: tuple[Decision, ...]
    summary: tuple[Summary, ...]
    turning: tuple[int, ...]  # the moments that cost most, the worst first

    def decision(self, moment: int) -> Decision | None:
        """The decision at a moment, if there was one."""
        return next((decision for decision in self.decisions if decision.moment == moment), None)

    def to_json(self) -> dict[str, Any]:
        """As data; docs/study.md describes it."""
        told: dict[str, Any] = {"serai_analysis": FORMAT}
        told |= {field.name: getattr(self, field.name) for field in fields(self)}
        for name in ("chances", "luck", "choice"):
            told[name] = [None if row is None else list(row) for row in told[name]]
        for name in ("options", "bot", "budget"):
            told[name] = dict(told[name])
        told["decisions"] = [decision.to_json() for decision in self.decisions]
        told["summary"] = [asdict(one) for one in self.summary]
        told["turning"] = list(self.turning)
        return told

    @classmethod
    def from_json(cls, told: Any) -> Analysis:
        """An analysis as `to_json` wrote it."""
        if not isinstance(told, Mapping) or told.get("serai_analysis") != FORMAT:
            raise AnalysisError(f"An analysis is a JSON object with 'serai_analysis': {FORMAT}.")
        parts = _parts(cls, told, "An analysis")
        for name in ("chances", "luck", "choice"):
            parts[name] = tuple(None if row is None else _row(row) for row in _list(parts, name))
        parts["decisions"] = tuple(map(Decision.from_json, _list(parts, "decisions")))
        parts["summary"] = tuple(Summary(**_parts(Summary, one, "A summary")) for one in _list(parts, "summary"))
        parts["turning"] = tuple(map(int, _list(parts, "turning")))
        return cls(**parts)


def _parts(kind: Any, told: Any, what: str) -> dict[str, Any]:
    """The fields of a dataclass in JSON, each of the right kind where that is a plain one."""
    names = {field.name: field.type for field in fields(kind)}
    if not isinstance(told, Mapping):
        raise AnalysisError(f"{what} is a JSON object, not {shown(told)}.")
    if lacking := [name for name in names if name not in told]:
        raise AnalysisError(f"{what} lacks {listing(lacking)}.")
    parts = {name: told[name] for name in names}
    for name, value in parts.items():
        wanted = PLAIN.get(str(names[name]))
        if wanted is not None and (not isinstance(value, wanted) or isinstance(value, bool)):
            raise AnalysisError(f"{name!r} of {what[0].lower()}{what[1:]} cannot be {shown(value)}.")
    return parts


PLAIN: dict[str, tuple[type, ...]] = {
    "int": (int,),
    "float": (int, float),
    "str": (str,),
    "int | None": (int, type(None)),
    "str | None": (str, type(None)),
    "Mapping[str, Any]": (dict,),
    "Mapping[str, str]": (dict,),
    "Mapping[str, int | str]": (dict,),
}


def _list(parts: Mapping[str, Any], name: str) -> list[Any]:
    if not isinstance(parts[name], list):
        raise AnalysisError(f"{name!r} is a list, not {shown(parts[name])}.")
    return list(parts[name])


def _row(told: Any) -> Row:
    if not isinstance(told, list) or not all(isinstance(one, int | float) for one in told):
        raise AnalysisError(f"A number for each seat belongs here, not {shown(told)}.")
    return tuple(map(float, told))
