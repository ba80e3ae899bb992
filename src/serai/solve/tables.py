"""Makes the tables that come with the game out of solutions (`serai.bots.bakschisch.table`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from serai.bots.bakschisch.decks import ENDLESS
from serai.bots.bakschisch.duel import RESTS
from serai.bots.bakschisch.table import FORMAT, MIDDLE, ONE, Table, pairs
from serai.engine.errors import SeraiError
from serai.games.bakschisch.box import BRIBES
from serai.solve.whole import STATIONARY, Whole

if TYPE_CHECKING:
    from serai.engine.game import Game


def make_table(whole: Whole) -> Table:
    """The table of a solution that is stationary; the middle of a round is solved for the odds of the full deck."""
    if whole.change > STATIONARY or len(whole.draws) != BRIBES:
        raise SeraiError("A table is made of a whole game that is solved until no start of a round changes.")
    throne, spaces = int(whole.box.throne), int(whole.box.throne) + 1
    starts = np.array(whole.starts)[:, *pairs(throne)]
    middle = Whole(whole.game, ENDLESS, [whole.starts[-1]], threads=whole.threads).layer(MIDDLE)
    half = middle.reshape(spaces, spaces, int(whole.box.bags), RESTS)[pairs(spaces)]
    return Table(_about(whole.game, whole), _rounded(starts), _rounded(half))


def _about(game: Game, whole: Whole) -> dict[str, Any]:
    return {
        "serai_table": FORMAT,
        **game.describe(),
        "deck": whole.deck,
        "rounds": whole.rounds,
        "change": whole.change,
        "recipe": f"serai solve bakschisch --whole -o track={game.options['track']} --deck {whole.deck} --table FILE",
    }


def _rounded(values: Any) -> Any:
    return np.rint(values * ONE).astype(np.int16)
