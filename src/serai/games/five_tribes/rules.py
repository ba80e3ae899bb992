"""The rules of Five Tribes, compiled. Fields first, then the functions that every game offers.

The board, tiles named like the squares of a chess board; north is up:

      5   a5  b5  c5  d5  e5  f5        village         blue   5 points   a palace
      4   a4  b4  c4  d4  e4  f4        sacred place    blue   6 to 15    a Djinn for elders
      3   a3  b3  c3  d3  e3  f3        oasis           red    8          a palm tree
      2   a2  b2  c2  d2  e2  f2        small market    red    6          3 gold: 1 of the first 3 cards
      1   a1  b1  c1  d1  e1  f1        large market    red    4          6 gold: 2 of the first 6 cards

      turn order   0 0 0 1 3 5 8 12 18      the dearest spot plays first; among zeros the latest

A round: every marker bids; then every marker, the dearest first, has a turn:

      MOVE -> SOW -> BUILD or KILL -> PLACE, MARKET or SACRED -> END        powers of Djinns anywhere but in SOW

Actions (`actions.DEEDS`):

| action | step | meaning |
|---|---|---|
| 0-27 | `bid PRICE[ fakirs FAKIRS]` | put the marker on a spot; with Kumarbi, pay so many fakirs and less gold |
| 28-57 | `take TILE` | pick up all meeples of a tile |
| 58-207 | `drop COLOUR TILE` | drop one on the next tile |
| 208-357 | `kill COLOUR TILE` | kill on a tile; as many fakirs are spent as the distance needs |
| 358-365 | `kill TRIBE seat RIVAL` | kill in front of a rival |
| 366-384 | `fakirs FAKIRS` | builders earn, helped by so many fakirs |
| 385-390 | `buy PLACE` | the card of the row at this place; a large market then asks for a second |
| 391-434 | `summon DJINN PAY` | take a Djinn of the row and pay so |
| 435-455 | `djinn DJINN PAY` | use a Djinn's power and pay for it so |
| 456-485 | `at TILE` | the tile for a power, a palace or a palm tree |
| 486-507 | `keep DJINN` | one of the Djinns that Sibittis drew |
| 508-1018 | `sell CARDS` | one set of different cards |
| 1019 | `done` | no more of what is optional now |

Where the rules live: `auction` bids, `sowing` moves, `turn` tribes, tiles and the order of play, `djinns` and `powers`
the Djinns, `opportunities` what they could change before it is forced, `goods` cards, `draws` chance, `scoring` points,
`knowledge` what a seat knows, `soundness` what every position must fulfil.
"""

from __future__ import annotations

import numpy as np

from serai.engine import playouts
from serai.engine.bits import lowest, nth, ones
from serai.engine.chance import stirred, ticket_of
from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record, Vector
from serai.games.five_tribes.actions import (
    AT_0,
    BUY_0,
    COLOUR_OF,
    DEED_OF,
    DJINN_OF,
    DONE,
    FAKIRS_0,
    FAKIRS_OF,
    GOODS_OF,
    IS_AIM,
    IS_BID,
    IS_BUILD,
    IS_BUY,
    IS_DROP,
    IS_KEEP,
    IS_KILL,
    IS_MURDER,
    IS_POWER,
    IS_SALE,
    IS_SUMMON,
    IS_TAKE,
    KILL_0,
    KILL_ELDER_0,
    KILL_VIZIER_0,
    PLACE_OF,
    RANK_OF,
    RIVAL_OF,
    SUMMON_0,
    SUMMON_WAYS,
    TILE_OF,
    VICTIM_OF,
    WAY_OF,
)  # fmt: skip
from serai.games.five_tribes.auction import bid, legal_bids
from serai.games.five_tribes.board import tiles_within
from serai.games.five_tribes.box import (
    BOAZ,
    CAMELS,
    CAMELS_FOR_TWO,
    DJINN_ROW,
    GOLD_AT_START,
    LARGE_MARKET,
    PALACES,
    PALMS,
    ROW,
    SEATS,
    WHITE,
    YELLOW,
)
from serai.games.five_tribes.djinns import (
    any_victims,
    can_pay,
    gain_djinn,
    legal_powers,
    owns,
    pay,
)  # fmt: skip
from serai.games.five_tribes.draws import chance, settle
from serai.games.five_tribes.goods import (
    fakirs,
    kinds_held,
    legal_sales,
    row_length,
    sell,
    take_from_row,
)  # fmt: skip
from serai.games.five_tribes.knowledge import imagine, observe
from serai.games.five_tribes.pieces import (
    BID,
    BUILD,
    CARD_COUNTS,
    CARDS,
    COLOUR_COUNTS,
    COLOURS,
    DEALING_CARDS,
    DEALING_DJINNS,
    DJINNS,
    EMPTY,
    END,
    FILLING_TILES,
    FIRST_CHOICE,
    IN_ROW,
    KEEP,
    KILL,
    KILL_AGAIN,
    KIND_COUNTS,
    KINDS,
    LARGE_MARKET_CARDS,
    LARGE_MARKET_PRICE,
    LAY,
    LAYING_TILES,
    MARKERS,
    MARKET,
    MARKET_AGAIN,
    MOVE,
    NEIGHBOUR,
    NO_DJINN,
    NOWHERE,
    OVER,
    PLACE,
    SACRED,
    SMALL_MARKET_CARDS,
    SMALL_MARKET_PRICE,
    SOW,
    SPOTS,
    TARGET,
    TILES,
    TO_END,
)
from serai.games.five_tribes.powers import (
    aim,
    keep,
    legal_keeps,
    legal_tiles,
    use_power,
)  # fmt: skip
from serai.games.five_tribes.scoring import total
from serai.games.five_tribes.soundness import audit, derive
from serai.games.five_tribes.sowing import NO_HEADING, legal_drops, legal_takes, takeable_tiles
from serai.games.five_tribes.turn import (
    build,
    drop,
    finish_turn,
    go_on,
    kill_in_front,
    kill_on_tile,
    next_turn,
    proceed,
    take,
)  # fmt: skip
from serai.games.five_tribes.wandering import (
    deal_cards,
    deal_djinns,
    fill_tiles,
    lay_tiles,
    make_bids,
    sow_hand,
    sow_tile,
)

__all__ = ["DERIVED", "FIXED", "STATE", "audit", "chance", "derive", "imagine", "observe", "settle"]

STATE = np.dtype((np.record, [
    # ---- chosen before the game
    ("players", np.int8),
    ("use_per_round", np.int8),              # option djinn_use: round
    ("gold_is_shown", np.int8),              # option gold
    ("goods_are_shown", np.int8),            # option goods
    ("reading", np.int8),                    # the version of the rules: both are played by the same code
    # ---- the round
    ("rounds", np.int8),                     # finished before this one
    ("last_round", np.int8),                 # 1: the game ends with this round
    ("phase", np.int8),
    ("seat", np.int8),                       # whose bid or turn it is
    ("order", np.int8, (MARKERS,)),          # the bid order: seats, or EMPTY
    ("spots", np.int8, (SPOTS,)),            # the turn order track: seats, or EMPTY; a later zero lies further right
    # ---- the board
    ("kinds", np.int8, (TILES,)),            # 0 where no tile lies yet
    ("meeples", np.int8, (TILES, COLOURS)),
    ("camels", np.int8, (TILES,)),           # 0, or 1 + the seat in control
    ("palms", np.int8, (TILES,)),
    ("palaces", np.int8, (TILES,)),
    ("bag", np.int8, (COLOURS,)),
    ("palm_supply", np.int8),
    ("palace_supply", np.int8),
    # ---- cards
    ("row", np.int8, (ROW,)),                # 1 + card, oldest first; 0 is empty
    ("pile", np.int8, (CARDS,)),             # how many of each
    ("discards", np.int8, (CARDS,)),
    ("djinn_row", np.int8, (DJINN_ROW,)),    # 1 + Djinn; 0 is empty
    ("djinns", np.int8, (DJINNS,)),          # the place of each
    # ---- the seats
    ("gold", np.int16, (SEATS,)),
    ("stock", np.int8, (SEATS,)),            # camels not yet on a tile
    ("viziers", np.int8, (SEATS,)),
    ("elders", np.int8, (SEATS,)),
    ("goods", np.int8, (SEATS, CARDS)),      # cards that all have seen
    ("veiled", np.int8, (SEATS, CARDS)),     # cards from the pile, seen by their seat only
    # ---- the turn
    ("used", np.int32),                      # Djinns used this turn or round, as bits
    ("moved", np.int8),                      # 1 after the seat's move
    ("hand", np.int8, (COLOURS,)),           # meeples picked up
    ("here", np.int8),                       # the tile of the last drop, at last the final tile
    ("heading", np.int8),                    # of the last step while sowing
    ("colour", np.int8),                     # taken from the final tile
    ("taken", np.int8),                      # how many
    ("doubled", np.int8),                    # 1: Echidna helps
    ("two_victims", np.int8),                # 1: Iblis helps
    ("power", np.int8),                      # the Djinn whose power is being used
    ("anchor", np.int8),                     # its tile; or the place of the first victim: a tile, or 30 + seat
    ("resume", np.int8),                     # the phase to return to
    ("draws", np.int8),                      # how many are still to be drawn
    # ---- follows from the fields above, kept by the few functions of `board` and `djinns` that change them
    ("lying", np.int32, (COLOURS,)),         # the tiles that bear a meeple of each colour, as bits
    ("crowd", np.int8, (TILES,)),            # how many meeples stand on each tile
    ("blue", np.int32),                      # the blue tiles, as bits
    ("unlaid", np.int8, (KINDS,)),           # how many tiles of each kind are not laid yet
    ("owned", np.int32, (SEATS,)),           # the Djinns in front of each seat, as bits
    ("in_hand", np.int8),                    # how many meeples are in hand
]))  # fmt: skip

FIXED = ("players", "use_per_round", "gold_is_shown", "goods_are_shown", "reading")
DERIVED = ("lying", "crowd", "blue", "unlaid", "owned", "in_hand")


@compiled
def setup(s: Record) -> None:
    """FT-1 to FT-5: everything in its box; the draws lay it out."""
    s.phase = LAYING_TILES
    for place in range(MARKERS):
        s.order[place] = EMPTY
    for spot in range(SPOTS):
        s.spots[spot] = EMPTY
    for kind in range(KINDS):
        s.unlaid[kind] = KIND_COUNTS[kind + 1]
    for colour in range(COLOURS):
        s.bag[colour] = COLOUR_COUNTS[colour]
    for card in range(CARDS):
        s.pile[card] = CARD_COUNTS[card]
    s.palm_supply = PALMS
    s.palace_supply = PALACES
    for seat in range(s.players):
        s.gold[seat] = GOLD_AT_START
        s.stock[seat] = CAMELS_FOR_TWO if s.players == 2 else CAMELS
    s.here = NOWHERE
    s.heading = NO_HEADING
    s.colour = NOWHERE
    s.power = NO_DJINN
    s.anchor = NOWHERE


@compiled
def over(s: Record) -> bool:
    """FT-33, FT-34: whether the last round is finished."""
    return s.phase == OVER


@compiled
def pending(s: Record) -> int:
    """Nobody chooses in secret here."""
    return 0


@compiled
def to_act(s: Record) -> int:
    """The seat whose bid or turn it is, except while something is drawn."""
    if s.phase < FIRST_CHOICE or s.phase == OVER:
        return 0
    return 1 << int(s.seat)


# ---------------------------------------------------------------- steps


@compiled
def legal(s: Record, seat: int, out: Vector) -> int:
    """The steps of the phase, in ascending order."""
    phase = int(s.phase)
    if phase == SOW:
        return legal_drops(s, out)
    if phase == BID:
        return legal_bids(s, seat, out)
    if phase == KEEP:
        return legal_keeps(s, out)
    if phase in (TARGET, NEIGHBOUR):
        return legal_tiles(s, out)
    if phase == KILL_AGAIN:
        return legal_kills(s, seat, out)
    if phase == MARKET_AGAIN:
        return legal_buys(s, LARGE_MARKET_CARDS - 1, out)
    n = 0
    if phase == MOVE:
        n = legal_takes(s, out)
    elif phase == BUILD:
        n = fakirs(s, seat) + 1
        for spent in range(n):
            out[spent] = FAKIRS_0 + spent
    elif phase == KILL:
        n = legal_kills(s, seat, out)
    elif phase == MARKET:
        large = s.kinds[s.here] == LARGE_MARKET
        if s.gold[seat] >= (LARGE_MARKET_PRICE if large else SMALL_MARKET_PRICE):
            n = legal_buys(s, LARGE_MARKET_CARDS if large else SMALL_MARKET_CARDS, out)
    elif phase == SACRED:
        n = legal_summons(s, seat, out)
    n = legal_powers(s, out, n)
    if phase in (PLACE, LAY):
        out[n] = AT_0 + int(s.here if phase == PLACE else s.anchor)
        return n + 1
    if phase == END:
        n = legal_sales(s, seat, out, n)
    may_stop = phase in (END, MARKET, SACRED)
    if may_stop or (phase == KILL and not any_victims(s, int(s.taken), 1)):
        out[n] = DONE
        n += 1
    return n


@compiled
def legal_kills(s: Record, seat: int, out: Vector) -> int:
    """FT-24: meeples in reach, with fakirs if need be, and viziers and elders of rivals; Iblis: in the same place."""
    near = tiles_in_reach(s, seat)
    n = 0
    for colour in range(COLOURS):
        victims = near & int(s.lying[colour])
        while victims != 0:
            out[n] = KILL_0 + colour * TILES + lowest(victims)
            n += 1
            victims &= victims - 1
    return legal_murders(s, seat, out, n)


@compiled
def tiles_in_reach(s: Record, seat: int) -> int:
    """FT-24: the tiles where assassins can kill, as bits; Iblis: the tile of the first victim, if it was on one."""
    if s.phase == KILL_AGAIN:
        return 1 << int(s.anchor) if s.anchor < TILES else 0
    return tiles_within(int(s.here), int(s.taken) + fakirs(s, seat))


@compiled
def legal_murders(s: Record, seat: int, out: Vector, n: int) -> int:
    """FT-24: viziers and elders of rivals; appended to `out`."""
    again, place = s.phase == KILL_AGAIN, int(s.anchor)
    for colour in range(YELLOW, WHITE + 1):
        for rival in range(s.players):
            number = s.viziers[rival] if colour == YELLOW else s.elders[rival]
            if number == 0 or rival == seat or owns(s, rival, BOAZ) or (again and place != TILES + rival):
                continue
            out[n] = (KILL_VIZIER_0 if colour == YELLOW else KILL_ELDER_0) + rival
            n += 1
    return n


@compiled
def legal_buys(s: Record, first: int, out: Vector) -> int:
    """FT-27, FT-28: the first cards that lie in the row now."""
    n = min(first, row_length(s))
    for card in range(n):
        out[card] = BUY_0 + card
    return n


@compiled
def legal_summons(s: Record, seat: int, out: Vector) -> int:
    """FT-29: the Djinns of the row, for two elders or an elder and a fakir."""
    n = 0
    fakirs_held = fakirs(s, seat)
    for djinn in range(DJINNS):
        if s.djinns[djinn] == IN_ROW:
            for way in range(len(SUMMON_WAYS)):
                if can_pay(s, seat, SUMMON_WAYS[way], fakirs_held):
                    out[n] = SUMMON_0 + len(SUMMON_WAYS) * djinn + way
                    n += 1
    return n


@compiled
def play(s: Record, seat: int, action: int) -> None:
    """One step; what follows without a choice happens at once."""
    deed = DEED_OF[action]
    if deed == IS_DROP:
        drop(s, int(COLOUR_OF[action]), int(TILE_OF[action]))
    elif deed == IS_TAKE:
        take(s, int(TILE_OF[action]))
    elif deed == IS_BID:
        bid(s, int(RANK_OF[action]), int(FAKIRS_OF[action]))
    elif deed == IS_KILL:
        kill_on_tile(s, int(COLOUR_OF[action]), int(TILE_OF[action]))
    elif deed == IS_MURDER:
        kill_in_front(s, int(VICTIM_OF[action]), int(RIVAL_OF[action]))
    elif deed == IS_BUILD:
        build(s, int(FAKIRS_OF[action]))
    elif deed == IS_BUY:
        buy(s, int(PLACE_OF[action]))
    elif deed == IS_SUMMON:
        summon(s, int(DJINN_OF[action]), int(WAY_OF[action]))
    elif deed == IS_POWER:
        use_power(s, int(DJINN_OF[action]), int(WAY_OF[action]))
    elif deed == IS_AIM:
        aim(s, int(TILE_OF[action]))
    elif deed == IS_KEEP:
        keep(s, int(DJINN_OF[action]))
    elif deed == IS_SALE:
        sell(s, seat, int(GOODS_OF[action]))
        s.phase = TO_END
    elif s.phase == END:
        finish_turn(s)
    else:
        decline(s)
    proceed(s)


@compiled
def buy(s: Record, place: int) -> None:
    """FT-27, FT-28: pay and take a card of the row; a large market gives a second one if there is one."""
    if s.phase == MARKET:
        large = s.kinds[s.here] == LARGE_MARKET
        s.gold[s.seat] -= LARGE_MARKET_PRICE if large else SMALL_MARKET_PRICE
        take_from_row(s, int(s.seat), place)
        if large and s.row[0] != 0:
            s.phase = MARKET_AGAIN
            return
    else:
        take_from_row(s, int(s.seat), place)
    s.phase = TO_END


@compiled
def summon(s: Record, djinn: int, way: int) -> None:
    """FT-29: pay and take a Djinn of the row."""
    pay(s, int(s.seat), way)
    place = 0
    while s.djinn_row[place] != djinn + 1:
        place += 1
    for i in range(place, DJINN_ROW - 1):
        s.djinn_row[i] = s.djinn_row[i + 1]
    s.djinn_row[DJINN_ROW - 1] = 0
    gain_djinn(s, djinn)
    s.phase = TO_END


@compiled
def decline(s: Record) -> None:
    """Not to kill with fakirs, not to buy a card or a Djinn."""
    if s.phase == KILL:
        s.two_victims = 0
        s.resume = PLACE
        go_on(s)
    else:
        s.phase = TO_END


# ---------------------------------------------------------------- random games

any_way = playouts.wander


@compiled
def random_move(s: Record, tiles: int, rng: Vector, scratch: Record) -> int:
    """A move from one of the tiles that can be sown, and all that follows; or a power."""
    n = ones(tiles)
    powers = legal_powers(s, scratch.actions, 0)
    number = stirred(rng[0])
    ticket = ticket_of(number, n + powers)
    if ticket >= n:
        rng[0] = number
        play(s, int(s.seat), scratch.actions[ticket - n])
        return 1
    tile = nth(tiles, ticket)
    steps = 1 + int(s.crowd[tile])
    rng[0] = sow_tile(s, number, tile)
    proceed(s)
    return steps


@compiled
def random_end(s: Record, rng: Vector, scratch: Record) -> int:
    """A sale, a power, or the end of the turn and the next move."""
    seat = int(s.seat)
    powers = legal_powers(s, scratch.actions, 0)
    kinds = kinds_held(s, seat)
    sales = (1 << ones(kinds)) - 1
    number = stirred(rng[0])
    rng[0] = number
    ticket = ticket_of(number, powers + sales + 1)
    if ticket < powers:
        play(s, seat, scratch.actions[ticket])
        return 1
    if ticket < powers + sales:
        chosen, left = 0, ticket - powers + 1  # its bits say which of the kinds are sold
        while left != 0:
            chosen |= 1 << nth(kinds, lowest(left))
            left &= left - 1
        sell(s, seat, chosen)
        s.phase = TO_END
        proceed(s)
        return 1
    finish_turn(s)
    next_turn(s)
    if s.phase == TO_END:
        tiles = takeable_tiles(s)
        if tiles != 0:
            s.phase = MOVE
            return 1 + random_move(s, tiles, rng, scratch)
    proceed(s)
    return 1


@compiled
def random_kill(s: Record, rng: Vector, scratch: Record) -> int:
    """A victim on a tile or in front of a rival, a power, or nobody."""
    seat = int(s.seat)
    near = tiles_in_reach(s, seat)
    n = 0
    for colour in range(COLOURS):
        n += ones(near & int(s.lying[colour]))
    others = legal_powers(s, scratch.actions, legal_murders(s, seat, scratch.actions, 0))
    if not any_victims(s, int(s.taken), 1):
        scratch.actions[others] = DONE
        others += 1
    number = stirred(rng[0])
    rng[0] = number
    ticket = ticket_of(number, n + others)
    if ticket >= n:
        play(s, seat, scratch.actions[ticket - n])
        return 1
    colour = 0
    victims = near & int(s.lying[0])
    while ticket >= ones(victims):
        ticket -= ones(victims)
        colour += 1
        victims = near & int(s.lying[colour])
    kill_on_tile(s, colour, nth(victims, ticket))
    proceed(s)
    return 1


@compiled
def wander(s: Record, rng: Vector, scratch: Record) -> int:
    """All draws of a deal, all bids, a whole move, or any one step."""
    phase = int(s.phase)
    if phase == MOVE:
        return random_move(s, takeable_tiles(s), rng, scratch)
    if phase == END:
        return random_end(s, rng, scratch)
    if phase == KILL:
        return random_kill(s, rng, scratch)
    if phase == BID:
        number, bids = make_bids(s, rng[0])
        rng[0] = number
        if s.phase != BID:
            proceed(s)
            return bids
        return bids + any_way(s, rng, scratch)
    if phase == DEALING_CARDS:
        rng[0] = deal_cards(s, rng[0])
    elif phase == DEALING_DJINNS:
        rng[0] = deal_djinns(s, rng[0])
    elif phase == SOW:
        steps = int(s.in_hand)
        rng[0] = sow_hand(s, rng[0])
        proceed(s)
        return steps
    elif phase == FILLING_TILES:
        rng[0] = fill_tiles(s, rng[0])
    elif phase == LAYING_TILES:
        rng[0] = fill_tiles(s, lay_tiles(s, rng[0]))
    else:
        return any_way(s, rng, scratch)
    proceed(s)
    return 0


# ---------------------------------------------------------------- the end


@compiled
def scores(s: Record, out: Vector) -> None:
    """FT-35: the points of each seat."""
    for seat in range(s.players):
        out[seat] = total(s, seat)


@compiled
def ranks(s: Record, out: Vector) -> None:
    """FT-36: most points win; ties share."""
    for seat in range(s.players):
        mine = total(s, seat)
        out[seat] = 1
        for other in range(s.players):
            if total(s, other) > mine:
                out[seat] += 1
