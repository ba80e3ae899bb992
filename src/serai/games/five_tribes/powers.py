"""Using a Djinn's power: pay, aim, and what it does (FT-37 to FT-40)."""

from __future__ import annotations

from serai.engine.compiled import compiled
from serai.engine.contract import Record, Vector
from serai.games.five_tribes.actions import AT_0, KEEP_0, POWER_DJINN, POWER_WAY
from serai.games.five_tribes.board import put_camel, touches
from serai.games.five_tribes.djinns import bag_size, find_djinn_pile, gain_djinn, is_target, may_use, pay
from serai.games.five_tribes.pieces import (
    ANUN_NAK,
    ANUN_NAK_MEEPLES,
    BOURAQ,
    COUNTED,
    DISCARDED,
    DJINNS,
    DRAWING_DJINNS,
    DRAWING_MEEPLES,
    DRAWN,
    ECHIDNA,
    END,
    HAGIS,
    IBLIS,
    KEEP,
    LAMIA,
    LAY,
    LETA,
    NEIGHBOUR,
    PLACE,
    SIBITTIS,
    SIBITTIS_DJINNS,
    SLOAR,
    TARGET,
    TILES,
    TO_CARDS,
    TO_END,
    UTUG,
    VILLAGE,
)  # fmt: skip
from serai.games.five_tribes.turn import go_on, put_piece


@compiled
def use_power(s: Record, power: int) -> None:
    """Pay for a power and begin it; what needs a tile or a draw asks for it."""
    djinn = POWER_DJINN[power]
    pay(s, int(s.seat), POWER_WAY[power])
    s.used |= 1 << djinn
    phase = int(s.phase)
    if djinn in (HAGIS, LAMIA):
        if phase == PLACE:  # the tile's own piece; with Bouraq and Enki the anchor is theirs
            s.anchor = s.here
            s.resume = END
        s.power = djinn
        s.phase = NEIGHBOUR
        return
    s.resume = phase
    s.power = djinn
    if djinn == ECHIDNA:
        s.doubled = 1
        go_on(s)
    elif djinn == IBLIS:
        s.two_victims = 1
        go_on(s)
    elif djinn == SLOAR:
        s.draws = 1
        s.phase = TO_CARDS
    elif djinn == SIBITTIS:
        s.draws = SIBITTIS_DJINNS
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
    djinn = int(s.power)
    if s.phase == PLACE:
        put_piece(s, tile, s.kinds[tile] == VILLAGE)
        s.phase = TO_END
        return
    if s.phase == TARGET:
        if djinn == ANUN_NAK:
            s.anchor = tile
            s.draws = min(ANUN_NAK_MEEPLES, bag_size(s))
            s.phase = DRAWING_MEEPLES
            return
        if djinn in (LETA, UTUG):
            put_camel(s, tile)
            go_on(s)
            return
        s.phase = LAY
        s.anchor = tile
        if may_use(s, HAGIS if djinn == BOURAQ else LAMIA):
            return
    put_piece(s, tile, djinn in (BOURAQ, HAGIS))
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
