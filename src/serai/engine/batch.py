"""Many games at once: one array of records, stepped by compiled code on all cores.

    batch = serai.batch("bakschisch", 1024, players=2, seed=7)
    while True:
        rewards, ended = batch.step(policy(batch.observations, batch.masks))

Where seats choose at once they are asked one after another, and no observation shows a choice that is still secret.
A game that ends begins anew in the same step.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from serai.engine import contract
from serai.engine.chance import SCRATCH, below, draw, seed_text
from serai.engine.compiler.compiled import compiled, released
from serai.engine.contract import Record, Vector
from serai.engine.errors import IllegalMove, OptionError, SeraiError, is_whole
from serai.engine.game import Game, State
from serai.engine.playouts import lowest_seat
from serai.engine.seeded_draws import DESK, TICKETS, take_key, ticket
from serai.engine.sentences import shown

MOST_GAMES = 1 << 24
LONGEST_ROOT = 40  # bytes of a seed's text; two numbers follow it, and a key has 64
LEAST_SLICE = 128  # games that are worth a thread of their own
WAIT = -1  # instead of an action: leave this game alone
DRAWS = ("fast", "match")

ROOT = np.dtype((np.record, [("text", np.int64, (LONGEST_ROOT,)), ("size_", np.int64)]))
# What a batch stores for each game apart from its state.
LEDGER = np.dtype((np.record, [("word", np.uint64), ("episode", np.int64), ("steps", np.int64), ("tickets", TICKETS)]))
# What a thread works with.
TOOLS = np.dtype((np.record, [("scratch", SCRATCH), ("desk", DESK), ("ranks", np.int32, (8,))]))


class Stepped(NamedTuple):
    """What a step of a batch brought; the arrays are written anew by the next step."""

    rewards: Any  # (games, players): what the result is worth to each seat where a game ended, else 0
    ended: Any  # (games,): whether the game ended with this step; another has begun in its place


@compiled
def _settle_by_seed(s: Record, ledger: Record, tools: Record) -> None:
    """The next draw, as a match with the game's seed makes it."""
    scratch = tools.scratch
    n = contract.chance(s, scratch.outcomes, scratch.weights)
    total = 0
    for i in range(n):
        total += int(scratch.weights[i])
    left = ticket(ledger.tickets, tools.desk, total)
    i = 0
    while left >= scratch.weights[i]:
        left -= scratch.weights[i]
        i += 1
    contract.settle(s, scratch.outcomes[i])


@compiled
def _go_on(s: Record, ledger: Record, exact: bool, word: Vector, tools: Record) -> int:
    """Draw until a seat must choose or the game is over; the seats that must choose, as bits."""
    seats = contract.to_act(s)
    while seats == 0 and not contract.over(s):
        if exact:
            _settle_by_seed(s, ledger, tools)
        else:
            draw(s, word, tools.scratch)
        seats = contract.to_act(s)
    return seats


@compiled
def _pay(s: Record, tools: Record, rewards: Any, game: int) -> None:
    """What the result is worth, as `State.returns` says it."""
    players = rewards.shape[1]
    contract.ranks(s, tools.ranks)
    winners = 0
    for seat in range(players):
        winners += tools.ranks[seat] == 1
    share = 1.0 / winners
    for seat in range(players):
        won = tools.ranks[seat] == 1
        rewards[game, seat] = share - (1.0 - share) / (players - 1) if won else -1.0 / (players - 1)


@contract.RULES.usually
@compiled
def mark(s: Record, seat: int, mask: Vector, scratch: Record) -> None:
    """1 for each legal step of a seat and 0 for all others: for games that have no quicker way."""
    mask[:] = 0
    for i in range(contract.legal(s, seat, scratch.actions)):
        mask[scratch.actions[i]] = 1


@compiled
def _show(s: Record, seat: int, game: int, tools: Record, masks: Any, observations: Any) -> None:
    """Write what the seat may do and what it knows."""
    contract.mark(s, seat, masks[game], tools.scratch)
    if observations.shape[0] > 0:
        contract.observe(s, seat, observations[game])


@released
def begin(
    start: Any, table: Any, ledgers: Any, root: Any, exact: bool, seats: Vector, masks: Any, observations: Any,
    tools: Any, word: Vector, first: int, last: int,
) -> None:  # fmt: skip
    """New games in the places from `first` to before `last`."""
    for game in range(first, last):
        s, ledger = table[game], ledgers[game]
        table[game] = start[0]
        if exact:
            take_key(ledger.tickets, tools[0].desk, root[0], game, ledger.episode)
        word[0] = ledger.word
        seats[game] = lowest_seat(_go_on(s, ledger, exact, word, tools[0]))
        ledger.word = word[0]
        _show(s, int(seats[game]), game, tools[0], masks, observations)


@released
def advance(
    start: Any, table: Any, ledgers: Any, root: Any, exact: bool, seats: Vector, masks: Any, observations: Any,
    actions: Vector, rewards: Any, ended: Vector, finals: Any, final_seat: int,
    tools: Any, word: Vector, first: int, last: int,
) -> None:  # fmt: skip
    """One step of each game from `first` to before `last`, but for those that wait; games that end begin anew."""
    for game in range(first, last):
        ended[game] = False
        for seat in range(rewards.shape[1]):
            rewards[game, seat] = 0.0
        if actions[game] < 0:
            continue
        s, ledger = table[game], ledgers[game]
        word[0] = ledger.word
        contract.play(s, int(seats[game]), int(actions[game]))
        ledger.steps += 1
        bits = _go_on(s, ledger, exact, word, tools[0])
        if bits == 0:
            ended[game] = True
            _pay(s, tools[0], rewards, game)
            if finals.shape[0] > 0:
                contract.observe(s, final_seat, finals[game])
            table[game] = start[0]
            ledger.episode += 1
            ledger.steps = 0
            if exact:
                take_key(ledger.tickets, tools[0].desk, root[0], game, ledger.episode)
            bits = _go_on(s, ledger, exact, word, tools[0])
        ledger.word = word[0]
        seats[game] = lowest_seat(bits)
        _show(s, int(seats[game]), game, tools[0], masks, observations)


@released
def first_illegal(actions: Vector, masks: Any) -> int:
    """The first game whose action is not legal, or -1."""
    for game in range(actions.shape[0]):
        action = actions[game]
        if action != WAIT and (action < 0 or action >= masks.shape[1] or masks[game, action] == 0):
            return game
    return -1


@released
def choose_at_random(masks: Any, actions: Vector, rng: Vector) -> None:
    """A legal action of each game, all equally likely."""
    for game in range(actions.shape[0]):
        n = 0
        for action in range(masks.shape[1]):
            n += masks[game, action]
        left, action = below(rng, n), 0
        while left >= masks[game, action]:
            left -= masks[game, action]
            action += 1
        actions[game] = action


class Batch:
    """Games of one kind, side by side. Its arrays are views that the next step writes anew: copy what you keep.

    `draws="fast"` draws by a quick generator of each game's own; with `draws="match"` game `i` has exactly the draws
    of `game.new_match(batch.seed_of(i))`. What a game goes through depends on the seed and its place alone, not on the
    number of games or threads.

    >>> import serai
    >>> batch = serai.batch("bakschisch", 4, players=2, seed=7)
    >>> batch.seats, batch.masks.shape
    (array([0, 0, 0, 0], dtype=int8), (4, 42))
    >>> rewards, ended = batch.step(batch.random_actions())
    >>> batch.steps, ended.any()
    (array([1, 1, 1, 1]), np.False_)
    """

    def __init__(
        self,
        game: Game,
        games: int,
        *,
        seed: int | str | None = None,
        draws: str = "fast",
        position: Any = None,
        observe: bool = True,
        final_seat: int | None = None,
        threads: int | None = None,
    ) -> None:
        if not is_whole(games) or not 1 <= games <= MOST_GAMES:
            raise OptionError(f"A batch has from 1 to {MOST_GAMES:,} games, not {shown(games)}.")
        if draws not in DRAWS:
            raise OptionError(f"The draws of a batch are {' or '.join(DRAWS)}, not {shown(draws)}.")
        if threads is not None and (not is_whole(threads) or threads < 1):
            raise OptionError(f"The number of threads is at least 1, not {shown(threads)}.")
        self.game, self.games, self.players = game, int(games), game.players
        start = game.start() if position is None else game.load(position)
        if start.over:
            raise OptionError("A batch cannot begin where the game is over.")
        book = game.rulebook
        self._exact = draws == "match"
        self._final_seat = 0 if final_seat is None else game.check_seat(final_seat)
        self._start = np.zeros(1, book.dtype)
        self._start[0] = start.fields
        self._table = np.zeros(games, book.dtype)
        self._ledgers = np.zeros(games, LEDGER)
        self._root = np.zeros(1, ROOT)
        self._seats = np.zeros(games, np.int8)
        self._masks = np.zeros((games, len(book.steps)), np.int8)
        self._observations = np.zeros((games if observe else 0, book.observation_size), np.float32)
        self._finals = np.zeros((0 if final_seat is None else games, book.observation_size), np.float32)
        self._actions = np.zeros(games, np.int32)
        self._rewards = np.zeros((games, game.players), np.float32)
        self._ended = np.zeros(games, np.bool_)
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        slices = max(1, min(threads or cores, games // LEAST_SLICE))
        edges = np.linspace(0, games, slices + 1).astype(int).tolist()
        self._slices = [(np.zeros(1, TOOLS), np.zeros(1, np.uint64), low, high) for low, high in pairwise(edges)]
        self._pool = ThreadPoolExecutor(slices, "serai-batch") if slices > 1 else None
        self.seats, self.masks, self.observations, self.final_observations = map(
            _shown, (self._seats, self._masks, self._observations, self._finals)
        )
        self._stepped = Stepped(_shown(self._rewards), _shown(self._ended))
        self.reset(seed)

    def reset(self, seed: int | str | None = None) -> None:
        """New games in all places; without a seed from a new one."""
        root = seed_text(seed)
        if len(root.encode()) > LONGEST_ROOT:
            root = hashlib.sha256(root.encode()).hexdigest()[:32]
        self.seed = root
        text = root.encode()
        self._root[0].text[: len(text)] = list(text)
        self._root[0].size_ = len(text)
        source = np.random.Generator(np.random.Philox(key=int.from_bytes(hashlib.sha256(text).digest()[:16], "big")))
        self._ledgers["word"] = source.integers(1, 2**64, self.games, np.uint64)
        self._ledgers["episode"] = 0
        self._ledgers["steps"] = 0
        self._random = source.integers(1, 2**64, 1, np.uint64)
        self._everywhere(
            begin, self._start, self._table, self._ledgers, self._root, self._exact,
            self._seats, self._masks, self._observations,
        )  # fmt: skip

    # ------------------------------------------------------------------ what is there now

    seats: Any  # (games,): who must choose
    masks: Any  # (games, actions): 1 for each legal step of that seat
    observations: Any  # (games, numbers): what that seat knows, in the layout of the rulebook's `observation`
    final_observations: Any  # (games, numbers): what `final_seat` knew when the last game in a place ended

    @property
    def episodes(self) -> Any:
        """How many games have ended in each place."""
        return self._ledgers["episode"].copy()

    @property
    def steps(self) -> Any:
        """How many steps each game has had."""
        return self._ledgers["steps"].copy()

    def seed_of(self, game: int) -> str:
        """The seed of the game that is played in a place now."""
        return f"{self.seed}:{self._check_place(game)}:{self._ledgers[game]['episode']}"

    def state(self, game: int) -> State:
        """The position in a place, the whole truth of it."""
        return State(self.game, self._table[self._check_place(game)].copy())

    # ------------------------------------------------------------------ going on

    def step(self, actions: Any) -> Stepped:
        """One step in each place, of the seat that must choose; -1 leaves a game alone. All are made, or none."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise SeraiError(
                f"The actions of this batch are {self.games} whole numbers, not an array of {chosen.dtype} "
                f"with the shape {chosen.shape}."
            )
        if chosen.dtype.itemsize > self._actions.itemsize or chosen.dtype.kind == "u":
            chosen = np.clip(chosen, -2, len(self.game.steps))  # what does not fit stays illegal
        self._actions[:] = chosen
        wrong = first_illegal(self._actions, self._masks)
        if wrong >= 0:
            raise self._refusal(wrong, int(np.asarray(actions)[wrong]))
        self._everywhere(
            advance, self._start, self._table, self._ledgers, self._root, self._exact,
            self._seats, self._masks, self._observations,
            self._actions, self._rewards, self._ended, self._finals, self._final_seat,
        )  # fmt: skip
        return self._stepped

    def random_actions(self) -> Any:
        """A legal action for each place, all equally likely; from the batch's seed."""
        actions = np.empty(self.games, np.int32)
        choose_at_random(self._masks, actions, self._random)
        return actions

    def _everywhere(self, work: Callable[..., None], *args: Any) -> None:
        """Do compiled work on all slices, each on a thread of its own."""
        if self._pool is None:
            work(*args, *self._slices[0])
        else:
            for done in [self._pool.submit(work, *args, *slice_) for slice_ in self._slices]:
                done.result()

    def _refusal(self, game: int, action: int) -> IllegalMove:
        """The rule that refuses an action."""
        try:
            self.state(game).check(int(self._seats[game]), action)
        except IllegalMove as error:
            error.add_note(f"It was the action for game {game} of the batch; none was made.")
            return error
        raise AssertionError(f"the mask of game {game} refuses a legal step")

    def _check_place(self, game: int) -> int:
        if not is_whole(game) or not 0 <= game < self.games:
            raise SeraiError(f"The games of this batch are 0 to {self.games - 1}, not {shown(game)}.")
        return int(game)

    def close(self) -> None:
        """Let its threads go; a batch that is collected does so too."""
        if self._pool is not None:
            self._pool.shutdown()

    def __repr__(self) -> str:
        return f"<{self.games} games of {self.game!r}>"


def _shown(array: Any) -> Any:
    """The same array for readers."""
    view = array.view()
    view.flags.writeable = False
    return view
