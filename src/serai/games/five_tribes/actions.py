"""Every step and every draw of Five Tribes: the one table of deeds, and what compiled rules need to read it.

`docs/games/five_tribes.md` shows the table (`DEEDS.table()`). A step's number is decoded here only: compiled code looks
up DEED_OF, TILE_OF, COLOUR_OF, ... and writes a step as the first number of its deed plus an offset.

| outcomes | draw |
|---|---|
| 0-7 | the kind of the next tile |
| 8-12 | the colour of a meeple from the bag |
| 13-22 | a resource card |
| 23-44 | a Djinn |
| 45-48 | whose marker comes next in the first bid order |
"""

from __future__ import annotations

import numpy as np

from serai.engine.declarations.steps import Names, Numbers, Run, StepKind, StepTable, Subset
from serai.games.five_tribes.box import COST_WAYS, DJINN_ROWS, FAKIR, SEATS, SUMMON_COST, TRACK
from serai.games.five_tribes.pieces import (
    CARD_COUNTS,
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    DJINN_NAMES,
    DJINNS,
    GOODS,
    KIND_NAMES,
    KINDS,
    LARGE_MARKET_CARDS,
    SMALL_MARKET_CARDS,
    SPOTS,
    TILE_NAMES,
    TRIBES,
    WAY_NAMES,
    ZEROS,
)

PRICES = SPOTS - ZEROS + 1  # 0, 1, 3, 5, 8, 12, 18
MOST_FAKIRS = int(CARD_COUNTS[FAKIR])
MARKET_CARDS = max(SMALL_MARKET_CARDS, LARGE_MARKET_CARDS)
SUMMON_WAYS = COST_WAYS[SUMMON_COST]
_BIDS = [(price, fakirs) for rank, price in enumerate(TRACK[ZEROS - 1 :]) for fakirs in range(rank + 1)]
_POWERS = [(row.name, WAY_NAMES[way]) for row in DJINN_ROWS for way in COST_WAYS[row.cost]]

_TILE, _COLOUR, _DJINN = Names(TILE_NAMES), Names(COLOUR_NAMES), Names(DJINN_NAMES)
BID = StepKind(
    "bid",
    "bid {price}[ fakirs {fakirs}]",
    "put the marker on a spot; with Kumarbi, pay so many fakirs and less gold",
    {"price": Numbers(0, max(TRACK)), "fakirs": Numbers(0, MOST_FAKIRS)},
    usual={"fakirs": 0},
)
POWER = StepKind(
    "djinn", "djinn {djinn} {pay}", "use a Djinn's power and pay for it so", {"djinn": _DJINN, "pay": Names(WAY_NAMES)}
)
DEEDS = StepTable(
    Run(BID, _BIDS),
    StepKind("take", "take {tile}", "pick up all meeples of a tile", {"tile": _TILE}),
    StepKind("drop", "drop {colour} {tile}", "drop one on the next tile", {"colour": _COLOUR, "tile": _TILE}),
    StepKind(
        "kill",
        "kill {colour} {tile}",
        "kill on a tile; as many fakirs are spent as the distance needs",
        {"colour": _COLOUR, "tile": _TILE},
    ),
    StepKind(
        "murder",
        "kill {tribe} seat {rival}",
        "kill in front of a rival",
        {"tribe": Names(TRIBES[:2]), "rival": Numbers(0, SEATS - 1)},
    ),
    StepKind(
        "fakirs", "fakirs {fakirs}", "builders earn, helped by so many fakirs", {"fakirs": Numbers(0, MOST_FAKIRS)}
    ),
    StepKind(
        "buy",
        "buy {place}",
        "the card of the row at this place; a large market then asks for a second",
        {"place": Numbers(1, MARKET_CARDS)},
    ),
    StepKind(
        "summon",
        "summon {djinn} {pay}",
        "take a Djinn of the row and pay so",
        {"djinn": _DJINN, "pay": Names(tuple(WAY_NAMES[way] for way in SUMMON_WAYS))},
    ),
    Run(POWER, _POWERS),
    StepKind("at", "at {tile}", "the tile for a power, a palace or a palm tree", {"tile": _TILE}),
    StepKind("keep", "keep {djinn}", "one of the Djinns that Sibittis drew", {"djinn": _DJINN}),
    StepKind("sell", "sell {cards}", "one set of different cards", {"cards": Subset(CARD_NAMES[:GOODS])}),
    StepKind("done", "done", "no more of what is optional now"),
)
STEPS = DEEDS.names

# ---- where the numbers of each deed begin
BID_0, TAKE_0, DROP_0, KILL_0 = (DEEDS.first(deed) for deed in ("bid", "take", "drop", "kill"))
KILL_VIZIER_0 = DEEDS.first("murder")
KILL_ELDER_0 = KILL_VIZIER_0 + SEATS
FAKIRS_0, BUY_0, SUMMON_0, POWER_0 = (DEEDS.first(deed) for deed in ("fakirs", "buy", "summon", "djinn"))
AT_0, KEEP_0, SELL_0, DONE = (DEEDS.first(deed) for deed in ("at", "keep", "sell", "done"))

FIRST_BIDS = np.array([BID_0 + _BIDS.index((price, 0)) for price in TRACK[ZEROS - 1 :]])  # of each rank, without fakirs

# ---- what each action means, for compiled code: its deed, and the number of each part (-1 without one)
IS_BID, IS_TAKE, IS_DROP, IS_KILL = (DEEDS.order[deed] for deed in ("bid", "take", "drop", "kill"))
IS_MURDER, IS_BUILD, IS_BUY = (DEEDS.order[deed] for deed in ("murder", "fakirs", "buy"))
IS_SUMMON, IS_POWER, IS_AIM = (DEEDS.order[deed] for deed in ("summon", "djinn", "at"))
IS_KEEP, IS_SALE, IS_DONE = (DEEDS.order[deed] for deed in ("keep", "sell", "done"))
DEED_OF = DEEDS.kind_numbers()
TILE_OF, COLOUR_OF, DJINN_OF = (DEEDS.part_numbers(part) for part in ("tile", "colour", "djinn"))
VICTIM_OF, RIVAL_OF = DEEDS.part_numbers("tribe"), DEEDS.part_numbers("rival")
FAKIRS_OF = DEEDS.part_numbers("fakirs")
PLACE_OF = DEEDS.part_numbers("place")
GOODS_OF = np.maximum(np.arange(len(DEEDS)) - SELL_0 + 1, 0)  # kinds sold, as bits
RANK_OF = np.array(
    [-1 if "price" not in act.args else TRACK[ZEROS - 1 :].index(act.args["price"]) for act in DEEDS.acts]
)
WAY_OF = np.array([-1 if "pay" not in act.args else WAY_NAMES.index(act.args["pay"]) for act in DEEDS.acts])

# ---- the powers that cost something, in the order of their steps
POWERS = len(_POWERS)
POWER_DJINN, POWER_WAY = DJINN_OF[POWER_0:AT_0].astype(np.int64), WAY_OF[POWER_0:AT_0]
FIRST_POWER = np.searchsorted(POWER_DJINN, np.arange(len(DJINN_NAMES) + 1))  # of each Djinn, and of the next one

# ---- draws
TILE_DRAW_0 = 0
MEEPLE_DRAW_0 = TILE_DRAW_0 + KINDS
CARD_DRAW_0 = MEEPLE_DRAW_0 + COLOURS
DJINN_DRAW_0 = CARD_DRAW_0 + CARDS
MARKER_DRAW_0 = DJINN_DRAW_0 + DJINNS
DRAWS = (
    *KIND_NAMES[1:],
    *COLOUR_NAMES,
    *CARD_NAMES,
    *(name.lower() for name in DJINN_NAMES),
    *(f"seat {seat}" for seat in range(SEATS)),
)
