"""The merchant of Five Tribes, who looks to the end of the own turn, and bids for what the first moves are worth."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.bots.bot import MERCHANTS_TASTE, Merchant, Taste
from serai.engine.chance import new_scratch
from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record, Vector
from serai.engine.game import Knowledge
from serai.games.five_tribes import rules
from serai.games.five_tribes.actions import DEED_OF, DJINN_OF, FAKIRS_OF, IS_POWER, RANK_OF, TILE_OF
from serai.games.five_tribes.auction import price
from serai.games.five_tribes.board import put_meeple
from serai.games.five_tribes.goods import fakirs, kinds_held
from serai.games.five_tribes.pieces import (
    BID,
    BRINGS_MEEPLES,
    COLOURS,
    DRAWS_CARDS,
    DRAWS_DJINNS,
    EFFECTS,
    EMPTY,
    END,
    GOODS,
    MARKERS,
    MOVE,
    SOW,
    SPOTS,
    TILES,
    ZEROS,
)
from serai.games.five_tribes.scoring import total
from serai.games.five_tribes.sowing import NO_HEADING, end_tiles, legal_takes
from serai.games.five_tribes.turn import land, proceed, take

# What things are worth beyond the points that they score now.
FAKIR_WORTH, KIND_WORTH, ELDER_WORTH, CAMEL_WORTH = 1.5, 1.2, 0.7, 0.5
LEAN_PURSE, LEAN_WORTH = 8, 0.5  # gold below this may be missing when bidding
RIVAL_WEIGHT = 0.4
CARDS_WORTH, DJINNS_WORTH, MEEPLES_WORTH = 2.5, 6.0, -1.0  # what a power that draws such things brings on average
# How likely a marker that bids later is to come in front of a bid of rank 0, 1, ... 6.
OUTBID = np.array([0.75, 0.6, 0.5, 0.4, 0.25, 0.12, 0.0])
MOST_CHOICES = 12  # of one turn after the move


@compiled
def estimate(s: Record, seat: int, future: float) -> float:
    """The points of a seat with what it can make of its cards, elders and camels, as far as it thinks of that."""
    worth = FAKIR_WORTH * fakirs(s, seat) + ELDER_WORTH * s.elders[seat]
    kinds = kinds_held(s, seat)
    for card in range(GOODS):
        worth += KIND_WORTH * ((kinds >> card) & 1)
    if s.last_round == 0:
        worth += CAMEL_WORTH * s.stock[seat]
        if s.gold[seat] < LEAN_PURSE:
            worth -= LEAN_WORTH * (LEAN_PURSE - int(s.gold[seat]))
    return float(total(s, seat)) + future * worth


@compiled
def lead(s: Record, seat: int, tastes: Vector) -> float:
    """How a seat stands, with an eye on the best of the others as far as its taste goes (see `serai.bots.bot`)."""
    rivals, future = tastes[0], tastes[1]
    best = -1000.0
    for rival in range(s.players):
        if rival != seat:
            best = max(best, estimate(s, rival, future))
    return estimate(s, seat, future) - rivals * RIVAL_WEIGHT * best


@compiled
def finish(table: Any, row: int, seat: int, tastes: Vector, scratch: Record) -> float:
    """Make the choices that follow a move, each the best of the moment, without Djinns; how the seat stands then."""
    for _ in range(MOST_CHOICES):
        s = table[row]
        if rules.to_act(s) != 1 << seat or s.phase == BID or s.phase == MOVE or s.phase == SOW or s.phase == END:
            break
        n = rules.legal(s, seat, scratch.actions)
        best, best_action = -10_000.0, int(scratch.actions[n - 1])
        for i in range(n):
            action = int(scratch.actions[i])
            if DEED_OF[action] == IS_POWER:
                continue
            table[row + 1] = table[row]
            rules.play(table[row + 1], seat, action)
            value = lead(table[row + 1], seat, tastes)
            if value > best:
                best, best_action = value, action
        rules.play(table[row], seat, best_action)
    return lead(table[row], seat, tastes)


@compiled
def value_of_end(table: Any, row: int, seat: int, tile: int, colour: int, tastes: Vector, scratch: Record) -> float:
    """How the seat stands if the meeples in hand end on a tile with a colour; the other ones fall out of sight."""
    table[row + 1] = table[row]
    s = table[row + 1]
    for any_colour in range(COLOURS):
        s.hand[any_colour] = 0
    s.in_hand = 0
    if s.meeples[tile, colour] == 0:
        put_meeple(s, tile, colour)
    put_meeple(s, tile, colour)
    s.here = tile
    s.heading = NO_HEADING
    land(s, colour, tile)
    proceed(s)
    return finish(table, row + 1, seat, tastes, scratch)


@compiled
def best_end(table: Any, row: int, seat: int, tastes: Vector, scratch: Record) -> float:
    """How the seat stands after the best end of the move that has begun."""
    best = -10_000.0
    for colour in range(COLOURS):
        tiles = end_tiles(table[row], colour)
        for tile in range(TILES):
            if (tiles >> tile) & 1:
                best = max(best, value_of_end(table, row, seat, tile, colour, tastes, scratch))
    return best


@compiled
def gains_by_tile(start: Record, table: Any, seat: int, tastes: Vector, scratch: Record, gains: Vector) -> None:
    """What a move that ends on each tile would gain now, the best first: each seat before ours takes about one away."""
    table[0] = start
    table[0].seat = seat
    stand = lead(table[0], seat, tastes)
    for tile in range(TILES):
        gains[tile] = 0.0
    takes = legal_takes(table[0], scratch.actions)
    starts = 0
    for i in range(takes):
        starts |= 1 << int(TILE_OF[scratch.actions[i]])
    for first in range(TILES):
        if (starts >> first) & 1 == 0:
            continue
        table[0] = start
        table[0].seat = seat
        take(table[0], first)
        for colour in range(COLOURS):
            tiles = end_tiles(table[0], colour)
            for tile in range(TILES):
                if (tiles >> tile) & 1:
                    worth = value_of_end(table, 0, seat, tile, colour, tastes, scratch)
                    gains[tile] = max(gains[tile], worth - stand)
    for i in range(TILES):  # few numbers: the simplest sorting will do
        for j in range(i + 1, TILES):
            if gains[j] > gains[i]:
                gains[i], gains[j] = gains[j], gains[i]


@compiled
def value_of_bid(s: Record, rank: int, spent: int, gains: Vector) -> float:
    """The gain of the move that is probably left when the marker's turn comes, less what the bid costs."""
    ahead, later = 0.0, -1
    for spot in range(ZEROS + rank if rank > 0 else ZEROS, SPOTS):
        if s.spots[spot] != EMPTY:
            ahead += 1.0
    for place in range(MARKERS):
        if s.order[place] != EMPTY:
            later += 1
    ahead += later * OUTBID[rank]
    before = int(ahead)
    share = ahead - before
    gain = gains[before] * (1.0 - share) + gains[before + 1] * share
    return gain - price(rank - spent) - FAKIR_WORTH * spent


@compiled
def judge(
    start: Record, table: Any, seat: int, actions: Vector, tastes: Vector, scratch: Record, gains: Vector, out: Vector
) -> None:
    """What each legal step is worth."""
    if start.phase == BID:
        gains_by_tile(start, table, seat, tastes, scratch, gains)
    for i in range(actions.size):
        action = int(actions[i])
        if start.phase == BID:
            out[i] = value_of_bid(start, int(RANK_OF[action]), int(FAKIRS_OF[action]), gains)
            continue
        table[0] = start
        rules.play(table[0], seat, action)
        if table[0].phase == SOW:
            out[i] = best_end(table, 0, seat, tastes, scratch)
        elif DEED_OF[action] == IS_POWER:
            out[i] = finish(table, 0, seat, tastes, scratch)
            effect = EFFECTS[DJINN_OF[action]]
            if effect == DRAWS_CARDS:
                out[i] += CARDS_WORTH
            elif effect == DRAWS_DJINNS:
                out[i] += DJINNS_WORTH
            elif effect == BRINGS_MEEPLES:
                out[i] += MEEPLES_WORTH
            if start.phase == MOVE:
                out[i] = -10_000.0  # Djinns wait until the move is made
        else:
            out[i] = finish(table, 0, seat, tastes, scratch)


class FiveTribesMerchant(Merchant):
    """Takes the step that leaves it best at the end of its turn; bids what coming early seems to be worth."""

    def rate(self, knowledge: Knowledge, rng: Vector, taste: Taste = MERCHANTS_TASTE) -> tuple[Any, Any]:
        """What each step seems to be worth."""
        actions = np.array(knowledge.legal_actions(), np.int32)
        values, gains = np.zeros(actions.size), np.zeros(TILES + MARKERS)
        table = np.zeros(4, knowledge.game.rulebook.dtype)
        start, tastes = knowledge.imagine(rng).fields, np.array(taste)
        judge(start, table, knowledge.seat, actions, tastes, new_scratch(), gains, values)
        return actions, values
