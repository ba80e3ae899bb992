"""`serai puzzles`: make puzzles from bots' games, each with its proof, and check a file of them."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from serai.cli.asking import Effort, Out, file_of, flaws_of, summary, tell_flaws
from serai.cli.commands.hosting import show_help
from serai.cli.errors import Mistake
from serai.cli.options import GameName

if TYPE_CHECKING:
    from serai.problems.puzzles import Puzzle
    from serai.problems.puzzles.maker import Progress

puzzles_app = typer.Typer(name="puzzles", help="Make and check puzzles: positions with one clearly best step.")


def add(app: typer.Typer) -> None:
    """Add these commands to the command line."""
    app.add_typer(puzzles_app)


@puzzles_app.callback(invoke_without_command=True)
def _puzzles(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        show_help(context)


@puzzles_app.command("make")
def make(
    game: GameName,
    count: Annotated[
        int, typer.Option("--count", "-n", metavar="N", help="How many puzzles the file holds then.")
    ] = 10,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="The same seed makes the same puzzles.")] = "0",
    players: Annotated[
        int | None, typer.Option("--players", "-p", metavar="N", help="How many seats. [all numbers in turn]")
    ] = None,
    out: Out = None,
    effort: Effort = 1.0,
) -> None:
    """Let bots play and keep the positions in which one step is clearly the best, with the proof.

    A file that was begun with the same seed is gone on with. Ctrl-C loses nothing that was said to be found.
    """
    from serai.cli.compiling import compile_ahead, stages_for
    from serai.engine.registry import rulebook
    from serai.problems.puzzles import read_puzzles, write_puzzles
    from serai.problems.puzzles.judge import Budgets
    from serai.problems.puzzles.maker import Maker

    path = file_of(game, out, effort)
    compile_ahead(rulebook(game), stages_for(["merchant", "vizier"]))
    maker = Maker(game, seed, players=players, count=count, budgets=Budgets().scaled(effort))
    made = read_puzzles(path) if path.exists() else []
    for puzzles in maker.make(made, _tell):
        made = puzzles
        write_puzzles(path, made)
    print(f"{path} holds {_summary(made)}.")


@puzzles_app.command("ask")
def ask(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A position (JSON), as the position editor saves it.")],
    seat: Annotated[
        int | None, typer.Option("--seat", "-s", metavar="S", help="Whose step; by default, who chooses.")
    ] = None,
    out: Annotated[
        str | None, typer.Option("--out", metavar="FILE", help="A file of puzzles that it is added to. [GAME.jsonl]")
    ] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="The luck of the simulations.")] = "0",
    effort: Effort = 1.0,
) -> None:
    """Ask whether one step is clearly the best in a position of your own, and keep it as a puzzle with the proof."""
    import serai
    from serai.cli.commands.hint import find_seat, load_state
    from serai.cli.compiling import compile_ahead, stages_for
    from serai.problems.puzzles import read_puzzles, write_puzzles
    from serai.problems.puzzles.judge import Budgets
    from serai.problems.puzzles.maker import Maker

    state = load_state(Path(file), None)
    chooser = find_seat(state, seat)
    path = file_of(state.game.name, out, effort)
    if state.game.options != serai.game(state.game.name, players=state.game.players).options:
        raise Mistake("Puzzles are asked with the usual options; this position has others.")
    made = read_puzzles(path) if path.exists() else []
    compile_ahead(state.rulebook, stages_for(["merchant", "vizier"]))
    maker = Maker(state.game.name, seed, players=state.game.players, count=1, budgets=Budgets().scaled(effort))
    puzzle = maker.ask(state, chooser)
    if puzzle.id in {other.id for other in made}:
        raise Mistake(f"{path} holds this puzzle already.")
    write_puzzles(path, [*made, puzzle])
    print(f"{puzzle.level.capitalize()}: {puzzle.solution} is best. {path} holds {_summary([*made, puzzle])}.")


@puzzles_app.command("renew")
def renew(file: Annotated[str, typer.Argument(metavar="FILE", help="A file of puzzles.")]) -> None:
    """Ask the bots of today how often they find each solution, and write that and the level that follows from it."""
    from serai.cli.compiling import compile_ahead, stages_for
    from serai.engine.registry import rulebook
    from serai.problems.puzzles import read_puzzles, write_puzzles
    from serai.problems.puzzles.maker import asked_again

    made = read_puzzles(Path(file))
    for name in sorted({puzzle.game for puzzle in made}):
        compile_ahead(rulebook(name), stages_for(["merchant", "vizier"]))
    renewed = [asked_again(puzzle) for puzzle in made]
    write_puzzles(Path(file), renewed)
    changed = sum(before.level != after.level for before, after in zip(made, renewed, strict=True))
    print(f"{file} holds {_summary(renewed)}; {changed} of them had another level.")


def _tell(progress: Progress) -> None:
    print(f"game {progress.games}: {_summary(progress.puzzles)}", file=sys.stderr, flush=True)


def _summary(puzzles: Iterable[Puzzle]) -> str:
    from serai.problems.puzzles import LEVELS

    return summary("puzzle", LEVELS, (puzzle.level for puzzle in puzzles))


@puzzles_app.command("check")
def check(file: Annotated[str, typer.Argument(metavar="FILE", help="A file of puzzles.")]) -> None:
    """Check that every puzzle is sound, legal and has its proof; exit code 1 if one is not."""
    from serai.problems.puzzles import read_puzzles

    puzzles = read_puzzles(Path(file))
    tell_flaws(puzzles, flaws_of(puzzles))
    print(f"All good: {file} holds {_summary(puzzles)}.")
