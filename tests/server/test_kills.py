"""Servers killed with SIGKILL while people play: no acknowledged move lost, none doubled, everybody goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.crash_test import drill
from tests.server.players import run
from tests.server.server_pool import ServerPool
from tests.server.server_process import Host

KILLS = 6  # on each kind of database; `benchmarks/kills.py` kills hundreds of times
OWN_FRAME = "serai/server/"  # of a traceback; a process that was just being started may complain when its server dies


@pytest.mark.slow
def test_killing_the_server_on_sqlite_loses_nothing(tmp_path: Path) -> None:
    with ServerPool(interpreted=True) as pool:
        host = Host(tmp_path, pool=pool)
        host.start()
        report = run(lambda: drill([host], KILLS), 500)
    assert not report.faults, report.summary()
    assert report.kills == KILLS
    assert report.reconnects >= KILLS
    assert OWN_FRAME not in host.output()


@pytest.mark.slow
def test_killing_one_of_two_servers_on_postgresql_loses_nothing(tmp_path: Path, database: str) -> None:
    with ServerPool(interpreted=True) as pool:
        hosts = [Host(tmp_path, database=database, pool=pool) for _ in range(2)]
        for host in hosts:
            host.start()
        report = run(lambda: drill(hosts, KILLS), 500)
    assert not report.faults, report.summary()
    assert report.kills == KILLS
    assert OWN_FRAME not in hosts[0].output() + hosts[1].output()
