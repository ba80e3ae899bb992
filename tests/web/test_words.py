"""Whole visits in other languages: every text is there, and nothing of it is English."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.tables import late

WORDS = Path(__file__).resolve().parents[2] / "web" / "src" / "words"
LANGUAGES = sorted(folder.name for folder in WORDS.iterdir() if folder.name != "en")
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ENGLISH = re.compile(r"\b(the|and|of|with|you|your|this|that|these|are|is|have|from|was|not|game|seat|which)\b", re.I)
OWN_WORDS = {"de": {"was"}}  # what looks English and is not
LATE: dict[str, dict[str, Any]] = {
    "bakschisch": {"at": 9, "max_rounds": 10},
    "bagdad": {"count": "turn", "at": 40, "max_turns": 50},
    "five-tribes": {"at": 8},
}
GAME_MILLISECONDS = 300_000  # two random bots on a busy machine
TOO_WIDE = """Math.max(...[...document.querySelectorAll('dialog[open], dialog[open] *')]
    .filter((part) => getComputedStyle(part).overflowX === 'auto')
    .map((part) => part.scrollWidth - part.clientWidth))"""
OWN_NAME = re.compile(r"^(camel|falcon|fox|gazelle|hoopoe|ibex|lynx|oryx|stork|swallow) of ")


def words_of(language: str, id: str) -> str:
    """A plain message of the shell."""
    text = (WORDS / language / "shell.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{id} = (.*)$", text, re.MULTILINE)
    assert found is not None, f"{id} in {language}"
    return re.sub(r" (?=[;:?!%])", ".", found[1]) if language == "fr" else found[1]


def english_in(page: Page, language: str) -> list[str]:
    """Lines of the page, and what it tells screen readers, that look English to those who read the language."""
    shown: str = page.evaluate(
        """() => [document.body.innerText, document.title,
            ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((part) =>
                ['aria-label', 'title', 'placeholder'].map((name) => part.getAttribute(name) ?? ''))].join('\\n')"""
    )
    own = OWN_WORDS.get(language, set())
    lines = (line.replace("Five Tribes", "") for line in shown.splitlines())
    return sorted({line for line in lines if {word.lower() for word in ENGLISH.findall(line)} - own})


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_the_way_into_a_game_is_english(
    visitors: Visitors, language: str, screenshot: Callable[..., None]
) -> None:
    visit = visitors(locale=language, **PHONE)
    page = visit.go_home()
    expect(page.locator("html")).to_have_attribute("lang", language)
    told = visit.ask("POST", "/me")["name"]
    assert OWN_NAME.match(told)
    page.locator("header .who").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.locator("#visitor-name").input_value() != told
    assert page.evaluate(TOO_WIDE) <= 0
    assert english_in(page, language) == []
    screenshot(page, f"settings-{language}")
    page.keyboard.press("Escape")
    for number in range(3):
        page.get_by_role("article").nth(number).get_by_role("button", name=words_of(language, "more-options")).click()
        page.locator("dialog summary").click()
        assert english_in(page, language) == []
        assert page.evaluate(TOO_WIDE) <= 0
        page.keyboard.press("Escape")
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0
    visit.follow("/t/" + "x" * 22)
    expect(page.get_by_text(words_of(language, "refusal-no-table"))).to_be_visible()
    assert english_in(page, language) == []
    page.goto("/rules/bakschisch")
    note = page.locator(".note")
    expect(note).to_have_attribute("lang", language)
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize("game", LATE)
def test_a_game_to_its_end_has_no_english_in_it(visitors: Visitors, game: str, screenshot: Callable[..., None]) -> None:
    visit = visitors()
    table = visit.open_table(bots=["random"], **late(game, **LATE[game]))
    visit.command("start", table)
    page = visit.go_to(table)
    visit.wait_for_board()
    for language in LANGUAGES:
        visit.speak(language)
        assert english_in(page, language) == []
        screenshot(page, language)
        page.keyboard.press("?")
        rules = page.get_by_role("dialog", name=words_of(language, "rules"))
        expect(rules).to_be_visible()
        contents = rules.get_by_role("navigation").get_by_role("button")
        contents.last.click()
        expect(rules.get_by_role("heading", name=contents.last.inner_text(), exact=True)).to_be_in_viewport()
        assert english_in(page, language) == []
        screenshot(page, f"rules-{language}")
        page.keyboard.press("Escape")
        expect(rules).to_have_count(0)
    visit.command("resign", seat=0)
    for language in reversed(LANGUAGES):
        if language != LANGUAGES[-1]:
            visit.speak(language)
        rematch = page.get_by_role("button", name=words_of(language, "rematch"))
        expect(rematch).to_be_visible(timeout=GAME_MILLISECONDS)  # the bots play on to the end
        assert english_in(page, language) == []
        screenshot(page, f"end-{language}")
