"""The board is the page: its share of the window, that nothing moves it within a visit, and what lies over it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.rules.positions_five_tribes import Setup
from tests.web.conftest import Visitors
from tests.web.tables import Visit, begin_for_two, talk
from tests.web.test_five_tribes import prepared

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
ENLARGED: ViewportSize = {"width": 640, "height": 360}  # 1280x720 at 200 %
BOARDS = {"bakschisch": ".field", "bagdad": ".palaces", "five-tribes": ".map svg.board"}
LEAST = {  # per cent of the window
    "bakschisch": {"laptop": 62, "phone": 50},
    "bagdad": {"laptop": 62, "phone": 50},
    "five-tribes": {"laptop": 40, "phone": 50},
}
LEAST_TILE = 115
TABLE_BYTES = 230 * 1024  # the page of a table, with all that it loads, as it comes over the line
BOX = """(board) => {
  const { x, y, width, height } = document.querySelector(board).getBoundingClientRect();
  return [x, y, width, height];
}"""
TILE = "() => document.querySelector('.tile .ground').getBoundingClientRect().width"
FITS = """(board) => {
  const inside = ({ left, top, right, bottom }) =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const all = [...document.querySelectorAll('[data-space], [data-palace], .tile .ground')];
  return inside(document.querySelector(board).getBoundingClientRect())
    && all.every((one) => inside(one.getBoundingClientRect()))
    && document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth;
}"""
SHIFTS = """(board) => {
  window.shifted = 0;
  const section = document.querySelector('section.board');
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries())
      for (const { node } of sources) {
        const there = node?.nodeType === 1 ? node : node?.parentElement;
        if (there?.matches?.(`${board}, [data-palace]`) || there?.querySelector?.(board)) window.shifted++;
      }
  }).observe({ type: "layout-shift" });
}"""
CLEAR = """() => {
  const [task, controls, tools] = [".task", ".controls", ".tools"].map((one) =>
    document.querySelector(one).getBoundingClientRect());
  const under = controls.bottom > tools.top + 1 && controls.right > tools.left + 1 && controls.left < tools.right - 1;
  const clear = controls.top >= task.bottom - 1 && !under && controls.bottom <= innerHeight;
  return clear && document.querySelector(".ends li") !== null;
}"""
PLACES = "() => [...document.querySelectorAll('[data-space]')].map((one) => one.getAttribute('transform'))"


def begin(visit: Visit, game: str, players: int = 3) -> Page:
    """A game against bots, begun and shown."""
    table = visit.open_table(game=game, players=players, bots=["random"] * (players - 1))
    visit.command("start", table)
    page = visit.go_to(table)
    visit.wait_for_board()
    expect(page.locator(BOARDS[game])).to_be_visible()
    expect(page.locator(".task.mustAct")).to_be_visible()
    return page


@pytest.mark.parametrize("game", BOARDS)
def test_the_board_has_most_of_the_window(visitor: Visit, game: str, screenshot: Callable[..., None]) -> None:
    page = begin(visitor, game)
    for name, size in (("laptop", LAPTOP), ("phone", PHONE)):
        page.set_viewport_size(size)
        page.wait_for_function(f"() => ({FITS})('{BOARDS[game]}')")
        _, _, width, height = page.evaluate(BOX, BOARDS[game])
        assert 100 * width * height / size["width"] / size["height"] >= LEAST[game][name]
        if game == "five-tribes" and name == "laptop":
            assert page.evaluate(TILE) >= LEAST_TILE
        screenshot(page, name)
    for size in (ON_ITS_SIDE, ENLARGED):  # all of it, without scrolling
        page.set_viewport_size(size)
        page.wait_for_function(f"() => ({FITS})('{BOARDS[game]}')")
        screenshot(page, f"{size['width']}")


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_nothing_moves_the_board_within_a_visit(visitors: Visitors, game: str, size: ViewportSize) -> None:
    visit = visitors(viewport=size)
    page = begin(visit, game)
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(SHIFTS, BOARDS[game])
    before = page.evaluate(BOX, BOARDS[game])

    def same(what: str) -> None:
        assert page.evaluate(BOX, BOARDS[game]) == before, what

    for _ in range(4):
        visit.wait_for(f"/tables/{visit.table}", lambda told: 0 in told["table"]["waiting"])
        visit.step()
        same("a step")
    visit.wait_for(f"/tables/{visit.table}", lambda told: 0 in told["table"]["waiting"])
    expect(page.locator(".task.mustAct")).to_be_visible()
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Hint")).to_be_visible()
    same("a hint")
    page.get_by_role("region", name="Hint").get_by_role("button", name="Close").click()
    talk(page)
    same("the log")
    page.keyboard.press("c")
    expect(page.locator("aside.talks")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.get_by_role("button", name="Back to the game")).to_be_visible()
    same("looking back")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Back to the game")).to_have_count(0)
    same("now again")
    assert page.evaluate("() => window.shifted") == 0


def test_the_path_of_a_phone_keeps_its_shape(visitors: Visitors) -> None:
    host, guest = visitors(viewport=PHONE, has_touch=True, is_mobile=True), visitors()
    table = begin_for_two(host, guest)
    before = host.page.evaluate(PLACES)
    for bribe in (2, 3):
        for seat, (visit, step) in enumerate(((host, "bid 1"), (guest, "pass"))):
            visit.step(step, seat=seat, table=table)
        expect(host.page.locator(f".bakschisch[data-bribe='1.{bribe}'][data-playing=false]")).to_be_visible()
        assert host.page.evaluate(PLACES) == before


def test_choices_without_room_scroll_and_cover_nothing(visitor: Visit) -> None:
    around = ("c2", "c4", "b3", "d3", "b2", "d4", "e3", "a3", "c5", "c1")
    many = Setup().put(c3="YWGBR", **dict.fromkeys(around, "YWGBR"))
    player = prepared(visitor, many)
    player.click("c3")
    player.expect_planned(1)
    page = visitor.page
    for size in (LAPTOP, PHONE, ON_ITS_SIDE, ENLARGED):
        page.set_viewport_size(size)
        page.wait_for_function(CLEAR)


def test_a_table_has_no_header_and_its_menu_has_what_was_there(visitor: Visit) -> None:
    page = begin(visitor, "bakschisch")
    expect(page.locator("header")).to_have_count(0)
    visitor.speak("de")
    page.locator(".corner button").first.click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Ton")).to_be_visible()
    page.get_by_role("button", name="Tisch vorerst verlassen").click()
    expect(page.locator("header")).to_be_visible()


def test_a_plate_opens_and_tells_all_of_its_seat(visitors: Visitors) -> None:
    visit = visitors(viewport=PHONE, has_touch=True, is_mobile=True)
    page = begin(visit, "five-tribes")
    plate = page.get_by_role("list", name="Seats").get_by_role("listitem").nth(1)
    plate.tap()
    whole = page.get_by_role("region", name="Random I", exact=True)
    expect(whole).to_contain_text("points")
    assert visit.faults() == []
    page.keyboard.press("Escape")
    expect(whole).to_have_count(0)


def test_nobody_closes_an_empty_fist_by_a_hasty_enter(visitor: Visit) -> None:
    page = begin(visitor, "bakschisch")
    close = page.get_by_role("button", name="Close fist: empty")
    page.keyboard.press("Enter")
    expect(close).to_be_enabled()
    said: dict[str, Any] = visitor.update()["perspectives"][0]["view"]["seats"][0]
    assert said["chosen"] is False
    page.keyboard.press("0")
    page.keyboard.press("Enter")
    visitor.wait_for(f"/tables/{visitor.table}", lambda told: told["table"]["moments"] > 2)


@pytest.mark.parametrize("game", BOARDS)
def test_a_table_is_loaded_with_few_bytes(visitors: Visitors, game: str) -> None:
    visit = visitors(fresh=True)
    table = visit.open_table(game=game, players=2, bots=["random"])
    visit.command("start", table)
    sizes: list[float] = []
    session = visit.page.context.new_cdp_session(visit.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page = visit.go_to(table)
    visit.wait_for_board()
    page.wait_for_load_state("networkidle")
    assert 10_000 < sum(sizes) <= TABLE_BYTES
