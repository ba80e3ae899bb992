"""The host's page: whoever runs a house looks after it, and nobody else; nothing of it tells a secret."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import signal
import sqlite3
import stat
import urllib.error
import urllib.request
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import websockets
from fastapi.routing import APIRoute, APIWebSocketRoute
from prometheus_client.parser import text_string_to_metric_families
from starlette.routing import Route

from serai.cli import main
from serai.client import Refused
from serai.engine.errors import SeraiError
from serai.server.admin import roles
from serai.server.admin.overview import SECRETS, settings_in_force
from serai.server.app import create
from serai.server.people.members_only import LETTERS, OPEN
from serai.server.settings import Settings
from tests.server import plain_http
from tests.server.authenticator import Authenticator
from tests.server.people import Person
from tests.server.players import hang_up, play_on, run, seated
from tests.server.server_process import Host, free_port, hosting

TOKEN = "a-token-that-watches-the-house-1"
SENTENCE = "Let us close this one, it is late."


async def deed(person: Person, handle: str, step: str, **more: Any) -> None:
    await person.request("POST", f"/api/host/members/{handle}", {"step": step, **more})


async def handle_of(person: Person) -> str:
    handle: str = (await person.request("POST", "/api/me"))["handle"]
    return handle


def scraped(host: Host, port: int | None = None) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    """What a server counts, as Prometheus' own parser reads it."""
    request = urllib.request.Request(
        f"http://127.0.0.1:{port or host.port}/metrics", headers={"Authorization": f"Bearer {TOKEN}"}
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        text = answer.read().decode()
    found = {}
    for family in text_string_to_metric_families(text):
        assert family.type in ("counter", "gauge", "histogram")
        assert family.documentation
        for sample in family.samples:
            found[sample.name, tuple(sorted(sample.labels.items()))] = sample.value
    return found


def test_a_host_looks_after_the_house_and_its_log_tells_no_secret(tmp_path: Path) -> None:
    secrets: list[str] = []
    port = free_port()

    async def story(host: Host) -> None:
        async with Person(host) as ann, Person(host) as bob, Person(host) as eve:
            device, codes = await ann.join_club("Scheherazade")
            other, more = await bob.join_club("Bahram the Magian")
            assert (await ann.request("POST", "/api/me"))["host"]  # the first, at the machine itself
            assert not (await bob.request("POST", "/api/me"))["host"]
            secrets.extend([*codes, *more, "Scheherazade", "Bahram"])
            for stranger in (bob, eve):
                for path in ("", "/members", "/tables", "/invitations", "/backups", "/deeds", "/proof", "/reports"):
                    with pytest.raises(Refused, match="Only the host of the house"):
                        await stranger.request("GET", f"/api/host{path}")

            # a table: mute, send away, close
            table, lives = await seated([bob, eve], "bakschisch", public=False)
            secrets.extend([table, *(person.cookie or "" for person in (ann, bob, eve))])
            handle = await handle_of(bob)
            await play_on(lives[0], 1, steps=1)
            await deed(ann, handle, "mute", hours=1)
            with pytest.raises(Refused, match="muted you"):
                await lives[0].command("chat", text="one more thing")
            found = await ann.request("GET", "/api/host/members?search=BAHRAM")
            assert [line["muted"] for line in found["members"]] == [True]
            assert [line["tables"] for line in found["members"]] == [1]
            await deed(ann, handle, "unmute")
            await lives[0].command("chat", text="one more thing")
            told = {"seat": 0, "reason": "insult", "text": "he shouts"}
            await eve.request("POST", f"/api/tables/{table}/reports", told)
            (report,) = (await ann.request("GET", "/api/host/reports"))["reports"]
            assert (report["name"], report["reason"], report["text"]) == ("Bahram the Magian", "insult", "he shouts")
            assert report["said"][-1]["text"] == "one more thing"
            await ann.request("POST", f"/api/host/reports/{report['id']}", {"mute": True, "hours": 1})
            with pytest.raises(Refused, match="muted you"):
                await lives[0].command("chat", text="what?")
            with pytest.raises(Refused, match="no such report"):
                await ann.request("POST", f"/api/host/reports/{report['id']}", {})
            (looked,) = (await ann.request("GET", "/api/host/reports?closed=true"))["reports"]
            assert looked["muted"]
            (line,) = (await ann.request("GET", "/api/host/tables"))["tables"]
            assert (line["id"], line["stage"], line["public"]) == (table, "playing", False)
            assert "hand" not in json.dumps(line)
            seat = f"/api/host/tables/{table}/seats/1"
            await ann.request("POST", seat, {"step": "mute"})  # a guest, for ever
            with pytest.raises(Refused, match="muted you"):
                await lives[1].command("chat", text="me too")
            await ann.request("POST", seat, {"step": "send-away"})
            with pytest.raises(Refused, match="removed you"):
                await lives[1].command("return", seat=1)
            with pytest.raises(Refused, match="No person plays"):
                await ann.request("POST", seat, {"step": "send-away"})
            close = f"/api/host/tables/{table}/close"
            ann.proof, proof = None, ann.proof
            for method, path, body in (
                ("POST", close, {"text": SENTENCE}),
                ("POST", "/api/host/backups", None),
                ("POST", f"/api/host/members/{handle}", {"step": "close"}),
                ("POST", f"/api/host/members/{handle}", {"step": "make-host"}),
                ("DELETE", "/api/account", None),
                ("POST", "/api/account/codes", None),
                ("POST", "/api/account/challenge", {"purpose": "add"}),
            ):
                with pytest.raises(Refused, match="Prove by your passkey"):
                    await ann.request(method, path, body)
            with pytest.raises(Refused, match="No account"):
                await ann.prove(other)
            bob.proof, kept = proof, bob.proof  # of somebody else
            with pytest.raises(Refused, match="Prove by your passkey"):
                await bob.request("POST", "/api/account/codes")
            bob.proof = kept
            await ann.prove(device)
            secrets.append(ann.proof or "")
            await ann.request("POST", close, {"text": SENTENCE})
            closed = await lives[0].until(lambda update: update["table"]["stage"] == "closed")
            assert SENTENCE in json.dumps(closed)
            with pytest.raises(Refused, match="closed already"):
                await ann.request("POST", close, {})
            with pytest.raises(Refused, match="when the game is over"):
                await bob.record(table)  # the seed of a game that was not finished stays where it is
            assert (await ann.request("GET", "/api/host/tables"))["count"] == 0
            await hang_up(*lives)

            # the account
            await deed(ann, handle, "rename")
            assert "Bahram" not in (await bob.request("POST", "/api/me"))["name"]
            with pytest.raises(Refused, match="This name is one of the bots'"):
                await deed(ann, handle, "rename", name="Caliph")
            with pytest.raises(Refused, match="name another one first"):
                await deed(ann, await handle_of(ann), "unmake-host")
            with pytest.raises(Refused, match="no such member"):
                await deed(ann, "nobody", "mute")
            await deed(ann, handle, "close", network=True, hours=1)
            with pytest.raises(Refused, match="does not take visitors"):
                await bob.request("GET", "/api/account")  # signed out, and from that network
            await deed(ann, handle, "reopen")
            with contextlib.closing(sqlite3.connect(host.folder / "tables.sqlite", timeout=30)) as file, file:
                file.execute("UPDATE bans SET until = 0, changed = changed + 100")

    async def later(host: Host) -> None:
        async with Person(host) as ann, Person(host) as bob:
            device, other = Authenticator(ann.url), Authenticator(ann.url)
            await ann.join_club("Morgiana", device)
            assert not (await ann.request("POST", "/api/me"))["host"]
            assert main(["admin", "host", "MORGIANA", "--database", host.database]) == 0
            assert (await ann.request("POST", "/api/me"))["host"]
            with pytest.raises(SeraiError, match="No member is called"):
                roles.appoint(host.database, "Nobody")
            await bob.join_club("Cassim", other)
            handle = await handle_of(bob)
            await deed(ann, handle, "close")
            bob.cookie = None
            await bob.request("POST", "/api/me")
            with pytest.raises(Refused, match="closed this account"):
                await bob.sign_in(other)
            await deed(ann, handle, "reopen")
            await bob.sign_in(other)

            # invitations
            link = await ann.request("POST", "/api/host/invitations", {"note": "for the choir", "uses": 2})
            token = link["path"].partition("#invitation=")[2]
            secrets.append(token)
            async with Person(host) as new:
                await new.join_club("Ali Baba", invitation=token)
            (line,) = (await ann.request("GET", "/api/host/invitations"))["invitations"]
            assert (line["uses"], line["most"], line["came"][0]["name"]) == (1, 2, "Ali Baba")
            await ann.request("DELETE", f"/api/host/invitations/{link['id']}")
            async with Person(host) as late:
                with pytest.raises(Refused, match="ask for another"):
                    await late.join_club("Mustafa", invitation=token)

            # a backup with one press
            listed = await ann.request("POST", "/api/host/backups")
            while listed["going_on"]:
                await asyncio.sleep(0.05)
                listed = await ann.request("GET", "/api/host/backups")
            (made,) = listed["backups"]
            path = host.folder / "backups" / made["name"]
            assert stat.S_IMODE(path.stat().st_mode) == 0o600
            with contextlib.closing(sqlite3.connect(path)) as copy:
                assert copy.execute("SELECT secret FROM secrets").fetchone() is not None
                assert copy.execute("SELECT count(*) FROM accounts").fetchone()[0] == 5
            cookies = {"serai_guest": ann.cookie or "", "serai_proof": ann.proof or ""}
            address = f"{ann.url}/api/host/backups/{made['name']}"
            got = await asyncio.to_thread(plain_http.get, address, cookies=cookies)
            assert got.content == path.read_bytes()
            assert got.headers["content-disposition"].startswith("attachment")
            for wrong in ("..%2fsecret", "serai-20200101-000000.sqlite"):
                refused = await asyncio.to_thread(
                    plain_http.get, f"{ann.url}/api/host/backups/{wrong}", cookies=cookies
                )
                assert refused.status_code in (404, 422)
            await ann.request("DELETE", f"/api/host/backups/{made['name']}")
            assert not path.exists()

            # the house, and what hosts did
            state = await ann.request("GET", "/api/host")
            assert (state["ready"], state["hosts"], state["members"]) == ("ready", 2, 5)
            assert state["database_bytes"] > 10_000
            assert state["disk_free"] > 0
            shown = {setting["name"]: setting["value"] for setting in state["settings"]}
            assert TOKEN not in json.dumps(state)
            assert shown["SERAI_METRICS_TOKEN"] == "••••"
            assert shown["SERAI_LOG_FORMAT"] == "json"
            deeds = await ann.request("GET", "/api/host/deeds")
            done = [line["deed"] for line in deeds["deeds"]]
            assert set(done) >= {
                "mute", "unmute", "rename", "close", "reopen", "make-host", "invite", "revoke", "backup", "download",
                "delete-backup", "close-table", "report-mute", "seat-mute", "seat-send-away",
            }  # fmt: skip
            assert deeds["deeds"][0]["host"] == "Morgiana"
            assert not any(line["host"] == "" for line in deeds["deeds"])
            secrets.extend(["Morgiana", "Cassim", "Ali Baba", ann.cookie or "", ann.proof or ""])

    settings = {"log_format": "json", "log_level": "debug", "metrics_token": TOKEN, "metrics_port": str(port)}
    with hosting(tmp_path, **settings) as host:
        run(lambda: story(host))
        host.stop()
        host.start()
        run(lambda: later(host))
        for where in (None, port):
            found = scraped(host, where)
            assert found["serai_members", ()] == 5
            assert found["serai_tables", (("game", "bakschisch"), ("stage", "closed"))] == 1
            assert found["serai_http_requests_total", (("area", "api"), ("status", "4xx"))] >= 3
            assert found["serai_refusals_total", (("why", "account-closed"),)] == 1
            assert found["serai_database_write_seconds_count", ()] > 10
            assert found["process_resident_memory_bytes", ()] > 10_000_000
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(f"{host.url}/metrics", timeout=30)
        text = urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30).read().decode()
        (secret,) = [(host.folder / "secret").read_text()]
        secrets.extend([TOKEN, secret, SENTENCE, "one more thing", "127.0.0.1"])
        for line in host.output().splitlines():
            if not line.startswith(("Serai is at", "All games", "Prepar")):
                told = json.loads(line)
                assert {"time", "level", "event", "message"} <= set(told)
        events = {json.loads(line)["event"] for line in host.output().splitlines() if line.startswith("{")}
        assert {"request", "opened", "closing", "joined", "host-deed"} <= events
        for hidden in secrets:
            assert hidden
            assert hidden not in host.output(), "in the log"
            assert hidden not in text, "in the metrics"


def test_where_only_members_are_let_in_every_route_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def routes() -> list[tuple[str, str]]:
        """Every method and path under /api of the application, with something in the place of its names."""
        app = create(Settings(database_url=f"sqlite:///{tmp_path / 'none.sqlite'}", secret="s" * 20))
        found = [
            (method, route.path)
            for route in app.routes
            if isinstance(route, APIRoute | Route)
            for method in route.methods or ()
        ]
        found += [("socket", route.path) for route in app.routes if isinstance(route, APIWebSocketRoute)]
        return [(method, re.sub(r"{[^}]*}", "x" * 22, path)) for method, path in found if method != "HEAD"]

    async def refused(host: Host, cookie: str) -> None:
        asked = [(method, path) for method, path in routes() if path.startswith("/api")]
        assert len(asked) > 60
        async with plain_http.AsyncClient(base_url=host.url, cookies={"serai_guest": cookie}) as guest:
            for method, path in asked:
                if method == "socket":
                    with pytest.raises(websockets.InvalidStatus, match="403"):
                        await websockets.connect(host.url.replace("http", "ws") + path)
                    continue
                answer = await guest.request(method, path, json={})
                if (method, path) in OPEN or path.startswith(LETTERS):
                    assert answer.status_code != 401, (method, path)
                else:
                    assert (answer.status_code, answer.json()["code"]) == (401, "members-only"), (method, path)
            for path in ("/", "/account", "/host", "/rules/bakschisch", f"/t/{'x' * 22}"):
                page = await guest.get(path, headers={"accept": "text/html"})
                assert page.status_code in (200, 404)
                assert ("serai-door" in page.text) == (not path.startswith("/rules"))

    async def story(host: Host) -> None:
        async with Person(host) as stranger, Person(host) as friend, Person(host) as late, Person(host) as first:
            assert (await stranger.request("POST", "/api/me"))["locked"]
            await refused(host, stranger.cookie or "")
            await first.join_club("Haroun")  # the first, at the machine: who else could let others in
            with pytest.raises(Refused, match="ask for another"):
                await stranger.join_club("Stranger")
            assert main(["admin", "invite", "--database", host.database, "--address", "https://example.test/"]) == 0
            link = capsys.readouterr().out.strip()
            assert link.startswith("https://example.test/account#invitation=")
            token = link.partition("=")[2]
            await friend.join_club("Jaafar", invitation=token)
            assert not (await friend.request("POST", "/api/me"))["locked"]
            with pytest.raises(Refused, match="ask for another"):
                await late.join_club("Masrur", invitation=token)
            table, lives = await seated([first, friend], "bakschisch")
            page = await asyncio.to_thread(plain_http.get, f"{host.url}/t/{table}", headers={"accept": "text/html"})
            assert "Haroun" not in page.text
            await hang_up(*lives)

    with pytest.MonkeyPatch.context() as patched, hosting(tmp_path, members_only="on") as host:
        patched.setenv("SERAI_DATA_DIR", str(tmp_path))
        run(lambda: story(host))


def test_two_processes_know_of_each_other(tmp_path: Path, database: str) -> None:
    async def until(work: Any) -> None:
        while not await work():
            await asyncio.sleep(0.1)

    async def story(one: Host, two: Host) -> None:
        async with Person(one) as ann, Person(two) as bob, Person(one) as boss:
            await ann.join_club("Zumurrud")
            await boss.join_club("Budur")
            await asyncio.to_thread(roles.appoint, database, "Budur")
            table, lives = await seated([ann, bob], "bakschisch")
            assert "Zumurrud" in json.dumps(lives[1].state)
            seat = f"/api/host/tables/{table}/seats/1"
            await boss.request("POST", seat, {"step": "mute", "hours": 1})  # who is connected to the other process

            async def is_muted() -> bool:
                try:
                    await lives[1].command("chat", text="still here")
                except Refused as error:
                    return error.code == "muted"
                return False

            await until(is_muted)
            await ann.request("DELETE", "/api/account")
            # the other process has the table in memory, and tells those who are there
            await lives[1].until(lambda update: "Zumurrud" not in json.dumps(update["table"]["seats"]))
            shown = await bob.request("GET", f"/api/tables/{table}")
            assert "Zumurrud" not in json.dumps(shown)
            assert "former player" in json.dumps(shown)

            async def both() -> bool:
                found = await asyncio.to_thread(scraped, one)
                counted = {
                    labels: value for (name, labels), value in found.items() if name == "process_start_time_seconds"
                }
                return len(counted) >= 2

            await until(both)
            await hang_up(*lives)

    settings = {"database": database, "metrics_token": TOKEN}
    with hosting(tmp_path, **settings) as one, hosting(tmp_path, **settings) as two:
        run(lambda: story(one, two))


def test_a_server_says_when_people_should_be_sent_to_it(tmp_path: Path) -> None:
    def ready(host: Host) -> tuple[int, str]:
        answer = plain_http.get(f"{host.url}/api/ready", timeout=30)
        return answer.status_code, answer.json()["why"]

    async def story(host: Host) -> None:
        async with Person(host) as ann, Person(host) as bob:
            _, lives = await seated([ann, bob], "bakschisch")
            assert ready(host) == (200, "ready")
            assert host.process is not None
            host.process.send_signal(signal.SIGTERM)
            while ready(host) != (503, "stopping"):
                await asyncio.sleep(0.05)
            acks = await play_on(lives[0], 3, steps=1)  # those who are here play on meanwhile
            assert acks
            host.process.send_signal(signal.SIGTERM)  # told twice, it stops at once
            await asyncio.to_thread(host.process.wait, 30)
            with contextlib.closing(sqlite3.connect(host.folder / "tables.sqlite")) as file:
                played = file.execute("SELECT count(*) FROM log WHERE kind = 'played'").fetchone()[0]
            assert played >= 1
            with contextlib.suppress(Exception):
                await hang_up(*lives)

    host = Host(tmp_path, drain_seconds="600").start()
    try:
        run(lambda: story(host))
    finally:
        host.kill()
    assert "Traceback" not in host.output()


def test_somebody_behind_a_proxy_is_not_taken_for_the_first_at_the_machine(tmp_path: Path) -> None:
    async def story(host: Host) -> None:
        async with Person(host) as far:
            device = Authenticator(far.url)
            body = {"name": "Far", "language": "en", "credential": device.make(await far.asked("join"))}
            cookies = {"serai_guest": far.cookie or ""}
            headers = {"origin": far.url, "x-forwarded-for": "203.0.113.9"}
            address = f"{far.url}/api/account"
            joined = await asyncio.to_thread(plain_http.post, address, json=body, headers=headers, cookies=cookies)
            assert joined.status_code == 201
            far.cookie = joined.cookies["serai_guest"]
            assert not (await far.request("POST", "/api/me"))["host"]

    with hosting(tmp_path) as host:
        run(lambda: story(host))


def test_no_setting_tells_a_secret() -> None:
    """Whatever text is put into a setting that may hold a secret, hosts are not told it."""
    texts = [part.name for part in fields(Settings) if isinstance(part.default, str)]
    told = settings_in_force(Settings().with_changes(**{name: f"HUNTER2 of {name}" for name in texts}))
    shown = {name for name in texts if any(f"HUNTER2 of {name}" in one.value for one in told)}
    assert set(SECRETS) <= set(texts)
    assert shown.isdisjoint(SECRETS)
    may_be_shown = {
        "host", "origins", "proxies", "log_format", "log_level", "metrics_host", "url", "mail_from", "push_services",
        "bots", "lessons",
    }  # fmt: skip
    assert shown == may_be_shown, "a new text setting is a secret, or may be shown: say which"
