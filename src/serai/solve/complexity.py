"""How large a game is: length, choices, histories, information sets and positions, estimated by random walks.

- Length and choices: games of random steps; the mean with its 95 % interval.
- Histories: Knuth's estimator. A random walk down the tree, every child as likely, weighs the product of the choices on
  its way; the mean weight of a node on it, summed up, is the size of the tree.
- Information sets: the same in the tree of what one seat sees. At a step of another seat, or a draw that the seat sees,
  the ways on are all that some world allows which fits its knowledge; a few are imagined, so rare ways are missed.
- Positions: how often two random games show the same one. By the birthday paradox there are no fewer.

The weights of large games spread over hundreds of powers of ten, so their mean is that of a few walks. The mean of
their logarithms is steady, and by Jensen's inequality below the logarithm of the mean: it is given as surely reached.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, log10, sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.engine.chance import below, draw, generator, new_scratch
from serai.engine.compiler.compiled import compiled, released
from serai.engine.contract import (
    Record,
    Vector,
    chance,
    imagine,
    legal,
    over,
    pending,
    play,
    settle,
    to_act,
)  # fmt: skip
from serai.engine.playouts import lowest_seat
from serai.solve.nodes import hash_row
from serai.solve.tree import MOST_NODES, build_tree, count_children

if TYPE_CHECKING:
    from serai.engine.game import Game

WORLDS = 16  # that are imagined to see what others might do
RESAMPLES = 1000
NORMAL = 1.96  # 95 %
NO_COLLISION = 3.7  # with none seen, fewer are expected, with 97.5 %
LN10 = log(10.0)


@released
def play_games(start: Record, table: Any, rng: Vector, scratch: Record, words: Any, lengths: Any, keys: Vector) -> None:
    """Random games. A row of `lengths`: steps, draws, choices, their logarithms, the most; a position's key of each."""
    for game in range(keys.size):
        table[0] = start
        s = table[0]
        moments = 0
        while not over(s):
            seats = to_act(s)
            if seats == 0:
                draw(s, rng, scratch)
                lengths[game, 1] += 1
            else:
                seat = lowest_seat(seats)
                n = legal(s, seat, scratch.actions)
                lengths[game, 0] += 1
                lengths[game, 2] += n
                lengths[game, 3] += np.log(n)
                lengths[game, 4] = max(lengths[game, 4], n)
                play(s, seat, scratch.actions[below(rng, n)])
            moments += 1
            if below(rng, moments) == 0:  # any moment is kept as often as any other
                keys[game] = hash_row(words, 0)


@compiled
def add_logs(a: float, b: float) -> float:
    """The logarithm of the sum of two numbers that are given by theirs."""
    if a < b:
        a, b = b, a
    return a + np.log1p(np.exp(b - a))


@released
def walk_histories(start: Record, table: Any, rng: Vector, scratch: Record, out: Vector) -> None:
    """Knuth's estimates of the number of nodes of the tree, as natural logarithms."""
    for walk in range(out.size):
        table[0] = start
        s = table[0]
        weight, total = 0.0, 0.0
        while not over(s):
            seats = to_act(s)
            if seats == 0:
                n = chance(s, scratch.outcomes, scratch.weights)
                settle(s, scratch.outcomes[below(rng, n)])
            else:
                seat = lowest_seat(seats)
                n = legal(s, seat, scratch.actions)
                play(s, seat, scratch.actions[below(rng, n)])
            weight += np.log(n)
            total = add_logs(total, weight)
        out[walk] = total


@compiled
def imagine_worlds(tables: Any, viewer: int, rng: Vector) -> None:
    """Worlds that the viewer cannot tell from the true one (row 0), which stays."""
    for world in range(1, WORLDS + 1):
        tables[world] = tables[0]
        imagine(tables[world], viewer, rng)


@compiled
def see_step(tables: Any, viewer: int, mover: int, rng: Vector, scratch: Record, marks: Vector) -> int:
    """Another seat's step: any that some world allows; the world becomes the true one. How many steps there were."""
    imagine_worlds(tables, viewer, rng)
    marks[:] = 0
    found = 0
    for world in range(WORLDS + 1):
        for i in range(legal(tables[world], mover, scratch.actions)):
            action = scratch.actions[i]
            if marks[action] == 0:
                marks[action] = world + 1
                found += 1
    ticket, action = below(rng, found), -1
    while ticket >= 0:
        action += 1
        if marks[action] != 0:
            ticket -= 1
    if marks[action] > 1:
        tables[0] = tables[marks[action] - 1]
    play(tables[0], mover, action)
    return found


@compiled
def known_after(tables: Any, words: Any, world: int, outcome: int, viewer: int, luck: Vector) -> Any:
    """A hash of what the viewer knows after a draw in one of the worlds."""
    tables[WORLDS + 1] = tables[world]
    settle(tables[WORLDS + 1], outcome)
    luck[0] = np.uint64(1)
    imagine(tables[WORLDS + 1], viewer, luck)
    return hash_row(words, WORLDS + 1)


@compiled
def sees_draw(tables: Any, words: Any, viewer: int, scratch: Record, luck: Vector) -> bool:
    """Whether the viewer can tell the next draw from another one that some world allows."""
    chance(tables[0], scratch.outcomes, scratch.weights)
    first = int(scratch.outcomes[0])
    for world in range(WORLDS + 1):
        for i in range(chance(tables[world], scratch.outcomes, scratch.weights)):
            other = int(scratch.outcomes[i])
            if other != first:
                here = known_after(tables, words, 0, first, viewer, luck)
                return bool(here != known_after(tables, words, world, other, viewer, luck))
    return False


@compiled
def see_draw(
    tables: Any, words: Any, viewer: int, rng: Vector, scratch: Record, marks: Vector, luck: Vector
) -> int:  # fmt: skip
    """A draw: any that some world allows if the viewer sees it, else one by its odds. How many it could have seen."""
    imagine_worlds(tables, viewer, rng)
    if not sees_draw(tables, words, viewer, scratch, luck):
        draw(tables[0], rng, scratch)
        return 1
    marks[:] = 0
    found = 0
    for world in range(WORLDS + 1):
        for i in range(chance(tables[world], scratch.outcomes, scratch.weights)):
            outcome = scratch.outcomes[i]
            if marks[outcome] == 0:
                marks[outcome] = world + 1
                found += 1
    ticket, outcome = below(rng, found), -1
    while ticket >= 0:
        outcome += 1
        if marks[outcome] != 0:
            ticket -= 1
    if marks[outcome] > 1:
        tables[0] = tables[marks[outcome] - 1]
    settle(tables[0], outcome)
    return found


@released
def walk_information(
    start: Record, tables: Any, words: Any, viewer: int, rng: Vector, scratch: Record, marks: Vector, luck: Vector,
    out: Vector,
) -> None:  # fmt: skip
    """Knuth's estimates of how many information sets a seat has, as natural logarithms; -1 where it never chose."""
    for walk in range(out.size):
        tables[0] = start
        weight, unseen, total = 0.0, 0.0, -1.0
        while not over(tables[0]):
            seats = to_act(tables[0])
            if seats == 0:
                weight += np.log(see_draw(tables, words, viewer, rng, scratch, marks, luck))
                continue
            mover = lowest_seat(seats)
            if mover == viewer:
                total = weight if total < 0.0 else add_logs(total, weight)
                n = legal(tables[0], mover, scratch.actions)
                weight += np.log(n)
                play(tables[0], mover, scratch.actions[below(rng, n)])
            else:
                unseen += np.log(see_step(tables, viewer, mover, rng, scratch, marks))
            if pending(tables[0]) == 0:  # what was chosen in secret is open
                weight += unseen
                unseen = 0.0
        out[walk] = total


@dataclass(frozen=True)
class Mean:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Size:
    """A number so large that its logarithm to the base 10 is given: surely reached, and Knuth's estimate."""

    least: float  # the mean of the logarithms, less its interval
    estimate: Mean  # the logarithm of the mean


@dataclass(frozen=True)
class Complexity:
    """How large a game is."""

    game: Game
    games: int
    walks: int
    steps: Mean
    shortest: int
    longest: int
    draws: Mean
    choices: Mean
    geometric: float
    most_choices: int
    histories: Size
    information_sets: Size  # of all seats together
    positions_at_least: float
    collisions: int


def mean_of(values: Any) -> Mean:
    """The mean with its 95 % interval."""
    mean = float(np.mean(values))
    half = NORMAL * float(np.std(values, ddof=1)) / sqrt(len(values))
    return Mean(mean, mean - half, mean + half)


def log_mean(logs: Any) -> float:
    """The logarithm to the base 10 of the mean of numbers that are given by their natural ones."""
    top = float(np.max(logs))
    return (top + log(float(np.mean(np.exp(logs - top))))) / LN10


def size_of(logs: Any, seed: str) -> Size:
    """What walks say of a large number: natural logarithms of their estimates."""
    chooser = np.random.default_rng(list(seed.encode()))
    again = [log_mean(logs[chooser.integers(0, logs.size, logs.size)]) for _ in range(RESAMPLES)]
    low, high = np.percentile(again, [2.5, 97.5])
    return Size(mean_of(logs / LN10).low, Mean(log_mean(logs), float(low), float(high)))


def positions_at_least(keys: Any) -> tuple[float, int]:
    """So many positions there are at least, with 97.5 %, and how many pairs of games showed the same one."""
    _, counts = np.unique(keys, return_counts=True)
    collisions = int((counts * (counts - 1) // 2).sum())
    most = collisions + NORMAL * sqrt(collisions) + NO_COLLISION
    return max(keys.size * (keys.size - 1) / 2 / most, float(counts.size)), collisions


def measure(game: Game, *, games: int = 2000, walks: int = 200, seed: str = "complexity") -> Complexity:
    """How large a game is, by so many random games and walks; the same numbers on every machine."""
    dtype, scratch, rng, luck = game.rulebook.dtype, new_scratch(), generator(seed), generator(seed)
    words = np.zeros((WORLDS + 2, -(-dtype.itemsize // 8)), np.uint64)
    tables = np.ndarray(WORLDS + 2, dtype, words, strides=(words.strides[0],))  # the same memory, as positions
    start = game.start().fields
    lengths, keys = np.zeros((games, 5)), np.zeros(games, np.uint64)
    histories, seen = np.zeros(walks), np.zeros((game.players, walks))
    marks = np.zeros(max(len(game.steps), len(game.rulebook.draws)), np.int32)
    with np.errstate(over="ignore"):  # hashes wrap; only plain Python minds
        play_games(start, tables, rng, scratch, words, lengths, keys)
        walk_histories(start, tables, rng, scratch, histories)
        for seat in range(game.players):
            walk_information(start, tables, words, seat, rng, scratch, marks, luck, seen[seat])
    per_walk = np.array([_sum_of_logs(column[column >= 0]) for column in seen.T])
    steps = lengths[:, 0].sum()
    least, collisions = positions_at_least(keys)
    return Complexity(
        game=game,
        games=games,
        walks=walks,
        steps=mean_of(lengths[:, 0]),
        shortest=int(lengths[:, 0].min()),
        longest=int(lengths[:, 0].max()),
        draws=mean_of(lengths[:, 1]),
        choices=mean_of(lengths[:, 2] / np.maximum(lengths[:, 0], 1)),
        geometric=exp(float(lengths[:, 3].sum() / steps)),
        most_choices=int(lengths[:, 4].max()),
        histories=size_of(histories, seed),
        information_sets=size_of(per_walk, seed),
        positions_at_least=log10(least),
        collisions=collisions,
    )


def _sum_of_logs(logs: Any) -> float:
    """The logarithm of a sum; -1 stands for nothing, which is less than one."""
    return float(np.logaddexp.reduce(logs)) if logs.size else -1.0


def count_exactly(game: Game, *, most: int = MOST_NODES) -> dict[str, int]:
    """The same by counting, for a small game for two: histories, information sets, and different positions in them."""
    tree = build_tree(game, most=most)
    return {
        "histories": tree.nodes,
        "information sets": sum(tree.information_sets),
        "positions": count_positions(game),
    }


def count_positions(game: Game) -> int:
    """How many different positions can be reached, those before draws and with some fists closed included."""
    dtype, scratch = game.rulebook.dtype, new_scratch()
    wide = -(-dtype.itemsize // 8)
    states = np.zeros(1, dtype)
    states[0] = game.start().fields
    known = np.zeros(0, np.uint64)
    with np.errstate(over="ignore"):
        while states.size:
            counts, movers = np.zeros(states.size, np.int32), np.zeros(states.size, np.int8)
            young = np.zeros(count_children(states, scratch, counts, movers), dtype)
            reach(states, movers, scratch, young)
            rows = np.zeros((young.size, wide * 8), np.uint8)
            rows[:, : dtype.itemsize] = np.frombuffer(young.tobytes(), np.uint8).reshape(young.size, dtype.itemsize)
            keys = np.zeros(young.size, np.uint64)
            hash_rows(rows.view(np.uint64), keys)
            keys, chosen = np.unique(keys, return_index=True)
            fresh = ~np.isin(keys, known, assume_unique=True)
            known = np.union1d(known, keys[fresh])
            states = young[chosen[fresh]]
    return int(known.size) + 1


@released
def hash_rows(rows: Any, keys: Vector) -> None:
    """A hash of every row of words."""
    for row in range(keys.size):
        keys[row] = hash_row(rows, row)


@released
def reach(states: Any, movers: Vector, scratch: Record, young: Any) -> None:
    """Where every step and draw leads."""
    child = 0
    for node in range(states.size):
        if movers[node] == -1:
            for i in range(chance(states[node], scratch.outcomes, scratch.weights)):
                young[child] = states[node]
                settle(young[child], scratch.outcomes[i])
                child += 1
        elif movers[node] >= 0:
            for i in range(legal(states[node], movers[node], scratch.actions)):
                young[child] = states[node]
                play(young[child], movers[node], scratch.actions[i])
                child += 1
