"""Complete moves: every tile and colour that a seat's sowing can end with, one path for each, and what it would give.

Where a walk can go depends on the tile, the heading it was reached by and the number of steps left (see `sowing`).
`walks(n)` counts, for every end tile, the walks of n more steps that pass it a given number of times on their way:

    walks(n)[passes, end, tile * HEADINGS + heading]

A pass must drop a meeple, so a move that is to win the tile may pass it only with meeples of the colour it ends with.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from serai.engine.declarations.position import Position
from serai.games.five_tribes import box, pieces
from serai.games.five_tribes.board import blue_tiles
from serai.games.five_tribes.pieces import CARD_NAMES, COLOUR_NAMES, COLOURS, KIND_POINTS, TILE_NAMES, TILES, TRIBES
from serai.games.five_tribes.scoring import total
from serai.games.five_tribes.sowing import HEADINGS, NEXT, NO_HEADING
from serai.games.five_tribes.view_types import Move

MOST_PASSES = 4  # of the end tile; a walk that passes it more often gives nothing that a shorter loop does not
MOST_WALKS = 1_000_000  # counted exactly up to here
WALKS = TILES * HEADINGS


@cache
def _onward() -> tuple[Any, Any, Any]:
    """For every tile with a heading: the four walks that may follow, whether they may, and the tile of each."""
    tiles, headings = np.divmod(np.arange(WALKS), HEADINGS)
    onward = NEXT[tiles]
    back = (np.arange(4)[None, :] + 2) % 4 == headings[:, None]
    may = (onward >= 0) & ~back
    return np.where(may, onward * HEADINGS + np.arange(4), 0), may, np.where(may, onward, 0)


@cache
def walks(steps: int) -> Any:
    """How many walks of so many steps end on each tile after passing it so many times, from each tile and heading."""
    landing, may, tile = _onward()
    ends = np.arange(TILES)[:, None, None]
    if steps == 1:
        found = np.zeros((MOST_PASSES + 1, TILES, WALKS), np.int64)
        found[0] = (may[None] & (tile[None] == ends)).sum(axis=2)
        return found
    shorter = walks(steps - 1)[:, :, landing] * may  # [passes, end, walk, way]
    at_end = (tile[None] == ends)[None]
    passed = np.zeros_like(shorter)
    passed[1:] = shorter[:-1]
    return np.minimum(np.where(at_end, passed, shorter).sum(axis=3), MOST_WALKS)


@cache
def walk_to(steps: int, walk: int, end: int, passes: int) -> tuple[int, ...]:
    """The tiles of one such walk, in order."""
    landing, may, tile = _onward()
    found = []
    while steps:
        steps -= 1
        for way in range(4):
            step = int(tile[walk, way])
            if not may[walk, way]:
                continue
            left = passes - (step == end and steps > 0)
            if (left >= 0 and walks(steps)[left, end, landing[walk, way]]) if steps else step == end:
                walk, passes = int(landing[walk, way]), left
                found.append(step)
                break
    return tuple(found)


def moves(state: Position, seat: int) -> list[Move]:
    """The moves that the seat could complete now, the richest first: from any tile, or on with what it has in hand."""
    s = state.fields
    if state.over or s.phase < pieces.BID:
        return []
    meeples = s.meeples.tolist()
    if s.phase == pieces.SOW:
        if s.seat != seat:
            return []
        walk = int(s.here) * HEADINGS + int(s.heading)
        return _richest_first(_from(state, seat, None, walk, s.hand.tolist(), meeples))
    found: list[Move] = []
    for start in range(TILES):
        hand = meeples[start]
        if any(hand):
            lying = [*meeples[:start], [0] * COLOURS, *meeples[start + 1 :]]
            found += _from(state, seat, start, start * HEADINGS + NO_HEADING, hand, lying)
    return _richest_first(found)


def _richest_first(found: list[Move]) -> list[Move]:
    return sorted(found, key=lambda move: (-move["worth"], move["start"] or "", move["end"]))


def _from(
    state: Position, seat: int, start: int | None, walk: int, hand: list[int], lying: list[list[int]]
) -> list[Move]:
    steps = sum(hand)
    ways = walks(steps)[:, :, walk].tolist()
    found: list[Move] = []
    for end in range(TILES):
        for colour in range(COLOURS):
            if hand[colour] == 0:
                continue
            fewest = 0 if lying[end][colour] else 1  # FT-15: else one falls there on the way
            if hand[colour] <= fewest:
                continue
            possible = [passes for passes in range(fewest, MOST_PASSES + 1) if ways[passes][end]]
            pure = [passes for passes in possible if passes < hand[colour]]  # nothing but the colour falls there
            if possible:
                passes = pure[-1] if pure else possible[0]
                path = _drops(walk_to(steps, walk, end, passes), end, colour, hand)
                paths = sum(ways[passes][end] for passes in possible)
                found.append(_move(state, seat, start, end, colour, lying[end], path, paths))
    return found


def _drops(walk: tuple[int, ...], end: int, colour: int, hand: list[int]) -> list[str]:
    """The drops of a walk: the colour that ends it on every visit to the end tile, the others as they come."""
    visits = min(walk.count(end), hand[colour])
    rest = list(hand)
    rest[colour] -= visits
    others = [any_colour for any_colour in range(COLOURS) for _ in range(rest[any_colour])]
    drops = []
    for place in range(len(walk) - 1, -1, -1):  # from the last, which must be of the colour
        fits = walk[place] == end and visits > 0
        visits -= fits
        drops.append(f"drop {COLOUR_NAMES[colour if fits else others.pop()]} {TILE_NAMES[walk[place]]}")
    return drops[::-1]


def _move(
    state: Position, seat: int, start: int | None, end: int, colour: int, lying: list[int], path: list[str], paths: int
) -> Move:
    """What a path to an end gives: the best that there is for this end and colour."""
    s = state.fields
    falls = [drop.split()[1] for drop in path if drop.endswith(TILE_NAMES[end])]
    taken = lying[colour] + falls.count(COLOUR_NAMES[colour])
    kind = int(s.kinds[end])
    alone = sum(lying) + len(falls) == taken
    control = bool(alone and s.camels[end] == 0 and s.stock[seat] > 0)
    gold = taken * int(blue_tiles(s, end)) if colour == box.BLUE else 0
    cards = [card - 1 for card in s.row.tolist() if card][:taken] if colour == box.GREEN else []
    action = pieces.SHORT_KINDS[kind]
    assert action is not None  # no seat moves before all tiles lie
    return {
        "start": None if start is None else TILE_NAMES[start],
        "end": TILE_NAMES[end],
        "colour": COLOUR_NAMES[colour],
        "tribe": TRIBES[colour],
        "taken": taken,
        "control": control,
        "points": int(KIND_POINTS[kind]) if control else 0,
        "action": action,
        "gold": gold,
        "cards": [CARD_NAMES[card] for card in cards],
        "worth": _worth(state, seat, end, colour, taken, control, gold, cards),
        "path": path,
        "paths": paths,
    }


def _worth(
    state: Position, seat: int, end: int, colour: int, taken: int, control: bool, gold: int, cards: list[int]
) -> int:
    """What the score counts more when the tribe is taken and the tile has its piece; choices are not foreseen."""
    after = state.fields
    before = int(total(after, seat))
    after.gold[seat] += gold
    if colour == box.YELLOW:
        after.viziers[seat] += taken
    elif colour == box.WHITE:
        after.elders[seat] += taken
    for card in cards:
        after.goods[seat, card] += 1
    if control:
        after.camels[end] = seat + 1
    piece = box.TILE_ROWS[int(after.kinds[end]) - 1].action
    after.palaces[end] += piece == "palace" and after.palace_supply > 0
    after.palms[end] += piece == "palm" and after.palm_supply > 0
    return int(total(after, seat)) - before
