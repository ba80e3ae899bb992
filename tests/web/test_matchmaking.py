"""Finding people and talking, in the browser: open tables as they come, quick matches, chat with all that is in it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server import plain_http
from tests.server.server_process import Host
from tests.web.conftest import Visitors
from tests.web.tables import THEMES, begin_for_two, last_bribes, pass_to_the_end, talk
from tests.web.test_club import named

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LANGUAGES = ("de", "fr", "it", "es", "en")


def test_open_tables_come_and_go_by_themselves(visitors: Visitors, screenshot: Callable[..., None]) -> None:
    """Somebody on a phone sees a table as soon as it is opened, and sits down by one press, asked for a name."""
    host, guest = named(visitors(), "Ann"), visitors(**PHONE)
    page = guest.go_home()
    tables = page.get_by_role("region", name="Open tables")
    expect(tables.get_by_role("button", name="Quick match")).to_be_visible()
    clock = {"kind": "live", "seconds": 300, "bonus": 10}
    table = host.open_table(players=3, public=True, bots=["novice"], clock=clock, options={"track": "short"})
    line = tables.get_by_role("listitem").filter(has=page.locator(f"a[href='/t/{table}']"))
    for said in ("Bakschisch", "5 min each", "Ann", "Novice", "1 seat free"):
        expect(line).to_contain_text(said)
    expect(line.locator(".changed")).to_contain_text("short")
    expect(page.get_by_role("button", name="Play now").first).to_be_in_viewport()
    for theme in THEMES:
        assert guest.faults_in(theme) == []
        screenshot(page, theme)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    line.get_by_role("button", name="Sit down").click()
    name = page.get_by_role("dialog").get_by_label("Your name")
    name.fill("Bob")
    name.press("Enter")
    page.wait_for_url(f"**/t/{table}")
    expect(page.locator(".lobby li", has_text="Bob (you)")).to_be_visible()
    host.go_home()
    going = host.page.get_by_role("region", name="Continue").get_by_role("link")
    expect(going.first).to_have_attribute("href", f"/t/{table}")
    host.command("start", table)
    expect(going.first).to_contain_text("Your turn")
    other = host.open_table(players=2, public=True)
    page.goto("/")
    place = tables.locator(f"a[href='/t/{other}']")
    expect(place).to_be_visible()
    host.ask("DELETE", f"/tables/{other}")
    expect(place).to_have_count(0)


def test_a_quick_match_from_the_wish_to_the_game(visitors: Visitors, screenshot: Callable[..., None]) -> None:
    """Two people find each other; one has gone elsewhere meanwhile, and reloaded the page."""
    ann, bob = named(visitors(), "Ann"), named(visitors(**PHONE), "Bob")
    page, other = ann.go_home(), bob.go_home()
    page.get_by_role("button", name="Quick match").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Quick match")
    dialog.get_by_label("Game").select_option("five-tribes")
    dialog.get_by_label("Players").select_option("2")
    dialog.get_by_label("If nobody comes").select_option("")
    screenshot(page, "dialog")
    assert ann.faults() == []
    dialog.get_by_role("button", name="Find players").click()
    bar = page.get_by_role("complementary", name="Quick match")
    expect(bar).to_contain_text("Looking for players: Five Tribes")
    expect(other.get_by_text("Somebody is looking for players: Five Tribes, 2 players")).to_be_visible()
    screenshot(other, "wanted")
    page.goto("/puzzles")
    expect(bar).to_contain_text("Looking for players")
    page.reload()
    expect(bar).to_contain_text("Nobody else is looking for the same yet.")
    for language in LANGUAGES:
        ann.speak(language)
        expect(page.locator("aside button").first).not_to_have_text(re.compile("match-"))
    screenshot(page, "looking")
    assert ann.faults() == []
    other.get_by_role("button", name="Me too").click()
    for look in (ann, bob):
        look.page.wait_for_url("**/t/*")
        look.wait_for_board()
    assert ann.table == bob.table
    seats = {seat["name"] for seat in ann.update()["table"]["seats"]}
    assert seats == {"Ann", "Bob"}
    expect(bar).to_have_count(0)
    # who stops looking is forgotten, and who waits long enough plays a bot
    other.goto("/")
    other.get_by_role("button", name="Quick match").click()
    other.get_by_role("dialog").get_by_role("button", name="Find players").click()
    other.get_by_role("button", name="Stop looking").click()
    expect(other.get_by_role("button", name="Quick match")).to_be_visible()
    assert bob.ask("GET", "/seek") == {"seek": None}
    bob.ask("PUT", "/seek", {"game": "bakschisch", "players": 2, "bots": "random", "after": 5})
    expect(other.get_by_role("complementary", name="Quick match")).to_contain_text("bots (Random) in 0:0")
    other.wait_for_url("**/t/*")
    bob.wait_for_board()


def test_people_talk_react_mute_and_report(visitors: Visitors, screenshot: Callable[..., None]) -> None:
    ann, bob = named(visitors(), "Ann"), named(visitors(locale="de"), "Bob")
    eve, kim = named(visitors(**PHONE), "Eve"), named(visitors(), "Kim")
    table = begin_for_two(ann, bob, public=True, **last_bribes(1))
    bob.go_to(table)
    for watcher in (eve, kim):
        watcher.go_to(table)
        watcher.wait_for_board()
    chat = talk(ann.page, "Chat")
    chat.get_by_role("button", name="Quick words").click()
    chat.get_by_role("button", name="Good luck!").click()
    there = talk(bob.page, "Chat")
    expect(there).to_contain_text("Viel Glück!")
    # by the keyboard: to the line, a sign, and it is on the other side
    there.get_by_role("list").focus()
    bob.page.keyboard.press("ArrowUp")
    bob.page.keyboard.press("Enter")
    dialog = bob.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Ann, Gast")
    screenshot(bob.page, "line")
    assert bob.faults() == []
    dialog.get_by_role("button", name="Applaus").click()
    expect(chat.get_by_text("Applause")).to_be_attached()
    # those who watch talk apart
    aside = talk(eve.page, "Chat")
    aside.get_by_label("Say something to those who watch").fill("Ann will lose")
    aside.get_by_role("button", name="Send").click()
    beside = talk(kim.page, "Chat")
    expect(beside).to_contain_text("Ann will lose")
    expect(eve.page.get_by_text("The players see this when the game is over.")).to_be_visible()
    for theme in THEMES:
        assert eve.faults_in(theme) == []
        screenshot(eve.page, f"watching-{theme}", full_page=True)
    assert eve.page.evaluate("document.documentElement.scrollWidth") <= 360
    # mute: what somebody says is hidden, here and after a reload, until that is lifted
    beside.get_by_role("button", name=re.compile("Ann will lose")).click()
    kim.page.get_by_role("button", name="Mute Eve").click()
    expect(beside).not_to_contain_text("Ann will lose")
    kim.page.reload()
    kim.wait_for_board()
    expect(talk(kim.page, "Chat")).to_contain_text("Good luck!")
    eve.command("chat", table, text="are you there?")
    bob.command("chat", table, text="rude words")
    expect(beside).to_contain_text("rude words")
    expect(beside).not_to_contain_text("are you there?")
    kim.settings()
    kim.page.get_by_role("button", name=re.compile("Unmute")).click()
    kim.page.keyboard.press("Escape")
    expect(beside).to_contain_text("are you there?")
    # report, and hush as the host
    chat.get_by_role("button", name=re.compile("rude words")).click()
    ann.page.get_by_role("button", name="Report", exact=True).click()
    ann.page.get_by_label("What is wrong?").select_option("insult")
    ann.page.get_by_role("button", name="Send to the host of the house").click()
    expect(ann.page.locator(".notice").get_by_text("will look at it")).to_be_visible()
    chat.get_by_role("button", name=re.compile("rude words")).click()
    ann.page.get_by_role("button", name="Nobody here is to hear Bob").click()
    expect(talk(ann.page)).to_contain_text("Bob is not to speak here any more.")
    there.get_by_role("textbox").fill("more")
    there.get_by_role("textbox").press("Enter")
    expect(bob.page.locator(".notice").get_by_text("lässt dich hier nicht reden")).to_be_visible()
    # after the end everybody sees what the watchers have said
    expect(chat).not_to_contain_text("Ann will lose")
    pass_to_the_end(ann, bob, table=table)
    expect(chat).to_contain_text("Ann will lose")
    expect(there).to_contain_text("are you there?")


@pytest.mark.parametrize(
    ("language", "words"), [("en", "5 min each + 10 s per turn"), ("de", "je 5 Min. + 10 s pro Zug")]
)
def test_a_link_to_an_open_table_says_what_is_played(visitors: Visitors, host: Host, language: str, words: str) -> None:
    clock = {"kind": "live", "seconds": 300, "bonus": 10}
    table = visitors().open_table(players=3, clock=clock)
    page = plain_http.get(f"{host.url}/t/{table}", headers={"accept-language": language, "accept": "text/html"}).text
    tags = dict(re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)"', page))
    assert words in tags["title"]
    assert tags["title"].startswith("Bakschisch")
    assert "2 " in tags["description"]
    assert tags["locale"] == language
    picture = plain_http.get(tags["image"])
    assert picture.headers["content-type"] == "image/png"
