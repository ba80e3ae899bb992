"""The steps of The Thief of Bagdad in words, and back: an action's kind, palaces and payment."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from serai.games.bagdad import rules
from serai.games.bagdad.palaces import DANCER, KINDS, NAMES

PAIRS = tuple((a, b) for a in range(rules.PALACES) for b in range(rules.PALACES) if a != b)


@dataclass(frozen=True, slots=True)
class Deed:
    """What an action means: its kind, the palace it is about, where it leads to, and how it is paid."""

    kind: str
    palace: int = -1
    to: int = -1
    way: int = 0


def _moves(kind: str) -> list[tuple[str, Deed]]:
    steps = []
    for a, b in PAIRS:
        for way, card in enumerate((NAMES[a], NAMES[b], DANCER)):
            steps.append((f"{kind} {NAMES[a]} {NAMES[b]} with {card}", Deed(kind, a, b, way)))
    return steps


def _neutral_moves() -> list[tuple[str, Deed]]:
    steps = []
    for a, b in PAIRS:
        words = f"neutral {NAMES[a]} {NAMES[b]}"
        for way in range(rules.NEUTRAL_WAYS):
            first = DANCER if way & rules.DANCER_FROM else NAMES[a]
            second = DANCER if way & rules.DANCER_TO else NAMES[b]
            steps.append((f"{words} with {first} {second}" if way else words, Deed("neutral", a, b, way)))
    return steps


@cache
def _table() -> tuple[tuple[str, Deed], ...]:
    return (
        *((f"guard {name}", Deed("guard", palace)) for palace, name in enumerate(NAMES)),
        *((f"neutral guard {name}", Deed("neutral guard", palace)) for palace, name in enumerate(NAMES)),
        *(
            (f"place {name} {dancers}d" if dancers else f"place {name}", Deed("place", palace, way=dancers))
            for palace, name in enumerate(NAMES)
            for dancers in range(rules.PLACE_WAYS)
        ),
        *_moves("move"),
        *_moves("carry"),
        *_neutral_moves(),
        ("end", Deed("end")),
        ("pass", Deed("pass")),
        ("pass dancer", Deed("pass dancer")),
        *((f"give {kind}", Deed("give", way=card)) for card, kind in enumerate(KINDS)),
    )


STEPS = tuple(words for words, _ in _table())
DEEDS = tuple(deed for _, deed in _table())
ALIASES = {
    **{f"place {name} 0d": f"place {name}" for name in NAMES},
    **{f"neutral {NAMES[a]} {NAMES[b]} with {NAMES[a]} {NAMES[b]}": f"neutral {NAMES[a]} {NAMES[b]}" for a, b in PAIRS},
}
DRAWS = (*NAMES, *(f"first {seat}" for seat in range(rules.SEATS)))
PHASES = ("first seat", "deal", "guards", "actions", "draw", "over limit", "over")
