"""Blocks: one deal, played once in every rotation of seats. A fault of a bot costs it the game and nothing else."""

from __future__ import annotations

import contextlib
import functools
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from serai.arena.decisions import Decisions
from serai.arena.plan import Plan
from serai.bots.levels import make_bot
from serai.engine.chance import below, generator
from serai.engine.errors import IllegalMove

if TYPE_CHECKING:
    from serai.bots import Bot
    from serai.engine.game import Match

LONGEST_REASON = 200  # characters
LONGEST_TRACE = 4000
OUT_OF_MEMORY = "ran out of memory"
ASKED = 2  # positions at which each bot is asked before the games begin
NOBODY = -1  # the seat that thinks while the rules are at work

Watch = Callable[[int, int], None]  # told the rotation and the seat that begins to think, or NOBODY


@dataclass(frozen=True)
class Forfeit:
    """A game that a seat lost by a fault of its bot."""

    seat: int
    reason: str
    trace: str = ""  # where the bot raised, for its author: the end of Python's traceback


@dataclass(frozen=True)
class Result:
    """One finished game; a line of the results log."""

    contest: int
    block: int
    rotation: int
    ranks: tuple[int, ...]
    scores: tuple[int, ...] | None  # of each seat; None after a forfeit
    choices: tuple[int, ...]  # steps that each seat made
    seconds: tuple[float, ...]  # that each seat thought in all
    longest: tuple[float, ...]  # that each seat thought about one step
    forfeit: Forfeit | None = None

    @property
    def key(self) -> tuple[int, int, int]:
        """What no two results of an arena share."""
        return self.contest, self.block, self.rotation

    @property
    def shares(self) -> tuple[float, ...]:
        """The victory: 1 for a lone winner, shared by equals."""
        winners = self.ranks.count(1)
        return tuple(1 / winners if rank == 1 else 0.0 for rank in self.ranks)

    def to_json(self) -> dict[str, Any]:
        """A line of the log."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Result:
        """The result of a line of the log."""
        scores, forfeit = data["scores"], data["forfeit"]
        return cls(
            contest=int(data["contest"]),
            block=int(data["block"]),
            rotation=int(data["rotation"]),
            ranks=tuple(data["ranks"]),
            choices=tuple(data["choices"]),
            seconds=tuple(data["seconds"]),
            longest=tuple(data["longest"]),
            scores=None if scores is None else tuple(scores),
            forfeit=None if forfeit is None else Forfeit(**forfeit),
        )


Played = tuple[
    Result, str | Decisions
]  # a finished game with its record, or with its decisions if the plan asks for them


def forfeited(plan: Plan, contest: int, block: int, rotation: int, seat: int, reason: str) -> Result:
    """A game whose process died or hung: lost for the seat that was thinking, the others share the victory."""
    zeros = (0,) * plan.game.players
    times = (0.0,) * plan.game.players
    fault = Forfeit(seat, reason[:LONGEST_REASON])
    return Result(contest, block, rotation, _ranks_without(plan.game.players, seat), None, zeros, times, times, fault)


def _ranks_without(players: int, seat: int) -> tuple[int, ...]:
    return tuple(players if other == seat else 1 for other in range(players))


@functools.singledispatch
def play_block(
    plan: Any, contest: int, block: int, rotations: Sequence[int], watch: Watch | None = None
) -> Iterator[tuple[Any, Any]]:
    """Work on a block of a plan, of whatever kind: each kind registers how."""
    raise TypeError(f"Nobody knows how to work on {type(plan).__name__}.")


@play_block.register
def _play_block(
    plan: Plan, contest: int, block: int, rotations: Sequence[int], watch: Watch | None = None
) -> Iterator[Played]:
    """Play the block's deal in these rotations."""
    for rotation in rotations:
        result, record, decisions = _played(plan, contest, block, rotation, watch)
        yield result, record if decisions is None else decisions


def play_game(plan: Plan, contest: int, block: int, rotation: int, watch: Watch | None = None) -> tuple[Result, str]:
    """One game with new bots in every seat, so that nothing of earlier games can change it; and its record."""
    return _played(plan, contest, block, rotation, watch)[:2]


def _played(
    plan: Plan, contest: int, block: int, rotation: int, watch: Watch | None
) -> tuple[Result, str, Decisions | None]:
    specs = plan.seats(contest, rotation)
    table = _Table(plan, block, rotation, watch or (lambda rotation, seat: None))
    match = plan.game.new_match(seed=plan.deal(block))
    match.names = tuple(specs)
    fault = table.sit_down(specs) or table.play(match)
    result = Result(
        contest,
        block,
        rotation,
        ranks=match.state.ranking if fault is None else _ranks_without(plan.game.players, fault.seat),
        scores=match.state.scores if fault is None else None,
        choices=tuple(table.choices),
        seconds=tuple(round(seconds, 6) for seconds in table.seconds),
        longest=tuple(round(seconds, 6) for seconds in table.longest),
        forfeit=fault,
    )
    return result, match.record(with_seed=True), table.decisions


@functools.singledispatch
def warm_up(plan: Any, watch: Watch | None = None) -> None:
    """Load or compile what the blocks of a plan will need."""
    raise TypeError(f"Nobody knows how to work on {type(plan).__name__}.")


@warm_up.register
def _warm_up(plan: Plan, watch: Watch | None = None) -> None:
    """Load or compile what the games will need: random steps to an end, each bot asked on the way; nothing is kept."""
    game, watched = plan.game, watch or (lambda rotation, seat: None)
    match = game.new_match(seed="warm-up")
    asked = 0
    while not match.state.over:
        seat = match.state.to_act[0]
        if asked < ASKED:
            asked += 1
            for spec in plan.bots:
                watched(0, seat)
                with contextlib.suppress(Exception, SystemExit):  # a fault shows again in the games, where it counts
                    make_bot(spec, game).choose(match.state.knowledge(seat), generator("warm-up"))
                watched(0, NOBODY)
        actions = match.state.legal_actions(seat)
        match.play(seat, actions[below(generator(len(match.history)), len(actions))])
    match.record()


class _Table:
    """The bots of one game, asked and timed."""

    def __init__(self, plan: Plan, block: int, rotation: int, watch: Watch) -> None:
        self.plan, self.block, self.rotation, self.watch = plan, block, rotation, watch
        self.bots: list[Bot] = []
        self.decisions = Decisions() if plan.decisions else None
        self.last = 0  # the seat that thought last
        players = plan.game.players
        self.choices, self.seconds, self.longest = [0] * players, [0.0] * players, [0.0] * players

    def sit_down(self, specs: Sequence[str]) -> Forfeit | None:
        """Make the bots."""
        for seat, spec in enumerate(specs):
            self.watch(self.rotation, seat)
            try:
                self.bots.append(make_bot(spec, self.plan.game))
            except (Exception, SystemExit) as error:
                return _fault(seat, "could not be made", error)
        return None

    def play(self, match: Match) -> Forfeit | None:
        """Play to the end, or to the first fault."""
        try:
            return self._play(match)
        except MemoryError:  # in the rules: the bot that thought last has taken too much
            return Forfeit(self.last, OUT_OF_MEMORY)

    def _play(self, match: Match) -> Forfeit | None:
        while not match.state.over:
            state, step = match.state, len(match.history)
            for seat in state.to_act:  # seats that choose at once all choose from the same position
                knowledge = state.knowledge(seat)
                rng = self.plan.luck(self.block, self.rotation, seat, step)
                self.watch(self.rotation, seat)
                self.last = seat
                begin = time.perf_counter()
                try:
                    choice = self.bots[seat].choose(knowledge, rng)
                except (Exception, SystemExit) as error:
                    return _fault(seat, "crashed", error)
                finally:
                    self.watch(self.rotation, NOBODY)
                spent = time.perf_counter() - begin
                self.choices[seat] += 1
                self.seconds[seat] += spent
                self.longest[seat] = max(self.longest[seat], spent)
                try:
                    match.play(seat, choice)
                except IllegalMove as error:
                    return Forfeit(seat, f"played an illegal step: {error}"[:LONGEST_REASON])
                if self.decisions is not None:
                    self.decisions.note(step, knowledge, self.bots[seat], choice)
        return None


def _fault(seat: int, what: str, error: BaseException) -> Forfeit:
    if isinstance(error, MemoryError):
        return Forfeit(seat, OUT_OF_MEMORY)
    words = " ".join(f"{type(error).__name__}: {error}".split())
    return Forfeit(seat, f"{what}: {words}"[:LONGEST_REASON], _trace(error))


def _trace(error: BaseException) -> str:
    """The traceback from the bot's own code on, and no more of it than its end."""
    while error.__cause__ is not None:  # a file that cannot be loaded: its own error, not the sentence about it
        error = error.__cause__
    frames = (
        error.__traceback__.tb_next if error.__traceback__ is not None else None
    )  # the first frame is this module's
    return "".join(traceback.format_exception(error.with_traceback(frames)))[-LONGEST_TRACE:]
