"""The table page: two people, chat, undo, several people at one screen, a seat on two devices, rematch, hints."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.server.server_process import hosting
from tests.web.conftest import CHROMIUM, Visitors
from tests.web.tables import Visit, begin_for_two, last_bribes, pass_to_the_end, talk

AT_ITS_END = """() => {
  const list = document.querySelector('section[aria-label="Log"] ol');
  return list.scrollTop + list.clientHeight >= list.scrollHeight - 2;
}"""


def test_friends_come_by_a_link_and_talk(visitors: Visitors, screenshot: Callable[..., None]) -> None:
    host, guest = visitors(), visitors()
    page = host.go_home()
    page.get_by_role("article", name="Bakschisch").get_by_role("button", name="Invite friends").click()
    link = page.get_by_label("Link to this table").input_value()
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Sit down").first.click()
    expect(page.get_by_role("button", name="Fill 1 seat with a bot and begin")).to_be_visible()
    screenshot(page, "lobby")
    page.get_by_role("button", name="Fill 1 seat with a bot and begin").click()
    for visit in (host, guest):
        visit.wait_for_board()
    talk(guest.page, "Chat").get_by_label("Say something").fill("As-salamu alaykum <b>all</b>")
    guest.page.keyboard.press("Enter")
    expect(talk(page, "Chat").get_by_text("As-salamu alaykum <b>all</b>")).to_be_visible()
    host.step("bid 2", seat=0)
    guest.step("bid 1", seat=1)
    expect(talk(page).locator("li.turn").nth(1)).to_contain_text("Bribe 2")
    screenshot(page, "table")
    guest.page.close()
    expect(page.get_by_role("list", name="Seats").get_by_text("away")).to_be_visible()


def test_seats_of_the_lobby_have_readable_names_on_a_phone(visitors: Visitors) -> None:
    visit = visitors(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    visit.go_to(visit.open_table(players=4))
    for language in ("en", "fr", "it", "de", "es"):
        visit.speak(language)
        names = visit.page.locator(".lobby .name")
        expect(names).to_have_count(4)
        for name in names.all():
            box = name.bounding_box()
            assert box is not None
            assert box["width"] > box["height"], "one line or two, not a letter on each"


def test_whoever_sits_still_sits_when_the_host_takes_a_seat_away(visitors: Visitors) -> None:
    host, guest = visitors(), visitors()
    table = host.open_table(players=3)
    host.go_to(table)
    guest.ask("POST", "/me")
    guest.command("sit", table)
    guest.go_to(table)
    remove = host.page.get_by_role("button", name="Remove this seat")
    expect(remove).to_have_count(1)
    remove.click()
    expect(remove).to_have_count(0)
    host.page.get_by_role("button", name="Begin").click()
    for visit in (host, guest):
        visit.wait_for_board()
        expect(visit.page.get_by_text("You are watching")).to_have_count(0)
        visit.page.keyboard.press("1")
        visit.page.get_by_role("button", name="Close fist: 1 coin").click()
        if visit is host:
            expect(visit.page.get_by_role("button", name="Undo")).to_be_enabled()


def test_a_step_is_taken_back(visitors: Visitors) -> None:
    host, guest = visitors(), visitors()
    begin_for_two(host, guest)
    page = host.page
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    host.step("bid 3")
    expect(undo).to_be_enabled()
    undo.click()
    expect(undo).to_be_disabled()
    expect(page.get_by_role("button", name="Close fist: 3 coins")).to_be_enabled()  # the choice is kept
    assert host.update()["perspectives"][0]["view"]["seats"][0]["chosen"] is False
    host.step("bid 2")
    expect(undo).to_be_enabled()
    page.locator(".task").click()
    page.keyboard.press("u")
    expect(undo).to_be_disabled()
    expect(page.get_by_text("undoes a step.")).to_have_count(2)


def test_people_at_one_screen_see_a_curtain(visitor: Visit, screenshot: Callable[..., None]) -> None:
    page = visitor.go_home()
    page.get_by_role("article", name="Bakschisch").get_by_role("button", name="More options").click()
    page.get_by_label("Players", exact=True).select_option("2")
    page.get_by_label("Against").select_option("screen")
    page.get_by_label("Player 2").fill("Dunya")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="show the table").click()
    visitor.wait_for_board()
    visitor.step("bid 3", seat=0)
    lift = page.get_by_role("button", name="I am Dunya: show the table")
    expect(lift).to_be_focused()
    expect(page.locator(".board > *")).to_have_count(1)
    expect(talk(page)).to_have_count(0)
    screenshot(page, "curtain")
    page.keyboard.press("Enter")
    expect(lift).to_have_count(0)
    visitor.wait_for_board()
    log = talk(page)
    expect(log.get_by_role("listitem").first).to_contain_text("Bribe 1")
    assert not re.search(r"bid 3|fist|\b3 coins", log.inner_text())
    visitor.step("bid 1", seat=1)
    visitor.step("pass", seat=1)
    expect(page.get_by_role("button", name="show the table")).to_be_visible()


def test_a_seat_is_played_on_another_device_too(visitors: Visitors) -> None:
    here, there = visitors(permissions=["clipboard-read", "clipboard-write"]), visitors()
    page = here.play_now()
    page.get_by_role("group", name="Actions").get_by_role("button", name="Table").click()
    page.get_by_role("button", name="Play on another device too").click()
    link = page.get_by_role("textbox", name="Play on another device too").input_value()
    there.page.goto(link)
    there.wait_for_board()
    assert there.update()["table"]["seats"][0]["yours"]
    assert "#seat" not in there.page.url
    page.keyboard.press("Escape")
    for look in (page, there.page):
        expect(look.get_by_role("button", name="Undo")).to_be_visible()


def test_a_hint_comes_on_request_and_the_log_keeps_its_end_in_sight(
    visitor: Visit, screenshot: Callable[..., None]
) -> None:
    page = visitor.play_now()
    log = talk(page).get_by_role("list").first
    while log.evaluate("(list) => list.scrollHeight < list.clientHeight + 150"):  # more lines than it has room for
        lines = log.inner_text()
        visitor.step("pass")
        expect(log).not_to_have_text(lines, use_inner_text=True)
        page.keyboard.press("Escape")
    expect(page.locator(".task.mustAct")).to_be_visible()
    height = log.evaluate("(list) => list.clientHeight")
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("listitem").first).to_be_visible()
    widths = hint.locator(".share").evaluate_all("(bars) => bars.map((bar) => bar.clientWidth)")
    assert len(widths) > 1 == len(set(widths)), "bars of different lengths would not compare"
    assert log.evaluate("(list) => list.clientHeight") == height, "the hint takes no room from it"
    page.wait_for_function(AT_ITS_END)
    expect(talk(page).get_by_role("listitem").last).to_be_in_viewport()
    screenshot(page, "hint")
    visitor.step()
    expect(hint).to_have_count(0)


def test_after_the_end_there_is_a_rematch(visitors: Visitors, screenshot: Callable[..., None]) -> None:
    host, guest = visitors(), visitors()
    table = host.open_table(players=2, bots=["random"], **last_bribes(3))
    host.command("start", table)
    for visit in (host, guest):
        visit.go_to(table)
        visit.wait_for_board()
    pass_to_the_end(host)
    result = host.page.get_by_role("region", name="Result")
    expect(result).to_be_visible()
    expect(talk(host.page).get_by_role("listitem").last).to_be_in_viewport()
    screenshot(host.page, "over")
    assert host.faults() == []
    host.page.keyboard.press("c")
    result.get_by_role("button", name="More").click()
    with host.page.expect_download() as download:
        host.page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".txt")
    host.page.keyboard.press("Escape")
    result.get_by_role("button", name="Rematch").click()
    host.page.wait_for_url(lambda url: table not in url)
    host.wait_for_board()  # all the others are bots, so it has begun
    guest.page.get_by_role("link", name="To the rematch").click()
    guest.wait_for_board()
    assert guest.table == host.table


def test_bots_that_may_not_go_on_say_why(client: None, tmp_path: Path, screenshot: Callable[..., None]) -> None:
    """What may be stored for whoever opened the table is used up by the steps of its bots."""
    with hosting(tmp_path, megabytes_per_day="0.006") as host:
        made = Visitors(CHROMIUM, host.url)
        visit = made(viewport={"width": 390, "height": 844})
        visit.go_home()
        options = {"max_rounds": 1000, "fifth_zero": "everyone"}
        table = visit.open_table(players=2, bots=["random"] * 2, sit=False, options=options)
        visit.command("start", table)
        page = visit.go_to(table)
        expect(page.get_by_role("status").get_by_text("The bots wait: what may be stored")).to_be_visible()
        screenshot(page, "held")
        made.close()
        assert made.complaints == []
