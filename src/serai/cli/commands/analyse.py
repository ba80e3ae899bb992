"""`serai analyse RECORD...`: every decision of a game judged, as a table, as JSON and as a page with the curve."""

from __future__ import annotations

import contextlib
import json as json_module
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from serai.cli.contests import check_backend
from serai.cli.errors import INTERRUPTED, Mistake
from serai.cli.options import BACKENDS, Address, BackendName

if TYPE_CHECKING:
    from serai.cli.screen import Screen
    from serai.engine.game import Match
    from serai.study import Analysis
    from serai.study.work_queue import Backend

STDOUT = "-"
CURVE = 60  # characters
TENTHS = 10  # lines of progress where there is no terminal
MOST_PROCESSES = 256


def analyse(
    files: Annotated[list[str], typer.Argument(metavar="RECORD...", help="Records, as play and tables save them.")],
    budget: Annotated[
        str, typer.Option("--budget", metavar="NAME", help="How carefully to judge: quick, normal or deep.")
    ] = "normal",
    json: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write JSON for programs; - is the standard output.")
    ] = None,
    html: Annotated[
        str | None, typer.Option("--html", metavar="FILE", help="Write a page with the curve, for a browser.")
    ] = None,
    processes: Annotated[int, typer.Option("--processes", metavar="N", help="How many judge at a time.")] = 1,
    backend: BackendName = BACKENDS[0],
    address: Address = None,
    keep: Annotated[
        str | None, typer.Option("--keep", metavar="DIR", help="Keep what is judged there, and go on with it.")
    ] = None,
) -> None:
    """Judge every decision of games by what was known then, and tell luck from choice."""
    from serai.cli.screen import Screen, new_console
    from serai.study.budget import find_budget

    effort = find_budget(budget)
    workers = _backend(backend, processes, address)
    outputs = {name: _output(name, text) for name, text in (("--json", json), ("--html", html)) if text is not None}
    if outputs.get("--html") == Path(STDOUT):
        raise Mistake("--html needs the name of a file.")
    quiet = json == STDOUT
    matches = [_load(Path(file), quiet) for file in files]
    _compile(matches, quiet)
    analyses = _judge(matches, effort, workers, keep, quiet)
    told = list(zip(files, matches, analyses, strict=True))
    if "--html" in outputs:
        from serai.study.page import write_page

        title = "" if len(told) == 1 else f"{len(told)} games"
        _write(outputs["--html"], write_page([(match, analysis) for _, match, analysis in told], title))
    if json is not None:
        found: Any = [{"file": file, **analysis.to_json()} for file, _, analysis in told]
        text = json_module.dumps(found[0] if len(found) == 1 else found, ensure_ascii=False) + "\n"
        if quiet:
            sys.stdout.write(text)
            return
        _write(outputs["--json"], text)
    screen = Screen(new_console())
    for file, match, analysis in told:
        show(match, analysis, screen, file if len(told) > 1 else "")


def _load(path: Path, quiet: bool) -> Match:
    from serai.cli.commands.replay import load_match

    match = load_match(path, quiet=quiet)
    if not match.steps:
        raise Mistake(f"{path} has no step that could be judged.")
    if not match.game.rulebook.parts.mind:
        raise Mistake(f"{match.game.title} has no search yet, so nothing can be judged.")
    return match


def _output(name: str, text: str) -> Path:
    from serai.cli.files import check_new

    return Path(text) if text == STDOUT and name == "--json" else check_new(Path(text))


def _write(path: Path, text: str) -> None:
    from serai.cli.files import create, reason

    try:
        create(path, text)
    except OSError as error:
        raise Mistake(f"{path} cannot be written: {reason(error)}.") from None


def _backend(name: str, processes: int, address: str | None) -> Backend | None:
    """Where moments are judged; None: here."""
    check_backend(name, address)
    if not 1 <= processes <= MOST_PROCESSES:
        raise Mistake(f"--processes is a number from 1 to {MOST_PROCESSES}, not {processes}.")
    if name == "ray":
        from serai.arena.ray_backend import RayCluster
        from serai.arena.workers import Processes

        return RayCluster(address, local=Processes(jobs=processes))
    if processes == 1:
        return None
    from serai.arena.workers import Processes

    return Processes(jobs=processes)


def _compile(matches: Sequence[Match], quiet: bool) -> None:
    from serai.cli.compiling import compile_ahead, stages_for

    for book in {match.game.rulebook.name: match.game.rulebook for match in matches}.values():
        compile_ahead(book, stages_for(["caliph"]), quiet=quiet)


def _judge(
    matches: Sequence[Match], budget: Any, backend: Backend | None, keep: str | None, quiet: bool
) -> list[Analysis]:
    from serai.cli.screen import interruptible
    from serai.study import analyse_all

    try:
        with interruptible(), _progress(quiet) as tell:
            return analyse_all(matches, budget, tell, backend=backend, keep=keep)
    except KeyboardInterrupt:
        if keep is not None:
            print(f"Stopped. What was judged is in {keep}; the same command goes on.", file=sys.stderr, flush=True)
            raise typer.Exit(INTERRUPTED) from None
        raise


@contextlib.contextmanager
def _progress(quiet: bool) -> Iterator[Callable[[int, int], None]]:
    """A bar on a terminal, a line at every tenth elsewhere; on stderr, so that stdout has results only."""
    from serai.cli.screen import Screen, new_console

    console = new_console(stderr=True)
    if not Screen(console).is_terminal:
        yield (lambda done, total: None) if quiet else _tenths
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("moments"), BarColumn(bar_width=None), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _tenths(done: int, total: int) -> None:
    if TENTHS * done // total > TENTHS * (done - 1) // total:
        print(f"{done} of {total} moments", file=sys.stderr, flush=True)


# ---------------------------------------------------------------- for people


def show(match: Match, analysis: Analysis, screen: Screen, file: str) -> None:
    """Print the players, the curve and the moments that cost most."""
    from rich.table import Table

    from serai.bots.explanations import in_words
    from serai.cli.commands.replay import heading
    from serai.cli.scoreboard import plain_table
    from serai.study.curve import line_of_bars
    from serai.study.page import percent, seat_name

    if file:
        screen.say(file, "bold", wrap=False)
    screen.say(heading(match), "bold")
    table = plain_table("player", "choices", "as the bot", "mean loss", "best", "worst", "luck", "choice")
    for one in analysis.summary:
        chosen = sum(row[one.seat] for row in analysis.choice if row is not None)
        table.add_row(
            seat_name(match, one.seat), str(one.choices), str(one.agreed), percent(one.loss), _place(one.best),
            _place(one.worst), percent(one.luck, signed=True), percent(chosen, signed=True),
        )  # fmt: skip
    screen.console.print(table)
    if (screen.console.encoding or "").lower().startswith("utf"):
        for seat in range(analysis.players):
            bars = line_of_bars([row[seat] for row in analysis.chances if row is not None], CURVE)
            screen.say(f"{bars} {seat_name(match, seat)}", wrap=False)
    wrong = [decision for moment in analysis.turning if (decision := analysis.decision(moment)) is not None]
    if not wrong:
        screen.say("No choice cost anything beyond the noise.")
    else:
        screen.say("The moments that cost most:")
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        for name in ("moment", "player", "cost", "noise", "verdict"):
            table.add_column(name, header_style="cyan", no_wrap=name != "player", overflow="fold")
        table.add_column("chose", header_style="cyan", overflow="fold")
        table.add_column("better", header_style="cyan", overflow="fold")
        table.add_column("because", header_style="cyan", overflow="fold")
        for bad in wrong:
            table.add_row(
                str(bad.moment), seat_name(match, bad.seat), percent(bad.loss), percent(bad.noise), bad.verdict,
                bad.step or "", bad.best, in_words(match.game, bad.reasons, partial(seat_name, match)),
            )  # fmt: skip
        screen.console.print(table)
    screen.say(
        f"Judged by what each seat knew then; budget {analysis.budget['name']}. What is within the noise is no mistake."
    )


def _place(moment: int | None) -> str:
    return "-" if moment is None else str(moment)
