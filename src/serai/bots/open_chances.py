"""Surveys: the chances of all seats in a position that lies open, for those who look back at a game.

A search tries steps that are not good, more of them at its beginning; the mean of all its simulations would tell how
the game goes on among players who try things. So only the later half counts, and of it, where a seat chooses alone,
only what begins with the step that was taken most.
"""

from __future__ import annotations

from typing import Any

from serai.bots.search import descend, learn, play_on
from serai.engine.compiler.compiled import compiled, released
from serai.engine.contract import Record, Vector


@compiled
def leads(edges: Any, way: Record) -> bool:
    """Whether the first choice of a simulation is the one that was taken most, or one of seats that choose at once."""
    if way.length == 0 or way.at_once[0] != 0:
        return True
    taken, most = edges[way.edge[0]].visits, 0
    for e in range(way.first[0], way.first[0] + way.count[0]):
        most = max(most, edges[e].visits)
    return bool(taken >= most)


@released
def survey(
    world: Record, table: Any, root: Any, nodes: Any, edges: Any, settings: Record,
    numbers: Vector, rng: Vector, scratch: Record, way: Record, simulations: int, sums: Vector,
) -> None:  # fmt: skip
    """So many simulations from this very position; what each seat got of the victory is added to `sums`."""
    for number in range(simulations):
        table[0] = world
        s = table[0]
        descend(s, table, root, nodes, edges, settings, numbers, rng, scratch, way)
        play_on(s, settings, numbers, rng, scratch, way)
        learn(edges, way)
        if 2 * number >= simulations and leads(edges, way):
            for seat in range(s.players):
                sums[seat] += way.values[seat]
