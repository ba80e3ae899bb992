"""One Chromium for all browser tests of a process, and profiles in it that are emptied and used again.

A new profile starts a process and compiles the client anew: a second of the processor, longer than most tests.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Browser, Page, Playwright, ViewportSize, expect, sync_playwright

from tests.web.chromium import find_chromium

WAIT_MILLISECONDS = 60_000  # on a busy machine; a wait that succeeds costs nothing
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
OF_A_PAGE = ("viewport", "color_scheme", "reduced_motion")  # what a page can change, so that profiles fit more tests
MOST_KEPT = 6
HELD = "/icon.svg"  # a page of the server that keeps the profile's process alive, and does nothing
NO_WORKER = """if (navigator.serviceWorker)
    navigator.serviceWorker.register = () => Promise.reject(new Error("This browser allows none."))"""
# whose installation takes a quarter of a visit, and would come back with each; a fresh profile has one, as people have


class Profile:
    """A browser profile: cookies, storage, language and kind of device."""

    def __init__(self, browser: Browser, url: str, kind: dict[str, Any], *, kept: bool) -> None:
        self.url = url
        self.kind = kind
        self.kept = kept
        self.context = browser.new_context(base_url=url, viewport=DESKTOP, reduced_motion="reduce", **kind)
        self.context.set_default_timeout(WAIT_MILLISECONDS)
        self._holder: Page | None = None
        if kept:
            self.context.add_init_script(NO_WORKER)
            self._holder = self.context.new_page()
            self._holder.goto(HELD)
            self._devtools = self.context.new_cdp_session(self._holder)

    def open(self, options: Mapping[str, Any]) -> Page:
        """A new page of this profile, with the size and the look that were asked for."""
        page = self.context.new_page()
        if "viewport" in options:
            page.set_viewport_size(options["viewport"])
        looks = {name: options[name] for name in ("color_scheme", "reduced_motion") if name in options}
        if looks:
            page.emulate_media(**looks)
        return page

    def empty(self) -> None:
        """Close all pages; nothing stays of who was here, but the files of the client."""
        for page in self.context.pages:
            if page is not self._holder:
                page.close()
        self.context.clear_cookies()
        self._devtools.send("Storage.clearDataForOrigin", {"origin": self.url, "storageTypes": "all"})

    def close(self) -> None:
        """The profile is gone."""
        self.context.close()


class Chromium:
    """The browser of this process, once somebody needs it."""

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None
        self._idle: list[Profile] = []  # the one that was used last is the last

    @property
    def browser(self) -> Browser:
        """The browser; it starts when it is asked for first."""
        if self._browser is None:
            expect.set_options(timeout=WAIT_MILLISECONDS)
            self._playwright = sync_playwright().start()
            path, environment = find_chromium(self._playwright.chromium.executable_path)
            self._browser = self._playwright.chromium.launch(
                executable_path=path,
                args=["--no-sandbox", "--process-per-site"],
                env={**os.environ, **environment},
            )
        return self._browser

    def profile(self, url: str, *, fresh: bool, **options: Any) -> Profile:
        """An empty profile for a server, of the language and the kind of device that is asked for."""
        kind = {name: value for name, value in options.items() if name not in OF_A_PAGE}
        if fresh:
            return Profile(self.browser, url, kind, kept=False)
        fitting = next((idle for idle in self._idle if (idle.url, idle.kind) == (url, kind)), None)
        if fitting is None:
            return Profile(self.browser, url, kind, kept=True)
        self._idle.remove(fitting)
        return fitting

    def take_back(self, profile: Profile) -> None:
        """The visit is over: somebody else may have the profile."""
        if not profile.kept:
            profile.close()
            return
        profile.empty()
        self._idle.append(profile)
        while len(self._idle) > MOST_KEPT:
            self._idle.pop(0).close()

    def close(self) -> None:
        """End the browser, if it runs."""
        self._idle.clear()
        if self._browser is not None:
            self._browser.close()
        if self._playwright is not None:
            self._playwright.stop()
        self._browser = self._playwright = None
