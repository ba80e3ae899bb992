"""The examples in docstrings of the server are true."""

import doctest
from importlib import import_module

import pytest

MODULES = (
    "base.clock",
    "base.fair_queue",
    "base.rate_limits",
    "base.signing",
    "http.cookies",
    "lobby.grouping",
    "ratings.ratings",
    "tables.calendars",
    "tables.clocks",
    "tables.table",
    "tournaments.tournament",
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_are_true(name: str) -> None:
    found = doctest.testmod(import_module(f"serai.server.{name}"))
    assert found.attempted
    assert not found.failed
