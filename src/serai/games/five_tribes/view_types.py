"""What a seat may know of a table of Five Tribes: the shape of its view, and of the moves that the finder lists."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from serai.engine.declarations.shapes import BaseView
from serai.games.five_tribes.box import Card, Colour, Effect, Ground, Kind, Source, Target
from serai.games.five_tribes.pieces import DjinnName, Phase, TileName


class Spot(TypedDict):
    """A place of the turn order track, and whose marker is on it."""

    price: int
    seat: int | None


class Tile(TypedDict):
    """A tile with all that stands on it."""

    tile: TileName
    kind: Annotated[Kind | None, "null: not laid yet."]
    colour: Ground | None
    points: int
    meeples: dict[Colour, int]
    camel: Annotated[int | None, "The seat in control."]
    palms: int
    palaces: int


class Supply(TypedDict):
    """Palm trees and palaces that are not on tiles."""

    palms: int
    palaces: int


class DjinnView(TypedDict):
    """A Djinn in the row or in front of a seat."""

    name: DjinnName
    points: int


class OwnedDjinn(DjinnView):
    """A Djinn in front of a seat."""

    used: Annotated[bool, "Has helped this turn or round."]
    ready: Annotated[bool, "Can be used now; told to the seat itself."]


class Taken(TypedDict):
    """What the move of this turn took."""

    colour: Colour
    number: int


class End(TypedDict):
    """Where the meeples in hand can end, and what that would give."""

    tile: TileName
    colour: Colour
    tribe: str
    taken: int
    control: bool
    action: Kind | None
    cards: NotRequired[list[Card]]
    gold: NotRequired[int]
    reach: NotRequired[int]


class BidView(TypedDict):
    """A bid that the seat can make: what it pays, and its place among the markers that have bid so far."""

    step: str
    price: int
    fakirs: int
    pays: int
    place: int


class BuildView(TypedDict):
    """What builders are about to earn: with no fakir, with one, ... as many as the seat has, if that may be known."""

    builders: int
    blue: int
    doubled: bool
    earnings: list[int]


class MarketView(TypedDict):
    """What a market offers: so many of these cards for a price."""

    price: int
    cards: int
    offered: list[Card]
    second: Annotated[bool, "The second card, paid for already."]


class PieceView(TypedDict):
    """The palace or palm tree that is being placed, and where it goes unless a Djinn moves it."""

    piece: Literal["palace", "palm"]
    tile: TileName


class PowerView(TypedDict):
    """The power that is being used."""

    name: DjinnName
    effect: Effect
    target: Target | None
    tile: TileName | None
    drawn: Annotated[list[DjinnName | None], "The Djinns to choose from; null: not for these eyes."]


class Player(TypedDict):
    """A seat; what is hidden is null."""

    seat: int
    gold: int | None
    camels: Annotated[int, "Not yet on a tile."]
    viziers: int
    elders: int
    cards: int
    goods: dict[Card, int] | None
    sale: Annotated[int | None, "What one card of each kind would bring now."]
    djinns: list[OwnedDjinn]
    score: dict[Source, int | None]
    total: Annotated[int, "As far as it is known."]
    all_known: bool


class OwnView(TypedDict):
    """What of a view depends on whose eyes these are."""

    bids: Annotated[list[BidView], "For the seat that bids."]
    build: Annotated[BuildView | None, "While builders are about to earn."]
    power: PowerView | None
    seats: list[Player]


class View(BaseView, OwnView):
    """What a seat may know of a table of Five Tribes."""

    round: int
    last_round: bool
    phase: Phase
    active: Annotated[int | None, "Whose bid or turn it is."]
    order: Annotated[list[int | None], "The bid order."]
    track: list[Spot]
    tiles: list[Tile]
    bag: dict[Colour, int]
    supply: Supply
    row: list[Card]
    pile: int
    discards: dict[Card, int]
    djinn_row: list[DjinnView]
    djinn_pile: int
    djinn_discards: list[DjinnName]
    hand: dict[Colour, int]
    here: Annotated[TileName | None, "The tile of the last drop."]
    taken: Taken | None
    doubled: Annotated[bool, "Whether Echidna doubles what builders earn this turn."]
    ends: list[End]
    reach: Annotated[int | None, "While assassins choose: how far they go without fakirs."]
    market: Annotated[MarketView | None, "While a market is open."]
    piece: Annotated[PieceView | None, "While a piece is being placed."]


class Move(TypedDict):
    """A complete move of meeples: one for every start, end and colour, with the path that takes most."""

    start: Annotated[TileName | None, "null: the meeples are in hand already."]
    end: TileName
    colour: Colour
    tribe: str
    taken: int
    control: bool
    points: Annotated[int, "Of the tile, with control."]
    action: Kind
    gold: int
    cards: list[Card]
    worth: Annotated[int, "What the score counts more at once."]
    path: Annotated[list[str], "The steps."]
    paths: Annotated[int, "In how many ways."]
