"""Tournaments on real servers: whole tournaments, deals that leak nothing, directors, kills, two processes."""

from __future__ import annotations

import asyncio
import contextlib
import csv
import io
import json
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from serai.client import Client, Refused
from serai.server.storage.database import sqlite_path
from serai.server.tournaments import messages as e
from serai.server.tournaments.csv_export import cell, results, standings
from serai.server.tournaments.tournament import Tournament, TournamentEntry
from tests.server import plain_http
from tests.server.people import Person
from tests.server.players import over, play_on, run
from tests.server.server_process import Host, hosting
from tests.server.study.test_studies import refusal

SECONDS = 200.0
SHORT = {"game": "bakschisch", "options": {"max_rounds": 10}, "clock": {"kind": "none"}, "pause": 0}


async def make(client: Client, **wanted: Any) -> str:
    """A new tournament; its id."""
    return str((await client.request("POST", "/api/evenings", {**SHORT, **wanted}))["evening"])


async def see(client: Client, tournament: str) -> dict[str, Any]:
    found: dict[str, Any] = await client.request("GET", f"/api/evenings/{tournament}")
    return found


async def until(client: Client, tournament: str, done: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """The tournament when something has come true of it."""
    end, found = time.monotonic() + SECONDS, dict[str, Any]()
    while time.monotonic() < end:
        found = await see(client, tournament)
        e.EveningInfo.model_validate(found)
        if done(found):
            return found
        await asyncio.sleep(0.1)
    raise AssertionError(f"It did not come true: {found}")


async def direct(client: Client, tournament: str, type: str, **about: Any) -> None:
    await client.request("POST", f"/api/evenings/{tournament}/commands", {"type": type, **about})


async def join(tournament: str, *clients: Client) -> None:
    for client in clients:
        await client.request("POST", f"/api/evenings/{tournament}/players")


async def table_of(client: Client, tournament: str) -> str | None:
    """The table that somebody is led to in this round, as soon as it is there; it is never one that is not."""

    def led(now: dict[str, Any]) -> bool:
        open_ = [who for table in now["played"][-1]["tables"] if not table["ranks"] for who in table["seats"]]
        return now["you"]["table"] is not None or now["you"]["player"] not in open_

    table: str | None = (await until(client, tournament, led))["you"]["table"]
    if table is not None:
        await client.request("GET", f"/api/tables/{table}")
    return table


async def play(client: Client, tournament: str, seed: int = 1, steps: int | None = None) -> str | None:
    """Play one's own table of the round to its end, if there is one; its id."""
    table = await table_of(client, tournament)
    if table is None:
        return None
    async with client.watch(table) as live:
        await live.until(lambda now: now["table"]["stage"] in ("playing", "over"))
        await play_on(live, seed, steps)
        if steps is None:
            await live.until(over)
    return table


async def play_round(tournament: str, clients: Sequence[Client]) -> None:
    await asyncio.gather(*(play(client, tournament, number) for number, client in enumerate(clients)))


@contextlib.asynccontextmanager
async def people(host: Host, number: int) -> AsyncIterator[list[Client]]:
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Client(host.url, name=f"Guest {n}")) for n in range(number)]


async def told_at_the_door(host: Host, client: Client, table: str) -> dict[str, Any]:
    """The first message on a socket."""
    address = f"{host.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with connect(address, additional_headers={"cookie": f"serai_guest={client.cookie}"}) as socket:
        found: dict[str, Any] = json.loads(await socket.recv())
        return found


def went_on(number: int) -> Callable[[dict[str, Any]], bool]:
    return lambda now: len(now["played"]) > number or now["stage"] == "over"


def began(number: int) -> Callable[[dict[str, Any]], bool]:
    return lambda now: len(now["played"]) >= number


def test_a_swiss_evening_with_somebody_late_and_somebody_who_leaves(host: Host) -> None:
    async def story() -> None:
        async with people(host, 6) as (ann, bob, cem, dea, late, eve):
            tournament = await make(ann, title="  Friday  ", rounds=2)
            await join(tournament, bob, cem, dea, bob)  # twice is once
            before = await see(eve, tournament)
            assert (before["title"], before["stage"], len(before["players"])) == ("Friday", "coming", 4)
            assert (before["you"]["player"], before["you"]["director"]) == (None, False)
            assert not any(str(cookie) in str(before) for cookie in (ann.cookie, bob.cookie))
            assert (await refusal(bob, "POST", f"/api/evenings/{tournament}/commands", {"type": "start"})).code == (
                "not-director"
            )
            await asyncio.gather(*(direct(ann, tournament, "start") for _ in range(3)))
            now = await until(ann, tournament, began(1))
            first = now["played"][0]
            assert sorted(who for table in first["tables"] for who in table["seats"]) == [0, 1, 2, 3]
            await until(ann, tournament, lambda one: one["you"]["table"] is not None)
            mine = (await see(bob, tournament))["you"]
            info = (await bob.request("GET", f"/api/tables/{mine['table']}"))["table"]
            assert info["seats"][mine["seat"]]["yours"]
            assert (info["evening"], info["stage"], info["aids"]) == (tournament, "playing", False)
            assert (await eve.request("GET", f"/api/tables/{mine['table']}"))["perspectives"][0][
                "view"
            ]  # may be watched

            await join(tournament, late)
            assert (await see(late, tournament))["you"]["table"] is None
            await cem.request("DELETE", f"/api/evenings/{tournament}/players")  # a bot plays on
            await play_round(tournament, [ann, bob, dea])
            now = await until(ann, tournament, began(2))
            assert now["played"][0]["over"]
            left = next(t for t in now["played"][0]["tables"] if 2 in t["seats"])
            assert left["stood_in"] == [left["seats"].index(2)]
            second = now["played"][1]
            assert sorted(who for table in second["tables"] for who in table["seats"]) == [0, 1, 3, 4]
            assert not {frozenset(t["seats"]) for t in first["tables"]} & {
                frozenset(t["seats"]) for t in second["tables"]
            }
            told = await refusal(ann, "POST", f"/api/tables/{mine['table']}/commands", {"type": "rematch", "id": "r"})
            assert told.code in ("evening-table", "not-seated")
            await play_round(tournament, [ann, bob, dea, late])
            now = await until(eve, tournament, lambda one: one["stage"] == "over")
            lines = {line["player"]: line for line in now["standings"]}
            assert sorted(lines) == [0, 1, 2, 3, 4]
            assert sum(line["points"] for line in lines.values()) == 4 * 12 + 6  # and half a win for who came late
            assert [line["place"] for line in now["standings"]] == [1, 2, 3, 4, 5]
            assert (await refusal(bob, "POST", f"/api/evenings/{tournament}/commands", {"type": "start"})).code == (
                "not-director"
            )
            assert (await refusal(eve, "POST", f"/api/evenings/{tournament}/players")).code == "evening-over"

            for sheet, rows in (("standings", 5), ("results", 8)):
                text = await eve.request("GET", f"/api/evenings/{tournament}/{sheet}.csv?mark=true")
                assert text.startswith("\ufeff")
                assert "\r\n" in text
                assert len(list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"))))) == rows
            mine_ = (await bob.request("GET", "/api/evenings"))["mine"]
            assert [(line["id"], line["stage"], line["round"]) for line in mine_] == [(tournament, "over", 2)]
            assert (await eve.request("GET", "/api/evenings"))["mine"] == []

    run(story, SECONDS)


def test_who_has_seen_an_evening_is_told_only_what_is_new(host: Host) -> None:
    async def story() -> None:
        async with people(host, 2) as (ann, bob):
            tournament = await make(ann)
            async with plain_http.AsyncClient(base_url=host.url) as browser:
                first = await browser.get(f"/api/evenings/{tournament}")
                tag = {"if-none-match": first.headers["etag"]}
                assert (await browser.get(f"/api/evenings/{tournament}", headers=tag)).status_code == 304
                await join(tournament, bob)
                again = await browser.get(f"/api/evenings/{tournament}", headers=tag)
                assert (again.status_code, len(again.json()["players"])) == (200, 2)
                assert (await browser.get("/api/evenings/" + "x" * 22)).json()["code"] == "no-evening"
                assert (await browser.get("/api/evenings/x")).json()["code"] == "no-evening"
                assert (await browser.post(f"/api/evenings/{tournament}/players")).json()["code"] == "no-identity"

    run(story)


def test_while_a_deal_is_played_at_other_tables_nothing_of_it_is_told(host: Host) -> None:
    async def story() -> None:
        async with people(host, 5) as clients:
            *players, eve = clients
            ann = players[0]
            tournament = await make(ann, same_deals=True, rounds=1, format="swiss")
            await join(tournament, *players)
            await direct(ann, tournament, "start")
            now = await until(ann, tournament, lambda one: one["you"]["table"])
            assert [table["table"] for table in now["played"][0]["tables"]] == [None, None]
            tables = {player: str(await table_of(player, tournament)) for player in players}
            first = tables[ann]
            done = [player for player in players if tables[player] == first]
            others = [player for player in players if tables[player] != first]
            second = tables[others[0]]
            await asyncio.gather(*(play(player, tournament, n) for n, player in enumerate(done)))
            await until(ann, tournament, lambda one: sum(bool(t["ranks"]) for t in one["played"][0]["tables"]) == 1)

            own = (await ann.request("GET", f"/api/tables/{first}"))["table"]
            assert (own["stage"], own["seed"], own["sealed"], own["public"]) == ("over", None, True, False)
            for who in (eve, others[0], ann):
                for path, body in [
                    (f"/api/games/{first}/record", None), (f"/api/tables/{first}/moments/3?open=true", None),
                    (f"/api/tables/{first}/compare", None), (f"/api/tables/{first}/again", {"with": "bots"}),
                    ("/api/studies", {"table": first}),
                ]:  # fmt: skip
                    told = await refusal(who, "GET" if body is None else "POST", path, body)
                    assert told.code == "sealed", path
            for who, table in ((eve, first), (eve, second), (others[0], first), (ann, second)):
                for path in ("", "/moments", "/moments/1", "/record"):
                    assert (await refusal(who, "GET", f"/api/tables/{table}{path}")).code == "sealed", path
                assert (await told_at_the_door(host, who, table))["code"] == "sealed"
            seat = (await ann.request("GET", f"/api/tables/{first}"))["perspectives"][0]["seat"]
            assert (await refusal(ann, "GET", f"/api/tables/{first}/moments/1?seat={1 - seat}")).code == "not-your-seat"
            await ann.request("GET", f"/api/tables/{first}/moments/1?seat={seat}")  # one's own eyes may look back
            assert first not in str(await eve.request("GET", "/api/tables?list=finished"))

            await asyncio.gather(*(play(player, tournament, n) for n, player in enumerate(others)))
            now = await until(
                eve, tournament, lambda one: one["stage"] == "over" and one["played"][0]["tables"][0]["table"]
            )
            seeds = [(await eve.request("GET", f"/api/tables/{t}"))["table"]["seed"] for t in (first, second)]
            assert seeds[0] == seeds[1] is not None
            await eve.request("GET", f"/api/games/{first}/record")
            await eve.request("POST", "/api/studies", {"table": first})

    run(story, SECONDS)


def test_who_loses_a_seat_while_others_play_the_deal_sees_nothing_more(host: Host) -> None:
    """Another device of a seat is sent away: its open socket is told no view any more."""

    async def story() -> None:
        async with people(host, 5) as clients:
            *players, phone = clients
            ann = players[0]
            tournament = await make(ann, same_deals=True, rounds=1)
            await join(tournament, *players)
            await direct(ann, tournament, "start")
            you = (await until(ann, tournament, lambda one: one["you"]["table"]))["you"]
            table, seat = you["table"], you["seat"]
            link = (await ann.request("POST", f"/api/tables/{table}/seats/{seat}/link"))["path"]
            await phone.request("POST", "/api/seats", {"key": link.partition("seat=")[2]})
            async with phone.watch(table) as live:
                assert live.state["perspectives"][0]["view"] is not None
                await ann.request("DELETE", f"/api/tables/{table}/seats/{seat}/link")
                await live.until(lambda now: now["perspectives"][0]["seat"] is None)
                assert live.state["perspectives"][0]["view"] is None
            assert (await refusal(phone, "GET", f"/api/tables/{table}")).code == "sealed"
            await direct(ann, tournament, "finish")

    run(story)


def test_what_a_director_can_do_and_others_cannot(host: Host) -> None:
    async def story() -> None:
        async with people(host, 4) as (ann, bob, cem, dea):
            assert (await refusal(ann, "POST", "/api/evenings", {**SHORT, "public": True})).code == "evening-public"
            for bad in ({"size": 5}, {"size": 1}, {"rounds": 99}, {"format": "ladder"}, {"title": "x" * 99}):
                assert (await refusal(ann, "POST", "/api/evenings", {**SHORT, **bad})).code == "bad-request"
            for worse in ({"game": "chess"}, {"options": {"track": "moon"}}, {"options": {"max_rounds": 1}}):
                assert (await refusal(ann, "POST", "/api/evenings", {**SHORT, **worse})).code == "bad-table"
            tournament = await make(ann, rounds=3, pause=3600, format="round-robin", plays=False)
            path = f"/api/evenings/{tournament}/commands"
            assert (await refusal(ann, "POST", path, {"type": "start"})).code == "evening-few"
            assert (await refusal(ann, "POST", path, {"type": "pause"})).code == "evening-not-begun"
            await join(tournament, bob, cem, dea)
            await direct(ann, tournament, "door", open=False)
            async with Client(host.url) as eve:
                assert (await refusal(eve, "POST", f"/api/evenings/{tournament}/players")).code == "evening-door"
            await direct(ann, tournament, "door", open=True)
            await direct(ann, tournament, "remove", player=2, ban=True)
            assert (await refusal(dea, "POST", f"/api/evenings/{tournament}/players")).code == "evening-banned"
            assert (await see(dea, tournament))["you"]["removed"]
            assert (await refusal(ann, "POST", path, {"type": "remove", "player": 7})).code == "no-player"
            await direct(ann, tournament, "start")
            now = await until(ann, tournament, lambda one: one["played"])
            assert (await refusal(ann, "POST", path, {"type": "call"})).code == "evening-round"
            correct = {"type": "correct", "round": 1, "table": 1}
            for ranks in ([1, 3], [2, 2], [1, 2, 3]):
                assert (await refusal(ann, "POST", path, {**correct, "ranks": ranks})).code == "bad-ranks"
            assert (await refusal(ann, "POST", path, {**correct, "table": 9, "ranks": [1, 2]})).code == "no-table"
            assert (await refusal(bob, "POST", path, {**correct, "ranks": [1, 2]})).code == "not-director"
            await direct(ann, tournament, "correct", round=1, table=1, ranks=[2, 1])
            now = await see(bob, tournament)
            assert now["played"][0]["tables"][0]["corrected"]
            assert [(note["before"], note["after"]) for note in now["notes"]] == [([], [2, 1])]
            winner = now["played"][0]["tables"][0]["seats"][1]
            assert now["standings"][0]["player"] == winner
            # the round was the only one that two need
            assert now["stage"] == "over"
            await direct(ann, tournament, "correct", round=1, table=1, ranks=[1, 2])
            assert (await see(bob, tournament))["standings"][0]["player"] != winner

            other = await make(ann, rounds=2, pause=3600, plays=False)
            await join(other, bob, cem)
            await direct(ann, other, "start")
            await until(ann, other, lambda one: one["played"])
            await direct(ann, other, "correct", round=1, table=1, ranks=[1, 1])
            resting = await see(ann, other)
            await direct(ann, other, "extend", seconds=60)
            assert (await see(ann, other))["next_at"] == pytest.approx(resting["next_at"] + 60)
            await direct(ann, other, "pause")
            assert (await see(ann, other))["next_at"] is None
            await direct(ann, other, "resume")
            await cem.request("DELETE", f"/api/evenings/{other}/players")
            assert (
                await refusal(ann, "POST", f"/api/evenings/{other}/commands", {"type": "call"})
            ).code == "evening-few"
            await join(other, cem)
            await direct(ann, other, "call")
            await until(ann, other, lambda one: len(one["played"]) == 2)
            await direct(ann, other, "remove", player=1, ban=True)
            table = await table_of(bob, other)
            seats = (await bob.request("GET", f"/api/tables/{table}"))["table"]["seats"]
            assert [seat["stage"] for seat in seats if not seat["yours"]] == ["stand-in"]
            gone = next(seat["seat"] for seat in seats if not seat["yours"])
            back = {"type": "return", "id": "1", "seat": gone}
            assert (await refusal(cem, "POST", f"/api/tables/{table}/commands", back)).code == "removed"
            await direct(ann, other, "finish")
            assert (await see(ann, other))["stage"] == "over"
            empty = await make(ann)
            await direct(ann, empty, "finish")
            assert (await see(ann, empty))["stage"] == "closed"
            assert empty not in str(await ann.request("GET", "/api/evenings"))

    run(story, SECONDS)


def test_one_visitor_makes_so_many_evenings_and_names_do_no_harm(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        async with Client(host.url, name="=1+1") as ann, Client(host.url, name="=1+1") as bob:
            first = await make(ann)
            await make(ann)
            assert (await refusal(ann, "POST", "/api/evenings", SHORT)).code == "many-evenings"
            await direct(ann, first, "finish")
            tournament = await make(ann)
            await join(tournament, bob)
            names = [player["name"] for player in (await see(ann, tournament))["players"]]
            assert names == ["=1+1", "=1+1 2"]
            sheet = await ann.request("GET", f"/api/evenings/{tournament}/standings.csv")
            assert "\r\n1,'=1+1" in sheet
            await bob.request("PUT", "/api/me", {"name": "Bob"})
            assert (await see(ann, tournament))["players"][1]["name"] == "Bob"

    with hosting(tmp_path, evenings_per_guest="2") as host:
        run(lambda: story(host))


def test_cells_that_spreadsheets_would_run_are_texts() -> None:
    assert [cell(text) for text in ("=A1", "+1", "-1", "@x", "\tx", "Ann", -3, None)] == [
        "'=A1", "'+1", "'-1", "'@x", "'\tx", "Ann", "-3", "",
    ]  # fmt: skip
    entry = Tournament.opening(e.NewEvening(game="bakschisch"), "Ann", "")
    tournament = Tournament(TournamentEntry("e", 1, entry.kind, entry.data, 0.0, "a"))
    assert standings(tournament).startswith("place,name,points")
    assert results(tournament).count("\r\n") == 1


def test_members_evenings_are_listed_and_a_former_player_stays_in_the_standings(host: Host) -> None:
    async def story() -> None:
        async with (
            Person(host) as ann,
            Person(host) as bob,
            Client(host.url, name="Guest") as eve,
            Person(host) as guest,
        ):
            await ann.join_club("Sheherazade the host")
            device, _ = await bob.join_club("Dinarzade the guest")
            tournament = await make(ann, public=True, members=True, rounds=1, plays=False)
            assert tournament in [line["id"] for line in (await eve.request("GET", "/api/evenings"))["coming"]]
            assert (await refusal(eve, "POST", f"/api/evenings/{tournament}/players")).code == "evening-members"
            open_ = await make(ann, rounds=1, plays=False)
            await join(open_, guest, bob)
            await join(tournament, bob)
            handle = (await bob.request("POST", "/api/me"))["handle"]
            assert (await see(eve, tournament))["players"][0]["handle"] == handle
            taken = await bob.request("GET", "/api/account/data")
            assert {line["id"] for line in taken["evenings"]} == {tournament, open_}
            await direct(ann, open_, "start")
            await until(ann, open_, lambda one: one["played"])
            assert await table_of(guest, open_)
            third = Person(host)
            async with third:
                await join(tournament, ann)
                await third.request("GET", f"/api/evenings/{tournament}")
            await bob.request("DELETE", "/api/account")
            for id in (tournament, open_):
                now = await see(eve, id)
                assert "Dinarzade" not in str(now)
                assert handle not in str(now)
            seats = (await guest.request("GET", f"/api/tables/{(await see(guest, open_))['you']['table']}"))["table"]
            assert sorted(seat["stage"] for seat in seats["seats"]) == ["person", "stand-in"]
            assert "former player" in await eve.request("GET", f"/api/evenings/{open_}/results.csv")
            database = sqlite3.connect(sqlite_path(host.database))
            stored = str(database.execute("SELECT data FROM evening_log").fetchall())
            stored += str(database.execute("SELECT about FROM evenings").fetchall())
            database.close()
            assert "Dinarzade" not in stored
            with pytest.raises(Refused):
                await bob.sign_in(device)

    run(story)


def test_who_joined_as_a_guest_and_signs_in_plays_on_as_the_member(host: Host) -> None:
    async def story() -> None:
        async with Person(host) as home, Person(host) as phone, Client(host.url) as ann:
            device, _ = await home.join_club("Maruf the cobbler")
            tournament = await make(ann, rounds=1)
            await join(tournament, phone)
            await phone.sign_in(device)
            you = (await see(home, tournament))["you"]
            assert you["player"] == 1 == (await see(phone, tournament))["you"]["player"]
            assert [line["id"] for line in (await home.request("GET", "/api/evenings"))["mine"]] == [tournament]

    run(story)


def test_groups_and_a_final_for_three_with_bots_in_free_seats(host: Host) -> None:
    async def story() -> None:
        async with people(host, 4) as clients:
            ann = clients[0]
            wanted = {"size": 3, "format": "groups", "groups": 2, "rounds": 1, "semifinals": False, "fill": True}
            tournament = await make(ann, **wanted)
            await join(tournament, *clients)
            await direct(ann, tournament, "start")
            now = await until(ann, tournament, began(1))
            assert [sorted(len(t["seats"]) for t in one["tables"]) for one in now["played"]] == [[3, 3]]
            for number in (1, 2):
                for table in range(1, len((await see(ann, tournament))["played"][number - 1]["tables"]) + 1):
                    await direct(ann, tournament, "correct", round=number, table=table, ranks=[1, 2, 3])
                now = await until(ann, tournament, went_on(number))
            assert now["stage"] == "over"
            final = now["played"][1]["tables"]
            assert [(one["stage"], len(one["seats"])) for one in final] == [("final", 3)]
            assert [line["player"] for line in now["standings"][:3]] == final[0]["seats"]

    run(story)


def test_an_evening_survives_a_kill_and_bots_stand_in_for_who_never_came(tmp_path: Path) -> None:
    """Killed in the middle of a round; meanwhile the time to come to one's table runs out."""
    host = Host(tmp_path, away_minutes="60").start()

    async def story() -> None:
        async with people(host, 4) as clients:
            ann, bob, cem, dea = clients
            tournament = await make(ann, rounds=1, absent=1)
            await join(tournament, *clients)
            await direct(ann, tournament, "start")
            before = await until(ann, tournament, began(1))
            tables = {client: str(await table_of(client, tournament)) for client in clients}
            here = next(one for one in (bob, cem, dea) if tables[one] != tables[ann])
            host.kill()
            database = sqlite3.connect(sqlite_path(host.database))
            with database:
                database.execute("UPDATE evening_log SET at = at - 3600 WHERE kind = 'paired'")
                database.execute("UPDATE evenings SET due = NULL")  # as if killed before its row was written
                database.execute("UPDATE evenings SET due = 0")
            database.close()
            host.start()
            assert [one["tables"][0]["seats"] for one in (await see(ann, tournament))["played"]] == [
                one["tables"][0]["seats"] for one in before["played"]
            ]
            async with ann.watch(tables[ann]) as live, here.watch(tables[here]) as other:

                def alone(now: dict[str, Any]) -> bool:
                    return sorted(seat["stage"] for seat in now["table"]["seats"]) == ["person", "stand-in"]

                await asyncio.gather(live.until(alone), other.until(alone))  # bots for the two who are not here
                assert live.state["table"]["seats"][live.seats[0]]["stage"] == "person"
                await asyncio.gather(play_on(live, 1), play_on(other, 2))
            now = await until(ann, tournament, lambda one: one["stage"] == "over")
            assert [len(table["stood_in"]) for table in now["played"][0]["tables"]] == [1, 1]

    try:
        run(story, SECONDS)
    finally:
        host.stop()
    assert "Traceback" not in host.output()


@pytest.mark.slow
def test_two_servers_on_postgresql_begin_each_round_once_though_one_is_killed(database: str, tmp_path: Path) -> None:
    hosts = [Host(tmp_path, database=database, away_minutes="60").start(wait=False) for _ in range(2)]

    async def story() -> None:
        one, two = hosts
        async with people(one, 2) as (ann, bob), people(two, 2) as (cem, dea):
            clients = [ann, bob, cem, dea]
            tournament = await make(ann, rounds=3, same_deals=True)
            await join(tournament, *clients)
            await asyncio.gather(*(direct(ann, tournament, "start") for _ in range(4)))
            for client in clients:
                assert len((await until(client, tournament, began(1)))["played"]) == 1
            await play_round(tournament, clients)
            for client in clients:
                await until(client, tournament, began(2))
            await asyncio.gather(play(cem, tournament, steps=1), play(dea, tournament, steps=1))  # the others wait
            one.kill()
            now = await see(cem, tournament)
            assert len(now["played"]) == 2
            moved = []
            for client in (ann, bob):
                there = Client(two.url, cookie=client.cookie)
                moved.append(there)
            await play_round(tournament, [*moved, cem, dea])
            now = await until(cem, tournament, began(3))  # the one that is left takes over
            assert [round_["over"] for round_ in now["played"]] == [True, True, False]
            assert (await see(moved[0], tournament))["you"]["director"]
            await play_round(tournament, [*moved, cem, dea])
            now = await until(cem, tournament, lambda found: found["stage"] == "over")
            assert len(now["played"]) == 3
            met = [frozenset(table["seats"]) for round_ in now["played"] for table in round_["tables"]]
            assert len(set(met)) == 6
            await until(cem, tournament, lambda found: all(t["table"] for r in found["played"] for t in r["tables"]))

    try:
        for host in hosts:
            host.wait()
        run(story, SECONDS)
    finally:
        for host in hosts:
            if host.process is not None and host.process.poll() is None:
                host.stop()
    assert "Traceback" not in hosts[0].output() + hosts[1].output()
