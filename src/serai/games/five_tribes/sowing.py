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

from serai.engine.bits import lowest, matches
from serai.engine.compiler.compiled import compiled, inlined
from serai.engine.contract import Record, Vector
from serai.games.five_tribes.actions import DROP_0, TAKE_0
from serai.games.five_tribes.box import COLUMNS, ROWS
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
HEADING_BY = np.full(2 * COLUMNS + 1, NO_HEADING, np.int8)  # by how much the tile's number grows, plus a row
HEADING_BY[[2 * COLUMNS, COLUMNS + 1, 0, COLUMNS - 1]] = NORTH, EAST, SOUTH, WEST


WALKS = TILES * HEADINGS  # a walk is at a tile, reached by a heading: tile * HEADINGS + heading
NO_WALK = WALKS  # off the board, from where nothing is reached


def _onward() -> Any:
    table = np.full((WALKS, 4), NO_WALK, np.int16)
    for walk in range(WALKS):
        tile, heading = divmod(walk, HEADINGS)
        ways = [
            int(NEXT[tile, way]) * HEADINGS + way
            for way in (SOUTH, WEST, EAST, NORTH)  # ascending tiles
            if NEXT[tile, way] >= 0 and (heading == NO_HEADING or way != (heading + 2) % 4)
        ]
        table[walk, : len(ways)] = ways
    return table


ONWARD = _onward()  # FT-13, FT-14: the walks after one more step, in the order of their tiles
WALK_TILE = np.arange(WALKS + 1, dtype=np.int16) // HEADINGS  # NO_WALK has a tile of its own, which nothing lies on


def walk_tables(longest: int) -> tuple[Any, Any]:
    """REACH and LOOPS for walks of 0 to `longest` steps, as arrays of [steps, walk]; nothing for NO_WALK."""
    onward = ONWARD.astype(np.int64)
    landed = np.where(onward == NO_WALK, 0, 1 << WALK_TILE.astype(np.int64)[onward])  # where each of the four lands
    reach = np.zeros((longest + 1, WALKS + 1), np.int32)
    loops = np.zeros_like(reach)
    reach[0, :WALKS] = 1 << (np.arange(WALKS) // HEADINGS)
    for steps in range(1, longest + 1):
        shorter_reach, shorter_loops = reach[steps - 1][onward], loops[steps - 1][onward]
        again = shorter_loops | (shorter_reach & landed if steps > 1 else 0)  # it ends where it now lands
        reach[steps, :WALKS] = np.bitwise_or.reduce(shorter_reach, axis=1)
        loops[steps, :WALKS] = np.bitwise_or.reduce(again, axis=1)
    return reach, loops


REACH, LOOPS = walk_tables(FAR)


@compiled
def fold(steps: int) -> int:
    """The row of the tables for a walk of so many steps."""
    return steps if steps <= FAR else FAR - ((steps - FAR) & 1)


# Sets of tiles of two colours in one number, the second 32 bits above the first
APART = 32
PAIR = 1 | 1 << APART
ALL = (1 << TILES) - 1
FIRST_COLUMN = sum(1 << tile for tile in range(0, TILES, COLUMNS))
# From where one can go so far north or east without leaving the board
NORTH_1, NORTH_2, NORTH_3 = (PAIR * ((1 << COLUMNS * (ROWS - far)) - 1) for far in (1, 2, 3))
EAST_1, EAST_2, EAST_3 = (PAIR * sum(FIRST_COLUMN << column for column in range(COLUMNS - far)) for far in (1, 2, 3))


@inlined
def across(tiles: int, within: int, far: int) -> int:
    """The tiles so far (in numbers of tiles) on both sides of some, of those `within` which one stays on the board."""
    return ((tiles & within) << far) | ((tiles >> far) & within)


@inlined
def sowable(tiles: int, one: int, two: int, three: int, four: int) -> int:
    """Of the tiles with a colour, those with one to four meeples and another tile with it at the right distance."""
    beside, second, third = across(tiles, EAST_1, 1), across(tiles, EAST_2, 2), across(tiles, EAST_3, 3)
    at_1 = across(tiles, NORTH_1, COLUMNS) | beside
    at_2 = across(tiles, NORTH_2, 2 * COLUMNS) | across(beside, NORTH_1, COLUMNS) | second
    at_3 = (
        across(tiles, NORTH_3, 3 * COLUMNS)
        | across(beside, NORTH_2, 2 * COLUMNS)
        | across(second, NORTH_1, COLUMNS)
        | third
    )
    at_4 = across(at_3, NORTH_1, COLUMNS) | across(at_3, EAST_1, 1) | at_2  # and what is nearer by an even number
    return tiles & ((one & at_1) | (two & at_2) | (three & (at_3 | at_1)) | (four & at_4))


@compiled
def takeable_tiles(s: Record) -> int:
    """FT-17: the tiles whose meeples can be sown to the end, as bits.

    Six or more meeples always can, and five unless all colours differ: two of a colour fall on the same tile. Fewer
    can if a tile at the right distance, other than their own, bears one of their colours.
    """
    # All tiles at once: a processor cannot guess these answers tile by tile.
    one, two, three = matches(s.crowd, 0, 1) & ALL, matches(s.crowd, 0, 2) & ALL, matches(s.crowd, 0, 3) & ALL
    four, five = matches(s.crowd, 0, 4) & ALL, matches(s.crowd, 0, 5) & ALL
    some = int(s.lying[0]) | (int(s.lying[3]) << APART)
    others = int(s.lying[1]) | (int(s.lying[4]) << APART)
    rest = int(s.lying[2])
    found = sowable(some, one * PAIR, two * PAIR, three * PAIR, four * PAIR)
    found |= sowable(others, one * PAIR, two * PAIR, three * PAIR, four * PAIR)
    found |= sowable(rest, one, two, three, four)
    found = (found | (found >> APART)) & ALL
    every = some & others & rest & (some >> APART) & (others >> APART)
    found |= (ALL & ~(one | two | three | four | matches(s.crowd, 0, 0))) & ~(five & every)
    if five & every != 0:
        found |= five & takeable_fives(s)
    return found


@compiled
def takeable_fives(s: Record) -> int:
    """The tiles with one meeple of each colour that can be sown to the end."""
    found = 0
    for tile in range(TILES):
        meeples = 0
        for colour in range(COLOURS):
            meeples |= int(s.lying[colour])
        if REACH[COLOURS, tile * HEADINGS + NO_HEADING] & meeples & ~(1 << tile) != 0:
            found |= 1 << tile
    return found


@compiled
def any_move(s: Record) -> bool:
    """FT-34: whether any tile can be sown."""
    one, two, three = matches(s.crowd, 0, 1), matches(s.crowd, 0, 2), matches(s.crowd, 0, 3)
    for colour in range(COLOURS):  # the first will do, but for the last turns of a game
        if sowable(int(s.lying[colour]), one, two, three, 0) != 0:
            return True
    return takeable_tiles(s) != 0


@compiled
def legal_takes(s: Record, out: Vector) -> int:
    """FT-12, FT-17: the tiles to pick up."""
    tiles = takeable_tiles(s)
    n = 0
    while tiles != 0:
        out[n] = TAKE_0 + lowest(tiles)
        tiles &= tiles - 1
        n += 1
    return n


@compiled
def legal_drops(s: Record, out: Vector) -> int:
    """FT-12 to FT-17: the drops after which the move can be completed."""
    left, walk = int(s.in_hand) - 1, int(s.here) * HEADINGS + int(s.heading)
    n = 0
    if left == 0:  # FT-15: the last meeple falls where one of its colour lies
        colour = 0
        while s.hand[colour] == 0:
            colour += 1
        goals = int(s.lying[colour])
        for way in range(4):
            tile = int(WALK_TILE[ONWARD[walk, way]])
            out[n] = DROP_0 + colour * TILES + tile
            n += (goals >> tile) & 1
        return n
    steps = fold(left)
    once, twice, pairs = 0, 0, 0  # tiles that bear a colour in hand, or several; colours of which two are in hand
    for colour in range(COLOURS):
        bits = int(s.lying[colour]) * (s.hand[colour] > 0)
        twice |= once & bits
        once |= bits
        pairs += s.hand[colour] > 1
    for fallen in range(COLOURS):
        held = int(s.hand[fallen])
        more = 1 if held > 1 else 0
        goals = once if held > 1 else (once & ~int(s.lying[fallen])) | twice  # tiles that bear a colour still in hand
        loops = pairs > (held == 2)  # whether two of a colour are in hand after it
        for way in range(4):
            onward = int(ONWARD[walk, way])
            tile = int(WALK_TILE[onward])
            fits = (REACH[steps, onward] & (goals | more << tile)) != 0  # a loop may come back to the one that falls
            out[n] = DROP_0 + fallen * TILES + tile
            n += (held > 0) & (fits | (loops & (LOOPS[steps, onward] != 0)))
    return n


@compiled
def can_drop(s: Record) -> bool:
    """Whether the meeples in hand can be sown to the end from where they are."""
    walk = int(s.here) * HEADINGS + int(s.heading)
    reach, loops = int(REACH[fold(int(s.in_hand)), walk]), LOOPS[fold(int(s.in_hand)), walk] != 0
    for colour in range(COLOURS):
        if s.hand[colour] > 0 and (reach & int(s.lying[colour]) != 0 or (s.hand[colour] > 1 and loops)):
            return True
    return False


@compiled
def heading_to(here: int, tile: int) -> int:
    """The heading of the step from one tile to the next."""
    return int(HEADING_BY[tile - here + COLUMNS])


@compiled
def end_tiles(s: Record, colour: int) -> int:
    """The tiles where the meeples in hand can end with one of this colour, as bits."""
    left = int(s.in_hand)
    if left == 0 or s.hand[colour] == 0:
        return 0
    walk = int(s.here) * HEADINGS + int(s.heading)
    tiles = int(REACH[fold(left), walk]) & int(s.lying[colour])
    return tiles | int(LOOPS[fold(left), walk]) if s.hand[colour] > 1 else tiles
