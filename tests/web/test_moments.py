"""What one sees and what one can choose belong to one moment: reveals, the end, presses that come too late."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.tables import Visit, begin_for_two

PHONE = {"width": 390, "height": 844}
TINY = {"track": "GDFHEDFEGH/6", "max_rounds": 10}
SCENE_MILLISECONDS = 7000  # longer than any scene
STANDING = "2026-11-16T12:00:00"
GO_ON = {"en-GB": "Go on", "fr-FR": "Continuer", "it-IT": "Avanti", "de-DE": "Weiter"}

Screenshot = Callable[..., None]


def stop_the_clock(visit: Visit) -> None:
    """Scenes stay where they are until the test lets time pass: no machine is too slow to look at them."""
    visit.page.clock.install(time=STANDING)
    visit.page.clock.pause_at("2026-11-16T12:00:01")


def playing(page: Page, truth: bool = True) -> None:
    """Wait until the board plays a scene, or no longer."""
    expect(page.locator(".bakschisch")).to_have_attribute("data-playing", str(truth).lower())


def spoken(page: Page) -> str:
    """What a screen reader was told last."""
    return page.get_by_role("status").first.inner_text()


def log_of(page: Page) -> str:
    """The log as it is shown."""
    return page.get_by_role("region", name="Log").inner_text()


def test_nothing_is_chosen_for_a_card_that_was_not_seen(visitors: Visitors, screenshot: Screenshot) -> None:
    host, guest = visitors(reduced_motion="no-preference"), visitors()
    stop_the_clock(host)
    table = begin_for_two(host, guest)
    page = host.page
    guest.step("bid 2", seat=1, table=table)
    expect(page.locator("[data-fist='closed']")).to_have_count(1)
    page.keyboard.press("1")
    close = page.locator(".panel .close")
    box = close.bounding_box()
    assert box is not None
    spot = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = log_of(page)
    page.mouse.click(*spot)
    playing(page)
    for _ in range(2):  # a second click at the same place, and keys of a hurried hand
        page.mouse.click(*spot)
        page.keyboard.press("3")
        page.keyboard.press("t")
    expect(close).to_be_disabled()
    expect(close).to_have_text("Closed: 1 coin")
    expect(page.locator(".task")).to_have_text("The fists open…")
    expect(page.locator(".bakschisch")).to_have_attribute("data-bribe", "1.1")
    assert log_of(page) == before
    assert spoken(page) == "The fists open…"
    assert "●" not in page.title()
    screenshot(page, "closed")
    page.clock.run_for(400)
    expect(page.locator("[data-fist='shown']")).to_have_count(2)
    assert "2" in spoken(page), "open fists are told"
    screenshot(page, "open")
    page.clock.run_for(SCENE_MILLISECONDS)
    playing(page, False)
    expect(page.locator(".bakschisch")).to_have_attribute("data-bribe", "1.2")
    expect(page.locator(".task")).to_contain_text("Close your fist")
    expect(close).to_have_text("Close fist: empty")
    assert log_of(page) != before
    assert "●" in page.title()
    assert host.update()["perspectives"][0]["view"]["seats"][0]["chosen"] is False

    # a press that began when the button meant something else does nothing; the next one does
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(close).to_have_text("Closed: 1 coin")
    page.keyboard.press("2")
    expect(close).to_have_text("Change to 2 coins")
    page.mouse.move(*spot)
    page.mouse.down()
    guest.step("pass", seat=1, table=table)
    playing(page)
    page.keyboard.press("Escape")
    playing(page, False)
    expect(close).to_have_text("Close fist: empty")
    page.mouse.up()
    page.keyboard.press("1")
    expect(close).to_have_text("Close fist: 1 coin")
    page.mouse.click(*spot)
    expect(close).to_have_text("Closed: 1 coin")
    assert host.update()["perspectives"][0]["view"]["bribe"] == 3


@pytest.mark.parametrize(("locale", "scheme"), [*zip(GO_ON, ("light", "dark", "light", "dark"), strict=True)])
def test_open_fists_stay_in_sight_where_nothing_moves(
    visitors: Visitors, screenshot: Screenshot, locale: str, scheme: str
) -> None:
    phone = visitors(viewport=PHONE, has_touch=True, is_mobile=True, locale=locale, color_scheme=scheme)
    stop_the_clock(phone)
    guest = visitors()
    table = begin_for_two(phone, guest)
    page = phone.page
    for bid, skip in (("bid 3", "tap"), ("bid 1", "Enter"), ("pass", "time")):
        phone.step(bid)
        guest.step("bid 2", seat=1, table=table)
        playing(page)
        stage = page.locator(".raised figure")
        expect(stage).to_have_count(2)
        for figure in stage.all():
            expect(figure).to_be_in_viewport(ratio=1)
            expect(figure.locator("figcaption")).not_to_be_empty()
        expect(page.locator(".raised .shown")).to_have_count(2)
        expect(stage.last).to_contain_text("2")
        go_on = page.locator(".raised button")
        expect(go_on).to_have_text(GO_ON[locale])
        if skip == "tap":
            screenshot(page, "still")
            page.touchscreen.tap(PHONE["width"] / 2, 300)
        elif skip == "Enter":
            page.keyboard.press("Enter")
        else:
            page.clock.run_for(SCENE_MILLISECONDS)
        playing(page, False)
        expect(page.locator(".panel .close")).to_be_enabled()
    assert not re.search(r"\bbk-|\{|\$", page.locator("body").inner_text())


def test_the_result_comes_when_the_board_has_shown_it(visitors: Visitors) -> None:
    visit = visitors(reduced_motion="no-preference")
    stop_the_clock(visit)
    table = visit.open_table(players=2, bots=["random"] * 2, sit=False, options=TINY)
    page = visit.go_to(table)
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    visit.command("start", table)
    playing(page)
    while visit.update()["table"]["stage"] != "over":
        page.wait_for_timeout(50)
    expect(page.get_by_role("region", name="Result")).to_have_count(0)
    assert page.locator(".bakschisch").get_attribute("data-bribe") in ("1.1", "1.2", "1.3")  # of five, as it came in
    expect(page.get_by_role("button", name="Look back")).to_be_visible()
    page.clock.run_for(SCENE_MILLISECONDS)  # the next scenes, one by one
    expect(page.get_by_role("region", name="Result")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    playing(page, False)
    expect(page.locator(".task")).to_contain_text("over")
