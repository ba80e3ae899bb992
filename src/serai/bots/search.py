"""Search, written once for all games and compiled: information-set Monte Carlo tree search.

Each simulation imagines a world that fits what the seat knows, walks down the tree of what has happened since, adds a
node, plays on with the game's plausible steps to a quiet position or the end, and tells every edge on its way how it
went for the seat that chose it.

The tree is in two arrays that never grow (see `tree.py`), so its memory is bounded. The key of a node is a hash of the
steps and open draws that lead to it, and of the seat that chooses. So worlds with different hidden cards share what
they have in common, and steps of one turn keep the tree of the steps before. When the memory is full, the tree stays
as it is and its leaves are judged again and again.

- A seat that chooses alone: PUCT, the prior being the game's `prefer`. With many legal steps only the most promising
  are looked at; their number grows with the visits of the node (progressive widening).
- Seats that choose at once: each by itself, by regret matching that judges every alternative at a glance, corrected by
  how its results have differed from glances; or by PUCT without knowing the others' choice (decoupled UCT).
- Draws are made by their odds. Where the settings say so by `follow_draws`, a draw that is made in the open leads to a
  node of its own; else all draws lead on to the same node.
- `plain` is the textbook's search, for comparison: UCB1 without a prior, and uniformly random playouts to the end.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from serai.bots.minds import MINDS, appraise, imitate, resting
from serai.bots.minds import appraise_by as appraised_by
from serai.bots.tree import find, mixed, open_node
from serai.engine.chance import MOST_ACTIONS, below, draw
from serai.engine.compiler.compiled import compiled, released
from serai.engine.contract import Record, Vector, imagine, legal, over, pending, play, ranks, to_act
from serai.engine.playouts import playout

SEATS = 4
DEEPEST = 200  # choices on the way down the tree
DOUBT = 4.0  # so many results as expected are added to those that an action had, when glances are corrected by them
UNTRIED = 0.05  # an action that was not tried yet counts so much less than the node
TICKETS = 1 << 30
FIRST_DRAW, FIRST_SEAT = 2048, 4000  # what draws and seats add to the hash of a node; actions are below

SETTINGS = np.dtype((np.record, [
    ("exploration", np.float64),  # weight of the prior (plain: of the unknown) against the value
    ("widening", np.float64),     # actions looked at: widening * sqrt(visits + 1), at least 2; 0: all
    ("regrets", np.int8),         # 1: regret matching where seats choose at once, 0: decoupled PUCT
    ("gamma", np.float64),        # regret matching: share of choices made by the prior
    ("follow_draws", np.int8),    # 1: an open draw leads to a node of its own
    ("playout", np.int32),        # steps of a playout before a quiet position is appraised
    ("plain", np.int8),           # 1: UCB1 and random playouts, without anything that knows the game
]))  # fmt: skip

WAY = np.dtype((np.record, [
    # ---- scratch for one choice
    ("weights", np.float32, (MOST_ACTIONS,)),
    ("stamps", np.int64, (MOST_ACTIONS,)),          # >= now: legal in this world
    ("now", np.int64),
    ("all_legal", np.int8),                         # 1: so are all edges of the node, and stamps do not matter
    ("picks", np.int32, (SEATS,)),
    ("ranks", np.int32, (SEATS,)),
    ("values", np.float64, (SEATS,)),
    # ---- the choices on the way down
    ("length", np.int32),
    ("edge", np.int32, (DEEPEST + SEATS,)),
    ("seat", np.int8, (DEEPEST + SEATS,)),
    ("at_once", np.int8, (DEEPEST + SEATS,)),       # 1: with regret matching
    ("first", np.int32, (DEEPEST + SEATS,)),        # the edges of all its alternatives
    ("count", np.int32, (DEEPEST + SEATS,)),
    # ---- counters
    ("nodes", np.int32),                            # of the tree, in use
    ("edges", np.int32),
    ("steps", np.int64),
]))  # fmt: skip


def new_way() -> Record:
    """Scratch space for one thread of search."""
    return np.zeros(1, WAY)[0]


@compiled
def child(node: Any, action: int) -> Any:
    """The key of the node that a step of a seat that chooses alone leads to."""
    return mixed(node, action)


# ---------------------------------------------------------------------- choosing


@compiled
def pick_alone(edges: Any, first: int, count: int, settings: Record, way: Record) -> int:
    """PUCT over the most promising actions: the edge that is taken."""
    visits, value, prior = 0, 0.0, 0.0
    for e in range(first, first + count):
        if way.all_legal != 0 or way.stamps[edges[e].action] >= way.now:
            visits += edges[e].visits
            value += edges[e].value
            prior += edges[e].prior
    worth = value / visits - UNTRIED if visits > 0 else 0.5
    push = settings.exploration * math.sqrt(visits + 1.0) / prior
    left = count
    if settings.widening > 0:
        left = max(2, int(settings.widening * math.sqrt(visits + 1.0)))
    best, best_score = -1, -1.0e9
    for e in range(first, first + count):  # the edges are in the order of their prior
        if way.all_legal == 0 and way.stamps[edges[e].action] < way.now:
            continue
        tried = int(edges[e].visits)
        if tried > 0:
            score = edges[e].value / tried + push * edges[e].prior / (1 + tried)
        else:
            if left <= 0:
                break
            score = worth + push * edges[e].prior
        left -= 1
        if score > best_score:
            best, best_score = e, score
    return best


@compiled
def pick_plainly(edges: Any, first: int, count: int, settings: Record, way: Record, rng: Vector) -> int:
    """UCB1: any action that was not tried yet, then the best upper bound."""
    visits, best, untried = 0, -1, 0
    for e in range(first, first + count):
        if way.all_legal != 0 or way.stamps[edges[e].action] >= way.now:
            visits += edges[e].visits
            if edges[e].visits == 0:
                untried += 1
                if below(rng, untried) == 0:
                    best = e
    if untried > 0:
        return best
    logarithm, best_score = math.log(visits), -1.0
    for e in range(first, first + count):
        if way.all_legal != 0 or way.stamps[edges[e].action] >= way.now:
            tried = int(edges[e].visits)
            score = edges[e].value / tried + settings.exploration * math.sqrt(logarithm / tried)
            if score > best_score:
                best, best_score = e, score
    return best


@compiled
def pick_at_once(edges: Any, first: int, count: int, settings: Record, way: Record, rng: Vector) -> int:
    """Regret matching: in proportion to how much each action is missed; now and then by the prior."""
    missed, prior = 0.0, 0.0
    for e in range(first, first + count):
        if way.all_legal != 0 or way.stamps[edges[e].action] >= way.now:
            missed += edges[e].regret
            prior += edges[e].prior
            edges[e].share = 0.0
        else:
            edges[e].share = -1.0  # not possible in this world
    ticket = below(rng, TICKETS) / float(TICKETS)
    picked, passed = -1, 0.0
    for e in range(first, first + count):
        if edges[e].share < 0:
            continue
        wanted = edges[e].prior / prior
        share = edges[e].regret / missed if missed > 0 else wanted
        edges[e].share = share
        edges[e].chosen += share
        odds = (1 - settings.gamma) * share + settings.gamma * wanted
        if odds > 0 and passed <= ticket:  # the last one of these is the right one, whatever rounding does
            picked = e
        passed += odds
    return picked


@compiled
def glance(s: Record, table: Any, edges: Any, base: int, numbers: Vector, way: Record) -> None:
    """What each alternative of each seat leads to at a glance, the others choosing as they did."""
    for level in range(base, way.length):
        seat = int(way.seat[level])
        for e in range(way.first[level], way.first[level] + way.count[level]):
            if edges[e].share < 0:
                continue
            table[1] = s
            t = table[1]
            for other in range(base, way.length):
                who = int(way.seat[other])
                play(t, who, int(edges[e].action) if who == seat else int(way.picks[who]))
                way.steps += 1
            judge(t, numbers, way)
            edges[e].worth = way.values[seat]


# ---------------------------------------------------------------------- one simulation


@MINDS.usually
@compiled
def appraise_by(s: Record, numbers: Vector, out: Vector) -> None:
    """Chances to win, for games whose minds learn nothing."""
    appraise(s, out)


@compiled
def judge(s: Record, numbers: Vector, way: Record) -> None:
    """Each seat's chance to win, into `way.values`: the result at the end, else what the game's mind says."""
    if not over(s):
        appraised_by(s, numbers, way.values)
        return
    ranks(s, way.ranks)
    winners = 0
    for seat in range(s.players):
        winners += way.ranks[seat] == 1
    for seat in range(s.players):
        way.values[seat] = 1.0 / winners if way.ranks[seat] == 1 else 0.0


@compiled
def choose_for(
    s: Record, seat: int, node: Any, at_once: bool, nodes: Any, edges: Any,
    settings: Record, numbers: Vector, rng: Vector, scratch: Record, way: Record,
) -> bool:  # fmt: skip
    """A seat's choice in the tree, the next on the way; False when the memory is full."""
    place = find(nodes, mixed(node, FIRST_SEAT + seat), way)
    if place < 0 or not open_node(s, seat, place, nodes, edges, settings, numbers, scratch, way):
        return False
    first, count, level = int(nodes[place].first), int(nodes[place].count), int(way.length)
    way.seat[level] = seat
    way.at_once[level] = 1 if at_once and settings.regrets != 0 else 0
    way.first[level] = first
    way.count[level] = count
    if settings.plain != 0:
        picked = pick_plainly(edges, first, count, settings, way, rng)
    elif way.at_once[level] != 0:
        picked = pick_at_once(edges, first, count, settings, way, rng)
    else:
        picked = pick_alone(edges, first, count, settings, way)
    way.edge[level] = picked
    way.picks[seat] = edges[picked].action
    way.length += 1
    return True


@compiled
def descend(
    s: Record,
    table: Any,
    root: Any,
    nodes: Any,
    edges: Any,
    settings: Record,
    numbers: Vector,
    rng: Vector,
    scratch: Record,
    way: Record,
) -> None:
    """Walk down the tree, choosing for every seat, until a node that is new, the end or the greatest depth."""
    node = root
    way.length = 0
    while way.length < DEEPEST and not over(s):
        must = to_act(s)
        if must == 0:
            outcome = draw(s, rng, scratch)
            if settings.follow_draws != 0:
                node = mixed(node, FIRST_DRAW + outcome)
            continue
        may = pending(s)
        choosing = must | may
        place = find(nodes, node, way)
        if place < 0:
            return
        nodes[place].visits += 1
        if nodes[place].visits == 1:
            return
        at_once = (choosing & (choosing - 1)) != 0
        base = int(way.length)
        for last in range(2):  # those who may choose again come first: the last one who must opens all
            for seat in range(SEATS):
                if ((must if last else may & ~must) >> seat) & 1 and not choose_for(
                    s, seat, node, at_once, nodes, edges, settings, numbers, rng, scratch, way
                ):
                    way.length = base
                    return
        if way.at_once[base] != 0:
            glance(s, table, edges, base, numbers, way)
        for level in range(base, way.length):
            seat = int(way.seat[level])
            play(s, seat, int(way.picks[seat]))
            way.steps += 1
        for seat in range(SEATS):
            if (choosing >> seat) & 1:
                node = mixed(node, int(way.picks[seat]))


@compiled
def play_on(s: Record, settings: Record, numbers: Vector, rng: Vector, scratch: Record, way: Record) -> None:
    """Plausible steps to a quiet position or the end; `way.values` gets each seat's chance to win."""
    if settings.plain != 0:
        way.steps += playout(s, rng, scratch)
        judge(s, numbers, way)
        return
    steps = 0
    while not over(s):
        seats = to_act(s)
        if seats == 0:
            draw(s, rng, scratch)
            continue
        if steps >= settings.playout and resting(s):
            break
        seat = 0
        while not (seats >> seat) & 1:
            seat += 1
        n = legal(s, seat, scratch.actions)
        play(s, seat, int(scratch.actions[imitate(s, seat, scratch.actions, n, rng)]))
        steps += 1
    way.steps += steps
    judge(s, numbers, way)


@compiled
def learn(edges: Any, way: Record) -> None:
    """Tell every edge on the way how it went for the seat that chose it."""
    for level in range(way.length):
        e = int(way.edge[level])
        got = float(way.values[way.seat[level]])
        if way.at_once[level] != 0:
            regret(edges, e, got, level, way)
        edges[e].visits += 1
        edges[e].value += got


@compiled
def regret(edges: Any, tried: int, got: float, level: int, way: Record) -> None:
    """How much each alternative is missed: at a glance, corrected by how its results have differed from glances."""
    first, count = int(way.first[level]), int(way.count[level])
    edges[tried].surprise += got - edges[tried].worth
    expected = 0.0
    for e in range(first, first + count):
        if edges[e].share >= 0:
            tries = edges[e].visits + 1 if e == tried else edges[e].visits
            edges[e].worth += edges[e].surprise / (tries + DOUBT)
            edges[e].merit += edges[e].worth
            expected += float(edges[e].share) * float(edges[e].worth)
    for e in range(first, first + count):
        if edges[e].share >= 0:
            edges[e].regret = max(float(edges[e].regret) + float(edges[e].worth) - expected, 0.0)


@released
def simulate(
    world: Record, table: Any, seat: int, root: Any, nodes: Any, edges: Any, settings: Record,
    numbers: Vector, rng: Vector, scratch: Record, way: Record, simulations: int,
) -> None:  # fmt: skip
    """So many simulations from worlds that fit the seat's knowledge; `world` is one of them."""
    for _ in range(simulations):
        table[0] = world
        s = table[0]
        imagine(s, seat, rng)
        descend(s, table, root, nodes, edges, settings, numbers, rng, scratch, way)
        play_on(s, settings, numbers, rng, scratch, way)
        learn(edges, way)


# ---------------------------------------------------------------------- the answer


@compiled
def read_root(
    world: Record, seat: int, root: Any, nodes: Any, edges: Any, scratch: Record, way: Record,
    visits: Vector, values: Vector, chosen: Vector, merits: Vector,
) -> int:  # fmt: skip
    """What the tree says of each legal action at the root; how many there are (in `scratch.actions`)."""
    n = legal(world, seat, scratch.actions)
    for i in range(n):
        visits[i] = 0.0
        values[i] = 0.0
        chosen[i] = 0.0
        merits[i] = 0.0
    place = find(nodes, mixed(root, FIRST_SEAT + seat), way)
    if place < 0:
        return n
    for e in range(nodes[place].first, nodes[place].first + nodes[place].count):
        for i in range(n):
            if scratch.actions[i] == edges[e].action:
                visits[i] = edges[e].visits
                values[i] = edges[e].value
                chosen[i] = edges[e].chosen
                merits[i] = edges[e].merit
    return n


@compiled
def chooses_on(world: Record, table: Any, seat: int, scratch: Record) -> bool:
    """Whether the seat may have to choose again at once, after one of its legal steps."""
    n = legal(world, seat, scratch.actions)
    for i in range(n):
        table[0] = world
        s = table[0]
        play(s, seat, int(scratch.actions[i]))
        if not over(s) and to_act(s) == 1 << seat:
            return True
    return False
