"""Games of days in the browser: clocks that people understand, and plans for one's own turn that nobody else sees."""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.bagdad import CHAIN
from tests.web.conftest import Visitors
from tests.web.tables import THEMES, Visit, late, talk
from tests.web.test_club import named, open_menu

PHONE = {"width": 360, "height": 740}
ZONE = "Europe/Berlin"
PATIENT = 60_000  # milliseconds: other things go on on this machine
LAY = "Play this when it is my turn"


def is_turn(page: Page) -> bool:
    """Whether it is the visitor's turn."""
    return page.locator(".task.mustAct").count() > 0


def by_turn(*visits: Visit) -> tuple[Visit, Visit]:
    """Who is to move, and who waits."""
    waiting = visits[0].update()["table"]["waiting"][0]
    return visits[waiting], visits[1 - waiting]


def rest(visit: Visit, table: str, seat: int) -> None:
    """A turn of Bagdad without any action."""
    look = next(look for look in visit.update(table)["perspectives"] if look["seat"] == seat)
    visit.step(next(step for step in look["legal"] if step.startswith("pass")), seat=seat, table=table)


def plan_a_step(page: Page) -> None:
    """Plan the first thing that can be done at a palace."""
    page.locator('.palace.open .whole[data-act="place"]').first.click(position={"x": 20, "y": 44})
    page.wait_for_function("() => document.querySelector('[data-pay]') || document.querySelector('.chain > li')")
    if page.locator("[data-pay]").count():
        page.locator("[data-pay]").first.click()
    expect(page.locator(CHAIN)).to_have_count(1)


def test_a_table_of_days_is_opened_and_says_when_time_runs_out(
    visitors: Visitors, screenshot: Callable[..., None]
) -> None:
    ann, bob = named(visitors(timezone_id=ZONE, viewport=PHONE), "Ann"), named(visitors(timezone_id="UTC"), "Bob")
    page = ann.go_home()
    page.get_by_role("article", name="The Thief of Bagdad").get_by_role("button", name="More options").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Players", exact=True).select_option("2")
    dialog.get_by_label("Against").select_option("friends")
    dialog.get_by_label("Clock").select_option("days")
    dialog.get_by_label("Days per turn").fill("2")
    dialog.get_by_label("Bank in days").fill("5")
    dialog.get_by_label("Saturdays and Sundays do not count").check()
    holiday = (datetime.date.today() + datetime.timedelta(days=200)).isoformat()
    for day in (holiday, holiday):  # twice is once
        dialog.get_by_label("Days that do not count").first.fill(day)
        dialog.get_by_role("button", name="Add").click()
    expect(dialog.get_by_role("button", name=re.compile("^Remove"))).to_have_count(1)
    expect(dialog.get_by_text(f"time zone {ZONE}")).to_be_visible()
    assert ann.faults() == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    screenshot(page, "days-dialog")
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Bank of 5 days for the whole game")).to_be_visible(timeout=PATIENT)
    expect(page.get_by_text("Saturdays and Sundays do not count")).to_be_visible()
    table = ann.table
    rules = ann.update()["table"]["clock"]
    assert {key: rules[key] for key in ("days", "bank", "weekends", "zone", "holidays", "away")} == {
        "days": 2, "bank": 5, "weekends": True, "zone": ZONE, "holidays": [holiday], "away": 14,
    }  # fmt: skip

    bob.command("sit", table)
    ann.command("start", table)
    ann.wait_for_board()
    about = ann.update()["table"]
    turn = about["waiting"][0]
    until = datetime.datetime.fromtimestamp(about["seats"][turn]["until"], datetime.UTC)
    clock = page.locator(".seats li").nth(turn).get_by_role("timer")
    expect(clock).to_contain_text("until")  # for a screen reader
    other = bob.go_to(table)
    bob.wait_for_board()
    theirs = other.locator(".seats li").nth(turn).get_by_role("timer")
    expect(theirs).to_contain_text(f"{until.hour}:{until:%M}")  # in the zone of who reads it
    assert clock.inner_text() != theirs.inner_text()

    # a holiday of one's own, which all see
    open_menu(page)
    page.get_by_role("dialog").get_by_role("button", name="I am away until then").click()
    expect(page.get_by_role("dialog").get_by_text("You are on holiday until")).to_be_visible()
    expect(other.locator(".seats li").nth(0)).to_contain_text("away until")
    expect(talk(other).get_by_text(re.compile("Ann is on holiday until"))).to_be_visible()
    screenshot(page, "days-holiday")
    page.get_by_role("dialog").get_by_role("button", name="I am back").click()
    expect(other.get_by_text("Ann is back from holiday.")).to_be_visible()
    page.keyboard.press("Escape")
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile("The Thief of Bagdad.*until")).first).to_be_visible()


def begin(ann: Visit, bob: Visit, **wanted: Any) -> str:
    """A table of days for two that has come to its first turns."""
    clock = {"kind": "days", "days": 3, "zone": "UTC", "away": 14}
    table = ann.open_table(**late("bagdad", count="turn", at=3, first_seat="seat-0"), clock=clock, **wanted)
    bob.ask("POST", "/me")
    bob.command("sit", table)
    ann.command("start", table)
    return table


def test_plans_for_ones_own_turn(visitors: Visitors, screenshot: Callable[..., None]) -> None:
    visits = named(visitors(), "Ann"), named(visitors(), "Bob")
    table = begin(*visits)
    turn = visits[0].update(table)["table"]["waiting"][0]
    rival, waits = visits[turn], visits[1 - turn]
    page = waits.go_to(table)
    waits.wait_for_board()
    expect(page.get_by_role("button", name="Plan my next turn")).to_be_visible()
    page.keyboard.press("a")  # as the button does
    expect(page.locator(".task")).to_contain_text("You are planning your next turn.")
    plan_a_step(page)

    # the unfinished plan is on the server, for another device of the same seat
    place = f"/tables/{table}/seats/{1 - turn}/plans"
    waits.wait_for(place, lambda plans: plans["draft"] and len(plans["draft"]["steps"]) == 1)
    page.evaluate("localStorage.clear()")
    page.reload()
    page.get_by_role("button", name="Plan my next turn").click()
    expect(page.locator(CHAIN)).to_have_count(1)
    expect(page.locator("[data-commit]")).to_have_text(LAY)
    screenshot(page, "plan-ahead")
    for theme in THEMES:
        assert waits.faults_in(theme) == []
    page.locator("[data-commit]").click()
    plans = page.get_by_role("region", name="Plans for your turn")
    expect(plans.get_by_role("listitem")).to_have_count(1)
    assert waits.update(table)["table"]["waiting"] == [turn], "nothing is played yet"

    # another one, tried earlier, and taken back
    plans.get_by_role("button", name="Plan another one").click()
    page.locator("[data-pass]").click()
    expect(plans.get_by_role("listitem")).to_have_count(2)
    second = plans.get_by_role("listitem").nth(1).inner_text()
    plans.get_by_role("button", name=re.compile("^Try earlier")).nth(1).focus()
    page.keyboard.press("Enter")
    expect(plans.get_by_role("listitem").nth(0)).to_contain_text(second.split("\n")[0])
    screenshot(page, "plans")
    plans.get_by_role("button", name=re.compile("^Take back")).nth(0).click()
    expect(plans.get_by_role("listitem")).to_have_count(1)
    assert waits.faults() == []
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    plans.scroll_into_view_if_needed()
    screenshot(page, "plans-phone")

    # the turn comes: the plan is played, and the page says so
    rest(rival, table, turn)
    expect(plans).to_contain_text("Your turn was played as you planned it.", timeout=PATIENT)
    assert waits.update(table)["table"]["waiting"] == [turn]
    assert rival.update(table)["table"]["stage"] == "playing"
    plans.get_by_role("button", name="Close").click()
    expect(plans).not_to_contain_text("as you planned it")

    # what does not fit is not played, and one learns why
    plans.get_by_role("button", name="Plan my next turn").click()
    page.locator("[data-pass]").click()
    expect(plans.get_by_role("listitem")).to_have_count(1)
    seen: list[str] = []
    for language, words in (("de", "Pläne"), ("fr", "Projets"), ("it", "Piani"), ("es", "Planes")):
        waits.speak(language)
        expect(page.locator("[data-plans] h2")).to_contain_text(words)
        seen.append(page.locator("[data-plans]").inner_text())
    assert len(set(seen)) == 4
    assert not any(re.search(r"\bplans?-\w", text) for text in seen), "words are missing"
