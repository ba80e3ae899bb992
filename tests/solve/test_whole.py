"""Bakschisch for two solved whole: equal to the exact solution of small boxes, to the rules, to itself when resumed."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import serai
from serai.bots.bakschisch.decks import ENDLESS, ROUND, draws_of
from serai.bots.bakschisch.duel import new_box, start_index
from serai.bots.bakschisch.lookahead import Lookahead
from serai.bots.bakschisch.simurgh import place_of
from serai.bots.bakschisch.table import ONE, Table, shipped
from serai.bots.matrix import new_work, solve_game
from serai.cli.app import run
from serai.engine.chance import generator
from serai.engine.errors import OptionError, SeraiError
from serai.games.bakschisch.tracks import NAMED_TRACKS
from serai.solve.graph import Graph, build_graph, solve_backwards
from serai.solve.matrix import solve_matrix
from serai.solve.nodes import CHANCE, DECISION, prize
from serai.solve.sizes import small_game
from serai.solve.tables import make_table
from serai.solve.transitions import compare, count_differences
from serai.solve.whole import Whole

EXACT = 1e-9
VARIANTS: list[dict[str, Any]] = [
    {}, {"shared_rank": "worst"}, {"fifth_zero": "everyone"}, {"thief_stop": "onto"}, {"max_rounds": 3, "coins": 3},
]  # fmt: skip


@cache
def solved(size: str, **options: Any) -> tuple[Graph, Any]:
    graph = build_graph(small_game("bakschisch", size, **options))
    worth = np.zeros(graph.nodes)
    solve_backwards(*graph._arrays(), graph.uniform(), worth)
    return graph, worth


# ---------------------------------------------------------------- matrix games


def check_solution(payoffs: Any, value: float, work: Any, exact: float) -> None:
    rows, columns = payoffs.shape
    row, column = work.row_mix[:rows], work.column_mix[:columns]
    assert (row.sum(), column.sum()) == (pytest.approx(1), pytest.approx(1))
    assert min(row.min(), column.min()) >= 0
    assert (row @ payoffs).min() == pytest.approx(value, abs=exact)
    assert (payoffs @ column).max() == pytest.approx(value, abs=exact)


def test_matrix_games_are_solved_as_by_the_simplex() -> None:
    """What both mixes guarantee proves a value, whoever found it; and the other solver finds the same."""
    chooser, work = np.random.default_rng(40), new_work()
    table, row, column = np.zeros((65, 129)), np.zeros(64), np.zeros(64)
    for number in range(2000):
        rows, columns = shape = chooser.integers(1, 13, 2).tolist()
        kind = number % 4
        payoffs = chooser.normal(size=shape) if kind == 0 else chooser.integers(-kind, kind + 1, shape).astype(float)
        if kind == 3:
            payoffs += 1e-6 * chooser.normal(size=shape)
        work.payoffs[: shape[0], : shape[1]] = payoffs
        value = solve_game(work, rows, columns)
        check_solution(payoffs, value, work, EXACT)
        assert value == pytest.approx(solve_matrix(payoffs, rows, columns, table, row, column), abs=EXACT)
    assert work.gap <= EXACT


def test_rows_that_are_nearly_alike_are_solved_in_another_order() -> None:
    """Such a game came up before a last bribe: the first order of pivots takes noise for a pivot and is far off."""
    near, one = -0.99997918230405, -0.9999999999999998
    line = [one, one, -0.9646971050278851, -0.840333240576574, -0.08129480685990559, 0.5470577988989537]
    payoffs = np.array([[1.0] * i + [near, *line][: 7 - i] for i in range(6)])
    work = new_work()
    work.payoffs[:6, :7] = payoffs
    check_solution(payoffs, solve_game(work, 6, 7), work, EXACT)


# ---------------------------------------------------------------- the certificate


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_start_of_a_round_is_worth_what_the_exact_solution_says(options: dict[str, Any]) -> None:
    """Small boxes have a deck for one round: shuffled anew each round, it is the real one."""
    size = "small" if options else "medium"
    graph, worth = solved(size, **options)
    whole = Whole(graph.game, ROUND, threads=2)
    whole.solve()
    states = graph.states
    starts = np.flatnonzero((graph.kind == CHANCE) & (states["bribe"] == 0))
    assert starts.size > 25
    for node in starts:
        s = states[node]
        left, bags = (
            int(s["max_rounds"]) - int(s["rounds"]),
            start_index(int(whole.box.coins), *map(int, s["gold"][:2])),
        )
        assert whole.starts[left][s["space"][0], s["space"][1], bags] == pytest.approx(worth[node], abs=EXACT)


def test_a_choice_looked_at_to_the_end_of_its_round_is_worth_what_the_exact_solution_says() -> None:
    graph, worth = solved("medium")
    whole = Whole(graph.game, ROUND)
    whole.solve()
    bribes, chooser, lookahead = len(whole.draws), np.random.default_rng(7), Lookahead(whole.box)
    for node in chooser.choice(np.flatnonzero(graph.kind == DECISION), 60, replace=False):
        s = graph.state(int(node)).fields
        left, further = int(s.max_rounds) - int(s.rounds), bribes - 1 - int(s.bribe)
        ends = Whole(graph.game, ROUND, [whole.starts[left - 1]]).layer(bribes)
        draws = draws_of(ROUND, s.unseen, further)
        choice = lookahead.solve(int(s.row[s.bribe]) - 1, place_of(s), draws, ends, back=True)
        assert choice.value == pytest.approx(worth[node], abs=EXACT)
        assert (choice.mixes[0] @ choice.payoffs).min() == pytest.approx(choice.value, abs=EXACT)


def test_the_endless_deck_is_the_engine_with_the_same_odds_at_every_draw() -> None:
    game = serai.game("bakschisch", players=2, track="GD/1", coins=2, cards=5, bribes=2, max_rounds=2)
    table, row, column = np.zeros((65, 129)), np.zeros(64), np.zeros(64)
    known: dict[tuple[Any, ...], float] = {}

    def worth(state: serai.State) -> float:
        s = state.fields
        if state.over:
            return prize(s, np.zeros(2, np.int32))
        order = int(np.sign(int(s.throned[0]) - int(s.throned[1])))
        key = (int(s.rounds), int(s.bribe), int(s.row[s.bribe]), *s.space, *s.gold, *s.thief, order)
        if key not in known:
            odds = state.odds()
            if odds:
                known[key] = sum(worth(state.drawn(card)) for card in odds) / len(odds)
            else:
                first, second = state.legal_actions(0), state.legal_actions(1)
                payoffs = np.array([[worth(state.after(0, a).after(1, b)) for b in second] for a in first])
                known[key] = float(solve_matrix(payoffs, len(first), len(second), table, row, column))
        return known[key]

    whole = Whole(game, ENDLESS)
    whole.solve()
    assert worth(game.start()) == pytest.approx(whole.value, abs=EXACT)
    checked = 0
    for key, value in known.items():
        if key[1:3] == (0, 0):
            left, gold = 2 - key[0], key[7:9]
            assert whole.starts[left][key[3], key[4], start_index(4, *map(int, gold))] == pytest.approx(
                value, abs=EXACT
            )
            checked += value != 0
    assert checked > 10


@pytest.mark.rule("BK-8", "BK-12", "BK-16", "BK-17", "BK-18", "BK-19", "BK-20", "BK-21")
@pytest.mark.parametrize(
    "options", [*VARIANTS[:4], {"track": "short"}, {"track": "long"}, {"coins": 3, "max_rounds": 2}], ids=str
)
def test_every_choice_leads_where_the_rules_lead(options: dict[str, Any]) -> None:
    assert compare(serai.game("bakschisch", players=2, **options), 20_000) == 0


def test_a_rule_that_is_taken_wrongly_is_noticed() -> None:
    game = serai.game("bakschisch", players=2)
    start, starts = game.start().fields, np.zeros((31, 31, 41))
    for wrong in ("stop", "all_go_back"):
        box = new_box(game)
        box[wrong] += 1
        assert count_differences(start, np.zeros(1, start.dtype), box, starts, 98, 2000, generator(1)) > 0


def test_what_both_seats_are_worth_adds_up_to_nothing_and_coins_are_worth_something() -> None:
    graph, _ = solved("medium")
    whole = Whole(graph.game, ENDLESS)
    whole.solve()
    last, coins = whole.starts[-1], int(whole.box.coins)
    for pot in (0, 1):
        bags = slice(pot * (coins + 1), coins + 1 + pot * coins)
        part = last[:, :, bags]
        assert np.allclose(part, -part.transpose(1, 0, 2)[:, :, ::-1], atol=1e-12)
        assert (np.diff(part, axis=2) >= -1e-12).all(), "a coin in the bag is never worth less than in the other's"
    assert whole.gap <= EXACT


# ---------------------------------------------------------------- files


def test_a_run_can_be_stopped_and_gone_on_with(tmp_path: Path) -> None:
    game, file = small_game("bakschisch", "medium"), tmp_path / "whole.npz"
    straight, stopped = Whole(game, ROUND), Whole(game, ROUND)
    straight.solve()
    stopped.solve_round()
    stopped.save(file)

    def interrupt(bribe: int, done: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stopped.solve_round(interrupt)
    assert stopped.rounds == 1
    again = Whole.reopen(file)
    assert (again.rounds, again.deck, again.game) == (1, ROUND, game)
    again.solve()
    assert np.array_equal(np.array(again.starts), np.array(straight.starts))
    assert again.matrices == straight.matrices


def test_a_table_holds_what_was_solved(tmp_path: Path) -> None:
    game = serai.game("bakschisch", players=2, track="GDHGD/3", coins=1, cards=2, max_rounds=200)
    whole, file = Whole(game, ENDLESS), tmp_path / "table.npz"
    with pytest.raises(SeraiError, match="until no start"):
        make_table(whole)
    whole.solve()
    make_table(whole).save(file)
    table = Table.load(file)
    assert table.rounds == whole.rounds < 200
    for left in (0, 1, whole.rounds, 200):
        assert np.abs(table.starts(left) - whole.starts[min(left, whole.rounds)]).max() <= 0.5001 / ONE
    middle = Whole(game, ENDLESS, [whole.starts[-1]]).layer(3)
    assert np.abs(table.middle - middle).max() <= 0.51 / ONE
    arrays = dict(np.load(file))
    arrays["starts"][1, 0, 0] += 1
    np.savez_compressed(tmp_path / "damaged.npz", **arrays)
    with pytest.raises(OptionError, match="damaged"):
        Table.load(tmp_path / "damaged.npz")


@pytest.mark.parametrize("track", NAMED_TRACKS)
def test_the_tables_that_come_with_the_game_solve_it(track: str) -> None:
    """Starts near the throne, where a round is quickly solved: each is worth what the table says it is."""
    game = serai.game("bakschisch", players=2, track=track)
    table, box = shipped(game), new_box(game)
    assert table.about["track" if "track" in table.about else "options"]["track"] == track
    deck, cards = table.about["deck"], game.start().fields.cards.astype(np.int64)
    assert table.about["change"] <= 1e-5
    starts, throne, coins = table.starts(table.rounds), int(box.throne), int(box.coins)
    assert np.allclose(starts[..., : coins + 1], -starts.transpose(1, 0, 2)[..., coins::-1])
    ends, lookahead = Whole(game, ENDLESS, [starts]).layer(5), Lookahead(box)
    for space_0, space_1, bag_0 in ((throne - 1, throne - 2, 4), (throne - 1, throne - 1, 16)):
        bag_1, value = coins - bag_0, 0.0
        for person in range(cards.size):
            left = cards if deck == ENDLESS else cards - np.eye(cards.size, dtype=np.int64)[person]
            place = (space_0, space_1, bag_0, bag_1, 0)
            value += lookahead.solve(person, place, draws_of(deck, left, 4), ends, back=True).value / cards.size
        assert value == pytest.approx(starts[space_0, space_1, bag_0], abs=1e-4)


# ---------------------------------------------------------------- the command


def told(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = run(words)
    out, err = capsys.readouterr()
    return code, out, err


def test_the_command_solves_saves_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "whole.npz"
    words = ("solve", "bakschisch", "--whole", "--size", "small", "--deck", "round", "--out", str(file))
    code, out, _ = told(capsys, *words, "--threads", "1")
    assert code == 0
    assert "1 idle core" in out
    assert "value to seat 0: " in out
    code, out, err = told(capsys, "solve", "--whole", "--resume", str(file), "--json")
    about = json.loads(out)
    assert (code, err, about["rounds"], about["deck"]) == (0, "", 2, "round")
    assert abs(about["value"]) < EXACT
    assert told(capsys, *words)[0] == 2
    code, out, _ = told(capsys, "solve", "bakschisch", "--whole", "--check", "2000", "--json")
    assert (code, json.loads(out)) == (0, {"checked": 2000, "different": 0})


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("bagdad", "--whole"), "Only Bakschisch is solved whole"),
        (("bakschisch", "--whole", "--deck", "marked"), "endless or round"),
        (("bakschisch", "--whole", "--threads", "0"), "at least 1"),
        (("bakschisch", "--whole", "--method", "cfr"), "leave --method out"),
        (("bakschisch", "--whole", "--check", "1"), "at least 2"),
        (("bakschisch", "--size", "tiny", "--deck", "round"), "go with --whole"),
        (("--whole", "--resume", __file__), "no solution"),
        (("--whole", "--resume", "nowhere.npz"), "no file nowhere.npz"),
        (("--whole", "--resume", __file__, "--deck", "round"), "leave the other options out"),
    ],
)
def test_mistakes_are_explained(words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = told(capsys, "solve", *words)
    assert (code, out) == (2, "")
    assert sentence in err
