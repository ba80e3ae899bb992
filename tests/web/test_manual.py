"""The documentation site: built without a broken link, nothing from elsewhere, and served with a strict policy."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Browser, expect
from starlette.applications import Starlette

import serai
from hatch_build import one_at_a_time
from serai.server.http import docs_site
from serai.server.http.headers import HEADERS
from tests.server import plain_http
from tests.shared_folder import shared_folder
from tests.web.chromium import ROOT

FIRST_PAGES = ("play", "host", "research", "contribute")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built strictly: a broken link or anchor, or a page that no menu names, fails."""
    folder = shared_folder(tmp_path_factory) / "manual"
    with one_at_a_time(folder.with_suffix(".lock")):  # of all workers the first one builds it
        if not folder.is_dir():
            unfinished = folder.with_suffix(".part")
            built = subprocess.run(
                [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(unfinished)],
                cwd=ROOT,
                env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
                capture_output=True,
                text=True,
                check=False,
            )
            assert built.returncode == 0, built.stdout + built.stderr
            unfinished.rename(folder)
    return folder


@contextlib.contextmanager
def serving(site: Path) -> Iterator[str]:
    """A server that shows a site alone; its address."""
    server = uvicorn.Server(uvicorn.Config(Starlette(routes=docs_site.routes(site)), port=0, log_level="error"))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join()


def test_nothing_comes_from_elsewhere(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 25
    loaded = r'<(?:script|img|iframe)[^>]+src="(https?:)?//|<link[^>]+(?:stylesheet|preconnect)[^>]+href="(https?:)?//'
    assert [page.name for page in pages if re.search(loaded, page.read_text(encoding="utf-8"))] == []


def test_every_rule_has_its_place_and_every_public_name_its_entry(site: Path) -> None:
    for game in ("bakschisch", "bagdad", "five_tribes"):
        ids = set(
            re.findall(r'id="([A-Z]+-\d+)"', (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8"))
        )
        page = (site / "rules" / f"{game}.html").read_text(encoding="utf-8")
        assert ids
        assert ids <= set(re.findall(r'id="([A-Z]+-\d+)"', page))
        assert f"rules-{game}.svg" in page
    reference = (site / "api.html").read_text(encoding="utf-8")
    headings = set(re.findall(r'id="serai\.(?:[\w.]*\.)?(\w+)"', reference))
    assert set(serai.__all__) <= headings


def test_the_citation_names_this_version() -> None:
    assert f"version: {serai.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """A server that shows the site."""
    with serving(site) as found:
        yield found


def test_a_reader_searches_and_changes_the_light(browser: Browser, address: str) -> None:
    page = browser.new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("request", lambda request: None if request.url.startswith(address) else complaints.append(request.url))
    for name in FIRST_PAGES:
        answer = page.goto(f"{address}/docs/start/{name}.html")
        assert answer is not None
        assert answer.status == 200
        assert "unsafe-eval" not in answer.headers["content-security-policy"]
        assert "'unsafe-inline'" not in answer.headers["content-security-policy"].partition("; style-src-attr")[0]
        expect(page.locator("pre").first).to_be_visible()
    for name in ("results", "glossary", "web"):  # with tables whose columns stand to the right, and pictures
        page.goto(f"{address}/docs/{name}.html")
        expect(page.locator("table").first).to_be_visible()
    page.goto(f"{address}/docs")
    page.locator("form[data-md-component=palette] label").first.click()
    search = page.get_by_role("textbox", name="Search")
    search.click()
    expect(page.locator(".md-search-result__meta")).to_have_text("Type to start searching")
    search.press_sequentially("throne")
    page.locator(".md-search-result__link").first.click()
    page.wait_for_url("**/*.html**")
    assert complaints == []
    page.close()


def test_without_the_site_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    with serving(tmp_path) as bare:
        for path in ("/docs", "/docs/", "/docs/start/play.html"):
            answer = plain_http.get(bare + path)
            assert answer.status_code == 404
            assert "make docs" in answer.text


def test_a_page_that_is_not_there_is_not_found(address: str) -> None:
    assert plain_http.get(f"{address}/docs/nothing.html").status_code == 404
    assert plain_http.get(f"{address}/docs/..%2f..%2fserver.py").status_code == 404
    policy = plain_http.get(f"{address}/docs/").headers["content-security-policy"]
    assert policy != HEADERS["content-security-policy"]
    assert "sha256-" in policy
