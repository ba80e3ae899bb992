"""What a seat observes of The Thief of Bagdad, as numbers: the features in their order, and where each begins."""

from __future__ import annotations

from serai.engine.declarations.observations import Feature, Layout
from serai.games.bagdad.box import NAMES, PHASES

OBSERVATION = Layout(
    Feature("turn", 1, "turns played / max_turns"),
    Feature("phase", 7, f"one-hot: {', '.join(PHASES)}"),
    Feature("turn_of", 4, "whose turn it is, counted from the seat itself, one-hot"),
    Feature("acted", 1, "an action was taken in this turn"),
    Feature("thief_actions_left", 1, "actions with a thief that are left in this turn / thief_actions"),
    Feature("to_draw", 1, "cards still to be drawn or dealt to the seat in turn / 9"),
    Feature("hand_limit", 1, "the hand limit / 102; 0 when there is none"),
    Feature("stalled", 1, "turns in a row without action or draw / players"),
    Feature("pile", 1, "cards in the pile / 102"),
    Feature("dancers", 1, "open dancers / 8"),
    Feature("own_dancers", 1, "dancers in the own hand / 8"),
    *(
        Feature(
            f"{name}_palace",
            7,
            "chests left / 4; thieves for the top chest / 7; neutral guards / 4; free guard spaces / 4; "
            "cards in the own hand / 17; discards / 17; cards in the pile or rivals' hands / 17",
        )
        for name in NAMES
    ),
    *(
        feature
        for who in ("self", "next", "second", "third")
        for feature in (
            Feature(
                f"{who}_seat",
                8,
                "in the game; place in turn order / 3; thieves in reserve / 12; chests / chests to win; "
                "palace cards in hand / 102; dancers / 8; own guards to place / 4; neutral guards to place / 2",
            ),
            Feature(f"{who}_guards", 6, "own guards at each palace / 4"),
            Feature(f"{who}_thieves", 6, "thieves in each palace / 7"),
            Feature(f"{who}_cost", 6, "cards for a thief into each palace / 3; 0 where guards or chests forbid it"),
            Feature(f"{who}_known", 6, "2 players: cards of each palace that the other one knows in this hand / 17"),
        )
    ),
)

TURN, PHASE, TURN_OF, ACTED, THIEF_ACTIONS_LEFT, TO_DRAW, HAND_LIMIT, STALLED, PILE, OPEN_DANCERS, OWN_DANCERS = (
    OBSERVATION.at(name)
    for name in (
        "turn", "phase", "turn_of", "acted", "thief_actions_left", "to_draw", "hand_limit", "stalled", "pile",
        "dancers", "own_dancers",
    )
)  # fmt: skip
PALACE = OBSERVATION.at(f"{NAMES[0]}_palace")
EACH_PALACE = OBSERVATION.at(f"{NAMES[1]}_palace") - PALACE
SEAT, GUARDS, THIEVES, COST, KNOWN = (
    OBSERVATION.at(f"self_{name}") for name in ("seat", "guards", "thieves", "cost", "known")
)
EACH_SEAT = OBSERVATION.at("next_seat") - SEAT  # from a seat's features to the next one's
