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

from serai.engine.contract import Vector

WORD = 8  # bytes
LANES = 32  # int8 that are compared at once
SLOW_DEPOSIT = ("znver1", "znver2", "bdver4")  # processors whose instruction for `nth` takes longer than a loop


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


def matches(row: Vector, first: int, value: int) -> int:
    """Which of the 32 int8 of an array of a record from `first` on are this value, as bits.

    Compiled code reads what follows the array in its record, plain Python nothing: mask what you do not want.
    """
    found = 0
    for place, number in enumerate(row.ravel()[first : first + LANES].tolist()):
        found |= int(number == value) << place
    return found


def nth(bits: int, n: int) -> int:
    """The place of a bit, counted among those that are set from 0 on; there are more than n."""
    left = int(bits)
    for _ in range(n):
        left &= left - 1
    return lowest(left)


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
def _nth(context: Any, bits: Any, n: Any) -> Any:
    def build(context: Any, builder: Any, signature: Signature, args: Any) -> Any:
        number = ir.IntType(64)
        one, zero = ir.Constant(number, 1), ir.Constant(number, 0)
        _, processor, features = context.codegen().magic_tuple()
        if "+bmi2" in features.split(",") and processor not in SLOW_DEPOSIT:
            deposit = builder.module.declare_intrinsic(
                "llvm.x86.bmi.pdep.64", fnty=ir.FunctionType(number, [number] * 2)
            )
            left = builder.call(deposit, [builder.shl(one, args[1]), args[0]])
        else:  # halves: the lower one if it has so many bits, else the upper one
            left, place, n, width = args[0], zero, args[1], WORD * 4
            while width > 0:
                low = builder.ctpop(builder.and_(left, ir.Constant(number, (1 << width) - 1)))
                above = builder.icmp_signed(">=", n, low)
                n = builder.sub(n, builder.select(above, low, zero))
                skipped = builder.select(above, ir.Constant(number, width), zero)
                left, place = builder.lshr(left, skipped), builder.add(place, skipped)
                width //= 2
            left = builder.shl(one, place)
        return builder.cttz(left, ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64, types.int64), build


@intrinsic
def _word(context: Any, row: Any, first: Any) -> Any:
    def build(context: Any, builder: Any, signature: Signature, args: Any) -> Any:
        data = make_array(signature.args[0])(context, builder, args[0]).data
        place = builder.bitcast(builder.gep(data, [args[1]]), ir.IntType(64).as_pointer())
        return builder.load(place, align=1)

    return types.int64(row, types.int64), build


@intrinsic
def _matches(context: Any, row: Any, first: Any, value: Any) -> Any:
    def build(context: Any, builder: Any, signature: Signature, args: Any) -> Any:
        data = make_array(signature.args[0])(context, builder, args[0]).data
        lanes = ir.VectorType(ir.IntType(8), LANES)
        place = builder.bitcast(builder.gep(data, [args[1]]), lanes.as_pointer())
        one = builder.insert_element(
            ir.Constant(lanes, ir.Undefined), builder.trunc(args[2], ir.IntType(8)), ir.Constant(ir.IntType(32), 0)
        )
        wanted = builder.shuffle_vector(one, one, ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES))
        found = builder.icmp_signed("==", builder.load(place, align=1), wanted)
        return builder.zext(builder.bitcast(found, ir.IntType(LANES)), ir.IntType(64))

    return types.int64(row, types.int64, types.int64), build


# Not strict: Numba compares annotations.
overload(lowest, strict=False)(lambda bits: lambda bits: _lowest(bits))
overload(highest, strict=False)(lambda bits: lambda bits: _highest(bits))
overload(ones, strict=False)(lambda bits: lambda bits: _ones(bits))
overload(nth, strict=False)(lambda bits, n: lambda bits, n: _nth(bits, n))
overload(word, strict=False)(lambda row, first: lambda row, first: _word(row, first))
overload(matches, strict=False)(lambda row, first, value: lambda row, first, value: _matches(row, first, value))
