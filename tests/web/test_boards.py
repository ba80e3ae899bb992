"""All boards: one question at a time, presses on their way, long names, short screens."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from tests.rules.positions_five_tribes import Setup
from tests.web.conftest import Visitors
from tests.web.tables import Visit, talk
from tests.web.test_five_tribes import prepared
from tests.web.test_one_moment import MOVING, STANDING

LONG_NAME = "Wolfeschlegelsteinhausen"
SHORT_SCREENS: tuple[ViewportSize, ...] = (
    {"width": 844, "height": 390},  # a phone on its side
    {"width": 640, "height": 360},  # 1280x720 at 200 %
)
LEAST_BOARD = 0.6  # of the height
UNCOVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const area = box(document.querySelector('.boardarea'));
  return [...document.querySelectorAll('[data-palace]')]
    .filter((one) => box(one).bottom <= area.bottom && box(one).right <= area.right).length;
}"""
HELD = "() => document.querySelector('section.board').getBoundingClientRect().height / innerHeight"

Screenshot = Callable[..., None]


def sacred() -> Setup:
    """Seat 0 can go from c3 to the sacred place on d4, and pay for a Djinn there."""
    setup = Setup().put(c3="WY", c4="Y", d4="WW", f1="YG", a1="RR").people(0, elders=1).cards(0, fakir=2)
    return setup.kind(d4="sacred place 15").djinn_row("Boaz", "Ba'al", "Jafaar")


def bidding() -> Setup:
    """Seat 0 bids first."""
    return Setup().bids(0, 1, 0, 1).put(a1="WW", b1="W", c3="RRR", d3="R")


def top_of(page: Page, selector: str) -> float:
    """Where something begins."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["y"]


def refused_in_words(page: Page, word: str) -> None:
    """A refusal is shown, and speaks of the table, not of what one would type; it is put away."""
    notice = page.locator(".notice").filter(has_text=re.compile(r"\bFT-\d")).first
    expect(notice).to_contain_text(word)
    assert not re.search(r"['\"‘“`]|\bseat \d|\b(take|bid|drop|at|say) ([a-f][1-5]|\d|yellow)", notice.inner_text())
    notice.get_by_role("button").last.click()
    expect(notice).to_have_count(0)


def test_five_tribes_asks_one_thing_at_a_time(visitor: Visit, screenshot: Screenshot) -> None:
    player = prepared(visitor, sacred())
    page, task = player.page, player.page.locator(".task")
    expect(task).to_contain_text("pick up the meeples")
    player.click("e5")
    refused_in_words(page, "meeple")
    player.click("c3")
    expect(task).to_contain_text("Drop your 2 meeples")
    page.locator(".ends").get_by_role("button", name=re.compile("^d4")).click()  # a way there
    player.expect_planned(3)
    player.expect_phase("sacred")
    expect(task).to_contain_text("summon one of the Djinns, or nobody")
    expect(page.get_by_role("status").first).to_contain_text("summon one of the Djinns")
    play = page.locator(".commit.play")
    expect(play).to_have_text("Play as far as this")
    expect(play).not_to_have_class(re.compile("primary"))
    before = top_of(page, ".area > .beside")
    page.get_by_role("button", name="Ba'al 6 points").click()
    djinn = page.get_by_role("dialog", name="Ba'al")
    expect(djinn).to_be_visible()
    assert top_of(page, ".area > .beside") == before, "nothing is pushed away"
    screenshot(page, "djinn")
    page.keyboard.press("Escape")
    expect(djinn).to_have_count(0)
    player.expect_planned(3)
    page.get_by_role("button", name="Ba'al 6 points").click()
    djinn.get_by_role("button", name="Summon for 1 elder and 1 fakir").click()
    player.expect_planned(4)
    screenshot(page, "planned")
    player.play()
    page.keyboard.press("m")
    page.keyboard.press("l")
    expect(page.locator("[data-finder='past']")).to_contain_text("as it is now")
    expect(page.get_by_text("No such move")).to_have_count(0)
    log = talk(page)
    assert log.inner_text().count("is done") == 0


def test_a_bid_on_its_way_is_pressed_and_nothing_else_is_lit(visitors: Visitors, screenshot: Screenshot) -> None:
    visit = visitors(**MOVING)
    page = visit.page
    kept: list[Callable[[], None]] = []
    slow = [False]

    def slowly(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if slow[0] and '"play"' in str(message):
                kept.append(lambda: server.send(message))
            else:
                server.send(message)

        socket.on_message(pass_on)

    page.route_web_socket(re.compile("/live"), slowly)
    page.clock.install(time=STANDING)
    player = prepared(visit, bidding())
    page.clock.pause_at("2026-11-16T13:00:00")
    spots = page.locator(".spot.may")
    expect(spots).not_to_have_count(0)
    player.click("c3")
    refused_in_words(page, "turn order")
    slow[0] = True
    spot = spots.nth(2).bounding_box()
    assert spot is not None
    place = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
    page.mouse.click(*place)
    expect(page.locator(".spot[aria-busy='true']")).to_have_count(1)
    expect(spots).to_have_count(0)
    page.mouse.click(*place)
    screenshot(page, "on-its-way")
    assert len(kept) == 1
    slow[0] = False
    kept[0]()
    expect(page.locator(".spot[aria-busy='true']")).to_have_count(0)
    expect(spots).to_have_count(0)  # while the bid is shown, and the rival's
    page.mouse.click(*place)
    page.keyboard.press("Escape")
    expect(page.locator(".notice")).to_have_count(0)
    assert [spot["seat"] for spot in player.view()["track"]].count(0) == 1


def test_words_seats_and_board_tell_of_the_same_moment(visitors: Visitors) -> None:
    visit = visitors(**MOVING)
    page = visit.page
    page.clock.install(time=STANDING)
    prepared(visit, Setup().bids(0, 1, 0, 1).put(a1="WW", b1="W", c3="RRR", d3="R"))
    page.clock.pause_at("2026-11-16T13:00:00")
    task, acting = page.locator(".task"), page.get_by_role("list", name="Seats").locator(".acting")
    expect(task).to_contain_text("Your bid")
    page.locator(".spot.may").last.click()
    expect(page.locator(".spot.taken")).not_to_have_count(0)
    expect(task).not_to_contain_text("Your bid")
    seen = set()
    for _ in range(60):
        page.clock.run_for(100)
        words, lit = task.inner_text(), acting.all_inner_texts()
        seen.add(words)
        if "Your" in words:
            break
        assert len(lit) == 1
    assert any("Random is" in words for words in seen)


def test_long_names_and_short_screens(visitors: Visitors, screenshot: Screenshot) -> None:
    visit = visitors(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    visit.ask("POST", "/me")
    visit.ask("PUT", "/me", {"name": LONG_NAME})
    player = prepared(visit, sacred())
    page = player.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    right = page.evaluate(
        "Math.max(...[...document.querySelectorAll('.seats .total, .seats .things > span')]"
        ".map((e) => e.getBoundingClientRect().right))"
    )
    assert right <= 390
    screenshot(page, "phone")
    page.get_by_role("button", name="Score", exact=True).tap()
    cut = page.evaluate("[...document.querySelectorAll('th .name')].some((e) => e.scrollWidth > e.clientWidth + 1)")
    assert not cut
    screenshot(page, "score")
    for size in SHORT_SCREENS:
        page.set_viewport_size(size)
        assert page.evaluate(HELD) >= LEAST_BOARD
        screenshot(page, f"five-tribes-{size['width']}")
    for game in ("bakschisch", "bagdad"):
        table = visit.open_table(game=game, players=2, bots=["random"])
        visit.command("start", table)
        visit.go_to(table)
        visit.wait_for_board()
        for size in SHORT_SCREENS:
            page.set_viewport_size(size)
            page.wait_for_function(f"() => ({HELD})() >= {LEAST_BOARD}")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            expect(page.locator(".task")).to_be_in_viewport(ratio=1)
            if game == "bakschisch":
                expect(page.locator(".commit.close")).to_be_in_viewport(ratio=1)
                expect(page.locator(".pot")).to_be_in_viewport(ratio=1)
            else:  # both rows, and no tray over them
                page.wait_for_function(f"() => ({UNCOVERED})() === 6")
            expect(page.get_by_role("button", name="Rules")).to_be_in_viewport(ratio=1)
            screenshot(page, f"{game}-{size['width']}")


def test_no_curtain_before_there_is_anything_to_hide(visitor: Visit) -> None:
    page = visitor.go_home()
    page.get_by_role("article", name="The Thief of Bagdad").get_by_role("button", name="More options").click()
    page.get_by_label("Players", exact=True).select_option("2")
    page.get_by_label("Against").select_option("screen")
    page.get_by_role("button", name="Begin").click()
    visitor.wait_for_board()
    curtain = page.get_by_role("button", name="show the table")
    while (view := (update := visitor.update())["perspectives"][0]["view"])["phase"] == "guards":
        expect(page.locator("[data-phase='guards']")).to_be_visible()
        expect(curtain).to_have_count(0)
        visitor.step(seat=update["table"]["waiting"][0])
        assert view["seats"][0]["cards"] == 0
    expect(curtain).to_be_visible()  # the hands are dealt
