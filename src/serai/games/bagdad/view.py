"""What a seat may know of a table of The Thief of Bagdad, as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypedDict

from serai.engine.compiler.plain import Plain, interpreted
from serai.engine.declarations.position import Position
from serai.engine.declarations.shapes import EVERY, BaseView, base_view
from serai.engine.declarations.steps import Act
from serai.games.bagdad import pieces
from serai.games.bagdad.box import (
    DANCER,
    NAMES,
    PALACES,
    PHASES,
    CardKind,
    PalaceName,
    PhaseName,
)
from serai.games.bagdad.events import WhyOver, why_over
from serai.games.bagdad.steps import DEEDS

Cards = Annotated[dict[PalaceName, int], EVERY]


class WayIn(TypedDict):
    """A way to pay for a thief that enters, with the cards that it takes, dancers last."""

    step: str
    cards: list[CardKind]


class PalaceView(TypedDict):
    """A palace."""

    name: PalaceName
    letter: str
    symbol: str
    colour: str
    chests: Annotated[list[int], "The thieves that each chest needs, the top one first."]
    neutral: int
    guards: Annotated[list[int], "Of each seat."]
    free_spaces: int
    thieves: list[int]
    missing: Annotated[list[int | None], "Thieves that each seat lacks for the top chest; null in an emptied palace."]
    cost: Annotated[list[int | None], "Cards for a thief of each seat; null: not possible."]
    ways_in: Annotated[list[WayIn], "How the viewer may pay for a thief now, fewest dancers first."]


class SeatView(TypedDict):
    """A seat."""

    seat: int
    chests: int
    reserve: int
    guards_left: int
    neutrals_left: int
    cards: Annotated[int, "Of palaces, in the hand."]
    dancers: int
    hand: Annotated[Cards | None, "null: it is closed."]
    known: Annotated[Cards | None, "With two players: what the other one knows to be in it."]


class View(BaseView):
    """What a seat may know of a table of The Thief of Bagdad."""

    phase: PhaseName
    first: int | None
    turn: Annotated[int, "0 before the first turn."]
    max_turns: int
    turn_of: int | None
    acted: bool
    thief_actions: int
    thief_actions_left: int
    to_draw: int
    to_give_up: int
    stalled: int
    chests_to_win: int
    palaces: list[PalaceView]
    seats: list[SeatView]
    pile: int
    pile_cards: Cards | None
    discards: Cards
    unseen: Annotated[dict[PalaceName, int], EVERY, "Cards in the pile and in hands that the viewer does not see."]
    dancers: Annotated[int, "That lie open."]
    within_reach: Annotated[list[PalaceName], "Where one step of the viewer would take a chest now."]
    why_over: WhyOver | None


_place_cost, _top_chest = interpreted(pieces.place_cost), interpreted(pieces.top_chest)
_chests_to_win, _cards_in_box = interpreted(pieces.chests_to_win), interpreted(pieces.cards_in_box)


def view(state: Position, seat: int | None, *, open_all: bool = False) -> View:
    """The table from a seat's eyes; BG-22: others' hands and the pile are counted and closed, unless `open_all`."""
    s, game = state.plain, state.game
    turn_runs = s.phase == pieces.ACT
    acts = [] if seat is None or open_all else [DEEDS[action] for action in state.legal_actions(seat)]
    palaces = [_palace(s, palace, acts) for palace in range(s.palaces)]
    return {
        **base_view(state, seat),
        "phase": PHASES[s.phase],
        "first": None if s.phase == pieces.CHOOSE_FIRST else s.first,
        "turn": _turn(s),
        "max_turns": s.max_turns,
        "turn_of": s.seat if not state.over and s.phase != pieces.CHOOSE_FIRST else None,
        "acted": bool(s.acted) and turn_runs,
        "thief_actions": s.thief_limit,
        "thief_actions_left": s.thief_limit - s.thief_acts if turn_runs else 0,
        "to_draw": s.draws,
        "to_give_up": _over_limit(s),
        "stalled": s.stalled,
        "chests_to_win": _chests_to_win(s),
        "palaces": palaces,
        "seats": [_seat(s, other, seat, open_all) for other in range(game.players)],
        "pile": sum(s.pile),
        "pile_cards": _cards(s.pile) if open_all else None,
        "discards": _cards(s.discards),
        "unseen": _unseen(s, seat),
        "dancers": s.dancers,
        "within_reach": [palace["name"] for palace in palaces if _within_reach(palace, seat, acts)],
        "why_over": why_over(s),
    }


def view_from_public(state: Position, seat: int, public: View) -> View:
    """The table from a seat's eyes, made from a spectator's view: hands, unseen cards and what may be done differ."""
    s = state.plain
    acts = [DEEDS[action] for action in state.legal_actions(seat)]
    palaces = _with_ways_in(s, public["palaces"], acts)
    seats = [*public["seats"]]
    for other in range(s.players) if s.players == 2 else (seat,):
        seats[other] = _seat(s, other, seat, False)
    return {
        **public,
        "seat": seat,
        "palaces": palaces,
        "seats": seats,
        "unseen": _unseen(s, seat),
        "within_reach": [palace["name"] for palace in palaces if _within_reach(palace, seat, acts)],
    }


def _turn(s: Plain) -> int:
    """The turn that runs, or in which the game ended; 0 before the first."""
    if s.phase < pieces.ACT:
        return 0
    after_a_turn = why_over(s) in ("stall", "turns")  # a chest ends the game within a turn, which is not counted yet
    return s.turns + (0 if after_a_turn else 1)


def _within_reach(palace: PalaceView, seat: int | None, acts: Sequence[Act]) -> bool:
    """BG-15: whether a thief more takes the top chest, and a step of the seat brings it there."""
    lacks_one = seat is not None and palace["missing"][seat] == 1
    return lacks_one and any(
        act.args.get("palace" if act.kind == "place" else "to") == palace["name"]
        for act in acts
        if act.kind in ("place", "carry")
    )


def _cards(counts: Sequence[int]) -> dict[PalaceName, int]:
    return dict(zip(NAMES, counts[: pieces.PALACES], strict=True))


def _unseen(s: Plain, seat: int | None) -> dict[PalaceName, int]:
    """Cards of each palace in the pile and in hands that the seat does not see."""
    own = s.hand[seat] if seat is not None else (0,) * pieces.PALACES
    return _cards([_cards_in_box(s, palace) - s.discards[palace] - own[palace] for palace in range(pieces.PALACES)])


def _over_limit(s: Plain) -> int:
    return sum(s.hand[s.seat]) - s.hand_limit if s.phase == pieces.OVER_LIMIT else 0


def _palace(s: Plain, palace: int, acts: Sequence[Act]) -> PalaceView:
    """A palace, with what a thief costs each seat there and the thieves that it still needs.

    The cost is None where guards or an emptied palace let no thief of the seat in; it says nothing of reserve and hand.
    """
    seats = range(s.players)
    chest = _top_chest(s, palace)
    thieves = [s.thieves[seat][palace] for seat in seats]
    looks = PALACES[palace]
    return {
        "name": looks.name,
        "letter": looks.letter,
        "symbol": looks.symbol,
        "colour": looks.colour,
        "chests": list(range(chest, s.last_chest + 1)) if chest else [],
        "neutral": s.neutral[palace],
        "guards": [s.guards[seat][palace] for seat in seats],
        "free_spaces": s.spaces[palace],
        "thieves": thieves,
        "missing": [chest - thieves[seat] if chest else None for seat in seats],
        "cost": [_place_cost(s, seat, palace) or None for seat in seats],
        "ways_in": [_way_in(s, act) for act in acts if act.kind == "place" and act.args["palace"] == looks.name],
    }


def _with_ways_in(s: Plain, palaces: list[PalaceView], acts: Sequence[Act]) -> list[PalaceView]:
    """A spectator's palaces with how a seat may pay; those that it cannot enter stay the same."""
    ways: dict[str, list[WayIn]] = {}
    for act in acts:
        if act.kind == "place":
            ways.setdefault(act.args["palace"], []).append(_way_in(s, act))
    return [{**palace, "ways_in": ways[palace["name"]]} if palace["name"] in ways else palace for palace in palaces]


def _way_in(s: Plain, act: Act) -> WayIn:
    """BG-9, BG-17: a card of the palace for each foreign guard, or a dancer instead."""
    name, dancers = act.args["palace"], act.args["dancers"]
    cost = _place_cost(s, s.seat, NAMES.index(name))  # of the seat in turn: no other has legal steps
    return {"step": act.name, "cards": [name] * (cost - dancers) + [DANCER] * dancers}


def _seat(s: Plain, other: int, viewer: int | None, open_all: bool) -> SeatView:
    """A seat; its palace cards for itself, and for the rival of two what it has counted at a shuffle."""
    counted = s.players == 2 and (viewer is not None or open_all)
    hand = s.hand[other]
    return {
        "seat": other,
        "chests": s.stolen[other],
        "reserve": s.reserve[other],
        "guards_left": s.guards_left[other],
        "neutrals_left": s.neutrals_left[other],
        "cards": sum(hand[: pieces.PALACES]),
        "dancers": hand[pieces.DANCER],
        "hand": _cards(hand) if open_all or other == viewer else None,
        "known": _cards(s.known[other]) if counted else None,
    }
