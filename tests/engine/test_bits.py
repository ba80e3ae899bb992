"""Sets as bits: compiled code counts and finds as plain Python does."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as some

from serai.engine.bits import highest, lowest, matches, nth, ones, word
from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Record, Vector

SHELF = np.dtype((np.record, [("rows", np.int8, (3, 6)), ("rest", np.int8, (32,))]))


@compiled
def found(shelf: Record, bits: int, row: int) -> tuple[int, int, int, int]:
    return lowest(bits), highest(bits), ones(bits), word(shelf.rows, 6 * row)


@compiled
def places_in_order(bits: int, out: Vector) -> None:
    for n in range(ones(bits)):
        out[n] = nth(bits, n)


@compiled
def equal(shelf: Record, row: int, value: int) -> int:
    return matches(shelf.rows, 6 * row, value)


@given(some.sets(some.integers(0, 62)))
def test_bits_are_counted_and_found(places: set[int]) -> None:
    shelf = np.zeros(1, SHELF)[0]
    bits = sum(1 << place for place in places)
    expected = (min(places, default=64), max(places, default=-1), len(places), 0)
    assert found(shelf, bits, 0) == expected
    assert (lowest(bits), highest(bits), ones(bits)) == expected[:3]
    assert [nth(bits, n) for n in range(len(places))] == sorted(places)
    order = np.zeros(63, np.int64)
    places_in_order(bits, order)
    assert order[: len(places)].tolist() == sorted(places)


@given(some.lists(some.integers(0, 127), min_size=18, max_size=18), some.integers(0, 1))
def test_a_word_has_a_row_of_small_numbers(numbers: list[int], row: int) -> None:
    shelf = np.zeros(1, SHELF)[0]
    shelf.rows[:] = np.array(numbers, np.int8).reshape(3, 6)
    first = 6 * row
    assert found(shelf, 0, row)[3] == int.from_bytes(bytes(numbers[first : first + 8]), "little")
    assert word(shelf.rows, 12) == int.from_bytes(bytes(numbers[12:]), "little")  # nothing beyond the array


@given(some.lists(some.integers(-2, 2), min_size=18, max_size=18), some.integers(0, 2), some.integers(-2, 2))
def test_equal_numbers_of_a_row_are_found(numbers: list[int], row: int, value: int) -> None:
    shelf = np.zeros(1, SHELF)[0]
    shelf.rows[:] = np.array(numbers, np.int8).reshape(3, 6)
    shelf.rest[:] = value  # what follows is read by compiled code, and masked by its caller
    left = numbers[6 * row :]
    expected = sum(1 << place for place, number in enumerate(left) if number == value)
    assert matches(shelf.rows, 6 * row, value) == expected
    assert equal(shelf, row, value) & ((1 << len(left)) - 1) == expected
