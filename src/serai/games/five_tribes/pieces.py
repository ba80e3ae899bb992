"""What lies in the box of Five Tribes, as numbers and names; and the phases that a game goes through."""

from __future__ import annotations

import numpy as np

SEATS = 4
MARKERS = 4  # at most: two seats with two each, or four with one

# ---- the board: tile = 6 * row + column; a1 is tile 0, f5 is tile 29
ROWS, COLUMNS = 5, 6
TILES = ROWS * COLUMNS
TILE_NAMES = tuple(f"{'abcdef'[tile % COLUMNS]}{tile // COLUMNS + 1}" for tile in range(TILES))

# ---- FT-1: kinds of tiles; 0 is a place where no tile lies yet
KINDS = 8
VILLAGE, SACRED_6, SACRED_10, SACRED_12, SACRED_15, OASIS, SMALL_MARKET, LARGE_MARKET = range(1, KINDS + 1)
LAST_BLUE = SACRED_15  # villages and sacred places have a blue background
KIND_NAMES = (
    "none", "village", "sacred place 6", "sacred place 10", "sacred place 12", "sacred place 15",
    "oasis", "small market", "large market",
)  # fmt: skip
KIND_COUNTS = np.array([0, 5, 4, 1, 1, 1, 6, 8, 4])
KIND_POINTS = np.array([0, 5, 6, 10, 12, 15, 8, 6, 4])

# ---- FT-2: meeples
COLOURS = 5
YELLOW, WHITE, GREEN, BLUE, RED = range(COLOURS)  # viziers, elders, merchants, builders, assassins
COLOUR_NAMES = ("yellow", "white", "green", "blue", "red")
TRIBES = ("vizier", "elder", "merchant", "builder", "assassin")
COLOUR_COUNTS = np.array([16, 20, 18, 18, 18])
MEEPLES = 90
MEEPLES_PER_TILE = 3

# ---- FT-3: resource cards; 0 in a row is an empty place, card c is c + 1 there
GOODS = 9  # kinds of merchandise
CARDS = 10
IVORY, GEMS, GOLD, PAPYRUS, SILK, SPICES, FISH, WHEAT, POTTERY, FAKIR = range(CARDS)
CARD_NAMES = ("ivory", "gems", "gold", "papyrus", "silk", "spices", "fish", "wheat", "pottery", "fakir")
CARD_COUNTS = np.array([2, 2, 2, 4, 4, 4, 6, 6, 6, 18])
ROW = 9
SALE = np.array([0, 1, 3, 7, 13, 21, 30, 40, 50, 60])  # FT-31: gold for so many different cards

# ---- FT-4, FT-39: Djinns
DJINNS = 22
(
    AL_AMIN, ANUN_NAK, BAAL, BOAZ, BOURAQ, ECHIDNA, ENKI, HAGIS, HAURVATAT, IBLIS, JAFAAR,
    KANDICHA, KUMARBI, LAMIA, LETA, MARID, MONKIR, NEKIR, SHAMHAT, SIBITTIS, SLOAR, UTUG,
) = range(DJINNS)  # fmt: skip
DJINN_NAMES = (
    "Al-Amin", "Anun-Nak", "Ba'al", "Boaz", "Bouraq", "Echidna", "Enki", "Hagis", "Haurvatat", "Iblis", "Jafaar",
    "Kandicha", "Kumarbi", "Lamia", "Leta", "Marid", "Monkir", "Nekir", "Shamhat", "Sibittis", "Sloar", "Utug",
)  # fmt: skip
DJINN_POINTS = np.array([5, 8, 6, 6, 6, 4, 8, 10, 8, 8, 6, 6, 6, 10, 4, 6, 6, 6, 6, 4, 8, 4])
DJINN_ROW = 3
# Where a Djinn is. Those that Sibittis drew before the pile ran out are COUNTED: everybody can work out which they are.
IN_PILE, DISCARDED, IN_ROW, DRAWN, COUNTED, OWNED = range(6)  # OWNED + seat
DJINN_PLACES = ("pile", "discarded", "row", "drawn", "drawn last", *(f"seat {seat}" for seat in range(SEATS)))

# ---- FT-4, FT-5, FT-6
PALMS, PALACES = 12, 10
GOLD_AT_START = 50
CAMELS, CAMELS_FOR_TWO = 8, 11
ZEROS = 3
SPOTS = 9
SPOT_PRICES = np.array([0, 0, 0, 1, 3, 5, 8, 12, 18])
EMPTY = -1  # no marker on this place of a track

# ---- what things cost and bring
SMALL_MARKET_PRICE, SMALL_MARKET_CARDS = 3, 3
LARGE_MARKET_PRICE, LARGE_MARKET_CARDS = 6, 6
PALM_POINTS, PALM_POINTS_HAURVATAT, PALACE_POINTS = 3, 5, 5
VIZIER_POINTS, VIZIER_POINTS_JAFAAR, VIZIER_LEAD = 1, 3, 10
ELDER_POINTS, ELDER_POINTS_SHAMHAT = 2, 4
ANUN_NAK_MEEPLES, SIBITTIS_DJINNS = 3, 3
OWN_SHARE, RIVAL_SHARE = 1, 2  # gold for the owner of Ba'al, Marid, Monkir or Nekir

# ---- ways to pay: elders and fakirs
ONE_ELDER, ONE_FAKIR, TWO_ELDERS, ELDER_AND_FAKIR = range(4)
ELDERS_PAID = np.array([1, 0, 2, 1])
FAKIRS_PAID = np.array([0, 1, 0, 1])
WAY_NAMES = ("elder", "fakir", "elder elder", "elder fakir")

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
PHASE_NAMES = (
    "laying tiles", "filling tiles", "dealing cards", "dealing djinns", "dealing markers",
    "drawing meeples", "drawing cards", "drawing djinns",
    "bid", "move", "sow", "build", "kill", "kill again", "place", "market", "market again", "sacred", "end",
    "target", "lay", "neighbour", "keep",
    "over",
)  # fmt: skip
# Between two choices: what comes next by itself. No position outside a step is in one of these.
TO_BUILDERS, TO_ASSASSINS, TO_CARDS, TO_TILE, TO_END, TO_NEXT_TURN, TO_REFILL = range(PHASES, PHASES + 7)
NOWHERE = -1
NO_DJINN = -1
