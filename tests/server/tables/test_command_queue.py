"""Commands that come together: decided one after the other, stored in one piece, told once, or not done at all."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

import serai
from serai.client import Client
from serai.server.base.callback_lock import CallbackLock
from serai.server.base.errors import Conflict, Refused, Unstored
from serai.server.house import House
from serai.server.protocol import messages as m
from serai.server.storage.entries import Commit, Kind, LogEntry
from serai.server.tables.broadcast import Acked
from serai.server.tables.live_table import LiveTable
from tests.server.players import hang_up, run, seated
from tests.server.server_process import Host
from tests.server.test_house import Ear, with_house

GUESTS = ("ann", "bob")


def play(seat: int, step: str, id: str = "p", token: int = 1) -> m.Play:
    return m.Play(id=id, type="play", seat=seat, steps=[step], token=token)


async def begun(house: House) -> LiveTable:
    """A table of Bakschisch at which both may choose."""
    await house.compiler.wait(serai.game("bakschisch", players=2))
    live = await house.open_table(m.NewTable(game="bakschisch", players=2), "ann")
    await house.command(live, "bob", m.Sit(id="s", type="sit"))
    await house.command(live, "ann", m.Start(id="start", type="start"))
    return live


async def together(house: House, live: LiveTable, *commands: tuple[str, m.Command]) -> list[Acked | BaseException]:
    """What comes of commands that are all there before the first is looked at."""
    return await asyncio.gather(*(house.command(live, *each) for each in commands), return_exceptions=True)


async def logged(house: House, live: LiveTable) -> list[tuple[int, Kind, str | None]]:
    """The log as it is stored."""
    return [(entry.seq, entry.kind, entry.command) for entry in await house.store.read(live.id)]


def test_choices_that_come_together_are_stored_and_told_together(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await begun(house)
        ears = [Ear(guest) for guest in GUESTS]
        for ear in ears:
            live.enter(ear)
        await asyncio.sleep(0)
        told, seats, _ = await live.render("ann", None, ())
        woken, seq = [ear.woken for ear in ears], live.seq
        found = await together(
            house, live, ("ann", play(0, "bid 1")), ("bob", play(1, "bid 2")), ("bob", play(1, "bid 2")),
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
        assert [ear.woken for ear in ears] == [times + 1 for times in woken]
        change, *_ = await live.render("ann", told.version, seats, told.snapshot)
        message = json.loads(change.with_acks())
        m.Change.model_validate_json(change.with_acks())
        assert [happened["kind"] for happened in message["happened"]] == ["played", "played"]
        events = [[event["event"] for event in happened["events"]] for happened in message["happened"]]
        assert events[0] == ["chose", "fist"]
        assert events[1][:2] == ["chose", "reveal"], "what was in the other's fist comes out with the reveal only"
        stored = await logged(house, live)
        assert stored[seq:] == [(seq + 1, Kind.PLAYED, "p"), (seq + 2, Kind.PLAYED, "p")]

    with_house(tmp_path, story)


def test_what_another_has_written_meanwhile_is_read_and_all_is_decided_again(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await begun(house)
        seq = live.seq
        foreign = LogEntry(live.id, seq + 1, Kind.CHATTED, {"seat": 0, "name": "ann", "text": "!"}, 1.0, "ann", "other")
        await house.store.append(Commit(live.id, [foreign]))
        with pytest.raises(Conflict):
            await house.store.append(Commit(live.id, [foreign]))
        found = await together(
            house, live, ("ann", play(0, "bid 1")), ("bob", play(1, "bid 2")), ("ann", play(0, "pass", "too-late"))
        )
        assert [type(each) for each in found] == [Acked, Acked, Refused]
        assert [command for *_, command in (await logged(house, live))[seq:]] == ["other", "p", "p"]
        assert not live.stale

    with_house(tmp_path, story)


def test_what_cannot_be_stored_did_not_happen(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await begun(house)
        ear = Ear("ann")
        live.enter(ear)
        before, woken = await logged(house, live), ear.woken
        await house.store.change("PRAGMA max_page_count = 1")  # as large as it is, and no larger
        long = "x" * m.LONGEST_CHAT
        lines = [("ann", m.Chat(id=f"c{line}", type="chat", text=long)) for line in range(100)]
        found = await together(house, live, ("ann", play(0, "bid 1")), ("bob", play(1, "bid 2")), *lines)
        assert {type(each) for each in found} == {Unstored}
        assert (ear.woken, live.lock.locked()) == (woken, False)
        assert await logged(house, live) == before
        await house.store.change("PRAGMA max_page_count = 1000000")
        found = await together(house, live, ("ann", play(0, "bid 1", "q")), ("bob", play(1, "bid 2", "q")))
        assert [type(each) for each in found] == [Acked, Acked]
        assert (await live.snapshot(None))["table"]["token"] == 2

    with_house(tmp_path, story, chats_per_minute=0, commands_per_second=0)


def test_a_fault_of_one_command_harms_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule with a mistake in it, say: what was decided together is decided again, one by one."""

    async def story(house: House) -> None:
        live = await begun(house)
        take = live._table.match.__class__.take  # type: ignore[union-attr]

        def faulty(match: Any, seat: int, *rest: Any, **named: Any) -> Any:
            if seat == 1:
                raise ZeroDivisionError
            return take(match, seat, *rest, **named)

        monkeypatch.setattr("serai.engine.game.Match.take", faulty)
        ann, bob = await together(house, live, ("ann", play(0, "bid 1")), ("bob", play(1, "bid 2")))
        assert isinstance(ann, Acked)
        assert isinstance(bob, ZeroDivisionError)
        monkeypatch.undo()
        (bob,) = await together(house, live, ("bob", play(1, "bid 2")))
        assert isinstance(bob, Acked)
        assert (await live.snapshot(None))["table"]["token"] == 2

    with_house(tmp_path, story)


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


def test_a_turnstile_lets_one_in_at_a_time_in_order() -> None:
    async def story() -> None:
        lock, passed = CallbackLock(), list[str]()

        async def walk(name: str) -> None:
            async with lock:
                passed.append(f"{name} in")
                await asyncio.sleep(0)
                passed.append(f"{name} out")

        def call() -> None:
            passed.append("call")
            lock.release()

        first, second = asyncio.create_task(walk("a")), asyncio.create_task(walk("b"))
        await asyncio.sleep(0)
        lock.call(call)
        late, last = asyncio.create_task(walk("c")), asyncio.create_task(walk("d"))
        await asyncio.sleep(0)
        late.cancel()
        await asyncio.gather(first, second, late, last, return_exceptions=True)
        assert passed == ["a in", "a out", "b in", "b out", "call", "d in", "d out"]
        assert not lock.locked()
        lock.call(call)
        assert lock.locked(), "whoever comes now waits"
        waiting = asyncio.create_task(walk("e"))
        await asyncio.sleep(0)
        waiting.cancel()  # just when its turn comes
        await asyncio.gather(waiting, return_exceptions=True)
        assert not lock.locked()

    asyncio.run(story())
