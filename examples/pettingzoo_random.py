"""A game of Bakschisch between random agents, in PettingZoo.

pip install "serai[pettingzoo]"
python examples/pettingzoo_random.py [seed]
"""

import sys

from serai.envs import pettingzoo


def main(seed: int = 7) -> None:
    env = pettingzoo.env("bakschisch", players=3, track="short")
    env.reset(seed=seed)
    for number, agent in enumerate(env.agents):
        env.action_space(agent).seed(seed + number)

    steps = 0
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        if termination or truncation:
            print(f"{agent} gets {reward:+.2f}")
            action = None
        else:
            action = env.action_space(agent).sample(observation["action_mask"])
            steps += 1
        env.step(action)

    match = env.unwrapped.match()  # the episode, for `serai replay` or the table in the browser
    print(f"{steps} steps; the record has {len(match.record().splitlines())} lines and ends so:")
    print(match.state)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
