"""`serai arena`: bots against bots, from the wishes on the command line to tables, a report and a results log."""

from __future__ import annotations

import json as json_module
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from serai.cli import completion
from serai.cli.contests import (
    GAMES,
    LADDER_GAMES,
    PAGE,
    Wishes,
    check_numbers,
    conclude,
    data_folder,
    find_backend,
    make_folder,
    make_plan,
    play_log,
    reopened,
    say_how_to_go_on,
    say_rounding,
    tell_summary,
)
from serai.cli.errors import FAILURE, Mistake
from serai.cli.options import (
    BACKENDS,
    Address,
    AsJson,
    BackendName,
    Jobs,
    Luck,
    Memory,
    Patience,
    TableOptions,
    number,
    numeric,
)

if TYPE_CHECKING:
    from serai.engine.game import Game


def arena(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME", help="Its name; a ladder without one plays all games.", autocompletion=completion.games
        ),
    ] = None,
    players: Annotated[
        str | None,
        typer.Option("--players", "-p", metavar="N", help="How many seats; a ladder takes several: 2,3,4 (all)."),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            "-b",
            metavar="NAMES",
            help="The first named sits against the others, who fill the table: merchant,random or my.py:Bot,merchant.",
            autocompletion=completion.bots,
        ),
    ] = None,
    games: Annotated[
        int | None, numeric("--games", "N", f"At least so many games; whole blocks ({GAMES}; ladder {LADDER_GAMES}).")
    ] = None,
    jobs: Jobs = None,
    seed: Luck = None,
    option: TableOptions = None,
    report: Annotated[
        str | None, typer.Option("--report", metavar="DIR", help="Where the report and the results log go.")
    ] = None,
    resume: Annotated[
        str | None, typer.Option("--resume", metavar="PATH", help="Go on with a results log, or a report's folder.")
    ] = None,
    records: Annotated[
        str | None, typer.Option("--records", metavar="DIR", help="Keep the record of every game.")
    ] = None,
    sprt: Annotated[
        bool, typer.Option("--sprt", help="Stop as soon as it is clear whether the first is better.")
    ] = False,
    h0: Annotated[
        float | None, numeric("--h0", "PERCENT", "SPRT: the win share that is no success (even).", float)
    ] = None,
    h1: Annotated[
        float | None, numeric("--h1", "PERCENT", "SPRT: the win share that is a success (h0 + 5).", float)
    ] = None,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="All bots against each other; writes a results page.")
    ] = False,
    results: Annotated[
        str | None, typer.Option("--results", metavar="FILE", help=f"The page of the ladder ({PAGE}).")
    ] = None,
    backend: BackendName = BACKENDS[0],
    address: Address = None,
    patience: Patience = None,
    memory: Memory = None,
    json: AsJson = False,
) -> None:
    """Bots against bots: same deals in every rotation of seats, win shares with intervals, ratings, a report."""
    counts = _counts(players)
    if len(counts) > 1 and not ladder:
        raise Mistake("A table has one number of seats; only a ladder takes several. Add --ladder.")
    table = counts[0] if len(counts) == 1 else None
    wishes = Wishes(
        game, table, bots, games, jobs, seed, tuple(option or ()), _path(report), _path(resume), _path(records),
        sprt, h0, h1, ladder, _path(results), backend, address, patience, memory, json,
    )  # fmt: skip
    check_numbers(wishes)
    if ladder:
        from serai.cli.commands.ladder import play_ladder

        code = play_ladder(wishes, counts)
    else:
        code = play_arena(wishes)
    if code:
        raise typer.Exit(code)


def _counts(text: str | None) -> tuple[int, ...]:
    """The numbers of seats in a list with commas, each once."""
    read = number("--players")
    return () if text is None else tuple(dict.fromkeys(read(word.strip()) for word in text.split(",")))


def _path(text: str | None) -> Path | None:
    return None if text is None else Path(text)


# ---------------------------------------------------------------- one contest


def play_arena(wishes: Wishes) -> int:
    """Play one contest, new or resumed; return the exit code."""
    from serai.arena.results import FILE_NAME, Log
    from serai.cli.screen import Screen, new_console

    if wishes.page is not None:
        raise Mistake("--results is the page of a ladder; add --ladder, or leave it out.")
    screen = Screen(new_console())
    backend = find_backend(wishes)
    make_folder(wishes.records)
    folder = wishes.report
    if wishes.resume is not None:
        path = wishes.resume / FILE_NAME if wishes.resume.is_dir() else wishes.resume
        if folder is None and wishes.resume.is_dir():
            folder = wishes.resume
        make_folder(folder)
        log = reopened(path, wishes)
    else:
        plan = make_plan(wishes)
        make_folder(folder)
        log = Log.create(_own_log(plan.game) if folder is None else folder / FILE_NAME, plan)
        say_rounding(plan, wishes, GAMES)
    with log:
        finished = play_log(log, backend, wishes, log.plan.game.title)
        summary = conclude(log, folder)
        if wishes.json:
            print(json_module.dumps({**summary.to_json(), "log": str(log.path), "finished": finished}, indent=2))
        else:
            tell_summary(summary, log, folder, screen)
    if not finished:
        say_how_to_go_on(wishes.resume or folder or log.path, wishes)
        return FAILURE
    return 0


def _own_log(game: Game) -> Path:
    """Where results go without --report, so that they can be resumed all the same."""
    stem = f"{game.name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = data_folder() / f"{stem}.jsonl"
    number = 1
    while path.exists():
        number += 1
        path = path.with_name(f"{stem}-{number}.jsonl")
    return path
