"""The examples in the docstrings of the main classes run."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

MODULES = (
    "serai",
    "serai.bots.searcher",
    "serai.engine.batch",
    "serai.engine.declarations.steps",
    "serai.engine.game",
    "serai.engine.history",
    "serai.engine.replay",
    "serai.engine.rulebook",
    "serai.solve.whole",
    "serai.study.analysis",
)


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_a_module_run(module: str) -> None:
    result = doctest.testmod(import_module(module))
    assert result.attempted > 0
    assert result.failed == 0
