"""Servers that the tests of one worker share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.postgres import postgres
from tests.server.server_process import Host, hosting


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server on SQLite without limits, for tests that leave it as it is."""
    with hosting(tmp_path_factory.mktemp("host"), away_minutes="60") as running:
        yield running
        assert "Traceback" not in running.output()
        assert "event loop" not in running.output()  # nothing is compiled there


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    """A real PostgreSQL."""
    with postgres() as url:
        yield url
