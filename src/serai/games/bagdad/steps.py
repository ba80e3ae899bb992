"""The steps of The Thief of Bagdad, as a table of deeds."""

from __future__ import annotations

from serai.engine.declarations.steps import Names, Numbers, Run, StepKind, StepTable
from serai.games.bagdad.box import DANCER, KINDS, MOST_DANCERS, NAMES, SEATS

PALACE, CARD = Names(NAMES), Names(KINDS)
FROM_TO = {"from": PALACE, "to": PALACE}
WAYS = [(palace, to) for palace in NAMES for to in NAMES if to != palace]

PLACE = StepKind(
    "place",
    "place {palace}[ {dancers}d]",
    "a thief into a palace; so many of the cards paid are dancers",
    {"palace": PALACE, "dancers": Numbers(0, MOST_DANCERS)},
    usual={"dancers": 0},
)
MOVE = StepKind("move", "move {from} {to} with {card}", "an own guard to another palace", {**FROM_TO, "card": CARD})
CARRY = StepKind("carry", "carry {from} {to} with {card}", "the same with a thief", {**FROM_TO, "card": CARD})
NEUTRAL = StepKind(
    "neutral",
    "neutral {from} {to}[ with {first} {second}]",
    "a neutral guard, for two cards",
    {**FROM_TO, "first": CARD, "second": CARD},
    usual={"first": "{from}", "second": "{to}"},
)
DEEDS = StepTable(
    StepKind("guard", "guard {palace}", "set-up: an own guard to a palace", {"palace": PALACE}),
    StepKind("neutral guard", "neutral guard {palace}", "set-up, tactical: a neutral guard", {"palace": PALACE}),
    PLACE,
    Run(MOVE, [(palace, to, palace) for palace, to in WAYS]),
    Run(MOVE, [(palace, to, to) for palace, to in WAYS]),
    Run(CARRY, [(palace, to, palace) for palace, to in WAYS]),
    Run(CARRY, [(palace, to, to) for palace, to in WAYS]),
    Run(NEUTRAL, [(palace, to, palace, to) for palace, to in WAYS]),
    Run(MOVE, [(palace, to, DANCER) for palace, to in WAYS]),
    Run(CARRY, [(palace, to, DANCER) for palace, to in WAYS]),
    Run(NEUTRAL, [(palace, to, DANCER, to) for palace, to in WAYS]),
    Run(NEUTRAL, [(palace, to, palace, DANCER) for palace, to in WAYS]),
    Run(NEUTRAL, [(palace, to, DANCER, DANCER) for palace, to in WAYS]),
    StepKind("end", "end", "after actions: draw 3 cards"),
    StepKind("pass", "pass", "no action: draw 4 cards"),
    StepKind("pass dancer", "pass dancer", "no action: take a dancer and draw 3 cards"),
    StepKind("give", "give {card}", "over the hand limit: a card is given up", {"card": CARD}),
)
DRAWS = (*NAMES, *(f"first {seat}" for seat in range(SEATS)))
