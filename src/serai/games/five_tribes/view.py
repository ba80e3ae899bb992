"""What a seat may know of a table of Five Tribes, as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from serai.engine.plain import Plain
from serai.engine.state import State
from serai.games.five_tribes import pieces
from serai.games.five_tribes.board import blue_tiles
from serai.games.five_tribes.pieces import (
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    DJINN_NAMES,
    DJINN_POINTS,
    DJINNS,
    KIND_NAMES,
    KIND_POINTS,
    TILE_NAMES,
    TILES,
    TRIBES,
)  # fmt: skip
from serai.games.five_tribes.scoring import GOLD_SOURCE, GOODS_SOURCE, SOURCES, write_points
from serai.games.five_tribes.sowing import end_tiles


def view(state: State, seat: int | None, *, open_all: bool = False) -> dict[str, Any]:
    """The table from a seat's eyes; FT-41: others' gold and cards only if an option, the end or `open_all` says so."""
    s, game, ended = state.plain, state.game, state.over
    everything = ended or open_all
    in_turn = s.phase >= pieces.BID and not ended
    return {
        **game.describe(),
        "seat": seat,
        "round": s.rounds + 1,
        "last_round": bool(s.last_round),
        "phase": pieces.PHASE_NAMES[s.phase],
        "active": s.seat if in_turn or pieces.DRAWING_MEEPLES <= s.phase <= pieces.DRAWING_DJINNS else None,
        "order": [_seat(marker) for marker in s.order][: game.players if game.players > 2 else pieces.MARKERS],
        "track": [
            {"price": int(price), "seat": _seat(marker)}
            for price, marker in zip(pieces.SPOT_PRICES, s.spots, strict=True)
        ],
        "tiles": [_tile(s, tile) for tile in range(TILES)],
        "bag": _meeples(s.bag),
        "supply": {"palms": s.palm_supply, "palaces": s.palace_supply},
        "row": [CARD_NAMES[card - 1] for card in s.row if card],
        "pile": sum(s.pile),
        "discards": {CARD_NAMES[card]: s.discards[card] for card in range(CARDS) if s.discards[card]},
        "djinn_row": [_djinn(djinn - 1) for djinn in s.djinn_row if djinn],
        "djinn_pile": s.djinns.count(pieces.IN_PILE),
        "djinn_discards": [DJINN_NAMES[d] for d in range(DJINNS) if s.djinns[d] == pieces.DISCARDED],
        "hand": _meeples(s.hand),
        "here": TILE_NAMES[s.here] if s.here >= 0 else None,
        "taken": {"colour": COLOUR_NAMES[s.colour], "number": s.taken} if s.moved else None,
        "doubled": bool(s.doubled),
        "ends": _ends(state) if s.phase == pieces.SOW else [],
        "power": _power(s, seat, everything),
        "seats": _players(state, seat, everything),
        "to_act": list(state.to_act),
        "over": ended,
        "scores": list(state.scores),
        "ranking": list(state.ranking),
    }


def _seat(marker: int) -> int | None:
    return None if marker == pieces.EMPTY else marker


def _meeples(counts: Sequence[int]) -> dict[str, int]:
    return {COLOUR_NAMES[colour]: count for colour, count in enumerate(counts) if count}


def _djinn(djinn: int) -> dict[str, Any]:
    return {"name": DJINN_NAMES[djinn], "points": int(DJINN_POINTS[djinn])}


def _tile(s: Plain, tile: int) -> dict[str, Any]:
    kind = s.kinds[tile]
    return {
        "tile": TILE_NAMES[tile],
        "kind": _kind(kind),
        "colour": None if kind == 0 else "blue" if kind <= pieces.LAST_BLUE else "red",
        "points": int(KIND_POINTS[kind]),
        "meeples": _meeples(s.meeples[tile]),
        "camel": s.camels[tile] - 1 if s.camels[tile] else None,
        "palms": s.palms[tile],
        "palaces": s.palaces[tile],
    }


def _kind(kind: int) -> str | None:
    """The kind in words, without the points that tell sacred places apart."""
    return None if kind == 0 else KIND_NAMES[kind].rstrip(" 0123456789")


def _power(s: Plain, seat: int | None, everything: bool) -> dict[str, Any] | None:
    """The power that is being used; the Djinns that Sibittis draws only to those who may see them."""
    if s.power == pieces.NO_DJINN:
        return None
    sees = everything or seat == s.seat
    drawn = [d for d in range(DJINNS) if s.djinns[d] in (pieces.DRAWN, pieces.COUNTED)]
    return {
        "name": DJINN_NAMES[s.power],
        "tile": TILE_NAMES[s.anchor] if 0 <= s.anchor < TILES else None,
        "drawn": [DJINN_NAMES[d] if sees or s.djinns[d] == pieces.COUNTED else None for d in _unseen_last(s, drawn)],
    }


def _unseen_last(s: Plain, drawn: list[int]) -> list[int]:
    """First those that everybody can work out, so that the order of the list tells nothing."""
    return sorted(drawn, key=lambda djinn: (s.djinns[djinn] == pieces.DRAWN, djinn))


def _players(state: State, seat: int | None, everything: bool) -> list[dict[str, Any]]:
    points = np.zeros((state.game.players, len(SOURCES)), np.int64)
    write_points(state.fields, points)
    return [_player(state.plain, other, row, everything or other == seat) for other, row in enumerate(points.tolist())]


def _player(s: Plain, seat: int, points: Sequence[int], own: bool) -> dict[str, Any]:
    """A seat; `own` if everything that it has may be seen."""
    shown = {GOLD_SOURCE: own or bool(s.gold_is_shown), GOODS_SOURCE: own or bool(s.goods_are_shown)}
    score = {name: points[source] if shown.get(source, True) else None for source, name in enumerate(SOURCES)}
    goods = [known + veiled for known, veiled in zip(s.goods[seat], s.veiled[seat], strict=True)]
    return {
        "seat": seat,
        "gold": s.gold[seat] if shown[GOLD_SOURCE] else None,
        "camels": s.stock[seat],
        "viziers": s.viziers[seat],
        "elders": s.elders[seat],
        "cards": sum(goods),
        "goods": {CARD_NAMES[card]: n for card, n in enumerate(goods) if n} if shown[GOODS_SOURCE] else None,
        "djinns": [
            {**_djinn(djinn), "used": bool(s.used >> djinn & 1)}
            for djinn, place in enumerate(s.djinns)
            if place == pieces.OWNED + seat
        ],
        "score": score,
        "total": sum(points for points in score.values() if points is not None),
        "all_known": None not in score.values(),
    }


def _ends(state: State) -> list[dict[str, Any]]:
    """What each tile and colour that the move can end with would give, if the walk falls there no more than it must."""
    found = []
    record = state.fields
    for colour in range(COLOURS):
        tiles = int(end_tiles(record, colour))
        for tile in range(TILES):
            if tiles >> tile & 1:
                end = _end(state.plain, tile, colour)
                if colour == pieces.BLUE:
                    end["gold"] = end["taken"] * int(blue_tiles(record, tile))
                found.append(end)
    return found


def _end(s: Plain, tile: int, colour: int) -> dict[str, Any]:
    lying = s.meeples[tile][colour]
    number = lying + 1 if lying else 2  # else one falls here on the way
    alone = sum(s.meeples[tile]) == lying
    end: dict[str, Any] = {
        "tile": TILE_NAMES[tile],
        "colour": COLOUR_NAMES[colour],
        "tribe": TRIBES[colour],
        "taken": number,
        "control": bool(alone and s.camels[tile] == 0 and s.stock[s.seat] > 0),
        "action": _kind(s.kinds[tile]),
    }
    if colour == pieces.GREEN:
        end["cards"] = [CARD_NAMES[card - 1] for card in s.row if card][:number]
    elif colour == pieces.RED:
        end["reach"] = number
    return end
