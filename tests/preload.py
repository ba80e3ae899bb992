"""For the process that processes for bots are forked from: the compiled code of all games, which each would load."""

from __future__ import annotations

import serai
from serai.bots.precompile import STAGES, is_prepared, prepare

for name in serai.game_names():
    for stage in STAGES:
        if is_prepared(name, stage):  # else the tests that need it compile it
            prepare(name, stage, thorough=False)
