"""Search, written once for all games and compiled: information-set Monte Carlo tree search.

Each simulation imagines a world that fits what the seat knows, walks down the tree of what has happened since, adds a
node, plays on with the game's plausible steps to a quiet position or the end, and tells every edge on its way how it
went for the seat that chose it.

The tree is a hash table of edges. The key of a node is a hash of the steps and open draws that lead to it; the key of
an edge is a hash of its node, the seat and the action. So worlds with different hidden cards share what they have in
common, steps of one turn keep the tree of the steps before, and memory is bounded: `edges` never grows.

- A seat that chooses alone: PUCT, the prior being the game's `prefer`. With many legal steps only the most promising
  are looked at; their number grows with the visits of the node (progressive widening).
- Seats that choose at once: each by itself, by regret matching with a baseline (the mean value of each action), or by
  PUCT without knowing the others' choice (decoupled UCT).
- Draws are made by their odds. Where the rules say so by `follow_draws`, a draw that is made in the open leads to a
  node of its own; else all draws lead on to the same node.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from serai.bots.minds import appraise, imitate, prefer, resting
from serai.engine.chance import MOST_ACTIONS, below, draw
from serai.engine.compiled import compiled, inlined
from serai.engine.contract import Record, Vector, imagine, legal, over, pending, play, ranks, to_act

SEATS = 4
DEEPEST = 200  # choices on the way down the tree
MOST_WEIGHT = 4.0  # of a single result against the glance, when an action was unlikely to be tried
PROBES = 12  # places that are tried for an edge before it is given up

EDGE = np.dtype((np.record, [
    ("key", np.uint64),      # 0: free
    ("visits", np.int32),
    ("regret", np.float32),  # simultaneous choices: how much better this action would have been, summed up
    ("value", np.float64),   # the sum of what the seat got
    ("chosen", np.float64),  # simultaneous choices: the probability of this action, summed up over visits
]))  # fmt: skip

SETTINGS = np.dtype((np.record, [
    ("exploration", np.float64),  # weight of the prior against the value
    ("widening", np.float64),     # actions looked at: widening * sqrt(visits + 1), at least 2; 0: all
    ("regrets", np.int8),         # 1: regret matching where seats choose at once, 0: decoupled PUCT
    ("gamma", np.float64),        # regret matching: share of choices made by the prior
    ("follow_draws", np.int8),    # 1: an open draw leads to a node of its own
    ("playout", np.int32),        # steps of a playout before a quiet position is appraised
]))  # fmt: skip

WAY = np.dtype((np.record, [
    # ---- scratch for one choice
    ("weights", np.float32, (MOST_ACTIONS,)),
    ("slots", np.int32, (MOST_ACTIONS,)),
    ("picks", np.int32, (SEATS,)),
    ("ranks", np.int32, (SEATS,)),
    ("values", np.float64, (SEATS,)),
    # ---- the choices on the way down
    ("length", np.int32),
    ("slot", np.int32, (DEEPEST + SEATS,)),         # the edge, -1 when the table was full
    ("seat", np.int8, (DEEPEST + SEATS,)),
    ("at_once", np.int8, (DEEPEST + SEATS,)),
    ("chance", np.float64, (DEEPEST + SEATS,)),     # with which the action was picked
    ("first", np.int32, (DEEPEST + SEATS,)),        # where the slots of all its alternatives begin in `pool`
    ("count", np.int32, (DEEPEST + SEATS,)),
    ("pooled", np.int32),
    ("pool", np.int32, (16 * MOST_ACTIONS,)),
    ("pool_action", np.int32, (16 * MOST_ACTIONS,)),
    ("pool_share", np.float32, (16 * MOST_ACTIONS,)),
    ("pool_worth", np.float32, (16 * MOST_ACTIONS,)),  # what the action leads to, at a glance
    # ---- counters
    ("used", np.int32),
    ("steps", np.int64),
]))  # fmt: skip


def new_way() -> Record:
    """Scratch space for one thread of search."""
    return np.zeros(1, WAY)[0]


def new_edges(megabytes: float) -> Any:
    """An empty tree of at most this size."""
    places = 1 << int(math.log2(megabytes * 2**20 / EDGE.itemsize))
    return np.zeros(places, EDGE)


@inlined
def mixed(key: Any, number: int) -> Any:
    """A hash of a hash and a small number."""
    x = (key ^ np.uint64(number + 1)) * np.uint64(0x9E3779B97F4A7C15)
    x ^= x >> np.uint64(29)
    x *= np.uint64(0xBF58476D1CE4E5B9)
    return x ^ (x >> np.uint64(32))


@compiled
def child(node: Any, action: int) -> Any:
    """The key of the node that a step of a seat that chooses alone leads to."""
    return mixed(node, action)


@compiled
def find(edges: Any, key: Any, way: Record, insert: bool) -> int:
    """The place of an edge, made if asked for; -1 when there is none or the table is full."""
    mask = np.uint64(edges.size - 1)
    place = key & mask
    for _ in range(PROBES):
        here = edges[np.int64(place)].key
        if here == key:
            return np.int64(place)  # type: ignore[return-value]
        if here == 0:
            if not insert or way.used * 8 > edges.size * 7:
                return -1
            edges[np.int64(place)].key = key
            way.used += 1
            return np.int64(place)  # type: ignore[return-value]
        place = (place + np.uint64(1)) & mask
    return -1


@compiled
def gather(s: Record, seat: int, node: Any, edges: Any, desk: Record, way: Record) -> int:
    """The legal actions with their weights (adding up to 1) and their edges; how many they are."""
    n = legal(s, seat, desk.actions)
    prefer(s, seat, desk.actions, n, way.weights)
    total = 0.0
    for i in range(n):
        total += way.weights[i]
    for i in range(n):
        way.weights[i] /= total
        way.slots[i] = find(edges, mixed(node, int(desk.actions[i])), way, False)
    return n


@compiled
def pick_alone(edges: Any, n: int, settings: Record, way: Record) -> int:
    """PUCT over the most promising actions; an unvisited one is worth a little less than the node so far."""
    visits, value = 0, 0.0
    for i in range(n):
        if way.slots[i] >= 0:
            visits += edges[way.slots[i]].visits
            value += edges[way.slots[i]].value
    worth = value / visits - 0.05 if visits > 0 else 0.5
    floor = 0.0
    if settings.widening > 0:
        floor = least_weight(way, n, max(2, int(settings.widening * math.sqrt(visits + 1.0))))
    push = settings.exploration * math.sqrt(visits + 1.0)
    best, best_score = 0, -1.0e9
    for i in range(n):
        slot = way.slots[i]
        if slot >= 0 and edges[slot].visits > 0:
            count = edges[slot].visits
            score = edges[slot].value / count + push * way.weights[i] / (1 + count)
        elif way.weights[i] >= floor:
            score = worth + push * way.weights[i]
        else:
            continue
        if score > best_score:
            best, best_score = i, score
    return best


@compiled
def least_weight(way: Record, n: int, wanted: int) -> float:
    """A weight that about `wanted` of the actions reach."""
    if n <= wanted:
        return 0.0
    low, high = 0.0, 1.0
    for _ in range(20):
        middle = (low + high) / 2
        reached = 0
        for i in range(n):
            reached += way.weights[i] >= middle
        if reached >= wanted:
            low = middle
        else:
            high = middle
    return low


@compiled
def pick_at_once(edges: Any, n: int, settings: Record, desk: Record, way: Record, rng: Vector, level: int) -> int:
    """Regret matching: in proportion to how much each action is missed; now and then by the prior."""
    total = 0.0
    for i in range(n):
        slot = way.slots[i]
        if slot >= 0 and edges[slot].regret > 0:
            total += edges[slot].regret
    first = int(way.pooled)
    way.first[level] = first
    way.count[level] = n
    ticket = below(rng, 1 << 30) / float(1 << 30)
    picked, passed = -1, 0.0
    for i in range(n):
        slot = way.slots[i]
        share = float(way.weights[i])
        if total > 0:
            share = max(0.0, float(edges[slot].regret)) / total if slot >= 0 else 0.0
        if slot >= 0:
            edges[slot].chosen += share
        way.pool[first + i] = slot
        way.pool_action[first + i] = desk.actions[i]
        way.pool_share[first + i] = share
        passed += (1 - settings.gamma) * share + settings.gamma * way.weights[i]
        if picked < 0 and passed > ticket:
            picked = i
    picked = picked if picked >= 0 else n - 1
    way.pooled += n
    share = float(way.pool_share[first + picked])
    way.chance[level] = (1 - settings.gamma) * share + settings.gamma * way.weights[picked]
    return picked


@compiled
def glance(s: Record, table: Any, first: int, way: Record) -> None:
    """What each alternative of each seat leads to at a glance, the others choosing as they did."""
    for level in range(first, way.length):
        seat = int(way.seat[level])
        for i in range(way.first[level], way.first[level] + way.count[level]):
            table[1] = s
            t = table[1]
            for other in range(first, way.length):
                who = int(way.seat[other])
                play(t, who, int(way.pool_action[i]) if who == seat else int(way.picks[who]))
            judge(t, way)
            way.pool_worth[i] = way.values[seat]


@compiled
def judge(s: Record, way: Record) -> None:
    """Each seat's chance to win, into `way.values`: the result at the end, else what the game's mind says."""
    if not over(s):
        appraise(s, way.values)
        return
    ranks(s, way.ranks)
    winners = 0
    for seat in range(s.players):
        winners += way.ranks[seat] == 1
    for seat in range(s.players):
        way.values[seat] = 1.0 / winners if way.ranks[seat] == 1 else 0.0


@compiled
def descend(
    s: Record, table: Any, root: Any, edges: Any, settings: Record, rng: Vector, desk: Record, way: Record
) -> None:
    """Walk down the tree, choosing for every seat, until a node that is new, the end or the greatest depth."""
    node = root
    way.length = 0
    way.pooled = 0
    while not over(s) and way.length < DEEPEST and way.pooled < 8 * MOST_ACTIONS:
        choosing = to_act(s) | pending(s)
        if to_act(s) == 0:
            outcome = draw(s, rng, desk)
            if settings.follow_draws != 0:
                node = mixed(node, 2048 + outcome)
            continue
        place = find(edges, mixed(node, 4095), way, True)
        if place < 0:
            return
        edges[place].visits += 1
        if edges[place].visits == 1:
            return
        at_once = (choosing & (choosing - 1)) != 0
        first = way.length
        for seat in range(SEATS):
            if (choosing >> seat) & 1:
                base = mixed(node, 4000 + seat)
                n = gather(s, seat, base, edges, desk, way)
                level = int(way.length)
                way.seat[level] = seat
                way.at_once[level] = 1 if at_once and settings.regrets != 0 else 0
                if way.at_once[level] != 0:
                    for i in range(n):
                        if way.slots[i] < 0:
                            way.slots[i] = find(edges, mixed(base, int(desk.actions[i])), way, True)
                    picked = pick_at_once(edges, n, settings, desk, way, rng, level)
                else:
                    picked = pick_alone(edges, n, settings, way)
                way.slot[level] = find(edges, mixed(base, int(desk.actions[picked])), way, True)
                way.picks[seat] = desk.actions[picked]
                way.length += 1
        if way.at_once[first] != 0:
            glance(s, table, first, way)
        for level in range(first, way.length):
            seat = int(way.seat[level])
            play(s, seat, int(way.picks[seat]))
            node = mixed(node, int(way.picks[seat]))
            way.steps += 1


@compiled
def play_on(s: Record, settings: Record, rng: Vector, desk: Record, way: Record) -> None:
    """Plausible steps to a quiet position or the end; `way.values` gets each seat's chance to win."""
    steps = 0
    while not over(s):
        seats = to_act(s)
        if seats == 0:
            draw(s, rng, desk)
            continue
        if steps >= settings.playout and resting(s):
            break
        seat = 0
        while not (seats >> seat) & 1:
            seat += 1
        n = legal(s, seat, desk.actions)
        play(s, seat, int(desk.actions[imitate(s, seat, desk.actions, n, rng)]))
        steps += 1
    way.steps += steps
    judge(s, way)


@compiled
def learn(edges: Any, settings: Record, way: Record) -> None:
    """Tell every edge on the way how it went for the seat that chose it."""
    for level in range(way.length):
        slot = int(way.slot[level])
        if slot < 0:
            continue
        got = float(way.values[way.seat[level]])
        if way.at_once[level] != 0:
            regret(edges, slot, got, level, way)
        edges[slot].visits += 1
        edges[slot].value += got


@compiled
def regret(edges: Any, slot: int, got: float, level: int, way: Record) -> None:
    """What each alternative would have brought, at a glance; the one that was tried is corrected by its result."""
    first, count = int(way.first[level]), int(way.count[level])
    surprise = min(1.0 / way.chance[level], MOST_WEIGHT)
    expected = 0.0
    for i in range(first, first + count):
        if way.pool[i] == slot:
            way.pool_worth[i] += (got - way.pool_worth[i]) * surprise
        expected += float(way.pool_share[i]) * float(way.pool_worth[i])
    for i in range(first, first + count):
        other = int(way.pool[i])
        if other >= 0:
            edges[other].regret = max(float(edges[other].regret) + float(way.pool_worth[i]) - expected, 0.0)


@compiled
def simulate(
    world: Record, table: Any, seat: int, root: Any, edges: Any, settings: Record,
    rng: Vector, desk: Record, way: Record, simulations: int,
) -> None:  # fmt: skip
    """So many simulations from worlds that fit the seat's knowledge; `world` is one of them."""
    for _ in range(simulations):
        table[0] = world
        s = table[0]
        imagine(s, seat, rng)
        descend(s, table, root, edges, settings, rng, desk, way)
        play_on(s, settings, rng, desk, way)
        learn(edges, settings, way)


@compiled
def read_root(
    world: Record, seat: int, root: Any, edges: Any, desk: Record, way: Record,
    visits: Vector, values: Vector, chosen: Vector,
) -> int:  # fmt: skip
    """What the tree says of each legal action at the root; how many there are (in `desk.actions`)."""
    n = legal(world, seat, desk.actions)
    base = mixed(root, 4000 + seat)
    for i in range(n):
        slot = find(edges, mixed(base, int(desk.actions[i])), way, False)
        visits[i] = edges[slot].visits if slot >= 0 else 0
        values[i] = edges[slot].value if slot >= 0 else 0.0
        chosen[i] = edges[slot].chosen if slot >= 0 else 0.0
    return n
