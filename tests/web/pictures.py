"""Draws the icons of the installed page and the pictures of link previews from the client's own art.

`python -m tests.web.pictures` writes them into `web/public`; they lie in the repository, for a server has no browser.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

import hatch_build
from tests.server.server_process import hosting
from tests.web.chromium import ROOT, find_chromium
from tests.web.tables import Visit

PUBLIC = ROOT / "web" / "public"
ICONS = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "apple-180": (180, 1.0), "maskable-512": (512, 0.72)}
MOMENTS = {"bakschisch": 22, "bagdad": 60, "five-tribes": 60}  # so far into a game that there is something to see
PREVIEW: ViewportSize = {"width": 1200, "height": 630}
PLAYERS = 3
BOARD = """
aside, .seats, .corner, .dock, .notes, .skip { display: none !important }
main.begun, .parts { display: block !important; height: 630px !important }
section.board { height: 630px !important }
.boardarea { height: 556px !important }
.area:has(.beside) { grid-template-columns: minmax(0, 1fr) !important }
.map { place-items: center !important }
.beside { display: none !important }
.ribbon { position: fixed; inset: auto 0 0; height: 74px; display: flex; align-items: center; gap: 18px; z-index: 99;
  padding: 0 28px; color: #fff6e0; background: #131431; border-top: 5px solid #c4613b;
  font: 600 38px/1 var(--font-display) }
.ribbon img { width: 52px }
.ribbon span { margin-left: auto; font-size: 30px; color: #f2b63c }
"""
HOME = """
header, .games, .tables, .skip, section[aria-labelledby] { display: none !important }
main { max-width: none !important; padding: 0 !important }
.hero { height: 630px; border-radius: 0 !important; grid-template-rows: 5fr 2fr !important }
.hero .words { padding: 40px 70px !important; max-width: none !important }
.hero h1 { font-size: 92px !important }
.hero p { font-size: 34px !important; max-width: 900px }
"""
RIBBON = """(title) => {
  const ribbon = document.createElement("div");
  ribbon.className = "ribbon";
  ribbon.innerHTML = '<img src="/icon.svg" alt=""><b></b><span>Serai</span>';
  ribbon.querySelector("b").textContent = title;
  document.body.append(ribbon);
}"""


def draw_icons(browser: Browser) -> None:
    """The icons: transparent round the edge, but for the one that the system cuts into a shape of its own."""
    art = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    (PUBLIC / "icons").mkdir(exist_ok=True)
    for name, (size, scale) in ICONS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        ground = "transparent" if name.startswith("icon") else "#1b1c45"
        page.set_content(
            f"<body style='margin:0;background:{ground};display:grid;place-items:center;height:100vh'>"
            f"<div style='width:{size * scale}px'>{art}</div></body>"
        )
        page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
        page.close()


def draw_preview(page: Page, name: str) -> None:
    """A picture for links, as small as a JPEG but of few colours."""
    (PUBLIC / "previews").mkdir(exist_ok=True)
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.screenshot(path=PUBLIC / "previews" / f"{name}.png")


def draw_table(visit: Visit, game: str, moment: int) -> None:
    """The table of a game at a moment, through a spectator's eyes."""
    table = visit.open_table(game=game, players=PLAYERS, bots=["random"] * PLAYERS, sit=False)
    visit.command("start", table)
    page = visit.page
    while visit.update(table)["table"]["moments"] <= moment:
        page.wait_for_timeout(200)
    page.goto(f"/t/{table}#at={moment}")
    expect(page.locator(".task.looking")).to_be_visible()
    title = page.title().replace("● ", "").removesuffix(" · Serai")
    page.add_style_tag(content=BOARD)
    page.evaluate(RIBBON, title)
    page.wait_for_timeout(500)
    draw_preview(page, game)


def main() -> None:
    """Draw everything."""
    hatch_build.build(ROOT, print)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder, hosting(Path(folder)) as host:
        path, environment = find_chromium(playwright.chromium.executable_path)
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox"], env={**os.environ, **environment}
        )
        draw_icons(browser)
        context = browser.new_context(
            base_url=host.url, viewport=PREVIEW, bypass_csp=True, reduced_motion="reduce", color_scheme="dark",
            locale="en", service_workers="block",
        )  # fmt: skip
        visit = Visit(context)
        visit.go_home()
        visit.page.add_style_tag(content=HOME)
        draw_preview(visit.page, "home")
        for game, moment in MOMENTS.items():
            draw_table(visit, game, moment)
        browser.close()


if __name__ == "__main__":
    main()
