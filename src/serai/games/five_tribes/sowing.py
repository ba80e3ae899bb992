"""Sowing: which tiles may be picked up and where meeples may fall, so that every move can end (FT-12 to FT-17).

Where the walk can go depends on the tile, on the heading it was reached by (no step straight back) and on the number
of meeples left, on nothing else. Two tables hold it as masks of 30 bits:

    REACH[n, tile, heading]   the tiles where a walk of exactly n more steps can end
    LOOPS[n, tile, heading]   those of them that such a walk can also have passed on its way

So n meeples in hand can be sown to the end if and only if, for some colour in hand, a tile of REACH already bears that
colour, or two of that colour are in hand and LOOPS is not empty: one falls on the way, the other on the same tile at
the end (FT-15). All other meeples fall in between in any order.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.engine.compiled import compiled
from serai.engine.contract import Record, Vector
from serai.games.five_tribes.actions import DROP_0, TAKE_0
from serai.games.five_tribes.box import BLUE, COLUMNS, GREEN, RED, ROWS, WHITE, YELLOW
from serai.games.five_tribes.pieces import COLOURS, TILES

NORTH, EAST, SOUTH, WEST, NO_HEADING = range(5)
HEADINGS = 5
HEADING_NAMES = ("north", "east", "south", "west", "none")
SHORTEST_LOOP = 5  # a step, and four round a square back to where it led
FAR = 13  # from 12 steps on the tables repeat every two


def _neighbours() -> Any:
    table = np.full((TILES, 4), -1)
    for tile in range(TILES):
        row, column = divmod(tile, COLUMNS)
        for heading, (up, right) in enumerate(((1, 0), (0, 1), (-1, 0), (0, -1))):
            if 0 <= row + up < ROWS and 0 <= column + right < COLUMNS:
                table[tile, heading] = tile + up * COLUMNS + right
    return table


NEXT = _neighbours()  # FT-13: the tile one side step away in each heading, or -1


def walk_tables(longest: int) -> tuple[Any, Any]:
    """REACH and LOOPS for walks of 0 to `longest` steps, as arrays of [steps, tile * HEADINGS + heading]."""
    tiles, headings = np.divmod(np.arange(TILES * HEADINGS), HEADINGS)
    onward = NEXT[tiles]  # the next tile in each heading
    back = (np.arange(4)[None, :] + 2) % 4 == headings[:, None]
    open_ = (onward >= 0) & ~back
    landing = np.where(open_, onward * HEADINGS + np.arange(4), 0)
    reach = np.zeros((longest + 1, TILES * HEADINGS), np.int64)
    loops = np.zeros_like(reach)
    reach[0] = 1 << tiles
    for steps in range(1, longest + 1):
        shorter_reach, shorter_loops = reach[steps - 1], loops[steps - 1]
        again = shorter_loops | (shorter_reach & (1 << tiles) if steps > 1 else 0)  # it ends where it now lands
        reach[steps] = np.bitwise_or.reduce(np.where(open_, shorter_reach[landing], 0), axis=1)
        loops[steps] = np.bitwise_or.reduce(np.where(open_, again[landing], 0), axis=1)
    return reach, loops


REACH, LOOPS = walk_tables(FAR)


@compiled
def fold(steps: int) -> int:
    """The row of the tables for a walk of so many steps."""
    return steps if steps <= FAR else FAR - ((steps - FAR) & 1)


@compiled
def lying(s: Record, colour: int) -> int:
    """The tiles that bear a meeple of a colour, as bits."""
    tiles = 0
    for tile in range(TILES):
        tiles |= (1 if s.meeples[tile, colour] > 0 else 0) << tile
    return tiles


@compiled
def all_lying(s: Record) -> tuple[int, int, int, int, int]:
    """The tiles of every colour, as bits."""
    yellow, white, green, blue, red = 0, 0, 0, 0, 0
    for tile in range(TILES):
        yellow |= (s.meeples[tile, YELLOW] > 0) << tile
        white |= (s.meeples[tile, WHITE] > 0) << tile
        green |= (s.meeples[tile, GREEN] > 0) << tile
        blue |= (s.meeples[tile, BLUE] > 0) << tile
        red |= (s.meeples[tile, RED] > 0) << tile
    return yellow, white, green, blue, red


@compiled
def takeable(s: Record, tile: int, bits: tuple[int, int, int, int, int]) -> bool:
    """FT-17: whether the meeples of a tile can be sown to the end."""
    # Sums of products and no branches: a processor cannot guess these answers, and this is asked 30 times a turn.
    yellow, white, green = int(s.meeples[tile, YELLOW]), int(s.meeples[tile, WHITE]), int(s.meeples[tile, GREEN])
    blue, red = int(s.meeples[tile, BLUE]), int(s.meeples[tile, RED])
    goals = (
        bits[YELLOW] * (yellow > 0)
        | bits[WHITE] * (white > 0)
        | bits[GREEN] * (green > 0)
        | bits[BLUE] * (blue > 0)
        | bits[RED] * (red > 0)
    )
    in_hand = yellow + white + green + blue + red
    walk, steps = tile * HEADINGS + NO_HEADING, fold(in_hand)
    if REACH[steps, walk] & goals & ~(1 << tile) != 0:  # the tile itself is empty now
        return True
    return in_hand >= SHORTEST_LOOP and LOOPS[steps, walk] != 0 and max(yellow, white, green, blue, red) > 1


@compiled
def any_move(s: Record) -> bool:
    """FT-34: whether any tile can be sown."""
    for colour in range(COLOURS):  # colour by colour: mostly the first tiles of the first colour will do
        bits = lying(s, colour)
        for tile in range(TILES):
            if s.meeples[tile, colour] == 0:
                continue
            in_hand = 0
            for any_colour in range(COLOURS):
                in_hand += int(s.meeples[tile, any_colour])
            walk, steps = tile * HEADINGS + NO_HEADING, fold(in_hand)
            if REACH[steps, walk] & bits & ~(1 << tile) != 0 or (
                s.meeples[tile, colour] > 1 and LOOPS[steps, walk] != 0
            ):
                return True
    return False


@compiled
def legal_takes(s: Record, out: Vector) -> int:
    """FT-12, FT-17: the tiles to pick up."""
    bits = all_lying(s)
    n = 0
    for tile in range(TILES):
        out[n] = TAKE_0 + tile
        n += takeable(s, tile, bits)
    return n


@compiled
def legal_drops(s: Record, out: Vector) -> int:
    """FT-12 to FT-17: the drops after which the move can be completed."""
    left = -1
    for colour in range(COLOURS):
        left += int(s.hand[colour])
    if left == 0:
        return legal_last_drops(s, out)
    bits = (
        lying(s, YELLOW) if s.hand[YELLOW] > 0 else 0,
        lying(s, WHITE) if s.hand[WHITE] > 0 else 0,
        lying(s, GREEN) if s.hand[GREEN] > 0 else 0,
        lying(s, BLUE) if s.hand[BLUE] > 0 else 0,
        lying(s, RED) if s.hand[RED] > 0 else 0,
    )
    here, steps = int(s.here), fold(left)
    back = tile_behind(s)
    n = 0
    for fallen in range(COLOURS):
        held = int(s.hand[fallen])
        if held == 0:
            continue
        goals, most = 0, 0  # after this drop: tiles that bear a colour in hand; the most in hand of one colour
        for colour in range(COLOURS):
            rest = int(s.hand[colour]) - (colour == fallen)
            goals |= bits[colour] * (rest > 0)
            most = max(most, rest)
        for way in (SOUTH, WEST, EAST, NORTH):  # ascending tiles
            tile = NEXT[here, way]
            if tile < 0 or tile == back:
                continue
            walk = tile * HEADINGS + way
            fits = REACH[steps, walk] & (goals | (held > 1) << tile) != 0  # a loop may come back to the one that falls
            out[n] = DROP_0 + fallen * TILES + tile
            n += fits | ((most > 1) & (LOOPS[steps, walk] != 0))
    return n


@compiled
def legal_last_drops(s: Record, out: Vector) -> int:
    """FT-15: the last meeple falls where one of its colour lies."""
    here, back = int(s.here), tile_behind(s)
    colour = 0
    while s.hand[colour] == 0:
        colour += 1
    n = 0
    for way in (SOUTH, WEST, EAST, NORTH):  # ascending tiles
        tile = NEXT[here, way]
        if tile >= 0 and tile != back:
            out[n] = DROP_0 + colour * TILES + tile
            n += s.meeples[tile, colour] > 0
    return n


@compiled
def tile_behind(s: Record) -> int:
    """FT-14: the tile just left, or -1 before the first drop."""
    heading = int(s.heading)
    return -1 if heading == NO_HEADING else int(NEXT[int(s.here), (heading + 2) % 4])


@compiled
def can_drop(s: Record) -> bool:
    """Whether the meeples in hand can be sown to the end from where they are."""
    left = 0
    for colour in range(COLOURS):
        left += int(s.hand[colour])
    here = int(s.here)
    walk = here * HEADINGS + int(s.heading)
    reach, loops = REACH[fold(left), walk], LOOPS[fold(left), walk] != 0
    for colour in range(COLOURS):
        if s.hand[colour] > 0 and (reach & lying(s, colour) != 0 or (s.hand[colour] > 1 and loops)):
            return True
    return False


@compiled
def heading_to(here: int, tile: int) -> int:
    """The heading of the step from one tile to the next."""
    for heading in range(4):
        if NEXT[here, heading] == tile:
            return heading
    return NO_HEADING


@compiled
def end_tiles(s: Record, colour: int) -> int:
    """The tiles where the meeples in hand can end with one of this colour, as bits."""
    left = 0
    for any_colour in range(COLOURS):
        left += int(s.hand[any_colour])
    if left == 0 or s.hand[colour] == 0:
        return 0
    walk = int(s.here) * HEADINGS + int(s.heading)
    tiles = REACH[fold(left), walk] & lying(s, colour)
    return tiles | LOOPS[fold(left), walk] if s.hand[colour] > 1 else tiles
