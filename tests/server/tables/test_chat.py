"""Talk at tables: those who watch talk apart, reactions count once, and nobody speaks as another or without end."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

import pytest

from serai.client import Client
from serai.client import Refused as Refusal
from serai.server.base.errors import Refused
from serai.server.protocol import messages as m
from serai.server.storage.database import sqlite_path
from serai.server.storage.entries import Draft, Kind
from serai.server.tables.chat import MOST_LINES_WATCHING, MOST_REACTIONS, REMEMBERED
from serai.server.tables.history import CHAT_IN_SNAPSHOT, MOST_CAUGHT_UP, MOST_KEPT
from serai.server.tables.live import broadcast
from serai.server.tables.table import Table
from tests.server.people import Person
from tests.server.players import run
from tests.server.server_process import Host
from tests.server.tables.test_table import NOW, Desk, everything


class LiveTable(Desk):
    """A table where everybody is known to others, as a house sees to it."""

    def do(self, guest: str, type: str, **parts: Any) -> None:
        """A command of a guest whom others know by a mark."""
        self.commands += 1
        command = m.read_command.validate_python({"type": type, "id": str(self.commands), **parts})
        drafts = self.table.decide(
            command, guest, f"name of {guest}", source=f"home of {guest}", by=f"~{guest}".replace(" ", "-")
        )
        self.store(drafts, guest, command.id)

    def heard(self, *seats: int, since: int | None = None) -> list[tuple[str | None, str | None, dict[str, Any]]]:
        """What somebody on these seats, or a spectator, is told of lines and reactions."""
        told = broadcast.update(self.table, seats, since, NOW)["happened"]
        m.Update.model_validate_json(broadcast.as_json(broadcast.update(self.table, seats, since, NOW)))
        return [(one["said"]["line"], one["text"], one["said"]["reactions"]) for one in told if one.get("said")]


def begun() -> LiveTable:
    """A game of two that has begun."""
    desk = LiveTable()
    desk.start()
    return desk


def test_those_who_watch_talk_apart_until_the_end() -> None:
    desk = begun()
    before = desk.table.history.version((0,))
    desk.do("guest 0", "chat", text="to all")
    desk.do("eve", "chat", text="play the thief")
    desk.do("eve", "say", phrase="hello")
    assert [line for line, *_ in desk.heard(0)] == ["1"]
    assert [line for line, *_ in desk.heard()] == ["1", "w1", "w2"]
    assert desk.table.history.version((0,)) == before + 1, "not even a number tells players of it"
    assert [line for line, *_ in desk.heard(1, since=before)] == ["1"]
    updated = desk.table.row(60).updated
    desk.now += 5
    desk.do("mallory", "chat", text="?")
    assert desk.table.row(60).updated == updated
    for guest, line in (("guest 0", "w1"), ("eve", "1")):
        with pytest.raises(Refused) as refused:
            desk.do(guest, "react", line=line, sign="like")
        assert refused.value.code == "others-talk", "a sign to the other side would tell it something"
    desk.do("mallory", "react", line="w1", sign="like")
    desk.do("guest 1", "react", line="1", sign="clap")
    assert desk.heard(0)[0][2] == {"clap": ["~guest-1"]}
    assert {line: signs for line, _, signs in desk.heard()}["w1"] == {"like": ["~mallory"]}
    desk.do("mallory", "react", line="w1", sign="like")
    desk.do("mallory", "react", line="w1", sign="like", off=True)
    assert {line: signs for line, _, signs in desk.heard()}["w1"] == {}
    again = Table.rebuild(desk.entries)
    assert everything(again) == everything(desk.table)
    assert [line.text for line in again.talk.lines(watching=True)] == ["play the thief", None, "?"]
    while desk.table.waiting():
        for seat in desk.table.waiting():
            desk.play(seat, "pass")
    desk.do("eve", "chat", text="well done")
    assert desk.heard(0)[-1][:2] == ("2", "well done"), "after the end all talk together"
    desk.do("eve", "react", line="1", sign="wow")


def test_a_log_of_old_is_talk_too() -> None:
    desk = begun()
    desk.store([Draft(Kind.CHATTED, {"seat": 0, "name": "Ann", "text": "hello"})], "guest 0")
    told = broadcast.update(desk.table, (1,), None, NOW)["happened"][-1]
    assert (told["name"], told["text"], told["said"]["by"], told["said"]["line"]) == ("Ann", "hello", None, "1")


def test_talk_has_an_end() -> None:
    """Lines, reactions and what is kept of them in memory are bounded, and no flood displaces what players said."""
    desk = begun()
    desk.do("guest 0", "chat", text="mine")
    seen = desk.table.history.version((0,))
    for number in range(MOST_LINES_WATCHING):
        desk.do("eve", "chat", text=str(number))
    with pytest.raises(Refused, match="often enough"):
        desk.do("eve", "chat", text="more")
    assert [text for _, text, _ in desk.heard(0)] == ["mine"]
    assert len(desk.heard()) == CHAT_IN_SNAPSHOT + 1
    for number in range(4):
        for line in range(MOST_LINES_WATCHING):
            desk.do(f"watcher {number}", "chat", text=str(line))
    history = desk.table.history
    assert len(history._recent) <= MOST_KEPT
    assert not history.reach((), history.version(()) - MOST_CAUGHT_UP - 1)
    assert [one for _, one in history.since((0,), seen)] == []
    assert history.reach((0,), history.version((0,)))
    assert len(desk.table.talk.lines(watching=True)) == REMEMBERED
    newest = desk.table.talk.lines(watching=True)[-1].id
    for number in range(MOST_REACTIONS):
        desk.do("bob", "react", line=newest, sign="like", off=bool(number % 2))
    with pytest.raises(Refused, match="often enough"):
        desk.do("bob", "react", line=newest, sign="wow")
    with pytest.raises(Refused, match="too old"):
        desk.do("bob", "react", line="w1", sign="wow")


def test_the_host_hushes_somebody_and_their_network() -> None:
    desk = begun()
    desk.do("eve", "chat", text="spam")
    desk.do("guest 1", "chat", text="rude")
    with pytest.raises(Refused, match="Only the host"):
        desk.do("guest 1", "hush", by="~eve")
    with pytest.raises(Refused, match="Nobody of that name"):
        desk.do("guest 0", "hush", by="~nobody")
    hush = m.Hush(id="h", type="hush", by="~eve")
    desk.store(desk.table.decide(hush, "guest 0", "", source="home of eve"), "guest 0")
    desk.do("guest 0", "hush", by="~guest-1")
    for command in ({"type": "chat", "text": "again"}, {"type": "say", "phrase": "hello"}):
        for guest in ("eve", "guest 1"):
            with pytest.raises(Refused, match="does not let you speak"):
                desk.do(guest, **command)
    other = m.Chat(id="x", type="chat", text="the same under another identity")
    with pytest.raises(Refused, match="does not let you speak"):
        desk.table.decide(other, "eve again", "", source="home of eve", by="~other")
    you = desk.table.you("guest 0")
    assert (you["hushes"], you["hushed"]) == (True, ["~eve", "~guest-1"])
    assert desk.table.you("guest 1")["hushed"] == []
    desk.do("guest 0", "hush", by="~guest-1", off=True)
    desk.do("guest 1", "chat", text="sorry")
    assert everything(Table.rebuild(desk.entries)) == everything(desk.table)
    told = [one for one in broadcast.update(desk.table, (), 1, NOW)["happened"] if one["kind"] == "hushed"]
    assert [(one["name"], one["text"]) for one in told][-1] == ("name of guest 1", "lifted")
    assert "home of" not in json.dumps(broadcast.update(desk.table, (), 1, NOW)), "no network is told"


def rows(host: Host, query: str) -> list[tuple[Any, ...]]:
    """What the server's SQLite file holds."""
    database = sqlite3.connect(sqlite_path(host.database), timeout=30)
    found = database.execute(query).fetchall()
    database.close()
    return found


def test_reports_reach_the_host_of_the_house_once(host: Host) -> None:
    async def story() -> None:
        async with Client(host.url, name="Ann") as ann, Client(host.url, name="Bob") as bob, Client(host.url) as eve:
            table = await ann.open_table("bakschisch", players=2, public=True)
            path = f"/api/tables/{table}"
            async with bob.join(table):
                await bob.request("POST", f"{path}/commands", {"type": "chat", "id": "1", "text": "an insult"})
            await eve.request("POST", f"{path}/commands", {"type": "chat", "id": "1", "text": "among us"})
            assert [one["text"] for one in (await eve.request("GET", f"{path}/talk"))["lines"]] == ["among us"]
            with pytest.raises(Refusal, match="when the game is over"):
                await ann.request("GET", f"{path}/talk")
            bad = [
                (ann, {"line": "w1", "reason": "spam"}, "no-line"),
                (ann, {"line": "7", "reason": "spam"}, "no-line"),
                (ann, {"reason": "spam"}, "no-line"),
                (ann, {"seat": 0, "reason": "name"}, "oneself"),
                (ann, {"line": "1", "reason": "boredom"}, "bad-request"),
            ]
            for who, body, code in bad:
                with pytest.raises(Refusal) as refused:
                    await who.request("POST", f"{path}/reports", body)
                assert refused.value.code == code
            report = {"line": "1", "reason": "insult", "text": "see for yourself"}
            await ann.request("POST", f"{path}/reports", report)
            with pytest.raises(Refusal, match="already"):
                await ann.request("POST", f"{path}/reports", {"seat": 1, "reason": "insult"})
            found = rows(host, f"SELECT name, reason, text, context, state FROM reports WHERE table_id = '{table}'")
            assert [(*row[:3], row[4]) for row in found] == [("Bob", "insult", "see for yourself", "open")]
            assert [line["text"] for line in json.loads(found[0][3])] == ["an insult"], "and nothing of the other side"

    run(story)


def test_members_are_told_from_guests_and_leave_nothing_behind(host: Host) -> None:
    async def story() -> None:
        async with Person(host, "Sindbad") as guest, Person(host) as sailor, Person(host) as eve:
            table = await guest.open_table("bakschisch", players=2, public=True)
            path = f"/api/tables/{table}"
            await sailor.join_club("Sindbаd")  # with a Cyrillic letter
            handle = (await sailor.request("GET", "/api/account"))["handle"]
            await sailor.request("POST", f"{path}/commands", {"type": "sit", "id": "s"})
            await sailor.request("POST", f"{path}/commands", {"type": "say", "id": "p", "phrase": "hello"})
            shown = await eve.request("GET", path)
            known = shown["happened"][-1]["said"]["by"]
            assert known.startswith("+")
            assert handle not in json.dumps(shown["happened"])
            listed = next(one for one in await eve.tables("public") if one["id"] == table)
            assert listed["members"] == [False, True]
            # a guest who bore the name before the member does not any more, at the next table or line
            second = await guest.open_table("bakschisch", players=2)
            assert "Sindbad" not in json.dumps((await guest.request("GET", f"/api/tables/{second}"))["table"]["seats"])
            with pytest.raises(Refusal, match="A member has this name"):
                await guest.request(
                    "POST", f"/api/tables/{second}/commands", {"type": "sit", "id": "n", "name": "Sindbad"}
                )
            # what a member who watches has said goes with the account, as all that names them
            third = await guest.open_table("bagdad", players=2, public=True)
            there = f"/api/tables/{third}"
            await sailor.request("POST", f"{there}/commands", {"type": "chat", "id": "c", "text": "my secret"})
            await eve.request("POST", f"{there}/commands", {"type": "chat", "id": "c", "text": "hi"})
            await sailor.request(
                "POST", f"{there}/commands", {"type": "react", "id": "r", "line": "w2", "sign": "like"}
            )
            await sailor.request("POST", f"{there}/reports", {"line": "w2", "reason": "spam"})
            await eve.request("POST", f"{there}/reports", {"line": "w1", "reason": "spam"})
            await sailor.request("PUT", "/api/seek", {"game": "bagdad"})
            data = await sailor.request("GET", "/api/account/data")
            assert {"phrase": "hello"}.items() <= data["said"][0].items()
            assert [one.get("text") or one.get("sign") for one in data["said"][1:]] == ["my secret", "like"]
            assert [one["reason"] for one in data["reports"]] == ["spam"]
            await sailor.request("DELETE", "/api/account")
            logs = json.dumps(rows(host, f"SELECT data FROM log WHERE table_id IN ('{table}', '{third}')"))
            assert known not in logs
            assert "my secret" not in logs
            assert "b\\\\u0430d" not in logs
            assert rows(host, f"SELECT * FROM reports WHERE table_id = '{third}'") == []
            talk = (await eve.request("GET", f"{there}/talk"))["lines"]
            assert next((one["name"] == "former player", one["text"]) for one in talk) == (True, "…")
            assert talk[1]["said"]["reactions"] == {"like": ["~"]}
            line = next(one for one in await eve.tables("public") if one["id"] == table)
            assert line["members"] == [False, False]

    run(story)
