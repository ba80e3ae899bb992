"""What a seat knows of a table of Five Tribes: guessing the rest, and telling it as numbers (FT-41)."""

from __future__ import annotations

from serai.engine.chance import below
from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record, Vector
from serai.games.five_tribes import observation as at
from serai.games.five_tribes.box import PALACES, PALMS, ROW, SEATS
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
    SPOTS,
    TILES,
)


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

A_MEEPLE, A_CARD, A_THIRD = 1 / at.MEEPLE_SCALE, 1 / at.CARD_SCALE, 1 / 3


@compiled
def observe(s: Record, seat: int, out: Vector) -> None:
    """What the seat knows, in the layout of `observation`; seats count from the seat itself."""
    out[:] = 0.0
    observe_turn(s, seat, out)
    observe_order(s, seat, out)
    observe_board(s, seat, out)
    observe_cards(s, seat, out)
    observe_djinns(s, seat, out)
    observe_seats(s, seat, out)


@compiled
def observe_turn(s: Record, seat: int, out: Vector) -> None:
    """Where the turn is."""
    out[at.PHASE + int(s.phase)] = 1.0
    out[at.TURN] = s.rounds / at.ROUND_SCALE
    out[at.TURN + 1] = s.last_round
    out[at.TURN + 2] = s.moved
    out[at.TURN + 3] = s.taken / at.MEEPLE_SCALE
    out[at.TURN + 4] = s.doubled
    out[at.TURN + 5] = s.two_victims
    out[at.TURN + 6] = s.draws / 3.0
    if s.colour >= 0:
        out[at.COLOUR + int(s.colour)] = 1.0
    if s.here >= 0:
        out[at.HERE + int(s.here)] = 1.0
    out[at.HEADING + int(s.heading)] = 1.0
    if s.power >= 0:
        out[at.POWER + int(s.power)] = 1.0
    if s.anchor >= TILES:
        out[at.ANCHOR + TILES + (int(s.anchor) - TILES - seat) % int(s.players)] = 1.0
    elif s.anchor >= 0:
        out[at.ANCHOR + int(s.anchor)] = 1.0


@compiled
def observe_order(s: Record, seat: int, out: Vector) -> None:
    """Whose markers stand on the turn order track and in the bid order."""
    players = int(s.players)
    for spot in range(SPOTS):
        if s.spots[spot] != EMPTY:
            out[at.SPOT_SEATS + SEATS * spot + (int(s.spots[spot]) - seat) % players] = 1.0
    for place in range(MARKERS):
        if s.order[place] != EMPTY:
            out[at.ORDER + SEATS * place + (int(s.order[place]) - seat) % players] = 1.0


@compiled
def observe_board(s: Record, seat: int, out: Vector) -> None:
    """Meeples in hand and in the bag, the tiles and the supply."""
    for colour in range(COLOURS):
        out[at.HAND + colour] = s.hand[colour] / at.MEEPLE_SCALE
        out[at.BAG + colour] = s.bag[colour] / COLOUR_COUNTS[colour]
    for tile in range(TILES):
        here = at.BOARD + at.TILE_NUMBERS * tile
        if s.kinds[tile] > 0:
            out[here + int(s.kinds[tile]) - 1] = 1.0
        for colour in range(COLOURS):
            out[here + KINDS + colour] = s.meeples[tile, colour] * A_MEEPLE  # a product: quicker than a quotient
        if s.camels[tile] > 0:
            out[here + KINDS + COLOURS + (int(s.camels[tile]) - 1 - seat) % int(s.players)] = 1.0
        out[here + KINDS + COLOURS + SEATS] = s.palms[tile] * A_THIRD
        out[here + KINDS + COLOURS + SEATS + 1] = s.palaces[tile] * A_THIRD
    out[at.SUPPLY] = s.palm_supply / PALMS
    out[at.SUPPLY + 1] = s.palace_supply / PALACES


@compiled
def observe_cards(s: Record, seat: int, out: Vector) -> None:
    """The row, the piles and the own hand."""
    for place in range(ROW):
        if s.row[place] > 0:
            out[at.CARD_ROW + CARDS * place + int(s.row[place]) - 1] = 1.0
    for card in range(CARDS):
        out[at.UNSEEN + card] = unseen(s, seat, card) / CARD_COUNTS[card]
        out[at.DISCARDS + card] = s.discards[card] / CARD_COUNTS[card]
        out[at.OWN_CARDS + card] = held(s, seat, card) / at.CARD_SCALE
    out[at.PILE] = pile_size(s) / 54.0


@compiled
def observe_djinns(s: Record, seat: int, out: Vector) -> None:
    """Where each Djinn is, as far as the seat knows, and which powers are used up."""
    for djinn in range(DJINNS):
        here, place = at.DJINN_PLACE + at.DJINN_NUMBERS * djinn, int(s.djinns[djinn])
        if place == IN_PILE or (place == DRAWN and seat != s.seat):
            out[here] = 1.0
        elif place == DISCARDED:
            out[here + 1] = 1.0
        elif place == IN_ROW:
            out[here + 2] = 1.0
        elif place in (DRAWN, COUNTED):
            out[here + 3] = 1.0
        else:
            out[here + 4 + (place - OWNED - seat) % int(s.players)] = 1.0
        out[at.USED + djinn] = (int(s.used) >> djinn) & 1


@compiled
def observe_seats(s: Record, seat: int, out: Vector) -> None:
    """Every seat, from the own one on."""
    for turn in range(s.players):
        here, other = at.SEAT + at.SEAT_NUMBERS * turn, (seat + turn) % int(s.players)
        out[here] = 1.0
        out[here + 1] = 1.0 if other == s.seat else 0.0
        out[here + 2] = s.gold[other] / at.GOLD_SCALE
        out[here + 3] = s.stock[other] / 11.0
        out[here + 4] = s.viziers[other] / 16.0
        out[here + 5] = s.elders[other] / 20.0
        cards = unseen_in_hand(s, other)
        out[here + 6] = cards / at.CARD_SCALE
        for card in range(CARDS):
            out[here + 8 + card] = s.goods[other, card] * A_CARD
            cards += int(s.goods[other, card])
        out[here + 7] = cards / at.CARD_SCALE
