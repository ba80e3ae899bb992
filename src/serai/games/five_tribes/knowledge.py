"""What a seat knows of a table of Five Tribes: guessing the rest, and telling it as numbers (FT-41)."""

from __future__ import annotations

from serai.engine.chance import below
from serai.engine.compiled import compiled
from serai.engine.contract import Record, Vector
from serai.games.five_tribes.djinns import in_place
from serai.games.five_tribes.goods import held, pile_size, unseen_in_hand
from serai.games.five_tribes.pieces import (
    CARD_COUNTS,
    CARDS,
    COLOUR_COUNTS,
    COLOURS,
    COUNTED,
    DISCARDED,
    DJINNS,
    DRAWN,
    EMPTY,
    IN_PILE,
    IN_ROW,
    KINDS,
    MARKERS,
    OWNED,
    PALACES,
    PALMS,
    PHASES,
    ROW,
    SEATS,
    SPOTS,
    TILES,
)  # fmt: skip


@compiled
def imagine(s: Record, seat: int, rng: Vector) -> None:
    """FT-41: redraw the rivals' unseen cards and, while Sibittis' owner chooses, the Djinns in hand."""
    redraw_veiled(s, seat, rng)
    if seat != s.seat:
        redraw_djinns(s, rng)


@compiled
def redraw_veiled(s: Record, seat: int, rng: Vector) -> None:
    """Cards from the pile: put back all that the rivals have, then draw as many for each."""
    sizes = 0  # a byte per seat
    for rival in range(s.players):
        if rival == seat:
            continue
        size = 0
        for card in range(CARDS):
            size += int(s.veiled[rival, card])
            s.pile[card] += s.veiled[rival, card]
            s.veiled[rival, card] = 0
        sizes |= size << (8 * rival)
    left = pile_size(s)
    for rival in range(s.players):
        for _ in range((sizes >> (8 * rival)) & 255):
            ticket = below(rng, left)
            card = 0
            while ticket >= s.pile[card]:
                ticket -= int(s.pile[card])
                card += 1
            s.pile[card] -= 1
            s.veiled[rival, card] += 1
            left -= 1


@compiled
def redraw_djinns(s: Record, rng: Vector) -> None:
    """The Djinns that Sibittis has drawn are any of those not seen."""
    drawn = in_place(s, DRAWN)
    if drawn == 0:
        return
    for djinn in range(DJINNS):
        if s.djinns[djinn] == DRAWN:
            s.djinns[djinn] = IN_PILE
    left = in_place(s, IN_PILE)
    for _ in range(drawn):
        ticket = below(rng, left)
        djinn = 0
        while ticket > 0 or s.djinns[djinn] != IN_PILE:
            ticket -= s.djinns[djinn] == IN_PILE
            djinn += 1
        s.djinns[djinn] = DRAWN
        left -= 1


@compiled
def unseen(s: Record, seat: int, card: int) -> int:
    """How many of a card are in the pile or in hands where the seat has not seen them."""
    number = int(s.pile[card])
    for rival in range(s.players):
        if rival != seat:
            number += int(s.veiled[rival, card])
    return number


# ---------------------------------------------------------------- as numbers

TILE_NUMBERS = KINDS + COLOURS + SEATS + 2
DJINN_NUMBERS = 4 + SEATS
SEAT_NUMBERS = 8 + CARDS
GOLD_SCALE, CARD_SCALE, MEEPLE_SCALE, ROUND_SCALE = 100.0, 6.0, 5.0, 45.0


@compiled
def observe(s: Record, seat: int, out: Vector) -> None:
    """What the seat knows, in the layout of OBSERVATION in the rulebook; seats count from the seat itself."""
    out[:] = 0.0
    players = int(s.players)
    out[int(s.phase)] = 1.0
    at = PHASES
    out[at] = s.rounds / ROUND_SCALE
    out[at + 1] = s.last_round
    out[at + 2] = s.moved
    out[at + 3] = s.taken / MEEPLE_SCALE
    out[at + 4] = s.doubled
    out[at + 5] = s.two_victims
    out[at + 6] = s.draws / 3.0
    at += 7
    if s.colour >= 0:
        out[at + int(s.colour)] = 1.0
    at += COLOURS
    if s.here >= 0:
        out[at + int(s.here)] = 1.0
    at += TILES
    out[at + int(s.heading)] = 1.0
    at += 5
    if s.power >= 0:
        out[at + int(s.power)] = 1.0
    at += DJINNS
    if s.anchor >= TILES:
        out[at + TILES + (int(s.anchor) - TILES - seat) % players] = 1.0
    elif s.anchor >= 0:
        out[at + int(s.anchor)] = 1.0
    at += TILES + SEATS
    for colour in range(COLOURS):
        out[at + colour] = s.hand[colour] / MEEPLE_SCALE
        out[at + COLOURS + colour] = s.bag[colour] / COLOUR_COUNTS[colour]
    at += 2 * COLOURS
    for spot in range(SPOTS):
        if s.spots[spot] != EMPTY:
            out[at + SEATS * spot + (int(s.spots[spot]) - seat) % players] = 1.0
    at += SPOTS * SEATS
    for place in range(MARKERS):
        if s.order[place] != EMPTY:
            out[at + SEATS * place + (int(s.order[place]) - seat) % players] = 1.0
    at += MARKERS * SEATS
    at = observe_board(s, seat, out, at)
    at = observe_cards(s, seat, out, at)
    at = observe_djinns(s, seat, out, at)
    observe_seats(s, seat, out, at)


@compiled
def observe_board(s: Record, seat: int, out: Vector, at: int) -> int:
    """The tiles and the supply; where the next block begins."""
    for tile in range(TILES):
        if s.kinds[tile] > 0:
            out[at + int(s.kinds[tile]) - 1] = 1.0
        for colour in range(COLOURS):
            out[at + KINDS + colour] = s.meeples[tile, colour] / MEEPLE_SCALE
        if s.camels[tile] > 0:
            out[at + KINDS + COLOURS + (int(s.camels[tile]) - 1 - seat) % int(s.players)] = 1.0
        out[at + KINDS + COLOURS + SEATS] = s.palms[tile] / 3.0
        out[at + KINDS + COLOURS + SEATS + 1] = s.palaces[tile] / 3.0
        at += TILE_NUMBERS
    out[at] = s.palm_supply / PALMS
    out[at + 1] = s.palace_supply / PALACES
    return at + 2


@compiled
def observe_cards(s: Record, seat: int, out: Vector, at: int) -> int:
    """The row, the piles and the own hand; where the next block begins."""
    for place in range(ROW):
        if s.row[place] > 0:
            out[at + CARDS * place + int(s.row[place]) - 1] = 1.0
    at += ROW * CARDS
    for card in range(CARDS):
        out[at + card] = unseen(s, seat, card) / CARD_COUNTS[card]
        out[at + CARDS + card] = s.discards[card] / CARD_COUNTS[card]
        out[at + 2 * CARDS + card] = held(s, seat, card) / CARD_SCALE
    at += 3 * CARDS
    out[at] = pile_size(s) / 54.0
    return at + 1


@compiled
def observe_djinns(s: Record, seat: int, out: Vector, at: int) -> int:
    """Where each Djinn is, as far as the seat knows, and which powers are used up; where the next block begins."""
    for djinn in range(DJINNS):
        place = int(s.djinns[djinn])
        if place == IN_PILE or (place == DRAWN and seat != s.seat):
            out[at] = 1.0
        elif place == DISCARDED:
            out[at + 1] = 1.0
        elif place == IN_ROW:
            out[at + 2] = 1.0
        elif place in (DRAWN, COUNTED):
            out[at + 3] = 1.0
        else:
            out[at + 4 + (place - OWNED - seat) % int(s.players)] = 1.0
        at += DJINN_NUMBERS
    for djinn in range(DJINNS):
        out[at + djinn] = (int(s.used) >> djinn) & 1
    return at + DJINNS


@compiled
def observe_seats(s: Record, seat: int, out: Vector, at: int) -> None:
    """Every seat, from the own one on."""
    for turn in range(s.players):
        other = (seat + turn) % int(s.players)
        out[at] = 1.0
        out[at + 1] = 1.0 if other == s.seat else 0.0
        out[at + 2] = s.gold[other] / GOLD_SCALE
        out[at + 3] = s.stock[other] / 11.0
        out[at + 4] = s.viziers[other] / 16.0
        out[at + 5] = s.elders[other] / 20.0
        cards = unseen_in_hand(s, other)
        out[at + 6] = cards / CARD_SCALE
        for card in range(CARDS):
            out[at + 8 + card] = s.goods[other, card] / CARD_SCALE
            cards += int(s.goods[other, card])
        out[at + 7] = cards / CARD_SCALE
        at += SEAT_NUMBERS
