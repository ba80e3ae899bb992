"""What the search knows of Five Tribes: how a position stands and which steps look good (see serai.bots.minds).

A turn is a chain of steps. What each end of a move is worth (`worth`) is known before a meeple has fallen,
so every tile to take and every drop is as promising as the best end that it leads to.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.bots.five_tribes.merchant import OUTBID
from serai.bots.five_tribes.table import NUMBERS, WIDTH, first_numbers, places, smooth_parts, weigh_places
from serai.bots.five_tribes.table import PARTS as PARTS
from serai.bots.five_tribes.worth import (
    GLANCE,
    LEADS,
    POWER_WORTH,
    WEIGHTS,
    best_among,
    best_from,
    card_worth,
    djinn_worth,
    elder_worth,
    end_worth,
    fakir_worth,
    gains,
    left_of_game,
    look,
    look_at_hand,
    prize,
    set_worth,
    viziers_lying,
)
from serai.bots.models import Table
from serai.engine.bits import lowest, matches
from serai.engine.chance import MOST_ACTIONS, below
from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record, Vector
from serai.games.five_tribes.actions import (
    COLOUR_OF,
    DEED_OF,
    DJINN_OF,
    FAKIRS_OF,
    GOODS_OF,
    IS_AIM,
    IS_BUILD,
    IS_BUY,
    IS_KEEP,
    IS_KILL,
    IS_MURDER,
    IS_POWER,
    IS_SALE,
    IS_SUMMON,
    IS_TAKE,
    PLACE_OF,
    RANK_OF,
    RIVAL_OF,
    TILE_OF,
    VICTIM_OF,
    WAY_OF,
)
from serai.games.five_tribes.auction import price
from serai.games.five_tribes.board import blue_tiles, distance, is_unbuilt
from serai.games.five_tribes.box import (
    AL_AMIN,
    HAURVATAT,
    JAFAAR,
    OASIS,
    PALACE_POINTS,
    PALM_POINTS,
    SEATS,
    SMALL_MARKET,
    VILLAGE,
    VIZIER_POINTS,
    WHITE,
)
from serai.games.five_tribes.djinns import owns
from serai.games.five_tribes.goods import fakirs, held, sets_worth
from serai.games.five_tribes.pieces import (
    BID,
    BRINGS_MEEPLES,
    COLOURS,
    DJINN_POINTS,
    DOUBLES,
    DRAWS_CARDS,
    DRAWS_DJINNS,
    EFFECTS,
    ELDERS_PAID,
    EMPTY,
    FAKIRS_FOR_A_CARD,
    FAKIRS_PAID,
    GOODS,
    KILLS_TWO,
    KIND_POINTS,
    LARGE_MARKET_PRICE,
    MARKERS,
    MOVE,
    MOVES_PALACE,
    MOVES_PALM,
    ON_BARE,
    PALM_POINTS_HAURVATAT,
    PUTS_CAMEL,
    PUTS_PALACE,
    PUTS_PALM,
    SALE,
    SMALL_MARKET_PRICE,
    SOW,
    SPOTS,
    TARGETS,
    TILES,
    VIZIER_POINTS_JAFAAR,
    ZEROS,
)
from serai.games.five_tribes.sowing import ALL, HEADINGS, LOOPS, REACH, SHORTEST_LOOP, fold, heading_to

if TYPE_CHECKING:
    from serai.engine.game import Game

SETTINGS = {"exploration": 0.6, "widening": 0.0, "regrets": 0, "gamma": 0.0, "follow_draws": 0, "playout": 0}

HEAT = 3.0  # points: a step that is worth so much less gets a third of the weight
NEARLY = 1e-4  # points that do not matter
LEAST = 0.002  # weight of a step, the best having 1

# Scratch space for the worth of each step; a field of a record, as in the search, so that one compilation serves both.
PAPER = np.dtype((np.record, [("promised", np.float32, (MOST_ACTIONS,))]))

# ---------------------------------------------------------------- how a position stands

# What the points of a seat are made of: what the score counts, each with what can still be made of it, and the turns
# that are still to come in the round.
GOLD_PART, TILE_PART, VIZIER_PART, ELDER_PART, DJINN_PART, GOODS_PART, FAKIR_PART, TURN_PART = range(PARTS)

# Points that matter, for 2-4 players: at the end of the game, and how many more with all of it left
# (benchmarks/fit_five_tribes.py).
LAST_SPREAD, SPREAD = WEIGHTS["last_spread"], WEIGHTS["spread"]

# Turns to come, for 2-4 players: how far the best move of today is broken when others go before, what is found beyond
# it by how many turns go before, and what of the best few a turn is worth that has no place in the order yet.
BROKEN, FOUND, NEXT = WEIGHTS["broken"], WEIGHTS["found"], WEIGHTS["next"]


@compiled
def resting(s: Record) -> bool:
    """Whether a turn or a round begins."""
    if s.phase == MOVE:
        return True
    if s.phase != BID:
        return False
    for spot in range(SPOTS):  # noqa: SIM110 - plain loops compile quicker than generators
        if s.spots[spot] != EMPTY:
            return False
    return True


@compiled
def describe(s: Record, out: Vector) -> float:
    """What the points of each seat are made of, a row of PARTS numbers; and how much of the game is left."""
    left = left_of_game(s)
    lying = viziers_lying(s)
    for seat in range(s.players):
        mine, helpers = int(s.viziers[seat]), fakirs(s, seat)
        viziers = float(mine * (VIZIER_POINTS_JAFAAR if owns(s, seat, JAFAAR) else VIZIER_POINTS))
        for rival in range(s.players):
            if rival != seat:
                viziers += LEADS[lying, 16 + mine - int(s.viziers[rival])]
        size = 0
        for card in range(GOODS):
            size += held(s, seat, card) > 0
        djinns, owned = 0.0, int(s.owned[seat])
        while owned != 0:
            djinns += DJINN_POINTS[lowest(owned)] + left * POWER_WORTH[lowest(owned)]
            owned &= owned - 1
        palm = PALM_POINTS_HAURVATAT if owns(s, seat, HAURVATAT) else PALM_POINTS
        tiles, owned = 0, matches(s.camels, 0, seat + 1) & ALL
        while owned != 0:
            tile = lowest(owned)
            tiles += KIND_POINTS[int(s.kinds[tile])] + palm * int(s.palms[tile]) + PALACE_POINTS * int(s.palaces[tile])
            owned &= owned - 1
        out[seat, GOLD_PART] = s.gold[seat]
        out[seat, TILE_PART] = tiles
        out[seat, VIZIER_PART] = viziers
        out[seat, ELDER_PART] = elder_worth(s, seat, left) * int(s.elders[seat])
        out[seat, DJINN_PART] = djinns
        out[seat, GOODS_PART] = (
            sets_worth(s, seat, helpers // FAKIRS_FOR_A_CARD if owns(s, seat, AL_AMIN) else 0)
            + set_worth(size, left)
            - SALE[size]
        )
        out[seat, FAKIR_PART] = fakir_worth(left) * helpers
        out[seat, TURN_PART] = 0.0
    describe_turns(s, out)
    return left


@compiled
def describe_turns(s: Record, out: Vector) -> None:
    """What the turns that are still to come gain: the best move of today for who is next, for others what may be left.

    Those who go before take or break good moves, so a later turn is worth a bit of the best move that is left today,
    each ending on a tile of its own, and most of what the seat's best few are worth on the average.
    """
    glances = np.empty(1, GLANCE)
    gained, usual = np.empty((SEATS, TILES)), np.empty(SEATS)
    known, used, before, table = 0, 0, 0, int(s.players) - 2
    for step in range(SPOTS + 1):
        seat = int(s.seat) if step == 0 else int(s.spots[SPOTS - step])
        if (step == 0 and s.phase != MOVE) or seat == EMPTY:
            continue
        if (known >> seat) & 1 == 0:
            known |= 1 << seat
            usual[seat] = offers(s, seat, glances, gained[seat])
        best, best_tile = 0.0, 0
        for tile in range(TILES):
            if (used >> tile) & 1 == 0 and gained[seat, tile] > best:
                best, best_tile = gained[seat, tile], tile
        used |= 1 << best_tile
        if before > 0:
            best += BROKEN[table] * (usual[seat] - best)
        out[seat, TURN_PART] += best + FOUND[table, before]
        before += 1
    if s.phase == BID:
        for place in range(MARKERS):
            seat = int(s.order[place])
            if seat != EMPTY:
                if (known >> seat) & 1 == 0:
                    known |= 1 << seat
                    usual[seat] = offers(s, seat, glances, gained[seat])
                out[seat, TURN_PART] += NEXT[table] * usual[seat]


@compiled
def offers(s: Record, seat: int, glances: Vector, gained: Vector) -> float:
    """What moves that end on each tile gain a seat on today's board; the mean of the best four."""
    look(s, seat, glances)
    gains(s, seat, glances, gained)
    first, second, third, fourth = 0.0, 0.0, 0.0, 0.0
    for tile in range(TILES):
        gain = gained[tile]
        if gain > fourth:
            fourth = gain
            if gain > third:
                third, fourth = gain, third
                if gain > second:
                    second, third = gain, second
                    if gain > first:
                        first, second = gain, first
    return 0.25 * (first + second + third + fourth)


@compiled
def appraise(s: Record, out: Vector) -> None:
    """Chances to win: points with what can still be made of things, weighed against how much may still happen."""
    described = np.empty((SEATS, PARTS))
    left = describe(s, described)
    players = int(s.players)
    spread = LAST_SPREAD[players - 2] + SPREAD[players - 2] * left
    most = -1.0e9
    for seat in range(players):
        points = 0.0
        for part in range(PARTS):
            points += described[seat, part]
        out[seat] = points
        most = max(most, points)
    total = 0.0
    for seat in range(players):
        out[seat] = math.exp((out[seat] - most) / spread)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total


@compiled
def sketch(s: Record, out: Vector) -> None:
    """Where the learned numbers of each seat stand."""
    described = np.empty((SEATS, PARTS))
    left = describe(s, described)
    players = int(s.players)
    places(described, players, left, LAST_SPREAD[players - 2] + SPREAD[players - 2] * left, out)


@compiled
def appraise_by(s: Record, numbers: Vector, out: Vector) -> None:
    """By a learned table; without one as above."""
    if numbers.size == 0:
        appraise(s, out)
    else:
        at = np.empty((SEATS, WIDTH), np.int64)
        sketch(s, at)
        weigh_places(at, int(s.players), numbers, out)


def model(game: Game) -> Table:
    """What `serai train` learns for this game."""
    return Table(NUMBERS, WIDTH, np.float32, smooth_parts)


def untrained(game: Game) -> Any:
    """A table that corrects nothing, to begin with."""
    return first_numbers()


# ---------------------------------------------------------------- which steps look good


@compiled
def prefer(s: Record, seat: int, actions: Vector, n: int, out: Vector) -> None:
    """Weights that fall with the points that a step seems to lose."""
    promise(s, seat, actions, n, out)
    best = -1.0e9
    for i in range(n):
        best = max(best, out[i])
    for i in range(n):
        out[i] = LEAST + math.exp(max(-20.0, (out[i] - best) / HEAT))


@compiled
def imitate(s: Record, seat: int, actions: Vector, n: int, rng: Vector) -> int:
    """The index of the step that promises most; any of equals."""
    if n == 1:
        return 0
    papers = np.empty(1, PAPER)
    promise(s, seat, actions, n, papers[0].promised)
    best, picked, equals = -1.0e9, 0, 0
    for i in range(n):
        promised = papers[0].promised[i]
        if promised > best + NEARLY:
            best, picked, equals = promised, i, 1
        elif promised > best - NEARLY:
            equals += 1
            if below(rng, equals) == 0:
                picked = i
    return picked


@compiled
def promise(s: Record, seat: int, actions: Vector, n: int, out: Vector) -> None:
    """What each legal step seems to gain, in points."""
    if n == 1:
        out[0] = 0.0
        return
    glances = np.empty(1, GLANCE)
    look(s, seat, glances)
    phase = int(s.phase)
    if phase == BID:
        promise_bids(s, seat, glances, actions, n, out)
        return
    if phase == SOW:
        promise_drops(s, seat, glances, actions, n, out)
        return
    look_at_hand(s, seat, glances)
    best = 0.0
    for i in range(n):
        action = int(actions[i])
        deed = DEED_OF[action]
        if deed == IS_TAKE:
            out[i] = best_from(s, seat, glances, int(TILE_OF[action]))
            best = max(best, out[i])
        elif deed == IS_POWER:
            out[i] = power_gain(s, seat, glances, int(DJINN_OF[action]), int(WAY_OF[action]))
            if phase == MOVE:
                out[i] += best - HEAT  # most powers can wait until the move is made
        else:
            out[i] = step_gain(s, seat, glances, action)


@compiled
def promise_bids(s: Record, seat: int, glances: Vector, actions: Vector, n: int, out: Vector) -> None:
    """The gain of the move that is probably left when the marker's turn comes, less what the bid costs."""
    g = glances[0]
    gained = np.empty(TILES + MARKERS)
    gains(s, seat, glances, gained)
    for i in range(MARKERS + 1):  # the best few in front
        for tile in range(i + 1, TILES):
            if gained[tile] > gained[i]:
                gained[i], gained[tile] = gained[tile], gained[i]
    later = -1
    for place in range(MARKERS):
        if s.order[place] != EMPTY:
            later += 1
    for i in range(n):
        rank, spent = int(RANK_OF[actions[i]]), int(FAKIRS_OF[actions[i]])
        ahead = later * OUTBID[rank]
        for spot in range(ZEROS + rank if rank > 0 else ZEROS, SPOTS):
            if s.spots[spot] != EMPTY:
                ahead += 1.0
        before = int(ahead)
        share = ahead - before
        gain = gained[before] * (1.0 - share) + gained[before + 1] * share
        out[i] = gain - price(rank - spent) - g.fakir * spent


@compiled
def promise_drops(s: Record, seat: int, glances: Vector, actions: Vector, n: int, out: Vector) -> None:
    """The best end that each drop leads to."""
    left = int(s.in_hand) - 1
    here, steps = int(s.here), fold(left)
    for i in range(n):
        fallen, tile = int(COLOUR_OF[actions[i]]), int(TILE_OF[actions[i]])
        if left == 0:
            lie = int(s.meeples[tile, fallen])
            out[i] = end_worth(s, seat, glances, tile, fallen, lie + 1, int(s.crowd[tile]) - lie)
            continue
        walk = tile * HEADINGS + heading_to(here, tile)
        best = -1000.0
        for colour in range(COLOURS):
            rest = int(s.hand[colour]) - (colour == fallen)
            if rest > 0:
                ends = int(REACH[steps, walk]) & int(s.lying[colour])
                if left >= SHORTEST_LOOP - 1 and (rest > 1 or colour == fallen):
                    loops = int(LOOPS[steps, walk]) if rest > 1 else 0
                    if colour == fallen:
                        loops |= int(REACH[steps, walk]) & (1 << tile)
                    ends |= loops
                best = max(best, best_among(s, seat, glances, ends, colour))
        out[i] = best


@compiled
def step_gain(s: Record, seat: int, glances: Vector, action: int) -> float:
    """What a step after the move seems to gain."""
    g = glances[0]
    deed = DEED_OF[action]
    if deed == IS_KILL:
        return kill_gain(s, seat, glances, int(COLOUR_OF[action]), int(TILE_OF[action]))
    if deed == IS_MURDER:
        return front_gain(s, seat, glances, int(VICTIM_OF[action]), int(RIVAL_OF[action]))
    if deed == IS_BUILD:
        return int(FAKIRS_OF[action]) * (blue_tiles(s, int(s.here)) * (1 + int(s.doubled)) - g.fakir)
    if deed == IS_BUY:
        card = int(s.row[PLACE_OF[action]]) - 1
        cost = SMALL_MARKET_PRICE if s.kinds[s.here] == SMALL_MARKET else LARGE_MARKET_PRICE / 4
        return card_worth(card, int(g.kinds), int(g.largest), int(g.second), g.left) - cost
    if deed == IS_SUMMON:
        way = int(WAY_OF[action])
        cost = g.elder * ELDERS_PAID[way] + g.fakir * FAKIRS_PAID[way]
        return djinn_worth(s, seat, int(DJINN_OF[action]), g.left) - cost
    if deed == IS_AIM:
        return tile_gain(s, seat, glances, int(TILE_OF[action]))
    if deed == IS_KEEP:
        return djinn_worth(s, seat, int(DJINN_OF[action]), g.left)
    if deed == IS_SALE:
        return -10.0 if int(GOODS_OF[action]) != int(g.kinds) else (2.0 if s.gold[seat] < 2 and g.left > 0 else -6.0)
    return 0.0


@compiled
def kill_gain(s: Record, seat: int, glances: Vector, colour: int, tile: int) -> float:
    """What killing on a tile seems to gain."""
    g = glances[0]
    gain = -g.fakir * max(0, distance(int(s.here), tile) - int(s.taken))
    if (int(g.lone) >> tile) & 1:
        gain += prize(s, glances, tile)
        if tile == s.here:  # its own action comes after the killing
            gain += 2.0
    return gain


@compiled
def front_gain(s: Record, seat: int, glances: Vector, colour: int, rival: int) -> float:
    """What killing in front of a rival seems to gain."""
    g = glances[0]
    if colour == WHITE:
        return g.rivals * elder_worth(s, rival, g.left)
    lead = int(s.viziers[seat]) - int(s.viziers[rival])
    lying = viziers_lying(s)
    gain = LEADS[lying, 16 + min(16, lead + 1)] - LEADS[lying, 16 + lead]
    loss = LEADS[lying, 16 - lead] - LEADS[lying, 16 - min(16, lead + 1)]
    return gain + g.rivals * (1.0 + loss)


@compiled
def tile_gain(s: Record, seat: int, glances: Vector, tile: int) -> float:
    """What a palace, a palm tree, a camel or meeples on a tile seem to gain."""
    g = glances[0]
    djinn = int(s.power)
    effect = EFFECTS[djinn] if djinn >= 0 else -1
    if effect == PUTS_CAMEL:
        return prize(s, glances, tile)
    if effect == BRINGS_MEEPLES:
        return 0.0
    palace = effect in (PUTS_PALACE, MOVES_PALACE) if djinn >= 0 else s.kinds[tile] == VILLAGE
    piece = PALACE_POINTS if palace else g.palm
    if s.camels[tile] == seat + 1:
        return piece
    return 0.0 if s.camels[tile] == 0 else -g.rivals * piece


@compiled
def power_gain(s: Record, seat: int, glances: Vector, djinn: int, way: int) -> float:
    """What using a Djinn seems to gain."""
    g = glances[0]
    gain = -g.elder * ELDERS_PAID[way] - g.fakir * FAKIRS_PAID[way]
    effect = EFFECTS[djinn]
    if effect == DOUBLES:
        gain += int(s.taken) * blue_tiles(s, int(s.here))
    elif effect == PUTS_CAMEL:
        best = 0.0
        for tile in range(TILES):
            if is_unbuilt(s, tile) and (s.crowd[tile] > 0) == (TARGETS[djinn] == ON_BARE):
                best = max(best, prize(s, glances, tile))
        gain += best
    elif effect in (PUTS_PALACE, PUTS_PALM, MOVES_PALACE, MOVES_PALM):
        palace = effect in (PUTS_PALACE, MOVES_PALACE)
        best = 0.0
        for tile in range(TILES):
            if s.camels[tile] == seat + 1:
                if effect in (MOVES_PALACE, MOVES_PALM):
                    fits = s.here >= 0 and distance(int(s.here), tile) <= 2
                else:
                    fits = s.kinds[tile] == (VILLAGE if palace else OASIS)
                if fits:
                    best = PALACE_POINTS if palace else g.palm
        gain += best
    elif effect == KILLS_TWO:
        gain += 3.0
    elif effect == DRAWS_CARDS:
        gain += 2.0 + 2.5 * g.left
    elif effect == DRAWS_DJINNS:
        gain += 8.0 + 6.0 * g.left
    elif effect == BRINGS_MEEPLES:
        gain += 1.0
    return gain
