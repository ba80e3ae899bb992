"""Training in generations: self-play on a backend of the arena, then learning; resumed from a file.

A generation is so many games of the search against itself, by the numbers so far; what they showed, and what the
generations before showed, gives the next numbers. To a backend a generation is a plan and some games of it a block.
Games come back in any order and are learned from in theirs, so how many processes there were changes nothing.

After each generation everything that the next one needs is written beside the file of numbers, whole or not at all.
Who is killed loses a generation that was not finished, and going on leads to the same numbers as if nothing had been.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Protocol

import numpy as np

from serai.arena.blocks import Watch, play_block, warm_up
from serai.arena.results import lock, reason
from serai.bots.minds import find_mind
from serai.bots.models import Examples, follow
from serai.bots.trained import DAMAGED, FORMAT, KIND, Trained, model_of, read_archive, write_archive
from serai.engine.errors import OptionError, SeraiError
from serai.engine.sentences import shown

if TYPE_CHECKING:
    from serai.arena.workers import Task
    from serai.engine.game import Game

BLOCK = 4  # games that a process gets at a time
REMEMBERED = 4  # generations that are learned from
ROUNDS = 4  # times through what they showed
PACE = 4e-3  # how far a correction of the learner goes at first
FASTEST = 1.0  # pace
MOST_GAMES, MOST_GENERATIONS, MOST_SIMULATIONS = 1_000_000, 1000, 1_000_000
UNFINISHED = ".training"  # after the name of the file of numbers: what its training needs to go on


class TrainingError(SeraiError):
    """A training that cannot begin or go on."""


class Backend(Protocol):
    """Where games are played."""

    def games(self, plan: Any, todo: Iterable[Task]) -> Iterator[Sequence[tuple[Any, Any]]]:
        """What was finished, as it comes; closing the iterator stops the work."""


@dataclass(frozen=True)
class Recipe:
    """What the numbers follow from, beside the game."""

    games: int  # of each generation
    generations: int
    simulations: int  # for each choice
    seed: str
    pace: float = PACE

    def __post_init__(self) -> None:
        for name, value, most in (
            ("games of each generation", self.games, MOST_GAMES),
            ("generations", self.generations, MOST_GENERATIONS),
            ("simulations for each choice", self.simulations, MOST_SIMULATIONS),
        ):
            if not 1 <= value <= most:
                raise OptionError(f"A training has 1 to {most:,} {name}, not {shown(value)}.")
        if not 0 < self.pace <= FASTEST:  # nor is it no number at all
            raise OptionError(f"The pace of learning is above 0 and at most {FASTEST:g}, not {self.pace:g}.")
        if self.simulations < 2:
            raise OptionError("A search needs 2 simulations for each choice at least.")


@dataclass(frozen=True)
class Step:
    """How a generation went: what its games showed, and how far the numbers were from it before and after."""

    examples: int
    before: float
    after: float


@dataclass(frozen=True)
class Progress:
    """How far a training is."""

    generation: int  # that is being played, from 0
    played: int  # games of it
    recipe: Recipe
    steps: tuple[Step, ...]


Listener = Callable[[Progress], None]


@dataclass(frozen=True)
class Generation:
    """What every process gets: a plan of self-play."""

    game: Game
    recipe: Recipe
    number: int
    numbers: Any


@dataclass(frozen=True)
class SelfPlayJob:
    """Which game of a generation, as backends ask for it."""

    rotation: int


class Training:
    """Numbers that are being learned, and their file."""

    def __init__(self, game: Game, recipe: Recipe, path: Path) -> None:
        self.game, self.recipe, self.path = game, recipe, path
        self._held: IO[bytes] | None = None
        self.model = model_of(game)
        self.numbers = find_mind(game).untrained(game)  # whatever is in use: the same recipe, the same numbers
        self.steps: list[Step] = []
        self._remembered: list[Examples] = []

    # ------------------------------------------------------------------ a file, new or known

    @classmethod
    def begin(cls, game: Game, recipe: Recipe, path: Path) -> Training:
        """A new one; nothing is overwritten."""
        found = cls(game, recipe, path)
        for taken in (path, found.unfinished):
            if taken.exists():
                raise TrainingError(f"{taken} is there already; go on with it by --resume, or name another file.")
        if not path.parent.is_dir():
            raise TrainingError(f"There is no folder {path.parent} to write {path.name} into.")
        found._hold()
        found._keep()
        return found

    @classmethod
    def resume(cls, path: Path) -> Training:
        """One that was begun, after the last generation that was finished."""
        beside = _unfinished(path)
        if not beside.is_file():
            raise TrainingError(f"There is no training to go on with: {beside} is missing.")
        try:
            arrays = read_archive(beside)
            about = json.loads(str(arrays["about"]))
            if about["serai-training"] != FORMAT:
                raise TrainingError(f"{beside} is of another version of Serai; train anew.")
            found = cls(_game(about), Recipe(**about["recipe"]), path)
            found.numbers = np.ascontiguousarray(arrays["numbers"], found.model.kind)
            found.steps = [Step(**step) for step in about["steps"]]
            kept = range(min(REMEMBERED, len(found.steps)))
            found._remembered = [Examples(arrays[f"seen{i}"], arrays[f"wanted{i}"]) for i in kept]
            if found.numbers.shape != (found.model.size,):
                raise ValueError
        except OSError as error:
            raise TrainingError(f"{beside} cannot be read: {reason(error)}.") from None
        except DAMAGED:
            raise TrainingError(f"{beside} is damaged, so this training cannot go on; begin anew.") from None
        found._hold()
        return found

    def _hold(self) -> None:
        """Let no second process train the same file."""
        try:
            self._held = self.path.with_name(f".{self.path.name}.lock").open("ab")
        except OSError as error:
            raise TrainingError(f"The numbers cannot be kept in {self.path}: {reason(error)}.") from None
        lock(self._held, self.path)

    def close(self) -> None:
        """Let go of the file."""
        if self._held is not None:
            self._held.close()

    def __enter__(self) -> Training:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def unfinished(self) -> Path:
        """The file that a training needs to go on."""
        return _unfinished(self.path)

    @property
    def about(self) -> dict[str, Any]:
        """What the file of numbers says about them."""
        from serai.version import __version__

        recipe = asdict(self.recipe)
        return {
            **self.game.describe(), KIND: FORMAT, "serai": __version__, "recipe": recipe,
            "steps": [asdict(step) for step in self.steps],
        }  # fmt: skip

    def extend(self, generations: int) -> None:
        """Go on for more generations than planned at first."""
        if generations < self.recipe.generations:
            raise TrainingError(
                f"{self.recipe.generations} generations were planned already; --generations can only ask for more."
            )
        self.recipe = replace(self.recipe, generations=generations)

    # ------------------------------------------------------------------ learning

    @property
    def finished(self) -> bool:
        """Whether all generations are learned."""
        return len(self.steps) >= self.recipe.generations

    def run(self, backend: Backend, tell: Listener | None = None) -> None:
        """Play and learn until all generations are done; each one is on the disk before the next begins."""
        while not self.finished:
            self._learn(self._played(backend, tell or (lambda progress: None)))
            self._keep()
        self._tell(tell, 0)

    def _played(self, backend: Backend, tell: Listener) -> Examples:
        """What the games of the next generation show, in their order."""
        plan = Generation(self.game, self.recipe, len(self.steps), self.numbers)
        found: dict[int, Examples] = {}
        self._tell(tell, 0)
        with closing(backend.games(plan, _blocks(self.recipe.games))) as batches:  # type: ignore[type-var]
            for batch in batches:
                found.update({job.rotation: examples for job, examples in batch})
                self._tell(tell, len(found))
        return Examples.joined([found[number] for number in range(self.recipe.games)])

    def _learn(self, examples: Examples) -> None:
        number = len(self.steps)
        if not len(examples):
            raise TrainingError("No game of this generation came to an end, so there is nothing to learn from.")
        before = examples.loss(self.model, self.numbers)
        self._remembered = [*self._remembered, examples][-REMEMBERED:]
        everything = Examples.joined(self._remembered)
        self.numbers = follow(
            self.model, self.numbers, everything, rounds=ROUNDS, pace=self.recipe.pace, seed=number
        )  # fmt: skip
        after = examples.loss(self.model, self.numbers)
        self.steps.append(Step(len(examples), round(before, 6), round(after, 6)))

    def _tell(self, tell: Listener | None, played: int) -> None:
        if tell is not None:
            tell(Progress(len(self.steps), played, self.recipe, tuple(self.steps)))

    def _keep(self) -> None:
        """Write both files: the numbers for those who play, and what the training goes on from."""
        about = {"serai-training": FORMAT, **self.about}
        arrays = {f"seen{i}": one.seen for i, one in enumerate(self._remembered)}
        arrays |= {f"wanted{i}": one.wanted for i, one in enumerate(self._remembered)}
        try:
            if self.steps:
                Trained(self.numbers, self.about).save(self.path)
            write_archive(self.unfinished, about=np.array(json.dumps(about)), numbers=self.numbers, **arrays)
        except OSError as error:
            raise TrainingError(f"The numbers cannot be kept in {self.path}: {reason(error)}.") from None


def _unfinished(path: Path) -> Path:
    return path.with_name(path.name + UNFINISHED)


def _game(about: dict[str, Any]) -> Game:
    from serai.engine.game import Game
    from serai.engine.registry import rulebook

    return Game(rulebook(about["game"], about["rules"]), about["players"], about["options"])


def _blocks(games: int) -> Iterator[Task]:
    for first in range(0, games, BLOCK):
        yield 0, first // BLOCK, list(range(first, min(first + BLOCK, games)))


# ---------------------------------------------------------------- in a process of a backend


@play_block.register
def _play_games(
    plan: Generation, contest: int, block: int, rotations: Sequence[int], watch: Watch | None = None
) -> Iterator[tuple[SelfPlayJob, Examples]]:
    """Play some games of a generation."""
    from serai.training.self_play import SelfPlay

    self_play = SelfPlay(plan.game, plan.recipe.simulations)
    for number in list(rotations):
        yield (
            SelfPlayJob(number),
            self_play.examples(plan.numbers, f"{plan.recipe.seed} generation {plan.number} game {number}"),
        )


@warm_up.register
def _load(plan: Generation, watch: Watch | None = None) -> None:
    """Load or compile what self-play needs, before it is timed."""
    from serai.training.self_play import SelfPlay

    SelfPlay(plan.game, 2).examples(plan.numbers, "warm-up")
