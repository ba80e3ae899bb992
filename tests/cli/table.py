"""Helpers of the command line's tests: a session on typed lines, and the whole program in this process."""

from __future__ import annotations

import io
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest
from rich.console import Console

from serai.cli import main
from serai.cli.commands.play import Wishes, started
from serai.cli.lineup import Lineup
from serai.cli.screen import Screen, Script
from serai.cli.session import Session
from serai.engine.game import Match
from serai.engine.rulebook import Step


@dataclass
class Sitting:
    """A session that has ended: its match, and what the persons saw."""

    session: Session
    finished: bool
    output: str

    @property
    def match(self) -> Match:
        return self.session.match

    def steps_of(self, seat: int) -> list[str]:
        history = self.match.history
        return [self.match.game.steps[e.action] for e in history if isinstance(e, Step) and e.seat == seat]


def plain_screen(output: io.StringIO) -> Screen:
    return Screen(Console(file=output, highlight=False, markup=False, emoji=False, width=100))


def sit_down(lines: Iterable[str], match: Match | None = None, lineup: Lineup | None = None, **wishes) -> Sitting:
    """Type lines into a session of a new game, or of the given match."""
    if match is None or lineup is None:
        match, lineup = started(Wishes(**{"game": "bakschisch", "seed": "7", **wishes}))
    output = io.StringIO()
    screen = plain_screen(output)
    session = Session(match, lineup, screen, Script(lines, screen))
    finished = session.run()
    return Sitting(session, finished, output.getvalue())


@dataclass
class Outcome:
    """What a command did."""

    code: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """The one line on stderr."""
        (line,) = self.err.splitlines()
        return line


class Program:
    """`serai` in this process, with typed input and a folder of its own for records."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        monkeypatch.setenv("SERAI_DATA_DIR", str(folder / "data"))
        monkeypatch.chdir(folder)

    def __call__(self, *arguments: str, typed: str = "") -> Outcome:
        self._capsys.readouterr()
        self._monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(arguments)
        captured = self._capsys.readouterr()
        return Outcome(code, captured.out, captured.err)

    @property
    def saved(self) -> list[Path]:
        """The records in the folder of games, the oldest first."""
        return sorted((self.folder / "data").rglob("*.txt"))

    @property
    def files(self) -> list[Path]:
        """Every file of the folder."""
        return sorted(path for path in self.folder.rglob("*") if path.is_file())
