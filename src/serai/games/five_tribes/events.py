"""What happened between two states of a table of Five Tribes, as the events that `event_types` declares.

First what was drawn or done, then what followed from it in the order of a turn, each with its reason.
"""

from __future__ import annotations

from collections.abc import Iterator

from serai.engine.compiler.plain import Plain
from serai.engine.declarations.position import Position
from serai.engine.rulebook import Draw, Entry, Event
from serai.games.five_tribes import actions, box, pieces
from serai.games.five_tribes import event_types as told
from serai.games.five_tribes.board import blue_tiles, distance
from serai.games.five_tribes.box import OWN_SHARE, RIVAL_SHARE
from serai.games.five_tribes.event_types import GameEvent
from serai.games.five_tribes.pieces import (
    CARD_NAMES,
    COLOUR_NAMES,
    DJINN_NAMES,
    DJINNS,
    KIND_POINTS,
    OWNED,
    SALE,
    SHORT_KINDS,
    TILE_NAMES,
    TILES,
)  # fmt: skip
from serai.games.five_tribes.view import meeples_of

DECLINED: dict[int, told.Declined] = {
    pieces.KILL: "kill",
    pieces.MARKET: "market",
    pieces.SACRED: "sacred",
    pieces.END: "end",
}


def events(before: Position, entry: Entry, after: Position) -> list[Event]:
    """What this step or draw did."""
    if isinstance(entry, Draw):
        made = _draw(before.plain, entry.outcome)
    else:
        made = [Event(event) for event in _step(before, entry.seat, entry.action, after)]
    return made + [Event(event) for event in _followed(before, entry, after)]


# ---------------------------------------------------------------- draws


def _draw(b: Plain, outcome: int) -> list[Event]:
    phase, seat = b.phase, b.seat
    if phase == pieces.LAYING_TILES:
        tile, kind = sum(kind > 0 for kind in b.kinds), outcome - actions.TILE_DRAW_0 + 1
        short = SHORT_KINDS[kind]
        assert short is not None
        points = int(KIND_POINTS[kind])
        return [Event(told.TileLaid(event="tile", tile=TILE_NAMES[tile], kind=short, points=points))]
    if phase == pieces.FILLING_TILES:
        tile = (pieces.MEEPLES - sum(b.bag)) // box.MEEPLES_PER_TILE
        return [_meeple(tile, outcome, None, None)]
    if phase == pieces.DRAWING_MEEPLES:
        return [_meeple(b.anchor, outcome, seat, DJINN_NAMES[b.power])]
    if phase == pieces.DEALING_MARKERS:
        return [Event(told.MarkerDealt(event="marker", seat=outcome - actions.MARKER_DRAW_0))]
    if phase == pieces.DEALING_CARDS:
        return [Event(told.CardDealt(event="card", card=CARD_NAMES[outcome - actions.CARD_DRAW_0]))]
    if phase == pieces.DEALING_DJINNS:
        return [Event(told.DjinnDealt(event="djinn", djinn=DJINN_NAMES[outcome - actions.DJINN_DRAW_0]))]
    if phase == pieces.DRAWING_CARDS:
        by = DJINN_NAMES[box.KANDICHA if b.power == pieces.NO_DJINN else b.power]
        card = CARD_NAMES[outcome - actions.CARD_DRAW_0]
        seen = told.DrawnCard(event="drawn-card", seat=seat, card=card, djinn=by)
        return [
            Event(told.DrawCard(event="draw-card", seat=seat, djinn=by)),
            Event(seen, seats=None if b.goods_are_shown else (seat,)),
        ]
    djinn = DJINN_NAMES[outcome - actions.DJINN_DRAW_0]
    return [
        Event(told.DrawDjinn(event="draw-djinn", seat=seat)),
        Event(told.DrawnDjinn(event="drawn-djinn", seat=seat, djinn=djinn), seats=(seat,)),
    ]


def _meeple(tile: int, outcome: int, seat: int | None, djinn: str | None) -> Event:
    colour = COLOUR_NAMES[outcome - actions.MEEPLE_DRAW_0]
    return Event(told.MeepleDrawn(event="meeple", tile=TILE_NAMES[tile], colour=colour, seat=seat, djinn=djinn))


# ---------------------------------------------------------------- steps


def _step(before: Position, seat: int, action: int, after: Position) -> Iterator[GameEvent]:
    """What the seat did itself, with what it paid."""
    b, a, act = before.plain, after.plain, actions.DEEDS[action]
    args = act.args
    if act.kind == "bid":
        paid = b.gold[seat] - a.gold[seat]
        yield told.Bid(event="bid", seat=seat, price=args["price"], fakirs=args["fakirs"], paid=paid)
        yield from _gold(seat, -paid, "bid")
    elif act.kind == "take":
        meeples = meeples_of(b.meeples[actions.TILE_OF[action]])
        yield told.Take(event="take", seat=seat, tile=args["tile"], meeples=meeples)
    elif act.kind == "drop":
        start = TILE_NAMES[b.here]
        yield told.Drop(event="drop", seat=seat, colour=args["colour"], start=start, tile=args["tile"])
        yield from _share(b, box.MARID, b.camels[actions.TILE_OF[action]] - 1 == _owner(b, box.MARID))
    elif act.kind in ("kill", "murder"):
        yield from _kill(before, seat, action, a)
    elif act.kind == "buy":
        card, paid = CARD_NAMES[b.row[args["place"] - 1] - 1], _price(b)
        yield told.Buy(event="buy", seat=seat, card=card, paid=paid)
        yield from _gold(seat, -paid, "market")
    elif act.kind == "summon":
        yield told.Summon(event="summon", seat=seat, djinn=args["djinn"], pay=_pay(action))
    elif act.kind == "djinn":
        yield told.Power(event="power", seat=seat, djinn=args["djinn"], pay=_pay(action))
    elif act.kind == "at":
        yield told.Aim(event="aim", seat=seat, tile=args["tile"], djinn=_power(b))
    elif act.kind == "keep":
        drawn = [DJINN_NAMES[d] for d in range(DJINNS) if b.djinns[d] in (pieces.DRAWN, pieces.COUNTED)]
        discarded = [name for name in drawn if name != args["djinn"]]
        yield told.Keep(event="keep", seat=seat, djinn=args["djinn"], discarded=discarded)
    elif act.kind == "sell":
        gold = int(SALE[len(args["cards"])])
        yield told.Sell(event="sell", seat=seat, cards=args["cards"], gold=gold)
        yield from _gold(seat, gold, "sale")
    elif act.kind == "done":
        yield told.Done(event="done", seat=seat, declined=DECLINED[b.phase])


def _pay(action: int) -> box.Pay:
    way = box.WAYS[actions.WAY_OF[action]]
    return {"elders": way.elders, "fakirs": way.fakirs}


def _price(b: Plain) -> int:
    """What a card costs now; the second one of a large market is paid for."""
    return box.TILE_ROWS[b.kinds[b.here] - 1].price if b.phase == pieces.MARKET else 0


def _power(b: Plain) -> str | None:
    return None if b.power == pieces.NO_DJINN else DJINN_NAMES[b.power]


def _owner(b: Plain, djinn: int) -> int:
    return int(b.djinns[djinn]) - OWNED


def _kill(before: Position, seat: int, action: int, a: Plain) -> Iterator[GameEvent]:
    b, act = before.plain, actions.DEEDS[action]
    second = b.phase == pieces.KILL_AGAIN
    colour = actions.COLOUR_OF[action] if act.kind == "kill" else actions.VICTIM_OF[action]
    far = int(distance(b.here, int(actions.TILE_OF[action]))) if act.kind == "kill" else None
    capturing = _owner(b, box.KANDICHA) == seat
    yield told.Kill(
        event="kill",
        seat=seat,
        colour=COLOUR_NAMES[colour],
        tile=act.args.get("tile"),
        rival=act.args.get("rival"),
        distance=far,
        fakirs=0 if second or far is None else max(0, far - b.taken),
        second=second,
        kept=bool(capturing and colour in (box.YELLOW, box.WHITE)),
    )
    if capturing and colour == box.BLUE:
        blue = int(blue_tiles(before.fields, int(actions.TILE_OF[action]))) if far is not None else 0
        yield from _gold(seat, blue, "djinn", DJINN_NAMES[box.KANDICHA])
    yield from _share(b, box.NEKIR, a.phase != pieces.KILL_AGAIN)


def _gold(seat: int, by: int, why: told.GoldReason, djinn: str | None = None) -> Iterator[GameEvent]:
    if by:
        yield told.Gold(event="gold", seat=seat, by=by, why=why, djinn=djinn)


def _share(b: Plain, djinn: int, times: int) -> Iterator[GameEvent]:
    """What a Djinn that watches the turns brings its owner."""
    owner = _owner(b, djinn)
    if owner >= 0:
        share = OWN_SHARE if owner == b.seat else RIVAL_SHARE
        yield from _gold(owner, share * times, "djinn", DJINN_NAMES[djinn])


# ---------------------------------------------------------------- what follows


def _followed(before: Position, entry: Entry, after: Position) -> Iterator[GameEvent]:
    """What followed, in the order of a turn; only what everybody sees."""
    b, a = before.plain, after.plain
    seat = b.seat
    landed = b.phase == pieces.SOW and a.phase != pieces.SOW
    action = None if isinstance(entry, Draw) else entry.action
    if landed and action is not None:
        yield from _landed(b, a, action)
    yield from _controlled(b, a, action)
    yield from _built(before, action, a, landed)
    yield from _placed(b, a, action)
    gained = [d for d in range(DJINNS) if b.djinns[d] < OWNED <= a.djinns[d]]
    yield from _share(b, box.BAAL, len(gained) - gained.count(box.BAAL))
    if a.last_round and not b.last_round:
        camels = b.stock[seat] > 0 and a.stock[seat] == 0
        yield told.LastRound(event="last-round", seat=seat, why="camels" if camels else "no-move")
    if after.over:
        yield told.GameEnd(event="end", scores=list(after.scores), ranking=list(after.ranking))
        return
    if a.rounds != b.rounds:
        yield told.Round(event="round", round=a.rounds + 1)
    if a.order != b.order and a.phase > pieces.BID and a.spots != b.spots:
        yield told.Turn(event="turn", seat=a.seat, again=b.phase != pieces.BID and a.seat == seat)


def _landed(b: Plain, a: Plain, action: int) -> Iterator[GameEvent]:
    """The tribe that the last meeple took, and the cards that merchants brought."""
    colour, tile = int(actions.COLOUR_OF[action]), int(actions.TILE_OF[action])
    number = b.meeples[tile][colour] + 1
    yield told.TribeTaken(event="tribe", seat=b.seat, colour=COLOUR_NAMES[colour], number=number, tile=TILE_NAMES[tile])
    taken = sum(card > 0 for card in b.row) - sum(card > 0 for card in a.row)
    if colour == box.GREEN and taken:
        cards = [CARD_NAMES[card - 1] for card in b.row[:taken]]
        yield told.CardsTaken(event="cards", seat=b.seat, cards=cards)


def _controlled(b: Plain, a: Plain, action: int | None) -> Iterator[GameEvent]:
    """New camels; no entry places two."""
    why: told.ControlReason = "move" if b.phase == pieces.SOW else "djinn" if b.phase == pieces.TARGET else "kill"
    for tile in range(TILES):
        if b.camels[tile] != a.camels[tile]:
            djinn = _power(b) if why == "djinn" else None
            yield told.Control(event="control", seat=b.seat, tile=TILE_NAMES[tile], why=why, djinn=djinn)


def _built(before: Position, action: int | None, a: Plain, landed: bool) -> Iterator[GameEvent]:
    """FT-23: builders earn when they are asked for fakirs no more, whatever was last done."""
    b = before.plain
    fell_blue = landed and action is not None and actions.COLOUR_OF[action] == box.BLUE
    waited = pieces.BUILD in (b.phase, b.resume)
    if not (fell_blue or waited) or pieces.BUILD in (a.phase, a.resume):
        return
    tile = int(actions.TILE_OF[action]) if fell_blue else b.here
    builders = b.meeples[tile][box.BLUE] + 1 if fell_blue else b.taken
    answered = b.phase == pieces.BUILD and action is not None and actions.DEED_OF[action] == actions.IS_BUILD
    fakirs = int(actions.FAKIRS_OF[action]) if answered else 0
    helped = b.phase == pieces.BUILD and action is not None and actions.DJINN_OF[action] == box.ECHIDNA
    doubled = bool(b.doubled or helped)
    blue = int(blue_tiles(before.fields, tile))
    gold = (builders + fakirs) * blue * (box.number_of(box.ECHIDNA) if doubled else 1)
    yield told.Build(
        event="build", seat=b.seat, builders=builders, fakirs=fakirs, blue=blue, doubled=doubled, gold=gold
    )
    yield from _gold(b.seat, gold, "builders")


def _placed(b: Plain, a: Plain, action: int | None) -> Iterator[GameEvent]:
    """Palm trees and palaces, one event for each: first what a Djinn placed, then what the final tile gave."""
    aiming = b.phase in (pieces.TARGET, pieces.LAY, pieces.NEIGHBOUR) and action is not None
    djinn = _power(b) if aiming else None
    by_djinn = aiming and box.DJINN_ROWS[b.power].effect in ("palace", "move-palace")
    palms = [tile for tile in range(TILES) for _ in range(a.palms[tile] - b.palms[tile])]
    palaces = [tile for tile in range(TILES) for _ in range(a.palaces[tile] - b.palaces[tile])]
    placed = [(tile, False) for tile in palms] + [(tile, True) for tile in palaces]
    first = (int(actions.TILE_OF[action]), by_djinn) if aiming else None
    for piece in sorted(placed, key=lambda one: one != first):
        yield from _piece(b, *piece, djinn if piece == first else None)
        djinn = None if piece == first else djinn


def _piece(b: Plain, tile: int, palace: bool, djinn: str | None) -> Iterator[GameEvent]:
    name = TILE_NAMES[tile]
    if palace:
        yield told.Palace(event="palace", seat=b.seat, tile=name, djinn=djinn)
        yield from _share(b, box.MONKIR, 1)
    else:
        yield told.Palm(event="palm", seat=b.seat, tile=name, djinn=djinn)
