"""What one sees and what one can choose belong to one moment: reveals, the end, presses that come too late."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.tables import THEMES, Visit, begin_for_two, last_bribes, pass_to_the_end, seat_two, talk

PHONE = {"width": 390, "height": 844}
MOVING: dict[str, Any] = {"reduced_motion": "no-preference", "speed": None, "fresh": True}  # with a clock of its own
SCENE_MILLISECONDS = 7000  # longer than any scene
SOON_MILLISECONDS = 200  # shorter than any scene
STANDING = "2026-11-16T12:00:00"
GO_ON = {"en": "Go on", "fr": "Continuer", "it": "Avanti", "de": "Weiter", "es": "Seguir"}

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
    return talk(page).inner_text()


def test_nothing_is_chosen_for_a_card_that_was_not_seen(visitors: Visitors, screenshot: Screenshot) -> None:
    host, guest = visitors(**MOVING), visitors()
    stop_the_clock(host)
    table = begin_for_two(host, guest)
    page = host.page
    guest.step("bid 2", seat=1, table=table)
    expect(page.locator("[data-fist='closed']")).to_have_count(1)
    page.keyboard.press("1")
    close = page.locator(".commit.close")
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
    page.clock.run_for(700)  # after the hush the lesser fist, then the other one
    expect(page.locator("[data-fist='shown']")).to_have_count(1)
    assert spoken(page) == "The fists open…"
    page.clock.run_for(300)
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


def test_open_fists_stay_in_sight_where_nothing_moves(visitors: Visitors, screenshot: Screenshot) -> None:
    phone = visitors(viewport=PHONE, has_touch=True, is_mobile=True, speed=None, fresh=True)
    stop_the_clock(phone)
    guest = visitors()
    page = phone.page
    table, ways = "", (("bid 3", "tap"), ("bid 1", "Enter"), ("pass", "time"))
    for number, (language, words) in enumerate(GO_ON.items()):
        page.emulate_media(color_scheme=THEMES[number % 2])
        bid, skip = ways[number % len(ways)]
        if number % len(ways) == 0:
            table = begin_for_two(phone, guest)
        phone.speak(language)
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
        expect(page.locator(".raised button")).to_have_text(words)
        screenshot(page, f"still-{language}")
        if skip == "tap":
            page.touchscreen.tap(PHONE["width"] / 2, 300)
        elif skip == "Enter":
            page.keyboard.press("Enter")
        else:
            page.clock.run_for(SCENE_MILLISECONDS)
        playing(page, False)
        expect(page.locator(".commit.close")).to_be_enabled()
        assert not re.search(r"\bbk-|\{|\$", page.locator("body").inner_text())


def test_the_result_comes_when_the_board_has_shown_it(visitors: Visitors) -> None:
    host, guest, watcher = visitors(), visitors(), visitors(**MOVING)
    stop_the_clock(watcher)
    table = seat_two(host, guest, **last_bribes(4))
    page = watcher.go_to(table)
    watcher.wait_for_board()
    for number, visit in enumerate((host, guest)):
        visit.step("pass", seat=number, table=table)
    playing(page)  # the first reveal; as the clock stands, it stays
    pass_to_the_end(host, guest, table=table)
    board, result = page.locator(".bakschisch"), page.get_by_role("region", name="Result")
    expect(page.get_by_role("button", name="Look back")).to_be_visible()
    expect(result).to_have_count(0)
    expect(board).to_have_attribute("data-bribe", "10.2")
    for _ in range(SCENE_MILLISECONDS // SOON_MILLISECONDS):  # the next scene
        page.clock.run_for(SOON_MILLISECONDS)
        if board.get_attribute("data-bribe") != "10.2":
            break
    playing(page)
    expect(board).to_have_attribute("data-bribe", "10.3")
    expect(result).to_have_count(0)
    page.keyboard.press("Escape")
    playing(page, False)
    expect(result).to_have_count(0)  # stillness
    page.clock.run_for(2000)
    expect(result).to_be_visible()
    expect(page.locator(".task")).to_contain_text("over")
