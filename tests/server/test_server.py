"""The server: its memory, its time, its store when that fails, and tables that are damaged."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

import serai
from serai.cli import main
from serai.client import Client, Refused
from serai.server.base.background import Periodic
from serai.server.base.clock import LONGEST_BREATH, ServerClock
from serai.server.base.logs import Repeats
from serai.server.protocol import messages as m
from serai.server.server import Server
from serai.server.settings import Settings
from serai.server.storage.database import migrate, sqlite_path
from serai.server.storage.sqlite import SqliteDriver
from serai.server.tables.clocks import Clocks
from serai.server.uptime import GRACE_SECONDS
from tests.server import plain_http
from tests.server.players import hang_up, play_on, run, seated
from tests.server.server_pool import lay
from tests.server.server_process import Host, hosting

NOWHERE = "B" * 22


def with_server(tmp_path: Path, story: Callable[[Server], Awaitable[None]], **settings: Any) -> None:
    """A server without its web application."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    lay(url)

    async def whole() -> None:
        server = Server(Settings(database_url=url, secret="a secret of the tests", bot_delay=0.0, **settings))
        await server.open()
        try:
            await story(server)
        finally:
            await server.close()

    asyncio.run(whole())


class Ear:
    """Somebody who watches."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.woken = 0

    def wake(self) -> None:
        """Count it."""
        self.woken += 1

    def forget(self) -> None:
        """There is nothing to forget."""

    def hang_up(self) -> None:
        """Nobody is signed out here."""


# ---------------------------------------------------------------- closing


@pytest.mark.parametrize("moments", range(6))
def test_work_that_is_done_again_and_again_ends_when_told_so_though_it_is_hurried_then(moments: int) -> None:
    async def story() -> None:
        done: list[float] = []

        async def work() -> None:
            done.append(asyncio.get_running_loop().time())
            if len(done) == 1:
                raise ZeroDivisionError

        periodic = Periodic("Some work", 0.01, work)
        running = asyncio.create_task(periodic.run())
        await asyncio.sleep(0.1)
        assert len(done) > 2, "a failure does not end it"
        periodic.hurry()
        for _ in range(moments):
            await asyncio.sleep(0)
        running.cancel()
        _, left = await asyncio.wait([running], timeout=5)
        assert not left

    asyncio.run(story())


def test_work_that_is_hurried_is_done_once_for_all_who_hurry() -> None:
    async def story() -> None:
        done: list[float] = []

        async def work() -> None:
            done.append(asyncio.get_running_loop().time())

        periodic = Periodic("Some work", 600.0, work)
        running = asyncio.create_task(periodic.run())
        await asyncio.sleep(0.01)
        for after in (600.0, 0.2, 0.3, 0.25):
            periodic.hurry(after)
        await asyncio.sleep(0.1)
        assert len(done) == 1
        await asyncio.sleep(0.3)
        assert len(done) == 2
        assert done[1] - done[0] >= 0.2
        running.cancel()

    asyncio.run(story())


# ---------------------------------------------------------------- memory


def test_rooms_are_dropped_by_weight_and_those_who_watch_stay(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ears, tables = [], []
        for number in range(24):
            guest = f"guest {number}"
            live = await server.opener.open(m.NewTable(game="bakschisch", players=2, bots=["random"]), guest)
            await server.tables.act(live, guest, m.Start(id="s", type="start"))
            for line in range(200):
                await server.tables.act(live, guest, m.Chat(id=f"c{line}", type="chat", text="x" * 300))
            tables.append(live)
            if number % 2:
                ears.append(Ear(guest))
                server.connections.enter(live, ears[-1])
        for live in tables:
            live.used = -1e9
        assert sum(live.known.seq for live in tables) > 4_800, "all of them are far too much"
        await asyncio.sleep(0.5)
        for _ in range(50):
            server.registry.trim()
            if sum(live.weight for live in server.registry) <= 2_000_000:
                break
            await asyncio.sleep(0.1)
        assert sum(live.weight for live in server.registry) <= 2_000_000
        asleep = tables[1]
        assert server.registry.in_memory(asleep.id) is asleep, "somebody watches it"
        before = ears[0].woken
        await server.tables.act(asleep, "guest 1", m.Chat(id="more", type="chat", text="hello"))
        assert ears[0].woken > before
        told, viewer, _ = await asleep.render("guest 1", None, ())
        assert viewer == (0,)
        assert "hello" in told.text
        gone = next(live for live in tables[::2] if server.registry.in_memory(live.id) is None)
        assert (await server.registry.get(gone.id)).known.seq >= 203, "it is read again"

    with_server(tmp_path, story, memory_megabytes=2)


def test_a_room_that_is_dropped_before_hello_hears_all_the_same(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        async with Client(host.url) as ann, Client(host.url) as bob:
            table = await ann.open_table("bakschisch", players=2)
            headers = {"cookie": f"serai_guest={ann.cookie}"}
            async with connect(f"ws{host.url[4:]}/api/tables/{table}/live", additional_headers=headers) as late:
                await asyncio.sleep(6)  # live tables in use are not dropped; this one is not in use
                for _ in range(4):
                    await ann.open_table("bakschisch", players=2)
                await late.send('{"type":"hello","protocol":2,"version":null}')
                assert json.loads(await late.recv())["type"] == "update"
                async with bob.join(table):
                    told = json.loads(await asyncio.wait_for(late.recv(), 5))
                assert (told["type"], told["since"]) == ("change", 2)

    with hosting(tmp_path, tables_in_memory="1") as host:
        run(lambda: story(host))


# ---------------------------------------------------------------- time


def test_the_time_of_a_house_stands_still_with_it() -> None:
    now = 0.0
    clock = ServerClock(1000.0, lambda: now)
    now = 3.0
    assert clock.now() == 1003.0
    clock.beat()
    now = 100.0
    assert clock.now() == 1003.0 + LONGEST_BREATH, "it was frozen"
    clock.beat()
    now = 101.0
    assert clock.now() == 1004.0 + LONGEST_BREATH


def test_time_that_nobody_could_use_is_skipped() -> None:
    clocks = Clocks(m.ClockRules(kind="live", seconds=60, bonus=0), 2)
    clocks.run(100.0, [0])
    clocks.skip(110.0, 200.0)
    assert clocks.left(0, 205.0) == 60 - 10 - 5
    clocks.skip(50.0, 90.0)
    assert clocks.left(0, 205.0) == 45.0
    clocks.run(210.0, [1])
    assert clocks.left(0, 300.0) == 40.0
    clocks.skip(100.0, 220.0)
    assert clocks.left(1, 220.0) == 60.0


def test_a_server_that_was_down_takes_nobodys_seat(tmp_path: Path) -> None:
    """Clocks of ten seconds, a server that is away for fifteen: both players still sit there, with their time."""

    async def story(host: Host) -> None:
        async with Client(host.url) as ann, Client(host.url) as bob:
            clock = {"kind": "live", "seconds": 10, "bonus": 0}
            _, (a, b) = await seated([ann, bob], "bakschisch", clock=clock)
            await asyncio.sleep(2.5)
            host.kill()
            await asyncio.sleep(15)
            host.start(wait=False)
            await asyncio.to_thread(host.wait)
            shown = await a.until(lambda now: a.connections > 1)
            seats = shown["table"]["seats"]
            assert [seat["stage"] for seat in seats] == ["person", "person"]
            await asyncio.sleep(2)
            await a.play(a.state["perspectives"][0]["legal"][0])
            await b.play(b.state["perspectives"][0]["legal"][0])
            left = [seat["left"] for seat in b.state["table"]["seats"]]
            assert all(5 < seconds <= 10 for seconds in left), left
            await hang_up(a, b)

    with hosting(tmp_path) as host:
        run(lambda: story(host))
    assert main(["admin", "check", "--database", f"sqlite:///{tmp_path / 'tables.sqlite'}"]) == 0


def test_a_server_that_was_frozen_takes_nobodys_seat(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        async with Client(host.url) as ann, Client(host.url) as bob:
            clock = {"kind": "live", "seconds": 12, "bonus": 0}
            _, (a, b) = await seated([ann, bob], "bakschisch", clock=clock)
            assert host.process is not None
            os.kill(host.process.pid, signal.SIGSTOP)
            await asyncio.sleep(14)
            os.kill(host.process.pid, signal.SIGCONT)
            await asyncio.sleep(1.5)
            await a.play(a.state["perspectives"][0]["legal"][0])
            assert [seat["stage"] for seat in a.state["table"]["seats"]] == ["person", "person"]
            await hang_up(a, b)

    with hosting(tmp_path) as host:
        run(lambda: story(host))


def test_absence_counts_from_the_restart_on(tmp_path: Path) -> None:
    """A server that was down for longer than people may be away takes no seat at once."""

    async def story(server: Server) -> None:
        await server.compiler.wait(serai.game("bakschisch"))
        live = await server.opener.open(m.NewTable(game="bakschisch", players=2, bots=["random"]), "ann")
        await server.tables.act(live, "ann", m.Start(id="s", type="start"))
        table = await live.read(lambda table: table)
        table.clocks._since[0] = server.services.clock.now() - 10_000
        database = sqlite3.connect(tmp_path / "tables.sqlite", timeout=30)
        with database:
            database.execute("UPDATE guests SET seen = 0")
        database.close()
        await server.automation.check_deadlines(live)
        assert str(table.seats[0].stage) == "person"
        server.services.clock.opened -= 10_000
        await server.automation.check_deadlines(live)
        assert str(table.seats[0].stage) == "stand-in"

    with_server(tmp_path, story, away_minutes=1.0)
    assert GRACE_SECONDS >= 10


# ---------------------------------------------------------------- a store that fails


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="limits the size of files as Linux does")
def test_a_full_disk_is_told_and_logged_once(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        async with Client(host.url) as ann:
            table, (a,) = await seated([ann], "bakschisch", bots=["random"])
            assert plain_http.get(f"{host.url}/api/health").json()["ok"] is True
            assert host.process is not None
            import resource

            size = max(path.stat().st_size for path in tmp_path.glob("tables.sqlite*"))
            resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
            await asyncio.sleep(1.2)
            refused = 0
            for number in range(30):
                body = {"type": "chat", "id": f"c{number}", "text": "x" * 200}
                answer = await asyncio.to_thread(
                    plain_http.post,
                    f"{host.url}/api/tables/{table}/commands",
                    json=body,
                    headers={"cookie": f"serai_guest={ann.cookie}"},
                )
                if answer.status_code != 200:
                    refused += 1
                    assert answer.status_code == 503
                    assert answer.headers["retry-after"]
                    assert "database" in answer.json()["message"]
            assert refused > 10
            sick = await asyncio.to_thread(plain_http.get, f"{host.url}/api/health")
            for _ in range(40):  # what is left may do for a few writes that are smaller than a line of chat
                if sick.status_code == 200:
                    await asyncio.sleep(1.2)
                    sick = await asyncio.to_thread(plain_http.get, f"{host.url}/api/health")
            assert (sick.status_code, sick.json()["ok"]) == (503, False)
            assert len(host.output().splitlines()) < 15, host.output()
            unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE, unlimited)
            await asyncio.sleep(1.2)
            assert (await asyncio.to_thread(plain_http.get, f"{host.url}/api/health")).status_code == 200
            await play_on(a, 1, 2)
            await hang_up(a)

    with hosting(tmp_path) as host:
        run(lambda: story(host))
        assert "Traceback" not in host.output()


def test_no_move_waits_until_the_whole_file_is_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log of SQLite goes into the file in a thread of its own, and is written from its start again after that."""
    monkeypatch.setattr("serai.server.storage.sqlite.JOBS_PER_CHECKPOINT", 50)
    file, log = tmp_path / "tables.sqlite", tmp_path / "tables.sqlite-wal"
    sizes: list[int] = []

    async def story(server: Server) -> None:
        store, driver = server.services.store, server.services.store.driver
        assert isinstance(driver, SqliteDriver)
        for number in range(400):
            await store.name_guest(f"guest {number}", "x" * 1000, float(number))
            if (checkpoint := driver._checkpoint) is not None:
                await asyncio.wrap_future(checkpoint)
            sizes.append(log.stat().st_size)
        assert file.stat().st_size > 400 * 1000, "what was written is in the file"
        assert max(sizes) < 400 * 4096, "the log was begun again: without that it has two pages for each of them"

    with_server(tmp_path, story)


def test_a_failure_that_repeats_is_told_once_with_a_count() -> None:
    now = 0.0
    repeats = Repeats(lambda: now)

    def told(message: str, failure: BaseException | None = None) -> str | None:
        info = (type(failure), failure, None) if failure is not None else None
        record = logging.LogRecord("serai.server", logging.ERROR, "", 0, message, (), info)
        return f"{record.getMessage()} {bool(record.exc_info)}" if repeats.filter(record) else None

    assert told("full", OSError()) == "full True"
    assert [told("full", OSError()) for _ in range(61)] == [None] * 61
    assert told("full", ValueError()) == "full True"
    now = 61.0
    assert told("full", OSError()) == "full (and 61 times since it was last told) True"
    assert told("garbage", UnicodeDecodeError("utf-8", b"\xff", 0, 1, "no")) == "garbage False"


# ---------------------------------------------------------------- damage


def test_damage_stays_where_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tables: list[str] = []

    async def play(host: Host) -> None:
        async with Client(host.url) as ann:
            for _ in range(5):
                table, (a,) = await seated([ann], "bakschisch", bots=["random"], public=True)
                await play_on(a, 1, 3)
                await hang_up(a)
                tables.append(table)

    async def look(host: Host) -> None:
        async with Client(host.url) as eve:
            listed = {line["id"] for line in await eve.tables()}
            assert tables[4] in listed
            for table in tables[:3]:
                with pytest.raises(Refused) as refused:
                    await eve.request("GET", f"/api/tables/{table}")
                assert refused.value.code == "unreadable-table"
                async with connect(f"ws{host.url[4:]}/api/tables/{table}/live") as socket:
                    assert json.loads(await socket.recv())["code"] == "unreadable-table"
            assert (await eve.request("GET", f"/api/tables/{tables[4]}"))["table"]["stage"] == "playing"

    with hosting(tmp_path) as host:
        run(lambda: play(host))
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    database = sqlite3.connect(sqlite_path(url))
    with database:
        database.execute("UPDATE log SET data = '{broken' WHERE table_id = ? AND seq = 5", (tables[0],))
        database.execute("UPDATE log SET kind = 'flown' WHERE table_id = ? AND seq = 6", (tables[1],))
        database.execute("DELETE FROM log WHERE table_id = ? AND seq = 4", (tables[2],))
        database.execute("UPDATE tables SET about = '[]' WHERE id = ?", (tables[3],))
    database.close()
    assert main(["admin", "check", "--database", url]) == 1
    told = capsys.readouterr().out
    assert all(table in told for table in tables[:4])
    assert tables[4] not in told
    with hosting(tmp_path) as host:
        run(lambda: look(host))
        assert "Traceback" not in host.output()
        assert main(["admin", "repair", "--database", url, "--copies", str(tmp_path / "copies")]) == 2
        assert "Another server" in capsys.readouterr().err
    assert main(["admin", "repair", "--database", url, "--copies", str(tmp_path / "copies")]) == 0
    assert "4 tables repaired" in capsys.readouterr().out
    copies = sorted((tmp_path / "copies").iterdir())
    assert len(copies) == 4
    assert all(copy.stat().st_mode & 0o077 == 0 for copy in copies)
    assert any("{broken" in copy.read_text() for copy in copies)
    assert main(["admin", "check", "--database", url]) == 0
    assert main(["admin", "repair", "--database", url, "--copies", str(tmp_path / "copies")]) == 0
    assert "nothing to repair" in capsys.readouterr().out


# ---------------------------------------------------------------- starting


def test_a_second_server_and_a_newer_database_are_one_sentence(tmp_path: Path) -> None:
    with hosting(tmp_path) as host:
        second = Host(tmp_path, database=host.database)
        second.log = tmp_path / "second.log"
        with pytest.raises(RuntimeError, match="did not start"):
            second.start()
        assert "Another server uses" in second.output()
        assert "Serai is at" not in second.output()
        assert "Traceback" not in second.output()
    database = sqlite3.connect(tmp_path / "tables.sqlite")
    with database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    third = Host(tmp_path, database=host.database)
    third.log = tmp_path / "third.log"
    with pytest.raises(RuntimeError, match="did not start"):
        third.start()
    assert "newer Serai" in third.output()
    assert "fault" not in third.output()


def test_ids_that_are_none_are_not_found(host: Host) -> None:
    for path in ("/api/tables/%00", f"/api/tables/{'a' * 21}%00", "/api/tables/short", f"/api/tables/{NOWHERE}"):
        answer = plain_http.get(host.url + path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-table")
    assert plain_http.get(f"{host.url}/assets/%00.js").status_code == 404
    assert plain_http.get(f"{host.url}/%00").status_code == 404

    async def story() -> None:
        async with connect(f"ws{host.url[4:]}/api/tables/a%00b/live") as socket:
            assert json.loads(await socket.recv())["code"] == "no-table"

    run(story)


def test_garbage_on_the_wire_is_no_traceback(tmp_path: Path) -> None:
    import socket

    with hosting(tmp_path) as host:
        table = "C" * 22
        for garbage in (
            b"\x00\xff\xfe" * 100,
            b"GET /api/tables/%s/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
            % table.encode(),
            b"GET /api/tables/%s/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n\xff\xff\xff\xff"
            % table.encode(),
        ):
            with socket.create_connection(("127.0.0.1", host.port), timeout=5) as line:
                line.send(garbage)
                line.recv(1000)

        async def story() -> None:
            async with Client(host.url) as ann:
                real = await ann.open_table("bakschisch")
                async with connect(f"ws{host.url[4:]}/api/tables/{real}/live") as eve:
                    await eve.send(b"\xff\xfe", text=True)
                    with pytest.raises(Exception, match=r"1007|1006"):
                        await eve.recv()

        run(story)
        time.sleep(0.3)
        assert "Traceback" not in host.output()


def test_a_restored_backup_lets_everybody_in_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new, backup = tmp_path / "old", tmp_path / "new", tmp_path / "backup.sqlite"
    old.mkdir()
    found: dict[str, str] = {}

    async def play(host: Host) -> None:
        async with Client(host.url, name="Ann") as ann:
            found["table"], (a,) = await seated([ann], "bakschisch", bots=["random"])
            found["cookie"] = ann.cookie or ""
            await hang_up(a)

    async def come_back(host: Host) -> None:
        async with Client(host.url, cookie=found["cookie"]) as ann, ann.watch(found["table"]) as a:
            assert a.seats == [0], "the seat is still hers"
            await play_on(a, 1, 2)

    with hosting(old) as host:
        run(lambda: play(host))
        monkeypatch.setenv("SERAI_DATA_DIR", str(old))
        assert main(["admin", "backup", str(backup), "--database", host.database]) == 0
    assert backup.stat().st_mode & 0o077 == 0
    monkeypatch.setenv("SERAI_DATA_DIR", str(new))
    assert main(["admin", "restore", str(backup), "--database", f"sqlite:///{new / 'tables.sqlite'}"]) == 0
    assert all(path.stat().st_mode & 0o077 == 0 for path in new.iterdir())
    with hosting(new) as host:
        run(lambda: come_back(host))


def test_a_backup_without_the_secret_says_what_to_keep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SERAI_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("SERAI_SECRET", "from the environment")
    url, backup = f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "backup.sqlite"
    migrate(url)
    assert main(["admin", "backup", str(backup), "--database", url]) == 0
    assert "keep your SERAI_SECRET" in capsys.readouterr().out
    assert main(["admin", "restore", str(backup), "--database", f"sqlite:///{tmp_path / 'other.sqlite'}"]) == 0
    assert "set SERAI_SECRET to that" in capsys.readouterr().out
