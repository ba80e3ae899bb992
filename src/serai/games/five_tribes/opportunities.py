"""What a seat could do with its Djinns before something is done for it (FT-37), from version 2 of the rules on.

A question is asked where a power, used now, changes what is forced; what can be done as well later is asked later.
Sibittis may bring any Djinn of the pile, so she is asked about wherever one of them would matter and could be paid for.
"""

from __future__ import annotations

from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record
from serai.games.five_tribes.actions import POWER_DJINN, POWER_WAY, POWERS
from serai.games.five_tribes.board import is_empty, tiles_within
from serai.games.five_tribes.box import ANUN_NAK, BAAL, BOURAQ, ECHIDNA, ENKI, MONKIR, OWN_SHARE, SIBITTIS
from serai.games.five_tribes.djinns import can_pay, can_use, in_place, is_target, may_use, owns
from serai.games.five_tribes.goods import possible_fakirs
from serai.games.five_tribes.pieces import (
    BRINGS_MEEPLES,
    DISCARDED,
    DJINNS,
    EFFECT_NUMBERS,
    EFFECTS,
    ELDERS_PAID,
    FAKIRS_PAID,
    IN_PILE,
    MOVES_PALACE,
    MOVES_PALM,
    PUTS_CAMEL,
    PUTS_PALACE,
    PUTS_PALM,
    TILES,
)

FORESEEING = 2  # the version of the rules from which on a seat is asked before a forced step that it could change


@compiled
def foresees(s: Record) -> bool:
    """Whether the rules ask before a forced step that a power could change."""
    return s.reading >= FORESEEING


@compiled
def fakirs_left(s: Record, djinn: int) -> int:
    """The most fakirs left after paying Sibittis and the power of a Djinn that she brings; -1 if that is too dear."""
    seat, most = int(s.seat), -1
    fakirs_held = possible_fakirs(s, seat)
    for first in range(POWERS):
        if POWER_DJINN[first] != SIBITTIS:
            continue
        elders, spent = int(ELDERS_PAID[POWER_WAY[first]]), int(FAKIRS_PAID[POWER_WAY[first]])
        free = True
        for second in range(POWERS):
            if POWER_DJINN[second] == djinn:
                free = False
                way = POWER_WAY[second]
                if s.elders[seat] >= elders + ELDERS_PAID[way] and fakirs_held >= spent + FAKIRS_PAID[way]:
                    most = max(most, fakirs_held - spent - int(FAKIRS_PAID[way]))
        if free and can_pay(s, seat, POWER_WAY[first], fakirs_held):
            most = max(most, fakirs_held - spent)
    return most


@compiled
def may_draw(s: Record, djinn: int) -> bool:
    """Whether Sibittis could bring this Djinn now, and his power could be paid for then."""
    if not may_use(s, SIBITTIS):
        return False
    if s.djinns[djinn] == DISCARDED:  # drawn only if the pile runs out (FT-40)
        if in_place(s, IN_PILE) >= EFFECT_NUMBERS[SIBITTIS]:
            return False
    elif s.djinns[djinn] != IN_PILE:
        return False
    return fakirs_left(s, djinn) >= 0


@compiled
def may_double(s: Record) -> bool:
    """Before builders earn: whether Sibittis could bring Echidna."""
    return foresees(s) and s.doubled == 0 and may_draw(s, ECHIDNA)


@compiled
def any_empty(s: Record, reach: int) -> bool:
    """Whether a tile in the assassins' reach is empty."""
    near = tiles_within(int(s.here), reach)
    for tile in range(TILES):  # noqa: SIM110 - plain loops compile quicker than generators
        if (near >> tile) & 1 and is_empty(s, tile):
            return True
    return False


@compiled
def may_bring_victims(s: Record) -> bool:
    """Before assassins find nobody: whether Anun-Nak, owned or drawn, could put meeples in their reach."""
    if not foresees(s):
        return False
    seat, taken = int(s.seat), int(s.taken)
    if owns(s, seat, ANUN_NAK):
        fakirs_held = possible_fakirs(s, seat)
        for power in range(POWERS):
            reach = taken + fakirs_held - int(FAKIRS_PAID[POWER_WAY[power]])
            if POWER_DJINN[power] == ANUN_NAK and can_use(s, power, fakirs_held) and any_empty(s, reach):
                return True
        return False
    return may_draw(s, ANUN_NAK) and any_empty(s, taken + fakirs_left(s, ANUN_NAK))


@compiled
def matters_before(s: Record, djinn: int, tile: int, palace: bool) -> bool:
    """Whether having this Djinn could matter before the palace or palm tree of a tile is placed."""
    effect = EFFECTS[djinn]
    if effect == PUTS_CAMEL:
        return s.stock[s.seat] > 0 and is_target(s, djinn, tile)
    if effect == BRINGS_MEEPLES:
        return is_target(s, djinn, tile)
    if palace:
        return effect == MOVES_PALACE or djinn == MONKIR or (effect == PUTS_PALACE and s.palace_supply == 1)
    return effect == MOVES_PALM or (effect == PUTS_PALM and s.palm_supply == 1)


@compiled
def may_act_before(s: Record, tile: int, palace: bool) -> bool:
    """Before a piece is placed: whether the last one could go elsewhere, or Sibittis bring a Djinn that matters."""
    if not foresees(s):
        return False
    if (s.palace_supply if palace else s.palm_supply) == 1 and may_use(s, BOURAQ if palace else ENKI):
        return True
    if may_use(s, SIBITTIS):
        for djinn in range(DJINNS):
            if matters_before(s, djinn, tile, palace) and may_draw(s, djinn):
                return True
    return False


@compiled
def gold_in_reach(s: Record) -> int:
    """Before a market is left for lack of gold: what Ba'al and Monkir could bring by Sibittis and Bouraq."""
    if not foresees(s):
        return 0
    seat = int(s.seat)
    builds = owns(s, seat, MONKIR) and may_use(s, BOURAQ)
    gold = OWN_SHARE if builds else 0
    if may_use(s, SIBITTIS):
        drawn = OWN_SHARE if owns(s, seat, BAAL) else 0
        if (
            (builds and fakirs_left(s, BOURAQ) >= 0)
            or (may_use(s, BOURAQ) and may_draw(s, MONKIR) and fakirs_left(s, BOURAQ) >= 0)
            or (owns(s, seat, MONKIR) and s.palace_supply > 0 and may_draw(s, BOURAQ))
        ):
            drawn += OWN_SHARE
        gold = max(gold, drawn)
    return gold
