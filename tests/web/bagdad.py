"""Playing The Thief of Bagdad by clicks and by keys, as tests do it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.web.tables import Visit

MINE = ".commit.end"
CHAIN = ".chain > li"
PALACES = ("red", "blue", "green", "yellow", "purple", "white")
SETTLED = """() => {
  const board = document.querySelector('[data-committing]');
  return board && board.dataset.committing === 'false' && board.dataset.asking === 'false'
    && (document.querySelector('.commit.end') || document.querySelector('section.end'));
}"""


class Player:
    """Somebody at a table of The Thief of Bagdad, who only touches what is on the page."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.page: Page = visit.page

    def open(self, **wanted: object) -> None:
        """Open a table, begin if all seats are taken, and look at it."""
        table = self.visit.open_table(**{"game": "bagdad", "players": 2, **wanted})
        self.visit.command("start", table)
        self.visit.go_to(table)
        self.wait()

    def palace(self, name: str) -> Locator:
        """The palace with all that stands there."""
        return self.page.locator(f'[data-palace="{name}"]')

    def point(self, name: str) -> None:
        """Click a palace itself."""
        self.palace(name).locator(".whole").click(position={"x": 20, "y": 44})

    def guard(self, name: str, kind: str = "own") -> None:
        """Click a guard that may be lifted."""
        self.palace(name).locator(f'.gate [data-act="{kind}"]').first.click()

    def pay(self, step: str) -> None:
        """Choose how to pay."""
        self.page.locator(f'[data-pay="{step}"]').click()

    def planned(self) -> int:
        """How many steps the plan has."""
        return self.page.locator(CHAIN).count()

    def expect_planned(self, number: int) -> None:
        """Wait until the plan has so many steps."""
        expect(self.page.locator(CHAIN)).to_have_count(number)

    def wait(self) -> None:
        """Wait until the visitor is to act, or the game is over, and nothing is on its way."""
        self.page.wait_for_function(SETTLED, timeout=60_000)

    @property
    def phase(self) -> str:
        """The phase that the board shows."""
        return self.page.locator("[data-phase]").get_attribute("data-phase") or ""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    def commit(self) -> None:
        """Press the button that plays the plan, or pass; answer the question that may come; wait for the next turn."""
        page = self.page
        button = page.locator("[data-commit], [data-pass-dancer], [data-pass]").first
        moment = page.locator("[data-tick]").get_attribute("data-tick")
        button.click()
        moved = "m => document.querySelector('[data-tick]').dataset.tick !== m || document.querySelector('dialog')"
        page.wait_for_function(moved, arg=moment)
        self.wait_or_answer()

    def wait_or_answer(self) -> None:
        """Wait for the next turn; a question on the way is answered with yes."""
        self.answer_by(lambda: self.page.get_by_role("dialog").get_by_role("button", name="Yes").click())

    def answer_by(self, answer: Callable[[], None]) -> None:
        """Wait for the next turn; a question on the way is answered."""
        ready = f"() => document.querySelector('dialog') || ({SETTLED})()"
        self.page.wait_for_function(ready, timeout=60_000)
        if self.page.get_by_role("dialog").count():
            answer()
            self.page.get_by_role("dialog").wait_for(state="detached")
            self.wait()

    def post_guards(self) -> None:
        """Post guards, a palace each, until the turns begin."""
        number = 0
        while self.phase == "guards":
            self.point(PALACES[number % len(PALACES)])
            commit = self.page.locator("[data-commit]")
            number += 1
            if commit.count():
                self.commit()

    def turn(self) -> None:
        """Send in two thieves if possible, paying with what is offered first, and draw; give up cards if asked."""
        places = self.page.locator('.palace.open .whole[data-act="place"]')
        for _ in range(2):
            if not places.count():
                break
            before = self.planned()
            places.first.click(position={"x": 20, "y": 44})
            self.page.wait_for_function(
                "n => document.querySelector('[data-pay]') || document.querySelectorAll('.chain > li').length > n",
                arg=before,
            )
            payments = self.page.locator("[data-pay]")
            if payments.count():
                payments.first.click()
            self.expect_planned(before + 1)
        self.commit()
        while self.phase == "over limit":
            moment = self.page.locator("[data-tick]").get_attribute("data-tick")
            self.page.locator("[data-give]").first.click()
            self.page.wait_for_function("m => document.querySelector('[data-tick]').dataset.tick !== m", arg=moment)
            self.wait()

    def play_out(self) -> None:
        """The whole game."""
        self.post_guards()
        while not self.over:
            self.turn()
