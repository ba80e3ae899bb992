"""What a position of The Thief of Bagdad is worth to a seat: a sum of learned numbers, one for each thing that counts.

A seat's worth is a sum over one table. For each palace: how many thieves stand there against what the top chest needs,
whose guards are there, and the cards of that palace in hand (`course`); the same more coarsely, but by how many chests
the seat still needs (`reach`); and how near the best rival is to the same chest (`contest`). Once for the seat: its
chests and the best rival's (`lead`), dancers, cards by how many chests it still needs, thieves outside, chests within
reach of one turn and thieves that cards would bring in, of which a turn has only three (`ready`), and where the turn is
(`tempo`).

The chances to win are the softmax of all seats' worths. The table (weights.json) is learned by
benchmarks/fit_bagdad.py.
"""

from __future__ import annotations

from serai.bots.weights import read_weights
from serai.engine.compiler.compiled import compiled, inlined
from serai.engine.contract import Record, Vector
from serai.games.bagdad import box, pieces

STAGES = 5  # the set-up; many chests to go, three or four, two, one
MOST_CARDS = 6  # of one palace: more count as so many
ENTRIES = 12  # how guards stand: no own one and 0-4 others, one own and 0-3 others, more own and 0-2 others
COURSES = 22  # thieves in a palace whose top chest needs 4, 5, 6 or 7
LEAST_NEEDED = box.LAST_CHEST + 1 - box.CHESTS  # thieves, by the first chest
FAR = 5  # thieves missing for a chest: more count as so many
MOST_TEMPO = 32
ALL_CARDS = 24
TURN = 3  # thief actions that a turn usually has
ENOUGH = TURN + 1  # thieves that a turn can bring in, and those beyond it: 0 to 3 each
CHESTS = 7  # that a seat has: 0 to 6

COURSE = 0
EMPTIED = COURSE + COURSES * ENTRIES * (MOST_CARDS + 1)
REACH = EMPTIED + 2 * box.LAST_CHEST
CONTEST = REACH + STAGES * box.LAST_CHEST * 5 * 4
STOLEN = CONTEST + FAR * FAR
DANCERS = STOLEN + CHESTS * CHESTS
CARDS = DANCERS + box.DANCERS + 1
RESERVE = CARDS + STAGES * (ALL_CARDS + 1)
READY = RESERVE + box.THIEVES + 1
TEMPO = READY + STAGES * 2 * 3 * ENOUGH * ENOUGH
NUMBERS = TEMPO + STAGES * MOST_TEMPO

TABLE = read_weights(__file__)["table"]  # a row for 2, 3, 4 players

OF_A_PALACE = 3  # numbers
OF_A_SEAT = pieces.PALACES * OF_A_PALACE + 6


@inlined
def stage(s: Record, seat: int) -> int:
    """How far the seat is: 0 in the set-up, 4 when one more chest wins."""
    if s.phase <= pieces.GUARDS:
        return 0
    left = pieces.chests_to_win(s) - int(s.stolen[seat])
    return 4 if left <= 1 else 3 if left == 2 else 2 if left <= 4 else 1


@compiled
def course(s: Record, seat: int, palace: int) -> int:
    """Where the number stands for a seat's thieves, the guards and the seat's cards of a palace."""
    thieves, own = int(s.thieves[seat, palace]), int(s.guards[seat, palace])
    chests = int(s.chests[palace])
    if chests == 0:
        return EMPTIED + 2 * min(thieves, box.LAST_CHEST - 1) + (1 if own > 0 else 0)
    needed = pieces.top_chest(s, palace)
    opened = max(needed - LEAST_NEEDED, 0)  # 0: the top chest needs 4; rows 0, 4, 9, 15
    in_small = LEAST_NEEDED + opened - needed  # a chest that needs less is as near as one of 4 with so many more
    row = 4 * opened + opened * (opened - 1) // 2 + thieves + in_small
    others = box.GUARD_SPACES - int(s.spaces[palace]) - own
    entry = others if own == 0 else 5 + others if own == 1 else 9 + others
    return COURSE + (row * ENTRIES + entry) * (MOST_CARDS + 1) + min(int(s.hand[seat, palace]), MOST_CARDS)


@compiled
def reach(s: Record, seat: int, palace: int, far: int) -> int:
    """The same by stage: thieves missing, what one costs, and how many of them the cards of the palace bring in."""
    chests = int(s.chests[palace])
    if chests == 0:
        return EMPTIED
    missing = pieces.top_chest(s, palace) - int(s.thieves[seat, palace])
    own = int(s.guards[seat, palace])
    others = box.GUARD_SPACES - int(s.spaces[palace]) - own
    door = 0 if own == 0 and others == box.GUARD_SPACES else 1 if own == 0 or others == 0 else 1 + others
    afford = min(int(s.hand[seat, palace]) // max(others, 1), TURN)
    return REACH + ((far * box.LAST_CHEST + missing - 1) * 5 + door) * 4 + afford


@compiled
def contest(s: Record, seat: int, palace: int) -> int:
    """Thieves missing for the top chest: the seat's and the best rival's."""
    chests = int(s.chests[palace])
    if chests == 0:
        return EMPTIED
    needed, most = pieces.top_chest(s, palace), 0
    for other in range(s.players):
        if other != seat:
            most = max(most, int(s.thieves[other, palace]))
    own = min(needed - int(s.thieves[seat, palace]), FAR)
    return CONTEST + (own - 1) * FAR + min(needed - most, FAR) - 1


@compiled
def lead(s: Record, seat: int) -> int:
    """The chests of the seat, and of the best rival."""
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, int(s.stolen[other]))
    return STOLEN + min(int(s.stolen[seat]), CHESTS - 1) * CHESTS + min(most, CHESTS - 1)


@inlined
def held(cards: int, far: int) -> int:
    """So many cards in hand, by stage."""
    return CARDS + far * (ALL_CARDS + 1) + min(cards, ALL_CARDS)


@compiled
def ready(s: Record, seat: int, far: int) -> int:
    """How many chests the seat could take in one turn; and how many thieves its cards bring in, now and later."""
    at_turn = s.phase == pieces.ACT and s.seat == seat
    acts = int(s.thief_limit) - int(s.thief_acts) if at_turn else int(s.thief_limit)
    dancers, count, left, thieves = int(s.hand[seat, pieces.DANCER]), 0, acts, 0
    for palace in range(pieces.PALACES):
        cost = pieces.place_cost(s, seat, palace)
        if cost == 0:
            continue
        missing = pieces.top_chest(s, palace) - int(s.thieves[seat, palace])
        cards = int(s.hand[seat, palace])
        thieves += min(missing, cards if cost == 1 else cards >> 1 if cost == 2 else cards // 3)
        lacking = max(0, missing * cost - cards)
        if missing <= left and lacking <= dancers:
            left -= missing
            dancers -= lacking
            count += 1
    now = min(thieves, min(max(acts, 0), TURN))
    able = now * ENOUGH + min(thieves - now, TURN)
    return READY + ((far * 2 + (1 if at_turn else 0)) * 3 + min(count, 2)) * ENOUGH * ENOUGH + able


@compiled
def tempo(s: Record, seat: int, far: int) -> int:
    """Where the turn is: in the set-up the guards left; who acts and how often still; what is drawn; who waits."""
    at = far * MOST_TEMPO
    if s.phase <= pieces.GUARDS:
        return TEMPO + at + 2 * min(int(s.guards_left[seat]), 4) + (1 if s.seat == seat else 0)
    wait = seat - int(s.seat)
    wait = wait if wait >= 0 else wait + int(s.players)
    if wait > 0:
        return TEMPO + at + 15 + wait
    if s.phase == pieces.ACT:
        return TEMPO + at + 4 * int(s.acted) + min(max(int(s.thief_limit) - int(s.thief_acts), 0), TURN)
    return TEMPO + at + 20 + min(int(s.draws), box.CARDS_AFTER_PASS)


@compiled
def worth(s: Record, seat: int, table: Vector) -> float:
    """The sum of all numbers for a seat."""
    far = stage(s, seat)
    total = at_large(s, seat, far, table)
    for palace in range(pieces.PALACES):
        total += in_palace(s, seat, palace, far, table)
    return total


@compiled
def in_palace(s: Record, seat: int, palace: int, far: int, table: Vector) -> float:
    """The numbers of one palace."""
    return table[course(s, seat, palace)] + table[reach(s, seat, palace, far)] + table[contest(s, seat, palace)]


@compiled
def at_large(s: Record, seat: int, far: int, table: Vector) -> float:
    """The numbers that belong to no palace."""
    total = table[lead(s, seat)] + table[DANCERS + int(s.hand[seat, pieces.DANCER])]
    total += table[held(pieces.palace_cards(s, seat), far)] + table[RESERVE + int(s.reserve[seat])]
    return total + table[ready(s, seat, far)] + table[tempo(s, seat, far)]


@compiled
def places(s: Record, seat: int, out: Vector) -> None:
    """Where all numbers of a seat stand in the table, for those who learn it."""
    far = stage(s, seat)
    for palace in range(pieces.PALACES):
        out[OF_A_PALACE * palace] = course(s, seat, palace)
        out[OF_A_PALACE * palace + 1] = reach(s, seat, palace, far)
        out[OF_A_PALACE * palace + 2] = contest(s, seat, palace)
    n = OF_A_PALACE * pieces.PALACES
    out[n] = lead(s, seat)
    out[n + 1] = DANCERS + int(s.hand[seat, pieces.DANCER])
    out[n + 2] = held(pieces.palace_cards(s, seat), far)
    out[n + 3] = RESERVE + int(s.reserve[seat])
    out[n + 4] = ready(s, seat, far)
    out[n + 5] = tempo(s, seat, far)
