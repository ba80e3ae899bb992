"""A turn before it comes: positions in which it is a seat's turn already, from what that seat knows."""

from __future__ import annotations

import random

import pytest

import serai
from serai.engine import contract
from serai.engine.game import Match


@pytest.mark.parametrize("name", ["bagdad", "five-tribes"])
@pytest.mark.parametrize("players", [2, 3])
def test_a_turn_that_is_brought_forward_is_sound_and_tells_nothing(name: str, players: int) -> None:
    chooser, game, seen = random.Random(players), serai.game(name, players=players), 0
    match = Match(game.start(), seed=7)
    for _ in range(160):
        state = match.state
        if state.over:
            break
        for seat in range(players):
            forward = state.ahead(seat)
            if seat in state.to_act:
                assert forward is None, "it is its turn"
            if forward is None:
                continue
            seen += 1
            assert forward.to_act == (seat,)
            known = state.knowledge(seat)
            imagined = known._world.ahead(seat)
            assert imagined is not None
            assert forward.knowledge(seat).position() == imagined.knowledge(seat).position()
            step = chooser.choice(forward.legal(seat))
            after = forward.after(seat, step)
            if forward.view(seat)["phase"] == "actions":  # elsewhere it is out of turn, which no real position is
                assert contract.audit(after.fields) == 0
        seat = state.to_act[0]
        match.play(seat, chooser.choice(state.legal(seat)))
    assert seen > 50
    assert serai.game("bakschisch").start().ahead(0) is None, "all choose at once: there is no turn to wait for"


def test_nothing_is_brought_forward_that_is_not_known() -> None:
    """Five Tribes: whoever has played waits for the next round, whose cards are not dealt yet."""
    game = serai.game("five-tribes", players=3)
    match, chooser = Match(game.start(), seed=3), random.Random(1)
    bids: dict[int, str] = {}
    while len(bids) < 3:
        seat = match.state.to_act[0]
        others = [other for other in range(3) if other != seat]
        assert all(match.state.ahead(other) is not None for other in others), "a bid, or the turn after it"
        bids[seat] = chooser.choice(match.state.legal(seat))
        match.play(seat, bids[seat])
    first = match.state.to_act[0]
    tiles = {match.state.ahead(other).view(other)["phase"] for other in range(3) if other != first}  # type: ignore[union-attr]
    assert tiles == {"move"}
    while match.state.to_act == (first,):
        match.play(first, chooser.choice(match.state.legal(first)))
        if match.state.fields.in_hand:
            assert match.state.ahead((first + 1) % 3) is None, "the board is not whole"
    assert match.state.ahead(first) is None
