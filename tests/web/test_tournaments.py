"""Evenings in a real browser: made in a minute, joined on a phone, played, shown on a wall, taken along as CSV."""

from __future__ import annotations

import csv
import random
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.profiles import HELD
from tests.web.tables import THEMES, Visit

Screenshot = Callable[..., None]
PHONE = {"width": 360, "height": 740}
SECONDS = 60_000


def play_to_the_end(table: str, *players: Visit) -> None:
    """Play a table to its end with random steps, without the pages."""
    dice, over = random.Random(1), False
    while not over:
        for player in players:
            update = player.update(table)
            over = update["table"]["stage"] != "playing"
            look = update["perspectives"][0]
            if not over and look["seat"] in update["table"]["waiting"]:
                player.step(dice.choice(look["legal"]), seat=look["seat"], table=table)


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_an_evening_from_making_it_to_the_results(visitors: Visitors, screenshot: Screenshot) -> None:
    host, phone, wall = visitors(), visitors(locale="de", viewport=PHONE), visitors()
    page = host.go_home()
    page.get_by_role("link", name="Evenings").click()
    expect(page.get_by_role("heading", name="Make an evening")).to_be_visible()
    page.get_by_label("Name", exact=True).fill("Friday")
    page.get_by_text("More choices").click()
    page.get_by_label("Clock").select_option("none")
    page.get_by_label("Rounds", exact=True).fill("2")
    page.get_by_text("Game options").click()
    page.get_by_label("Path to the throne").select_option("long")
    page.get_by_label("Game", exact=True).select_option("bagdad")  # another game has other options
    expect(page.get_by_label("Path to the throne")).to_have_count(0)
    page.get_by_label("Game", exact=True).select_option("bakschisch")
    page.get_by_text("Game options").click()
    page.get_by_label("Path to the throne").select_option("short")
    screenshot(page, "form", full_page=True)
    for theme in THEMES:
        assert host.faults_in(theme) == []
    page.emulate_media(color_scheme="light")
    page.get_by_role("button", name="Make the evening").dblclick()  # in a hurry
    expect(page.get_by_role("heading", name="Friday")).to_be_visible()
    link = page.get_by_label("Link to the evening").input_value()
    expect(page.get_by_role("button", name="Start")).to_be_disabled()  # one is not enough

    small = phone.page
    small.goto(link)
    small.get_by_role("button", name="Mitmachen").click()
    expect(small.get_by_role("button", name="Den Abend verlassen")).to_be_visible()
    expect(small.get_by_text("Weg zum Thron (Rekonstruktionen): kurz: 20 Felder")).to_be_visible()
    assert fits(small)
    screen = wall.page
    screen.goto(f"{link}/screen")
    expect(screen.get_by_role("heading", name="2 players")).to_be_visible(timeout=SECONDS)
    screenshot(screen, "wall-before")

    expect(page.get_by_role("heading", name="2 players")).to_be_visible(timeout=SECONDS)
    screenshot(page, "coming", full_page=True)
    page.get_by_role("button", name="Start").click()
    for one in (host, phone):  # everybody is led to the table
        one.page.wait_for_url("**/t/*", timeout=SECONDS)
        one.wait_for_board()
    expect(screen.get_by_role("heading", name="Round 1")).to_be_visible(timeout=SECONDS)
    table = host.table
    assert table == phone.table
    assert host.update(table)["table"]["options"]["track"] == "short"

    small.goto("/")  # somebody has gone astray: every page shows the way
    small.get_by_role("link", name="Dein Tisch ist bereit.").click()
    phone.wait_for_board()
    for look in (page, small):  # which would draw every step of it
        look.goto(HELD)
    play_to_the_end(table, host, phone)
    host.go_to(table)
    page.get_by_role("region", name="Result").get_by_role("link", name="Back to the evening").click()
    standings = page.get_by_role("region", name="Standings").get_by_role("row")
    expect(standings).to_have_count(3)
    expect(page.get_by_text("Next round in", exact=False).first).to_be_visible(timeout=SECONDS)
    expect(screen.get_by_text("Next round in", exact=False).first).to_be_visible(timeout=SECONDS)
    points = screen.get_by_role("region", name="Standings").last.get_by_role("cell").filter(has_text="12")
    expect(points).to_have_count(1)
    screenshot(page, "standings", full_page=True)
    screenshot(screen, "wall")
    screen.emulate_media(color_scheme="dark")
    screenshot(screen, "wall-dark")
    for theme in THEMES:
        assert host.faults_in(theme) == []
        assert wall.faults_in(theme) == []
    page.emulate_media(color_scheme="light")

    small.goto(link)
    expect(small.get_by_role("heading", name="Tabelle")).to_be_visible(timeout=SECONDS)
    assert fits(small)
    screenshot(small, "phone", full_page=True)
    small.emulate_media(color_scheme="dark")
    screenshot(small, "phone-dark", full_page=True)

    page.get_by_role("button", name="Next round now").click()
    page.wait_for_url("**/t/*", timeout=SECONDS)
    page.goto(link)  # who looks at the standings meanwhile is left in peace
    expect(page.get_by_role("link", name="To my table")).to_be_visible(timeout=SECONDS)
    page.get_by_role("button", name="Correct").first.click()
    dialog = page.get_by_role("dialog")
    for place in dialog.get_by_role("combobox").all():
        place.select_option("1")
    screenshot(page, "correct")
    dialog.get_by_role("button", name="Save").click()
    expect(page.get_by_text("The evening is over")).to_be_visible(timeout=SECONDS)
    expect(page.get_by_role("heading", name="Results given by hand")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Results (CSV)").click()
    with Path(saved.value.path()).open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["points"] for row in rows][2:] == ["6", "6"]
    assert sorted(row["points"] for row in rows[:2]) in (["0", "12"], ["6", "6"])
    expect(screen.get_by_text("The evening is over")).to_be_visible(timeout=SECONDS)
    page.goto("/evenings")
    expect(page.get_by_role("region", name="Mine").get_by_role("link", name="Friday")).to_be_visible()
    screenshot(page, "list", full_page=True)


def test_an_evening_that_is_not_there(visitors: Visitors) -> None:
    visit = visitors(locale="fr-FR")
    visitors.connection_may_fail = True
    visit.page.goto("/evenings/" + "x" * 22)
    expect(visit.page.get_by_role("heading", name="Il n’y a pas de telle soirée ici.")).to_be_visible()
    visitors.complaints[:] = [one for one in visitors.complaints if "status of 404" not in one]
