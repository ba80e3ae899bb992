"""The steps of The Thief of Bagdad in words, and back: an action's kind, palaces and payment."""

from __future__ import annotations

from dataclasses import dataclass

from serai.games.bagdad import pieces
from serai.games.bagdad.palaces import DANCER, KINDS, NAMES

FROM, TO, BY_DANCER = 0, 1, 2  # what pays for an own guard's way
DANCER_FROM, DANCER_TO = 1, 2  # bits: which of the cards for a neutral guard's way is a dancer


@dataclass(frozen=True, slots=True)
class Deed:
    """What an action means: its kind, the palace it is about, where it leads to, and how it is paid."""

    kind: str
    palace: int = -1
    to: int = -1
    price: int = 0  # the dancers for a place, FROM .. for a move, bits for a neutral guard, the card that is given up

    @property
    def words(self) -> str:
        """The step's name."""
        palace, to = (NAMES[number] if number >= 0 else "" for number in (self.palace, self.to))
        if self.kind == "place":
            return f"place {palace} {self.price}d" if self.price else f"place {palace}"
        if self.kind in ("move", "carry"):
            return f"{self.kind} {palace} {to} with {(palace, to, DANCER)[self.price]}"
        if self.kind == "neutral":
            first = DANCER if self.price & DANCER_FROM else palace
            second = DANCER if self.price & DANCER_TO else to
            return f"neutral {palace} {to} with {first} {second}" if self.price else f"neutral {palace} {to}"
        if self.kind == "give":
            return f"give {KINDS[self.price]}"
        return f"{self.kind} {palace}".strip()


def _ways(kind: str, price: int) -> tuple[Deed, ...]:
    return tuple(Deed(kind, palace, to, price) for palace, to in pieces.WAY_ENDS)


PALACES = range(pieces.PALACES)
DEEDS = (
    *(Deed("guard", palace) for palace in PALACES),
    *(Deed("neutral guard", palace) for palace in PALACES),
    *(Deed("place", palace, price=dancers) for palace in PALACES for dancers in range(pieces.PLACE_PRICES)),
    *_ways("move", FROM),
    *_ways("move", TO),
    *_ways("carry", FROM),
    *_ways("carry", TO),
    *_ways("neutral", 0),
    *_ways("move", BY_DANCER),
    *_ways("carry", BY_DANCER),
    *_ways("neutral", DANCER_FROM),
    *_ways("neutral", DANCER_TO),
    *_ways("neutral", DANCER_FROM | DANCER_TO),
    Deed("end"),
    Deed("pass"),
    Deed("pass dancer"),
    *(Deed("give", price=card) for card in range(pieces.KINDS)),
)
STEPS = tuple(deed.words for deed in DEEDS)
ALIASES = {
    **{f"place {name} 0d": f"place {name}" for name in NAMES},
    **{
        f"neutral {NAMES[a]} {NAMES[b]} with {NAMES[a]} {NAMES[b]}": f"neutral {NAMES[a]} {NAMES[b]}"
        for a, b in pieces.WAY_ENDS
    },
}
DRAWS = (*NAMES, *(f"first {seat}" for seat in range(pieces.SEATS)))
PHASES = ("first seat", "deal", "guards", "actions", "draw", "over limit", "over")
