"""Learned numbers in a file, as `serai train` writes them; the search judges positions by them.

A file is NumPy's `.npz`: `numbers`, and `about`, JSON that says which game and players they are for, and the recipe
that made them. `serai arena bakschisch --players 2 --bots mine.npz:500,caliph:500` lets them play.
"""

from __future__ import annotations

import json
import os
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.bots.file_cache import Version, read_once
from serai.bots.minds import find_mind
from serai.engine.errors import OptionError
from serai.engine.sentences import shown

if TYPE_CHECKING:
    from serai.bots.models import Table
    from serai.engine.game import Game

KIND = "serai-numbers"  # the mark of such a file in `about`
FORMAT = 1
LARGEST_FILE = 1 << 28  # bytes
ADOPTED = "learned-{players}.npz"  # beside a mind: what the levels that search judge by

_LOADED: dict[Version, Trained] = {}


def model_of(game: Game) -> Table:
    """What can be learned for a game."""
    mind = find_mind(game)
    if not hasattr(mind, "model"):
        raise OptionError(f"What the search knows of {game.title} cannot be trained: its mind has no table.")
    found: Table = mind.model(game)
    return found


@dataclass(frozen=True)
class Trained:
    """Numbers, and what is known about them."""

    numbers: Any
    about: dict[str, Any]

    def save(self, path: Path) -> None:
        """Write the file, all of it or nothing; the same numbers and recipe give the same bytes."""
        write_archive(path, about=np.array(json.dumps(self.about)), numbers=self.numbers)

    @classmethod
    def load(cls, path: Path) -> Trained:
        """The numbers of a file, read once per process and version of the file; what is wrong with it is told."""
        return read_once(path, _LOADED, _read, "learned numbers")

    def check(self, game: Game, path: Path) -> None:
        """Refuse a table that the numbers were not learned for."""
        for name, own, theirs in (
            ("game", self.about["game"], game.name),
            ("rules", self.about["rules"], game.rulebook.version),
            ("players", self.about["players"], game.players),
        ):
            if own != theirs:
                raise OptionError(
                    f"The learned numbers in {path} are for {name} {shown(own)}, not for {shown(theirs)}."
                )
        model = model_of(game)
        if self.numbers.shape != (model.size,):
            raise OptionError(
                f"{path} has {self.numbers.size:,} learned numbers and {game.title} takes {model.size:,}: "
                "it was made by another version of Serai. Train anew."
            )


def _read(where: Path, path: Path) -> Trained:
    if where.stat().st_size > LARGEST_FILE:
        raise OptionError(f"{path} is larger than any file of learned numbers.")
    try:
        arrays = read_archive(where)
        about, numbers = json.loads(str(arrays["about"])), arrays["numbers"]
        if about[KIND] != FORMAT or not {"game", "rules", "players"} <= set(about):
            raise OptionError(f"{path} has learned numbers that this version of Serai does not read.")
        if numbers.ndim != 1 or numbers.dtype.kind != "f":
            raise ValueError
    except DAMAGED:
        raise OptionError(f"{path} has no learned numbers of Serai's: `serai train` makes such a file.") from None
    if not np.isfinite(numbers).all():
        raise OptionError(f"The learned numbers in {path} are not all numbers.")
    return Trained(numbers, about)


DAMAGED = (ValueError, KeyError, TypeError, IndexError, AttributeError, EOFError, zipfile.BadZipFile)


def is_trained(path: Path) -> bool:
    """Whether a file says that it has learned numbers; one that cannot be read says nothing."""
    try:
        with path.expanduser().open("rb") as stream, np.load(stream, allow_pickle=False) as file:
            return KIND in json.loads(str(file["about"]))
    except (OSError, *DAMAGED):
        return False


def adopted_numbers(folder: Path, game: Game) -> Any:
    """The numbers in a mind's folder for a table like the one that they were learned at; none for any other."""
    path, kind = folder / ADOPTED.format(players=game.players), model_of(game).kind
    if path.is_file():
        trained = Trained.load(path)
        if all(trained.about[name] == value for name, value in game.describe().items()):
            trained.check(game, path)
            return np.ascontiguousarray(trained.numbers, kind)
    return np.zeros(0, kind)


# ---------------------------------------------------------------- archives


def write_archive(path: Path, **arrays: Any) -> None:
    """Write arrays into a file that is there whole or not at all, whatever kills this process."""
    new = path.with_name(f".{path.name}.new")
    try:
        with new.open("wb") as stream:
            np.savez_compressed(stream, **arrays)
            stream.flush()
            os.fsync(stream.fileno())
        new.replace(path)
    except BaseException:
        new.unlink(missing_ok=True)
        raise


def read_archive(path: Path) -> dict[str, Any]:
    """The arrays of a file."""
    with path.open("rb") as stream, np.load(stream, allow_pickle=False) as file:
        return {name: file[name] for name in file.files}
