"""Differences between two pieces of JSON, so that who has the one can make the other without being sent all of it.

A change is `[path, value]`: at the path of keys and places in lists stands another value now; `[path]` alone: that key
is gone. The path `[]` is the whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

Change = list[Any]
MISSING = object()


Known = dict[tuple[int, int], list[Change]]  # how parts differ that were compared already, by their identities


def difference(before: Any, after: Any, known: Known | None = None) -> list[Change]:
    """The changes that make `after` of `before`.

    Equal parts are not looked into: Python compares them many times quicker than a loop of ours. To it 1 and True are
    equal, so that what stands at a place is always a number there, or never, as the shapes of our games declare. Who
    compares several pairs that share parts at the same places gives them the same `known`.
    """
    found: list[Change] = []
    if before is not after and before != after:
        _compare(before, after, [], found, {} if known is None else known)
    return found


def _compare(before: Any, after: Any, path: list[str | int], found: list[Change], known: Known) -> None:
    """Note how two values differ that are known to."""
    kind = type(after)
    if kind is dict and type(before) is dict:
        new = 0
        for key, value in after.items():
            old = before.get(key, MISSING)
            if old is value or old == value:
                continue
            new += old is MISSING
            if type(value) is dict or type(value) is list:
                found += _compared(old, value, path, key, known)
            else:
                found.append([[*path, key], value])
        if len(after) - new != len(before):
            found.extend([[*path, key]] for key in before if key not in after)
    elif kind is list and type(before) is list and len(before) == len(after):
        for place, value in enumerate(after):
            old = before[place]
            if old is value or old == value:
                continue
            if type(value) is dict or type(value) is list:
                found += _compared(old, value, path, place, known)
            else:
                found.append([[*path, place], value])
    else:
        found.append([path, after])


def _compared(before: Any, after: Any, path: list[str | int], key: str | int, known: Known) -> list[Change]:
    """How two values at a place differ that are known to, found out once."""
    both = id(before), id(after)
    found = known.get(both)
    if found is None:
        found = known[both] = []
        _compare(before, after, [*path, key], found, known)
    return found


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
