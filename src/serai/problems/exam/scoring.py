"""How many questions of the exam a bot answers rightly, with intervals; as a table, and for programs."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from serai.arena.plan import label
from serai.arena.statistics import Interval, share_interval
from serai.arena.wording import percent
from serai.bots.bot_files import is_bot_file
from serai.bots.levels import make_bot
from serai.engine.chance import generator
from serai.engine.errors import OptionError
from serai.problems.exam.question import KINDS, PROVEN, SEARCHED
from serai.problems.puzzles.maker import NOTHING, deed_of
from serai.version import __version__

if TYPE_CHECKING:
    from serai.problems.exam.question import Question

TRIES = 4  # of each question: a bot that mixes or doubts does not always choose the same
HEAD = ("bot", "all", "2 players", "3 players", "4 players", *KINDS, "to do nothing is right", "CPU ms a choice")

Tell = Callable[[int, int], object]  # how many questions of how many a bot was asked


@dataclass(frozen=True)
class Score:
    """What one bot made of the exam: for each question the share of its tries that were right."""

    bot: str
    questions: Sequence[Question]
    shares: tuple[float, ...]
    seconds: float  # of processor time for one choice

    def part(self, belongs: Callable[[Question], bool] = lambda _question: True) -> Interval | None:
        """The share of right answers among some questions, a question being the unit of the interval."""
        pairs = zip(self.questions, self.shares, strict=True)
        return share_interval([share for question, share in pairs if belongs(question)])

    def parts(self) -> dict[str, Interval | None]:
        """The share among all questions, by players, and by kind."""
        found = {"all": self.part()}
        for players in (2, 3, 4):
            found[f"{players} players"] = self.part(lambda question, n=players: question.players == n)  # type: ignore[misc]
        for kind in KINDS:
            found[kind] = self.part(lambda question, k=kind: question.kind == k)  # type: ignore[misc]
        found["to do nothing is right"] = self.part(lambda question: deed_of(question.right[0]) in NOTHING)
        return found

    def to_json(self) -> dict[str, Any]:
        """For programs."""
        parts = {name: None if part is None else part.to_json() for name, part in self.parts().items()}
        return {"bot": self.bot, "shares": parts, "cpu_seconds_a_choice": self.seconds}


def score(
    questions: Sequence[Question], spec: str, *, tries: int = TRIES, seed: str = "0", tell: Tell | None = None
) -> Score:
    """Ask a bot every question so many times, with fresh luck and nothing remembered."""
    if tries < 1:
        raise OptionError(f"A question is asked once or more, not {tries} times.")
    shares: list[float] = []
    seconds, bots = 0.0, {}
    for number, question in enumerate(questions, 1):
        knowledge = question.knowledge()
        game, hits = knowledge.game, 0
        right = {game.action(step) for step in question.right}
        for attempt in range(tries):
            if (
                is_bot_file(spec) or game not in bots
            ):  # one of ours goes on with a turn of its own, never with another's
                bots[game] = make_bot(spec, game)
            rng = generator(f"{seed} {question.id} {attempt}")
            begin = time.process_time()
            hits += bots[game].choose(knowledge, rng) in right
            seconds += time.process_time() - begin
        shares.append(hits / tries)
        if tell is not None:
            tell(number, len(questions))
    return Score(spec, questions, tuple(shares), seconds / (tries * len(questions)))


def table(scores: Sequence[Score]) -> list[str]:
    """The scores as the lines of a table, a bot in each."""
    lines = [f"| {' | '.join(HEAD)} |", f"|---|{'---:|' * (len(HEAD) - 1)}"]
    for one in scores:
        cells = [percent(part) for part in one.parts().values()]
        lines.append(f"| {label(one.bot)} | {' | '.join(cells)} | {1000 * one.seconds:.2f} |")
    return lines


def section(scores: Sequence[Score], tries: int) -> str:
    """A game's part of the results page."""
    questions = scores[0].questions
    title = questions[0].knowledge().game.title
    kinds = Counter(question.kind for question in questions)
    nothing = sum(deed_of(question.right[0]) in NOTHING for question in questions)
    lines = [
        f"### {title}: the exam",
        "",
        f"{len(questions)} questions, {kinds[PROVEN]} proven and {kinds[SEARCHED]} searched, each asked {tries} times; "
        f"in {nothing} of them to do nothing is right. Serai {__version__}. "
        "Intervals are of 95 %, with questions as the unit.",
        "",
        *table(scores),
    ]
    return "\n".join(lines)
