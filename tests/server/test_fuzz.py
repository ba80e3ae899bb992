"""A fuzzer of socket messages and schemathesis on the API: no 5xx, no crash, no change of state."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import string
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import serai
from serai.client import Client
from tests.server.players import hang_up, play_on, run, seated
from tests.server.server_process import Host

SOCKETS = 8
TRIES_PER_SOCKET = 2_600  # 20,800 in all
EXAMPLES = 8  # requests per operation of the API and way of making them
BURST = 50
WORDS = (
    "hello",
    "sit",
    "leave",
    "fill",
    "dismiss",
    "start",
    "play",
    "undo",
    "resign",
    "return",
    "chat",
    "rematch",
    "try",
)
ODD: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 3, 7, 8, 2**31, 2**53, 2**63, 2**64, -(2**70), 1.5, 1e308, "", "0", "pass", "bid 1",
    "x" * 300, "\x00", "\u202e", "💰" * 40, "' OR 1=1 --", "../../etc/passwd", "<script>", [], {}, [[]], {"a": []},
)  # fmt: skip


def message(chooser: random.Random, token: int) -> dict[str, Any]:
    """A command as a client could send it, for any seat at any turn."""
    found: dict[str, Any] = {"type": chooser.choice(WORDS), "id": f"f{chooser.randrange(50)}"}
    for key, value in (
        ("seat", chooser.randrange(9)),
        ("step", chooser.choice(("pass", "bid 1", "thief", "bid 99", "sow 1"))),
        ("token", chooser.choice((token, token - 1, token + 1, 0))),
        ("bot", "random"),
        ("text", "hello"),
        ("protocol", 2),
        ("version", chooser.randrange(100)),
        ("seats", [0, 1]),
        ("steps", chooser.choice(([], ["pass"], ["bid 1", "pass"], ["x"] * 61))),
    ):
        if chooser.random() < 0.6:
            found[key] = value
    return found


def fitting(chooser: random.Random, token: int) -> dict[str, Any]:
    """A command of exactly the right form: only who says it is wrong."""
    id = f"g{chooser.randrange(10**9)}"
    return chooser.choice(
        (
            {"type": "play", "id": id, "seat": chooser.randrange(2), "steps": ["pass"], "token": token},
            {"type": "undo", "id": id, "seat": chooser.randrange(2), "token": token},
            {"type": "resign", "id": id, "seat": chooser.randrange(2)},
            {"type": "return", "id": id, "seat": chooser.randrange(2)},
            {"type": "leave", "id": id, "seat": chooser.randrange(2)},
            {"type": "sit", "id": id},
            {"type": "fill", "id": id, "bot": "random"},
            {"type": "start", "id": id},
            {"type": "chat", "id": id, "text": "let me in"},
            {"type": "rematch", "id": id},
            {"type": "try", "id": id, "seat": chooser.randrange(2), "token": token, "steps": ["pass"]},
        )
    )


def attack(chooser: random.Random, token: int, said: list[str]) -> str | bytes:
    """Something that should not be said."""
    kind = chooser.randrange(9)
    if kind == 0:
        return json.dumps(fitting(chooser, token))
    if kind == 1 and said:
        return chooser.choice(said)  # replayed, out of order
    text = json.dumps(message(chooser, token))
    if kind == 2:
        return text[: chooser.randrange(len(text))]
    if kind == 3:
        found = message(chooser, token)
        for key in list(found):
            if chooser.random() < 0.5:
                found[key] = chooser.choice(ODD)
        return json.dumps(found)
    if kind == 4:
        place = chooser.randrange(len(text))
        return text[:place] + chooser.choice(string.printable) + text[place + 1 :]
    if kind == 5:
        return json.dumps(chooser.choice(ODD))
    if kind == 6:
        return chooser.randbytes(chooser.randrange(200))
    if kind == 7:
        return chooser.choice(("[" * 3000, '{"a":' * 1000, "9" * 4000, '"' + "\\u0000" * 500 + '"', "NaN", "-Infinity"))
    return text


@pytest.mark.slow
def test_twenty_thousand_messages_change_nothing(host: Host) -> None:
    """Strangers and a rival at a running table: nothing that is theirs to do is left to do."""

    async def story() -> tuple[int, int]:
        async with Client(host.url) as ann, Client(host.url) as bob:
            table, (a, b) = await seated([ann, bob], "bakschisch")
            await asyncio.gather(play_on(a, 1, 6), play_on(b, 2, 6))
            a_seen, b_seen = [await client.request("GET", f"/api/tables/{table}") for client in (ann, bob)]
            counts = await asyncio.gather(*(besiege(host, table, n, a.state) for n in range(SOCKETS)))
            for client, seen in ((ann, a_seen), (bob, b_seen)):
                now = await client.request("GET", f"/api/tables/{table}")
                assert now["version"] == seen["version"]
                assert now["table"] == seen["table"]
                assert now["perspectives"] == seen["perspectives"]
            await asyncio.gather(play_on(a, 3, 2), play_on(b, 4, 2))  # and the table goes on
            assert a.connections == b.connections == 1
            await hang_up(a, b)
            return sum(sent for sent, _ in counts), sum(answered for _, answered in counts)

    sent, answered = run(story, 300)
    assert sent >= 20_000
    assert answered >= sent * 0.7, "the rest were greetings, or lost when the server hung up on somebody"
    assert "Traceback" not in host.output()


async def besiege(host: Host, table: str, number: int, state: dict[str, Any]) -> tuple[int, int]:
    """Send nonsense on one socket, again and again after it is closed; how many were sent, how many answered."""
    chooser, tries, answered = random.Random(number), 0, 0
    said: list[str] = []
    talk: list[str] = []  # which a stranger may say to others who watch
    token = state["table"]["token"]
    async with Client(host.url) as stranger:
        headers = {"cookie": f"serai_guest={stranger.cookie}"} if number % 3 else {}
        address = f"ws{host.url[4:]}/api/tables/{table}/live"
        while tries < TRIES_PER_SOCKET:
            try:
                async with connect(address, additional_headers=headers, max_size=10**7, compression=None) as socket:
                    if chooser.random() < 0.9:
                        await socket.send('{"type": "hello", "protocol": 2}')
                    while tries < TRIES_PER_SOCKET:
                        for _ in range(BURST):
                            text = attack(chooser, token, said)
                            if isinstance(text, str) and len(said) < 500:
                                said.append(text)
                            if isinstance(text, str) and '"chat"' in text:
                                talk.append(text)
                            await socket.send(text)
                            tries += 1
                        if chooser.random() < 0.97:  # else nothing is ever read
                            answered += await drain(socket, talk)
                        if chooser.random() < 0.05:
                            await socket.send("x" * 20_000)  # too large: the server disconnects
            except (ConnectionClosed, ConnectionError):
                continue
    return tries, answered


async def drain(socket: Any, talk: list[str]) -> int:
    """Read every answer, how many there are, and check that the server speaks as it should."""
    await socket.send('{"type": "start", "id": "last"}')
    answers = 0
    async for text in socket:
        answers += 1
        answer = json.loads(text)
        if answer["type"] == "ack":
            assert any(f'"{answer["id"]}"' in text for text in talk), answer
            continue
        assert answer["type"] in ("update", "change", "error"), answer
        if answer["type"] != "error":
            assert [look["seat"] for look in answer["perspectives"]] == [None]
            continue
        assert answer["code"] != "fault", answer
        if answer["id"] == "last":
            return answers
    raise ConnectionError("the server has hung up")


@pytest.mark.slow
def test_the_api_keeps_its_word(host: Host) -> None:
    """Requests that fit the OpenAPI description and requests that do not: the answers always fit it."""
    import schemathesis  # two seconds, which only the worker with this test has to spend
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi import checks

    wanted = [
        not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_schema_conformance,
    ]
    api: Any = schemathesis.openapi.from_url(f"{host.url}/api/openapi.json")
    client = Client(host.url)
    client._request("POST", "/api/me", None)
    table = client._request("POST", "/api/tables", {"game": "bakschisch", "bots": ["random"], "players": 2})["table"]
    client._request("POST", f"/api/tables/{table}/commands", {"type": "start", "id": "1"})
    position = serai.game("bakschisch", players=2).new_match(seed=1).state.position()
    study = client._request("POST", "/api/studies", {"position": position})["id"]
    cookie, tries = {"cookie": f"serai_guest={client.cookie}"}, 0
    for found in api.get_all_operations():
        operation = found.ok()
        parts = (operation.path_parameters, operation.query, operation.body)
        for mode in schemathesis.GenerationMode:
            if mode is schemathesis.GenerationMode.NEGATIVE and not any(map(list, parts)):
                continue  # a cookie may be any word: nothing can be wrong with such a request
            try:
                cases = operation.as_strategy(generation_mode=mode)
            except schemathesis.errors.SchemathesisError:
                continue

            @given(case=cases)
            @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), deadline=None, database=None)
            def judge(case: Any) -> None:
                nonlocal tries
                tries += 1
                for name, there in (("table", table), ("study", study)):
                    if tries % 2 and name in (case.path_parameters or {}):
                        case.path_parameters[name] = there  # so that more than its absence is tried
                case.validate_response(case.call(headers=cookie), checks=wanted)

            with contextlib.suppress(Unsatisfiable):  # nor with one that may have any name as its only part
                judge()
    assert tries > 1200
    assert "Traceback" not in host.output()
