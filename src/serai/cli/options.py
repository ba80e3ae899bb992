"""Options that several commands take, each described once."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from typing import Annotated, Any

import typer

from serai.cli import completion
from serai.cli.errors import Mistake, quoted

BACKENDS = ("processes", "ray")


def number(name: str, kind: Callable[[str], Any] = int) -> Callable[[str], Any]:
    """A reader of numbers that says which option has something else."""

    def read(text: str) -> Any:
        plain = kind is not int or re.fullmatch(r"[+-]?\d+", text.strip())
        with contextlib.suppress(ValueError):
            if plain:
                return kind(text)
        raise Mistake(f"{name} is {'a whole number' if kind is int else 'a number'}, not {quoted(text)}.")

    return read


def numeric(name: str, metavar: str, help: str, kind: Callable[[str], Any] = int, short: str | None = None) -> Any:
    """An option that takes a number."""
    names = (name,) if short is None else (name, short)
    return typer.Option(*names, parser=number(name, kind), metavar=metavar, help=help)


GameName = Annotated[str, typer.Argument(metavar="GAME", help="Its name.", autocompletion=completion.games)]
MaybeGame = Annotated[str | None, typer.Argument(metavar="GAME", help="Its name.", autocompletion=completion.games)]
Players = Annotated[int | None, numeric("--players", "N", "How many seats.", short="-p")]
TableOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="A table option; see [bold]serai games[/].",
        autocompletion=completion.options,
    ),
]
Luck = Annotated[str | None, typer.Option("--seed", metavar="SEED", help="Deals and luck follow from it.")]
Jobs = Annotated[int | None, numeric("--jobs", "N", "Processes at a time (one per core).", short="-j")]
BackendName = Annotated[
    str, typer.Option("--backend", metavar="NAME", help="processes of this machine, or a ray cluster.")
]
Address = Annotated[
    str | None, typer.Option("--address", metavar="HOST:PORT", help="The Ray cluster (the one of this machine).")
]
Patience = Annotated[float | None, numeric("--patience", "S", "A step that takes longer loses the game (300).", float)]
Memory = Annotated[int | None, numeric("--memory", "MB", "Most data of a process; 0: any (4096).")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
