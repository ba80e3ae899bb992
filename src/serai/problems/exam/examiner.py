"""Whether the best choice of a position is known: proven by exhaustion, or agreed on by searches that leave no doubt.

Most positions end at the first look. Then every good step gets simulations of its own, since a tree search hardly looks
at what seems bad. Steps that come to the same (the same turn in another order, say) are all right, and each must be
worth clearly more than the nearest others. At last a deep search with other luck, exploring twice as much as usual,
must take a right step, and see no other near it. Where seats choose at once, the steps are weighed together against the
others' mixed choice, and those that count as right must have nearly all of it in every run.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from serai.bots import find_bot
from serai.bots.confidence import search_version
from serai.bots.minds import find_mind
from serai.bots.searcher import Budget, Candidate, Search
from serai.engine.chance import generator
from serai.problems.exam.exhaustion import ends_soon, exhaust
from serai.problems.exam.question import AT_ONCE_GAP, LEAST_GAP, LEAST_STEPS, MOST_RIGHT, PROVEN, SEARCHED, Question
from serai.version import __version__

if TYPE_CHECKING:
    from serai.engine.game import Game, Knowledge
    from serai.problems.exam.exhaustion import Finding

Wanted = Callable[[str], bool]  # a step as the answer

MOST_STEPS = 60  # to choose from: with more, one look at each would cost too much
ALIKE = 0.015  # of the victory: steps that are so near each other count as the same
SEEN = 100  # simulations of a step in a deep search, for its value to count
TRIED = 8  # simulations of a step at a first look, for its value to count
MOST_NEAR = 3  # steps that come to the same at a first look
SERIOUS = 6  # steps that are looked at again, at most
RIVALS = 2  # wrong steps that are looked at as deeply as the right ones
RUNS = 2  # with other luck: one deep search, and one that judges each good step by itself
LOOK_SHARE, MIXED_LOOK, MIXED_SHARE = 0.65, 0.75, 0.85  # of the attention; of a mixed choice at first, and later
OFTEN = 0.2  # of a mixed choice
SURE = 0.95  # of the victory: where a step seems to win, it is tried to prove that it does
HOPE, NEARLY = 0.8, 1.0  # of the gap that is asked for, where seats choose at once: in short searches before deep ones
TRIES, TOO_EASY = 10, 0.7  # of the novice; more of them that are right make a question that asks nothing
DIGITS = 4


@dataclass(frozen=True)
class Budgets:
    """Simulations: of all steps together (look, deep), of each good one (closer, each)."""

    look: int = 600
    closer: int = 2_500
    each: int = 10_000
    deep: int = 100_000

    def scaled(self, share: float) -> Budgets:
        """A share of all of them, for a try."""
        return Budgets(*(max(30, int(number * share)) for number in vars(self).values()))


class Examiner:
    """Examines positions of one game; the same seed gives the same answer."""

    def __init__(self, game: Game, budgets: Budgets) -> None:
        self.game, self.budgets = game, budgets
        self._usual = Search(game, Budget(1), patient=True)
        self._wider = Search(game, Budget(1), patient=True, exploration=2 * find_mind(game).SETTINGS["exploration"])
        self._novice = find_bot("novice", game)
        self._sifts = ((budgets.closer, HOPE * AT_ONCE_GAP), (budgets.each, NEARLY * AT_ONCE_GAP))
        self._wanted: Wanted

    def examine(
        self, knowledge: Knowledge, seed: str, source: dict[str, Any], wanted: Wanted = lambda _step: True
    ) -> Question | None:
        """The question of a position, if its best choice is known, not too easy to find, and wanted."""
        self._wanted = wanted
        steps = knowledge.legal()
        if not LEAST_STEPS <= len(steps) <= MOST_STEPS:
            return None
        look = self._think(self._usual, knowledge, self.budgets.look, f"{seed} look")
        mixed, leader = self._usual.mixes, max(look, key=lambda candidate: candidate.share)
        finding: Finding | None = None
        values: dict[str, float] | None
        if _at_stake(look) and (ends_soon(knowledge, seed) or (not mixed and _close_to_won(look, leader))):
            finding = exhaust(knowledge)
        if finding is not None and not self._asks(knowledge, finding.right, seed):
            return None
        first = _chosen(look, OFTEN) if mixed else (leader.step,)
        if finding is None and not (self._leads(look, leader, mixed) and self._asks(knowledge, first, seed)):
            return None
        if finding is not None and finding.settles:
            values = {step: sum(bounds) / 2 for step, bounds in finding.bounds.items()}
        elif mixed:
            values = self._weigh(knowledge, finding, seed)
        else:
            values = self._judge_all(knowledge, look, finding, seed)
        return self._question(knowledge, values, finding, seed, source) if values else None

    @staticmethod
    def _leads(look: list[Candidate], leader: Candidate, mixed: bool) -> bool:
        """Whether one step leads at a first look, or a few that come to the same."""
        if leader.win is None:
            return False
        if mixed:
            return _chosen_most(look) >= MIXED_LOOK
        near = [one for one in look if one.win is not None and one.win > leader.win - ALIKE]
        behind = [leader.win - one.win for one in look if one.win is not None and one.visits >= TRIED]
        if any(ALIKE < gap < 0.75 * LEAST_GAP for gap in behind):
            return False
        return sum(one.share for one in near) >= LOOK_SHARE and len(near) <= MOST_NEAR

    def _question(
        self, knowledge: Knowledge, values: dict[str, float], finding: Finding | None, seed: str, source: dict[str, Any]
    ) -> Question | None:
        right = _alike(values) if finding is None else finding.right
        if not self._asks(knowledge, right, seed):
            return None
        wrong = sorted(set(values) - set(right), key=lambda step: (-values[step], step))[: RIVALS + 1]
        settled = finding is not None and finding.settles
        question = Question(
            game=self.game.name,
            players=self.game.players,
            seat=knowledge.seat,
            kind=SEARCHED if finding is None else PROVEN,
            position=knowledge.position(),
            right=right,
            values={step: round(values[step], DIGITS) for step in (*right, *wrong)},
            source=source,
            proof={
                "serai": __version__,
                "search": search_version(self.game),
                "runs": 0 if settled else RUNS,
                "simulations": 0 if settled else self.budgets.deep,
                "each": 0 if settled else self.budgets.each,
            },
        )
        return None if question.flaws() else question

    def _asks(self, knowledge: Knowledge, right: tuple[str, ...], seed: str) -> bool:
        """Whether these steps are wanted and few, and a novice often takes others."""
        if len(right) > max(1.0, MOST_RIGHT * len(knowledge.legal_actions())) or not self._wanted(right[0]):
            return False
        actions = {self.game.action(step) for step in right}
        tries = (self._novice.choose(knowledge, generator(f"{seed} novice {i}")) for i in range(TRIES))
        return sum(action in actions for action in tries) <= TOO_EASY * TRIES

    # ------------------------------------------------------------------ a seat that chooses alone

    def _judge_all(
        self, knowledge: Knowledge, look: list[Candidate], finding: Finding | None, seed: str
    ) -> dict[str, float] | None:
        """What the good steps are worth, if some are alike and clearly the best."""
        tried = {one.step: one.win for one in look if one.win is not None}
        top = max(tried.values())
        right: tuple[str, ...] = finding.right if finding is not None else ()
        order = sorted(tried, key=lambda step: tried[step], reverse=True)
        serious = [step for step in order if tried[step] > top - LEAST_GAP or step in right]
        serious += [step for step in order if step not in serious][: max(RIVALS, RIVALS + 1 - len(serious))]
        if len(serious) > max(SERIOUS, len(right) + 2 * RIVALS) or set(right) - set(serious):
            return None
        closer: dict[str, float] = {}
        for step in serious:
            closer[step] = self._judge(knowledge, step, self.budgets.closer, f"{seed} closer")
            if finding is None and any(ALIKE < max(closer.values()) - value < LEAST_GAP for value in closer.values()):
                return None
        right = right or _alike(closer)
        if not _clear(closer, right) or not self._asks(knowledge, right, seed):
            return None
        nearest = sorted(set(closer) - set(right), key=lambda step: (-closer[step], step))[:RIVALS]
        values = {step: self._judge(knowledge, step, self.budgets.each, f"{seed} each") for step in (*right, *nearest)}
        if not _clear(values, right) or (finding is None and set(_alike(values)) != set(right)):
            return None
        deep = self._think(self._wider, knowledge, self.budgets.deep, f"{seed} deep")
        tried = {one.step: one.win for one in deep if one.win is not None and one.visits >= SEEN}
        best = max(deep, key=lambda candidate: candidate.share)
        wrong = max((win for step, win in tried.items() if step not in right), default=0.0)
        return values if best.step in right and tried[best.step] - wrong >= LEAST_GAP / 2 else None

    # ------------------------------------------------------------------ seats that choose at once

    def _weigh(self, knowledge: Knowledge, finding: Finding | None, seed: str) -> dict[str, float] | None:
        """What the steps are worth against the others' mixed choice, if every run takes right ones alone."""
        if finding is None and not all(self._seems_clear(knowledge, seed, *sift) for sift in self._sifts):
            return None
        right: tuple[str, ...] = () if finding is None else finding.right
        sums: dict[str, float] = {}
        for search, simulations in ((self._usual, 3 * self.budgets.each), (self._wider, self.budgets.deep)):
            weighed = self._think(search, knowledge, simulations, f"{seed} weigh {simulations}")
            values = {one.step: one.win for one in weighed if one.win is not None}
            right = right or _alike(values)
            share = sum(one.share for one in weighed if one.step in right)
            if share < MIXED_SHARE or not _clear(values, right, AT_ONCE_GAP) or not self._asks(knowledge, right, seed):
                return None
            for step, win in values.items():
                sums[step] = sums.get(step, 0.0) + win / RUNS
        return sums if finding is not None or set(_alike(sums)) == set(right) else None

    def _seems_clear(self, knowledge: Knowledge, seed: str, simulations: int, gap: float) -> bool:
        """Whether a short search has hope that the deep ones will agree: most positions end here."""
        look = self._think(self._usual, knowledge, simulations, f"{seed} sift {simulations}")
        if _chosen_most(look) < MIXED_SHARE or not self._asks(knowledge, _chosen(look, OFTEN), seed):
            return False
        values = {one.step: one.win for one in look if one.win is not None}
        return _clear(values, _alike(values), gap)

    def _think(self, search: Search, knowledge: Knowledge, simulations: int, seed: str) -> list[Candidate]:
        search.budget = Budget(simulations)
        return search.think(knowledge, generator(seed))

    def _judge(self, knowledge: Knowledge, step: str, simulations: int, seed: str) -> float:
        self._usual.budget = Budget(simulations)
        return self._usual.judge(knowledge, step, generator(f"{seed} {step}"))


def _chosen(candidates: list[Candidate], share: float) -> tuple[str, ...]:
    """The steps of a mixed choice that are drawn so often at least, the most frequent first."""
    often = [one for one in candidates if one.share >= share] or [max(candidates, key=lambda one: one.share)]
    return tuple(one.step for one in sorted(often, key=lambda one: -one.share))


def _chosen_most(candidates: list[Candidate]) -> float:
    """How much of a mixed choice the steps have that can be right together."""
    shares = sorted((one.share for one in candidates), reverse=True)
    return sum(shares[: max(1, int(MOST_RIGHT * len(shares)))])


def _at_stake(look: list[Candidate]) -> bool:
    """Whether it seems to matter what is chosen."""
    wins = [one.win for one in look if one.win is not None]
    return max(wins) - min(wins) >= LEAST_GAP


def _close_to_won(look: list[Candidate], leader: Candidate) -> bool:
    """Whether one step seems to win, and not everything does."""
    others = [one.win for one in look if one.win is not None and one.visits > 1]
    return (leader.win or 0.0) >= SURE and sorted(others)[len(others) // 2] < 1 - 2 * LEAST_GAP


def _alike(values: dict[str, float]) -> tuple[str, ...]:
    """The best steps, as far as they come to the same."""
    top = max(values.values())
    return tuple(sorted((step for step in values if values[step] > top - ALIKE), key=lambda step: -values[step]))


def _clear(values: dict[str, float], right: tuple[str, ...], gap: float = LEAST_GAP) -> bool:
    """Whether all right steps are worth clearly more than all others."""
    wrong = [value for step, value in values.items() if step not in right]
    good = [values[step] for step in right if step in values]
    return bool(wrong) and len(good) == len(right) and min(good) - max(wrong) >= gap


def doubts(question: Question, budgets: Budgets | None = None) -> list[str]:
    """What a second look finds against a question: exhaustion says the same, a deep search with other luck agrees."""
    knowledge, effort = question.knowledge(), budgets or Budgets()
    if question.kind == PROVEN:
        finding = exhaust(knowledge)
        if finding is None or set(finding.right) != set(question.right):
            return ["What is right cannot be proven again."]
        if finding.settles:
            return []
    search = Search(knowledge.game, Budget(effort.deep), patient=True)
    look = search.think(knowledge, generator(f"again {question.id}"))
    right = sum(candidate.share for candidate in look if candidate.step in question.right)
    return [] if right > 0.5 else [f"A search of {effort.deep:,} simulations prefers another step."]
