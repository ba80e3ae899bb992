"""Zero-sum matrix games solved by pivots, quickly and without allocation: for millions of small ones.

Whoever needs no mix is done at a saddle point. Else rows and columns that another one dominates are left out, which
changes no value, and the rest is solved by the simplex method on a table that has one column for each column of the
game (Williams' pivots). `serai.solve.matrix` solves the same games by the full simplex table: slower, written apart,
and what the tests compare this with.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.engine.compiler.compiled import released

MOST = 24  # rows or columns
TINY = 1e-12  # of the range of the payoffs
DANTZIG = 60  # pivots that take the steepest column; after that Bland's rule, which never goes in circles

WORK = np.dtype((np.record, [
    ("payoffs", np.float64, (MOST, MOST)),    # to the row player, who wants much
    ("rows", np.int64, (MOST,)),              # that are not dominated
    ("columns", np.int64, (MOST,)),
    ("table", np.float64, (MOST + 1, MOST + 1)),
    ("basis", np.int64, (MOST,)),             # the variable of each row of the table: a column, or MOST + a row
    ("free", np.int64, (MOST,)),              # and of each column
    ("row_mix", np.float64, (MOST,)),
    ("column_mix", np.float64, (MOST,)),
]))  # fmt: skip


def new_work() -> Any:
    """The memory that one thread solves in."""
    return np.zeros(1, WORK)[0]


@released
def solve_game(work: Any, rows: int, columns: int, mixes: bool) -> float:
    """The value of the game of `work.payoffs` to the row player; with `mixes`, both mixed choices as well."""
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
    if mixes:
        work.row_mix[:rows] = 0.0
        work.column_mix[:columns] = 0.0
    if high <= low:  # a saddle point: nobody needs to mix
        if mixes:
            work.row_mix[best_row] = 1.0
            work.column_mix[best_column] = 1.0
        return low
    left, right = leave_out(work, rows, columns)
    return max(low, min(high, pivot(work, left, right, mixes)))


@released
def leave_out(work: Any, rows: int, columns: int) -> Any:
    """Keep the rows and columns that no other one dominates, in `work.rows` and `work.columns`; how many are left."""
    payoffs, kept_rows, kept_columns = work.payoffs, work.rows, work.columns
    for i in range(rows):
        kept_rows[i] = i
    for j in range(columns):
        kept_columns[j] = j
    again = True
    while again:
        again = False
        a = 0
        while a < rows:
            for b in range(rows):
                worse, j = a != b, 0
                while worse and j < columns:
                    worse = payoffs[kept_rows[a], kept_columns[j]] <= payoffs[kept_rows[b], kept_columns[j]]
                    j += 1
                if worse:
                    rows -= 1
                    for k in range(a, rows):
                        kept_rows[k] = kept_rows[k + 1]
                    a -= 1
                    again = True
                    break
            a += 1
        a = 0
        while a < columns:
            for b in range(columns):
                worse, i = a != b, 0
                while worse and i < rows:
                    worse = payoffs[kept_rows[i], kept_columns[a]] >= payoffs[kept_rows[i], kept_columns[b]]
                    i += 1
                if worse:
                    columns -= 1
                    for k in range(a, columns):
                        kept_columns[k] = kept_columns[k + 1]
                    a -= 1
                    again = True
                    break
            a += 1
    return rows, columns


@released
def pivot(work: Any, rows: int, columns: int, mixes: bool) -> float:
    """Solve what is left: maximise the sum of y with A y <= 1, y >= 0, for payoffs brought to 1 .. 2."""
    payoffs, table, basis, free = work.payoffs, work.table, work.basis, work.free
    least = most = payoffs[work.rows[0], work.columns[0]]
    for i in range(rows):
        for j in range(columns):
            entry = payoffs[work.rows[i], work.columns[j]]
            least, most = min(least, entry), max(most, entry)
    if most <= least:
        scale = 0.0
    else:
        scale = 1.0 / (most - least)
    for i in range(rows):
        for j in range(columns):
            table[i, j] = 1.0 + scale * (payoffs[work.rows[i], work.columns[j]] - least)
        table[i, columns] = 1.0
        basis[i] = MOST + i
    for j in range(columns):
        table[rows, j] = -1.0
        free[j] = j
    table[rows, columns] = 0.0
    pivots = 0
    while True:
        enters, steepest = -1, -TINY
        for j in range(columns):
            slope = table[rows, j]
            if pivots < DANTZIG:
                if slope < steepest:
                    enters, steepest = j, slope
            elif slope < -TINY and (enters < 0 or free[j] < free[enters]):
                enters = j
        if enters < 0:
            break
        leaves, tightest = -1, 0.0
        for i in range(rows):
            if table[i, enters] > TINY:
                limit = table[i, columns] / table[i, enters]
                closer = limit < tightest - TINY
                if leaves < 0 or closer or (limit <= tightest + TINY and basis[i] < basis[leaves]):
                    leaves, tightest = i, limit
        exchange(table, rows, columns, leaves, enters)
        basis[leaves], free[enters] = free[enters], basis[leaves]
        pivots += 1
    value = 1.0 / table[rows, columns]
    if mixes:
        for i in range(rows):
            if basis[i] < MOST:
                work.column_mix[work.columns[basis[i]]] = max(table[i, columns], 0.0) * value
        for j in range(columns):
            if free[j] >= MOST:
                work.row_mix[work.rows[free[j] - MOST]] = max(table[rows, j], 0.0) * value
    return least if scale == 0.0 else float(least + (value - 1.0) / scale)


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
