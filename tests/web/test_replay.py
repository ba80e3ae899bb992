"""Looking back while the game goes on, and replaying it: by slider, keys and links, from every seat's eyes."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visitors
from tests.web.profiles import HELD
from tests.web.tables import Visit, talk

GAME_SECONDS = 300  # two bots on a busy machine


@pytest.fixture(scope="module")
def finished() -> dict[str, str]:
    """The finished table of this module, once there is one."""
    return {}


def finish(visit: Visit, finished: dict[str, str]) -> str:
    """A table at which bots have played to the end."""
    if "table" not in finished:
        table = visit.open_table(players=2, bots=["novice", "random"], sit=False, options={"track": "short"})
        visit.command("start", table)
        end = time.monotonic() + GAME_SECONDS
        while visit.update(table)["table"]["stage"] != "over":
            assert time.monotonic() < end
            time.sleep(0.1)
        finished["table"] = table
    return finished["table"]


def here(page: Page) -> Locator:
    """The turn of the log that is looked at."""
    return page.locator("li.turn.here")


def in_sight(page: Page) -> None:
    """The log shows what is looked at: it lies inside of the part that is scrolled to."""
    page.wait_for_function(
        """() => {
      const line = document.querySelector('li.turn li.now') ?? document.querySelector('li.turn.here');
      if (!line) return false;
      const list = line.closest('ol').getBoundingClientRect(), box = line.getBoundingClientRect();
      return box.top >= list.top - 1 && box.bottom <= list.bottom + 1;
    }"""
    )


def test_a_game_is_replayed(visitor: Visit, finished: dict[str, str], screenshot: Callable[..., None]) -> None:
    page = visitor.go_to(finish(visitor, finished))
    visitor.wait_for_board()
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    page.get_by_role("group", name="Actions").get_by_role("button", name="Replay").click()
    slider = page.get_by_label("Turn", exact=True)
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or 0)
    assert 4 < last <= visitor.update()["table"]["moments"] // 2  # a bribe is one turn, not a step for each fist
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    expect(page.locator(".task")).to_have_text(f"Looking back: turn 2 of {last}")
    expect(here(page)).to_contain_text("Bribe 2")
    expect(page.locator(".said")).to_contain_text("Bribe 2")
    page.keyboard.press("Shift+ArrowRight")  # the first fist of the third bribe
    expect(page.locator(".task")).to_have_text(f"Looking back: turn 3 of {last}, step 1 of 2")
    expect(page.locator(".said")).to_contain_text("has chosen")
    expect(page.locator("li.turn li.now")).to_contain_text("has chosen")  # and the log shows the steps of the turn
    page.get_by_role("button", name="One step back").click()
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("1")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    in_sight(page)
    page.keyboard.press("Home")
    expect(page.locator(".task")).to_have_text("Looking back: the start")
    slider.fill(str(last // 2))
    expect(page.locator(".task")).to_contain_text(f"turn {last // 2} of {last}")
    in_sight(page)
    eyes = page.get_by_label("Point of view")
    for name in ("Novice’s view", "A spectator’s view", "Everything revealed"):
        eyes.select_option(label=name)
        expect(slider).to_have_value(str(last // 2))
    assert visitor.faults() == []
    screenshot(page, "open")
    page.get_by_role("button", name="Copy a link to this moment").click()
    page.wait_for_url("**#at=*")
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("slider => slider.value >= 2", arg=slider.element_handle())  # it does not wait for us
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("Escape")
    expect(slider).to_have_count(0)


def test_a_link_leads_to_a_moment_and_the_log_to_its_turn(visitor: Visit, finished: dict[str, str]) -> None:
    table = finish(visitor, finished)
    page = visitor.page
    for moment in (7, visitor.update(table)["table"]["moments"] - 2):  # inside of the fourth bribe, and at the end
        visitor.page.goto(HELD)
        visitor.go_to(f"{table}#at={moment}")
        expect(page.locator(".task")).to_contain_text("step 1 of 2")
        in_sight(page)
    turn = talk(page).locator("li.turn button.go").first
    turn.click()  # a turn of the log leads to its end
    expect(page.get_by_label("Turn", exact=True)).to_have_value("1")
    page.locator("li.turn .more").first.click()
    expect(page.locator("li.turn").first.get_by_role("listitem").filter(has_text="Fists open")).to_be_visible()


def test_one_looks_back_while_the_game_goes_on(visitors: Visitors, screenshot: Callable[..., None]) -> None:
    visit = visitors(viewport={"width": 360, "height": 740})
    page = visit.play_now()
    turns = talk(page).locator("li.turn")
    for number in range(3):
        visit.step("bid 1")
        expect(turns.nth(number + 1)).to_be_attached()  # a bot that thinks lets the fist be changed
    page.get_by_role("complementary").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Look back").click()
    slider = page.get_by_label("Turn", exact=True)
    before = str(int(slider.input_value()) - 1)
    page.get_by_role("button", name="One turn back").click()
    expect(slider).to_have_value(before)
    visit.step("pass")
    expect(page.get_by_text("new turn")).to_be_visible()
    expect(slider).to_have_value(before)
    screenshot(page, "phone")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.get_by_role("button", name="Back to the game").click()
    expect(slider).to_have_count(0)
    talk(page).get_by_role("button").first.click()
    expect(slider).to_be_visible()
