"""The study room in a real browser: a game is opened, walked through, judged, varied, shared and played on."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.web.chromium import ROOT
from tests.web.conftest import Visitors
from tests.web.tables import THEMES, Visit, last_bribes, pass_to_the_end
from tests.web.test_words import LANGUAGES, english_in

pytestmark = pytest.mark.compiled
PHONE = {"width": 390, "height": 844}
SVG = "http://www.w3.org/2000/svg"


def beginning(game: str, steps: int) -> str:
    """The record of a game as far as its first steps: few decisions are judged quickly."""
    record = min((ROOT / "tests" / "golden" / game).glob("*.txt")).read_text(encoding="utf-8")
    kept: list[str] = []
    for line in record.splitlines():
        steps -= re.match(r"\d ", line) is not None
        if steps < 0:
            break
        kept.append(line)
    return "\n".join(kept) + "\n"


def nameless(record: str) -> str:
    """A record that tells nobody's name."""
    return re.sub(r"(?m)^seat \d .*\n", "", record)


def open_record(visitor: Visit, record: str) -> Page:
    """Bring a record along, and open its study."""
    page = visitor.page
    page.goto("/study")
    page.get_by_label("Paste a record").fill(record)
    page.get_by_role("button", name="Study it").click()
    visitor.wait_for_board()
    return page


def where(page: Page) -> Locator:
    """Where one is, in words."""
    return page.locator(".where")


def at(place: str) -> re.Pattern[str]:
    """An address of a place in a study."""
    return re.compile(rf"#at={re.escape(place)}&")


def analyse(page: Page) -> None:
    """Let the game be judged, and wait until it is."""
    page.get_by_role("button", name="Analyse the game").dblclick()
    expect(page.get_by_role("heading", name="The players")).to_be_visible()
    expect(page.locator("progress")).to_have_count(0)


def forgive(visitors: Visitors, *statuses: int) -> None:
    """A browser's console complains of every refusal; these were asked for, and nothing else was complained of."""
    told = [complaint for complaint in visitors.complaints if "Failed to load resource" in complaint]
    assert [int(re.findall(r"status of (\d+)", complaint)[0]) for complaint in told] == list(statuses)
    assert visitors.complaints == told
    visitors.complaints.clear()


def test_a_game_is_walked_through_judged_and_varied(visitors: Visitors, screenshot: Callable[..., None]) -> None:
    ann, bob = visitors(), visitors()
    page = ann.page
    page.goto("/")
    page.get_by_role("link", name="Study room").click()
    page.get_by_label("Paste a record").fill("serai record 1\ngame bakschisch\nrules 1\nplayers 2\n\n0 fly")
    page.get_by_role("button", name="Study it").click()
    expect(page.locator(".fault")).to_contain_text("Line ")
    forgive(visitors, 422)
    for theme in THEMES:
        assert ann.faults_in(theme) == []
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": beginning("bakschisch", 12).encode()}
    )
    ann.wait_for_board()
    study = urlsplit(page.url).path

    # both ways, by turns and by steps, by keys, buttons and slider
    expect(where(page)).to_have_text("The start")
    page.keyboard.press("ArrowRight")
    expect(where(page)).to_contain_text("Turn 1 of")
    expect(page).to_have_url(at("2"))
    page.keyboard.press("Shift+ArrowRight")
    expect(where(page)).to_contain_text("Turn 2 of 6, step 1 of 2")
    page.get_by_role("button", name="One step back").click()
    expect(page).to_have_url(at("2"))
    page.keyboard.press("End")
    expect(page).to_have_url(at("12"))
    page.get_by_role("slider", name="Turn", exact=True).fill("3")
    expect(page).to_have_url(at("6"))
    expect(page.get_by_role("status").filter(has_text="Turn 3 of 6")).to_have_count(1)

    # a slow network is shown
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/look", hold)
    page.keyboard.press("ArrowRight")
    expect(where(page)).to_have_text("One moment…")
    page.unroute("**/look", hold)  # what was held goes on
    expect(page).to_have_url(at("8"))
    page.goto(f"{study}#at=999")
    expect(page).to_have_url(at("12"))
    page.goto(f"{study}#at=6")
    expect(page).to_have_url(at("6"))

    # other eyes, which a reload keeps
    page.get_by_role("combobox", name="Point of view").select_option("0")
    expect(page).to_have_url(re.compile("#at=6&eyes=0"))
    page.reload()
    expect(where(page)).to_have_text("Turn 3 of 6")
    expect(page.get_by_role("combobox", name="Point of view")).to_have_value("0")
    page.get_by_role("combobox", name="Point of view").select_option("open")
    expect(page).to_have_url(re.compile("eyes=open"))

    # judged: the curve, the decision, and what was better
    analyse(page)
    curve = page.get_by_role("slider", name="Chance to win over the game")
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"Moment 6: .* \d+%, .* \d+%"))
    curve.press("ArrowUp")
    expect(page).to_have_url(at("7"))
    curve.click(position={"x": 34, "y": 60})
    expect(page).to_have_url(at("0"))
    page.get_by_text("As a table").click()
    expect(page.locator("figure tbody tr")).to_have_count(13)
    page.locator("figure tbody button").nth(4).click()
    expect(page).to_have_url(at("4"))
    decision = page.get_by_role("region", name="The decision here")
    expect(decision).to_contain_text(re.compile(r"\d% ± \d"))
    expect(decision.locator(".made")).to_have_count(1)
    expect(decision.locator(".reasons")).to_have_text(re.compile(r"Why:\s+\S.*"))
    candidate = decision.get_by_role("button").first
    candidate.click()
    expect(candidate).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".board .advised")).to_have_count(1)  # drawn on the board
    candidate.click()
    expect(candidate).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_text("Numbers like these are estimates")).to_be_visible()
    screenshot(page, "judged")
    for theme in THEMES:
        assert ann.faults_in(theme) == []

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("step by step")
    page.keyboard.press("Escape")

    # the log follows, and leads there
    page.get_by_role("tab", name="Analysis").press("ArrowLeft")
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    expect(page.locator("ol .here")).to_have_count(1)
    page.locator("ol .turn .go").nth(0).click()
    expect(page).to_have_url(at("2"))

    # what if: another choice on the board, with a name and a comment, which the server keeps
    page.get_by_role("tab", name="What if").click()
    page.get_by_role("button", name="Close fist: empty").click()
    expect(page).to_have_url(at("a.1"))
    page.get_by_role("button", name="Close fist: empty").click()
    expect(page).to_have_url(at("a.2"))
    expect(where(page)).to_have_text("Variation: step 2 of 2")
    page.get_by_role("button", name="Name this variation").click()
    page.get_by_label("Name of the variation").fill("Bold")
    page.keyboard.press("Enter")
    expect(where(page)).to_have_text("Bold: step 2 of 2")
    with page.expect_response(lambda answer: answer.request.method == "PUT" and answer.ok):  # a pause is enough
        page.get_by_label("Comment on this moment").fill("Was it worth it?")
    expect(page.locator(".comment")).to_have_text("Was it worth it?")
    expect(page.get_by_label("Comment on this moment")).to_have_value("Was it worth it?")
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Judge this position").click()
    expect(page.get_by_role("region", name="The decision here")).to_contain_text("would do best with")
    page.reload()
    expect(where(page)).to_have_text("Bold: step 2 of 2")
    expect(page.locator(".comment")).to_have_text("Was it worth it?")
    screenshot(page, "varied")

    # others look by the link, and can change nothing
    bob.page.goto(page.url)
    expect(where(bob.page)).to_have_text("Bold: step 2 of 2")
    expect(bob.page.get_by_role("button", name="Analyse the game")).to_have_count(0)
    expect(bob.page.get_by_role("heading", name="The players")).to_be_visible()
    bob.page.get_by_role("tab", name="What if").click()
    expect(bob.page.get_by_text("Only who opened the study")).to_be_visible()
    bob.ask("POST", "/me")
    refused = bob.page.request.put(
        f"/api{study.replace('study', 'studies')}/tree",
        data={"revision": 1, "tree": {"comments": {}, "lines": []}, "title": None},
    )
    assert refused.status == 403

    # two devices change it at once: both changes stay
    other = ann._context.new_page()
    other.goto(page.url)
    other.get_by_role("tab", name="What if").click()
    other.get_by_label("Comment on this moment").fill("From elsewhere")
    other.get_by_label("Comment on this moment").blur()
    expect(other.get_by_text("Saving")).to_have_count(0)
    page.get_by_role("tab", name="What if").click()
    page.get_by_role("button", name="Back to the game").click()
    expect(page).to_have_url(at("2"))
    with page.expect_response(lambda answer: answer.request.method == "PUT" and answer.ok):
        page.get_by_label("Comment on this moment").fill("From here")
        page.get_by_label("Comment on this moment").blur()
    other.close()
    forgive(visitors, 409)
    page.reload()
    expect(page.locator(".comment")).to_have_text("From here")
    page.get_by_role("tab", name="What if").click()
    page.get_by_role("list", name="Variations").get_by_role("button", name="Bold").click()
    page.keyboard.press("End")
    expect(page.locator(".comment")).to_have_text("From elsewhere")

    # the tree loses a line
    page.get_by_role("button", name="Delete this variation").click()
    expect(page.get_by_text("No variations yet.")).to_be_visible()
    expect(page).to_have_url(at("2"))
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("list", name="Variations").get_by_role("button", name="Bold")).to_be_visible()


def test_a_study_is_shared_exported_and_read_back(visitors: Visitors, tmp_path: Path) -> None:
    visitor = visitors()
    page = open_record(visitor, beginning("five-tribes", 6))
    page.get_by_role("button", name="Change the title").click()
    page.get_by_label("Title of the study").fill("Sand and stars")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Sand and stars")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(at("1"))
    shown = page.request.get(urlsplit(page.url).path, headers={"accept-language": "fr"}).text()
    tags = dict(re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)">', shown))
    assert (tags["title"], tags["url"]) == ("Sand and stars · Serai", page.url.split("#")[0])
    assert tags["description"].startswith("Salle d’étude · Five Tribes.")
    page.get_by_role("button", name="Share the study").click()
    expect(page.get_by_label("Link to this study")).to_have_value(re.compile(r"/study/[\w-]{22}#at=1$"))
    with page.expect_download() as text:
        page.get_by_role("link", name="Download the study").click()
    text.value.save_as(tmp_path / "study.txt")
    with page.expect_download() as drawing:
        page.get_by_role("button", name="Picture (SVG)").click()
    assert SVG in Path(drawing.value.path()).read_text(encoding="utf-8")
    with page.expect_download() as picture:
        page.get_by_role("button", name="Picture (PNG)").click()
    assert Path(picture.value.path()).read_bytes().startswith(b"\x89PNG")
    page.goto("/study")
    page.get_by_role("button", name="Delete the study: Sand and stars").click()
    page.get_by_role("dialog").get_by_role("button", name="Yes").click()
    expect(page.get_by_text("What you study stays here.")).to_be_visible()
    page.get_by_label("Paste a record").fill((tmp_path / "study.txt").read_text(encoding="utf-8"))
    page.get_by_role("button", name="Study it").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Sand and stars")
    page.goto("/study/AAAAAAAAAAAAAAAAAAAAAA")
    expect(page.get_by_role("heading", name="There is no such study here.")).to_be_visible()
    forgive(visitors, 404)


@pytest.mark.parametrize("game", ["bagdad", "five-tribes"])
def test_every_game_is_studied_on_a_phone_and_played_on(
    visitors: Visitors, screenshot: Callable[..., None], game: str
) -> None:
    visitor = visitors(viewport=PHONE, color_scheme="dark")
    page = open_record(visitor, beginning(game, 5))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(where(page)).to_contain_text("Turn 2 of")
    analyse(page)
    decision = page.get_by_role("region", name="The decision here")
    decision.get_by_role("button").first.click()
    expect(decision.get_by_role("button").first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".board .advised").first).to_be_visible()
    screenshot(page, "phone", full_page=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for theme in THEMES:
        assert visitor.faults_in(theme) == []
    # the best step that was not made, as a variation
    better = page.get_by_role("button", name="Play the better move here")
    for moment in range(4):
        page.goto(f"{urlsplit(page.url).path}#at={moment}")
        expect(page).to_have_url(at(str(moment)))
        expect(page.get_by_role("region", name="The decision here")).to_be_visible()
        if better.count():
            better.click()
            expect(page).to_have_url(re.compile(r"#at=a\.\d"))
            break
    page.get_by_role("tab", name="What if").click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("Your seat").select_option("1")
    page.get_by_role("dialog").get_by_role("button", name="Begin").dblclick()
    page.wait_for_url("**/t/*")
    visitor.wait_for_board()
    about = visitor.update()["table"]
    assert [seat["yours"] for seat in about["seats"]] == [False, True]


def test_the_room_speaks_every_language(visitors: Visitors) -> None:
    visitor = visitors(viewport=PHONE)
    page = open_record(visitor, nameless(beginning("bakschisch", 4)))
    analyse(page)
    expect(page.locator(".legend .name")).to_have_text(["Player 1", "Player 2"])
    expect(page.locator("figure path.line")).to_have_count(2)
    study = urlsplit(page.url).path
    for language in LANGUAGES:
        visitor.speak(language)
        for number in range(3):
            page.get_by_role("tab").nth(number).click()
            assert english_in(page, language) == []
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        page.locator(".tools button").last.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert english_in(page, language) == []
        page.keyboard.press("Escape")
        visitor.follow("/study")
        expect(page.locator("textarea")).to_be_visible()
        assert english_in(page, language) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        visitor.follow(study)
        visitor.wait_for_board()


def test_the_end_of_a_table_leads_to_its_study_and_to_the_same_deal(visitors: Visitors) -> None:
    visitor = visitors()
    table = visitor.open_table(players=2, bots=["random"], **last_bribes(1))
    visitor.command("start", table)
    pass_to_the_end(visitor, table=table)
    page = visitor.go_to(table)
    won = visitor.update()["table"]["ranking"][0] == 1
    page.get_by_role("button", name="How did I win it?" if won else "Where did I lose it?").click()
    page.wait_for_url("**/study/*")
    expect(page.get_by_role("heading", name="The players")).to_be_visible()  # it is analysed without being asked for
    expect(page.get_by_role("combobox", name="Point of view")).to_have_value("0")
    visitor.go_to(table)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="The same deal again").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    visitor.wait_for_board()
    pass_to_the_end(visitor)
    expect(page.get_by_role("heading", name="This deal, side by side")).to_be_visible()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Study this game").click()
    page.wait_for_url("**/study/*")
    visitor.wait_for_board()
    expect(page.get_by_role("heading", name="This deal, side by side")).to_be_visible()
    study = urlsplit(page.url).path
    page.goto("/study")
    page.locator(".choices button").first.click()
    page.wait_for_url(f"**{study}*")
    page.goto("/")
    page.get_by_role("button", name="Study this game: Bakschisch").first.click()
    page.wait_for_url(f"**{study}*")
