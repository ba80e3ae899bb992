"""What a seat observes of Five Tribes, as numbers: the features in their order, and where each begins."""

from __future__ import annotations

from serai.engine.declarations.observations import Feature, Layout
from serai.games.five_tribes.box import ROW, SEATS
from serai.games.five_tribes.pieces import CARDS, COLOURS, DJINNS, KINDS, MARKERS, PHASES, SPOTS, TILES
from serai.games.five_tribes.sowing import HEADINGS

TILE_NUMBERS = KINDS + COLOURS + SEATS + 2
DJINN_NUMBERS = 4 + SEATS
SEAT_NUMBERS = 8 + CARDS
GOLD_SCALE, CARD_SCALE, MEEPLE_SCALE, ROUND_SCALE = 100.0, 6.0, 5.0, 45.0

OBSERVATION = Layout(
    Feature("phase", PHASES, "what happens now, one-hot, in the order of the phases"),
    Feature("turn", 7, "rounds / 45; last round; moved; taken / 5; doubled; two victims; draws left / 3", high=4.0),
    Feature("colour", COLOURS, "the colour taken, one-hot"),
    Feature("here", TILES, "the tile of the last drop or the final tile, one-hot"),
    Feature("heading", HEADINGS, "of the last step while sowing, one-hot: north, east, south, west, none"),
    Feature("power", DJINNS, "the Djinn whose power is being used, one-hot"),
    Feature(
        "anchor", TILES + SEATS, "its tile, or the place of the first victim: 30 tiles, then seats from the own one on"
    ),
    Feature("hand", COLOURS, "meeples in hand by colour, / 5", high=4.0),
    Feature("bag", COLOURS, "meeples in the bag by colour, / all of the colour"),
    Feature("spots", SPOTS * SEATS, "for each spot of the turn order track whose marker, one-hot of 4"),
    Feature("order", MARKERS * SEATS, "for each place of the bid order whose marker, one-hot of 4"),
    Feature(
        "tiles",
        TILES * TILE_NUMBERS,
        "for each tile: kind (one-hot of 8), meeples / 5 by colour, camel (one-hot of 4), palms / 3, palaces / 3",
        high=4.0,
    ),
    Feature("supply", 2, "palm trees / 12; palaces / 10"),
    Feature("row", ROW * CARDS, "for each place of the row its card, one-hot of 10"),
    Feature("unseen", CARDS, "cards in the pile or in hands where the seat has not seen them, / all of the kind"),
    Feature("discards", CARDS, "discarded cards, / all of the kind"),
    Feature("own_cards", CARDS, "the own hand, / 6", high=3.0),
    Feature("pile", 1, "cards in the pile / 54"),
    Feature("djinns", DJINNS * DJINN_NUMBERS, "for each Djinn: not seen, discarded, in the row, drawn, or whose (4)"),
    Feature("used", DJINNS, "powers used this turn or round"),
    *(
        Feature(
            f"{who}_seat",
            SEAT_NUMBERS,
            "in the game; its turn; gold / 100; camels / 11; viziers / 16; elders / 20; "
            "cards that not all have seen / 6; cards / 6; cards that all have seen, by kind, / 6",
            high=100.0,
        )
        for who in ("self", "next", "second", "third")
    ),
)

(
    PHASE, TURN, COLOUR, HERE, HEADING, POWER, ANCHOR, HAND, BAG, SPOT_SEATS, ORDER, BOARD, SUPPLY, CARD_ROW, UNSEEN,
    DISCARDS, OWN_CARDS, PILE, DJINN_PLACE, USED, SEAT,
) = (
    OBSERVATION.at(name)
    for name in (
        "phase", "turn", "colour", "here", "heading", "power", "anchor", "hand", "bag", "spots", "order", "tiles",
        "supply", "row", "unseen", "discards", "own_cards", "pile", "djinns", "used", "self_seat",
    )
)  # fmt: skip
