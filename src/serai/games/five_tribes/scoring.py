"""The score, source by source (FT-35), and the ranking (FT-36)."""

from __future__ import annotations

from typing import get_args

from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record, Vector
from serai.games.five_tribes.box import (
    AL_AMIN,
    ELDER_POINTS,
    HAURVATAT,
    JAFAAR,
    PALACE_POINTS,
    PALM_POINTS,
    SHAMHAT,
    VIZIER_LEAD,
    VIZIER_POINTS,
    Source,
)
from serai.games.five_tribes.djinns import owns
from serai.games.five_tribes.goods import fakirs, sets_worth
from serai.games.five_tribes.pieces import (
    DJINN_POINTS,
    DJINNS,
    ELDER_POINTS_SHAMHAT,
    FAKIRS_FOR_A_CARD,
    KIND_POINTS,
    PALM_POINTS_HAURVATAT,
    TILES,
    VIZIER_POINTS_JAFAAR,
)

SOURCES: tuple[Source, ...] = get_args(Source)
GOLD_SOURCE, VIZIER_SOURCE, ELDER_SOURCE, DJINN_SOURCE, TILE_SOURCE, PALM_SOURCE, PALACE_SOURCE, GOODS_SOURCE = range(8)


@compiled
def vizier_points(s: Record, seat: int) -> int:
    """Points for viziers, and for every rival with strictly fewer."""
    points = int(s.viziers[seat]) * (VIZIER_POINTS_JAFAAR if owns(s, seat, JAFAAR) else VIZIER_POINTS)
    for rival in range(s.players):
        if s.viziers[rival] < s.viziers[seat]:
            points += VIZIER_LEAD
    return points


@compiled
def djinn_points(s: Record, seat: int) -> int:
    """The Djinns' own points."""
    points = 0
    for djinn in range(DJINNS):
        if owns(s, seat, djinn):
            points += DJINN_POINTS[djinn]
    return points


@compiled
def points_from(s: Record, seat: int, source: int) -> int:
    """The points of a seat from one of the SOURCES."""
    if source == GOLD_SOURCE:
        return int(s.gold[seat])
    if source == VIZIER_SOURCE:
        return vizier_points(s, seat)
    if source == ELDER_SOURCE:
        return int(s.elders[seat]) * (ELDER_POINTS_SHAMHAT if owns(s, seat, SHAMHAT) else ELDER_POINTS)
    if source == DJINN_SOURCE:
        return djinn_points(s, seat)
    if source == GOODS_SOURCE:
        return sets_worth(s, seat, fakirs(s, seat) // FAKIRS_FOR_A_CARD if owns(s, seat, AL_AMIN) else 0)
    points = 0
    for tile in range(TILES):
        if s.camels[tile] == seat + 1:
            if source == TILE_SOURCE:
                points += KIND_POINTS[int(s.kinds[tile])]
            elif source == PALM_SOURCE:
                points += int(s.palms[tile]) * (PALM_POINTS_HAURVATAT if owns(s, seat, HAURVATAT) else PALM_POINTS)
            else:
                points += int(s.palaces[tile]) * PALACE_POINTS
    return points


@compiled
def write_points(s: Record, out: Vector) -> None:
    """The points of every seat from every one of the SOURCES: a row per seat."""
    for seat in range(out.shape[0]):
        for source in range(out.shape[1]):
            out[seat, source] = points_from(s, seat, source)


@compiled
def total(s: Record, seat: int) -> int:
    """FT-35: all points of a seat."""
    points = 0
    for source in range(GOODS_SOURCE + 1):
        points += points_from(s, seat, source)
    return points
