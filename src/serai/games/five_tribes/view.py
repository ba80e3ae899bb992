"""What a seat may know of a table of Five Tribes, as JSON."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import numpy as np

from serai.engine.compiler.plain import Plain
from serai.engine.declarations.position import Position
from serai.engine.declarations.shapes import base_view
from serai.engine.declarations.steps import Act
from serai.games.five_tribes import actions, box, pieces
from serai.games.five_tribes.auction import price
from serai.games.five_tribes.board import blue_tiles
from serai.games.five_tribes.box import Card, Colour, Source
from serai.games.five_tribes.pieces import (
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    DJINN_NAMES,
    DJINN_POINTS,
    DJINNS,
    KIND_POINTS,
    PHASE_NAMES,
    SALE,
    SHORT_KINDS,
    SPOT_PRICES,
    TILE_NAMES,
    TILES,
    TRIBES,
    TileName,
)  # fmt: skip
from serai.games.five_tribes.scoring import GOLD_SOURCE, GOODS_SOURCE, SOURCES, write_points
from serai.games.five_tribes.sowing import end_tiles
from serai.games.five_tribes.view_types import (
    BidView,
    BuildView,
    DjinnView,
    End,
    MarketView,
    OwnView,
    PieceView,
    Player,
    PowerView,
    Tile,
    View,
)  # fmt: skip

TILES_REMEMBERED = 8192
POINTS_REMEMBERED = 256  # positions: those that live tables are at


def view(state: Position, seat: int | None, *, open_all: bool = False) -> View:
    """The table from a seat's eyes; FT-41: others' gold and cards only if an option, the end or `open_all` says so."""
    s, game, ended = state.plain, state.game, state.over
    everything = ended or open_all
    in_turn = s.phase >= pieces.BID and not ended
    return {
        **base_view(state, seat),
        "round": s.rounds + 1,
        "last_round": bool(s.last_round),
        "phase": PHASE_NAMES[s.phase],
        "active": s.seat if in_turn or pieces.DRAWING_MEEPLES <= s.phase <= pieces.DRAWING_DJINNS else None,
        "order": [_seat(marker) for marker in s.order][: game.players if game.players > 2 else pieces.MARKERS],
        "track": [
            {"price": int(price), "seat": _seat(marker)} for price, marker in zip(SPOT_PRICES, s.spots, strict=True)
        ],
        "tiles": list(map(_tile, TILE_NAMES, s.kinds, s.meeples, s.camels, s.palms, s.palaces)),
        "bag": meeples_of(s.bag),
        "supply": {"palms": s.palm_supply, "palaces": s.palace_supply},
        "row": [CARD_NAMES[card - 1] for card in s.row if card],
        "pile": sum(s.pile),
        "discards": {CARD_NAMES[card]: s.discards[card] for card in range(CARDS) if s.discards[card]},
        "djinn_row": [_djinn(djinn - 1) for djinn in s.djinn_row if djinn],
        "djinn_pile": s.djinns.count(pieces.IN_PILE),
        "djinn_discards": [DJINN_NAMES[d] for d in range(DJINNS) if s.djinns[d] == pieces.DISCARDED],
        "hand": meeples_of(s.hand),
        "here": TILE_NAMES[s.here] if s.here >= 0 else None,
        "taken": {"colour": COLOUR_NAMES[s.colour], "number": s.taken} if s.moved else None,
        "doubled": bool(s.doubled),
        "ends": _ends(state) if s.phase == pieces.SOW else [],
        "reach": s.taken if s.phase == pieces.KILL else None,
        "market": _market(s) if s.phase in (pieces.MARKET, pieces.MARKET_AGAIN) else None,
        "piece": _piece(s),
        **_own(state, seat, everything, [*range(game.players)]),
    }


def view_from_public(state: Position, seat: int, public: View) -> View:
    """The table from a seat's eyes, made from a spectator's view, with which it shares what is the same in both."""
    own = _own(state, seat, state.over, [seat])
    seats = [*public["seats"]]
    seats[seat] = own["seats"][0]
    return {**public, **own, "seat": seat, "seats": seats}


def _own(state: Position, seat: int | None, everything: bool, players: Sequence[int]) -> OwnView:
    """What depends on whose eyes these are; of the seats only some."""
    s = state.plain
    own = everything or seat == s.seat
    acts = [actions.DEEDS[action] for action in state.legal_actions(s.seat)] if own and state.to_act else []
    ready = {act.args["djinn"] for act in acts if act.kind == "djinn"}
    if any(act.args.get("fakirs") for act in acts if act.kind == "bid"):
        ready.add(DJINN_NAMES[box.KUMARBI])
    return {
        "bids": [_bid(s, act) for act in acts if act.kind == "bid"],
        "build": _build(state, own) if s.phase == pieces.BUILD else None,
        "power": _power(s, seat, everything),
        "seats": _players(state, seat, everything, ready, players),
    }


def _seat(marker: int) -> int | None:
    return None if marker == pieces.EMPTY else marker


def meeples_of(counts: Sequence[int]) -> dict[Colour, int]:
    """Meeples by colour, without those that are not there."""
    return {COLOUR_NAMES[colour]: count for colour, count in enumerate(counts) if count}


def _djinn(djinn: int) -> DjinnView:
    return {"name": DJINN_NAMES[djinn], "points": int(DJINN_POINTS[djinn])}


def _bid(s: Plain, act: Act) -> BidView:
    """A bid of the seat that bids: FT-7 what it pays, FT-9 when it would play."""
    rank = box.TRACK[pieces.ZEROS - 1 :].index(act.args["price"])
    dearer = sum(
        marker != pieces.EMPTY and at > act.args["price"] for at, marker in zip(box.TRACK, s.spots, strict=True)
    )
    return {
        "step": act.name,
        "price": act.args["price"],
        "fakirs": act.args["fakirs"],
        "pays": min(int(price(rank - act.args["fakirs"])), s.gold[s.seat]),
        "place": dearer + 1,
    }


def _build(state: Position, own: bool) -> BuildView:
    s = state.plain
    blue = int(blue_tiles(state.fields, s.here))
    each = blue * box.number_of(box.ECHIDNA) if s.doubled else blue
    fakirs = s.goods[s.seat][box.FAKIR] + s.veiled[s.seat][box.FAKIR] if own else 0
    earnings = [(s.taken + spent) * each for spent in range(fakirs + 1)]
    return {"builders": s.taken, "blue": blue, "doubled": bool(s.doubled), "earnings": earnings}


def _market(s: Plain) -> MarketView:
    tile, second = box.TILE_ROWS[s.kinds[s.here] - 1], s.phase == pieces.MARKET_AGAIN
    offered = [CARD_NAMES[card - 1] for card in s.row if card][: tile.offered - second]
    return {"price": 0 if second else tile.price, "cards": tile.cards - second, "offered": offered, "second": second}


def _piece(s: Plain) -> PieceView | None:
    if s.phase == pieces.PLACE:
        return {"piece": "palace" if s.kinds[s.here] == box.VILLAGE else "palm", "tile": TILE_NAMES[s.here]}
    if s.phase in (pieces.LAY, pieces.NEIGHBOUR):
        palace = box.DJINN_ROWS[s.power].effect in ("palace", "move-palace")
        return {"piece": "palace" if palace else "palm", "tile": TILE_NAMES[s.anchor]}
    return None


@functools.lru_cache(TILES_REMEMBERED)
def _tile(name: TileName, kind: int, meeples: tuple[int, ...], camels: int, palms: int, palaces: int) -> Tile:
    """A tile. From one step to the next most stay as they are: views share them."""
    return {
        "tile": name,
        "kind": SHORT_KINDS[kind],
        "colour": None if kind == 0 else box.TILE_ROWS[kind - 1].ground,
        "points": int(KIND_POINTS[kind]),
        "meeples": meeples_of(meeples),
        "camel": camels - 1 if camels else None,
        "palms": palms,
        "palaces": palaces,
    }


def _power(s: Plain, seat: int | None, everything: bool) -> PowerView | None:
    """The power that is being used; the Djinns that Sibittis draws only to those who may see them."""
    if s.power == pieces.NO_DJINN:
        return None
    sees = everything or seat == s.seat
    drawn = [d for d in range(DJINNS) if s.djinns[d] in (pieces.DRAWN, pieces.COUNTED)]
    return {
        "name": DJINN_NAMES[s.power],
        "effect": box.DJINN_ROWS[s.power].effect,
        "target": box.DJINN_ROWS[s.power].target,
        "tile": TILE_NAMES[s.anchor] if 0 <= s.anchor < TILES else None,
        "drawn": [DJINN_NAMES[d] if sees or s.djinns[d] == pieces.COUNTED else None for d in _unseen_last(s, drawn)],
    }


def _unseen_last(s: Plain, drawn: list[int]) -> list[int]:
    """First those that everybody can work out, so that the order of the list tells nothing."""
    return sorted(drawn, key=lambda djinn: (s.djinns[djinn] == pieces.DRAWN, djinn))


@functools.lru_cache(POINTS_REMEMBERED)
def _points(dtype: np.dtype[Any], players: int, data: bytes) -> list[list[int]]:
    """What each seat has of each source of points in a state with these bytes: every viewer's view asks for it."""
    points = np.zeros((players, len(SOURCES)), np.int64)
    write_points(np.frombuffer(data, dtype)[0], points)
    rows: list[list[int]] = points.tolist()
    return rows


def _players(
    state: Position, seat: int | None, everything: bool, ready: set[str], players: Sequence[int]
) -> list[Player]:
    rows = _points(state.dtype, state.game.players, state.key())
    active = state.plain.seat
    return [
        _player(state.plain, other, rows[other], everything or other == seat, ready if other == active else set())
        for other in players
    ]


def _player(s: Plain, seat: int, points: Sequence[int], own: bool, ready: set[str]) -> Player:
    """A seat; `own` if everything that it has may be seen, with the Djinns that it could use now."""
    shown = {GOLD_SOURCE: own or bool(s.gold_is_shown), GOODS_SOURCE: own or bool(s.goods_are_shown)}
    score: dict[Source, int | None] = {
        name: points[source] if shown.get(source, True) else None for source, name in enumerate(SOURCES)
    }
    goods = [known + veiled for known, veiled in zip(s.goods[seat], s.veiled[seat], strict=True)]
    held: dict[Card, int] = {CARD_NAMES[card]: n for card, n in enumerate(goods) if n}
    kinds = sum(n > 0 for n in goods[: pieces.GOODS])
    return {
        "seat": seat,
        "gold": s.gold[seat] if shown[GOLD_SOURCE] else None,
        "camels": s.stock[seat],
        "viziers": s.viziers[seat],
        "elders": s.elders[seat],
        "cards": sum(goods),
        "goods": held if shown[GOODS_SOURCE] else None,
        "sale": int(SALE[kinds]) if shown[GOODS_SOURCE] else None,
        "djinns": [
            {**_djinn(djinn), "used": bool(s.used >> djinn & 1), "ready": DJINN_NAMES[djinn] in ready}
            for djinn, place in enumerate(s.djinns)
            if place == pieces.OWNED + seat
        ],
        "score": score,
        "total": sum(points for points in score.values() if points is not None),
        "all_known": None not in score.values(),
    }


def _ends(state: Position) -> list[End]:
    """What each tile and colour that the move can end with would give, if the walk falls there no more than it must."""
    found = []
    record = state.fields
    for colour in range(COLOURS):
        tiles = int(end_tiles(record, colour))
        for tile in range(TILES):
            if tiles >> tile & 1:
                end = _end(state.plain, tile, colour)
                if colour == box.BLUE:
                    end["gold"] = end["taken"] * int(blue_tiles(record, tile))
                found.append(end)
    return found


def _end(s: Plain, tile: int, colour: int) -> End:
    lying = s.meeples[tile][colour]
    number = lying + 1 if lying else 2  # else one falls here on the way
    alone = sum(s.meeples[tile]) == lying
    end: End = {
        "tile": TILE_NAMES[tile],
        "colour": COLOUR_NAMES[colour],
        "tribe": TRIBES[colour],
        "taken": number,
        "control": bool(alone and s.camels[tile] == 0 and s.stock[s.seat] > 0),
        "action": SHORT_KINDS[s.kinds[tile]],
    }
    if colour == box.GREEN:
        end["cards"] = [CARD_NAMES[card - 1] for card in s.row if card][:number]
    elif colour == box.RED:
        end["reach"] = number
    return end
