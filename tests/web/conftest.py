"""Real servers and a real Chromium. A test fails on any error in any page's console, wherever it comes from."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page
from playwright.sync_api import Error as PlaywrightError

import hatch_build
from tests.server.server_process import Host, hosting
from tests.web.chromium import ROOT
from tests.web.profiles import HELD, Chromium, Profile
from tests.web.tables import Visit

SCREENSHOTS = Path(__file__).with_name("screenshots")
PICTURES = "SERAI_SCREENSHOTS"  # set it to 1 to see the pages of tests that pass, too
FAILED = pytest.StashKey[bool]()
CHOOSE = "localStorage.getItem('%s') ?? localStorage.setItem('%s', '%s')"
NOT_OURS = "cross-world service worker"  # Chromium's note that a preloaded file came from its cache instead
PICTURE_MILLISECONDS = 10_000
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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether a test has failed, while its pages are still open."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


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
        self._pages: list[Page] = []
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
            self._pages.append(page)
            Page.on(page, "console", self._hear)
            Page.on(page, "pageerror", self._break)
            chosen = {"serai.level": "random"} | ({} if speed is None else {"serai.speed": speed})
            if not fresh:
                profile.remember(chosen)
                return page
            for name, value in chosen.items():
                page.add_init_script(CHOOSE % (name, name, value))
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

    def _break(self, error: PlaywrightError) -> None:
        self.complaints.append(f"{error}")

    def draw(self, name: str) -> None:
        """Keep a picture of each open page."""
        pages = [page for profile in self._profiles for page in profile.context.pages if HELD not in page.url]
        for number, page in enumerate(pages):
            with contextlib.suppress(PlaywrightError):  # one that does not answer is no reason to hide why
                page.screenshot(path=SCREENSHOTS / f"{name}-failed-{number}.png", timeout=PICTURE_MILLISECONDS)

    def close(self) -> None:
        """End all visits."""
        for page in self._pages:
            page.remove_listener("console", self._hear)
            page.remove_listener("pageerror", self._break)
        for profile in self._profiles:
            self._chromium.take_back(profile)


@pytest.fixture
def visitors(host: Host, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    """People who come to the server; no console may complain. What they saw when a test failed is kept."""
    made = Visitors(CHROMIUM, host.url)
    yield made
    if request.node.stash.get(FAILED, False):
        made.draw(picture_name(request))
    made.close()
    assert made.complaints == []


@pytest.fixture
def visitor(visitors: Visitors) -> Visit:
    """Somebody who comes for the first time, on a large screen, in English."""
    return visitors()


def picture_name(request: pytest.FixtureRequest) -> str:
    """The name of a test as that of a file, whose folder is there."""
    SCREENSHOTS.mkdir(exist_ok=True)
    return re.sub(r"[^\w-]+", "-", request.node.name).strip("-")


@pytest.fixture
def screenshot(request: pytest.FixtureRequest) -> Callable[..., None]:
    """Keeps a picture of a page, named after the test, if somebody wants to see it."""

    def take(page: Page, name: str, **options: Any) -> None:
        if os.environ.get(PICTURES) == "1":
            page.screenshot(path=SCREENSHOTS / f"{picture_name(request)}-{name}.png", **options)

    return take
