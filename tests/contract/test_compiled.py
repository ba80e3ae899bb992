"""One source, two ways to run it: compiled and interpreted rules agree at every step, and no stale code survives."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.caches import fill
from tests.contract.tables import OURS, SMALL, TABLES, every_game
from tests.contract.trace import length, moments

ROOT = Path(__file__).resolve().parent.parent.parent
STEPS = 150


def run(*arguments: str, **environment: str) -> str:
    """The output of Python in a fresh process."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path]), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.compiled
@pytest.mark.slow
@every_game
def test_compiled_and_interpreted_rules_agree_at_every_moment(name: str) -> None:
    interpreted = run("-m", "tests.contract.trace", name, str(STEPS), NUMBA_DISABLE_JIT="1").splitlines()
    compiled = [line for table in TABLES if table.name == name for line in moments(table, STEPS)]
    lines = Counter(line.split()[0] for line in compiled)
    for table in [table for table in TABLES if table.name == name]:
        long = name in OURS and table not in SMALL  # a game from outside or of a small box may be over soon
        assert lines.pop(str(table)) > (2 / 3 if long else 1 / 30) * length(table, STEPS)
    assert not lines
    assert compiled == interpreted


PLAY = """
import serai
state = serai.game("bakschisch", players=2).new_match(seed=1).state
print("fields", state.fields.gold.tolist(), "legal", len(state.legal(0)), "views", state.view(0)["seats"][0]["jump"])
from serai.engine.playouts import playouts
from serai.engine.chance import generator, new_scratch
import numpy as np
game = serai.game("bakschisch", players=2)
print("steps", playouts(game.start().fields, np.zeros(1, game.rulebook.dtype), 50, generator(1), new_scratch()))
"""


@pytest.mark.compiled
@pytest.mark.slow
def test_an_edited_rule_is_never_run_from_an_old_cache(tmp_path: Path) -> None:
    """The edited functions are called by compiled code of other files, which Numba's own cache would not notice."""
    package, cache = tmp_path / "src" / "serai", tmp_path / "cache"
    shutil.copytree(ROOT / "src" / "serai", package, ignore=shutil.ignore_patterns("__pycache__"))

    def outcome() -> str:
        return run("-c", PLAY, PYTHONPATH=str(tmp_path / "src"), SERAI_CACHE_DIR=str(cache))

    def kept() -> set[str]:
        return {path.name for path in cache.glob("*.code")}

    fill(cache, "bakschisch")  # compiled from the same sources in another place
    there, first = kept(), outcome()
    compiled = kept()
    assert len(compiled) > 5
    anew, before = ({name.rpartition("-")[0] for name in files} for files in (compiled - there, there))
    assert not anew & before  # what was compiled elsewhere is taken
    assert outcome() == first
    assert kept() == compiled  # the second run found the compiled code of the first

    rules = package / "games" / "bakschisch" / "rules.py"
    text = rules.read_text(encoding="utf-8")
    edited = text.replace("return s.ended != 0\n", "return s.ended != 0 or s.rounds >= 3\n")
    assert edited != text
    rules.write_text(edited, encoding="utf-8")
    second = outcome()
    assert second != first
    assert second.splitlines()[1] != first.splitlines()[1]  # the playout loop lives in the engine, unedited
    edited_code = kept()
    assert edited_code > compiled

    rules.write_text(text.replace('"""', '"""Edited. ', 1), encoding="utf-8")  # words alone compile nothing again
    assert outcome() == first
    assert kept() == edited_code


OUTSIDE = """
from serai.engine.compiler.compiled import compiled
import limits
HALF = 5

@compiled
def inner(x):
    return x + HALF

@compiled
def outer(x):
    return inner(x) * limits.FACTOR

print(outer(1))
"""


@pytest.mark.compiled
@pytest.mark.slow
def test_edited_code_of_a_package_outside_is_never_run_from_an_old_cache(tmp_path: Path) -> None:
    """What a function calls and the constants that it reads, in its own file or another, are part of its key."""

    def outcome(program: str, factor: int) -> str:
        (tmp_path / "limits.py").write_text(f"FACTOR = {factor}\n", encoding="utf-8")
        (tmp_path / "outside.py").write_text(program, encoding="utf-8")
        path = os.pathsep.join([str(tmp_path), str(ROOT / "src")])
        return run(
            "-c", "import outside", PYTHONPATH=path, SERAI_CACHE_DIR=str(tmp_path / "c"), PYTHONDONTWRITEBYTECODE="1"
        ).strip()

    assert outcome(OUTSIDE, 10) == "60"
    assert outcome(OUTSIDE, 100) == "600"
    assert outcome(OUTSIDE.replace("HALF = 5", "HALF = 6"), 100) == "700"
    assert outcome(OUTSIDE.replace("x + HALF", "x - HALF"), 100) == "-400"
    assert outcome(OUTSIDE, 10) == "60"


@pytest.mark.compiled
@pytest.mark.slow
def test_damaged_compiled_code_is_compiled_again(tmp_path: Path) -> None:
    program = "from serai.engine.compiler.compiled import compiled\n@compiled\ndef f(x):\n    return x + 1\nprint(f(1))"
    (tmp_path / "program.py").write_text(program, encoding="utf-8")

    def outcome() -> str:
        path = os.pathsep.join([str(tmp_path), str(ROOT / "src")])
        return run("-c", "import program", PYTHONPATH=path, SERAI_CACHE_DIR=str(tmp_path / "c")).strip()

    assert outcome() == "2"
    (file,) = (tmp_path / "c").glob("*.code")
    file.write_bytes(file.read_bytes()[:100])
    assert outcome() == "2"
    assert file.stat().st_size > 100
