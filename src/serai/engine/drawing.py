"""Draws a table as an SVG picture in plain Python, with the same palette and figures as the browser.

A game's drawing takes a view, so it cannot show more than the view says. Figures lie in `art.json` files, which the
client imports as well: a figure is a list of parts, a part the attributes of a path, circle, ellipse or rectangle. A
colour is written out (#2b2a44, none), the name of a token of the design (gold), or given by whoever draws ($seat).
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final
from xml.sax.saxutils import escape, quoteattr

from serai.engine.errors import SeraiError, is_whole
from serai.engine.sentences import shown

Figure = Sequence[Mapping[str, Any]]

SMALLEST, USUAL, LARGEST = 64, 960, 8192  # pixels across
TEXT: Final = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif"
DISPLAY: Final = "'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif"
MONOSPACE: Final = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
COLOURS = ("fill", "stroke", "stop-color")
UNPRINTABLE = re.compile("[^\t\n\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # what XML does not allow


@dataclass(frozen=True, slots=True)
class Style:
    """How a picture is wanted: by day or by night, and the names of the seats as far as they are known."""

    dark: bool = False
    names: tuple[str, ...] = ()

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.names[seat] if seat < len(self.names) and self.names[seat] else f"Seat {seat}"

    def pick(self, light: str, dark: str) -> str:
        """The colour of the two that is for this time of day."""
        return dark if self.dark else light


@functools.cache
def art(package: str) -> Mapping[str, Any]:
    """The figures of a package: its art.json."""
    data: Mapping[str, Any] = json.loads((resources.files(package) / "art.json").read_text("utf-8"))
    return data


@functools.cache
def _common() -> Mapping[str, Any]:
    return art("serai.engine")


def seat_shape(seat: int) -> str:
    """Circle, square, triangle or diamond in a box of 24: a seat is never told by colour alone."""
    shapes = _common()["seats"]
    return str(shapes[seat % len(shapes)])


class Drawing:
    """A picture in the making: what is drawn later lies above. The same calls make the same bytes."""

    def __init__(self, width: float, height: float, style: Style, *, title: str, desc: str) -> None:
        self.width, self.height, self.style = width, height, style
        self.title, self.desc = title, desc
        self._parts: list[str] = []

    def colour(self, name: str, given: Mapping[str, str] | None = None) -> str:
        """A colour that is written out, given, or the token's for this time of day."""
        if name.startswith("$"):
            return self.colour((given or {})[name[1:]])
        if name == "none" or name.startswith(("#", "url(", "hsl(")):
            return name
        light, dark = _common()["tokens"][name]
        return self.style.pick(light, dark)

    def seat_colour(self, seat: int) -> str:
        """The colour of a seat."""
        return self.colour(f"seat-{seat % 4}")

    def add(self, tag: str, _given: Mapping[str, str] | None = None, **attributes: Any) -> None:
        """One element; underscores in names are hyphens, and None leaves an attribute out."""
        self._parts.append(f"<{tag}{self._attributes(attributes, _given)}/>")

    def _attributes(self, attributes: Mapping[str, Any], given: Mapping[str, str] | None = None) -> str:
        words = []
        for key, value in attributes.items():
            name = key.replace("_", "-")
            if value is None:
                continue
            text = self.colour(value, given) if name in COLOURS else number(value)
            words.append(f" {name}={quoteattr(text)}")
        return "".join(words)

    def path(self, d: str, **attributes: Any) -> None:
        """A path."""
        self.add("path", d=d, **attributes)

    def rect(self, x: float, y: float, width: float, height: float, rx: float = 0, **attributes: Any) -> None:
        """A rectangle, maybe with round corners."""
        self.add("rect", x=x, y=y, width=width, height=height, rx=rx or None, **attributes)

    def circle(self, cx: float, cy: float, r: float, **attributes: Any) -> None:
        """A circle."""
        self.add("circle", cx=cx, cy=cy, r=r, **attributes)

    def text(self, x: float, y: float, words: object, size: float, **attributes: Any) -> None:
        """A line of text, on the base line y."""
        settings = {"fill": "ink", "font_family": TEXT, "font_weight": 600, "text_anchor": "start"} | attributes
        own = self._attributes({"x": x, "y": y, "font_size": size, **settings})
        self._parts.append(f"<text{own}>{escape(clean(str(words)))}</text>")

    def gradient(self, name: str, top: str, bottom: str) -> None:
        """A colour that goes over into another from top to bottom, used as url(#name)."""
        colours = enumerate((self.colour(top), self.colour(bottom)))
        stops = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in colours)
        self._parts.append(f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>')

    @contextmanager
    def group(self, x: float = 0, y: float = 0, scale: float = 1, **attributes: Any) -> Iterator[None]:
        """Everything inside is moved and then enlarged."""
        moved = f"translate({number(x)} {number(y)})" + (f" scale({number(scale)})" if scale != 1 else "")
        self._parts.append(f"<g{self._attributes({'transform': moved, **attributes})}>")
        yield
        self._parts.append("</g>")

    def figure(self, figure: Figure, x: float = 0, y: float = 0, scale: float = 1, **given: str) -> None:
        """A figure of an art.json, with the colours that it asks for."""
        with self.group(x, y, scale):
            for part in figure:
                self.add(_tag(part), given, **part)

    def seat_mark(self, seat: int, x: float, y: float, size: float) -> None:
        """The shape and colour of a seat in a box of this size."""
        with self.group(x, y, size / 24):
            self.path(seat_shape(seat), fill=self.seat_colour(seat), stroke="ink", stroke_width=1.2)

    def svg(self, size: int = USUAL) -> str:
        """The document, so many pixels wide."""
        if not is_whole(size) or not SMALLEST <= size <= LARGEST:
            raise SeraiError(f"A picture is {SMALLEST} to {LARGEST} pixels wide, not {shown(size)}.")
        height = number(round(self.height * size / self.width))
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{height}" '
            f'viewBox="0 0 {number(self.width)} {number(self.height)}" role="img">'
        )
        words = f"<title>{escape(clean(self.title))}</title>\n<desc>{escape(clean(self.desc))}</desc>"
        return "\n".join([head, words, *self._parts, "</svg>"]) + "\n"


def _tag(part: Mapping[str, Any]) -> str:
    """What kind of element a part of a figure is."""
    return "path" if "d" in part else "rect" if "width" in part else "ellipse" if "rx" in part else "circle"


def number(value: object) -> str:
    """A number with two digits at most, or any other value as it is."""
    if isinstance(value, float):
        text = f"{value:.2f}".rstrip("0").rstrip(".")
        return "0" if text == "-0" else text
    return str(value)


def clean(words: str) -> str:
    """The words without what XML cannot hold."""
    return UNPRINTABLE.sub("\ufffd", words)


def shortened(words: str, most: int) -> str:
    """At most so many characters, the last one an ellipsis where something is left out."""
    return words if len(words) <= most else words[: most - 1].rstrip() + "\u2026"


def wants_dark_ink(colour: str) -> bool:
    """Whether dark ink reads better on a colour than light ink."""
    red, green, blue = ((int(colour[at : at + 2], 16) / 255) ** 2.2 for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.2


LINE, COLUMN, EDGE = 18.0, 8.6, 24.0  # of the plain picture


def plain_drawing(title: str, text: str, style: Style) -> Drawing:
    """The picture of a game that nobody has drawn: its table as text."""
    lines = [line.rstrip() for line in text.expandtabs().splitlines()] or [""]
    width = max(320.0, max(map(len, lines)) * COLUMN + 2 * EDGE)
    drawing = Drawing(width, len(lines) * LINE + 2 * EDGE, style, title=title, desc=text)
    drawing.rect(0, 0, width, drawing.height, 12, fill="surface")
    for row, line in enumerate(lines, 1):
        if line:
            spaces = line.replace(" ", "\u00a0")  # so that columns stay columns
            drawing.text(EDGE, EDGE + row * LINE - 5, spaces, 14, font_family=MONOSPACE, font_weight=400)
    return drawing
