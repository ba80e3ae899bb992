"""A bot that searches, within a budget of simulations or of time, and can say why it chose."""

from __future__ import annotations

import functools
import re
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.bots.bot import Bot
from serai.bots.minds import MINDS, find_mind
from serai.bots.search import FIRST_SEAT, SETTINGS, child, chooses_on, judge, new_way, read_root, simulate
from serai.bots.trained import adopted_numbers
from serai.bots.tree import new_tree
from serai.engine.chance import MOST_ACTIONS, below, generator, new_scratch
from serai.engine.errors import OptionError, SeatError
from serai.engine.sentences import shown

if TYPE_CHECKING:
    from serai.engine.contract import Vector
    from serai.engine.game import Game, Knowledge, State

MEGABYTES = 32.0  # of tree per thread
TICKETS = 1 << 30
FIRST_ROOT = np.uint64(0x5E7A1)
FIRST_CHUNK, LONGEST_CHUNK = 8, 0.004  # simulations; seconds between two looks at the clock
MOST_SIMULATIONS, LONGEST_TIME = 10**9, 86_400.0  # that somebody may ask for; seconds
USUAL_BUDGET = "1s"  # of the caliph and of every hint
FIRST_STEP = 0.5  # of a turn's time goes to its first step, of the rest to the next, and so on
LEAST_STEP = 0.05  # of a turn's time, for every step of a long turn
WARM_MEGABYTES = 0.25
HOPELESS = -1.0e6  # what a step seems to be worth that is not to be looked at
LEAST_SURVEY = 2  # simulations, of which the later half counts
SERIOUS = 0.3  # of the best action's share: what a mixed choice draws from
# Among more than two seats that choose at once, regret matching ends where choices fit each other, as if somebody had
# arranged them; drawn by each seat alone they need not be good. So only what is about the best against all that the
# others have chosen is drawn.
DUEL, ALIKE = 2, 0.003  # seats; of the victory

# The textbook's search, for comparison; its exploration is OpenSpiel's 2.0 for results from -1 to 1.
PLAIN: dict[str, Any] = {"plain": 1, "exploration": 1.0, "widening": 0.0, "regrets": 0, "gamma": 0.0, "playout": 0}

_WARM: set[str] = set()  # games whose search is compiled in this process


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: simulations for each step, or seconds for a whole turn, or both."""

    simulations: int | None = None
    seconds: float | None = None

    @classmethod
    def parse(cls, text: str) -> Budget:
        """A budget from text such as 500 (simulations), 200ms or 1.5s."""
        words = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s|)", text.strip().lower())
        number = float(words[1]) if words else 0.0
        if words and words[2] == "ms":
            number /= 1000
        timed = words is not None and words[2] != ""
        if not 0 < number <= (LONGEST_TIME if timed else MOST_SIMULATIONS) or (not timed and not number.is_integer()):
            raise OptionError(
                "A budget is a number of simulations or a time, such as 500, 200ms or 1.5s, "
                f"at most {MOST_SIMULATIONS:,} or a day; not {shown(text)}."
            )
        return cls(seconds=number) if timed else cls(simulations=int(number))

    def shortened(self, share: float) -> Budget:
        """A share of the time."""
        return self if self.seconds is None else Budget(self.simulations, self.seconds * share)


@dataclass(frozen=True)
class Candidate:
    """What the search thinks of a step."""

    action: int
    step: str
    share: float  # of the visits, or the probability of a mixed choice
    visits: int
    win: float | None  # the expected share of the victory; None: never tried


def usual_numbers(game: Game) -> Any:
    """The learned numbers that a game's mind judges by at a table; none, where they are compiled into it."""
    module = find_mind(game)
    if not hasattr(module, "model"):
        return np.zeros(0, np.float32)
    return adopted_numbers(Path(str(module.__file__)).parent, game)


def chances(state: State) -> tuple[float, ...]:
    """Each seat's chance to win at a glance, by all that the search judges by; at the end the result."""
    MINDS.register(state.game.rulebook.dtype, find_mind(state.game))
    way = new_way()
    judge(state.fields, usual_numbers(state.game), way)
    return tuple(float(chance) for chance in way.values[: state.game.players])


class Search(Bot):
    """Information-set Monte Carlo tree search; same knowledge, generator and simulations: same choice.

    >>> import serai
    >>> from serai.engine.chance import generator
    >>> match = serai.game("bakschisch", players=2).new_match(seed=7)
    >>> search = Search(match.game, Budget.parse("50"), megabytes=1)
    >>> action = search.choose(match.state.knowledge(0), generator(1))
    >>> match.game.steps[action] in match.state.legal(0), search.simulations
    (True, 50)
    """

    def __init__(
        self,
        game: Game,
        budget: Budget,
        *,
        name: str = "search",
        threads: int = 1,
        megabytes: float = MEGABYTES,
        patient: bool = False,
        numbers: Any = None,
        **changed: Any,
    ) -> None:
        module = find_mind(game)
        MINDS.register(game.rulebook.dtype, module)
        self.name = name
        self.game = game
        self.budget = budget
        self.patient = patient  # all the time for one step, even when its choice is clear: the others are looked at too
        self.settings = np.zeros(1, SETTINGS)[0]
        for key, value in {**module.SETTINGS, **changed}.items():
            self.settings[key] = value
        self.numbers = usual_numbers(game) if numbers is None else numbers  # what its mind judges by
        self.trees = [_Tree(game, megabytes, self.numbers) for _ in range(threads)]
        self.stopped = threading.Event()
        self.simulations = 0
        self.mixes = False
        self.thought: list[Candidate] = []  # what it made of each legal step of its last choice
        self._turn = _Turn()
        self._warm_up()

    def _warm_up(self) -> None:
        """Load or compile everything once per process, so that no thinking waits for it."""
        if self.game.rulebook.name in _WARM:
            return
        state, small = self.game.new_match(seed=0).state, _Tree(self.game, WARM_MEGABYTES, self.numbers)
        seat = state.to_act[0]
        small.simulate(state.fields, seat, self.settings, generator(0), 2)
        small.root(state, seat)
        chooses_on(state.fields, small.table, seat, small.scratch)
        _Turn().note(state.knowledge(seat), state.legal_actions(seat)[0], 0.0)
        _WARM.add(self.game.rulebook.name)

    def choose(self, knowledge: Knowledge, rng: Vector) -> int:
        """The best step after thinking; where seats choose at once, a draw from the mixed choice."""
        begin = time.perf_counter()
        candidates = self.thought = self.think(knowledge, rng)
        best = max(candidates, key=lambda candidate: (candidate.share, candidate.win or 0.0))
        if self.mixes:
            serious = [candidate for candidate in candidates if candidate.share >= SERIOUS * best.share]
            ticket = below(rng, TICKETS) / TICKETS * sum(candidate.share for candidate in serious)
            for best in serious:
                ticket -= best.share
                if ticket < 0:
                    break
        self._turn.note(knowledge, best.action, time.perf_counter() - begin)
        for tree in self.trees:
            tree.follow(self._turn.expected is not None, best.action)
        return best.action

    @property
    def ends_early(self) -> bool:
        """Whether thinking ends when one step leads so far that no other can overtake it in the time."""
        return not self.patient and not self.mixes and len(self.trees) == 1

    def stop(self) -> None:
        """End the thinking that goes on in another thread, within a few milliseconds."""
        self.stopped.set()

    def think(self, knowledge: Knowledge, rng: Vector) -> list[Candidate]:
        """Every legal step with what the search thinks of it."""
        begin = time.perf_counter()
        actions, names = knowledge.legal_actions(), self.game.steps
        world = knowledge.imagine(generator(0))
        self.mixes = bool(self.settings["regrets"]) and len(world.to_act) + len(world.pending) > 1
        if not self._turn.goes_on(knowledge):
            for tree in self.trees:
                tree.begin()
        if len(actions) == 1:
            return [Candidate(actions[0], names[actions[0]], 1.0, 0, None)]
        self.stopped.clear()
        deadline = None
        if self.budget.seconds is not None:
            first = self.trees[0]
            last = (
                self.mixes or self.patient or not chooses_on(world.fields, first.table, knowledge.seat, first.scratch)
            )
            deadline = begin + self._turn.share_of(self.budget.seconds, last)
        seeds = [generator(f"{below(rng, TICKETS)} {i}") for i in range(len(self.trees))]
        jobs = [
            functools.partial(tree.run, world, knowledge.seat, seed, self, deadline)
            for tree, seed in zip(self.trees, seeds, strict=True)
        ]
        if len(jobs) == 1:
            jobs[0]()
        else:
            with ThreadPoolExecutor(len(jobs)) as pool:
                for done in [pool.submit(job) for job in jobs]:
                    done.result()
        roots = [tree.root(world, knowledge.seat) for tree in self.trees]
        visits, values, chosen, merits = (sum(part) for part in zip(*roots, strict=True))
        self.simulations = sum(tree.simulations for tree in self.trees)
        weight = chosen if self.mixes and chosen.sum() > 0 else visits
        if self.mixes and self.game.players > DUEL:
            best = merits >= merits.max() - ALIKE * visits.sum()
            weight = weight * best if weight[best].sum() > 0 else best
        share = weight / weight.sum() if weight.sum() > 0 else np.full(len(actions), 1 / len(actions))
        return [
            Candidate(a, names[a], float(share[i]), int(visits[i]), float(values[i] / visits[i]) if visits[i] else None)
            for i, a in enumerate(actions)
        ]

    def judge(self, knowledge: Knowledge, step: str, rng: Vector) -> float:
        """The expected share of the victory when a step is taken: all simulations go to it, as if it were the only one.

        So two steps can be compared fairly, which `think` looks at unequally. Only for a seat that chooses alone: where
        seats choose at once, the others would answer a choice that they cannot see.
        """
        world, tree = knowledge.imagine(generator(0)), self.trees[0]
        if len(world.to_act) + len(world.pending) > 1:
            raise SeatError("Seats choose at once here, so a step cannot be judged alone; `think` weighs all of them.")
        if self.budget.simulations is None:
            raise OptionError("A step is judged within a budget of simulations.")
        self._turn = _Turn()  # what comes next does not go on with this
        tree.begin()
        tree.simulate(world.fields, knowledge.seat, self.settings, rng, 2)  # the second one opens the root
        edges = tree.root_edges(knowledge.seat)
        chosen = edges["action"] == self.game.action(step)
        if not chosen.any():
            raise SeatError(f"Seat {knowledge.seat} cannot choose {shown(step)} now.")
        edges["visits"], edges["value"] = 1, np.where(chosen, 0.5, HOPELESS)
        tree.simulate(world.fields, knowledge.seat, self.settings, rng, self.budget.simulations)
        edge = edges[chosen][0]
        return float((edge["value"] - 0.5) / (edge["visits"] - 1))

    def survey(self, state: State, rng: Vector) -> tuple[float, ...]:
        """Each seat's expected share of the victory with everything open: for games that are over, not for play.

        A secret choice that waits for the others counts as not made yet.
        """
        if self.budget.simulations is None:
            raise OptionError("A survey has a budget of simulations.")
        if state.over:
            winners = state.ranking.count(1)
            return tuple(1 / winners if rank == 1 else 0.0 for rank in state.ranking)
        self._turn = _Turn()
        tree, sums = self.trees[0], np.zeros(state.game.players)
        count = max(LEAST_SURVEY, self.budget.simulations)
        tree.begin()
        while not sums.any():  # a few simulations may all try other steps than the one that leads
            tree.survey(state.fields, self.settings, rng, count, sums)
        return tuple(float(part) for part in sums / sums.sum())


def advise(
    knowledge: Knowledge, budget: str = USUAL_BUDGET, seed: int | str = 0, *, threads: int = 1
) -> list[Candidate]:
    """Every legal step with what the search thinks of it, the best first; the budget as for a bot: 500, 200ms, 1.5s."""
    if not knowledge.legal_actions():
        raise SeatError(f"Seat {knowledge.seat} has nothing to choose now.")
    search = Search(knowledge.game, Budget.parse(budget), threads=threads, patient=True)
    return sorted(search.think(knowledge, generator(seed)), key=lambda c: (-c.share, -(c.win or 0.0), c.action))


class _Turn:
    """Whether a choice goes on with the turn of the last one, and how much of the turn's time is used."""

    def __init__(self) -> None:
        self.expected: bytes | None = None
        self.used = 0.0

    def note(self, knowledge: Knowledge, action: int, seconds: float) -> None:
        """Remember what the seat will know if it is asked again before anything is drawn or revealed."""
        after = knowledge.imagine(generator(0)).after(knowledge.seat, action)
        goes_on = after.to_act == (knowledge.seat,) and not after.pending
        self.expected = after.imagine(knowledge.seat, generator(0)).key() if goes_on else None
        self.used += seconds

    def goes_on(self, knowledge: Knowledge) -> bool:
        """Whether this is what was expected after the last step."""
        if self.expected is not None and knowledge.imagine(generator(0)).key() == self.expected:
            return True
        self.used = 0.0
        return False

    def share_of(self, seconds: float, last: bool) -> float:
        """The time for the next step of the turn; all that is left if it is the last one."""
        left = max(seconds - self.used, LEAST_STEP * seconds)
        return left if last else left * FIRST_STEP


class _Tree:
    """One thread's tree and scratch space."""

    def __init__(self, game: Game, megabytes: float, numbers: Any) -> None:
        self.numbers = numbers
        self.nodes, self.edges = new_tree(megabytes)
        self.scratch, self.way = new_scratch(), new_way()
        self.table = np.zeros(2, game.rulebook.dtype)
        self.simulations = 0
        self.turns = 0
        self.root_key = FIRST_ROOT

    def begin(self) -> None:
        """A new root; what the tree holds of earlier turns stays until it takes up a quarter of the memory."""
        if self.way.nodes * 4 > self.nodes.size or self.way.edges * 4 > self.edges.size:
            self.nodes[:] = 0
            self.way.nodes = self.way.edges = 0
        self.turns += 1
        with np.errstate(over="ignore"):  # hashes wrap; only plain Python minds
            self.root_key = np.uint64(child(FIRST_ROOT, self.turns))

    def run(self, world: State, seat: int, rng: Vector, search: Search, deadline: float | None) -> None:
        """Simulate until the budget is used up, the choice is clear or somebody says stop."""
        most, record = search.budget.simulations, world.fields
        self.simulations, chunk = 0, FIRST_CHUNK
        begin = now = time.perf_counter()
        while not search.stopped.is_set() and (most is None or self.simulations < most):
            count = chunk if most is None else min(chunk, most - self.simulations)
            if deadline is not None:
                if now >= deadline:
                    break
                pace = (now - begin) / self.simulations if self.simulations else 0.0
                left = int((deadline - now) / pace) + 1 if pace else count
                if pace and search.ends_early and self.decided(world, seat, left):
                    break
                count = min(count, left)
            self.simulate(record, seat, search.settings, rng, count)
            self.simulations += count
            before, now = now, time.perf_counter()
            if now - before < LONGEST_CHUNK / 2:
                chunk *= 2
            elif now - before > LONGEST_CHUNK:
                chunk = max(chunk // 2, 1)

    def simulate(self, record: Any, seat: int, settings: Any, rng: Vector, count: int) -> None:
        """So many simulations."""
        with np.errstate(over="ignore"):
            simulate(
                record, self.table, seat, self.root_key, self.nodes, self.edges,
                settings, self.numbers, rng, self.scratch, self.way, count,
            )  # fmt: skip

    def survey(self, record: Any, settings: Any, rng: Vector, count: int, sums: Vector) -> None:
        """So many simulations of an open position; what each seat got is added to the sums."""
        from serai.bots.open_chances import survey

        with np.errstate(over="ignore"):
            survey(
                record, self.table, self.root_key, self.nodes, self.edges,
                settings, self.numbers, rng, self.scratch, self.way, count, sums,
            )  # fmt: skip

    def decided(self, world: State, seat: int, left: int) -> bool:
        """Whether the leader cannot be overtaken any more in the simulations that are left."""
        visits = np.sort(self.root(world, seat)[0])
        return bool(visits[-1] - visits[-2] > left)

    def root(self, world: State, seat: int) -> tuple[Any, ...]:
        """Visits, summed values, summed probabilities and summed merits of the legal actions."""
        parts = np.zeros((4, MOST_ACTIONS))
        with np.errstate(over="ignore"):
            n = read_root(
                world.fields, seat, self.root_key, self.nodes, self.edges, self.scratch, self.way, *parts
            )  # fmt: skip
        return tuple(part[:n] for part in parts)

    def root_edges(self, seat: int) -> Any:
        """The edges of the root, as they lie in the tree; it has been opened."""
        with np.errstate(over="ignore"):
            key = np.uint64(child(self.root_key, FIRST_SEAT + seat))
        node = self.nodes[np.flatnonzero(self.nodes["key"] == key)[0]]
        return self.edges[node["first"] : node["first"] + node["count"]]

    def follow(self, goes_on: bool, action: int) -> None:
        """Go down to the node that a step leads to, if the turn goes on."""
        if goes_on:
            with np.errstate(over="ignore"):
                self.root_key = np.uint64(child(self.root_key, action))
