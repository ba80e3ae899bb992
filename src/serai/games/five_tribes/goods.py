"""Resource cards: hands, the row, the pile and its discards, and what sets are worth.

FT-41: everybody can count what a seat took from the row: its `goods`. What it took from the pile unseen is `veiled`.
A card that leaves a hand is one that all have seen, if the hand has such a one. When the pile runs out and one seat
alone has veiled cards, everybody can work out which they are.
"""

from __future__ import annotations

from serai.engine.bits import WORD, lowest, matches, ones, word
from serai.engine.compiler.compiled import compiled, inlined
from serai.engine.contract import Record, Vector
from serai.games.five_tribes.actions import SELL_0
from serai.games.five_tribes.box import FAKIR, ROW, SEATS
from serai.games.five_tribes.pieces import CARDS, GOODS, MOST_GOLD, SALE

BYTES = (1 << (8 * WORD - 1)) - 1  # of a word that is not negative
EACH_BYTE = sum(1 << (8 * byte) for byte in range(WORD))
LAST_BYTES = (1 << (8 * (CARDS - WORD))) - 1
EVERY_GOOD = (1 << GOODS) - 1


@compiled
def held(s: Record, seat: int, card: int) -> int:
    """How many of a card a seat has."""
    return int(s.goods[seat, card]) + int(s.veiled[seat, card])


@compiled
def earn(s: Record, seat: int, gold: int) -> None:
    """Gold from the bank; more than MOST_GOLD is held in no game, and from version 2 on in no position either."""
    purse = int(s.gold[seat]) + gold
    s.gold[seat] = min(purse, MOST_GOLD) if s.reading > 1 else purse


@inlined
def hand_size(hands: Vector, seat: int) -> int:
    """How many cards a seat has in its row of hands."""
    first, last = word(hands, CARDS * seat) & BYTES, word(hands, CARDS * seat + WORD) & LAST_BYTES
    return (((first + last) * EACH_BYTE) & BYTES) >> (8 * (WORD - 1))  # none has more than 54


@compiled
def unseen_in_hand(s: Record, seat: int) -> int:
    """How many cards of a seat the others have not seen."""
    return hand_size(s.veiled, seat)


@compiled
def fakirs(s: Record, seat: int) -> int:
    """How many fakirs a seat has."""
    return held(s, seat, FAKIR)


@compiled
def possible_fakirs(s: Record, seat: int) -> int:
    """How many fakirs the others must reckon with; what a seat is asked depends on this, so that it tells nothing."""
    return int(s.goods[seat, FAKIR]) + unseen_in_hand(s, seat)


@compiled
def discard(s: Record, seat: int, card: int, number: int) -> None:
    """Put cards of a hand on the discard pile, those first that all have seen."""
    for _ in range(number):
        if s.goods[seat, card] > 0:
            s.goods[seat, card] -= 1
        else:
            s.veiled[seat, card] -= 1
        s.discards[card] += 1


@compiled
def row_length(s: Record) -> int:
    """How many cards lie in the row."""
    n = 0
    while n < ROW and s.row[n] != 0:
        n += 1
    return n


@compiled
def take_from_row(s: Record, seat: int, place: int) -> None:
    """FT-30: take a card of the row; the others close up and nothing is refilled."""
    s.goods[seat, int(s.row[place]) - 1] += 1
    for i in range(place, ROW - 1):
        s.row[i] = s.row[i + 1]
    s.row[ROW - 1] = 0


@compiled
def pile_size(s: Record) -> int:
    """How many cards are in the pile."""
    cards = 0
    for card in range(CARDS):
        cards += int(s.pile[card])
    return cards


@compiled
def find_pile(s: Record) -> bool:
    """FT-32: rebuild an empty pile from the discards; whether there is a card to draw."""
    if pile_size(s) > 0:
        return True
    holders = 0
    for seat in range(SEATS):
        holders += unseen_in_hand(s, seat) > 0
    if holders == 1:  # every other card has been seen by now, so these can be counted
        for seat in range(SEATS):
            for card in range(CARDS):
                s.goods[seat, card] += s.veiled[seat, card]
                s.veiled[seat, card] = 0
    cards = 0
    for card in range(CARDS):
        s.pile[card] = s.discards[card]
        s.discards[card] = 0
        cards += int(s.pile[card])
    return cards > 0


@compiled
def receive(s: Record, seat: int, card: int) -> None:
    """Take the top card of the pile, face down unless the table shows all goods."""
    s.pile[card] -= 1
    if s.goods_are_shown != 0:
        s.goods[seat, card] += 1
    else:
        s.veiled[seat, card] += 1


@compiled
def kinds_held(s: Record, seat: int) -> int:
    """The kinds of merchandise that a seat has, as bits."""
    first = CARDS * seat
    return ~(matches(s.goods, first, 0) & matches(s.veiled, first, 0)) & EVERY_GOOD


@compiled
def may_have_goods(s: Record, seat: int) -> bool:
    """Whether the others must reckon with merchandise in a hand."""
    return ~matches(s.goods, CARDS * seat, 0) & EVERY_GOOD != 0 or unseen_in_hand(s, seat) > 0


@compiled
def legal_sales(s: Record, seat: int, out: Vector, n: int) -> int:
    """FT-31: every set of different merchandise that the seat holds; appended to `out`."""
    kinds = kinds_held(s, seat)
    chosen = 0
    while chosen != kinds:
        chosen = (chosen - kinds) & kinds  # the next larger subset
        out[n] = SELL_0 + chosen - 1
        n += 1
    return n


@compiled
def sell(s: Record, seat: int, kinds: int) -> None:
    """FT-31: sell one set."""
    earn(s, seat, int(SALE[ones(kinds)]))
    while kinds != 0:
        discard(s, seat, lowest(kinds), 1)
        kinds &= kinds - 1


@compiled
def sets_worth(s: Record, seat: int, wild: int) -> int:
    """FT-35: the best sale of a whole hand, with so many cards that count as any kind.

    A card adds more to a larger set than to a smaller one, so the first set takes every kind, the second every kind
    that is left, and so on; wild cards complete the largest sets first.
    """
    worth, depth = 0, 1
    while True:
        size = 0
        for card in range(GOODS):
            size += held(s, seat, card) >= depth
        if size == 0 and wild == 0:
            return worth
        added = min(wild, GOODS - size)
        wild -= added
        worth += SALE[size + added]
        depth += 1
