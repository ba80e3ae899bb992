"""The box of Five Tribes as numbers, arrays and names for the rules; and the phases that a game goes through."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, get_args

import numpy as np

from serai.games.five_tribes import box
from serai.games.five_tribes.box import COLUMNS, DJINN_ROWS, ROWS, SEATS

MOST_ROUNDS = 45  # every round takes two meeples more off the tiles than Anun-Nak can bring back: see docs/games
MOST_GOLD = 10_000
MARKERS = 4  # at most: two seats with two each, or four with one

# ---- the board: tile = 6 * row + column; a1 is tile 0, f5 is tile 29
TILES = ROWS * COLUMNS
TILE_NAMES = tuple(f"{'abcdef'[tile % COLUMNS]}{tile // COLUMNS + 1}" for tile in range(TILES))

if TYPE_CHECKING:
    TileName = str
else:  # as a type it is known when the game runs, and to TypeScript
    TileName = Literal[TILE_NAMES]

# ---- FT-1: kinds of tiles; 0 is a place where no tile lies yet
KINDS = len(box.TILE_ROWS)
LAST_BLUE = sum(tile.ground == "blue" for tile in box.TILE_ROWS)  # the blue ones are the first
_TWINS = [tile.kind for tile in box.TILE_ROWS]
KIND_NAMES = (
    "none",
    *(f"{row.kind} {row.points}" if _TWINS.count(row.kind) > 1 else row.kind for row in box.TILE_ROWS),
)
SHORT_KINDS: tuple[box.Kind | None, ...] = (None, *_TWINS)  # without the points that tell sacred places apart
KIND_COUNTS = np.array([0, *(tile.count for tile in box.TILE_ROWS)])
KIND_POINTS = np.array([0, *(tile.points for tile in box.TILE_ROWS)])
SMALL_MARKET_PRICE, SMALL_MARKET_CARDS = (
    box.TILE_ROWS[box.SMALL_MARKET - 1].price,
    box.TILE_ROWS[box.SMALL_MARKET - 1].offered,
)
LARGE_MARKET_PRICE, LARGE_MARKET_CARDS = (
    box.TILE_ROWS[box.LARGE_MARKET - 1].price,
    box.TILE_ROWS[box.LARGE_MARKET - 1].offered,
)

# ---- FT-2: meeples
COLOURS = len(box.TRIBE_ROWS)
COLOUR_NAMES = tuple(tribe.colour for tribe in box.TRIBE_ROWS)
TRIBES = tuple(tribe.name for tribe in box.TRIBE_ROWS)
COLOUR_COUNTS = np.array([tribe.count for tribe in box.TRIBE_ROWS])
MEEPLES = sum(tribe.count for tribe in box.TRIBE_ROWS)

# ---- FT-3: resource cards; 0 in a row is an empty place, card c is c + 1 there
CARDS = len(box.CARD_ROWS)
GOODS = CARDS - 1  # kinds of merchandise: all but the fakir
CARD_NAMES = tuple(card.name for card in box.CARD_ROWS)
CARD_COUNTS = np.array([card.count for card in box.CARD_ROWS])
SALE = np.array(box.SALES)

# ---- FT-6: the turn order track
SPOTS = len(box.TRACK)
ZEROS = box.TRACK.count(0)
SPOT_PRICES = np.array(box.TRACK)
EMPTY = -1  # no marker on this place of a track

# ---- FT-4, FT-39: Djinns
DJINNS = len(DJINN_ROWS)
DJINN_NAMES = tuple(djinn.name for djinn in DJINN_ROWS)
if TYPE_CHECKING:
    DjinnName = str
else:
    DjinnName = Literal[DJINN_NAMES]
DJINN_POINTS = np.array([djinn.points for djinn in DJINN_ROWS])
NO_DJINN = -1
# Where a Djinn is. Those that Sibittis drew before the pile ran out are COUNTED: everybody can work out which they are.
IN_PILE, DISCARDED, IN_ROW, DRAWN, COUNTED, OWNED = range(6)  # OWNED + seat
DJINN_PLACES = ("pile", "discarded", "row", "drawn", "drawn last", *(f"seat {seat}" for seat in range(SEATS)))
# What their powers do, and on which tiles: the names of the box as numbers.
EFFECT_NAMES: tuple[box.Effect, ...] = get_args(box.Effect)
BRINGS_MEEPLES, DRAWS_CARDS, DRAWS_DJINNS = (EFFECT_NAMES.index(name) for name in ("meeples", "cards", "djinns"))
PUTS_PALACE, PUTS_PALM, PUTS_CAMEL = (EFFECT_NAMES.index(name) for name in ("palace", "palm", "camel"))
MOVES_PALACE, MOVES_PALM = (EFFECT_NAMES.index(name) for name in ("move-palace", "move-palm"))
DOUBLES, KILLS_TWO = (EFFECT_NAMES.index(name) for name in ("double", "two-victims"))
EFFECTS = np.array([EFFECT_NAMES.index(djinn.effect) for djinn in DJINN_ROWS])
EFFECT_NUMBERS = np.array([djinn.number or 0 for djinn in DJINN_ROWS])
TARGET_NAMES: tuple[box.Target, ...] = get_args(box.Target)
ON_VILLAGE, ON_OASIS, ON_EMPTY, ON_BARE = range(len(TARGET_NAMES))
TARGETS = np.array([-1 if djinn.target is None else TARGET_NAMES.index(djinn.target) for djinn in DJINN_ROWS])

# ---- what Djinns make of things
PALM_POINTS_HAURVATAT = box.number_of(box.HAURVATAT)
VIZIER_POINTS_JAFAAR = box.number_of(box.JAFAAR)
ELDER_POINTS_SHAMHAT = box.number_of(box.SHAMHAT)
FAKIRS_FOR_A_CARD = box.number_of(box.AL_AMIN)

# ---- ways to pay: elders and fakirs
ELDERS_PAID = np.array([way.elders for way in box.WAYS])
FAKIRS_PAID = np.array([way.fakirs for way in box.WAYS])
WAY_NAMES = tuple(way.name for way in box.WAYS)

# ---- phases
(
    LAYING_TILES, FILLING_TILES, DEALING_CARDS, DEALING_DJINNS, DEALING_MARKERS,  # chance
    DRAWING_MEEPLES, DRAWING_CARDS, DRAWING_DJINNS,  # chance, in a turn
    BID, MOVE, SOW, BUILD, KILL, KILL_AGAIN, PLACE, MARKET, MARKET_AGAIN, SACRED, END,  # the seat chooses
    TARGET, LAY, NEIGHBOUR, KEEP,  # the seat chooses for a Djinn
    OVER,
) = range(24)  # fmt: skip
PHASES = 24
FIRST_CHOICE = BID
Phase = Literal[
    "laying tiles", "filling tiles", "dealing cards", "dealing djinns", "dealing markers",
    "drawing meeples", "drawing cards", "drawing djinns",
    "bid", "move", "sow", "build", "kill", "kill again", "place", "market", "market again", "sacred", "end",
    "target", "lay", "neighbour", "keep",
    "over",
]  # fmt: skip
PHASE_NAMES: tuple[Phase, ...] = get_args(Phase)
# Between two choices: what comes next by itself. No position outside a step is in one of these.
TO_BUILDERS, TO_ASSASSINS, TO_CARDS, TO_TILE, TO_END, TO_NEXT_TURN, TO_REFILL = range(PHASES, PHASES + 7)
NOWHERE = -1
