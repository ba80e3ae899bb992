"""Sets as bits of a number, and rows of small numbers as bytes of one: single instructions in compiled code.

A number here is never negative, so that compiled and plain Python agree.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core.typing.templates import Signature
from numba.extending import intrinsic, overload
from numba.np.arrayobj import make_array

from serai.engine.compiled import compiled
from serai.engine.contract import Vector

WORD = 8  # bytes


def lowest(bits: int) -> int:
    """The place of the lowest bit; 64 if there is none."""
    return (int(bits) & -int(bits)).bit_length() - 1 if bits else 64


def highest(bits: int) -> int:
    """The place of the highest bit; -1 if there is none."""
    return int(bits).bit_length() - 1


def ones(bits: int) -> int:
    """How many bits are set."""
    return int(bits).bit_count()


def word(row: Vector, first: int) -> int:
    """The eight int8 of an array of a record from `first` on, as the bytes of a number, the first one lowest.

    Compiled code reads what follows the array in its record, plain Python nothing: mask what you do not want.
    """
    return int.from_bytes(row.ravel()[first : first + WORD].tobytes(), "little")


@compiled
def nth(bits: int, n: int) -> int:
    """The place of a bit, counted among those that are set from 0 on; there are more than n."""
    place, left, width = 0, int(bits), 32
    while width > 0:
        low = ones(left & ((1 << width) - 1))
        skipped = width if n >= low else 0
        n -= low if n >= low else 0
        left >>= skipped
        place += skipped
        width >>= 1
    return place


@intrinsic
def _lowest(context: Any, bits: Any) -> Any:
    def build(context: Any, builder: Any, signature: Signature, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), build


@intrinsic
def _highest(context: Any, bits: Any) -> Any:
    def build(context: Any, builder: Any, signature: Signature, args: Any) -> Any:
        zeros = builder.ctlz(args[0], ir.Constant(ir.IntType(1), 0))
        return builder.sub(ir.Constant(ir.IntType(64), 63), zeros)

    return types.int64(types.int64), build


@intrinsic
def _ones(context: Any, bits: Any) -> Any:
    def build(context: Any, builder: Any, signature: Signature, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), build


@intrinsic
def _word(context: Any, row: Any, first: Any) -> Any:
    def build(context: Any, builder: Any, signature: Signature, args: Any) -> Any:
        data = make_array(signature.args[0])(context, builder, args[0]).data
        place = builder.bitcast(builder.gep(data, [args[1]]), ir.IntType(64).as_pointer())
        return builder.load(place, align=1)

    return types.int64(row, types.int64), build


# Not strict: Numba compares annotations.
overload(lowest, strict=False)(lambda bits: lambda bits: _lowest(bits))
overload(highest, strict=False)(lambda bits: lambda bits: _highest(bits))
overload(ones, strict=False)(lambda bits: lambda bits: _ones(bits))
overload(word, strict=False)(lambda row, first: lambda row, first: _word(row, first))
