"""Complete moves: they are exactly those that the rules allow, and their paths give what they promise."""

from __future__ import annotations

import random

import pytest

import serai
from serai.engine.game import State
from serai.games.five_tribes import pieces
from serai.games.five_tribes.pieces import COLOUR_NAMES, COLOURS, TILE_NAMES, TILES
from serai.games.five_tribes.sowing import end_tiles
from tests.amounts import amount


def positions(players: int, seed: int) -> list[State]:
    """Positions of a random game where meeples may be taken or dropped."""
    match = serai.game("five-tribes", players=players).new_match(seed=seed)
    chance = random.Random(seed)
    found = []
    while not match.state.over:
        seat = match.state.to_act[0]
        if match.state.view(seat)["phase"] in ("move", "sow"):
            found.append(match.state)
        match.play(seat, chance.choice(match.state.legal(seat)))
    return found


def ends_by_the_rules(state: State, seat: int) -> set[tuple[str | None, str, str]]:
    """Every start, end and colour, found with the rules' own tables."""
    found: set[tuple[str | None, str, str]] = set()
    takes = [step for step in state.legal(seat) if step.startswith("take ")]
    begun: list[tuple[str | None, State]] = [(step[5:], state.after(seat, step)) for step in takes]
    for start, sown in begun or [(None, state)]:
        for colour in range(COLOURS):
            tiles = int(end_tiles(sown.fields, colour))
            found |= {(start, TILE_NAMES[tile], COLOUR_NAMES[colour]) for tile in range(TILES) if tiles >> tile & 1}
    return found


@pytest.mark.rule("FT-12", "FT-15", "FT-17", "FT-19")
@pytest.mark.parametrize("players", [2, 4])
def test_moves_are_those_of_the_rules(players: int) -> None:
    chance = random.Random(players)
    for state in positions(players, seed=5)[:: amount(3, interpreted=12)]:
        seat = state.to_act[0]
        found = state.rulebook.moves(state, seat)
        assert {(move["start"], move["end"], move["colour"]) for move in found} == ends_by_the_rules(state, seat)
        for move in chance.sample(found, min(5, len(found))):
            before = played = state if move["start"] is None else state.after(seat, f"take {move['start']}")
            for step in move["path"]:
                before, played = played, played.after(seat, step)
            tile = TILE_NAMES.index(move["end"])
            colour = COLOUR_NAMES.index(move["colour"])
            assert move["taken"] == int(before.fields.meeples[tile, colour]) + 1
            assert move["control"] == (
                int(before.fields.camels[tile]) == 0 and int(played.fields.camels[tile]) == seat + 1
            )


def test_no_moves_while_a_rival_sows_and_some_while_bidding() -> None:
    match = serai.game("five-tribes", players=3).new_match(seed=7)
    assert len({move["start"] for move in match.state.rulebook.moves(match.state, 0)}) > 20
    while match.state.fields.phase != pieces.SOW:
        seat = match.state.to_act[0]
        match.play(seat, match.state.legal(seat)[0])
    rival = (match.state.to_act[0] + 1) % 3
    assert match.state.rulebook.moves(match.state, rival) == []
