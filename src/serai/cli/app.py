"""The commands and their options. What a command does lives in its own module, imported when it runs."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from copy import copy
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import typer

from serai.cli import completion
from serai.cli.commands import exact, exam, exploit, hosting, puzzles
from serai.cli.commands.analyse import analyse
from serai.cli.commands.arena import arena
from serai.cli.commands.selfplay import selfplay
from serai.cli.commands.train import train
from serai.cli.errors import FAILURE, INTERRUPTED, USER_ERROR, Mistake, quoted, usage_sentence
from serai.cli.options import AsJson, TableOptions, number

HELP_OPTIONS = ["-h", "--help"]
NO_NAME_OF_A_FILE = (errno.ENAMETOOLONG, errno.ELOOP, errno.EINVAL)
OF_THE_SERVER = ("alembic", "fastapi", "sqlalchemy", "starlette", "uvicorn", "websockets")  # an extra
LONGEST_WORD = 200  # of a sentence; a path may be that long

app = typer.Typer(
    name="serai",
    help="Bakschisch, The Thief of Bagdad and Five Tribes: play, look back, measure.",
    context_settings={"help_option_names": HELP_OPTIONS},
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
bench_app = typer.Typer(name="bench", help="Measure Serai's speed.", no_args_is_help=False)
app.add_typer(bench_app)


def _show_version(wanted: bool) -> None:
    if wanted:
        from serai import __version__

        typer.echo(f"serai {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _serai(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        hosting.show_help(context)


@bench_app.callback(invoke_without_command=True)
def _bench(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        hosting.show_help(context)


@app.command()
def games(
    json: AsJson = False,
) -> None:
    """List the games with their options and bots."""
    from serai.cli.commands.games import show_games

    show_games(as_json=json)


@app.command()
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="Its name; without one, you are asked.", autocompletion=completion.games),
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", parser=number("--players"), metavar="N", help="How many seats.")
    ] = None,
    seat: Annotated[
        list[int] | None,
        typer.Option(
            "--seat",
            "-s",
            parser=number("--seat"),
            metavar="S",
            help="Your seat, from 0; give it again for each person at this keyboard. [0]",
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            "-b",
            metavar="NAMES",
            help="Who fills the other seats, such as random,merchant.",
            autocompletion=completion.bots,
        ),
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="SEED", help="The same seed deals the same game.")
    ] = None,
    option: TableOptions = None,
    track: Annotated[
        str | None, typer.Option("--track", metavar="FILE", help="A track of your own, or a track's name (Bakschisch).")
    ] = None,
    resume: Annotated[
        str | None, typer.Option("--resume", metavar="FILE", help="Go on with the game of a saved record.")
    ] = None,
    save: Annotated[
        str | None, typer.Option("--save", metavar="FILE", help="Where to save the record; nothing is overwritten.")
    ] = None,
) -> None:
    """Play at the terminal, against bots or with others at one keyboard."""
    from serai.cli.commands.play import Wishes, play_game

    wishes = Wishes(
        game=game,
        players=players,
        seats=tuple(seat or ()),
        bots=bots,
        seed=seed,
        options=tuple(option or ()),
        track=track,
        resume=None if resume is None else Path(resume),
        save=None if save is None else Path(save),
    )
    code = play_game(wishes)
    if code:
        raise typer.Exit(code)


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record, as play saves it.")],
    seat: Annotated[
        int | None,
        typer.Option(
            "--seat", "-s", parser=number("--seat"), metavar="S", help="Show only what this seat knew at the time."
        ),
    ] = None,
    at: Annotated[
        int | None, typer.Option("--at", parser=number("--at"), metavar="N", help="Begin after N steps and draws.")
    ] = None,
    print_all: Annotated[bool, typer.Option("--print", help="Print the whole story and stop.")] = False,
) -> None:
    """Step through a record, forwards and backwards."""
    from serai.cli.commands.replay import replay_file

    replay_file(Path(file), seat=seat, at=at, print_all=print_all)


@app.command()
def hint(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A position (JSON) or a record.")],
    seat: Annotated[
        int | None,
        typer.Option("--seat", "-s", parser=number("--seat"), metavar="S", help="Whose step; by default, who chooses."),
    ] = None,
    at: Annotated[
        int | None,
        typer.Option(
            "--at", parser=number("--at"), metavar="N", help="In a record: after N steps and draws. [the end]"
        ),
    ] = None,
    budget: Annotated[
        str | None,
        typer.Option(
            "--budget", metavar="B", help="How long to think: 500 (simulations), 200ms, 1.5s. [as the caliph]"
        ),
    ] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="The luck of the simulations.")] = "0",
    json: AsJson = False,
) -> None:
    """Show what the search thinks of each step in a position."""
    from serai.cli.commands.hint import hint as think

    think(Path(file), seat=seat, at=at, budget=budget, seed=seed, as_json=json)


@app.command()
def picture(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A position (JSON) or a record.")],
    at: Annotated[
        int | None,
        typer.Option(
            "--at", parser=number("--at"), metavar="N", help="In a record: after N steps and draws. [the end]"
        ),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(
            "--seat", "-s", parser=number("--seat"), metavar="S", help="From this seat's eyes. [a spectator's]"
        ),
    ] = None,
    open_all: Annotated[bool, typer.Option("--open", help="Show everything.")] = False,
    dark: Annotated[bool, typer.Option("--dark", help="By night.")] = False,
    size: Annotated[
        int | None,
        typer.Option("--size", parser=number("--size"), metavar="W", help="How wide, in pixels. [960]"),
    ] = None,
    out: Annotated[
        str | None, typer.Option("--out", "-o", metavar="FILE", help="A new SVG file. [the standard output]")
    ] = None,
) -> None:
    """Draw the table of a position as an SVG picture."""
    from serai.cli.commands.picture import picture as draw

    place = None if out is None else Path(out)
    draw(Path(file), at=at, seat=seat, open_all=open_all, dark=dark, size=size, out=place)


@bench_app.command("search")
def bench_search(
    json: AsJson = False,
    seconds: Annotated[
        float,
        typer.Option(
            "--seconds", parser=number("--seconds", float), metavar="S", help="How long to measure each search."
        ),
    ] = 3.0,
    game: Annotated[
        str | None, typer.Option("--game", metavar="NAME", help="Only this game.", autocompletion=completion.games)
    ] = None,
) -> None:
    """Simulations and steps per second inside search on one core, next to OpenSpiel's C++ search in the same run."""
    from serai.cli.commands.bench_search import bench

    bench(game, seconds=seconds, as_json=json)


@bench_app.command("engine")
def bench_engine(
    json: AsJson = False,
    seconds: Annotated[
        float,
        typer.Option(
            "--seconds",
            parser=number("--seconds", float),
            metavar="S",
            help="How long to measure each game and player count.",
        ),
    ] = 3.0,
    game: Annotated[
        str | None, typer.Option("--game", metavar="NAME", help="Only this game.", autocompletion=completion.games)
    ] = None,
) -> None:
    """Random games per second on one core, next to OpenSpiel's C++ random rollouts in the same run."""
    from serai.cli.commands.bench import bench

    bench(game, seconds=seconds, as_json=json)


hosting.add(app, bench_app)
app.command()(analyse)
app.command()(arena)
app.command()(selfplay)
app.command()(train)
puzzles.add(app)
exam.add(app)
exact.add(app)
exploit.add(app)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one command and turn every mistake into one sentence and an exit code."""
    _prepare_streams()
    try:
        code = _run(arguments)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        return _leave_quietly()


def _run(arguments: Sequence[str] | None) -> int:
    from serai.engine.errors import SeraiError

    words = sys.argv[1:] if arguments is None else list(arguments)
    try:
        command = _command(words[0] if words and words[0] in _names() else None)
        code = int(command(args=words, prog_name="serai", standalone_mode=False) or 0)
        return _complain("Stopped.", code) if code == INTERRUPTED else code  # so some releases of Typer tell of Ctrl-C
    except (Mistake, SeraiError) as error:
        return _complain(str(error), getattr(error, "exit_code", USER_ERROR))
    except (KeyboardInterrupt, typer.Abort):
        return _complain("Stopped.", code=INTERRUPTED)
    except BrokenPipeError:
        raise
    except Exception as error:
        if isinstance(error, OSError) and error.errno in NO_NAME_OF_A_FILE:
            return _complain(f"{quoted(str(error.filename))} cannot be the name of a file here.")
        if hasattr(error, "format_message"):
            return _complain(usage_sentence(error))
        if isinstance(error, ModuleNotFoundError) and (error.name or "").partition(".")[0] in OF_THE_SERVER:
            return _complain("Tables for others need more packages: pip install 'serai[server]' brings them.")
        if os.environ.get("SERAI_DEBUG"):
            raise
        fault = " ".join(f"{type(error).__name__}: {error}".split())
        return _complain(f"This is a fault in Serai, not yours ({fault}); SERAI_DEBUG=1 shows where.", code=FAILURE)


@cache
def _names() -> frozenset[str]:
    """The first words that there are."""
    return frozenset(map(_name, (*app.registered_commands, *app.registered_groups)))


def _name(part: Any) -> str:
    """What a command is called, or a group of them."""
    if hasattr(part, "typer_instance"):
        return str(part.typer_instance.info.name)
    return str(part.name or typer.main.get_command_name(part.callback.__name__))


@cache
def _command(name: str | None) -> Any:
    """The command line as Typer builds it, or the part with this name alone: all of it takes a tenth of a start.

    Shell completion works but takes no room in the help.
    """
    part = copy(app)
    if name is not None:
        part.registered_commands = [command for command in app.registered_commands if _name(command) == name]
        part.registered_groups = [group for group in app.registered_groups if _name(group) == name]
    command: Any = typer.main.get_command(part)
    for parameter in command.params:
        parameter.hidden = parameter.name in ("install_completion", "show_completion")
    _leave_out_types_of_flags(command)
    return command


def _leave_out_types_of_flags(command: Any) -> None:
    """A flag takes no value, so its help names no type of one."""
    for parameter in [*command.params, command.get_help_option(typer.Context(command, help_option_names=HELP_OPTIONS))]:
        if getattr(parameter, "is_flag", False):
            parameter.metavar = ""
    for subcommand in getattr(command, "commands", {}).values():
        _leave_out_types_of_flags(subcommand)


def _complain(sentence: str, code: int = USER_ERROR) -> int:
    words = (
        word if len(word) <= LONGEST_WORD else f"{word[: LONGEST_WORD - 40]}...{word[-37:]}"
        for word in sentence.split()
    )
    print(" ".join(words), file=sys.stderr, flush=True)
    return code


def _prepare_streams() -> None:
    """Let odd bytes and missing streams be no reason to stumble."""
    for name in ("stdin", "stdout", "stderr"):
        stream: Any = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "r" if name == "stdin" else "w", encoding="utf-8"))  # noqa: SIM115
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _leave_quietly() -> int:
    """The reader has gone: throw the rest away, so that Python does not complain at its exit."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    return FAILURE
