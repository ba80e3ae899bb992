"""A state's record as plain Python numbers, for views and events, which read every field.

Reading one field of a `numpy.record` takes about a microsecond, from these a few nanoseconds.
"""

from __future__ import annotations

import functools
import math
import struct
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, TypeVar

import numpy as np

F = TypeVar("F", bound=Callable[..., Any])
MOST_REMEMBERED = 512  # positions: those that live tables are asked about again and again
CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}


class Plain(SimpleNamespace):
    """The fields of a record: numbers, tuples of them and grids. To be read only."""

    def __getattr__(self, name: str) -> Any:
        """Only for type checkers: which fields there are depends on the game."""
        raise AttributeError(name)


class Grid(tuple[tuple[int, ...], ...]):
    """Rows of numbers, for `grid[row][column]` and, as in the rules, for `grid[row, column]`."""

    __slots__ = ()

    def __getitem__(self, place: Any) -> Any:
        """A row, or one number."""
        if isinstance(place, tuple):
            row, column = place
            return tuple.__getitem__(self, row)[column]
        return tuple.__getitem__(self, place)


class _Layout:
    """Where the fields of a dtype are in a record's bytes."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        self.numbers: list[tuple[str, int]] = []
        self.rows: list[tuple[str, int, int]] = []
        self.grids: list[tuple[str, list[slice]]] = []  # no game has more dimensions
        code, place, count = "<", 0, 0
        assert dtype.names is not None
        for name in dtype.names:
            kind, offset = dtype.fields[name][:2]  # type: ignore[index]
            size = math.prod(kind.shape)
            code += f"{offset - place}x{size}{CODES[kind.base.str[1:]]}"
            if not kind.shape:
                self.numbers.append((name, count))
            elif len(kind.shape) == 1:
                self.rows.append((name, count, count + size))
            else:
                rows, width = kind.shape
                starts = range(count, count + rows * width, width)
                self.grids.append((name, [slice(start, start + width) for start in starts]))
            place, count = offset + kind.itemsize, count + size
        self.unpack = struct.Struct(f"{code}{dtype.itemsize - place}x").unpack

    def read(self, data: bytes) -> Plain:
        """The fields of a record with these bytes."""
        found = self.unpack(data)
        fields: dict[str, Any] = {name: found[at] for name, at in self.numbers}
        for name, start, end in self.rows:
            fields[name] = found[start:end]
        for name, rows in self.grids:
            fields[name] = Grid([found[row] for row in rows])
        return Plain(**fields)


_layout = functools.cache(_Layout)


def interpreted(function: F) -> F:
    """A compiled rule as plain Python: for a single call on a Plain that is many times quicker than compiled code.

    Only for rules that call no other rule and change nothing.
    """
    plain_function: F = getattr(function, "py_func", function)
    return plain_function


@functools.lru_cache(MOST_REMEMBERED)
def plain(dtype: np.dtype[Any], data: bytes) -> Plain:
    """The fields of a record of this dtype with these bytes."""
    return _layout(dtype).read(data)
