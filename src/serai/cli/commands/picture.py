"""`serai picture FILE`: the table of a position, or at a point of a record, as an SVG picture."""

from __future__ import annotations

import sys
from pathlib import Path

from serai.cli.commands.hint import load_state
from serai.cli.errors import Mistake
from serai.cli.files import check_new, create, reason
from serai.engine.drawing import USUAL


def picture(
    path: Path, *, at: int | None, seat: int | None, open_all: bool, dark: bool, size: int | None, out: Path | None
) -> None:
    """Write the picture to a new file, or to the standard output."""
    if out is not None:
        check_new(out)
    state = load_state(path, at, quiet=out is None)
    drawn = state.svg(seat, open=open_all, dark=dark, size=USUAL if size is None else size)
    if out is None:
        sys.stdout.write(drawn)
        return
    try:
        create(out, drawn)
    except OSError as error:
        raise Mistake(f"{out} cannot be written: {reason(error)}.") from None
    print(f"{out} shows {state.game.title}.")
