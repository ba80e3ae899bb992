"""In the club, in the browser: the host's rights, kept seats, private links, and bots in a hurry."""

from __future__ import annotations

import dataclasses
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from serai.server.tables.table import Table, new_table_id
from tests.server.server_process import Host, store_table
from tests.server.tables.test_table import Desk
from tests.web.conftest import Visitors
from tests.web.tables import Visit, begin_for_two, last_bribes, pass_to_the_end, talk

PHONE = {"width": 390, "height": 844}
DEVICE = "Play on another device too"


def named(visit: Visit, name: str) -> Visit:
    """The visitor under that name."""
    visit.ask("POST", "/me")
    visit.ask("PUT", "/me", {"name": name})
    return visit


def seat(page: Page, number: int) -> Locator:
    """The line of a seat before the game."""
    return page.locator(".lobby li").nth(number)


def open_menu(page: Page) -> None:
    """Open the menu of the table."""
    page.get_by_role("group", name="Actions").get_by_role("button", name="Table").click()


def test_the_host_removes_a_person_and_closes_the_table(visitors: Visitors, screenshot: Callable[..., None]) -> None:
    host, guest = named(visitors(viewport=PHONE), "Ann"), named(visitors(), "Bob")
    table = host.open_table(players=3)
    page, other = host.go_to(table), guest.go_to(table)
    seat(other, 1).get_by_role("button", name="Sit here").click()
    expect(other.get_by_text("Ann begins the game.")).to_be_visible()
    expect(seat(other, 0)).to_contain_text("host")
    expect(other.get_by_role("button", name=re.compile("begin|Close the table|Bot|away|Sit"))).to_have_count(0)
    remove = seat(page, 1).get_by_role("button", name="Send away")
    expect(remove).to_be_visible()
    screenshot(page, "lobby")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert host.faults() == []
    remove.focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="No").click()
    expect(seat(page, 1)).to_contain_text("Bob")
    remove.click()
    page.get_by_role("dialog").get_by_role("button", name="Yes").click()
    expect(seat(page, 1)).to_contain_text("free seat")
    expect(other.locator(".notice").get_by_text("has removed you")).to_be_visible()
    expect(other.get_by_role("button", name=re.compile("^Sit"))).to_have_count(0)
    seat(page, 2).get_by_role("button", name="Bot").click()
    seat(page, 2).get_by_role("button", name="Send away").click()
    expect(seat(page, 2)).to_contain_text("free seat")
    page.get_by_role("button", name="Close the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Yes").click()
    for look in (page, other):
        expect(look.get_by_text("This table was closed before a game began.")).to_be_visible()
        expect(look.locator("main").get_by_role("link", name="Go to the home page")).to_be_visible()


def test_the_next_is_host_when_the_opener_leaves(visitors: Visitors) -> None:
    host, guest = named(visitors(), "Ann"), named(visitors(), "Bob")
    table = host.open_table(players=2)
    guest.command("sit", table)
    page, other = host.go_to(table), guest.go_to(table)
    expect(other.get_by_text("Ann begins the game.")).to_be_visible()
    page.get_by_role("button", name="Stand up").click()
    expect(page.get_by_text("Bob begins the game.")).to_be_visible()
    expect(page.get_by_role("button", name="begin")).to_have_count(0)
    other.get_by_role("button", name="Fill 1 seat with a bot and begin").click()
    guest.wait_for_board()


def test_a_host_without_a_seat_has_the_rights_of_a_host(visitors: Visitors, screenshot: Callable[..., None]) -> None:
    host, guest = named(visitors(viewport=PHONE), "Ann"), named(visitors(locale="de"), "Bob")
    table = host.open_table(players=3, sit=False)
    page, other = host.go_to(table), guest.go_to(table)
    seat(other, 0).get_by_role("button", name="Hinsetzen").click()
    expect(other.get_by_text("Wer diesen Tisch eröffnet hat")).to_be_visible()
    expect(page.get_by_text("you may begin without a seat")).to_be_visible()
    expect(page.get_by_role("button", name="Close the table")).to_be_visible()
    screenshot(page, "lobby")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    seat(page, 0).get_by_role("button", name="Send away").click()
    page.get_by_role("dialog").get_by_role("button", name="Yes").click()
    expect(seat(page, 0)).to_contain_text("free seat")
    other.reload()
    expect(seat(other, 0)).to_contain_text("freier Platz")
    expect(other.get_by_role("button", name="Hinsetzen")).to_have_count(0)
    page.get_by_role("button", name="Fill 3 seats with bots and begin").click()
    host.wait_for_board()
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)


def test_a_rematch_keeps_seats_for_those_who_played(visitors: Visitors) -> None:
    host, guest, stranger = named(visitors(), "Ann"), named(visitors(), "Bob"), named(visitors(), "Eve")
    table = begin_for_two(host, guest, **last_bribes(1))
    guest.go_to(table)
    pass_to_the_end(host, guest)
    host.page.get_by_role("button", name="Rematch").click()
    host.page.wait_for_url(lambda url: table not in url)
    page, other = host.page, stranger.go_to(host.table)
    for look in (page, other):
        expect(seat(look, 1)).to_contain_text("kept for Bob")
    expect(other.get_by_text("Ann begins the game.")).to_be_visible()
    expect(other.get_by_role("button", name=re.compile("^Sit"))).to_have_count(0)
    expect(seat(page, 1).get_by_role("button", name="Free the seat")).to_be_visible()
    expect(seat(page, 1).get_by_role("button", name="Sit here too")).to_have_count(0)
    same = named(stranger, "Bob")
    same.page.reload()
    expect(seat(same.page, 1)).to_contain_text("kept for Bob")
    expect(same.page.get_by_role("button", name="Sit down")).to_have_count(0)  # a name is not a person
    named(guest, "Robert")
    look = guest.page.context.new_page()
    look.goto(f"/t/{host.table}")
    expect(seat(look, 1)).to_contain_text("kept for you")
    expect(seat(look, 1).get_by_role("button", name="Sit here")).to_be_visible()
    look.close()
    guest.page.get_by_role("button", name="To the rematch").click()
    expect(seat(guest.page, 1)).to_contain_text("Robert (you)")
    guest.page.get_by_role("button", name="Stand up").click()
    expect(seat(other, 1).get_by_role("button", name="Sit here")).to_be_visible()


def test_a_link_to_a_seat_is_made_and_revoked(visitors: Visitors, screenshot: Callable[..., None]) -> None:
    here = visitors(viewport=PHONE, permissions=["clipboard-read", "clipboard-write"])
    late = visitors()
    page = here.play_now()
    open_menu(page)
    page.get_by_role("button", name=DEVICE).focus()
    page.keyboard.press("Enter")
    link = page.get_by_role("textbox", name=DEVICE).input_value()
    expect(page.get_by_text("it works once, and for an hour")).to_be_visible()
    screenshot(page, "link")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert here.faults() == []
    page.get_by_role("button", name="Revoke the link").click()
    expect(page.locator(".notice").get_by_text("The link no longer works.")).to_be_visible()
    expect(page.get_by_role("textbox", name=DEVICE)).to_have_count(0)
    expect(page.get_by_role("button", name=DEVICE)).to_be_focused()
    expect(page.get_by_role("button", name="Revoke the link")).to_have_count(0)
    late.ask("POST", "/me")
    answer = late.page.request.post("/api/seats", data={"key": link.partition("#seat=")[2]})
    assert answer.json()["code"] == "used-link"


def test_the_owner_learns_of_a_device_and_sends_it_away(visitors: Visitors) -> None:
    here = visitors(permissions=["clipboard-read", "clipboard-write"])
    phone = named(visitors(viewport=PHONE), "Phone")
    page = here.play_now()
    open_menu(page)
    page.get_by_role("button", name=DEVICE).click()
    phone.page.goto(page.get_by_role("textbox", name=DEVICE).input_value())
    added = "A device was added to your seat (Phone)."
    expect(page.locator(".notice").get_by_text(added)).to_be_visible()  # for some seconds, whatever the phone shows
    phone.wait_for_board()
    expect(page.get_by_text("1 other device can play your seat.")).to_be_visible()
    expect(page.get_by_role("textbox", name=DEVICE)).to_have_count(0)
    open_menu(phone.page)
    expect(phone.page.get_by_text("This device plays the seat by a private link.")).to_be_visible()
    expect(phone.page.get_by_role("button", name="Send the other devices away")).to_have_count(0)
    phone.page.keyboard.press("Escape")
    expect(phone.page.get_by_role("button", name="Undo")).to_be_visible()
    page.get_by_role("button", name="Send the other devices away").click()
    expect(page.locator(".notice").get_by_text("No other device can play your seat now.")).to_be_visible()
    expect(phone.page.get_by_role("button", name="Undo")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(talk(page).get_by_text(added)).to_be_visible()


def test_a_bot_in_a_hurry_says_so(visitors: Visitors, host: Host, screenshot: Callable[..., None]) -> None:
    desk = Desk()
    desk.now = time.time()
    desk.do("guest 0", "sit")
    desk.do("guest 0", "fill", bot="caliph")
    desk.do("guest 0", "start")
    thought = desk.table.play(1, ["pass"])
    thought.data["hurried"] = True
    desk.store([thought])
    id = new_table_id()
    entries = [dataclasses.replace(entry, table=id, at=desk.now) for entry in desk.entries]
    store_table(host, entries, Table.rebuild(entries))
    looks: tuple[dict[str, Any], ...] = ({}, {"viewport": PHONE, "locale": "de"})
    for look in looks:
        visit = visitors(**look)
        page = visit.go_to(id)
        visit.wait_for_board()
        sentence = re.compile("thought less than usual|kürzer nachgedacht")
        mark = page.get_by_role("button", name=sentence)
        mark.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".notice").get_by_text(sentence)).to_be_visible()
        screenshot(page, "desk" if not look else "phone")
        assert visit.faults() == []
