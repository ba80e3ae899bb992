"""Declared shapes: what fits them and what does not."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from serai.engine.declarations.shapes import EVERY, keys_of, misfit


class Walk(TypedDict):
    """A pawn moves."""

    event: Literal["walk"]
    seat: int
    by: Annotated[int | None, "How far."]


class Shuffle(TypedDict):
    """Cards are shuffled."""

    event: Literal["shuffle"]
    cards: dict[Literal["red", "blue"], int]
    order: NotRequired[list[str]]


GOOD: list[tuple[Any, Any]] = [
    ({"event": "walk", "seat": 1, "by": None}, Walk),
    ({"event": "shuffle", "cards": {"red": 1}}, Walk | Shuffle),
    ({"event": "shuffle", "cards": {}, "order": ["x"]}, Walk | Shuffle),
    ([1, 2], list[int]),
    (None, None),
    ({"red": 1, "blue": 2}, Annotated[dict[Literal["red", "blue"], int], EVERY]),
    ({"whatever": object()}, dict),
]
BAD: list[tuple[Any, Any, str]] = [
    ({"event": "walk", "seat": 1}, Walk, r"lacks \['by'\]"),
    ({"event": "walk", "seat": 1, "by": 2, "x": 3}, Walk | Shuffle, r"\['x'\] too much"),
    ({"event": "walk", "seat": True, "by": 2}, Walk | Shuffle, "it.seat is True"),
    ({"event": "walk", "seat": 1, "by": 2.0}, Walk, "it.by is 2.0"),
    ({"event": "shuffle", "cards": {"green": 1}}, Shuffle, "a key of it.cards is 'green'"),
    ({"event": "fly"}, Walk | Shuffle, "too much and lacks"),
    ([1, "2"], list[int], r"it\[1\] is '2'"),
    ((1, 2), list[int], r"it is \(1, 2\)"),
    (1, Literal["1"], "it is 1"),
    (True, Literal[1], "it is True"),
    ([], Literal["1"], r"it is \[\]"),
    ({"red": 1}, Annotated[dict[Literal["red", "blue"], int], EVERY], r"lacks \['blue'\]"),
]


@pytest.mark.parametrize(("value", "declared"), GOOD)
def test_what_fits(value: Any, declared: Any) -> None:
    assert misfit(value, declared) is None


@pytest.mark.parametrize(("value", "declared", "sentence"), BAD)
def test_what_does_not_fit_says_where(value: Any, declared: Any, sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence):
        raise AssertionError(misfit(value, declared))


def test_keys_have_meanings() -> None:
    assert keys_of(Walk)["by"] == (int | None, True, "How far.")
    assert keys_of(Shuffle)["order"] == (list[str], False, None)
