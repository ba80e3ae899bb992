"""What `serai arena` shows: a bar with the running result while it plays, and tables at the end."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.table import Table

from serai.cli.screen import Screen, new_console

if TYPE_CHECKING:
    from serai.arena.runner import Progress
    from serai.arena.summary import Summary

TENTHS = 10  # lines of progress where there is no terminal


@contextmanager
def progress_bar(title: str, *, quiet: bool) -> Iterator[Callable[[Progress], None]]:
    """A bar on a terminal, a line at every tenth elsewhere; on stderr, so that stdout has results only."""
    console = new_console(stderr=True)
    if console.is_terminal:
        with _bar(title) as tell:
            yield tell
    elif quiet:
        yield lambda progress: None
    else:
        yield _lines()


@contextmanager
def _bar(title: str) -> Iterator[Callable[[Progress], None]]:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TimeRemainingColumn(compact=True),
        TextColumn("{task.fields[result]}", markup=False),
    )
    with Progress(*columns, console=new_console(stderr=True), expand=True) as bar:
        task = bar.add_task(title, total=None, result="preparing")

        def tell(progress: object) -> None:
            bar.update(task, completed=progress.played, total=progress.wanted, result=_running(progress))  # type: ignore[attr-defined,arg-type]

        yield tell


def _lines() -> Callable[[Progress], None]:
    told = -1

    def tell(progress: Progress) -> None:
        nonlocal told
        tenth = TENTHS * progress.played // progress.wanted
        if tenth > told and progress.played:
            told = tenth
            print(f"{progress.played} of {progress.wanted} games: {_running(progress)}", file=sys.stderr, flush=True)

    return tell


def _running(progress: Progress) -> str:
    from serai.arena.plan import label
    from serai.arena.wording import percent

    if progress.share is None:
        return "preparing" if not progress.played else "no whole block yet"
    words = f"{label(progress.contest[0])} {percent(progress.share)}"
    return words if progress.decision is None else f"{words}, ratio {progress.decision.ratio:+.2f}"


def show_summary(summary: Summary, screen: Screen) -> None:
    """Print the tables of a finished or interrupted arena."""
    from serai.arena.plan import label
    from serai.arena.wording import duration, percent, plus_minus, rating, step_time

    game = summary.plan.game
    screen.say(f"{game.title}, {game.players} players: {_extent(summary)}", "bold")
    table = plain_table("bot", "games", "win share", "mean score", "OpenSkill", "a step")
    for line in summary.bots:
        table.add_row(
            line.name, str(line.games), percent(line.share), plus_minus(line.score), rating(line.rating),
            step_time(line.think),
        )  # fmt: skip
    screen.console.print(table)
    if len(summary.contests) > 1:
        screen.say()
        table = plain_table("contest", "games", "win share of the first")
        for contest in summary.contests:
            table.add_row(contest.title, str(contest.games), percent(contest.share))
        screen.console.print(table)
    screen.say()
    seats = ", ".join(f"seat {seat} {percent(share)}" for seat, share in enumerate(summary.seats))
    screen.say(f"Win share by seat: {seats}; even is {100 * summary.even:.1f} %.")
    screen.say(f"A game takes {plus_minus(summary.length)} steps. Intervals are of 95 %, over blocks.")
    longest = ", ".join(f"{line.name} {duration(line.longest)}" for line in summary.bots)
    screen.say(f"Longest thought: {longest}.")
    for line in summary.bots:
        for reason, times in line.forfeits:
            games = "1 game" if times == 1 else f"{times} games"
            screen.say(f"{label(line.bot)} lost {games} by a fault: it {reason}", "yellow")
    if summary.verdict():
        screen.say(summary.verdict(), "bold")


def _extent(summary: Summary) -> str:
    blocks = len(summary.blocks)
    words = f"{len(summary.games)} games, {blocks} {'deal' if blocks == 1 else 'deals'} in every rotation of seats"
    return f"{words}; {summary.left_out} more not counted" if summary.left_out else words


def plain_table(first: str, *others: str) -> Table:
    """A table without lines, its numbers on the right."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(first, header_style="cyan", overflow="fold")
    for heading in others:
        table.add_column(heading, justify="right", header_style="cyan", no_wrap=True)
    return table
