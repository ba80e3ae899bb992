"""A Bakschisch table as a picture, drawn from a view: the path under the night sky, the cards, the pot, the seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from serai.engine.drawing import DISPLAY, Drawing, Style, art, shortened
from serai.games.bakschisch.box import DIRECTIONS
from serai.games.bakschisch.layout import Layout, layout_of
from serai.games.bakschisch.text import text

WIDTH, FIELD, STRIP = 1000.0, 560.0, 168.0
EDGE = 14.0
CARD = 70.0  # from card to card
SEATS = 478.0  # where the seats begin
MOST_COINS = 9
CREAM = "#fff6e0"
STARS = 40
TERRACES: Final = (("#c08f58", "#241f4a"), ("#cda067", "#2c2655"), ("#d9b077", "#352d60"))


def draw(view: Mapping[str, Any], style: Style) -> Drawing:
    """The path above, the cards and seats below."""
    layout = layout_of(view["track"], WIDTH, FIELD)
    height = layout.height + STRIP
    drawing = Drawing(WIDTH, height, style, title=_title(view), desc=text(view))
    drawing.rect(0, 0, WIDTH, height, fill="surface-sunken")
    _sky(drawing, layout)
    _ribbon(drawing, layout)
    _wall(drawing, layout)
    for space in range(len(layout.spaces)):
        _space(drawing, view, layout, space)
    _pawns(drawing, view, layout)
    _cards(drawing, view, layout.height)
    for seat in view["seats"]:
        _seat(drawing, view, seat, layout.height)
    return drawing


def _title(view: Mapping[str, Any]) -> str:
    if view["over"]:
        return f"Bakschisch, over after round {view['round']}"
    return f"Bakschisch, round {view['round']}, bribe {view['bribe']}"


def _figures() -> Mapping[str, Any]:
    return art(__package__)


# ------------------------------------------------------------------ the path


def _sky(drawing: Drawing, layout: Layout) -> None:
    style, unit, palace = drawing.style, layout.cell / 100, layout.terraces[-1]
    sky = "serai-sky-" + style.pick("light", "dark")
    drawing.gradient(sky, style.pick("#2e3578", "#14153c"), style.pick("#8d5a78", "#47305f"))
    drawing.rect(0, 0, WIDTH, palace.bottom + 2, fill=f"url(#{sky})")
    for star in range(STARS):
        x, y = star * 0.618034 * WIDTH % WIDTH, star * 0.754878 % 1 * palace.bottom
        drawing.circle(x, y, 0.7 + star % 4 * 0.35, fill="#fff3d6", opacity=0.8)
    with drawing.group(WIDTH / 2, palace.bottom, unit, opacity=0.55):
        drawing.path(_figures()["domes"], fill=style.pick("#252a63", "#0f1030"))
    if layout.spaces[-1].x + layout.cell < WIDTH - layout.cell * 0.6:
        with drawing.group(WIDTH - 60 * unit, max(34 * unit, palace.top * 0.9 + 26 * unit), unit * 1.3):
            drawing.path(_figures()["crescent"], fill="#ffe7ad")
    for terrace, colours in zip(layout.terraces, TERRACES, strict=False):
        drawing.rect(0, terrace.top, WIDTH, terrace.bottom - terrace.top, fill=style.pick(*colours))
        drawing.rect(0, terrace.top, WIDTH, max(2.0, 4 * unit), fill=style.pick("#8a5a36", "#55467e"), opacity=0.8)


def _ribbon(drawing: Drawing, layout: Layout) -> None:
    line = "".join(f"{'L' if at else 'M'}{point.x} {point.y}" for at, point in enumerate(layout.spaces))
    for share, colours, opacity in ((0.56, ("#7d5a36", "#0f0d2b"), 0.55), (0.48, ("#f0ddb2", "#8c7a86"), None)):
        drawing.path(
            line,
            fill="none",
            stroke=drawing.style.pick(*colours),
            stroke_width=layout.cell * share,
            stroke_linejoin="round",
            stroke_linecap="round",
            opacity=opacity,
        )


def _wall(drawing: Drawing, layout: Layout) -> None:
    """The wall of the palace with its gate behind the thief stop, and the sign that turns thieves away."""
    style, unit, wall = drawing.style, layout.cell / 100, layout.wall
    height = wall.bottom - wall.top
    merlon = height * 0.36
    stone = style.pick("#a8472b", "#6d3550")
    drawing.rect(0, wall.top + merlon, WIDTH, height - merlon, fill=stone)
    for index in range(int(WIDTH / (merlon * 2)) + 1):
        drawing.rect(index * merlon * 2, wall.top, merlon, merlon + 1, fill=stone)
    drawing.rect(0, wall.bottom - height * 0.12, WIDTH, height * 0.12, fill=style.pick("#1d7d86", "#2d8d95"))
    pillar, inside = style.pick("#e5b450", "#d9b45c"), style.pick("#4a2338", "#17122f")
    drawing.figure(_figures()["gate"], layout.gate.x, wall.bottom, unit, pillar=pillar, inside=inside)
    side = 1 if layout.gate.x < WIDTH / 2 else -1
    x, y = layout.gate.x + side * 74 * unit, layout.gate.y + height * 0.14
    drawing.figure(_figures()["thief"], x, y, unit * 0.62)
    drawing.figure(_figures()["barred"], x, y, unit * 0.62)


def _space(drawing: Drawing, view: Mapping[str, Any], layout: Layout, space: int) -> None:
    track, style, point = view["track"], drawing.style, layout.spaces[space]
    palace, throne = space > track["thief_stop"], space == track["throne"]
    slab: dict[str, Any] = {"fill": style.pick("#f6e6c0", "#cbb48a"), "stroke": style.pick("#8d6b3f", "#2a2149")}
    if throne:
        slab = {"fill": style.pick("#fff0c4", "#4b3a78"), "stroke": "#f2c14e"}
    elif palace:
        slab = {"fill": style.pick("#e7d3f0", "#b9a3d0"), "stroke": "#8d6208"}
    elif space == 0:
        slab["fill"] = style.pick("#dfeee6", "#7fa6b4")
    elif space == track["thief_stop"]:
        slab["stroke"] = "#d4402a"
    width = 5 if throne else 6 if space == track["thief_stop"] else 3
    with drawing.group(point.x, point.y, layout.cell / 100):
        drawing.rect(-46, -46, 92, 92, 16, **slab, stroke_width=width)
        if throne:
            drawing.figure(_figures()["throne"])
        elif space == 0:
            drawing.figure(_figures()["tent"], 0, 8)
        else:
            drawing.figure(_figures()["persons"][track["spaces"][space - 1]], 3, -9, 1.12)
            drawing.text(40, 41, space, 16, fill="#3a2c4a", text_anchor="end")


def _pawns(drawing: Drawing, view: Mapping[str, Any], layout: Layout) -> None:
    for seat in view["seats"]:
        here = [other["seat"] for other in view["seats"] if other["space"] == seat["space"]]
        at, unit = layout.pawn(seat["space"], here.index(seat["seat"]), len(here)), layout.cell / 100 * 1.1
        with drawing.group(at.x, at.y, unit):
            if seat["seat"] == view["seat"]:
                drawing.add("ellipse", rx=20, ry=7, fill="none", stroke="lamp-bright", stroke_width=4)
            colour = drawing.seat_colour(seat["seat"])
            drawing.figure(_figures()["shadow"])
            drawing.figure(_figures()["robe"], seat=colour)
            with drawing.group(0, -34):
                drawing.path(_figures()["seats"][seat["seat"]], fill=colour, stroke="#1b1330", stroke_width=2.4)


# ------------------------------------------------------------------ cards and seats


def _cards(drawing: Drawing, view: Mapping[str, Any], top: float) -> None:
    for index, (person, way) in enumerate(zip(view["row"], DIRECTIONS[-len(view["row"]) :], strict=True)):
        now = index + 1 == view["bribe"] and not view["over"]
        with drawing.group(EDGE + index * CARD, top + 22, 1.05, opacity=1 if now or person is None else 0.75):
            _card(drawing, person, back=way == "back", now=now and person is not None)
        arrow = "M22 7H4M10 1 3 7l7 6" if way == "back" else "M2 7h18M14 1l7 6-7 6"
        colour = "terracotta" if way == "back" else "lamp" if now else "ink-soft"
        with drawing.group(EDGE + index * CARD + 14, top + 124):
            drawing.path(arrow, fill="none", stroke=colour, stroke_width=2.4, stroke_linecap="round")
            drawing.text(30, 12, index + 1, 15, fill=colour, font_weight=700)
    with drawing.group(EDGE + len(view["row"]) * CARD + 46, top + 76, 1.15):
        for index in range(min(view["pot"], MOST_COINS)):
            _coin(drawing, index * 13 % 31 - 15, -12 - index % 3 * 5 - index // 5 * 4, 0.95)
        drawing.figure(_figures()["pot"])
        pot = {"fill": CREAM, "stroke": "#4a260c", "stroke_width": 3, "paint_order": "stroke"}
        drawing.text(0, 21, view["pot"], 17, text_anchor="middle", font_weight=800, **pot)


def _card(drawing: Drawing, person: str | None, *, back: bool, now: bool) -> None:
    if person is None:
        drawing.rect(1.5, 1.5, 57, 81, 7, fill="#8a3018" if back else "#2b2d6b", stroke="#f2c14e", stroke_width=2)
        drawing.rect(6, 6, 48, 72, 4, fill="none", stroke="#f2c14e", opacity=0.6)
        with drawing.group(0, -4):
            drawing.path(_figures()["star"], fill="#ffb38f" if back else "#57c4c4", opacity=0.85)
        return
    stroke, width = ("lamp-bright", 4) if now else ("#b4421c", 3) if back else ("#8d6b3f", 2)
    drawing.rect(1.5, 1.5, 57, 81, 7, fill="#ffdcca" if back else CREAM, stroke=stroke, stroke_width=width)
    drawing.figure(_figures()["persons"][person], 30, 42, 0.86)


def _coin(drawing: Drawing, x: float, y: float, scale: float) -> None:
    drawing.figure(_figures()["coin"], x, y, scale)
    drawing.figure(_figures()["moon"], x, y, scale)


def _seat(drawing: Drawing, view: Mapping[str, Any], seat: Mapping[str, Any], top: float) -> None:
    room = (WIDTH - EDGE - SEATS) / max(3, view["players"])
    number, wide = seat["seat"], room - 8
    x = WIDTH - EDGE - room * (view["players"] - number) + 8
    own = number == view["seat"]
    with drawing.group(x, top + 14):
        line = "lamp" if own else "line"
        drawing.rect(0, 0, wide, STRIP - 28, 12, fill="surface", stroke=line, stroke_width=3 if own else 2)
        drawing.seat_mark(number, 7, 8, 18)
        drawing.text(29, 23, shortened(drawing.style.name(number), int((wide - 32) / 8)), 15)
        if view["over"]:
            _rank(drawing, view["ranking"][number], wide)
        else:
            _fist(drawing, seat, wide / 2, 64)
            _jump(drawing, seat["jump"], wide - 8)
        _bag(drawing, seat["gold"], 24, 117)
        barred = not seat["thief"] and seat["in_palace"]
        with drawing.group(58, 117, 0.62, opacity=None if seat["thief"] else 0.35):
            drawing.figure(_figures()["thief"])
            if barred:
                drawing.figure(_figures()["barred"])


def _rank(drawing: Drawing, rank: int, wide: float) -> None:
    if rank == 1:
        crown = {"fill": "gold", "stroke": "gold-edge", "stroke_width": 3, "stroke_linejoin": "round"}
        with drawing.group(wide / 2, 62, 0.8):
            drawing.path(_figures()["crown"], stroke_linecap="round", **crown)
    drawing.text(wide - 12, 125, rank, 26, text_anchor="end", font_family=DISPLAY, font_weight=700)


def _fist(drawing: Drawing, seat: Mapping[str, Any], x: float, y: float) -> None:
    """A fist that is closed, an outline where nothing is chosen yet; what is in it only where the view knows."""
    fist, choice = _figures()["fist"], seat["choice"]
    if not seat["chosen"]:
        outline = {"fill": "none", "stroke": "line-strong", "stroke_width": 1.6, "stroke_dasharray": "3.5 3"}
        fist = [{"d": part["d"]} | {key.replace("_", "-"): value for key, value in outline.items()} for part in fist]
    drawing.figure(fist, x, y, 0.9, seat=drawing.seat_colour(seat["seat"]))
    if choice == "thief":
        drawing.figure(_figures()["thief"], x + 18, y + 14, 0.5)
    elif choice is not None:
        drawing.circle(x + 18, y + 14, 10.5, fill=CREAM, stroke="#3a2502", stroke_width=1.5)
        coins = choice.split()[-1] if choice.startswith("bid") else "0"
        drawing.text(x + 18, y + 19, coins, 14, fill="#2a1c05", text_anchor="middle", font_weight=800)


def _jump(drawing: Drawing, jump: Mapping[str, Any] | None, right: float) -> None:
    if jump is None:
        return
    by = jump["by"]
    words = "·" if by == 0 else f"+{by}" if by > 0 else f"\u2212{-by}"
    colour = "terracotta" if by < 0 else "ink"
    drawing.text(right, 123, words, 17, text_anchor="end", font_weight=700, fill=colour)


def _bag(drawing: Drawing, gold: int | None, x: float, y: float) -> None:
    drawing.figure(_figures()["bag"], x, y, 0.86)
    if gold is None:
        drawing.figure(_figures()["knot"], x, y, 0.86)
    else:
        drawing.text(x, y + 11, gold, 15, fill=CREAM, text_anchor="middle", font_weight=800)
