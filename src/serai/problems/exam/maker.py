"""Making questions: first the puzzles that are there, then game after game of bots of several levels."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from serai.bots import find_bot
from serai.engine.chance import below, generator
from serai.engine.errors import OptionError
from serai.engine.game import Game
from serai.problems.exam.examiner import Budgets, Examiner
from serai.problems.exam.exhaustion import DUEL, ends_soon
from serai.problems.exam.question import SEARCHED, Question, QuestionError
from serai.problems.puzzles import shipped as shipped_puzzles
from serai.problems.puzzles.judge import NEAREST, RIVALS
from serai.problems.puzzles.maker import MOST_OF_NOTHING, NOTHING, deed_of

PLAYERS = ("novice", "merchant", "cadi", "vizier")  # that make the positions
MOST_PER_GAME = 12  # and those at its end, which can be proven
WHOLE = 64  # where seats choose at once, clear choices are rare: of one game in so many all is looked at, else the end
LATER = 4  # steps and draws between two questions of one game
LONGEST = 600  # steps and draws of a game that are looked at: some of beginners never end
MOST_OF_A_DEED = 0.5  # of all questions, but for doing nothing


@dataclass(frozen=True)
class Progress:
    """How far the making is: puzzles and games that were looked at."""

    sources: int
    questions: Sequence[Question]


class Maker:
    """Makes the questions of one game; the same seed makes the same ones, also when it was interrupted."""

    def __init__(self, name: str, seed: str, *, count: int, budgets: Budgets | None = None) -> None:
        if count < 1:
            raise OptionError(f"--count is 1 or more, not {count}.")
        book = Game.named(name).rulebook
        if not (book.parts.mind and book.parts.merchant):
            raise OptionError(f"{book.title} has no search, so that nobody knows what is best in its positions.")
        self.name, self.seed, self.count = name, seed, count
        self.games = [Game.named(name, players=number) for number in book.players]
        self.puzzles = shipped_puzzles(name)
        self._examiners = {game: Examiner(game, budgets or Budgets()) for game in self.games}

    def make(
        self, made: Sequence[Question] = (), note: Callable[[Progress], object] = lambda _progress: None
    ) -> Iterator[list[Question]]:
        """All questions so far, after each new one; it goes on where those made before end, within their last game."""
        questions = list(made)
        for question in questions:
            if (question.game, question.source.get("seed")) != (self.name, self.seed):
                raise QuestionError(
                    f"The file holds questions of {question.game} with seed {question.source.get('seed')!r}; these "
                    f"would be of {self.name} with seed {self.seed!r}. Name another file."
                )
        first = max((question.source["number"] for question in questions), default=0)
        for number in itertools.count(first):
            found = self._from_puzzle if number < len(self.puzzles) else self._from_game
            for question in itertools.takewhile(lambda _: len(questions) < self.count, found(number, questions)):
                questions.append(question)
                yield questions
            note(Progress(number + 1, questions))
            if len(questions) >= self.count:
                return

    def _from_puzzle(self, number: int, before: Sequence[Question]) -> Iterator[Question]:
        """A puzzle as a question: its proof has as many simulations as a question's, in more runs."""
        puzzle = self.puzzles[number]
        proof = puzzle.proof
        together = proof["deep"] * (RIVALS + 1) + proof["check"] * (NEAREST + 1)
        question = Question(
            game=puzzle.game,
            players=puzzle.players,
            seat=puzzle.seat,
            kind=SEARCHED,
            position=puzzle.position,
            right=(puzzle.solution,),
            values={choice.step: choice.win for choice in puzzle.candidates},
            source={"seed": self.seed, "number": number, "puzzle": puzzle.id},
            proof={
                "serai": proof["serai"],
                "search": proof["search"],
                "runs": proof["runs"],
                "simulations": together,
                "each": proof["check"],
            },
        )
        known = question.id in {other.id for other in before}
        if not known and self._wanted(before)(question.right[0]) and not question.flaws():
            yield question

    def _from_game(self, number: int, before: Sequence[Question]) -> Iterator[Question]:
        """The questions of one game, those after the last that is there already; `before` grows with each."""
        here = number - len(self.puzzles)
        game: Game = self.games[here % len(self.games)]
        whole = not game.rulebook.simultaneous or here % WHOLE == 0
        if not whole and game.players > DUEL:
            return  # ends at which nobody can prove much
        seed, examiner = f"{self.seed} {here}", self._examiners[game]
        names = [PLAYERS[below(generator(f"{seed} {seat}"), len(PLAYERS))] for seat in range(game.players)]
        bots, match = [find_bot(name, game) for name in names], game.new_match(seed=seed)
        entries = [question.source["entry"] for question in before if question.source["number"] == number]
        last, found = max(entries, default=-LATER), len(entries)
        while not match.state.over and len(match.history) < LONGEST:
            entry, choosing = len(match.history), match.state.to_act
            if entry >= last + LATER and not match.state.pending:
                source = {"seed": self.seed, "number": number, "bots": names, "entry": entry}
                for seat in choosing:
                    knowledge, luck = match.state.knowledge(seat), f"{seed} {entry} {seat}"
                    if (found >= MOST_PER_GAME or not whole) and not ends_soon(knowledge, luck):
                        continue
                    question = examiner.examine(knowledge, luck, source, self._wanted(before))
                    if question is not None and question.id not in {other.id for other in before}:
                        last, found = entry, found + 1
                        yield question
                        break
            seat = choosing[0]
            step = bots[seat].choose(match.state.knowledge(seat), generator(f"{seed} {entry} {seat}"))
            match.play(seat, step)

    def _wanted(self, others: Sequence[Question]) -> Callable[[str], bool]:
        """Whether a step may be the answer of one more: not too many have the same deed."""
        deeds = Counter(deed_of(other.right[0]) for other in others)

        def wanted(step: str) -> bool:
            most = MOST_OF_NOTHING if deed_of(step) in NOTHING else MOST_OF_A_DEED
            return deeds[deed_of(step)] < max(1, math.floor(most * self.count))

        return wanted
