"""OpenSpiel's MCTS against random players, at Bakschisch.

pip install "serai[openspiel]"
python examples/openspiel_mcts.py [seed] [simulations]

OpenSpiel's search wants turns, so the simultaneous game is converted: seats choose one after another, and only an
information state hides what was chosen. A search looks at the state itself. Therefore it sits in seat 0, which
chooses first and finds nothing to peep at.
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import serai.envs.openspiel  # noqa: F401 - registers the games


def main(seed: int = 7, simulations: int = 20) -> None:
    chooser = np.random.default_rng(seed)
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("serai_bakschisch(players=2,track=short,max_rounds=10)"))
    searcher = mcts.MCTSBot(
        game,
        uct_c=1.4,
        max_simulations=simulations,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(seed)),
        random_state=np.random.RandomState(seed),
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            action = chooser.choice(outcomes, p=odds)
        elif state.current_player() == 0:
            action = searcher.step(state)
        else:
            action = chooser.choice(state.legal_actions())
        state.apply_action(int(action))
    print(state)
    print("MCTS gets {:+.0f}, the random player {:+.0f}.".format(*state.returns()))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
