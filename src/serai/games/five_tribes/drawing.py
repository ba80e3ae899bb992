"""A table of Five Tribes as a picture, drawn from a view: the thirty tiles, the tracks, the rows, the seats."""

from __future__ import annotations

import colorsys
from collections.abc import Iterable, Mapping
from typing import Any

from serai.engine.drawing import DISPLAY, Drawing, Style, art, seat_shape, shortened
from serai.games.five_tribes.pieces import COLOUR_NAMES
from serai.games.five_tribes.text import COLUMNS, LETTERS, ROWS, text

WIDTH, EDGE, GAP = 1000.0, 12.0, 8.0
PITCH, SIZE = 104.0, 100.0
BOARD_HEIGHT = ROWS * PITCH - (PITCH - SIZE)
SIDE = EDGE + COLUMNS * PITCH + 8  # where the column beside the board begins
SIDE_WIDTH = WIDTH - SIDE - EDGE
SEAT_HEIGHT = 132.0
MOST_SINGLE = 8  # meeples on a tile that are drawn one by one
MOST_PIECES = 3  # palm trees or palaces on a tile that are drawn one by one
OUTLINE = "#241a2e"
GROUNDS = {  # of a tile and of what is drawn on it, by day and by night
    "red": (("#efc9a3", "#6d3a31"), ("#a4542a", "#e7a07e")),
    "blue": (("#b7d3e8", "#23417a"), ("#235a8c", "#9cc6f5")),
}
PRECIOUS = ("ivory", "gems", "gold")
BEHIND = ("veil", "mane")  # heads whose hair lies behind the face


def draw(view: Mapping[str, Any], style: Style) -> Drawing:
    """The board at the left, tracks and rows beside it, a panel for each seat below."""
    top = EDGE + BOARD_HEIGHT + GAP
    drawing = Drawing(WIDTH, top + SEAT_HEIGHT + EDGE, style, title=_title(view), desc=text(view))
    drawing.rect(0, 0, WIDTH, drawing.height, fill="ground")
    for index, tile in enumerate(view["tiles"]):
        row, column = divmod(index, COLUMNS)
        with drawing.group(EDGE + column * PITCH, EDGE + (ROWS - 1 - row) * PITCH):
            _tile(drawing, tile, here=tile["tile"] == view["here"])
    _side(drawing, view)
    wide = (WIDTH - 2 * EDGE - (view["players"] - 1) * GAP) / view["players"]
    for seat in view["seats"]:
        with drawing.group(EDGE + seat["seat"] * (wide + GAP), top):
            _seat(drawing, view, seat, wide)
    return drawing


def _title(view: Mapping[str, Any]) -> str:
    return f"Five Tribes, over after round {view['round']}" if view["over"] else f"Five Tribes, round {view['round']}"


def _figures() -> Mapping[str, Any]:
    return art(__package__)


def _glyph(drawing: Drawing, name: str, x: float, y: float, size: float, ink: str, hole: str, **line: Any) -> None:
    """A small picture of 24 by 24 in one ink; `hole` is the colour of its cut-outs."""
    with drawing.group(x, y, size / 24):
        for part in _figures()["glyphs"][name]:
            shade = part["ink"]
            drawing.path(part["d"], fill=ink if shade else hole, opacity=shade if 0 < shade < 1 else None, **line)


def _meeple(drawing: Drawing, colour: str, x: float, y: float, scale: float) -> None:
    figure = _figures()["figures"][colour]
    line = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    with drawing.group(x, y, scale):
        drawing.path(figure["body"], fill=figure["fill"], stroke=OUTLINE, stroke_width=1.1, stroke_linejoin="round")
        drawing.path(figure["lines"], fill="none", stroke=figure["ink"], stroke_width=0.9, opacity=0.75, **line)
        letter = {"fill": figure["ink"], "text_anchor": "middle", "font_weight": 800}
        drawing.text(figure["x"], figure["y"], LETTERS[colour], 9.5, **letter)


# ------------------------------------------------------------------ the board


def _tile(drawing: Drawing, tile: Mapping[str, Any], *, here: bool) -> None:
    style = drawing.style
    light_ground, light_deep = GROUNDS.get(tile["colour"], GROUNDS["red"])
    ground, deep = style.pick(*light_ground), style.pick(*light_deep)
    drawing.rect(0, 0, SIZE, SIZE, 11, fill=ground, stroke=style.pick("#6f5535", "#0d0e26"))
    if tile["colour"] == "blue":
        dashes = {"stroke_width": 1.1, "stroke_dasharray": "3 3", "opacity": 0.75}
        drawing.rect(5.5, 5.5, 89, 89, 7.5, fill="none", stroke=deep, **dashes)
    elif tile["colour"]:
        drawing.path("M5.5 94.5h89M5.5 91h89", stroke=deep, stroke_width=1.1, opacity=0.5)
    if tile["kind"]:
        _glyph(drawing, _figures()["kinds"][tile["kind"]], 58, 3, 34, deep, ground)
        badge = {"fill": style.pick("#fffaf0", "#14153a"), "stroke": deep, "stroke_width": 1.6}
        if tile["colour"] == "blue":
            drawing.circle(18, 18, 14, **badge)
        else:
            drawing.path("M18 1.5 34.5 18 18 34.5 1.5 18z", **badge)
        drawing.text(18, 23.5, tile["points"], 15, text_anchor="middle", font_weight=800)
    around = {"stroke": ground, "stroke_width": 3, "paint_order": "stroke"}
    drawing.text(94, 97, tile["tile"], 10, text_anchor="end", **around)
    palm = {"stroke": style.pick("#f6ffe9", "#0d2a12"), "stroke_width": 0.7}
    palace = {"stroke": style.pick("#fbf3ff", "#1d0f38"), "stroke_width": 0.7}
    for number in range(min(tile["palms"], MOST_PIECES)):
        _glyph(drawing, "palm", 36 + number * 7, 3, 22, style.pick("#1f6b2b", "#8ee08a"), ground, **palm)
    for number in range(min(tile["palaces"], MOST_PIECES)):
        _glyph(drawing, "palace", 36 + number * 7, 21, 19, style.pick("#5a3190", "#d3b2ff"), ground, **palace)
    for many, below in ((tile["palms"], 22), (tile["palaces"], 39)):
        if many > 1:
            drawing.text(58, below, many, 10, font_weight=800, **around)
    if tile["camel"] is not None:
        _camel(drawing, tile["camel"])
    for colour, count, x, y, scale in _standing(tile["meeples"], 34 if tile["camel"] is not None else 0):
        _meeple(drawing, colour, x, y, scale)
        if count > 1:
            with drawing.group(x, y, scale):
                drawing.circle(19, 4, 6.5, fill=OUTLINE, stroke="#fff6e2", stroke_width=0.8)
                drawing.text(19, 7.2, count, 9, fill="#fff6e2", text_anchor="middle", font_weight=800)
    if here:
        drawing.rect(1.5, 1.5, 97, 97, 10, fill="none", stroke="ink", stroke_width=4, stroke_dasharray="6 5")


def _camel(drawing: Drawing, seat: int) -> None:
    colour, line = drawing.seat_colour(seat), drawing.style.pick("#1d1426", "#0d0e26")
    _glyph(drawing, "camel", 2, 44, 44, colour, colour, stroke=line, stroke_width=0.9, paint_order="stroke")
    with drawing.group(5, 78, 17 / 24):
        rim = drawing.style.pick("#ffffff", "#0d0e26")
        drawing.path(seat_shape(seat), fill=colour, stroke=rim, stroke_width=3, paint_order="stroke")


def _standing(meeples: Mapping[str, int], left: int) -> Iterable[tuple[str, int, float, float, float]]:
    """Where the meeples of a tile stand: each on its own while there is room, else one of a colour with a number."""
    crowd = sum(meeples.values()) > (6 if left else MOST_SINGLE)
    ordered = [(colour, meeples[colour]) for colour in COLOUR_NAMES if meeples.get(colour)]
    places = ordered if crowd else [(colour, 1) for colour, count in ordered for _ in range(count)]
    if not places:
        return
    width = 92 - left
    per_row = len(places) if len(places) <= (3 if left else 4) else -(-len(places) // 2)
    rows = -(-len(places) // per_row)
    scale = min(0.98 if rows > 1 else 1.38, width / (per_row * 21))
    for number, (colour, count) in enumerate(places):
        row, place = divmod(number, per_row)
        in_row = len(places) - row * per_row if row == rows - 1 else per_row
        step = min(width / in_row, 21 * scale + 4)
        x = 4 + left + width / 2 + (place - (in_row - 1) / 2) * step - 10 * scale
        yield colour, count, x, 38 + row * 28 if rows > 1 else 49 + (1.38 - scale) * 13, scale


# ------------------------------------------------------------------ beside the board


def _side(drawing: Drawing, view: Mapping[str, Any]) -> None:
    with drawing.group(SIDE, EDGE):
        drawing.rect(0, 0, SIDE_WIDTH, BOARD_HEIGHT, 10, fill="surface", stroke="line", stroke_width=2)
        _tracks(drawing, view)
        _row(drawing, view)
        for place, djinn in enumerate(view["djinn_row"]):
            _djinn(drawing, djinn["name"], 16 + place * 112, 212, 88)
            middle = {"text_anchor": "middle"}
            drawing.text(60 + place * 112, 318, f"{djinn['name']} {djinn['points']}", 14, **middle)
        _supply(drawing, view)
        if view["hand"]:
            meeples = [colour for colour, count in view["hand"].items() for _ in range(count)]
            step = min(30.0, (SIDE_WIDTH - 32) / max(1, len(meeples)))
            for place, colour in enumerate(meeples):
                _meeple(drawing, colour, 16 + place * step, 456, 1.6)


def _tracks(drawing: Drawing, view: Mapping[str, Any]) -> None:
    """Who bids next, and the prices of the places in the order of play, the dearest first."""
    for place, seat in enumerate(view["order"]):
        drawing.rect(16 + place * 38, 14, 32, 32, 8, fill="surface-sunken", stroke="line", stroke_width=1.5)
        if seat is not None:
            drawing.seat_mark(seat, 21 + place * 38, 19, 22)
    step = (SIDE_WIDTH - 26) / len(view["track"])
    for place, spot in enumerate(reversed(view["track"])):
        x = 14 + place * step
        drawing.rect(x, 58, step - 4, 46, 8, fill="surface-sunken", stroke="line-strong", stroke_width=1.5)
        drawing.text(x + step / 2 - 2, 74, spot["price"], 14, text_anchor="middle", fill="ink-soft")
        if spot["seat"] is not None:
            drawing.seat_mark(spot["seat"], x + step / 2 - 13, 79, 22)


def _row(drawing: Drawing, view: Mapping[str, Any]) -> None:
    step = (SIDE_WIDTH - 26) / 9
    for place, card in enumerate(view["row"]):
        with drawing.group(14 + place * step, 122):
            _card(drawing, card, step - 4, 50)
    drawing.text(16, 197, f"+{view['pile']}", 14, fill="ink-soft")
    discards = sum(view["discards"].values())
    drawing.text(SIDE_WIDTH - 14, 197, f"\u2212{discards}", 14, fill="ink-soft", text_anchor="end")


def _card(drawing: Drawing, card: str, width: float, height: float) -> None:
    pick = drawing.style.pick
    paper, ink = (pick("#fff8e6", "#2c2e60"), pick("#5b3d12", "#f0d9a4"))
    if card == "fakir":
        paper, ink = pick("#e6d9f3", "#412a63"), pick("#4a2a78", "#dcc2ff")
    elif card in PRECIOUS:
        paper, ink = pick("#fff0bf", "#54431f"), pick("#6b4800", "#ffd873")
    drawing.rect(0, 0, width, height, 6, fill=paper, stroke="line-strong")
    size = min(width - 6, height - 6)
    _glyph(drawing, card, (width - size) / 2, (height - size) / 2, size, ink, paper)


def _supply(drawing: Drawing, view: Mapping[str, Any]) -> None:
    """What is left: palm trees, palaces, Djinns, and the meeples of the bag by colour."""
    pick = drawing.style.pick
    _glyph(drawing, "palm", 16, 340, 28, pick("#1f6b2b", "#8ee08a"), "surface")
    drawing.text(48, 362, view["supply"]["palms"], 17)
    _glyph(drawing, "palace", 88, 340, 28, pick("#5a3190", "#d3b2ff"), "surface")
    drawing.text(120, 362, view["supply"]["palaces"], 17)
    _glyph(drawing, "lamp", 160, 340, 28, drawing.colour("lamp"), "surface")
    drawing.text(192, 362, view["djinn_pile"], 17)
    for place, colour in enumerate(colour for colour in COLOUR_NAMES if view["bag"].get(colour)):
        _meeple(drawing, colour, 16 + place * 58, 384, 1.2)
        drawing.text(44 + place * 58, 408, view["bag"][colour], 16)


def _hsl(hue: float, saturation: float, lightness: float) -> str:
    red, green, blue = colorsys.hls_to_rgb(hue % 360 / 360, lightness / 100, saturation / 100)
    return "#" + "".join(f"{round(part * 255):02x}" for part in (red, green, blue))


def _djinn(drawing: Drawing, name: str, x: float, y: float, size: float) -> None:
    """A bust out of smoke, with what the Djinn works on in front of him."""
    portrait = _figures()["portraits"][name]
    hue, head = portrait["hue"], portrait["head"]
    dark = _hsl(hue, 50, 16)
    dress = {"fill": _hsl(hue + 30, 62, 50), "stroke": dark, "stroke_width": 1}
    line = {"fill": "none", "stroke_linecap": "round"}
    bust = _figures()["bust"]
    with drawing.group(x, y, size / 64):
        drawing.rect(0, 0, 64, 64, 8, fill=_hsl(hue, 38, 20))
        drawing.circle(32, 24, 19, fill=_hsl(hue, 50, 34))
        drawing.path(bust["smoke"], fill=_hsl(hue, 42, 42))
        drawing.path(bust["wisp"], stroke=_hsl(hue, 55, 62), stroke_width=1.2, opacity=0.7, **line)
        if head in BEHIND:
            drawing.path(_figures()["heads"][head], **dress)
        drawing.path(bust["face"], fill=_hsl(hue, 46, 72))
        drawing.path(bust["features"], stroke=dark, stroke_width=1.5, **line)
        if head not in BEHIND:
            drawing.path(_figures()["heads"][head], **dress)
        if head in ("turban", "crown"):
            drawing.circle(32, 15, 2.2, fill="#ffe9ad", stroke="#6b4a08", stroke_width=0.7)
        sign = portrait.get("sign")
        hole = _hsl(hue, 42, 36)
        _glyph(drawing, portrait["thing"], 13 if sign else 20, 37, 24, "#fff3d2", hole, stroke=dark, stroke_width=0.8)
        if sign:
            drawing.circle(46, 49, 10, fill="#f2b63c", stroke="#6b4a08", stroke_width=1)
            _glyph(drawing, sign, 38.5, 41.5, 15, "#3a2404", "#f2b63c")


# ------------------------------------------------------------------ the seats


def _seat(drawing: Drawing, view: Mapping[str, Any], seat: Mapping[str, Any], wide: float) -> None:
    number = seat["seat"]
    acts = number in view["to_act"]
    line = "lamp-bright" if acts else "line"
    drawing.rect(0, 0, wide, SEAT_HEIGHT, 10, fill="surface", stroke=line, stroke_width=3 if acts else 2)
    drawing.seat_mark(number, 8, 9, 20)
    drawing.text(34, 25, shortened(drawing.style.name(number), int((wide - 100) / 9)), 16)
    total = f"{seat['total']}{'' if seat['all_known'] else '+'}"
    drawing.text(wide - 10, 27, total, 20, text_anchor="end", font_family=DISPLAY, font_weight=700)
    step = (wide - 12) / 5
    ink, colour = drawing.colour("ink"), drawing.seat_colour(number)
    gold = "?" if seat["gold"] is None else seat["gold"]
    for place, (glyph, count) in enumerate((("coin", gold), ("camel", seat["camels"]), ("cards", seat["cards"]))):
        tint = (drawing.colour("gold-edge"), colour, ink)[place]
        _glyph(drawing, glyph, 8 + place * step, 38, 22, tint, "surface")
        drawing.text(32 + place * step, 55, count, 15)
    for place, (tribe, count) in enumerate((("yellow", seat["viziers"]), ("white", seat["elders"])), 3):
        _meeple(drawing, tribe, 8 + place * step, 36, 0.95)
        drawing.text(31 + place * step, 55, count, 15)
    goods = [(card, count) for card, count in (seat["goods"] or {}).items() if count]
    apart = min(38.0, (wide - 12) / max(1, len(goods)))
    for place, (card, count) in enumerate(goods):
        with drawing.group(8 + place * apart, 64):
            _card(drawing, card, 22, 26)
        if count > 1:
            drawing.text(31 + place * apart, 82, count, 12, font_weight=800)
    apart = min(36.0, (wide - 12) / max(1, len(seat["djinns"])))
    for place, djinn in enumerate(seat["djinns"]):
        with drawing.group(opacity=0.6 if djinn["used"] else None):
            _djinn(drawing, djinn["name"], 8 + place * apart, 95, 33)
