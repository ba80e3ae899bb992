"""The school in a real browser: whole lessons by keys and by clicks, on a desktop and on a phone, and what is kept."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from serai.lessons.collection import own_lessons
from serai.server.http.rules_pages import rules_by_id
from tests.web.chromium import ROOT
from tests.web.conftest import Visitors

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
LESSONS = {lesson.id: lesson for lesson in own_lessons()}
HIDDEN = """(() => {
    const guide = document.querySelector('.guide').getBoundingClientRect();
    return [...document.querySelectorAll('.board button')].filter((button) => {
        const box = button.getBoundingClientRect();
        const beside = box.left >= guide.right || box.right <= guide.left;
        return box.width && !beside && box.top < guide.bottom && box.bottom > guide.top;
    }).map((button) => button.textContent);
})()"""


def guide(page: Page) -> Any:
    """The guide's card."""
    return page.locator("article.guide")


def wait_for(page: Page, scene: str) -> None:
    """Wait until a scene can be played."""
    expect(page.locator(f"[data-scene='{scene}'][data-verdict='begun']")).to_be_visible()
    expect(page.locator(".board > *").first).to_be_visible()


def show(page: Page, keys: bool) -> None:
    """Let the guide show how."""
    button = guide(page).get_by_role("button", name="Show me")
    expect(button).to_be_enabled()
    if keys:
        button.focus()
        page.keyboard.press("Enter")
        button.blur()
    else:
        button.click()


def close_fist(page: Page, keys: bool) -> None:
    """Bakschisch: the fist that the guide has filled is closed; nobody need look at the open ones for seconds."""
    opened = page.locator(".bakschisch[data-playing='true']")
    if keys:
        page.keyboard.press("Enter")
    else:
        page.locator("button.close").click()
    expect(opened.or_(page.locator("[data-verdict='right'], [data-verdict='done']")).first).to_be_visible()
    if keys and opened.count():
        page.keyboard.press("Enter")
    elif opened.count():
        page.keyboard.press("Escape")


def play_turn(page: Page, keys: bool) -> None:
    """The Thief of Bagdad: the planned turn is played, or the guard posted, or a card drawn."""
    passes = "Pass" in guide(page).locator(".shown").inner_text()
    commit = page.get_by_role("button", name="Pass: a dancer") if passes else page.locator("[data-commit]").first
    expect(commit).to_be_enabled()
    if keys:
        commit.focus()
        page.keyboard.press("Enter")
    else:
        commit.click()


def play_plan(page: Page, keys: bool) -> None:
    """Five Tribes: the planned turn is played, or the bid made."""
    commit = page.locator(".dock .commit").first
    expect(commit).to_be_enabled()
    if keys and page.locator("[data-phase='bid']").count() == 0:
        page.keyboard.press("p")
    elif keys:
        commit.focus()
        page.keyboard.press("Enter")
    else:
        commit.click()


PLAY: dict[str, Callable[[Page, bool], None]] = {
    "bakschisch": close_fist,
    "bagdad": play_turn,
    "five-tribes": play_plan,
}


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["keys", "phone"])
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_to_its_end(
    visitors: Visitors, screenshot: Callable[..., None], lesson: str, device: dict[str, Any]
) -> None:
    page = visitors(**device).page
    keys = device is DESKTOP
    scenes = LESSONS[lesson].scenes if keys else LESSONS[lesson].scenes[-2:]  # each can be entered by itself
    onwards = guide(page).locator(".primary")
    page.goto(f"/learn/{lesson}" if keys else f"/learn/{lesson}/{scenes[0].id}")
    for number, scene in enumerate(scenes):
        wait_for(page, scene.id)
        assert page.evaluate(HIDDEN) == []
        for task in range(len(scene.tasks)):
            show(page, keys)
            PLAY[lesson](page, keys)
            if task + 1 < len(scene.tasks):
                expect(page.locator("[data-verdict='right']")).to_be_visible()
        expect(page.locator("[data-verdict='done']")).to_be_visible()
        expect(onwards).to_be_focused()
        if number == 0:
            screenshot(page, "done")
        if number + 1 < len(scenes):
            if keys:
                page.keyboard.press("Enter")
            else:
                onwards.click()
    expect(onwards).to_contain_text("Play")
    kept = page.evaluate("JSON.parse(localStorage.getItem('serai.lessons'))")
    assert kept == {lesson: [scene.id for scene in scenes]}


def test_a_wrong_step_gets_its_reason_and_what_was_done_is_kept(
    visitors: Visitors, screenshot: Callable[..., None]
) -> None:
    visit = visitors()
    page = visit.go_home()
    page.get_by_role("link", name="New here?").click()
    expect(page.get_by_role("article")).to_have_count(3)
    expect(page.get_by_text("0 of 8 scenes done").first).to_be_visible()
    assert visit.faults() == []
    page.get_by_role("link", name="Ties").click()
    wait_for(page, "ties")
    told = page.locator("[aria-live], [role='status']")
    expect(told.filter(has_text="Ties. On the first four cards")).to_have_count(1)
    assert visit.faults() == []
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(guide(page).locator(".reason")).to_contain_text("Think of a tie")
    expect(told.filter(has_text="Think of a tie")).to_have_count(1)
    expect(page.locator("[data-verdict='begun']")).to_be_visible()  # another try
    screenshot(page, "wrong")
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    expect(page.locator("[data-verdict='done']")).to_be_visible()
    expect(guide(page).locator(".reason")).to_have_count(0)
    expect(told.filter(has_text="Two against two")).to_have_count(1)
    page.reload()
    wait_for(page, "ties")
    expect(guide(page).get_by_role("link", name=re.compile("Ties.*done"))).to_be_visible()
    guide(page).get_by_role("link", name="Lessons").click()
    expect(page.get_by_text("1 of 8 scenes done")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Learn to play")).to_be_visible()
    expect(page.get_by_role("link", name="New here?")).to_have_count(0)


def test_turns_are_planned_by_clicks_as_at_a_table(visitors: Visitors) -> None:
    page = visitors().page
    page.goto("/learn/bagdad/thieves")
    wait_for(page, "thieves")
    red = page.get_by_role("button", name=re.compile("^The red palace"))
    page.get_by_role("button", name=re.compile("^The white palace")).click()
    expect(guide(page).locator(".reason")).to_contain_text("Gather them at the red palace")
    for planned in range(1, 4):
        red.click()
        expect(page.locator("[data-commit]")).to_be_visible()
        expect(page.locator(".dock .tools")).to_be_enabled()
        expect(red).to_have_accessible_name(re.compile(f"You {planned}"))
    expect(guide(page).locator(".reason")).to_have_count(0)
    page.reload()  # the plan is kept
    expect(red).to_have_accessible_name(re.compile("You 3"))
    page.locator("[data-commit]").click()
    expect(page.locator("[data-verdict='done']")).to_be_visible()

    page.goto("/learn/five-tribes/sow")
    wait_for(page, "sow")
    page.locator("[data-tile='b4']").click()
    expect(guide(page).locator(".reason")).to_contain_text("Take the three on tile b3")
    page.locator("[data-tile='b3']").click()
    for key, tile in (("1", "c3"), ("3", "d3"), ("2", "d2")):
        expect(page.locator("[data-phase='sow'][aria-busy='false']")).to_be_visible()
        page.keyboard.press(key)
        page.locator(f"[data-tile='{tile}']").click()
    page.locator(".commit.play").click()
    expect(page.locator("[data-verdict='done']")).to_be_visible()
    guide(page).get_by_role("button", name="Start again").click()
    wait_for(page, "sow")
    expect(page.locator("[data-planned='0']")).to_be_visible()


def test_the_lesson_is_offered_where_one_waits_and_where_one_reads(visitors: Visitors) -> None:
    page = visitors().go_home()
    tile = page.get_by_role("article", name="Bakschisch")
    tile.get_by_role("link", name="Rules").click()
    rules = page.get_by_role("dialog")
    expect(rules.get_by_role("link", name="BK-12")).to_have_attribute("href", "/rules/bakschisch#BK-12")
    beside = rules.locator(".rules").filter(has=page.get_by_role("link", name="BK-12", exact=True))
    beside.get_by_text("The exact words").click()
    told = rules_by_id((ROOT / "docs" / "rules" / "bakschisch.md").read_text(encoding="utf-8"))
    expect(beside.locator("dt", has_text="BK-12")).to_be_visible()
    expect(beside.locator("dl")).to_contain_text(told["BK-12"])
    expect(rules.get_by_role("link", name="Learn to play")).to_have_attribute("href", "/learn/bakschisch")
    page.keyboard.press("Escape")
    tile.get_by_role("button", name="Invite friends").click()
    lesson = page.get_by_role("link", name="Learn a game in five minutes")
    expect(lesson).to_have_attribute("href", "/learn/bakschisch")
    expect(page.get_by_text("Very easy: throws dice.")).to_be_visible()
    page.goto("/learn/bakschisch/no-such-scene")
    expect(page.get_by_role("heading", name="There is no such lesson here")).to_be_visible()
