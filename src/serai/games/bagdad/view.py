"""What a seat may know of a table of The Thief of Bagdad, as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from serai.engine.plain import Plain, interpreted
from serai.engine.state import State
from serai.games.bagdad import pieces
from serai.games.bagdad.events import why_over
from serai.games.bagdad.palaces import NAMES, PALACES
from serai.games.bagdad.steps import PHASES

_place_cost, _top_chest = interpreted(pieces.place_cost), interpreted(pieces.top_chest)
_chests_to_win = interpreted(pieces.chests_to_win)


def view(state: State, seat: int | None, *, open_all: bool = False) -> dict[str, Any]:
    """The table from a seat's eyes; BG-22: others' hands and the pile are counted and closed, unless `open_all`."""
    s, game = state.plain, state.game
    turn_runs = s.phase == pieces.ACT
    return {
        **game.describe(),
        "seat": seat,
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
        "palaces": [_palace(s, palace) for palace in range(pieces.PALACES)],
        "seats": [_seat(s, other, seat, open_all) for other in range(game.players)],
        "pile": sum(s.pile),
        "pile_cards": _cards(s.pile) if open_all else None,
        "discards": _cards(s.discards),
        "unseen": _unseen(s, seat),
        "dancers": s.dancers,
        "to_act": list(state.to_act),
        "over": state.over,
        "why_over": why_over(s),
        "scores": list(state.scores),
        "ranking": list(state.ranking),
    }


def _turn(s: Plain) -> int:
    """The turn that runs, or in which the game ended; 0 before the first."""
    if s.phase < pieces.ACT:
        return 0
    after_a_turn = why_over(s) in ("stall", "turns")  # a chest ends the game within a turn, which is not counted yet
    return s.turns + (0 if after_a_turn else 1)


def _cards(counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(NAMES, counts[: pieces.PALACES], strict=True))


def _unseen(s: Plain, seat: int | None) -> dict[str, int]:
    """Cards of each palace in the pile and in hands that the seat does not see."""
    own = s.hand[seat] if seat is not None else (0,) * pieces.PALACES
    return _cards([pieces.CARDS_OF_A_PALACE - s.discards[palace] - own[palace] for palace in range(pieces.PALACES)])


def _over_limit(s: Plain) -> int:
    return sum(s.hand[s.seat]) - s.hand_limit if s.phase == pieces.OVER_LIMIT else 0


def _palace(s: Plain, palace: int) -> dict[str, Any]:
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
        "chests": list(range(chest, pieces.LAST_CHEST + 1)) if chest else [],
        "neutral": s.neutral[palace],
        "guards": [s.guards[seat][palace] for seat in seats],
        "free_spaces": s.spaces[palace],
        "thieves": thieves,
        "missing": [chest - thieves[seat] if chest else None for seat in seats],
        "cost": [_place_cost(s, seat, palace) or None for seat in seats],
    }


def _seat(s: Plain, other: int, viewer: int | None, open_all: bool) -> dict[str, Any]:
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
