"""Real servers and a real Chromium. A test fails on any error in any page's console, wherever it comes from."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page

import hatch_build
from tests.server.hosts import Host, hosting
from tests.web.chromium import ROOT
from tests.web.profiles import Chromium, Profile
from tests.web.tables import Visit

SCREENSHOTS = Path(__file__).with_name("screenshots")
QUICK_BOTS = "localStorage.setItem('serai.level', 'random')"
CHOOSE_SPEED = "localStorage.getItem('serai.speed') ?? localStorage.setItem('serai.speed', '%s')"
NOT_OURS = "cross-world service worker"  # Chromium's note that a preloaded file came from its cache instead
LOST_CONNECTION = re.compile(r"WebSocket connection to .* failed|net::ERR_(CONNECTION|EMPTY_RESPONSE|SOCKET)")


CHROMIUM = Chromium()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """End the browser after the last test here: while Playwright runs, nobody else can run an event loop."""
    try:
        yield
    finally:
        if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
            CHROMIUM.close()


@pytest.fixture
def browser() -> Browser:
    """The browser of this process."""
    return CHROMIUM.browser


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

    def __init__(self, chromium: Chromium, url: str) -> None:
        self._chromium = chromium
        self._url = url
        self._profiles: list[Profile] = []
        self.complaints: list[str] = []
        self.connection_may_fail = False

    def __call__(self, *, speed: str | None = "instant", fresh: bool = False, **options: Any) -> Visit:
        """A new visitor on the home page's server; nothing is open yet.

        What the others do is shown at this speed, None: as it is for somebody who never chose one. A fresh visitor has
        a profile that nobody had before and nobody has afterwards: for tests of what is loaded, and of stopped clocks.
        """
        profile = self._chromium.profile(self._url, fresh=fresh, **{"locale": "en-GB", **options})
        self._profiles.append(profile)

        def open_page() -> Page:
            page = profile.open(options)
            page.on("console", self._hear)
            page.on("pageerror", lambda error: self.complaints.append(f"{error}"))
            page.add_init_script(QUICK_BOTS)
            if speed is not None:
                page.add_init_script(CHOOSE_SPEED % speed)
            return page

        return Visit(profile.context, open_page)

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
        for profile in self._profiles:
            self._chromium.take_back(profile)


@pytest.fixture
def visitors(host: Host) -> Iterator[Visitors]:
    """People who come to the server; no console may complain."""
    made = Visitors(CHROMIUM, host.url)
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
