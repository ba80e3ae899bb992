"""The simurgh, who knows Bakschisch for two by heart: it plays an equilibrium, by a table and the round that is played.

The simurgh of the legends is so old that it has seen the world end three times, and knows everything. This one has a
table of what the start of every round is worth (`serai.bots.bakschisch.table`) and solves the round that is played from
where it stands, with the cards that are really left in it. What it shows is drawn from the equilibrium of the bribe, so
nobody can foresee it.

At the first bribe there is too much ahead of it: it looks three bribes ahead with the true cards, and takes the table's
values from there on; near the round limit, where these are different for every round, it looks to the end of the round
with cards drawn by the odds of the deck and fists of a few coins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from serai.bots.bakschisch.decks import ENDLESS, ROUND, draws_of
from serai.bots.bakschisch.duel import FIRST, SECOND, TOGETHER, USEFUL, new_box, positions, write_ends
from serai.bots.bakschisch.lookahead import Choice, Lookahead
from serai.bots.bakschisch.table import MIDDLE, Table, is_solved, shipped
from serai.bots.bot import Bot
from serai.bots.searcher import Candidate
from serai.engine.chance import below
from serai.games.bakschisch.box import BRIBES

if TYPE_CHECKING:
    from serai.engine.contract import Record, Vector
    from serai.engine.game import Game, Knowledge

FEW_COINS = 5  # in a fist that is looked at in the first bribe near the limit
TICKETS = 1 << 30


class Simurgh(Bot):
    """An equilibrium of each bribe, as far as it is solved: the same knowledge and generator give the same choice."""

    name = "simurgh"

    def __init__(self, game: Game, table: Table | None = None) -> None:
        self.table = table or shipped(game)
        self.box = new_box(game)
        self.lookahead = Lookahead(self.box)
        self.limit = int(game.options["max_rounds"])
        self.thought: list[Candidate] = []  # what it made of each legal step of its last choice
        self._ends: tuple[int, Any] = (-1, None)

    @staticmethod
    def solves(game: Game) -> bool:
        """Whether it knows this game."""
        return is_solved(game)

    def choose(self, knowledge: Knowledge, rng: Vector) -> int:
        """A draw from the equilibrium of the bribe."""
        self.thought = self.think(knowledge, rng)
        ticket = below(rng, TICKETS) / TICKETS
        for one in self.thought:
            ticket -= one.share
            if ticket < 0:
                return one.action
        return max(self.thought, key=lambda one: one.share).action

    def think(self, knowledge: Knowledge, rng: Vector) -> list[Candidate]:
        """Every legal step with how often the equilibrium takes it and what it wins against the other's part of it."""
        choice, seat = self.solve(knowledge.imagine(rng).fields), knowledge.seat
        shares = dict(zip(choice.fists[seat].tolist(), choice.mixes[seat].tolist(), strict=True))
        against = choice.payoffs @ choice.mixes[1] if seat == 0 else -(choice.mixes[0] @ choice.payoffs)
        wins = dict(zip(choice.fists[seat].tolist(), ((1 + against) / 2).tolist(), strict=True))
        names = knowledge.game.steps
        return [
            Candidate(action, names[action], shares.get(action, 0.0), 0, wins.get(action))
            for action in knowledge.legal_actions()
        ]

    def solve(self, s: Record) -> Choice:
        """Solve the bribe of a position with an open card; what is closed in a fist counts as not chosen yet."""
        bribe, left = int(s.bribe), self.limit - int(s.rounds)
        person, further = int(s.row[bribe]) - 1, BRIBES - 1 - bribe
        if bribe == 0 and left > self.table.settled:
            draws = draws_of(ROUND, s.unseen, MIDDLE - 1)
            return self.lookahead.solve(person, place_of(s), draws, self.table.middle, back=False)
        deck = ENDLESS if bribe == 0 else ROUND
        return self.lookahead.solve(
            person, place_of(s), draws_of(deck, s.unseen, further), self.ends(left - 1), back=True,
            most=FEW_COINS if bribe == 0 else USEFUL,
        )  # fmt: skip

    def ends(self, rounds_left: int) -> Any:
        """What the positions after a round's last bribe are worth, with so many rounds to play after it."""
        rounds = min(rounds_left, self.table.rounds)
        if self._ends[0] != rounds:
            values = np.zeros((positions(self.box), 1))
            write_ends(self.box, self.table.starts(rounds), values[:, 0])
            self._ends = rounds, values
        return self._ends[1]


def place_of(s: Record) -> tuple[int, int, int, int, int]:
    """The spaces, bags and rest of a position."""
    rest = int(s.thief[0]) | int(s.thief[1]) << 1
    if s.space[0] == s.throne and s.space[1] == s.throne:
        rest = TOGETHER if s.throned[0] == s.throned[1] else FIRST if s.throned[0] < s.throned[1] else SECOND
    return int(s.space[0]), int(s.space[1]), int(s.gold[0]), int(s.gold[1]), rest
