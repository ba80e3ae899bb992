"""Zero-sum matrix games, solved exactly by the simplex method: what one simultaneous choice of two seats comes to."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.engine.compiler.compiled import compiled
from serai.engine.contract import Vector

TINY = 1e-12


@compiled
def solve_matrix(payoffs: Any, rows: int, columns: int, table: Any, row: Vector, column: Vector) -> float:
    """The value to the row player, who wants much; both mixed choices are written to `row` and `column`."""
    low, high, best_row, best_column = -1e300, 1e300, 0, 0
    for i in range(rows):
        least = payoffs[i, 0]
        for j in range(1, columns):
            least = min(least, payoffs[i, j])
        if least > low:
            low, best_row = least, i
    for j in range(columns):
        most = payoffs[0, j]
        for i in range(1, rows):
            most = max(most, payoffs[i, j])
        if most < high:
            high, best_column = most, j
    row[:rows] = 0.0
    column[:columns] = 0.0
    if high <= low:  # nobody needs to mix
        row[best_row] = 1.0
        column[best_column] = 1.0
        return low
    return _simplex(payoffs, rows, columns, table, row, column)


@compiled
def _simplex(payoffs: Any, rows: int, columns: int, table: Any, row: Vector, column: Vector) -> float:
    """Maximise the sum of y with A y <= 1, y >= 0, for A made positive: the value is 1 / sum, y the column's mix."""
    least = payoffs[0, 0]
    for i in range(rows):
        for j in range(columns):
            least = min(least, payoffs[i, j])
    shift = 1.0 - least
    wide = columns + rows
    basis = np.empty(rows, np.int64)
    for i in range(rows):
        for j in range(wide + 1):
            table[i, j] = 0.0
        for j in range(columns):
            table[i, j] = payoffs[i, j] + shift
        table[i, columns + i] = 1.0
        table[i, wide] = 1.0
        basis[i] = columns + i
    for j in range(wide + 1):
        table[rows, j] = -1.0 if j < columns else 0.0
    while True:
        enters = -1
        for j in range(wide):  # the first that helps: so the method never goes in circles (Bland)
            if table[rows, j] < -TINY:
                enters = j
                break
        if enters < 0:
            break
        leaves, tightest = -1, 0.0
        for i in range(rows):
            if table[i, enters] > TINY:
                limit = table[i, wide] / table[i, enters]
                closer = limit < tightest - TINY
                if leaves < 0 or closer or (limit <= tightest + TINY and basis[i] < basis[leaves]):
                    leaves, tightest = i, limit
        pivot = table[leaves, enters]
        for j in range(wide + 1):
            table[leaves, j] /= pivot
        for i in range(rows + 1):
            factor = table[i, enters]
            if i != leaves and factor != 0.0:
                for j in range(wide + 1):
                    table[i, j] -= factor * table[leaves, j]
        basis[leaves] = enters
    value = 1.0 / table[rows, wide]
    for i in range(rows):
        row[i] = max(table[rows, columns + i], 0.0) * value
        if basis[i] < columns:
            column[basis[i]] = table[i, wide] * value
    return value - shift
