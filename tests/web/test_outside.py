"""A game from an installed package that the client has no folder for: the plain board plays it to the end."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.hosts import Host
from tests.web.conftest import Visitors
from tests.web.tables import THEMES

OUTSIDE = Path(__file__).resolve().parents[1] / "outside"


@pytest.fixture(scope="module")
def host(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server beside which the package is installed."""
    made = Host(tmp_path_factory.mktemp("outside"))
    made.environment["PYTHONPATH"] = os.pathsep.join([str(OUTSIDE), *sys.path])
    made.start()
    yield made
    made.stop()


def test_the_plain_board_plays_a_game_to_its_end(visitors: Visitors, screenshot: Callable[..., None]) -> None:
    visit = visitors()
    page = visit.page
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(4)
    page.get_by_role("article", name="Dates").get_by_role("button", name="Play now").click()
    visit.wait_for_board()
    steps = page.get_by_role("list", name="Possible steps")
    expect(steps.get_by_role("button")).to_have_count(3)
    screenshot(page, "board")
    assert visit.faults() == []
    rematch = page.get_by_role("button", name="Rematch")
    for _ in range(12):
        expect(steps.locator("button:enabled").or_(rematch).first).to_be_visible()
        if rematch.count():
            break
        moment = str(page.locator("main").get_attribute("data-moment"))
        steps.get_by_role("button").first.click()
        expect(page.locator("main")).not_to_have_attribute("data-moment", moment)
    expect(rematch).to_be_visible()
    screenshot(page, "end")
    page.goto("/rules/dates#DA-3")
    expect(page.get_by_role("listitem").filter(has_text="DA-3")).to_be_in_viewport()
    screenshot(page, "rules")


def test_a_rules_page_can_be_read_by_day_and_by_night(visitors: Visitors, screenshot: Callable[..., None]) -> None:
    visit = visitors()
    visit.page.goto("/rules/five-tribes#FT-39")
    expect(visit.page.get_by_text("Kandicha").first).to_be_in_viewport()
    for scheme in THEMES:
        assert visit.faults_in(scheme) == []
        screenshot(visit.page, scheme)
