"""The rules of The Thief of Bagdad, compiled. Fields and actions first, then the game in the order of play.

      red R        blue B       green G        each palace: chests 4 5 6 7, the 4 on top, one taken at a time
     [4 5 6 7]    [4 5 6 7]    [4 5 6 7]       courtyard:   thieves of every seat, any number
     thieves      thieves      thieves         four spaces: guards of seats 0 to 3 and neutral ones (n)
     n 0 1 .      n 2 . .      n . . .
                                               pile ?   discards (open)   8 dancers (open)
     yellow Y     purple P     white W
     [4 5 6 7]    [4 5 6 7]    [4 5 6 7]
     thieves      thieves      thieves
     n 0 0 3      n 1 . .      n . . .

Palaces: 0 red, 1 blue, 2 green, 3 yellow, 4 purple, 5 white. A hand counts cards of each palace, then dancers (6).

| action | step | meaning |
|---|---|---|
| 0-5 | `guard P` | set-up: an own guard to palace P |
| 6-11 | `neutral guard P` | set-up, tactical: a neutral guard to palace P |
| 12-35 | `place P`, `place P 1d` .. `3d` | a thief into P; so many of the cards paid are dancers: 12 + 4 P + dancers |
| 36-65, 66-95, 186-215 | `move A B with A`, `.. B`, `.. dancer` | an own guard from A to B |
| 96-125, 126-155, 216-245 | `carry A B with A`, `.. B`, `.. dancer` | the same with a thief |
| 156-185 | `neutral A B` | a neutral guard from A to B, for a card of each |
| 246-275, 276-305, 306-335 | `.. with dancer B`, `.. A dancer`, `.. dancer dancer` | the same, with dancers |
| 336 | `end` | after actions: draw 3 cards |
| 337, 338 | `pass`, `pass dancer` | no action: draw 4 cards, or a dancer and 3 |
| 339-345 | `give P`, `give dancer` | over the hand limit: a card is given up |

A way from A to B is number 5 A + B, less 1 when B comes after A; each run of 30 actions above has one per way.
Draws 0-5 are the palace of a card, 6-9 the seat that begins.
"""

from __future__ import annotations

import numpy as np

from serai.engine.chance import below
from serai.engine.compiled import compiled
from serai.engine.contract import Record, Vector

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

STATE = np.dtype((np.record, [
    # ---- chosen before the game
    ("players", np.int8),
    ("tactical", np.int8),                     # option neutral_setup
    ("hands_before", np.int8),                 # option hands
    ("seat_0_begins", np.int8),                # option first_seat
    ("thief_limit", np.int8),                  # option thief_actions
    ("hand_limit", np.int8),                   # 0: none
    ("max_turns", np.int16),
    # ---- the turn
    ("phase", np.int8),
    ("first", np.int8),                        # the seat that began
    ("seat", np.int8),                         # that acts, draws or is dealt cards
    ("turns", np.int16),                       # finished, of all seats together
    ("acted", np.int8),                        # 1 after the first action of a turn
    ("thief_acts", np.int8),                   # actions with a thief in this turn
    ("draws", np.int8),                        # cards still to be drawn by, or dealt to, the seat
    ("stalled", np.int8),                      # turns in a row without action or draw
    # ---- the palaces
    ("chests", np.int8, (PALACES,)),           # left
    ("spaces", np.int8, (PALACES,)),           # free for guards
    ("neutral", np.int8, (PALACES,)),          # guards
    ("guards", np.int8, (SEATS, PALACES)),
    ("thieves", np.int8, (SEATS, PALACES)),
    # ---- the seats
    ("reserve", np.int8, (SEATS,)),            # thieves outside
    ("stolen", np.int8, (SEATS,)),             # chests
    ("guards_left", np.int8, (SEATS,)),        # to be placed in the set-up
    ("neutrals_left", np.int8, (SEATS,)),
    ("hand", np.int8, (SEATS, KINDS)),         # secret but for the dancers
    ("known", np.int8, (SEATS, PALACES)),      # 2 players: cards that the rival knows to be in this hand (BG-22)
    # ---- the cards
    ("pile", np.int8, (PALACES,)),             # secret; in no order
    ("discards", np.int8, (PALACES,)),
    ("dancers", np.int8),                      # open
]))  # fmt: skip

FIXED = ("players", "tactical", "hands_before", "seat_0_begins", "thief_limit", "hand_limit", "max_turns")

# The ways that begin at, or lead to, the palaces of a set, as bits.
WAY_ENDS = tuple((palace, to) for palace in range(PALACES) for to in range(PALACES) if to != palace)
WAYS_FROM, WAYS_TO = (
    np.array(
        [sum(1 << way for way, ends in enumerate(WAY_ENDS) if palaces >> ends[end] & 1) for palaces in range(64)],
        np.int64,
    )
    for end in (0, 1)
)
# Times a power of two, the top six bits of this number tell which power it was.
DE_BRUIJN = 0x03F79D71B4CB0A89
BIT_NUMBER = np.array(sorted(range(64), key=lambda bit: (DE_BRUIJN << bit >> 58) & 63), np.int64)


# ---------------------------------------------------------------------- set-up


@compiled
def setup(s: Record, options: Vector) -> None:
    """BG-1 to BG-4: full palaces, a full pile, the thieves outside. Options in the order of FIXED."""
    s.players = options[0]
    s.tactical = options[1]
    s.hands_before = options[2]
    s.seat_0_begins = options[3]
    s.thief_limit = options[4]
    s.hand_limit = options[5]
    s.max_turns = options[6]
    for palace in range(PALACES):
        s.chests[palace] = CHESTS
        s.neutral[palace] = 0 if s.tactical != 0 else 1
        s.spaces[palace] = GUARD_SPACES - int(s.neutral[palace])
        s.pile[palace] = CARDS_OF_A_PALACE
    for seat in range(s.players):
        s.reserve[seat] = THIEVES
        s.guards_left[seat] = GUARDS_AND_PLAYERS - int(s.players)
        s.neutrals_left[seat] = TACTICAL_NEUTRALS if s.tactical != 0 else 0
    s.dancers = DANCERS
    if s.seat_0_begins != 0:
        begin(s, 0)
    else:
        s.phase = CHOOSE_FIRST


@compiled
def begin(s: Record, first: int) -> None:
    """BG-5: with the first seat known, hands are dealt before the guards or after them."""
    s.first = first
    s.seat = first
    if s.hands_before != 0:
        begin_deal(s)
    else:
        s.phase = GUARDS


@compiled
def begin_deal(s: Record) -> None:
    """BG-4: the first seat gets its cards first."""
    s.phase = DEAL
    s.seat = s.first
    s.draws = FIRST_HAND


@compiled
def next_seat(s: Record) -> int:
    """The seat whose turn follows."""
    following = int(s.seat) + 1
    return following if following < s.players else 0


@compiled
def place_in_turn(s: Record, seat: int) -> int:
    """0 for the seat that began, 1 for the next, and so on."""
    place = seat - int(s.first)
    return place if place >= 0 else place + int(s.players)


@compiled
def deal_on(s: Record) -> None:
    """BG-4: 6, 7, 8, 9 cards in turn order; then the guards, unless they stand already."""
    if s.draws > 0:
        return
    s.seat = next_seat(s)
    if s.seat != s.first:
        s.draws = FIRST_HAND + place_in_turn(s, int(s.seat))
    elif s.hands_before != 0:
        s.phase = GUARDS
    else:
        s.phase = ACT


@compiled
def set_guard(s: Record, seat: int, action: int) -> None:
    """BG-5, BG-7: one guard, then the next seat, until all guards stand."""
    if action >= NEUTRAL_GUARD:
        palace = action - NEUTRAL_GUARD
        s.neutral[palace] += 1
        s.neutrals_left[seat] -= 1
    else:
        palace = action - GUARD
        s.guards[seat, palace] += 1
        s.guards_left[seat] -= 1
    s.spaces[palace] -= 1
    s.seat = next_seat(s)
    if s.guards_left[s.seat] + s.neutrals_left[s.seat] > 0:
        return
    if s.hands_before != 0:
        s.phase = ACT
    else:
        begin_deal(s)


# ---------------------------------------------------------------------- who may do what


@compiled
def over(s: Record) -> bool:
    """BG-20, BG-21, BG-24: whether the game has ended."""
    return s.phase == OVER


@compiled
def pending(s: Record) -> int:
    """Nobody chooses in secret here."""
    return 0


@compiled
def to_act(s: Record) -> int:
    """BG-5, BG-8: one seat at a time, unless a card is drawn."""
    if s.phase == ACT or s.phase == GUARDS or s.phase == OVER_LIMIT:
        return 1 << int(s.seat)
    return 0


@compiled
def place_cost(s: Record, seat: int, palace: int) -> int:
    """BG-9, BG-15: the cards for a thief into this palace; 0 when the guards or an emptied palace forbid it."""
    own = int(s.guards[seat, palace])
    foreign = GUARD_SPACES - int(s.spaces[palace]) - own
    return foreign if (own > 0) & (s.chests[palace] > 0) else 0  # `&`: no branch in the hottest loop


# Sets are bits of a number here: of palaces (6 bits), and of the ways between them (30 bits). A set of ways begins at
# some palaces and leads to some; two sets that follow each other in the list of actions are written as one.


@compiled
def legal(s: Record, seat: int, out: Vector) -> int:
    """Every step that the seat can pay for, in ascending order."""
    if s.phase == GUARDS:
        return legal_guards(s, seat, out)
    if s.phase == OVER_LIMIT:
        return legal_gifts(s, seat, out)
    held, free, guarded, neutral, thieves, chests, places = 0, 0, 0, 0, 0, 0, 0
    for palace in range(PALACES):
        held |= (1 if s.hand[seat, palace] > 0 else 0) << palace
        free |= (1 if s.spaces[palace] > 0 else 0) << palace
        guarded |= (1 if s.guards[seat, palace] > 0 else 0) << palace
        neutral |= (1 if s.neutral[palace] > 0 else 0) << palace
        thieves |= (1 if s.thieves[seat, palace] > 0 else 0) << palace
        chests |= (1 if s.chests[palace] > 0 else 0) << palace
        places |= place_prices(s, seat, palace) << (PLACE_PRICES * palace)
    thief_may_act = s.thief_acts < s.thief_limit
    carrying = guarded & thieves if thief_may_act else 0  # BG-11, BG-14
    entering = free & chests  # BG-15
    if not thief_may_act or s.reserve[seat] == 0:  # BG-9, BG-14
        places = 0

    move_with_from = WAYS_FROM[guarded & held] & WAYS_TO[free]  # BG-10
    move_with_to = WAYS_FROM[guarded] & WAYS_TO[free & held]
    carry_with_from = WAYS_FROM[carrying & held] & WAYS_TO[entering]  # BG-11
    carry_with_to = WAYS_FROM[carrying] & WAYS_TO[entering & held]
    move_neutral_with_both = WAYS_FROM[neutral & held] & WAYS_TO[free & held]  # BG-12
    n = write(out, 0, PLACE, places | move_with_from << (MOVE_WITH_FROM - PLACE))
    n = write(out, n, MOVE_WITH_TO, move_with_to | carry_with_from << WAYS)
    n = write(out, n, CARRY_WITH_TO, carry_with_to | move_neutral_with_both << WAYS)
    if s.hand[seat, DANCER] > 0:  # BG-17
        move_with_dancer = WAYS_FROM[guarded] & WAYS_TO[free]
        carry_with_dancer = WAYS_FROM[carrying] & WAYS_TO[entering]
        dancer_from = WAYS_FROM[neutral] & WAYS_TO[free & held]
        dancer_to = WAYS_FROM[neutral & held] & WAYS_TO[free]
        n = write(out, n, MOVE_WITH_DANCER, move_with_dancer | carry_with_dancer << WAYS)
        n = write(out, n, NEUTRAL_DANCER_FROM, dancer_from | dancer_to << WAYS)
        if s.hand[seat, DANCER] > 1:
            n = write(out, n, NEUTRAL_DANCERS, WAYS_FROM[neutral] & WAYS_TO[free])
    return legal_ends(s, out, n)


@compiled
def place_prices(s: Record, seat: int, palace: int) -> int:
    """BG-9, BG-17: four bits: whether 0, 1, 2, 3 dancers and cards of the palace make up the cost of a thief."""
    cost = place_cost(s, seat, palace)
    fewest, most = max(0, cost - int(s.hand[seat, palace])), min(cost, int(s.hand[seat, DANCER]))
    return (2 << most) - (1 << fewest) if (cost > 0) & (fewest <= most) else 0


@compiled
def write(out: Vector, n: int, action: int, bits: int) -> int:
    """Add the actions of a set, whose first bit stands for `action`, to the n in `out`; how many there are then."""
    left = int(bits)  # of Python, which does not mind a large product
    while left:
        out[n] = action + BIT_NUMBER[((left & -left) * DE_BRUIJN >> 58) & 63]
        left &= left - 1
        n += 1
    return n


@compiled
def legal_ends(s: Record, out: Vector, n: int) -> int:
    """BG-16: after an action the turn ends with three cards; without one with four, or with a dancer and three."""
    if s.acted != 0:
        out[n] = END
        return n + 1
    out[n] = PASS
    if s.dancers == 0:
        return n + 1
    out[n + 1] = PASS_DANCER
    return n + 2


@compiled
def legal_guards(s: Record, seat: int, out: Vector) -> int:
    """BG-5, BG-6, BG-7: any palace with a free guard space, for a guard that the seat still has."""
    n = 0
    for palace in range(PALACES):
        if s.guards_left[seat] > 0 and s.spaces[palace] > 0:
            out[n] = GUARD + palace
            n += 1
    for palace in range(PALACES):
        if s.neutrals_left[seat] > 0 and s.spaces[palace] > 0:
            out[n] = NEUTRAL_GUARD + palace
            n += 1
    return n


@compiled
def legal_gifts(s: Record, seat: int, out: Vector) -> int:
    """BG-19: any card of the hand."""
    n = 0
    for kind in range(KINDS):
        if s.hand[seat, kind] > 0:
            out[n] = GIVE + kind
            n += 1
    return n


# ---------------------------------------------------------------------- a turn


@compiled
def play(s: Record, seat: int, action: int) -> None:
    """One step: a guard of the set-up, an action of a turn, its end, or a card over the limit."""
    if action < PLACE:
        set_guard(s, seat, action)
    elif action < MOVE_WITH_FROM:
        place_thief(s, seat, (action - PLACE) // PLACE_PRICES, (action - PLACE) % PLACE_PRICES)
    elif action >= GIVE:
        give(s, seat, action - GIVE)
    elif action >= END:
        finish(s, seat, action)
    else:
        way = (action - MOVE_WITH_FROM) % WAYS
        palace, to = way // OTHERS, way % OTHERS
        if to >= palace:
            to += 1
        run = action - way
        if run == NEUTRAL or run >= NEUTRAL_DANCER_FROM:
            move_neutral(s, seat, palace, to, run)
        else:
            move_guard(s, seat, palace, to, run)


@compiled
def pay(s: Record, seat: int, kind: int, cards: int) -> None:
    """BG-8, BG-17: palace cards to the discards, dancers to the open ones; BG-22: the rival counts along."""
    s.hand[seat, kind] -= cards
    if kind == DANCER:
        s.dancers += cards
    else:
        s.discards[kind] += cards
        s.known[seat, kind] = max(0, int(s.known[seat, kind]) - cards)


@compiled
def place_thief(s: Record, seat: int, palace: int, dancers: int) -> None:
    """BG-9, BG-14: a thief from the reserve, for a card per foreign guard."""
    pay(s, seat, palace, place_cost(s, seat, palace) - dancers)
    pay(s, seat, DANCER, dancers)
    s.acted = 1
    s.thief_acts += 1
    s.reserve[seat] -= 1
    s.thieves[seat, palace] += 1
    steal(s, seat, palace)


@compiled
def move_guard(s: Record, seat: int, palace: int, to: int, run: int) -> None:
    """BG-10: an own guard to another palace, for a card of either; BG-11, BG-14: one own thief may go along."""
    with_dancer = run in (MOVE_WITH_DANCER, CARRY_WITH_DANCER)
    with_from = run in (MOVE_WITH_FROM, CARRY_WITH_FROM)
    pay(s, seat, DANCER if with_dancer else palace if with_from else to, 1)
    s.acted = 1
    s.guards[seat, palace] -= 1
    s.guards[seat, to] += 1
    s.spaces[palace] += 1
    s.spaces[to] -= 1
    if run in (CARRY_WITH_FROM, CARRY_WITH_TO, CARRY_WITH_DANCER):
        s.thief_acts += 1
        s.thieves[seat, palace] -= 1
        s.thieves[seat, to] += 1
        steal(s, seat, to)


@compiled
def move_neutral(s: Record, seat: int, palace: int, to: int, run: int) -> None:
    """BG-12: a neutral guard to another palace, for a card of each."""
    pay(s, seat, DANCER if run in (NEUTRAL_DANCER_FROM, NEUTRAL_DANCERS) else palace, 1)
    pay(s, seat, DANCER if run in (NEUTRAL_DANCER_TO, NEUTRAL_DANCERS) else to, 1)
    s.acted = 1
    s.neutral[palace] -= 1
    s.neutral[to] += 1
    s.spaces[palace] += 1
    s.spaces[to] -= 1


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
def steal(s: Record, seat: int, palace: int) -> None:
    """BG-15: enough thieves take the top chest and go home; BG-20: the last chest that a seat needs ends the game."""
    needed = top_chest(s, palace)
    if s.thieves[seat, palace] < needed:
        return
    s.thieves[seat, palace] -= needed
    s.reserve[seat] += needed
    s.chests[palace] -= 1
    s.stolen[seat] += 1
    if s.stolen[seat] == chests_to_win(s):
        s.phase = OVER


# ---------------------------------------------------------------------- cards


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


@compiled
def finish(s: Record, seat: int, action: int) -> None:
    """BG-16: the end of the actions, and what is drawn for them; BG-21: a turn of nothing at all is counted."""
    s.phase = DRAW
    s.draws = CARDS_AFTER_PASS if action == PASS else CARDS_AFTER_ACTIONS
    if action == PASS_DANCER:
        s.dancers -= 1
        s.hand[seat, DANCER] += 1
    stalls = action == PASS and not cards_to_draw(s)
    s.stalled = int(s.stalled) + 1 if stalls else 0
    draw_on(s)


@compiled
def cards_to_draw(s: Record) -> bool:
    """BG-18: whether a card can be drawn, if need be after shuffling the discards into a new pile."""
    for palace in range(PALACES):
        if s.pile[palace] > 0:
            return True
    shuffle(s)
    return pile_size(s) > 0


@compiled
def shuffle(s: Record) -> None:
    """BG-18: the discards become the pile; BG-22: at that moment two players know each other's hands."""
    for palace in range(PALACES):
        s.pile[palace] = s.discards[palace]
        s.discards[palace] = 0
        if s.players == 2:
            s.known[0, palace] = s.hand[0, palace]
            s.known[1, palace] = s.hand[1, palace]


@compiled
def draw_on(s: Record) -> None:
    """BG-18: more cards as long as there are any; then the turn ends."""
    if s.draws > 0 and cards_to_draw(s):
        return
    s.draws = 0
    end_turn(s)


@compiled
def give(s: Record, seat: int, kind: int) -> None:
    """BG-19: a card is given up, and goes where paid cards go."""
    pay(s, seat, kind, 1)
    end_turn(s)


@compiled
def end_turn(s: Record) -> None:
    """BG-19: not over the hand limit; BG-21, BG-24: the end of the game, or the next seat's turn."""
    seat = int(s.seat)
    if s.hand_limit > 0 and palace_cards(s, seat) + int(s.hand[seat, DANCER]) > s.hand_limit:
        s.phase = OVER_LIMIT
        return
    s.turns += 1
    if s.stalled == s.players or s.turns >= s.max_turns:
        s.phase = OVER
        return
    s.phase = ACT
    s.seat = next_seat(s)
    s.acted = 0
    s.thief_acts = 0


@compiled
def chance(s: Record, outcomes: Vector, weights: Vector) -> int:
    """BG-4: any seat begins; BG-2: the next card is any of the pile."""
    if s.phase == CHOOSE_FIRST:
        for seat in range(s.players):
            outcomes[seat] = FIRST_SEAT + seat
            weights[seat] = 1
        return int(s.players)
    n = 0
    for palace in range(PALACES):
        if s.pile[palace] > 0:
            outcomes[n] = palace
            weights[n] = s.pile[palace]
            n += 1
    return n


@compiled
def settle(s: Record, outcome: int) -> None:
    """The seat that begins, or a card from the pile into the hand of the seat."""
    if outcome >= FIRST_SEAT:
        begin(s, outcome - FIRST_SEAT)
        return
    s.pile[outcome] -= 1
    s.hand[s.seat, outcome] += 1
    s.draws -= 1
    if s.phase == DEAL:
        deal_on(s)
    else:
        draw_on(s)


# ---------------------------------------------------------------------- the end


@compiled
def scores(s: Record, out: Vector) -> None:
    """BG-20: chests stolen."""
    for seat in range(s.players):
        out[seat] = s.stolen[seat]


@compiled
def ranks(s: Record, out: Vector) -> None:
    """BG-20: by chests, then by thieves in palaces; a winner has more chests than anybody."""
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            more = s.stolen[other] > s.stolen[seat]
            further = s.stolen[other] == s.stolen[seat] and s.reserve[other] < s.reserve[seat]
            if more or further:
                out[seat] += 1


# ---------------------------------------------------------------------- what a seat knows


@compiled
def imagine(s: Record, seat: int, rng: Vector) -> None:
    """BG-22: all cards that the seat cannot see go into the pile; the rivals' hands are dealt anew from it."""
    total = 0
    for palace in range(PALACES):
        unseen = CARDS_OF_A_PALACE - int(s.discards[palace]) - int(s.hand[seat, palace])
        for other in range(s.players):
            if other != seat:
                unseen -= int(s.known[other, palace])
        s.pile[palace] = unseen
        total += unseen
    for other in range(s.players):
        if other == seat:
            continue
        cards = palace_cards(s, other)
        for palace in range(PALACES):
            s.hand[other, palace] = s.known[other, palace]
            cards -= int(s.known[other, palace])
        for _ in range(cards):
            ticket = below(rng, total)
            card = 0
            while ticket >= s.pile[card]:
                ticket -= int(s.pile[card])
                card += 1
            s.pile[card] -= 1
            s.hand[other, card] += 1
            total -= 1


@compiled
def observe(s: Record, seat: int, out: Vector) -> None:
    """What the seat knows, in the layout of OBSERVATION in the rulebook; seats count from the seat itself."""
    out[:] = 0.0
    players = int(s.players)
    out[0] = s.turns / s.max_turns
    out[1 + int(s.phase)] = 1.0
    out[8 + (int(s.seat) - seat + players) % players] = 1.0
    out[12] = s.acted
    out[13] = (int(s.thief_limit) - int(s.thief_acts)) / s.thief_limit
    out[14] = s.draws / (FIRST_HAND + SEATS - 1)
    out[15] = s.hand_limit / PALACE_CARDS
    out[16] = s.stalled / players
    out[17] = pile_size(s) / PALACE_CARDS
    out[18] = s.dancers / DANCERS
    out[19] = s.hand[seat, DANCER] / DANCERS
    for palace in range(PALACES):
        base = 20 + 7 * palace
        cards, discards = int(s.hand[seat, palace]), int(s.discards[palace])
        out[base] = s.chests[palace] / CHESTS
        out[base + 1] = top_chest(s, palace) / LAST_CHEST
        out[base + 2] = s.neutral[palace] / GUARD_SPACES
        out[base + 3] = s.spaces[palace] / GUARD_SPACES
        out[base + 4] = cards / CARDS_OF_A_PALACE
        out[base + 5] = discards / CARDS_OF_A_PALACE
        out[base + 6] = (CARDS_OF_A_PALACE - discards - cards) / CARDS_OF_A_PALACE
    for turn in range(players):
        other = (seat + turn) % players
        base = 62 + 32 * turn
        out[base] = 1.0
        out[base + 1] = place_in_turn(s, other) / (SEATS - 1)
        out[base + 2] = s.reserve[other] / THIEVES
        out[base + 3] = s.stolen[other] / chests_to_win(s)
        out[base + 4] = palace_cards(s, other) / PALACE_CARDS
        out[base + 5] = s.hand[other, DANCER] / DANCERS
        out[base + 6] = s.guards_left[other] / GUARD_SPACES
        out[base + 7] = s.neutrals_left[other] / TACTICAL_NEUTRALS
        for palace in range(PALACES):
            out[base + 8 + palace] = s.guards[other, palace] / GUARD_SPACES
            out[base + 14 + palace] = s.thieves[other, palace] / LAST_CHEST
            out[base + 20 + palace] = place_cost(s, other, palace) / (GUARD_SPACES - 1)
            out[base + 26 + palace] = s.known[other, palace] / CARDS_OF_A_PALACE


# ---------------------------------------------------------------------- invariants


@compiled
def audit(s: Record) -> int:
    """0, or the number of the invariant that is broken (see FLAWS in the rulebook)."""
    players = int(s.players)
    if not (CHOOSE_FIRST <= s.phase <= OVER and 0 <= s.first < players and 0 <= s.seat < players):
        return 1
    if not (0 <= s.turns <= s.max_turns and 0 <= s.stalled <= players and s.stalled <= s.turns):
        return 1
    flaw = audit_board(s)
    if flaw == 0:
        flaw = audit_cards(s)
    if flaw == 0:
        flaw = audit_set_up(s) if s.phase < ACT else audit_turn(s)
    if flaw != 0:
        return flaw
    for seat in range(players, SEATS):
        if s.reserve[seat] != 0 or s.stolen[seat] != 0 or s.guards_left[seat] != 0 or s.neutrals_left[seat] != 0:
            return 15
        for palace in range(PALACES):
            if s.guards[seat, palace] != 0 or s.thieves[seat, palace] != 0 or s.known[seat, palace] != 0:
                return 15
        for kind in range(KINDS):
            if s.hand[seat, kind] != 0:
                return 15
    return 0


@compiled
def audit_board(s: Record) -> int:
    """24 chests, 12 thieves and all guards of each seat, at most four guards at a palace."""
    players = int(s.players)
    chests, neutrals = 0, 0
    for palace in range(PALACES):
        if not 0 <= s.chests[palace] <= CHESTS:
            return 2
        if s.neutral[palace] < 0:
            return 4
        chests += int(s.chests[palace])
        neutrals += int(s.neutral[palace])
    for seat in range(players):
        if s.stolen[seat] < 0:
            return 2
        if s.reserve[seat] < 0:
            return 3
        if s.guards_left[seat] < 0 or s.neutrals_left[seat] < 0:
            return 4
        chests += int(s.stolen[seat])
        neutrals += int(s.neutrals_left[seat])
        thieves, guards = int(s.reserve[seat]), int(s.guards_left[seat])
        for palace in range(PALACES):
            here = int(s.thieves[seat, palace])
            # An emptied palace keeps those who came too late: fewer than its last chest needed.
            if here < 0 or here >= (top_chest(s, palace) if s.chests[palace] > 0 else LAST_CHEST):
                return 3
            if s.guards[seat, palace] < 0:
                return 4
            thieves += here
            guards += int(s.guards[seat, palace])
        if thieves != THIEVES:
            return 3
        if guards != GUARDS_AND_PLAYERS - players:
            return 4
    if chests != PALACES * CHESTS:
        return 2
    if neutrals != (TACTICAL_NEUTRALS * players if s.tactical != 0 else PALACES):
        return 4
    for palace in range(PALACES):
        guards = int(s.neutral[palace])
        for seat in range(players):
            guards += int(s.guards[seat, palace])
        if s.spaces[palace] < 0 or guards + int(s.spaces[palace]) != GUARD_SPACES:
            return 5
    return 0


@compiled
def audit_cards(s: Record) -> int:
    """110 cards; what a rival knows of a hand is in it."""
    players = int(s.players)
    dancers = int(s.dancers)
    for palace in range(PALACES):
        if s.pile[palace] < 0 or s.discards[palace] < 0:
            return 6
        cards = int(s.pile[palace]) + int(s.discards[palace])
        for seat in range(players):
            if s.hand[seat, palace] < 0:
                return 6
            cards += int(s.hand[seat, palace])
            known = int(s.known[seat, palace])
            if not 0 <= known <= s.hand[seat, palace] or (known > 0 and players > 2):
                return 8
        if cards != CARDS_OF_A_PALACE:
            return 6
    for seat in range(players):
        if s.hand[seat, DANCER] < 0:
            return 7
        dancers += int(s.hand[seat, DANCER])
    if s.dancers < 0 or dancers != DANCERS:
        return 7
    return 0


@compiled
def audit_set_up(s: Record) -> int:
    """Guards and cards go round in turn order, and nothing else has happened."""
    players, now = int(s.players), place_in_turn(s, int(s.seat))
    if s.turns != 0 or s.acted != 0 or s.thief_acts != 0 or s.stalled != 0 or s.dancers != DANCERS:
        return 9
    if s.phase == CHOOSE_FIRST and (s.seat_0_begins != 0 or s.first != 0 or s.seat != 0):
        return 9
    if s.seat_0_begins != 0 and s.first != 0:
        return 9
    pieces = GUARDS_AND_PLAYERS - players + (TACTICAL_NEUTRALS if s.tactical != 0 else 0)
    left_now = int(s.guards_left[s.seat]) + int(s.neutrals_left[s.seat])
    if s.phase == GUARDS and (left_now == 0 or s.draws != 0):
        return 10
    for seat in range(players):
        place = place_in_turn(s, seat)
        left, cards = int(s.guards_left[seat]) + int(s.neutrals_left[seat]), palace_cards(s, seat)
        full_hand = FIRST_HAND + place
        if s.stolen[seat] != 0 or s.reserve[seat] != THIEVES:
            return 9
        if s.phase == GUARDS:
            if left != (left_now - 1 if place < now else left_now) or cards != (full_hand if s.hands_before else 0):
                return 10
        elif s.phase == DEAL:
            still = int(s.draws) if place == now else 0 if place < now else full_hand
            if left != (pieces if s.hands_before else 0) or cards != full_hand - still:
                return 10
            if place == now and not 0 < still <= full_hand:
                return 12
        elif left != pieces or cards != 0 or s.draws != 0:
            return 10
    for palace in range(PALACES):
        if s.discards[palace] != 0 or s.known[0, palace] != 0 or s.known[1, palace] != 0:
            return 9
    return 0


@compiled
def audit_turn(s: Record) -> int:
    """The seat in turn, its actions, its draws, the hand limit and the end."""
    players = int(s.players)
    if s.seat_0_begins != 0 and s.first != 0:
        return 9
    if not 0 <= s.acted <= 1 or not 0 <= s.thief_acts <= s.thief_limit or s.thief_acts > PALACE_CARDS * s.acted:
        return 11
    winner = -1
    for seat in range(players):
        if s.guards_left[seat] != 0 or s.neutrals_left[seat] != 0:
            return 10
        if s.stolen[seat] > chests_to_win(s) or (s.stolen[seat] == chests_to_win(s) and winner >= 0):
            return 14
        if s.stolen[seat] == chests_to_win(s):
            winner = seat
        cards = palace_cards(s, seat) + int(s.hand[seat, DANCER])
        still_counting = seat == s.seat and (s.phase == DRAW or s.phase == OVER_LIMIT)
        if s.hand_limit > 0 and not still_counting and cards > s.hand_limit:
            return 13
        if s.phase == OVER_LIMIT and seat == s.seat and (s.hand_limit == 0 or cards <= s.hand_limit):
            return 13
    if s.phase == OVER:
        by_turns = winner < 0 and (s.turns == s.max_turns or s.stalled == players)
        by_chests = winner == s.seat and s.turns < s.max_turns and s.stalled < players and s.thief_acts > 0
        if not by_turns and not by_chests:
            return 14
    elif winner >= 0 or s.turns >= s.max_turns or s.stalled >= players:
        return 14
    begun = int(s.turns) - (1 if s.phase == OVER and winner < 0 else 0)
    if s.seat != (int(s.first) + begun) % players:
        return 11
    if s.phase == DRAW:
        most = CARDS_AFTER_ACTIONS if s.acted != 0 else CARDS_AFTER_PASS
        if not 0 < s.draws <= most or pile_size(s) == 0 or s.stalled != 0:
            return 12
    elif s.draws != 0:
        return 12
    return 0
