"""Surveys: the chances of all seats in a position that lies open, for those who look back at a game."""

from __future__ import annotations

from typing import Any

from serai.bots.search import descend, learn, play_on
from serai.engine.compiled import released
from serai.engine.contract import Record, Vector


@released
def survey(
    world: Record, table: Any, root: Any, nodes: Any, edges: Any, settings: Record,
    rng: Vector, scratch: Record, way: Record, simulations: int, sums: Vector,
) -> None:  # fmt: skip
    """So many simulations from this very position; what each seat got of the victory is added to `sums`."""
    for _ in range(simulations):
        table[0] = world
        s = table[0]
        descend(s, table, root, nodes, edges, settings, rng, scratch, way)
        play_on(s, settings, rng, scratch, way)
        learn(edges, way)
        for seat in range(s.players):
            sums[seat] += way.values[seat]
