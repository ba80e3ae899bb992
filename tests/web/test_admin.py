"""The host's room and the door of a house for members, in a real browser with a passkey device that Chromium plays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from serai.server.admin import roles
from tests.server.server_process import Host, hosting
from tests.web.conftest import CHROMIUM, Visitors
from tests.web.test_account import said, with_device
from tests.web.test_screens import FAULTS, PHONE
from tests.web.test_words import LANGUAGES, english_in

Screenshot = Callable[..., None]


def join(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Make a passkey").click()
    page.get_by_role("button", name="I have kept them").click()


def test_a_house_for_members_and_the_room_of_its_host(
    client: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, screenshot: Screenshot
) -> None:
    monkeypatch.setenv("SERAI_DATA_DIR", str(tmp_path))
    with hosting(tmp_path, members_only="on") as host:
        people = Visitors(CHROMIUM, host.url.replace("127.0.0.1", "localhost"))
        try:
            visit_the_house(host, people, screenshot)
        finally:
            people.close()
        refusals = [one for one in people.complaints if "status of 4" in one]  # the browser notes each of them
        assert people.complaints == refusals


def visit_the_house(host: Host, people: Visitors, screenshot: Screenshot) -> None:
    page = with_device(people().page)
    page.goto("/")
    expect(page.get_by_role("heading", name="This house is for its members")).to_be_visible()
    expect(page.get_by_role("heading", name="Become a member")).to_have_count(0)
    screenshot(page, "door")
    page.goto(roles.invite(host.database, uses=1, days=1, note="Choir"))
    expect(page.get_by_text("You are invited")).to_be_visible()
    join(page, "Zobeida")
    roles.appoint(host.database, "Zobeida")
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(3)
    page.locator("header .who").click()
    page.get_by_role("link", name="The host’s room").click()

    # an invitation, and who comes by it
    expect(page.get_by_text("members only")).to_be_visible()
    page.get_by_role("link", name="Invitations").click()
    page.get_by_label("Note, for hosts only").fill("for a friend")
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("The new link").input_value()
    friend = with_device(people().page)
    friend.goto(link)
    join(friend, "Amina")
    friend.goto("/")
    asked = {"game": "bakschisch", "players": 2, "bots": ["random"], "public": False}
    table = friend.request.post("/api/tables", data=asked).json()["table"]
    friend.goto(f"/t/{table}")
    friend.get_by_role("button", name="Begin").first.click()
    page.reload()
    expect(page.get_by_text("Came: Amina")).to_be_visible()
    screenshot(page, "invitations", full_page=True)

    # a member is muted, with the keyboard alone
    page.get_by_role("link", name="Members", exact=True).click()
    page.get_by_label("Look for a name").fill("amin")
    page.keyboard.press("Enter")
    expect(page.get_by_text("1 member.")).to_be_visible()
    page.get_by_role("button", name="What to do with Amina").focus()
    page.keyboard.press("Enter")
    screenshot(page, "member", full_page=True)
    page.get_by_label("For how long").select_option(label="a week")
    page.get_by_role("button", name="Mute", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("muted until")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)

    # a table is closed; the proof of before is gone, so the passkey is asked for again
    page.context.clear_cookies(name="serai_proof")
    page.get_by_role("link", name="Tables", exact=True).click()
    screenshot(page, "tables", full_page=True)
    page.get_by_role("button", name="Close the table").click()
    page.get_by_label("A sentence for the table").fill("Bedtime.")
    page.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    expect(said(page, "Show your passkey once more")).to_be_visible()
    expect(page.get_by_text("Nobody plays now.")).to_be_visible()
    expect(friend.get_by_text("The host of this house has closed this table.")).to_be_visible()
    expect(friend.get_by_text("Bedtime.").first).to_be_visible()

    # a backup
    page.get_by_role("link", name="House", exact=True).click()
    page.get_by_role("button", name="Make a backup").click()
    expect(page.get_by_role("button", name="Download serai-")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download serai-").click()
    assert Path(saved.value.path()).read_bytes().startswith(b"SQLite format 3")
    page.get_by_text("Settings in force").click()
    expect(page.get_by_text("SERAI_MEMBERS_ONLY")).to_be_visible()
    screenshot(page, "house", full_page=True)
    page.get_by_role("link", name="What hosts did").click()
    expect(page.get_by_text("Zobeida closed a table of Bakschisch (Bedtime.)")).to_be_visible()
    expect(page.get_by_text("Zobeida muted Amina (168 h)")).to_be_visible()
    screenshot(page, "deeds", full_page=True)

    # every part on a phone and in every language; a member who is no host learns how one becomes it
    cookies, host_url = page.context.cookies(), host.url.replace("127.0.0.1", "localhost")
    phone = people(**PHONE)
    phone.page.context.add_cookies([{"name": c["name"], "value": c["value"], "url": host_url} for c in cookies])
    phone.page.goto("/host")
    for number, language in enumerate(("en", *LANGUAGES)):
        phone.speak(language)
        for part in ("/members", "/tables", "/reports", "/invitations", "/deeds", ""):
            phone.page.locator(f"#main nav a[href='/host{part}']").click()
            expect(phone.page.locator(f"#main nav a[href='/host{part}'][aria-current='page']")).to_be_visible()
            expect(phone.page.locator("#main h2").first).to_be_visible()
            expect(phone.page.locator("html")).to_have_attribute("lang", language)
            expect(phone.page.locator("#main section .soft", has_text="…")).to_have_count(0)
            assert phone.page.evaluate(FAULTS) == []
            if language != "en":
                own = [line for line in english_in(phone.page, language) if "Bedtime" not in line]
                assert own == [], language
            if number == 1:
                phone.page.emulate_media(color_scheme="dark")
                screenshot(phone.page, f"phone{part.replace('/', '-')}", full_page=True)
    friend.goto("/host")
    expect(friend.get_by_text("serai admin host NAME")).to_be_visible()
