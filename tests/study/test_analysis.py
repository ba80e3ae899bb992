"""Analysis: planted blunders are found, right steps are not blamed, and luck and choice add up."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from serai.bots import find_bot
from serai.engine.chance import below, generator
from serai.engine.errors import OptionError, SeatError
from serai.engine.game import Match, State
from serai.problems.puzzles import shipped
from serai.solve.sizes import small_game
from serai.study import (
    BUDGETS,
    Analysis,
    AnalysisError,
    Budget,
    Moments,
    Study,
    assemble,
    decisions_of,
    judge,
    outlook,
    read_study,
    write_study,
)
from serai.study.analysis import WRONG
from serai.study.judging import grade, judge_step

GAMES = ("bakschisch", "bagdad", "five-tribes")
TINY = Budget("tiny", 60, 2, 20, 40, 80, 3, 10, 2, 10)
LEAST = Budget("least", 1, 1, 1, 1, 1, 3, 1, 1, 1)
PLANTED = 0.08  # of the victory that the blunder costs, by the proof of the puzzle


def random_match(name: str, players: int, seed: str, most: int = 10_000) -> Match:
    match, rng = serai.game(name, players=players).new_match(seed=seed), generator(seed)
    while not match.state.over and match.steps < most:
        seat = match.state.to_act[below(rng, len(match.state.to_act))]
        actions = match.state.legal_actions(seat)
        match.play(seat, actions[below(rng, len(actions))])
    return match


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_a_planted_blunder_is_found_and_the_right_step_is_not_blamed(name: str) -> None:
    puzzle = next(puzzle for puzzle in shipped(name) if puzzle.gap >= PLANTED)
    blunder, knowledge = puzzle.candidates[1].step, puzzle.knowledge()
    found = judge_step(knowledge, blunder, BUDGETS["quick"])
    assert (found.step, found.best) == (blunder, puzzle.solution)
    assert found.verdict in ("mistake", "blunder")
    assert found.loss > puzzle.gap / 2
    assert found.loss > found.noise
    assert blunder in {one.step for one in found.candidates}
    assert found.candidates[0].step == found.best
    assert found.line[0] == f"{puzzle.seat} {puzzle.solution}"
    right = judge_step(knowledge, puzzle.solution, BUDGETS["quick"])
    assert (right.verdict, right.best, right.loss) == ("best", puzzle.solution, 0.0)


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_the_smallest_budget_has_an_answer(name: str) -> None:
    match = random_match(name, 2, "least", 12)
    found = serai.analyse(match, LEAST)
    assert len(found.decisions) == len(decisions_of(match))
    assert all(row is not None and abs(sum(row) - 1) < 1e-9 for row in found.chances)


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["bakschisch", "bagdad"])
def test_a_game_of_a_small_box_is_analysed_and_drawn(name: str) -> None:
    match, rng = small_game(name, "tiny").new_match(seed=1), generator("small")
    while not match.state.over:
        seat = match.state.to_act[0]
        match.play(seat, match.state.legal(seat)[below(rng, len(match.state.legal(seat)))])
    found = serai.analyse(match.record(), LEAST)
    assert [one.moment for one in found.decisions] == decisions_of(match)
    assert all(state.svg(0).startswith("<svg") for state in match.states)
    assert read_study(write_study(Study(match, "small"))).match.history == match.history


# Positions in which one seat has all but won, from the puzzles that Serai ships.
WON = {"bakschisch": "8535705f4a", "bagdad": "a85e265c3c", "five-tribes": "597c526439"}


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_a_game_in_which_a_seat_throws_away_its_win(name: str) -> None:
    """The blunder is the worst moment of the game, and the good play that follows is not blamed."""
    puzzle = next(puzzle for puzzle in shipped(name) if puzzle.id == WON[name])
    assert puzzle.candidates[0].win > 0.9
    match = Match(serai.load(puzzle.position), seed="planted", draws=())
    match.play(puzzle.seat, puzzle.candidates[-1].step)
    player = find_bot("vizier:2000", match.game)
    while not match.state.over:
        seat = match.state.to_act[0]
        match.play(seat, player.choose(match.state.knowledge(seat), generator(f"{match.length}")))
    analysis = serai.analyse(match, "quick")
    blunder = analysis.decisions[0]
    assert (blunder.moment, blunder.seat, blunder.verdict, blunder.best) == (0, puzzle.seat, "blunder", puzzle.solution)
    assert analysis.turning[0] == 0
    assert analysis.summary[puzzle.seat].worst == 0
    assert not [one for one in analysis.decisions[1:] if one.verdict in ("mistake", "blunder")]
    told = [row[puzzle.seat] for row in analysis.chances if row is not None]
    opened = next(moment for moment in range(1, len(told)) if Moments(match).settled(moment) == moment)
    assert told[0] > 0.9
    assert told[opened] < told[0] - blunder.loss / 2  # once all fists are open, where seats choose at once


def test_what_is_within_the_noise_is_no_mistake() -> None:
    assert grade(0.01, 0.0) == "good"
    assert grade(0.3, 0.3) == "doubt"
    assert grade(0.3, 0.28) == "inaccuracy"
    assert grade(0.07, 0.03) == "mistake"
    assert grade(0.3, 0.05) == "blunder"


@pytest.mark.compiled
@settings(max_examples=12)
@given(st.sampled_from(GAMES), st.integers(2, 4), st.integers(0, 10**6))
def test_luck_and_choice_add_up(name: str, players: int, seed: int) -> None:
    match = random_match(name, players, f"{seed}", 40 if seed % 2 else 10_000)
    count = match.steps + 1
    wanted = range(count) if count < 60 else [*range(20), *range(count - 20, count)]
    outlooks = [outlook(match, moment, TINY) for moment in wanted]
    analysis = assemble(match, [], outlooks, TINY)
    assert analysis.moments == len(analysis.chances) == len(analysis.luck) == len(analysis.choice) == count
    for moment in wanted:
        chances, luck, choice = analysis.chances[moment], analysis.luck[moment], analysis.choice[moment]
        assert chances is not None
        assert luck is not None
        assert sum(chances) == pytest.approx(1, abs=1e-9)
        assert sum(luck) == pytest.approx(0, abs=1e-9)
        before = analysis.chances[moment - 1] if moment else None
        if before is not None:
            assert choice is not None
            for seat in range(players):
                assert chances[seat] - before[seat] == pytest.approx(luck[seat] + choice[seat], abs=1e-9)
    if match.state.over:
        ranks = match.state.ranking
        assert analysis.chances[-1] == pytest.approx([(rank == 1) / ranks.count(1) for rank in ranks], abs=1e-4)


@pytest.mark.compiled
def test_draws_are_luck_and_steps_without_draws_are_not() -> None:
    match = random_match("bakschisch", 2, "luck")
    lucky = 0
    for moment in range(match.steps + 1):
        found = outlook(match, moment, TINY)
        if any(found.luck):
            lucky += 1
            assert moment % 2 == 0  # both fists are open, and the next card was turned up
    assert lucky > match.steps // 4


def _unclear(name: str) -> Iterator[tuple[State, int, set[State]]]:
    """Positions in which a seat that has a choice cannot know everything, with worlds that fit what it knows."""
    for deal in range(40):
        for state in random_match(name, 3, f"hidden {deal}", 400).states:
            for seat in state.to_act:
                worlds = {state.imagine(seat, generator(number)) for number in range(4)}
                if len(worlds) > 1 and len(state.legal_actions(seat)) > 1:
                    yield state, seat, worlds


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_a_decision_is_judged_by_what_the_seat_knew(name: str) -> None:
    state, seat, worlds = next(_unclear(name))
    step, told = state.legal(seat)[-1], []
    for world in worlds:
        twin = Match(world, seed="x", draws=())
        twin.play(seat, step)
        told.append(judge(twin, 0, TINY))
    assert all(one == told[0] for one in told)
    assert step in {one.step for one in told[0].candidates}


@pytest.mark.compiled
def test_a_closed_fist_is_not_known_to_the_others() -> None:
    """Two matches that differ in the other's closed fist only give the same judgement."""
    game = serai.game("bakschisch", players=2)
    told = []
    for secret in ("pass", "bid 5"):
        match = game.new_match(seed=3)
        match.play(1, secret)
        match.play(0, "bid 2")
        told.append(judge(match, 1, TINY))
    assert told[0] == told[1]


@pytest.mark.compiled
def test_a_whole_game() -> None:
    match = random_match("bakschisch", 3, "whole", 60)
    told: list[tuple[int, int]] = []
    analysis = serai.analyse(match, TINY, lambda done, total: told.append((done, total)))
    assert [decision.moment for decision in analysis.decisions] == decisions_of(match)
    assert told == [(done, analysis.moments) for done in range(1, analysis.moments + 1)]
    for decision in analysis.decisions:
        assert decision.step in {one.step for one in decision.candidates}
        assert decision.best == decision.candidates[0].step
        assert (decision.verdict == "best") == (decision.best == decision.step)
        assert decision.verdict not in WRONG or decision.loss > decision.noise
    wrong = {one.moment: one.loss for one in analysis.decisions if one.verdict in WRONG}
    assert list(analysis.turning) == sorted(wrong, key=lambda moment: (-wrong[moment], moment))[: len(analysis.turning)]
    assert sum(one.choices for one in analysis.summary) == len(analysis.decisions)
    for one in analysis.summary:
        own = [decision for decision in analysis.decisions if decision.seat == one.seat]
        assert one.agreed == sum(decision.best == decision.step for decision in own)
        assert one.worst is None or wrong[one.worst] == max(wrong[d.moment] for d in own if d.moment in wrong)
    text = json.dumps(analysis.to_json())
    assert Analysis.from_json(json.loads(text)) == analysis
    assert serai.analyse(match.record(), TINY) == analysis
    named = serai.replay(match.record(with_seed=False))
    named.names = ("Ann", "Bob", "Cleo")
    assert assemble(named, [], [], TINY).record == analysis.record


def test_json_that_is_no_analysis() -> None:
    match = serai.game("bakschisch", players=2).new_match(seed=1)
    good = assemble(match, [], [], "quick").to_json()
    assert Analysis.from_json(good).chances == (None,)
    decision: dict[str, Any] = dataclasses.asdict(Analysis.from_json(good).summary[0])
    for bad, words in (
        ([], "JSON object"),
        ({**good, "serai_analysis": 2}, "serai_analysis"),
        ({key: value for key, value in good.items() if key != "luck"}, "lacks luck"),
        ({**good, "moments": "many"}, "'moments'"),
        ({**good, "chances": 5}, "'chances' is a list"),
        ({**good, "chances": [["x"]]}, "each seat"),
        ({**good, "decisions": [decision]}, "A decision lacks"),
    ):
        with pytest.raises(AnalysisError, match=words):
            Analysis.from_json(bad)


def test_what_cannot_be_judged() -> None:
    match = serai.game("bakschisch", players=2).new_match(seed=1)
    with pytest.raises(serai.SeraiError, match="go from 0 to 0"):
        judge(match, 1, "quick")
    with pytest.raises(OptionError, match="quick, normal and deep"):
        outlook(match, 0, "long")
    with pytest.raises(SeatError, match="no seat 5"):
        judge(match, 0, "quick", seat=5)
    with pytest.raises(OptionError, match="runs of a budget"):
        dataclasses.replace(TINY, runs=1)
    with pytest.raises(serai.SeraiError, match="text of a record"):
        serai.analyse(5)  # type: ignore[arg-type]
