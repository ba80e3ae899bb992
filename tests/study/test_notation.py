"""Studies as text: what is written is read again, an exported study is a record too, and bad lines are named."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from serai.engine.chance import below, generator
from serai.engine.errors import IllegalMove, RecordError
from serai.study import Line, Study, StudyError, Tree, follow, read_study, write_study
from tests.study.test_analysis import GAMES, random_match

WORDS = st.text(max_size=20)
SAID = st.text(min_size=1, max_size=40)


@pytest.mark.compiled
@settings(max_examples=25)
@given(st.data())
def test_what_is_written_is_read_again(data: st.DataObject) -> None:
    name, seed = data.draw(st.sampled_from(GAMES)), data.draw(st.integers(0, 99))
    match = random_match(name, 2, f"{seed}", 12)
    rng = generator(seed)
    comments = data.draw(st.dictionaries(st.integers(0, match.steps), SAID, max_size=3))
    lines: list[Line] = []
    for number in range(data.draw(st.integers(0, 3))):
        beside: bool = data.draw(st.booleans())
        parent = lines[-1] if lines and beside else None
        begun = data.draw(st.integers(0, match.steps)) if parent is None else parent.moment
        after = 0 if parent is None else data.draw(st.integers(0, len(parent.steps)))
        taken = [] if parent is None else _path(lines, replace(parent, steps=parent.steps[:after]))
        variation = follow(match, begun, taken)
        for _ in range(data.draw(st.integers(1, 3))):
            if variation.state.over:
                break
            seat = variation.state.to_act[0]
            legal = variation.state.legal(seat)
            variation.play(f"{seat} {legal[below(rng, len(legal))]}")
        own = tuple(variation.steps[len(taken) :])
        if own:
            said = data.draw(st.dictionaries(st.integers(0, len(own)), SAID, max_size=2))
            lines.append(Line(f"l{number}", begun, own, data.draw(WORDS), parent.id if parent else None, after, said))
    study = Study(match, data.draw(WORDS), Tree(comments, tuple(lines)))
    text = write_study(study)
    again = read_study(text)
    assert (again.title, again.tree) == (study.title, study.tree)
    assert again.match.history == match.history
    assert _without_seed(write_study(again)) == _without_seed(text)
    assert Tree.from_json(json.loads(json.dumps(study.tree.to_json()))) == study.tree
    assert serai.replay(text).history == match.history  # it reads as a plain record as well


def _without_seed(text: str) -> list[str]:
    """A game that is not over keeps its seed to itself."""
    return [line for line in text.splitlines() if not line.startswith("seed-hash ")]


def _path(lines: list[Line], line: Line) -> list[str]:
    """All steps of a line since the main line."""
    parent = next((one for one in lines if one.id == line.parent), None)
    return [*(_path(lines, parent)[: line.after] if parent else []), *line.steps]


@pytest.mark.compiled
def test_a_line_of_a_line_of_a_line() -> None:
    """`after` counts the steps of the line that is left, not those before it."""
    match = serai.game("bakschisch", players=2).new_match(seed=5)
    first = Line("a", 0, ("0 bid 1", "1 pass"))
    second = Line("b", 0, ("1 bid 1", "0 pass"), parent="a", after=1)
    third = Line("c", 0, ("0 bid 2",), parent="b", after=1)
    tree = Tree({}, (first, second, third))
    assert tree.checked(match) == tree
    with pytest.raises(StudyError, match="which has 2"):
        Tree({}, (first, second, replace(third, after=3))).checked(match)


def test_a_path_always_draws_the_same() -> None:
    match = serai.game("bakschisch", players=2).new_match(seed=5)
    steps = ["0 bid 1", "1 pass", "1 bid 1", "0 pass"]
    found = follow(match, 0, steps)
    assert follow(match, 0, steps).state == found.state
    assert follow(match, 0, steps[:2]).state == found.branch(2).state
    assert found.steps == steps
    twin = match.copy()
    for seat, step in ((0, "bid 1"), (1, "pass"), (0, "pass"), (1, "bid 1")):
        twin.play(seat, step)
    others = {follow(match, 0, [f"0 bid {coins}", "1 pass"]).state.plain.row for coins in range(1, 9)}
    assert len(others) > 1  # not the draws of the match's own seed
    with pytest.raises(IllegalMove) as error:
        follow(match, 0, ["0 bid 1", "0 bid 2"])
    assert error.value.number == 1


@pytest.mark.parametrize(
    ("added", "line", "words"),
    [
        ("#: step 0 bid 1", 1, "begins with the line '#: study 1'"),
        ("#: study 2", 1, "format 1, not '2'"),
        ('#: study 1\n#: title "x', 2, "JSON string"),
        ("#: study 1\n#: step 0 bid 1", 2, "no line such as"),
        ('#: study 1\n#: comment 5 "x"', 2, "stands at 0 to 0"),
        ('#: study 1\n#: line a after 3 "x"\n#: step 0 pass', 2, "no moment 3"),
        ('#: study 1\n#: line a after b 1 "x"\n#: step 0 pass', 2, "does not come before"),
        ('#: study 1\n#: line a after 0 "x"', 2, "A line has a step"),
        ('#: study 1\n#: line a after 0 "x"\n#: step 0 pass\n#: step 0 pass', 4, "Step 2"),
        ('#: study 1\n#: line a after 0 "x"\n#: step 0 fly', 3, "Step 1, '0 fly'"),
        ('#: study 1\n#: line a after 0 "x"\n#: step fly', 3, "names its seat first"),
        ('#: study 1\n#: line a after 0 "x"\n#: step 0 pass\n#: line a after 0 "y"\n#: step 0 pass', 4, "Two lines"),
        ('#: study 1\n#: line a after 0 "x"\n#: step 0 pass\n#: comment 2 "y"', 4, "stands at 0 to 1"),
        (f'#: study 1\n#: comment 0 "{"x" * 501}"', 2, "1 to 500 characters"),
    ],
)
def test_bad_lines_are_named(added: str, line: int, words: str) -> None:
    record = serai.game("bakschisch", players=2).new_match(seed=1).record()
    with pytest.raises(RecordError) as error:
        read_study(f"{record}{added}\n")
    assert words.lower() in str(error.value).lower()
    assert error.value.line == record.count("\n") + line


@pytest.mark.parametrize(
    "told",
    [
        5,
        {"lines": 5},
        {"comments": {"x": "y"}},
        {"comments": {"1": 5}},
        {"lines": [5]},
        {"lines": [{"id": "a", "from": {"moment": "x"}, "steps": []}]},
        {"lines": [{"id": "a", "from": {"moment": 0}, "steps": [5]}]},
        {"lines": [{"id": 5, "from": {"moment": 0}, "steps": []}]},
    ],
)
def test_json_that_is_no_tree(told: Any) -> None:
    with pytest.raises(StudyError):
        Tree.from_json(told)
