#!/usr/bin/env python3
"""How much a better belief about rivals' hidden cards could gain at the most: a caliph that sees them, against caliphs.

python benchmarks/oracle.py GAME PLAYERS [GAMES] [SIMULATIONS]        200 games, 500 simulations a step

The oracle cheats: it gets the true position and searches this one alone, where a caliph imagines a new world for each
simulation. Both have the same number of simulations. Whatever a bot could conclude from what its rivals did is less
than the truth, so what the oracle gains is about the most that beliefs can give. Each deal is played in every rotation.
"""

from __future__ import annotations

import sys
import time

import numpy as np

import serai
from serai.arena.statistics import share_interval
from serai.arena.wording import percent
from serai.bots.searcher import Budget, Search
from serai.engine.chance import generator
from serai.engine.game import State

USUAL = (200, 500)
HIDING = ("bagdad", "five-tribes")  # games in which a seat that chooses does not see all cards


class Oracle(Search):
    """A search in the one true world; never a level."""

    def __init__(self, game: serai.Game, budget: Budget) -> None:
        super().__init__(game, budget, name="oracle")
        self.truth: State | None = None
        tree = self.trees[0]

        def simulate(record: object, seat: int, settings: object, rng: object, count: int) -> None:
            assert self.truth is not None
            tree.survey(self.truth.fields, settings, rng, count, np.zeros(game.players))

        tree.simulate = simulate  # type: ignore[method-assign]


def contest(game: serai.Game, games: int, simulations: int) -> tuple[list[float], list[float]]:
    """The oracle's share of each deal, and the processor time that it and the caliphs took in all."""
    budget, spent, shares = Budget(simulations=simulations), [0.0, 0.0], []
    oracle, caliphs = Oracle(game, budget), [Search(game, budget) for _ in range(game.players)]
    for deal in range(-(-games // game.players)):
        won = 0.0
        for place in range(game.players):
            match = game.new_match(seed=f"oracle {deal}")
            while not match.state.over:
                seat = match.state.to_act[0]
                rng = generator(f"{deal} {place} {len(match.history)}")
                begin = time.thread_time()
                oracle.truth = match.state
                bot = oracle if seat == place else caliphs[seat]
                choice = bot.choose(match.state.knowledge(seat), rng)
                spent[seat != place] += time.thread_time() - begin
                match.play(seat, choice)
            ranking = match.state.ranking
            won += (ranking[place] == 1) / ranking.count(1)
        shares.append(won / game.players)
        if (deal + 1) % 10 == 0:
            print(f"{deal + 1} deals: {percent(share_interval(shares))}", flush=True)
    return shares, spent


def main(arguments: list[str]) -> int:
    """Measure one game."""
    name, *numbers = arguments or [""]
    if name not in HIDING or not 1 <= len(numbers) <= 3 or not all(word.isdecimal() for word in numbers):
        print(f"Name a game ({', '.join(HIDING)}) and the players; games and simulations if you like.", file=sys.stderr)
        return 2
    players, games, simulations = (*[int(word) for word in numbers], *USUAL[len(numbers) - 1 :])
    shares, spent = contest(serai.game(name, players=players), games, simulations)
    won, played = percent(share_interval(shares)), len(shares) * players
    print(
        f"{name}, {players} players: the oracle won {won} of {played} games, {simulations} simulations each; "
        f"seconds of the processor: {spent[0]:.0f} and {spent[1]:.0f}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
