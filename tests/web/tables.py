"""What tests do at tables: a visitor with a page, and commands that do not depend on how a board looks."""

from __future__ import annotations

import itertools
import json
import random
import time
from collections.abc import Callable
from functools import cached_property
from typing import Any, Literal

from playwright.sync_api import BrowserContext, Locator, Page, expect

import hatch_build
import serai
from tests.web.chromium import ROOT
from tests.web.profiles import WAIT_MILLISECONDS

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
AT_REST = """async () => {
    const moving = () => document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity);
    do {  // what inherits a colour that changes begins to change afterwards
        await Promise.allSettled(moving().map(({ finished }) => finished));
        await new Promise(requestAnimationFrame);
    } while (moving().some(({ playState }) => playState === "running"));
}"""
LINK = """(path) => {
    const link = document.body.appendChild(Object.assign(document.createElement("a"), { href: path }));
    link.click();
    link.remove();
}"""
COLOURS = ("color-contrast", "link-in-text-block")  # the rules that depend on the theme
ONLY_FAULTS = {"resultTypes": ["violations"], "selectors": False, "preload": False}  # what nobody reads takes time too
THEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
BRIBES = 5
ROUNDS = 10
ids = itertools.count()


def talk(page: Page, name: str = "Log") -> Locator:
    """The log or the chat of a table, in the drawer, which is opened for it."""
    if page.locator("aside:not(.talks)").count():
        page.locator(".corner .talk").click()
    return page.get_by_role("region", name=name)


class Visit:
    """One visitor with one page, once it is needed; cookies are shared with what they send without the page."""

    def __init__(self, context: BrowserContext, open_page: Callable[[], Page] | None = None) -> None:
        self._context = context
        self._open_page = open_page or context.new_page

    @cached_property
    def page(self) -> Page:
        """The page; nothing is shown on it yet."""
        return self._open_page()

    @property
    def table(self) -> str:
        """The id of the table that the page shows."""
        return self.page.url.split("/t/")[1].split("#")[0]

    def go_home(self) -> Page:
        """Open the home page."""
        self.page.goto("/")
        expect(self.page.get_by_role("article")).to_have_count(3)
        return self.page

    def go_to(self, table: str) -> Page:
        """Open a table's page."""
        self.page.goto(f"/t/{table}")
        return self.page

    def follow(self, path: str) -> Page:
        """Go to another room as by a link there: much cheaper than a page that is loaded anew."""
        self.page.evaluate(LINK, path)
        return self.page

    def play_now(self, game: str = "Bakschisch") -> Page:
        """Begin a game against bots by one click on the home page."""
        self.go_home()
        self.page.get_by_role("article", name=game).get_by_role("button", name="Play now").click()
        self.wait_for_board()
        return self.page

    def wait_for_board(self) -> None:
        """Wait until the board is drawn."""
        expect(self.page.locator(".board > *").first).to_be_visible()

    def settings(self) -> None:
        """Open the settings: in the header, or at a table in its menu."""
        if self.page.locator(".corner").count():
            self.page.locator(".corner button").first.click()
            self.page.locator("dialog .row button").first.click()
        else:
            self.page.locator("header .who").click()

    def speak(self, language: str) -> None:
        """Choose a language in the settings."""
        self.settings()
        self.page.locator(f"dialog button[lang={language}]").click()
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)
        self.page.evaluate("() => document.activeElement.blur()")  # keys are for the table again

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server as this visitor."""
        answer = self._context.request.fetch(f"/api{path}", method=method, data=body, max_retries=1)  # hung up on, idle
        assert answer.ok, answer.text()
        return answer.json()

    def wait_for(self, path: str, fits: Callable[[Any], Any]) -> None:
        """Ask the server until its answer fits. (`wait_for_function` of a page takes any promise for a yes.)"""
        end = time.monotonic() + WAIT_MILLISECONDS / 1000
        while not fits(self.ask("GET", path)):
            assert time.monotonic() < end, f"{path} did not come to this."
            self.page.wait_for_timeout(50)

    def command(self, type: str, table: str | None = None, **rest: Any) -> Any:
        """Send a command to the table."""
        command = {"type": type, "id": f"test-{next(ids)}", **rest}
        return self.ask("POST", f"/tables/{table or self.table}/commands", command)

    def update(self, table: str | None = None) -> Any:
        """The table as this visitor may see it."""
        return self.ask("GET", f"/tables/{table or self.table}")

    def open_table(self, **wanted: Any) -> str:
        """Open a table without the page; its id."""
        self.ask("POST", "/me")
        return str(self.ask("POST", "/tables", {"game": "bakschisch", **wanted})["table"])

    def step(self, step: str | None = None, seat: int = 0, table: str | None = None) -> None:
        """Make a step, the first legal one unless named."""
        update = self.update(table)
        look = next(look for look in update["perspectives"] if look["seat"] == seat)
        token = update["table"]["token"]
        self.command("play", table, seat=seat, steps=[step or look["legal"][0]], token=token)

    def faults_in(self, theme: Literal["light", "dark"]) -> list[str]:
        """What is seriously wrong in a theme; beside the first one, with its colours."""
        self.page.emulate_media(color_scheme=theme)
        return self.faults(*(COLOURS if theme != THEMES[0] else ()))

    def faults(self, *rules: str) -> list[str]:
        """What axe-core finds seriously wrong with the page as it is, by default by all of its rules."""
        if not AXE.is_file():
            hatch_build.install(ROOT)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        self.page.evaluate(AT_REST)
        chosen = {"runOnly": {"type": "rule", "values": rules}} if rules else {}
        found = self.page.evaluate("(wanted) => axe.run(document, wanted)", {**ONLY_FAULTS, **chosen})
        return [
            f"{fault['id']}: {fault['help']} {json.dumps([node['html'][:200] for node in fault['nodes']])}"
            for fault in found["violations"]
            if fault["impact"] in SERIOUS
        ]


def seat_two(host: Visit, guest: Visit, **wanted: Any) -> str:
    """A game of two people that has begun, and that nobody looks at. The table's id."""
    table = host.open_table(players=2, **wanted)
    guest.ask("POST", "/me")
    guest.command("sit", table)
    host.command("start", table)
    return table


def begin_for_two(host: Visit, guest: Visit, **wanted: Any) -> str:
    """A game of two people that has begun; the host looks at it. The table's id."""
    table = seat_two(host, guest, **wanted)
    host.go_to(table)
    host.wait_for_board()
    return table


def late(game: str, players: int = 2, *, count: str = "round", at: int, **options: Any) -> dict[str, Any]:
    """What opens a game when a count that all can see has come so far by random play."""
    chooser, match = random.Random(1), serai.game(game, players=players, **options).new_match(seed=1)
    while match.state.view(None)[count] < at:
        seat = match.state.to_act[0]
        match.play(seat, chooser.choice(match.state.legal_actions(seat)))
    return {"game": game, "players": players, "options": options, "position": match.state.position()}


def last_bribes(number: int) -> dict[str, Any]:
    """What opens a game of Bakschisch for two before the last bribes of its last round."""
    options = {
        "track": "short", "shared_rank": "best", "fifth_zero": "those", "thief_stop": "beyond", "gold": "hidden",
        "max_rounds": ROUNDS,
    }  # fmt: skip
    state = {
        "rounds": ROUNDS - 1, "bribe": BRIBES - number, "ended": 0, "pot": 0, "closed": 0,
        "row": ["guard"] * (BRIBES - number + 1) + ["face down"] * (number - 1), "unseen": [number - 1, 2, 2, 2, 2, 2],
        "gold": [10, 10, 0, 0], "space": [3, 1, 0, 0], "thief": [1, 1, 0, 0],
        "fist": [-1] * 4, "throned": [-1] * 4,
    }  # fmt: skip
    about = {"serai_position": 1, "game": "bakschisch", "rules": 1, "players": 2, "options": options}
    return {"options": options, "position": {**about, "state": state}}


def pass_to_the_end(*players: Visit, table: str | None = None) -> None:
    """Play Bakschisch to its end with empty fists; each player has the seat of their place."""
    while (about := players[0].update(table)["table"])["stage"] == "playing":
        for number, player in enumerate(players):
            if number in about["waiting"]:
                player.step("pass", seat=number, table=table)
