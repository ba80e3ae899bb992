"""What ending a move on a tile of Five Tribes gains at a glance: control, tribe and tile, in points."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.bots.weights import read_weights
from serai.engine.bits import lowest, matches
from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record, Vector
from serai.games.five_tribes.board import WITHIN, blue_tiles, occupied
from serai.games.five_tribes.box import (
    BLUE,
    BOAZ,
    CAMELS,
    CAMELS_FOR_TWO,
    DJINN_ROW,
    ELDER_POINTS,
    FAKIR,
    GREEN,
    HAURVATAT,
    JAFAAR,
    LARGE_MARKET,
    OASIS,
    PALACE_POINTS,
    PALM_POINTS,
    ROW,
    SHAMHAT,
    SMALL_MARKET,
    VILLAGE,
    VIZIER_LEAD,
    VIZIER_POINTS,
    WHITE,
    YELLOW,
)
from serai.games.five_tribes.djinns import owns
from serai.games.five_tribes.goods import fakirs, held
from serai.games.five_tribes.pieces import (
    COLOURS,
    DJINN_NAMES,
    DJINN_POINTS,
    ELDER_POINTS_SHAMHAT,
    GOODS,
    KIND_POINTS,
    LARGE_MARKET_CARDS,
    LARGE_MARKET_PRICE,
    PALM_POINTS_HAURVATAT,
    SALE,
    SMALL_MARKET_CARDS,
    SMALL_MARKET_PRICE,
    TILES,
    VIZIER_POINTS_JAFAAR,
)
from serai.games.five_tribes.sowing import ALL, HEADINGS, LOOPS, NO_HEADING, REACH, SHORTEST_LOOP, fold

# What things are worth beyond the points that they score, while all of the game is left. These numbers, and what powers
# and growing sets bring, come from quick games (benchmarks/fit_five_tribes.py) and guesses at what better play adds.
FAKIR_WORTH, LAST_FAKIR_WORTH = 2.3, 0.3
ELDER_WORTH = 1.7
FIRST_MEEPLES, LAST_MEEPLES = 90, 8  # on the tiles
CAMELS_THAT_COUNT = 0.8  # of all: when so many are still in stock, camels do not hasten the end
SECOND_SET = 0.6  # of its worth
PIECE_SHARE = 0.2  # of a palm tree or palace that comes to nobody's tile

WEIGHTS = read_weights(__file__)

# What a set will bring in the end if it still grows, by its size now.
GROWING = WEIGHTS["growing"]


def _vizier_leads() -> Any:
    """[lying, d + 16]: what a lead of d viziers over a rival is worth while so many still lie on the tiles."""
    lying, lead = np.arange(17)[:, None], np.arange(-16, 17)[None, :]
    width = 0.3 + 0.58 * np.sqrt(lying)
    smooth = VIZIER_LEAD / (1 + np.exp(-(lead - 0.4) / width))
    return np.where(lying == 0, VIZIER_LEAD * (lead > 0), smooth)


LEADS = _vizier_leads()


# What the power of each Djinn brings in a whole game.
USUAL_POWER = 4.0  # of a Djinn that no games were played with yet
POWER_WORTH = np.array([WEIGHTS["powers"].get(name, USUAL_POWER) for name in DJINN_NAMES], np.float64)

# What a seat makes of the table, prepared for judging many moves. Functions take an array of one such record: compiled
# code counts references to arrays only, so a record alone would outlive its memory.
# What few moves ask for is looked at when the first one asks (`seen`).
ROWS, VIZIERS, FRONTS = 1, 2, 4
GLANCE = np.dtype((np.record, [
    ("seen", np.int64),               # what was looked at already: ROWS, VIZIERS, FRONTS
    ("left", np.float64),             # how much of the game is left, 1 to 0
    ("rivals", np.float64),           # what a point lost by a rival is worth
    ("palm", np.float64),             # points of a palm tree
    ("elder", np.float64),
    ("fakir", np.float64),
    ("fakirs", np.int64),
    ("kinds", np.int64),              # of goods in hand, as bits
    ("largest", np.int64),            # set in hand: its size
    ("second", np.int64),             # of the next largest
    ("djinn", np.float64),            # of the best Djinn in the row
    ("viziers", np.float64, (20,)),   # gained by taking so many
    ("cards", np.float64, (ROW + 1,)),  # the first so many of the row
    ("one_card", np.float64),         # at a small market, less its price
    ("two_cards", np.float64),        # at a large market
    ("front", np.float64),            # killing in front of a rival
    ("lone", np.int64),               # tiles that one killing wins, as bits
    ("goals", np.int64, (COLOURS,)),  # where moves can end with each colour, as bits
    ("judged", np.int64, (COLOURS,)), # the ends that were asked for already, as bits
    ("ends", np.float64, (TILES, COLOURS)),  # gained by a move that ends so
]))  # fmt: skip


@compiled
def left_of_game(s: Record) -> float:
    """How much of the game is left, from 1 to 0: by the meeples on the tiles and by the camels in stock."""
    if s.last_round != 0:
        return 0.0
    meeples, fewest = -LAST_MEEPLES, 100
    for tile in range(TILES):
        meeples += int(s.crowd[tile])
    for seat in range(s.players):
        fewest = min(fewest, int(s.stock[seat]))
    camels = fewest / (CAMELS_THAT_COUNT * (CAMELS_FOR_TWO if s.players == 2 else CAMELS))
    return max(0.0, min(1.0, camels, meeples / (FIRST_MEEPLES - LAST_MEEPLES)))


@compiled
def elder_worth(s: Record, seat: int, left: float) -> float:
    """What an elder in front of a seat is worth."""
    return (ELDER_POINTS_SHAMHAT if owns(s, seat, SHAMHAT) else ELDER_POINTS) + ELDER_WORTH * left


@compiled
def fakir_worth(left: float) -> float:
    """What a fakir is worth."""
    return LAST_FAKIR_WORTH + FAKIR_WORTH * left


@compiled
def djinn_worth(s: Record, seat: int, djinn: int, left: float) -> float:
    """What a Djinn is worth to a seat."""
    worth = DJINN_POINTS[djinn] + left * POWER_WORTH[djinn]
    if djinn == SHAMHAT:
        worth += (ELDER_POINTS_SHAMHAT - ELDER_POINTS) * int(s.elders[seat])
    elif djinn == JAFAAR:
        worth += (VIZIER_POINTS_JAFAAR - VIZIER_POINTS) * int(s.viziers[seat])
    elif djinn == HAURVATAT:
        tiles = matches(s.camels, 0, seat + 1) & ALL
        while tiles != 0:
            worth += (PALM_POINTS_HAURVATAT - PALM_POINTS) * int(s.palms[lowest(tiles)])
            tiles &= tiles - 1
    return worth


@compiled
def set_worth(size: int, left: float) -> float:
    """What a set of different goods is worth, now or grown; most of the growing is done late in the game."""
    passed = 1.0 - left
    return GROWING[size] + passed * passed * passed * (SALE[size] - GROWING[size])


@compiled
def card_worth(card: int, kinds: int, size: int, second: int, left: float) -> float:
    """What one more card is worth in a hand with these kinds (as bits), in a largest set of a size and a second one."""
    if card == FAKIR:
        return fakir_worth(left)
    if (kinds >> card) & 1 == 0:
        return set_worth(size + 1, left) - set_worth(size, left)
    return SECOND_SET * (set_worth(second + 1, left) - set_worth(second, left)) if second < GOODS else 1.0


@compiled
def viziers_lying(s: Record) -> int:
    """How many viziers lie on the tiles."""
    lying, tiles = 0, int(s.lying[YELLOW])
    while tiles != 0:
        lying += int(s.meeples[lowest(tiles), YELLOW])
        tiles &= tiles - 1
    return min(lying, 16)


@compiled
def vizier_gain(s: Record, seat: int, more: int, left_lying: int, rivals: float) -> float:
    """What so many more viziers (or fewer) are worth to a seat, with what the rivals lose."""
    mine = int(s.viziers[seat])
    gain = float(more * (VIZIER_POINTS_JAFAAR if owns(s, seat, JAFAAR) else VIZIER_POINTS))
    for rival in range(s.players):
        if rival != seat:
            lead = mine - int(s.viziers[rival])
            gain += LEADS[left_lying, 16 + max(-16, min(16, lead + more))] - LEADS[left_lying, 16 + lead]
            gain += rivals * (
                LEADS[left_lying, 16 - lead] - LEADS[left_lying, 16 - max(-16, min(16, lead + more))]
            )  # fmt: skip
    return gain


@compiled
def look(s: Record, seat: int, glances: Vector) -> None:
    """Prepare what a seat's moves are judged by."""
    g = glances[0]
    left = left_of_game(s)
    g.left = left
    g.rivals = 1.0 / (int(s.players) - 1)
    g.palm = PALM_POINTS_HAURVATAT if owns(s, seat, HAURVATAT) else PALM_POINTS
    g.elder = elder_worth(s, seat, left)
    g.fakir = fakir_worth(left)
    g.fakirs = fakirs(s, seat)
    g.lone = matches(s.crowd, 0, 1) & matches(s.camels, 0, 0) & ALL if s.stock[seat] > 0 else 0
    for colour in range(COLOURS):
        g.judged[colour] = 0
    g.seen = 0


@compiled
def look_at_viziers(s: Record, seat: int, glances: Vector) -> None:
    """What viziers would gain."""
    g = glances[0]
    g.seen |= VIZIERS
    most, tiles = 1, int(s.lying[YELLOW])
    while tiles != 0:
        most = max(most, int(s.meeples[lowest(tiles), YELLOW]))
        tiles &= tiles - 1
    yellow = viziers_lying(s)
    for more in range(1, min(most + 2, 20)):  # no move takes more than lie on a tile, and one that falls there
        g.viziers[more] = vizier_gain(s, seat, more, yellow, g.rivals) if more < 8 else g.viziers[more - 1] + 1.0


@compiled
def look_at_fronts(s: Record, seat: int, glances: Vector) -> None:
    """What killing in front of a rival would gain."""
    g = glances[0]
    g.seen |= FRONTS
    yellow = viziers_lying(s)
    g.front = 0.0
    for rival in range(s.players):
        if rival != seat and not owns(s, rival, BOAZ):
            if s.elders[rival] > 0:
                g.front = max(g.front, g.rivals * elder_worth(s, rival, g.left))
            if s.viziers[rival] > 0:
                lead = int(s.viziers[seat]) - int(s.viziers[rival])
                gain = LEADS[yellow, 16 + min(16, lead + 1)] - LEADS[yellow, 16 + lead]
                loss = LEADS[yellow, 16 - lead] - LEADS[yellow, 16 - min(16, lead + 1)]
                g.front = max(g.front, gain + g.rivals * (1.0 + loss))


@compiled
def prize(s: Record, glances: Vector, tile: int) -> float:
    """Points of a tile with what stands on it."""
    palms = glances[0].palm * int(s.palms[tile])
    return KIND_POINTS[int(s.kinds[tile])] + palms + PALACE_POINTS * int(s.palaces[tile])


@compiled
def look_at_hand(s: Record, seat: int, glances: Vector) -> None:
    """The sets of goods that a seat has."""
    g = glances[0]
    kinds, size, second = 0, 0, 0
    for card in range(GOODS):
        number = held(s, seat, card)
        kinds |= (1 if number > 0 else 0) << card
        size += number > 0
        second += number > 1
    g.kinds, g.largest, g.second = kinds, size, second


@compiled
def look_at_rows(s: Record, seat: int, glances: Vector) -> None:
    """What the cards and Djinns in the rows are worth to a seat."""
    g = glances[0]
    g.seen |= ROWS
    look_at_hand(s, seat, glances)
    left, kinds, size, second = g.left, int(g.kinds), int(g.largest), int(g.second)
    g.cards[0] = 0.0
    best, best_of_six, second_of_six = -10.0, -10.0, 0.0
    for place in range(ROW):
        card = int(s.row[place]) - 1
        if card < 0:
            g.cards[place + 1] = g.cards[place]
            continue
        alone = card_worth(card, int(g.kinds), int(g.largest), int(g.second), left)
        if place < SMALL_MARKET_CARDS:
            best = max(best, alone)
        if place < LARGE_MARKET_CARDS:
            if alone > best_of_six:
                best_of_six, second_of_six = alone, max(best_of_six, 0.0)
            elif alone > second_of_six:
                second_of_six = alone
        g.cards[place + 1] = g.cards[place] + card_worth(card, kinds, size, second, left)
        if card != FAKIR:
            new = (kinds >> card) & 1 == 0
            kinds |= 1 << card
            size += new
            second += not new and second < GOODS
    gold = int(s.gold[seat])
    g.one_card = max(0.0, best - SMALL_MARKET_PRICE) if gold >= SMALL_MARKET_PRICE else 0.0
    g.two_cards = max(0.0, best_of_six + second_of_six - LARGE_MARKET_PRICE) if gold >= LARGE_MARKET_PRICE else 0.0
    g.djinn = 0.0
    for place in range(DJINN_ROW):
        if s.djinn_row[place] != 0:
            g.djinn = max(g.djinn, djinn_worth(s, seat, int(s.djinn_row[place]) - 1, left))


@compiled
def end_worth(s: Record, seat: int, glances: Vector, tile: int, colour: int, taken: int, others: int) -> float:
    """What a move gains that ends on a tile, takes so many of a colour and leaves so many other meeples there."""
    g = glances[0]
    left = g.left
    kind = int(s.kinds[tile])
    mine = s.camels[tile] == seat + 1
    worth = 0.0
    if s.camels[tile] == 0 and s.stock[seat] > 0 and others == 0:
        worth += prize(s, glances, tile)
        mine = True
    seen = int(g.seen)
    if seen & ROWS == 0 and (colour == GREEN or kind not in (VILLAGE, OASIS)):
        look_at_rows(s, seat, glances)
    if colour == YELLOW:
        if seen & VIZIERS == 0:
            look_at_viziers(s, seat, glances)
        worth += g.viziers[min(taken, 19)]
    elif colour == WHITE:
        worth += taken * g.elder
    elif colour == GREEN:
        worth += g.cards[min(taken, ROW)]
    elif colour == BLUE:
        blue = blue_tiles(s, tile)
        worth += taken * blue + g.fakirs * max(0.0, blue - g.fakir)
    else:
        most = 0.0
        if others == 1 and s.camels[tile] == 0 and s.stock[seat] > 0:
            most = prize(s, glances, tile)
            mine = True
        targets = int(g.lone) & int(WITHIN[min(taken, 9), tile]) & ~(1 << tile)
        while targets != 0:
            most = max(most, prize(s, glances, lowest(targets)))
            targets &= targets - 1
        if seen & FRONTS == 0:
            look_at_fronts(s, seat, glances)
        worth += max(most, g.front)
    if kind in (VILLAGE, OASIS):
        supply = int(s.palace_supply if kind == VILLAGE else s.palm_supply)
        if supply > 0:
            piece = PALACE_POINTS if kind == VILLAGE else g.palm
            if mine:
                worth += piece
            elif s.camels[tile] != 0:
                worth -= g.rivals * piece
            else:
                worth += PIECE_SHARE * left * piece
    elif kind == SMALL_MARKET:
        worth += g.one_card
    elif kind == LARGE_MARKET:
        worth += g.two_cards
    else:
        elders = int(s.elders[seat]) + (taken if colour == WHITE else 0)
        if elders >= 1 and g.fakirs > 0:
            worth += max(0.0, g.djinn - g.elder - g.fakir)
        elif elders >= 2:
            worth += max(0.0, g.djinn - 2.0 * g.elder)
    return worth


@compiled
def end_here(s: Record, seat: int, glances: Vector, tile: int, colour: int) -> float:
    """What a move gains that ends on a tile with a colour, which lies there or falls there on the way; judged once."""
    g = glances[0]
    if (int(g.judged[colour]) >> tile) & 1 == 0:
        g.judged[colour] |= 1 << tile
        lie = int(s.meeples[tile, colour])
        others = int(s.crowd[tile]) - lie
        g.ends[tile, colour] = end_worth(s, seat, glances, tile, colour, lie + 1 if lie > 0 else 2, others)
    return g.ends[tile, colour]


@compiled
def best_among(s: Record, seat: int, glances: Vector, tiles: int, colour: int) -> float:
    """The most that an end on one of these tiles (as bits) with a colour gains."""
    best = -1000.0
    while tiles != 0:
        best = max(best, end_here(s, seat, glances, lowest(tiles), colour))
        tiles &= tiles - 1
    return best


@compiled
def best_from(s: Record, seat: int, glances: Vector, tile: int) -> float:
    """The most that a move gains which picks up the meeples of a tile."""
    in_hand = int(s.crowd[tile])
    walk, steps = tile * HEADINGS + NO_HEADING, fold(in_hand)
    best = -1000.0
    for colour in range(COLOURS):
        number = int(s.meeples[tile, colour])
        if number > 0:
            tiles = int(REACH[steps, walk]) & int(s.lying[colour]) & ~(1 << tile)
            if number > 1 and in_hand >= SHORTEST_LOOP:
                tiles |= int(LOOPS[steps, walk])
            best = max(best, best_among(s, seat, glances, tiles, colour))
    return best


@compiled
def gains(s: Record, seat: int, glances: Vector, out: Vector) -> None:
    """The most that a move gains which ends on each tile; 0 where none can end."""
    g = glances[0]
    for tile in range(TILES):
        out[tile] = 0.0
    for colour in range(COLOURS):
        g.goals[colour] = 0
    tiles = occupied(s)
    while tiles != 0:
        tile = lowest(tiles)
        reach = int(REACH[fold(int(s.crowd[tile])), tile * HEADINGS + NO_HEADING]) & ~(1 << tile)
        for colour in range(COLOURS):
            g.goals[colour] |= reach if s.meeples[tile, colour] > 0 else 0
        tiles &= tiles - 1
    for colour in range(COLOURS):
        goals = int(g.goals[colour]) & int(s.lying[colour])
        while goals != 0:
            tile = lowest(goals)
            out[tile] = max(out[tile], end_here(s, seat, glances, tile, colour))
            goals &= goals - 1
