"""Djinns: who has them, what they cost, when they can be used (FT-37 to FT-40)."""

from __future__ import annotations

from serai.engine.bits import lowest, matches, ones
from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record, Vector
from serai.games.five_tribes.actions import FIRST_POWER, POWER_0, POWER_DJINN, POWER_WAY
from serai.games.five_tribes.board import blue_tiles, is_bare, is_empty, occupied, tiles_within
from serai.games.five_tribes.box import (
    BAAL,
    BOAZ,
    FAKIR,
    OASIS,
    OWN_SHARE,
    RIVAL_SHARE,
    VILLAGE,
    WHITE,
)
from serai.games.five_tribes.goods import discard, earn, fakirs, possible_fakirs
from serai.games.five_tribes.pieces import (
    BRINGS_MEEPLES,
    BUILD,
    COLOURS,
    COUNTED,
    DISCARDED,
    DJINNS,
    DOUBLES,
    DRAWN,
    DRAWS_DJINNS,
    EFFECTS,
    ELDERS_PAID,
    FAKIRS_PAID,
    IN_PILE,
    KILL,
    KILLS_TWO,
    LAY,
    MOVES_PALACE,
    MOVES_PALM,
    ON_BARE,
    ON_EMPTY,
    ON_OASIS,
    ON_VILLAGE,
    OWNED,
    PLACE,
    PUTS_CAMEL,
    PUTS_PALACE,
    PUTS_PALM,
    TARGETS,
    TILES,
)

EVERY_DJINN = (1 << DJINNS) - 1


@compiled
def owns(s: Record, seat: int, djinn: int) -> bool:
    """Whether a Djinn lies in front of a seat."""
    return s.djinns[djinn] == OWNED + seat


@compiled
def pay_owner(s: Record, djinn: int, times: int) -> None:
    """Ba'al, Marid, Monkir, Nekir: gold for the owner, more when a rival's turn brings it (FT-38)."""
    owner = int(s.djinns[djinn]) - OWNED
    if owner >= 0:
        earn(s, owner, times * (OWN_SHARE if owner == s.seat else RIVAL_SHARE))


@compiled
def gain_djinn(s: Record, djinn: int) -> None:
    """A Djinn comes to the seat whose turn it is; Ba'al is paid, but not for himself."""
    s.djinns[djinn] = OWNED + int(s.seat)
    s.owned[s.seat] |= 1 << djinn
    if djinn != BAAL:
        pay_owner(s, BAAL, 1)


@compiled
def can_pay(s: Record, seat: int, way: int, fakirs_held: int) -> bool:
    """Whether a seat with so many fakirs can pay in this way."""
    return s.elders[seat] >= ELDERS_PAID[way] and fakirs_held >= FAKIRS_PAID[way]


@compiled
def pay(s: Record, seat: int, way: int) -> None:
    """FT-29, FT-37: elders go to the bag, fakirs to the discard pile."""
    s.elders[seat] -= ELDERS_PAID[way]
    s.bag[WHITE] += ELDERS_PAID[way]
    discard(s, seat, FAKIR, FAKIRS_PAID[way])


@compiled
def bag_size(s: Record) -> int:
    """How many meeples are in the bag."""
    meeples = 0
    for colour in range(COLOURS):
        meeples += int(s.bag[colour])
    return meeples


@compiled
def in_place(s: Record, place: int) -> int:
    """How many Djinns are in a place such as the pile."""
    return ones(matches(s.djinns, 0, place) & EVERY_DJINN)


@compiled
def find_djinn_pile(s: Record) -> bool:
    """FT-32, FT-40: rebuild an empty pile of Djinns from the discards; whether there is one to draw."""
    if in_place(s, IN_PILE) > 0:
        return True
    found = False
    for djinn in range(DJINNS):
        if s.djinns[djinn] == DRAWN:
            s.djinns[djinn] = COUNTED  # the rest of the old pile: all can work out which they are
        elif s.djinns[djinn] == DISCARDED:
            s.djinns[djinn] = IN_PILE
            found = True
    return found


@compiled
def is_target(s: Record, djinn: int, tile: int) -> bool:
    """Whether a power can be aimed at a tile."""
    target = TARGETS[djinn]
    if target == ON_VILLAGE:
        return s.kinds[tile] == VILLAGE
    if target == ON_OASIS:
        return s.kinds[tile] == OASIS
    if target == ON_BARE:
        return is_bare(s, tile)
    return target == ON_EMPTY and is_empty(s, tile)


@compiled
def any_target(s: Record, djinn: int) -> bool:
    """Whether a power can be aimed anywhere."""
    for tile in range(TILES):  # noqa: SIM110 - plain loops compile quicker than generators
        if is_target(s, djinn, tile):
            return True
    return False


@compiled
def victims_at(s: Record, tile: int) -> int:
    """How many meeples stand on a tile."""
    return int(s.crowd[tile])


@compiled
def victims_of(s: Record, seat: int) -> int:
    """How many viziers and elders of a seat can be killed (Boaz protects them all)."""
    return 0 if owns(s, seat, BOAZ) else int(s.viziers[seat]) + int(s.elders[seat])


@compiled
def any_victims(s: Record, reach: int, number: int) -> bool:
    """FT-24: whether so many can be killed in one place, on a tile in reach or in front of a rival."""
    for seat in range(s.players):
        if seat != s.seat and victims_of(s, seat) >= number:
            return True
    near = tiles_within(int(s.here), reach) & occupied(s)
    if near == 0 or number == 1:
        return near != 0
    for tile in range(TILES):  # noqa: SIM110 - plain loops compile quicker than generators
        if (near >> tile) & 1 and s.crowd[tile] >= number:
            return True
    return False


@compiled
def has_effect(s: Record, djinn: int, way: int, fakirs_held: int) -> bool:
    """FT-37: whether a power would do something now, once it is paid in this way."""
    effect = EFFECTS[djinn]
    if effect == MOVES_PALACE:
        return (s.phase == PLACE and s.kinds[s.here] == VILLAGE) or (s.phase == LAY and EFFECTS[s.power] == PUTS_PALACE)
    if effect == MOVES_PALM:
        return (s.phase == PLACE and s.kinds[s.here] == OASIS) or (s.phase == LAY and EFFECTS[s.power] == PUTS_PALM)
    if s.phase == LAY:
        return False  # where a palace or palm tree goes is a part of using Bouraq or Enki
    if effect == BRINGS_MEEPLES:
        return (ELDERS_PAID[way] > 0 or bag_size(s) > 0) and any_target(s, djinn)
    if effect == PUTS_PALACE:
        return s.palace_supply > 0
    if effect == PUTS_PALM:
        return s.palm_supply > 0
    if effect == DOUBLES:
        return s.phase == BUILD and s.doubled == 0 and blue_tiles(s, int(s.here)) > 0
    if effect == KILLS_TWO:
        if s.phase != KILL or s.two_victims != 0:
            return False
        return any_victims(s, int(s.taken) + fakirs_held - FAKIRS_PAID[way], 2)
    if effect == PUTS_CAMEL:
        return s.stock[s.seat] > 0 and any_target(s, djinn)
    if effect == DRAWS_DJINNS:
        return in_place(s, IN_PILE) + in_place(s, DISCARDED) > 0
    return True  # Sloar: the fakir itself is in the discards if nothing else is


# Djinns as bits: whose power costs something, who move a piece elsewhere, who need a tile without pieces
PAID = sum(1 << djinn for djinn in set(POWER_DJINN.tolist()))
MOVERS = sum(1 << djinn for djinn in range(DJINNS) if EFFECTS[djinn] in (MOVES_PALACE, MOVES_PALM))
SETTLERS = sum(1 << djinn for djinn in range(DJINNS) if TARGETS[djinn] >= ON_EMPTY)


@compiled
def powers_left(s: Record) -> int:
    """The Djinns whose power the seat could still pay for in this turn, as bits."""
    return int(s.owned[s.seat]) & ~int(s.used) & PAID


@compiled
def can_use(s: Record, power: int, fakirs_held: int) -> bool:
    """FT-37: whether the seat, with so many fakirs, may use one of the powers now, and pay in its way."""
    djinn, seat = POWER_DJINN[power], int(s.seat)
    if not owns(s, seat, djinn) or (int(s.used) >> djinn) & 1:
        return False
    way = POWER_WAY[power]
    return can_pay(s, seat, way, fakirs_held) and has_effect(s, djinn, way, fakirs_held)


@compiled
def may_use_any(s: Record) -> bool:
    """Whether the others must reckon with a power being used now."""
    left = powers_left(s)
    if left == 0:
        return False
    fakirs_held = possible_fakirs(s, int(s.seat))
    while left != 0:
        djinn = lowest(left)
        for power in range(FIRST_POWER[djinn], FIRST_POWER[djinn + 1]):
            if can_use(s, power, fakirs_held):
                return True
        left &= left - 1
    return False


@compiled
def may_use(s: Record, djinn: int) -> bool:
    """Whether the others must reckon with this power being used now."""
    if not owns(s, int(s.seat), djinn):
        return False
    for power in range(FIRST_POWER[djinn], FIRST_POWER[djinn + 1]):
        if can_use(s, power, possible_fakirs(s, int(s.seat))):
            return True
    return False


@compiled
def may_move_piece(s: Record, palace: bool) -> bool:
    """Whether the others must reckon with a palace or palm tree that is being placed going elsewhere."""
    if powers_left(s) & MOVERS == 0:
        return False
    for djinn in range(DJINNS):
        if EFFECTS[djinn] == (MOVES_PALACE if palace else MOVES_PALM) and may_use(s, djinn):
            return True
    return False


@compiled
def may_use_at(s: Record, tile: int) -> bool:
    """Whether the others must reckon with a power for which it matters that nothing was put on this tile yet."""
    if powers_left(s) & SETTLERS == 0:
        return False
    for djinn in range(DJINNS):
        if (
            TARGETS[djinn] >= ON_EMPTY
            and owns(s, int(s.seat), djinn)
            and is_target(s, djinn, tile)
            and may_use(s, djinn)
        ):
            return True
    return False


@compiled
def legal_powers(s: Record, out: Vector, n: int) -> int:
    """The powers that the seat may use now; appended to `out`."""
    left = powers_left(s)
    if left == 0:
        return n
    fakirs_held = fakirs(s, int(s.seat))
    while left != 0:
        djinn = lowest(left)
        for power in range(FIRST_POWER[djinn], FIRST_POWER[djinn + 1]):
            if can_use(s, power, fakirs_held):
                out[n] = POWER_0 + power
                n += 1
        left &= left - 1
    return n
