"""The material of The Thief of Bagdad as the compiled rules know it, and what can be read off a position."""

from __future__ import annotations

from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record
from serai.games.bagdad import box
from serai.games.bagdad.box import GUARD_SPACES, MOST_DANCERS
from serai.games.bagdad.steps import DEEDS

PALACES = len(box.NAMES)
KINDS = len(box.KINDS)  # of cards: a palace, or a dancer
DANCER = box.KINDS.index(box.DANCER)
PALACE_CARDS = PALACES * box.CARDS_OF_A_PALACE
WAYS = PALACES * (PALACES - 1)  # from a palace to another

# The first numbers of actions, for rules that write them.
GUARD, NEUTRAL_GUARD, PLACE = DEEDS.first("guard"), DEEDS.first("neutral guard"), DEEDS.first("place")
PLACE_PRICES = MOST_DANCERS + 1
MOVE_WITH_FROM, MOVE_WITH_TO, MOVE_WITH_DANCER = DEEDS.firsts("move")
CARRY_WITH_FROM, CARRY_WITH_TO, CARRY_WITH_DANCER = DEEDS.firsts("carry")
NEUTRAL, NEUTRAL_DANCER_FROM, NEUTRAL_DANCER_TO, NEUTRAL_DANCERS = DEEDS.firsts("neutral")
END, PASS, PASS_DANCER, GIVE = (DEEDS.first(deed) for deed in ("end", "pass", "pass dancer", "give"))
# What each action means, for rules that read them: its deed, palaces, dancers and cards; -1 for what it has not.
DEED = DEEDS.kind_numbers()
(GUARDING, GUARDING_NEUTRAL, PLACING, MOVING, CARRYING, MOVING_NEUTRAL, ENDING, PASSING, PASSING_DANCER, GIVING) = (
    DEEDS.order.values()
)
HERE, THERE = DEEDS.part_numbers("palace", "from"), DEEDS.part_numbers("to")
WITH_DANCERS = DEEDS.part_numbers("dancers")
FIRST_CARD, SECOND_CARD = DEEDS.part_numbers("card", "first"), DEEDS.part_numbers("second")
FIRST_SEAT = PALACES  # draws: from here on the seat that begins

CHOOSE_FIRST, DEAL, GUARDS, ACT, DRAW, OVER_LIMIT, OVER = range(len(box.PHASES))
WAY_ENDS = tuple((palace, to) for palace in range(PALACES) for to in range(PALACES) if to != palace)


@compiled
def place_in_turn(s: Record, seat: int) -> int:
    """0 for the seat that began, 1 for the next, and so on."""
    place = seat - int(s.first)
    return place if place >= 0 else place + int(s.players)


@compiled
def place_cost(s: Record, seat: int, palace: int) -> int:
    """BG-9, BG-15: the cards for a thief into this palace; 0 when the guards or an emptied palace forbid it."""
    own = int(s.guards[seat, palace])
    foreign = GUARD_SPACES - int(s.spaces[palace]) - own
    return foreign if (own > 0) & (s.chests[palace] > 0) else 0  # `&`: no branch in the hottest loop


@compiled
def top_chest(s: Record, palace: int) -> int:
    """BG-1: how many thieves the top chest needs; 0 in an emptied palace."""
    left = int(s.chests[palace])
    return int(s.last_chest) + 1 - left if left > 0 else 0


@compiled
def chests_to_win(s: Record) -> int:
    """BG-20: 6 / 5 / 4 chests for 2 / 3 / 4 players."""
    return int(s.to_win)


@compiled
def cards_in_box(s: Record, palace: int) -> int:
    """BG-2: 17 cards of each palace that is in the game."""
    return int(s.cards) if palace < s.palaces else 0


@compiled
def pile_size(s: Record) -> int:
    """Cards in the pile."""
    count = 0
    for palace in range(PALACES):
        count += int(s.pile[palace])
    return count


@compiled
def palace_cards(s: Record, seat: int) -> int:
    """Cards in a hand without the dancers."""
    count = 0
    for palace in range(PALACES):
        count += int(s.hand[seat, palace])
    return count
