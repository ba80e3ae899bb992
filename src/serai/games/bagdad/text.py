"""A table of The Thief of Bagdad as text, drawn from a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

PALACE, COLUMN = 12, 10
DOING = {
    "first seat": "the first seat is drawn",
    "deal": "the hands are dealt",
    "guards": "seat {} places a guard",
    "actions": "seat {} acts",
    "draw": "seat {} draws",
    "over limit": "seat {} gives up cards",
}
ENDS = {"chests": "the last chest is stolen", "stall": "nobody can do anything", "turns": "the last turn is played"}


def text(view: Mapping[str, Any]) -> str:
    """The palaces, a line per seat, and the cards."""
    return "\n".join([_title(view), "", *_palaces(view), "", *_seats(view), "", *_cards(view)])


def _title(view: Mapping[str, Any]) -> str:
    if view["over"]:
        return f"The Thief of Bagdad, over in turn {view['turn']}: {ENDS[view['why_over']]}"
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
    thieves = " ".join(f"{seat:>2}" for seat in seats)
    viewer = view["seat"]
    heads = ["palace", "chests", "guards", thieves, "discards", "unseen"]
    if viewer is not None:
        heads += ["cost", "missing", "hand"]
    widths = [PALACE, COLUMN, COLUMN, max(COLUMN, len(thieves) + 2), COLUMN, COLUMN - 2, COLUMN - 4, COLUMN - 1, 0]
    lines = [_row(["", "", "", "thieves of"], widths), _row(heads, widths)]
    for palace in view["palaces"]:
        name = palace["name"]
        cells = [
            f"{palace['letter']} {palace['symbol']} {name}",
            " ".join(map(str, palace["chests"])) or "empty",
            _guards(palace),
            " ".join(f"{count or '.':>2}" for count in palace["thieves"]),
            str(view["discards"][name]),
            str(view["unseen"][name]),
        ]
        if viewer is not None:
            cells += [
                _or_dash(palace["cost"][viewer]),
                _or_dash(palace["missing"][viewer]),
                str(view["seats"][viewer]["hand"][name]),
            ]
        lines.append(_row(cells, widths))
    return lines


def _row(cells: list[str], widths: list[int]) -> str:
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
    widths = [PALACE, COLUMN, COLUMN, COLUMN - 2, COLUMN, PALACE, PALACE]
    lines = [_row(heads, widths)]
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
        notes = []
        if seat["hand"] is not None and view["seat"] is None:
            notes.append(f"holds {_hand(seat['hand'], letters)}")
        if seat["known"] is not None and view["seat"] != number and any(seat["known"].values()):
            notes.append(f"known to hold {_hand(seat['known'], letters)}")
        lines.append(f"{_row(cells, widths):<{sum(widths[:5])}}{', '.join(notes)}".rstrip())
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
