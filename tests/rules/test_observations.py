"""What a seat observes, feature by feature: each holds what its meaning says, read from the state in plain words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import pytest

import serai
from serai.engine.declarations.observations import Feature, Layout
from serai.engine.registry import rulebook
from serai.games.bagdad import box
from serai.games.bakschisch.box import PERSONS
from serai.games.five_tribes import pieces
from tests.amounts import amount
from tests.contract.tables import walk

Expected = dict[str, Sequence[float]]
WHO = ("self", "next", "second", "third")


def one_hot(size: int, place: int | None) -> list[float]:
    return [float(i == place) for i in range(size)]


def in_order(players: int, seat: int) -> Iterator[tuple[str, int | None]]:
    """The words for the seats from the own one on, and the seat; None where nobody sits."""
    for turn, who in enumerate(WHO):
        yield who, (seat + turn) % players if turn < players else None


def from_own(seat: int, players: int, other: int) -> int:
    """How many seats after the own one."""
    return (other - seat) % players


# ---------------------------------------------------------------- Bakschisch


def of_bakschisch(state: serai.State, seat: int) -> Expected:
    s, players = state.plain, state.game.players
    coins, card = 10 * players, s.row[s.bribe]
    thief = state.game.action("thief")
    fist = s.fist[seat]
    spaces = state.view()["track"]["spaces"]
    homes = [0, *(1 + PERSONS.index(person) for person in spaces), 6]
    expected: Expected = {
        "round": [s.rounds / s.max_rounds],
        "bribe": one_hot(5, s.bribe),
        "card": one_hot(6, card - 1 if card else None),
        "unseen": [number / 5 for number in s.unseen],
        "pot": [s.pot / coins],
        "own_fist": [float(fist == thief), fist / coins if 0 <= fist < thief else 0.0],
    }
    for who, other in in_order(players, seat):
        if other is None:
            expected |= {f"{who}_seat": [0] * 6, f"{who}_ahead": [0] * 5, f"{who}_behind": [0] * 5}
            expected[f"{who}_jump"] = [0, 0]
            continue
        here, throne = s.space[other], s.throne
        standing = [1, here / throne, s.gold[other] / coins, s.thief[other], s.fist[other] != -1, here == throne]
        expected[f"{who}_seat"] = [float(number) for number in standing]
        ahead = [next((i for i in range(here + 1, throne) if homes[i] == p), throne) for p in range(1, 6)]
        behind = [next((i for i in range(here - 1, 0, -1) if homes[i] == p), 0) for p in range(1, 6)]
        expected[f"{who}_ahead"] = [(space - here) / throne if here < throne else 0.0 for space in ahead]
        expected[f"{who}_behind"] = [(here - space) / throne for space in behind]
        if not card:
            jump = [0.0, 0.0]
        elif card < 6:
            jump = [(min(ahead[card - 1], throne) - here) / throne, (here - behind[card - 1]) / throne]
        else:
            others = [s.space[rival] for rival in range(players) if rival != other]
            worst = s.rank_is_worst * sum(space == here for space in others)
            rank = 1 + worst + sum(space > here for space in others)
            back = 1 + worst + sum(space < here for space in others)
            jump = [(min(here + rank, throne) - here) / throne, min(back, here) / throne]
        expected[f"{who}_jump"] = jump
    return expected


# ---------------------------------------------------------------- The Thief of Bagdad


def of_bagdad(state: serai.State, seat: int) -> Expected:
    s, players = state.plain, state.game.players
    expected: Expected = {
        "turn": [s.turns / s.max_turns],
        "phase": one_hot(7, s.phase),
        "turn_of": one_hot(4, from_own(seat, players, s.seat)),
        "acted": [s.acted],
        "thief_actions_left": [(s.thief_limit - s.thief_acts) / s.thief_limit],
        "to_draw": [s.draws / 9],
        "hand_limit": [s.hand_limit / 102],
        "stalled": [s.stalled / players],
        "pile": [sum(s.pile) / 102],
        "dancers": [s.dancers / 8],
        "own_dancers": [s.hand[seat][6] / 8],
    }
    tops = [8 - chests if chests else 0 for chests in s.chests]  # four chests left: the top one needs four thieves
    for palace, name in enumerate(box.NAMES):
        cards, discards = s.hand[seat][palace], s.discards[palace]
        expected[f"{name}_palace"] = [
            s.chests[palace] / 4, tops[palace] / 7, s.neutral[palace] / 4, s.spaces[palace] / 4,
            cards / 17, discards / 17, (17 - cards - discards) / 17,
        ]  # fmt: skip
    for who, other in in_order(players, seat):
        if other is None:
            expected |= {f"{who}_{part}": [0] * 6 for part in ("guards", "thieves", "cost", "known")}
            expected[f"{who}_seat"] = [0] * 8
            continue
        expected[f"{who}_seat"] = [
            1, from_own(s.first, players, other) / 3, s.reserve[other] / 12, s.stolen[other] / (8 - players),
            sum(s.hand[other][:6]) / 102, s.hand[other][6] / 8, s.guards_left[other] / 4, s.neutrals_left[other] / 2,
        ]  # fmt: skip
        own, all_guards = s.guards[other], [4 - spaces for spaces in s.spaces]
        foreign = [all_guards[p] - own[p] for p in range(6)]
        expected[f"{who}_guards"] = [guards / 4 for guards in own]
        expected[f"{who}_thieves"] = [thieves / 7 for thieves in s.thieves[other]]
        expected[f"{who}_cost"] = [foreign[p] / 3 if own[p] and s.chests[p] else 0 for p in range(6)]
        expected[f"{who}_known"] = [known / 17 for known in s.known[other]]
    return expected


# ---------------------------------------------------------------- Five Tribes


def of_five_tribes(state: serai.State, seat: int) -> Expected:
    s, players = state.plain, state.game.players

    def whose(marker: int) -> list[float]:
        return one_hot(4, None if marker == pieces.EMPTY else from_own(seat, players, marker))

    held = [known + veiled for known, veiled in zip(s.goods[seat], s.veiled[seat], strict=True)]
    rivals = [rival for rival in range(players) if rival != seat]
    unseen = [s.pile[card] + sum(s.veiled[rival][card] for rival in rivals) for card in range(pieces.CARDS)]
    anchor = s.anchor if s.anchor < 30 else 30 + from_own(seat, players, s.anchor - 30)
    expected: Expected = {
        "phase": one_hot(pieces.PHASES, s.phase),
        "turn": [s.rounds / 45, s.last_round, s.moved, s.taken / 5, s.doubled, s.two_victims, s.draws / 3],
        "colour": one_hot(5, s.colour),
        "here": one_hot(30, s.here),
        "heading": one_hot(5, s.heading),
        "power": one_hot(22, s.power),
        "anchor": one_hot(34, anchor),
        "hand": [number / 5 for number in s.hand],
        "bag": [number / of for number, of in zip(s.bag, (16, 20, 18, 18, 18), strict=True)],
        "spots": [number for marker in s.spots for number in whose(marker)],
        "order": [number for marker in s.order for number in whose(marker)],
        "tiles": [number for tile in range(30) for number in tile_of(state, seat, tile)],
        "supply": [s.palm_supply / 12, s.palace_supply / 10],
        "row": [number for card in s.row for number in one_hot(10, card - 1)],
        "unseen": [number / of for number, of in zip(unseen, pieces.CARD_COUNTS.tolist(), strict=True)],
        "discards": [number / of for number, of in zip(s.discards, pieces.CARD_COUNTS.tolist(), strict=True)],
        "own_cards": [number / 6 for number in held],
        "pile": [sum(s.pile) / 54],
        "djinns": [number for djinn in range(22) for number in djinn_of(state, seat, djinn)],
        "used": [float(s.used >> djinn & 1) for djinn in range(22)],
    }
    for who, other in in_order(players, seat):
        if other is None:
            expected[f"{who}_seat"] = [0] * 18
            continue
        veiled, shown = sum(s.veiled[other]), list(s.goods[other])
        expected[f"{who}_seat"] = [
            1, float(other == s.seat), s.gold[other] / 100, s.stock[other] / 11, s.viziers[other] / 16,
            s.elders[other] / 20, veiled / 6, (veiled + sum(shown)) / 6, *(number / 6 for number in shown),
        ]  # fmt: skip
    return expected


def tile_of(state: serai.State, seat: int, tile: int) -> list[float]:
    s, players = state.plain, state.game.players
    camel = from_own(seat, players, s.camels[tile] - 1) if s.camels[tile] else None
    meeples = [number / 5 for number in s.meeples[tile]]
    return [*one_hot(8, s.kinds[tile] - 1), *meeples, *one_hot(4, camel), s.palms[tile] / 3, s.palaces[tile] / 3]


def djinn_of(state: serai.State, seat: int, djinn: int) -> list[float]:
    s, place = state.plain, state.plain.djinns[djinn]
    if place >= pieces.OWNED:
        return one_hot(8, 4 + from_own(seat, state.game.players, place - pieces.OWNED))
    if place == pieces.IN_PILE or (place == pieces.DRAWN and seat != s.seat):
        return one_hot(8, 0)
    return one_hot(8, {pieces.DISCARDED: 1, pieces.IN_ROW: 2, pieces.DRAWN: 3, pieces.COUNTED: 3}[place])


# ---------------------------------------------------------------- all games

GAMES: dict[str, Callable[[serai.State, int], Expected]] = {
    "bakschisch": of_bakschisch,
    "bagdad": of_bagdad,
    "five-tribes": of_five_tribes,
}
FEATURES = [(name, feature.name) for name in GAMES for feature in rulebook(name).observation]
OPTIONS: dict[str, dict[str, Any]] = {
    "bakschisch": {"shared_rank": "worst", "thief_stop": "onto"},
    "bagdad": {"neutral_setup": "tactical", "hand_limit": 10},
    "five-tribes": {"djinn_use": "round"},
}
EVERY = amount(23, interpreted=69)  # position of a game
_seen: dict[str, list[tuple[serai.State, int, Any, Expected]]] = {}


def seen(name: str) -> list[tuple[serai.State, int, Any, Expected]]:
    """Positions of random games of a game, with what each seat observes and what it should."""
    if name not in _seen:
        _seen[name] = [
            (state, seat, state.observe(seat), GAMES[name](state, seat))
            for players in (2, 3, 4)
            for options in ({}, OPTIONS[name])
            for state in walk(serai.game(name, players=players, **options), players, 300).states[
                :: amount(23, interpreted=69)
            ]
            for seat in range(players)
        ]
    return _seen[name]


@pytest.mark.parametrize("name", GAMES)
def test_the_features_are_all_looked_at(name: str) -> None:
    assert set(seen(name)[0][3]) == {feature.name for feature in rulebook(name).observation}


@pytest.mark.parametrize(("name", "feature"), FEATURES)
def test_a_feature_holds_what_it_says(name: str, feature: str) -> None:
    layout = rulebook(name).observation
    begin = layout.at(feature)
    (size,) = (part.size for part in layout if part.name == feature)
    for state, seat, observation, expected in seen(name):
        found = observation[begin : begin + size]
        assert found == pytest.approx(expected[feature], abs=1e-6), (seat, state.position())


def test_a_layout_places_its_features_one_after_another() -> None:
    layout = Layout(Feature("a", 2, ""), Feature("b", 3, ""), Feature("c", 1, ""))
    assert [layout.at(name) for name in "abc"] == [0, 2, 5]
    assert layout.size == 6
    with pytest.raises(KeyError, match="called 'd'"):
        layout.at("d")
    with pytest.raises(ValueError, match="called a"):
        Layout(Feature("a", 1, ""), Feature("a", 1, ""))
    assert np.array_equal([feature.size for feature in layout], [2, 3, 1])
