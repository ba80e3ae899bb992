"""The example bot plays at a live table."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.hosts import Host

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "live_bot.py"


@pytest.mark.skipif(not EXAMPLE.exists(), reason="the source archive has no examples")
def test_a_bot_of_thirty_lines_plays_a_whole_game(host: Host) -> None:
    told = subprocess.run(
        [sys.executable, str(EXAMPLE), host.url], capture_output=True, text=True, timeout=120, check=False
    )
    assert told.returncode == 0, told.stderr
    assert "ranking: [" in told.stdout
