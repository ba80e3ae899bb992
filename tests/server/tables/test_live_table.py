"""Commands that come together: decided one after the other, stored in one piece, told once, or not done at all."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

import serai
from serai.client import Client
from serai.server.base.errors import Conflict, GuardFailed, Refused, Unstored
from serai.server.protocol import messages as m
from serai.server.server import Server
from serai.server.settings import Settings
from serai.server.storage.database import migrate
from serai.server.storage.entries import Commit, Draft, Kind, LogEntry
from serai.server.tables.live.broadcast import Acked
from serai.server.tables.live.commits import Change
from serai.server.tables.live.live_table import LiveTable
from serai.server.tables.table import Table
from tests.server.players import hang_up, run, seated, table_of
from tests.server.server_process import Host
from tests.server.test_server import Ear, with_server

GUESTS = ("ann", "bob")


def play(seat: int, step: str, id: str = "p", token: int = 1) -> m.Play:
    return m.Play(id=id, type="play", seat=seat, steps=[step], token=token)


async def begun(server: Server) -> LiveTable:
    """A table of Bakschisch at which both may choose."""
    await server.compiler.wait(serai.game("bakschisch", players=2))
    live = await server.opener.open(m.NewTable(game="bakschisch", players=2), "ann")
    await server.tables.command(live, "bob", m.Sit(id="s", type="sit"))
    await server.tables.command(live, "ann", m.Start(id="start", type="start"))
    return live


async def together(server: Server, live: LiveTable, *commands: tuple[str, m.Command]) -> list[Acked | BaseException]:
    """What comes of commands that are all there before the first is looked at."""
    return await asyncio.gather(*(server.tables.command(live, *each) for each in commands), return_exceptions=True)


async def logged(server: Server, live: LiveTable) -> list[tuple[int, Kind, str | None]]:
    """The log as it is stored."""
    return [(entry.seq, entry.kind, entry.command) for entry in await server.services.store.read(live.id)]


def test_choices_that_come_together_are_stored_and_told_together(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        live = await begun(server)
        ears = [Ear(guest) for guest in GUESTS]
        for ear in ears:
            server.connections.enter(live, ear)
        await asyncio.sleep(0)
        told, seats, _ = await live.render("ann", None, ())
        woken, seq, commits = [ear.woken for ear in ears], live.known.seq, list[Change]()
        server.commits.after_commit.append(commits.append)
        found = await together(
            server, live, ("ann", play(0, "bid 1")), ("bob", play(1, "bid 2")), ("bob", play(1, "bid 2")),
            ("bob", play(0, "pass", "not-his")), ("ann", play(0, "pass", "too-late")),
        )  # fmt: skip
        ann, bob, again, foreign, late = found
        assert isinstance(ann, Acked)
        assert isinstance(bob, Acked)
        assert again == bob, "the same command again is done once"
        assert (ann.version, bob.version) == (told.version + 1, told.version + 2)
        assert isinstance(foreign, Refused)
        assert isinstance(late, Refused)
        assert (foreign.code, late.code) == ("not-your-seat", "stale"), "decided on what came before them"
        assert len(commits) == 1, "one commit, of which everybody is told once"
        assert all(ear.woken > times for ear, times in zip(ears, woken, strict=True))
        change, *_ = await live.render("ann", told.version, seats, told.snapshot)
        message = json.loads(change.with_acks())
        m.Change.model_validate_json(change.with_acks())
        assert [happened["kind"] for happened in message["happened"]] == ["played", "played"]
        events = [[event["event"] for event in happened["events"]] for happened in message["happened"]]
        assert events[0] == ["chose", "fist"]
        assert events[1][:2] == ["chose", "reveal"], "what was in the other's fist comes out with the reveal only"
        stored = await logged(server, live)
        assert stored[seq:] == [(seq + 1, Kind.PLAYED, "p"), (seq + 2, Kind.PLAYED, "p")]

    with_server(tmp_path, story)


def test_what_another_has_written_meanwhile_is_read_and_all_is_decided_again(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        live = await begun(server)
        seq = live.known.seq
        foreign = LogEntry(live.id, seq + 1, Kind.CHATTED, {"seat": 0, "name": "ann", "text": "!"}, 1.0, "ann", "other")
        await server.services.store.append(Commit(live.id, [foreign]))
        with pytest.raises(Conflict):
            await server.services.store.append(Commit(live.id, [foreign]))
        found = await together(
            server, live, ("ann", play(0, "bid 1")), ("bob", play(1, "bid 2")), ("ann", play(0, "pass", "too-late"))
        )
        assert [type(each) for each in found] == [Acked, Acked, Refused]
        assert [command for *_, command in (await logged(server, live))[seq:]] == ["other", "p", "p"]
        assert isinstance(live.known, Table), "it is in memory again"

    with_server(tmp_path, story)


def test_what_cannot_be_stored_did_not_happen(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        live = await begun(server)
        ear = Ear("ann")
        server.connections.enter(live, ear)
        before, woken = await logged(server, live), ear.woken
        await server.services.store.change("PRAGMA max_page_count = 1")  # as large as it is, and no larger
        long = "x" * m.LONGEST_CHAT
        lines = [("ann", m.Chat(id=f"c{line}", type="chat", text=long)) for line in range(100)]
        found = await together(server, live, ("ann", play(0, "bid 1")), ("bob", play(1, "bid 2")), *lines)
        assert {type(each) for each in found} == {Unstored}
        assert (ear.woken, live.still) == (woken, True)
        assert await logged(server, live) == before
        await server.services.store.change("PRAGMA max_page_count = 1000000")
        found = await together(server, live, ("ann", play(0, "bid 1", "q")), ("bob", play(1, "bid 2", "q")))
        assert [type(each) for each in found] == [Acked, Acked]
        assert (await live.snapshot(None))["table"]["token"] == 2

    with_server(tmp_path, story, chats_per_minute=0, commands_per_second=0)


def test_a_fault_of_one_command_harms_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule with a mistake in it, say: what was decided together is decided again, one by one."""

    async def story(server: Server) -> None:
        live = await begun(server)
        take = table_of(live).match.__class__.take  # type: ignore[union-attr]

        def faulty(match: Any, seat: int, *rest: Any, **named: Any) -> Any:
            if seat == 1:
                raise ZeroDivisionError
            return take(match, seat, *rest, **named)

        monkeypatch.setattr("serai.engine.game.Match.take", faulty)
        ann, bob = await together(server, live, ("ann", play(0, "bid 1")), ("bob", play(1, "bid 2")))
        assert isinstance(ann, Acked)
        assert isinstance(bob, ZeroDivisionError)
        monkeypatch.undo()
        (bob,) = await together(server, live, ("bob", play(1, "bid 2")))
        assert isinstance(bob, Acked)
        assert (await live.snapshot(None))["table"]["token"] == 2

    with_server(tmp_path, story)


def test_whatever_is_said_on_one_socket_without_waiting_is_done_in_order(host: Host) -> None:
    """Choices are taken where they are read, all else by a task: none of them overtakes another."""

    async def story() -> None:
        async with Client(host.url) as ann, Client(host.url) as bob:
            table, lives = await seated([ann, bob], "bakschisch")
            token = lives[0].state["table"]["token"]
            headers = {"cookie": f"serai_guest={ann.cookie}"}
            async with connect(f"ws{host.url[4:]}/api/tables/{table}/live", additional_headers=headers) as socket:
                await socket.send('{"type":"hello","protocol":2}')
                await socket.recv()
                sent = []
                for number in range(24):
                    parts: dict[str, Any] = {
                        "type": "play",
                        "seat": 0,
                        "steps": [f"bid {number % 3 + 1}"],
                        "token": token,
                    }
                    if number % 4 == 1:
                        parts = {"type": "chat", "text": f"line {number}"}
                    elif number % 4 == 2:
                        parts = {"type": "undo", "seat": 0, "token": token}
                    elif number % 4 == 3:
                        parts["steps"] = ["no such step"]
                    sent.append(f"x{number}")
                    await socket.send(json.dumps({"id": sent[-1], **parts}))
                answers: list[tuple[str, str]] = []
                while len(answers) < len(sent):
                    message = json.loads(await socket.recv())
                    found = message.get("acks", [message])
                    answers += [(answer["id"], answer["type"]) for answer in found]
            assert [id for id, _ in answers] == sent
            assert [kind for _, kind in answers] == ["ack", "ack", "ack", "error"] * 6
            await hang_up(*lives)

    run(story)


def test_what_is_read_waits_for_what_is_being_stored(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        live = await begun(server)
        seq = live.known.seq
        doing = asyncio.create_task(server.tables.command(live, "ann", play(0, "bid 1")))
        while live.known.seq == seq:
            await asyncio.sleep(0)
        assert live.render_now("bob", None, ()) is None, "it is applied, and not stored yet"
        reading = asyncio.create_task(live.read(lambda table: table.seq))
        assert not doing.done()
        assert await reading == seq + 1
        assert doing.done(), "who did it was answered first"

    with_server(tmp_path, story)


def test_while_a_log_is_written_anew_everybody_waits(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        live, ear = await begun(server), Ear("ann")
        server.connections.enter(live, ear)
        async with server.registry.rewriting(live.id):
            doing = asyncio.create_task(server.tables.command(live, "ann", play(0, "bid 1")))
            reading = asyncio.create_task(live.read(lambda table: table.seats[0].name))
            await asyncio.sleep(0.05)
            assert not doing.done()
            assert not reading.done()
            named = "UPDATE log SET data = replace(data, 'of', 'off') WHERE table_id = $1 AND kind = 'sat'"
            await server.services.store.change(named, live.id)
            woken = ear.woken
        assert " off " in str(await reading), "it was read again"
        assert isinstance(await doing, Acked)
        assert ear.woken > woken

    with_server(tmp_path, story)


@pytest.mark.slow
def test_a_refusal_holds_only_if_nobody_else_has_written(database: str) -> None:
    """Somebody sits down at one process; the host starts at another one that has not heard of it yet."""
    migrate(database)

    async def story() -> None:
        one, two = (Server(Settings(database_url=database, secret="a secret of the tests")) for _ in range(2))
        async with contextlib.AsyncExitStack() as stack:
            for server in (one, two):
                await server.open()
                stack.push_async_callback(server.close)
            await one.compiler.wait(serai.game("bakschisch"))
            one.commits.elsewhere.clear()  # deaf
            live = await one.opener.open(m.NewTable(game="bakschisch", players=2), "ann")
            there = await two.registry.get(live.id)
            await two.tables.command(there, "bob", m.Sit(id="s", type="sit"))
            seq = live.known.seq
            with pytest.raises(Refused, match="Only the host"):
                await one.tables.command(live, "eve", m.Start(id="e", type="start"))
            assert live.known.seq == seq + 1, "it was looked at again"
            await two.tables.command(there, "bob", m.Leave(id="l", type="leave", seat=1))
            await two.tables.command(there, "bob", m.Sit(id="t", type="sit"))
            await one.tables.command(live, "ann", m.Start(id="a", type="start"))
            assert str(table_of(live).stage) == "playing"

    run(story)


def test_who_waits_no_more_is_left_alone(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        live = await begun(server)
        doing = asyncio.create_task(server.tables.command(live, "ann", play(0, "bid 1")))
        reading = asyncio.create_task(live.catch_up())
        await asyncio.sleep(0)
        doing.cancel()
        reading.cancel()
        await asyncio.gather(doing, reading, return_exceptions=True)
        again = await server.tables.command(live, "ann", play(0, "bid 1"))
        assert isinstance(again, Acked), "it was done all the same, and once"
        assert [command for *_, command in await logged(server, live)].count("p") == 1
        assert live.still

    with_server(tmp_path, story)


def _fail(_change: Change) -> None:
    raise ZeroDivisionError


def test_rows_of_others_are_stored_with_a_move_or_nothing_is(tmp_path: Path) -> None:
    """What a subscriber adds, what a guard refuses, and a subscriber that fails."""

    async def story(server: Server) -> None:
        live, noted = await begun(server), "SELECT bytes FROM sizes WHERE day = $1"
        seen: list[int] = []

        def note(change: Change) -> None:
            change.commit.changes.append(("INSERT INTO sizes (day, bytes) VALUES ($1, $2)", [(1, change.table.seq)]))

        server.commits.in_commit.append(note)
        server.commits.after_commit.append(lambda change: seen.append(change.table.seq))
        await server.tables.command(live, "ann", play(0, "bid 1"))
        assert await server.services.store.rows(noted, 1) == [(live.known.seq,)]
        assert seen == [live.known.seq]
        before = await logged(server, live)
        with pytest.raises(Refused):  # the row is there already: a conflict, however often it is decided again
            await server.tables.command(live, "bob", play(1, "bid 2"))
        server.commits.in_commit.remove(note)
        with pytest.raises(GuardFailed):
            await live.submit(None, lambda _: [Draft(Kind.CLOSED)], guard=(noted, (2,)))
        server.commits.in_commit.append(_fail)
        with pytest.raises(ZeroDivisionError):
            await server.tables.command(live, "bob", play(1, "bid 2"))
        server.commits.in_commit.pop()
        assert await logged(server, live) == before
        server.commits.after_commit.insert(0, _fail)
        await server.tables.command(live, "bob", play(1, "bid 2"))
        assert seen[-1] == live.known.seq, "who fails afterwards keeps no other from hearing of it"

    with_server(tmp_path, story)
