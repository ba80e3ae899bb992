"""The page that `serai analyse --html` writes: whole without a network, by day and by night, on a phone too."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

import serai
from serai.study.page import write_page
from tests.study.test_analysis import TINY, random_match

pytestmark = pytest.mark.compiled


def test_the_page_of_an_analysis(browser: Browser, tmp_path: Path) -> None:
    match = random_match("bagdad", 3, "page", 40)
    match.names = ("Ann", "Bob", "Cleo <i>")
    analysis = serai.analyse(match, TINY)
    assert analysis.turning
    path = tmp_path / "page.html"
    path.write_text(write_page([(match, analysis)]), encoding="utf-8")
    context = browser.new_context(offline=True, color_scheme="dark", viewport={"width": 390, "height": 844})
    try:
        page = context.new_page()
        complaints: list[str] = []
        page.on("console", lambda message: complaints.append(message.text))
        page.on("requestfailed", lambda request: complaints.append(request.url))
        page.goto(path.as_uri())
        assert page.locator("polyline").count() == 3
        assert page.locator("circle").count() == page.locator("article").count() == len(analysis.turning)
        assert page.get_by_text("Cleo <i>").first.is_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate("[...document.images].every((image) => image.complete && image.naturalWidth > 0)")
        dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
        page.emulate_media(color_scheme="light")
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") != dark
        first = analysis.turning[0]
        page.locator("circle").first.click()
        assert page.url.endswith(f"#g0-m{first}")
        assert complaints == []
    finally:
        context.close()
