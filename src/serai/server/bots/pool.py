"""The pool of processes in which bots choose. A process that dies or hangs is replaced.

A process gets the knowledge of a seat, never the state of the game. All thinking waits in one fair queue: each address
gets the same share, of that each visitor, of that each table. Quick levels come before deep ones, and what nobody
waits for (tables of bots alone) gets a small part. When much waits, the levels that think for a time think for less of
it, and say so. A process has a limit of time for each answer, counted from when it begins to think: what it has to
import and to load before that has a limit of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import resource_tracker
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, NamedTuple

from serai.engine.chance import generator
from serai.engine.forks import processes
from serai.server.base.errors import Refused, Why
from serai.server.base.fair_queue import FairQueue, Path
from serai.server.base.rate_limits import Limit

if TYPE_CHECKING:
    from serai.bots import Bot
    from serai.engine.contract import Vector
    from serai.engine.game import Game, Knowledge

MOST_TRIES = 3
MOST_CANDIDATES = 12  # steps in a hint
MOST_PLAYERS = 8  # bots that a process keeps, each with up to 32 MB of what it has thought
CALM = 4  # deep choices that wait for each process before bots begin to think less
LEAST_SHARE = 0.1  # of its usual time that a bot thinks in the fullest house
START_SECONDS = 120.0  # in which a process has begun, and in which it has loaded what a question needs
HINT_SECONDS = 20.0  # that somebody waits for a hint
SPARE_COST = 10.0  # what a second costs that is spent on what nobody waits for
SPARE = "spare"  # the owner of all that nobody waits for
QUICK, DEEP, ADVICE, STUDY = 0, 1, 2, 3  # ranks among the jobs of one table
NICE, NICEST = 5, 19  # how much a process gives way to others: one that plays, and one that studies
STOPS = (signal.SIGINT, signal.SIGTERM)
log = logging.getLogger("serai.server")


_PLAYERS: OrderedDict[tuple[str, str], Bot] = OrderedDict()  # in a process: the bots that chose last
Loading = tuple[Callable[..., None], tuple[Any, ...]]  # what a process does before it begins with a question
Suggestion = dict[str, Any]
"""A step, its share of the bot's thoughts, the expected share of the victory, its turn and why: `messages.Advice`."""


class Choice(NamedTuple):
    """What a bot chose, whether it thought less than usual, and how hard the choice was to it, from 0 to 1."""

    action: int
    hurried: bool
    hardness: float = 0.0


def choose(knowledge: Knowledge, bot: str, seed: str, place: str, share: float = 1.0) -> tuple[int, float]:
    """What a bot chooses at its place in a share of its usual time, and how hard it was; in a process of its own."""
    from serai.bots.thinking_time import hardness

    player = _player(knowledge.game, bot, place)
    _hurry(player, bot, share)
    action = int(player.choose(knowledge, generator(seed)))
    if action not in knowledge.legal_actions():  # a bot from outside may be wrong
        raise ValueError(f"{action} is no legal action")
    return action, hardness(player)


@functools.cache
def load(name: str, version: int, stage: str) -> None:
    """Load the compiled code that bots of a stage need, once in a process; what is not compiled yet is compiled."""
    from serai.bots.precompile import prepare

    prepare(name, stage, version, thorough=False)


def _loading(knowledge: Knowledge, bot: str) -> Loading:
    from serai.bots.precompile import stage_of

    game = knowledge.game
    return load, (game.name, game.rulebook.version, stage_of(bot))


def _nothing() -> None:
    """Load nothing."""


def _player(game: Game, bot: str, place: str) -> Bot:
    """The bot of a place, the same for all steps of a turn: what it has thought and how long is not forgotten."""
    from serai.bots import find_bot

    player = _PLAYERS.pop((place, bot), None) or find_bot(bot, game)
    _PLAYERS[place, bot] = player
    if len(_PLAYERS) > MOST_PLAYERS:
        _PLAYERS.popitem(last=False)
    return player


def _hurry(player: Bot, bot: str, share: float) -> None:
    """Let a bot that thinks for a time think for a share of it."""
    from serai.bots.levels import usual_budget
    from serai.bots.searcher import Search

    usual = usual_budget(bot)
    if isinstance(player, Search) and usual is not None:
        player.budget = usual.shortened(share)


def suggest(knowledge: Knowledge, bot: str, seed: str, share: float = 1.0) -> list[Suggestion]:
    """What a bot thinks of the legal steps, the best first, or only what it chooses; runs in a process of its own."""
    from serai.bots import Candidate, find_bot
    from serai.bots.hints import finish_turns

    player = find_bot(bot, knowledge.game)
    _hurry(player, bot, share)
    think: Callable[[Knowledge, Vector], list[Candidate]] | None = getattr(player, "think", None)
    if think is None:
        action = int(player.choose(knowledge, generator(seed)))
        thoughts = [Candidate(action, knowledge.game.steps[action], 1.0, 0, None)]
    else:
        thoughts = think(knowledge, generator(seed))
        thoughts.sort(key=lambda thought: (thought.share, -1.0 if thought.win is None else thought.win), reverse=True)
    hints = finish_turns(
        player, knowledge, thoughts[:MOST_CANDIDATES], seed, lambda part: _hurry(player, bot, share * part)
    )
    return [
        {
            "step": one.step,
            "share": round(one.share, 4),
            "win": None if one.win is None else round(one.win, 4),
            "turn": list(one.turn),
            "reasons": [reason.to_json() for reason in one.reasons],
        }
        for one in hints
    ]


def review(choices: list[tuple[Knowledge, str]], seed: str, _share: float = 1.0) -> dict[str, Any] | None:
    """The choice that cost most and what was stronger: `messages.Coaching`; runs in a process of its own."""
    from serai.bots.coach import find_mistake

    mistake = find_mistake(choices, seed)
    if mistake is None:
        return None
    told = {"step": mistake.step, "better": mistake.better, "cost": mistake.cost, "turn": list(mistake.turn)}
    return {**told, "reasons": [reason.to_json() for reason in mistake.reasons]}


# ---------------------------------------------------------------- a process


def _work(inbox: Any, outbox: Any, nice: int) -> None:
    """The life of a process: it stops when its server does, not at Ctrl-C, and gives way to it."""
    _detach_from_terminal()
    with contextlib.suppress(OSError, AttributeError):
        os.nice(nice)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    import serai.bots
    import serai.games  # noqa: F401 - the imports are the slow part

    if nice >= NICEST and hasattr(os, "SCHED_IDLE"):  # nothing but what nobody else needs, once it has begun at all
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    with contextlib.suppress(EOFError, OSError):  # the server has ended
        outbox.send((True, None))
        while True:
            (before, what), question, about = inbox.recv()
            try:
                before(*what)
                outbox.send((True, None))  # from now on it thinks
                answer: tuple[bool, Any] = (True, question(*about))
            except Exception as error:
                answer = (False, f"{type(error).__name__}: {error}")
            outbox.send(answer)


@contextlib.contextmanager
def _undisturbed() -> Iterator[None]:
    """Processes that are started meanwhile hear nothing of what stops all of a terminal, until they say so."""
    if os.name == "nt":
        yield
        return
    resource_tracker.ensure_running()  # which would let the signals through again
    signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)


def _detach_from_terminal() -> None:
    """Be in no group with the server: what stops it need not stop this process, which ends with it anyway."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if os.name != "nt":
        with contextlib.suppress(OSError):
            os.setsid()
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # forget what has come until now
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)


def _end_with_the_server() -> None:
    """End this process when the server has ended, however it ended."""
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


class Died(Exception):
    """A process gave no answer: it died, or took too long."""


class BotProcess:
    """One process and the thread of the server that talks to it."""

    def __init__(self, nice: int = NICE) -> None:
        self._nice = nice
        self._process: Any = None
        self._outbox: Any = None
        self._inbox: Any = None
        self._ended = False
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="thinker")

    @property
    def pid(self) -> int | None:
        """The number of the process, once there is one."""
        return None if self._process is None else self._process.pid

    async def ask(
        self, question: Callable[..., Any], about: tuple[Any, ...], seconds: float, loading: Loading = (_nothing, ())
    ) -> Any:
        """The answer of the process within so many seconds from when it has loaded what it needs, or that it died."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._ask, question, about, seconds, loading)

    def _ask(self, question: Callable[..., Any], about: tuple[Any, ...], seconds: float, loading: Loading) -> Any:
        try:
            patience = max(START_SECONDS, seconds)  # one that gives way to all others may take as long to begin
            if self._process is None or not self._process.is_alive():
                self._begin(patience)
            self._outbox.send((loading, question, about))
            good, answer = self._hear(patience)
            if good:
                good, answer = self._hear(seconds)
        except (OSError, Died) as error:
            self._end()
            raise Died(str(error)) from None
        if not good:
            raise Died(answer)
        return answer

    def _begin(self, patience: float) -> None:
        if self._ended:
            raise Died("The server stops.")
        context = processes("serai.bots", "serai.games")
        inbox, self._outbox = context.Pipe(duplex=False)
        self._inbox, outbox = context.Pipe(duplex=False)
        self._process = context.Process(target=_work, args=(inbox, outbox, self._nice), daemon=True, name="thinker")
        with _undisturbed():
            self._process.start()
        inbox.close()
        outbox.close()
        self._hear(patience)  # that it is ready: the time to start is not the time to think

    def _hear(self, seconds: float) -> tuple[bool, Any]:
        try:
            if not self._inbox.poll(seconds):
                raise Died(f"It took more than {seconds:g} s.")
            answer: tuple[bool, Any] = self._inbox.recv()
            return answer
        except (EOFError, OSError):
            raise Died("It ended.") from None

    def _end(self) -> None:
        if self._process is not None:
            with contextlib.suppress(OSError, ValueError):
                self._process.kill()
                self._process.join(5)
        for pipe in (self._outbox, self._inbox):
            if pipe is not None:
                pipe.close()
        self._process = self._outbox = self._inbox = None

    async def end(self) -> None:
        """Let the process go while there is nothing to ask; the next question begins another one."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._end)

    def close(self) -> None:
        """Let the process go, whatever it does."""
        self._ended = True
        if (process := self._process) is not None:
            with contextlib.suppress(OSError, ValueError, AttributeError):  # it may just begin or end
                process.kill()
        self._thread.submit(self._end)
        self._thread.shutdown(wait=False)


# ---------------------------------------------------------------- all of them


@dataclass(eq=False)
class _Job:
    question: Callable[..., Any]
    about: tuple[Any, ...]
    deep: bool
    visitor: str
    loading: Loading
    asked: float = field(default_factory=time.monotonic)
    answer: asyncio.Future[tuple[Any, float]] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


def is_deep(bot: str) -> bool:
    """Whether a bot thinks for a time, of which it can have less."""
    from serai.bots.levels import usual_budget

    return usual_budget(bot) is not None


class BotPool:
    """The processes, and the queue of what they are asked."""

    def __init__(
        self, workers: int, seconds: float, per_minute: float = 0.0, nice: int = NICE, rest: float | None = None
    ) -> None:
        self._rest = rest  # seconds without a question after which a process ends; None: it stays for the next one
        self.visitors = Limit(per_minute / 60, per_minute, what="bots' thoughts")  # in seconds of thinking
        self._seconds = seconds
        self._processes = [BotProcess(nice) for _ in range(workers)]
        self._queue: FairQueue[_Job] = FairQueue()
        self._asked = asyncio.Event()
        self._loops: list[asyncio.Task[None]] = []
        self.on_choice: Callable[[str, float, float], None] | None = None  # level, seconds of waiting and of thinking
        self._deep = 0  # deep choices that wait or are thought about

    async def choose(
        self, knowledge: Knowledge, bot: str, seed: str, place: str, owner: Path = (), *, spare: bool = False
    ) -> Choice:
        """What the bot at this place (a seat of a table) chooses; a random legal step if no process can say."""
        deep = is_deep(bot)
        try:
            about, loading = (knowledge, bot, seed, place), _loading(knowledge, bot)
            (action, hard), share = await self._ask(choose, about, owner, deep, spare, QUICK, loading)
            return Choice(action, deep and share < 1.0, hard)
        except Died as error:
            log.error("The bot %s cannot choose (%s); a random legal step is made.", bot, error)
            actions = knowledge.legal_actions()
            return Choice(actions[int(generator(seed)[0]) % len(actions)], True)

    async def suggest(self, knowledge: Knowledge, bot: str, seed: str, owner: Path = ()) -> list[Suggestion]:
        """What the bot thinks of the legal steps, the best first."""
        try:
            async with asyncio.timeout(HINT_SECONDS):
                about, loading = (knowledge, bot, seed), _loading(knowledge, bot)
                asked = self._ask(suggest, about, owner, is_deep(bot), False, ADVICE, loading)
                thoughts: list[Suggestion] = (await asked)[0]
                return thoughts
        except (Died, TimeoutError):
            raise Refused(Why.BUSY()) from None

    async def review(self, choices: list[tuple[Knowledge, str]], seed: str, owner: Path = ()) -> dict[str, Any] | None:
        """Which of some choices cost much, what was stronger, and how much it cost; after all that others wait for."""
        try:
            async with asyncio.timeout(HINT_SECONDS):
                found: dict[str, Any] | None
                found, _ = await self._ask(review, (choices, seed), owner, False, False, ADVICE)
                return found
        except (Died, TimeoutError):
            raise Refused(Why.BUSY()) from None

    async def ask(
        self, question: Callable[..., Any], about: tuple[Any, ...], owner: Path, game: Game, rank: int = STUDY
    ) -> Any:
        """What a process answers that has loaded the search of a game; Died if none can."""
        from serai.bots.precompile import SEARCH

        loading = load, (game.name, game.rulebook.version, SEARCH)
        return (await self._ask(question, about, owner, False, False, rank, loading))[0]

    def share(self) -> float:
        """The part of its usual time that a bot thinks now."""
        return min(1.0, max(LEAST_SHARE, CALM * len(self._processes) / max(1, self._deep)))

    async def _ask(
        self,
        question: Callable[..., Any],
        about: tuple[Any, ...],
        owner: Path,
        deep: bool,
        spare: bool,
        rank: int,
        loading: Loading = (_nothing, ()),
    ) -> tuple[Any, float]:
        """The answer and the share of the usual time that was thought, after waiting for one's turn."""
        while len(self._loops) < len(self._processes):
            process = self._processes[len(self._loops)]
            self._loops.append(asyncio.create_task(self._serve(process)))
        owner = owner or ("", "")
        job = _Job(question, about, deep, owner[1], loading)
        spare = spare or not self.visitors.has(job.visitor)  # who has had much waits until others have had theirs
        self._queue.put(job, (SPARE, *owner) if spare else owner, max(rank, int(deep)))
        self._deep += deep
        self._asked.set()
        try:
            return await job.answer
        finally:
            self._deep -= deep
            self._queue.drop(job)

    async def _serve(self, process: BotProcess) -> None:
        """Ask one process, one job after the other."""
        while True:
            while (found := self._queue.take()) is None:
                self._asked.clear()
                try:
                    async with asyncio.timeout(self._rest):
                        await self._asked.wait()
                except TimeoutError:
                    await process.end()
            await self._answer(process, *found)

    async def _answer(self, process: BotProcess, job: _Job, owner: Path) -> None:
        share, begun = self.share() if job.deep else 1.0, time.monotonic()
        price = SPARE_COST if owner[0] == SPARE else 1.0
        guess = share if job.deep else 0.0
        self._queue.charge(owner, guess * price)  # so that no owner gets several processes at once
        failure: Died | None = None
        for _ in range(MOST_TRIES):
            try:
                answer = await process.ask(job.question, (*job.about, share), self._seconds, job.loading)
                if not job.answer.done():
                    job.answer.set_result((answer, share))
                break
            except Exception as error:  # whatever it is, the next job must not wait for ever
                log.warning("A process in which bots think gave no answer (%s) and is asked again.", error)
                failure = Died(str(error))
        else:
            if failure is not None and not job.answer.done():
                job.answer.set_exception(failure)
        seconds = time.monotonic() - begun
        self._queue.charge(owner, (seconds - guess) * price)
        self.visitors.spend(job.visitor, seconds)
        if self.on_choice is not None:
            level = str(job.about[1]).partition(":")[0] if job.question in (choose, suggest) else "coach"
            self.on_choice(level, begun - job.asked, seconds)

    @property
    def waiting(self) -> int:
        """How many questions wait."""
        return len(self._queue)

    def processes(self) -> list[int]:
        """The ids of the processes, for tests and for those who watch a server."""
        return [pid for process in self._processes if (pid := process.pid) is not None]

    def close(self) -> None:
        """Let the processes go."""
        for loop in self._loops:
            loop.cancel()
        for process in self._processes:
            process.close()
