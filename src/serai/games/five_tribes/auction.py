"""Bidding for the turn order (FT-6 to FT-10), with Kumarbi's fakirs."""

from __future__ import annotations

from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record, Vector
from serai.games.five_tribes.actions import FIRST_BIDS, PRICES
from serai.games.five_tribes.box import FAKIR, KUMARBI
from serai.games.five_tribes.djinns import owns
from serai.games.five_tribes.goods import discard, fakirs
from serai.games.five_tribes.pieces import EMPTY, MARKERS, SPOT_PRICES, ZEROS
from serai.games.five_tribes.turn import next_bidder


@compiled
def zeros_taken(s: Record) -> int:
    """FT-8: how many markers are on zero."""
    number = 0
    while number < ZEROS and s.spots[number] != EMPTY:
        number += 1
    return number


@compiled
def price(rank: int) -> int:
    """What the rank-th price of the track is: 0, 1, 3, 5, 8, 12, 18."""
    return int(SPOT_PRICES[ZEROS - 1 + rank])


@compiled
def legal_bids(s: Record, seat: int, out: Vector) -> int:
    """FT-7, FT-8, FT-9: free spots that the seat can afford, each also with fakirs if Kumarbi helps."""
    gold = int(s.gold[seat])
    helpers = 0
    if owns(s, seat, KUMARBI) and not (int(s.used) >> KUMARBI) & 1:
        helpers = fakirs(s, seat)
    full = zeros_taken(s) == ZEROS
    n = 0
    if helpers == 0:
        purse = 1 if gold == 0 and full else gold  # FT-8: then the spot for 1 costs nothing
        out[0] = FIRST_BIDS[0]
        n += not full
        for rank in range(1, PRICES):
            out[n] = FIRST_BIDS[rank]
            n += (s.spots[ZEROS - 1 + rank] == EMPTY) & (price(rank) <= purse)
        return n
    for rank in range(PRICES):
        if full if rank == 0 else s.spots[ZEROS - 1 + rank] != EMPTY:
            continue
        for_nothing = rank == 1 and gold == 0 and full
        most = 0 if for_nothing and s.reading > 1 else min(helpers, rank)  # no fakir for what costs nothing anyway
        for spent in range(most + 1):
            if price(rank - spent) <= gold or (for_nothing and spent == 0):
                out[n] = FIRST_BIDS[rank] + spent
                n += 1
    return n


@compiled
def bid(s: Record, rank: int, spent: int) -> None:
    """FT-7, FT-8: pay, and put the marker on its spot; a later zero plays before an earlier one."""
    seat = int(s.seat)
    s.gold[seat] -= min(price(rank - spent), int(s.gold[seat]))
    discard(s, seat, FAKIR, spent)
    if spent > 0 and s.use_per_round != 0:
        s.used |= 1 << KUMARBI
    s.spots[zeros_taken(s) if rank == 0 else ZEROS - 1 + rank] = seat
    place = 0
    while place < MARKERS and s.order[place] == EMPTY:
        place += 1
    s.order[place] = EMPTY
    next_bidder(s)
