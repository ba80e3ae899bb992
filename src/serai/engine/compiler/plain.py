"""A state's record as plain Python numbers, for views and events, which read every field.

Reading one field of a `numpy.record` takes about a microsecond, from these a few nanoseconds.
"""

from __future__ import annotations

import functools
import math
import struct
from collections import namedtuple
from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import Any, Protocol, TypeVar, cast

import numpy as np

F = TypeVar("F", bound=Callable[..., Any])
MOST_REMEMBERED = 512  # positions: those that live tables are asked about again and again
CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}


class Plain(Protocol):
    """The fields of a record by their names: numbers, tuples of them and grids. A named tuple of each game's own."""

    def __getattr__(self, name: str) -> Any:
        """Only for type checkers: which fields there are depends on the game."""


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
        names: list[str] = []
        places: list[int | slice] = []
        grids: list[str] = []
        self.grids: list[Callable[[tuple[int, ...]], Any]] = []  # no game has more dimensions
        code, place, count = "<", 0, 0
        assert dtype.names is not None
        for name in dtype.names:
            kind, offset = dtype.fields[name][:2]  # type: ignore[index]
            size = math.prod(kind.shape)
            code += f"{offset - place}x{size}{CODES[kind.base.str[1:]]}"
            if len(kind.shape) < 2:
                names.append(name)
                places.append(slice(count, count + size) if kind.shape else count)
            else:
                rows, width = kind.shape
                starts = range(count, count + rows * width, width)
                grids.append(name)
                self.grids.append(_picker([slice(start, start + width) for start in starts]))
            place, count = offset + kind.itemsize, count + size
        self.unpack = struct.Struct(f"{code}{dtype.itemsize - place}x").unpack
        self.pick = _picker(places)
        fields = namedtuple("Fields", [*names, *grids], rename=True)  # type: ignore[misc]
        self.make: Callable[[Iterable[Any]], Any] = fields._make

    def read(self, data: bytes) -> Plain:
        """The fields of a record with these bytes."""
        found = self.unpack(data)
        if not self.grids:
            return cast(Plain, self.make(self.pick(found)))
        return cast(Plain, self.make((*self.pick(found), *[Grid(rows(found)) for rows in self.grids])))


def _picker(places: Sequence[int | slice]) -> Callable[[tuple[int, ...]], Any]:
    """What takes the values at these places out of a tuple, all at once: a loop of ours takes several times as long."""
    return itemgetter(*places) if len(places) > 1 else lambda found: tuple([found[place] for place in places])


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
