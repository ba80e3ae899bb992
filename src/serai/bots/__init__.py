"""Bots: they choose a step from what their seat knows, and from nothing else."""

from serai.bots.bot import Bot, bot_names, find_bot

__all__ = ["Bot", "bot_names", "find_bot"]
