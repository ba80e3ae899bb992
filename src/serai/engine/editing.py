"""Changes positions by hand, as the game declares it (`engine.declarations.editing`); the audit checks the result."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from serai.engine.declarations.editing import Change, Fields, Part
from serai.engine.errors import PositionError, is_whole
from serai.engine.game import Game, State
from serai.engine.positions import named_fields
from serai.engine.sentences import shown, unknown


def describe(game: Game) -> dict[str, Any]:
    """The fields of a game's positions, for a form."""
    editing, book = game.rulebook.editing, game.rulebook
    axes: dict[str, list[str]] = {"seat": [str(seat) for seat in range(game.players)]}
    axes |= {name: list(words) for name, words in editing.axes.items()}
    rows = []
    for name in book.changing:
        part = editing.parts.get(name, Part())
        if part.follows:
            continue
        lengths = book.dtype[name].shape
        own = part.axes or tuple(str(length) for length in lengths)
        axes |= {axis: [str(n + 1) for n in range(int(axis))] for axis in own if axis.isdigit()}
        bounds = np.iinfo(book.dtype[name].base)
        rows.append(
            {
                "name": name,
                "axes": list(own),
                "low": max(part.low, int(bounds.min)),
                "high": 1 if part.flag else part.high if part.high is not None else min(int(bounds.max), 999),
                "flag": part.flag,
                "fine": part.fine,
                "choices": _choices(part, axes, book.labels.get(name)),
            }
        )
    return {**game.describe(), "axes": axes, "points": list(editing.points), "fields": rows}


def opening(game: Game, seed: str) -> State:
    """The first position of a new game that is not of its set-up, which is played at random."""
    match, chooser = game.new_match(seed=seed), random.Random(seed)
    while match.state.position()["state"].get("phase") in game.rulebook.editing.set_up:
        seat = match.state.to_act[0]
        match.play(seat, chooser.choice(match.state.legal_actions(seat)))
    return match.state


def _choices(part: Part, axes: Mapping[str, Sequence[str]], labels: Sequence[str] | None) -> list[dict[str, Any]]:
    """What a field may hold, where that is not a mere number: the value, its word and the axis of the word."""
    if part.names is not None:
        none = [] if part.empty is None else [{"value": part.empty, "word": "none", "axis": None}]
        words = axes[part.names]
        return none + [{"value": n, "word": word, "axis": part.names} for n, word in enumerate(words)]
    return [{"value": word, "word": word, "axis": None} for word in labels or ()]


def changed(game: Game, position: Mapping[str, Any], name: str, at: Sequence[int], value: Any) -> dict[str, Any]:
    """The position with another value in a place of a field and all that follows from it; it is not checked yet."""
    state, editing = named_fields(game.rulebook, position["state"]), game.rulebook.editing
    if name not in state:
        raise PositionError(unknown("field", name, game.rulebook.changing))
    if not (is_whole(value) or isinstance(value, str)):
        raise PositionError(f"A field of a position holds numbers or words, not {shown(value)}.")
    change = Change(name, tuple(at), _value(state, name, at), value, game)
    put(state, name, at, value)
    part = editing.parts.get(name, Part())
    if part.shares is not None and is_whole(value) and is_whole(change.before):
        giver = editing.parts[part.shares]
        place = [at[part.axes.index(axis)] for axis in giver.axes]
        put(state, part.shares, place, _value(state, part.shares, place) - change.more)
    editing.follow(state, change)
    return {**position, "state": state}


def _value(state: Mapping[str, Any], name: str, at: Sequence[int]) -> Any:
    found = state[name]
    for index in at:
        if not isinstance(found, list) or not is_whole(index) or not 0 <= index < len(found):
            raise PositionError(f"Field {name!r} has no place {shown(list(at))}.")
        found = found[index]
    if isinstance(found, list):
        raise PositionError(f"Field {name!r} has no place {shown(list(at))}.")
    return found


def put(state: Fields, name: str, at: Sequence[int], value: Any) -> None:
    """Write a value into a place of a field."""
    if not at:
        state[name] = value
        return
    found = state[name]
    for index in at[:-1]:
        found = found[index]
    found[at[-1]] = value
