"""Hints: every legal step with its share and expected result, for positions and records; mistakes in one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import serai
from serai.bots import advise
from serai.bots.explanations import explain, in_words
from serai.cli.commands import bench_search
from tests.cli.table import Program
from tests.contract.tables import walk

pytestmark = pytest.mark.compiled


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(walk(serai.game("bakschisch", players=2), 3, 12).record(), encoding="utf-8")
    return path


def test_a_record_for_programs(program: Program, record: Path) -> None:
    done = program("hint", str(record), "--seat", "1", "--budget", "200", "--json")
    assert (done.code, done.err) == (0, "")
    told = json.loads(done.out)
    state = serai.replay(record.read_text()).state
    assert (told["game"], told["players"], told["seat"], told["mixed"]) == ("bakschisch", 2, 1, True)
    assert sorted(c["step"] for c in told["candidates"]) == sorted(state.legal(1))
    assert sum(c["share"] for c in told["candidates"]) == pytest.approx(1)
    assert all(c["win"] is None or 0 <= c["win"] <= 1 for c in told["candidates"])
    shares = [c["share"] for c in told["candidates"]]
    assert shares == sorted(shares, reverse=True)
    assert all(c["turn"] == [c["step"]] for c in told["candidates"])
    assert {"code", "amount", "args"} == set(told["candidates"][0]["reasons"][0])
    expected = [c.step for c in advise(state.knowledge(1), "200")]
    assert [c["step"] for c in told["candidates"]] == expected


def test_a_position_for_people(program: Program, tmp_path: Path) -> None:
    state = walk(serai.game("bakschisch", players=2), 3, 12).state
    path = tmp_path / "position.json"
    path.write_text(json.dumps(state.position()), encoding="utf-8")
    done = program("hint", str(path), "--seat", "0", "--budget", "200")
    assert done.code == 0
    assert "Bakschisch, 2 players, seat 0 to choose" in done.out
    best = advise(state.knowledge(0), "200")[0].step
    told = done.out.splitlines()
    assert told[1] == f"Best: {best}"
    assert told[2].strip() == in_words(state.game, explain(state.knowledge(0), [best]))
    assert "expected" in done.out
    assert "nobody can foresee" in done.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["{record}"], "--seat says which"),
        (["{record}", "--seat", "5"], "seat"),
        (["{record}", "--seat", "0", "--at", "999"], "There is no position 999"),
        (["{record}", "--seat", "0", "--at", "0"], "a draw comes"),
        (["{record}", "--seat", "0", "--budget", "fast"], "500, 200ms or 1.5s"),
        (["nothing.txt"], "There is no file"),
        (["{broken}"], "not a position that can be read"),
    ],
)
def test_mistakes_are_one_sentence(
    program: Program, record: Path, tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text('{"serai_position": 1}', encoding="utf-8")
    done = program("hint", *(word.format(record=record, broken=broken) for word in arguments))
    assert done.code == 2
    assert sentence in done.err
    assert len(done.err.strip().splitlines()) == 1
    assert done.out == ""


def test_a_finished_game_has_no_hint(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(walk(serai.game("bakschisch", players=2), 3, 10_000).record(), encoding="utf-8")
    done = program("hint", str(path))
    assert done.code == 2
    assert "The game is over" in done.err


def test_the_speed_of_search_for_programs(program: Program) -> None:
    pytest.importorskip("pyspiel")
    done = program("bench", "search", "--json", "--seconds", "0.05", "--game", "bakschisch")
    assert (done.code, done.err) == (0, "")
    told = json.loads(done.out)
    assert [peer["game"] for peer in told["peers"]] == list(bench_search.PEER_GAMES)
    assert [run["kind"] for run in told["searches"]] == ["plain", "caliph"]
    for run in told["searches"]:
        assert run["steps_per_second"] > run["simulations_per_second"] > 100
        for peer in told["peers"]:
            ratio = run["steps_per_second"] / peer["steps_per_second"]
            assert run["times_peer"][peer["game"]] == pytest.approx(ratio, abs=0.01)
    assert len(told["targets"]) == 2
