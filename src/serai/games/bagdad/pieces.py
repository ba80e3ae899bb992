"""The material of The Thief of Bagdad in numbers, the actions and phases, and what can be read off a position."""

from __future__ import annotations

from serai.engine.compiled import compiled
from serai.engine.contract import Record

SEATS = 4
PALACES = 6
KINDS = PALACES + 1  # of cards: a palace, or a dancer
DANCER = 6
CARDS_OF_A_PALACE = 17
PALACE_CARDS = PALACES * CARDS_OF_A_PALACE
DANCERS = 8
CHESTS = 4  # in a palace
LAST_CHEST = 7  # thieves that it needs; with n chests left the top one needs LAST_CHEST + 1 - n
GUARD_SPACES = 4
THIEVES = 12
FIRST_HAND = 6  # cards of the first seat; each later seat gets one more
GUARDS_AND_PLAYERS = 6  # 4 / 3 / 2 own guards for 2 / 3 / 4 players
CHESTS_AND_PLAYERS = 8  # 6 / 5 / 4 chests win for 2 / 3 / 4 players
TACTICAL_NEUTRALS = 2  # per seat
CARDS_AFTER_ACTIONS, CARDS_AFTER_PASS = 3, 4
OTHERS = PALACES - 1  # palaces that a guard can go to
WAYS = PALACES * OTHERS  # from a palace to another

GUARD, NEUTRAL_GUARD = 0, 6
PLACE, PLACE_PRICES = 12, 4  # with 0 to 3 dancers
MOVE_WITH_FROM, MOVE_WITH_TO, MOVE_WITH_DANCER = 36, 66, 186
CARRY_WITH_FROM, CARRY_WITH_TO, CARRY_WITH_DANCER = 96, 126, 216
NEUTRAL, NEUTRAL_DANCER_FROM, NEUTRAL_DANCER_TO, NEUTRAL_DANCERS = 156, 246, 276, 306
END, PASS, PASS_DANCER = 336, 337, 338
GIVE = 339
FIRST_SEAT = PALACES  # draws: from here on the seat that begins

CHOOSE_FIRST, DEAL, GUARDS, ACT, DRAW, OVER_LIMIT, OVER = range(7)
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
    return LAST_CHEST + 1 - left if left > 0 else 0


@compiled
def chests_to_win(s: Record) -> int:
    """BG-20: 6 / 5 / 4 chests for 2 / 3 / 4 players."""
    return CHESTS_AND_PLAYERS - int(s.players)


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
