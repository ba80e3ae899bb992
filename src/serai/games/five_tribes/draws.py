"""Draws: the odds of each, and what it changes. Tiles, meeples, cards, Djinns and markers come one at a time."""

from __future__ import annotations

from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record, Vector
from serai.games.five_tribes.actions import CARD_DRAW_0, DJINN_DRAW_0, MARKER_DRAW_0, MEEPLE_DRAW_0, TILE_DRAW_0
from serai.games.five_tribes.board import put_meeple
from serai.games.five_tribes.box import MEEPLES_PER_TILE
from serai.games.five_tribes.goods import receive, row_length
from serai.games.five_tribes.pieces import (
    CARDS,
    COLOURS,
    DEALING_CARDS,
    DEALING_DJINNS,
    DEALING_MARKERS,
    DJINNS,
    DRAWING_CARDS,
    DRAWING_DJINNS,
    DRAWING_MEEPLES,
    DRAWN,
    EMPTY,
    FILLING_TILES,
    IN_PILE,
    IN_ROW,
    KINDS,
    LAST_BLUE,
    LAYING_TILES,
    MARKERS,
    TILES,
    TO_CARDS,
    TO_REFILL,
)
from serai.games.five_tribes.powers import draw_djinns
from serai.games.five_tribes.turn import go_on, proceed


@compiled
def chance(s: Record, outcomes: Vector, weights: Vector) -> int:
    """What can be drawn next: any tile, meeple, card, Djinn or marker that is left."""
    phase = int(s.phase)
    n = 0
    if phase == LAYING_TILES:
        for kind in range(KINDS):
            outcomes[n] = TILE_DRAW_0 + kind
            weights[n] = s.unlaid[kind]
            n += s.unlaid[kind] > 0
    elif phase in (FILLING_TILES, DRAWING_MEEPLES):
        for colour in range(COLOURS):
            outcomes[n] = MEEPLE_DRAW_0 + colour
            weights[n] = s.bag[colour]
            n += s.bag[colour] > 0
    elif phase in (DEALING_CARDS, DRAWING_CARDS):
        for card in range(CARDS):
            outcomes[n] = CARD_DRAW_0 + card
            weights[n] = s.pile[card]
            n += s.pile[card] > 0
    elif phase in (DEALING_DJINNS, DRAWING_DJINNS):
        for djinn in range(DJINNS):
            outcomes[n] = DJINN_DRAW_0 + djinn
            weights[n] = 1
            n += s.djinns[djinn] == IN_PILE
    else:
        for seat in range(s.players):
            left = MARKERS // 2 if s.players == 2 else 1
            for place in range(MARKERS):
                left -= s.order[place] == seat
            if left > 0:
                outcomes[n] = MARKER_DRAW_0 + seat
                weights[n] = left
                n += 1
    return n


@compiled
def settle(s: Record, outcome: int) -> None:
    """One draw, and what follows from it."""
    phase = int(s.phase)
    if phase == LAYING_TILES:
        lay_tile(s, outcome - TILE_DRAW_0 + 1)
    elif phase == FILLING_TILES:
        fill_tile(s, outcome - MEEPLE_DRAW_0)
    elif phase == DEALING_CARDS:
        s.pile[outcome - CARD_DRAW_0] -= 1
        s.row[row_length(s)] = outcome - CARD_DRAW_0 + 1
        s.phase = TO_REFILL
    elif phase == DEALING_DJINNS:
        deal_djinn(s, outcome - DJINN_DRAW_0)
    elif phase == DEALING_MARKERS:
        deal_marker(s, outcome - MARKER_DRAW_0)
    elif phase == DRAWING_MEEPLES:
        s.bag[outcome - MEEPLE_DRAW_0] -= 1
        put_meeple(s, int(s.anchor), outcome - MEEPLE_DRAW_0)
        s.draws -= 1
        if s.draws == 0:
            go_on(s)
    elif phase == DRAWING_CARDS:
        receive(s, int(s.seat), outcome - CARD_DRAW_0)
        s.draws -= 1
        s.phase = TO_CARDS
    else:
        s.djinns[outcome - DJINN_DRAW_0] = DRAWN
        s.draws -= 1
        draw_djinns(s)
    proceed(s)


@compiled
def lay_tile(s: Record, kind: int) -> None:
    """FT-1: the next tile, from a1 to f5."""
    tile = TILES
    for any_kind in range(KINDS):
        tile -= int(s.unlaid[any_kind])
    s.unlaid[kind - 1] -= 1
    s.kinds[tile] = kind
    if kind <= LAST_BLUE:
        s.blue |= 1 << tile
    if tile == TILES - 1:
        s.phase = FILLING_TILES


@compiled
def fill_tile(s: Record, colour: int) -> None:
    """FT-2: the next meeple, three to a tile from a1 to f5."""
    left = -1
    for any_colour in range(COLOURS):
        left += int(s.bag[any_colour])
    s.bag[colour] -= 1
    put_meeple(s, TILES - 1 - left // MEEPLES_PER_TILE, colour)
    if left == 0:
        s.phase = TO_REFILL


@compiled
def deal_djinn(s: Record, djinn: int) -> None:
    """FT-4: a Djinn comes to the end of the row."""
    place = 0
    while s.djinn_row[place] != 0:
        place += 1
    s.djinn_row[place] = djinn + 1
    s.djinns[djinn] = IN_ROW
    s.phase = TO_REFILL


@compiled
def deal_marker(s: Record, seat: int) -> None:
    """FT-5: the next marker of the first bid order."""
    place = 0
    while s.order[place] != EMPTY:
        place += 1
    s.order[place] = seat
    if place + 1 == (int(s.players) if s.players > 2 else MARKERS):
        s.phase = TO_REFILL
