"""Shapes: views, events and boxes as declared types, and whether a value has the shape that was declared.

A game declares what it tells as TypedDicts: mypy checks them where they are built, `misfit` checks values in the
contract suite, and `serai.server.typescript` writes the same types for the browser. A text in `Annotated` says what a
key means and becomes a comment there; EVERY in it marks a dict that has all of its keys.
"""

from __future__ import annotations

import functools
import types
import typing
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired, TypedDict, Union, get_args, get_origin

if TYPE_CHECKING:
    from serai.engine.state import State

EVERY = object()  # Annotated[dict[Colour, int], EVERY]: a dict that has each of its keys


class Settled(TypedDict):
    """What was settled before a game began."""

    game: str
    rules: int
    players: int
    options: dict[str, str | int | None]


class BaseView(Settled):
    """What the views of all games have in common."""

    seat: Annotated[int | None, "Whose eyes; null: a spectator, or everything open."]
    to_act: Annotated[list[int], "The seats that must choose now."]
    over: bool
    scores: Annotated[list[int], "Of each seat; empty until the end, as the ranking is."]
    ranking: list[int]


class StepSet(TypedDict):
    """Steps that are not listed one by one: the deed with any of these names, at least one."""

    deed: str
    of: list[str]


def base_view(state: State, seat: int | None) -> BaseView:
    """The part of a view that all games have in common."""
    over = state.over
    return {
        **state.game.settled,
        "seat": seat,
        "to_act": list(state.to_act),
        "over": over,
        "scores": list(state.scores) if over else [],
        "ranking": list(state.ranking) if over else [],
    }


@functools.cache
def keys_of(declared: Any) -> Mapping[str, tuple[Any, bool, str | None]]:
    """The keys of a TypedDict: the type of each, whether it is always there, and what it means."""
    found: dict[str, tuple[Any, bool, str | None]] = {}
    for key, hint in typing.get_type_hints(declared, include_extras=True).items():
        always = get_origin(hint) is not NotRequired
        kind = hint if always else get_args(hint)[0]
        meaning = kind.__metadata__[-1] if get_origin(kind) is Annotated else None
        if isinstance(meaning, str):
            bare = Annotated[get_args(kind)[0], EVERY] if EVERY in get_args(kind) else get_args(kind)[0]
            found[key] = (bare, always, meaning)
        else:
            found[key] = (kind, always, None)
    return found


def union_of(declared: Any) -> tuple[Any, ...]:
    """The types of a union; any other type alone."""
    return get_args(declared) if get_origin(declared) in (Union, types.UnionType) else (declared,)


def tag_of(declared: Any) -> str:
    """The id of a declared event: the only value of its key `event`."""
    return str(get_args(keys_of(declared)["event"][0])[0])


def misfit(value: Any, declared: Any, place: str = "it") -> str | None:
    """What is wrong with a value as a sentence; None if it has the declared shape, no more and no less."""
    if declared is Any:
        return None
    options = union_of(declared)
    if len(options) > 1:
        return _none_fits(value, options, place)
    origin, args = get_origin(declared), get_args(declared)
    if typing.is_typeddict(declared):
        return _typed_dict_misfit(value, declared, place)
    if origin is Annotated:
        wrong = misfit(value, args[0], place)
        missing = [key for key in get_args(get_args(args[0])[0]) if not wrong and key not in value]
        return f"{place} lacks {missing}." if missing and EVERY in args else wrong
    if origin is Literal:
        fits = any(value == known and type(value) is type(known) for known in args)
        return None if fits else f"{place} is {value!r}, not one of {', '.join(map(repr, args))}."
    # Exactly of this type: True is no number, and a tuple is no list.
    exact: Any = origin or (type(None) if declared is None else declared)
    kind: Any = type(value)
    if kind is not exact:
        return f"{place} is {value!r}, not {declared}."
    parts: list[tuple[Any, Any, str]] = []
    if origin is list:
        parts = [(part, args[0], f"{place}[{index}]") for index, part in enumerate(value)]
    elif origin is dict:
        parts = [(key, args[0], f"a key of {place}") for key in value]
        parts += [(part, args[1], f"{place}.{key}") for key, part in value.items()]
    return next((wrong for part in parts if (wrong := misfit(*part))), None)


def _none_fits(value: Any, options: tuple[Any, ...], place: str) -> str | None:
    wrongs = []
    for option in options:
        if (wrong := misfit(value, option, place)) is None:
            return None
        tagged = typing.is_typeddict(option) and "event" in keys_of(option) and isinstance(value, dict)
        if tagged and value.get("event") == tag_of(option):
            return wrong  # the sentence that helps: the others are about other events
        wrongs.append(wrong)
    return wrongs[-1]


def _typed_dict_misfit(value: Any, declared: Any, place: str) -> str | None:
    if type(value) is not dict:
        return f"{place} is {value!r}, not a {declared.__name__}."
    keys = keys_of(declared)
    unknown = [key for key in value if key not in keys]
    missing = [key for key, (_, always, _) in keys.items() if always and key not in value]
    if unknown or missing:
        return f"{place} as a {declared.__name__} has {unknown} too much and lacks {missing}."
    wrongs = (misfit(part, keys[key][0], f"{place}.{key}") for key, part in value.items())
    return next((wrong for wrong in wrongs if wrong), None)
