"""`serai selfplay`: games of bots as data, one row of Parquet for each decision."""

from __future__ import annotations

import json as json_module
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from serai.cli import completion
from serai.cli.contests import (
    Wishes,
    check_numbers,
    find_backend,
    gone_on_with,
    make_plan,
    play_log,
    say_how_to_go_on,
    say_rounding,
)
from serai.cli.errors import FAILURE, Mistake
from serai.cli.options import (
    BACKENDS,
    Address,
    AsJson,
    BackendName,
    Jobs,
    Luck,
    MaybeGame,
    Memory,
    Patience,
    Players,
    TableOptions,
    numeric,
)

if TYPE_CHECKING:
    from serai.training.dataset import Dataset

GAMES = 100


def selfplay(
    game: MaybeGame = None,
    players: Players = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            "-b",
            metavar="NAMES",
            help="Who plays, as in the arena: caliph, or caliph:200,merchant; one alone has every seat.",
            autocompletion=completion.bots,
        ),
    ] = None,
    games: Annotated[
        int | None, numeric("--games", "N", f"At least so many games; every deal in all rotations ({GAMES}).")
    ] = None,
    out: Annotated[str | None, typer.Option("--out", metavar="DIR", help="A new folder for the files.")] = None,
    resume: Annotated[
        str | None, typer.Option("--resume", metavar="DIR", help="Go on in the folder of an earlier self-play.")
    ] = None,
    seed: Luck = None,
    option: TableOptions = None,
    every: Annotated[
        float | None, numeric("--every", "S", "Finish a file at least so often: what a kill can cost (120).", float)
    ] = None,
    jobs: Jobs = None,
    backend: BackendName = BACKENDS[0],
    address: Address = None,
    patience: Patience = None,
    memory: Memory = None,
    json: AsJson = False,
) -> None:
    """Games of bots as Parquet files: what each seat knew, chose and thought, and the result."""
    wishes = Wishes(
        game, players, bots, games, jobs, seed, tuple(option or ()), resume=None if resume is None else Path(resume),
        backend=backend, address=address, patience=patience, memory=memory, json=json,
    )  # fmt: skip
    if every is not None and not every >= 0:
        raise Mistake(f"--every is 0 seconds or more, not {every:g}.")
    check_numbers(wishes)
    code = play(wishes, None if out is None else Path(out), every)
    if code:
        raise typer.Exit(code)


def play(wishes: Wishes, out: Path | None, every: float | None) -> int:
    """Play what is wanted or still missing; return the exit code."""
    backend = find_backend(wishes)
    with _folder(wishes, out, every) as data:
        finished = play_log(data, backend, wishes, data.plan.game.title)
    if wishes.json:
        report = {"games": len(data), "rows": data.rows, "files": data.files, "folder": str(data.path)}
        print(json_module.dumps({**report, "finished": finished}, indent=2))
    else:
        files = "1 file" if data.files == 1 else f"{data.files:,} files"
        print(f"{len(data):,} games, {data.rows:,} decisions in {files}: {data.path}")
    if not finished:
        say_how_to_go_on(data.path, wishes, "selfplay")
        return FAILURE
    return 0


def _folder(wishes: Wishes, out: Path | None, every: float | None) -> Dataset:
    """The folder, new or known, or a Mistake for the first wish that cannot be."""
    from serai.training.dataset import OFTEN, PLAN, Dataset

    often = OFTEN if every is None else every
    if wishes.resume is not None:
        if out is not None:
            raise Mistake("--out is for a new folder and --resume for a known one; name one of them.")
        if not (wishes.resume / PLAN).is_file():
            raise Mistake(f"There is no self-play to go on with in {wishes.resume}.")
        return gone_on_with(partial(Dataset.open, often=often), wishes.resume, wishes)
    if out is None:
        raise Mistake("Name a new folder for the games: --out DIR.")
    plan = make_plan(wishes, "selfplay", GAMES)
    found = Dataset.create(out, plan, often)
    say_rounding(plan, wishes, GAMES)
    return found
