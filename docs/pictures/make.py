"""Take the pictures of the README from the real app: `python -m docs.pictures.make` after `make test` has set up.

A real server, a real browser and the tables as somebody sees them after some steps; the terminal as text in an SVG.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from rich.console import Console

import serai
from tests.server.server_process import hosting
from tests.web.chromium import find_chromium
from tests.web.tables import Visit

FOLDER = Path(__file__).parent
SCREEN = {"width": 1280, "height": 800}
STEPS = {"bakschisch": 6, "bagdad": 8, "five-tribes": 6}
QUALITY = 72


def take_tables() -> None:
    """A picture of each game's table."""
    with tempfile.TemporaryDirectory() as folder, hosting(Path(folder)) as host, sync_playwright() as playwright:
        path, environment = find_chromium(playwright.chromium.executable_path)
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox"], env={**os.environ, **environment}
        )
        for game, steps in STEPS.items():
            context = browser.new_context(base_url=host.url, viewport=SCREEN, locale="en-GB", reduced_motion="reduce")
            visit = Visit(context)
            visit.go_home()
            table = visit.open_table(game=game, players=3, bots=["merchant", "merchant"])
            visit.command("start", table)
            for _ in range(steps):
                while 0 not in visit.update(table)["table"]["waiting"]:
                    visit.page.wait_for_timeout(100)
                visit.step(table=table)
            page = visit.go_to(table)
            visit.wait_for_board()
            page.wait_for_timeout(1500)
            page.screenshot(path=FOLDER / f"{game}.jpg", type="jpeg", quality=QUALITY)
            context.close()
        browser.close()


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
    draw_terminal()
    take_tables()
