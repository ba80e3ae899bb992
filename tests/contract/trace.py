"""A line per moment of random games at every table: run compiled and interpreted, the lines must be the same.

python -m tests.contract.trace GAME STEPS
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator

import numpy as np

from serai.engine import contract
from serai.engine.chance import generator
from serai.engine.rulebook import Step
from tests.contract.tables import CHOSEN, TABLES, Table, walk

SHORT = 8  # a table whose options others have with another number of players shows the first part of a game


def length(table: Table, steps: int) -> int:
    """How many steps are compared at a table."""
    return steps if table in CHOSEN else steps // SHORT


def moments(table: Table, steps: int) -> Iterator[str]:
    """What every function of the contract says, at each state of a random match."""
    match = walk(table.game(), 17, length(table, steps))
    entries = [*match.history, None]
    for index, (state, entry) in enumerate(zip(match.states, entries, strict=True)):
        digest = hashlib.sha256(state.key())
        digest.update(
            repr((state.to_act, state.pending, state.over, state.odds(), state.scores, state.ranking)).encode()
        )
        digest.update(str(contract.audit(state.fields)).encode())
        if index % 2 == 0:  # one seat after the other
            seat, rng = index // 2 % table.players, generator(index)
            digest.update(repr(state.legal(seat)).encode())
            digest.update(np.ascontiguousarray(state.observe(seat)).tobytes())
            digest.update(state.imagine(seat, rng).key() + rng.tobytes())
        name = "-"
        if entry is not None:
            book = state.rulebook
            name = f"{entry.seat} {book.steps[entry.action]}" if isinstance(entry, Step) else book.draws[entry.outcome]
        yield f"{table} {index} {digest.hexdigest()[:24]} {name}"


def main(name: str, steps: int) -> None:
    """Print the lines of every table of a game."""
    for table in TABLES:
        if table.name == name:
            for line in moments(table, steps):
                print(line)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
