"""Playing Five Tribes by clicks and by keys, as tests do it."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.web.tables import Visit

BOARD = ".five-tribes"
SETTLED = """() => {
  const board = document.querySelector('.five-tribes');
  const mine = board && board.ariaBusy === 'false' && board.dataset.mine === 'true';
  return mine || document.querySelector('section.end');
}"""
LOOK = """() => {
  const board = document.querySelector('.five-tribes');
  const tiles = [...document.querySelectorAll('.tile.may')].map((tile) => tile.dataset.tile);
  const over = document.querySelector('section.end') !== null;
  return { phase: board.dataset.phase, planned: Number(board.dataset.planned), tiles, over };
}"""
FOCUSED = "(selector) => Boolean(document.activeElement?.matches(selector))"
MOST_TABS = 90
BID_MILLISECONDS = 1500


class Player:
    """Somebody at a table of Five Tribes, who only touches what is on the page."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.page: Page = visit.page

    def open(self, **wanted: Any) -> None:
        """Open a table whose other seats are bots, begin, and wait for the own turn."""
        table = self.visit.open_table(**{"game": "five-tribes", "players": 2, **wanted})
        self.visit.command("start", table)
        self.visit.go_to(table)
        self.wait()

    def wait(self) -> dict[str, Any]:
        """Wait until the visitor is to act, or the game is over, and nothing is on its way; what the board shows."""
        self.page.wait_for_function(SETTLED)
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    def view(self) -> dict[str, Any]:
        """What the server shows to the visitor."""
        found: dict[str, Any] = self.visit.update()["perspectives"][0]["view"]
        return found

    def tile(self, name: str) -> Locator:
        """A tile of the board."""
        return self.page.locator(f'[data-tile="{name}"]')

    def click(self, tile: str) -> None:
        """Click a tile beside its figures, and wait for the answer."""
        box = self.tile(tile).locator(".ground").bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] * 0.06, box["y"] + box["height"] * 0.5)
        self.wait()

    def expect_planned(self, number: int) -> None:
        """Wait until the plan has so many steps."""
        expect(self.page.locator(BOARD)).to_have_attribute("data-planned", str(number))

    def expect_phase(self, phase: str) -> None:
        """Wait until the board asks this."""
        expect(self.page.locator(BOARD)).to_have_attribute("data-phase", phase)

    def play(self) -> None:
        """Play the plan."""
        self.page.locator(".commit.play").click()
        expect(self.page.locator(BOARD)).to_have_attribute("data-planned", "0")

    def choose(self, text: str) -> None:
        """Press a button of the panel by its words."""
        self.page.locator(".panel").get_by_role("button", name=text).first.click()
        self.wait()

    def use(self, djinn: str, pay: str) -> None:
        """Call a Djinn that lies before the visitor, and pay so."""
        self.page.locator(".seats").get_by_role("button", name=f"{djinn}: can be used now").click()
        self.choose(f"Use for {pay}")

    def answer(self, look: dict[str, Any]) -> None:
        """One sensible click for whatever is asked."""
        page, phase = self.page, look["phase"]
        choices = page.locator(".panel .choice:enabled")
        if look["planned"] and phase != "sow":
            self.play()
        elif phase == "bid":
            with suppress(TimeoutError):  # the board may have moved on between the look and the click
                page.locator(".spot.may").last.click(timeout=BID_MILLISECONDS)
        elif phase == "move":
            self.find_move()
        elif page.locator(".dock .done, .dock .commit").count() and phase in ("end", "market", "sacred", "kill"):
            page.locator(".dock .done, .dock .commit").first.click()
        elif choices.count():
            choices.last.click()
        elif page.locator(".card.may").count():
            page.locator(".card.may").first.click()
        else:
            self.click(look["tiles"][0])

    def find_move(self) -> None:
        """Take the richest move that the finder knows."""
        self.page.get_by_role("button", name="Move finder").click()
        self.page.locator(".finder li button").first.click()
        self.page.wait_for_function("() => document.querySelector('.five-tribes').dataset.planned !== '0'")

    def play_on(self, most: int = 600) -> int:
        """Play by clicks to the end of the game; how many answers that took."""
        for number in range(most):
            look = self.wait()
            if look["over"]:
                return number
            self.answer(look)
        raise AssertionError(f"The game did not end in {most} answers.")

    # ---------------------------------------------------------------- by keys

    def press(self, selector: str) -> None:
        """Press Tab until the focus is on such an element, then Enter; unless the board has moved on since the look."""
        for _ in range(MOST_TABS):
            if self.page.evaluate(FOCUSED, selector):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        assert not self.page.locator(selector).count(), f"Tab does not lead to {selector}."

    def walk_to(self, tile: str) -> None:
        """Move the focus from tile to tile by arrow keys."""
        here = str(self.page.evaluate("() => document.activeElement?.dataset?.target ?? ''"))
        if not here:
            self.page.keyboard.press("t")
            here = str(self.page.evaluate("() => document.activeElement.dataset.target"))
        right, up = ord(tile[0]) - ord(here[0]), int(tile[1]) - int(here[1])
        for key, times in (("ArrowRight", right), ("ArrowLeft", -right), ("ArrowUp", up), ("ArrowDown", -up)):
            for _ in range(times):
                self.page.keyboard.press(key)
        expect(self.page.locator(f'[data-target="{tile}"]')).to_be_focused()

    def sow_by_keys(self, move: dict[str, Any]) -> None:
        """Pick up and drop by keys."""
        keys = {"yellow": "1", "white": "2", "green": "3", "blue": "4", "red": "5"}
        self.walk_to(move["start"])
        self.page.keyboard.press("Enter")
        self.expect_planned(1)
        for number, drop in enumerate(move["path"]):
            _, colour, tile = drop.split()
            self.page.keyboard.press(keys[colour])
            self.walk_to(tile)
            self.page.keyboard.press("Enter")
            self.expect_planned(number + 2)

    def answer_by_keys(self, look: dict[str, Any]) -> None:
        """One sensible answer for whatever is asked, without the mouse."""
        page, phase = self.page, look["phase"]
        if look["planned"] and phase != "sow":
            page.keyboard.press("p")
            expect(page.locator(BOARD)).to_have_attribute("data-planned", "0")
        elif phase == "bid":
            self.press(".spot.may")
        elif phase == "move":
            found = self.visit.ask("GET", f"/tables/{self.visit.table}/moves?seat=0")["moves"]
            self.sow_by_keys(max(found, key=lambda move: (move["control"], move["gold"], -len(move["path"]))))
        elif page.locator(".dock .done").count():
            self.press(".dock .done")
        elif page.locator(".commit.play").count():
            self.press(".commit.play")
        elif page.locator(".panel .choice:enabled").count():
            self.press(".panel .choice")
        elif page.locator(".card.may").count():
            self.press(".card.may")
        else:
            self.walk_to(look["tiles"][0])
            page.keyboard.press("Enter")

    def play_on_by_keys(self, most: int = 600) -> int:
        """Play by keys to the end of the game; how many answers that took."""
        for number in range(most):
            look = self.wait()
            if look["over"]:
                return number
            self.answer_by_keys(look)
        raise AssertionError(f"The game did not end in {most} answers.")
