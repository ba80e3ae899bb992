"""What tests do at tables: a visitor with a page, and commands that do not depend on how a board looks."""

from __future__ import annotations

import itertools
import json
from typing import Any

from playwright.sync_api import Page, expect

import hatch_build
from tests.web.chromium import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
ids = itertools.count()


class Visit:
    """One visitor with one page; cookies are shared with what they send without the page."""

    def __init__(self, page: Page) -> None:
        self.page = page

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

    def play_now(self, game: str = "Bakschisch") -> Page:
        """Begin a game against bots by one click on the home page."""
        self.go_home()
        self.page.get_by_role("article", name=game).get_by_role("button", name="Play now").click()
        self.wait_for_board()
        return self.page

    def wait_for_board(self) -> None:
        """Wait until the board is drawn."""
        expect(self.page.locator(".board > *").first).to_be_visible()

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server as this visitor."""
        answer = self.page.request.fetch(f"/api{path}", method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json()

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

    def faults(self) -> list[str]:
        """What axe-core finds seriously wrong with the page as it is."""
        if not AXE.is_file():
            hatch_build.install(ROOT)
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        return [
            f"{fault['id']}: {fault['help']} {json.dumps([node['html'][:200] for node in fault['nodes']])}"
            for fault in found["violations"]
            if fault["impact"] in SERIOUS
        ]


def begin_for_two(host: Visit, guest: Visit, **wanted: Any) -> str:
    """A game of two people that has begun; the host looks at it. The table's id."""
    table = host.open_table(players=2, **wanted)
    guest.ask("POST", "/me")
    guest.command("sit", table)
    host.command("start", table)
    host.go_to(table)
    host.wait_for_board()
    return table
