"""Zero-sum matrix games solved by pivots, quickly and without allocation: for millions of small ones.

Whoever needs no mix is done at a saddle point. The rest is solved by the simplex method on a table that has one column
for each column of the game (Williams' pivots). Both mixes are then tried against every answer: the value lies between
what they guarantee. Where rows are nearly alike a pivot can go wrong; then the method begins again in another order.
(To leave dominated rows and columns out first takes longer than the pivots that it saves.)

`serai.solve.matrix` solves the same games by the full simplex table: slower, written apart, and what the tests compare
this with.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.engine.compiler.compiled import released

MOST = 24  # rows or columns
TINY = 1e-12  # of the range of the payoffs
STEEPEST = 60  # pivots that take the steepest column; after that Bland's rule, which never goes in circles
MOST_PIVOTS = 400
SHARP = 1e-10  # between what both mixes guarantee; wider, and the method begins again
ORDERS = (0, 2, 1, 3)  # to begin in: bit 0 turns the rows around, bit 1 the columns

WORK = np.dtype((np.record, [
    ("payoffs", np.float64, (MOST, MOST)),    # to the row player, who wants much
    ("table", np.float64, (MOST + 1, MOST + 1)),
    ("basis", np.int64, (MOST,)),             # the variable of each row of the table: a column, or MOST + a row
    ("free", np.int64, (MOST,)),              # and of each column
    ("row_mix", np.float64, (MOST,)),
    ("column_mix", np.float64, (MOST,)),
    ("gap", np.float64),                      # the widest between what both mixes of a game guaranteed
]))  # fmt: skip


def new_work() -> Any:
    """The memory that one thread solves in."""
    return np.zeros(1, WORK)[0]


@released
def solve_game(work: Any, rows: int, columns: int) -> float:
    """The value of the game of `work.payoffs` to the row player; an equilibrium is left in both mixes."""
    payoffs = work.payoffs
    low, high, best_row, best_column = -np.inf, np.inf, 0, 0
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
    if high <= low:  # a saddle point: nobody needs to mix
        work.row_mix[:rows] = 0.0
        work.column_mix[:columns] = 0.0
        work.row_mix[best_row] = 1.0
        work.column_mix[best_column] = 1.0
        return low
    best, best_gap = 0, np.inf
    for order in ORDERS:
        pivot(work, rows, columns, order)
        low, high = guaranteed(work, rows, columns)
        if high - low < best_gap:
            best, best_gap = order, high - low
        if best_gap <= SHARP:
            break
    else:  # none is sharp: the sharpest once more
        pivot(work, rows, columns, best)
        low, high = guaranteed(work, rows, columns)
    work.gap = max(work.gap, high - low)
    return 0.5 * (low + high)


@released
def pivot(work: Any, rows: int, columns: int, order: int) -> None:
    """Maximise the sum of y with A y <= 1, y >= 0, for payoffs brought to 1 .. 2; both mixes follow from it."""
    payoffs, table, basis, free = work.payoffs, work.table, work.basis, work.free
    least = most = payoffs[0, 0]
    for i in range(rows):
        for j in range(columns):
            least, most = min(least, payoffs[i, j]), max(most, payoffs[i, j])
    scale = 1.0 / (most - least)  # they differ, for there is no saddle point
    for j in range(columns):
        free[j] = columns - 1 - j if order & 2 else j
        table[rows, j] = -1.0
    table[rows, columns] = 0.0
    for i in range(rows):
        row = rows - 1 - i if order & 1 else i
        basis[i] = MOST + row
        for j in range(columns):
            table[i, j] = 1.0 + scale * (payoffs[row, free[j]] - least)
        table[i, columns] = 1.0
    for number in range(MOST_PIVOTS):
        enters = entering(table, rows, columns, free, number < STEEPEST)
        if enters < 0:
            break
        leaves = leaving(table, rows, columns, basis, enters, number < STEEPEST)
        exchange(table, rows, columns, leaves, enters)
        basis[leaves], free[enters] = free[enters], basis[leaves]
    whole = table[rows, columns]
    work.row_mix[:rows] = 0.0
    work.column_mix[:columns] = 0.0
    for i in range(rows):
        if basis[i] < MOST:
            work.column_mix[basis[i]] = max(table[i, columns], 0.0) / whole
    for j in range(columns):
        if free[j] >= MOST:
            work.row_mix[free[j] - MOST] = max(table[rows, j], 0.0) / whole


@released
def entering(table: Any, rows: int, columns: int, free: Any, steepest: bool) -> int:
    """The column of the next pivot: the steepest, or the first by its variable; -1 at the end."""
    enters, slope = -1, -TINY
    for j in range(columns):
        if steepest:
            if table[rows, j] < slope:
                enters, slope = j, table[rows, j]
        elif table[rows, j] < -TINY and (enters < 0 or free[j] < free[enters]):
            enters = j
    return enters


@released
def leaving(table: Any, rows: int, columns: int, basis: Any, enters: int, largest: bool) -> int:
    """The row of the next pivot: the tightest; of those alike the one with the largest pivot, or the first."""
    leaves, tightest = 0, np.inf
    for i in range(rows):
        if table[i, enters] > TINY:
            limit = table[i, columns] / table[i, enters]
            if limit < tightest - TINY:
                leaves, tightest = i, limit
            elif limit <= tightest + TINY:
                better = table[i, enters] > table[leaves, enters] if largest else basis[i] < basis[leaves]
                if better:
                    leaves, tightest = i, limit
    return leaves


@released
def exchange(table: Any, rows: int, columns: int, leaves: int, enters: int) -> None:
    """One pivot: the variable of a column becomes that of a row, and the other way round."""
    one = 1.0 / table[leaves, enters]
    for j in range(columns + 1):
        if j != enters:
            table[leaves, j] *= one
    for i in range(rows + 1):
        if i != leaves:
            factor = table[i, enters]
            if factor != 0.0:
                for j in range(columns + 1):
                    if j != enters:
                        table[i, j] -= factor * table[leaves, j]
                table[i, enters] = -factor * one
    table[leaves, enters] = one


@released
def guaranteed(work: Any, rows: int, columns: int) -> Any:
    """Bring both mixes to a sum of 1, and what the row player gets at least by one and at most against the other."""
    payoffs, row_mix, column_mix = work.payoffs, work.row_mix, work.column_mix
    row_sum = column_sum = 0.0
    for i in range(rows):
        row_sum += row_mix[i]
    for j in range(columns):
        column_sum += column_mix[j]
    if not (row_sum > 0.0 and column_sum > 0.0):  # a pivot that went wrong altogether
        return -np.inf, np.inf
    for i in range(rows):
        row_mix[i] /= row_sum
    for j in range(columns):
        column_mix[j] /= column_sum
    low, high = np.inf, -np.inf
    for j in range(columns):
        mean = 0.0
        for i in range(rows):
            mean += row_mix[i] * payoffs[i, j]
        low = min(low, mean)
    for i in range(rows):
        mean = 0.0
        for j in range(columns):
            mean += column_mix[j] * payoffs[i, j]
        high = max(high, mean)
    return low, high
