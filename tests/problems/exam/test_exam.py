"""The exam: what is proven is so, questions are made again, bots are scored by them, and bad files are told of."""

from __future__ import annotations

import dataclasses
import itertools
import json
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import serai
from serai.engine.chance import generator
from serai.problems.exam import Question, QuestionError, read_questions, shipped, write_questions
from serai.problems.exam.collection import shipped_file
from serai.problems.exam.examiner import Budgets, doubts
from serai.problems.exam.exhaustion import _solved, exhaust
from serai.problems.exam.maker import Maker
from serai.problems.exam.outcome_table import outcomes
from serai.problems.exam.question import LEAST_GAP, PROVEN, SEARCHED
from serai.problems.exam.scoring import score
from serai.problems.puzzles.maker import MOST_OF_NOTHING, NOTHING, deed_of
from tests.cli.table import Program

GAMES = ("bakschisch", "bagdad", "five-tribes")
LEAST_SHIPPED = 200  # questions of each game
COUNT = 204  # questions that the files are made for
LARGEST_SHIPPED = 200_000  # bytes

ORACLE = """
from pathlib import Path
from serai.problems.exam import read_questions

KNOWN = {(str(q.position), q.seat): q for q in read_questions(Path(__file__).with_name("some.jsonl"))}


class Oracle:
    def choose(self, knowledge, rng):
        question = KNOWN[str(knowledge.position()), knowledge.seat]
        return knowledge.game.action(question.right[0])


class Contrary(Oracle):
    def choose(self, knowledge, rng):
        question = KNOWN[str(knowledge.position()), knowledge.seat]
        return next(a for a in knowledge.legal_actions() if knowledge.game.steps[a] not in question.right)
"""


# ---------------------------------------------------------------- what is shipped


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_shipped_questions_are_sound(game: str) -> None:
    questions = shipped(game)
    assert shipped_file(game).stat().st_size < LARGEST_SHIPPED
    assert len({question.id for question in questions}) == len(questions) >= LEAST_SHIPPED
    assert {question.players for question in questions} == {2, 3, 4}
    flaws = {question.id: told for question in questions if (told := question.flaws())}
    assert not flaws
    deeds = Counter(deed_of(question.right[0]) for question in questions)
    assert sum(deeds[deed] for deed in NOTHING) <= MOST_OF_NOTHING * COUNT
    searched = [question for question in questions if question.proof["simulations"]]
    assert all(question.proof["simulations"] >= 100_000 and question.proof["runs"] >= 2 for question in searched)
    assert all(question.kind == PROVEN for question in questions if question not in searched)


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_a_sample_is_proven_and_found_again(game: str) -> None:
    questions = shipped(game)
    proven = [question for question in questions if question.kind == PROVEN]
    some = [question for question in questions if question.kind == SEARCHED][::70]
    for question in (*proven[:4], *some):
        assert doubts(question, Budgets(deep=4_000)) == [], question.id


# ---------------------------------------------------------------- what is proven


def last_bribe(gold: list[int], space: list[int], players: int) -> serai.Knowledge:
    """Bakschisch before the last fists of a round; seat 0 sits on the throne."""
    position: dict[str, Any] = serai.game("bakschisch", players=players).new_match(seed=1).state.position()
    rest = [0] * (4 - players)
    gone = 10 * players - sum(gold)
    position["state"] |= {"bribe": 4, "gold": gold + rest, "space": space + rest, "pot": gone, "thief": [0, 0, 0, 0]}
    position["state"] |= {"row": ["harem lady", "guard", "servant", "eunuch", "fakir"], "unseen": [4, 4, 4, 4, 4, 5]}
    position["state"]["throned"] = [0, -1, -1, -1]
    return serai.load(position).knowledge(0)


@pytest.mark.compiled
@pytest.mark.parametrize(("gold", "space"), [([6, 5], [31, 12]), ([7, 3, 6], [31, 12, 20])])
def test_whoever_can_outbid_somebody_for_sure_is_proven_to_win(gold: list[int], space: list[int]) -> None:
    knowledge = last_bribe(gold, space, len(gold))
    finding = exhaust(knowledge)
    assert finding is not None
    assert finding.right == tuple(f"bid {bid}" for bid in range(min(gold[1:]) + 1, gold[0] + 1))
    world = knowledge.imagine(generator(0))
    replies = [world.legal_actions(seat) for seat in range(1, len(gold))]
    for step, others in itertools.product(finding.right, itertools.product(*replies)):
        after = world.after(0, step)
        for seat, action in enumerate(others, 1):
            after = after.after(seat, action)
        assert after.over
        assert after.ranking[0] == 1
    assert all(finding.bounds[step] == (1.0, 1.0) for step in finding.right)


@pytest.mark.compiled
def test_two_bribes_before_the_end_are_gone_through() -> None:
    """Every fist against every other, then every card by its odds, then the matrix game of the last fists."""
    state = last_bribe([4, 2], [31, 12], 2).imagine(generator(0)).position()
    state["state"] |= {"bribe": 3, "row": ["harem lady", "guard", "servant", "eunuch", 0]}
    state["state"]["unseen"] = [4, 4, 4, 4, 5, 5]
    world = serai.load(state)
    found = outcomes(world, 0, True, 1000)
    assert found is not None
    low, high = found
    for i, mine in enumerate(world.legal_actions(0)):
        for j, theirs in enumerate(world.legal_actions(1)):
            after = world.after(0, mine).after(1, theirs)
            worth, total = np.zeros(2), 0
            for card, weight in after.odds().items():
                last = after.drawn(card)
                rows = [[last.after(0, a).after(1, b) for b in last.legal_actions(1)] for a in last.legal_actions(0)]
                for bound in (0, 1):  # what goes on may be anything
                    game = [[float(s.ranking[0] == 1) if s.over else float(bound) for s in row] for row in rows]
                    worth[bound] += weight * _solved(np.array(game))[0]
                total += weight
            assert (low[i, j], high[i, j]) == pytest.approx(tuple(worth / total))
    assert (low < high).any()
    assert outcomes(world, 0, True, 10) is None


@pytest.mark.compiled
def test_nothing_is_proven_where_it_is_open() -> None:
    assert exhaust(serai.game("bakschisch", players=2).new_match(seed=3).state.knowledge(0)) is None
    opening = serai.game("bagdad", players=3).new_match(seed=3).state
    assert exhaust(opening.knowledge(opening.to_act[0])) is None


# ---------------------------------------------------------------- making


@pytest.mark.compiled
def test_making_goes_on_where_it_stopped(tmp_path: Path) -> None:
    def make(count: int, made: list[Question], seed: str = "t") -> list[Question]:
        maker = Maker("bakschisch", seed, count=4, budgets=Budgets().scaled(0.02))
        maker.puzzles, maker.count = (), count
        return list(maker.make(made))[-1]

    one = make(1, [])
    assert [question.flaws() for question in one] == [[]]
    path = tmp_path / "one.jsonl.gz"
    write_questions(path, one)
    assert read_questions(path) == one
    assert one[0] == make(2, read_questions(path))[0]
    with pytest.raises(QuestionError, match="Name another file"):
        make(2, one, seed="u")


@pytest.mark.compiled
def test_flaws_are_told() -> None:
    good = shipped("bakschisch")[0]
    near = {**good.values, good.right[0]: max(v for s, v in good.values.items() if s not in good.right) + LEAST_GAP / 2}
    for bad, words in (
        (dataclasses.replace(good, kind="odd"), "kind"),
        (dataclasses.replace(good, values=near), "not clearly"),
        (dataclasses.replace(good, proof={}), "proof lacks"),
        (dataclasses.replace(good, right=("bid 40",)), "Not legal"),
        (dataclasses.replace(good, right=tuple(good.knowledge().legal())), "nothing is asked"),
        (dataclasses.replace(good, players=3), "another"),
    ):
        assert any(words in flaw for flaw in bad.flaws()), (words, bad.flaws())


# ---------------------------------------------------------------- scoring


@pytest.mark.compiled
def test_who_knows_the_answers_finds_them_all(tmp_path: Path) -> None:
    some = [*shipped("bakschisch")[:3], *shipped("bakschisch")[-3:]]
    write_questions(tmp_path / "some.jsonl", some)
    (tmp_path / "bots.py").write_text(ORACLE, encoding="utf-8")
    found = {name: score(some, f"{tmp_path / 'bots.py'}:{name}", tries=2).part() for name in ("Oracle", "Contrary")}
    assert [part is not None and part.mean for part in found.values()] == [1.0, 0.0]
    again = [score(some, "vizier", tries=2, seed="3").shares for _ in range(2)]
    assert again[0] == again[1]


@pytest.mark.compiled
def test_the_command(program: Program, tmp_path: Path) -> None:
    path, page = tmp_path / "some.jsonl", tmp_path / "page.md"
    made = program("exam", "make", "bagdad", "-n", "3", "--effort", "0.02", "--out", str(path))
    assert (made.code, "holds 3 questions" in made.out) == (0, True), made.err
    assert program("exam", "check", str(path)).out.startswith("All good")
    page.write_text("# Mine\n\nBefore.\n", encoding="utf-8")
    words = ("exam", "score", str(path), "--bots", "random,merchant,vizier:20", "--tries", "2")
    told = program(*words, "--json")
    report = json.loads(told.out)
    assert (report["game"], report["questions"], [one["bot"] for one in report["bots"]]) == (
        "bagdad", 3, ["random", "merchant", "vizier:20"],
    )  # fmt: skip
    assert all(0 <= one["shares"]["all"]["mean"] <= 1 for one in report["bots"])
    for _ in range(2):
        assert program(*words, "--write", "--results", str(page)).code == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Mine\n\nBefore.\n")
    assert text.count("| vizier:20 |") == text.count("<!-- end of exam bagdad -->") == 1
    lines = path.read_text(encoding="utf-8")
    path.write_text(lines + lines, encoding="utf-8")
    twice = program("exam", "check", str(path))
    assert (twice.code, "more than once" in twice.err) == (1, True)
    for arguments, sentence in (
        (("check", "nowhere.jsonl"), "There is no file"),
        (("make", "chess"), "chess"),
        (("make", "bagdad", "--effort", "0"), "--effort"),
        (("make", "bagdad", "--count", "0"), "--count"),
        (("score", "bagdad", "--bots", "caliph"), "thinks for a time"),
        (("score", "bagdad", "--tries", "0"), "--tries"),
        (("score", "bagdad", "--bots", "sultan"), "sultan"),
    ):
        refused = program("exam", *arguments)
        assert (refused.code, sentence in refused.err) == (2, True), (arguments, refused.err)


@pytest.mark.parametrize(
    ("data", "words"),
    [(b"{", "line 1: this is not JSON"), (b"[]\n", "format 1"), (b'{"serai_question": 1}\n', "lacks game")],
)
def test_files_that_hold_no_questions(tmp_path: Path, data: bytes, words: str) -> None:
    path = tmp_path / "file.jsonl"
    path.write_bytes(data)
    with pytest.raises(QuestionError, match=words):
        read_questions(path)
