"""What can happen at a table of Five Tribes: every event with its arguments. `events` makes them from two states.

All see every event but `drawn-card` (the seat alone, unless the table shows goods) and `drawn-djinn` (the seat alone).
A piece of gold that comes or goes is in exactly one `gold` event, which says why.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from serai.games.five_tribes.box import Card, Colour, Kind, Pay
from serai.games.five_tribes.pieces import DjinnName, TileName

GoldReason = Literal["bid", "market", "builders", "sale", "djinn"]
ControlReason = Literal["move", "kill", "djinn"]
Declined = Literal["kill", "market", "sacred", "end"]


# ---------------------------------------------------------------- draws


class TileLaid(TypedDict):
    """A tile comes to its place."""

    event: Literal["tile"]
    tile: TileName
    kind: Kind
    points: int


class MeepleDrawn(TypedDict):
    """A meeple comes from the bag: at the start, or for the seat whose Djinn brings it."""

    event: Literal["meeple"]
    tile: TileName
    colour: Colour
    seat: int | None
    djinn: DjinnName | None


class CardDealt(TypedDict):
    """A card comes to the row."""

    event: Literal["card"]
    card: Card


class DjinnDealt(TypedDict):
    """A Djinn comes to the row."""

    event: Literal["djinn"]
    djinn: DjinnName


class MarkerDealt(TypedDict):
    """The next place in the first bid order."""

    event: Literal["marker"]
    seat: int


class DrawCard(TypedDict):
    """A seat draws a card from the pile, thanks to a Djinn."""

    event: Literal["draw-card"]
    seat: int
    djinn: DjinnName


class DrawnCard(TypedDict):
    """Which card it was."""

    event: Literal["drawn-card"]
    seat: int
    card: Card
    djinn: DjinnName


class DrawDjinn(TypedDict):
    """A seat draws a Djinn to choose from."""

    event: Literal["draw-djinn"]
    seat: int


class DrawnDjinn(TypedDict):
    """Which Djinn it was."""

    event: Literal["drawn-djinn"]
    seat: int
    djinn: DjinnName


# ---------------------------------------------------------------- steps


class Bid(TypedDict):
    """A marker takes the spot of a price."""

    event: Literal["bid"]
    seat: int
    price: int
    fakirs: Annotated[int, "Paid to Kumarbi."]
    paid: Annotated[int, "Gold."]


class Take(TypedDict):
    """A seat picks up the meeples of a tile."""

    event: Literal["take"]
    seat: int
    tile: TileName
    meeples: dict[Colour, int]


class Drop(TypedDict):
    """A meeple falls."""

    event: Literal["drop"]
    seat: int
    colour: Colour
    start: Annotated[TileName, "The tile that the hand comes from."]
    tile: TileName


class Kill(TypedDict):
    """Assassins kill, on a tile or in front of a rival."""

    event: Literal["kill"]
    seat: int
    colour: Colour
    tile: TileName | None
    rival: int | None
    distance: Annotated[int | None, "Steps from the final tile; null in front of a rival."]
    fakirs: Annotated[int, "Spent to reach so far."]
    second: Annotated[bool, "The second victim, thanks to Iblis."]
    kept: Annotated[bool, "Kandicha keeps the victim for the seat."]


class Build(TypedDict):
    """Builders earn: (builders + fakirs) x blue tiles, doubled with Echidna."""

    event: Literal["build"]
    seat: int
    builders: int
    fakirs: int
    blue: int
    doubled: bool
    gold: int


class Buy(TypedDict):
    """A card of the row is bought; the second one of a large market is paid for already."""

    event: Literal["buy"]
    seat: int
    card: Card
    paid: int


class Summon(TypedDict):
    """A Djinn of the row comes to a seat."""

    event: Literal["summon"]
    seat: int
    djinn: DjinnName
    pay: Pay


class Power(TypedDict):
    """A Djinn's power is used."""

    event: Literal["power"]
    seat: int
    djinn: DjinnName
    pay: Pay


class Aim(TypedDict):
    """The tile for a power, a palace or a palm tree is chosen."""

    event: Literal["aim"]
    seat: int
    tile: TileName
    djinn: DjinnName | None


class Keep(TypedDict):
    """A seat keeps one of the Djinns it drew."""

    event: Literal["keep"]
    seat: int
    djinn: DjinnName
    discarded: list[DjinnName]


class Sell(TypedDict):
    """A set of different cards is sold."""

    event: Literal["sell"]
    seat: int
    cards: list[Card]
    gold: int


class Done(TypedDict):
    """A seat wants no more of what was optional."""

    event: Literal["done"]
    seat: int
    declined: Declined


# ---------------------------------------------------------------- what follows


class TribeTaken(TypedDict):
    """What the last meeple of a move takes."""

    event: Literal["tribe"]
    seat: int
    colour: Colour
    number: int
    tile: TileName


class CardsTaken(TypedDict):
    """Merchants take cards from the row."""

    event: Literal["cards"]
    seat: int
    cards: list[Card]


class Control(TypedDict):
    """A camel comes to a tile: it was emptied by a move or a kill, or a Djinn put it there."""

    event: Literal["control"]
    seat: int
    tile: TileName
    why: ControlReason
    djinn: DjinnName | None


class Palm(TypedDict):
    """A palm tree is placed: by the oasis itself, or by a Djinn."""

    event: Literal["palm"]
    seat: int
    tile: TileName
    djinn: DjinnName | None


class Palace(TypedDict):
    """A palace is placed: by the village itself, or by a Djinn."""

    event: Literal["palace"]
    seat: int
    tile: TileName
    djinn: DjinnName | None


class Gold(TypedDict):
    """Gold comes or, below 0, goes."""

    event: Literal["gold"]
    seat: int
    by: int
    why: GoldReason
    djinn: Annotated[DjinnName | None, "The one that brings it, if a Djinn does."]


class LastRound(TypedDict):
    """This round is the last: a seat has placed its last camel, or has no move."""

    event: Literal["last-round"]
    seat: int
    why: Literal["camels", "no-move"]


class Turn(TypedDict):
    """A seat's turn begins; `again` if it has just had one."""

    event: Literal["turn"]
    seat: int
    again: bool


class Round(TypedDict):
    """A round begins."""

    event: Literal["round"]
    round: int


class GameEnd(TypedDict):
    """The game is over."""

    event: Literal["end"]
    scores: list[int]
    ranking: list[int]


GameEvent = (
    TileLaid | MeepleDrawn | CardDealt | DjinnDealt | MarkerDealt | DrawCard | DrawnCard | DrawDjinn | DrawnDjinn
    | Bid | Take | Drop | Kill | Build | Buy | Summon | Power | Aim | Keep | Sell | Done
    | TribeTaken | CardsTaken | Control | Palm | Palace | Gold | LastRound | Turn | Round | GameEnd
)  # fmt: skip
