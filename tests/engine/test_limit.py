"""The C program that the engine is measured against plays the same games."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from benchmarks import limit


@pytest.mark.compiled
@pytest.mark.skipif(not (shutil.which("cc") or shutil.which("gcc")), reason="there is no C compiler on this machine")
def test_the_program_in_c_makes_the_same_steps(tmp_path: Path) -> None:
    play = limit.build(tmp_path)
    for players in (2, 3, 4):
        pair = limit.Pair(play, players)
        steps = [(pair.ours(50), pair.theirs(50)) for _ in range(20)]
        assert [ours for ours, _ in steps] == [theirs for _, theirs in steps]
        assert len(set(steps)) > 1
        assert pair.agree()
