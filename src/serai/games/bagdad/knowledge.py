"""What a seat knows: worlds that fit it, and the same as numbers."""

from __future__ import annotations

from serai.engine.chance import below
from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record, Vector
from serai.games.bagdad import observation as at
from serai.games.bagdad.box import (
    CARDS_OF_A_PALACE,
    CHESTS,
    DANCERS,
    FIRST_HAND,
    GUARD_SPACES,
    LAST_CHEST,
    SEATS,
    TACTICAL_NEUTRALS,
    THIEVES,
)
from serai.games.bagdad.pieces import (
    DANCER,
    PALACE_CARDS,
    PALACES,
    cards_in_box,
    chests_to_win,
    palace_cards,
    pile_size,
    place_cost,
    place_in_turn,
    top_chest,
)


@compiled
def imagine(s: Record, seat: int, rng: Vector) -> None:
    """BG-22: all cards that the seat cannot see go into the pile; the rivals' hands are dealt anew from it."""
    total = 0
    for palace in range(PALACES):
        unseen = cards_in_box(s, palace) - int(s.discards[palace]) - int(s.hand[seat, palace])
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
    """What the seat knows, in the layout of `observation`; seats count from the seat itself."""
    out[:] = 0.0
    players = int(s.players)
    out[at.TURN] = s.turns / s.max_turns
    out[at.PHASE + int(s.phase)] = 1.0
    out[at.TURN_OF + (int(s.seat) - seat + players) % players] = 1.0
    out[at.ACTED] = s.acted
    out[at.THIEF_ACTIONS_LEFT] = (int(s.thief_limit) - int(s.thief_acts)) / s.thief_limit
    out[at.TO_DRAW] = s.draws / (FIRST_HAND + SEATS - 1)
    out[at.HAND_LIMIT] = s.hand_limit / PALACE_CARDS
    out[at.STALLED] = s.stalled / players
    out[at.PILE] = pile_size(s) / PALACE_CARDS
    out[at.OPEN_DANCERS] = s.dancers / DANCERS
    out[at.OWN_DANCERS] = s.hand[seat, DANCER] / DANCERS
    for palace in range(PALACES):
        base = at.PALACE + at.EACH_PALACE * palace
        cards, discards = int(s.hand[seat, palace]), int(s.discards[palace])
        out[base] = s.chests[palace] / CHESTS
        out[base + 1] = top_chest(s, palace) / LAST_CHEST
        out[base + 2] = s.neutral[palace] / GUARD_SPACES
        out[base + 3] = s.spaces[palace] / GUARD_SPACES
        out[base + 4] = cards / CARDS_OF_A_PALACE
        out[base + 5] = discards / CARDS_OF_A_PALACE
        out[base + 6] = (cards_in_box(s, palace) - discards - cards) / CARDS_OF_A_PALACE
    for turn in range(players):
        other = (seat + turn) % players
        base = at.EACH_SEAT * turn
        out[base + at.SEAT] = 1.0
        out[base + at.SEAT + 1] = place_in_turn(s, other) / (SEATS - 1)
        out[base + at.SEAT + 2] = s.reserve[other] / THIEVES
        out[base + at.SEAT + 3] = s.stolen[other] / chests_to_win(s)
        out[base + at.SEAT + 4] = palace_cards(s, other) / PALACE_CARDS
        out[base + at.SEAT + 5] = s.hand[other, DANCER] / DANCERS
        out[base + at.SEAT + 6] = s.guards_left[other] / GUARD_SPACES
        out[base + at.SEAT + 7] = s.neutrals_left[other] / TACTICAL_NEUTRALS
        for palace in range(PALACES):
            out[base + at.GUARDS + palace] = s.guards[other, palace] / GUARD_SPACES
            out[base + at.THIEVES + palace] = s.thieves[other, palace] / LAST_CHEST
            out[base + at.COST + palace] = place_cost(s, other, palace) / (GUARD_SPACES - 1)
            out[base + at.KNOWN + palace] = s.known[other, palace] / CARDS_OF_A_PALACE
