"""One Chromium for all browser tests of a process, and profiles in it that are emptied and used again.

A new profile starts a process and compiles the client anew: a second of the processor, longer than most tests. A new
page of a profile costs a fifth of one, so pages are used again too, unless a test changed them for good.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, Playwright, ViewportSize, expect, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tests.web.chromium import find_chromium

WAIT_MILLISECONDS = 60_000  # on a busy machine; a wait that succeeds costs nothing
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
# what can be changed in a profile that is there, so that profiles fit more tests
OF_A_PAGE = ("viewport", "color_scheme", "reduced_motion", "permissions")
FOR_GOOD = ("add_init_script", "expose_binding", "expose_function", "on", "once", "route", "route_web_socket")
MOST_KEPT = 10
HELD = "/icon.svg"  # a page of the server that keeps the profile's process alive, and does nothing
NO_WORKER = """if (navigator.serviceWorker)
    navigator.serviceWorker.register = () => Promise.reject(new Error("This browser allows none."))"""
# whose installation takes a quarter of a visit, and would come back with each; a fresh profile has one, as people have
REMEMBER = "(things) => { for (const [name, value] of Object.entries(things)) localStorage.setItem(name, value) }"
ARGUMENTS = (
    "--no-sandbox",
    "--process-per-site",
    "--js-flags=--no-opt --no-maglev",  # no page lives long enough to earn what optimising its code costs
    "--disable-audio-output",
)
SHARED_MEMORY, SHARED_BYTES = Path("/dev/shm"), 1 << 30


class Profile:
    """A browser profile: cookies, storage, language and kind of device."""

    def __init__(self, browser: Browser, url: str, kind: dict[str, Any], *, kept: bool) -> None:
        self.url = url
        self.kind = kind
        self.kept = kept
        self.context = browser.new_context(base_url=url, viewport=DESKTOP, reduced_motion="reduce", **kind)
        self.context.set_default_timeout(WAIT_MILLISECONDS)
        self._unchanged: set[Page] = set()  # pages that the next visitor may have
        self._resting: Page | None = None  # the one that the next visitor gets
        if kept:
            self.context.add_init_script(NO_WORKER)
            self._holder = self.context.new_page()
            self._holder.goto(HELD)
            self._devtools = self.context.new_cdp_session(self._holder)
            setattr(self.context, "new_cdp_session", self._examine)  # noqa: B010  # mypy allows no assignment

    def open(self, options: Mapping[str, Any]) -> Page:
        """A page of this profile with nothing on it, with the size and the look that were asked for."""
        if "permissions" in options:
            self.context.grant_permissions(options["permissions"])
        page, self._resting = self._resting, None
        if page is None:
            page = self.context.new_page()
            if self.kept:
                self._watch(page)
            if "viewport" in options:
                page.set_viewport_size(options["viewport"])
            looks = {name: options[name] for name in ("color_scheme", "reduced_motion") if name in options}
            if looks:
                page.emulate_media(**looks)
            return page
        page.set_viewport_size(options.get("viewport", DESKTOP))
        page.emulate_media(
            color_scheme=options.get("color_scheme", "light"), reduced_motion=options.get("reduced_motion", "reduce")
        )
        return page

    def _watch(self, page: Page) -> None:
        """Notice what a test does to a page that no later one could undo."""

        def noticed(change: Callable[..., Any]) -> Callable[..., Any]:
            def change_for_good(*arguments: Any, **options: Any) -> Any:
                self._unchanged.discard(page)
                return change(*arguments, **options)

            return change_for_good

        self._unchanged.add(page)
        for name in FOR_GOOD:
            setattr(page, name, noticed(getattr(page, name)))

    def _examine(self, page: Page) -> CDPSession:
        """What `new_cdp_session` does; a page with such a session is like no other."""
        self._unchanged.discard(page)
        return type(self.context).new_cdp_session(self.context, page)

    def remember(self, things: Mapping[str, str]) -> None:
        """Keep things in the storage of a kept profile, before its visitor comes."""
        self._holder.evaluate(REMEMBER, things)

    def empty(self) -> None:
        """Close all pages but one; nothing stays of who was here, but the files of the client."""
        for page in self.context.pages:
            if page not in (self._holder, self._resting) and not self._rest(page):
                page.close()
        self._unchanged = {self._resting} if self._resting else set()
        self.context.clear_cookies()
        self.context.clear_permissions()
        self._devtools.send("Storage.clearDataForOrigin", {"origin": self.url, "storageTypes": "all"})

    def _rest(self, page: Page) -> bool:
        """Whether a page waits for the next visitor, with nothing on it."""
        if page not in self._unchanged or self._resting:
            return False
        try:
            page.goto(HELD)
            page.evaluate("sessionStorage.clear()")
        except PlaywrightError:
            return False
        self._resting = page
        return True

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
            roomy = SHARED_MEMORY.is_dir() and shutil.disk_usage(SHARED_MEMORY).free >= SHARED_BYTES
            through_files = "--disable-dev-shm-usage"  # where there is room, what is drawn need not go through them
            self._browser = self._playwright.chromium.launch(
                executable_path=path,
                args=ARGUMENTS,
                ignore_default_args=[through_files] if roomy else None,
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
