"""What every position fulfils: 0 for a sound one, else the number of the first invariant that it breaks."""

from __future__ import annotations

from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record
from serai.games.five_tribes.board import has_meeples
from serai.games.five_tribes.box import (
    BLUE,
    CAMELS,
    CAMELS_FOR_TWO,
    DJINN_ROW,
    ECHIDNA,
    IBLIS,
    KANDICHA,
    LARGE_MARKET,
    MEEPLES_PER_TILE,
    OASIS,
    PALACES,
    PALMS,
    RED,
    ROW,
    SACRED_15,
    SEATS,
    SMALL_MARKET,
    VILLAGE,
)
from serai.games.five_tribes.djinns import any_target, bag_size, in_place, is_target, owns, victims_at, victims_of
from serai.games.five_tribes.goods import held, pile_size
from serai.games.five_tribes.opportunities import gold_in_reach
from serai.games.five_tribes.pieces import (
    BID,
    BRINGS_MEEPLES,
    BUILD,
    CARD_COUNTS,
    CARDS,
    COLOUR_COUNTS,
    COLOURS,
    COUNTED,
    DEALING_CARDS,
    DEALING_DJINNS,
    DEALING_MARKERS,
    DJINNS,
    DRAWING_CARDS,
    DRAWING_DJINNS,
    DRAWING_MEEPLES,
    DRAWN,
    DRAWS_CARDS,
    DRAWS_DJINNS,
    EFFECT_NUMBERS,
    EFFECTS,
    EMPTY,
    END,
    FILLING_TILES,
    IN_PILE,
    IN_ROW,
    KEEP,
    KILL,
    KILL_AGAIN,
    KIND_COUNTS,
    KINDS,
    LARGE_MARKET_PRICE,
    LAST_BLUE,
    LAY,
    LAYING_TILES,
    MARKERS,
    MARKET,
    MARKET_AGAIN,
    MEEPLES,
    MOST_GOLD,
    MOST_ROUNDS,
    MOVE,
    MOVES_PALACE,
    MOVES_PALM,
    NO_DJINN,
    NOWHERE,
    OVER,
    OWNED,
    PHASES,
    PLACE,
    PUTS_CAMEL,
    PUTS_PALACE,
    PUTS_PALM,
    SACRED,
    SMALL_MARKET_PRICE,
    SOW,
    SPOTS,
    TARGET,
    TILES,
    ZEROS,
)
from serai.games.five_tribes.sowing import NEXT, NO_HEADING, any_move, can_drop

FLAWS: dict[int, tuple[str | None, str]] = {
    1: (None, "The phase, the seat, the round, the end mark or the used Djinns are out of range."),
    2: ("FT-1", "The tiles are not those of the game, or not laid from a1 to f5."),
    3: ("FT-2", "Less than no meeple somewhere, or a tile that is not laid has meeples."),
    4: ("FT-2", "There are 16 yellow, 20 white, 18 green, 18 blue and 18 red meeples in all."),
    5: ("FT-3", "Less than no card somewhere, or a gap in the row."),
    6: ("FT-3", "The cards in the row, the piles and the hands are not the 54 of the game."),
    7: ("FT-39", "A Djinn is in a place that does not exist, or the row of Djinns does not fit their places."),
    8: ("FT-5", "A tile's camel or a seat's camels do not add up to what each seat has."),
    9: ("FT-4", "The palm trees are not 12, or the palaces not 10."),
    10: ("FT-5", f"Gold is from 0 to {MOST_GOLD}."),
    11: ("FT-7", "The markers on the two tracks are not those of the seats, or not where they belong now."),
    12: (None, "A seat that is not in the game must be empty."),
    13: ("FT-41", "With goods shown there are no unseen cards in hands."),
    14: ("FT-17", "The meeples in hand cannot be sown to the end, or nobody is sowing."),
    15: ("FT-12", "A seat that has moved has a final tile and took at least two meeples; one that has not has none."),
    16: (None, "The phase does not fit the tile, the colour taken, the gold or what is left to choose."),
    17: ("FT-37", "The Djinn in use, its tile, what it draws or what comes after it do not fit together."),
    18: ("FT-40", "Djinns are drawn while Sibittis is in use and at no other time."),
    19: ("FT-33", "The game is over when the last round is."),
    20: (None, "What is kept for speed does not fit the tiles, the meeples or the Djinns."),
}


@compiled
def audit(s: Record) -> int:
    """The first broken invariant of FLAWS, or 0."""
    if not (0 <= s.phase < PHASES and 0 <= s.seat < s.players and 0 <= s.rounds <= MOST_ROUNDS):
        return 1
    if not (0 <= s.last_round <= 1 and 0 <= s.used < 1 << DJINNS):
        return 1
    if s.rounds > 0 and (s.phase <= FILLING_TILES or s.phase == DEALING_MARKERS):
        return 1
    flaw = audit_board(s)
    if flaw == 0:
        flaw = audit_cards(s)
    if flaw == 0:
        flaw = audit_seats(s)
    if flaw == 0:
        flaw = audit_markers(s)
    if flaw == 0:
        flaw = audit_turn(s)
    if flaw == 0 and s.phase == OVER and s.last_round == 0:
        flaw = 19
    if flaw == 0 and not fits_kept(s):
        flaw = 20
    return flaw


# ---------------------------------------------------------------- what follows from other fields


@compiled
def derive(s: Record) -> None:
    """Fill in what is kept for speed."""
    s.blue = 0
    for kind in range(KINDS):
        s.unlaid[kind] = KIND_COUNTS[kind + 1]
    in_hand = 0
    for colour in range(COLOURS):
        s.lying[colour] = 0
        in_hand += int(s.hand[colour])
    s.in_hand = max(-1, min(in_hand, MEEPLES))  # a position that is not sound may have any numbers
    for tile in range(TILES):
        if 0 < s.kinds[tile] <= KINDS:
            s.unlaid[int(s.kinds[tile]) - 1] -= 1
        if 0 < s.kinds[tile] <= LAST_BLUE:
            s.blue |= 1 << tile
        crowd = 0
        for colour in range(COLOURS):
            crowd += int(s.meeples[tile, colour])
            if s.meeples[tile, colour] > 0:
                s.lying[colour] |= 1 << tile
        s.crowd[tile] = max(-1, min(crowd, MEEPLES))
    for seat in range(SEATS):
        s.owned[seat] = 0
        for djinn in range(DJINNS):
            if s.djinns[djinn] == OWNED + seat:
                s.owned[seat] |= 1 << djinn


@compiled
def fits_kept(s: Record) -> bool:
    """Whether what is kept for speed is what follows from the other fields."""
    in_hand = 0
    for colour in range(COLOURS):
        in_hand += int(s.hand[colour])
        for tile in range(TILES):
            if (s.meeples[tile, colour] > 0) != ((int(s.lying[colour]) >> tile) & 1):
                return False
    for tile in range(TILES):
        crowd = 0
        for colour in range(COLOURS):
            crowd += int(s.meeples[tile, colour])
        if crowd != s.crowd[tile] or (0 < s.kinds[tile] <= LAST_BLUE) != ((int(s.blue) >> tile) & 1):
            return False
    for seat in range(SEATS):
        for djinn in range(DJINNS):
            if (s.djinns[djinn] == OWNED + seat) != ((int(s.owned[seat]) >> djinn) & 1):
                return False
    for kind in range(1, KINDS + 1):
        left = int(KIND_COUNTS[kind])
        for tile in range(TILES):
            left -= s.kinds[tile] == kind
        if left != s.unlaid[kind - 1]:
            return False
    return in_hand == s.in_hand


@compiled
def audit_board(s: Record) -> int:
    """Tiles, meeples, palm trees and palaces."""
    laid = 0
    for tile in range(TILES):
        if not 0 <= s.kinds[tile] <= KINDS or (s.kinds[tile] > 0 and laid < tile):
            return 2
        laid += s.kinds[tile] > 0
    if (laid == TILES) != (s.phase != LAYING_TILES):
        return 2
    for kind in range(1, KINDS + 1):
        number = 0
        for tile in range(TILES):
            number += s.kinds[tile] == kind
        if number > KIND_COUNTS[kind]:
            return 2
    palms, palaces = int(s.palm_supply), int(s.palace_supply)
    on_tiles = 0
    for tile in range(TILES):
        if s.palms[tile] < 0 or s.palaces[tile] < 0:
            return 9
        palms += int(s.palms[tile])
        palaces += int(s.palaces[tile])
        here = 0
        for colour in range(COLOURS):
            if s.meeples[tile, colour] < 0:
                return 3
            here += int(s.meeples[tile, colour])
        on_tiles += here
        if s.phase == FILLING_TILES and here != min(max(MEEPLES - bag_size(s) - MEEPLES_PER_TILE * tile, 0), 3):
            return 3
    if s.phase == LAYING_TILES and on_tiles > 0:
        return 3
    if palms != PALMS or palaces != PALACES or s.palm_supply < 0 or s.palace_supply < 0:
        return 9
    for colour in range(COLOURS):
        number = int(s.bag[colour]) + int(s.hand[colour])
        if s.bag[colour] < 0 or s.hand[colour] < 0:
            return 3
        for tile in range(TILES):
            number += int(s.meeples[tile, colour])
        if colour <= 1:
            for seat in range(SEATS):
                number += int(s.viziers[seat] if colour == 0 else s.elders[seat])
        if number != COLOUR_COUNTS[colour]:
            return 4
    return 0


@compiled
def audit_cards(s: Record) -> int:
    """Resource cards and Djinns."""
    for place in range(ROW):
        if not 0 <= s.row[place] <= CARDS or (place > 0 and s.row[place] > 0 and s.row[place - 1] == 0):
            return 5
    for card in range(CARDS):
        if s.pile[card] < 0 or s.discards[card] < 0:
            return 5
        number = int(s.pile[card]) + int(s.discards[card])
        for place in range(ROW):
            number += s.row[place] == card + 1
        for seat in range(SEATS):
            if s.goods[seat, card] < 0 or s.veiled[seat, card] < 0:
                return 5
            if s.goods_are_shown != 0 and s.veiled[seat, card] > 0:
                return 13
            number += held(s, seat, card)
        if number != CARD_COUNTS[card]:
            return 6
    in_row = 0
    for place in range(DJINN_ROW):
        djinn = int(s.djinn_row[place]) - 1
        if not -1 <= djinn < DJINNS or (djinn >= 0 and s.djinns[djinn] != IN_ROW):
            return 7
        if place > 0 and djinn >= 0 and s.djinn_row[place - 1] == 0:
            return 7
        for other in range(place):
            if djinn >= 0 and s.djinn_row[other] == djinn + 1:
                return 7
        in_row += djinn >= 0
    for djinn in range(DJINNS):
        if not 0 <= s.djinns[djinn] < OWNED + s.players:
            return 7
    return 0 if in_row == in_place(s, IN_ROW) else 7


@compiled
def audit_seats(s: Record) -> int:
    """Gold, camels, viziers and elders."""
    for seat in range(SEATS):
        playing = seat < s.players
        if s.viziers[seat] < 0 or s.elders[seat] < 0:
            return 3
        camels = int(s.stock[seat])
        for tile in range(TILES):
            camels += s.camels[tile] == seat + 1
        full = CAMELS_FOR_TWO if s.players == 2 else CAMELS
        if s.stock[seat] < 0 or camels != (full if playing else 0):
            return 8
        if not 0 <= s.gold[seat] <= MOST_GOLD:
            return 10
        cards = 0
        for card in range(CARDS):
            cards += held(s, seat, card)
        if not playing and (s.gold[seat] != 0 or s.viziers[seat] != 0 or s.elders[seat] != 0 or cards != 0):
            return 12
        if playing and s.stock[seat] == 0 and s.last_round == 0:
            return 19
    for tile in range(TILES):
        if not 0 <= s.camels[tile] <= s.players:
            return 8
    return 0


@compiled
def audit_markers(s: Record) -> int:
    """Each seat's markers; where they are in each phase."""
    each = MARKERS // 2 if s.players == 2 else 1
    markers = each * int(s.players)
    for seat in range(s.players):
        number = 0
        for place in range(MARKERS):
            number += s.order[place] == seat
        for spot in range(SPOTS):
            number += s.spots[spot] == seat
        if number > each:
            return 11
    ordered, bids = 0, 0
    for place in range(MARKERS):
        if not EMPTY <= s.order[place] < s.players or (s.order[place] != EMPTY and place >= markers):
            return 11
        ordered += s.order[place] != EMPTY
    for spot in range(SPOTS):
        if not EMPTY <= s.spots[spot] < s.players:
            return 11
        if 0 < spot < ZEROS and s.spots[spot] != EMPTY and s.spots[spot - 1] == EMPTY:
            return 11
        bids += s.spots[spot] != EMPTY
    phase = int(s.phase)
    if phase <= FILLING_TILES or (phase == DEALING_MARKERS and bids > 0):
        return 0 if ordered + bids == 0 else 11
    if phase == DEALING_MARKERS or (phase <= DEALING_DJINNS and s.rounds == 0 and ordered == 0):
        fits = bids == 0 and ordered < markers and first_places(s, ordered)
    elif phase == BID:
        first = markers - ordered
        fits = ordered > 0 and ordered + bids == markers and s.order[first] == s.seat
        for place in range(first):
            fits = fits and s.order[place] == EMPTY
    elif phase <= DEALING_DJINNS or phase == OVER:
        fits = ordered == markers and bids == 0
    else:
        fits = ordered > 0 and ordered + bids == markers and first_places(s, ordered)
        fits = fits and s.order[ordered - 1] == s.seat
    return 0 if fits else 11


@compiled
def first_places(s: Record, ordered: int) -> bool:
    """Whether the markers of the bid order stand on its first places."""
    for place in range(ordered):  # noqa: SIM110 - plain loops compile quicker than generators
        if s.order[place] == EMPTY:
            return False
    return True


@compiled
def audit_turn(s: Record) -> int:
    """The meeples in hand, the final tile, the phase and the Djinn in use."""
    phase, in_hand = int(s.phase), 0
    for colour in range(COLOURS):
        in_hand += int(s.hand[colour])
    if phase == SOW:
        if not (in_hand > 0 and 0 <= s.here < TILES and 0 <= s.heading <= NO_HEADING and s.moved == 0):
            return 14
        if s.heading != NO_HEADING and NEXT[int(s.here), (int(s.heading) + 2) % 4] < 0:
            return 14
        if (s.heading == NO_HEADING and has_meeples(s, int(s.here))) or not can_drop(s):
            return 14
    elif in_hand > 0 or s.heading != NO_HEADING:
        return 14
    if not (0 <= s.moved <= 1 and 0 <= s.doubled <= 1 and 0 <= s.two_victims <= 1):
        return 15
    if s.moved == 1:
        if not (0 <= s.here < TILES and 0 <= s.colour < COLOURS and s.taken >= 2) or phase <= DEALING_MARKERS:
            return 15
        if phase in (BID, MOVE, OVER):
            return 15
    elif s.colour != NOWHERE or s.taken != 0 or (phase != SOW and s.here != NOWHERE):
        return 15
    if s.two_victims == 1 and (s.colour != RED or not owns(s, int(s.seat), IBLIS)):
        return 16
    if s.doubled == 1 and (s.colour != BLUE or not owns(s, int(s.seat), ECHIDNA)):
        return 16
    if not fits_turn(s, phase):
        return 16
    if not fits_power(s, phase):
        return 17
    drawn = in_place(s, DRAWN) + in_place(s, COUNTED)
    if phase == DRAWING_DJINNS:
        return 0 if drawn + int(s.draws) == 3 else 18
    if phase == KEEP:
        return 0 if 2 <= drawn <= 3 else 18
    return 0 if drawn == 0 else 18


@compiled
def fits_turn(s: Record, phase: int) -> bool:
    """Whether a turn can be in this phase, or return to it."""
    if phase == MOVE:
        return s.moved == 0 and any_move(s)
    if phase == DEALING_CARDS:
        return s.row[ROW - 1] == 0 and pile_size(s) > 0
    if phase == DEALING_DJINNS:
        return s.djinn_row[DJINN_ROW - 1] == 0 and in_place(s, IN_PILE) > 0
    if not BUILD <= phase <= SACRED:
        return True
    if s.moved == 0:
        return False
    kind, gold = int(s.kinds[s.here]), int(s.gold[s.seat])
    if phase == BUILD:
        return s.colour == BLUE
    if phase == KILL:
        return s.colour == RED
    if phase == KILL_AGAIN:
        if s.colour != RED or s.two_victims == 0 or not 0 <= s.anchor < TILES + s.players:
            return False
        place = int(s.anchor)
        if place < TILES:
            return victims_at(s, place) > 0
        return place - TILES != s.seat and victims_of(s, place - TILES) > 0
    if phase == PLACE:
        return (kind == VILLAGE and s.palace_supply > 0) or (kind == OASIS and s.palm_supply > 0)
    if phase == MARKET:
        price = LARGE_MARKET_PRICE if kind == LARGE_MARKET else SMALL_MARKET_PRICE
        affordable = gold >= price or gold + gold_in_reach(s) >= price
        return SMALL_MARKET <= kind <= LARGE_MARKET and affordable and s.row[0] != 0
    if phase == MARKET_AGAIN:
        return kind == LARGE_MARKET and s.row[0] != 0
    return VILLAGE < kind <= SACRED_15 and s.djinn_row[0] != 0


@compiled
def resumable(s: Record, phase: int) -> bool:
    """Whether a power can have been used in this phase of the turn."""
    if phase == MOVE:
        return s.moved == 0
    if phase == END:
        return True
    if phase == BUILD:
        return s.colour == BLUE
    if phase == KILL:
        return s.colour == RED
    return s.moved == 1 and (phase in (PLACE, MARKET, SACRED))


@compiled
def fits_power(s: Record, phase: int) -> bool:
    """Whether the Djinn in use, its tile, its draws and the phase after it belong to this phase."""
    power, seat = int(s.power), int(s.seat)
    drawing = phase in (DRAWING_MEEPLES, DRAWING_CARDS, DRAWING_DJINNS)
    if not drawing and (phase < TARGET or phase > KEEP):
        idle = power == NO_DJINN and s.resume == 0 and (s.anchor == NOWHERE or phase == KILL_AGAIN)
        return idle and (s.draws == 0 or (phase == KILL_AGAIN and s.draws == 1 and owns(s, seat, KANDICHA)))
    if (s.draws > 0) != drawing or s.draws < 0 or s.draws > 3:
        return False
    if phase == DRAWING_CARDS and power == NO_DJINN:  # Kandicha's cards
        return s.resume == PLACE and s.colour == RED and s.moved == 1 and pile_size(s) > 0 and s.draws <= 2
    if not 0 <= power < DJINNS or not owns(s, seat, power) or not (int(s.used) >> power) & 1:
        return False
    effect = EFFECTS[power]
    if not resumable(s, int(s.resume)):
        return False
    anchored = 0 <= s.anchor < TILES
    if phase == DRAWING_CARDS:
        return effect == DRAWS_CARDS and pile_size(s) > 0 and s.draws <= EFFECT_NUMBERS[power]
    if phase == DRAWING_DJINNS:
        return effect == DRAWS_DJINNS and in_place(s, IN_PILE) > 0
    if phase == KEEP:
        return effect == DRAWS_DJINNS
    if phase == DRAWING_MEEPLES:
        if effect != BRINGS_MEEPLES or not anchored or bag_size(s) < s.draws:
            return False
        return victims_at(s, int(s.anchor)) <= EFFECT_NUMBERS[power] - int(s.draws)
    if phase == TARGET:
        if effect == BRINGS_MEEPLES:
            return bag_size(s) > 0 and any_target(s, power)
        if effect == PUTS_CAMEL:
            return s.stock[seat] > 0 and any_target(s, power)
        return (effect == PUTS_PALACE and s.palace_supply > 0) or (effect == PUTS_PALM and s.palm_supply > 0)
    if phase == LAY:
        piece = (effect == PUTS_PALACE and s.palace_supply > 0) or (effect == PUTS_PALM and s.palm_supply > 0)
        return anchored and piece and is_target(s, power, int(s.anchor))
    piece = (effect == MOVES_PALACE and s.palace_supply > 0) or (effect == MOVES_PALM and s.palm_supply > 0)
    return anchored and piece
