"""A game and bots from outside: the plain board plays the game to its end, and a trained network sits at a table."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

import serai
from serai.bots.network import Network
from tests.server.server_process import Host
from tests.web.conftest import Visitors
from tests.web.tables import THEMES

OUTSIDE = Path(__file__).resolve().parents[1] / "outside"


@pytest.fixture(scope="module")
def host(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server beside which the packages are installed, and whose host lets a network play."""
    folder = tmp_path_factory.mktemp("outside")
    Network.new(serai.game("bakschisch", players=2), (8,), seed=3).save(folder / "mine.npz")
    made = Host(folder, bots=str(folder / "mine.npz"))
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


def test_a_network_of_the_host_is_chosen_and_plays(visitors: Visitors, screenshot: Callable[..., None]) -> None:
    visit = visitors()
    page = visit.page
    page.goto("/")
    page.get_by_role("article", name="Bakschisch").get_by_role("button", name="More options").click()
    page.get_by_label("Players", exact=True).select_option("2")
    page.get_by_role("radio", name="mine").check()
    screenshot(page, "bots")
    page.get_by_role("button", name="Begin").click()
    visit.wait_for_board()
    board = page.locator(".bakschisch")
    for number in (1, 2):
        page.get_by_role("button", name=re.compile("^Close fist")).click()
        expect(board).to_have_attribute("data-bribe", f"1.{number + 1}")  # it has closed its fist too
    expect(page.get_by_text("mine").first).to_be_visible()
    assert [seat["bot"] for seat in visit.update()["table"]["seats"]] == [None, "mine"]
    page.goto("/")  # it plays with two: the next game with the usual number of seats is not asked of it
    page.get_by_role("article", name="Bakschisch").get_by_role("button", name="Play now").click()
    visit.wait_for_board()


def test_a_rules_page_can_be_read_by_day_and_by_night(visitors: Visitors, screenshot: Callable[..., None]) -> None:
    visit = visitors()
    visit.page.goto("/rules/five-tribes#FT-39")
    expect(visit.page.get_by_text("Kandicha").first).to_be_in_viewport()
    for scheme in THEMES:
        assert visit.faults_in(scheme) == []
        screenshot(visit.page, scheme)
