"""Small arenas to test with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import serai
from serai.arena import Plan

OWN_BOTS = Path(__file__).with_name("own_bots.py")


@pytest.fixture
def plan() -> Callable[..., Plan]:
    """A maker of plans for Bakschisch; bots without a dot are known by name, `.First` is one of own_bots.py."""

    def make(*bots: str, players: int = 2, blocks: int = 4, seed: str = "7", **more) -> Plan:
        from serai.arena import fill_seats

        specs = [f"{OWN_BOTS}:{bot[1:]}" if bot.startswith(".") else bot for bot in bots]
        return Plan(serai.game("bakschisch", players=players), (fill_seats(specs, players),), blocks, seed, **more)

    return make
