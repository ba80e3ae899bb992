"""Bakschisch in a real Chromium: whole games by clicks and by keys, the reveal, phones, tracks, languages, refusals."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.tables import THEMES, Visit, begin_for_two, seat_two, talk
from tests.web.test_one_moment import MOVING, stop_the_clock

PHONE = {"width": 360, "height": 740}
SHORT = {"track": "short", "max_rounds": 10}
TINY = {"track": "GDFHEDFEGH/6", "max_rounds": 10}  # ten spaces, two or three rounds
MOST_BRIBES = 50  # ten rounds of five
TASKS = {
    "en": "Close your fist",
    "fr": "Ferme le poing",
    "it": "Chiudi il pugno",
    "de": "Schließ deine Faust",
    "es": "Cierra el puño",
}

NEXT = """(before) => {
    const { bribe, playing } = document.querySelector(".bakschisch").dataset;
    if (document.querySelector("section.end")) return "over";
    return playing === "false" && bribe !== before && bribe;
}"""
WATCH = """() => {
    const board = document.querySelector(".bakschisch");
    const count = (what) => board.querySelectorAll(what).length;
    window.seen = new Set();
    const look = () => {
        window.seen.add("at " + board.querySelector("[data-pawn='0']").dataset.at);
        window.seen.add(count("[data-fist='shown']") + " open");
        if (count(".flights svg")) window.seen.add("flying");
    };
    new MutationObserver(look).observe(board, { subtree: true, childList: true, attributes: true });
}"""


def begin_with_bot(visit: Visit, **wanted: Any) -> Page:
    """A game against one novice, begun and shown."""
    table = visit.open_table(players=2, bots=["novice"], **wanted)
    visit.command("start", table)
    visit.go_to(table)
    visit.wait_for_board()
    return visit.page


def bribe(page: Page) -> str:
    """Which bribe the board shows, as round.bribe."""
    return str(page.locator(".bakschisch").get_attribute("data-bribe"))


def next_card(page: Page, before: str) -> str:
    """Wait until the fists have opened: the bribe that the board shows then, or "over"."""
    return str(page.wait_for_function(NEXT, arg=before).json_value())


def play_until_over(visit: Visit, close_fist: Callable[[int], None]) -> None:
    """Bid a quarter of the bag on every card, and nearly all on the fifth, so that a pawn stays on the throne."""
    page = visit.page
    coins = page.get_by_role("slider", name="Coins in your fist")
    shown = bribe(page)
    for _ in range(MOST_BRIBES):
        most = int(coins.get_attribute("max") or 0)
        close_fist(min(most, max(2, most - 1)) if shown.endswith(".5") else most // 4)
        if page.get_by_role("dialog").is_visible():  # without a coin on the throne
            page.get_by_role("button", name="Yes").click()
        shown = next_card(page, shown)
        if shown == "over":
            break
    expect(page.get_by_role("region", name="Result")).to_be_visible()


def test_a_whole_game_by_clicks(visitor: Visit, screenshot: Callable[..., None]) -> None:
    page = begin_with_bot(visitor, options=TINY)
    more = page.get_by_role("button", name="One coin more")

    def close_fist(coins: int) -> None:
        for _ in range(coins):
            more.click()
        page.get_by_role("button", name=re.compile("^Close fist")).click()

    screenshot(page, "first-card")
    play_until_over(visitor, close_fist)
    ranking = visitor.update()["table"]["ranking"]
    expect(page.get_by_role("region", name="Result").get_by_text(re.compile("gold$"))).to_have_count(2)
    expect(page.get_by_role("list", name="Seats").get_by_text("Place 1")).to_have_count(ranking.count(1))
    screenshot(page, "over")


def test_a_whole_game_by_keys(visitor: Visit) -> None:
    page = begin_with_bot(visitor, options=TINY)
    page.keyboard.press("5")
    expect(page.get_by_text("if nobody shows more. 5 coins stay in your bag.")).to_be_visible()
    page.keyboard.press("-")
    expect(page.get_by_role("button", name="Close fist: 4 coins")).to_be_visible()
    page.keyboard.press("t")
    expect(page.get_by_role("button", name="Put your thief into the fist")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("+")
    expect(page.get_by_role("button", name="Close fist: 4 coins")).to_be_visible()

    def close_fist(coins: int) -> None:
        page.keyboard.press(str(coins))
        page.keyboard.press("Enter")

    play_until_over(visitor, close_fist)


def test_the_path_is_read_by_arrow_keys(visitor: Visit) -> None:
    page = begin_with_bot(visitor)
    start = page.get_by_role("img", name=re.compile("^START"))
    start.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("img", name=re.compile("^Space 1, guard"))).to_be_focused()
    page.keyboard.press("End")
    expect(page.get_by_role("img", name="The throne", exact=True)).to_be_focused()
    expect(page.locator("[data-space][tabindex='0']")).to_have_count(1)
    expect(page.get_by_role("img", name=re.compile("^Space 24, eunuch; thief stop"))).to_have_count(1)


def test_all_gold_is_asked_about_and_a_fist_can_be_changed(visitors: Visitors) -> None:
    host, guest = visitors(), visitors()
    begin_for_two(host, guest)
    page = host.page
    page.get_by_role("slider", name="Coins in your fist").fill("10")
    page.get_by_role("button", name="Close fist: 10 coins").click()
    expect(page.locator(".preview")).to_contain_text("This is all your gold")
    expect(page.locator("[data-fist='closed']")).to_have_count(0)
    page.keyboard.press("9")
    expect(page.locator(".preview")).not_to_contain_text("all your gold")
    for key in ("1", "0", "Enter", "Enter"):  # the second press shows it
        page.keyboard.press(key)
    expect(page.locator("[data-fist='closed']")).to_have_count(1)
    expect(page.locator(".task")).to_contain_text("Your fist is closed")
    page.get_by_role("button", name="Put your thief into the fist").click()
    page.get_by_role("button", name="Change to thief").click()
    expect(page.get_by_role("button", name="Closed: thief")).to_be_visible()
    assert host.update()["perspectives"][0]["view"]["seats"][0]["choice"] == "thief"
    guest.step("bid 3", seat=1, table=host.table)
    next_card(page, "1.1")
    expect(talk(page).get_by_text("steals 3 coins").first).to_be_visible()
    page.keyboard.press("t")
    expect(page.get_by_text("BK-17", exact=True)).to_be_visible()
    page.keyboard.press("9")
    page.keyboard.press("9")
    expect(page.get_by_role("button", name="Close fist: 9 coins")).to_be_visible()


def test_the_reveal_is_played_out_for_spectators_too(visitors: Visitors, screenshot: Callable[..., None]) -> None:
    host, guest, spectator = visitors(), visitors(), visitors(reduced_motion="no-preference", speed=None)
    table = seat_two(host, guest)
    page = spectator.go_to(table)
    spectator.wait_for_board()
    host.step("bid 2", seat=0, table=table)
    expect(page.locator("[data-fist='closed']")).to_have_count(1)
    page.evaluate(WATCH)
    guest.step("bid 1", seat=1, table=table)
    page.wait_for_function("() => window.seen.has('2 open')")
    screenshot(page, "fists")
    expect(page.locator(".bakschisch")).to_have_attribute("data-playing", "false")
    space = host.update(table)["perspectives"][0]["view"]["seats"][0]["space"]
    expect(page.locator("[data-pawn='0']")).to_have_attribute("data-at", str(space))
    seen = page.evaluate("[...window.seen]")
    assert {"2 open", "flying", *(f"at {step}" for step in range(space + 1))} <= set(seen)


def test_somebody_in_a_hurry_need_not_wait(visitors: Visitors) -> None:
    host, guest = visitors(**MOVING), visitors()
    stop_the_clock(host)
    table = begin_for_two(host, guest)
    guest.step("bid 1", seat=1, table=table)
    host.page.keyboard.press("3")
    host.page.keyboard.press("Enter")
    board = host.page.locator(".bakschisch")
    expect(board).to_have_attribute("data-playing", "true")
    host.page.keyboard.press("Enter")
    expect(board).to_have_attribute("data-playing", "false")
    host.page.keyboard.press("2")
    expect(host.page.get_by_role("button", name="Close fist: 2 coins")).to_be_enabled()


def test_a_phone_shows_the_whole_table(visitors: Visitors, screenshot: Callable[..., None]) -> None:
    visit = visitors(viewport=PHONE, has_touch=True, is_mobile=True)
    for track in ("short", "long"):
        table = visit.open_table(players=4, bots=["novice"] * 3, options={"track": track})
        visit.command("start", table)
        page = visit.go_to(table)
        visit.wait_for_board()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        for button in ("Close fist: empty", "Put your thief into the fist", "One coin more"):
            expect(page.get_by_role("button", name=button)).to_be_in_viewport(ratio=1)
        spaces = len(visit.update()["perspectives"][0]["view"]["track"]["spaces"]) + 2
        expect(page.locator("[data-space]")).to_have_count(spaces)
        smallest = page.evaluate(
            "Math.min(...[...document.querySelectorAll('.slab')].map((slab) => slab.getBoundingClientRect().width))"
        )
        assert smallest >= 28
        screenshot(page, track)
        page.get_by_role("button", name="One coin more").tap()
        page.get_by_role("button", name="Close fist: 1 coin").tap()
        next_card(page, "1.1")


def test_every_language_is_spoken(visitor: Visit, screenshot: Callable[..., None]) -> None:
    page = begin_with_bot(visitor, options=SHORT)
    for key in ("2", "Enter", "t", "Enter", "0", "Enter", "0", "Enter", "0", "Enter"):  # a whole round, for the log
        before = bribe(page)
        page.keyboard.press(key)
        if key == "Enter":
            next_card(page, before)
    for language, task in TASKS.items():
        visitor.speak(language)
        expect(page.locator(".task")).to_contain_text(task)
        page.keyboard.press("?")
        expect(page.get_by_role("dialog").locator(".help section")).to_have_count(9)
        assert not re.search(r"\bbk-|\{|\$", page.locator("body").inner_text())
        screenshot(page, f"help-{language}")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_nothing_is_hard_to_reach(visitor: Visit, screenshot: Callable[..., None]) -> None:
    page = begin_with_bot(visitor)
    page.keyboard.press("3")
    for theme in THEMES:
        assert visitor.faults_in(theme) == []
        screenshot(page, theme)
