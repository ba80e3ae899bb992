"""Positions of Five Tribes whose hidden cards and Djinns can be counted."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Any

import serai
from tests.rules.positions_five_tribes import DJINN, Setup, play

FISH, IVORY, FAKIR = 6, 0, 9
POOL = {FISH: 3, IVORY: 1, FAKIR: 1}  # not seen by seat 0


def hands(size: int, pool: dict[int, int]) -> dict[tuple[int, int, int], int]:
    """Every hand of so many cards from a pool, as numbers of fish, ivory and fakirs, with the ways to draw it."""
    found = {}
    for fish in range(pool[FISH] + 1):
        for ivory in range(pool[IVORY] + 1):
            fakirs = size - fish - ivory
            if 0 <= fakirs <= pool[FAKIR]:
                ways = comb(pool[FISH], fish) * comb(pool[IVORY], ivory) * comb(pool[FAKIR], fakirs)
                found[fish, ivory, fakirs] = ways
    return found


def cases() -> list[Any]:
    """Unseen cards of one rival, of two rivals, and the three Djinns that Sibittis drew."""

    def hand(state: serai.State, seat: int) -> tuple[int, int, int]:
        veiled = state.fields.veiled[seat]
        return int(veiled[FISH]), int(veiled[IVORY]), int(veiled[FAKIR])

    one = Setup(3).put(a1="YY", a2="Y").veil(1, fish=1, ivory=1).pile(fish=2, fakir=1).state()
    total = comb(5, 2)
    single = {cards: ways / total for cards, ways in hands(2, POOL).items()}

    two = Setup(3).put(a1="YY", a2="Y").veil(1, fish=1, ivory=1).veil(2, fakir=1).pile(fish=2).state()
    both = {}
    for first, ways in hands(2, POOL).items():
        rest = {FISH: 3 - first[0], IVORY: 1 - first[1], FAKIR: 1 - first[2]}
        for second, more in hands(1, rest).items():
            both[first, second] = ways * more / (comb(5, 2) * 3)

    names = ["Boaz", "Enki", "Leta", "Marid", "Utug"]
    setup = Setup(3).turn(1).put(a1="YY", a2="Y").people(1, elders=2).own(1, "Sibittis").djinn_pile(*names)
    drawn = play(setup.match(), 1, "djinn sibittis elder elder").state
    trios = {tuple(sorted(DJINN[name] for name in trio)): 1 / 10 for trio in combinations(names, 3)}

    def trio(state: serai.State) -> tuple[int, ...]:
        return tuple(djinn for djinn in range(22) if state.fields.djinns[djinn] == 3)

    return [
        (one, 0, lambda state: hand(state, 1), single),
        (two, 0, lambda state: (hand(state, 1), hand(state, 2)), both),
        (drawn, 0, trio, trios),
    ]
