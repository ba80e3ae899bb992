"""Members' pages over real servers: what they show to whom, and that a kill or a recount changes no number."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from serai.cli.commands.admin import recount as recount_command
from serai.client import Client, Refused
from serai.server.base.errors import Refused as Refusal
from serai.server.protocol import messages as m
from serai.server.ratings.ratings import LEAST_LISTED
from serai.server.ratings.recount import recount
from serai.server.server import Server
from serai.server.storage.database import sqlite_path
from serai.server.storage.entries import Commit
from tests.server.people import Person
from tests.server.players import hang_up, over, play_on, run, seated
from tests.server.postgres import another_database
from tests.server.ratings.test_ratings import play_out
from tests.server.server_process import Host, hosting
from tests.server.tables.test_table import Desk
from tests.server.test_server import with_server

RATED: dict[str, Any] = {"rated": True, "aids": False, "options": {"max_rounds": 10}}
WAIT_SECONDS = 60.0


async def page_of(client: Client, handle: str) -> dict[str, Any]:
    found: dict[str, Any] = await client.request("GET", f"/api/players/{handle}")
    return found


async def games_of(client: Client, handle: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await client.request("GET", f"/api/players/{handle}/games"))["games"]
    return found


async def counted(client: Client, handle: str, games: int) -> dict[str, Any]:
    """The page of a member once so many games are in the book."""
    async with asyncio.timeout(WAIT_SECONDS):
        while (page := await page_of(client, handle))["games"] < games:
            await asyncio.sleep(0.05)
    assert page["games"] == games
    return page


async def member(person: Person, name: str) -> str:
    """Become a member; the handle."""
    await person.join_club(name)
    return str((await person.request("POST", "/api/me"))["handle"])


async def a_game(people: list[Client], seed: int, **wanted: Any) -> str:
    """A game of Bakschisch between people, and bots, to its end."""
    table, lives = await seated(people, "bakschisch", **wanted)
    await asyncio.gather(*(play_on(live, seed + number) for number, live in enumerate(lives)))
    await lives[0].until(over)
    await hang_up(*lives)
    return table


async def refused(asked: Any) -> str:
    with pytest.raises(Refused) as caught:
        await asked
    return str(caught.value.code)


def test_a_page_tells_what_its_reader_may_know(host: Host) -> None:
    async def story() -> None:
        async with Person(host) as ann, Person(host) as bob, Person(host, name="Eve") as eve:
            anns, bobs = await member(ann, "Peri Banu"), await member(bob, "Prince Ahmed")
            assert await refused(eve.open_table("bakschisch", players=2, **RATED)) == "rated-members"
            assert await refused(ann.open_table("bakschisch", rated=True)) == "rated-plain"
            open_one = await ann.open_table("bakschisch", players=3, public=True, **RATED)
            sit = {"type": "sit", "id": "1"}
            assert await refused(eve.request("POST", f"/api/tables/{open_one}/commands", sit)) == "rated-members"
            assert await refused(ann.request("POST", f"/api/tables/{open_one}/commands", sit)) == "rated-once"
            listed = {line["id"]: line for line in await eve.tables()}
            assert listed[open_one]["rated"]
            await ann.request("DELETE", f"/api/tables/{open_one}")

            await ann.request("PUT", "/api/account", {"colour": "rose"})
            assert (await page_of(eve, anns))["games"] == 0
            rated = await a_game([ann, bob], 1, public=True, **RATED)
            page = await counted(eve, anns, 1)
            other = await page_of(eve, bobs)
            seats = (await eve.request("GET", f"/api/tables/{rated}"))["table"]["seats"]
            assert [seat["member"] for seat in seats] == [
                {"handle": anns, "colour": "rose"}, {"handle": bobs, "colour": ""},
            ]  # fmt: skip
            ranking = (await eve.request("GET", f"/api/tables/{rated}"))["table"]["ranking"]
            assert page["player"] == {"handle": anns, "colour": "rose", "name": "Peri Banu"}
            assert (page["yours"], (await page_of(ann, anns))["yours"]) == (False, True)
            ratings = [one["ratings"][0] for one in (page, other)]
            assert [rating["games"] for rating in ratings] == [1, 1]
            assert all(rating["provisional"] for rating in ratings)
            assert (ratings[0]["points"] > ratings[1]["points"]) == (ranking[0] < ranking[1])
            assert page["curves"][0]["points"][-1]["points"] == ratings[0]["points"]
            assert [(one["game"], one["versus"], one["games"]) for one in page["tallies"]] == [
                ("bakschisch", "people", 1)
            ]
            (meeting,) = page["meetings"]
            assert meeting["player"]["handle"] == bobs
            assert (meeting["ahead"], meeting["behind"]) == (int(ranking[0] < ranking[1]), int(ranking[0] > ranking[1]))
            (told,) = await games_of(eve, anns)
            assert (told["table"]["id"], told["place"], told["counted"]) == (rated, ranking[0], True)
            assert told["change"] == ratings[0]["points"] - 1500
            assert {one["game"]["table"]["id"] for one in page["best"]} == {rated}

            private = await a_game([ann, eve], 5, options={"max_rounds": 10})
            page = await counted(bob, anns, 2)
            assert [one["table"]["id"] for one in await games_of(bob, anns)] == [rated], "a private table stays private"
            assert [one["table"]["id"] for one in await games_of(eve, anns)] == [private, rated], "but she was there"
            assert private not in str(page)
            assert sorted(one["player"] is None for one in page["meetings"]) == [False, True], "guests have no page"
            assert (await page_of(bob, anns))["ratings"] == [ratings[0]], "it was not rated"

            leaders = "/api/players/leaders/bakschisch"
            for number in range(LEAST_LISTED - 1):
                assert anns not in str(await eve.request("GET", leaders))
                await a_game([ann], 10 + number, bots=["random"], **RATED)
            page = await counted(eve, anns, 2 + LEAST_LISTED - 1)
            found = await eve.request("GET", leaders)
            own = next(one for one in found["leaders"] if one["player"]["handle"] == anns)
            assert own["rating"] == page["ratings"][0]
            assert ("random", LEAST_LISTED - 1) in [(one["versus"], one["games"]) for one in page["tallies"]]
            by_name = await eve.request("GET", "/api/players?name=b%C3%81nu")
            assert [one["handle"] for one in by_name["players"]] == [anns]
            assert (await eve.request("GET", "/api/players?name=%25"))["players"] == []

            await ann.request("PUT", "/api/account", {"listed": False})
            assert await refused(page_of(eve, anns)) == "no-player"
            assert await refused(eve.request("GET", f"/api/players/{anns}/games")) == "no-player"
            assert anns not in str(await eve.request("GET", leaders))
            assert (await eve.request("GET", "/api/players?name=Peri"))["players"] == []
            assert (await eve.request("GET", f"/api/tables/{rated}"))["table"]["seats"][0]["member"] is None
            assert [one["player"] for one in (await page_of(eve, bobs))["meetings"]] == [None]
            assert not (await page_of(ann, anns))["listed"]
            await ann.request("PUT", "/api/account", {"listed": True})

            data = await ann.request("GET", "/api/account/data")
            assert len(data["results"]) == 2 + LEAST_LISTED - 1
            assert data["ratings"][0]["points"] == page["ratings"][0]["points"]
            await bob.request("DELETE", "/api/account")
            assert await refused(page_of(eve, bobs)) == "no-player"
            after = await page_of(eve, anns)
            assert after["ratings"] == page["ratings"], "who played against somebody who went keeps the rating"
            assert after["curves"] == page["curves"]
            assert [one["player"] for one in after["meetings"]] == [None]
            assert "Prince Ahmed" not in str(after) + str(await games_of(eve, anns))

    run(story)
    assert _settled(host.database).differing == 0, "the book is what the logs say, after all of that"


def _settled(url: str) -> Any:
    """The recount of a database whose server has counted everything."""
    end = asyncio.new_event_loop()
    try:
        for _ in range(100):
            with contextlib.closing(sqlite3.connect(sqlite_path(url), timeout=30)) as file:
                query = "SELECT count(*) FROM tables WHERE stage = 'over' AND counted = 0"
                if not file.execute(query).fetchone()[0]:
                    break
            end.run_until_complete(asyncio.sleep(0.1))
    finally:
        end.close()
    return recount(url, write=False)


def test_bad_questions_about_players(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url) as eve:
            for path in ("nobody", "x" * 41, "..%2F..", "%00", "a'%20OR%201=1"):
                with pytest.raises(Refused) as caught:
                    await eve.request("GET", f"/api/players/{path}")
                assert caught.value.code in ("no-player", "bad-request", "http")
            for path in (
                "?name=",
                "",
                f"?name={'x' * 41}",
                "/leaders/chess",
                "/leaders/bagdad?after=-1",
                "/nobody/games?before=nan",
            ):
                assert await refused(eve.request("GET", f"/api/players{path}")) in ("bad-request", "no-player")

    run(story)


def test_people_of_one_address_sit_at_one_rated_table_only_if_the_host_wants_that(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        for guest, address in (("ann", "203.0.113.1"), ("bob", "203.0.113.1"), ("cat", "203.0.113.9")):
            server.services.signer.epochs[guest] = 0
            server.services.limits.networks.note(guest, address)
        live = await server.opener.open(m.NewTable(game="bakschisch", players=3, rated=True, aids=False), "ann")
        with pytest.raises(Refusal, match="your address"):
            await server.tables.command(live, "bob", m.Sit(type="sit", id="1"))
        await server.tables.command(live, "cat", m.Sit(type="sit", id="1"))
        server.opener._settings = server.services.settings.with_changes(rated_per_address=2)
        await server.tables.command(live, "bob", m.Sit(type="sit", id="2"))
        kept = {0: ("ann", "Ann"), 1: ("ann", "Ann 2")}
        with pytest.raises(Refusal, match="one seat"):
            await server.opener.open(m.NewTable(game="bakschisch", players=2, rated=True, aids=False), "ann", kept=kept)

    with_server(tmp_path, story)


def test_a_log_that_cannot_be_read_keeps_no_other_from_being_counted(tmp_path: Path) -> None:
    desk = Desk(options=RATED["options"]).start()
    expected = play_out(desk, random.Random(1))

    async def story(server: Server) -> None:
        for id, good in (("0" * 22, False), ("1" * 22, True)):
            entries = [replace(entry, table=id) for entry in desk.entries if good or entry.seq != 5]
            await server.services.store.append(Commit(id, entries, replace(desk.table.row(60), id=id)))
        await server.recorder.look()
        counted = await server.services.store.rows("SELECT id, counted FROM tables ORDER BY id")
        assert counted == [("0" * 22, 2), ("1" * 22, 1)]
        rows = await server.services.store.rows("SELECT player, place FROM results ORDER BY seat")
        assert rows == [(seat.player, seat.place) for seat in expected.seats]

    with_server(tmp_path, story)


@pytest.mark.slow
def test_a_kill_and_a_recount_change_no_number(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = another_database(database, "players")

    async def play(host: Host, seed: int) -> tuple[str, dict[str, Any]]:
        async with Person(host) as ann, Person(host) as bob:
            handle = await member(ann, f"Morgiana {seed}")
            await member(bob, f"Ali Baba {seed}")
            await a_game([ann, bob], seed, public=True, **RATED)
            await counted(ann, handle, 1)
            await a_game([ann], seed + 1, bots=["novice"], **RATED)
            host.kill()  # the game may be counted or not
            host.start()
            page = await counted(ann, handle, 2)
            assert len(await games_of(ann, handle)) == 2
            leaders = await ann.request("GET", "/api/players/leaders/bakschisch")
            assert leaders["least"] == LEAST_LISTED
            assert (await ann.request("GET", f"/api/players?name={seed}"))["players"]
            assert (await ann.request("GET", "/api/account/data"))["ratings"]
        return handle, page

    async def look(host: Host, handle: str) -> dict[str, Any]:
        async with Client(host.url) as eve:
            return await page_of(eve, handle)

    with hosting(tmp_path, database=url) as host:
        handle, page = run(lambda: play(host, 3))
        assert recount_command(url, check=True) == 0
        assert "the book says the same" in capsys.readouterr().out
        _spoil(url)
        assert recount_command(url, check=True) == 1
        assert run(lambda: look(host, handle))["ratings"] != page["ratings"]
        assert recount_command(url, check=False) == 0, "while the server runs"
        assert "written anew" in capsys.readouterr().out
        assert recount_command(url, check=True) == 0
        again = run(lambda: look(host, handle))
        for part in ("ratings", "curves", "tallies", "meetings"):
            assert again[part] == page[part], part


def _spoil(url: str) -> None:
    """Somebody has written nonsense into the book."""

    async def write() -> None:
        import asyncpg  # type: ignore[import-untyped]

        connection = await asyncpg.connect(url)
        await connection.execute("UPDATE ratings SET mu = mu + 9")
        await connection.execute("DELETE FROM results WHERE seat = 1")
        await connection.close()

    asyncio.run(write())
