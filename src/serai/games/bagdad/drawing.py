"""A table of The Thief of Bagdad as a picture, drawn from a view: six palaces at night, the seats, the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.engine.drawing import DISPLAY, Drawing, Style, art, seat_shape, shortened, wants_dark_ink
from serai.games.bagdad.text import text

WIDTH = 1000.0
EDGE, GAP = 12.0, 8.0
COLUMNS = 3
PALACE_WIDTH = (WIDTH - 2 * EDGE - (COLUMNS - 1) * GAP) / COLUMNS
SKY_HEIGHT, GUARDS_HEIGHT = 114.0, 62.0
PALACE_HEIGHT = SKY_HEIGHT + GUARDS_HEIGHT
SEAT_HEIGHT, SUPPLY_HEIGHT = 140.0, 62.0
NIGHT, DARK_INK, LIGHT_INK = "#1b1c45", "#221636", "#fff8e8"
CARD = (54.0, 78.0)
OUTLINE = "#1c1430"


def draw(view: Mapping[str, Any], style: Style) -> Drawing:
    """The palaces above, then a panel for each seat, and the cards below."""
    rows = -(-len(view["palaces"]) // COLUMNS)
    seats = EDGE + rows * (PALACE_HEIGHT + GAP)
    supply = seats + SEAT_HEIGHT + GAP
    drawing = Drawing(WIDTH, supply + SUPPLY_HEIGHT + EDGE, style, title=_title(view), desc=text(view))
    drawing.rect(0, 0, WIDTH, drawing.height, fill="ground")
    for index, palace in enumerate(view["palaces"]):
        row, column = divmod(index, COLUMNS)
        with drawing.group(EDGE + column * (PALACE_WIDTH + GAP), EDGE + row * (PALACE_HEIGHT + GAP)):
            _palace(drawing, palace)
    wide = (WIDTH - 2 * EDGE - (view["players"] - 1) * GAP) / view["players"]
    for seat in view["seats"]:
        with drawing.group(EDGE + seat["seat"] * (wide + GAP), seats):
            _seat(drawing, view, seat, wide)
    with drawing.group(EDGE, supply):
        _supply(drawing, view)
    return drawing


def _title(view: Mapping[str, Any]) -> str:
    if view["over"]:
        return f"The Thief of Bagdad, over in turn {view['turn']}"
    return f"The Thief of Bagdad, turn {view['turn']}" if view["turn"] else "The Thief of Bagdad, before the first turn"


def _figures() -> Mapping[str, Any]:
    return art(__package__)


# ------------------------------------------------------------------ a palace


def _palace(drawing: Drawing, palace: Mapping[str, Any]) -> None:
    name, colour = palace["name"], palace["colour"]
    drawing.rect(0, 0, PALACE_WIDTH, PALACE_HEIGHT, 10, fill="surface", stroke="line-strong", stroke_width=2)
    across = f"{PALACE_WIDTH - 20:.2f}"
    drawing.path(f"M1 {SKY_HEIGHT}V10a9 9 0 0 1 9-9h{across}a9 9 0 0 1 9 9v{SKY_HEIGHT - 10}z", fill=NIGHT)
    stone = {"fill": "sand", "stroke": "#3a2a2a", "stroke_width": 1}
    with drawing.group(4, SKY_HEIGHT - 84 * 1.3, 1.3):
        drawing.figure(_figures()["stars"])
        drawing.figure(_figures()["towers"], palace=colour)
        with drawing.group(16, 2):
            drawing.path(_figures()["domes"][name], fill=colour, stroke=OUTLINE, stroke_width=1.6)
        drawing.figure(_figures()["spike"])
        with drawing.group(44.5, 36, 0.96):
            drawing.path(_figures()["symbols"][name], fill=_ink(colour))
        right = (PALACE_WIDTH - 5) / 1.3
        drawing.path(f"M100 84V62H{right:.2f}V84z", **stone)
        drawing.path("".join(f"M{x} 62v-5h7v5z" for x in range(116, int(right) - 7, 14)), **stone)
        _chest(drawing, palace["chests"][0] if palace["chests"] else None, 112, 24, 1)
        for index, number in enumerate(palace["chests"][1:]):
            _chest(drawing, number, 163 + index * 25, 43.5, 0.5)
    guards: list[Any] = ["neutral"] * palace["neutral"]
    guards += [seat for seat, count in enumerate(palace["guards"]) for _ in range(count)]
    for place in range(len(guards) + palace["free_spaces"]):
        x, y = 10 + place * 38, SKY_HEIGHT + 8
        if place < len(guards):
            _guard(drawing, guards[place], x, y)
        else:
            dashed = {"stroke": "line-strong", "stroke_width": 2, "stroke_dasharray": "4 4"}
            drawing.rect(x + 3, y + 6, 28, 38, 6, fill="none", **dashed)
    thieves = [(seat, count) for seat, count in enumerate(palace["thieves"]) if count]
    for place, (seat, count) in enumerate(thieves):
        _thief(drawing, seat, PALACE_WIDTH - 4 - (len(thieves) - place) * 37, SKY_HEIGHT + 6, 0.8)
        badge = PALACE_WIDTH - 10 - (len(thieves) - place - 1) * 37, SKY_HEIGHT + 48
        drawing.circle(*badge, 9.5, fill=LIGHT_INK, stroke=OUTLINE, stroke_width=1.2)
        drawing.text(badge[0], badge[1] + 5, count, 14, fill=DARK_INK, text_anchor="middle", font_weight=800)


def _ink(colour: str) -> str:
    return DARK_INK if wants_dark_ink(colour) else LIGHT_INK


def _chest(drawing: Drawing, number: int | None, x: float, y: float, scale: float) -> None:
    """A chest with the thieves that it needs on its lock; without a number, the place of a stolen one."""
    if number is None:
        drawing.figure(_figures()["no_chest"], x, y, scale)
        return
    drawing.figure(_figures()["chest"], x, y, scale)
    with drawing.group(x, y, scale):
        drawing.circle(24, 21, 10.5, fill="#ffe7a3", stroke="#6b470a", stroke_width=1.6)
        drawing.text(24, 26.5, number, 16, fill="#2a1c05", text_anchor="middle", font_weight=800)


def _guard(drawing: Drawing, seat: Any, x: float, y: float) -> None:
    coat = drawing.colour("stone") if seat == "neutral" else drawing.seat_colour(seat)
    drawing.figure(_figures()["guard"], x, y, 0.9, coat=coat)
    if seat == "neutral":
        drawing.figure(_figures()["crescent"], x, y, 0.9, coat=coat)
        return
    with drawing.group(x + 8 * 0.9, y + 27 * 0.9, 0.583 * 0.9):
        drawing.path(seat_shape(seat), fill=coat, stroke=OUTLINE, stroke_width=2)


def _thief(drawing: Drawing, seat: int, x: float, y: float, scale: float) -> None:
    coat = drawing.seat_colour(seat)
    drawing.figure(_figures()["thief"], x, y, scale, coat=coat)
    with drawing.group(x + 1.5 * scale, y + 21 * scale, 0.55 * scale):
        drawing.path(seat_shape(seat), fill=coat, stroke=OUTLINE, stroke_width=2)


# ------------------------------------------------------------------ seats and cards


def _seat(drawing: Drawing, view: Mapping[str, Any], seat: Mapping[str, Any], wide: float) -> None:
    number = seat["seat"]
    acts = number in view["to_act"]
    line = "lamp-bright" if acts else "line"
    drawing.rect(0, 0, wide, SEAT_HEIGHT, 10, fill="surface", stroke=line, stroke_width=3 if acts else 2)
    drawing.seat_mark(number, 8, 9, 20)
    drawing.text(34, 25, shortened(drawing.style.name(number), int((wide - 60) / 9)), 16)
    if view["over"]:
        rank = view["ranking"][number]
        drawing.text(wide - 12, 29, rank, 24, text_anchor="end", font_family=DISPLAY, font_weight=700)
    _chest_count(drawing, f"{seat['chests']}/{view['chests_to_win']}", 8, 36)
    _thief(drawing, number, 92, 36, 0.82)
    drawing.text(126, 64, seat["reserve"], 18)
    x = 156.0
    if seat["guards_left"] and wide > 230:
        _guard(drawing, number, x, 30)
        drawing.text(x + 38, 64, seat["guards_left"], 18)
        x += 56
    if seat["neutrals_left"] and wide > x + 50:
        _guard(drawing, "neutral", x, 30)
        drawing.text(x + 38, 64, seat["neutrals_left"], 18)
    _hand(drawing, view, seat, wide)


def _chest_count(drawing: Drawing, words: str, x: float, y: float) -> None:
    drawing.figure(_figures()["chest"], x, y, 0.8)
    drawing.circle(x + 24 * 0.8, y + 21 * 0.8, 3.6, fill="#ffe7a3", stroke="#6b470a", stroke_width=1.3)
    drawing.text(x + 42, y + 28, words, 18)


def _hand(drawing: Drawing, view: Mapping[str, Any], seat: Mapping[str, Any], wide: float) -> None:
    """The cards of a hand: open ones by palace, closed ones as a back with their number; dancers lie open."""
    cards: list[tuple[str, int]] = [("back", seat["cards"])]
    if seat["hand"] is not None:
        cards = [(palace["name"], seat["hand"][palace["name"]]) for palace in view["palaces"]]
    shown = [(kind, count) for kind, count in [*cards, ("dancer", seat["dancers"])] if count]
    step = min(54.0, (wide - 14) / max(1, len(shown)))
    for place, (kind, count) in enumerate(shown):
        _counted(drawing, view, kind, count, 8 + place * step, 82)


def _counted(drawing: Drawing, view: Mapping[str, Any], kind: str, count: int, x: float, y: float) -> None:
    with drawing.group(x, y, 0.64):
        _card(drawing, view, kind)
    drawing.circle(x + 30, y + 41, 9, fill=LIGHT_INK, stroke=OUTLINE, stroke_width=1.2)
    size = 13 if count < 10 else 11
    drawing.text(x + 30, y + 45.5, count, size, fill=DARK_INK, text_anchor="middle", font_weight=800)


def _card(drawing: Drawing, view: Mapping[str, Any], kind: str) -> None:
    """A card of 54 by 78: of a palace, a dancer, or its back."""
    palace = next((palace for palace in view["palaces"] if palace["name"] == kind), None)
    if palace is None:
        drawing.figure(_figures()[kind])
        return
    ink, symbol = _ink(palace["colour"]), _figures()["symbols"][kind]
    width, height = CARD
    drawing.rect(0.75, 0.75, width - 1.5, height - 1.5, 6, fill=palace["colour"], stroke=OUTLINE, stroke_width=1.5)
    drawing.rect(4, 4, width - 8, height - 8, 4, fill="none", stroke=ink, stroke_opacity=0.45)
    with drawing.group(13.5, 38, 0.34):
        drawing.path(_figures()["domes"][kind], fill=ink, fill_opacity=0.22)
    drawing.path("M15 60h24v10H15z", fill=ink, fill_opacity=0.22)
    for x, y, scale in ((17.5, 22, 0.8), (7, 7, 0.42), (37, 61, 0.42)):
        with drawing.group(x, y, scale):
            drawing.path(symbol, fill=ink)


def _supply(drawing: Drawing, view: Mapping[str, Any]) -> None:
    """The pile, open where the view knows it, the discards of each palace, and the open dancers."""
    drawing.rect(0, 0, WIDTH - 2 * EDGE, SUPPLY_HEIGHT, 10, fill="surface-sunken", stroke="line", stroke_width=1)
    x = 10.0
    for kind, count in _pile(view):
        _counted(drawing, view, kind, count, x, 5)
        x += 50
    x = max(x + 30, 420.0)
    drawing.path(f"M{x - 22} 31h10m-5-5 5 5-5 5", fill="none", stroke="ink-soft", stroke_width=2.4)
    for palace in view["palaces"]:
        count = view["discards"][palace["name"]]
        with drawing.group(opacity=None if count else 0.35):
            _counted(drawing, view, palace["name"], count, x, 5)
        x += 50
    _counted(drawing, view, "dancer", view["dancers"], WIDTH - 2 * EDGE - 54, 5)


def _pile(view: Mapping[str, Any]) -> list[tuple[str, int]]:
    if view["pile_cards"] is None:
        return [("back", view["pile"])]
    return [(name, count) for name, count in view["pile_cards"].items() if count] or [("back", 0)]
