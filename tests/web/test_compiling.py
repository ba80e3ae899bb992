"""The first minute in a real browser: a server with nothing compiled, and somebody who clicks at once."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.caches import SMALL, fill
from tests.server.bots.test_compilation import hold
from tests.server.server_process import Host
from tests.web.conftest import Visitors

COMPILING_MILLISECONDS = 300_000  # on a busy machine


@pytest.fixture
def host(client: None, browser: Browser, tmp_path: Path) -> Iterator[Host]:
    """A server with nothing prepared, some of Bakschisch to be compiled; it starts when the browser is there."""
    cache = fill(tmp_path / "cache", "bagdad", "five-tribes", noted=True)
    fill(cache, "bakschisch", without=SMALL)
    running = Host(tmp_path, cache_dir=str(cache)).start(wait=False)
    running.wait(prepared=False)
    yield running
    running.stop()
    assert "Traceback" not in running.output()
    assert "event loop" not in running.output()


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.skipif(os.name == "nt", reason="asks ps for processes")
def test_an_early_click_leads_to_a_table_that_begins_by_itself(host: Host, visitors: Visitors) -> None:
    compiler = hold(host, "bakschisch")
    visit = visitors()
    page = visit.go_home()
    compiled = page.get_by_role("article", name="Bakschisch")  # the others lie in the cache, and may be ready already
    expect(compiled.get_by_text("Being prepared, once on this machine")).to_be_visible()
    expect(compiled.get_by_role("progressbar")).to_have_count(1)
    assert visit.faults() == []
    page.get_by_role("article", name="Bakschisch").get_by_role("button", name="Play now").click()
    expect(page.get_by_text("The game begins by itself as soon as it is ready.")).to_be_visible()
    expect(page.get_by_text("This game is being prepared")).to_be_visible()
    expect(page.get_by_role("button", name="Begin", exact=True)).to_be_disabled()
    assert visit.faults() == []
    page.get_by_role("button", name="Rules").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    os.kill(compiler, signal.SIGCONT)
    expect(page.locator(".board > *").first).to_be_visible(timeout=COMPILING_MILLISECONDS)
    visit.step()
    home = visitors().go_home()
    expect(home.get_by_role("article", name="Bakschisch").get_by_text("You can play.")).to_be_visible()
