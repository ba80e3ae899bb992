"""The tree of the search: nodes in a hash table, the edges of a node side by side, in memory that never grows."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.bots.minds import MINDS, prefer
from serai.bots.minds import prefer_by as preferred_by
from serai.engine.compiler.compiled import compiled, inlined
from serai.engine.contract import Record, Vector, legal

PROBES = 12  # places that are tried for a node before it is given up
FULLEST = 0.9  # of the hash table
NODES_PART = 0.25  # of the memory; the rest is for edges
SALT = 0x5A17

NODE = np.dtype((np.record, [
    ("key", np.uint64),     # 0: free
    ("mark", np.uint64),    # a hash of the actions of all its edges
    ("visits", np.int32),
    ("first", np.int32),    # its edges; none before the second visit
    ("count", np.int32),
    ("room", np.int32),     # for so many edges before they must move
]))  # fmt: skip

EDGE = np.dtype((np.record, [
    ("action", np.int32),
    ("visits", np.int32),
    ("value", np.float64),   # the sum of what the seat got
    ("prior", np.float32),   # how promising it looked; the sum of a node is about 1
    # ---- simultaneous choices
    ("regret", np.float32),  # how much better this action would have been, summed up
    ("chosen", np.float32),  # its probability, summed up over visits
    ("share", np.float32),   # its probability in this simulation; -1 if it is not legal in this world
    ("worth", np.float32),   # what it would lead to in this simulation
    ("surprise", np.float32),  # how much better than at a glance it went, summed up
    ("merit", np.float64),   # what it would have led to, summed up over the visits of its node
]))  # fmt: skip


def new_tree(megabytes: float) -> tuple[Any, Any]:
    """Empty nodes and edges of at most this size together."""
    memory = megabytes * 2**20
    places = 1
    while 2 * places * NODE.itemsize <= memory * NODES_PART:
        places *= 2
    return np.zeros(places, NODE), np.zeros(int((memory - places * NODE.itemsize) // EDGE.itemsize), EDGE)


@inlined
def mixed(key: Any, number: int) -> Any:
    """A hash of a hash and a small number."""
    x = (key ^ np.uint64(number + 1)) * np.uint64(0x9E3779B97F4A7C15)
    x ^= x >> np.uint64(29)
    x *= np.uint64(0xBF58476D1CE4E5B9)
    return x ^ (x >> np.uint64(32))


@compiled
def find(nodes: Any, key: Any, way: Record) -> int:
    """The place of a node, made if it is new; -1 when the table is full."""
    mask = np.uint64(nodes.size - 1)
    place = key & mask
    for _ in range(PROBES):
        here = nodes[np.int64(place)].key
        if here == key:
            return np.int64(place)  # type: ignore[return-value]
        if here == 0:
            if way.nodes >= FULLEST * nodes.size:
                return -1
            nodes[np.int64(place)].key = key
            way.nodes += 1
            return np.int64(place)  # type: ignore[return-value]
        place = (place + np.uint64(1)) & mask
    return -1


@compiled
def open_node(
    s: Record, seat: int, place: int, nodes: Any, edges: Any,
    settings: Record, numbers: Vector, scratch: Record, way: Record,
) -> bool:  # fmt: skip
    """See to it that the node has an edge for every legal action of this world; False when the memory is full."""
    n = legal(s, seat, scratch.actions)
    mark = np.uint64(0)
    for i in range(n):
        mark += mixed(np.uint64(SALT), int(scratch.actions[i]))
    way.all_legal = 1
    if nodes[place].mark == mark:
        return True
    way.now += 2
    for i in range(n):
        way.stamps[scratch.actions[i]] = way.now
    first, count, known = int(nodes[place].first), int(nodes[place].count), 0
    for e in range(first, first + count):
        if way.stamps[edges[e].action] == way.now:
            way.stamps[edges[e].action] = way.now + 1  # legal, and it has its edge
            known += 1
    if known < count:
        way.all_legal = 0
    return known == n or add_edges(s, seat, n, n - known, place, nodes, edges, settings, numbers, scratch, way)


@MINDS.usually
@compiled
def prefer_by(s: Record, seat: int, actions: Vector, n: int, numbers: Vector, out: Vector) -> None:
    """Weights of steps, for games whose steps do not depend on what is learned."""
    prefer(s, seat, actions, n, out)


@compiled
def add_edges(
    s: Record, seat: int, n: int, more: int, place: int, nodes: Any, edges: Any,
    settings: Record, numbers: Vector, scratch: Record, way: Record,
) -> bool:  # fmt: skip
    """Edges for the legal actions that have none; where they have no room, all edges of the node move."""
    first, count = int(nodes[place].first), int(nodes[place].count)
    if count + more > nodes[place].room:
        room = more if count == 0 else 2 * (count + more)
        if way.edges + room > edges.size:
            return False
        for i in range(count):
            edges[way.edges + i] = edges[first + i]
        first = int(way.edges)
        nodes[place].first = first
        nodes[place].room = room
        way.edges += room
    total = 0.0
    if settings.plain == 0:
        preferred_by(s, seat, scratch.actions, n, numbers, way.weights)
        for i in range(n):
            total += way.weights[i]
    for i in range(n):
        action = int(scratch.actions[i])
        if way.stamps[action] > way.now:
            continue
        prior = way.weights[i] / total if settings.plain == 0 else 1.0
        e = first + count
        if settings.widening > 0:  # in the order of their prior
            while e > first and edges[e - 1].prior < prior:
                edges[e] = edges[e - 1]
                e -= 1
        edge = edges[e]
        edge.action = action
        edge.visits = 0
        edge.value = 0.0
        edge.prior = prior
        edge.regret = 0.0
        edge.chosen = 0.0
        edge.share = 0.0
        edge.worth = 0.0
        edge.surprise = 0.0
        edge.merit = 0.0
        count += 1
        nodes[place].mark += mixed(np.uint64(SALT), action)
    nodes[place].count = count
    return True
