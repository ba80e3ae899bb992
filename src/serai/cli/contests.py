"""What the commands that play many games share: the wishes of the command line, the plan, the log and the report."""

from __future__ import annotations

import json as json_module
import os
import shlex
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from serai.cli.errors import Mistake, quoted, suggestion
from serai.cli.options import BACKENDS

if TYPE_CHECKING:
    from serai.arena.plan import Plan
    from serai.arena.results import Log
    from serai.arena.runner import Backend
    from serai.arena.summary import Summary
    from serai.cli.screen import Screen
    from serai.engine.game import Game
    from serai.training.dataset import Dataset

Kept = TypeVar("Kept", "Log", "Dataset")  # what keeps games

GAMES = 400  # of a contest, where nobody says otherwise
LADDER_GAMES = 48  # a ladder of all games and tables is some 20 minutes of processor time
MARGIN = 0.05  # how much better than even the sequential test asks for
REPORT, SUMMARY = "report.html", "summary.json"
PAGE = Path("docs/results.md")  # of a ladder


@dataclass(frozen=True)
class Wishes:
    """The command line of `serai arena`."""

    game: str | None = None
    players: int | None = None
    bots: str | None = None
    games: int | None = None
    jobs: int | None = None
    seed: str | None = None
    options: tuple[str, ...] = ()
    report: Path | None = None
    resume: Path | None = None
    records: Path | None = None
    sprt: bool = False
    h0: float | None = None
    h1: float | None = None
    ladder: bool = False
    page: Path | None = None
    backend: str = BACKENDS[0]
    address: str | None = None
    patience: float | None = None
    memory: int | None = None
    json: bool = False


def check_numbers(wishes: Wishes) -> None:
    """Refuse numbers and seeds that no arena takes, before anything is loaded, compiled or written."""
    from serai.arena.plan import blocks_for, check_seed

    if wishes.games is not None:
        blocks_for(wishes.games, 1)
    if wishes.seed is not None:
        check_seed(wishes.seed)
    find_backend(wishes)


def make_plan(wishes: Wishes, command: str = "arena", usual: int = GAMES) -> Plan:
    """What a new arena plays, or a Mistake for the first wish that cannot be."""
    from serai.arena.plan import Plan, blocks_for, check_bots, fill_seats, settled_spec, what_runs
    from serai.cli.lineup import split_names
    from serai.engine.chance import seed_text

    game = find_game(wishes, wishes.players, command)
    names = split_names(wishes.bots)
    if not names:
        raise Mistake(f"Name the bots: serai {command} {game.name} --bots merchant,random.")
    lineup = fill_seats([settled_spec(name) for name in names], game.players)
    check_bots(lineup, game)
    wanted = usual if wishes.games is None else wishes.games
    blocks = blocks_for(wanted, game.players)
    return Plan(
        game, (lineup,), blocks, seed_text(wishes.seed), sprt=_sprt(wishes, game), notes=what_runs(game, lineup)
    )


def find_game(wishes: Wishes, players: int | None, command: str = "arena") -> Game:
    """The game with the options of the command line."""
    import serai
    from serai.cli.commands.play import read_options
    from serai.engine.registry import rulebook

    if wishes.game is None:
        raise Mistake(f"Name the game to play: serai {command} {serai.game_names()[0]} --bots merchant,random.")
    book = rulebook(wishes.game)
    return serai.game(book.name, players=players, **read_options(book, wishes.options))


def _sprt(wishes: Wishes, game: Game) -> Any:
    from serai.arena.statistics import Sprt

    if not wishes.sprt:
        if wishes.h0 is not None or wishes.h1 is not None:
            raise Mistake("--h0 and --h1 belong to the sequential test; add --sprt.")
        return None
    h0 = 1 / game.players if wishes.h0 is None else wishes.h0 / 100
    return Sprt(h0, h0 + MARGIN if wishes.h1 is None else wishes.h1 / 100)


def reopened(path: Path, wishes: Wishes) -> Log:
    """The log to go on with."""
    from serai.arena.results import Log

    return gone_on_with(Log.open, path, wishes)


def gone_on_with(opened: Callable[[Path], Kept], path: Path, wishes: Wishes) -> Kept:
    """What is to be gone on with; the wishes may ask for more games, not for another contest."""
    from serai.arena.plan import blocks_for, check_bots, what_runs
    from serai.engine.registry import rulebook

    given = {
        "--players": wishes.players,
        "--bots": wishes.bots,
        "--seed": wishes.seed,
        "--option": wishes.options or None,
        "--sprt": wishes.sprt or None,
        "--h0": wishes.h0,
        "--h1": wishes.h1,
    }
    for name, value in given.items():
        if value is not None:
            raise Mistake(f"A resumed arena goes on as it began; leave out {name}.")
    if not path.exists():
        near = [entry.name for entry in path.parent.iterdir()] if path.parent.is_dir() else []
        raise Mistake(f"There are no results to go on with in {path}{suggestion(path.name, near)}")
    log = opened(path)
    try:
        plan = log.plan
        if wishes.game is not None and rulebook(wishes.game).name != plan.game.name:
            raise Mistake(f"{path} has games of {plan.game.title}, not of {rulebook(wishes.game).title}.")
        check_bots(plan.bots, plan.game)
        if what_runs(plan.game, plan.bots) != plan.notes:
            print("Since these results began, Serai's rules or bots have changed; they mix both.", file=sys.stderr)
        if wishes.games is not None:
            blocks = blocks_for(wishes.games, plan.game.players, len(plan.contests))
            if blocks < plan.blocks:
                raise Mistake(f"{plan.games} games were planned already; --games can only ask for more.")
            if blocks > plan.blocks:
                log.extend(replace(plan, blocks=blocks))
    except BaseException:
        log.close()
        raise
    return log


def check_backend(name: str, address: str | None) -> None:
    """Refuse a backend that there is not, and an address that it has no use for."""
    if name not in BACKENDS:
        raise Mistake(f"There is no backend {quoted(name)}{suggestion(name, BACKENDS)}")
    if address is not None and name != "ray":
        raise Mistake("--address is for --backend ray.")


def find_backend(wishes: Wishes) -> Backend:
    """Where the games will be played."""
    from serai.arena.workers import MEMORY, PATIENCE, Processes

    check_backend(wishes.backend, wishes.address)
    local = Processes(
        jobs=_cores() if wishes.jobs is None else wishes.jobs,
        patience=PATIENCE if wishes.patience is None else wishes.patience,
        memory=MEMORY if wishes.memory is None else wishes.memory,
    )
    if wishes.backend == "ray":
        from serai.arena.ray_backend import RayCluster

        return RayCluster(wishes.address, jobs=wishes.jobs, local=local)
    return local


def _cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def make_folder(path: Path | None) -> None:
    """A folder that things can be written into, made if it is missing."""
    if path is None:
        return
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        from serai.cli.files import reason

        raise Mistake(f"{path} cannot be made a folder: {reason(error)}.") from None


def data_folder() -> Path:
    """Where results go that nobody named a place for."""
    from serai.cli.files import games_folder

    return games_folder().parent / "arena"


def play_log(log: Log | Dataset, backend: Backend, wishes: Wishes, title: str) -> bool:
    """Play what the log lacks; False if it was stopped."""
    from serai.arena.results import LogError
    from serai.arena.runner import run
    from serai.cli.compiling import compile_ahead, stages_for
    from serai.cli.scoreboard import progress_bar
    from serai.cli.screen import interruptible

    try:
        with interruptible():
            if wishes.backend == BACKENDS[0] and len(log) < log.plan.games:
                compile_ahead(log.plan.game.rulebook, stages_for(log.plan.bots), quiet=wishes.json)
            with progress_bar(title, quiet=wishes.json) as tell:
                run(log, backend, tell=tell, records=wishes.records)
    except KeyboardInterrupt:
        return False
    except LogError as error:  # a full disk is no mistake on the command line
        print(error, file=sys.stderr, flush=True)
        return False
    return True


def conclude(log: Log, folder: Path | None) -> Summary:
    """The summary, and the report if there is a folder for it."""
    from serai.arena.summary import summarize

    summary = summarize(log)
    if folder is not None:
        from serai.arena.report import write_report

        write_report(summary, folder / REPORT)
        (folder / SUMMARY).write_text(json_module.dumps(summary.to_json(), indent=2) + "\n", encoding="utf-8")
    return summary


def tell_summary(summary: Summary, log: Log, folder: Path | None, screen: Screen) -> None:
    """Print the tables, and where everything is."""
    from serai.cli.scoreboard import show_summary

    show_summary(summary, screen)
    screen.say(f"Every game is in {log.path} (seed {log.plan.seed})", wrap=False)
    if folder is not None:
        screen.say(f"The report is {folder / REPORT}", wrap=False)


def say_rounding(plan: Plan, wishes: Wishes, usual: int) -> None:
    """Tell that more games are played than were asked for."""
    wanted, players = usual if wishes.games is None else wishes.games, plan.game.players
    if plan.blocks * players != wanted and not wishes.json:
        words = f"{wanted} games are no whole blocks of {players} rotations: {plan.blocks * players} will be played."
        print(words, file=sys.stderr, flush=True)


def say_how_to_go_on(path: Path, wishes: Wishes, command: str = "arena") -> None:
    """Print the command that goes on from here."""
    from serai.cli.files import program

    words = [command, *(["--ladder"] if wishes.ladder else []), "--resume", str(path)]
    again = {  # where and how it ran, which the log does not keep
        "--backend": None if wishes.backend == BACKENDS[0] else wishes.backend,
        "--address": wishes.address,
        "--jobs": wishes.jobs,
        "--patience": wishes.patience,
        "--memory": wishes.memory,
        "--records": wishes.records,
        "--results": wishes.page,
    }
    words += [word for name, value in again.items() if value is not None for word in (name, str(value))]
    line = " ".join([program(), *map(shlex.quote, words)])
    print(f"Stopped; nothing that was finished is lost. Go on: {line}", file=sys.stderr, flush=True)
