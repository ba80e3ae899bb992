"""A server that dies in the middle: the page says so, keeps the board, comes back by itself and loses nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.server.hosts import Host, hosting
from tests.web.conftest import Visitors


@pytest.fixture(scope="module")
def host(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that nobody else needs."""
    with hosting(tmp_path_factory.mktemp("host")) as running:
        yield running


def test_a_killed_server_costs_nothing(host: Host, visitors: Visitors, screenshot: Callable[..., None]) -> None:
    visitors.connection_may_fail = True
    visit = visitors()
    page = visit.play_now()
    visit.step("bid 1")
    lines = page.get_by_role("region", name="Log").get_by_role("listitem")
    expect(lines.nth(2)).to_be_visible()
    host.kill()
    banner = page.get_by_role("alert").filter(has_text="Connection lost.")
    expect(banner).to_be_visible()
    visit.wait_for_board()
    screenshot(page, "lost")
    page.get_by_label("Say something").fill("still here")
    page.keyboard.press("Enter")  # kept, and sent when the server is back
    host.start()
    expect(banner).to_have_count(0)
    expect(page.get_by_text("Connected again.").last).to_be_visible()
    expect(page.get_by_role("region", name="Chat").get_by_text("still here")).to_have_count(1)
    count = visit.update()["table"]["moments"]
    visit.step("bid 1")
    expect(lines.last).to_be_visible()
    assert visit.update()["table"]["moments"] > count
