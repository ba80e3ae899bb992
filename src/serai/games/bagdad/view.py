"""What a seat may know of a table of The Thief of Bagdad, as JSON."""

from __future__ import annotations

from typing import Any

from serai.engine.contract import Record
from serai.engine.state import State
from serai.games.bagdad import pieces
from serai.games.bagdad.events import why_over
from serai.games.bagdad.palaces import NAMES, PALACES
from serai.games.bagdad.steps import PHASES


def view(state: State, seat: int | None, *, open_all: bool = False) -> dict[str, Any]:
    """The table from a seat's eyes; BG-22: others' hands and the pile are counted and closed, unless `open_all`."""
    s, game = state.fields, state.game
    turn_runs = bool(s.phase == pieces.ACT)
    return {
        **game.describe(),
        "seat": seat,
        "phase": PHASES[int(s.phase)],
        "first": None if s.phase == pieces.CHOOSE_FIRST else int(s.first),
        "turn": int(s.turns) + (0 if state.over else 1) if s.phase >= pieces.ACT else 0,
        "max_turns": int(s.max_turns),
        "turn_of": int(s.seat) if not state.over and s.phase != pieces.CHOOSE_FIRST else None,
        "acted": bool(s.acted) and turn_runs,
        "thief_actions": int(s.thief_limit),
        "thief_actions_left": int(s.thief_limit) - int(s.thief_acts) if turn_runs else 0,
        "to_draw": int(s.draws),
        "to_give_up": _over_limit(s),
        "stalled": int(s.stalled),
        "chests_to_win": int(pieces.chests_to_win(s)),
        "palaces": [_palace(s, palace) for palace in range(pieces.PALACES)],
        "seats": [_seat(s, other, seat, open_all) for other in range(game.players)],
        "pile": int(s.pile.sum()),
        "pile_cards": _cards(s.pile) if open_all else None,
        "discards": _cards(s.discards),
        "unseen": _unseen(s, seat),
        "dancers": int(s.dancers),
        "to_act": list(state.to_act),
        "over": state.over,
        "why_over": why_over(s),
        "scores": list(state.scores),
        "ranking": list(state.ranking),
    }


def _cards(counts: Any) -> dict[str, int]:
    return dict(zip(NAMES, counts[: pieces.PALACES].tolist(), strict=True))


def _unseen(s: Record, seat: int | None) -> dict[str, int]:
    """Cards of each palace in the pile and in hands that the seat does not see."""
    unseen = pieces.CARDS_OF_A_PALACE - s.discards
    if seat is not None:
        unseen = unseen - s.hand[seat, : pieces.PALACES]
    return _cards(unseen)


def _over_limit(s: Record) -> int:
    return int(s.hand[s.seat].sum()) - int(s.hand_limit) if s.phase == pieces.OVER_LIMIT else 0


def _palace(s: Record, palace: int) -> dict[str, Any]:
    """A palace, with what a thief costs each seat there (None: not possible) and the thieves that it still needs."""
    seats = range(int(s.players))
    costs = [int(pieces.place_cost(s, seat, palace)) for seat in seats]
    chest = int(pieces.top_chest(s, palace))
    looks = PALACES[palace]
    return {
        "name": looks.name,
        "letter": looks.letter,
        "symbol": looks.symbol,
        "colour": looks.colour,
        "chests": list(range(chest, pieces.LAST_CHEST + 1)) if chest else [],
        "neutral": int(s.neutral[palace]),
        "guards": s.guards[: len(seats), palace].tolist(),
        "free_spaces": int(s.spaces[palace]),
        "thieves": s.thieves[: len(seats), palace].tolist(),
        "missing": [chest - int(s.thieves[seat, palace]) if chest else None for seat in seats],
        "cost": [cost or None for cost in costs],
    }


def _seat(s: Record, other: int, viewer: int | None, open_all: bool) -> dict[str, Any]:
    """A seat; its palace cards for itself, and for the rival of two what it has counted at a shuffle."""
    counted = int(s.players) == 2 and (viewer is not None or open_all)
    return {
        "seat": other,
        "chests": int(s.stolen[other]),
        "reserve": int(s.reserve[other]),
        "guards_left": int(s.guards_left[other]),
        "neutrals_left": int(s.neutrals_left[other]),
        "cards": int(pieces.palace_cards(s, other)),
        "dancers": int(s.hand[other, pieces.DANCER]),
        "hand": _cards(s.hand[other]) if open_all or other == viewer else None,
        "known": _cards(s.known[other]) if counted else None,
    }
