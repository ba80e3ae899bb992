"""What a game tells the search about itself: how good a position looks, which steps look good, how to play on.

Each game has a module with these functions, compiled, registered under the dtype of its states; search calls them as
it calls the rules.

| function | meaning |
|---|---|
| `appraise(s, out)` | the chance of each seat to win, as far as a glance can tell; the sum is 1 |
| `prefer(s, seat, actions, n, out)` | a weight above 0 for each of the n legal actions: how promising it looks |
| `imitate(s, seat, actions, n, rng)` | the index of a plausible step, for playouts and for the others' secret choices |
| `resting(s)` | whether the position is quiet enough for `appraise` |

What can be learned (`serai train`, `serai.bots.models`) is asked with learned numbers; a game may leave these out:

| function | meaning |
|---|---|
| `appraise_by(s, numbers, out)` | as `appraise`, by learned numbers; as usual if there are none |
| `prefer_by(s, seat, actions, n, numbers, out)` | as `prefer`, likewise |
| `sketch(s, out)` | where the learned numbers of each seat stand: a row for each seat |
"""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from serai.engine.contract import Dispatch, Record, Vector
from serai.engine.declarations.parts import find_part
from serai.engine.errors import OptionError

if TYPE_CHECKING:
    from serai.engine.game import Game

FUNCTIONS = ("appraise", "prefer", "imitate", "resting")
MINDS = Dispatch("A mind", FUNCTIONS)


def find_mind(game: Game) -> ModuleType:
    """The module that tells the search about a game."""
    if not game.rulebook.parts.mind:
        raise OptionError(f"{game.title} has no search yet.")
    module: ModuleType = find_part(game.rulebook.parts.mind)
    return module


@MINDS.generic
def appraise(s: Record, out: Vector) -> None:
    """Write the chance of each seat to win, as far as a glance can tell; the sum is 1."""
    raise NotImplementedError


@MINDS.generic
def prefer(s: Record, seat: int, actions: Vector, n: int, out: Vector) -> None:
    """Write how promising each of the n legal actions looks: a weight above 0."""
    raise NotImplementedError


@MINDS.generic
def imitate(s: Record, seat: int, actions: Vector, n: int, rng: Vector) -> int:
    """The index of a plausible one of the n legal actions."""
    raise NotImplementedError


@MINDS.generic
def resting(s: Record) -> bool:
    """Whether the position is quiet enough for `appraise`."""
    raise NotImplementedError


@MINDS.generic
def appraise_by(s: Record, numbers: Vector, out: Vector) -> None:
    """Write the chance of each seat to win by learned numbers."""
    raise NotImplementedError


@MINDS.generic
def prefer_by(s: Record, seat: int, actions: Vector, n: int, numbers: Vector, out: Vector) -> None:
    """Write how promising each of the n legal actions looks by learned numbers."""
    raise NotImplementedError


@MINDS.generic
def sketch(s: Record, out: Vector) -> None:
    """Write where the learned numbers of each seat stand."""
    raise NotImplementedError
