"""A table of The Thief of Bagdad as text, drawn from a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

PALACE_WIDTHS = (12, 9, 9, 11, 10, 8, 6, 9, 4)  # 78 columns
SEAT_WIDTHS = (9, 10, 9, 7, 9, 13, 6)
DOING = {
    "first seat": "the first seat is drawn",
    "deal": "the hands are dealt",
    "guards": "seat {} places a guard",
    "actions": "seat {} acts",
    "draw": "seat {} draws",
    "over limit": "seat {} gives up cards",
}
ENDS = {"stall": "nobody can do anything", "turns": "the last turn is played"}


def text(view: Mapping[str, Any]) -> str:
    """The palaces, a line per seat, and the cards."""
    return "\n".join([_title(view), "", *_palaces(view), "", *_seats(view), "", *_cards(view)])


def _title(view: Mapping[str, Any]) -> str:
    if view["over"]:
        winner = view["ranking"].index(1)
        why = ENDS.get(view["why_over"], f"seat {winner} has {view['chests_to_win']} chests")
        return f"The Thief of Bagdad, over in turn {view['turn']}: {why}"
    turn = f", turn {view['turn']}" if view["turn"] else ""
    title = f"The Thief of Bagdad{turn}: {DOING[view['phase']].format(view['turn_of'])}"
    if view["phase"] == "actions":
        left = view["thief_actions_left"]
        title += f", {left} thief action{'' if left == 1 else 's'} left"
    if view["phase"] == "over limit":
        title += f", {view['to_give_up']} too many"
    return title


def _palaces(view: Mapping[str, Any]) -> list[str]:
    seats = range(view["players"])
    viewer = view["seat"]
    heads = ["palace", "chests", "guards", " ".join(map(str, seats)), "discards", "unseen"]
    if viewer is not None:
        heads += ["cost", "missing", "hand"]
    lines = [_row(["", "", "", "thieves of"], PALACE_WIDTHS), _row(heads, PALACE_WIDTHS)]
    for palace in view["palaces"]:
        name = palace["name"]
        cells = [
            f"{palace['letter']} {palace['symbol']} {name}",
            " ".join(map(str, palace["chests"])) or "empty",
            _guards(palace),
            " ".join(str(count or ".") for count in palace["thieves"]),
            str(view["discards"][name]),
            str(view["unseen"][name]),
        ]
        if viewer is not None:
            cells += [
                _or_dash(palace["cost"][viewer]),
                _or_dash(palace["missing"][viewer]),
                str(view["seats"][viewer]["hand"][name]),
            ]
        lines.append(_row(cells, PALACE_WIDTHS))
    return lines


def _row(cells: list[str], widths: tuple[int, ...]) -> str:
    return "".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=False)).rstrip()


def _or_dash(number: int | None) -> str:
    return "-" if number is None else str(number)


def _guards(palace: Mapping[str, Any]) -> str:
    marks = ["n"] * palace["neutral"]
    for seat, count in enumerate(palace["guards"]):
        marks += [str(seat)] * count
    return " ".join(marks + ["."] * palace["free_spaces"])


def _seats(view: Mapping[str, Any]) -> list[str]:
    set_up = any(seat["guards_left"] + seat["neutrals_left"] for seat in view["seats"])
    heads = ["seat", f"chests/{view['chests_to_win']}", "reserve", "cards", "dancers"]
    heads += (["guards left"] if set_up else []) + (["rank"] if view["over"] else [])
    lines = [_row(heads, SEAT_WIDTHS)]
    letters = {palace["name"]: palace["letter"] for palace in view["palaces"]}
    for seat in view["seats"]:
        number = seat["seat"]
        you = "  you" if number == view["seat"] else ""
        cells = [f"{number}{you}", *(str(seat[key]) for key in ("chests", "reserve", "cards", "dancers"))]
        if set_up:
            neutrals = f" + {seat['neutrals_left']}n" if seat["neutrals_left"] else ""
            cells.append(f"{seat['guards_left']}{neutrals}")
        if view["over"]:
            cells.append(str(view["ranking"][number]))
        note = ""
        if view["seat"] is None and seat["hand"] is not None:
            note = f"holds {_hand(seat['hand'], letters)}"
        elif view["seat"] not in (None, number) and any((seat["known"] or {}).values()):
            note = f"known to hold {_hand(seat['known'], letters)}"
        lines.append(f"{_row(cells, SEAT_WIDTHS):<{sum(SEAT_WIDTHS[: len(cells)])}}{note}".rstrip())
    return lines


def _hand(cards: Mapping[str, int], letters: Mapping[str, str]) -> str:
    return " ".join(f"{letters[name]}{count}" for name, count in cards.items() if count) or "nothing"


def _cards(view: Mapping[str, Any]) -> list[str]:
    pile = f"{view['pile']}"
    if view["pile_cards"] is not None:
        letters = {palace["name"]: palace["letter"] for palace in view["palaces"]}
        pile += f" ({_hand(view['pile_cards'], letters)})"
    discards = sum(view["discards"].values())
    return [f"pile {pile}   discards {discards}   open dancers {view['dancers']}"]
