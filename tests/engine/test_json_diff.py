"""Differences: whoever has the one value and the changes has the other, and nothing that was shared is written to."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.engine.json_diff import applied, difference

KEYS = st.sampled_from(["a", "b", "c", "seats"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(2, 5) | st.text("xy", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)


@given(VALUES, VALUES)
def test_changes_lead_from_one_value_to_the_other(before: Any, after: Any) -> None:
    kept = copy.deepcopy(before), copy.deepcopy(after)
    changes = json.loads(difference(before, after))
    assert json.dumps(applied(before, changes), sort_keys=True) == json.dumps(after, sort_keys=True)
    assert (before, after) == kept
    assert difference(after, copy.deepcopy(after)) == "[]"


@given(VALUES, VALUES, VALUES)
def test_changes_can_follow_each_other(first: Any, second: Any, third: Any) -> None:
    changes = json.loads(difference(first, second)) + json.loads(difference(second, third))
    assert json.dumps(applied(first, changes), sort_keys=True) == json.dumps(third, sort_keys=True)


@pytest.mark.parametrize(
    ("before", "after", "changes"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}, [[["b", 1], 3]]),
        ({"a": 1}, {}, [[["a"]]]),
        ({"a": [1]}, {"a": [1, 2]}, [[["a"], [1, 2]]]),
        (None, {"a": 1}, [[[], {"a": 1}]]),
    ],
)
def test_changes_are_as_small_as_they_look(before: Any, after: Any, changes: Any) -> None:
    assert json.loads(difference(before, after)) == changes
