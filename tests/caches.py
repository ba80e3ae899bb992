"""Caches of compiled code for tests that watch the compiler: with nothing to do but what the test is about."""

from __future__ import annotations

import shutil
from pathlib import Path

from serai.bots.precompile import STAGES, note_path

SMALL = (  # functions of the rules of Bakschisch that are soon compiled
    "serai.engine.chance.below",
    *(f"serai.games.bakschisch.rules.{name}" for name in ("setup", "imagine", "scores", "ranks")),
)
SEARCHES = ("serai.bots.search.", "serai.bots.bakschisch.mind.")  # what only the levels need that search


def fill(folder: Path, *games: str, without: str | tuple[str, ...] = (), noted: bool = False) -> Path:
    """Put what this machine has compiled of games into a cache, but for functions whose names begin with `without`.

    Unless `noted`, no stage is known to be complete, so every game is prepared again; but that takes little time.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for note in [note_path(game, stage) for game in games for stage in STAGES]:
        for file in note.read_text(encoding="utf-8").split() if note.is_file() else ():
            if not file.startswith(without) and not (folder / file).exists() and (note.parent / file).is_file():
                shutil.copyfile(note.parent / file, folder / file)
        if noted and note.is_file():
            shutil.copyfile(note, folder / note.name)
    return folder
