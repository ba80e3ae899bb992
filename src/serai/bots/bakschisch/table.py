"""Tables of Bakschisch for two: what the starts of rounds are worth, in files that come with the game.

`serai solve bakschisch --whole --table FILE` makes one (docs/solved.md). A file is NumPy's `.npz`:

| array | meaning |
|---|---|
| `about` | JSON: the game, the deck that it was solved for, how exactly, the SHA-256 of both other arrays |
| `starts` | by rounds left, pairs of spaces (the second not above the first), bags: changes from round to round |
| `middle` | before the fourth bribe, far from the round limit: pairs of spaces, bags, rest |

Values are whole numbers of 1 / ONE of the stake to the seat of the first space; exchanged seats have the negative.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.bots.bakschisch.duel import RESTS, bag_index, mirrored
from serai.bots.file_cache import Version, read_once
from serai.bots.trained import DAMAGED, read_archive, write_archive
from serai.engine.errors import OptionError
from serai.games.bakschisch.tracks import NAMED_TRACKS

if TYPE_CHECKING:
    from serai.engine.game import Game

FORMAT = 1
ONE = 32_767  # a stake
MIDDLE = 3  # the bribe before which the middle of a round is known
ALIKE = 1e-3  # of the stake, the mean of all starts
SHIPPED = "solved-{track}.npz"  # beside this module
FREE = ("track", "gold", "max_rounds")  # options that a table leaves open; a file is for one track

_LOADED: dict[Version, Table] = {}


@dataclass(frozen=True)
class Table:
    """What the starts of rounds are worth, and the middle of one."""

    about: dict[str, Any]
    half_starts: Any  # [rounds left, pair of spaces, bags], whole numbers
    half_middle: Any  # [pair of spaces, bags, rest]

    def save(self, path: Path) -> None:
        """Write the file, all of it or nothing."""
        about = {**self.about, "sha256": self.hash}
        changes = np.diff(self.half_starts, axis=0, prepend=np.zeros_like(self.half_starts[:1]))
        write_archive(path, about=np.array(json.dumps(about)), starts=changes, middle=self.half_middle)

    @classmethod
    def load(cls, path: Path) -> Table:
        """The table of a file, read once per process and version of the file."""
        return read_once(path, _LOADED, _read, "table")

    @property
    def hash(self) -> str:
        """What tells this table from any other."""
        return hashlib.sha256(self.half_starts.tobytes() + self.half_middle.tobytes()).hexdigest()

    @property
    def rounds(self) -> int:
        """The rounds from the limit on that are in it; further from it nothing changes."""
        return len(self.half_starts) - 1

    @cached_property
    def settled(self) -> int:
        """The rounds from the limit on that differ: with more of them left, starts are worth what they always are."""
        differences = np.abs(self.half_starts / ONE - self.half_starts[-1] / ONE).mean(axis=(1, 2))
        return int(np.argmax(differences <= ALIKE))

    @cached_property
    def bags(self) -> int:
        """The coins of both seats."""
        return self.half_starts.shape[2] // 2

    def starts(self, rounds_left: int) -> Any:
        """The values of the starts of rounds with so many rounds to play: [space 0, space 1, bags]."""
        half = self.half_starts[min(rounds_left, self.rounds)] / ONE
        whole = np.zeros((*(2 * (_throne(len(half)),)), half.shape[1]))
        first, second = pairs(len(whole))
        coins = self.bags
        whole[second, first] = -np.concatenate([half[:, coins::-1], half[:, :coins:-1]], axis=1)
        whole[first, second] = half
        return whole

    @cached_property
    def middle(self) -> Any:
        """The values before the fourth bribe of a round far from the limit, by the index of a position."""
        half = self.half_middle / ONE
        spaces, coins = _throne(len(half)), self.bags
        whole = np.zeros((spaces, spaces, *half.shape[1:]))
        first, second = pairs(spaces)
        bags = [(a, b) for a in range(coins + 1) for b in range(coins + 1 - a)]
        other = [bag_index(coins, b, a) for a, b in bags]
        whole[second, first] = -half[:, other][..., [mirrored(rest) for rest in range(RESTS)]]
        whole[first, second] = half
        return whole.reshape(-1, 1)


def pairs(spaces: int) -> Any:
    """The pairs of spaces of a table: the second is not above the first."""
    return np.tril_indices(spaces)


def _throne(pairs: int) -> int:
    """How many spaces have so many pairs."""
    return int((np.sqrt(8 * pairs + 1) - 1) / 2 + 0.5)


def is_solved(game: Game) -> bool:
    """Whether a table for this game came with Serai."""
    return (
        game.players == 2
        and game.options["track"] in NAMED_TRACKS
        and all(option.name in FREE or game.chosen[option.name] == option.default for option in game.rulebook.options)
    )


def shipped(game: Game) -> Table:
    """The table that came with Serai for this game."""
    return Table.load(Path(__file__).with_name(SHIPPED.format(track=game.options["track"])))


def _read(where: Path, path: Path) -> Table:
    try:
        arrays = read_archive(where)
        about = json.loads(str(arrays["about"]))
        table = Table(about, np.cumsum(arrays["starts"], axis=0, dtype=np.int16), arrays["middle"])
        if about["serai_table"] != FORMAT or about["sha256"] != table.hash:
            raise ValueError
    except DAMAGED:
        raise OptionError(f"{path} is no table of Bakschisch for two, or it is damaged.") from None
    return table
