"""Following the game: what rivals did, whole turns as hints, plans that outlive a reload, and those who only watch."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.rules.positions_five_tribes import Setup
from tests.web import bagdad, five_tribes
from tests.web.conftest import Visitors
from tests.web.profiles import DESKTOP
from tests.web.tables import Visit, begin_for_two
from tests.web.test_bagdad import position
from tests.web.test_bagdad import prepared as prepared_bagdad
from tests.web.test_five_tribes import prepared, sowing

PHONE: ViewportSize = {"width": 390, "height": 844}
Screenshot = Callable[..., None]


def since(page: Page) -> Locator:
    """What the others did since one's own last turn, on their plates."""
    return page.locator(".seats .deed")


def test_a_rivals_turn_stays_in_sight_until_ones_own(visitors: Visitors, screenshot: Screenshot) -> None:
    visit = visitors(viewport=PHONE, has_touch=True, is_mobile=True)
    player = five_tribes.Player(visit)
    player.open(players=3, bots=["random", "random"])
    page = player.page
    trail = page.locator("[data-trail='1'], [data-trail='2']")  # the way of a bot's meeples, with numbers
    for _ in range(20):
        look = player.wait()
        if trail.count():
            break
        player.answer(look)
    expect(since(page).last).to_contain_text("from")
    expect(trail.locator(".number").first).to_have_text("1")
    expect(page.locator(".unseen[role=status], [aria-live]").first).to_be_attached()
    rival = since(page).last.inner_text()
    screenshot(page, "phone")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert visit.faults() == []
    expect(trail).to_have_count(1)
    page.set_viewport_size({"width": 1280, "height": 800})
    screenshot(page, "desktop")
    for _ in range(3):  # until one's own decision is made
        player.answer(player.wait())
    expect(since(page).filter(has_text=rival)).to_have_count(0)


FOLLOWS = """() => {
  const [tip, post] = [".arrow .head", "[data-palace=white] .post.traced"].map((name) =>
    document.querySelector(name)?.getBoundingClientRect());
  const middle = tip && tip.x + tip.width / 2;
  return tip && post && post.x < middle && middle < post.x + post.width;
}"""


def test_a_rivals_turn_is_traced_on_the_palaces(visitors: Visitors, screenshot: Screenshot) -> None:
    host, guest = visitors(viewport=PHONE, has_touch=True, is_mobile=True), visitors()
    start = position(rival=(0, 4, 0, 1, 0, 2, 1), thieves=((0,) * 6, (0, 3, 0, 0, 0, 0)), seat=1, turns=5)
    table = begin_for_two(host, guest, game="bagdad", position=start, options=start["options"])
    page = host.page
    traced = page.locator(".bagdad[data-trail='1']")
    for step in ("place blue", "move yellow white with yellow", "end"):
        guest.step(step, seat=1, table=table)
    expect(traced).to_be_visible()
    expect(page.locator(".arrow")).to_have_count(1)
    expect(page.locator("[data-palace=white] .post.traced")).to_have_count(1)
    expect(page.locator(".post.traced")).to_have_count(1)
    expect(page.locator("[data-palace=blue] em.traced")).to_have_text("+1")
    expect(page.locator("[data-palace=blue] .news.traced")).to_have_text("−1")
    expect(page.locator("[data-seat='1'] .facts em")).to_have_text("−4 +3")
    screenshot(page, "phone")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.set_viewport_size({"width": 1280, "height": 720})
    page.wait_for_function(FOLLOWS)  # the arrow's head is over the post where the guard stands
    screenshot(page, "desktop")
    assert host.faults() == []
    host.step(table=table)
    expect(traced).to_have_count(0)  # until one's own decision is made
    watcher = visitors(viewport=PHONE)
    watcher.go_to(table)
    watcher.wait_for_board()
    expect(watcher.page.locator(".dock button")).to_have_count(0)  # those who watch plan nothing


def test_the_last_bribe_stays_on_the_path(visitors: Visitors, screenshot: Screenshot) -> None:
    host, guest, watcher = visitors(viewport=PHONE, has_touch=True, is_mobile=True), visitors(), visitors()
    table = begin_for_two(host, guest)
    page = host.page
    watcher.go_to(table)
    watcher.wait_for_board()
    for bribe, winner in enumerate((0, 1), start=1):
        for seat, visit in enumerate((host, guest)):
            visit.step("bid 3" if seat == winner else "pass", seat=seat, table=table)
        for look in (page, watcher.page):
            expect(look.locator(f".bakschisch[data-bribe='1.{bribe + 1}'][data-playing=false]")).to_be_visible()
            expect(look.locator("[data-trail]")).to_have_count(1)
            expect(look.locator(f"[data-trail='{winner}'] .way")).to_have_count(2)
            expect(look.locator(".won")).to_have_count(1)
            expect(look.locator(f".seats [data-seat='{winner}'] .won")).to_contain_text("3▲")
    screenshot(page, "phone")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.set_viewport_size({"width": 1280, "height": 720})
    screenshot(page, "desktop")
    assert host.faults() == []
    page.set_viewport_size(PHONE)  # as a phone that is turned
    page.wait_for_function("() => document.querySelector('.field svg').clientWidth <= innerWidth")
    page.reload()
    expect(page.locator("[data-trail='1']")).to_have_count(1)


@pytest.mark.parametrize("game", ["five-tribes", "bagdad"])
def test_a_plan_survives_a_reload(visitor: Visit, game: str) -> None:
    player: Any
    if game == "five-tribes":
        player = prepared(visitor, sowing())
        player.click("c5")
        player.expect_planned(1)
        player.click("c4")
    else:
        player = prepared_bagdad(visitor)
        player.point("red")
        player.pay("place red 1d")
        player.guard("yellow")
        player.point("white")
        player.pay("move yellow white with yellow")
    player.expect_planned(2)
    start = visitor.update()["perspectives"][0]["view"]
    player.page.reload()
    visitor.wait_for_board()
    player.expect_planned(2)
    assert visitor.update()["perspectives"][0]["view"] == start
    # it is on the server, for every device that holds the seat: this one need not keep it
    path = f"/tables/{visitor.table}/seats/0/plans"
    visitor.wait_for(path, lambda plans: plans["draft"] and len(plans["draft"]["steps"]) == 2)
    player.page.wait_for_function("() => !Object.keys(localStorage).some((key) => key.startsWith('serai.plan.'))")
    player.page.reload()
    visitor.wait_for_board()
    player.expect_planned(2)
    if game == "five-tribes":
        player.click("d4")
        player.play()
    else:
        player.page.locator("[data-commit]").click()
    visitor.wait_for(path, lambda plans: plans["draft"] is None)  # what is played is forgotten


def top(of: Locator) -> float:
    return float(of.evaluate("(element) => element.getBoundingClientRect().top"))


def bottom(of: Locator) -> float:
    return float(of.evaluate("(element) => element.getBoundingClientRect().bottom"))


def test_a_hint_is_a_whole_turn_that_can_be_taken_over(visitor: Visit, screenshot: Screenshot) -> None:
    player = prepared(visitor, sowing())
    page, start = player.page, player.view()
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("listitem").first).to_contain_text("from c5 to d4")
    expect(hint.get_by_role("listitem").first).to_contain_text("points")
    expect(hint.locator(".reasons")).to_have_count(1)  # of the turn that is looked at
    expect(hint.locator(".reasons")).to_have_text(re.compile(r"Why:\s+\S.*\d"))
    expect(page.get_by_role("status").filter(has_text="Why:")).to_have_count(1)
    expect(page.locator(".walk:not(.shade)")).to_have_count(1)  # drawn on the board
    screenshot(page, "shown")
    assert visitor.faults() == []
    page.set_viewport_size(PHONE)
    take = hint.get_by_role("button", name="Put it into my plan")
    expect(take).to_be_in_viewport(ratio=1)  # above the turns, in the place of the controls
    assert bottom(take) <= top(hint.get_by_role("listitem").first)
    assert top(hint) >= bottom(page.locator(".map")), "the tiles that it speaks of stay in sight"
    page.set_viewport_size(DESKTOP)
    take.click()
    expect(page.locator(five_tribes.BOARD)).not_to_have_attribute("data-planned", "0")
    assert player.view() == start, "nothing is played by it"
    player.play()

    other = prepared_bagdad(visitor)
    other.page.get_by_role("button", name="Hint").click()
    expect(hint.get_by_role("listitem").first).to_be_visible()
    screenshot(page, "bagdad")
    if hint.get_by_role("button", name="Put it into my plan").count():
        hint.get_by_role("button", name="Put it into my plan").click()
        expect(page.locator(".chain > li").first).to_be_visible()
    assert bagdad.PALACES


def test_a_hint_for_a_bid_is_put_on_the_track(visitor: Visit, screenshot: Screenshot) -> None:
    twice = Setup().bids(0, 0, 1, 1).put(a1="WW", b1="W", c3="RRR", d3="R").gold(0, 0)  # a second bid follows, of 0 too
    player = prepared(visitor, twice)
    page = player.page
    assert player.wait()["phase"] == "bid"
    start = player.view()
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Put it into my plan").click()
    spot = page.locator(".spot[aria-pressed=true]")
    expect(spot).to_have_count(1)
    screenshot(page, "ready")
    assert player.view() == start, "nothing is played by it"
    page.locator(".dock").get_by_role("button", name=re.compile("^Bid ")).click()
    expect(spot).to_have_count(0)
    page.wait_for_function("before => document.querySelector('main').dataset.moment !== before", arg="0")


def test_those_who_watch_are_told_so_and_counted(visitors: Visitors, screenshot: Screenshot) -> None:
    host, guest, watcher = visitors(), visitors(), visitors(viewport=PHONE)
    table = begin_for_two(host, guest)
    seats = host.page.locator(".corner")
    expect(seats.locator(".watchers")).to_have_count(0)
    watcher.go_to(table)
    watcher.wait_for_board()
    expect(watcher.page.locator(".corner")).to_contain_text("You are watching")
    expect(seats.locator(".watchers")).to_contain_text("1 person is watching.")
    screenshot(watcher.page, "phone")
    whole = "names => names.every((name) => name.scrollWidth <= name.clientWidth)"
    assert watcher.page.locator(".seats .name").evaluate_all(whole), "the label squeezes no name"
    screenshot(host.page, "seat")
    watcher.page.close()
    expect(seats.locator(".watchers")).to_have_count(0)


def next_move(page: Page) -> Locator:
    """The button that shows the next move of the others."""
    return page.get_by_role("button", name="Next move")


def test_the_others_moves_wait_for_a_press_if_one_likes(visitors: Visitors, screenshot: Screenshot) -> None:
    visitor = visitors(speed=None)
    player = five_tribes.Player(visitor)
    player.open(players=3, bots=["random", "random"])
    page = player.page
    for speed in ("at once", "one at a time"):
        page.keyboard.press("v")
        expect(page.locator(".notice").last).to_contain_text(speed)
    seen: list[int] = []
    while len(seen) < 4:  # bids and turns of the others, one after the other
        expect(next_move(page).or_(page.locator(f"{five_tribes.BOARD}[data-mine=true]")).first).to_be_visible()
        moment = page.locator("main").get_attribute("data-moment") or ""
        if not next_move(page).count():
            visitor.step()
            expect(page.locator("main")).not_to_have_attribute("data-moment", moment)
            continue
        seen.append(int(moment))
        assert seen[-1] < visitor.update()["table"]["moments"]  # the move is played, and not yet told
        screenshot(page, "waiting")
        if len(seen) % 2:
            next_move(page).click()
        else:
            page.keyboard.press("Enter")
        expect(page.locator("main")).not_to_have_attribute("data-moment", moment)
    assert seen == sorted(set(seen))
    while next_move(page).count():
        page.keyboard.press("Escape")  # to the table as it is now
    page.get_by_role("group", name="Actions").get_by_role("button", name="Table").click()
    page.get_by_role("dialog").get_by_role("button", name="at once", exact=True).click()
    page.keyboard.press("Escape")
    page.reload()
    visitor.wait_for_board()
    assert page.evaluate("localStorage.getItem('serai.speed')") == "instant"  # kept on the device


def test_a_running_clock_waits_for_nobodys_moves(visitors: Visitors) -> None:
    player = five_tribes.Player(visitors(speed="step"))
    clock = {"kind": "live", "seconds": 600, "bonus": 10, "days": 1}
    player.open(players=3, bots=["random", "random"], clock=clock)
    for _ in range(4):  # whenever one is to choose, nothing stands in the way
        look = player.wait()
        expect(next_move(player.page)).to_have_count(0)
        player.answer(look)
