"""What every sound position fulfils, whatever was played: the first invariant that a position breaks."""

from __future__ import annotations

from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record
from serai.games.bagdad.box import GUARD_SPACES, SEATS, TACTICAL_NEUTRALS
from serai.games.bagdad.pieces import (
    ACT,
    CHOOSE_FIRST,
    DANCER,
    DEAL,
    DRAW,
    GUARDS,
    KINDS,
    OVER,
    OVER_LIMIT,
    PALACE_CARDS,
    PALACES,
    cards_in_box,
    chests_to_win,
    palace_cards,
    pile_size,
    place_in_turn,
    top_chest,
)


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
        if not 0 <= s.chests[palace] <= (s.stack if palace < s.palaces else 0):
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
            if here < 0 or here >= (top_chest(s, palace) if s.chests[palace] > 0 else s.last_chest):
                return 3
            if s.guards[seat, palace] < 0:
                return 4
            thieves += here
            guards += int(s.guards[seat, palace])
        if thieves != s.thieves_in_box:
            return 3
        if guards != s.guards_in_box:
            return 4
    if chests != int(s.palaces) * int(s.stack):
        return 2
    if neutrals != (TACTICAL_NEUTRALS * players if s.tactical != 0 else s.palaces):
        return 4
    for palace in range(PALACES):
        guards = int(s.neutral[palace])
        for seat in range(players):
            guards += int(s.guards[seat, palace])
        if s.spaces[palace] < 0 or guards + int(s.spaces[palace]) != (GUARD_SPACES if palace < s.palaces else 0):
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
        if cards != cards_in_box(s, palace):
            return 6
    for seat in range(players):
        if s.hand[seat, DANCER] < 0:
            return 7
        dancers += int(s.hand[seat, DANCER])
    if s.dancers < 0 or dancers != s.dancers_in_box:
        return 7
    return 0


@compiled
def audit_set_up(s: Record) -> int:
    """Guards and cards go round in turn order, and nothing else has happened."""
    players, now = int(s.players), place_in_turn(s, int(s.seat))
    if s.turns != 0 or s.acted != 0 or s.thief_acts != 0 or s.stalled != 0 or s.dancers != s.dancers_in_box:
        return 9
    if s.phase == CHOOSE_FIRST and (s.seat_0_begins != 0 or s.first != 0 or s.seat != 0):
        return 9
    if s.seat_0_begins != 0 and s.first != 0:
        return 9
    pieces = int(s.guards_in_box) + (TACTICAL_NEUTRALS if s.tactical != 0 else 0)
    left_now = int(s.guards_left[s.seat]) + int(s.neutrals_left[s.seat])
    if s.phase == GUARDS and (left_now == 0 or s.draws != 0):
        return 10
    for seat in range(players):
        place = place_in_turn(s, seat)
        left, cards = int(s.guards_left[seat]) + int(s.neutrals_left[seat]), palace_cards(s, seat)
        full_hand = int(s.first_hand) + place
        if s.stolen[seat] != 0 or s.reserve[seat] != s.thieves_in_box:
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
        most = int(s.drawn) + (0 if s.acted != 0 else 1)
        if not 0 < s.draws <= most or pile_size(s) == 0 or s.stalled != 0:
            return 12
    elif s.draws != 0:
        return 12
    return audit_stall(s)


@compiled
def audit_stall(s: Record) -> int:
    """BG-21: a turn of nothing left neither pile nor discards; since then only the seat in turn may have paid."""
    if s.stalled == 0:
        return 0
    paid = s.acted != 0 and (s.phase == ACT or (s.phase == OVER and s.stolen[s.seat] == chests_to_win(s)))
    if pile_size(s) != 0 or s.phase == OVER_LIMIT:
        return 16
    for palace in range(PALACES):
        if s.discards[palace] != 0 and not paid:
            return 16
    return 0
