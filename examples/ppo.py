"""Masked PPO by self-play on `serai.batch`: one network has every seat, and learns from all of them.

    python examples/ppo.py bakschisch --players 2 --steps 4000000 --out bakschisch.npz
    serai arena bakschisch --players 2 --bots bakschisch.npz,random

The learner is NumPy with gradients written by hand; `--torch` does the same step with Torch (pip install
'serai[torch]'). The file that it writes is a bot: name it wherever a bot is named.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the matrices are small: threads would wait for each other

import numpy as np

import serai
from serai.bots.network import Network
from serai.engine.batch import Batch

GAMMA, LAMBDA = 0.998, 0.95  # what a later result is worth, and how far an advantage looks ahead
CLIP = 0.2  # how far the odds of a step may move in one update
VALUE, ENTROPY = 0.5, 0.01  # weights of the other parts of the loss
LARGEST_GRADIENT = 0.5
EPOCHS, PARTS = 3, 4  # how often, and in how many parts, the steps of one round are learned from


@dataclass
class Experience:
    """Decisions with what became of them; all arrays have a row for each."""

    observations: Any
    masks: Any
    actions: Any
    odds: Any  # logarithm of the odds that the action had
    advantages: Any
    returns: Any

    def part(self, rows: Any) -> Experience:
        """Some of the rows."""
        return Experience(*(array[rows] for array in vars(self).values()))


# ---------------------------------------------------------------- playing


def draw(odds: Any, rng: np.random.Generator) -> Any:
    """An action for each row, by the logarithms of odds."""
    sums = np.exp(odds).cumsum(axis=1)
    return (sums > rng.random((len(odds), 1)) * sums[:, -1:]).argmax(axis=1)


def collect(batch: Batch, network: Network, rounds: int, rng: np.random.Generator) -> Experience:
    """Play so many steps in every game of the batch, and say what each was worth to the seat that made it."""
    games, players = batch.games, batch.players
    observations = np.empty((rounds, games, batch.observations.shape[1]), np.float32)
    masks = np.empty((rounds, games, batch.masks.shape[1]), np.int8)
    seats, actions = np.empty((rounds, games), np.int64), np.empty((rounds, games), np.int64)
    odds, values = np.empty((rounds, games), np.float32), np.empty((rounds, games), np.float32)
    rewards, ended = np.empty((rounds, games, players), np.float32), np.empty((rounds, games), np.bool_)
    rows = np.arange(games)
    for t in range(rounds):
        observations[t], masks[t], seats[t] = batch.observations, batch.masks, batch.seats
        logits, values[t] = network(observations[t], masks[t])
        actions[t] = draw(logits, rng)
        odds[t] = logits[rows, actions[t]]
        rewards[t], ended[t] = batch.step(actions[t])
    # What the seat that chooses next expects; of the other seats it is not known, so their last steps do not count.
    future, ahead = np.zeros((games, players), np.float32), np.zeros((games, players), np.float32)
    known = np.zeros((games, players), np.bool_)
    future[rows, batch.seats] = network(batch.observations, batch.masks)[1]
    known[rows, batch.seats] = True
    due = np.zeros((games, players), np.float32)
    advantages, counts = np.empty((rounds, games), np.float32), np.empty((rounds, games), np.bool_)
    for t in reversed(range(rounds)):
        over, own = ended[t], (rows, seats[t])
        due[over], future[over], ahead[over], known[over] = rewards[t][over], 0.0, 0.0, True
        error = due[own] + GAMMA * future[own] - values[t]
        advantages[t] = error + GAMMA * LAMBDA * ahead[own]
        counts[t] = known[own]
        due[own], future[own], ahead[own], known[own] = 0.0, values[t], np.where(counts[t], advantages[t], 0.0), True
    returns = advantages + values
    every = (observations, masks, actions, odds, advantages, returns)
    return Experience(*(array[counts] for array in every))


def against_random(network: Network, game: serai.Game, games: int = 256, seed: int = 1) -> float:
    """The share of the victory against random players, the network in every seat in turn."""
    rng, won, finished = np.random.default_rng(seed), 0.0, 0
    batch = Batch(game, games, seed=seed)
    own, counted = np.arange(games) % game.players, np.zeros(games, np.bool_)
    while not counted.all():
        chosen = draw(network(batch.observations, batch.masks)[0], rng)
        rewards, ended = batch.step(np.where(batch.seats == own, chosen, batch.random_actions()))
        for place in np.flatnonzero(ended & ~counted):  # the first game of each place, however long it takes
            winners = int((rewards[place] == rewards[place].max()).sum())
            won += (rewards[place, own[place]] == rewards[place].max()) / winners
            finished += 1
        counted |= ended
    return won / finished


# ---------------------------------------------------------------- learning


class Learner:
    """PPO's step in NumPy: the gradient of the loss by hand, and Adam."""

    def __init__(self, network: Network, rate: float) -> None:
        self.network, self.rate, self.steps = network, rate, 0
        self.means = [np.zeros_like(array) for array in network.parameters]
        self.squares = [np.zeros_like(array) for array in network.parameters]

    def gradients(self, batch: Experience) -> list[Any]:
        """How the loss changes with each parameter."""
        arrays, rows, size = self.network.arrays, np.arange(len(batch.actions)), len(batch.actions)
        layers = self.network.hidden(batch.observations)
        logits, values = self.network.heads(layers[-1], batch.masks)
        odds = np.exp(logits)
        ratio = np.exp(logits[rows, batch.actions] - batch.odds)
        too_far = np.where(batch.advantages > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        push = np.where(too_far, 0.0, batch.advantages * ratio)[:, None]
        towards = push * odds  # of the loss, by the logits
        towards[rows, batch.actions] -= push[:, 0]
        logits = np.where(batch.masks, logits, 0.0)
        doubt = -(odds * logits).sum(axis=1, keepdims=True)
        towards += ENTROPY * odds * (logits + doubt)
        towards = (towards / size).astype(arrays["policy_w"].dtype)
        surprise = (VALUE * (values - batch.returns) / size)[:, None].astype(towards.dtype)
        found = {"policy": (towards, layers[-1]), "value": (surprise, layers[-1])}
        slopes = {f"{head}_w": below.T @ slope for head, (slope, below) in found.items()}
        slopes |= {f"{head}_b": slope.sum(axis=0) for head, (slope, _) in found.items()}
        slope = towards @ arrays["policy_w"].T + surprise @ arrays["value_w"].T
        for number in reversed(range(self.network.depth)):
            slope = slope * (layers[number + 1] > 0)
            slopes[f"w{number}"], slopes[f"b{number}"] = layers[number].T @ slope, slope.sum(axis=0)
            slope = slope @ arrays[f"w{number}"].T
        return [slopes[name] for name in arrays]

    def update(self, batch: Experience) -> None:
        """One step of Adam down the loss."""
        gradients = self.gradients(batch)
        length = float(np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients)))
        scale = min(1.0, LARGEST_GRADIENT / (length + 1e-6))
        self.steps += 1
        late, later = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for array, gradient, mean, square in zip(
            self.network.parameters, gradients, self.means, self.squares, strict=True
        ):
            mean += 0.1 * (scale * gradient - mean)
            square += 0.001 * ((scale * gradient) ** 2 - square)
            array -= self.rate * (mean / late) / (np.sqrt(square / later) + 1e-8)


class TorchLearner(Learner):
    """The same step by Torch, on the same memory: a network of your own goes here."""

    def __init__(self, network: Network, rate: float) -> None:
        import torch

        self.network, self.rate, self.torch = network, rate, torch
        self.leaves = [torch.from_numpy(array).requires_grad_() for array in network.parameters]
        self.adam = torch.optim.Adam(self.leaves, lr=rate, eps=1e-8)

    def loss(self, batch: Experience) -> Any:
        """PPO's loss."""
        torch, named = self.torch, dict(zip(self.network.arrays, self.leaves, strict=True))
        given = {name: torch.from_numpy(np.ascontiguousarray(array)) for name, array in vars(batch).items()}
        last = given["observations"]
        for number in range(self.network.depth):
            last = torch.relu(last @ named[f"w{number}"] + named[f"b{number}"])
        logits = (last @ named["policy_w"] + named["policy_b"]).masked_fill(given["masks"] == 0, -1e9)
        odds = torch.log_softmax(logits, dim=1)
        ratio = torch.exp(odds.gather(1, given["actions"][:, None])[:, 0] - given["odds"])
        gain = given["advantages"]
        surrogate = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        error = ((last @ named["value_w"] + named["value_b"])[:, 0] - given["returns"]).square().mean() / 2
        doubt = -(odds.exp() * odds).sum(dim=1).mean()
        return VALUE * error - surrogate - ENTROPY * doubt

    def gradients(self, batch: Experience) -> list[Any]:
        """As Torch finds them."""
        self.adam.zero_grad()
        self.loss(batch).backward()
        return [leaf.grad.numpy() for leaf in self.leaves]

    def update(self, batch: Experience) -> None:
        """One step of Adam down the loss."""
        self.gradients(batch)
        self.torch.nn.utils.clip_grad_norm_(self.leaves, LARGEST_GRADIENT)
        for group in self.adam.param_groups:
            group["lr"] = self.rate
        self.adam.step()


def learn(learner: Learner, experience: Experience, rng: np.random.Generator) -> None:
    """Learn from the steps of a round, in random parts, a few times over."""
    gain = experience.advantages
    experience.advantages = ((gain - gain.mean()) / (gain.std() + 1e-8)).astype(np.float32)
    for _ in range(EPOCHS):
        for rows in np.array_split(rng.permutation(len(gain)), PARTS):
            learner.update(experience.part(rows))


# ---------------------------------------------------------------- the program


def train(options: argparse.Namespace, game: serai.Game) -> Network:
    """Play and learn until so many steps are played; tell how it goes."""
    network = Network.new(game, options.hidden, options.seed)
    learner = (TorchLearner if options.torch else Learner)(network, options.rate)
    batch, rng = Batch(game, options.games, seed=options.seed), np.random.default_rng(options.seed)
    per_round = options.games * options.length
    rounds = max(1, round(options.steps / per_round))
    for number in range(1, rounds + 1):
        learner.rate = options.rate * (1 - (number - 1) / rounds)
        learn(learner, collect(batch, network, options.length, rng), rng)
        if number == rounds or number % max(1, rounds // 10) == 0:
            share = against_random(network, game)
            used = time.process_time() / 60
            print(f"{number * per_round:>11,} steps, {used:5.1f} CPU minutes: {share:.1%} against random", flush=True)
    return network


def read_options() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", help="bakschisch, bagdad or five-tribes")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--steps", type=int, default=4_000_000, help="to play in all")
    parser.add_argument("--games", type=int, default=256, help="side by side")
    parser.add_argument("--length", type=int, default=64, help="steps of each game in a round")
    parser.add_argument("--hidden", type=int, nargs="+", default=[128, 128], help="sizes of the hidden layers")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, falling to 0")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--torch", action="store_true", help="learn with Torch")
    parser.add_argument("--out", type=Path, required=True, help="the file of the bot, NAME.npz")
    options = parser.parse_args()
    if min(options.steps, options.games, options.length, *options.hidden) < 1 or options.rate <= 0:
        parser.error("--steps, --games, --length, --hidden and --rate must be greater than 0")
    if options.out.suffix != ".npz" or not options.out.absolute().parent.is_dir():
        parser.error(f"--out is a file NAME.npz in a folder that is there, not {options.out}")
    if options.torch:
        try:
            import torch  # noqa: F401
        except ImportError:
            parser.error("--torch needs Torch: pip install 'serai[torch]'")
    return options


def main() -> None:
    """Train, save, and say how to let it play."""
    options = read_options()
    try:
        game = serai.game(options.game, players=options.players)
    except serai.SeraiError as error:
        sys.exit(str(error))
    train(options, game).save(options.out)
    print(f"serai arena {game.name} --players {game.players} --bots {options.out},random")


if __name__ == "__main__":
    main()
