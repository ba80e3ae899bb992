"""The school in a real browser: whole lessons by keys and by clicks, on a desktop and on a phone, and what is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from serai.school.shelf import own_lessons
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
    """Bakschisch: the fist that the guide has filled is closed."""
    if keys:
        page.keyboard.press("Enter")
    else:
        page.locator("button.close").click()


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
    commit = page.locator(".panel button.primary").first
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


@pytest.mark.parametrize(
    ("lesson", "device", "keys"),
    [
        ("bakschisch", DESKTOP, True),
        ("bakschisch", PHONE, False),
        ("bagdad", DESKTOP, False),
        ("bagdad", PHONE, True),
        ("five-tribes", DESKTOP, True),
        ("five-tribes", PHONE, False),
    ],
)
def test_a_lesson_from_its_first_scene_to_its_last(
    visitors: Visitors, screenshot: Callable[..., None], lesson: str, device: dict[str, Any], keys: bool
) -> None:
    page = visitors(**device).page
    scenes = LESSONS[lesson].scenes
    onwards = guide(page).locator(".primary")
    page.goto(f"/learn/{lesson}")
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
