"""Compile what the tests use of a game, once and before they start, so that their workers find it in the cache.

python -m tests.contract.warm GAME
"""

from __future__ import annotations

import subprocess
import sys
import threading

import numpy as np

import serai
from serai.bots import find_bot, repeatable_bots
from serai.bots.precompile import SEARCH, STAGES, _follow_the_starter, is_prepared, note_prepared, prepare
from serai.engine.chance import generator, new_scratch
from serai.engine.playouts import audited_playouts, playouts
from tests.contract.tables import walk


def main(name: str) -> None:
    """Touch every compiled function that tests call, and note it, so that no server of a test looks for it again."""
    if not is_prepared(name, SEARCH):  # half of the work: another process takes its share, and ends with this one
        subprocess.Popen([sys.executable, "-m", "tests.contract.warm", name, SEARCH], stdin=subprocess.PIPE)
    for stage in STAGES:
        if not is_prepared(name, stage):
            prepare(name, stage)
            note_prepared(name, stage)
    game = serai.game(name, players=2)
    row, scratch, rng = np.zeros(1, game.rulebook.dtype), new_scratch(), generator(1)
    playouts(game.start().fields, row, 1, rng, scratch)
    audited_playouts(game.start().fields, row, 1, rng, scratch, np.zeros(1, np.int32))
    match = walk(game, 1, 60)
    for seat in range(game.players):
        match.state.view(seat)
        match.state.knowledge(seat).observe()
    for bot in repeatable_bots(game, 20):
        for seat in match.state.to_act:
            find_bot(bot, game).choose(match.state.knowledge(seat), rng)
    serai.load(match.state.position())
    serai.replay(match.record())


def help_with(name: str, stage: str) -> None:
    """Compile what a stage needs, beside the process that does all, and end with it."""
    threading.Thread(target=_follow_the_starter, daemon=True).start()
    prepare(name, stage)


if __name__ == "__main__":
    (help_with if sys.argv[2:] else main)(*sys.argv[1:])
