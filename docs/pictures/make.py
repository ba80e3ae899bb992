"""Take the pictures of the README from the real app: `python -m docs.pictures.make` after `make test` has set up.

With `--sheet` instead a contact sheet of all tables, sizes and states, for who changes how they look.
A real server, a real browser and the tables as somebody sees them after some steps; the terminal as text in an SVG.
"""

from __future__ import annotations

import base64
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright
from rich.console import Console

import serai
from tests.server.server_process import hosting
from tests.web.chromium import ROOT, find_chromium
from tests.web.tables import Visit

FOLDER = Path(__file__).parent
SCREEN: ViewportSize = {"width": 1280, "height": 800}
SIZES = ((1366, 768), (1920, 1080), (820, 1180), (390, 844), (844, 390))
SHEET = ROOT / "tests" / "web" / "screenshots" / "sheet.jpg"
SHEET_STYLE = "body { font: 14px sans-serif } figure { display: inline-block; margin: 6px } img { height: 300px }"
FIGURE = "<figure><img src='data:image/jpeg;base64,{taken}'><figcaption>{words}</figcaption></figure>"
STEPS = {"bakschisch": 6, "bagdad": 8, "five-tribes": 6}
QUALITY = 72


@contextmanager
def visiting() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a server."""
    with tempfile.TemporaryDirectory() as folder, hosting(Path(folder)) as host, sync_playwright() as playwright:
        path, environment = find_chromium(playwright.chromium.executable_path)
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox"], env={**os.environ, **environment}
        )
        yield browser, host.url
        browser.close()


def sit_down(browser: Browser, url: str, game: str, bots: str) -> Visit:
    """Somebody at a table of three, after some steps."""
    visit = Visit(browser.new_context(base_url=url, viewport=SCREEN, locale="en-GB", reduced_motion="reduce"))
    visit.go_home()
    table = visit.open_table(game=game, players=3, bots=[bots] * 2)
    visit.command("start", table)
    for _ in range(STEPS[game]):
        while 0 not in visit.update(table)["table"]["waiting"]:
            visit.page.wait_for_timeout(100)
        visit.step(table=table)
    visit.go_to(table)
    visit.wait_for_board()
    visit.page.wait_for_timeout(1500)
    return visit


def take_tables() -> None:
    """A picture of each game's table."""
    with visiting() as (browser, url):
        for game in STEPS:
            page = sit_down(browser, url, game, "merchant").page
            page.screenshot(path=FOLDER / f"{game}.jpg", type="jpeg", quality=QUALITY)


def take_sheet() -> None:
    """All tables in all sizes: the question, a hint, and the end."""
    pictures: list[str] = []

    def take(page: Page, what: str) -> None:
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(400)
            taken = base64.b64encode(page.screenshot(type="jpeg", quality=QUALITY)).decode()
            pictures.append(FIGURE.format(taken=taken, words=f"{what}, {width}x{height}"))

    with visiting() as (browser, url):
        for game in STEPS:
            visit = sit_down(browser, url, game, "random")
            page = visit.page
            take(page, game)
            page.keyboard.press("h")
            expect(page.locator(".hint")).to_be_visible()
            take(page, f"{game}, a hint")
            while (about := visit.update()["table"])["stage"] != "over":
                if 0 in about["waiting"]:
                    visit.step()
            page.reload()
            expect(page.get_by_role("region", name="Result")).to_be_visible()
            take(page, f"{game}, the end")
        sheet = browser.new_page(viewport={"width": 2400, "height": 1200})
        sheet.set_content(f"<style>{SHEET_STYLE}</style>{''.join(pictures)}")
        SHEET.parent.mkdir(exist_ok=True)
        sheet.screenshot(path=SHEET, type="jpeg", quality=QUALITY, full_page=True)
        print(SHEET)


def draw_terminal() -> None:
    """A position as the terminal shows it."""
    match = serai.game("bakschisch", players=3, gold="shown").new_match(seed=7)
    for seat, step in ((0, "bid 3"), (1, "thief"), (2, "pass")):
        match.play(seat, step)
    with open(os.devnull, "w") as nowhere:
        console = Console(record=True, width=86, file=nowhere)
        console.print("$ serai play bakschisch --players 3 --bots merchant,random", style="bold", highlight=False)
        console.print(match.state.text(0), highlight=False, markup=False)
        console.save_svg(str(FOLDER / "terminal.svg"), title="serai play")


if __name__ == "__main__":
    if "--sheet" in sys.argv:
        take_sheet()
    else:
        draw_terminal()
        take_tables()
