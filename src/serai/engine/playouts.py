"""Random games, compiled once for every game: the base of benchmarks, of many tests and of search."""

from __future__ import annotations

from typing import Any

from serai.engine.chance import below, draw
from serai.engine.compiler.compiled import compiled, inlined, released
from serai.engine.contract import RULES, Record, Vector, audit, legal, over, play, to_act
from serai.engine.contract import wander as wander_on


@compiled
def lowest_seat(bits: int) -> int:
    """The first of the seats in a set of bits."""
    seat = 0
    while not (bits >> seat) & 1:
        seat += 1
    return seat


@inlined
def random_step(s: Record, rng: Vector, scratch: Record) -> bool:
    """A uniformly random step of the first seat to act, or a draw by its odds; whether it was a step."""
    seats = to_act(s)
    if seats == 0:
        draw(s, rng, scratch)
        return False
    seat = lowest_seat(seats)
    n = legal(s, seat, scratch.actions)
    play(s, seat, scratch.actions[below(rng, n)])
    return True


@RULES.usually
@compiled
def wander(s: Record, rng: Vector, scratch: Record) -> int:
    """One random step or draw: for games that have no quicker way."""
    return 1 if random_step(s, rng, scratch) else 0


@released
def playout(s: Record, rng: Vector, scratch: Record) -> int:
    """Random steps and draws to the end, in place; how many steps the seats made."""
    steps = 0
    while not over(s):
        steps += wander_on(s, rng, scratch)
    return steps


@released
def playouts(start: Record, table: Any, games: int, rng: Vector, scratch: Record) -> int:
    """Many random games from one start, played on the one row of `table`; how many steps in all."""
    steps = 0
    for _ in range(games):
        table[0] = start
        steps += playout(table[0], rng, scratch)
    return steps


@released
def audited_playouts(start: Record, table: Any, games: int, rng: Vector, scratch: Record, lengths: Vector) -> int:
    """Random games with every position audited; the first broken invariant, or 0. The bad position stays on `table`."""
    for game in range(games):
        table[0] = start
        s = table[0]
        steps = 0
        flaw = audit(s)
        while flaw == 0 and not over(s):
            steps += random_step(s, rng, scratch)
            flaw = audit(s)
        if flaw != 0:
            return flaw
        lengths[game] = steps
    return 0
