"""Real servers and a real Chromium. A test fails on any error in any page's console, wherever it comes from."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

import hatch_build
from tests.server.hosts import Host, hosting
from tests.web.chromium import ROOT, find_chromium
from tests.web.tables import Visit

SCREENSHOTS = Path(__file__).with_name("screenshots")
WAIT_MILLISECONDS = 30_000  # on a busy machine
DESKTOP = {"width": 1280, "height": 800}
QUICK_BOTS = "localStorage.setItem('serai.level', 'random')"
NOT_OURS = "cross-world service worker"  # Chromium's note that a preloaded file came from its cache instead
LOST_CONNECTION = re.compile(r"WebSocket connection to .* failed|net::ERR_(CONNECTION|EMPTY_RESPONSE|SOCKET)")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for each module: while Playwright runs, nobody else can run an event loop in this process."""
    expect.set_options(timeout=WAIT_MILLISECONDS)
    with sync_playwright() as playwright:
        path, environment = find_chromium(playwright.chromium.executable_path)
        launched = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox"], env={**os.environ, **environment}
        )
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def client() -> None:
    """The browser client, built from the sources as they are."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        hatch_build.build(ROOT, print)
    elif not hatch_build.is_fresh(ROOT):  # two processes would build it at once
        pytest.fail("The browser client is not up to date: run `python hatch_build.py` first.")


@pytest.fixture(scope="session")
def host(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server for the tests of this process; bots take no time."""
    with hosting(tmp_path_factory.mktemp("host")) as running:
        yield running


class Visitors:
    """Makes visitors, each with a browser profile of their own, and hears what their consoles complain about."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url
        self._contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.connection_may_fail = False

    def __call__(self, **options: Any) -> Visit:
        """A new visitor on the home page's server; nothing is open yet."""
        settings = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = self._browser.new_context(base_url=self._url, **settings)
        context.set_default_timeout(WAIT_MILLISECONDS)
        context.add_init_script(QUICK_BOTS)
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"{error}"))
        return Visit(page)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if NOT_OURS in message.text:
            return
        if self.connection_may_fail and LOST_CONNECTION.search(message.text):
            return
        self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def close(self) -> None:
        """End all visits."""
        for context in self._contexts:
            context.close()


@pytest.fixture
def visitors(browser: Browser, host: Host) -> Iterator[Visitors]:
    """People who come to the server; no console may complain."""
    made = Visitors(browser, host.url)
    yield made
    made.close()
    assert made.complaints == []


@pytest.fixture
def visitor(visitors: Visitors) -> Visit:
    """Somebody who comes for the first time, on a large screen, in English."""
    return visitors()


@pytest.fixture
def screenshot(request: pytest.FixtureRequest) -> Callable[..., None]:
    """Keeps a picture of a page as an artefact, named after the test."""
    SCREENSHOTS.mkdir(exist_ok=True)
    test = re.sub(r"[^\w-]+", "-", request.node.name).strip("-")

    def take(page: Page, name: str, **options: Any) -> None:
        page.screenshot(path=SCREENSHOTS / f"{test}-{name}.png", **options)

    return take
