"""Calls in a real browser: chosen on the page, sealed by the real server, shown by the real worker."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.push_service import Browser, MailServer, PushService, until
from tests.server.server_process import Host, hosting
from tests.web.conftest import CHROMIUM, Visitors
from tests.web.test_account import with_device

Screenshot = Callable[..., None]
# the browser's own push service cannot be reached here: it hands out a subscription of the tests'
SUBSCRIBED = """(told) => {
    const made = (options) => ({
        endpoint: told.endpoint, options,
        toJSON: () => ({ endpoint: told.endpoint, keys: { p256dh: told.p256dh, auth: told.auth } }),
        unsubscribe: async () => (localStorage.removeItem('subscribed'), (found = null), true),
    });
    let found = localStorage.getItem('subscribed') ? made({}) : null;
    PushManager.prototype.getSubscription = async () => found;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        if (Notification.permission !== 'granted') throw new DOMException('denied', 'NotAllowedError');
        localStorage.setItem('subscribed', 'yes');
        return (found = made({ applicationServerKey: applicationServerKey.buffer }));
    };
}"""
# a browser without a screen shows no notifications and badges: what it is asked to show is kept, one for each tag
ALLOWED = """() => {
    Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem('allowed') ?? 'default' });
    Notification.requestPermission = async () => (localStorage.setItem('allowed', 'granted'), 'granted');
}"""
KEPT = """() => {
    [self.shown, self.count, self.badge] = [new Map(), 0, -1];
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
        self.shown.set(options.tag, { title, ...options });
        self.count += 1;
    };
    WorkerNavigator.prototype.setAppBadge = async (number) => void (self.badge = number);
}"""


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
    with hosting(
        tmp_path_factory.mktemp("calling"), push_services=service.url, smtp_url=post.url, call_delay="0.2",
        mail_delay="0.4", away_minutes="60", mail_from="serai@club.example", url="https://club.example",
    ) as running:  # fmt: skip
        yield running
        assert "Traceback" not in running.output()


@pytest.fixture
def people(calling: Host) -> Iterator[Visitors]:
    made = Visitors(CHROMIUM, calling.url.replace("127.0.0.1", "localhost"))
    yield made
    made.close()
    assert [one for one in made.complaints if "status of 4" not in one] == []


def wait(page: Page, found: Callable[[], bool]) -> None:
    """Wait for something while the browser goes on."""

    def looked() -> bool:
        page.wait_for_timeout(50)
        return found()

    until(looked)


class Delivery:
    """Chromium hands messages to the worker, as its push service does."""

    def __init__(self, page: Page) -> None:
        self._devtools = page.context.new_cdp_session(page)
        found: list[dict[str, Any]] = []
        self._devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
        self._devtools.send("ServiceWorker.enable")
        wait(page, lambda: bool(found))
        self._to = {"origin": page.evaluate("location.origin"), "registrationId": found[0]["registrationId"]}

    def bring(self, data: dict[str, Any]) -> None:
        self._devtools.send("ServiceWorker.deliverPushMessage", {**self._to, "data": json.dumps(data)})


def shown(page: Page, delivery: Delivery, calls: list[dict[str, Any]], number: int) -> list[dict[str, Any]]:
    """What the worker shows of some calls."""
    worker = page.context.service_workers[-1]
    worker.evaluate(KEPT)
    for call in calls:
        delivery.bring(call)
    until(lambda: worker.evaluate("self.shown.size") >= number and worker.evaluate("self.count") == len(calls))
    assert worker.evaluate("self.badge") == calls[-1].get("awaited", -1)
    found: list[dict[str, Any]] = worker.evaluate("[...self.shown.values()]")
    return found


def test_chosen_sealed_and_shown(people: Visitors, service: PushService, screenshot: Screenshot) -> None:
    subscriber = Browser(service)
    visit = people(fresh=True)
    page = visit.page
    page.add_init_script(f"({ALLOWED})(); ({SUBSCRIBED})({json.dumps(subscriber.told())})")
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="Calls").click()
    card = page.get_by_role("region", name="Calls")
    expect(card).to_contain_text("Off on this device.")
    mine = card.get_by_role("group", name="On this device").get_by_role("checkbox")
    expect(mine).to_have_count(4)
    for box in mine.all():
        expect(box).not_to_be_checked()
    assert not visit.ask("GET", "/calls")["devices"]
    assert page.evaluate("Notification.permission") == "default"  # nobody was asked yet
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    card.get_by_label("it is my turn").press("Space")
    expect(card).to_contain_text("On: this device is called.")
    expect(card.get_by_label("it is my turn")).to_be_checked()
    card.get_by_role("button", name="Send me a test call").click()
    wait(page, lambda: bool(subscriber.calls))
    (call,) = subscriber.calls
    delivery = Delivery(page)
    (test,) = shown(page, delivery, [call], 1)
    assert (test["title"], test["body"], test["actions"]) == ("A test call", "This is how Serai calls you.", [])
    screenshot(page, "calls-on")

    friend = people()
    friend.ask("POST", "/me")
    friend.ask("PUT", "/me", {"name": "Scheherazade"})
    tables = []
    for _ in range(2):
        tables.append(friend.open_table(game="bakschisch", players=2))
        visit.command("sit", tables[-1])
        friend.command("start", tables[-1])
    wait(page, lambda: bool(len(subscriber.calls) == 3))
    sent = [{**call, "language": language} for call in subscriber.calls[1:] for language in ("fr", "en")]
    first = shown(page, delivery, [sent[0]], 1)
    assert [(one["title"], one["lang"]) for one in first] == [("À toi de jouer : Bakschisch", "fr")]
    latest = shown(page, delivery, sent, 2)
    assert {one["data"]["link"] for one in latest} == {f"/t/{table}" for table in tables}  # the newest of each table
    assert [(one["title"], one["body"]) for one in latest] == [
        ("Your turn: Bakschisch", "The table with Scheherazade waits for your move.")
    ] * 2
    assert latest[0]["actions"] == [{"action": "end", "title": "No more of these"}]

    expect(page).to_have_title("(2) Account · Serai")
    page.goto("/")
    expect(page).to_have_title("(2) Serai")
    expect(page.locator("a.awaited")).to_have_count(2)
    page.goto(f"/t/{tables[0]}")
    expect(page).to_have_title("(1) ● Bakschisch · Serai")
    page.goto("/account#calls")
    expect(card).to_contain_text("On: this device is called.")
    card.get_by_label("it is my turn").click()
    expect(card).to_contain_text("Off on this device.")
    assert visit.ask("GET", "/calls")["devices"] == []


def test_mails_and_the_links_in_them(people: Visitors, post: MailServer, screenshot: Screenshot) -> None:
    page = with_device(people(viewport={"width": 360, "height": 740}).page)
    page.goto("/account")
    card = page.get_by_role("region", name="Calls")
    expect(card).to_contain_text("Members can be written to as well.")
    page.get_by_label("Your name").fill("Morgiana")
    page.get_by_role("button", name="Make a passkey").click()
    page.get_by_role("button", name="I have kept them").click()
    card.get_by_label("E-mail address").fill("morgiana@home.example")
    card.get_by_role("button", name="Save").click()
    expect(card).to_contain_text("A mail is on its way to morgiana@home.example.")
    screenshot(page, "calls-phone")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    (question,) = post.letters("morgiana@home.example")
    link = next(word for word in question.get_content().split() if "/calls/" in word)
    page.goto(link.removeprefix("https://club.example"))
    expect(page.get_by_role("heading", name="Is this your address?")).to_be_visible()
    expect(page.get_by_text("m…@h….example")).to_be_visible()
    page.get_by_role("button", name="Yes, write to me there").click()
    expect(page.get_by_text("the address is confirmed")).to_be_visible()
    page.get_by_role("link", name="To your account").click()
    expect(card).to_contain_text("Mails go to morgiana@home.example.")
    mails = card.get_by_role("group", name="By e-mail")
    mails.get_by_label("a game of mine is over").check()
    mails.get_by_role("button", name="Send me a test mail").click()
    wait(page, lambda: bool(len(post.letters("morgiana@home.example")) == 2))
    stop = post.letters("morgiana@home.example")[1]["list-unsubscribe"].strip("<>").removeprefix("https://club.example")
    page.reload()
    expect(mails.get_by_label("a game of mine is over")).to_be_checked()
    page.goto(stop)
    screenshot(page, "calls-stop")
    page.get_by_role("button", name="No more of these mails").click()
    expect(page.get_by_text("Done: no more such mails are sent.")).to_be_visible()
    page.goto("/account")
    expect(mails.get_by_label("a game of mine is over")).not_to_be_checked()
    page.goto("/calls/stop-turn-nobody.abc")
    expect(page.get_by_role("heading", name="This link is not valid")).to_be_visible()
