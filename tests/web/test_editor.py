"""The position editor in a real browser: positions built by pointing and by the form, their sentence, link and use."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import serai
from tests.web.conftest import Visitors

pytestmark = pytest.mark.compiled
Screenshot = Callable[..., None]
EMPTY_FIST = "Close fist: empty"


def control(page: Page, field: str, *at: int) -> Locator:
    """The number, choice or switch of a place of a field."""
    return page.locator(f"[data-field='{field}'][data-at='{'.'.join(map(str, at))}']")


def put(page: Page, field: str, *at: int, value: int) -> None:
    """Type a number, and see it there when the server has answered."""
    box = control(page, field, *at).locator("input")
    box.fill(str(value))
    box.press("Enter")
    expect(box).to_have_value(str(value))


def position(page: Page) -> dict[str, Any]:
    """The position as its text says it, once the page has it all."""
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    page.get_by_role("button", name="Copy as text").click()
    page.wait_for_function("() => window.copied")
    found: dict[str, Any] = json.loads(page.evaluate("window.copied"))
    return found


def edit(page: Page, game: str) -> None:
    page.goto(f"/edit/{game}")
    expect(page.locator("[data-sound]")).to_be_visible()


def test_bakschisch_by_pointing_and_by_numbers(visitors: Visitors, screenshot: Screenshot) -> None:
    visitor = visitors()
    page = visitor.page
    edit(page, "bakschisch")
    page.get_by_role("button", name="Player 2", exact=True).click()
    page.locator("[data-space='12']").click()
    expect(page.locator("[data-pawn='1']")).to_have_attribute("data-at", "12")
    put(page, "gold", 1, value=13)
    expect(page.locator("[data-sound]")).to_be_visible()
    screenshot(page, "bakschisch")

    page.get_by_role("button", name="Table", exact=True).click()
    put(page, "pot", value=9)  # coins out of nothing
    flaw = page.locator("[data-flaw]")
    expect(flaw).to_contain_text("The coins in all bags and the pot must add up")
    visitor.speak("de")
    expect(flaw).to_contain_text("Die Münzen in allen Beuteln und im Topf")
    expect(flaw.locator("[lang=en]")).to_have_count(0)
    visitor.speak("en")
    expect(control(page, "pot").locator("input")).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("button", name="Open as a table")).to_be_disabled()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-sound]")).to_be_visible()
    page.get_by_role("button", name="Redo").click()
    expect(flaw).to_be_visible()
    page.locator("h1").click()
    page.keyboard.press("Control+z")
    expect(page.locator("[data-sound]")).to_be_visible()

    made = position(page)
    state = serai.load(made).plain
    assert (state.space[1], state.gold[1]) == (12, 13)
    page.wait_for_url(re.compile("#position=."))
    address = page.url
    other = visitors().page
    other.goto(address)
    expect(other.locator("[data-pawn='1']")).to_have_attribute("data-at", "12")
    assert position(other) == made

    page.get_by_role("button", name="Open as a table").click()
    page.wait_for_url(re.compile("/t/"))
    other.get_by_role("button", name="Open as a puzzle").click()
    other.wait_for_url(re.compile("/puzzles/"))
    expect(other.get_by_role("heading", name="Find the best move.")).to_be_visible()
    puzzle = other.url
    other.go_back()
    other.get_by_role("button", name="Study it").click()
    other.wait_for_url(re.compile("/study/"))
    solver = visitors().page
    solver.goto(puzzle)
    solver.get_by_role("button", name=EMPTY_FIST).click()
    expect(solver.get_by_role("table")).to_contain_text("as the strongest bot judges it")
    expect(solver.get_by_role("link", name="Study this position")).to_be_visible()
    screenshot(solver, "puzzle")
    assert visitor.faults() == []


HURRY = """(names) => {
    const buttons = [...document.querySelectorAll("button")];
    for (const name of names)
        buttons.find((button) => [button.textContent, button.getAttribute("aria-label")].includes(name)).click();
}"""


def test_who_is_quicker_than_the_server_loses_no_change(visitors: Visitors) -> None:
    page = visitors().page
    edit(page, "bakschisch")
    page.get_by_role("button", name="Player 1", exact=True).click()
    put(page, "space", 0, value=3)
    assert position(page)["state"]["space"][0] == 3
    page.evaluate("window.copied = null")
    more = control(page, "space", 0).locator("button").last.get_attribute("aria-label")
    page.evaluate(HURRY, [more, more, "Copy as text", "Undo"])  # all before the server has answered once
    page.wait_for_function("() => window.copied")
    assert json.loads(page.evaluate("window.copied"))["state"]["space"][0] == 5
    expect(control(page, "space", 0).locator("input")).to_have_value("4")


def test_palaces_and_tiles_are_pointed_at(visitors: Visitors, screenshot: Screenshot) -> None:
    visitor = visitors(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = visitor.page
    edit(page, "bagdad")
    page.locator("[data-palace='green']").tap()
    put(page, "thieves", 1, 2, value=3)
    put(page, "chests", 2, value=3)
    expect(page.locator("[data-sound]")).to_be_visible()
    screenshot(page, "bagdad-phone")
    made = position(page)
    state = made["state"]
    assert serai.load(made).to_act
    assert (state["thieves"][1][2], state["reserve"][1], state["chests"][2]) == (3, 9, 3)

    edit(page, "five-tribes")
    page.locator("[data-target='c3']").tap()  # nobody may choose it in play
    expect(page.locator("[data-tile='c3'][data-edited]")).to_have_count(1)
    before = position(page)["state"]
    more = before["meeples"][14][0] + 2
    put(page, "meeples", 14, 0, value=more)
    camel = control(page, "camels", 14).locator("select")
    camel.select_option("seat 0")
    expect(camel).to_have_value("seat 0")
    expect(page.locator("[data-sound]")).to_be_visible()
    expect(page.locator("[data-tile='c3'] .camel")).to_be_visible()
    screenshot(page, "five-tribes-phone")
    made = position(page)
    assert (made["state"]["meeples"][14][0], made["state"]["camels"][14]) == (more, "seat 0")
    assert serai.load(made).to_act

    text = json.dumps(serai.game("five-tribes", players=4).new_match(seed=5).state.position())
    page.get_by_label("The text of a position").fill("{}")
    page.get_by_role("button", name="Lay this position").click()
    expect(
        page.locator(".notice, [role=status], [role=alert]").filter(has_text="A position needs").first
    ).to_be_visible()
    refused = next(told for told in visitors.complaints if "422" in told)
    visitors.complaints.remove(refused)  # the browser's own line about an answer that we wanted
    page.get_by_label("The text of a position").fill(text)
    page.get_by_role("button", name="Lay this position").click()
    expect(page.get_by_role("button", name="Player 4", exact=True)).to_be_visible()
    assert position(page) == json.loads(text)
    with page.expect_download() as got:
        page.get_by_role("button", name="Picture (PNG)").click()
    assert got.value.path().read_bytes().startswith(b"\x89PNG")
    assert visitor.faults() == []
