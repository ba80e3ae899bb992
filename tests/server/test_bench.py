"""The server's benchmark measures something."""

from __future__ import annotations

import json

import pytest

from serai.cli import main


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("bakschisch", 2), ("bagdad", 3), ("five-tribes", 4)])
def test_the_benchmark_plays_and_reports(capsys: pytest.CaptureFixture[str], game: str, players: int) -> None:
    what = ["--game", game, "--players", str(players)]
    assert main(["bench", "server", *what, "--tables", "3", "--seconds", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["game"], report["players"]) == (game, players)
    assert report["moves"] > 0
    assert report["bytes_per_update"] > 0
    assert report["p99_ms"] >= report["p50_ms"] > 0
    assert main(["bench", "server", "--tables", "0"]) == 2
    assert main(["bench", "server", "--game", "chess"]) == 2
