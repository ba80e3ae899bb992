"""A trained network as a bot: weights in a file, a seat's observation in, the odds of its steps and its prospects out.

A file is NumPy's `.npz`: `w0`, `b0`, `w1`, ... of hidden layers (max(0, x @ w + b)), `policy_w` and `policy_b` (a
number for each step), `value_w` and `value_b` (the expected result), and `about`: JSON that says which game the network
was trained for. `examples/ppo.py` makes one; `serai arena bakschisch --bots mine.npz,merchant` lets it play.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.bots.bot import TICKETS, Bot
from serai.bots.file_cache import Version, read_once
from serai.bots.searcher import Candidate
from serai.engine.chance import below
from serai.engine.errors import OptionError
from serai.engine.sentences import shown

if TYPE_CHECKING:
    from serai.engine.contract import Vector
    from serai.engine.game import Game, Knowledge

ENDING = ".npz"
FORMAT = 1
HEADS = ("policy", "value")
LARGEST_FILE = 1 << 30  # bytes
MASKED = np.float32(-1e9)  # instead of what the network says to a step that is not legal

_LOADED: dict[Version, Network] = {}


class Network:
    """Layers of numbers, the same for NumPy and for whoever trains them: `parameters` are its arrays, in order."""

    def __init__(self, arrays: dict[str, Any], about: dict[str, Any]) -> None:
        self.arrays, self.about = arrays, about
        self.depth = sum(name[0] == "w" for name in arrays)

    @classmethod
    def new(cls, game: Game, hidden: Sequence[int] = (128, 128), seed: int = 0) -> Network:
        """An untrained network: nearly the same odds for all steps, nothing expected."""
        rng = np.random.default_rng(seed)
        book = game.rulebook
        arrays: dict[str, Any] = {}
        before = book.observation_size
        for number, size in enumerate(hidden):
            arrays |= _layer(rng, str(number), before, size, np.sqrt(2 / before), ("w", "b"))
            before = size
        arrays |= _layer(rng, "", before, len(book.steps), 0.01 / np.sqrt(before), ("policy_w", "policy_b"))
        arrays |= _layer(rng, "", before, 1, 0.1 / np.sqrt(before), ("value_w", "value_b"))
        about = {**game.describe(), "serai-network": FORMAT, "temperature": 1.0 if book.simultaneous else 0.0}
        return cls(arrays, about)

    @property
    def parameters(self) -> list[Any]:
        """All its arrays; who trains it changes them in place."""
        return list(self.arrays.values())

    def hidden(self, observations: Any) -> list[Any]:
        """The observations and what each hidden layer makes of them."""
        layers = [observations]
        for number in range(self.depth):
            layers.append(np.maximum(layers[-1] @ self.arrays[f"w{number}"] + self.arrays[f"b{number}"], 0))
        return layers

    def __call__(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        """The logarithm of the odds of each step, and the expected result, for each row."""
        return self.heads(self.hidden(observations)[-1], masks)

    def heads(self, last: Any, masks: Any) -> tuple[Any, Any]:
        """What follows from the last hidden layer."""
        logits = np.where(masks, last @ self.arrays["policy_w"] + self.arrays["policy_b"], MASKED)
        logits -= logits.max(axis=1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return logits, (last @ self.arrays["value_w"] + self.arrays["value_b"])[:, 0]

    def save(self, path: Path) -> None:
        """Write the file."""
        np.savez(path, about=np.array(json.dumps(self.about)), **self.arrays)

    @classmethod
    def load(cls, path: Path) -> Network:
        """The network of a file, read once per process and version of the file; what is wrong with it is told."""
        return read_once(path, _LOADED, _read, "network")

    def check(self, game: Game, path: Path) -> None:
        """Refuse a table that the network was not made for."""
        book = game.rulebook
        for name, own, theirs in (
            ("game", self.about["game"], game.name),
            ("rules", self.about["rules"], book.version),
            ("players", self.about["players"], game.players),
        ):
            if own != theirs:
                raise OptionError(f"The network in {path} is for {name} {shown(own)}, not for {shown(theirs)}.")
        sizes = self.parameters[0].shape[0], self.arrays["policy_w"].shape[1]
        if sizes != (book.observation_size, len(book.steps)):
            raise OptionError(
                f"The network in {path} takes {sizes[0]} numbers for {sizes[1]} steps; "
                f"{game.title} gives {book.observation_size} for {len(book.steps)}."
            )


def _layer(rng: Any, end: str, rows: int, columns: int, scale: float, names: tuple[str, str]) -> dict[str, Any]:
    weights = rng.normal(0.0, scale, (rows, columns)).astype(np.float32)
    return {names[0] + end: weights, names[1] + end: np.zeros(columns, np.float32)}


def _read(where: Path, path: Path) -> Network:
    """The file's network, every array of it checked."""
    if where.stat().st_size > LARGEST_FILE:
        raise OptionError(f"{path} is larger than any network of Serai's.")
    try:
        with where.open("rb") as stream, np.load(stream, allow_pickle=False) as file:
            arrays: dict[str, Any] = {name: file[name] for name in file.files}
        about = json.loads(str(arrays.pop("about")))
        if about["serai-network"] != FORMAT or not {"game", "rules", "players"} <= set(about):
            raise OptionError(f"{path} is no network that this version of Serai reads.")
        depth = sum(name[:1] == "w" for name in arrays)
        names = [f"{part}{number}" for number in range(depth) for part in "wb"]
        names += [f"{head}_{part}" for head in HEADS for part in "wb"]
        network = Network({name: np.ascontiguousarray(arrays[name], np.float32) for name in names}, about)
        if not all(np.isfinite(array).all() for array in network.parameters):
            raise OptionError(f"The network in {path} has weights that are no numbers.")
        size = network.parameters[0].shape[0]
        logits, value = network(np.zeros((1, size), np.float32), np.ones(network.arrays["policy_b"].shape, np.int8))
        if logits.ndim != 2 or value.shape != (1,):
            raise ValueError
        float(about.get("temperature", 1.0))
    except (ValueError, KeyError, TypeError, IndexError, AttributeError, EOFError, zipfile.BadZipFile):
        raise OptionError(f"{path} is no network of Serai's: see examples/ppo.py, which makes one.") from None
    return network


class NetworkBot(Bot):
    """Plays what its network says: with the temperature 1 it draws by the odds, with 0 it takes the likeliest step."""

    def __init__(self, path: Path, game: Game) -> None:
        self.network = Network.load(path)
        self.network.check(game, path)
        self.name = path.stem
        self.temperature = float(self.network.about.get("temperature", 1.0))
        self.thought: list[Candidate] = []  # what it made of each legal step of its last choice

    def choose(self, knowledge: Knowledge, rng: Vector) -> int:
        """A legal step."""
        actions = knowledge.legal_actions()
        mask = np.zeros((1, len(knowledge.game.steps)), np.int8)
        mask[0, actions] = 1
        logits, _ = self.network(knowledge.observe()[None], mask)
        best = logits[0, actions].astype(np.float64)
        odds = np.exp((best - best.max()) / (self.temperature or 1.0))
        odds /= odds.sum()
        steps = knowledge.game.steps
        self.thought = [Candidate(a, steps[a], float(p), 0, None) for a, p in zip(actions, odds, strict=True)]
        if self.temperature == 0:
            return actions[int(np.argmax(odds))]
        place = int(np.searchsorted(np.cumsum(odds), below(rng, TICKETS) / TICKETS, "right"))
        return actions[min(place, len(actions) - 1)]
