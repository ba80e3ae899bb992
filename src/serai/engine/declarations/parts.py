"""Where the parts of a game beside its rules lie (bots, words, texts): its rulebook names them, others load them."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """Where a game's other parts lie; each is optional, and imported when the layer that needs it asks for it."""

    merchant: str = ""  # 'module:class': a serai.bots.bot.Merchant; without it there are no merchant and no novice
    newcomer: str = ""  # 'module:class': a serai.bots.bot.Newcomer; without it novices overlook any steps alike
    mind: str = ""  # 'module' with the functions of serai.bots.minds and SETTINGS; without it nobody searches
    solver: str = ""  # 'module:class' of a bot that plays by a solution, and says by `solves` of which games
    reasons: str = ""  # 'module' with what serai.bots.explanations asks for; without it hints tell the chances alone
    words: str = ""  # 'module' for the terminal, see serai.cli.words; without it the game is told in plain words
    rules: str = ""  # 'package:file.md', the rules by id; without it refusals name an id and no text


def find_part(place: str) -> Any:
    """What lies at 'module' or at 'module:attribute'."""
    module, _, attribute = place.partition(":")
    found = import_module(module)
    return getattr(found, attribute) if attribute else found
