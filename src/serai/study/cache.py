"""A cache of analyses on disk: a file for each game, bot and budget, a line for each moment.

A line is on the disk before the next moment is judged, so whatever ends an analysis costs one moment at most.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from serai.engine.errors import SeraiError
from serai.engine.replay import played_digest
from serai.study.analysis import Analysis, Decision, Outlook
from serai.study.judging import judge
from serai.study.moments import Moments
from serai.study.prospects import outlook
from serai.study.report import assemble, bot_version

if TYPE_CHECKING:
    from serai.engine.game import Match
    from serai.study.budget import Budget


class CacheError(SeraiError):
    """A folder or a file in which judgements cannot be kept."""


@dataclass(frozen=True)
class Finding:
    """What was judged of one moment: the chances there and, if a seat had a choice, its decision."""

    outlook: Outlook
    decision: Decision | None

    def to_json(self) -> dict[str, Any]:
        """As data."""
        return {
            "outlook": self.outlook.to_json(),
            "decision": None if self.decision is None else self.decision.to_json(),
        }

    @classmethod
    def from_json(cls, told: Any) -> Finding:
        """A finding as `to_json` wrote it."""
        decision = told["decision"]
        return cls(Outlook.from_json(told["outlook"]), None if decision is None else Decision.from_json(decision))


def examine(match: Match, moment: int, budget: Budget) -> Finding:
    """Judge one moment: the piece of work that is done or lost as a whole."""
    choice = Moments(match).has_choice(moment)
    return Finding(outlook(match, moment, budget), judge(match, moment, budget) if choice else None)


class FindingsCache:
    """All that was judged of one match so far, in memory and, if there is a folder, on the disk."""

    def __init__(self, match: Match, budget: Budget, folder: Path | None = None) -> None:
        self.match, self.budget = match, budget
        self.count = len(Moments(match))
        self._found: dict[int, Finding] = {}
        self.path = None
        if folder is not None:
            _make(folder)
            self.path = folder / _name(match, budget)
        if self.path is not None and self.path.exists():
            self._found = {one.outlook.moment: one for one in _read(self.path) if one.outlook.moment < self.count}
            _mend(self.path)

    def __len__(self) -> int:
        """How many moments were judged."""
        return len(self._found)

    @property
    def missing(self) -> list[int]:
        """The moments that are still to be judged."""
        return [moment for moment in range(self.count) if moment not in self._found]

    def add(self, finding: Finding) -> None:
        """Keep what was judged of a moment."""
        if self.path is not None:
            _append(self.path, finding)
        self._found[finding.outlook.moment] = finding

    def analysis(self) -> Analysis:
        """The analysis as far as it goes."""
        found = self._found.values()
        decisions = [one.decision for one in found if one.decision is not None]
        return assemble(self.match, decisions, [one.outlook for one in found], self.budget)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CacheError(f"{folder} cannot be made a folder: {error.strerror or error}.") from None


def _name(match: Match, budget: Budget) -> str:
    """What no two analyses with different answers share."""
    numbers = hashlib.sha256(json.dumps(budget.to_json(), sort_keys=True).encode()).hexdigest()[:8]
    return f"{match.game.name}-{played_digest(match)[:16]}-{bot_version(match.game)}-{numbers}.jsonl"


def _read(path: Path) -> Iterator[Finding]:
    """The findings of a file; a last line that was torn off is judged again."""
    try:
        data = path.read_bytes()
        for line in data[: data.rfind(b"\n") + 1].splitlines():
            if line.strip():
                yield Finding.from_json(json.loads(line))
    except OSError as error:
        raise CacheError(f"{path} cannot be read: {error.strerror or error}.") from None
    except (SeraiError, ValueError, KeyError, TypeError):
        raise CacheError(f"{path} holds something other than judgements; delete it, or keep them elsewhere.") from None


def _mend(path: Path) -> None:
    """Cut off the rest of a line that was being written when its process ended."""
    try:
        with path.open("r+b") as file:
            file.truncate(file.read().rfind(b"\n") + 1)
    except OSError as error:
        raise CacheError(f"{path} cannot be written: {error.strerror or error}.") from None


def _append(path: Path, finding: Finding) -> None:
    """Write a line that is on the disk when this returns."""
    line = json.dumps(finding.to_json(), separators=(",", ":")).encode() + b"\n"
    try:
        with path.open("ab") as file:
            file.write(line)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise CacheError(f"{path} cannot be written: {error.strerror or error}.") from None
