"""Bots: they choose a step from what their seat knows, and from nothing else."""

from serai.bots.bot import Bot, NamedBot
from serai.bots.levels import bot_names, find_bot, known_bot, level_names, repeatable_bots, usual_bot
from serai.bots.searcher import Candidate, advise

__all__ = [
    "Bot",
    "Candidate",
    "NamedBot",
    "advise",
    "bot_names",
    "find_bot",
    "known_bot",
    "level_names",
    "repeatable_bots",
    "usual_bot",
]
