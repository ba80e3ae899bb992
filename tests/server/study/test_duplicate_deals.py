"""The same deal again, playing on from a study, and that no hidden card of a running game is reached on the way."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import serai
from serai.client import Client
from serai.engine.rulebook import Draw
from serai.server.study import messages as s
from tests.server.players import hang_up, over, play_on, run, seated
from tests.server.server_process import Host
from tests.server.study.test_studies import played, refusal


async def finish(client: Client, table: str, seed: int) -> None:
    """Play a table to its end with random steps."""
    async with client.watch(table) as live:
        await live.until(lambda now: now["table"]["stage"] in ("playing", "over"))
        await play_on(live, seed)
        await live.until(over)


def test_a_deal_is_played_again_when_it_is_over_and_by_nobody_at_two_tables(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url) as ann, Client(host.url) as bob:
            first, (a,) = await seated([ann], "bakschisch", bots=["random"], options={"max_rounds": 10})
            await play_on(a, 1)
            await a.until(over)
            await hang_up(a)
            told = await refusal(ann, "POST", f"/api/tables/{first}/again", {"with": "bots", "level": "oracle"})
            assert told.code == "unknown-bot"
            again, people = {"with": "bots", "level": "random"}, {"with": "people"}
            tried = await asyncio.gather(
                *(one.request("POST", f"/api/tables/{first}/again", people) for one in (ann, bob, ann, bob))
            )
            anns, bobs = (one["table"] for one in tried[:2])
            assert anns != bobs, "a stranger keeps the deal from nobody: each has a table"
            assert [one["table"] for one in tried[2:]] == [anns, bobs], "and one of them, however often it is asked for"
            await bob.request("POST", f"/api/tables/{bobs}/commands", {"type": "leave", "id": "1", "seat": 0})
            assert (await bob.request("POST", f"/api/tables/{first}/again", people))["table"] == bobs
            await bob.request("POST", f"/api/tables/{bobs}/commands", {"type": "sit", "id": "3", "seat": 0})
            for client, other in ((ann, bobs), (bob, anns)):
                sit = {"type": "sit", "id": "1"}
                assert (await refusal(client, "POST", f"/api/tables/{other}/commands", sit)).code == "deal-goes-on"
            more = {"type": "add-seat", "id": "1"}
            assert (await refusal(ann, "POST", f"/api/tables/{anns}/commands", more)).code == "seats-fixed", "its deal"
            await bob.request("DELETE", f"/api/tables/{bobs}")
            await bob.request("POST", f"/api/tables/{anns}/commands", {"type": "sit", "id": "2"})
            assert (await refusal(bob, "POST", f"/api/tables/{first}/again", again)).code == "deal-goes-on"
            await ann.request("DELETE", f"/api/tables/{anns}")
            second = (await ann.request("POST", f"/api/tables/{first}/again", again))["table"]
            info = (await ann.request("GET", f"/api/tables/{second}"))["table"]
            assert (info["again"], info["stage"], info["seed"]) == (True, "playing", None)
            assert [seat["yours"] for seat in info["seats"]] == [True, False]
            assert (await ann.request("POST", f"/api/tables/{first}/again", again))["table"] == second
            assert (await refusal(bob, "POST", f"/api/tables/{second}/again", people)).code == "again-later"
            assert (await refusal(ann, "POST", f"/api/tables/{first}/again", people)).code == "deal-goes-on"
            assert (await refusal(ann, "GET", f"/api/tables/{second}/compare")).code == "not-over"
            alone = await bob.request("GET", f"/api/tables/{first}/compare")
            assert len(alone["deals"]) == 1, "how a running game stands is told to nobody"
            await finish(ann, second, 2)
            records = [serai.replay(await ann.record(table)) for table in (first, second)]
            assert records[0].seed == records[1].seed
            draws = [[entry for entry in match.history if isinstance(entry, Draw)] for match in records]
            shorter = min(map(len, draws))
            assert draws[0][:shorter] == draws[1][:shorter]
            both = s.DealList.model_validate(await ann.request("GET", f"/api/tables/{second}/compare")).deals
            assert [line.table for line in both] == [first, second]
            assert [line.asked for line in both] == [False, True]
            for line, match in zip(both, records, strict=True):
                assert (line.ranks, line.scores) == (list(match.state.ranking), list(match.state.scores))
            seen = await bob.request("GET", f"/api/tables/{first}/compare")
            assert [line["table"] for line in seen["deals"]] == [first, None], "a private table stays private"
            third = (await bob.request("POST", f"/api/tables/{second}/again", people))["table"]
            info = (await ann.request("GET", f"/api/tables/{third}"))["table"]
            assert (info["again"], info["stage"]) == (True, "open")
            assert [seat["stage"] for seat in info["seats"]] == ["person", "empty"]
            await bob.request("DELETE", f"/api/tables/{third}")

    run(story)


@pytest.mark.parametrize("game", ["bagdad", "five-tribes"])
def test_playing_on_imagines_what_the_seat_could_not_know(host: Host, game: str) -> None:
    match = played(game)

    async def story() -> None:
        async with Client(host.url) as ann:
            study = await ann.request("POST", "/api/studies", {"record": match.record()})
            place, path = f"/api/studies/{study['id']}", {"moment": 9}
            look = await ann.request("POST", f"{place}/look", {"path": path})
            seat = look["to_act"][0]
            known = await ann.request("POST", f"{place}/look", {"path": path, "eyes": seat})
            for wrong, code in (
                ({"path": {"moment": match.steps}, "seat": 0, "level": "random"}, "study-over"),
                ({"path": path, "seat": 7, "level": "random"}, "no-seat"),
                ({"path": path, "seat": 0, "level": "oracle"}, "unknown-bot"),
                ({"path": {"moment": 9, "steps": [f"{seat} fly"]}, "seat": 0, "level": "random"}, "unknown-step"),
            ):
                assert (await refusal(ann, "POST", f"{place}/play", wrong)).code == code
            begun = await ann.request("POST", f"{place}/play", {"path": path, "seat": seat, "level": "random"})
            now = await ann.request("GET", f"/api/tables/{begun['table']}")
            assert (now["table"]["stage"], now["table"]["waiting"]) == ("playing", [seat])
            assert [one["bot"] for one in now["table"]["seats"]] == [None if n == seat else "random" for n in (0, 1)]
            mine = next(one for one in now["perspectives"] if one["seat"] == seat)
            assert mine["view"] == known["view"]
            assert mine["legal"] == known["legal"]
            assert "position" not in now["table"], "what was imagined for the others is told to nobody"
            for route in (f"/api/tables/{begun['table']}/record", f"/api/tables/{begun['table']}/record?seat={seat}"):
                assert (await refusal(ann, "GET", route)).code == "prepared"
            rematch = {"type": "rematch", "id": "1"}  # which would begin with the same position, maybe on another seat
            told = await refusal(ann, "POST", f"/api/tables/{begun['table']}/commands", rematch)
            assert told.code == "no-rematch-yet"

    run(story)


def test_a_running_game_cannot_be_reached_through_a_study(host: Host) -> None:
    """Bagdad hides hands: neither its table, its record, its positions nor its deal lead to them."""

    async def every_route(client: Client, id: str) -> list[str]:
        """The refusals of all study routes for a table in play."""
        codes = []
        path = {"path": {"moment": 0}, "eyes": "open"}
        for method, route, body in (
            ("GET", f"/api/studies/{id}", None),
            ("GET", f"/api/studies/{id}/moments?seat=open", None),
            ("POST", f"/api/studies/{id}/look", path),
            ("GET", f"/api/studies/{id}/record", None),
            ("GET", f"/api/studies/{id}/picture.svg?eyes=open", None),
            ("POST", f"/api/studies/{id}/picture.svg", path),
            ("GET", f"/api/studies/{id}/analysis", None),
            ("POST", f"/api/studies/{id}/analysis", {"budget": "quick"}),
            ("POST", f"/api/studies/{id}/judge", {"path": {"moment": 0}}),
            ("POST", f"/api/studies/{id}/play", {"path": {"moment": 0}, "seat": 0, "level": "random"}),
            ("PUT", f"/api/studies/{id}/tree", {"revision": 1, "tree": {}}),
            ("POST", "/api/studies", {"table": id}),
            ("POST", f"/api/tables/{id}/again", {"with": "bots"}),
            ("GET", f"/api/tables/{id}/compare", None),
        ):
            codes.append((await refusal(client, method, route, body)).code)
        return codes

    refused = ["no-study"] * 11 + ["study-later", "again-later", "not-over"]

    async def story() -> None:
        async with Client(host.url) as ann, Client(host.url) as bob, Client(host.url) as eve:
            table, (a, b) = await seated([ann, bob], "bagdad")
            text = ""
            while "?" not in text:  # until something is hidden
                mover = a if 0 in a.state["table"]["waiting"] else b
                ack = (await play_on(mover, len(text), 1))[0]
                for live in (a, b):
                    await live.until(lambda now, ack=ack: now["version"] >= ack["version"])
                text = await eve.request("GET", f"/api/tables/{table}/record")
            for client in (ann, bob, eve):
                assert await every_route(client, table) == refused
            for client, seat in ((ann, 0), (bob, 1), (eve, None)):
                eyes = "" if seat is None else f"?seat={seat}"
                text = await client.request("GET", f"/api/tables/{table}/record{eyes}")
                told = await refusal(client, "POST", "/api/studies", {"record": text})
                assert "the whole record exists when the game is over" in str(told)
                bare = "\n".join(line for line in text.splitlines() if not line.startswith("seen-by"))
                if "?" in bare:  # a hand of one's own may be all that was drawn in secret
                    assert (await refusal(client, "POST", "/api/studies", {"record": bare})).code == "bad-record"
            position = (await ann.request("GET", f"/api/tables/{table}/knowledge?seat=0"))["position"]
            worlds = []  # what a seat knows may be studied: it shows the same whatever the other hides
            for _ in range(2):
                study = await ann.request("POST", "/api/studies", {"position": position})
                look = {"path": {"moment": 0}, "eyes": "open"}
                worlds.append(await ann.request("POST", f"/api/studies/{study['id']}/look", look))
            assert worlds[0] == worlds[1]
            prepared = await ann.open_table(
                "bagdad", players=2, bots=["random"], position=played("bagdad", 3, 9).state.position()
            )
            await ann.request("POST", f"/api/tables/{prepared}/commands", {"type": "start", "id": "1"})
            assert await every_route(eve, prepared) == refused
            assert await every_route(eve, "A" * 22) == ["no-study"] * 11 + ["no-table"] * 3
            await hang_up(a, b)

    run(story)


def test_pictures_show_no_more_than_the_eyes(host: Host) -> None:
    match = played("bagdad")

    async def story() -> None:
        async with Client(host.url) as ann:
            study = await ann.request("POST", "/api/studies", {"record": match.record().replace("Ann", "<script>")})
            place = f"/api/studies/{study['id']}/picture.svg"
            pictures: dict[str, Any] = {}
            for eyes in ("open", "spectator", "0", "1"):
                pictures[eyes] = await ann.request("GET", f"{place}?moment=9&eyes={eyes}")
                assert pictures[eyes].startswith("<svg")
                assert "<script" not in pictures[eyes]
            assert len(set(pictures.values())) == 4
            same = await ann.request("POST", place, {"path": {"moment": 9}, "eyes": 1})
            assert same == pictures["1"]
            assert 'width="200"' in await ann.request("GET", f"{place}?size=200&dark=true")
            assert (await refusal(ann, "GET", f"{place}?size=9")).code == "bad-request"
            assert (await refusal(ann, "GET", f"{place}?eyes=7")).code == "no-seat"

    run(story)
