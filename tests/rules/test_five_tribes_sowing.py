"""Moving meeples in Five Tribes: every move that is offered can be completed, and every complete move is offered."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import serai
from serai.engine import contract
from serai.games.five_tribes import actions, pieces, soundness, sowing
from tests.rules.positions_five_tribes import TILE, Setup, play

Move = tuple[int, ...]  # the tile picked up, then colour * 30 + tile for every drop


def steps_apart(a: int, b: int) -> int:
    return abs(a // 6 - b // 6) + abs(a % 6 - b % 6)


def complete_moves(meeples: Any) -> set[Move]:
    """Every complete move of FT-12 to FT-16, by trying everything and looking only at the end."""
    found: set[Move] = set()

    def sow(board: Any, hand: Counter[int], path: list[int], move: Move) -> None:
        for colour in [colour for colour in hand if hand[colour]]:
            for tile in range(30):
                if steps_apart(path[-1], tile) != 1 or (len(path) > 1 and tile == path[-2]):
                    continue
                if hand.total() == 1:
                    if board[tile][colour] > 0:
                        found.add((*move, colour * 30 + tile))
                    continue
                board[tile][colour] += 1
                hand[colour] -= 1
                sow(board, hand, [*path, tile], (*move, colour * 30 + tile))
                board[tile][colour] -= 1
                hand[colour] += 1

    for start in range(30):
        if sum(meeples[start]):
            board = [list(row) for row in meeples]
            hand = Counter({colour: number for colour, number in enumerate(board[start]) if number})
            board[start] = [0] * 5
            sow(board, hand, [start], (start,))
    return found


def offered_moves(state: serai.State) -> set[Move]:
    """Every move that the rules offer, step by step; none of them may lead into a dead end."""
    found: set[Move] = set()

    def follow(record: Any, move: Move) -> None:
        if record.phase not in (pieces.MOVE, pieces.SOW) or (record.phase == pieces.MOVE and move):
            found.add(move)
            return
        out = np.zeros(1024, np.int32)
        number = contract.legal(record, int(record.seat), out)
        assert number > 0, move
        for action in out[:number].tolist():
            after = record.copy()
            last = record.phase == pieces.SOW and record.hand.sum() == 1
            if actions.TAKE_0 <= action < actions.DROP_0:
                contract.play(after, int(record.seat), action)
                follow(after, (action - actions.TAKE_0,))
            elif last:
                found.add((*move, action - actions.DROP_0))
            else:
                contract.play(after, int(record.seat), action)
                follow(after, (*move, action - actions.DROP_0))

    record = state.fields
    if record.phase == pieces.MOVE:
        follow(record, ())
    return found


def scattered(chooser: random.Random, tiles: int, most: int, colours: str = "YWGBR") -> Setup:
    """Meeples thrown on some tiles."""
    setup = Setup(2)
    for tile in chooser.sample(pieces.TILE_NAMES, tiles):
        setup.put(**{tile: "".join(chooser.choice(colours) for _ in range(chooser.randint(1, most)))})
    return setup


def check(setup: Setup) -> int:
    expected = complete_moves(setup.s.meeples.tolist())
    if not expected:
        setup.end()
    assert offered_moves(setup.state()) == expected
    return len(expected)


@pytest.mark.rule("FT-12", "FT-13", "FT-14", "FT-15", "FT-16", "FT-17")
def test_the_moves_offered_are_the_moves_that_can_be_completed() -> None:
    chooser = random.Random(17)
    counts = [check(scattered(chooser, chooser.randint(1, 10), 3)) for _ in range(60)]
    assert 0 in counts
    assert max(counts) > 50


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.rule("FT-12", "FT-13", "FT-14", "FT-15", "FT-16", "FT-17")
def test_on_thousands_of_positions_the_moves_offered_are_those_that_can_be_completed() -> None:
    chooser = random.Random(4)
    moves = 0
    for number in range(2000):
        # Sparse boards have the dead ends; few colours and high towers have the loops.
        most, colours = ((3, "YWGBR"), (2, "YWGBR"), (4, "YWB"), (5, "GR"))[number % 4]
        tiles = chooser.randint(1, 12 if most < 4 else 3)
        moves += check(scattered(chooser, tiles, most, colours))
    assert moves > 25_000


@pytest.mark.rule("FT-14", "FT-15", "FT-17")
def test_the_tiles_that_can_be_taken_are_those_of_the_tables() -> None:
    """All tiles at once or one by one: few meeples and many, and one of each colour near others and alone."""
    luck = np.random.default_rng(17)
    for turn in range(60):
        s = np.zeros(1, serai.game("five-tribes", players=2).rulebook.dtype)[0]
        s.kinds[:] = turn % pieces.KINDS + 1
        s.meeples[:] = luck.random((30, 5)) < (turn % 10) / 30
        s.meeples[:] += luck.poisson(turn / 100, (30, 5)).astype(np.int8)
        s.meeples[luck.integers(30)] = 1
        if turn > 50:
            s.meeples[:] = 0
            s.meeples[luck.choice(30, 2)] = 1
        soundness.derive(s)
        expected = [takeable(s, tile) for tile in range(30)]
        found = sowing.takeable_tiles(s)
        assert [bool(found >> tile & 1) for tile in range(32)] == [*expected, False, False]
        assert sowing.any_move(s) == any(expected)


def takeable(s: Any, tile: int) -> bool:
    """FT-17: whether the meeples of a tile can be sown to the end, by the tables of walks."""
    colours = [colour for colour in range(5) if s.meeples[tile, colour]]
    hand, walk = int(s.meeples[tile].sum()), tile * sowing.HEADINGS + sowing.NO_HEADING
    goals = sum(1 << end for end in range(30) if end != tile and s.meeples[end, colours].any())
    loops = bool(sowing.LOOPS[sowing.fold(hand), walk]) and hand > len(colours)
    return bool(sowing.REACH[sowing.fold(hand), walk] & goals) or loops


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.rule("FT-14", "FT-15", "FT-17")
def test_long_walks_with_loops_are_exact() -> None:
    """Towers of six, alone: what is legal comes from loops only."""
    chooser = random.Random(6)
    for _ in range(8):
        setup = Setup(2).put(**{chooser.choice(pieces.TILE_NAMES): "".join(chooser.choice("YWGB") for _ in range(6))})
        check(setup)
    assert check(Setup(2).put(c3="YYWWGB")) > 1000


@pytest.mark.rule("FT-17")
def test_the_tables_repeat_beyond_the_longest_walk_kept() -> None:
    reach, loops = sowing.walk_tables(40)
    for steps in range(41):
        assert (reach[steps] == sowing.REACH[sowing.fold(steps)]).all()
        assert (loops[steps] == sowing.LOOPS[sowing.fold(steps)]).all()


# Complete moves from a position: take and drops counted as different steps, as perft counts in chess.
GOLDEN: dict[str, tuple[dict[str, str], int]] = {
    "two neighbours": ({"a1": "Y", "b1": "Y"}, 2),
    "too far": ({"a1": "Y", "c1": "Y"}, 0),
    "one step round a corner": ({"a1": "YW", "b2": "Y"}, 2),
    "a cross": ({"c3": "YWG", "c4": "Y", "d3": "W", "b3": "G", "c2": "B"}, 15),
    "five of a colour alone": ({"c3": "RRRRR"}, 24),
    "first round": (
        {
            "a1": "YYW", "b1": "YRR", "c1": "GGB", "d1": "YGB", "e1": "GBB", "f1": "YYG",
            "a2": "GBB", "b2": "WWR", "c2": "YBR", "d2": "GBB", "e2": "YGR", "f2": "YRR",
            "a3": "YWR", "b3": "YWW", "c3": "YWB", "d3": "WGB", "e3": "GBB", "f3": "GBR",
            "a4": "GRR", "b4": "YGG", "c4": "WWW", "d4": "WWW", "e4": "WGR", "f4": "YYW",
            "a5": "GBR", "b5": "WGB", "c5": "YRR", "d5": "WBR", "e5": "WGR", "f5": "WBR",
        },
        1074,
    ),
    "sixth round": (
        {
            "b1": "YYY", "c1": "GG", "f1": "YYGG", "a2": "BBRR", "d2": "B", "e2": "YWGBR", "f2": "RR", "c3": "B",
            "d3": "R", "f3": "G", "e4": "GR", "f4": "YYWWB", "a5": "GGBR", "b5": "GGB", "d5": "B", "f5": "WWBRR",
        },
        2433,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", GOLDEN)
@pytest.mark.rule("FT-12", "FT-17")
def test_golden_numbers_of_complete_moves(name: str) -> None:
    tiles, expected = GOLDEN[name]
    setup = Setup(2).put(**tiles)
    if not expected:
        setup.end()
    assert len(complete_moves(setup.s.meeples.tolist())) == expected
    assert len(offered_moves(setup.state())) == expected


# ---------------------------------------------------------------- the examples of FT-42, and each rule by hand


@pytest.mark.rule("FT-42", "FT-14", "FT-15")
def test_a_loop_of_five_whose_last_falls_on_the_tile_of_the_first_drop() -> None:
    match = Setup(2).put(c3="YYWGB").match()
    play(match, 0, "take c3", "drop yellow d3", "drop white d4", "drop green e4", "drop blue e3")
    assert match.state.legal(0) == ["drop yellow d3"]
    match.play(0, "drop yellow d3")
    assert match.state.fields.viziers[0] == 2


@pytest.mark.rule("FT-42", "FT-15")
def test_a_last_meeple_that_would_be_alone_of_its_colour_is_refused() -> None:
    match = Setup(2).put(c3="YW", d4="Y").match()
    play(match, 0, "take c3")
    with pytest.raises(serai.IllegalMove, match="could not be completed") as dead_end:
        match.play(0, "drop yellow c4")  # white would be the last, and there is no white one
    assert dead_end.value.rule == "FT-17"
    match.play(0, "drop white c4")
    with pytest.raises(serai.IllegalMove) as alone:
        match.play(0, "drop yellow c5")
    assert alone.value.rule == "FT-15"
    match.play(0, "drop yellow d4")


@pytest.mark.rule("FT-42", "FT-14")
def test_a_second_drop_back_onto_the_start_tile_is_refused() -> None:
    match = Setup(2).put(c3="YYW", c4="W", e4="Y").match()
    play(match, 0, "take c3", "drop white c4")
    with pytest.raises(serai.IllegalMove) as refused:
        match.play(0, "drop yellow c3")
    assert refused.value.rule == "FT-14"


@pytest.mark.rule("FT-12")
def test_all_meeples_are_picked_up_and_each_falls_on_the_next_tile() -> None:
    match = Setup(2).camel(1, "c3").put(c3="YWG", c4="BR", b5="G").match()
    match.play(0, "take c3")
    assert match.state.view(0)["hand"] == {"yellow": 1, "white": 1, "green": 1}
    assert match.state.fields.meeples[TILE["c3"]].sum() == 0
    match.play(0, "drop white b3")
    assert match.state.fields.meeples[TILE["b3"]].tolist() == [0, 1, 0, 0, 0]
    with pytest.raises(serai.IllegalMove) as refused:
        match.play(0, "drop white b4")
    assert refused.value.rule == "FT-12"  # it is no longer in hand


@pytest.mark.rule("FT-13")
def test_no_diagonals_and_no_wrapping() -> None:
    match = Setup(2).put(a1="YY", b2="Y", f1="Y", a2="Y", a3="Y").match()
    match.play(0, "take a1")
    for step in ("drop yellow b2", "drop yellow f1", "drop yellow a5"):
        with pytest.raises(serai.IllegalMove) as refused:
            match.play(0, step)
        assert refused.value.rule == "FT-13"


@pytest.mark.rule("FT-16")
def test_camels_and_empty_tiles_may_be_crossed_and_get_a_meeple() -> None:
    match = Setup(2).camel(1, "b1").put(a1="WGY", d1="Y").match()
    play(match, 0, "take a1", "drop white b1", "drop green c1", "drop yellow d1")
    assert match.state.fields.meeples[TILE["b1"]].sum() == 1
    assert match.state.fields.meeples[TILE["c1"]].sum() == 1


@pytest.mark.rule("FT-17")
def test_a_tile_from_which_no_move_can_be_completed_is_not_offered() -> None:
    state = Setup(2).put(a1="YY", c1="Y", f5="R").state()
    assert state.legal(0) == ["take a1"]
    with pytest.raises(serai.IllegalMove, match="no move can be completed") as refused:
        state.after(0, "take f5")
    assert refused.value.rule == "FT-17"
    with pytest.raises(serai.IllegalMove, match="no meeples") as empty:
        state.after(0, "take d3")
    assert empty.value.rule == "FT-12"
    with pytest.raises(serai.IllegalMove, match="you must") as passing:
        state.after(0, "done")
    assert passing.value.rule == "FT-17"


@pytest.mark.rule("FT-18")
def test_nothing_else_happens_while_meeples_are_in_hand() -> None:
    setup = Setup(2).put(a1="YW", a2="B", a3="YW").own(0, "Sloar").cards(0, fakir=1, fish=1)
    match = setup.match()
    assert "djinn sloar fakir" in match.state.legal(0)
    match.play(0, "take a1")
    assert all(step.startswith("drop") for step in match.state.legal(0))
    with pytest.raises(serai.IllegalMove) as refused:
        match.play(0, "djinn sloar fakir")
    assert refused.value.rule == "FT-18"


@pytest.mark.rule("FT-17")
def test_a_position_with_a_hand_that_cannot_be_sown_is_refused() -> None:
    setup = Setup(2).put(a1="Y", f5="W")
    setup.s.phase, setup.s.here = pieces.SOW, TILE["a1"]
    setup.s.hand[:] = setup.s.meeples[TILE["a1"]]
    setup.s.meeples[TILE["a1"]] = 0
    with pytest.raises(serai.PositionError, match="cannot be sown"):
        setup.state()
