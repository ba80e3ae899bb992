"""Making puzzles: bots play game after game, and every choice on the way is a candidate."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from serai.bots import NamedBot, find_bot
from serai.bots.confidence import search_version
from serai.bots.searcher import Budget, Search
from serai.engine.chance import below, generator
from serai.engine.errors import OptionError
from serai.engine.game import Game, Knowledge, Match, State
from serai.engine.lookahead import whole_turn
from serai.engine.rulebook import Step
from serai.problems.puzzles.judge import RUNS, Budgets, Judge
from serai.problems.puzzles.puzzle import FOUND, LEVELS, Puzzle, PuzzleError
from serai.version import __version__

PLAYERS = ("novice", "merchant", "vizier:60", "vizier:200")  # that make the positions: good ones and mistakes to use
MOST_PER_GAME = 4
LATER = 10  # steps and draws between two puzzles of one game
MOST_EASY = 0.4  # of all puzzles
MOST_OF_A_KIND, MOST_OF_FEW = 0.45, 0.55  # of all puzzles, with one deed as their solution; in games that have few
MANY_KINDS = 6
NOTHING = ("done", "end", "pass")  # steps that leave all as it is: seldom worth a puzzle
MOST_OF_NOTHING = 0.25  # of all puzzles
MOST_MIDWAY = 0.55  # of all puzzles that begin within a turn and not with it
TRIES = 20  # of each bot, for how often it finds the solution
EASY, MEDIUM, HARD = LEVELS
HARDLY, OFTEN, SURELY = 0.05, 0.5, 0.85


@dataclass(frozen=True)
class Progress:
    """How far the making is."""

    games: int
    puzzles: Sequence[Puzzle]


class Maker:
    """Makes puzzles of one game; the same seed makes the same ones, also when it was interrupted."""

    def __init__(
        self, name: str, seed: str, *, players: int | None = None, budgets: Budgets | None = None, count: int = 100
    ) -> None:
        if count < 1:
            raise OptionError(f"--count is 1 or more, not {count}.")
        book = Game.named(name, players=players).rulebook
        if not (book.parts.mind and book.parts.merchant):
            raise OptionError(f"{book.title} has no search, so that nothing can be proved of its positions.")
        seats = range(book.players[0], book.players[-1] + 1) if players is None else (players,)
        self.games = [Game.named(name, players=number) for number in seats]
        self.budgets = budgets or Budgets()
        self.name, self.seed, self.count = name, seed, count
        kinds = {deed_of(step) for step in book.steps}
        self._most_of_a_kind = MOST_OF_A_KIND if len(kinds) >= MANY_KINDS else MOST_OF_FEW
        self._judges = {game: Judge(game, self.budgets) for game in self.games}

    def make(
        self, made: Sequence[Puzzle] = (), note: Callable[[Progress], object] = lambda _progress: None
    ) -> Iterator[list[Puzzle]]:
        """All puzzles so far, after each game that gave some; it goes on after the last game of those made before."""
        puzzles = list(made)
        for puzzle in puzzles:
            if puzzle.game != self.name or puzzle.proof.get("seed") != self.seed:
                raise PuzzleError(
                    f"The file holds puzzles of {puzzle.game} with seed {puzzle.proof.get('seed')!r}; these would be "
                    f"of {self.name} with seed {self.seed!r}. Name another file."
                )
        first = 1 + max((puzzle.source["number"] for puzzle in puzzles), default=-1)
        for number in itertools.count(first):
            if len(puzzles) >= self.count:
                return
            found = self._from_game(number, puzzles)
            puzzles += found[: self.count - len(puzzles)]
            note(Progress(number + 1, puzzles))
            if found:
                yield puzzles

    def ask(self, state: State, seat: int) -> Puzzle:
        """The puzzle of a position that somebody made, with its proof; a sentence if it is none."""
        source: dict[str, object] = {"seed": self.seed, "number": -1, "bots": [], "entry": 0, "midway": False}
        puzzle = self._examine(Match(state), seat, source, ())
        if puzzle is None:
            raise PuzzleError("This is no puzzle: no step is clearly the best here.")
        return puzzle

    def _from_game(self, number: int, before: Sequence[Puzzle]) -> list[Puzzle]:
        """The puzzles of one game."""
        game, seed = self.games[number % len(self.games)], f"{self.seed} {number}"
        names = [PLAYERS[below(generator(f"{seed} {seat}"), len(PLAYERS))] for seat in range(game.players)]
        bots = [find_bot(name, game) for name in names]
        match = game.new_match(seed=seed)
        found: list[Puzzle] = []
        last = -LATER
        while not match.state.over:
            seat, entry = match.state.to_act[0], len(match.history)
            if len(found) < MOST_PER_GAME and entry >= last + LATER:
                before_it = match.history[-1] if match.history else None
                midway = isinstance(before_it, Step) and before_it.seat == seat
                source = {"seed": seed, "number": number, "bots": names, "entry": entry, "midway": midway}
                puzzle = self._examine(match, seat, source, [*before, *found])
                if puzzle is not None:
                    found.append(puzzle)
                    last = entry
            elif len(found) >= MOST_PER_GAME:
                break
            match.play(seat, bots[seat].choose(match.state.knowledge(seat), generator(f"{seed} {entry} {seat}")))
        return found

    def _examine(self, match: Match, seat: int, source: dict[str, object], others: Sequence[Puzzle]) -> Puzzle | None:
        """The puzzle of a position, if it is one and there is room for one like it."""
        game, knowledge, seed = match.game, match.state.knowledge(seat), f"{source['seed']} {source['entry']}"
        judge = self._judges[game]
        solution = judge.leader(knowledge, seed)
        midway = bool(source["midway"])
        if solution is None or not self._room(others, solution, midway):
            return None
        found = how_often_found(knowledge, solution, seed)
        level = level_of(found)
        if not self._room(others, solution, midway, level):
            return None
        choices = judge.prove(knowledge, solution, seed)
        if choices is None:
            return None
        turns = [_turn(game, knowledge, choice.step, self.budgets.look, seed) for choice in choices[:2]]
        puzzle = Puzzle(
            game=game.name,
            players=game.players,
            seat=seat,
            level=level,
            position=knowledge.position(),
            solution=solution,
            turn=turns[0],
            rival_turn=turns[1],
            candidates=choices,
            found=found,
            source=source,
            proof={
                "serai": __version__,
                "search": search_version(game),
                "seed": self.seed,
                **vars(self.budgets),
                "runs": RUNS,
                "gap": round(choices[0].win - choices[1].win, 4),
            },
        )
        if puzzle.id in {other.id for other in others} or puzzle.flaws():
            return None
        return puzzle

    def _room(self, puzzles: Sequence[Puzzle], solution: str, midway: bool, level: str | None = None) -> bool:
        """Whether not too many are of this kind already, or of this level once it is known."""
        kinds = Counter(deed_of(puzzle.solution) for puzzle in puzzles)
        if midway and sum(puzzle.source["midway"] for puzzle in puzzles) >= math.ceil(MOST_MIDWAY * self.count):
            return False
        if level == EASY and sum(puzzle.level == EASY for puzzle in puzzles) >= math.ceil(MOST_EASY * self.count):
            return False
        most = MOST_OF_NOTHING if deed_of(solution) in NOTHING else self._most_of_a_kind
        return kinds[deed_of(solution)] < math.ceil(most * self.count)


def deed_of(step: str) -> str:
    """What is done in a step: its first word; whoever does nothing does the same, whatever it is called."""
    word = step.split()[0]
    return NOTHING[0] if word in NOTHING else word


def how_often_found(knowledge: Knowledge, solution: str, seed: str) -> dict[str, float]:
    """How often each level of bot finds the solution, of some tries."""
    game, action = knowledge.game, knowledge.game.action(solution)
    found = {FOUND[0]: round(1 / len(knowledge.legal_actions()), 2)}
    for name in FOUND[1:]:
        bot: NamedBot = find_bot(name, game)
        hits = sum(bot.choose(knowledge, generator(f"{seed} {name} {i}")) == action for i in range(TRIES))
        found[name] = round(hits / TRIES, 2)
    return found


def level_of(found: Mapping[str, float]) -> str:
    """How hard a puzzle is, by the bots that find it: newcomers, merchants, or those who look further."""
    if found["novice"] >= OFTEN:
        return EASY
    if found["merchant"] >= OFTEN or (found["novice"] > HARDLY and found["vizier"] >= SURELY):
        return MEDIUM
    return HARD


def asked_again(puzzle: Puzzle) -> Puzzle:
    """The puzzle with how often the bots of today find its solution, and the level that follows from it."""
    seed = f"{puzzle.source['seed']} {puzzle.source['entry']}"
    found = how_often_found(puzzle.knowledge(), puzzle.solution, seed)
    return replace(puzzle, found=found, level=level_of(found))


def _turn(game: Game, knowledge: Knowledge, step: str, simulations: int, seed: str) -> tuple[str, ...]:
    """The whole turn that begins with a step, as a deep search goes on."""
    player, rng = Search(game, Budget(simulations)), generator(f"{seed} turn")
    return tuple(whole_turn(knowledge, step, lambda after: player.choose(after, rng)))
