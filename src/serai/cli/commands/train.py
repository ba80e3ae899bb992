"""`serai train`: learn what positions are worth from self-play of the search."""

from __future__ import annotations

import json as json_module
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from serai.cli.contests import Wishes, check_numbers, find_backend, find_game, say_how_to_go_on
from serai.cli.errors import FAILURE, Mistake
from serai.cli.options import (
    BACKENDS,
    Address,
    AsJson,
    BackendName,
    Jobs,
    MaybeGame,
    Memory,
    Players,
    TableOptions,
    numeric,
)

if TYPE_CHECKING:
    from serai.training.generations import Progress, Training

GAMES, GENERATIONS, SIMULATIONS = 400, 8, 200
ENDING = ".npz"


def train(
    game: MaybeGame = None,
    players: Players = None,
    games: Annotated[int | None, numeric("--games", "N", f"Games of each generation ({GAMES}).")] = None,
    generations: Annotated[
        int | None, numeric("--generations", "N", f"How often it plays and learns ({GENERATIONS}).")
    ] = None,
    simulations: Annotated[
        int | None, numeric("--simulations", "N", f"How much the search thinks about each step ({SIMULATIONS}).")
    ] = None,
    pace: Annotated[float | None, numeric("--pace", "X", "How fast it learns (0.004).", float)] = None,
    out: Annotated[
        str | None, typer.Option("--out", metavar="FILE", help="A new file for what is learned (.npz).")
    ] = None,
    resume: Annotated[
        str | None, typer.Option("--resume", metavar="FILE", help="Go on with the training of an earlier file.")
    ] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="SEED", help="All games follow from it.")] = None,
    option: TableOptions = None,
    jobs: Jobs = None,
    backend: BackendName = BACKENDS[0],
    address: Address = None,
    memory: Memory = None,
    json: AsJson = False,
) -> None:
    """Learn what positions are worth: the search plays itself, and the file that comes out plays as a bot."""
    wishes = Wishes(
        game, players, None, games, jobs, seed, tuple(option or ()), resume=None if resume is None else Path(resume),
        backend=backend, address=address, memory=memory, json=json,
    )  # fmt: skip
    check_numbers(wishes)
    work = find_backend(wishes)
    begin = _begun if wishes.resume is None else _resumed
    with begin(wishes, out, generations, simulations, pace) as training:
        finished = _run(training, work, wishes)
        _tell(training, finished, wishes)
    if not finished:
        raise typer.Exit(FAILURE)


def _begun(
    wishes: Wishes, out: str | None, generations: int | None, simulations: int | None, pace: float | None
) -> Training:
    """A new training, or a Mistake for the first wish that cannot be."""
    from serai.engine.chance import seed_text
    from serai.training.generations import PACE, Recipe, Training

    game = find_game(wishes, wishes.players, "train")
    recipe = Recipe(
        games=GAMES if wishes.games is None else wishes.games,
        generations=GENERATIONS if generations is None else generations,
        simulations=SIMULATIONS if simulations is None else simulations,
        seed=seed_text(wishes.seed),
        pace=PACE if pace is None else pace,
    )
    if out is None:
        raise Mistake(f"Name a new file for what is learned: --out {game.name}-{game.players}{ENDING}.")
    if not out.endswith(ENDING):
        raise Mistake(f"The file of a bot ends in {ENDING}: --out {out}{ENDING}.")
    return Training.begin(game, recipe, Path(out))


def _resumed(
    wishes: Wishes, out: str | None, generations: int | None, simulations: int | None, pace: float | None
) -> Training:
    """A training that goes on; the wishes may ask for more generations, not for another training."""
    from serai.engine.registry import rulebook
    from serai.training.generations import Training

    given = {
        "--out": out, "--players": wishes.players, "--games": wishes.games, "--simulations": simulations,
        "--pace": pace, "--seed": wishes.seed, "--option": wishes.options or None,
    }  # fmt: skip
    for name, value in given.items():
        if value is not None:
            raise Mistake(f"A resumed training goes on as it began; leave out {name}.")
    assert wishes.resume is not None
    training = Training.resume(wishes.resume)
    if wishes.game is not None and rulebook(wishes.game).name != training.game.name:
        raise Mistake(f"{wishes.resume} learns {training.game.title}, not {rulebook(wishes.game).title}.")
    if generations is not None:
        training.extend(generations)
    return training


def _run(training: Training, backend: Any, wishes: Wishes) -> bool:
    """Learn until it is done; False if it was stopped."""
    from serai.cli.screen import interruptible

    try:
        with interruptible(), _progress(quiet=wishes.json) as tell:
            training.run(backend, tell)
    except KeyboardInterrupt:
        return False
    return True


@contextmanager
def _progress(*, quiet: bool) -> Iterator[Callable[[Progress], None]]:
    """A line on a terminal that is written again and again, a line for each generation elsewhere; on stderr."""
    from serai.cli.screen import Screen, new_console

    console = new_console(stderr=True)
    if Screen(console).is_terminal:
        with console.status("preparing") as status:

            def show(progress: Progress) -> None:
                status.update(_words(progress))

            yield show
        return
    told = -1

    def line(progress: Progress) -> None:
        nonlocal told
        if progress.generation > told and not quiet:
            told = progress.generation
            print(_words(progress), file=sys.stderr, flush=True)

    yield line


def _words(progress: Progress) -> str:
    """How far it is, in one line."""
    recipe, steps = progress.recipe, progress.steps
    done = f"after {len(steps)} of {recipe.generations} generations"
    learned = f"; off by {steps[-1].before:.4f} before and {steps[-1].after:.4f} after the last one" if steps else ""
    playing = f", {progress.played} of {recipe.games} games of the next" if len(steps) < recipe.generations else ""
    return f"{done}{playing}{learned}"


def _tell(training: Training, finished: bool, wishes: Wishes) -> None:
    """What came out, and how to go on or to let it play."""
    from serai.cli.files import program

    if wishes.json:
        print(json_module.dumps({**training.about, "file": str(training.path), "finished": finished}, indent=2))
    elif finished:
        game = training.game
        print(f"Learned from {len(training.steps)} generations of {training.recipe.games} games: {training.path}")
        print(
            f"Let it play: {program()} arena {game.name} --players {game.players} "
            f"--bots {training.path}:1000,caliph:1000"
        )
    if not finished:
        say_how_to_go_on(training.path, wishes, "train")
