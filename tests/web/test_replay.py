"""Looking back while the game goes on, and replaying it: by slider, keys and links, from every seat's eyes."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.tables import Visit


@pytest.fixture(scope="module")
def finished() -> dict[str, str]:
    """The finished table of this module, once there is one."""
    return {}


def finish(visit: Visit, finished: dict[str, str]) -> str:
    """A table at which bots have played to the end."""
    if "table" not in finished:
        table = visit.open_table(players=2, bots=["novice", "random"], sit=False, options={"track": "short"})
        visit.command("start", table)
        end = time.monotonic() + 60
        while visit.update(table)["table"]["stage"] != "over":
            assert time.monotonic() < end
            time.sleep(0.1)
        finished["table"] = table
    return finished["table"]


def test_a_game_is_replayed(visitor: Visit, finished: dict[str, str], screenshot: Callable[..., None]) -> None:
    page = visitor.go_to(finish(visitor, finished))
    visitor.wait_for_board()
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    page.get_by_role("group", name="Actions").get_by_role("button", name="Replay").click()
    slider = page.get_by_label("Step", exact=True)
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or 0)
    assert last > 8
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("1")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    slider.fill(str(last // 2))
    expect(page.locator(".task")).to_contain_text(f"step {last // 2} of {last}")
    eyes = page.get_by_label("Point of view")
    for name in ("Novice’s view", "A spectator’s view", "Everything revealed"):
        eyes.select_option(label=name)
        expect(slider).to_have_value(str(last // 2))
    assert visitor.faults() == []
    screenshot(page, "open")
    page.get_by_role("button", name="Copy a link to this step").click()
    page.wait_for_url(f"**#at={last // 2}")
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value("2")
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("Escape")
    expect(slider).to_have_count(0)


def test_a_link_leads_to_a_moment(visitor: Visit, finished: dict[str, str]) -> None:
    table = finish(visitor, finished)
    page = visitor.go_to(f"{table}#at=7")
    expect(page.get_by_label("Step", exact=True)).to_have_value("7")
    expect(page.locator(".task")).to_contain_text("step 7 of")


def test_one_looks_back_while_the_game_goes_on(visitors: Visitors, screenshot: Callable[..., None]) -> None:
    visit = visitors(viewport={"width": 360, "height": 740})
    page = visit.play_now()
    for _ in range(3):
        token = visit.update()["table"]["token"]
        visit.step("bid 1")
        while visit.update()["table"]["token"] == token:  # a bot that thinks lets the fist be changed
            page.wait_for_timeout(50)
    lines = page.get_by_role("region", name="Log").get_by_role("listitem")
    expect(lines.nth(8)).to_be_attached()
    page.get_by_role("button", name="Look back").click()
    slider = page.get_by_label("Step", exact=True)
    before = str(int(slider.input_value()) - 1)
    page.get_by_role("button", name="One step back").click()
    expect(slider).to_have_value(before)
    visit.step("pass")
    expect(page.get_by_text("new step")).to_be_visible()
    expect(slider).to_have_value(before)
    screenshot(page, "phone")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.get_by_role("button", name="Back to the game").click()
    expect(slider).to_have_count(0)
    page.get_by_role("region", name="Log").get_by_role("button").first.click()
    expect(slider).to_be_visible()
