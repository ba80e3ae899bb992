#!/usr/bin/env python3
"""What a short search gives away in Bakschisch, by the judgement of a long one: hundredths of a victory a bribe.

python benchmarks/convergence.py [POSITIONS] [SIMULATIONS]        40 positions, judged by 200,000 simulations
"""

import sys

import numpy as np

import serai
from serai.bots.searcher import SERIOUS, Budget, Candidate, Search
from serai.engine.chance import generator

EVERY = 37  # choice of quick games becomes a position
SHORT = (100, 10)  # the long search has so many times the simulations


def mixed(candidates: list[Candidate]) -> np.ndarray:
    """What is drawn from."""
    share = np.array([candidate.share for candidate in candidates])
    share[share < SERIOUS * share.max()] = 0
    return share / share.sum()


def main(arguments: list[str]) -> int:
    """Judge short searches by a long one."""
    if len(arguments) > 2 or not all(word.isdecimal() and int(word) for word in arguments):
        print("The positions and the simulations are numbers, such as 40 200000.", file=sys.stderr)
        return 2
    wanted, simulations = (*[int(word) for word in arguments], *(40, 200_000)[len(arguments) :])
    game, rng = serai.game("bakschisch", players=2), generator(11)
    quick, long = Search(game, Budget(simulations=1000)), Search(game, Budget(simulations=simulations), megabytes=256)
    short = {part: Search(game, Budget(simulations=max(1, simulations // part)), megabytes=256) for part in SHORT}
    given: dict[int, list[float]] = {part: [] for part in SHORT}
    seed = choices = positions = 0
    while positions < wanted:
        match, seed = game.new_match(seed=100 + seed), seed + 1
        while not match.state.over and positions < wanted:
            for seat in match.state.to_act:
                knowledge, choices = match.state.knowledge(seat), choices + 1
                if choices % EVERY == 0 and positions < wanted:
                    positions += 1
                    judged = long.think(knowledge, rng)
                    worth = np.array([candidate.win or 0.0 for candidate in judged])
                    for part, search in short.items():
                        given[part].append(float((mixed(judged) - mixed(search.think(knowledge, rng))) @ worth) * 100)
                match.play(seat, quick.choose(knowledge, rng))
    for part, found in given.items():
        error = np.std(found) / len(found) ** 0.5
        print(f"{simulations // part:7} simulations: {np.mean(found):.3f} ± {error:.3f} ({len(found)} positions)")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
