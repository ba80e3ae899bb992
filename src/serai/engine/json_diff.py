"""Differences between two pieces of JSON, so that who has the one can make the other without being sent all of it.

A change is `[path, value]`: at the path of keys and places in lists stands another value now; `[path]` alone: that key
is gone. The path `[]` is the whole. Differences are written as text at once, for they are sent again and again.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any

Known = dict[tuple[int, int], list[str]]  # how parts differ that were compared already, by their identities
Write = Callable[[Any], str]  # of a value, as JSON
MISSING = object()
MOST_KEYS, LONGEST_KEY = 4096, 40  # texts that are written again and again, and their characters
_written_key = functools.lru_cache(MOST_KEYS)(json.dumps)


def difference(before: Any, after: Any, write: Write = json.dumps, known: Known | None = None) -> str:
    """The changes that make `after` of `before`, as JSON.

    Equal parts are not looked into: Python compares them many times quicker than a loop of ours. To it 1 and True are
    equal, so that what stands at a place is always a number there, or never, as the shapes of our games declare. Who
    compares several pairs that share parts at the same places gives them the same `known`.
    """
    found: list[str] = []
    if before is not after and before != after:
        _compare(before, after, "", found, write, {} if known is None else known)
    return f"[{','.join(found)}]"


def _compare(before: Any, after: Any, path: str, found: list[str], write: Write, known: Known) -> None:
    """Note how two values differ that are known to; the path is written with a comma at its end."""
    kind = type(after)
    if kind is dict and type(before) is dict:
        new = 0
        for key, value in after.items():
            old = before.get(key, MISSING)
            if old is value or old == value:
                continue
            new += old is MISSING
            kind, place = type(value), path + _written_key(key)
            if kind is int:
                found.append(f"[[{place}],{value}]")
            elif kind is str and len(value) < LONGEST_KEY:
                found.append(f"[[{place}],{_written_key(value)}]")
            elif kind is dict or kind is list:
                found += _compared(old, value, place, write, known)
            else:
                found.append(f"[[{place}],{write(value)}]")
        if len(after) - new != len(before):
            found += [f"[[{path}{_written_key(key)}]]" for key in before if key not in after]
    elif kind is list and type(before) is list and len(before) == len(after):
        for number, value in enumerate(after):
            old = before[number]
            if old is value or old == value:
                continue
            kind = type(value)
            if kind is dict or kind is list:
                found += _compared(old, value, f"{path}{number}", write, known)
            else:
                found.append(f"[[{path}{number}],{value if kind is int else write(value)}]")
    else:
        found.append(f"[[{path[:-1]}],{write(after)}]")


def _compared(before: Any, after: Any, path: str, write: Write, known: Known) -> list[str]:
    """How two values at a place differ that are known to, found out once."""
    both = id(before), id(after)
    found = known.get(both)
    if found is None:
        found = known[both] = []
        _compare(before, after, f"{path},", found, write, known)
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
