"""Differences between two pieces of JSON, so that who has the one can make the other without being sent all of it.

A change is `[path, value]`: at the path of keys and places in lists stands another value now; `[path]` alone: that key
is gone. The path `[]` is the whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

Change = list[Any]
MISSING = object()


def difference(before: Any, after: Any) -> list[Change]:
    """The changes that make `after` of `before`. Parts that are the same object are not looked into."""
    found: list[Change] = []
    if before is not after:
        _compare(before, after, [], found)
    return found


def _compare(before: Any, after: Any, path: list[str | int], found: list[Change]) -> None:
    kind = type(after)
    if type(before) is not kind:
        found.append([path, after])
    elif kind is dict:
        new = 0
        for key, value in after.items():
            old = before.get(key, MISSING)
            if old is MISSING:
                new += 1
                found.append([[*path, key], value])
            elif old is not value:
                _look(old, value, path, key, found)
        if len(after) - new != len(before):
            found.extend([[*path, key]] for key in before if key not in after)
    elif kind is list and len(before) == len(after):
        for place, value in enumerate(after):
            if before[place] is not value:
                _look(before[place], value, path, place, found)
    elif before != after:
        found.append([path, after])


def _look(before: Any, after: Any, path: list[str | int], key: str | int, found: list[Change]) -> None:
    """Compare what stands at a key; numbers and texts, which are most of it, at once."""
    kind = type(after)
    if kind is dict or kind is list:
        _compare(before, after, [*path, key], found)
    elif type(before) is not kind or before != after:
        found.append([[*path, key], after])


def applied(value: Any, changes: Iterable[Sequence[Any]]) -> Any:
    """A new value with the changes made; what did not change is shared with the old one, which stays as it is."""
    own: set[int] = set()  # parts that are new, so that they may be written to
    for path, *new in changes:
        if not path:
            value, own = new[0], set()
            continue
        value = _own(value, own)
        part = value
        for key in path[:-1]:
            part[key] = _own(part[key], own)
            part = part[key]
        if new:
            part[path[-1]] = new[0]
        else:
            del part[path[-1]]
    return value


def _own(part: Any, own: set[int]) -> Any:
    if id(part) in own:
        return part
    copy = part.copy()
    own.add(id(copy))
    return copy
