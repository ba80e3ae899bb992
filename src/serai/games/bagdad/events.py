"""What happens at a table of The Thief of Bagdad, as events for animation and log; words are made where they are shown.

All see every event but `card`, which is for the seat that takes the card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypedDict, get_args

from serai.engine.compiler.plain import Plain, interpreted
from serai.engine.declarations.position import Position
from serai.engine.declarations.steps import Act
from serai.engine.rulebook import Draw, Entry, Event
from serai.games.bagdad import pieces
from serai.games.bagdad.box import KINDS, NAMES, CardKind, PalaceName
from serai.games.bagdad.steps import DEEDS

WhyOver = Literal["chests", "stall", "turns"]
Way = TypedDict("Way", {"seat": int, "from": PalaceName, "to": PalaceName})
PaidDeed = Literal["place", "move", "carry", "neutral"]
LastStep = Literal["end", "pass", "pass dancer"]
SET_UP = ("guard", "neutral guard")
PAID: Mapping[str, PaidDeed] = {deed: deed for deed in get_args(PaidDeed)}
FINISHES: Mapping[str, LastStep] = {step: step for step in get_args(LastStep)}


class First(TypedDict):
    """The seat that begins."""

    event: Literal["first"]
    seat: int


class Drawn(TypedDict):
    """A seat takes a card from the pile: of its first hand, or at the end of its turn."""

    event: Literal["draw"]
    seat: int
    why: Literal["deal", "turn"]


class Card(TypedDict):
    """Which card that was."""

    event: Literal["card"]
    seat: int
    palace: PalaceName


class Guard(TypedDict):
    """A guard of the set-up."""

    event: Literal["guard"]
    seat: int
    palace: PalaceName
    neutral: bool


class Pay(TypedDict):
    """The cards that a deed costs, dancers last."""

    event: Literal["pay"]
    seat: int
    deed: PaidDeed
    cards: list[CardKind]


class Place(TypedDict):
    """A thief from the reserve enters a palace."""

    event: Literal["place"]
    seat: int
    palace: PalaceName


class Move(Way):
    """An own guard goes to another palace."""

    event: Literal["move"]


class Carry(Way):
    """An own guard goes to another palace with a thief."""

    event: Literal["carry"]


class Neutral(Way):
    """A neutral guard goes to another palace."""

    event: Literal["neutral"]


class Steal(TypedDict):
    """The top chest is taken, and the thieves that it needs go home."""

    event: Literal["steal"]
    seat: int
    palace: PalaceName
    chest: Annotated[int, "The thieves that it took."]
    won: Annotated[int, "The chests that the seat has now."]


class Finish(TypedDict):
    """The actions of a turn end, and cards are drawn."""

    event: Literal["finish"]
    seat: int
    step: LastStep


class Dancer(TypedDict):
    """A seat takes an open dancer."""

    event: Literal["dancer"]
    seat: int


class Shuffle(TypedDict):
    """So many discards become the pile."""

    event: Literal["shuffle"]
    cards: int


class Give(TypedDict):
    """A card is given up for the hand limit."""

    event: Literal["give"]
    seat: int
    card: CardKind


class Turn(TypedDict):
    """A turn begins."""

    event: Literal["turn"]
    seat: int
    turn: int


class End(TypedDict):
    """The game is over."""

    event: Literal["end"]
    why: WhyOver
    ranking: list[int]


GameEvent = (
    First | Drawn | Card | Guard | Pay | Place | Move | Carry | Neutral | Steal | Finish | Dancer | Shuffle | Give
    | Turn | End
)  # fmt: skip

_top_chest, _chests_to_win = interpreted(pieces.top_chest), interpreted(pieces.chests_to_win)


def events(before: Position, entry: Entry, after: Position) -> list[Event]:
    """What this step or draw did."""
    b, a = before.plain, after.plain
    if not isinstance(entry, Draw):
        told = _step(b, entry.seat, entry.action, a) + _passage(b, a, after)
        return [Event(event) for event in told]
    if entry.outcome >= pieces.FIRST_SEAT:
        told = [First(event="first", seat=entry.outcome - pieces.FIRST_SEAT)]
        return [Event(event) for event in told + _passage(b, a, after)]
    drawn = Drawn(event="draw", seat=b.seat, why="deal" if b.phase == pieces.DEAL else "turn")
    card = Card(event="card", seat=b.seat, palace=NAMES[entry.outcome])
    later = _shuffle(b, a, drawn=1) + _passage(b, a, after)
    return [Event(drawn), Event(card, seats=(b.seat,)), *(Event(event) for event in later)]


def audience(before: Position, entry: Entry) -> tuple[int, ...] | None:
    """BG-22: a card from the pile is seen by the seat that takes it; all else by everybody."""
    if isinstance(entry, Draw) and entry.outcome < pieces.FIRST_SEAT:
        return (before.plain.seat,)
    return None


def _shuffle(b: Plain, a: Plain, drawn: int) -> list[GameEvent]:
    left = sum(b.pile) - drawn
    return [Shuffle(event="shuffle", cards=sum(a.pile))] if sum(a.pile) > left else []


def _step(b: Plain, seat: int, action: int, a: Plain) -> list[GameEvent]:
    deed, args = DEEDS[action].kind, DEEDS[action].args
    if deed in SET_UP:
        return [Guard(event="guard", seat=seat, palace=args["palace"], neutral=deed == "neutral guard")]
    if deed == "give":
        return [Give(event="give", seat=seat, card=args["card"])]
    if deed in FINISHES:
        taken = [Dancer(event="dancer", seat=seat)] if deed == "pass dancer" else []
        return [Finish(event="finish", seat=seat, step=FINISHES[deed]), *taken, *_shuffle(b, a, drawn=0)]
    return _action(b, seat, DEEDS[action], a)


def _action(b: Plain, seat: int, act: Act, a: Plain) -> list[GameEvent]:
    """A deed that is paid for, and the chest that it wins."""
    paid = [kind for card, kind in enumerate(KINDS) for _ in range(b.hand[seat][card] - a.hand[seat][card])]
    goal: PalaceName = act.args["palace"] if act.kind == "place" else act.args["to"]
    pay = Pay(event="pay", seat=seat, deed=PAID[act.kind], cards=paid)
    told: list[GameEvent] = [pay, _done(seat, act, goal)]
    if a.stolen[seat] > b.stolen[seat]:
        chest = _top_chest(b, NAMES.index(goal))
        told.append(Steal(event="steal", seat=seat, palace=goal, chest=chest, won=a.stolen[seat]))
    return told


def _done(seat: int, act: Act, goal: PalaceName) -> Place | Move | Carry | Neutral:
    if act.kind == "place":
        return Place(event="place", seat=seat, palace=goal)
    way: Way = {"seat": seat, "from": act.args["from"], "to": goal}
    if act.kind == "move":
        return Move(event="move", **way)
    return Carry(event="carry", **way) if act.kind == "carry" else Neutral(event="neutral", **way)


def _passage(b: Plain, a: Plain, after: Position) -> list[GameEvent]:
    """The next turn, or the end of the game."""
    why = why_over(a)
    if why:
        return [End(event="end", why=why, ranking=list(after.ranking))]
    if a.phase == pieces.ACT and (b.phase < pieces.ACT or a.turns > b.turns):
        return [Turn(event="turn", seat=a.seat, turn=a.turns + 1)]
    return []


def why_over(s: Plain) -> WhyOver | None:
    """BG-20, BG-21, BG-24: what ended the game; None while it goes on."""
    if s.phase != pieces.OVER:
        return None
    if max(s.stolen) >= _chests_to_win(s):
        return "chests"
    return "stall" if s.stalled == s.players else "turns"
