#!/usr/bin/env python3
"""What other settings of the search gain, without games: what they choose, judged by a longer search of the usual ones.

python benchmarks/judged.py GAME PLAYERS POSITIONS SIMULATIONS NAME=VALUE[,NAME=VALUE] ...

Positions are choices of quick games with ten legal steps or more. The usual search and each variant choose with so many
simulations; where they differ, each of the two steps is judged by itself with eight times as many, by the usual
settings. A line says what a variant gains for each choice, in hundredths of a victory, with one standard error, and
how much processor time it takes. Names are of `serai.bots.search.SETTINGS`; `simulations` is one too.
For games in which one seat chooses at a time.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np

import serai
from serai.bots.searcher import Budget, Search
from serai.engine.chance import generator

LEAST_STEPS = 10
EVERY = 7  # choice of the quick games becomes a position
QUICK = 30  # simulations a step of these games
LONGER = 8


def variant(game: serai.Game, simulations: int, text: str) -> Search:
    """A search with other settings."""
    words = (word.split("=") for word in text.split(",") if word)
    changed: dict[str, Any] = {name: float(value) for name, value in words}
    budget = Budget(simulations=int(changed.pop("simulations", simulations)))
    return Search(game, budget, **changed)


def main(arguments: list[str]) -> int:
    """Compare variants with the usual search."""
    if len(arguments) < 5 or not all(word.isdecimal() for word in arguments[1:4]):
        print("Name a game, the players, positions, simulations and variants such as exploration=1.2.", file=sys.stderr)
        return 2
    players, wanted, simulations = (int(word) for word in arguments[1:4])
    game = serai.game(arguments[0], players=players)
    quick, judge = variant(game, QUICK, ""), variant(game, LONGER * simulations, "")
    searches = {text: variant(game, simulations, text) for text in ("", *arguments[4:])}
    gained: dict[str, list[float]] = {text: [] for text in searches}
    spent = dict.fromkeys(searches, 0.0)
    deals = choices = positions = 0
    while positions < wanted:
        match, deals = game.new_match(seed=f"judged {deals}"), deals + 1
        while not match.state.over and positions < wanted:
            seat = match.state.to_act[0]
            knowledge, choices = match.state.knowledge(seat), choices + 1
            if choices % EVERY == 0 and len(knowledge.legal_actions()) >= LEAST_STEPS:
                positions += 1
                worth: dict[str, float] = {}
                usual = ""
                for text, search in searches.items():
                    begin = time.thread_time()
                    step = game.steps[search.choose(knowledge, generator(choices))]
                    spent[text] += time.thread_time() - begin
                    usual = usual or step
                    for one in {step, usual} if step != usual else ():
                        if one not in worth:
                            worth[one] = judge.judge(knowledge, one, generator(choices))
                    gained[text].append(100 * (worth[step] - worth[usual]) if step != usual else 0.0)
            match.play(seat, quick.choose(knowledge, generator(choices)))
    for text, found in gained.items():
        error, other = np.std(found) / len(found) ** 0.5, np.count_nonzero(found)
        print(
            f"{text or 'usual'}: {np.mean(found):+.3f} ± {error:.3f} ({other} of {positions} chosen otherwise), "
            f"{1000 * spent[text] / positions:.2f} ms"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
