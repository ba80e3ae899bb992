"""What `serai puzzles` and `serai exam` share: a file that is gone on with, an effort, and a check of all in a file."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from serai.cli.errors import FAILURE, Mistake

if TYPE_CHECKING:
    from serai.problems.prompt import Prompt

MOST_TOLD = 20  # flaws of a file

Out = Annotated[
    str | None,
    typer.Option("--out", metavar="FILE", help="A file that is begun or gone on with. [GAME.jsonl; .gz packs it]"),
]
Effort = Annotated[
    float, typer.Option("--effort", metavar="X", help="A part of the usual simulations, for a quick try.")
]


def file_of(game: str, out: str | None, effort: float) -> Path:
    """Where what is made of a game goes, once it is clear that it can be made and written."""
    if not 0 < effort <= 1000:
        raise Mistake(f"--effort is a number above 0 and up to 1000, not {effort:g}.")
    path = Path(out or f"{game}.jsonl")
    if not path.parent.is_dir():
        raise Mistake(f"There is no folder {path.parent} to save {path.name} in.")
    return path


def summary(what: str, kinds: Sequence[str], found: Iterable[str]) -> str:
    """How many there are, and how many of each kind."""
    counted = Counter(found)
    count = counted.total()
    told = ", ".join(f"{counted[kind]} {kind}" for kind in kinds)
    return f"{count} {what}{'' if count == 1 else 's'} ({told})"


def flaws_of(asked: Sequence[Prompt]) -> list[tuple[str, str]]:
    """What is wrong with any of them, by their ids."""
    ids = Counter(one.id for one in asked)
    flaws = [(one.id, flaw) for one in asked for flaw in one.flaws()]
    return flaws + [(id, "It is in the file more than once.") for id, times in ids.items() if times > 1]


def tell_flaws(asked: Sequence[Prompt], flaws: Sequence[tuple[str, str]]) -> None:
    """Name what is wrong and end with exit code 1, unless nothing is."""
    if not flaws:
        return
    for id, flaw in flaws[:MOST_TOLD]:
        print(f"{id}: {flaw}", file=sys.stderr)
    bad = len({id for id, _ in flaws})
    print(f"{bad} of {len(asked)} {asked[0].what}s {'is' if bad == 1 else 'are'} not good.", file=sys.stderr)
    raise typer.Exit(FAILURE)
