"""A server that dies in the middle: the page says so, keeps the board, comes back by itself and loses nothing."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.server.server_process import Host, hosting
from tests.web.conftest import Visitors
from tests.web.tables import talk
from tests.web.test_bagdad import prepared


@pytest.fixture(scope="module")
def host(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that nobody else needs."""
    with hosting(tmp_path_factory.mktemp("host")) as running:
        yield running


def test_a_killed_server_costs_nothing(host: Host, visitors: Visitors, screenshot: Callable[..., None]) -> None:
    visitors.connection_may_fail = True
    visit = visitors(fresh=True)  # with a service worker, as people have it
    page = visit.play_now()
    visit.step("bid 1")
    lines = talk(page).get_by_role("listitem")
    expect(lines.nth(1)).to_contain_text("Bribe 2")
    host.kill()
    banner = page.get_by_role("alert").filter(has_text="Connection lost.")
    expect(banner).to_be_visible()
    visit.wait_for_board()
    screenshot(page, "lost")
    talk(page, "Chat").get_by_label("Say something").fill("still here")
    page.keyboard.press("Enter")  # kept, and sent when the server is back
    host.start(wait=False)
    expect(page.get_by_text("Connected again.").last).to_be_visible()  # for some seconds, so it is looked for at once
    expect(banner).to_have_count(0)
    host.wait()
    expect(talk(page, "Chat").get_by_text("still here")).to_have_count(1)
    count = visit.update()["table"]["moments"]
    visit.step("bid 1")
    expect(lines.last).to_be_visible()
    assert visit.update()["table"]["moments"] > count


def test_a_turn_that_meets_a_break_is_played_whole_or_not_at_all(host: Host, visitors: Visitors) -> None:
    visitors.connection_may_fail = True
    visit = visitors()
    player = prepared(visit)
    page = player.page
    player.point("red")
    player.pay("place red 1d")
    player.guard("yellow")
    player.point("white")
    player.pay("move yellow white with yellow")
    player.expect_planned(2)
    before = visit.update()["table"]["moments"]
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    host.kill()
    banner = page.get_by_role("alert").filter(has_text="Connection lost.")
    expect(banner).to_be_visible()
    page.locator("[data-commit]").click()
    expect(page.locator("[data-committing='true']")).to_have_count(1)
    player.expect_planned(2)
    host.start()
    assert visit.update()["table"]["moments"] == before or banner.count() == 0, "nothing is half played"
    expect(talk(page).get_by_text("chest of 4 thieves from the red palace")).to_be_visible()
    player.wait()
    played = [message for message in map(json.loads, sent) if message["type"] == "play"]
    assert {message["id"] for message in played} == {played[0]["id"]}
    assert played[0]["steps"] == ["place red 1d", "move yellow white with yellow", "end"]
    assert visit.update()["perspectives"][0]["view"]["seats"][0]["chests"] == 1
