"""Games of the search against itself as training examples: each position with what the search found.

Every choice has a tree of its own and the same number of simulations. What a position is worth is the mean of the later
simulations, drawn towards what came after it and the end of the game (`TRUST`). Seats that choose at once draw from
their mixed choices; a seat that chooses alone takes the step that was tried most, and now and then any tried one
(`WHIM`), so that games differ.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from serai.bots.minds import MINDS, find_mind, resting, sketch
from serai.bots.models import Examples, Table
from serai.bots.open_chances import leads
from serai.bots.search import FIRST_SEAT, SEATS, SETTINGS, TICKETS, child, descend, judge, learn, new_way, play_on
from serai.bots.searcher import FIRST_ROOT
from serai.bots.tree import find, mixed, new_tree
from serai.engine.chance import below, draw, generator, new_scratch
from serai.engine.compiler.compiled import compiled, released
from serai.engine.contract import Record, Vector, imagine, over, play, to_act

if TYPE_CHECKING:
    from serai.engine.game import Game

TRUST = 0.8  # of what came after a position in its worth; the rest is what the search found there
WHIM = 8  # one choice of so many is a draw from the tries
MOST_ROWS = 6000  # positions of a game; later ones teach nothing
MEGABYTES, SIMULATIONS = 2.0, 400  # so much tree for so many simulations


@compiled
def pick(seat: int, at_once: bool, root: Any, nodes: Any, edges: Any, rng: Vector, way: Record) -> int:
    """A seat's choice at the root: by its mixed choice, or the step that was tried most; -1 if none was."""
    place = find(nodes, mixed(root, FIRST_SEAT + seat), way)
    if place < 0 or nodes[place].count == 0:
        return -1
    first, last = int(nodes[place].first), int(nodes[place].first) + int(nodes[place].count)
    whim = at_once or below(rng, WHIM) == 0
    total, best, most = 0.0, -1, -1.0
    for e in range(first, last):
        weight = float(edges[e].chosen) if at_once else float(edges[e].visits)
        total += weight
        if weight > most:
            best, most = e, weight
    if not whim or total <= 0:
        return int(edges[best].action)
    ticket = below(rng, TICKETS) / float(TICKETS) * total
    for e in range(first, last):
        ticket -= float(edges[e].chosen) if at_once else float(edges[e].visits)
        if ticket < 0:
            return int(edges[e].action)
    return int(edges[best].action)


@compiled
def think(
    s: Record, table: Any, seat: int, root: Any, nodes: Any, edges: Any, settings: Record, numbers: Vector,
    rng: Vector, scratch: Record, way: Record, simulations: int, worth: Vector,
) -> None:  # fmt: skip
    """Search a position in an empty tree; the mean of the later simulations is its worth to each seat."""
    for place in range(nodes.size):
        nodes[place].key = 0
        nodes[place].mark = 0
        nodes[place].visits = 0
        nodes[place].first = 0
        nodes[place].count = 0
        nodes[place].room = 0
    way.nodes = 0
    way.edges = 0
    count = 0.0
    for other in range(SEATS):
        worth[other] = 0.0
    for number in range(simulations):
        table[1] = s
        t = table[1]
        imagine(t, seat, rng)
        descend(t, table[1:], root, nodes, edges, settings, numbers, rng, scratch, way)
        play_on(t, settings, numbers, rng, scratch, way)
        learn(edges, way)
        if 2 * number >= simulations and leads(edges, way):
            count += 1.0
            for other in range(s.players):
                worth[other] += way.values[other]
    for other in range(s.players):
        worth[other] /= max(count, 1.0)


@released
def play_game_for_examples(
    start: Record, table: Any, root: Any, nodes: Any, edges: Any, settings: Record, numbers: Vector,
    rng: Vector, scratch: Record, way: Record, simulations: int, seen: Any, worths: Any,
) -> int:  # fmt: skip
    """One game; its positions and what they were worth, and how many there are. None if it does not end."""
    table[0] = start
    s = table[0]
    rows, waiting = 0, 0  # positions, and those of them that wait for the next search
    worth, picks = np.zeros(SEATS), np.zeros(SEATS, np.int64)
    while not over(s):
        must = to_act(s)
        if must == 0:
            if settings.regrets != 0 and resting(s) and rows < MOST_ROWS:  # glances come here as well
                sketch(s, seen[rows])
                rows += 1
                waiting += 1
            draw(s, rng, scratch)
            continue
        if rows >= MOST_ROWS:
            return 0
        seat = 0
        while not (must >> seat) & 1:
            seat += 1
        noted = resting(s)
        if noted:
            sketch(s, seen[rows])
            rows += 1
            waiting += 1
        think(s, table, seat, root, nodes, edges, settings, numbers, rng, scratch, way, simulations, worth)
        if noted:
            for row in range(rows - waiting, rows):
                for other in range(s.players):
                    worths[row, other] = worth[other]
            waiting = 0
        at_once = (must & (must - 1)) != 0 and settings.regrets != 0
        for other in range(SEATS):
            if (must >> other) & 1:
                picks[other] = pick(other, at_once, root, nodes, edges, rng, way)
        for other in range(SEATS):
            if (must >> other) & 1:
                play(s, other, picks[other])
    judge(s, numbers, way)
    for other in range(s.players):
        worth[other] = way.values[other]
    rows -= waiting
    for row in range(rows - 1, -1, -1):
        for other in range(s.players):
            worth[other] = TRUST * worth[other] + (1 - TRUST) * worths[row, other]
            worths[row, other] = worth[other]
    return rows


class SelfPlay:
    """What a process needs for lessons of one game."""

    def __init__(self, game: Game, simulations: int) -> None:
        module = find_mind(game)
        MINDS.register(game.rulebook.dtype, module)
        self.game, self.simulations = game, simulations
        self.model: Table = module.model(game)
        self.settings = np.zeros(1, SETTINGS)[0]
        for key, value in module.SETTINGS.items():
            self.settings[key] = value
        self.nodes, self.edges = new_tree(MEGABYTES * max(1.0, simulations / SIMULATIONS))
        self.scratch, self.way, self.table = new_scratch(), new_way(), np.zeros(3, game.rulebook.dtype)
        self.seen = np.zeros((MOST_ROWS + 1, game.players, self.model.width), np.int32)
        self.worths = np.zeros((MOST_ROWS + 1, game.players), np.float32)

    def examples(self, numbers: Any, seed: str) -> Examples:
        """The examples of one game of the search against itself, by these numbers."""
        with np.errstate(over="ignore"):  # hashes wrap; only plain Python minds
            rows = play_game_for_examples(
                self.game.start().fields, self.table, np.uint64(child(FIRST_ROOT, 1)), self.nodes, self.edges,
                self.settings, numbers, generator(seed), self.scratch, self.way, self.simulations,
                self.seen, self.worths,
            )  # fmt: skip
        return Examples(self.seen[:rows].copy(), self.worths[:rows].copy())
