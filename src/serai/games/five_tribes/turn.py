"""A turn in the order of play: moving, control, tribe, tile, sale; and what comes after it (FT-11 to FT-34).

A question is asked only where there is something to choose. What others must not learn from being spared a question
is asked all the same: a seat with cards that nobody has seen is treated as if they could be fakirs or merchandise.
"""

from __future__ import annotations

from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record
from serai.games.five_tribes.board import blue_tiles, claim, distance, put_meeple, remove_meeples
from serai.games.five_tribes.box import (
    BLUE,
    DJINN_ROW,
    ECHIDNA,
    FAKIR,
    GREEN,
    KANDICHA,
    LARGE_MARKET,
    MARID,
    MONKIR,
    NEKIR,
    OASIS,
    RED,
    ROW,
    SACRED_15,
    SMALL_MARKET,
    VILLAGE,
    WHITE,
    YELLOW,
)
from serai.games.five_tribes.djinns import (
    any_victims,
    find_djinn_pile,
    may_move_piece,
    may_use,
    may_use_any,
    may_use_at,
    owns,
    pay_owner,
)
from serai.games.five_tribes.goods import (
    discard,
    earn,
    find_pile,
    may_have_goods,
    possible_fakirs,
    row_length,
    take_from_row,
)  # fmt: skip
from serai.games.five_tribes.opportunities import (
    foresees,
    gold_in_reach,
    may_act_before,
    may_bring_victims,
    may_double,
)  # fmt: skip
from serai.games.five_tribes.pieces import (
    BID,
    BUILD,
    COLOURS,
    DEALING_CARDS,
    DEALING_DJINNS,
    DEALING_MARKERS,
    DRAWING_CARDS,
    EMPTY,
    END,
    KILL,
    KILL_AGAIN,
    LARGE_MARKET_PRICE,
    MARKERS,
    MARKET,
    MOST_ROUNDS,
    MOVE,
    NO_DJINN,
    NOWHERE,
    OVER,
    OWNED,
    PLACE,
    SACRED,
    SMALL_MARKET_PRICE,
    SOW,
    SPOTS,
    TILES,
    TO_ASSASSINS,
    TO_BUILDERS,
    TO_CARDS,
    TO_END,
    TO_NEXT_TURN,
    TO_REFILL,
    TO_TILE,
)
from serai.games.five_tribes.sowing import NO_HEADING, any_move, heading_to

# ---------------------------------------------------------------- rounds and turns


@compiled
def begin_bids(s: Record) -> None:
    """FT-7: the first marker of the bid order bids."""
    s.phase = BID
    s.seat = s.order[0]


@compiled
def clear_turn(s: Record) -> None:
    """Forget what belongs to one turn only."""
    s.moved = 0
    s.here = NOWHERE
    s.heading = NO_HEADING
    s.colour = NOWHERE
    s.taken = 0
    s.doubled = 0
    s.two_victims = 0
    s.power = NO_DJINN
    s.anchor = NOWHERE
    s.resume = 0
    if s.use_per_round == 0:
        s.used = 0


@compiled
def next_turn(s: Record) -> None:
    """FT-9, FT-11: the dearest marker moves to the bid order and its seat plays; after the last the round ends."""
    clear_turn(s)
    spot = SPOTS - 1
    while spot >= 0 and s.spots[spot] == EMPTY:
        spot -= 1
    if spot < 0:
        end_round(s)
        return
    place = 0
    while s.order[place] != EMPTY:
        place += 1
    s.seat = s.spots[spot]
    s.order[place] = s.spots[spot]
    s.spots[spot] = EMPTY
    s.phase = TO_END  # which asks for a move if there is one


@compiled
def end_round(s: Record) -> None:
    """FT-32, FT-33: clean up for the next round, or the end of the game."""
    if foresees(s) and s.rounds >= MOST_ROUNDS:  # no game comes so far, but a position set up by hand does
        s.last_round = 1
    if s.last_round != 0:
        s.phase = OVER
        return
    s.rounds += 1
    s.used = 0
    s.phase = TO_REFILL


@compiled
def refill(s: Record) -> None:
    """FT-32: deal to the rows what is missing; then the bids, after the first deal the markers (FT-5)."""
    if s.row[ROW - 1] == 0 and find_pile(s):
        s.phase = DEALING_CARDS
    elif s.djinn_row[DJINN_ROW - 1] == 0 and find_djinn_pile(s):
        s.phase = DEALING_DJINNS
    elif s.order[0] == EMPTY:
        s.phase = DEALING_MARKERS
    else:
        begin_bids(s)


@compiled
def to_end(s: Record) -> None:
    """FT-31, FT-34: sales and powers at the end of a turn; a move first if one has become possible."""
    if s.moved == 0 and any_move(s):
        s.phase = MOVE
        return
    s.phase = END
    if not may_have_goods(s, int(s.seat)) and not may_use_any(s):
        finish_turn(s)


@compiled
def finish_turn(s: Record) -> None:
    """FT-34: a turn without a move makes this round the last."""
    if s.moved == 0:
        s.last_round = 1
    s.phase = TO_NEXT_TURN


# ---------------------------------------------------------------- moving meeples


@compiled
def take(s: Record, tile: int) -> None:
    """FT-12: pick up all meeples of a tile."""
    for colour in range(COLOURS):
        s.hand[colour] = s.meeples[tile, colour]
        s.meeples[tile, colour] = 0
        s.lying[colour] &= ~(1 << tile)
    s.in_hand = s.crowd[tile]
    s.crowd[tile] = 0
    s.here = tile
    s.heading = NO_HEADING
    s.phase = SOW


@compiled
def drop(s: Record, colour: int, tile: int) -> None:
    """FT-12: drop a meeple on the next tile; Marid is paid; after the last one control and the tribe follow."""
    s.hand[colour] -= 1
    s.in_hand -= 1
    put_meeple(s, tile, colour)
    s.heading = heading_to(int(s.here), tile)
    s.here = tile
    if s.camels[tile] != 0 and int(s.djinns[MARID]) - OWNED == int(s.camels[tile]) - 1:
        pay_owner(s, MARID, 1)
    if s.in_hand > 0:
        return
    s.heading = NO_HEADING
    land(s, colour, tile)


@compiled
def land(s: Record, colour: int, tile: int) -> None:
    """FT-19, FT-21 to FT-24: take the colour of the last meeple, then control, then the tribe acts."""
    taken = int(s.meeples[tile, colour])
    remove_meeples(s, tile, colour, taken)
    s.moved = 1
    s.colour = colour
    s.taken = taken
    claim(s, tile)
    if colour == YELLOW:
        s.viziers[s.seat] += taken
    elif colour == WHITE:
        s.elders[s.seat] += taken
    else:
        s.bag[colour] += taken
    if colour == BLUE:
        s.phase = TO_BUILDERS
    elif colour == RED:
        s.phase = TO_ASSASSINS
    else:
        if colour == GREEN:
            for _ in range(min(taken, row_length(s))):  # FT-22
                take_from_row(s, int(s.seat), 0)
        s.phase = TO_TILE


# ---------------------------------------------------------------- builders and assassins


@compiled
def to_builders(s: Record) -> None:
    """FT-23, FT-37: ask for fakirs, if there may be any and they would earn something; or for Djinns."""
    s.phase = BUILD
    if blue_tiles(s, int(s.here)) > 0 and (possible_fakirs(s, int(s.seat)) > 0 or may_use(s, ECHIDNA) or may_double(s)):
        return
    build(s, 0)


@compiled
def build(s: Record, fakirs_spent: int) -> None:
    """FT-23: builders and fakirs earn gold for every blue tile around."""
    discard(s, int(s.seat), FAKIR, fakirs_spent)
    gold = (int(s.taken) + fakirs_spent) * blue_tiles(s, int(s.here))
    earn(s, int(s.seat), 2 * gold if s.doubled != 0 else gold)
    s.phase = TO_TILE


@compiled
def to_assassins(s: Record) -> None:
    """FT-24, FT-37: ask for a victim, if there may be any; or for Anun-Nak, who could bring some."""
    s.phase = KILL
    if not any_victims(s, int(s.taken) + possible_fakirs(s, int(s.seat)), 1) and not may_bring_victims(s):
        s.phase = TO_TILE


@compiled
def kill_on_tile(s: Record, colour: int, tile: int) -> None:
    """FT-24: kill a meeple on a tile, at the price of the fakirs that the distance needs."""
    if s.phase == KILL:
        discard(s, int(s.seat), FAKIR, max(0, distance(int(s.here), tile) - int(s.taken)))
    remove_meeples(s, tile, colour, 1)
    bury(s, colour, tile)
    after_victim(s, tile, s.crowd[tile] > 0)


@compiled
def kill_in_front(s: Record, colour: int, rival: int) -> None:
    """FT-24: kill a vizier or an elder of a rival."""
    if colour == YELLOW:
        s.viziers[rival] -= 1
    else:
        s.elders[rival] -= 1
    bury(s, colour, NOWHERE)
    after_victim(s, TILES + rival, int(s.viziers[rival]) + int(s.elders[rival]) > 0)


@compiled
def bury(s: Record, colour: int, tile: int) -> None:
    """The dead go to the bag; Kandicha keeps some and profits from others."""
    seat = int(s.seat)
    if owns(s, seat, KANDICHA):
        if colour == YELLOW:
            s.viziers[seat] += 1
            return
        if colour == WHITE:
            s.elders[seat] += 1
            return
        if colour == GREEN:
            s.draws += 1
        elif colour == BLUE:
            earn(s, seat, blue_tiles(s, tile))
    s.bag[colour] += 1


@compiled
def after_victim(s: Record, place: int, more: bool) -> None:
    """Iblis: a second victim from the same place; else FT-25 control, Nekir's gold, Kandicha's cards, the tile."""
    if s.two_victims != 0 and s.phase == KILL and more:
        s.anchor = place
        s.phase = KILL_AGAIN
        return
    s.anchor = NOWHERE
    s.two_victims = 0
    if place < TILES:
        claim(s, place)
    pay_owner(s, NEKIR, 1)
    s.resume = PLACE
    s.phase = TO_CARDS


# ---------------------------------------------------------------- the tile


@compiled
def to_tile(s: Record) -> None:
    """FT-26 to FT-29: the action of the final tile, asked if something can be chosen."""
    tile, seat = int(s.here), int(s.seat)
    kind = int(s.kinds[tile])
    if kind in (VILLAGE, OASIS):
        s.phase = PLACE
        if (s.palace_supply if kind == VILLAGE else s.palm_supply) > 0:
            if placing_matters(s, tile, kind):
                return
            put_piece(s, tile, kind == VILLAGE)
    elif kind in (SMALL_MARKET, LARGE_MARKET):
        s.phase = MARKET
        lacking = (SMALL_MARKET_PRICE if kind == SMALL_MARKET else LARGE_MARKET_PRICE) - int(s.gold[seat])
        if s.row[0] != 0 and (lacking <= 0 or lacking <= gold_in_reach(s)):
            return
    elif kind <= SACRED_15:
        s.phase = SACRED
        elders = int(s.elders[seat])
        if s.djinn_row[0] != 0 and elders >= 1 and (elders >= 2 or possible_fakirs(s, seat) > 0):
            return
    s.phase = TO_END


@compiled
def placing_matters(s: Record, tile: int, kind: int) -> bool:
    """Whether a Djinn could move the piece elsewhere, use it up, or use the tile before the piece is on it."""
    palace = kind == VILLAGE
    return may_move_piece(s, palace) or may_use_at(s, tile) or may_act_before(s, tile, palace)


@compiled
def put_piece(s: Record, tile: int, palace: bool) -> None:
    """FT-26: a palace or a palm tree comes to a tile; Monkir is paid for palaces."""
    if palace:
        s.palace_supply -= 1
        s.palaces[tile] += 1
        pay_owner(s, MONKIR, 1)
    else:
        s.palm_supply -= 1
        s.palms[tile] += 1


# ---------------------------------------------------------------- after an interruption


@compiled
def go_on(s: Record) -> None:
    """Return to where the turn was before a power or a draw; ask again only if there is still something to choose."""
    phase = int(s.resume)
    s.resume = 0
    s.power = NO_DJINN
    s.anchor = NOWHERE
    if phase == BUILD:
        s.phase = TO_BUILDERS
    elif phase == KILL:
        s.phase = TO_ASSASSINS
    elif phase in (PLACE, MARKET, SACRED):
        s.phase = TO_TILE
    else:
        s.phase = TO_END


@compiled
def draw_cards(s: Record) -> None:
    """Draw the cards that are still due from the pile; fewer if it stays empty."""
    if s.draws > 0 and find_pile(s):
        s.phase = DRAWING_CARDS
        return
    s.draws = 0
    go_on(s)


@compiled
def next_bidder(s: Record) -> None:
    """FT-7: the next marker of the bid order bids, or the turns begin."""
    for place in range(MARKERS):
        if s.order[place] != EMPTY:
            s.seat = s.order[place]
            return
    s.phase = TO_NEXT_TURN


@compiled
def proceed(s: Record) -> None:
    """Do all that follows without a choice, until a seat must choose, something is drawn or the game is over."""
    while s.phase > OVER:
        if s.phase == TO_BUILDERS:
            to_builders(s)
        elif s.phase == TO_ASSASSINS:
            to_assassins(s)
        elif s.phase == TO_CARDS:
            draw_cards(s)
        elif s.phase == TO_TILE:
            to_tile(s)
        elif s.phase == TO_END:
            to_end(s)
        elif s.phase == TO_NEXT_TURN:
            next_turn(s)
        else:
            refill(s)
