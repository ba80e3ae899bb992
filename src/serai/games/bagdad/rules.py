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
| 0-5 | `guard PALACE` | set-up: an own guard to a palace |
| 6-11 | `neutral guard PALACE` | set-up, tactical: a neutral guard |
| 12-35 | `place PALACE[ DANCERSd]` | a thief into a palace; so many of the cards paid are dancers |
| 36-65, 66-95, 186-215 | `move FROM TO with CARD` | an own guard to another palace |
| 96-125, 126-155, 216-245 | `carry FROM TO with CARD` | the same with a thief |
| 156-185, 246-275, 276-305, 306-335 | `neutral FROM TO[ with FIRST SECOND]` | a neutral guard, for two cards |
| 336 | `end` | after actions: draw 3 cards |
| 337 | `pass` | no action: draw 4 cards |
| 338 | `pass dancer` | no action: take a dancer and draw 3 cards |
| 339-345 | `give CARD` | over the hand limit: a card is given up |

`place red` takes no dancer; a neutral guard's way without `with` takes a card of each palace.
Draws 0-5 are the palace of a card, 6-9 the seat that begins.

Elsewhere: `pieces` has the numbers of all this, `choices` the legal steps, `knowledge` what a seat knows, `soundness`
what every position must fulfil.
"""

from __future__ import annotations

import numpy as np

from serai.engine import playouts
from serai.engine.bits import ones, word
from serai.engine.chance import stirred, ticket_of
from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record, Vector
from serai.games.bagdad.box import GUARD_SPACES, SEATS, TACTICAL_NEUTRALS
from serai.games.bagdad.choices import HIGH, LOW, ROW, legal, random_legal
from serai.games.bagdad.knowledge import imagine, observe
from serai.games.bagdad.pieces import (
    ACT,
    CARRYING,
    CHOOSE_FIRST,
    DANCER,
    DEAL,
    DEED,
    DRAW,
    FIRST_CARD,
    FIRST_SEAT,
    GIVING,
    GUARDING,
    GUARDING_NEUTRAL,
    GUARDS,
    HERE,
    KINDS,
    MOVING,
    MOVING_NEUTRAL,
    OVER,
    OVER_LIMIT,
    PALACES,
    PASSING,
    PASSING_DANCER,
    PLACING,
    SECOND_CARD,
    THERE,
    WITH_DANCERS,
    chests_to_win,
    palace_cards,
    pile_size,
    place_cost,
    place_in_turn,
    top_chest,
)
from serai.games.bagdad.soundness import audit

__all__ = [
    "FIXED", "STATE", "audit", "chance", "imagine", "legal", "observe", "over", "pending", "play", "ranks", "scores",
    "settle", "setup", "to_act", "wander",
]  # fmt: skip

STATE = np.dtype((np.record, [
    # ---- chosen before the game
    ("players", np.int8),
    ("tactical", np.int8),                     # option neutral_setup
    ("hands_before", np.int8),                 # option hands
    ("seat_0_begins", np.int8),                # option first_seat
    ("thief_limit", np.int8),                  # option thief_actions
    ("hand_limit", np.int8),                   # 0: none
    ("max_turns", np.int16),
    ("palaces", np.int8),                      # in the game: the first ones; the others have no space, card or chest
    ("cards", np.int8),                        # of a palace
    ("dancers_in_box", np.int8),
    ("stack", np.int8),                        # chests of a palace
    ("last_chest", np.int8),                   # thieves that it needs; each one above it needs one less
    ("thieves_in_box", np.int8),               # of a seat
    ("guards_in_box", np.int8),
    ("to_win", np.int8),                       # chests
    ("first_hand", np.int8),                   # cards of the first seat; each later seat gets one more
    ("drawn", np.int8),                        # cards after actions; without any action one more
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

FIXED = (
    "players", "tactical", "hands_before", "seat_0_begins", "thief_limit", "hand_limit", "max_turns",
    "palaces", "cards", "dancers_in_box", "stack", "last_chest", "thieves_in_box", "guards_in_box", "to_win",
    "first_hand", "drawn",
)  # fmt: skip


# ---------------------------------------------------------------------- set-up


@compiled
def setup(s: Record) -> None:
    """BG-1 to BG-4: full palaces, a full pile, the thieves outside."""
    for palace in range(s.palaces):
        s.chests[palace] = s.stack
        s.neutral[palace] = 0 if s.tactical != 0 else 1
        s.spaces[palace] = GUARD_SPACES - int(s.neutral[palace])
        s.pile[palace] = s.cards
    for seat in range(s.players):
        s.reserve[seat] = s.thieves_in_box
        s.guards_left[seat] = s.guards_in_box
        s.neutrals_left[seat] = TACTICAL_NEUTRALS if s.tactical != 0 else 0
    s.dancers = s.dancers_in_box
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
    s.draws = s.first_hand


@compiled
def next_seat(s: Record) -> int:
    """The seat whose turn follows."""
    following = int(s.seat) + 1
    return following if following < s.players else 0


@compiled
def deal_on(s: Record) -> None:
    """BG-4: 6, 7, 8, 9 cards in turn order; then the guards, unless they stand already."""
    if s.draws > 0:
        return
    s.seat = next_seat(s)
    if s.seat != s.first:
        s.draws = int(s.first_hand) + place_in_turn(s, int(s.seat))
    elif s.hands_before != 0:
        s.phase = GUARDS
    else:
        s.phase = ACT


@compiled
def set_guard(s: Record, seat: int, palace: int, neutral: bool) -> None:
    """BG-5, BG-7: one guard, then the next seat, until all guards stand."""
    if neutral:
        s.neutral[palace] += 1
        s.neutrals_left[seat] -= 1
    else:
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


# ---------------------------------------------------------------------- a turn


@compiled
def play(s: Record, seat: int, action: int) -> None:
    """One step: a guard of the set-up, an action of a turn, its end, or a card over the limit."""
    deed, here, there = int(DEED[action]), int(HERE[action]), int(THERE[action])
    if deed == PLACING:
        place_thief(s, seat, here, int(WITH_DANCERS[action]))
    elif deed in (MOVING, CARRYING):
        move_guard(s, seat, here, there, int(FIRST_CARD[action]))
        if deed == CARRYING:
            carry_thief(s, seat, here, there)
    elif deed == MOVING_NEUTRAL:
        move_neutral(s, seat, here, there, int(FIRST_CARD[action]), int(SECOND_CARD[action]))
    elif deed == GIVING:
        give(s, seat, int(FIRST_CARD[action]))
    elif deed in (GUARDING, GUARDING_NEUTRAL):
        set_guard(s, seat, here, deed == GUARDING_NEUTRAL)
    else:
        finish(s, seat, deed)


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
def move_guard(s: Record, seat: int, palace: int, to: int, card: int) -> None:
    """BG-10: an own guard to another palace, for a card of either."""
    pay(s, seat, card, 1)
    s.acted = 1
    s.guards[seat, palace] -= 1
    s.guards[seat, to] += 1
    s.spaces[palace] += 1
    s.spaces[to] -= 1


@compiled
def carry_thief(s: Record, seat: int, palace: int, to: int) -> None:
    """BG-11, BG-14: one own thief goes along with the guard."""
    s.thief_acts += 1
    s.thieves[seat, palace] -= 1
    s.thieves[seat, to] += 1
    steal(s, seat, to)


@compiled
def move_neutral(s: Record, seat: int, palace: int, to: int, first: int, second: int) -> None:
    """BG-12: a neutral guard to another palace, for a card of each."""
    pay(s, seat, first, 1)
    pay(s, seat, second, 1)
    s.acted = 1
    s.neutral[palace] -= 1
    s.neutral[to] += 1
    s.spaces[palace] += 1
    s.spaces[to] -= 1


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
def finish(s: Record, seat: int, deed: int) -> None:
    """BG-16: the end of the actions, and what is drawn for them; BG-21: a turn of nothing at all is counted."""
    s.phase = DRAW
    s.draws = int(s.drawn) + 1 if deed == PASSING else int(s.drawn)
    if deed == PASSING_DANCER:
        s.dancers -= 1
        s.hand[seat, DANCER] += 1
    stalls = deed == PASSING and not cards_to_draw(s)
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


# ---------------------------------------------------------------------- random games

any_way = playouts.wander


@compiled
def wander(s: Record, rng: Vector, scratch: Record) -> int:
    """The cards that are drawn now, and a random step of a turn."""
    number = rng[0]
    pile = word(s.pile, 0) & ROW
    while s.phase == DRAW or s.phase == DEAL:
        so_far = (pile * LOW) & ROW  # byte p is how many cards of the palaces 0 to p there are: at most 102
        number = stirred(number)
        ticket = ticket_of(number, so_far >> (8 * (PALACES - 1)))
        card = PALACES - ones(((so_far | HIGH) - (ticket + 1) * LOW) & HIGH)
        settle(s, card)
        pile -= 1 << (8 * card)
        if pile == 0:  # BG-18: it may be a new one
            pile = word(s.pile, 0) & ROW
    if s.phase == ACT:
        number = stirred(number)
        rng[0] = number
        seat = int(s.seat)
        play(s, seat, random_legal(s, seat, number))
        return 1
    rng[0] = number
    return 0 if s.phase == OVER else any_way(s, rng, scratch)


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
