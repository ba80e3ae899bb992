"""The server's benchmark measures something."""

from __future__ import annotations

import json

import pytest

from serai.cli import main


@pytest.mark.slow
def test_the_benchmark_plays_and_reports(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "server", "--tables", "3", "--seconds", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["moves"] > 0
    assert report["p99_ms"] >= report["p50_ms"] > 0
    assert main(["bench", "server", "--tables", "0"]) == 2
