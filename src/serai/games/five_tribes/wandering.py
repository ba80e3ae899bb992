"""Random games, quickly: many draws or steps at once, counted as bits where the rules would list them.

Every function here takes the generator's word and returns the word after it, and takes exactly the steps and draws that
a random game step by step would take from it (`engine.contract`).

Draws: a number holds in its lanes how many pieces there are of the kinds 0 to p. One subtraction compares all lanes
with the ticket, another takes the drawn piece out of all of them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.engine.bits import lowest, matches, nth, ones, word
from serai.engine.chance import stirred, ticket_of
from serai.engine.compiler.compiled import compiled, inlined
from serai.engine.contract import Record
from serai.games.five_tribes.board import put_meeple
from serai.games.five_tribes.box import DJINN_ROW, KUMARBI, MARID, MEEPLES_PER_TILE, ROW
from serai.games.five_tribes.djinns import EVERY_DJINN, owns, pay_owner
from serai.games.five_tribes.goods import row_length
from serai.games.five_tribes.pieces import (
    CARDS,
    COLOURS,
    EMPTY,
    FILLING_TILES,
    IN_PILE,
    IN_ROW,
    KINDS,
    LAST_BLUE,
    MARKERS,
    OWNED,
    SPOT_PRICES,
    TILES,
    TO_NEXT_TURN,
    TO_REFILL,
    ZEROS,
)
from serai.games.five_tribes.sowing import (
    ALL,
    APART,
    FAR,
    HEADINGS,
    LOOPS,
    NO_HEADING,
    ONWARD,
    PAIR,
    REACH,
    WALK_TILE,
    WALKS,
)
from serai.games.five_tribes.turn import land


def _lanes(width: int, number: int) -> int:
    """A one in each of so many lanes."""
    return sum(1 << (width * lane) for lane in range(number))


WIDE, NARROW = 8, 7  # bits of a lane: of sums up to 127, up to 63
LEFT_OUT = 1  # the sum of all kinds needs no lane: it is what is left
KIND_LOW, KIND_HIGH = _lanes(NARROW, KINDS - LEFT_OUT), _lanes(NARROW, KINDS - LEFT_OUT) << (NARROW - 1)
BAG_LOW, BAG_HIGH = _lanes(WIDE, COLOURS - LEFT_OUT), _lanes(WIDE, COLOURS - LEFT_OUT) << (WIDE - 1)
CARD_LOW, CARD_HIGH = _lanes(NARROW, CARDS - LEFT_OUT), _lanes(NARROW, CARDS - LEFT_OUT) << (NARROW - 1)
KIND_BITS = (1 << NARROW * (KINDS - LEFT_OUT)) - 1
BAG_BITS = (1 << WIDE * (COLOURS - LEFT_OUT)) - 1
CARD_BITS = (1 << NARROW * (CARDS - LEFT_OUT)) - 1


@inlined
def picked(so_far: int, ticket: int, low: int, high: int, most: int) -> int:
    """The kind that a ticket draws: how many of the sums are not above it."""
    return most - ones(((so_far | high) - (ticket + 1) * low) & high)


@compiled
def lay_tiles(s: Record, number: Any) -> Any:
    """FT-1: all tiles that are not laid yet."""
    so_far, left = 0, 0
    for kind in range(KINDS):
        left += int(s.unlaid[kind])
        so_far |= left << (NARROW * kind)
    so_far &= KIND_BITS
    blue = int(s.blue)
    while left > 0:
        number = stirred(number)
        kind = picked(so_far, ticket_of(number, left), KIND_LOW, KIND_HIGH, KINDS - LEFT_OUT)
        so_far -= (KIND_LOW << (NARROW * kind)) & KIND_BITS
        tile = TILES - left
        s.kinds[tile] = kind + 1
        blue |= (kind < LAST_BLUE) << tile
        left -= 1
    s.blue = blue
    for kind in range(KINDS):
        s.unlaid[kind] = 0
    s.phase = FILLING_TILES
    return number


@compiled
def fill_tiles(s: Record, number: Any) -> Any:
    """FT-2: all meeples that are still in the bag, three to a tile."""
    so_far, left = 0, 0
    for colour in range(COLOURS):
        left += int(s.bag[colour])
        so_far |= left << (WIDE * colour)
        s.bag[colour] = 0
    so_far &= BAG_BITS
    while left > 0:
        number = stirred(number)
        colour = picked(so_far, ticket_of(number, left), BAG_LOW, BAG_HIGH, COLOURS - LEFT_OUT)
        so_far -= (BAG_LOW << (WIDE * colour)) & BAG_BITS
        left -= 1
        tile = TILES - 1 - left // MEEPLES_PER_TILE
        s.meeples[tile, colour] += 1
        s.crowd[tile] += 1
        s.lying[colour] |= 1 << tile
    s.phase = TO_REFILL
    return number


@compiled
def deal_cards(s: Record, number: Any) -> Any:
    """FT-3, FT-32: the cards that the row lacks, while the pile has some."""
    so_far, left = 0, 0
    for card in range(CARDS - LEFT_OUT):
        left += int(s.pile[card])
        so_far |= left << (NARROW * card)
    left += int(s.pile[CARDS - 1])
    place = row_length(s)
    while place < ROW and left > 0:
        number = stirred(number)
        card = picked(so_far, ticket_of(number, left), CARD_LOW, CARD_HIGH, CARDS - LEFT_OUT)
        so_far -= (CARD_LOW << (NARROW * card)) & CARD_BITS
        s.pile[card] -= 1
        s.row[place] = card + 1
        left -= 1
        place += 1
    s.phase = TO_REFILL
    return number


@compiled
def deal_djinns(s: Record, number: Any) -> Any:
    """FT-4, FT-32: the Djinns that the row lacks, while the pile has some."""
    pile = matches(s.djinns, 0, IN_PILE) & EVERY_DJINN
    place = 0
    while place < DJINN_ROW and s.djinn_row[place] != 0:
        place += 1
    while place < DJINN_ROW and pile != 0:
        number = stirred(number)
        djinn = nth(pile, ticket_of(number, ones(pile)))
        pile ^= 1 << djinn
        s.djinn_row[place] = djinn + 1
        s.djinns[djinn] = IN_ROW
        place += 1
    s.phase = TO_REFILL
    return number


# ---------------------------------------------------------------- bids

RANKS = len(SPOT_PRICES) - ZEROS + 1
DEAREST = int(SPOT_PRICES[-1])
FREE = _lanes(8, RANKS) << 7  # the sign of each: where EMPTY lies
# By gold: the ranks that can be paid for, as signs of bytes
AFFORDABLE = np.array(
    [
        sum(128 << (8 * rank) for rank in range(RANKS) if SPOT_PRICES[ZEROS - 1 + rank] <= gold)
        for gold in range(DEAREST + 1)
    ]
)


@compiled
def make_bids(s: Record, number: Any) -> Any:
    """FT-7, FT-8: the bids of all seats, but not beyond one that Kumarbi may help; the word, and how many."""
    place, zeros = 0, 0
    while s.order[place] == EMPTY:
        place += 1
    while zeros < ZEROS and s.spots[zeros] != EMPTY:
        zeros += 1
    free = word(s.spots, ZEROS - 1) & FREE
    first = place
    while place < MARKERS and s.order[place] != EMPTY:
        seat = int(s.order[place])
        s.seat = seat
        if owns(s, seat, KUMARBI):
            return number, place - first
        gold = int(s.gold[seat])
        purse = 1 if gold == 0 and zeros == ZEROS else min(gold, DEAREST)  # FT-8: then the spot for 1 costs nothing
        bids = free & AFFORDABLE[purse]
        number = stirred(number)
        bit = nth(bids, ticket_of(number, ones(bids)))
        rank = bit >> 3
        s.gold[seat] = gold - min(int(SPOT_PRICES[ZEROS - 1 + rank]), gold)
        s.spots[zeros if rank == 0 else ZEROS - 1 + rank] = seat
        zeros += rank == 0
        if rank > 0 or zeros == ZEROS:
            free ^= 1 << bit
        s.order[place] = EMPTY
        place += 1
    s.phase = TO_NEXT_TURN
    return number, place - first


# ---------------------------------------------------------------- sowing

# Colours in lanes of a number: 0, 1 and 2 in its first three bytes, 3 and 4 in its fifth and sixth, so that the tiles
# of two colours fit into one number, 32 bits apart, and come out of a comparison in their lanes.
LOW = sum(1 << (8 * lane) for lane in (0, 1, 2, 4, 5))
TILE_TOPS = ALL * PAIR
FIRST_LANES, LAST_LANES = (1 << 24) - 1, ((1 << 16) - 1) << 24
BACK, ROUND = TILES, TILES + 1  # bits of a route beside its tiles

# By steps and walk: the tiles where it can end, whether it can come back to where it begins, whether it has loops.
ROUTES = (
    REACH.astype(np.int64)
    | ((REACH >> WALK_TILE.astype(np.int32) & 1).astype(np.int64) << BACK)
    | ((LOOPS != 0).astype(np.int64) << ROUND)
).ravel()
# By walk: the walks after one more step in four bytes, and the tiles one step away.
WAYS = np.array([*((ONWARD.astype(np.int64) << (8 * np.arange(4))).sum(axis=1)), 0])
NEARBY = REACH[1].astype(np.int64)


@inlined
def but_one(colours: int, more: int) -> int:
    """The colours that can fall while one of some is still needed, of which `more` are in hand several times."""
    alone = colours if colours & (colours - 1) == 0 else 0
    return ((LOW ^ alone) | (colours & more)) if colours != 0 else 0


@compiled
def sow(s: Record, number: Any, hand: int, left: int, walk: int) -> Any:
    """FT-12 to FT-17: all meeples in hand, eight bits for each colour, fall; the last one takes its tribe."""
    hand = (hand & FIRST_LANES) | ((hand & LAST_LANES) << 8)
    some = int(s.lying[0]) | (int(s.lying[3]) << APART)
    others = int(s.lying[1]) | (int(s.lying[4]) << APART)
    rest = int(s.lying[2])
    marid = int(s.djinns[MARID]) - OWNED + 1
    while left > 1:
        left -= 1
        row = (left if left <= FAR else FAR - ((left - FAR) & 1)) * (WALKS + 1)
        held = ((hand + 127 * LOW) >> 7) & LOW
        twice = ((hand + 126 * LOW) >> 7) & LOW
        loops = but_one(twice, ((hand + 125 * LOW) >> 7) & LOW)
        ways = WAYS[walk]
        drops = 0  # bits 0 to 3 of the lane of a colour: whether it may fall in each of the four ways
        for way in range(4):
            route = ROUTES[row + ((ways >> (8 * way)) & 255)]
            reach = (route & ALL) * PAIR
            ends = (  # the colours in hand that lie where the walk can end: a sum carries out of its 30 tiles
                ((((some & reach) + TILE_TOPS) >> TILES) & PAIR)
                | ((((others & reach) + TILE_TOPS) >> (TILES - 8)) & (PAIR << 8))
                | ((((rest & reach) + TILE_TOPS) >> (TILES - 16)) & (1 << 16))
            ) & held
            fits = but_one(ends, twice) | (twice * ((route >> BACK) & 1)) | (loops * (route >> ROUND))
            drops |= (fits & held) << way
        number = stirred(number)
        place = nth(drops, ticket_of(number, ones(drops)))
        walk = (ways >> (8 * (place & 7))) & 255
        tile = int(WALK_TILE[walk])
        colour = (place >> 3) - (place >> 5)
        bits = 1 << (tile + (place & APART))
        # No branches: a processor cannot guess the colour.
        some |= bits * (place & 24 == 0)
        others |= bits * (place & 24 == 8)
        rest |= bits * (place & 24 == 16)
        hand -= 1 << (place & 56)
        s.meeples[tile, colour] += 1
        s.crowd[tile] += 1
        s.lying[colour] |= 1 << tile
        if s.camels[tile] != 0 and s.camels[tile] == marid:
            pay_owner(s, MARID, 1)
    lane = lowest(hand)
    colour = (lane >> 3) - (lane >> 5)
    tiles = NEARBY[walk] & int(s.lying[colour])
    number = stirred(number)
    tile = nth(tiles, ticket_of(number, ones(tiles)))
    put_meeple(s, tile, colour)
    s.in_hand = 0
    s.here = tile
    s.heading = NO_HEADING
    if s.camels[tile] != 0 and s.camels[tile] == marid:
        pay_owner(s, MARID, 1)
    land(s, colour, tile)
    return number


@compiled
def sow_tile(s: Record, number: Any, tile: int) -> Any:
    """FT-12: pick up all meeples of a tile, and sow them."""
    hand, left = word(s.meeples, COLOURS * tile) & (FIRST_LANES | LAST_LANES), int(s.crowd[tile])
    for colour in range(COLOURS):
        s.meeples[tile, colour] = 0
        s.lying[colour] &= ~(1 << tile)
    s.crowd[tile] = 0
    return sow(s, number, hand, left, tile * HEADINGS + NO_HEADING)


@compiled
def sow_hand(s: Record, number: Any) -> Any:
    """Sow the meeples that are in hand already."""
    hand, left, walk = (
        word(s.hand, 0) & (FIRST_LANES | LAST_LANES),
        int(s.in_hand),
        int(s.here) * HEADINGS + int(s.heading),
    )
    for colour in range(COLOURS):
        s.hand[colour] = 0
    return sow(s, number, hand, left, walk)
