"""Pondering: how hard a choice was to its bot, by what the bot itself made of the steps: for the time it seems to take.

A bot that searches tells by the shares of its thoughts (`thought`), a merchant or a novice by the worths of the steps
that it looked at (`worths`). A bot that tells nothing, such as the one that throws dice, finds nothing hard.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from serai.bots.bot import Bot

MANY = 6.0  # steps that promise about the same: the hardest choice
KEEN = 0.2  # of the distance from the best step to the mean one: a step so much worse counts e times less
STEADY = 1e-9  # worths that differ by less are the same
FINE = 2  # digits


def hardness(bot: Bot) -> float:
    """How hard the last choice of a bot was: 0 if it was forced, plain or all the same, 1 if many steps were close."""
    thought = getattr(bot, "thought", ())
    shares = np.array([one.share for one in thought]) if thought else _shares(np.asarray(getattr(bot, "worths", ())))
    if shares.size < 2 or not shares.sum() > 0:
        return 0.0
    taken = shares[shares > 0] / shares.sum()
    equals = float(np.exp(-(taken * np.log(taken)).sum()))  # so many steps alike would be as open a choice
    return round(min(1.0, max(0.0, (equals - 1.0) / (MANY - 1.0))), FINE)


def _shares(worths: np.ndarray) -> np.ndarray:
    """How much of the thoughts each of some worths deserves."""
    if worths.size < 2:
        return worths[:0]
    behind = worths.max() - worths
    scale = KEEN * float(behind.mean())
    return np.exp(-behind / scale) if scale > STEADY else worths[:0]
