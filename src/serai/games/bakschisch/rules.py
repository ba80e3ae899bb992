"""The rules of Bakschisch, compiled. Fields and actions first, then the game in the order of play.

The standard track (spaces 1-30 with the letters of their persons; any track of 2-48 spaces fits):

      palace    25H  26F  27D  28E  29G  30H   THRONE 31        no thieves here
                 ^
      level 3   24E  23D  22G  21F  20E  19H  18G  17F          24 is the thief stop
                                               ^
      level 2    9E  10H  11F  12D  13E  14G  15H  16D
                 ^
      level 1    8F   7G   6D   5E   4H   3F   2D   1G  START

| action | step | meaning |
|---|---|---|
| 0 | `pass` | an empty fist |
| 1-40 | `bid COINS` | so many coins in the fist |
| 41 | `thief` | the thief in the fist |

Persons: 1 guard, 2 servant, 3 harem lady, 4 eunuch, 5 fakir, 6 Caliph. A draw is the person of the next card.
"""

from __future__ import annotations

import numpy as np

from serai.engine.bits import highest, lowest, ones, word
from serai.engine.chance import below, stirred, ticket_of
from serai.engine.compiler.compiled import compiled, inlined
from serai.engine.contract import Record, Vector
from serai.games.bakschisch import box
from serai.games.bakschisch import observation as at
from serai.games.bakschisch.box import BRIBES, CARDS_OF_A_PERSON, COINS_PER_SEAT, SEATS
from serai.games.bakschisch.steps import THIEF

PERSONS = len(box.PERSONS)
CALIPH = 1 + box.PERSONS.index("caliph")
NOTHING_CHOSEN = -1
NOT_ON_THRONE = -1
SPACES = 50  # START, at most 48 person spaces, THRONE
# Of the word of `unseen`, a byte for each person: all of it, the lowest and the highest bit of each.
DECK_BITS = (1 << 8 * PERSONS) - 1
DECK_LOW, DECK_HIGH = DECK_BITS // 255, DECK_BITS // 255 * 128
# What each of n who share gets of a coin, times 2 ** 16; rounded up, so that whole coins come out right.
SHARES = np.array([0] + [(1 << 16) // n + 1 for n in range(1, SEATS + 1)], np.int64)
# FRACTIONS[throne, spaces]: an observation of so many spaces; a division takes longer than all the rest of it.
FRACTIONS = np.array([[spaces / max(throne, 1) for spaces in range(SPACES)] for throne in range(SPACES)], np.float32)
# The same of coins by players, and of cards.
PURSES = np.array(
    [[coins / max(COINS_PER_SEAT * players, 1) for coins in range(THIEF + 1)] for players in range(SEATS + 1)],
    np.float32,
)
CARDS = np.array([cards / CARDS_OF_A_PERSON for cards in range(CARDS_OF_A_PERSON + 1)], np.float32)

STATE = np.dtype((np.record, [
    # ---- chosen before the game
    ("players", np.int8),
    ("throne", np.int8),             # its space; person spaces are 1 .. throne - 1
    ("stop", np.int8),               # the thief stop; the palace begins behind it
    ("rank_is_worst", np.int8),      # option shared_rank
    ("all_go_back", np.int8),        # option fifth_zero: everyone
    ("stop_is_palace", np.int8),     # option thief_stop: onto
    ("gold_is_shown", np.int8),      # option gold
    ("max_rounds", np.int16),
    ("coins", np.int8),              # of a seat at the start
    ("bribes", np.int8),             # cards of a round; the last one leads back
    ("cards", np.int8, (PERSONS,)),  # of person p + 1 in the deck
    ("deck_rounds", np.int8),        # rounds until the deck is shuffled
    ("homes", np.int64, (PERSONS - 1,)),  # the spaces of person p + 1, as bits
    # ---- the table
    ("rounds", np.int16),            # finished before this one
    ("bribe", np.int8),              # 0-4, the card of the row that is open or next to be turned
    ("ended", np.int8),
    ("unseen", np.int8, (PERSONS,)), # cards of person p + 1 in the pile or face down in the row
    ("row", np.int8, (BRIBES,)),     # persons turned up this round; 0 is face down
    ("pot", np.int8),
    # ---- the seats
    ("closed", np.int8),             # seats whose fist is closed, as bits
    ("gold", np.int8, (SEATS,)),
    ("space", np.int8, (SEATS,)),
    ("thief", np.int8, (SEATS,)),    # 1: may be put into the fist
    ("fist", np.int8, (SEATS,)),     # the action chosen in secret, or NOTHING_CHOSEN
    ("throned", np.int16, (SEATS,)), # the bribe (round * 5 + bribe) that began the stay on the throne
]))  # fmt: skip

FIXED = (
    "players", "throne", "stop", "rank_is_worst", "all_go_back", "stop_is_palace", "gold_is_shown",
    "max_rounds", "coins", "bribes", "cards", "deck_rounds", "homes",
)  # fmt: skip


@compiled
def setup(s: Record) -> None:
    """BK-1, BK-2: ten coins and a thief each, all pawns on START."""
    for person in range(PERSONS):
        s.unseen[person] = s.cards[person]
    for seat in range(SEATS):
        playing = seat < s.players
        s.gold[seat] = s.coins if playing else 0
        s.thief[seat] = 1 if playing else 0
        s.fist[seat] = NOTHING_CHOSEN
        s.throned[seat] = NOT_ON_THRONE


@compiled
def over(s: Record) -> bool:
    """BK-20, BK-24: whether the last round is done."""
    return s.ended != 0


@compiled
def pending(s: Record) -> int:
    """BK-6: seats with a closed fist, which they may still change."""
    return int(s.closed)


@compiled
def to_act(s: Record) -> int:
    """BK-5: with a card turned up, all seats whose fist is still open."""
    if s.ended != 0 or s.row[s.bribe] == 0:
        return 0
    return ((1 << int(s.players)) - 1) & ~int(s.closed)


@compiled
def legal(s: Record, seat: int, out: Vector) -> int:
    """BK-5, BK-7, BK-17, BK-18: nothing, any of the seat's coins, or its thief."""
    for action in range(
        THIEF
    ):  # all of them, whatever counts: the hottest loop of playouts has no branch to mispredict
        out[action] = action
    n = int(s.gold[seat]) + 1
    out[n] = THIEF
    return n + int(s.thief[seat])


@compiled
def mark(s: Record, seat: int, mask: Vector, scratch: Record) -> None:
    """The same as 1 and 0 for every step."""
    coins = int(s.gold[seat])
    for action in range(THIEF):
        mask[action] = 1 if action <= coins else 0
    mask[THIEF] = s.thief[seat]


@compiled
def chance(s: Record, outcomes: Vector, weights: Vector) -> int:
    """BK-2: the next card is any of the unseen ones."""
    n = 0
    for person in range(PERSONS):
        if s.unseen[person] > 0:
            outcomes[n] = person
            weights[n] = s.unseen[person]
            n += 1
    return n


@compiled
def settle(s: Record, outcome: int) -> None:
    """BK-5: turn the next card up."""
    s.unseen[outcome] -= 1
    s.row[s.bribe] = outcome + 1


@compiled
def play(s: Record, seat: int, action: int) -> None:
    """BK-5, BK-6: close a fist, or change it; the last one to close opens all."""
    s.fist[seat] = action
    s.closed |= 1 << seat
    if s.closed == (1 << int(s.players)) - 1:
        resolve(s)


@compiled
def bribe_of_five(s: Record) -> int:
    """The bribe as one of the five of a whole round: with fewer bribes the first ones are left out."""
    return BRIBES - int(s.bribes) + int(s.bribe)


@compiled
def coins_shown(s: Record, seat: int) -> int:
    """The coins in a seat's fist; a thief shows none."""
    fist = int(s.fist[seat])
    return 0 if fist == THIEF else fist


@compiled
def resolve(s: Record) -> None:
    """All fists open: pawns move, coins and thieves leave the bags; after the last bribe the round ends."""
    if s.players == 2:  # a number that the compiler knows: no loop over seats is left
        resolve_among(s, 2)
    elif s.players == 3:
        resolve_among(s, 3)
    else:
        resolve_among(s, 4)


@inlined
def resolve_among(s: Record, players: int) -> None:
    """The same for a number of players."""
    more = int(s.bribe) + 1 < s.bribes
    if more:
        move_forward(s, players)
    else:
        move_back(s, players)
    share_coins(s, players)
    for seat in range(players):
        s.fist[seat] = NOTHING_CHOSEN
    s.closed = 0
    if more:
        s.bribe += 1
    else:
        end_round(s, players)


@inlined
def move_forward(s: Record, players: int) -> None:
    """BK-8: the seats that showed the most gold, if any gold, move towards the throne."""
    most = 0
    for seat in range(players):
        most = max(most, coins_shown(s, seat))
    if most > 0:
        targets = 0  # a byte per seat: all are read before any pawn moves (BK-10)
        for seat in range(players):
            goes = coins_shown(s, seat) == most
            targets |= (space_ahead(s, seat) if goes else int(s.space[seat])) << (8 * seat)
        for seat in range(players):
            place(s, seat, (targets >> (8 * seat)) & 255)


@inlined
def move_back(s: Record, players: int) -> None:
    """BK-12: the seats that showed the least gold move towards START."""
    least = THIEF
    for seat in range(players):
        least = min(least, coins_shown(s, seat))
    everyone = s.all_go_back != 0 and least == 0
    targets = 0  # a byte per seat: all are read before any pawn moves (BK-13)
    for seat in range(players):
        goes = everyone or coins_shown(s, seat) == least
        targets |= (space_behind(s, seat) if goes else int(s.space[seat])) << (8 * seat)
    for seat in range(players):
        place(s, seat, (targets >> (8 * seat)) & 255)


@compiled
def space_ahead(s: Record, seat: int) -> int:
    """BK-9, BK-10, BK-11: where the open card takes a pawn forward."""
    here, throne, person = int(s.space[seat]), int(s.throne), int(s.row[s.bribe])
    if person == CALIPH:
        rank = 1
        for other in range(s.players):
            further = s.space[other] > here
            beside = (s.rank_is_worst != 0) & (other != seat) & (s.space[other] == here)
            rank += 1 if further | beside else 0
        return min(here + rank, throne)
    space = here + 1
    return min(space + lowest(int(s.homes[person - 1]) >> space), throne)


@compiled
def space_behind(s: Record, seat: int) -> int:
    """BK-12, BK-13, BK-14: where the open card takes a pawn back."""
    here, person = int(s.space[seat]), int(s.row[s.bribe])
    if person == CALIPH:
        rank = 1
        for other in range(s.players):
            behind = s.space[other] < here
            beside = (s.rank_is_worst != 0) & (other != seat) & (s.space[other] == here)
            rank += 1 if behind | beside else 0
        return max(here - rank, 0)
    return max(highest(int(s.homes[person - 1]) & ((1 << here) - 1)), 0)


@compiled
def thief_stays_out(s: Record, space: int) -> bool:
    """BK-18: whether a pawn that comes to this space leaves its thief behind."""
    return (space > s.stop) | ((s.stop_is_palace != 0) & (space == s.stop))


@compiled
def part(coins: int, shares: int) -> int:
    """BK-16, BK-19: what each of those who share coins gets, in whole coins."""
    return (coins * int(SHARES[shares])) >> 16


@inlined
def place(s: Record, seat: int, space: int) -> None:
    """Put a pawn on a space; BK-18: its thief stays out of the palace; BK-20: note when it takes the throne."""
    moved = space != s.space[seat]  # numbers instead of branches: nobody could foretell them
    s.space[seat] = space
    s.thief[seat] = 0 if moved & thief_stays_out(s, space) else int(s.thief[seat])
    since = int(s.rounds) * BRIBES + int(s.bribe) if space == s.throne else NOT_ON_THRONE
    s.throned[seat] = since if moved else int(s.throned[seat])


@inlined
def share_coins(s: Record, players: int) -> None:
    """BK-15, BK-16, BK-17: all coins shown leave the bags, to the thieves in equal parts or to the pot."""
    coins, thieves = 0, 0
    for seat in range(players):
        coins += coins_shown(s, seat)
        thieves += 1 if s.fist[seat] == THIEF else 0
    loot = part(coins, thieves)
    for seat in range(players):
        steals = s.fist[seat] == THIEF
        s.gold[seat] += loot if steals else -coins_shown(s, seat)
        s.thief[seat] = 0 if steals else int(s.thief[seat])
    s.pot += coins - loot * thieves


@inlined
def end_round(s: Record, players: int) -> None:
    """BK-19: share the pot, give thieves back; BK-20, BK-24: the end, or new cards (BK-2)."""
    share = part(int(s.pot), players)
    s.pot -= share * players
    on_throne = False
    for seat in range(players):
        s.gold[seat] += share
        s.thief[seat] = 1 if s.space[seat] <= s.stop else 0
        on_throne |= s.space[seat] == s.throne
    if on_throne or s.rounds + 1 >= s.max_rounds:
        s.ended = 1
    else:
        s.rounds += 1
        s.bribe = 0
        for card in range(BRIBES):
            s.row[card] = 0
        if s.rounds % s.deck_rounds == 0:
            for person in range(PERSONS):
                s.unseen[person] = s.cards[person]


@compiled
def wander(s: Record, rng: Vector, scratch: Record) -> int:
    """A random card, if none is open, and random fists of all seats that have none: one bribe."""
    number = rng[0]
    if s.row[s.bribe] == 0:
        # Byte p is how many cards of the persons 0 to p there are: at most 30.
        so_far = ((word(s.unseen, 0) & DECK_BITS) * DECK_LOW) & DECK_BITS
        number = stirred(number)
        ticket = ticket_of(number, so_far >> (8 * (PERSONS - 1)))
        settle(s, PERSONS - ones(((so_far | DECK_HIGH) - (ticket + 1) * DECK_LOW) & DECK_HIGH))
    steps = 0
    for seat in range(s.players):
        if s.fist[seat] == NOTHING_CHOSEN:
            coins = int(s.gold[seat])
            number = stirred(number)
            fist = ticket_of(number, coins + 1 + int(s.thief[seat]))
            s.fist[seat] = fist if fist <= coins else THIEF
            steps += 1
    rng[0] = number
    resolve(s)
    return steps


@compiled
def scores(s: Record, out: Vector) -> None:
    """How far each pawn has come."""
    for seat in range(s.players):
        out[seat] = s.space[seat]


@compiled
def wins_throne(s: Record, seat: int) -> bool:
    """BK-20: on the throne, and nobody else there has more gold, or as much and sat down earlier."""
    if s.space[seat] != s.throne:
        return False
    for other in range(s.players):
        if s.space[other] == s.throne and (
            s.gold[other] > s.gold[seat] or (s.gold[other] == s.gold[seat] and s.throned[other] < s.throned[seat])
        ):
            return False
    return True


@compiled
def ranks(s: Record, out: Vector) -> None:
    """BK-20: winners are first; BK-21: the others by space, then gold, and they share a rank."""
    for seat in range(s.players):
        out[seat] = 1
        if wins_throne(s, seat):
            continue
        for other in range(s.players):
            further = s.space[other] > s.space[seat]
            richer = s.space[other] == s.space[seat] and s.gold[other] > s.gold[seat]
            if wins_throne(s, other) or further or richer:
                out[seat] += 1


@compiled
def imagine(s: Record, seat: int, rng: Vector) -> None:
    """BK-22: the fists of the others are any that they may have closed; bags can be counted, so they stay."""
    for other in range(s.players):
        if other != seat and s.fist[other] != NOTHING_CHOSEN:
            coins = int(s.gold[other])
            fist = below(rng, coins + 1 + int(s.thief[other]))
            s.fist[other] = fist if fist <= coins else THIEF


@compiled
def _distances(s: Record, here: int, base: int, out: Vector) -> None:
    """How far the nearest space of each person is ahead of a place and behind it."""
    throne, below_here = int(s.throne), (1 << here) - 1
    for person in range(PERSONS - 1):
        homes = int(s.homes[person])
        ahead = min(lowest(homes >> (here + 1)) + 1, throne - here)
        behind = here - max(highest(homes & below_here), 0)
        out[base + at.AHEAD + person] = FRACTIONS[throne, ahead]
        out[base + at.BEHIND + person] = FRACTIONS[throne, behind]


@compiled
def observe(s: Record, seat: int, out: Vector) -> None:
    """What the seat knows, in the layout of `observation`; seats count from the seat itself."""
    out[:] = 0.0
    players, throne = int(s.players), int(s.throne)
    out[at.ROUND] = s.rounds / s.max_rounds
    out[at.BRIBE + bribe_of_five(s)] = 1.0
    card = int(s.row[s.bribe])
    if card > 0:
        out[at.CARD + card - 1] = 1.0
    for person in range(PERSONS):
        out[at.UNSEEN + person] = CARDS[s.unseen[person]]
    out[at.POT] = PURSES[players, s.pot]
    fist = int(s.fist[seat])
    out[at.OWN_FIST] = 1.0 if fist == THIEF else 0.0
    out[at.OWN_FIST + 1] = PURSES[players, fist] if 0 <= fist < THIEF else 0.0
    other = seat
    for turn in range(players):
        base = at.EACH_SEAT * turn
        here = int(s.space[other])
        out[base + at.SEAT] = 1.0
        out[base + at.SEAT + 1] = FRACTIONS[throne, here]
        out[base + at.SEAT + 2] = PURSES[players, s.gold[other]]
        out[base + at.SEAT + 3] = s.thief[other]
        out[base + at.SEAT + 4] = 1.0 if s.fist[other] != NOTHING_CHOSEN else 0.0
        out[base + at.SEAT + 5] = 1.0 if here == throne else 0.0
        _distances(s, here, base, out)
        if card > 0:
            out[base + at.JUMP] = FRACTIONS[throne, space_ahead(s, other) - here]
            out[base + at.JUMP + 1] = FRACTIONS[throne, here - space_behind(s, other)]
        other = other + 1 if other + 1 < players else 0


@compiled
def audit(s: Record) -> int:
    """0, or the number of the invariant that is broken (see FLAWS in the rulebook)."""
    players, throne = int(s.players), int(s.throne)
    if not (0 <= s.rounds < s.max_rounds and 0 <= s.bribe < s.bribes and 0 <= s.ended <= 1):
        return 1
    coins = int(s.pot)
    if s.pot < 0:
        return 2
    for seat in range(players):
        if s.gold[seat] < 0:
            return 2
        coins += int(s.gold[seat])
    if coins != int(s.coins) * players:
        return 3
    shared = s.bribe == 0 or s.ended != 0  # BK-19 has been done, and no coin or thief was shown since
    if shared and s.pot >= players:
        return 14
    turned, unseen, deck = 0, 0, 0
    for card in range(BRIBES):
        person = int(s.row[card])
        if not 0 <= person <= PERSONS or (person > 0) != (card < s.bribe or (card == s.bribe and s.row[card] > 0)):
            return 4
        turned += person > 0
    for person in range(PERSONS):
        in_row = 0
        for card in range(BRIBES):
            in_row += s.row[card] == person + 1
        if s.unseen[person] < 0 or s.unseen[person] + in_row > s.cards[person]:
            return 5
        unseen += int(s.unseen[person])
        deck += int(s.cards[person])
    if unseen + turned != deck - int(s.rounds) % int(s.deck_rounds) * int(s.bribes):
        return 6
    chosen, on_throne = 0, 0
    for seat in range(players):
        here, fist = int(s.space[seat]), int(s.fist[seat])
        if not 0 <= here <= throne:
            return 7
        if not 0 <= s.thief[seat] <= 1 or (here > s.stop and s.thief[seat] != 0):
            return 8
        if shared and (s.thief[seat] != 0) != (here <= s.stop):
            return 15
        if (fist != NOTHING_CHOSEN) != (int(s.closed) >> seat & 1 == 1):
            return 9
        if fist != NOTHING_CHOSEN:
            chosen += 1
            if not (0 <= fist <= s.gold[seat] or (fist == THIEF and s.thief[seat] != 0)):
                return 9
        first = int(s.rounds) * BRIBES
        if here == throne:
            on_throne += 1
            if not first <= s.throned[seat] < first + int(s.bribe):
                return 10
        elif s.throned[seat] != NOT_ON_THRONE:
            return 10
    if s.closed < 0 or s.closed >> players != 0:
        return 9
    if chosen == players or (chosen > 0 and (s.row[s.bribe] == 0 or s.ended != 0)):
        return 11
    finished = s.bribe == s.bribes - 1 and s.row[s.bribe] > 0
    if s.ended != 0 and not (finished and (on_throne > 0 or s.rounds + 1 == s.max_rounds)):
        return 12
    for seat in range(players, SEATS):
        if s.gold[seat] != 0 or s.space[seat] != 0 or s.thief[seat] != 0:
            return 13
        if s.fist[seat] != NOTHING_CHOSEN or s.throned[seat] != NOT_ON_THRONE:
            return 13
    return 0
