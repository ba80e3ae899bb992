"""The six palaces: a name, a letter, a symbol and a colour each, so that nobody needs to tell colours apart."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Palace:
    """How a palace and its cards are shown. The colours stay apart for every kind of colour vision."""

    name: str
    letter: str
    symbol: str
    colour: str


PALACES = (
    Palace("red", "R", "▲", "#b3301a"),
    Palace("blue", "B", "●", "#1f5fb0"),
    Palace("green", "G", "■", "#2fa37a"),
    Palace("yellow", "Y", "★", "#ebcf38"),
    Palace("purple", "P", "◆", "#d98cc0"),
    Palace("white", "W", "✚", "#faf7f2"),
)
NAMES = tuple(palace.name for palace in PALACES)
DANCER = "dancer"
KINDS = (*NAMES, DANCER)
