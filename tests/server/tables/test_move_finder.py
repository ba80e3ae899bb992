"""The move finder over HTTP: for own seats, where the table allows it."""

from __future__ import annotations

import pytest

from serai.client import Client, Refused
from tests.server.players import run
from tests.server.server_process import Host


def test_own_seats_get_complete_moves_where_the_table_allows_it(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url, name="Ann") as ann, Client(host.url, name="Eve") as eve:
            table = await ann.open_table("five-tribes", players=2, bots=["random"])
            answer = await ann.request("GET", f"/api/tables/{table}/moves?seat=0")
            assert answer == {"allowed": True, "token": 0, "moves": []}
            async with ann.join(table) as live:
                await live.command("start")
                found = (await ann.request("GET", f"/api/tables/{table}/moves?seat=0"))["moves"]
                assert {"start", "end", "colour", "path", "control", "gold"} <= set(found[0])
                with pytest.raises(Refused, match="not yours"):
                    await eve.request("GET", f"/api/tables/{table}/moves?seat=0")
            quiet = await ann.open_table("five-tribes", players=2, bots=["random"], aids=False)
            async with ann.join(quiet) as live:
                await live.command("start")
                assert live.state["table"]["aids"] is False
                answer = await ann.request("GET", f"/api/tables/{quiet}/moves?seat=0")
                assert (answer["allowed"], answer["moves"]) == (False, [])
            plain = await ann.open_table("bakschisch", players=2, bots=["random"])
            async with ann.join(plain) as live:
                await live.command("start")
                assert (await ann.request("GET", f"/api/tables/{plain}/moves?seat=0"))["moves"] == []

    run(story, 60)
