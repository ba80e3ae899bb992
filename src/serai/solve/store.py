"""Solutions in files: NumPy archives with the policy, what it is for, and what a run of CFR needs to go on.

| array | meaning |
|---|---|
| `about` | JSON: the game with its options, the method, iterations, value to seat 0, exploitability |
| `policy` | the probability of each step, one row after the other |
| `seat`, `size` | of each row (an information set, or a seat's choice in a position): whose it is, how many steps |
| `steps` | the action of each step, as `game.steps` counts |
| `worlds` | of each row, the bytes of a position: `State(game, bytes)` |
| `regrets`, `total` | of CFR: what it goes on with |
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from serai.engine.errors import SeraiError
from serai.engine.game import Game
from serai.engine.registry import rulebook
from serai.engine.sentences import shown
from serai.solve.graph import Graph
from serai.solve.regrets import Learner
from serai.solve.tree import Tree, build_tree

if TYPE_CHECKING:
    from serai.solve.nodes import Tell

FORMAT = 1
EXACT, CFR, CFR_PLUS = "exact", "cfr", "cfr+"
METHODS = (EXACT, CFR, CFR_PLUS)


def save(path: Path, space: Tree | Graph, policy: Any, about: dict[str, Any], learner: Learner | None = None) -> None:
    """Write a solution, all or nothing."""
    if isinstance(space, Tree):
        seat, size, steps, worlds = space.seat, space.size, space.steps, space.worlds
    else:
        rows = [(int(node), seat) for node in np.flatnonzero(space.kind == 2) for seat in range(2)]
        seat = np.array([seat for _, seat in rows], np.int8)
        size = np.array([space.sizes[row] for row in rows], np.int32)
        steps = np.concatenate([space.actions(*row) for row in rows])
        worlds = space.states[[node for node, _ in rows]]
    heading = {"serai_solution": FORMAT, **space.game.describe(), **about}
    more = {} if learner is None else {"regrets": learner.regrets, "total": learner.total}
    raw = np.frombuffer(worlds.tobytes(), np.uint8).reshape(len(worlds), space.game.rulebook.dtype.itemsize)
    young = path.with_name(f".{path.name}.part")
    with young.open("wb") as file:
        np.savez_compressed(
            file, about=json.dumps(heading), policy=policy, seat=seat, size=size, steps=steps, worlds=raw, **more
        )
    os.replace(young, path)


def load(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """The heading of a solution and its arrays."""
    try:
        with np.load(path, allow_pickle=False) as archive:
            arrays = {name: archive[name] for name in archive.files}
        about = json.loads(str(arrays.pop("about")))
    except (OSError, ValueError, KeyError, EOFError) as error:
        raise SeraiError(f"{path} is no solution that `serai solve` wrote: {' '.join(str(error).split())}.") from None
    if not isinstance(about, dict) or about.get("serai_solution") != FORMAT:
        found = about.get("serai_solution") if isinstance(about, dict) else about
        raise SeraiError(f"{path} is no solution of format {FORMAT}, but {shown(found)}.")
    return about, arrays


def solved_game(about: dict[str, Any]) -> Game:
    """The game that a solution is for."""
    return Game(rulebook(about["game"], about["rules"]), about["players"], about["options"])


def reopen(path: Path, *, tell: Tell | None = None) -> Learner:
    """The run of CFR that a file holds, ready to go on."""
    about, arrays = load(path)
    if "regrets" not in arrays:
        raise SeraiError(f"{path} holds an exact solution; there is nothing to go on with.")
    tree = build_tree(solved_game(about), tell=tell)
    if tree.steps.size != arrays["total"].size or (tree.steps != arrays["steps"]).any():
        raise SeraiError(f"{path} was made by other rules: its tree is not the one that this version builds.")
    return Learner(tree, about["method"] == CFR_PLUS, int(about["iterations"]), arrays["regrets"], arrays["total"])
