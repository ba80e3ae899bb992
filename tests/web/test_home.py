"""The home page: in a game within one click, by mouse or keyboard, in every language, on a phone, within the budget."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitors
from tests.web.tables import THEMES, Visit, begin_for_two, talk

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
FIRST_PAGE_BYTES = 170 * 1024
FIRST_PAGE_FILES = 28  # answers of the server among them; on a slow line each takes its time
LANGUAGES = {"en": "Play now", "fr": "Jouer", "it": "Gioca ora", "de": "Jetzt spielen", "es": "Jugar ahora"}

OUTSIDE = """[...document.querySelectorAll('.card :is(button, input, p, h2)')]
    .filter((part) => part.getBoundingClientRect().right > part.closest('.card').getBoundingClientRect().right)
    .map((part) => part.textContent)"""


LISTEN = """window.heard = [];
window.AudioContext = class extends AudioContext {
    constructor() {
        super();
        this.addEventListener("statechange", () => heard.push(this.state));
    }
}"""


def overflow(visit: Visit) -> int:
    """By how much the page is wider than the screen."""
    return int(visit.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def test_one_click_and_one_plays(visitor: Visit, screenshot: Callable[..., None]) -> None:
    page = visitor.go_home()
    screenshot(page, "home", full_page=True)
    page.get_by_role("article", name="Bakschisch").get_by_role("button", name="Play now").click()
    visitor.wait_for_board()
    update = visitor.update()
    assert update["table"]["stage"] == "playing"
    assert [seat["stage"] for seat in update["table"]["seats"]] == ["person", "bot", "bot"]
    expect(page.locator(".task")).to_be_visible()
    screenshot(page, "table")
    page.get_by_role("button", name="Table").click()
    page.get_by_role("button", name="Leave for now").click()
    expect(page.get_by_role("region", name="Continue").get_by_role("link")).to_be_visible()


def test_the_keyboard_alone_begins_a_game_and_no_loudspeaker_stays_open(visitor: Visit) -> None:
    visitor.page.add_init_script(LISTEN)
    page = visitor.go_home()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip() == "Play now":
            break
    page.keyboard.press("Enter")
    visitor.wait_for_board()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function("() => heard.includes('running') && heard.at(-1) === 'suspended'")


def test_the_first_page_is_small_and_kept(visitors: Visitors) -> None:
    visitor = visitors(fresh=True)
    sizes: list[int] = []
    session = visitor.page.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    visitor.go_home()
    visitor.page.wait_for_load_state("networkidle")
    assert 10_000 < sum(sizes) <= FIRST_PAGE_BYTES
    assert len(sizes) <= FIRST_PAGE_FILES
    assert not visitor.page.locator("link[href*=boards]").count(), "no board is loaded before somebody plays"
    page = visitor.page.request.get("/", headers={"accept-encoding": "gzip"})
    assert page.headers["cache-control"] == "no-cache"
    asset = visitor.page.locator("script[src]").get_attribute("src")
    script = visitor.page.request.get(str(asset), headers={"accept-encoding": "gzip"})
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert "javascript" in script.headers["content-type"]


def test_every_language_has_every_word(visitor: Visit) -> None:
    page = visitor.go_home()
    for language, play in LANGUAGES.items():
        visitor.speak(language)
        assert page.evaluate(OUTSIDE) == []
        expect(page.get_by_role("button", name=play)).to_have_count(3)
    page.get_by_role("button", name=play).first.click()
    visitor.wait_for_board()
    assert page.get_attribute("html", "lang") == language
    visitor.settings()
    for own in ("Deutsch", "Español", "Italiano", "Français", "English"):
        page.get_by_role("button", name=own).click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()


def test_the_log_is_told_in_the_language_of_the_moment(visitors: Visitors) -> None:
    visitor, other = visitors(), visitors()
    begin_for_two(visitor, other)
    page = visitor.page
    visitor.command("resign", seat=0)
    expect(page.get_by_role("button", name="Take my seat back")).to_be_visible()
    expect(talk(page).get_by_text("lets a bot play on.")).to_be_visible()
    visitor.settings()
    page.get_by_role("button", name="Deutsch").click()
    page.keyboard.press("Escape")
    expect(page.get_by_text("lässt einen Bot weiterspielen.")).to_be_visible()
    page.get_by_role("button", name="Meinen Platz zurücknehmen").click()
    expect(page.get_by_text("ist wieder da.")).to_be_visible()


def test_on_a_phone_nothing_is_cut_off(visitors: Visitors, screenshot: Callable[..., None]) -> None:
    visit = visitors(**PHONE)
    page = visit.go_home()
    assert overflow(visit) == 0
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        assert page.evaluate("document.getAnimations().length") == 0  # who wants no motion gets the colours at once
        screenshot(page, f"home-{theme}", full_page=True)
    page.get_by_role("article").first.get_by_role("button", name="More options").click()
    page.get_by_text("Game options").click()
    assert overflow(visit) == 0
    screenshot(page, "options")
    page.keyboard.press("Escape")
    page.get_by_role("article").first.get_by_role("button", name="Play now").click()
    visit.wait_for_board()
    assert overflow(visit) == 0
    actions = page.get_by_role("group", name="Actions").bounding_box()
    assert actions is not None
    assert actions["y"] + actions["height"] <= 741
    for button in page.get_by_role("group", name="Actions").get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
    screenshot(page, "table")
    screenshot(page, "table-whole", full_page=True)


def test_axe_finds_nothing_serious(visitor: Visit, screenshot: Callable[..., None]) -> None:
    page = visitor.go_home()

    def look(name: str, **options: Any) -> None:
        for theme in THEMES:
            assert visitor.faults_in(theme) == []
            screenshot(page, f"{name}-{theme}", **options)

    look("home", full_page=True)
    page.get_by_role("article").first.get_by_role("button", name="More options").click()
    page.get_by_label("Against").select_option("screen")
    page.get_by_text("Game options").click()
    look("options")
    page.keyboard.press("Escape")
    visitor.settings()
    look("settings")
    page.keyboard.press("Escape")
    page.get_by_role("article").first.get_by_role("button", name="Invite friends").click()
    expect(page.get_by_role("heading", name="Invite friends")).to_be_visible()
    look("lobby")
    page.get_by_role("button", name="Fill 2 seats with bots and begin").click()
    visitor.wait_for_board()
    look("table")
    for name in ("Rules", "Table"):
        page.get_by_role("group", name="Actions").get_by_role("button", name=name).click()
        look(name.lower())
        page.keyboard.press("Escape")


@pytest.mark.parametrize(("language", "options"), [("de", {}), ("fr", PHONE)])
def test_the_words_of_the_picture_end_above_its_arcade(
    visitors: Visitors, language: str, options: dict[str, Any]
) -> None:
    visit = visitors(locale=language, **options)
    visit.go_home()
    words = visit.page.locator(".hero .words p").bounding_box()
    picture = visit.page.locator(".hero > svg").bounding_box()
    assert words is not None
    assert picture is not None
    assert words["y"] + words["height"] <= picture["y"] + picture["height"] * 5 / 7


def test_a_page_that_does_not_exist_says_so(visitor: Visit) -> None:
    page = visitor.go_to("A" * 22)
    expect(page.get_by_text("There is no such table here.")).to_be_visible()
    page.get_by_role("link", name="Go to the home page").last.click()
    expect(page.get_by_role("article")).to_have_count(3)


def test_a_link_in_the_field_leads_to_its_table(visitors: Visitors) -> None:
    host, guest = visitors(), visitors()
    table = host.open_table(players=2)
    page = guest.go_home()
    page.get_by_label("Join with a link").fill("nonsense")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_text("This is not a link to a table.")).to_be_visible()
    page.get_by_label("Join with a link").fill(f"https://example.org/t/{table}")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
