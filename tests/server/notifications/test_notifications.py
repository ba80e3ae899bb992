"""To be notified: by push and by mail, once for each turn, for what was chosen, and with nothing that is hidden."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from serai.client import Client, Refused
from serai.server.http import pages
from serai.server.notifications import mail
from serai.server.notifications.repository import CHOSEN, NotificationEvent
from serai.server.notifications.web_push import Keys, PushServices, Subscription, Unwanted, _public_address, encrypted
from serai.server.settings import Settings
from serai.server.storage.database import sqlite_path
from tests.server import plain_http as plain
from tests.server.people import Person
from tests.server.players import run
from tests.server.push_service import Browser, MailServer, PushService, opened, read, spelled, until
from tests.server.server_process import Host, hosting
from tests.server.test_secrets import open_with_seed

ALL_EVENTS = [str(event) for event in CHOSEN]
DAYS = {"kind": "days", "days": 3}
QUICK = {"call_delay": "0.2", "mail_delay": "0.4", "away_minutes": "0.05", "mail_from": "Serai <serai@club.example>"}


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    made = PushService()
    yield made
    made.close()


@pytest.fixture(scope="module")
def post() -> Iterator[MailServer]:
    made = MailServer()
    yield made
    made.close()


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory, service: PushService, post: MailServer) -> Iterator[Host]:
    """A server that calls by the tests' own push service and mail server."""
    settings = {**QUICK, "push_services": service.url, "smtp_url": post.url, "url": "https://club.example/"}
    with hosting(tmp_path_factory.mktemp("calling"), **settings) as running:
        yield running
        assert "Traceback" not in running.output()
        assert "@" not in running.output()  # no address of anybody


async def do(client: Client, table: str, type: str, **parts: Any) -> Any:
    """A command without a live connection: nobody is here."""
    do.count += 1  # type: ignore[attr-defined]
    body = {"type": type, "id": f"c{do.count}", **parts}  # type: ignore[attr-defined]
    return await client.request("POST", f"/api/tables/{table}/commands", body)


do.count = 0  # type: ignore[attr-defined]


async def token(client: Client, table: str) -> int:
    return int((await client.request("GET", f"/api/tables/{table}"))["table"]["token"])


async def bid(client: Client, table: str, seat: int, step: str = "pass") -> None:
    await do(client, table, "play", seat=seat, steps=[step], token=await token(client, table))


async def begun(ann: Client, bob: Client, game: str = "bakschisch") -> str:
    table = await ann.open_table(game, players=2, clock=DAYS)
    await do(bob, table, "sit")
    await do(ann, table, "start")
    return table


async def came(browser: Browser, number: int) -> list[dict[str, Any]]:
    await asyncio.to_thread(until, lambda: len(browser.calls) >= number)
    assert len(browser.calls) == number
    return browser.calls


# ---------------------------------------------------------------- by push


async def by_push(first: Host, second: Host, service: PushService) -> None:
    async with Client(first.url, name="Ann") as ann, Client(second.url, name="Bob") as bob:
        browser, few = Browser(service), Browser(service)
        assert (await bob.request("GET", "/api/calls"))["devices"] == []
        async with Client(first.url, cookie=bob.cookie) as there:  # the other process hears of it a little later
            await there.request("PUT", "/api/calls/devices", browser.told(*ALL_EVENTS, language="fr"))
            await there.request("PUT", "/api/calls/devices", few.told("over", label="desk"))
        table = await begun(ann, bob)
        (call,) = await came(browser, 1)  # the beginning is told as the turn that it is
        tag = call.pop("tag")
        assert call == {
            "event": "turn", "link": f"/t/{table}", "game": "bakschisch", "names": ["Ann"], "awaited": 1,
            "language": "fr",
        }  # fmt: skip
        assert (await bob.request("GET", "/api/awaited")) == {"tables": 1}
        await bid(bob, table, 1)
        assert (await bob.request("GET", "/api/awaited")) == {"tables": 0}
        await bid(ann, table, 0)  # it is revealed: another turn of both
        await came(browser, 2)
        await bid(ann, table, 0)
        await bid(ann, table, 0, "bid 1")  # a mind that changes, of which nobody hears
        async with bob.watch(table) as live:  # who is there is not notified
            await live.play("pass")
            await bid(ann, table, 0)
            other = await begun(ann, bob)  # what is due after that comes, so what was before would have come
            calls = await came(browser, 3)
            assert [call["link"] for call in calls[1:]] == [f"/t/{table}", f"/t/{other}"]
            assert calls[1]["tag"] == tag != calls[2]["tag"]  # the newer one takes the place of the older
            assert calls[2]["awaited"] == 2
        heads = [head for path, head, _ in service.got if path == browser.path]
        assert all(table not in json.dumps(head) and "Ann" not in json.dumps(head) for head in heads)
        assert {head["content-encoding"] for head in heads} == {"aes128gcm"}
        assert heads[0]["topic"] == tag

        late = await ann.open_table("bakschisch", players=2, clock=DAYS)
        await do(bob, late, "sit")
        await do(ann, late, "start")
        await came(browser, 4)
        for seat, who in ((0, ann), (1, bob)):
            await do(who, late, "resign", seat=seat)  # bots end it
        assert [call["event"] for call in await came(few, 1)] == ["over"]
        assert (await came(browser, 5))[4]["event"] == "over"
        again = (await do(ann, late, "rematch"))["table"]
        rematch = (await came(browser, 6))[5]
        assert (rematch["event"], rematch["link"]) == ("rematch", f"/t/{again}")
        known = await bob.request("GET", "/api/calls")
        assert [device["used"] is not None for device in known["devices"]] == [True, True]
        await bob.request("POST", "/api/calls/end", {"endpoint": few.endpoint, "event": "over"})
        await bob.request("DELETE", f"/api/calls/devices/{known['devices'][0]['id']}")
        assert (await bob.request("GET", "/api/calls"))["devices"] == []


def test_a_turn_is_called_once_and_nothing_hidden_calls(calling: Host, service: PushService) -> None:
    run(lambda: by_push(calling, calling, service))


def _more_than(browser: Browser, count: int) -> bool:
    return len(browser.calls) > count


@pytest.mark.slow
def test_two_processes_call_once(tmp_path: Path, database: str, service: PushService) -> None:
    settings: dict[str, Any] = {**QUICK, "push_services": service.url, "secret": "one secret for both of them"}
    hosts = [Host(tmp_path, database=database, **settings).start(wait=False) for _ in range(2)]
    try:
        for host in hosts:
            host.wait()
        run(lambda: by_push(hosts[0], hosts[1], service))
        assert "Traceback" not in hosts[0].output() + hosts[1].output()
    finally:
        for host in hosts:
            host.stop()


@pytest.mark.slow
def test_calls_outlive_the_server(tmp_path: Path, service: PushService) -> None:
    """What waits is notified after a restart; a service that is down is tried again, one that is gone is forgotten."""
    settings: dict[str, Any] = {**QUICK, "call_delay": "3", "push_services": service.url}
    host = Host(tmp_path, **settings).start()

    async def before() -> tuple[str, Browser, Browser]:
        async with Client(host.url, name="Ann") as ann, Client(host.url, name="Bob") as bob:
            here, gone = Browser(service), Browser(service)
            await bob.request("PUT", "/api/calls/devices", here.told("turn"))
            await begun(ann, bob)
            assert bob.cookie is not None
            return bob.cookie, here, gone

    try:
        cookie, here, gone = run(before)
        host.kill()
        service.answers = [503]
        host.environment["SERAI_CALL_DELAY"] = "0.2"
        host.start()
        until(lambda: len(here.calls) == 1)
        assert len(here.calls) == 1

        async def after() -> None:
            async with Client(host.url, cookie=cookie) as bob, Client(host.url, name="Ann") as ann:
                await bob.request("PUT", "/api/calls/devices", gone.told("turn"))
                service.answers = [410, 410]
                await begun(ann, bob)
                while (await bob.request("GET", "/api/calls"))["devices"]:
                    await asyncio.sleep(0.1)

        run(after)
        assert "Traceback" not in host.output()
        assert "/push/" not in host.output()
    finally:
        host.stop()


def test_twins_that_differ_in_hidden_things_give_the_same_calls(calling: Host, service: PushService) -> None:
    async def story() -> None:
        told = []
        async with Client(calling.url, name="Ann") as ann, Client(calling.url, name="Bob") as bob:
            browser = Browser(service)
            await bob.request("PUT", "/api/calls/devices", browser.told(*ALL_EVENTS))
            for steps in (["pass"], ["bid 3", "bid 1", "thief"]):
                table = open_with_seed(calling, "bakschisch", 2)
                for client in (ann, bob):
                    await do(client, table, "sit")
                first, second = (ann, bob)
                await do(first, table, "start")
                count = len(browser.calls)
                for step in steps:
                    await bid(first, table, 0, step)
                await asyncio.to_thread(until, partial(_more_than, browser, count))
                told.append(json.dumps(browser.calls[count:]).replace(table, "table"))
                await do(second, table, "resign", seat=1)
        plain = [re.sub(r'"tag": "[^"]+"|"awaited": \d', "", text) for text in told]
        assert plain[0] == plain[1]

    run(story)


def test_devices_of_others_and_addresses_that_are_no_push_service(calling: Host, service: PushService) -> None:
    async def story() -> None:
        async with Client(calling.url) as ann, Client(calling.url) as eve:
            browser = Browser(service)
            good = browser.told("turn")
            for bad in (
                {"endpoint": "http://127.0.0.1:22/"},
                {"endpoint": "https://169.254.169.254/latest"},
                {"endpoint": f"{service.url}@evil.example/push"},
                {"p256dh": spelled(b"\x04" + bytes(64))},
                {"auth": "AAAA"},
                {"p256dh": "A=A=A"},
            ):
                with pytest.raises(Refused) as refused:
                    await ann.request("PUT", "/api/calls/devices", {**good, **bad})
                assert refused.value.code == "bad-device"
            wrong: list[dict[str, Any]] = [
                {"events": ["everything"]},
                {"language": "../"},
                {"endpoint": "x" * 2000},
            ]
            for no in wrong:
                with pytest.raises(Refused, match="no request"):
                    await ann.request("PUT", "/api/calls/devices", {**good, **no})
            known = await ann.request("PUT", "/api/calls/devices", good)
            device = known["devices"][0]["id"]
            await ann.request("POST", f"/api/calls/devices/{device}/test")
            assert [call["event"] for call in browser.calls] == ["test"]
            for method, path in (("DELETE", f"devices/{device}"), ("POST", f"devices/{device}/test")):
                with pytest.raises(Refused, match="not one of your devices"):
                    await eve.request(method, f"/api/calls/{path}")
            with pytest.raises(Refused):  # an endpoint that somebody knows is not theirs by that
                await eve.request("PUT", "/api/calls/devices", {**good, "auth": spelled(bytes(16))})
            service.answers = [302]
            with pytest.raises(Refused, match="did not arrive"):
                await ann.request("POST", f"/api/calls/devices/{device}/test")
            assert not any(path == "/elsewhere" for path, *_ in service.got)
            for _ in range(9):
                await ann.request("PUT", "/api/calls/devices", Browser(service).told("turn"))
            with pytest.raises(Refused, match="10 devices"):
                await ann.request("PUT", "/api/calls/devices", Browser(service).told("turn"))
            moved = Browser(service)
            keys = {key: moved.told()[key] for key in ("endpoint", "p256dh", "auth")}
            with pytest.raises(Refused, match="not one of your devices"):
                await eve.request("POST", "/api/calls/renew", {"before": browser.endpoint, **keys})
            await ann.request("POST", "/api/calls/renew", {"before": browser.endpoint, **keys})
            await ann.request("POST", f"/api/calls/devices/{device}/test")
            assert [call["event"] for call in moved.calls] == ["test"]

    run(story)


# ---------------------------------------------------------------- by mail


def links(letter: Any) -> list[str]:
    return re.findall(r"https://club\.example(/\S*)", letter.get_content())


def test_mails_only_where_they_are_wanted(calling: Host, post: MailServer, service: PushService) -> None:
    async def story() -> None:
        async with Person(calling, name="Bob") as bob, Person(calling) as ann, Person(calling) as eve:
            with pytest.raises(Refused, match="no account"):
                await bob.request("PUT", "/api/calls/address", {"address": "bob@home.example"})
            await bob.join_club("Parizade")
            await ann.join_club("Farizade")
            for bad in (
                "bob",
                "bob@home",
                "a@b.c\nBcc: eve@evil.example",
                "a@b.example, eve@evil.example",
                "a..b@b.example",
            ):
                with pytest.raises(Refused, match="no mail address"):
                    await bob.request("PUT", "/api/calls/address", {"address": bad})
            await bob.request("PUT", "/api/calls/address", {"address": "Bob@home.example"})
            (question,) = post.letters("Bob@home.example")
            assert question["from"] == "Serai <serai@club.example>"
            assert question["message-id"].endswith("@club.example>")
            assert question["date"]
            assert question["list-unsubscribe"] is None
            assert "Parizade" not in question.get_content()
            assert question["content-language"] == "fr"
            for who in (bob, ann):  # nobody has a second mail sent there
                with pytest.raises(Refused, match="sent there already"):
                    await who.request("PUT", "/api/calls/address", {"address": "bob@home.example"})
            await bob.request("PUT", "/api/calls/address/events", {"events": ALL_EVENTS})
            table = await begun(ann, bob)
            browser = Browser(service)
            await bob.request("PUT", "/api/calls/devices", browser.told("turn"))
            other = await begun(ann, bob)
            await came(browser, 1)
            assert len(post.letters("Bob@home.example")) == 1  # not confirmed

            (link,) = [link for link in links(question) if link.startswith("/calls/")]
            assert (await eve.request("GET", f"/api{link.replace('/calls/', '/calls/letters/')}"))["done"] is False
            done = await eve.request("POST", f"/api{link.replace('/calls/', '/calls/letters/')}")
            assert (done["confirm"], done["done"], done["address"]) == (True, True, "B…@h….example")
            for seat, who in ((1, bob), (0, ann)):
                await bid(who, table, seat)
            await asyncio.to_thread(until, lambda: len(post.letters("Bob@home.example")) == 2)
            letter = post.letters("Bob@home.example")[1]
            assert letter["subject"] == "À toi de jouer : Bakschisch"
            assert f"/t/{table}" in links(letter)
            assert "Farizade" in letter.get_content()
            assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
            stop = letter["list-unsubscribe"].strip("<>").removeprefix("https://club.example")
            assert stop in links(letter)
            assert bob.cookie is not None
            assert bob.cookie[:22] not in post.raw[-1][1].decode()  # who it is stands nowhere
            data = await bob.request("GET", "/api/account/data")
            assert data["calls"]["mail"]["address"] == "Bob@home.example"
            assert [one["events"] for one in data["calls"]["devices"]] == [["turn"]]

            page = plain.get(calling.url + stop, headers={"accept": "text/html"})
            assert page.status_code == 200  # a look ends nothing
            assert "turn" in (await bob.request("GET", "/api/calls"))["address"]["events"]
            told = {"content-type": "application/x-www-form-urlencoded"}
            for _ in range(2):
                ended = plain.post(calling.url + stop, content="List-Unsubscribe=One-Click", headers=told)
                assert ended.status_code == 204
            assert (await bob.request("GET", "/api/calls"))["address"]["events"] == ["begun", "over", "rematch"]
            forged = stop.replace("stop-turn", "stop-over")
            assert plain.post(calling.url + forged).status_code == 404

            await bob.request("POST", "/api/calls/address/test")
            assert len(post.letters("Bob@home.example")) == 3
            post.refusal = "451 later"
            with pytest.raises(Refused, match="did not arrive"):
                await bob.request("POST", "/api/calls/address/test")
            post.refusal = ""
            for number in range(5):
                with pytest.raises(Refused, match="enough mails") if number == 4 else _nothing():
                    await bob.request("PUT", "/api/calls/address", {"address": f"stranger{number}@home.example"})
            await do(bob, other, "resign", seat=1)
            await bob.request("DELETE", "/api/account")
            assert plain.post(calling.url + stop).status_code == 204  # works for ever
        with sqlite3.connect(sqlite_path(calling.database)) as stored:
            for name in ("call_devices", "call_addresses", "calls", "confirmations"):
                assert "home.example" not in str(stored.execute(f"SELECT * FROM {name}").fetchall())
            assert not stored.execute("SELECT 1 FROM call_devices WHERE endpoint = ?", (browser.endpoint,)).fetchall()

    run(story)


class _nothing:  # noqa: N801 - as pytest.raises
    def __enter__(self) -> None: ...

    def __exit__(self, *_: object) -> None: ...


# ---------------------------------------------------------------- the parts


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    public = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    auth, salt = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
    own = int.from_bytes(read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    theirs = int.from_bytes(read("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    text = b"When I grow up, I want to be a watermelon"
    sealed = encrypted(text, Subscription("", public, auth), read(salt), ec.derive_private_key(own, ec.SECP256R1()))
    assert spelled(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru"
        "3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert opened(sealed, ec.derive_private_key(theirs, ec.SECP256R1()), read(auth)) == text


def test_the_keys_follow_from_the_secret() -> None:
    assert Keys(b"one secret of a server").public == Keys(b"one secret of a server").public
    assert Keys(b"one secret of a server").public != Keys(b"another secret of a server").public
    assert len(read(Keys(b"one secret of a server").public)) == 65


def test_only_push_services_that_the_host_allows() -> None:
    services = PushServices(Settings())
    for good in (
        "https://fcm.googleapis.com/fcm/send/abc", "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc", "https://db5p.notify.windows.com/w/?token=abc",
    ):  # fmt: skip
        assert services.check(good)[1:] == (443, True)
    for bad in (
        "http://fcm.googleapis.com/", "https://fcm.googleapis.com:8443/", "https://fcm.googleapis.com@evil.example/",
        "https://evil.example/fcm.googleapis.com", "https://fcm.googleapis.com.evil.example/", "https://[::1]/",
        "https://xfcm.googleapis.com/", "https://fcm.googleapis.com/a b", "https://fcm.googleapis.com/\r\nX: y", "",
        "https://fcm.googleapis.com:x/", "file:///etc/passwd", "//",
    ):  # fmt: skip
        with pytest.raises(Unwanted):
            services.check(bad)
    assert not PushServices(Settings(push_services="none")).any
    for inside in ("127.0.0.1", "10.0.0.7", "169.254.169.254", "::1", "localhost", "::ffff:10.0.0.7", "fd00::1"):
        with pytest.raises(Unwanted):
            asyncio.run(_public_address(inside, 443))


def test_every_event_has_words_in_every_language() -> None:
    if not (pages.BUNDLE / mail.WORDS).is_file():  # asked now: tests are found while the client is being built
        pytest.skip("the client is not built")
    worker = (pages.BUNDLE / "worker.js").read_text(encoding="utf-8")
    assert {"en", "fr", "it", "de", "es"} <= set(mail.words())
    for language, words in mail.words().items():
        said = mail.MailText(language)
        for event in NotificationEvent:
            assert said(event, game="G", names="N")
            assert said(f"{event}-subject", game="G")
            assert json.dumps(words["letters"][f"{event}-subject"], ensure_ascii=False) in worker
            if event is not NotificationEvent.TEST:
                assert "N" in said(f"{event}-with", game="G", names="N")
                page = Path(__file__).parents[3] / "web" / "src" / "words" / language / "calls.ftl"
                assert f"\ncalls-event-{event} = " in page.read_text(encoding="utf-8")
        for other in ("and", "stop", "confirm", "confirm-subject", "confirm-ignore"):
            assert said(other, url="U")
    assert mail.filled("{a} {b}", a="{b}", b="x") == "{b} x"
    assert mail.MailText("fr").listed(["A", "B", "C"]) == "A, B et C"
