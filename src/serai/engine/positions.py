"""Writes and reads positions as JSON: every field of a state's record by name, with words where numbers have names."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np

from serai.engine import contract
from serai.engine.contract import Record
from serai.engine.errors import PositionError, is_whole
from serai.engine.game_config import GameConfig
from serai.engine.rulebook import Rulebook
from serai.engine.sentences import MOST_LISTED, listing, shown, unknown

FORMAT = 1
BYTE_ORDER_MARK = "\ufeff"  # that some editors put before a text


def write_position(game: GameConfig, record: Record) -> dict[str, Any]:
    """The position as JSON: game, rules version, players, options, and what has changed since they were chosen."""
    book = game.rulebook
    fields = {name: _named(record[name].tolist(), book.labels.get(name)) for name in book.changing}
    return {"serai_position": FORMAT, **game.describe(), "state": fields}


def _named(value: Any, labels: Any) -> Any:
    if labels is None:
        return value
    if isinstance(value, list):
        return [_named(item, labels) for item in value]
    return labels[value] if 0 <= value < len(labels) else value


def parse_position(position: Mapping[str, Any] | str) -> Mapping[str, Any]:
    """The JSON of a position with its heading checked: format, game, rules, players, options, state."""
    if isinstance(position, str):
        try:
            position = json.loads(position.removeprefix(BYTE_ORDER_MARK))
        except (ValueError, RecursionError) as error:  # a number of very many digits is a plain ValueError
            raise PositionError(f"This is not JSON that can be read: {error}.") from None
    if not isinstance(position, Mapping):
        raise PositionError("A position is a JSON object as State.position() writes it.")
    expected = ("serai_position", "game", "rules", "players", "options", "state")
    for key in expected:
        if key not in position:
            raise PositionError(
                f"A position needs {key!r}; it has {listing(map(shown, list(position)[:MOST_LISTED]))}."
            )
    for key in position:
        if key not in expected:
            raise PositionError(unknown("part of a position named", key, expected))
    if not _same(position["serai_position"], FORMAT):
        raise PositionError(
            f"This position has format {shown(position['serai_position'])}; this version reads format {FORMAT}."
        )
    if not isinstance(position["options"], Mapping) or not isinstance(position["state"], Mapping):
        raise PositionError("'options' and 'state' of a position are JSON objects.")
    return position


def read_position(game: GameConfig, position: Mapping[str, Any] | str) -> Record:
    """The record of a position, checked field by field and against every invariant of the rules."""
    position = parse_position(position)
    book = game.rulebook
    own = game.describe()
    for key in ("game", "rules", "players"):
        if not _same(position[key], own[key]):
            raise PositionError(f"This position has {key} {shown(position[key])}; this game has {own[key]!r}.")
    for name, value in position["options"].items():
        if name not in game.chosen:
            raise PositionError(unknown(f"option in {book.title} named", name, own["options"]))
        if not _same(value, game.chosen[name]):
            raise PositionError(
                f"This position has option {name} = {shown(value)}; this game has {game.chosen[name]!r}."
            )
    record = game.start_record().copy()
    for name, numbers in _read_fields(book, position["state"]).items():
        record[name] = numbers
    book.derive(record)
    flaw = int(contract.audit(record))
    if flaw:
        rule, sentence = book.flaws[flaw]
        raise PositionError(f"{sentence} ({rule})" if rule else sentence, book.flaw_code(flaw))
    return record


def named_fields(book: Rulebook, fields: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a position, each checked alone, with names wherever numbers have names."""
    return {name: _named(value, book.labels.get(name)) for name, value in _read_fields(book, fields).items()}


def _read_fields(book: Rulebook, fields: Mapping[str, Any]) -> dict[str, Any]:
    for name in fields:
        if name not in book.changing:
            raise PositionError(unknown("field", name, book.changing))
    for name in book.changing:
        if name not in fields:
            raise PositionError(f"The position lacks the field {name!r}.")
    return {name: _numbers(book.dtype[name], name, fields[name], book.labels.get(name)) for name in book.changing}


def _same(found: Any, expected: Any) -> bool:
    """Whether a value of a heading is the expected one; True is not 1, and 2.0 is not 2."""
    return type(found) is type(expected) and bool(found == expected)


def _numbers(dtype: np.dtype[Any], name: str, value: Any, labels: Any) -> Any:
    base, shape = dtype.base, dtype.shape
    bounds = np.iinfo(base)

    def number(item: Any) -> int:
        if labels is not None and isinstance(item, str):
            if item not in labels:
                raise PositionError(unknown(f"value for field {name}:", item, labels))
            return int(list(labels).index(item))
        if not is_whole(item) or not bounds.min <= item <= bounds.max:
            raise PositionError(
                f"Field {name!r} holds whole numbers from {bounds.min} to {bounds.max}, not {shown(item)}."
            )
        return item

    def walk(item: Any, shape: tuple[int, ...]) -> Any:
        if not shape:
            return number(item)
        if not isinstance(item, list) or len(item) != shape[0]:
            raise PositionError(f"Field {name!r} is a list of {' x '.join(map(str, dtype.shape))} numbers.")
        return [walk(part, shape[1:]) for part in item]

    return walk(value, shape)
