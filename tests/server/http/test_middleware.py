"""The shield: identities, origins, headers, sizes, rates, secrets, and nothing told about the inside."""

from __future__ import annotations

import asyncio
import json
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from serai.client import Client, Refused
from serai.engine.errors import SeraiError
from serai.server.base.errors import Refused as Refusal
from serai.server.base.rate_limits import Limit
from serai.server.base.signing import Signer, load_secret
from serai.server.http.middleware import origin_allowed
from serai.server.settings import Settings
from serai.server.storage.database import migrate
from tests.server import plain_http
from tests.server.players import run
from tests.server.server_process import Host, hosting

NO_TABLE = "A" * 22


def test_every_answer_has_the_headers_of_a_careful_server(host: Host) -> None:
    for path in ("/", "/icon.svg", "/api/games", "/api/tables/nonsense", "/nothing", f"/t/{NO_TABLE}"):
        headers = plain_http.get(host.url + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert plain_http.get(f"{host.url}/api/games").headers["cache-control"] == "no-store"


def test_the_identity_is_signed_and_out_of_reach_of_scripts(host: Host) -> None:
    answer = plain_http.post(f"{host.url}/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    guest, _, signature = answer.cookies["serai_guest"].rpartition(".")
    for forged in (guest, f"{guest}.", f"{guest}x.{signature}", f"{guest}.{signature[:-2]}AA", "x" * 5000):
        refused = plain_http.put(
            f"{host.url}/api/me", json={"name": "Eve"}, headers={"cookie": f"serai_guest={forged}"}
        )
        assert refused.status_code == 401
    assert plain_http.post(f"{host.url}/api/me", cookies=dict(answer.cookies)).headers.get("set-cookie") is None


def test_pages_of_other_sites_are_refused(host: Host) -> None:
    for origin in ("http://evil.example", "null", f"{host.url}.evil.example", "http://[", "file://"):
        answer = plain_http.post(f"{host.url}/api/me", headers={"origin": origin})
        assert answer.status_code == 403, origin
        assert answer.json()["code"] == "foreign-page"
    assert plain_http.post(f"{host.url}/api/me", headers={"origin": host.url}).status_code == 200

    async def story() -> None:
        address = f"ws{host.url[4:]}/api/tables/{NO_TABLE}/live"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, origin="http://evil.example")  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
        async with connect(address, origin=host.url) as socket:  # type: ignore[arg-type]
            assert json.loads(await socket.recv())["code"] == "no-table"

    run(story)


def test_what_is_too_large_is_refused(host: Host) -> None:
    big = b"x" * 100_000
    assert plain_http.post(f"{host.url}/api/tables", content=big).status_code == 413

    def trickle() -> Iterator[bytes]:
        for _ in range(10):
            yield b"x" * 10_000

    assert plain_http.post(f"{host.url}/api/tables", content=trickle()).status_code == 413

    async def story() -> None:
        async with Client(host.url) as ann:
            table = await ann.open_table("bakschisch")
            async with connect(f"ws{host.url[4:]}/api/tables/{table}/live") as socket:
                await socket.send("x" * 100_000)
                with pytest.raises(ConnectionClosed):
                    await socket.recv()

    run(story)


def test_errors_are_sentences_and_tell_nothing_of_the_inside(host: Host) -> None:
    tries: list[tuple[str, str, Any]] = [
        ("GET", "/api/tables/short", None),
        ("GET", f"/api/tables/{NO_TABLE}", None),
        ("GET", f"/api/games/{NO_TABLE}/record", None),
        ("POST", "/api/tables", {"game": "chess"}),
        ("POST", "/api/tables", {"game": "bakschisch", "players": 7}),
        ("POST", "/api/tables", {"game": "bakschisch", "options": {"track": "x" * 4000}}),
        ("POST", "/api/tables", {"game": "bakschisch", "bots": ["nobody"]}),
        ("POST", "/api/tables", {"game": "bakschisch", "bots": ["random"] * 8}),
        ("POST", "/api/tables", ["no object"]),
        ("DELETE", "/api/tables", None),
        ("GET", "/api/nothing", None),
        ("GET", "/../../../etc/passwd", None),
    ]
    cookies = dict(plain_http.post(f"{host.url}/api/me").cookies)
    for method, path, body in tries:
        answer = plain_http.request(method, host.url + path, json=body, cookies=cookies)
        assert 400 <= answer.status_code < 500, path
        found = answer.json()
        assert set(found) == {"type", "id", "code", "rule", "args", "message"}
        assert found["message"].endswith((".", ")")), found
        assert not any(word in answer.text for word in ("Traceback", ".py", "sqlite", "asyncpg", "serai.server"))


def test_limits_of_rate(tmp_path: Path) -> None:
    limits = {
        "commands_per_second": "4",
        "chats_per_minute": "9",
        "tables_per_hour": "12",
        "requests_per_second": "40",
        "sockets_per_address": "6",
        "guests_per_hour": "16",
    }

    async def story(host: Host) -> None:
        async with Client(host.url) as ann:
            tables = [await ann.open_table("bakschisch") for _ in range(3)]
            with pytest.raises(Refused) as refused:
                await ann.open_table("bakschisch")
            assert refused.value.code == "too-many"
            lives = [await ann.watch(tables[number // 2]).__aenter__() for number in range(6)]
            with pytest.raises((ConnectionClosed, InvalidStatus)):
                async with connect(f"ws{host.url[4:]}/api/tables/{tables[0]}/live") as socket:
                    await socket.recv()
            said, codes = 0, set()
            for number in range(30):
                try:
                    await lives[0].command("chat", text=f"line {number}")
                    said += 1
                except Refused as error:
                    codes.add(error.code)
            assert 3 <= said < 10
            assert codes == {"too-many"}
            async with asyncio.timeout(30):
                while (await asyncio.to_thread(plain_http.post, f"{host.url}/api/me")).status_code != 429:
                    pass
            for live in lives:
                await live.__aexit__(None, None, None)

    with hosting(tmp_path, **limits) as host:
        run(lambda: story(host))
        assert "Traceback" not in host.output()


def test_a_limit_fills_up_again() -> None:
    now = 0.0
    limit = Limit(2.0, 3.0, what="things", clock=lambda: now)
    assert [limit.allows("a") for _ in range(5)] == [True, True, True, False, False]
    assert limit.allows("b")
    now = 1.0
    assert [limit.allows("a") for _ in range(3)] == [True, True, False]
    with pytest.raises(Refusal, match="Too many things"):
        limit.take("a")
    assert all(Limit(0.0, what="things").allows("a") for _ in range(1000))


def test_the_secret_is_made_once_and_kept_from_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERAI_DATA_DIR", str(tmp_path / "data"))
    secret = load_secret(Settings())
    assert secret == load_secret(Settings())
    path = tmp_path / "data" / "secret"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    path.chmod(0o644)
    with pytest.raises(SeraiError, match="chmod 600"):
        load_secret(Settings())
    assert load_secret(Settings(secret="from the environment")) == b"from the environment"
    with pytest.raises(SeraiError, match="16 characters"):
        load_secret(Settings(secret="short"))


def test_the_servers_files_are_kept_from_others(host: Host, tmp_path: Path) -> None:
    migrate(f"sqlite:///{tmp_path / 'tables.sqlite'}")  # as a server does that finds none
    for path in (host.folder / "secret", tmp_path / "tables.sqlite"):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_signatures_hold() -> None:
    one, two = Signer(b"one secret"), Signer(b"another secret")
    guest = one.new_guest()
    assert one.guest(one.cookie(guest)) == guest
    assert two.guest(one.cookie(guest)) is None
    assert one.guest(f"{guest}.{one.source(guest)}") is None, "what is signed for one purpose is good for no other"
    assert one.source("a") == one.source("a") != two.source("a")


def test_settings_come_from_the_environment() -> None:
    settings = Settings.from_environment({"SERAI_PORT": "9000", "SERAI_ORIGINS": "https://a.example/, http://b"})
    assert settings.port == 9000
    assert settings.allowed_origins() == {"https://a.example", "http://b"}
    assert Settings.from_environment(settings.environment()) == settings
    for wrong in ({"SERAI_PORT": "many"}, {"SERAI_PORT": "70000"}, {"SERAI_WORKERS": "0"}, {"SERAI_BOT_DELAY": "-1"}):
        with pytest.raises(SeraiError, match=r"\.$"):
            Settings.from_environment(wrong)


def test_the_web_server_of_the_example_keeps_the_port_of_the_host() -> None:
    """Behind another port a page names it as its origin: `$host` of nginx would drop it, and every post be refused."""
    page = (Path(__file__).parents[3] / "docs" / "host.md").read_text(encoding="utf-8")
    example = page.partition("```nginx")[2].partition("```")[0]
    assert "proxy_set_header Host $http_host;" in example
    origin = {"origin": "https://club.example:8443"}
    assert origin_allowed({**origin, "host": "club.example:8443"}, Settings())
    assert not origin_allowed({**origin, "host": "club.example"}, Settings())
