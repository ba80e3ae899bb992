"""What PettingZoo's and Gymnasium's environments share."""

from __future__ import annotations

import numpy as np
from gymnasium.spaces import Box

import serai
from serai.engine.errors import OptionError
from serai.engine.sentences import shown

ILLEGAL_REWARD = -1.0  # as bad as the worst defeat
RENDER_MODES = ("human", "ansi")


def observation_box(game: serai.Game) -> Box:
    """What a seat observes, with the bounds of each number."""
    layout = game.rulebook.observation
    low, high = (
        np.concatenate([np.full(feature.size, getattr(feature, end), np.float32) for feature in layout])
        for end in ("low", "high")
    )
    return Box(low, high)


def check_render_mode(mode: str | None) -> str | None:
    """The render mode, or a sentence that says which there are."""
    if mode is not None and mode not in RENDER_MODES:
        raise OptionError(f"The render mode is one of {', '.join(RENDER_MODES)}, or None; not {shown(mode)}.")
    return mode
