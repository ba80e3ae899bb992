"""Using a Djinn's power: pay, aim, and what it does (FT-37 to FT-40)."""

from __future__ import annotations

from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record, Vector
from serai.games.five_tribes.actions import AT_0, KEEP_0
from serai.games.five_tribes.board import put_camel, touches
from serai.games.five_tribes.box import (
    VILLAGE,
)
from serai.games.five_tribes.djinns import bag_size, find_djinn_pile, gain_djinn, is_target, may_move_piece, pay
from serai.games.five_tribes.pieces import (
    BRINGS_MEEPLES,
    COUNTED,
    DISCARDED,
    DJINNS,
    DOUBLES,
    DRAWING_DJINNS,
    DRAWING_MEEPLES,
    DRAWN,
    DRAWS_CARDS,
    DRAWS_DJINNS,
    EFFECT_NUMBERS,
    EFFECTS,
    END,
    KEEP,
    KILLS_TWO,
    LAY,
    MOVES_PALACE,
    MOVES_PALM,
    NEIGHBOUR,
    PLACE,
    PUTS_CAMEL,
    PUTS_PALACE,
    TARGET,
    TILES,
    TO_CARDS,
    TO_END,
)
from serai.games.five_tribes.turn import go_on, put_piece


@compiled
def use_power(s: Record, djinn: int, way: int) -> None:
    """Pay for a power and begin it; what needs a tile or a draw asks for it."""
    pay(s, int(s.seat), way)
    s.used |= 1 << djinn
    phase = int(s.phase)
    effect = EFFECTS[djinn]
    if effect in (MOVES_PALACE, MOVES_PALM):
        if phase == PLACE:  # the tile's own piece; with Bouraq and Enki the anchor is theirs
            s.anchor = s.here
            s.resume = END
        s.power = djinn
        s.phase = NEIGHBOUR
        return
    s.resume = phase
    s.power = djinn
    if effect == DOUBLES:
        s.doubled = 1
        go_on(s)
    elif effect == KILLS_TWO:
        s.two_victims = 1
        go_on(s)
    elif effect == DRAWS_CARDS:
        s.draws = EFFECT_NUMBERS[djinn]
        s.phase = TO_CARDS
    elif effect == DRAWS_DJINNS:
        s.draws = EFFECT_NUMBERS[djinn]
        draw_djinns(s)
    else:
        s.phase = TARGET


@compiled
def legal_tiles(s: Record, out: Vector) -> int:
    """The tiles for the power that is in use."""
    n = 0
    for tile in range(TILES):
        if touches(int(s.anchor), tile) if s.phase == NEIGHBOUR else is_target(s, int(s.power), tile):
            out[n] = AT_0 + tile
            n += 1
    return n


@compiled
def aim(s: Record, tile: int) -> None:
    """A tile is chosen: for a power, or for a palace or palm tree that may go elsewhere."""
    if s.phase == PLACE:
        put_piece(s, tile, s.kinds[tile] == VILLAGE)
        s.phase = TO_END
        return
    djinn = int(s.power)
    effect = EFFECTS[djinn]
    palace = effect in (PUTS_PALACE, MOVES_PALACE)
    if s.phase == TARGET:
        if effect == BRINGS_MEEPLES:
            s.anchor = tile
            s.draws = min(EFFECT_NUMBERS[djinn], bag_size(s))
            s.phase = DRAWING_MEEPLES
            return
        if effect == PUTS_CAMEL:
            put_camel(s, tile)
            go_on(s)
            return
        s.phase = LAY
        s.anchor = tile
        if may_move_piece(s, palace):
            return
    put_piece(s, tile, palace)
    go_on(s)


@compiled
def draw_djinns(s: Record) -> None:
    """Sibittis: draw the Djinns that are still due; fewer if the pile stays empty. With only one there is no choice."""
    if s.draws > 0 and find_djinn_pile(s):
        s.phase = DRAWING_DJINNS
        return
    s.draws = 0
    number, last = 0, 0
    for djinn in range(DJINNS):
        if s.djinns[djinn] == DRAWN or s.djinns[djinn] == COUNTED:
            number += 1
            last = djinn
    s.phase = KEEP
    if number == 1:
        keep(s, last)


@compiled
def legal_keeps(s: Record, out: Vector) -> int:
    """Sibittis: the Djinns that were drawn."""
    n = 0
    for djinn in range(DJINNS):
        if s.djinns[djinn] == DRAWN or s.djinns[djinn] == COUNTED:
            out[n] = KEEP_0 + djinn
            n += 1
    return n


@compiled
def keep(s: Record, kept: int) -> None:
    """Sibittis: keep one, discard the others."""
    for djinn in range(DJINNS):
        if djinn != kept and (s.djinns[djinn] == DRAWN or s.djinns[djinn] == COUNTED):
            s.djinns[djinn] = DISCARDED
    gain_djinn(s, kept)
    go_on(s)
