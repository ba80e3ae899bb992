"""The example bot plays at a live table."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

import serai
from serai.bots import find_bot
from serai.client import Client, Refused
from serai.engine.game import Knowledge
from tests.server.players import hang_up, run, seated
from tests.server.server_process import Host

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "live_bot.py"


@pytest.mark.skipif(not EXAMPLE.exists(), reason="the source archive has no examples")
def test_a_bot_of_thirty_lines_plays_a_whole_game(host: Host) -> None:
    told = subprocess.run(
        [sys.executable, str(EXAMPLE), host.url], capture_output=True, text=True, timeout=120, check=False
    )
    assert told.returncode == 0, told.stderr
    assert "ranking: [" in told.stdout


@pytest.mark.parametrize("game", serai.game_names())
def test_a_bot_of_the_arena_sits_at_a_live_table(host: Host, game: str) -> None:
    """What `serai arena` plays with knows nothing of servers: it gets a Knowledge and gives an action."""

    async def story() -> None:
        async with Client(host.url, name="arena") as one, Client(host.url, name="stranger") as stranger:
            short = {"bakschisch": {"max_rounds": 10}, "bagdad": {"max_turns": 50}}.get(game, {})
            table, lives = await seated([one], game, bots=["random"], options=short)
            (live,) = lives
            while (known := await live.knowledge())[1] != live.state["table"]["token"]:
                await asyncio.sleep(0.05)  # the bot has gone on in between
            knowledge, _ = known
            assert isinstance(knowledge, Knowledge)
            (look,) = live.state["perspectives"]
            assert knowledge.seat == look["seat"]
            if knowledge.seat in live.state["table"]["waiting"]:
                assert set(look["legal"]) <= set(knowledge.legal())
            with pytest.raises(Refused):
                await stranger.request("GET", f"/api/tables/{table}/knowledge?seat=0")
            last = await live.let_play(find_bot("merchant", knowledge.game))
            assert last["table"]["stage"] == "over"
            assert last["table"]["ranking"]
            await hang_up(live)

    run(story)
