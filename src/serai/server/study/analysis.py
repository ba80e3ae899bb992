"""The analysis service: games are analysed in the background, position by position, at low priority.

An analysis that is ordered lies in the database. A server process takes it on with a lease, lets its own processes
judge one moment after the other through a fair queue, and stores each answer as it comes: who kills the server loses
the moment that was being judged and no more, and of several servers one judges a game. What was judged once, by the
same bot with the same budget, is there for everybody who asks again.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import hashlib
import json
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import serai
from serai.bots.precompile import SEARCH
from serai.engine.errors import SeraiError
from serai.engine.game import Game
from serai.engine.registry import rulebook
from serai.engine.replay import replay
from serai.server.base.background import Periodic
from serai.server.base.errors import Refused, Unstored, Why
from serai.server.base.rate_limits import VISITORS_OF_A_NETWORK
from serai.server.bots.compilation import GameCompiler
from serai.server.bots.pool import ADVICE, NICEST, BotPool, Died
from serai.server.services import Services
from serai.server.study.repository import BYTES_OF_A_JUDGEMENT, UNFINISHED, Ordered, Study, StudyRepository

if TYPE_CHECKING:
    from serai.engine.game import Knowledge, Match

LOOK_SECONDS = 1.0  # between two looks for games that wait
LEASE_SECONDS = 6.0
RENEW_SECONDS = 1.5
JUDGE_SECONDS = 1800.0  # after which a process is taken for dead; it gets little time while others need it
REST_SECONDS = 300.0  # without a game to judge, after which its memory is given back
ASK_SECONDS = 60.0  # that somebody waits for the judgement of one position
GAMES_PER_PROCESS = 4  # that a server has in hand, so that those who ask get equal shares
SHARE_OF_A_GUEST = 5  # of the games that may wait, one visitor's are a part of this
ALWAYS = 1e18  # a time after every lease
MATCHES = 24  # that are kept unfolded
LEAST_SIMULATIONS = 16  # fewer tell nothing at all
SIMULATIONS = ("simulations", "sift", "careful", "mixed", "survey", "line")  # the parts of a budget that cost time
HEADING_SIZE = 4_000  # characters at the beginning of a record that may name its game
log = logging.getLogger("serai.server")


# ---------------------------------------------------------------- in a process of its own


@functools.lru_cache(MATCHES)
def replayed(record: str) -> Match:
    """The match of a record that was read before; nobody changes it."""
    return replay(record)


def judge_moment(record: str, moment: int, budget: str, _share: float = 1.0) -> dict[str, Any]:
    """The chances at a moment and, where there was one, the decision; with the seconds that it took."""
    from serai.study import Budget, judge, outlook

    effort = Budget.from_json(json.loads(budget))
    begun, match = time.process_time(), replayed(record)
    told: dict[str, Any] = {"outlook": outlook(match, moment, effort).to_json()}
    if moment in _decisions(record):
        told["decision"] = judge(match, moment, effort).to_json()
    return {"seconds": time.process_time() - begun, "told": told}


@functools.lru_cache(MATCHES)
def _decisions(record: str) -> frozenset[int]:
    from serai.study import decisions_of

    return frozenset(decisions_of(replayed(record)))


def judge_position(
    knowledge: Knowledge, moment: int, budget: str, step: str | None = None, _share: float = 1.0
) -> dict[str, Any]:
    """What a seat should do by what it knows, and what it would give away by a step."""
    from serai.study import Budget
    from serai.study.judging import judge_step

    return judge_step(knowledge, step, Budget.from_json(json.loads(budget)), moment).to_json()


# ---------------------------------------------------------------- in the server


def game_of(record: str) -> Game | None:
    """The game that the heading of a record names, if it is one."""
    told: dict[str, str] = {}
    for line in record[:HEADING_SIZE].splitlines():
        words = line.partition("#")[0].split()
        if len(words) == 2 and words[0] in ("game", "rules"):
            told.setdefault(*words)
    if "game" not in told:
        return None
    try:
        return Game(rulebook(told["game"], int(told["rules"]) if told.get("rules", "").isdigit() else None))
    except SeraiError:
        return None


class AnalysisService:
    """Orders analyses, and carries them out with this server's own processes."""

    def __init__(self, services: Services, compiler: GameCompiler) -> None:
        settings = services.settings
        self._services, self._settings, self._clock = services, settings, services.clock
        self._compiler, self.background = compiler, services.background
        self.progressed: list[Callable[[str], None]] = []  # hear which analysis has got further
        self.repository = StudyRepository(services.store)
        self._processes = settings.study_processes
        self._thinkers = BotPool(max(1, self._processes), JUDGE_SECONDS, nice=NICEST, rest=REST_SECONDS)
        self._running: dict[str, asyncio.Task[None]] = {}
        self._renewed: dict[str, float] = {}
        self._periodic = Periodic("Looking for games to be analysed", LOOK_SECONDS, self._look)

    def open(self) -> None:
        """Begin to look for games that wait."""
        if self._processes:
            self.background.start(self._periodic.run())

    async def close(self) -> None:
        """Leave everything as it is; another process, or the next one, goes on."""
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinkers.close()

    def processes(self) -> list[int]:
        """The ids of the processes that judge, for tests and for those who watch a server."""
        return self._thinkers.processes()

    # ------------------------------------------------------------------ what visitors ask

    async def request(self, study: Study, budget: str, guest: str) -> Ordered:
        """Let the game of a study be analysed; at once there if it was."""
        if not self._processes:
            raise Refused(Why.NO_ANALYSIS())
        wanted = await self._services.thread.do(_wanted, study, budget_of(budget, self._settings.study_strength))
        found = await self.repository.ordered(wanted["id"])
        if found is None or found.state in ("stopped", "failed") or await self._may_go_on(found):
            await self._require_space(guest)
            self._services.limits.require_storage(guest)
            wanted |= {"guest": guest, "source": self._services.source(guest), "asked": self._clock.now()}
            await self.repository.order(Ordered(**wanted, state="waiting", spent=0.0))
            if found is None:
                size = len(study.record.encode()) + wanted["total"] * BYTES_OF_A_JUDGEMENT
                self._services.limits.stored.spend(guest, size)
            found = await self.repository.ordered(wanted["id"])
            self._periodic.hurry()
        assert found is not None
        await self.repository.name_analysis(study.id, found.id)
        return found

    async def _may_go_on(self, found: Ordered) -> bool:
        """Whether the seconds of a game ran out, and the host gives more of them now."""
        most = self._settings.study_seconds
        enough = bool(most) and found.spent >= most
        return found.state == "done" and not enough and await self.repository.count_judged(found.id) < found.total

    async def _require_space(self, guest: str) -> None:
        """Refuse a game more than may wait, of all, of one visitor or of one network."""
        most = self._settings.study_games
        if not most:
            return
        if await self.repository.waiting() >= most:
            raise Refused(Why.GAMES_WAIT(most=most))
        own = max(1, most // SHARE_OF_A_GUEST)
        of_guest, of_network = await self.repository.waiting_of(guest, self._services.source(guest))
        if of_guest >= own or of_network >= own * VISITORS_OF_A_NETWORK:
            raise Refused(Why.GAMES_WAIT(most=max(of_guest, of_network)))

    async def stop(self, study: Study, guest: str) -> None:
        """Show no analysis in a study any more; one that its owner ordered for nobody else is judged no further."""
        if study.analysis is None:
            return
        await self.repository.name_analysis(study.id, None)
        self._progressed(study.analysis)
        found = await self.repository.ordered(study.analysis)
        if found is None or found.guest != guest or await self.repository.shown_elsewhere(found.id, study.id):
            return
        if await self.repository.settle(found.id, "stopped"):
            self._drop(found.id)

    async def state(self, study: Study, *, result: bool) -> dict[str, Any]:
        """How far the analysis of a study is, and perhaps what there is of it: a messages.AnalysisState."""
        found = None if study.analysis is None else await self.repository.ordered(study.analysis)
        if found is None or found.state == "stopped":
            return {
                "state": "none", "place": 0, "done": 0, "total": 0, "budget": None, "limited": False, "result": None,
            }  # fmt: skip
        judged = await self.repository.judged(found.id) if result else {}
        done = len(judged) if result else await self.repository.count_judged(found.id)
        return {
            "state": found.state,
            "place": await self.repository.place(found) if found.state in UNFINISHED else 0,
            "done": done,
            "total": found.total,
            "budget": json.loads(found.budget)["name"],
            "limited": found.state == "done" and done < found.total,
            "result": await self._services.thread.do(_assembled, found, judged) if judged else None,
        }

    async def readable(self, study: str) -> Study | None:
        """A study, when its game can be replayed without compiling."""
        found = await self.repository.find(study)
        game = None if found is None else game_of(found.record)
        if game is not None:
            await self._compiler.wait(game)
        return found

    async def judge(
        self, knowledge: Knowledge, moment: int, guest: str, study: str, step: str | None = None
    ) -> dict[str, Any]:
        """What the strongest bot thinks of a position, and of a step in it."""
        if not self._processes:
            raise Refused(Why.NO_ANALYSIS())
        await self._ready(knowledge.game)
        owner = (self._services.source(guest), guest, study)
        try:
            async with asyncio.timeout(ASK_SECONDS):
                about = (knowledge, moment, budget_of("quick", self._settings.study_strength), step)
                told: dict[str, Any] = await self._thinkers.ask(judge_position, about, owner, knowledge.game, ADVICE)
                return told
        except (Died, TimeoutError):
            raise Refused(Why.BUSY()) from None

    async def _ready(self, game: Game) -> None:
        if not self._compiler.ready(game, SEARCH):
            self._compiler.prioritise(game, SEARCH)
            raise Refused(Why.BEING_PREPARED())

    # ------------------------------------------------------------------ the work

    async def _look(self) -> None:
        """Take on games that wait, and keep those in hand."""
        await self._take_on()
        await self._renew()

    async def _take_on(self) -> None:
        most = self._processes * GAMES_PER_PROCESS
        if len(self._running) >= most:
            return
        for id in await self.repository.unfinished(self._settings.study_games or 1_000):
            if len(self._running) >= most:
                return
            if id not in self._running and await self._lease(id):
                self._running[id] = asyncio.create_task(self._analyse(id))

    async def _lease(self, id: str) -> bool:
        """Take an analysis on, or keep it; a server alone with its database need not wait for a dead one's lease."""
        now = self._clock.now()
        self._renewed[id] = time.monotonic()
        before = now if self._services.store.shared else ALWAYS
        return await self.repository.lease(id, self._services.process, before, now + LEASE_SECONDS)

    async def _renew(self) -> None:
        for id in tuple(self._running):
            if time.monotonic() - self._renewed.get(id, 0.0) > RENEW_SECONDS and not await self._lease(id):
                self._drop(id)

    def _drop(self, id: str) -> None:
        task = self._running.pop(id, None)
        self._renewed.pop(id, None)
        if task is not None:
            task.cancel()

    async def _analyse(self, id: str) -> None:
        """Judge what is not judged yet of one game."""
        state: str | None = None
        try:
            state = await self._judge_all(id)
        except Died as error:
            log.error("An analysis ends before its game does: %s", error)
            state = "failed"
        except Unstored as error:
            log.error("What was judged could not be stored: %s.", error)
            await asyncio.sleep(LOOK_SECONDS)
        except Exception:
            log.exception("A game could not be analysed.")
            state = "failed"
        finally:
            if self._running.get(id) is asyncio.current_task():
                del self._running[id]
                self._renewed.pop(id, None)
        if state is not None:
            with contextlib.suppress(Unstored):  # it is taken on again, and ends again
                await self.repository.settle(id, state)
        self._progressed(id)
        self._periodic.hurry()

    def _progressed(self, id: str) -> None:
        for hear in self.progressed:
            hear(id)

    async def _judge_all(self, id: str) -> str | None:
        job = await self.repository.ordered(id)
        if job is None:
            return None
        game = game_of(job.record)
        if game is None:
            return "failed"
        if (job.engine, job.bot) != await self._services.thread.do(_judges, game):
            return "stopped"  # it was begun by an earlier version: asked again, it begins anew
        await self._compiler.wait(game, SEARCH)
        judged, gate = await self.repository.judged(id), asyncio.Semaphore(self._processes)
        owner = (job.source, job.guest, id)
        most, spent = self._settings.study_seconds, job.spent

        async def judge(moment: int) -> None:
            nonlocal spent
            async with gate:
                if most and spent >= most:
                    return
                answer = await self._thinkers.ask(judge_moment, (job.record, moment, job.budget), owner, game)
                spent += answer["seconds"]
                await self.repository.keep(id, moment, answer["told"], answer["seconds"])
                self._progressed(id)

        left = [moment for moment in range(job.total) if moment not in judged]
        tasks = [asyncio.create_task(judge(moment)) for moment in left]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
        return "done"


def budget_of(name: str, strength: float) -> str:
    """A budget of that name with as many simulations as this host gives, as JSON."""
    from serai.study.budget import BUDGETS, MOST

    told = BUDGETS[name].to_json()
    given = {part: max(LEAST_SIMULATIONS, min(int(told[part] * strength), MOST)) for part in SIMULATIONS}
    return json.dumps(told | given, sort_keys=True)


def _judges(game: Game) -> tuple[str, str]:
    """Who judges now: the versions of the engine and of the bot."""
    from serai.study import bot_version

    return serai.__version__, bot_version(game)


def _wanted(asked: Study, budget: str) -> dict[str, Any]:
    """Which analysis a study asks for: the id follows from everything that the answers depend on."""
    from serai.study import decisions_of

    match = replayed(asked.record)
    if not decisions_of(match):
        raise Refused(Why.NOTHING_TO_JUDGE())
    engine, bot = _judges(match.game)
    parts = {
        "digest": asked.digest,
        "engine": engine,
        "rules": match.game.rulebook.version,
        "bot": bot,
        "budget": budget,
    }
    id = hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()
    return {**parts, "id": id, "record": asked.record, "total": match.steps + 1}


def _assembled(job: Ordered, judged: dict[int, str]) -> dict[str, Any] | None:
    """What was judged so far as an analysis, under the versions that judged it; None if it cannot be read any more."""
    from serai.study import Budget, Decision, Outlook, assemble

    try:
        budget = Budget.from_json(json.loads(job.budget))
        answers = [json.loads(data) for data in judged.values()]
        decisions = [Decision.from_json(told["decision"]) for told in answers if "decision" in told]
        outlooks = [Outlook.from_json(told["outlook"]) for told in answers]
        result = assemble(replayed(job.record), decisions, outlooks, budget).to_json()
    except SeraiError:
        return None
    return result | {"engine": job.engine, "bot": {**result["bot"], "version": job.bot}}
