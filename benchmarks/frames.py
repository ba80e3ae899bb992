"""Frames of the three great animations in a slowed Chromium: the reveal, a sowing, a theft.

    python -m benchmarks.frames [--slow 4] [--rounds 3] [--width 1280] [--height 800] [--trace]

Starts a server of this checkout, plays each animation several times with the processor slowed (Chromium's own
throttling) and prints what the page drew: frames per second, the longest gap between two frames, and how much of the
time scripts, styles and layout took of the main thread. Frames suffer from whatever else the machine does; the shares
of the main thread hardly do. With `--trace` it tells the processor time of scripts, of drawing and of rastering a
frame as well, from Chromium's own trace, which slows the page a little. Needs the test extra (Playwright and a
Chromium).
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
from collections import Counter
from collections.abc import Callable, Collection
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, expect, sync_playwright

from serai.games.five_tribes.pieces import TILE_NAMES
from tests.rules.positions_five_tribes import Setup
from tests.server.server_process import Host, hosting
from tests.web.chromium import find_chromium
from tests.web.five_tribes import Player as Sower
from tests.web.tables import Visit, begin_for_two
from tests.web.test_bagdad import prepared

COUNT = """(milliseconds) => new Promise((done) => {
  const at = [];
  const begin = performance.now();
  const look = (now) => {
    at.push(now);
    if (now - begin < milliseconds) requestAnimationFrame(look);
    else done(at);
  };
  requestAnimationFrame(look);
})"""
PARTS = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration", "TaskDuration")
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "cc"]
DRAWING = ("UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit")
SCRIPT = ("FunctionCall", "RunMicrotasks", "TimerFire", "FireAnimationFrame", "EvaluateScript", "v8.callFunction")
PAIRS = ("YW", "GB", "RW", "GR", "BY")
TRACED = ("script", "drawing", "raster")
MILLISECONDS = {"reveal": 1800, "sowing": 1600, "theft": 1500}


class Drawn(NamedTuple):
    """What was drawn in one animation."""

    fps: float
    longest: float
    shares: dict[str, float]
    script: float = 0.0
    drawing: float = 0.0
    raster: float = 0.0


def watch(page: Page, cdp: CDPSession, milliseconds: int) -> Drawn:
    """Count frames from now on, and what the main thread did meanwhile."""
    before = measures(cdp)
    at: list[float] = page.evaluate(COUNT, milliseconds)
    after = measures(cdp)
    gaps = [later - sooner for sooner, later in pairwise(at)]
    seconds = (at[-1] - at[0]) / 1000
    return Drawn(len(gaps) / seconds, max(gaps), {part: (after[part] - before[part]) / seconds for part in PARTS})


def traced(drawn: Drawn, trace: bytes) -> Drawn:
    """With the milliseconds of processor time that a frame took: scripts, drawing, and raster."""
    events = sorted(
        (each for each in json.loads(trace)["traceEvents"] if each["ph"] == "X"), key=lambda each: each["ts"]
    )
    frames = Counter(each["pid"] for each in events if each["name"] == "FireAnimationFrame")
    page, count = frames.most_common(1)[0]  # other pages count no frames
    own = [each for each in events if each["pid"] == page]
    script, drawing, raster = (spent(own, names) / count for names in (SCRIPT, DRAWING, ("RasterTask",)))
    return drawn._replace(script=script, drawing=drawing, raster=raster)


def spent(events: list[dict[str, Any]], names: Collection[str]) -> float:
    """Milliseconds of processor time of the named work; what lies inside of other such work counts once."""
    ends: dict[int, float] = {}
    total = 0.0
    for each in events:
        if each["name"] in names and each["ts"] >= ends.get(each["tid"], 0.0):
            ends[each["tid"]] = each["ts"] + each["dur"]
            total += each.get("tdur", 0) / 1000
    return total


def measures(cdp: CDPSession) -> dict[str, float]:
    """Seconds that the main thread has spent with each kind of work."""
    found: list[dict[str, Any]] = cdp.send("Performance.getMetrics")["metrics"]
    return {each["name"]: each["value"] for each in found}


class Bench:
    """Visitors of one server, and a browser that is slowed while something moves."""

    def __init__(self, browser: Browser, host: Host, slow: float, size: dict[str, int], trace: bool) -> None:
        self._browser, self._host, self._slow, self._size, self._trace = browser, host, slow, size, trace

    def visit(self, motion: bool = True) -> Visit:
        """A new visitor; `motion`: things move for them."""
        reduced = "no-preference" if motion else "reduce"
        context = self._browser.new_context(base_url=self._host.url, viewport=self._size, reduced_motion=reduced)
        context.set_default_timeout(60_000)
        return Visit(context)

    def measure(self, visit: Visit, name: str, begin: Callable[[], None]) -> Drawn:
        """Begin an animation and watch it on the slowed page."""
        cdp = visit.page.context.new_cdp_session(visit.page)
        cdp.send("Performance.enable")
        cdp.send("Emulation.setCPUThrottlingRate", {"rate": self._slow})
        begin()
        if self._trace:
            self._browser.start_tracing(page=visit.page, categories=CATEGORIES)
        drawn = watch(visit.page, cdp, MILLISECONDS[name])
        if self._trace:
            drawn = traced(drawn, self._browser.stop_tracing())
        cdp.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        visit.page.context.close()
        return drawn

    def reveal(self) -> Drawn:
        """Two fists open, coins fly, a pawn walks."""
        host, guest = self.visit(), self.visit(motion=False)
        table = begin_for_two(host, guest)
        guest.step("bid 2", seat=1, table=table)
        expect(host.page.locator("[data-fist='closed']")).to_have_count(1)

        def begin() -> None:
            host.step("bid 5")
            expect(host.page.locator(".bakschisch")).to_have_attribute("data-playing", "true", timeout=60_000)

        drawn = self.measure(host, "reveal", begin)
        guest.page.context.close()
        return drawn

    def sowing(self) -> Drawn:
        """A rival sows five meeples in the middle of a game."""
        watcher, rival = self.visit(), self.visit(motion=False)
        setup = Setup().put(c3="YWGBR", c4="Y", c5="W", d5="G", d4="B", d3="R")
        others = [name for name in TILE_NAMES if not setup.s.meeples[TILE_NAMES.index(name)].any()]
        setup.put(**{name: PAIRS[number % len(PAIRS)] for number, name in enumerate(others)})
        options = dict(setup.game.options)
        table = begin_for_two(rival, watcher, game="five-tribes", position=setup.state().position(), options=options)
        watcher.go_to(table)
        watcher.wait_for_board()
        watcher.page.mouse.click(2, 400)  # who plays has touched the page, and sounds are on
        Sower(rival).wait()
        moves = rival.ask("GET", f"/tables/{table}/moves?seat=0")["moves"]
        longest = max(moves, key=lambda move: len(move["path"]))

        def begin() -> None:
            for step in (f"take {longest['start']}", *longest["path"]):
                rival.step(step, seat=0, table=table)

        drawn = self.measure(watcher, "sowing", begin)
        rival.page.context.close()
        return drawn

    def theft(self) -> Drawn:
        """A chest is stolen."""
        visit = self.visit()
        thief = prepared(visit)
        thief.point("red")
        thief.pay("place red")
        thief.expect_planned(1)

        def begin() -> None:
            visit.page.locator("[data-commit]").click()
            expect(visit.page.locator("[data-theft='red']")).to_be_visible(timeout=60_000)

        return self.measure(visit, "theft", begin)


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slow", type=float, default=4.0, help="how many times slower the page's processor is")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--width", type=int, default=1280)
    parser.add_argument("--height", type=int, default=800)
    parser.add_argument("--trace", action="store_true", help="the processor time of a frame as well")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, hosting(Path(folder)) as host, sync_playwright() as playwright:
        path, environment = find_chromium(playwright.chromium.executable_path)
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox"], env={**os.environ, **environment}
        )
        bench = Bench(browser, host, wanted.slow, {"width": wanted.width, "height": wanted.height}, wanted.trace)
        print(f"processor slowed {wanted.slow:g} times, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        more = " script, ms a frame | drawing, ms a frame | raster, ms a frame |" if wanted.trace else ""
        print(f"| animation | frames per second | longest gap, ms | main thread | script | style | layout |{more}")
        print("|---" * (10 if wanted.trace else 7) + "|")
        for name in MILLISECONDS:
            rounds = [getattr(bench, name)() for _ in range(wanted.rounds)]
            shares = [statistics.median(each.shares[part] for each in rounds) for part in PARTS]
            script, layout, style, task = (f"{share:.0%}" for share in shares)
            fps = statistics.median(each.fps for each in rounds)
            longest = statistics.median(each.longest for each in rounds)
            parts = [statistics.median(getattr(each, part) for each in rounds) for part in TRACED]
            more = "".join(f" {part:.2f} |" for part in parts) if wanted.trace else ""
            print(f"| {name} | {fps:.0f} | {longest:.0f} | {task} | {script} | {style} | {layout} |{more}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
