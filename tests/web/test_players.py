"""Players' pages in a real browser: leaders, a page with its curve, a colour, and rated tables."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.server.people import Person
from tests.server.players import run
from tests.server.ratings.test_player_pages import RATED, a_game, counted, member
from tests.server.server_process import Host
from tests.web.conftest import Visitors
from tests.web.tables import THEMES, Visit, talk
from tests.web.test_account import people

__all__ = ["people"]  # a fixture

Screenshot = Callable[..., None]
PHONE: ViewportSize = {"width": 360, "height": 740}
LANGUAGES = {
    "en": "Players and ratings", "fr": "Joueurs et classements", "it": "Giocatori e punteggi",
    "de": "Spieler und Wertungen", "es": "Jugadores y puntuaciones",
}  # fmt: skip


def aside(story: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    """What comes of a story in a thread of its own: Playwright has the event loop of this one."""
    found: list[Any] = []
    thread = threading.Thread(target=lambda: found.append(run(story)))
    thread.start()
    thread.join()
    assert found, "the story went wrong"
    return found[0]


@pytest.fixture(scope="module")
def club(host: Host) -> dict[str, tuple[str, str]]:
    """Two members with rated games behind them: handles and cookies by name."""

    async def story() -> dict[str, tuple[str, str]]:
        async with Person(host) as ann, Person(host) as bob:
            anns, bobs = await member(ann, "Parizade"), await member(bob, "Prince Bahman")
            await ann.request("PUT", "/api/account", {"colour": "rose"})
            for seed in range(3):
                await a_game([ann, bob], 10 * seed, public=True, **RATED)
            for seed in range(3):
                await a_game([ann], 100 + seed, bots=["novice"], **RATED)
            await asyncio.gather(counted(ann, anns, 6), counted(bob, bobs, 3))
            assert ann.cookie
            assert bob.cookie
            return {"ann": (anns, ann.cookie), "bob": (bobs, bob.cookie)}

    found: dict[str, tuple[str, str]] = aside(story)
    return found


def as_member(visit: Visit, cookie: str) -> Page:
    page = visit.page
    page.context.add_cookies([{"name": "serai_guest", "value": cookie, "url": page.context.pages[0].url}])
    return page


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_leaders_a_page_and_what_a_stranger_sees(
    visitors: Visitors, club: dict[str, tuple[str, str]], screenshot: Screenshot
) -> None:
    visit = visitors()
    page = visit.go_home()
    page.get_by_role("link", name="Players and ratings").click()
    leaders = page.get_by_role("region", name="Bakschisch")
    expect(leaders.get_by_role("row")).to_have_count(2)
    expect(leaders).to_contain_text("Parizade")
    expect(page.get_by_role("region", name="Five Tribes")).to_contain_text("Nobody has played 5 rated games yet.")
    page.get_by_label("Name of a member").fill("bahman")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="1 member found").get_by_role("link", name="Prince Bahman")).to_be_visible()
    screenshot(page, "leaders")
    faults = [fault for theme in THEMES for fault in visit.faults_in(theme)]
    leaders.get_by_role("link", name="Parizade").click()
    expect(page.get_by_role("heading", name="Parizade", level=1)).to_be_visible()
    assert page.url.endswith(f"/players/{club['ann'][0]}")
    curve = page.get_by_role("img", name="6 rated games")
    expect(curve).to_be_visible()
    page.get_by_text("As a table").click()
    expect(page.get_by_role("group", name="As a table").get_by_role("row")).to_have_count(7)
    shares = page.get_by_role("region", name="Games won").get_by_role("row")
    expect(shares).to_have_count(4)
    expect(shares.nth(2)).to_contain_text("people")
    expect(shares.nth(3)).to_contain_text("Novice")
    expect(page.get_by_role("region", name="Opponents").get_by_role("link", name="Prince Bahman")).to_be_visible()
    latest = page.get_by_role("region", name="Latest games").get_by_role("listitem")
    expect(latest).to_have_count(3)  # those against bots were private
    faults += [fault for theme in THEMES for fault in visit.faults_in(theme)]
    assert faults == []
    screenshot(page, "dark", full_page=True)
    page.emulate_media(color_scheme="light")
    page.get_by_text("As a table").click()
    screenshot(page, "light", full_page=True)
    latest.first.get_by_role("link").click()
    expect(page.get_by_role("list", name="Seats").get_by_role("link", name="Parizade")).to_have_attribute(
        "target", "_blank"
    )
    page.goto("/players/nobodyhere")
    expect(page.get_by_role("heading", name="There is no such player here.")).to_be_visible()
    visitors.complaints.clear()  # of the browser: that page is not there
    page.set_viewport_size(PHONE)
    page.goto(f"/players/{club['ann'][0]}")
    for language, title in LANGUAGES.items():
        expect(page.get_by_role("heading", name="Parizade", level=1)).to_be_visible()
        if language != "en":
            visit.speak(language)
        expect(page.get_by_role("link", name=title)).to_be_visible()
        assert fits(page), language
    screenshot(page, "phone", full_page=True)
    page.get_by_role("link", name=LANGUAGES["es"]).click()
    expect(page.get_by_role("region", name="Bakschisch")).to_contain_text("Parizade")
    assert fits(page)
    screenshot(page, "phone-leaders", full_page=True)


def test_a_member_chooses_a_colour_hides_and_plays_a_rated_game(
    people: Visitors,
    club: dict[str, tuple[str, str]],
    screenshot: Screenshot,
) -> None:
    visit, guest = people(), people()
    handle, cookie = club["bob"]
    page = as_member(visit, cookie)
    page.goto("/account")
    own = page.get_by_role("region", name="My page")
    expect(own.get_by_role("radio", name="no colour")).to_be_checked()
    own.get_by_role("radio", name="no colour").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("paragraph").filter(has_text="Saved.")).to_be_visible()
    expect(own.get_by_role("radio", name="amber")).to_be_checked()
    screenshot(page, "account", full_page=True)
    assert visit.faults() == []
    seen = own.get_by_role("checkbox", name="Others can see my page")
    seen.uncheck()
    expect(seen).to_be_enabled()
    assert visit.ask("GET", "/account")["listed"] is False
    page.goto(f"/players/{handle}")
    expect(page.get_by_text("Only you can see this page.")).to_be_visible()
    other = guest.page
    other.goto(f"/players/{handle}")
    expect(other.get_by_role("heading", name="There is no such player here.")).to_be_visible()
    visit.ask("PUT", "/account", {"listed": True})

    page.goto("/")
    page.get_by_role("article", name="Bakschisch").get_by_role("button", name="More options").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Against").select_option("friends")
    dialog.get_by_role("checkbox", name="Rated game").check()
    expect(dialog.get_by_role("checkbox", name="Players may ask for hints")).to_be_disabled()
    expect(dialog.get_by_role("checkbox", name="Players may ask for hints")).not_to_be_checked()
    screenshot(page, "dialog")
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("This game is rated")).to_be_visible()
    assert visit.update()["table"]["rated"]
    talk(page, "Chat").get_by_label("Say something").fill("Who dares?")
    page.keyboard.press("Enter")
    said = page.get_by_role("listitem").filter(has_text="Who dares?")
    expect(said.get_by_role("link", name="Prince Bahman")).to_have_attribute("href", f"/players/{handle}")
    guest.go_to(visit.table)
    expect(other.get_by_text("only members can sit down")).to_be_visible()
    expect(other.get_by_role("button", name="Sit here")).to_have_count(0)
    screenshot(page, "lobby")
    screenshot(other, "lobby-guest")
