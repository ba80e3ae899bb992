"""Learned numbers lie in data files, and compiled code is never run with old ones."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from serai.bots.weights import FILE, read_weights, write_weights
from serai.games.five_tribes.pieces import DJINN_NAMES

SOURCE = """
import sys
from serai.bots.weights import read_weights
from serai.engine.compiler import cache
from serai.engine.compiler.compiled import compiled

NUMBERS = read_weights(__file__)["numbers"]
compilations = []
cache.listeners.append(lambda name, seconds: compilations.append(name))

@compiled
def weigh(i):
    return NUMBERS[i]

print(weigh(1), len(compilations))
"""


@pytest.mark.compiled
def test_an_edited_data_file_is_compiled_in_and_the_old_one_is_still_known(tmp_path: Path) -> None:
    (tmp_path / "scale.py").write_text(SOURCE)
    environment = {**os.environ, "SERAI_CACHE_DIR": str(tmp_path / "cache")}

    def weigh(second: float) -> str:
        write_weights(tmp_path, numbers=[1.0, second])
        return subprocess.run(
            [sys.executable, tmp_path / "scale.py"], env=environment, check=True, capture_output=True, text=True
        ).stdout.strip()

    assert [weigh(2.5), weigh(7.25), weigh(2.5)] == ["2.5 1", "7.25 1", "2.5 0"]


def test_what_is_written_is_read_again_to_the_last_bit(tmp_path: Path) -> None:
    numbers = np.linspace(-3, 3, 1000).reshape(10, 100)
    path = write_weights(tmp_path, table=numbers, names={"a": 1, "b": -2})
    assert max(map(len, path.read_text().splitlines())) <= 120
    read = read_weights(str(tmp_path / "module.py"))
    assert np.array_equal(read["table"], numbers)
    assert read["names"] == {"a": 1, "b": -2}


@pytest.mark.parametrize("game", ["bakschisch", "bagdad", "five_tribes"])
def test_the_files_hold_finite_numbers(game: str) -> None:
    import serai.bots

    folder = Path(serai.bots.__file__).parent / game
    weights = read_weights(str(folder / "mind.py"))
    assert json.loads((folder / FILE).read_text()).keys() == weights.keys()
    for value in weights.values():
        assert np.isfinite(list(value.values()) if isinstance(value, dict) else value).all()


def test_every_djinn_has_a_worth() -> None:
    import serai.bots.five_tribes.worth as worth

    assert set(worth.WEIGHTS["powers"]) == set(DJINN_NAMES)
