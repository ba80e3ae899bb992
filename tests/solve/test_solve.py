"""Small games solved: the same trees, policies and exploitability as OpenSpiel's, exact solutions, and the commands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score
from open_spiel.python.algorithms.exploitability import exploitability as openspiels_exploitability
from open_spiel.python.policy import TabularPolicy

import serai
from serai.cli.app import run
from serai.engine.errors import OptionError, SeraiError
from serai.envs import openspiel
from serai.solve.complexity import count_exactly, measure
from serai.solve.exploit import exploit
from serai.solve.graph import build_graph
from serai.solve.matrix import solve_matrix
from serai.solve.nodes import TooLarge
from serai.solve.regrets import Learner
from serai.solve.sizes import SIZES, small_game
from serai.solve.tree import Tree, build_tree

ITERATIONS = 3
EXACT = 1e-6
BOTH = pytest.mark.parametrize("name", ["bakschisch", "bagdad"])


@pytest.fixture(scope="module")
def trees() -> dict[str, Tree]:
    return {name: build_tree(small_game(name, "tiny")) for name in ("bakschisch", "bagdad")}


def in_openspiel(game: serai.Game) -> Any:
    name = openspiel.game_name(game.name, in_turns=game.rulebook.simultaneous)
    options = {name: openspiel.OFF if value is None else value for name, value in game.options.items()}
    return pyspiel.load_game(name, {"players": 2, **options})


@BOTH
def test_trees_and_regrets_are_those_of_openspiel(name: str, trees: dict[str, Tree]) -> None:
    tree = trees[name]
    theirs = in_openspiel(tree.game)
    for kind, plus in ((cfr.CFRSolver, False), (cfr.CFRPlusSolver, True)):
        solver, learner = kind(theirs), Learner.begin(tree, plus=plus)
        for _ in range(ITERATIONS):
            solver.evaluate_and_update_policy()
        learner.run(ITERATIONS)
        ours, average = learner.average(), solver.average_policy()
        assert len(average.state_lookup) == sum(tree.information_sets)
        assert tree.exploitability(ours) == pytest.approx(openspiels_exploitability(theirs, average), abs=EXACT)
        value = expected_game_score.policy_value(theirs.new_initial_state(), [average, average])[0]
        assert tree.policy_value(ours) == pytest.approx(value, abs=EXACT)
    uniform = openspiels_exploitability(theirs, TabularPolicy(theirs))
    assert tree.exploitability(tree.uniform()) == pytest.approx(uniform, abs=EXACT)


def test_a_run_can_be_gone_on_with(trees: dict[str, Tree]) -> None:
    whole, parts = (Learner.begin(trees["bagdad"], plus=True) for _ in range(2))
    whole.run(9)
    parts.run(4)
    parts.run(5)
    assert whole.iterations == parts.iterations == 9
    assert np.allclose(whole.average(), parts.average(), atol=1e-12)


def test_the_exact_solution_is_an_equilibrium_of_the_tree_too(trees: dict[str, Tree]) -> None:
    tree = trees["bakschisch"]
    graph = build_graph(tree.game)
    value, policy = graph.solve()
    assert graph.exploitability(policy) == pytest.approx(0, abs=1e-9)
    assert graph.policy_value(policy) == pytest.approx(value, abs=1e-9)
    assert graph.exploitability(graph.uniform()) == pytest.approx(tree.exploitability(tree.uniform()), abs=1e-9)
    learner = Learner.begin(tree, plus=True)
    learner.run(200)
    near = tree.exploitability(learner.average())
    assert near < 0.001
    assert tree.policy_value(learner.average()) == pytest.approx(value, abs=2 * near)


def test_an_equilibrium_of_a_larger_game_is_exact() -> None:
    graph = build_graph(small_game("bakschisch", "small"))
    value, policy = graph.solve()
    assert value == pytest.approx(0, abs=1e-9)  # both seats have the same game
    assert graph.exploitability(policy) == pytest.approx(0, abs=1e-9)


def test_matrix_games_have_their_known_values() -> None:
    table, row, column = np.zeros((9, 17)), np.zeros(8), np.zeros(8)
    known: list[tuple[list[list[float]], float]] = [
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0.0),
        ([[3, -1], [-2, 1]], 1 / 7),
        ([[4, 2], [3, 1]], 2.0),
        ([[1, 1, 1], [1, 1, 1]], 1.0),
    ]
    chooser = np.random.default_rng(7)
    known += [(chooser.normal(size=shape).tolist(), float("nan")) for shape in [(2, 5), (5, 2), (6, 6), (8, 8)] * 10]
    for payoffs, value in known:
        matrix = np.array(payoffs, float)
        rows, columns = matrix.shape
        found = solve_matrix(matrix, rows, columns, table, row, column)
        assert np.isnan(value) or found == pytest.approx(value)
        x, y = row[:rows], column[:columns]
        assert x.sum() == pytest.approx(1)
        assert y.sum() == pytest.approx(1)
        assert min(x.min(), y.min()) >= 0
        assert (x @ matrix).min() == pytest.approx(found, abs=1e-9)
        assert (matrix @ y).max() == pytest.approx(found, abs=1e-9)


def test_random_play_is_exploited_exactly_and_bots_between_two_bounds(trees: dict[str, Tree]) -> None:
    graph = build_graph(trees["bakschisch"].game)
    known = exploit(graph, "random")
    assert known.low == known.high == pytest.approx(graph.exploitability(graph.uniform()))
    for space, bot in ((graph, "novice"), (graph, "vizier:8"), (trees["bagdad"], "merchant")):
        found = exploit(space, bot, samples=4)
        assert -1 <= found.low <= found.high + 0.1 <= 1.1
        assert found == exploit(space, bot, samples=4)
        assert 0 < found.knowledges <= len(space.choices)


def test_estimates_of_random_walks_fit_what_is_counted() -> None:
    for name in ("bakschisch", "bagdad"):
        game = small_game(name, "tiny")
        truth, found = count_exactly(game), measure(game, games=200, walks=1000)
        for word, size in (("histories", found.histories), ("information sets", found.information_sets)):
            exact = float(np.log10(truth[word]))
            assert size.least <= exact + 0.05
            assert size.estimate.mean == pytest.approx(exact, abs=0.1), word
        assert found.positions_at_least <= np.log10(truth["positions"]) + 0.01
        assert found.steps.low <= found.steps.mean <= found.steps.high
        assert truth["positions"] <= truth["histories"]


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(TooLarge, match="more than 100 histories"):
        build_tree(small_game("bakschisch", "tiny"), most=100)
    with pytest.raises(SeraiError, match="2 players, not 3"):
        build_tree(serai.game("bakschisch", players=3))
    with pytest.raises(SeraiError, match="hands are hidden"):
        build_graph(small_game("bagdad", "tiny"))
    with pytest.raises(OptionError, match="tiny, small and medium"):
        small_game("bagdad", "huge")
    with pytest.raises(OptionError, match="caliph:200"):
        exploit(build_graph(small_game("bakschisch", "tiny")), "caliph")


@pytest.mark.parametrize(("name", "size"), [(name, size) for name, sizes in SIZES.items() for size in sizes])
def test_every_named_size_is_a_game(name: str, size: str) -> None:
    game = small_game(name, size)
    assert game.small
    assert serai.load(game.new_match(seed=1).state.position()).game == game


def told(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = run(words)
    out, err = capsys.readouterr()
    return code, out, err


def test_the_commands_solve_save_and_go_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tiny.npz"
    code, out, err = told(
        capsys, "solve", "bagdad", "--size", "tiny", "--iterations", "20", "--out", str(file), "--json"
    )
    first = json.loads(out)
    assert (code, err, first["iterations"]) == (0, "", 20)
    code, out, _ = told(capsys, "solve", "--resume", str(file), "--iterations", "30", "--json")
    second = json.loads(out)
    assert second["iterations"] == 50
    assert second["exploitability"] < first["exploitability"]
    code, _, err = told(capsys, "solve", "bagdad", "--size", "tiny", "--out", str(file))
    assert (code, "exists already" in err) == (2, True)
    code, out, _ = told(capsys, "solve", "bakschisch", "--size", "tiny", "--out", str(tmp_path / "exact.npz"))
    assert code == 0
    assert "exploitability: 0.000000 hundredths of the stake" in out
    code, _, err = told(capsys, "solve", "--resume", str(tmp_path / "exact.npz"))
    assert (code, "nothing to go on with" in err) == (2, True)
    code, _, err = told(capsys, "solve", "--resume", __file__)
    assert (code, "no solution" in err) == (2, True)


def test_the_commands_tell_of_bots_and_sizes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = told(capsys, "exploit", "bakschisch", "--size", "tiny", "-b", "random", "-b", "merchant", "--json")
    found = [json.loads(line) for line in out.splitlines()]
    assert code == 0
    assert [one["bot"] for one in found] == ["random", "merchant"]
    page = tmp_path / "page.md"
    mark = "<!-- measured by serai complexity -->"
    page.write_text(f"before\n{mark}\nold\n{mark}\nafter\n", encoding="utf-8")
    words = ("complexity", "bakschisch", "--size", "tiny", "--games", "20", "--walks", "20")
    assert told(capsys, *words, "--write", str(page))[0] == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "| Bakschisch | 2 | 4 " in text
    assert "old" not in text


def test_the_table_of_exploited_bots_is_renewed_game_by_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serai.cli.commands.exploit.SAMPLES", 2)
    monkeypatch.setattr("serai.cli.commands.exploit.SIMULATIONS", {"cadi": 2, "vizier": 3, "caliph": 4})
    page, begin, end = tmp_path / "page.md", "<!-- exploited -->\n", "<!-- end of exploited -->\n"
    old, kept = (
        "| Bakschisch, `tiny` | `old` | 1 | 2 | 3 |",
        "| Bakschisch, `small` | `kept` | 1 | 2 | 3 |\n| | `too` |",
    )
    page.write_text(f"before\n{begin}{old}\n{kept}\n{end}after\n", encoding="utf-8")
    assert told(capsys, "exploit", "bakschisch", "--size", "tiny", "--write", str(page), "--samples", "2")[0] == 0
    text = page.read_text(encoding="utf-8")
    assert (text.startswith(f"before\n{begin}"), text.endswith(f"{kept}\n\n{end}after\n")) == (True, True)
    rows = [row.split(" | ") for row in text.splitlines() if row.startswith("|")][2:-2]
    assert [row[-4].strip("| ") for row in rows] == [
        "`random`", "`novice`", "`merchant`", "`cadi:2`", "`vizier:3`", "`caliph:4`",
    ]  # fmt: skip
    assert rows[0] == ["| Bakschisch, `tiny`", "`random`", "50.00", "50.00", "known exactly |"]
    assert all(-100 <= float(row[-3]) <= 100 and row[-1] == "2 |" for row in rows[1:])
    page.write_text(text.replace(end, ""), encoding="utf-8")
    code, _, err = told(capsys, "exploit", "bakschisch", "--size", "tiny", "--write", str(page), "--samples", "2")
    assert (code, "one pair" in err) == (2, True)
    code, _, err = told(capsys, "exploit", "five-tribes", "--write", str(page), "--samples", "2")
    assert (code, "bakschisch tiny" in err) == (2, True)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("solve",), "Name a game to solve"),
        (("solve", "bakschisch", "--size", "tiny", "--method", "luck"), "exact, cfr or cfr+"),
        (("solve", "bakschisch", "--size", "tiny", "--iterations", "0"), "at least 1"),
        (("solve", "bagdad", "--size", "tiny", "--method", "exact"), "hands are hidden"),
        (("solve", "bakschisch", "-o", "coins=0"), "1 to 10"),
        (("solve", "bagdad", "-o", "palaces=1"), "guards do not fit into 4 spaces"),
        (("exploit", "bagdad", "--size", "tiny", "--bot", "caliph"), "number of simulations"),
        (("exploit", "bagdad", "--size", "tiny", "--samples", "3"), "even"),
        (("exploit", "--bot", "random", "--write", "page.md"), "all levels"),
        (("complexity", "--size", "tiny"), "name it"),
        (("complexity", "bakschisch", "--walks", "1"), "at least 2"),
    ],
)
def test_mistakes_are_explained(words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = told(capsys, *words)
    assert (code, out) == (2, "")
    assert sentence in err
