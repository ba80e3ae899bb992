"""What a seat observes of Bakschisch, as numbers: the features in their order, and where each begins."""

from __future__ import annotations

from serai.engine.declarations.observations import Feature, Layout

OBSERVATION = Layout(
    Feature("round", 1, "rounds played / max_rounds"),
    Feature("bribe", 5, "which of the five cards, one-hot"),
    Feature(
        "card",
        6,
        "the open card, one-hot: guard, servant, harem lady, eunuch, fakir, Caliph; all 0 before a draw",
    ),
    Feature("unseen", 6, "cards of each person not seen in this pass through the deck, / 5"),
    Feature("pot", 1, "coins in the pot / all coins"),
    Feature("own_fist", 2, "own closed fist: is it the thief; its coins / all coins"),
    *(
        feature
        for who in ("self", "next", "second", "third")
        for feature in (
            Feature(
                f"{who}_seat",
                6,
                "in the game; space / throne; gold / all coins; thief; has chosen; on the throne",
            ),
            Feature(
                f"{who}_ahead",
                5,
                "spaces to the next guard, servant, harem lady, eunuch, fakir ahead, / throne",
            ),
            Feature(f"{who}_behind", 5, "spaces back to the nearest of each person, / throne"),
            Feature(f"{who}_jump", 2, "how far the open card would move the pawn forward; back, / throne"),
        )
    ),
)

ROUND, BRIBE, CARD, UNSEEN, POT, OWN_FIST, SEAT, AHEAD, BEHIND, JUMP = (
    OBSERVATION.at(name)
    for name in (
        "round", "bribe", "card", "unseen", "pot", "own_fist", "self_seat", "self_ahead", "self_behind", "self_jump",
    )
)  # fmt: skip
EACH_SEAT = OBSERVATION.at("next_seat") - SEAT  # from a seat's features to the next one's
