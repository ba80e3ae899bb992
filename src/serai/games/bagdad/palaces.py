"""The six palaces: a name, a letter, a symbol and a colour each, so that nobody needs to tell colours apart."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Palace:
    """How a palace and its cards are shown. The colours differ in lightness too."""

    name: str
    letter: str
    symbol: str
    colour: str


PALACES = (
    Palace("red", "R", "▲", "#d55e00"),
    Palace("blue", "B", "●", "#0072b2"),
    Palace("green", "G", "■", "#009e73"),
    Palace("yellow", "Y", "★", "#f0e442"),
    Palace("purple", "P", "◆", "#cc79a7"),
    Palace("white", "W", "✚", "#f4efe6"),
)
NAMES = tuple(palace.name for palace in PALACES)
DANCER = "dancer"
KINDS = (*NAMES, DANCER)
