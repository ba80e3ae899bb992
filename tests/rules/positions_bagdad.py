"""Positions of The Thief of Bagdad set up for a test: what is not named takes care of itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import serai
from serai.games.bagdad.box import KINDS, NAMES

Counts = Mapping[str, int]


def numbers(counts: Counts, names: Sequence[str] = NAMES) -> list[int]:
    """Counts by name as a list in the order of the names."""
    assert set(counts) <= set(names)
    return [counts.get(name, 0) for name in names]


def position(
    hands: Sequence[Counts] = ({}, {}),
    *,
    guards: Sequence[Counts] = (),
    neutral: Counts | None = None,
    thieves: Sequence[Counts] = (),
    chests: Counts | None = None,
    stolen: Sequence[int] = (),
    pile: Counts | None = None,
    discards: Counts | None = None,
    known: Sequence[Counts] = (),
    fields: Mapping[str, Any] | None = None,
    **options: Any,
) -> dict[str, Any]:
    """The JSON of a position in which seat 0 begins its turn.

    Guards that are not named stand at the last palaces that have room. Cards that are not named are in the pile, or in
    the discards when the pile is named.
    """
    players = len(hands)
    game = serai.game("bagdad", players=players, **options)
    data = game.start().position()
    s = data["state"]
    s["phase"], s["first"], s["seat"] = "actions", 0, 0
    s["neutral"] = numbers(neutral or dict.fromkeys(NAMES, 1))
    s["guards"] = [numbers(guards[seat] if seat < len(guards) else {}) for seat in range(4)]
    spaces = [4 - s["neutral"][palace] - sum(row[palace] for row in s["guards"]) for palace in range(6)]
    for seat in range(players):
        for palace in reversed(range(6)):
            while sum(s["guards"][seat]) < 6 - players and spaces[palace] > 0:
                s["guards"][seat][palace] += 1
                spaces[palace] -= 1
    s["spaces"] = spaces
    s["guards_left"] = s["neutrals_left"] = [0] * 4
    s["thieves"] = [numbers(thieves[seat] if seat < len(thieves) else {}) for seat in range(4)]
    s["reserve"] = [12 - sum(s["thieves"][seat]) if seat < players else 0 for seat in range(4)]
    s["chests"] = [(chests or {}).get(name, 4) for name in NAMES]
    s["stolen"] = [*stolen, *[0] * (4 - len(stolen))]
    s["hand"] = [numbers(hands[seat] if seat < players else {}, KINDS) for seat in range(4)]
    s["dancers"] = 8 - sum(hand[6] for hand in s["hand"])
    s["known"] = [numbers(known[seat] if seat < len(known) else {}) for seat in range(4)]
    rest = [17 - sum(hand[palace] for hand in s["hand"]) for palace in range(6)]
    if pile is not None:
        s["pile"] = numbers(pile)
        s["discards"] = [all_ - part for all_, part in zip(rest, s["pile"], strict=True)]
    else:
        s["discards"] = numbers(discards or {})
        s["pile"] = [all_ - part for all_, part in zip(rest, s["discards"], strict=True)]
    s.update(fields or {})
    return data


def match(*arguments: Any, seed: int = 1, **named: Any) -> serai.Match:
    """A match from such a position."""
    state = serai.load(position(*arguments, **named))
    return state.game.new_match(seed=seed, position=state)
