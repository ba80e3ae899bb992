"""Types of views, events and boxes as a game declares them, and a check whether a value fits its type.

A game declares what it tells as TypedDicts: mypy checks them where they are built, `misfit` checks values in the
contract suite, and `serai.server.typescript` writes the same types for the browser. A text in `Annotated` says what a
key means and becomes a comment there; EVERY in it marks a dict that has all of its keys.
"""

from __future__ import annotations

import functools
import types
import typing
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal, NotRequired, TypedDict, Union, get_args, get_origin

from serai.engine.declarations.position import Position, Settled

EVERY = object()  # Annotated[dict[Colour, int], EVERY]: a dict that has each of its keys


class BaseView(Settled):
    """What the views of all games have in common."""

    seat: Annotated[int | None, "Whose eyes; null: a spectator, or everything open."]
    to_act: Annotated[list[int], "The seats that must choose now."]
    over: bool
    scores: Annotated[list[int], "Of each seat; empty until the end, as the ranking is."]
    ranking: list[int]


class StepSet(TypedDict):
    """Steps that are not listed one by one: one kind of step (`deed`) with any of these names, at least one."""

    deed: str
    of: list[str]


def base_view(state: Position, seat: int | None) -> BaseView:
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
    wrong = _check(declared)(value)
    return wrong(place) if wrong else None


Wrong = Callable[[str], str]  # a place to the sentence about it: most values fit, and nobody asks where they are
Check = Callable[[Any], Wrong | None]


@functools.cache
def _check(declared: Any) -> Check:
    """What looks whether a value has a shape."""
    options = union_of(declared)
    origin, args = get_origin(declared), get_args(declared)
    if declared is Any:
        return lambda value: None
    if len(options) > 1:
        return _check_union(options)
    if typing.is_typeddict(declared):
        return _check_typed_dict(declared)
    if origin is Annotated:
        return _check_every(args[0]) if EVERY in args else _check(args[0])
    if origin is Literal:
        return _check_literal(args)
    if origin is list:
        return _check_list(declared, _check(args[0]))
    if origin is dict:
        return _check_dict(declared, _check(args[0]), _check(args[1]))
    return _check_type(origin or (type(None) if declared is None else declared), declared)


def _check_literal(args: tuple[Any, ...]) -> Check:
    known = {kind: {arg for arg in args if type(arg) is kind} for kind in map(type, args)}
    said = ", ".join(map(repr, args))

    def check(value: Any) -> Wrong | None:
        if value in known.get(type(value), ()):
            return None
        return lambda place: f"{place} is {value!r}, not one of {said}."

    return check


def _check_type(exact: Any, declared: Any) -> Check:
    """Exactly of this type: True is no number, and a tuple is no list."""
    return lambda value: None if type(value) is exact else lambda place: f"{place} is {value!r}, not {declared}."


def _check_list(declared: Any, check_part: Check) -> Check:
    check_type = _check_type(list, declared)

    def check(value: Any) -> Wrong | None:
        if wrong := check_type(value):
            return wrong
        for index, part in enumerate(value):
            if wrong := check_part(part):
                return _within(wrong, f"[{index}]")
        return None

    return check


def _check_dict(declared: Any, check_key: Check, check_part: Check) -> Check:
    check_type = _check_type(dict, declared)

    def check(value: Any) -> Wrong | None:
        if wrong := check_type(value):
            return wrong
        for key in value:
            if wrong := check_key(key):
                return _within(wrong, before="a key of ")
        for key, part in value.items():
            if wrong := check_part(part):
                return _within(wrong, f".{key}")
        return None

    return check


def _check_every(declared: Any) -> Check:
    """A dict that has each of its keys."""
    check_dict, keys = _check(declared), get_args(get_args(declared)[0])

    def check(value: Any) -> Wrong | None:
        if wrong := check_dict(value):
            return wrong
        missing = [key for key in keys if key not in value]
        return (lambda place: f"{place} lacks {missing}.") if missing else None

    return check


def _check_union(options: tuple[Any, ...]) -> Check:
    checks = [_check(option) for option in options]
    tagged = [typing.is_typeddict(option) and "event" in keys_of(option) for option in options]
    tags = [tag_of(option) if has_tag else None for option, has_tag in zip(options, tagged, strict=True)]

    def check(value: Any) -> Wrong | None:
        tag = value.get("event") if isinstance(value, dict) else None
        wrong = None
        for known, check_option in zip(tags, checks, strict=True):
            wrong = check_option(value)
            if wrong is None or (known is not None and known == tag):
                return wrong  # the sentence that helps: the others are about other events
        return wrong

    return check


def _check_typed_dict(declared: Any) -> Check:
    keys = keys_of(declared)
    needed = [key for key, (_, always, _) in keys.items() if always]
    checks: dict[str, Check] = {}  # made when they are needed: a type may hold others of its kind

    def check(value: Any) -> Wrong | None:
        if type(value) is not dict:
            return lambda place: f"{place} is {value!r}, not a {declared.__name__}."
        unknown = [key for key in value if key not in keys]
        missing = [key for key in needed if key not in value]
        if unknown or missing:
            return lambda place: f"{place} as a {declared.__name__} has {unknown} too much and lacks {missing}."
        if not checks:
            checks.update((key, _check(kind)) for key, (kind, _, _) in keys.items())
        for key, part in value.items():
            if wrong := checks[key](part):
                return _within(wrong, f".{key}")
        return None

    return check


def _within(wrong: Wrong, after: str = "", before: str = "") -> Wrong:
    """The same about a part of a place."""
    return lambda place: wrong(f"{before}{place}{after}")
