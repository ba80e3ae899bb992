"""The account page in a real browser, with a passkey device that Chromium plays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.server_process import Host
from tests.web.conftest import CHROMIUM, Visitors

Screenshot = Callable[..., None]
DEVICE = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


@pytest.fixture
def people(host: Host) -> Iterator[Visitors]:
    """People who come by the server's name: passkeys are not for addresses of numbers."""
    made = Visitors(CHROMIUM, host.url.replace("127.0.0.1", "localhost"))
    yield made
    made.close()
    refusals = [one for one in made.complaints if "status of 4" in one]  # the browser notes each of them
    assert made.complaints == refusals
    assert len(refusals) <= 3


def with_device(page: Page) -> Page:
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return page


def said(page: Page, text: str) -> Locator:
    return page.get_by_role("paragraph").filter(has_text=text)


def test_from_guest_to_member_and_back(people: Visitors, screenshot: Screenshot) -> None:
    page = with_device(people().page)
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="Account").click()
    expect(page.get_by_role("heading", name="Become a member")).to_be_visible()
    screenshot(page, "account-guest")
    page.get_by_label("Your name").fill("Caliph")
    page.get_by_role("button", name="Make a passkey").click()
    expect(said(page, "belongs to the bots")).to_be_visible()
    page.get_by_label("Your name").fill("Badr al-Budur")
    page.get_by_role("button", name="Make a passkey").dblclick()  # in a hurry
    expect(page.get_by_text("You are signed in as Badr al-Budur.")).to_be_visible()
    codes = page.get_by_role("region", name="Your recovery codes").get_by_role("listitem")
    expect(codes).to_have_count(10)
    code = codes.first.inner_text()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert code in Path(saved.value.path()).read_text(encoding="utf-8")
    screenshot(page, "account-member")
    page.get_by_role("button", name="I have kept them").click()
    expect(codes).to_have_count(0)
    expect(page.locator("header")).to_contain_text("Badr al-Budur")

    keys = page.get_by_role("region", name="Passkeys").get_by_role("listitem")
    expect(keys).to_have_count(1)
    page.get_by_role("button", name="Add", exact=True).click()
    expect(said(page, "This device has a passkey of yours already.")).to_be_visible()
    with page.expect_download() as taken:
        page.get_by_role("link", name="Download my data").click()
    assert "Badr al-Budur" in Path(taken.value.path()).read_text(encoding="utf-8")

    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_role("heading", name="Become a member")).to_be_visible()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("You are signed in as Badr al-Budur.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("You are signed in as Badr al-Budur.")).to_be_visible()

    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_text("I have lost my passkeys").click()
    page.get_by_label("Recovery code").fill(code.upper())
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_text("You are signed in as Badr al-Budur.")).to_be_visible()
    expect(page.get_by_text("9 recovery codes are left.")).to_be_visible()

    page.get_by_role("button", name="Delete my account").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete my account").click()
    expect(page.get_by_role("heading", name="Become a member")).to_be_visible()
    expect(page.locator("header")).not_to_contain_text("Badr")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(said(page, "No account here has this passkey.")).to_be_visible()


def test_on_a_phone_in_french_without_a_name_of_the_host(visitors: Visitors, screenshot: Screenshot) -> None:
    page = visitors(locale="fr-FR", viewport={"width": 390, "height": 844}).page
    page.goto("/account")
    expect(page.get_by_role("heading", name="Devenir membre")).to_be_visible()
    expect(page.get_by_text("Cette page a une autre adresse.")).to_be_visible()
    expect(page.get_by_role("button", name="Créer une clé d’accès")).to_be_disabled()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    screenshot(page, "account-phone")
