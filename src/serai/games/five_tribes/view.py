"""What a seat may know of a table of Five Tribes, as JSON."""

from __future__ import annotations

from typing import Any

from serai.engine.contract import Record
from serai.engine.state import State
from serai.games.five_tribes import pieces
from serai.games.five_tribes.board import blue_tiles
from serai.games.five_tribes.djinns import owns
from serai.games.five_tribes.goods import held, pile_size, unseen_in_hand
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
from serai.games.five_tribes.scoring import GOLD_SOURCE, GOODS_SOURCE, SOURCES, points_from
from serai.games.five_tribes.sowing import end_tiles

HIDDEN_SOURCES = {GOLD_SOURCE: "gold_is_shown", GOODS_SOURCE: "goods_are_shown"}


def view(state: State, seat: int | None, *, open_all: bool = False) -> dict[str, Any]:
    """The table from a seat's eyes; FT-41: others' gold and cards only if an option, the end or `open_all` says so."""
    s, game, ended = state.fields, state.game, state.over
    everything = ended or open_all
    in_turn = s.phase >= pieces.BID and not ended
    return {
        **game.describe(),
        "seat": seat,
        "round": int(s.rounds) + 1,
        "last_round": bool(s.last_round),
        "phase": pieces.PHASE_NAMES[s.phase],
        "active": int(s.seat) if in_turn or pieces.DRAWING_MEEPLES <= s.phase <= pieces.DRAWING_DJINNS else None,
        "order": [_seat(marker) for marker in s.order.tolist()][: game.players if game.players > 2 else pieces.MARKERS],
        "track": [
            {"price": int(price), "seat": _seat(marker)}
            for price, marker in zip(pieces.SPOT_PRICES, s.spots.tolist(), strict=True)
        ],
        "tiles": [_tile(s, tile) for tile in range(TILES)],
        "bag": _meeples(s.bag),
        "supply": {"palms": int(s.palm_supply), "palaces": int(s.palace_supply)},
        "row": [CARD_NAMES[card - 1] for card in s.row.tolist() if card],
        "pile": int(pile_size(s)),
        "discards": {CARD_NAMES[card]: int(s.discards[card]) for card in range(CARDS) if s.discards[card]},
        "djinn_row": [_djinn(djinn - 1) for djinn in s.djinn_row.tolist() if djinn],
        "djinn_pile": sum(place == pieces.IN_PILE for place in s.djinns.tolist()),
        "djinn_discards": [DJINN_NAMES[d] for d in range(DJINNS) if s.djinns[d] == pieces.DISCARDED],
        "hand": _meeples(s.hand),
        "here": TILE_NAMES[s.here] if s.here >= 0 else None,
        "taken": {"colour": COLOUR_NAMES[s.colour], "number": int(s.taken)} if s.moved else None,
        "doubled": bool(s.doubled),
        "ends": _ends(s) if s.phase == pieces.SOW else [],
        "power": _power(s, seat, everything),
        "seats": [_player(s, other, seat, everything) for other in range(game.players)],
        "to_act": list(state.to_act),
        "over": ended,
        "scores": list(state.scores),
        "ranking": list(state.ranking),
    }


def _seat(marker: int) -> int | None:
    return None if marker == pieces.EMPTY else marker


def _meeples(counts: Any) -> dict[str, int]:
    return {COLOUR_NAMES[colour]: int(counts[colour]) for colour in range(COLOURS) if counts[colour]}


def _djinn(djinn: int) -> dict[str, Any]:
    return {"name": DJINN_NAMES[djinn], "points": int(DJINN_POINTS[djinn])}


def _tile(s: Record, tile: int) -> dict[str, Any]:
    kind = int(s.kinds[tile])
    return {
        "tile": TILE_NAMES[tile],
        "kind": _kind(kind),
        "colour": None if kind == 0 else "blue" if kind <= pieces.LAST_BLUE else "red",
        "points": int(KIND_POINTS[kind]),
        "meeples": _meeples(s.meeples[tile]),
        "camel": int(s.camels[tile]) - 1 if s.camels[tile] else None,
        "palms": int(s.palms[tile]),
        "palaces": int(s.palaces[tile]),
    }


def _kind(kind: int) -> str | None:
    """The kind in words, without the points that tell sacred places apart."""
    return None if kind == 0 else KIND_NAMES[kind].rstrip(" 0123456789")


def _power(s: Record, seat: int | None, everything: bool) -> dict[str, Any] | None:
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


def _unseen_last(s: Record, drawn: list[int]) -> list[int]:
    """First those that everybody can work out, so that the order of the list tells nothing."""
    return sorted(drawn, key=lambda djinn: (s.djinns[djinn] == pieces.DRAWN, djinn))


def _player(s: Record, other: int, seat: int | None, everything: bool) -> dict[str, Any]:
    own = everything or other == seat
    sees_gold, sees_goods = own or bool(s.gold_is_shown), own or bool(s.goods_are_shown)
    score: dict[str, int | None] = {}
    for source, name in enumerate(SOURCES):
        shown = own or source not in HIDDEN_SOURCES or bool(s[HIDDEN_SOURCES[source]])
        score[name] = int(points_from(s, other, source)) if shown else None
    return {
        "seat": other,
        "gold": int(s.gold[other]) if sees_gold else None,
        "camels": int(s.stock[other]),
        "viziers": int(s.viziers[other]),
        "elders": int(s.elders[other]),
        "cards": int(s.goods[other].sum()) + int(unseen_in_hand(s, other)),
        "goods": {CARD_NAMES[c]: n for c in range(CARDS) if (n := int(held(s, other, c)))} if sees_goods else None,
        "djinns": [
            {**_djinn(djinn), "used": bool(int(s.used) >> djinn & 1)}
            for djinn in range(DJINNS)
            if owns(s, other, djinn)
        ],
        "score": score,
        "total": sum(points for points in score.values() if points is not None),
        "all_known": None not in score.values(),
    }


def _ends(s: Record) -> list[dict[str, Any]]:
    """What each tile and colour that the move can end with would give, if the walk falls there no more than it must."""
    found = []
    for colour in range(COLOURS):
        tiles = int(end_tiles(s, colour))
        for tile in range(TILES):
            if tiles >> tile & 1:
                found.append(_end(s, tile, colour))
    return found


def _end(s: Record, tile: int, colour: int) -> dict[str, Any]:
    lying = int(s.meeples[tile, colour])
    number = lying + 1 if lying else 2  # else one falls here on the way
    alone = int(s.meeples[tile].sum()) == lying
    kind = int(s.kinds[tile])
    end: dict[str, Any] = {
        "tile": TILE_NAMES[tile],
        "colour": COLOUR_NAMES[colour],
        "tribe": TRIBES[colour],
        "taken": number,
        "control": bool(alone and s.camels[tile] == 0 and s.stock[s.seat] > 0),
        "action": _kind(kind),
    }
    if colour == pieces.GREEN:
        end["cards"] = [CARD_NAMES[card - 1] for card in s.row.tolist() if card][:number]
    elif colour == pieces.BLUE:
        end["gold"] = number * int(blue_tiles(s, tile))
    elif colour == pieces.RED:
        end["reach"] = number
    return end
