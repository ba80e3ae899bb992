"""Puzzles in a real browser: from the home page to the solution, with the streak that the device keeps."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from serai.problems.puzzles import Puzzle, shipped
from tests.web.conftest import Visitors

pytestmark = pytest.mark.compiled
EMPTY_FIST = "Close fist: empty"


def with_solution(step: str, *, right: bool) -> Puzzle:
    """A puzzle of Bakschisch to which this step is the answer, or a wrong one that can be chosen."""
    return next(
        puzzle
        for puzzle in shipped("bakschisch")
        if (puzzle.solution == step) is right and step in puzzle.knowledge().legal()
    )


def results(page: Page) -> dict[str, object]:
    told: dict[str, object] = json.loads(page.evaluate("localStorage.getItem('serai.puzzles')"))
    return told


def test_a_wrong_answer_and_a_right_one(visitors: Visitors) -> None:
    visitor = visitors()
    page = visitor.page
    wrong, right = with_solution("pass", right=False), with_solution("pass", right=True)
    page.goto("/")
    page.get_by_role("link", name="Puzzle of the day").click()
    expect(page.get_by_role("heading", name="Puzzles", level=1)).to_be_visible()
    page.locator(f"a[href='/puzzles/{wrong.id}']").last.click()
    page.get_by_role("button", name=EMPTY_FIST).click()
    expect(page.locator(".verdict", has_text="There is something better.")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="There is something better. Best:")).to_have_count(1)
    expect(page.get_by_text("You are the first to try this one.")).to_be_visible()
    assert page.locator("tbody tr").count() >= len(wrong.candidates)
    best = f"{wrong.candidates[0].win:.1%}"
    expect(page.locator("tbody tr").first).to_contain_text(best.replace(".0%", "%"))
    expect(page.get_by_role("button", name=EMPTY_FIST)).to_have_count(0)
    assert results(page)["answers"] == {wrong.id: False}
    assert visitor.faults() == []

    page.goto(f"/puzzles/{right.id}")
    page.get_by_role("button", name=EMPTY_FIST).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".verdict", has_text="That is the best move!")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name=EMPTY_FIST)).to_be_visible()
    page.goto("/puzzles")
    expect(page.locator(f"a[href='/puzzles/{right.id}'].right")).to_be_visible()
    expect(page.locator(f"a[href='/puzzles/{wrong.id}'].wrong")).to_be_visible()
    assert visitor.faults() == []


def test_a_whole_turn_is_shown_on_a_phone(visitors: Visitors) -> None:
    page = visitors(viewport={"width": 390, "height": 844}).page
    puzzle = next(
        puzzle
        for puzzle in shipped("bagdad")
        if len(puzzle.turn) > 1 and {"pass", "end"} & set(puzzle.knowledge().legal())
    )
    page.goto(f"/puzzles/{puzzle.id}")
    page.get_by_role("button", name=re.compile("^Draw [34]")).first.click()
    expect(page.locator(".verdict", has_text="There is something better.")).to_be_visible()
    turns = page.get_by_role("list", name="Why").get_by_role("button")
    expect(turns.first).to_have_attribute("aria-pressed", "true")
    turns.last.click()
    expect(turns.last).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_list_in_other_languages(visitors: Visitors) -> None:
    visit = visitors(locale="fr-FR")
    visit.page.goto("/puzzles")
    heading = visit.page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Énigmes")
    for language, words in (("it", "Enigmi"), ("de", "Rätsel"), ("es", "Acertijos")):
        visit.speak(language)
        expect(heading).to_have_text(words)


def test_days_in_a_row_are_counted(visitors: Visitors) -> None:
    page = visitors().page
    puzzle = with_solution("pass", right=True)

    def on_a_day(route: Route) -> None:
        """The list of a day whose puzzle is known, whenever the test runs."""
        told = route.fetch().json()
        told["day"] = "2026-11-16"
        told["shelves"][0]["today"] = puzzle.id
        route.fulfill(json=told)

    page.route("**/api/puzzles", on_a_day)
    before = json.dumps({"answers": {}, "last": "2026-11-15", "streak": 4, "best": 4})
    page.add_init_script(f"localStorage.getItem('serai.puzzles') ?? localStorage.setItem('serai.puzzles', '{before}')")
    page.goto("/")
    expect(page.get_by_text("4 days in a row.")).to_be_visible()
    page.locator(f"a[href='/puzzles/{puzzle.id}']").click()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    page.get_by_role("button", name=EMPTY_FIST).click()
    expect(page.get_by_text("5 days in a row.")).to_be_visible()
    assert results(page)["best"] == 5


def test_the_coach_tells_of_a_blunder(visitors: Visitors) -> None:
    """The switch in the table's menu, kept on the device, and one sentence after a choice that costs much."""
    puzzle = next(
        puzzle
        for puzzle in shipped("bagdad")
        if puzzle.seat == 0
        and puzzle.gap >= 0.06
        and puzzle.solution not in ("pass", "end", "pass dancer")
        and {"pass", "end"} & set(puzzle.knowledge().legal())
    )
    player = visitors()
    start = dict(puzzle.position)
    bots = ["random"] * (puzzle.players - 1)
    table = player.open_table(
        game="bagdad", players=puzzle.players, position=start, options=start["options"], bots=bots
    )
    player.command("start", table)
    page = player.go_to(table)
    player.wait_for_board()
    page.get_by_role("button", name="Table", exact=True).click()
    switch = page.get_by_role("checkbox", name=re.compile("^Coach"))
    expect(switch).not_to_be_checked()
    switch.check()
    page.keyboard.press("Escape")
    assert page.evaluate("localStorage.getItem('serai.coach')") == "on"
    page.get_by_role("button", name=re.compile("^Draw [34]")).first.click()
    said = page.get_by_role("region", name="Coach")
    expect(said).to_contain_text(re.compile(r"That gave away about \d+.%: .* was stronger\."))
    said.get_by_role("button", name="Close").click()
    expect(said).to_have_count(0)
