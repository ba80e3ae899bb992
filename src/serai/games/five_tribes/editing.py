"""Positions of Five Tribes changed by hand: what belongs together."""

from __future__ import annotations

from serai.engine.declarations.editing import Change, Editing, Fields, Part
from serai.games.five_tribes.box import TRACK, WHITE, YELLOW
from serai.games.five_tribes.pieces import (
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    DJINN_NAMES,
    DJINN_PLACES,
    EMPTY,
    IN_PILE,
    IN_ROW,
    MARKERS,
    NO_DJINN,
    NOWHERE,
    TILE_NAMES,
)

NONE = "none"
PILE, ROW = DJINN_PLACES[IN_PILE], DJINN_PLACES[IN_ROW]


def follow(state: Fields, change: Change) -> None:
    """Meeples come from the bag, cards and Djinns from their piles, camels from their stock, tiles change places."""
    at = change.at
    if change.field in ("viziers", "elders"):
        state["bag"][YELLOW if change.field == "viziers" else WHITE] -= change.more
    elif change.field == "camels":
        for word, by in ((change.before, 1), (change.after, -1)):
            if word != NONE:
                state["stock"][int(str(word).split()[-1])] += by
    elif change.field == "kinds":
        other = next((tile for tile, kind in enumerate(state["kinds"]) if kind == change.after and tile != at[0]), None)
        if other is not None:
            state["kinds"][other] = change.before
    elif change.field == "row":
        for word, by in ((change.before, 1), (change.after, -1)):
            if word in CARD_NAMES:
                state["pile"][CARD_NAMES.index(word)] += by
        _close_up(state["row"])
    elif change.field == "djinn_row":
        _show(state, change.after)
    elif change.field == "djinns":
        _place(state, DJINN_NAMES[at[0]], change.after)
    elif change.field in ("order", "spots") and change.after != EMPTY:
        _take_marker(state, change)
    _make_good(state, change)


def _make_good(state: Fields, change: Change) -> None:
    """What the bag or the pile has not comes from the other tiles and from the discards."""
    here = change.at[0] if change.field == "meeples" else None
    for colour in range(len(COLOUR_NAMES)):
        tiles = [row for tile, row in enumerate(state["meeples"]) if tile != here]
        while state["bag"][colour] < 0 and any(row[colour] > 0 for row in tiles):
            max(tiles, key=lambda row, colour=colour: row[colour])[colour] -= 1  # type: ignore[misc]
            state["bag"][colour] += 1
    for card in range(CARDS):
        lacking = min(max(0, -state["pile"][card]), state["discards"][card])
        state["pile"][card] += lacking
        state["discards"][card] -= lacking


def _close_up(row: list[str]) -> None:
    """Empty places lie at the end of a row."""
    row.sort(key=lambda word: word == NONE)


def _show(state: Fields, djinn: str) -> None:
    """Whoever is in the row is there once; whoever left it is in the pile."""
    row = state["djinn_row"]
    for place, name in enumerate(row):
        if name == djinn and djinn in row[:place]:
            row[place] = NONE
    for number, name in enumerate(DJINN_NAMES):
        if name in row:
            state["djinns"][number] = ROW
        elif state["djinns"][number] == ROW:
            state["djinns"][number] = PILE
    _close_up(row)


def _place(state: Fields, djinn: str, where: str) -> None:
    row = state["djinn_row"]
    if where != ROW:
        row[:] = [NONE if name == djinn else name for name in row]
    elif djinn not in row:
        row[row.index(NONE) if NONE in row else -1] = djinn
    _show(state, djinn)


def _take_marker(state: Fields, change: Change) -> None:
    """A seat has one marker, or two with two players: one that is put down leaves another place."""
    seat, each = change.after, MARKERS // 2 if change.players == 2 else 1
    places = [(name, place) for name in ("order", "spots") for place, held in enumerate(state[name]) if held == seat]
    here = (change.field, change.at[0])
    for name, place in [other for other in places if other != here][: max(0, len(places) - each)]:
        state[name][place] = EMPTY


EDITING = Editing(
    axes={
        "tile": TILE_NAMES,
        "colour": COLOUR_NAMES,
        "card": CARD_NAMES[:CARDS],
        "djinn": DJINN_NAMES,
        "spot": [str(price) for price in TRACK],
    },
    points=("tile", "seat"),
    parts={
        "rounds": Part(),
        "last_round": Part(flag=True),
        "phase": Part(),
        "seat": Part(names="seat"),
        "order": Part(names="seat", empty=EMPTY),
        "spots": Part(axes=("spot",), names="seat", empty=EMPTY),
        "kinds": Part(axes=("tile",)),
        "meeples": Part(axes=("tile", "colour"), shares="bag"),
        "camels": Part(axes=("tile",)),
        "palms": Part(axes=("tile",), shares="palm_supply"),
        "palaces": Part(axes=("tile",), shares="palace_supply"),
        "bag": Part(axes=("colour",)),
        "palm_supply": Part(),
        "palace_supply": Part(),
        "row": Part(),
        "pile": Part(axes=("card",)),
        "discards": Part(axes=("card",), shares="pile"),
        "djinn_row": Part(),
        "djinns": Part(axes=("djinn",)),
        "gold": Part(axes=("seat",)),
        "stock": Part(axes=("seat",)),
        "viziers": Part(axes=("seat",)),
        "elders": Part(axes=("seat",)),
        "goods": Part(axes=("seat", "card"), shares="pile"),
        "veiled": Part(axes=("seat", "card"), shares="pile"),
        "used": Part(fine=True, high=2**22 - 1),
        "moved": Part(flag=True, fine=True),
        "hand": Part(axes=("colour",), shares="bag", fine=True),
        "here": Part(names="tile", empty=NOWHERE, fine=True),
        "heading": Part(fine=True),
        "colour": Part(names="colour", empty=NOWHERE, fine=True),
        "taken": Part(fine=True),
        "doubled": Part(flag=True, fine=True),
        "two_victims": Part(flag=True, fine=True),
        "power": Part(names="djinn", empty=NO_DJINN, fine=True),
        "anchor": Part(low=NOWHERE, fine=True),
        "resume": Part(fine=True),
        "draws": Part(fine=True),
    },
    follow=follow,
)
