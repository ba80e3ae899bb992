"""Every step and every draw of Five Tribes: its number and its name.

| actions | step | meaning |
|---|---|---|
| 0-27 | `bid 5`, `bid 8 fakirs 1` | put the marker on a spot; with Kumarbi, pay so many fakirs and less gold |
| 28-57 | `take c4` | pick up all meeples of a tile |
| 58-207 | `drop white c3` | drop one on the next tile |
| 208-357 | `kill red d2` | kill on a tile; fakirs are spent as the distance needs |
| 358-365 | `kill vizier seat 2`, `kill elder seat 2` | kill in front of a rival |
| 366-384 | `fakirs 2` | builders earn, helped by so many fakirs |
| 385-390 | `buy 3` | take the third card of the row at a market |
| 391-434 | `summon sloar elder fakir` | buy a Djinn of the row |
| 435-455 | `djinn sloar fakir` | use a Djinn's power and pay for it |
| 456-485 | `at c4` | the tile for a power, a palace or a palm tree |
| 486-507 | `keep sloar` | keep one of the Djinns that Sibittis drew |
| 508-1018 | `sell ivory silk fish` | sell one set of different cards |
| 1019 | `done` | no more of what is optional now |

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

from serai.games.five_tribes.pieces import (
    ANUN_NAK,
    BOURAQ,
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    DJINN_NAMES,
    DJINNS,
    ECHIDNA,
    ELDER_AND_FAKIR,
    ENKI,
    GOODS,
    HAGIS,
    IBLIS,
    KIND_NAMES,
    KINDS,
    LAMIA,
    LETA,
    ONE_ELDER,
    ONE_FAKIR,
    SEATS,
    SIBITTIS,
    SLOAR,
    SPOT_PRICES,
    SPOTS,
    TILE_NAMES,
    TILES,
    TWO_ELDERS,
    UTUG,
    WAY_NAMES,
    ZEROS,
)  # fmt: skip

PRICES = SPOTS - ZEROS + 1  # 0, 1, 3, 5, 8, 12, 18
MOST_FAKIRS = 18
MARKET_CARDS = 6

CHEAP, PLUS = (ONE_ELDER, ONE_FAKIR), (TWO_ELDERS, ELDER_AND_FAKIR)
POWER_COSTS = {
    ANUN_NAK: CHEAP, BOURAQ: CHEAP, ECHIDNA: PLUS, ENKI: CHEAP, HAGIS: CHEAP, IBLIS: CHEAP, LAMIA: CHEAP,
    LETA: PLUS, SIBITTIS: PLUS, SLOAR: (ONE_FAKIR,), UTUG: PLUS,
}  # fmt: skip
_POWERS = [(djinn, way) for djinn, ways in POWER_COSTS.items() for way in ways]
POWERS = 21
POWER_DJINN = np.array([djinn for djinn, _ in _POWERS])
POWER_WAY = np.array([way for _, way in _POWERS])

BID_0 = 0
TAKE_0 = BID_0 + PRICES * (PRICES + 1) // 2
DROP_0 = TAKE_0 + TILES
KILL_0 = DROP_0 + COLOURS * TILES
KILL_VIZIER_0 = KILL_0 + COLOURS * TILES
KILL_ELDER_0 = KILL_VIZIER_0 + SEATS
FAKIRS_0 = KILL_ELDER_0 + SEATS
BUY_0 = FAKIRS_0 + MOST_FAKIRS + 1
SUMMON_0 = BUY_0 + MARKET_CARDS
POWER_0 = SUMMON_0 + 2 * DJINNS
AT_0 = POWER_0 + POWERS
KEEP_0 = AT_0 + TILES
SELL_0 = KEEP_0 + DJINNS
DONE = SELL_0 + (1 << GOODS) - 1

TILE_DRAW_0 = 0
MEEPLE_DRAW_0 = TILE_DRAW_0 + KINDS
CARD_DRAW_0 = MEEPLE_DRAW_0 + COLOURS
DJINN_DRAW_0 = CARD_DRAW_0 + CARDS
MARKER_DRAW_0 = DJINN_DRAW_0 + DJINNS


def _step_names() -> tuple[str, ...]:
    bids = []
    for rank, price in enumerate(SPOT_PRICES[ZEROS - 1 :].tolist()):
        bids += [f"bid {price}" + (f" fakirs {fakirs}" if fakirs else "") for fakirs in range(rank + 1)]
    sales = [
        "sell " + " ".join(name for card, name in enumerate(CARD_NAMES[:GOODS]) if cards >> card & 1)
        for cards in range(1, 1 << GOODS)
    ]
    names = (
        *bids,
        *(f"take {tile}" for tile in TILE_NAMES),
        *(f"drop {colour} {tile}" for colour in COLOUR_NAMES for tile in TILE_NAMES),
        *(f"kill {colour} {tile}" for colour in COLOUR_NAMES for tile in TILE_NAMES),
        *(f"kill vizier seat {seat}" for seat in range(SEATS)),
        *(f"kill elder seat {seat}" for seat in range(SEATS)),
        *(f"fakirs {fakirs}" for fakirs in range(MOST_FAKIRS + 1)),
        *(f"buy {card + 1}" for card in range(MARKET_CARDS)),
        *(f"summon {name} {WAY_NAMES[way]}" for name in DJINN_NAMES for way in PLUS),
        *(f"djinn {DJINN_NAMES[djinn]} {WAY_NAMES[way]}" for djinn, way in _POWERS),
        *(f"at {tile}" for tile in TILE_NAMES),
        *(f"keep {name}" for name in DJINN_NAMES),
        *sales,
        "done",
    )
    return tuple(name.lower() for name in names)


STEPS = _step_names()
DRAWS = (
    *KIND_NAMES[1:],
    *COLOUR_NAMES,
    *CARD_NAMES,
    *(name.lower() for name in DJINN_NAMES),
    *(f"seat {seat}" for seat in range(SEATS)),
)
