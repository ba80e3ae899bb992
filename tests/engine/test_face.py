"""The public face: what `serai` offers, quickly, and nothing else by accident."""

from __future__ import annotations

import os
import subprocess
import sys
import typing
from pathlib import Path

import numpy as np
import pytest

import serai
from serai.engine import contract, registry
from serai.engine.compiler import cache
from serai.games.bakschisch import rules


def test_everything_that_is_promised_is_there() -> None:
    for name in serai.__all__:
        assert getattr(serai, name) is not None
    assert issubclass(serai.IllegalMove, serai.SeraiError)
    with pytest.raises(AttributeError, match="no attribute 'gane'"):
        serai.gane  # noqa: B018


def test_importing_serai_loads_neither_compiler_nor_numpy() -> None:
    code = "import sys, serai; print([m for m in ('numba', 'numpy', 'typer', 'rich') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_contract_is_typed_for_its_readers() -> None:
    for name in contract.FUNCTIONS:
        function = getattr(contract, name)
        assert function.__doc__
        assert "s" in typing.get_type_hints(function)


def test_a_state_of_no_game_is_refused() -> None:
    with pytest.raises(TypeError, match="No game is registered"):
        contract.over(np.zeros(1, np.dtype((np.record, [("x", np.int8)])))[0])


def test_rules_that_lack_a_function_or_use_a_taken_name_are_refused() -> None:
    with pytest.raises(TypeError, match="lacks setup"):
        contract.register_rules(rules.STATE, np)
    with pytest.raises(TypeError, match="cannot be called round"):
        contract.register_rules(np.dtype((np.record, [("round", np.int8)])), rules)


def test_versions_of_rules_are_kept_apart() -> None:
    registry.register("bakschisch", "serai.games.bakschisch:BAKSCHISCH", version=0)
    try:
        assert registry.rulebook("bakschisch").version == 1
        with pytest.raises(serai.OptionError, match="Rules version 5 of bakschisch is not known here; known: 0 and 1"):
            registry.rulebook("bakschisch", 5)
    finally:
        registry._places["bakschisch"].pop(0)


def test_the_state_is_small() -> None:
    assert rules.STATE.itemsize <= 128


def test_compiled_code_that_nobody_uses_is_forgotten(tmp_path: Path) -> None:
    old, used, notes = tmp_path / f"old{cache.SUFFIX}", tmp_path / f"used{cache.SUFFIX}", tmp_path / "notes.txt"
    for path in (old, used, notes):
        path.write_bytes(b"")
    for path in (old, notes):
        os.utime(path, (0, 0))
    assert cache.forget_unused(tmp_path) == 1
    assert {path.name for path in tmp_path.iterdir()} == {used.name, notes.name}


def test_knowledge_gives_a_bot_what_its_seat_knows() -> None:
    match = serai.game("bakschisch", players=3).new_match(seed=3)
    match.play(0, "bid 7")
    knowledge = match.state.knowledge(2)
    assert knowledge.view == match.state.view(2)
    assert knowledge.legal() == match.state.legal(2)
    assert not any(isinstance(getattr(knowledge, name, None), serai.State) for name in ("state", "game", "view"))
    from serai.engine.chance import generator

    fists = {int(knowledge.imagine(generator(n)).fields.fist[0]) for n in range(200)}
    assert len(fists) == 12


def test_states_print_and_compare() -> None:
    match = serai.game("bakschisch", players=2).new_match(seed=3)
    assert repr(match.state) == "<State of serai.game('bakschisch', players=2): to_act=(0, 1)>"
    assert repr(match.game.start()).endswith("before a draw>")
    assert repr(match) == "<Match of serai.game('bakschisch', players=2): 1 steps and draws>"
    assert match.state != match.game.start()
    assert len({match.state, serai.load(match.state.position())}) == 1
    assert match.to_json()["over"] is False
