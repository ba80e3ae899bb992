"""Live tables over real sockets: whole games, reconnects, hot seats, links, clocks and rematches."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

import serai
from serai.cli.commands.verify import verify_record
from serai.client import Client, Refused
from serai.server.protocol import messages as m
from serai.server.storage.entries import Kind, LogEntry
from serai.server.tables.table import Table, new_table_id
from tests.server.players import full, hang_up, over, play_on, playing, run, seated
from tests.server.server_process import Host, hosting, processes_of, store_table


@pytest.mark.parametrize("game", serai.game_names())
def test_two_people_and_a_bot_play_a_whole_game(host: Host, game: str) -> None:
    async def story() -> None:
        async with Client(host.url, name="Ann") as ann, Client(host.url, name="Bob") as bob, Client(host.url) as eve:
            table, (a, b) = await seated([ann, bob], game, bots=["random"], public=True)
            promised = a.state["table"]["seed_hash"]
            assert a.state["table"]["seed"] is None
            with pytest.raises(Refused) as refused:
                await ann.record(table)
            assert refused.value.code == "not-over"
            assert table in [line["id"] for line in await eve.tables("public")]
            assert table in [line["id"] for line in await ann.tables("mine")]
            assert table not in [line["id"] for line in await eve.tables("mine")]
            async with eve.watch(table) as watching:
                await asyncio.gather(play_on(a, 1), play_on(b, 2))
                await watching.until(over)
            record = await eve.record(table)
            assert promised in verify_record(record, promised)
            match = serai.replay(record)
            assert match.names == ("Ann", "Bob", "random")
            assert list(match.state.ranking) == a.state["table"]["ranking"]
            assert table in [line["id"] for line in await eve.tables("finished")]
            await hang_up(a, b)

    run(story, 400)


def test_a_reconnecting_client_gets_what_it_missed(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url) as ann, Client(host.url) as bob:
            table, (a, b) = await seated([ann, bob], "bakschisch")
            version = a.state["version"]
            await hang_up(a)
            await b.play("pass")
            await ann.request("POST", f"/api/tables/{table}/commands", _play(b.state, 0, "pass"))
            await b.until(lambda now: now["table"]["token"] > 1)
            hello = {"type": "hello", "protocol": 2, "version": version, "seats": [0]}
            update = await first_update(ann, table, hello)
            assert update["since"] == version
            assert [h["kind"] for h in update["happened"]] == ["played", "played"]
            assert update["version"] == version + 2
            told = [event["event"] for h in update["happened"] for event in h["events"]]
            assert "reveal" in told
            odd: dict[str, Any]
            for odd in ({"version": 10**9}, {"version": None}, {"seats": [1]}, {"seats": []}):
                snapshot = await first_update(ann, table, {**hello, **odd})
                assert snapshot["since"] is None
                assert snapshot["perspectives"] == update["perspectives"]
            await hang_up(b)

    run(story)


def _play(state: dict[str, Any], seat: int, step: str, id: str = "c1") -> dict[str, Any]:
    return {"type": "play", "id": id, "seat": seat, "steps": [step], "token": state["table"]["token"]}


async def first_update(client: Client, table: str, hello: dict[str, Any]) -> dict[str, Any]:
    address = f"ws{client.url[4:]}/api/tables/{table}/live"
    async with connect(address, additional_headers={"cookie": f"serai_guest={client.cookie}"}) as socket:
        await socket.send(json.dumps(hello))
        found: dict[str, Any] = json.loads(await socket.recv())
        return found


def test_a_client_of_another_protocol_is_told_to_reload(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url) as ann:
            table = await ann.open_table("bakschisch", players=2)
            for protocol in (1, 3):
                refused = await first_update(ann, table, {"type": "hello", "protocol": protocol})
                assert (refused["type"], refused["id"], refused["code"]) == ("error", None, "other-protocol")
                assert "reload" in refused["message"]

    run(story)


def test_a_turn_in_one_message_is_one_update_for_everybody(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url) as ann, Client(host.url) as bob, Client(host.url) as eve:
            table, lives = await seated([ann, bob], "five-tribes")
            async with eve.watch(table) as spectator:
                ears = (spectator, *lives)
                while True:
                    token = max(ear.state["table"]["token"] for ear in ears)
                    for ear in ears:
                        await ear.until(lambda now, token=token: now["table"]["token"] == token)
                    live = lives[spectator.state["table"]["waiting"][0]]
                    legal = live.state["perspectives"][0]["legal"]
                    if not legal[0].startswith("bid"):
                        break
                    await live.play(legal[0])
                steps: list[str] = []
                while legal:
                    steps.append(legal[0])
                    legal = (await live.try_out(steps))["legal"]
                assert len(steps) > 2
                version, moments = spectator.state["version"], spectator.state["table"]["moments"]
                with pytest.raises(Refused) as refused:
                    await live.play([*steps, "done"])
                assert refused.value.code == "past-knowledge"
                await live.play(steps)
                for ear in ears:
                    told = await ear.until(lambda now: now["version"] > version)
                    assert (told["version"], len(told["happened"])) == (version + 1, 1)
                    assert told["happened"][0]["moments"] == len(steps)
                assert (await eve.moments(table))["count"] == moments + len(steps)
            await hang_up(*lives)

    run(story)


def test_a_repeated_command_gets_the_same_ack_and_does_nothing(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url) as ann, Client(host.url) as bob:
            table, (a, b) = await seated([ann, bob], "bakschisch")
            command, path = _play(a.state, 0, "bid 1"), f"/api/tables/{table}/commands"
            acks = [await ann.request("POST", path, command) for _ in range(3)]
            assert acks[0] == acks[1] == acks[2]
            await b.play("bid 2")
            await b.until(lambda now: now["table"]["token"] > 1)
            assert await ann.request("POST", path, command) == acks[0], "also later, when it would be stale"
            assert b.state["table"]["waiting"] == [0, 1]
            with pytest.raises(Refused) as refused:
                await ann.request("POST", path, {**command, "id": "c2"})
            assert refused.value.code == "stale"
            # The id belongs to one visitor: another one's is a command of its own.
            await bob.request("POST", path, _play(b.state, 1, "pass"))
            await hang_up(a, b)

    run(story)


def test_choosing_at_the_same_moment_always_succeeds(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url) as a, Client(host.url) as b, Client(host.url) as c, Client(host.url) as d:
            _, lives = await seated([a, b, c, d], "bakschisch")
            for _ in range(15):
                token = lives[0].state["table"]["token"]
                steps = [live.state["perspectives"][0]["legal"][0] for live in lives]
                await asyncio.gather(*(live.play(step) for live, step in zip(lives, steps, strict=True)))
                for live in lives:
                    await live.until(lambda now, token=token: now["table"]["token"] > token)
            await hang_up(*lives)

    run(story)


def test_one_visitor_holds_several_seats(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url) as ann:
            table = await ann.open_table("bakschisch", players=2)
            async with ann.watch(table) as live:
                await live.command("sit", seat=1)
                await live.command("start")
                await live.until(playing)
                assert [look["seat"] for look in live.state["perspectives"]] == [0, 1]
                await play_on(live, 5, 30)
                assert live.seats == [0, 1]

    run(story)


def test_a_private_link_lets_another_device_hold_the_seat(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url, name="Ann") as ann, Client(host.url, name="Ann's phone") as phone:
            table, (a,) = await seated([ann], "bakschisch", bots=["random"])
            await a.play("bid 2")
            path = (await ann.request("POST", f"/api/tables/{table}/seats/0/link"))["path"]
            assert path.startswith(f"/t/{table}#seat=")
            key = path.partition("#seat=")[2]
            with pytest.raises(Refused):
                await phone.request("POST", f"/api/tables/{table}/seats/0/link")
            for wrong in (key[:-1] + ("A" if key[-1] != "A" else "B"), key.replace(".0.", ".1."), "x", "a.b.c.d"):
                with pytest.raises(Refused):
                    await phone.request("POST", "/api/seats", {"key": wrong})
            async with phone.watch(table) as b:
                assert b.seats == []
                await phone.request("POST", "/api/seats", {"key": key})
                await b.until(lambda now: now["perspectives"][0]["seat"] == 0)
                told = await a.until(lambda now: any(h["kind"] == "joined" for h in now["happened"]))
                assert [h["name"] for h in told["happened"] if h["kind"] == "joined"] == ["Ann's phone"]
                assert a.seats == b.seats == [0]
                async with Client(host.url) as eve:
                    with pytest.raises(Refused, match="is over"):
                        await eve.request("POST", "/api/seats", {"key": key})
                await b.until(lambda now: 0 in now["table"]["waiting"])
                await b.play("pass")
                with pytest.raises(Refused) as refused:
                    await phone.request("DELETE", f"/api/tables/{table}/seats/0/link")
                assert refused.value.code == "not-your-seat", "a device does not send others away"
                await ann.request("DELETE", f"/api/tables/{table}/seats/0/link")
                await b.until(lambda now: now["perspectives"][0]["seat"] is None)
                assert a.seats == [0]
            await hang_up(a)

    run(story)


def test_undo_resign_return_chat_and_rematch(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url, name="Ann") as ann, Client(host.url, name="Bob") as bob:
            options = {"max_rounds": 10}
            table, (a, b) = await seated([ann, bob], "bakschisch", options=options)
            await a.play("bid 3")
            await a.until(lambda now: now["perspectives"][0]["undo"])
            await a.command("undo", seat=0, token=a.state["table"]["token"])
            await b.until(lambda now: now["table"]["waiting"] == [0, 1])
            await a.command("chat", text="  Sorry,\twrong coin ")
            await b.until(lambda now: any(h["text"] == "Sorry, wrong coin" for h in now["happened"]))
            with pytest.raises(Refused):
                await b.command("rematch")
            await a.command("resign", seat=0)
            await b.until(lambda now: now["table"]["seats"][0]["stage"] == "stand-in")
            await b.until(lambda now: now["table"]["waiting"] == [1])
            await a.command("return", seat=0)
            await a.command("resign", seat=0)
            await b.command("leave", seat=1)
            await a.until(over)
            again = [await live.command("rematch") for live in (a, b)]
            assert again[0]["table"] == again[1]["table"] != table
            async with ann.join(again[0]["table"]) as one, bob.join(again[0]["table"]) as two:
                await one.until(full)
                await two.until(full)
                assert [seat["name"] for seat in two.state["table"]["seats"]] == ["Ann", "Bob"]
                assert two.state["table"]["options"]["max_rounds"] == 10
                assert one.state["table"]["seed_hash"] != a.state["table"]["seed_hash"]
            await hang_up(a, b)

    run(story)


@pytest.fixture(scope="module")
def strict_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that takes somebody for gone after three seconds."""
    with hosting(tmp_path_factory.mktemp("strict"), away_minutes="0.05") as running:
        yield running


def test_a_bot_takes_the_seat_when_time_runs_out_and_gives_it_back(strict_host: Host) -> None:
    async def story() -> None:
        async with Client(strict_host.url) as ann, Client(strict_host.url) as bob:
            _, (a, b) = await seated([ann, bob], "bakschisch", clock={"kind": "live", "seconds": 5, "bonus": 0})
            await b.play("pass")  # seat 0 never chooses
            stood_in = await a.until(lambda now: now["table"]["seats"][0]["stage"] == "stand-in")
            assert stood_in["table"]["seats"][0]["left"] == 0
            await a.command("return", seat=0)
            await a.until(lambda now: now["table"]["seats"][0]["stage"] == "person")
            assert a.state["table"]["seats"][0]["left"] > 20
            await hang_up(a, b)

    run(story)


def stored_table(
    wanted: m.NewTable, began: float, *happened: tuple[Kind, dict[str, Any], str]
) -> tuple[Table, list[LogEntry]]:
    """A table as a server may find it in its database, and the entries that made it."""
    entries = [LogEntry(new_table_id(), 1, Kind.OPENED, Table.opening(wanted).data, began, "guest 0")]
    table = Table(entries[0])
    for kind, data, guest in happened:
        entries.append(LogEntry(table.id, table.seq + 1, kind, data, began, guest))
        table.apply(entries[-1])
    return table, entries


def test_a_bot_that_no_longer_exists_is_played_by_the_usual_one(host: Host) -> None:
    table, entries = stored_table(
        m.NewTable(game="bakschisch", players=2),
        time.time(),
        (Kind.FILLED, {"seat": 0, "bot": "sultan"}, "guest 0"),
        (Kind.FILLED, {"seat": 1, "bot": "random"}, "guest 0"),
        (Kind.STARTED, {}, "guest 0"),
    )
    store_table(host, entries, table)

    async def story() -> None:
        async with Client(host.url) as eve, eve.watch(table.id) as live:
            await live.until(lambda now: now["table"]["token"] > 10)
            assert live.state["table"]["seats"][0]["bot"] == "sultan"

    run(story)


def test_days_per_turn_run_out_as_well(host: Host) -> None:
    """A table that has waited for two days but a second: a bot takes the seat a second later."""
    began = time.time() - 2 * 86_400 + 1.0
    table, entries = stored_table(
        m.NewTable(game="bakschisch", players=2, clock=m.ClockRules(kind="days", days=2)),
        began,
        (Kind.SAT, {"seat": 0, "name": "x"}, "guest 0"),
        (Kind.SAT, {"seat": 1, "name": "x"}, "guest 1"),
        (Kind.STARTED, {}, "guest 0"),
    )
    assert table.row(60).due == began + 2 * 86_400
    store_table(host, entries, table)

    async def story() -> None:
        async with Client(host.url) as eve, eve.watch(table.id) as live:
            await live.until(lambda now: [seat["stage"] for seat in now["table"]["seats"]] == ["stand-in"] * 2)
            assert (await eve.moments(table.id))["lines"][0]["at"] == round(began, 3)

    run(story)


def test_a_log_that_does_not_replay_closes_one_table_only(tmp_path: Path) -> None:
    table, entries = stored_table(
        m.NewTable(game="bakschisch", players=2),
        time.time(),
        (Kind.FILLED, {"seat": 0, "bot": "random"}, "guest 0"),
        (Kind.FILLED, {"seat": 1, "bot": "random"}, "guest 0"),
        (Kind.STARTED, {}, "guest 0"),
    )
    entries.append(LogEntry(table.id, table.seq + 1, Kind.PLAYED, {"seat": 0, "steps": ["dance"]}, time.time()))

    async def story(host: Host) -> None:
        async with Client(host.url) as ann, Client(host.url) as bob:
            for _ in range(2):
                with pytest.raises(Refused) as refused:
                    await ann.request("GET", f"/api/tables/{table.id}")
                assert refused.value.code == "unreadable-table"
                with pytest.raises(Refused, match="does not replay, so it is closed"):
                    async with ann.watch(table.id):
                        pass
            await asyncio.sleep(2.5)  # who looks after tables has met it too
            _, (a, b) = await seated([ann, bob], "bakschisch")
            await asyncio.gather(play_on(a, 1, 3), play_on(b, 2, 3))
            await hang_up(a, b)

    with hosting(tmp_path) as host:
        store_table(host, entries, table)
        run(lambda: story(host))
        said = host.output()
    assert "Traceback" not in said
    assert said.count("does not replay: entry 5 makes no sense") == 1, said
    assert table.id not in said  # it lets people in


def test_a_table_never_hangs_on_a_leaver(strict_host: Host) -> None:
    async def story() -> None:
        async with Client(strict_host.url) as ann, Client(strict_host.url) as bob:
            _, (a, b) = await seated([ann, bob], "bakschisch")
            await hang_up(a)
            await b.play("pass")
            update = await b.until(lambda now: now["table"]["seats"][0]["stage"] == "stand-in")
            assert update["table"]["seats"][1]["stage"] == "person", "who is here keeps the seat"
            await hang_up(b)

    run(story)


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="finds processes where Linux lists them")
def test_a_bot_that_was_to_move_when_its_server_died_moves(tmp_path: Path) -> None:
    """Although people are to move as well, whose time is not over for long."""

    async def begin(host: Host) -> tuple[str, str]:
        async with Client(host.url) as ann, Client(host.url) as bob:
            table, (a, b) = await seated([ann, bob], "bakschisch", bots=["random"])
            waiting = a.state["table"]["waiting"]
            assert len(waiting) == 3, "everybody chooses at once"
            await asyncio.to_thread(until_thinking, host)
            await hang_up(a, b)
            return table, str(ann.cookie)

    async def look(host: Host, table: str, cookie: str) -> None:
        async with Client(host.url, cookie=cookie) as ann:
            while len((await ann.request("GET", f"/api/tables/{table}"))["table"]["waiting"]) == 3:
                await asyncio.sleep(0.05)

    host = Host(tmp_path, bot_delay="1000").start()
    try:
        table, cookie = run(lambda: begin(host))
        host.kill()
        host.environment["SERAI_BOT_DELAY"] = "0"
        host.start()
        run(lambda: look(host, table, cookie), 60)
    finally:
        host.kill()


def until_thinking(host: Host) -> None:
    """Wait until the server has looked at the table and its bot thinks, in a process of its own."""
    assert host.process is not None
    while not processes_of(host.process.pid):
        time.sleep(0.05)


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="finds processes where Linux lists them")
def test_a_dead_thinker_is_replaced_and_its_move_made(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url) as ann:
            _, (a,) = await seated([ann], "bakschisch", bots=["merchant", "merchant"])
            assert host.process is not None
            for round_ in range(4):
                while not (bot_pool := processes_of(host.process.pid)):
                    await asyncio.sleep(0.05)
                token = a.state["table"]["token"]
                moving = asyncio.create_task(a.play("pass"))
                for pid in bot_pool:
                    with contextlib.suppress(ProcessLookupError):  # one that was about to end by itself
                        os.kill(pid, signal.SIGKILL)
                await moving
                await a.until(lambda now, token=token: now["table"]["token"] > token)
                del round_
            await hang_up(a)

    run(story)


def test_a_stopped_server_goes_on_where_it_was(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        async with Client(host.url) as ann, Client(host.url) as bob:
            _, (a, b) = await seated([ann, bob], "bakschisch", bots=["random"])
            await asyncio.gather(play_on(a, 1, 5), play_on(b, 2, 5))
            await asyncio.to_thread(host.stop)
            host.start()
            await asyncio.gather(play_on(a, 3, 5), play_on(b, 4, 5))
            assert a.connections == 2
            await hang_up(a, b)

    with hosting(tmp_path) as host:
        run(lambda: story(host))
